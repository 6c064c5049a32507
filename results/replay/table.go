package replay

// The packet of a table: its columns in double precision.

import (
	"encoding/binary"
	"math"

	"gabion/results"
)

// tableHeader is the header of a table's packet. Its blocks are the columns, in order.
type tableHeader struct {
	Kind   string   `json:"kind"` // table
	Names  []string `json:"names"`
	Units  []string `json:"units"` // "" where unknown
	Rows   int      `json:"rows"`  // of the whole table
	After  int      `json:"after"` // rows that are left out at the beginning
	Blocks []Block  `json:"blocks"`
}

// Table makes the packet of the rows of a table after so many.
func Table(t results.Table, after int) ([]byte, error) {
	after = min(max(after, 0), t.Rows())
	h := tableHeader{Kind: "table", Names: t.Names, Units: t.Units, Rows: t.Rows(), After: after}
	if h.Units == nil {
		h.Units = make([]string, len(t.Names))
	}
	var b blocks
	for i, name := range t.Names {
		values := t.Columns[i][after:]
		b.begin(name, Float64, 1, len(values))
		for _, v := range values {
			b.data = binary.LittleEndian.AppendUint64(b.data, math.Float64bits(v))
		}
	}
	h.Blocks = b.list
	return b.pack(&h)
}

package replay

// The packet of a table: columns of it, in double precision.

import (
	"encoding/binary"
	"math"

	"gabion/results"
)

// Rows are rows of a table, or what is in their place.
type Rows struct {
	results.Table
	First int // row of the whole table that the first one is
	Level int // of results.Table.Thinned
	All   int // rows of the whole table
}

// tableHeader is the header of a table's packet. Its blocks are the columns, in order.
type tableHeader struct {
	Kind   string   `json:"kind"` // table
	Names  []string `json:"names"`
	Units  []string `json:"units"` // "" where unknown
	First  int      `json:"first"`
	Level  int      `json:"level"`
	Rows   int      `json:"rows"` // of the whole table
	Blocks []Block  `json:"blocks"`
}

// Table makes the packet of rows of a table.
func Table(t Rows) ([]byte, error) {
	h := tableHeader{Kind: "table", Names: t.Names, Units: t.Units, First: t.First, Level: t.Level, Rows: t.All}
	if h.Units == nil {
		h.Units = make([]string, len(t.Names))
	}
	var b blocks
	for i, name := range t.Names {
		values := t.Columns[i]
		b.begin(name, Float64, 1, len(values))
		for _, v := range values {
			b.data = binary.LittleEndian.AppendUint64(b.data, math.Float64bits(v))
		}
	}
	h.Blocks = b.list
	return b.pack(&h)
}

package studio

// Tables of runs: of what has been read once, only the rows that have come since are read.

import (
	"bytes"
	"context"
	"io"
	"io/fs"
	"os"
	"slices"

	"gabion/internal/input"
	"gabion/results"
)

// growingTable is a table that is read while it is written, and after that.
type growingTable struct {
	file  *os.File
	head  []byte // the line of names
	read  int64  // bytes, to the end of a line
	last  []byte // the line before that, by which a table that has been written anew is known
	open  bool   // that line has no end: nothing may follow it
	table results.Table
}

// refresh reads the lines that have come to a file, and all of one that is another one now. Of one that is whole the last line counts without its end too; else it may be cut off within a number.
func (g *growingTable) refresh(root *os.Root, name string, whole bool) (results.Table, error) {
	if !g.goesOn(root, name) {
		g.close()
		*g = growingTable{}
		file, err := root.OpenFile(name, input.Flags, 0)
		if err != nil {
			return results.Table{}, err
		}
		if _, err := input.From(context.Background(), file, name, input.MaxData); err != nil { // which has closed it
			return results.Table{}, err
		}
		g.file = file
	}
	text, err := io.ReadAll(io.NewSectionReader(g.file, g.read, input.MaxData-g.read))
	if err != nil {
		return results.Table{}, err
	}
	ended := text[:bytes.LastIndexByte(text, '\n')+1]
	if !whole {
		text = ended
	}
	if len(text) == 0 && g.read > 0 {
		return g.soFar(), nil
	}
	if len(text) == 0 {
		return results.Table{}, fs.ErrNotExist // not even its names are there
	}
	if g.read == 0 {
		head, _, _ := bytes.Cut(text, []byte("\n"))
		g.head = append(bytes.Clone(head), '\n')
	}
	lines := text
	if g.read > 0 {
		lines = slices.Concat(g.head, text)
	}
	t, err := results.DecodeTable(bytes.NewReader(lines), name)
	if err != nil {
		return results.Table{}, err
	}
	if g.read == 0 {
		g.table = t
	} else {
		for i := range t.Columns {
			g.table.Columns[i] = append(g.table.Columns[i], t.Columns[i]...)
		}
	}
	g.read, g.open = g.read+int64(len(text)), len(text) > len(ended)
	g.last = bytes.Clone(text[bytes.LastIndexByte(text[:len(text)-1], '\n')+1:])
	return g.soFar(), nil
}

// soFar is the table as it is now, which stays as it is.
func (g *growingTable) soFar() results.Table {
	t := g.table
	t.Columns = slices.Clone(t.Columns)
	return t
}

// goesOn tells whether a file is the one that has been read, with at most more behind that.
func (g *growingTable) goesOn(root *os.Root, name string) bool {
	if g.file == nil {
		return false
	}
	was, err := g.file.Stat()
	if err != nil {
		return false
	}
	if is, err := root.Stat(name); err != nil || !os.SameFile(was, is) || is.Size() < g.read || g.open && is.Size() > g.read {
		return false
	}
	there := make([]byte, len(g.last))
	_, err = g.file.ReadAt(there, g.read-int64(len(there)))
	return err == nil && bytes.Equal(there, g.last)
}

// size is how many bytes the numbers of the table take in memory.
func (g *growingTable) size() int64 { return 8 * int64(len(g.table.Columns)) * int64(g.table.Rows()) }

func (g *growingTable) close() {
	if g.file != nil {
		g.file.Close()
	}
}

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
	table results.Table
}

// refresh reads the lines that have come to a file, and all of one that is another one now.
func (g *growingTable) refresh(root *os.Root, name string) (results.Table, error) {
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
	text = text[:bytes.LastIndexByte(text, '\n')+1] // the last line may not be whole
	if len(text) == 0 && g.read > 0 {
		return g.soFar(), nil
	}
	if len(text) == 0 {
		return results.Table{}, fs.ErrNotExist // not even its names are there
	}
	if g.read == 0 {
		g.head = bytes.Clone(text[:bytes.IndexByte(text, '\n')+1])
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
	g.read += int64(len(text))
	whole := text[:len(text)-1]
	g.last = bytes.Clone(text[bytes.LastIndexByte(whole, '\n')+1:])
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
	if is, err := root.Stat(name); err != nil || !os.SameFile(was, is) || is.Size() < g.read {
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

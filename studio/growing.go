package studio

// Tables of runs: of what has been read once, only the rows that have come since are read.

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"gabion/internal/input"
	"gabion/results"
)

// growingTable is a table that is read while it is written, and after that.
type growingTable struct {
	file  *os.File
	head  string // the line of names
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
	is, err := g.file.Stat()
	if err != nil {
		return results.Table{}, err
	}
	size := min(is.Size(), input.MaxData)
	end, err := behindLine(g.file, g.read, size)
	if err != nil {
		return results.Table{}, err
	}
	open := whole && end < size
	if whole {
		end = size
	}
	if end == g.read && g.read > 0 {
		return g.soFar(), nil
	}
	if end == g.read {
		return results.Table{}, fs.ErrNotExist // not even its names are there
	}
	var lines io.Reader = io.NewSectionReader(g.file, g.read, end-g.read)
	if g.read == 0 {
		head, err := bufio.NewReader(io.NewSectionReader(g.file, 0, end)).ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return results.Table{}, err
		}
		g.head = strings.TrimSuffix(head, "\n") + "\n"
	} else {
		lines = io.MultiReader(strings.NewReader(g.head), lines)
	}
	t, err := results.DecodeTable(lines, name)
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
	last, err := behindLine(g.file, g.read, end-1)
	if err != nil {
		return results.Table{}, err
	}
	g.last = make([]byte, end-last)
	if _, err := g.file.ReadAt(g.last, last); err != nil {
		return results.Table{}, err
	}
	g.read, g.open = end, open
	return g.soFar(), nil
}

// behindLine is the place behind the last line end between two places of a file; the first where there is none.
func behindLine(file io.ReaderAt, from, to int64) (int64, error) {
	part := make([]byte, 1<<12)
	for to > from {
		part = part[:min(int64(len(part)), to-from)]
		to -= int64(len(part))
		if _, err := file.ReadAt(part, to); err != nil {
			return 0, err
		}
		if i := bytes.LastIndexByte(part, '\n'); i >= 0 {
			return to + int64(i) + 1, nil
		}
	}
	return from, nil
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

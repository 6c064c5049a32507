package bench

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

// A small box is timed on one thread and on two, from the same state.
func TestGrains(t *testing.T) {
	g := DefaultGrains()
	g.Edges, g.Threads, g.Settled, g.Budget = []int{5}, []int{1, 2}, 1e-3, 20*time.Millisecond
	var rows []GrainsRow
	if err := g.Run(func(r GrainsRow) { rows = append(rows, r) }); err != nil {
		t.Fatal(err)
	}
	var table bytes.Buffer
	if err := WriteGrains(&table, rows); err != nil {
		t.Fatal(err)
	}
	if len(rows) != 2 || rows[0].Grains != 125 || rows[1].Threads != 2 || rows[1].Rate() <= 0 || strings.Count(table.String(), "\n") != 3 {
		t.Errorf("%+v\n%s", rows, table.String())
	}
}

// Every scheme is timed over the same time, and moves the net about alike.
func TestCoupled(t *testing.T) {
	c := DefaultCoupled()
	c.End, c.Schemes = 8e-4, c.Schemes[:2]
	rows, err := c.Run()
	if err != nil {
		t.Fatal(err)
	}
	var table bytes.Buffer
	if err := WriteCoupled(&table, rows); err != nil {
		t.Fatal(err)
	}
	if rows[0].Steps != 80 || rows[1].Steps != 4 || !(rows[0].Deflection > 0) || strings.Count(table.String(), "\n") != 3 {
		t.Errorf("%+v\n%s", rows, table.String())
	}
}

package main

// The tables that are printed, in the form of the manual.

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// tally counts the endings of the rows of a table.
type tally struct {
	rows   []string
	counts map[string]map[ending]int
}

func (t *tally) add(row string, e ending) { t.addTimes(row, e, 1) }

func (t *tally) addTimes(row string, e ending, n int) {
	if t.counts == nil {
		t.counts = map[string]map[ending]int{}
	}
	if t.counts[row] == nil {
		t.counts[row] = map[ending]int{}
		t.rows = append(t.rows, row)
	}
	t.counts[row][e] += n
}

// addAll adds what another table counts.
func (t *tally) addAll(more *tally) {
	for _, row := range more.rows {
		for e, n := range more.counts[row] {
			t.addTimes(row, e, n)
		}
	}
}

// print writes the table; columns that no row needs are left out unless they are among bad.
func (t *tally) print(w io.Writer, first string) {
	var columns []ending
	for _, e := range []ending{done, same, different, refused, failed, interrupted, outOfMemory, differs, defect, panicked, exhausted, timeout, notANumber, other} {
		if slices.Contains(bad, e) || slices.ContainsFunc(t.rows, func(row string) bool { return t.counts[row][e] > 0 }) {
			columns = append(columns, e)
		}
	}
	fmt.Fprintf(w, "\n| %s | number |", first)
	for _, e := range columns {
		fmt.Fprintf(w, " %s |", e)
	}
	fmt.Fprintf(w, "\n|%s\n", strings.Repeat("---|", len(columns)+2))
	for _, row := range t.rows {
		total := 0
		for _, n := range t.counts[row] {
			total += n
		}
		fmt.Fprintf(w, "| %s | %d |", row, total)
		for _, e := range columns {
			fmt.Fprintf(w, " %d |", t.counts[row][e])
		}
		fmt.Fprintln(w)
	}
}

// worst is the number of endings that must not be.
func (t *tally) worst() int {
	n := 0
	for _, row := range t.rows {
		for _, e := range bad {
			n += t.counts[row][e]
		}
	}
	return n
}

// Histories: read, asked for a column, and compared.

package results_test

import (
	"fmt"
	"log"
	"math"
	"strings"

	"gabion/results"
)

// Two histories of a swing, one with longer steps than the other, are compared on their common times.
func ExampleCompare() {
	swing := func(name string, rows int, error float64) results.Table {
		var text strings.Builder
		text.WriteString("time,bob.position.x\n")
		for i := range rows + 1 {
			t := float64(i) / float64(rows)
			fmt.Fprintf(&text, "%.9f,%.9f\n", t, math.Cos(2*math.Pi*t)+error*t)
		}
		table, err := results.DecodeTable(strings.NewReader(text.String()), name)
		if err != nil {
			log.Fatal(err)
		}
		return table
	}
	coarse, fine := swing("coarse.csv", 100, 1e-3), swing("fine.csv", 1000, 0) // results.ReadTable reads files and folders of runs

	x, err := fine.Column("bob.position.x")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%d rows, x from %.1f to %.1f\n", fine.Rows(), x[0], x[fine.Rows()/2])

	comparison, err := results.Compare(coarse, fine, results.CompareOptions{})
	if err != nil {
		log.Fatal(err)
	}
	worst, name := comparison.Worst()
	fmt.Printf("%d common times, worst column %s: %.2e of its size\n", comparison.Samples, name, worst)
	fmt.Printf("largest difference %.4f at %.1f s\n", comparison.Columns[0].Max, comparison.Columns[0].MaxTime)
	// Output:
	// 1001 rows, x from 1.0 to -1.0
	// 101 common times, worst column bob.position.x: 8.15e-04 of its size
	// largest difference 0.0010 at 1.0 s
}

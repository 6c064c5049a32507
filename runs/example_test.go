package runs_test

import (
	"context"
	"fmt"
	"log"
	"os"
	"path/filepath"

	"gabion/results"
	"gabion/runs"
)

// A run does what `gabion run` does: it leaves a folder of results, which can be read again.
func ExampleRun() {
	temporary, err := os.MkdirTemp("", "pendulum")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(temporary)
	folder := filepath.Join(temporary, "out")

	summary, err := runs.Run(context.Background(), runs.Options{
		Model: "../models/library/pendulum.yaml", Sets: []string{"solver.end=1", "outputs.interval=0.1"}, Folder: folder, Device: "cpu", Threads: 1,
	})
	if err != nil {
		log.Fatal(err)
	}
	history, err := results.ReadTable(folder)
	if err != nil {
		log.Fatal(err)
	}
	y, err := history.Column("bob.position.y")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s: %s, %d rows, the bob ends at y = %.4f m\n", summary.Title, summary.Status, history.Rows(), y[len(y)-1])
	// Output:
	// A simple pendulum: done, 11 rows, the bob ends at y = -0.1650 m
}

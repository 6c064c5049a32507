package sweep_test

import (
	"fmt"
	"log"

	"gabion/sweep"
)

// The points of a Sobol sequence fill the unit square evenly, however many there are.
func ExampleSobol() {
	points, err := sweep.Sobol(6, 2)
	if err != nil {
		log.Fatal(err)
	}
	for _, p := range points {
		fmt.Println(p)
	}
	// Output:
	// [0 0]
	// [0.5 0.5]
	// [0.75 0.25]
	// [0.25 0.75]
	// [0.375 0.375]
	// [0.875 0.875]
}

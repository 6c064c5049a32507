// A model file from Go: loaded, changed, built and run.

package models_test

import (
	"context"
	"fmt"
	"log"

	"gabion/models"
)

// A model of the library is loaded with a longer pendulum than it has, built, and stepped; its history is read as it goes.
func ExampleLoad() {
	ctx := context.Background()
	model, err := models.Load(ctx, "library/pendulum.yaml", []string{
		"bodies.bob.position=[-2, 0, 0]", "solver.step=2 ms", "solver.end=1 s", "outputs.requests=[{name: bob, body: bob, quantities: [position]}]",
	})
	if err != nil {
		log.Fatal(err) // all mistakes, each with its file, line and column
	}
	built, err := model.Build(ctx, models.BuildOptions{Device: "cpu"})
	if err != nil {
		log.Fatal(err)
	}

	bob := built.Requests[0]
	row := make([]float64, len(bob.Columns))
	simulation := built.Simulation
	for _, t := range []float64{0.5, model.Solver.End} {
		for simulation.Time() < t {
			if err := simulation.StepToward(t, model.Solver.Step, 1); err != nil {
				log.Fatal(err)
			}
		}
		if err := simulation.Report(); err != nil { // accelerations and reactions of that time
			log.Fatal(err)
		}
		bob.Write(row)
		fmt.Printf("%.1f s:", simulation.Time())
		for i, column := range bob.Columns {
			fmt.Printf("  %s %.3f %s", column.Name, row[i], column.Unit)
		}
		fmt.Println()
	}
	// Output:
	// 0.5 s:  bob.position.x -1.644 m  bob.position.y -1.138 m  bob.position.z 0.000 m
	// 1.0 s:  bob.position.x 0.957 m  bob.position.y -1.756 m  bob.position.z 0.000 m
}

// Mistakes come all at once, each with its place.
func ExampleParse() {
	const text = `bodies:
  - {name: bob, mass: -1 kg, inertia: [1, 1, 1]}
joints:
  - {name: pivot, type: spherical, bodies: [ground, bop], at: [0, 0, 0]}
solver: {end: 1}
`
	_, err := models.Parse(context.Background(), "wrong.yaml", []byte(text), nil)
	fmt.Println(err)
	// Output:
	// wrong.yaml:2:23: mass must be above 0 kg, not "-1 kg"
	//     1 | bodies:
	//     2 |   - {name: bob, mass: -1 kg, inertia: [1, 1, 1]}
	//       |                       ^
	//     3 | joints:
	// wrong.yaml:4:53: there is no body or net "bop"; did you mean "bob"?
	//     3 | joints:
	//     4 |   - {name: pivot, type: spherical, bodies: [ground, bop], at: [0, 0, 0]}
	//       |                                                     ^
	//     5 | solver: {end: 1}
	// wrong.yaml:5:9: solver needs the key "step" in s
	//     4 |   - {name: pivot, type: spherical, bodies: [ground, bop], at: [0, 0, 0]}
	//     5 | solver: {end: 1}
	//       |         ^
}

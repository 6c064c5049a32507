package observables_test

import (
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/observables"
)

// planet is a subject of one's own.
type planet struct {
	mass               float64
	position, velocity r3.Vec
}

// A registry lists what can be asked of a kind of subject; names of quantities become columns.
func ExampleRegistry() {
	quantities := observables.Registry[*planet]{
		observables.Vector("position", "m", "of its centre", func(p *planet) r3.Vec { return p.position }),
		observables.Scalar("kinetic_energy", "J", "of its motion", func(p *planet) float64 { return 0.5 * p.mass * r3.Norm2(p.velocity) }),
	}
	for _, q := range quantities.Entries() {
		fmt.Printf("%s (%s): %s\n", q.Name, q.Unit, q.Meaning)
	}

	mars := &planet{mass: 6.4e23, velocity: r3.Vec{Y: 24e3}}
	recorded := quantities.Record("mars", []string{"position", "kinetic_energy"}, mars, nil)
	row := make([]float64, len(recorded.Columns))
	mars.position = r3.Vec{X: 2.28e11}
	recorded.Write(row)
	for i, c := range recorded.Columns {
		fmt.Printf("%s = %g %s\n", c.Name, row[i], c.Unit)
	}
	// Output:
	// position (m): of its centre
	// kinetic_energy (J): of its motion
	// mars.position.x = 2.28e+11 m
	// mars.position.y = 0 m
	// mars.position.z = 0 m
	// mars.kinetic_energy = 1.8432e+32 J
}

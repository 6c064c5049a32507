package runs

import (
	"math"
	"path/filepath"
	"slices"
	"testing"

	"gabion/results"
)

// Forces of joints, the motion and its energy are the same in rows with accelerations of bodies, for which the equations of motion are solved anew, and in rows without.
func TestRowsWithoutAccelerations(t *testing.T) {
	const text = `
gravity: [1, -9.81, 0]
bodies:
  - {name: post, mass: 2 kg, inertia: [0.1, 0.02, 0.1], position: [0, 0.5, 0], angular_velocity: [1, 0, 3]}
  - {name: arm, mass: 1 kg, inertia: [0.03, 0.05, 0.06], position: [0.4, 1, 0]}
  - {name: weight, type: point_mass, mass: 0.5 kg, position: [1.2, 0.6, 0.1]}
joints:
  - {name: foot, type: spherical, bodies: [post, ground], at: [0, 0, 0]}
  - {name: elbow, type: revolute, bodies: [post, arm], at: [0, 1, 0], axis: [0, 0, 1]}
forces: [{name: rope, type: spring_damper, bodies: [arm, weight], at: [[0.8, 1, 0], [1.2, 0.6, 0.1]], stiffness: 500 N/m, damping: 5 N s/m}]
solver: {step: 1 ms, end: 0.2 s}
outputs:
  interval: 5 ms
  requests:
    - {name: foot, joint: foot, quantities: [force, torque]}
    - {name: elbow, joint: elbow, quantities: [force, torque]}
    - {name: rope, force: rope, quantities: [force]}
    - {name: weight, body: weight, quantities: [position, velocity]}
    - {name: all, system: true, quantities: [total_energy]}
`
	read := func(more string) results.Table {
		h, err := results.ReadTable(filepath.Join(mustRun(t, Options{Model: "m.yaml", Text: []byte(text + more)}), HistoryFile))
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	without, with := read(""), read("    - {name: arm, body: arm, quantities: [velocity, acceleration]}\n")
	for _, name := range without.Names {
		a, _ := without.Column(name)
		b, _ := with.Column(name)
		size := max(math.Abs(slices.Max(b)), math.Abs(slices.Min(b)))
		for row := range b {
			if !(math.Abs(a[row]-b[row]) <= 1e-9*size) {
				t.Fatalf("%s in row %d: %.15g, and %.15g beside accelerations", name, row, a[row], b[row])
			}
		}
	}
	v, _ := with.Column("arm.velocity.y")
	a, _ := with.Column("arm.acceleration.y")
	sum := v[0]
	for row := 1; row < len(a); row++ {
		sum += 5e-3 * (a[row-1] + a[row]) / 2
	}
	if last := v[len(v)-1]; math.Abs(sum-last) > 0.01*math.Abs(last) {
		t.Errorf("accelerations add up to %g m/s, and the velocity is %g m/s", sum, last)
	}
}

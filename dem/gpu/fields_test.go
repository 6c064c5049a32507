package gpu

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/measure"
)

// Fields that are smeared out on the device are those that the host works out of the state and its contacts, with each kernel, among walls, in periodic space, beside bonds and bodies, and of clumps; and to the same bits when they are asked for again.
func TestGPUSmearing(t *testing.T) {
	device := testDevice(t)
	double := Options{Precision: Double}
	walls := closed(crowd(4, 5e-3, 3e-3))
	e := newGPU(t, device, walls, double)
	advance(t, e, 60, 2e-5)
	compareFields(t, "walls", e, walls)
	periodic := crowd(4, 5e-3, 3e-3)
	periodic.Domain, periodic.Periodic = r3.Box{Min: r3.Vec{X: -1}, Max: r3.Vec{X: 1, Y: 0.0396, Z: 0.0396}}, [3]bool{false, true, true}
	e = newGPU(t, device, periodic, double)
	advance(t, e, 60, 2e-5)
	compareFields(t, "periodic", e, periodic)
	stones := demtest.Stones(t, 3, true)
	e = newGPU(t, device, stones, double)
	advance(t, e, 1600, 5e-5)
	compareFields(t, "stones", e, stones)
	block := demtest.BondedBlock(t, 3, false)
	e = newGPU(t, device, block, double)
	advance(t, e, 400, 1e-5)
	compareFields(t, "bonds", e, block)
	net, knots := frameNet()
	e = newGPU(t, device, net, double)
	advanceAt(e, knots, 60, 2e-5)
	compareFields(t, "bodies", e, net)
}

// compareFields compares what the device smears out with what the host does.
func compareFields(t *testing.T, name string, e *Engine, m *dem.Model) {
	t.Helper()
	var s dem.State
	e.Snapshot(&s)
	contacts, bonds := e.Contacts(nil), e.BondForces(nil)
	if len(contacts)+len(bonds) == 0 {
		t.Errorf("%s: no contacts", name)
	}
	low, high := s.Position[0], s.Position[0]
	for _, p := range s.Position {
		low, high = r3.Vec{X: min(low.X, p.X), Y: min(low.Y, p.Y), Z: min(low.Z, p.Z)}, r3.Vec{X: max(high.X, p.X), Y: max(high.Y, p.Y), Z: max(high.Z, p.Z)}
	}
	width := r3.Norm(r3.Sub(high, low)) / 6
	for kernel, grids := range map[measure.Kernel][][3]int{measure.Gauss: {{4, 3, 5}, {8, 1, 7}}, measure.Lucy: {{7, 6, 5}, {1, 1, 9}, {1, 1, 1}}, measure.Heaviside: {{6, 4, 5}}} {
		for _, counts := range grids {
			g := measure.Grainer{Grid: measure.Grid{Box: r3.Box{Min: low, Max: r3.Add(high, r3.Vec{X: 1e-3, Y: 2e-3, Z: -1e-3})}, Counts: counts}, Kernel: kernel, Width: width, Domain: m.Domain, Wraps: m.Periodic}
			var want, got, again measure.Fields
			g.Work(&want, &s, contacts, bonds)
			if !g.WorkBy(e, &got) || !g.WorkBy(e, &again) {
				t.Fatalf("%s: the device has not smeared out", name)
			}
			worst, sizes := [6]float64{}, [6]float64{}
			see := func(k int, got, again, want float64) {
				if got != again {
					t.Errorf("%s, %v, %v: other bits when it is asked for again", name, kernel, counts)
				}
				worst[k], sizes[k] = max(worst[k], math.Abs(got-want)), max(sizes[k], math.Abs(want))
			}
			vectors := func(k int, got, again, want r3.Vec) {
				see(k, got.X, again.X, want.X)
				see(k, got.Y, again.Y, want.Y)
				see(k, got.Z, again.Z, want.Z)
			}
			for i := range want.Density {
				see(0, got.Density[i], again.Density[i], want.Density[i])
				see(1, got.Solid[i], again.Solid[i], want.Solid[i])
				vectors(2, got.Momentum[i], again.Momentum[i], want.Momentum[i])
				vectors(3, got.Wall[i], again.Wall[i], want.Wall[i])
				for j := range 3 {
					for k := range 3 {
						see(4, got.Kinetic[i][j][k], again.Kinetic[i][j][k], want.Kinetic[i][j][k])
						see(5, got.Contact[i][j][k], again.Contact[i][j][k], want.Contact[i][j][k])
					}
				}
			}
			for k, w := range worst {
				if !(w <= 1e-9*sizes[k]) {
					t.Errorf("%s, %v, %v: field %d, of up to %g, differs by %g", name, kernel, counts, k, sizes[k], w)
				}
			}
			if sizes[0] == 0 || sizes[1] == 0 || sizes[5] == 0 {
				t.Errorf("%s, %v, %v: nothing there: %v", name, kernel, counts, sizes)
			}
		}
	}
}

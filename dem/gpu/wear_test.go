package gpu

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"
)

// recordedCrowd falls between walls, onto a floor of triangles and a ball that turns, whose loads are recorded.
func recordedCrowd(frictionless bool) *dem.Model {
	floor := expect.Must(geometry.NewMesh(geometry.PlateFacets(0.1, 0.1, 7, 7), geometry.MeshOptions{}))
	at := dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: 0.02, Y: 0.02, Z: 2e-4}}}
	turning := dem.Driven{Motion: spinning{r3.Vec{X: 0.01, Y: 0.01, Z: -0.003}, r3.Vec{Z: 1}, 30}}
	m := closed(crowd(4, 5e-3, 3e-3), dem.Surface{Name: "floor", Shape: floor, Carrier: at}, dem.Surface{Name: "ball", Shape: geometry.Sphere{Radius: 0.006}, Carrier: turning})
	for i := range m.Surfaces {
		m.Surfaces[i].Recorded = i != 1
	}
	if frictionless {
		m.Default.Friction, m.Pairs = 0, nil
	}
	return m
}

// numbersOf lists those of a load.
func numbersOf(l dem.PartLoad) [9]float64 {
	return [9]float64{l.Impulse, l.Shear, l.Pressed, l.Slid, l.Sliding, l.Eroding, l.Impacts, l.PeakForce, l.PeakLoad}
}

// What particles do to the parts of walls is that of the processor, in every window, to what the precision allows; with friction and without.
func TestGPUPartLoads(t *testing.T) {
	device := testDevice(t)
	for _, c := range []struct {
		precision    Precision
		law          law.Law
		frictionless bool
		tolerance    float64
	}{
		{Double, law.Law{}, false, 1e-7},
		{Double, law.Law{}, true, 1e-7},
		{Double, law.Law{Normal: law.Luding, Tangential: law.CundallStrack}, false, 1e-7}, // of which no radius is kept
		{Single, law.Law{}, false, 0.02},
	} {
		t.Run(fmt.Sprintf("%v/%v/%v", c.precision, c.law.Normal, c.frictionless), func(t *testing.T) {
			m := recordedCrowd(c.frictionless)
			m.Law = c.law
			p, g := both(t, device, m, Options{Precision: c.precision})
			for row := range 3 {
				for _, e := range []dem.Engine{p, g} {
					advance(t, e, 60+8*row, 2e-5)
				}
				compareLoads(t, m, p, g, c.tolerance)
				p.BeginLoads(dem.SinceRow)
				g.BeginLoads(dem.SinceRow)
				if row == 1 {
					p.BeginLoads(dem.SinceFrame)
					g.BeginLoads(dem.SinceFrame)
				}
			}
		})
	}
}

// compareLoads compares the loads of both engines: of each part relative to the largest of its surface.
func compareLoads(t *testing.T, m *dem.Model, p, g dem.LoadRecorder, tolerance float64) {
	t.Helper()
	for i := range m.Surfaces {
		var most [9]float64 // since the start, which windows are differences of
		for window := range dem.LoadWindow(dem.LoadWindows) {
			want, got := slices.Clone(p.PartLoads(i, window)), g.PartLoads(i, window)
			if len(got) != len(want) || m.Surfaces[i].Recorded != (len(got) > 0) {
				t.Fatalf("surface %d has %d parts, want %d", i, len(got), len(want))
			}
			var worst [9]float64
			for part := range want {
				a, b := numbersOf(got[part]), numbersOf(want[part])
				for k := range a {
					most[k], worst[k] = max(most[k], math.Abs(b[k])), max(worst[k], math.Abs(a[k]-b[k]))
				}
			}
			most[1] = max(most[1], 1e-6*most[0]) // without friction there is none but what is rounded
			for k := range most {
				if !(worst[k] <= tolerance*most[k]) {
					t.Errorf("surface %d, window %d, number %d: loads of up to %g differ by %g", i, window, k, most[k], worst[k])
				}
			}
			if m.Surfaces[i].Recorded && window == dem.SinceStart && most[0] == 0 && m.Surfaces[i].Name != "" {
				t.Errorf("nothing has touched surface %d", i)
			}
		}
	}
}

// Loads are the same bits in every run, and go on from where they were saved.
func TestGPUPartLoadsAreSaved(t *testing.T) {
	device := testDevice(t)
	loads := func(e *Engine) (all []dem.PartLoad) {
		for i := range e.model.Surfaces {
			for window := range dem.LoadWindow(dem.LoadWindows) {
				all = append(all, e.PartLoads(i, window)...)
			}
		}
		return all
	}
	double := Options{Precision: Double}
	whole, half, again := newGPU(t, device, recordedCrowd(false), double), newGPU(t, device, recordedCrowd(false), double), newGPU(t, device, recordedCrowd(false), double)
	var saved bytes.Buffer
	for _, e := range []*Engine{whole, half} {
		advance(t, e, 70, 2e-5)
		e.BeginLoads(dem.SinceRow)
	}
	if err := half.Save(&saved); err != nil {
		t.Fatal(err)
	}
	if err := again.Restore(&saved); err != nil {
		t.Fatal(err)
	}
	for _, e := range []*Engine{whole, half, again} {
		advance(t, e, 70, 2e-5)
	}
	want := loads(whole)
	if !slices.Equal(want, loads(half)) {
		t.Error("other loads in another run")
	}
	if !slices.Equal(want, loads(again)) {
		t.Error("other loads after what was saved")
	}
}

// The processor goes on with what a GPU has saved, whether the loads have been looked at before or not.
func TestGPUPartLoadsOnProcessor(t *testing.T) {
	for _, looked := range []bool{false, true} {
		m := recordedCrowd(false)
		p, g := both(t, testDevice(t), m, Options{Precision: Double})
		advance(t, g, 70, 2e-5)
		if looked {
			g.BeginLoads(dem.SinceRow)
		}
		var saved bytes.Buffer
		if err := g.Save(&saved); err != nil {
			t.Fatal(err)
		}
		p.Import = Import
		if err := p.Restore(&saved); err != nil {
			t.Fatal(err)
		}
		compareLoads(t, m, p, g, 1e-9)
		advance(t, p, 30, 2e-5)
		advance(t, g, 30, 2e-5)
		compareLoads(t, m, p, g, 1e-7)
	}
}

// Parts of what bodies carry are not recorded, and the error says so.
func TestGPUPartLoadsOfBodies(t *testing.T) {
	m := closed(crowd(2))
	m.Surfaces = append(m.Surfaces, dem.Surface{Name: "plate", Shape: geometry.Sphere{Radius: 0.01}, Carrier: dem.Attached{}, Recorded: true})
	_, err := New(m, Options{Device: testDevice(t), Precision: Double})
	if err == nil || !strings.Contains(err.Error(), `surface "plate": a GPU adds up`) {
		t.Errorf("error %v", err)
	}
}

package gpu

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/internal/expect"
)

func TestGPUTwoTemperatures(t *testing.T) {
	device := testDevice(t)
	for _, p := range []Precision{Single, Mixed, Double} {
		demtest.TwoTemperatures(t, func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{Precision: p}) }, 1e-3)
	}
}

// Scalars go with their particles through builds; contacts even them out as on the processor, to the same bits after a restart, and keep their sum in every
// precision.
func TestGPUScalars(t *testing.T) {
	device := testDevice(t)
	const dt, steps = 2e-5, 60
	for _, p := range []Precision{Single, Mixed, Double} {
		for _, lanes := range []int{1, 4} {
			t.Run(fmt.Sprint(p, lanes), func(t *testing.T) {
				model := func() *dem.Model { return demtest.Carrying(closed(crowd(4, 5e-3, 3e-3)), 20) }
				options := Options{Precision: p, Lanes: lanes, Device: device}
				c, g := both(t, device, model(), options)
				var before, after, again dem.State
				g.Snapshot(&before)
				for range 3 {
					advance(t, c, steps, dt)
					advance(t, g, steps, dt)
				}
				g.Snapshot(&after)
				demtest.Carried(t, &before, &after, 1e-12)
				if g.control.Rebuilds < 2 {
					t.Error("rows were built once")
				}
				if p == Double {
					sameScalars(t, c, g, 1e-9)
				}
				var file bytes.Buffer
				if err := g.Save(&file); err != nil {
					t.Fatal(err)
				}
				saved := file.Bytes()
				h := newGPU(t, device, model(), options)
				if err := h.Restore(&file); err != nil {
					t.Fatal(err)
				}
				if h.Snapshot(&again); !demtest.SameState(&after, &again) {
					t.Error("another state after a restart")
				}
				e := newCPU(t, model())
				if err := e.Restore(bytes.NewReader(saved)); err != nil {
					t.Fatal(err)
				}
				sameScalars(t, e, g, 1e-5)
				advance(t, g, 20, dt)
				advance(t, h, 20, dt)
				g.Snapshot(&after)
				if h.Snapshot(&again); !demtest.SameState(&after, &again) {
					t.Error("another way after a restart")
				}
			})
		}
	}
}

// sameScalars compares the scalars of two engines by their largest.
func sameScalars(t *testing.T, c, g dem.Engine, tolerance float64) {
	t.Helper()
	var a, b dem.State
	c.Snapshot(&a)
	g.Snapshot(&b)
	for k := range a.Scalars {
		worst, most := 0.0, 0.0
		for i, x := range a.Scalars[k] {
			worst, most = max(worst, math.Abs(x-b.Scalars[k][i])), max(most, math.Abs(x))
		}
		if !(worst <= tolerance*most) {
			t.Errorf("scalar %d differs by %.3g of %.3g", k, worst, most)
		}
	}
}

func TestGPUScalarsFlow(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	demtest.ScalarsFlow(t, func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{Precision: Mixed}) }, 2000, 4e-5)
}

func TestGPUTooManyScalars(t *testing.T) {
	m := crowd(1)
	for k := range maxScalars + 1 {
		m.Scalars = append(m.Scalars, dem.Scalar{Name: fmt.Sprint(k)})
	}
	if _, err := New(m, Options{Device: testDevice(t)}); err == nil || !strings.Contains(err.Error(), "at most 4") {
		t.Errorf("error %v", err)
	}
}

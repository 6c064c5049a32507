package gpu

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
)

// opens makes engines of a precision.
func opens(t *testing.T, p Precision) func(m *dem.Model) dem.Engine {
	device := testDevice(t)
	return func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{Precision: p}) }
}

func TestGPUFreeGrowth(t *testing.T) {
	demtest.FreeGrowth(t, opens(t, Double), 1e-13)
	demtest.FreeGrowth(t, opens(t, Single), 1e-6)
}

func TestGPUConfinedRow(t *testing.T) {
	demtest.ConfinedRow(t, opens(t, Double), 3, 4000, 1e-6, 1e-3)
	demtest.ConfinedRow(t, opens(t, Single), 3, 4000, 1e-4, 2e-3)
}

func TestGPUHotInlet(t *testing.T) { demtest.HotInlet(t, opens(t, Single)) }

func TestGPUGrowIntoContact(t *testing.T) { demtest.GrowIntoContact(t, opens(t, Single)) }

// Particles that fly about, conduct and grow are as those on the processor, and go on to the same bits after a restart.
func TestGPUExpansion(t *testing.T) {
	device := testDevice(t)
	const dt, steps = 2e-5, 60
	tolerances := []float64{Single: 1e-6, Mixed: 1e-6, Double: 1e-12}
	for _, p := range []Precision{Single, Mixed, Double} {
		t.Run(p.String(), func(t *testing.T) {
			model := func() *dem.Model {
				m := demtest.Warm(closed(crowd(4, 5e-3, 3e-3)))
				for i := range m.Materials {
					m.Heat.Expansion = append(m.Heat.Expansion, law.Expansion{Coefficient: 1e-4 * float64(i+1), Reference: 300, Density: m.Materials[i].Density})
				}
				return m
			}
			options := Options{Precision: p, Device: device}
			c, g := both(t, device, model(), options)
			before := g.Energy()
			advance(t, c, 2*steps, dt)
			advance(t, g, 2*steps, dt)
			demtest.HeatBalanced(t, before, g.Energy(), tolerances[p], true)
			if p == Double {
				agree(t, c, g, 1e-9)
				sameScalars(t, c, g, 1e-9)
			}
			if a, b := c.Energy().Expansion, g.Energy().Expansion; !(b/a > 0.97 && b/a < 1.03) {
				t.Errorf("expansion has done %g J, on the processor %g", b, a)
			}
			var file bytes.Buffer
			if err := g.Save(&file); err != nil {
				t.Fatal(err)
			}
			h := newGPU(t, device, model(), options)
			if err := h.Restore(&file); err != nil {
				t.Fatal(err)
			}
			advance(t, g, 20, dt)
			advance(t, h, 20, dt)
			var want, got dem.State
			g.Snapshot(&want)
			if h.Snapshot(&got); !demtest.SameState(&want, &got) {
				t.Error("another way after a restart")
			}
		})
	}
}

func TestGPUOvergrown(t *testing.T) {
	e := opens(t, Single)(demtest.Expanding(demtest.BoxModel(2, 1e7), 8000, 1e-3))
	err := e.Advance(1000, 1e-5)
	var lost *dem.ErrLost
	if !errors.As(err, &lost) || !strings.Contains(lost.Cause, "thermal expansion is worked out up to 0.1") {
		t.Errorf("%v", err)
	}
}

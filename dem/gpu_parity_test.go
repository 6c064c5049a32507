package dem

import (
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestParityX(t *testing.T) {
	device := testDevice(t)
	m := commonBox(5, 5, 5, 1e7)
	for i := range m.Grains.Position {
		m.Grains.Position[i] = r3.Scale(0.985, m.Grains.Position[i])
		m.Grains.Velocity = append(m.Grains.Velocity, r3.Vec{X: 0.1 * float64(i%3), Y: -0.1 * float64(i%5), Z: 0.2 * float64(i%7-3)})
	}
	c, err := NewCPU(m)
	if err != nil {
		t.Fatal(err)
	}
	e, err := NewGPU(m, GPUOptions{Device: device, Precision: Double})
	if err != nil {
		t.Fatal(err)
	}
	for range 4 {
		if err := c.Advance(50, 2e-5); err != nil {
			t.Fatal(err)
		}
		if err := e.Advance(50, 2e-5); err != nil {
			t.Fatal(err)
		}
		var a, b State
		c.Snapshot(&a)
		e.Snapshot(&b)
		worst, moved := 0.0, 0.0
		for i := range a.Position {
			worst = max(worst, r3.Norm(r3.Sub(a.Position[i], b.Position[i])))
			moved = max(moved, r3.Norm(r3.Sub(a.Position[i], m.Grains.Position[i])))
		}
		t.Logf("worst %g of %g, cpu touching %+v, gpu rebuilds %d", worst, moved, c.Counters(), e.control.Rebuilds)
	}
}

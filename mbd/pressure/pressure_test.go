package pressure

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// A dam of breadth b that a fluid stands behind to a height h takes rho g h^2 b / 2, whatever panels it is cut into and wherever these lie to the surface; 1569.6 kN for 2000 kg/m3, 4 m and 10 m.
func TestHydrostaticLoad(t *testing.T) {
	law := Law{Density: 2000, Gravity: 9.81, Hydrostatic: 1, Solidity: 1}
	for _, rows := range []int{1, 3, 7, 40} {
		const dam, level, breadth = 6.0, 4.0, 10.0
		height, force := dam/float64(rows), 0.0
		for i := range rows {
			middle := (float64(i) + 0.5) * height
			p := law.On(&Panel{Area: r3.Vec{X: height * breadth}, Height: height}, &Fluid{Depth: level - middle})
			force += p.Total() * height * breadth
		}
		if want := 1569.6e3; math.Abs(force-want) > 1e-9*want {
			t.Errorf("%d rows: %g N, want %g", rows, force, want)
		}
	}
}

// A surge of 1 m at 6 m/s against a barrier of 10 m takes alpha rho v^2 h b: 504 kN with alpha 0.7 and 2000 kg/m3; a panel that turns away from it, the part of its speed across; and a net, what its solidity is.
func TestDynamicLoad(t *testing.T) {
	law := Law{Density: 2000, Gravity: 9.81, Dynamic: 0.7, Solidity: 1}
	surge := Fluid{Velocity: r3.Vec{X: 6}, Depth: math.Inf(1)}
	force := func(l Law, normal r3.Vec) float64 {
		p := l.On(&Panel{Area: r3.Scale(10, normal), Height: 1}, &surge)
		return 10 * p.Total()
	}
	net := law
	net.Solidity, net.BothSides = 0.2, true
	for _, c := range []struct {
		name      string
		got, want float64
	}{
		{"across", force(law, r3.Vec{X: 1}), 504e3},
		{"at 60 degrees", force(law, r3.Vec{X: 0.5, Z: math.Sqrt(0.75)}), 126e3},
		{"away", force(law, r3.Vec{X: -1}), 0},
		{"on a net", force(net, r3.Vec{X: 1}), 100.8e3},
		{"on a net from behind", force(net, r3.Vec{X: -1}), -100.8e3},
	} {
		if math.Abs(c.got-c.want) > 1e-9*504e3 {
			t.Errorf("%s: %g N, want %g", c.name, c.got, c.want)
		}
	}
}

// The derivatives are those of the pressure, above, below and at the surface.
func TestDerivatives(t *testing.T) {
	law := Law{Density: 1.3, Gravity: 2, Hydrostatic: 0.9, Dynamic: 0.7, Solidity: 0.6, BothSides: true}
	total := func(depth, speed float64) (Pressure, float64) {
		p := law.On(&Panel{Area: r3.Vec{Y: 3}, Height: 0.5}, &Fluid{Depth: depth, Velocity: r3.Vec{X: 2, Y: speed}})
		return p, p.Total()
	}
	const h = 1e-6
	for _, depth := range []float64{-1, -0.2, 0.1, 0.24, 2} {
		for _, speed := range []float64{-1.5, 0.3, 2} {
			p, _ := total(depth, speed)
			_, up := total(depth+h, speed)
			_, down := total(depth-h, speed)
			if want := (up - down) / (2 * h); math.Abs(p.ByDepth-want) > 1e-7 {
				t.Errorf("depth %g, speed %g: by depth %g, want %g", depth, speed, p.ByDepth, want)
			}
			_, up = total(depth, speed+h)
			_, down = total(depth, speed-h)
			if want := (up - down) / (2 * h); math.Abs(p.BySpeed-want) > 1e-7 {
				t.Errorf("depth %g, speed %g: by speed %g, want %g", depth, speed, p.BySpeed, want)
			}
		}
	}
}

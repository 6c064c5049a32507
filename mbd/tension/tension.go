// Package tension is the law of the tension of springs, ropes and wires, written once: package mbd calls it, and the kernels of bodies on a GPU have it
// from the same text (kernels/tension.cuh), which is why it keeps to the subset of Go that kernels/generate/source describes.
package tension

// Spring is a spring-damper, or a rope, which carries tension only.
type Spring struct {
	Stiffness float64 // N/m
	Damping   float64 // N s/m
	Preload   float64 // tension at the free length, N
	Rope      bool
}

// Pull is a tension and how it grows.
type Pull struct {
	Tension float64 // N
	ByX     float64 // N/m
	ByRate  float64 // N s/m
	AtRest  float64 // the tension without the damper, N
}

// Curve is that of a wire that yields, at its largest elongation so far.
type Curve struct {
	Elongation float64 // m
	Force      float64 // N
	Slope      float64 // N/m
	Work       float64 // from no elongation to it, J
	Unloading  float64 // slope below it, N/m
}

// Yielding is the tension of a wire at an elongation x up to its largest, and its slope.
func Yielding(c *Curve, x float64) (tension, slope float64) {
	tension = c.Force
	slope = c.Slope
	if x < c.Elongation {
		tension -= c.Unloading * (c.Elongation - x)
		slope = c.Unloading
	}
	if tension <= 0 {
		tension = 0
		slope = 0
	}
	return tension, slope
}

// Stored is the energy that a wire stores at an elongation x, and Yielded what it has dissipated, J.
func Stored(c *Curve, x float64) (energy float64) {
	tension, _ := Yielding(c, x)
	return tension * tension / (2 * c.Unloading)
}

// Yielded is the energy that a wire has dissipated, J.
func Yielded(c *Curve) (energy float64) { return c.Work - c.Force*c.Force/(2*c.Unloading) }

// Damped adds the damper to a tension with its slopes. Its share of a rope's is at most as large as the tension without it, so that a slack rope has no
// force.
func Damped(s *Spring, tension, byX, byRate, rate float64) (p Pull) {
	viscous := s.Damping * rate
	p = Pull{Tension: tension + viscous, ByX: byX, ByRate: byRate + s.Damping, AtRest: tension}
	if s.Rope {
		if tension <= 0 {
			return Pull{}
		}
		if viscous <= -tension {
			return Pull{AtRest: tension}
		}
		if viscous >= tension {
			p = Pull{Tension: 2 * tension, ByX: 2 * byX, ByRate: 2 * byRate, AtRest: tension}
		}
	}
	return p
}

// Elastic is the energy of a spring at an elongation x, J.
func Elastic(s *Spring, x float64) (energy float64) { return (0.5*s.Stiffness*x + s.Preload) * x }

package models

// What round wires bear that lie side by side and slide past each other, as windings of rings, wires of meshes and strands of ropes do.

import "math"

// roundWires are so many wires of a diameter.
type roundWires struct {
	count             int
	diameter          float64 // m
	modulus, strength float64 // Pa
}

// area is that of all, m^2.
func (w roundWires) area() float64 { return float64(w.count) * math.Pi / 4 * w.diameter * w.diameter }

// Parts of the strength up to which wires are elastic, and strain at which they reach it.
const (
	elasticShare = 0.9
	lastStrain   = 0.03
)

// tension is that of all by the elongation, m, of what has a length in m; by the strain for a length of 1.
func (w roundWires) tension(length float64) [][2]float64 {
	strength, stiffness := w.strength*w.area(), w.modulus*w.area()/length
	return [][2]float64{
		{elasticShare * strength / stiffness, elasticShare * strength},
		{max(lastStrain*length, 2*strength/stiffness), strength},
	}
}

// rigidity is EI of all, N m^2.
func (w roundWires) rigidity() float64 {
	d := w.diameter
	return w.modulus * float64(w.count) * math.Pi / 64 * d * d * d * d
}

// plasticMoment is the sum of those of the wires, N m.
func (w roundWires) plasticMoment() float64 {
	d := w.diameter
	return float64(w.count) * d * d * d / 6 * w.strength
}

// Periodic sides of the domain.

package cpu

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// periodicity is the repetition of space.
type periodicity struct {
	on     [3]bool
	any    bool
	length r3.Vec
}

func newPeriodicity(domain r3.Box, on [3]bool) periodicity {
	return periodicity{on: on, any: on[0] || on[1] || on[2], length: r3.Sub(domain.Max, domain.Min)}
}

// nearest turns a separation into that of the nearest images.
func (p *periodicity) nearest(d r3.Vec) r3.Vec {
	d.X, d.Y, d.Z = p.shortest(d.X, d.Y, d.Z)
	return d
}

func (p *periodicity) shortest(x, y, z float64) (float64, float64, float64) {
	if p.on[0] {
		x -= p.length.X * math.RoundToEven(x/p.length.X)
	}
	if p.on[1] {
		y -= p.length.Y * math.RoundToEven(y/p.length.Y)
	}
	if p.on[2] {
		z -= p.length.Z * math.RoundToEven(z/p.length.Z)
	}
	return x, y, z
}

// image is by how much a place has to be moved to be in the domain along its periodic axes, m.
func (p *periodicity) image(x r3.Vec, domain *r3.Box) (by r3.Vec) {
	if p.on[0] {
		by.X = -p.length.X * math.Floor((x.X-domain.Min.X)/p.length.X)
	}
	if p.on[1] {
		by.Y = -p.length.Y * math.Floor((x.Y-domain.Min.Y)/p.length.Y)
	}
	if p.on[2] {
		by.Z = -p.length.Z * math.Floor((x.Z-domain.Min.Z)/p.length.Z)
	}
	return by
}

// wrap moves a centre into the domain along its periodic axes.
func (p *periodicity) wrap(s *sphere, domain *r3.Box) {
	by := p.image(s.centre(), domain)
	s.X += by.X
	s.Y += by.Y
	s.Z += by.Z
}

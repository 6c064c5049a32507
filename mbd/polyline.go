package mbd

// This file holds piecewise linear forces and their work.

import (
	"fmt"
	"math"
	"sort"
)

// Polyline is a piecewise linear force, N, as a function of a displacement from 0 on, m; constant beyond the last point.
type Polyline struct {
	x, force, work []float64
}

// NewPolyline returns the force through points (displacement, force) with rising displacements. Unless the first one is at 0, the line begins
// at the origin.
func NewPolyline(points [][2]float64) (*Polyline, error) {
	if len(points) == 0 {
		return nil, fmt.Errorf("a curve needs a point")
	}
	p := &Polyline{}
	if points[0][0] != 0 {
		points = append([][2]float64{{}}, points...)
	}
	for k, q := range points {
		switch {
		case math.IsNaN(q[0]) || math.IsInf(q[0], 0) || !(q[1] >= 0) || math.IsInf(q[1], 0):
			return nil, fmt.Errorf("point (%g, %g) of a curve: want finite numbers, and a force of zero or more", q[0], q[1])
		case k > 0 && !(q[0] > points[k-1][0]):
			return nil, fmt.Errorf("point (%g, %g) of a curve: want displacements that rise from 0", q[0], q[1])
		case k > 0:
			p.work = append(p.work, p.work[k-1]+(q[0]-points[k-1][0])*(q[1]+points[k-1][1])/2)
		default:
			p.work = append(p.work, 0)
		}
		p.x, p.force = append(p.x, q[0]), append(p.force, q[1])
	}
	return p, nil
}

// At returns the force at x >= 0.
func (p *Polyline) At(x float64) float64 {
	force, _, _ := p.at(x)
	return force
}

// at returns force, slope and the work from 0 to x >= 0.
func (p *Polyline) at(x float64) (force, slope, work float64) {
	if math.IsNaN(x) {
		return x, x, x // a search finds a place for what is no number, and the last force with it
	}
	last := len(p.x) - 1
	k := sort.SearchFloat64s(p.x, x)
	if k > last {
		return p.force[last], 0, p.work[last] + p.force[last]*(x-p.x[last])
	}
	k = max(k, 1)
	if k > last {
		return p.force[0], 0, p.force[0] * x
	}
	slope = (p.force[k] - p.force[k-1]) / (p.x[k] - p.x[k-1])
	d := x - p.x[k-1]
	force = p.force[k-1] + slope*d
	return force, slope, p.work[k-1] + d*(p.force[k-1]+force)/2
}

// steepest returns the largest slope.
func (p *Polyline) steepest() (slope float64) {
	for k := 1; k < len(p.x); k++ {
		slope = max(slope, (p.force[k]-p.force[k-1])/(p.x[k]-p.x[k-1]))
	}
	return slope
}

// Points returns the displacements, m, the forces there, N, and the work up to them, J. The slices are the polyline's own.
func (p *Polyline) Points() (x, force, work []float64) { return p.x, p.force, p.work }

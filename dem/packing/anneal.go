// Annealing: how packings become denser than those that jam when spheres are pushed apart.
//
// Spheres that are a little smaller than they are to be have free room. In it they move at random as hard spheres do (Metropolis et al. 1953, J. Chem. Phys. 21:1087) while they slowly grow, as in the
// compression of Lubachevsky and Stillinger (1990, J. Stat. Phys. 60:561): the slower, the denser is what they jam in.

package packing

import (
	"slices"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

const (
	leastSweeps, mostSweeps = 500, 16000 // of the first annealing and the last, each twice as long as the one before
	sweepsOfGrowth          = 50         // from one growth to the next
	sweepsOfList            = 5          // from one list of neighbours to the next, beyond which none moves
	looseness               = 0.04       // by which spheres are smaller at first
	closeness               = 0.03       // by which they are smaller at last, where they can
	smallestPart            = 0.5        // part of their sizes below which they are not made smaller
	acceptance              = 0.4        // part of the moves that is to succeed
)

// anneal moves particles at random, in so many sweeps, while they grow. It returns the largest part of their sizes at which none overlapped.
func (l *relaxation) anneal(sweeps int) (reached float64, err error) {
	l.swell = swelling
	defer func() { l.scale, l.swell = 1, leastSwell }()
	done := false
	for scale := 1 - looseness; !done; scale -= looseness {
		if l.scale = scale; scale < smallestPart {
			return 0, nil
		}
		if done, err = l.settle(); err != nil {
			return 0, err
		}
	}
	reached = l.scale
	grow, way := (1-closeness-reached)*sweepsOfGrowth/float64(sweeps), 0.05
	var before []r3.Vec
	for n := 1; n <= sweeps; n++ {
		way = min(max(way*(1+0.1*(l.sweep(way)-acceptance)), 1e-4), 0.3)
		if err := l.phase.Add(1); err != nil {
			return 0, err
		}
		if n%sweepsOfList == 0 {
			l.list()
		}
		if n%sweepsOfGrowth != 0 {
			continue
		}
		before = append(before[:0], l.position...)
		l.scale = reached + grow
		if done, err = l.settle(); err != nil {
			return 0, err
		}
		if !done {
			copy(l.position, before)
			l.scale, grow = reached, grow/2
			l.list()
		}
		reached = l.scale
	}
	return reached, nil
}

// sweep tries to move each particle by up to a part of its radius along each axis, and returns the part of them that had room there.
func (l *relaxation) sweep(way float64) float64 {
	moved := 0
	for i, from := range l.position {
		r := l.radius[i]
		p := r3.Add(from, r3.Scale(way*r, r3.Vec{X: 2*l.rng.Float64() - 1, Y: 2*l.rng.Float64() - 1, Z: 2*l.rng.Float64() - 1}))
		if r3.Norm2(r3.Sub(p, l.listed[i])) < vec.Sq(0.5*listReach*r) && l.room(i, p) {
			l.position[i] = p
			moved++
		}
	}
	return float64(moved) / float64(len(l.position))
}

// room tells whether particle i has room at p among the others.
func (l *relaxation) room(i int, p r3.Vec) bool {
	r := l.scale * l.radius[i]
	return l.pushed(i, p, r) == r3.Vec{} && !slices.ContainsFunc(l.near[i/share][l.start[i]:l.end[i]], func(j int32) bool {
		return r3.Norm2(l.nearest(r3.Sub(p, l.position[j]))) < vec.Sq(r+l.scale*l.radius[j])
	})
}

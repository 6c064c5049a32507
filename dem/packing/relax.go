// Shaking overlapping particles loose: the way to dense random packings.
//
// Particles are treated as soft spheres, a little larger than they are, and the energy of their overlaps is brought down by the FIRE method (Bitzek
// et al., Phys. Rev. Lett. 97 (2006) 170201) until none of the true particles overlap. Where they jam before, they are annealed (anneal.go) and pushed apart again. Every sum has a
// fixed order, so the result does not depend on the number of threads.

package packing

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"runtime"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/panics"
	"gabion/internal/progress"
	"gabion/internal/vec"
)

const (
	swelling   = 2e-3 // by which particles are larger while they are shaken
	leastSwell = 5e-5 // the same where they have jammed: as much less than the packing can bear
	listReach  = 0.15 // margin of the lists of neighbours, by radius
	rounds     = 20000
)

// relaxation is the state of the relaxation.
type relaxation struct {
	*packer
	phase           *progress.Phase
	velocity, force []r3.Vec
	worst           []float64 // of each particle: overlap of the true sizes by the sum of radii, when above 0
	energy          []float64 // of each particle: squares of the overlaps of the sizes that are shaken
	near            [][]int32 // of each share of particles: the neighbours of its particles, one particle's after another's
	start, end      []int32   // where in its share's list each particle's neighbours are
	listed          []r3.Vec  // positions when the lists were made
	mesh            *InMesh   // that is filled; nil for a region that is found quickly
	depth           []float64 // of each particle in the mesh when the lists were made, m
	largest         float64
	scale, swell    float64 // part of their sizes that particles have now, and swelling
}

// relax moves the particles apart until none overlap.
func (k *packer) relax(ctx context.Context) error {
	phase := progress.Begin(ctx, "shaking the packing loose", 0)
	defer phase.End()
	n := len(k.radius)
	l := &relaxation{
		packer: k, phase: phase, velocity: make([]r3.Vec, n), force: make([]r3.Vec, n), worst: make([]float64, n), energy: make([]float64, n),
		start: make([]int32, n), end: make([]int32, n), near: make([][]int32, n/share+1), listed: make([]r3.Vec, n),
		largest: slices.Max(k.radius), scale: 1, swell: swelling,
	}
	if l.mesh, _ = k.region.(*InMesh); l.mesh != nil {
		l.depth = make([]float64, n)
		for i := range l.depth {
			l.depth[i] = math.Inf(1) // unknown
		}
	}
	l.sort()
	reached, annealed := 0.0, []r3.Vec(nil)
	for sweeps := leastSweeps; ; sweeps *= 2 {
		done, err := l.settle()
		if err != nil || done {
			return err
		}
		if sweeps > mostSweeps {
			reached, err := l.press(reached, annealed)
			return cmp.Or[error](err, &jammed{reached})
		}
		scale, err := l.anneal(sweeps)
		if err != nil {
			return err
		}
		reached, annealed = scale, append(annealed[:0], l.position...)
	}
}

// press finds to a thousandth up to which part of their sizes particles settle that do so at one part of them, from where they are then.
func (l *relaxation) press(reached float64, from []r3.Vec) (float64, error) {
	defer func() { l.scale = 1 }()
	for step := (1 - reached) / 2; step > 5e-4; step /= 2 {
		copy(l.position, from)
		l.scale = reached + step
		done, err := l.settle()
		if err != nil {
			return 0, err
		}
		if done {
			reached = l.scale
			copy(from, l.position)
		}
	}
	return reached, nil
}

// jammed is the error of particles that have no room, and at which part of their sizes they had.
type jammed struct{ scale float64 }

func (e *jammed) Error() string {
	return fmt.Sprintf("they jam where they are %.2f%% smaller", 100*(1-e.scale))
}

// settle brings the energy of overlaps down until no true particles overlap, which is done, or they have jammed: forces balance to a part of what they are.
func (l *relaxation) settle() (done bool, err error) {
	const slowest, fastest = 0.05, 0.3 // time steps: masses and stiffnesses are 1
	const balanced = 1e-2
	dt, mix, good := slowest, 0.1, 0
	clear(l.velocity)
	l.list()
	for range rounds {
		if l.moved() {
			l.list()
		}
		l.forces()
		if err := l.phase.Add(1); err != nil {
			return false, err
		}
		if slices.Max(l.worst) == 0 {
			return true, nil
		}
		power, v2, f2, energy := 0.0, 0.0, 0.0, 0.0
		for i, f := range l.force {
			power += r3.Dot(f, l.velocity[i])
			v2 += r3.Norm2(l.velocity[i])
			f2 += r3.Norm2(f)
			energy += l.energy[i]
		}
		if f2 < balanced*balanced*energy {
			return false, nil
		}
		if power > 0 {
			if good++; good > 5 {
				dt, mix = min(1.1*dt, fastest), 0.99*mix
			}
		} else {
			dt, mix, good = max(0.5*dt, slowest), 0.1, 0
			clear(l.velocity)
		}
		turned := 0.0
		if f2 > 0 && power > 0 {
			turned = mix * math.Sqrt(v2/f2)
		}
		l.step(dt, 1-mix, turned)
	}
	return false, nil
}

// step mixes the velocities with the direction of the forces and moves the particles, none farther than a tenth of its radius.
func (l *relaxation) step(dt, keep, turned float64) {
	l.parallel(func(i int) {
		v := r3.Add(r3.Add(r3.Scale(keep, l.velocity[i]), r3.Scale(turned, l.force[i])), r3.Scale(dt, l.force[i]))
		way := r3.Scale(dt, v)
		if far := r3.Norm(way); far > 0.1*l.radius[i] {
			way = r3.Scale(0.1*l.radius[i]/far, way)
		}
		l.velocity[i] = v
		l.position[i] = r3.Add(l.position[i], way)
	})
}

// forces sums the overlaps around each particle.
func (l *relaxation) forces() {
	l.parallel(func(i int) {
		p, swollen := l.position[i], l.scale+l.swell
		f := l.pushed(i, p, l.radius[i]*swollen)
		worst, energy := 0.0, r3.Norm2(f)
		if energy > 0 {
			worst = r3.Norm(l.pushed(i, p, l.radius[i]*l.scale)) / l.radius[i]
		}
		for _, j := range l.near[i/share][l.start[i]:l.end[i]] {
			gap := l.nearest(r3.Sub(p, l.position[j]))
			d2, sum := r3.Norm2(gap), l.radius[i]+l.radius[j]
			if d2 >= vec.Sq(sum*swollen) {
				continue
			}
			d := math.Sqrt(d2)
			if d2 < vec.Sq(sum*l.scale) {
				worst = max(worst, l.scale-d/sum, math.SmallestNonzeroFloat64)
			}
			if d == 0 { // two particles drawn at one place part along an axis, the first to the one side
				f.X += math.Copysign(sum, float64(int(j)-i))
				continue
			}
			f = r3.Add(f, r3.Scale((sum*swollen-d)/d, gap))
			energy += vec.Sq(sum*swollen - d)
		}
		l.force[i], l.worst[i], l.energy[i] = f, worst, energy
	})
}

// pushed is what the region does to a particle at a place, with a radius. In a mesh particles are as deep as when the lists were made, but for the way that they may go until the next.
func (l *relaxation) pushed(i int, p r3.Vec, radius float64) r3.Vec {
	if l.mesh == nil {
		return l.region.push(p, radius)
	}
	way := listReach * l.radius[i] // twice of what it is, which leaves room for rounding
	if l.depth[i]-way > radius {
		return r3.Vec{}
	}
	return l.mesh.pushWithin(p, radius, math.Abs(l.depth[i])+way)
}

// moved tells whether the lists may miss a neighbour.
func (l *relaxation) moved() bool {
	for i, p := range l.position {
		if r3.Norm2(r3.Sub(p, l.listed[i])) > vec.Sq(0.5*listReach*l.radius[i]) {
			return true
		}
	}
	return false
}

// list makes the lists of neighbours: those that come within the sizes and half the margins of both.
func (l *relaxation) list() {
	for i, p := range l.position {
		l.position[i] = l.wrapped(p)
	}
	if l.mesh != nil {
		l.parallel(func(i int) {
			p := l.position[i]
			l.depth[i] = l.mesh.depth(p, math.Abs(l.depth[i])+r3.Norm(r3.Sub(p, l.listed[i]))+listReach*l.radius[i])
		})
	}
	copy(l.listed, l.position)
	c := newCells(l.position, l.radius)
	for i := range l.position {
		c.add(int32(i))
	}
	for k := range l.near {
		l.near[k] = l.near[k][:0]
	}
	l.parallel(func(i int) {
		p, r := l.position[i], l.radius[i]
		all := l.near[i/share]
		first := len(all)
		all = l.around(c, all, p, r*(1+swelling+listReach)+(swelling+listReach)*l.largest)
		kept := all[:first]
		for _, j := range all[first:] {
			reach := (r + l.radius[j]) * (1 + swelling + listReach)
			if int(j) != i && r3.Norm2(l.nearest(r3.Sub(p, l.position[j]))) < reach*reach && !slices.Contains(kept[first:], j) {
				kept = append(kept, j)
			}
		}
		l.near[i/share] = kept
		l.start[i], l.end[i] = int32(first), int32(len(kept))
	})
}

// sort numbers the particles by place, layer by layer and row by row, so that neighbours are near in memory too.
func (l *relaxation) sort() {
	width := 4 * l.largest
	low := l.region.bounds().Min
	key := func(p r3.Vec) [3]int {
		p = r3.Sub(p, low)
		return [3]int{int(p.Z / width), int(p.Y / width), int(p.X / width)}
	}
	by := make([]int, len(l.order))
	for i := range by {
		by[i] = i
	}
	slices.SortStableFunc(by, func(a, b int) int {
		p, q := key(l.position[a]), key(l.position[b])
		return slices.Compare(p[:], q[:])
	})
	order, radius, position := slices.Clone(l.order), slices.Clone(l.radius), slices.Clone(l.position)
	for i, k := range by {
		l.order[i], l.radius[i], l.position[i] = order[k], radius[k], position[k]
	}
}

// share is the number of particles that a thread works on at a time.
const share = 1024

// parallel calls work for every particle, on all processors; those of a share in order. It leaves the rest out once the context has ended.
func (l *relaxation) parallel(work func(i int)) {
	n := len(l.position)
	threads := min(runtime.GOMAXPROCS(0), (n+share-1)/share)
	var all panics.Group
	for t := range threads {
		all.Go(func() {
			for first := t * share; first < n && l.phase.Add(0) == nil; first += threads * share {
				for i := first; i < min(first+share, n); i++ {
					work(i)
				}
			}
		})
	}
	all.Wait()
}

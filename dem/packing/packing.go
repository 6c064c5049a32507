// Random packings without overlap.

package packing

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/progress"
	"gabion/internal/vec"
	"gabion/rigid"
)

// Packing fills a region with particles at random places, none touching another or the region's boundary.
//
// Loose packings are made particle by particle, each at the first free place that chance finds (random sequential addition). Denser ones begin
// that way, go on with overlaps, and are then shaken loose as soft spheres until no overlap is left, up to random close packing.
type Packing struct {
	Region   Region
	Sizes    Sizes
	Count    int     // number of particles; 0 to go by Fraction
	Fraction float64 // of the region's volume that particles take up; used when Count is 0
	Gap      float64 // that is left between particles at least, m; half of it to the boundary
	Repeats  [3]bool // axes on which the region, a box, repeats itself, so that particles reach through its sides to those on the others
	Seed     uint64
}

// looseFraction is the solid fraction up to which chance alone finds places.
const looseFraction = 0.33

// Particles makes the packing. The particles are at rest, in the order in which their sizes were drawn.
func (p Packing) Particles(ctx context.Context) (Particles, error) {
	if p.Region == nil || p.Sizes == nil {
		return Particles{}, errors.New("packing: want a region and sizes")
	}
	if err := cmp.Or(p.Region.Check(), p.Sizes.Check()); err != nil {
		return Particles{}, fmt.Errorf("packing: %w", err)
	}
	if !(p.Gap >= 0) {
		return Particles{}, fmt.Errorf("packing: gap %g m: want 0 or more", p.Gap)
	}
	if p.Repeats != [3]bool{} {
		box, ok := p.Region.(InBox)
		if !ok {
			return Particles{}, fmt.Errorf("packing: %T repeats itself: want a box", p.Region)
		}
		p.Region = repeated{box, p.Repeats}
	}
	if _, r := p.Sizes.Limits(); 2*r+p.Gap > p.Region.width() {
		return Particles{}, fmt.Errorf("packing: a particle of radius %g m with a gap of %g m does not fit into a region %g m wide", r, p.Gap, p.Region.width())
	}
	radius, full, err := p.radii()
	if err != nil {
		return Particles{}, err
	}
	wide := slices.Clone(radius)
	for i := range wide {
		wide[i] += p.Gap / 2
	}
	k := newPacker(p.Region, wide, p.Seed)
	tries := 100
	if full <= looseFraction {
		tries = 100_000 // there is room somewhere
	}
	placed, err := k.insertRandomly(ctx, tries)
	if err != nil {
		return Particles{}, err
	}
	if placed < len(radius) || full > looseFraction {
		k.scatter(placed)
		if err := k.relax(ctx); err != nil {
			if j := new(jammed); errors.As(err, &j) {
				err = fmt.Errorf("%w, with a solid fraction of %.3f", err, full*vec.Cube(j.scale))
			}
			return Particles{}, fmt.Errorf("packing of %d particles with a solid fraction of %.3f: %w", len(radius), full, err)
		}
	}
	return Particles{Position: k.inOrder(), Radius: radius, Room: p.Region.Volume()}, nil
}

// radii draws the sizes of all particles, and adds up which part of the region they and their gaps take.
func (p Packing) radii() (radius []float64, full float64, err error) {
	space := p.Region.Volume() / rigid.SphereVolume(1) // in cubes of radii
	rng := RandomStream(p.Seed, drawSizes)
	solid, filled := 0.0, 0.0 // without and with the gaps
	for len(radius) < p.Count || p.Count == 0 && solid < p.Fraction*space {
		r := p.Sizes.draw(rng)
		radius = append(radius, r)
		solid += vec.Cube(r)
		filled += vec.Cube(r + p.Gap/2)
		if filled > space {
			break
		}
	}
	if len(radius) == 0 {
		return nil, 0, fmt.Errorf("packing: count %d and fraction %g: want one of them above 0", p.Count, p.Fraction)
	}
	if most := closePacking(radius, p.Gap/2); filled > most*space {
		return nil, 0, fmt.Errorf("packing: %d particles and the gaps around them have %.3f of the volume of %.4g m^3 or more: spheres of such sizes, put at random, take up at most about %.3f", len(radius), filled/space, p.Region.Volume(), most)
	}
	return radius, filled / space, nil
}

// closePacking is the solid fraction that no random packing of spheres of some radii, each with a margin, exceeds: that of random close packing by polydispersity and skewness (Desmond and Weeks 2014, Phys. Rev. E 90:022204),
// and what order in part of it may add.
func closePacking(radius []float64, margin float64) float64 {
	const order = 0.015
	n, mean, square, cube := float64(len(radius)), 0.0, 0.0, 0.0
	for _, r := range radius {
		mean += (r + margin) / n
	}
	for _, r := range radius {
		d := (r+margin)/mean - 1
		square += d * d / n
		cube += d * d * d / n
	}
	spread := math.Sqrt(square)
	if spread == 0 {
		return 0.634 + order
	}
	return min(0.634+0.0658*spread+0.0857*cube/spread+order, 0.95) // skewness times the square of the spread
}

// packer holds particles while they are packed, the largest first.
type packer struct {
	region   Region
	period   r3.Vec // of the region; infinite along axes on which it does not repeat itself
	order    []int  // of each particle here: its place among the sizes as drawn
	radius   []float64
	position []r3.Vec
	rng      *rand.Rand
}

func newPacker(region Region, radius []float64, seed uint64) *packer {
	n := len(radius)
	k := &packer{region: region, order: make([]int, n), radius: make([]float64, n), position: make([]r3.Vec, n), rng: RandomStream(seed, drawPlaces)}
	for i := range k.order {
		k.order[i] = i
	}
	slices.SortStableFunc(k.order, func(a, b int) int { return cmp.Compare(radius[b], radius[a]) })
	b := region.bounds()
	k.period = r3.Vec{X: math.Inf(1), Y: math.Inf(1), Z: math.Inf(1)}
	if c, ok := region.(repeated); ok {
		k.period = c.period()
	}
	for i, o := range k.order {
		k.radius[i] = radius[o]
		k.position[i] = b.Min // until it is placed: for the extent of the grid
	}
	k.position[n-1] = b.Max
	return k
}

func (k *packer) inOrder() []r3.Vec {
	out := make([]r3.Vec, len(k.position))
	for i, o := range k.order {
		out[o] = k.wrapped(k.position[i])
	}
	return out
}

// nearest is a way between two places, or that to the image that is nearest, m.
func (k *packer) nearest(d r3.Vec) r3.Vec {
	return r3.Vec{X: d.X - turns(d.X, k.period.X), Y: d.Y - turns(d.Y, k.period.Y), Z: d.Z - turns(d.Z, k.period.Z)}
}

// turns is the whole number of periods that is nearest to x.
func turns(x, period float64) float64 {
	if math.IsInf(period, 1) {
		return 0
	}
	return period * math.RoundToEven(x/period)
}

// wrapped is the image of a place that lies in the region along the axes on which it repeats itself.
func (k *packer) wrapped(p r3.Vec) r3.Vec {
	b := k.region.bounds()
	middle := r3.Scale(0.5, r3.Add(b.Min, b.Max))
	return r3.Add(middle, k.nearest(r3.Sub(p, middle)))
}

// around appends the particles of cells that may come nearer to p, or to an image of it, than reach: all that do, and some others, some more than once. Particles are where they are in the region.
func (k *packer) around(c *cells, dst []int32, p r3.Vec, reach float64) []int32 {
	b := k.region.bounds()
	p = k.wrapped(p)
	images := func(x, low, high, period float64) (from, to int) {
		if math.IsInf(period, 1) {
			return 0, 0
		}
		far := reach + k.radius[0]
		return -oneWhere(x+far > high), oneWhere(x-far < low)
	}
	x0, x1 := images(p.X, b.Min.X, b.Max.X, k.period.X)
	y0, y1 := images(p.Y, b.Min.Y, b.Max.Y, k.period.Y)
	z0, z1 := images(p.Z, b.Min.Z, b.Max.Z, k.period.Z)
	at := func(x float64, turn int, period float64) float64 {
		if turn == 0 {
			return x
		}
		return x + float64(turn)*period
	}
	for z := z0; z <= z1; z++ {
		for y := y0; y <= y1; y++ {
			for x := x0; x <= x1; x++ {
				dst = c.near(dst, r3.Vec{X: at(p.X, x, k.period.X), Y: at(p.Y, y, k.period.Y), Z: at(p.Z, z, k.period.Z)}, reach)
			}
		}
	}
	return dst
}

func oneWhere(is bool) int {
	if is {
		return 1
	}
	return 0
}

// insertRandomly places particles where there is room, and returns how many found a place before one did not in the given number of tries.
func (k *packer) insertRandomly(ctx context.Context, tries int) (placed int, err error) {
	phase := progress.Begin(ctx, "packing", len(k.radius))
	defer phase.End()
	c := newCells(k.position, k.radius)
	var close []int32
	for i, r := range k.radius {
		free := false
		for try := 0; try < tries && !free; try++ {
			if err := ctx.Err(); err != nil {
				return i, err
			}
			p, ok := k.randomPlace(r)
			if !ok {
				continue
			}
			close = k.around(c, close[:0], p, r)
			free = true
			for _, j := range close {
				if r3.Norm2(k.nearest(r3.Sub(p, k.position[j]))) < vec.Sq(r+k.radius[j]) {
					free = false
					break
				}
			}
			k.position[i] = p
		}
		if !free {
			return i, nil
		}
		c.add(int32(i))
		if err := phase.Add(1); err != nil {
			return i, err
		}
	}
	return len(k.radius), nil
}

// randomPlace draws a place, and tells whether a particle of radius r there is inside the region.
func (k *packer) randomPlace(r float64) (r3.Vec, bool) {
	b := k.region.bounds()
	p := r3.Vec{
		X: b.Min.X + k.rng.Float64()*(b.Max.X-b.Min.X),
		Y: b.Min.Y + k.rng.Float64()*(b.Max.Y-b.Min.Y),
		Z: b.Min.Z + k.rng.Float64()*(b.Max.Z-b.Min.Z),
	}
	return p, k.region.push(p, r) == r3.Vec{}
}

// scatter puts the particles from first on anywhere inside.
func (k *packer) scatter(first int) {
	for i := first; i < len(k.radius); i++ {
		p, _ := k.randomPlace(k.radius[i])
		k.position[i] = r3.Add(p, k.region.push(p, k.radius[i]))
	}
}

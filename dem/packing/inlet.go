// Inlets: particles that enter a simulation at a given mass flow.

package packing

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Inlet brings particles in the course of time. They come in batches: each fills the slab of space that the one before it has just left at the inlet's
// speed, so particles do not overlap when they come, as long as nothing holds the older ones up. Those of a continuous inlet come one by one.
//
// The particles of a batch depend on the seed and on the mass still owed when it begins, and on nothing else.
type Inlet struct {
	Name       string // for messages
	Centre     r3.Vec // of the inlet, m
	Round      bool   // the inlet is a disc as wide as Width, not a rectangle
	Width      r3.Vec // edge of the inlet, from side to side, m; normal to Velocity
	Height     float64
	Velocity   r3.Vec  // of the particles, m/s
	MassFlow   float64 // kg/s
	Rate       float64 // particles a second, instead of a mass flow
	MaxCount   int     // particles in all; 0 has no limit
	Density    float64 // kg/m3
	Material   int
	Scalars    []float64 // of each particle, in the order of the model's; what is missing is 0
	Sizes      Sizes
	Clump      *Clump  // shape of the particles, in random orientations; nil for spheres
	Start, End float64 // s; an End of 0 is never
	Seed       uint64

	// Continuous lets particles come one by one instead of in batches (see Feed).
	Continuous  bool
	Mouth       *Mouth  // of a continuous inlet, instead of the rectangle or disc; nil without
	NormalSpeed float64 // with which particles enter along the normals of the mouth where there is no Velocity, m/s
}

// InletState is how far an inlet has come; the zero value is its beginning. It is all that a checkpoint needs.
type InletState struct {
	Batch   int     // number of batches that have come, or of turns of a continuous inlet
	Count   int     // number of particles in them
	Deficit float64 // mass that should have come with them and has not, kg, or number if there is a Rate; negative if more has

	// Of a continuous inlet.
	Until   float64 // time of its last turn, s
	Brought float64 // mass that has come, kg, or number if there is a Rate
}

// fullest is the solid fraction up to which an inlet is fed.
const fullest = 0.4

// thickness of a batch is in diameters of the largest particle.
const batchDiameters = 6

// Check tells what is wrong with the inlet, or returns nil.
func (s *Inlet) Check() error {
	if s.Sizes == nil {
		return errors.New("inlet without sizes")
	}
	if err := s.Sizes.Check(); err != nil {
		return fmt.Errorf("inlet: %w", err)
	}
	width, speed := r3.Norm(s.Width), s.Speed()
	flow := s.flow()
	if s.Mouth != nil && !(s.Continuous && speed > 0 && flow > 0 && s.Density > 0) {
		return fmt.Errorf("inlet through a mesh: speed %g m/s, mass flow %g kg/s, density %g kg/m3: want all above 0, and a continuous one", speed, flow, s.Density)
	}
	if s.Mouth == nil && !(width > 0 && r3.Norm(s.Velocity) > 0 && flow > 0 && s.Density > 0 && (s.Round || s.Height > 0)) {
		return fmt.Errorf("inlet: %g m by %g m, speed %g m/s, mass flow %g kg/s, density %g kg/m3: want all above 0", width, s.Height, speed, flow, s.Density)
	}
	if s.MaxCount < 0 || s.MassFlow > 0 && s.Rate > 0 {
		return fmt.Errorf("inlet: %g kg/s, %g particles a second, %d particles in all: want one flow, and a limit of 0 or more", s.MassFlow, s.Rate, s.MaxCount)
	}
	if s.Mouth == nil && math.Abs(r3.Dot(s.Width, s.Velocity)) > 1e-6*width*speed {
		return fmt.Errorf("inlet: edge %v is not normal to the velocity %v", s.Width, s.Velocity)
	}
	_, r := s.Sizes.Limits()
	if gap := min(width, s.height()); s.Mouth == nil && 2*r > gap {
		return fmt.Errorf("inlet: particles of radius %g m do not fit through %g m", r, gap)
	}
	if count := s.batchLimit(); !(count <= maxBatch) {
		return fmt.Errorf("inlet: up to %.3g particles would enter at once, those of a batch: want at most %d; the smallest radius is %g m", count, maxBatch, smallest(s.Sizes))
	}
	if s.Continuous {
		return s.checkFeed()
	}
	solid := s.mass(r) / (s.Density * rigid.SphereVolume(r)) // part of the enclosing sphere that is matter
	if most := fullest * solid * s.Density * s.region().Volume() / s.Period(); flow > most {
		return fmt.Errorf("inlet: mass flow %.3g kg/s: at most %.3g kg/s pass at %g m/s", flow, most, speed)
	}
	return nil
}

// maxBatch is a number of particles that no batch should have; each takes a turn of a loop.
const maxBatch = 10_000_000

// batchLimit is the most particles that a batch may have: all of the smallest size.
func (s *Inlet) batchLimit() float64 {
	count := s.Rate * s.Period()
	if s.Rate == 0 {
		count = s.MassFlow * s.Period() / s.mass(smallest(s.Sizes))
	}
	if s.MaxCount > 0 {
		count = min(count, float64(s.MaxCount))
	}
	return count
}

func smallest(s Sizes) float64 {
	low, _ := s.Limits()
	return low
}

func (s *Inlet) mass(radius float64) float64 {
	if s.Clump != nil {
		mass, _ := s.Clump.Mass(s.Density, radius)
		return mass
	}
	return rigid.SolidSphere(s.Density, radius).Mass
}

// flow is the mass flow, kg/s; that of a rate is worked out from a sample of sizes.
func (s *Inlet) flow() float64 {
	if s.Rate == 0 {
		return s.MassFlow
	}
	const sample = 1000
	rng, mass := RandomStream(s.Seed, drawInlet), 0.0
	for range sample {
		mass += s.mass(s.Sizes.draw(rng)) / sample
	}
	return s.Rate * mass
}

func (s *Inlet) height() float64 {
	if s.Round {
		return r3.Norm(s.Width)
	}
	return s.Height
}

// Period is the time between batches, s; of a continuous inlet the shortest between two turns.
func (s *Inlet) Period() float64 {
	least, r := s.Sizes.Limits()
	if s.Continuous {
		return feedPart * least / s.Speed()
	}
	return batchDiameters * 2 * r / r3.Norm(s.Velocity)
}

// Due is the time at which the next batch comes, s; +Inf after the last one.
func (s *Inlet) Due(state InletState) float64 {
	if s.Continuous {
		return s.feedDue(&state)
	}
	t := s.Start + float64(state.Batch)*s.Period()
	if s.End > 0 && t >= s.End || s.MaxCount > 0 && state.Count >= s.MaxCount {
		return math.Inf(1)
	}
	return t
}

// Next makes the next batch and moves the state past it. The particles are where they are at the time Due, with their velocity; there may be none.
func (s *Inlet) Next(state *InletState) (Particles, error) {
	rng := RandomStream(s.Seed, drawInlet+uint64(state.Batch))
	lasts := s.Period()
	if s.End > 0 {
		lasts = min(lasts, s.End-s.Due(*state))
	}
	state.Deficit += (s.MassFlow + s.Rate) * max(lasts, 0) // one of the two is 0
	state.Batch++
	var radius []float64
	for state.Deficit > 0 && (s.MaxCount == 0 || state.Count < s.MaxCount) {
		r := s.Sizes.draw(rng)
		radius = append(radius, r)
		state.Count++
		if s.Rate > 0 {
			state.Deficit--
		} else {
			state.Deficit -= s.mass(r)
		}
	}
	var g Particles
	if len(radius) == 0 {
		return g, nil
	}
	k := newPacker(s.region(), radius, 0)
	k.rng = rng
	whole := context.Background() // a batch belongs to a step, which is not left half done
	if placed, _ := k.insertRandomly(whole, 1000); placed < len(radius) {
		k.scatter(placed)
		if err := k.relax(whole); err != nil {
			return g, fmt.Errorf("inlet, batch %d: %w", state.Batch, err)
		}
	}
	// The region is in the axes of the inlet: x along the edge, z along the velocity.
	along, x := r3.Unit(s.Velocity), r3.Unit(s.Width)
	y := r3.Cross(along, x)
	for _, p := range k.inOrder() {
		at := r3.Add(r3.Scale(p.X, x), r3.Add(r3.Scale(p.Y, y), r3.Scale(p.Z, along)))
		g.Position = append(g.Position, r3.Add(s.Centre, at))
		g.Velocity = append(g.Velocity, s.Velocity)
		g.Material = append(g.Material, s.Material)
	}
	for _, value := range s.Scalars {
		g.Scalars = append(g.Scalars, slices.Repeat([]float64{value}, len(radius)))
	}
	g.Radius = radius
	if s.Clump != nil {
		g.orient(s.Clump, true, rng)
	}
	return g, nil
}

// region is the slab that a batch fills, in the axes of the inlet.
func (s *Inlet) region() Region {
	_, r := s.Sizes.Limits()
	w, h, l := r3.Norm(s.Width)/2, s.Height/2, batchDiameters*2*r
	if s.Round {
		return InCylinder{B: r3.Vec{Z: l}, Radius: w}
	}
	return InBox{Min: r3.Vec{X: -w, Y: -h}, Max: r3.Vec{X: w, Y: h, Z: l}}
}

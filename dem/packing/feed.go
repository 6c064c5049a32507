// Continuous inlets: particles that come one by one, each at its time.
//
// The n-th particle is due when the mass that should have come is that of all before it and half of its own, so that what has come is never off by more than
// half a particle. It comes at a random place of the mouth, as far in as its speed has taken it since it was due, where nothing stands; if there is no such place it
// waits, and all behind it with it, so that what waits has the sizes that were asked for.

package packing

import (
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// Streams of random numbers of continuous inlets: one a particle, for its size, and one a turn, for places.
const (
	drawFedSizes  uint64 = 1 << 62
	drawFedPlaces uint64 = 1 << 63
)

const (
	feedPart  = 0.25 // of the smallest radius that particles go between two turns of a continuous inlet
	feedTries = 200  // places that are looked at for a particle in a turn
)

// Room tells whether a sphere has room at a place (m).
type Room func(centre r3.Vec, radius float64) bool

// Speed with which particles come, m/s.
func (s *Inlet) Speed() float64 {
	if v := r3.Norm(s.Velocity); v > 0 {
		return v
	}
	return s.NormalSpeed
}

// next is the radius of the particle that comes next, what it counts in the flow (kg, or 1 of a rate), and when it is due (s).
func (s *Inlet) next(state *InletState) (radius, amount, due float64) {
	radius, amount = s.Sizes.draw(RandomStream(s.Seed, drawFedSizes+uint64(state.Count))), 1
	if s.Rate == 0 {
		amount = s.mass(radius)
	}
	return radius, amount, s.Start + (state.Brought+amount/2)/(s.MassFlow+s.Rate) // one of the two is 0
}

// since is the time up to which a continuous inlet has been fed, s.
func (s *Inlet) since(state *InletState) float64 { return max(state.Until, s.Start) }

// feedDue is Due of a continuous inlet.
func (s *Inlet) feedDue(state *InletState) float64 {
	if s.MaxCount > 0 && state.Count >= s.MaxCount || s.End > 0 && state.Until >= s.End {
		return math.Inf(1)
	}
	_, _, entry := s.next(state)
	switch due := max(entry, s.since(state)+s.Period()); {
	case s.End > 0 && entry > s.End:
		return math.Inf(1)
	case s.End > 0:
		return min(due, s.End)
	default:
		return due
	}
}

// Backlog is what a continuous inlet owes at a time (s): particles that are due and have found no room, kg, or their number if there is a rate.
func (s *Inlet) Backlog(state InletState, time float64) float64 {
	if !s.Continuous {
		return 0
	}
	if s.End > 0 {
		time = min(time, s.End)
	}
	if _, _, due := s.next(&state); due > time || s.MaxCount > 0 && state.Count >= s.MaxCount {
		return 0
	}
	return (s.MassFlow+s.Rate)*(time-s.Start) - state.Brought
}

// Feed brings the particles of a continuous inlet that are due up to a time (s) and have room, where they are then, and moves the state on.
func (s *Inlet) Feed(state *InletState, time float64, room Room) Particles {
	rng := RandomStream(s.Seed, drawFedPlaces+uint64(state.Batch))
	since := s.since(state)
	until := time
	if s.End > 0 {
		until = min(time, s.End)
	}
	state.Batch++
	state.Until = time
	var g Particles
	for s.MaxCount == 0 || state.Count < s.MaxCount {
		radius, amount, due := s.next(state)
		if due > until {
			break
		}
		far := s.Speed() * (time - max(due, since))
		found := false
		for try := 0; try < feedTries && !found; try++ {
			p, along, fits := s.draw(rng, radius)
			in := far
			if try >= feedTries/2 || due < since {
				in *= rng.Float64()
			}
			p = r3.Add(p, r3.Scale(in, along))
			if found = fits && g.clear(p, radius) && room(p, radius); found {
				g.Position, g.Radius = append(g.Position, p), append(g.Radius, radius)
				g.Velocity, g.Material = append(g.Velocity, r3.Scale(s.Speed(), along)), append(g.Material, s.Material)
			}
		}
		if !found {
			break
		}
		state.Count++
		state.Brought += amount
	}
	for _, value := range s.Scalars {
		g.Scalars = append(g.Scalars, slices.Repeat([]float64{value}, len(g.Radius)))
	}
	if s.Clump != nil && len(g.Radius) > 0 {
		g.orient(s.Clump, true, rng)
	}
	return g
}

// clear tells whether a sphere would touch none of the particles.
func (g *Particles) clear(p r3.Vec, radius float64) bool {
	for i, q := range g.Position {
		if r3.Norm2(r3.Sub(p, q)) < vec.Sq(radius+g.Radius[i]) {
			return false
		}
	}
	return true
}

// Crowd is spheres that stand somewhere; Room is among them.
type Crowd struct {
	cells *cells
	near  []int32
}

// NewCrowd is of spheres at places, m.
func NewCrowd(position []r3.Vec, radius []float64) *Crowd {
	c := newCells(position, radius)
	for i := range position {
		c.add(int32(i))
	}
	return &Crowd{cells: c}
}

// Room tells whether a sphere would touch none of the crowd.
func (c *Crowd) Room(p r3.Vec, radius float64) bool {
	if len(c.cells.position) == 0 {
		return true
	}
	c.near = c.cells.near(c.near[:0], p, radius)
	for _, i := range c.near {
		if r3.Norm2(r3.Sub(p, c.cells.position[i])) < vec.Sq(radius+c.cells.radius[i]) {
			return false
		}
	}
	return true
}

// checkFeed tells what is wrong with a continuous inlet whose numbers are right, or returns nil: whether the flow passes is tried, with nothing before the mouth.
func (s *Inlet) checkFeed() error {
	_, largest := s.Sizes.Limits()
	asked := s.flow()
	solid := s.mass(largest) / (s.Density * 4 * math.Pi / 3 * vec.Cube(largest)) // part of the enclosing sphere that is matter
	tooMuch := func(most float64) error {
		return fmt.Errorf("inlet: mass flow %.3g kg/s: at most %.3g kg/s pass at %g m/s", asked, most, s.Speed())
	}
	if most := fullest * solid * s.Density * s.Area() * s.Speed(); asked > most {
		return tooMuch(most)
	}
	if share := s.trial(); share < 0.99 {
		if share == 0 {
			return fmt.Errorf("inlet: no room for a particle of radius up to %g m in a mouth of %.3g m2", largest, s.Area())
		}
		return tooMuch(0.95 * share * asked)
	}
	return nil
}

// trial is which part of what is due comes in, once it has come some diameters far, if nothing holds it up.
func (s *Inlet) trial() float64 {
	const most, layers = 1500, 20
	_, largest := s.Sizes.Limits()
	free := *s
	free.Start, free.End, free.MaxCount = 0, 0, 0
	var state InletState
	var there Particles
	now, half, before, owed := 0.0, 0.0, 0.0, 0.0
	for end := layers * 2 * largest / s.Speed(); ; {
		due := max(free.feedDue(&state), now)
		if state.Count > most || due > end && state.Count > 0 || state.Batch > layers*100 && state.Count == 0 {
			break
		}
		kept := Particles{}
		for i, v := range there.Velocity {
			p := r3.Add(there.Position[i], r3.Scale(due-now, v))
			if q := vec.Inflate(s.Around(3*largest), largest); vec.InBox(&q, p) {
				kept.Append(Particles{Position: []r3.Vec{p}, Radius: there.Radius[i : i+1], Velocity: []r3.Vec{v}})
			}
		}
		now = due
		kept.Append(free.Feed(&state, now, NewCrowd(kept.Position, kept.Radius).Room))
		there = kept
		if half == 0 && (state.Count > most/2 || now > end/2) {
			half, before, owed = now, state.Brought, free.Backlog(state, now)
		}
	}
	if state.Count == 0 || now <= half {
		return min(float64(state.Count), 1)
	}
	come := state.Brought - before
	return come / (come + max(free.Backlog(state, now)-owed, 0)) // what waits, not flow by time: that is off by half a particle
}

// The engine interface: what coupling and runs use, whatever device the particles live on.

package dem

import (
	"io"
	"math"
	"slices"

	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/buffer"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Engine advances particles. One coupled step is Drift, then Contact as often as the caller's iterations need, then Commit; AdvanceAlong does many along a known
// trajectory. Without coupled surfaces Advance does many steps at once, with the same results to the last bit.
type Engine interface {
	// Drift moves the particles by dt (s), finds contacts, and works out forces between particles and from walls.
	Drift(dt float64) error
	// Contact evaluates the coupled surfaces with their frames at a trial state at the end of the step; the particles do not move.
	// It sets wrenches, one a frame, and tangents, one for each of Pairs, unless they are nil. Histories stay as they were.
	Contact(frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error
	// Commit accepts the last Contact of the step: reactions go to the particles, histories advance, velocities get their second kick.
	Commit() error
	// AdvanceAlong does n equal steps with the frames on a trajectory: each a Drift, a Contact and a Commit. It sets impulses to the sum of the
	// wrenches at the ends of all steps but the last, times the step (N s, N m s), and wrenches and tangents to those of the last.
	AdvanceAlong(n int, along *Trajectory, impulses, wrenches []rigid.Wrench, tangents []rigid.Tangent) error
	// Remove takes a strand, by its number among the surfaces, away for good: particles touch it no more from the next Contact on. It is not saved;
	// after Restore it has to be called again.
	Remove(surface int) error
	// Discard takes a particle, by its id, away for good, like an outlet: it goes in the next Drift, which may have no length.
	Discard(id int) error
	// Tolerate has particles, by their ids, go on where they are lost: outside of the domain, in a step longer than their radius, halfway through a surface. It is
	// not saved; after Restore it has to be called again.
	Tolerate(ids []int) error
	// SetJoints tells what knows how frames move that joints hold; the others move by the model's Mobilities. It asks for all of them at once, and after RenewJoints anew for those that particles are near.
	SetJoints(j Joints) error
	// RenewJoints tells, between two steps, that frames that joints hold move otherwise from the next step on: they have come to other places, or Restore has taken them there.
	RenewJoints()
	// Advance does n steps of dt (s) of a model without coupled surfaces.
	Advance(n int, dt float64) error

	// Surfaces are the model's.
	Surfaces() []Surface
	// Pairs are the frame pairs (i, j) for which Contact gives the derivative of the wrench on i by the motion of j; fixed.
	Pairs() [][2]int
	// Frames is the number of coupled frames.
	Frames() int
	// Len is the number of particles.
	Len() int
	// Time is the time reached, s.
	Time() float64
	// Snapshot copies the state of the particles, in the order of their ids, reusing the slices of s.
	Snapshot(s *State)
	// Sum sets s to the sums over a selection of the particles.
	Sum(of Selection, s *Sums)
	// Contacts appends the contacts of the last step to dst, in an order that repeats from run to run.
	Contacts(dst []ContactState) []ContactState
	// BondForces appends the forces of the bonds that last to dst, in their order, and then those of pair potentials.
	BondForces(dst []BondForce) []BondForce
	// WallWrenches is what the particles exerted in the last step on each of the model's surfaces that no frame carries, about the origin of the surface's
	// carrier (the world's for a fixed one); zero without contact, and for the others, whose loads Contact tells. It works in dst's memory.
	WallWrenches(dst []rigid.Wrench) []rigid.Wrench
	// Taken tells what each outlet of the model has taken so far, in dst's memory. A particle in several outlets is the first one's.
	Taken(dst []Taken) []Taken
	// Backlogs appends what each inlet of the model owes because there was no room: mass, kg, or number if it has a rate. Batches owe nothing.
	Backlogs(dst []float64) []float64
	// Broken appends the bonds that have broken so far to dst, by time and then by number.
	Broken(dst []BrokenBond) []BrokenBond
	// BodyTemperatures appends the temperatures of the model's heated bodies to dst, K.
	BodyTemperatures(dst []float64) []float64
	// Cell is the periodic cell as it is now, also where it is a box that does not deform, or repeats itself along no axis.
	Cell() Cell
	// Energy sums up the energy of the particles and what has been lost so far.
	Energy() Energy
	// Counters tell how much work has been done.
	Counters() Counters

	// Save writes everything that the run depends on; a run taken up by Restore goes on to the same bits.
	Save(w io.Writer) error
	// Restore reads what Save wrote for the same model.
	Restore(r io.Reader) error
	// Keep keeps the state in memory at a place, instead of what was kept there, for Return: nearer than Save has it.
	Keep(place KeptPlace) error
	// Return takes up what Keep has kept at a place last, as Restore does.
	Return(place KeptPlace) error
	// Close releases device memory.
	Close()
}

// KeptPlace is where an engine keeps a state.
type KeptPlace int

const (
	BeforeStep   KeptPlace = iota // which is made several times
	BeforeFailed                  // from which steps are made again where one fails
	KeptPlaces                    // how many there are
)

// State is a copy of the particles' state in the order of their ids, at the time of the last Commit or Advance.
type State struct {
	Time     float64   // s
	ID       []int     // ascending
	Position []r3.Vec  // m
	Velocity []r3.Vec  // m/s
	Angular  []r3.Vec  // rad/s
	Force    []r3.Vec  // of contacts, N
	Torque   []r3.Vec  // of contacts, N m
	Radius   []float64 // of a clump that of the sphere about its centre of mass which encloses it, m
	Mass     []float64 // kg
	Inertia  []float64 // about any axis through the centre, of a clump about that which it rotates about, kg m2
	Material []int
	Scalars  [][]float64 // of each scalar of the model, in its unit

	// Where there are clumps; else these are empty.
	Spheres         []SphereState // of all particles, one particle after the other; of a polyhedron those about its corners
	Solids          []SolidState  // polyhedra and superquadrics, in the order of the particles
	Orientation     []quat.Number // unit; of a clump, from the axes in which its spheres were given to the world's
	AngularMomentum []r3.Vec      // about the centre of mass, kg m2/s
}

// SphereState is a sphere of a particle.
type SphereState struct {
	Particle int     // place in the state of the particle that it belongs to
	Position r3.Vec  // m
	Radius   float64 // m
}

// SolidState is a polyhedron or a superquadric.
type SolidState struct {
	Particle    int // its place in the state
	Shape       geometry.Solid
	Scale       float64     // by which it is larger than the shape
	Orientation quat.Number // unit, from the shape's axes to the world's
	Volume      float64     // m3
}

// EachBall calls see with spheres that fill space as the particles do: themselves, those of clumps, and of a polyhedron or a superquadric one of its volume.
func (s *State) EachBall(see func(particle int, p r3.Vec, radius float64)) {
	if len(s.Spheres) == 0 {
		for i, p := range s.Position {
			see(i, p, s.Radius[i])
		}
		return
	}
	next := 0
	for _, b := range s.Spheres {
		for next < len(s.Solids) && s.Solids[next].Particle < b.Particle {
			next++
		}
		if next == len(s.Solids) || s.Solids[next].Particle != b.Particle {
			see(b.Particle, b.Position, b.Radius)
		}
	}
	for _, p := range s.Solids {
		see(p.Particle, s.Position[p.Particle], math.Cbrt(0.75/math.Pi*p.Volume))
	}
}

// SpheresOf are the spheres of the particle at place i, where there are clumps.
func (s *State) SpheresOf(i int) []SphereState {
	first, _ := slices.BinarySearchFunc(s.Spheres, i, func(b SphereState, i int) int { return b.Particle - i })
	last := first
	for last < len(s.Spheres) && s.Spheres[last].Particle == i {
		last++
	}
	return s.Spheres[first:last]
}

// Resize makes room for what every particle has, and so many scalars, in the memory that there is; spheres, orientations and solids are for the caller.
func (s *State) Resize(particles, scalars int) {
	s.ID, s.Radius, s.Material = buffer.Resize(s.ID, particles), buffer.Resize(s.Radius, particles), buffer.Resize(s.Material, particles)
	s.Mass, s.Inertia = buffer.Resize(s.Mass, particles), buffer.Resize(s.Inertia, particles)
	s.Position, s.Velocity, s.Angular = buffer.Resize(s.Position, particles), buffer.Resize(s.Velocity, particles), buffer.Resize(s.Angular, particles)
	s.Force, s.Torque = buffer.Resize(s.Force, particles), buffer.Resize(s.Torque, particles)
	s.Scalars = buffer.Resize(s.Scalars, scalars)
	for q := range s.Scalars {
		s.Scalars[q] = buffer.Resize(s.Scalars[q], particles)
	}
}

// Bytes is the memory that a state holds.
func (s *State) Bytes() int64 {
	n := buffer.Held(s.ID) + buffer.Held(s.Position) + buffer.Held(s.Velocity) + buffer.Held(s.Angular) + buffer.Held(s.Force) + buffer.Held(s.Torque) +
		buffer.Held(s.Radius) + buffer.Held(s.Mass) + buffer.Held(s.Inertia) + buffer.Held(s.Material) + buffer.Held(s.Spheres) + buffer.Held(s.Solids) + buffer.Held(s.Orientation) + buffer.Held(s.AngularMomentum)
	for _, values := range s.Scalars {
		n += buffer.Held(values)
	}
	return int64(n)
}

// Holder is an engine that copies what a state is worked out from in less time than it works the state out.
type Holder interface {
	// Hold copies that at the time reached, in so many bytes. The state, which is that of Snapshot, is worked out when the function is called, once: by any goroutine, beside further steps.
	// It is nil where only Snapshot tells the state.
	Hold() (state func(*State), bytes int64)
}

// ContactState is one contact as it was in the last step.
type ContactState struct {
	Particle int    // id of the first partner
	Other    int    // id of the second particle, or -1
	Surface  int    // index of the surface, or -1
	Part     int    // triangle of a mesh
	Point    r3.Vec // m
	Normal   r3.Vec // towards the first partner
	Force    r3.Vec // on the first partner, N
	Overlap  float64
}

// Energy sums up the energy of all particles (J). What Kinetic, Rotational, Potential, Elastic, Bonds, Pairs and all the losses grow by together in a run is
// Work, Cell, Attracted, Bath, Exchange, and what In brings and Periodic adds beyond what Out takes, up to the error of the time steps.
type Energy struct {
	Kinetic    float64 // of translation
	Rotational float64
	Potential  float64 // in gravity, zero at the origin
	Elastic    float64 // in contacts
	Bonds      float64 // in bonds between particles
	Pairs      float64 // in their pair potentials

	Damping   float64 // lost so far in dashpots of contacts
	Friction  float64 // lost so far in sliding
	Rolling   float64 // lost so far in rolling
	Parting   float64 // lost so far where partners came apart that had held together over a gap
	Yielding  float64 // lost so far where contacts have yielded
	Patches   float64 // lost so far where contact points of bodies split, merge and change their shares of a patch; below 0, gained: an error of the geometry of contact
	Bonding   float64 // lost so far in dashpots of bonds
	Breaking  float64 // lost so far with bonds that broke, less what their partners' contacts held from then on
	Local     float64 // lost so far in Cundall's local damping
	Drag      float64 // lost so far to the fluid
	Work      float64 // done so far by walls on the particles
	Cell      float64 // done so far by the deformation of a periodic cell, with what particles gain that come back with the velocity of an image
	Attracted float64 // done so far by the gravity of the particles on one another
	Bath      float64 // done so far by the thermostat
	Exchange  float64 // done so far by coupled surfaces on the particles
	Expansion float64 // done so far by the heat that lets particles grow

	Heat       float64 // in the particles, counted from 0 K; no part of the sum of the others
	HeatBodies float64 // that bodies which warm up have received so far
	HeatMade   float64 // that contacts have made so far of what they lost
	HeatWalls  float64 // that particles have received so far from surfaces that keep their temperature
	HeatAround float64 // that particles and bodies which warm up have received so far by convection and radiation

	Flows
}

// Flows are what has crossed the model's borders so far.
type Flows struct {
	In       Flow    // through inlets
	Out      Flow    // through outlets
	Periodic float64 // potential energy that particles gained by coming back at the other side of a periodic domain, J
}

// Counters tell how much work an engine has done since it was made or restored.
type Counters struct {
	Steps    int // time steps
	Rebuilds int // of the neighbour lists
	Listed   int // pairs of particles in the lists now
	Touching int // contacts between particles in the last step
	Surface  int // contacts of particles with surfaces in the last step
	Removed  int // particles taken by outlets

	Bridged float64 // volume of liquid in bridges, m3

	Bytes int // memory held
}

// Add adds the losses in a contact's step.
func (l *Energy) Add(r *law.Response) {
	l.Damping += r.Damped
	l.Friction += r.Slid
	l.Rolling += r.Rolled
	l.Parting += r.Parted
	l.Yielding += r.Yielded
}

// MakeHeat books what contacts have lost in dashpots, by friction, by rolling and by yielding as heat, in a model with heat.
func (l *Energy) MakeHeat(h *Heat) {
	if h != nil {
		l.HeatMade = l.Damping + l.Friction + l.Rolling + l.Yielding
	}
}

// GravityAtTime is the acceleration of gravity at time t (s), m/s2.
func (m *Model) GravityAtTime(t float64) r3.Vec {
	if m.GravityAt != nil {
		return m.GravityAt(t)
	}
	return m.Gravity
}

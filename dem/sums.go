package dem

// Sums over particles, which is what most of a run's results are made of: engines add them up where the particles are.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/buffer"
)

// Sums are what some particles have together, at the time of a State.
type Sums struct {
	Count    int
	Mass     float64   // kg
	First    r3.Vec    // moment of mass about the world's origin, kg m
	Momentum r3.Vec    // kg m/s
	Angular  r3.Vec    // momentum about the world's origin, kg m2/s
	Kinetic  float64   // energy of translation and rotation, J
	Force    r3.Vec    // of contacts, N
	Moment   r3.Vec    // of contacts about the world's origin, N m
	Highest  float64   // height of the highest point along Model.Up, m; -Inf of no particles
	Scalars  []float64 // mass times each scalar of the model, in its unit times kg
}

// Selection is some of the particles: those whose ids are from First on and below End, of a material or of any.
type Selection struct {
	First, End int
	Material   int // or AnyMaterial
}

// AnyMaterial is the material of a selection of particles of all materials.
const AnyMaterial = -1

// All is the selection of all particles.
func All() Selection { return Selection{End: math.MaxInt, Material: AnyMaterial} }

// Has tells whether a particle of a material belongs to the selection.
func (s Selection) Has(id, material int) bool {
	return s.First <= id && id < s.End && (s.Material == AnyMaterial || s.Material == material)
}

// Clear begins sums anew, of particles that carry so many scalars.
func (s *Sums) Clear(scalars int) {
	*s = Sums{Highest: math.Inf(-1), Scalars: buffer.Resize(s.Scalars, scalars)}
	clear(s.Scalars)
}

// Add adds the particle at place i of a state; heights are along up.
func (s *Sums) Add(of *State, i int, up r3.Vec) { s.AddAt(of, i, of.Position[i], up) }

// AddAt adds the image of the particle at place i of a state that is at a place (m).
func (s *Sums) AddAt(of *State, i int, at, up r3.Vec) {
	spin := r3.Scale(of.Inertia[i], of.Angular[i])
	if len(of.AngularMomentum) > 0 {
		spin = of.AngularMomentum[i]
	}
	s.AddOne(of.Mass[i], &at, &of.Velocity[i], &of.Angular[i], &spin, &of.Force[i], &of.Torque[i])
	if len(of.Spheres) == 0 {
		s.Reach(at, of.Radius[i], up)
	}
	shift := r3.Sub(at, of.Position[i])
	for _, b := range of.SpheresOf(i) {
		s.Reach(r3.Add(b.Position, shift), b.Radius, up)
	}
	for k, values := range of.Scalars {
		s.Scalars[k] += of.Mass[i] * values[i]
	}
}

// AddOne adds a particle but for its height and its scalars: mass (kg), place (m), velocity (m/s), angular velocity (rad/s) and angular momentum about its
// centre of mass (kg m2/s), and the force (N) and torque (N m) of contacts on it. It goes by numbers, not by vectors, since it is most of what a row of the history takes.
func (s *Sums) AddOne(mass float64, x, v, w, spin, force, torque *r3.Vec) {
	p := r3.Vec{X: mass * v.X, Y: mass * v.Y, Z: mass * v.Z}
	s.Count++
	s.Mass += mass
	s.First.X += mass * x.X
	s.First.Y += mass * x.Y
	s.First.Z += mass * x.Z
	s.Momentum.X += p.X
	s.Momentum.Y += p.Y
	s.Momentum.Z += p.Z
	addMoment(&s.Angular, x, &p, spin)
	s.Kinetic += 0.5*mass*(v.X*v.X+v.Y*v.Y+v.Z*v.Z) + 0.5*(spin.X*w.X+spin.Y*w.Y+spin.Z*w.Z)
	s.Force.X += force.X
	s.Force.Y += force.Y
	s.Force.Z += force.Z
	addMoment(&s.Moment, x, force, torque)
}

// addMoment adds the moment about the origin of a vector at x, and another one.
func addMoment(sum, x, of, own *r3.Vec) {
	sum.X += x.Y*of.Z - x.Z*of.Y + own.X
	sum.Y += x.Z*of.X - x.X*of.Z + own.Y
	sum.Z += x.X*of.Y - x.Y*of.X + own.Z
}

// Reach takes a sphere of a particle into account of the height.
func (s *Sums) Reach(x r3.Vec, radius float64, up r3.Vec) {
	s.Highest = max(s.Highest, r3.Dot(x, up)+radius)
}

// Plus adds the sums of other particles, which carry the same scalars.
func (s *Sums) Plus(o *Sums) {
	s.Count += o.Count
	s.Mass += o.Mass
	s.First, s.Momentum, s.Angular = r3.Add(s.First, o.First), r3.Add(s.Momentum, o.Momentum), r3.Add(s.Angular, o.Angular)
	s.Kinetic += o.Kinetic
	s.Force, s.Moment = r3.Add(s.Force, o.Force), r3.Add(s.Moment, o.Moment)
	s.Highest = max(s.Highest, o.Highest)
	for k, v := range o.Scalars {
		s.Scalars[k] += v
	}
}

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
func (s *Sums) Add(of *State, i int, up r3.Vec) {
	spin := r3.Scale(of.Inertia[i], of.Angular[i])
	if len(of.AngularMomentum) > 0 {
		spin = of.AngularMomentum[i]
	}
	s.AddOne(of.Mass[i], of.Position[i], of.Velocity[i], of.Angular[i], spin, of.Force[i], of.Torque[i])
	if len(of.Spheres) == 0 {
		s.Reach(of.Position[i], of.Radius[i], up)
	}
	for _, b := range of.SpheresOf(i) {
		s.Reach(b.Position, b.Radius, up)
	}
	for k, values := range of.Scalars {
		s.Scalars[k] += of.Mass[i] * values[i]
	}
}

// AddOne adds a particle but for its height and its scalars: mass (kg), place (m), velocity (m/s), angular velocity (rad/s) and angular momentum about its
// centre of mass (kg m2/s), and the force (N) and torque (N m) of contacts on it.
func (s *Sums) AddOne(mass float64, x, v, w, spin, force, torque r3.Vec) {
	p := r3.Scale(mass, v)
	s.Count++
	s.Mass += mass
	s.First = r3.Add(s.First, r3.Scale(mass, x))
	s.Momentum = r3.Add(s.Momentum, p)
	s.Angular = r3.Add(s.Angular, r3.Add(r3.Cross(x, p), spin))
	s.Kinetic += 0.5*mass*r3.Norm2(v) + 0.5*r3.Dot(spin, w)
	s.Force = r3.Add(s.Force, force)
	s.Moment = r3.Add(s.Moment, r3.Add(r3.Cross(x, force), torque))
}

// Reach takes a sphere of a particle into account of the height.
func (s *Sums) Reach(x r3.Vec, radius float64, up r3.Vec) {
	s.Highest = math.Max(s.Highest, r3.Dot(x, up)+radius)
}

// Plus adds the sums of other particles, which carry the same scalars.
func (s *Sums) Plus(o *Sums) {
	s.Count += o.Count
	s.Mass += o.Mass
	s.First, s.Momentum, s.Angular = r3.Add(s.First, o.First), r3.Add(s.Momentum, o.Momentum), r3.Add(s.Angular, o.Angular)
	s.Kinetic += o.Kinetic
	s.Force, s.Moment = r3.Add(s.Force, o.Force), r3.Add(s.Moment, o.Moment)
	s.Highest = math.Max(s.Highest, o.Highest)
	for k, v := range o.Scalars {
		s.Scalars[k] += v
	}
}

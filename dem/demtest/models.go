// Package demtest holds models and helpers that the tests of several packages of particles share.
package demtest

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// BoxModel is Box with as many particles along every edge.
func BoxModel(n int, young float64) *dem.Model { return Box([3]int{n, n, n}, young) }

// Box is the papers' box: particles on a lattice with jitter, in six frictional walls.
func Box(n [3]int, young float64) *dem.Model {
	const r = 0.005
	m := &dem.Model{
		Materials: []law.Material{{Name: "glass", Density: 2500, YoungModulus: young, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.5},
		Gravity:   r3.Vec{Z: -9.81},
	}
	edge := 2.02 * r
	random := rand.New(rand.NewPCG(1, 2))
	jitter := func() float64 { return (2*random.Float64() - 1) * 0.009 * r }
	for k := range n[2] {
		for j := range n[1] {
			for i := range n[0] {
				m.Particles.Position = append(m.Particles.Position, r3.Vec{
					X: (float64(i)+0.5)*edge + jitter(), Y: (float64(j)+0.5)*edge + jitter(), Z: (float64(k)+0.5)*edge + jitter(),
				})
				m.Particles.Radius = append(m.Particles.Radius, r)
			}
		}
	}
	top := r3.Vec{X: float64(n[0]) * edge, Y: float64(n[1]) * edge, Z: 1.1 * float64(n[2]) * edge}
	for _, axis := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "low", Shape: geometry.Plane{Normal: axis}},
			dem.Surface{Name: "high", Shape: geometry.Plane{Point: top, Normal: r3.Scale(-1, axis)}})
	}
	return m
}

// Stir lets the particles of a model fly about, at up to two metres a second.
func Stir(m *dem.Model) {
	m.Particles.Velocity = make([]r3.Vec, len(m.Particles.Position))
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i] = r3.Vec{X: math.Sin(float64(i)), Y: math.Cos(float64(3 * i)), Z: math.Sin(float64(7 * i))}
	}
}

// NetModel is three particles on a strand, a ball and a tilted box that four frames carry.
func NetModel() (*dem.Model, []rigid.Frame) {
	m := &dem.Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}, {YoungModulus: 1e8, PoissonRatio: 0.2}},
		Default:   law.Interaction{Restitution: 0.6, Friction: 0.4},
		Gravity:   r3.Vec{Y: -9.81},
		Particles: packing.Particles{
			Position: []r3.Vec{{X: 0.03, Y: 0.0119}, {X: 0.2, Y: 0.01985, Z: 0.002}, {X: 0.4, Y: 0.0198}},
			Radius:   []float64{0.01, 0.01, 0.012},
			Velocity: []r3.Vec{{X: 0.1, Y: -0.3, Z: 0.2}, {X: -0.2, Y: -0.2, Z: 0.1}, {Y: -0.4, Z: 0.3}},
			Angular:  []r3.Vec{{X: 3, Y: 5, Z: -4}, {Z: 7}, {X: 6, Y: -2}},
		},
		Surfaces: []dem.Surface{
			{Name: "wire", Shape: geometry.Capsule{Radius: 0.002}, Material: 1, Carrier: dem.Strand{
				Frames: [2]int{0, 1}, Ends: [2]r3.Vec{{X: 0.005}, {X: -0.005, Y: 0.001}},
			}},
			{Name: "ball", Shape: geometry.Sphere{Radius: 0.01}, Material: 1, Carrier: dem.Attached{Frame: 2}},
			{Name: "block", Shape: geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.02, Z: 0.1}}, Material: 1, Carrier: dem.Attached{
				Frame: 3, At: rigid.Placement{Position: r3.Vec{Y: -0.002}},
			}},
		},
		Threads: 2,
	}
	turning := [3][3]float64{{2e-6, 3e-7, 0}, {3e-7, 1e-6, 1e-7}, {0, 1e-7, 3e-6}}
	m.Mobilities = []rigid.Mobility{rigid.NewMobility(0.01, [3][3]float64{}), rigid.NewMobility(0.02, turning), rigid.NewMobility(0.03, turning), rigid.NewMobility(0.02, turning)}
	tilt := quat.Scale(1/quat.Abs(quat.Number{Real: 1, Kmag: 0.02, Imag: 0.01}), quat.Number{Real: 1, Kmag: 0.02, Imag: 0.01})
	return m, []rigid.Frame{
		{Position: r3.Vec{X: 0.0}, Orientation: quat.Number{Real: 1}, Velocity: r3.Vec{Y: 0.1}, AngularVelocity: r3.Vec{X: 1, Z: 2}},
		{Position: r3.Vec{X: 0.06}, Orientation: tilt, Velocity: r3.Vec{Z: 0.2}, AngularVelocity: r3.Vec{Y: 3}},
		{Position: r3.Vec{X: 0.2}, Velocity: r3.Vec{X: 0.05}, AngularVelocity: r3.Vec{X: 4}},
		{Position: r3.Vec{X: 0.4}, Orientation: tilt, AngularVelocity: r3.Vec{Z: 1}},
	}
}

// SameState tells whether two states are the same to the bit.
func SameState(a, b *dem.State) bool {
	if len(a.ID) != len(b.ID) || a.Time != b.Time {
		return false
	}
	for i := range a.ID {
		if a.Position[i] != b.Position[i] || a.Velocity[i] != b.Velocity[i] || a.Angular[i] != b.Angular[i] || a.Force[i] != b.Force[i] {
			return false
		}
	}
	return slices.EqualFunc(a.Scalars, b.Scalars, slices.Equal)
}

// Ball is one particle that meets one surface under the laws of Hertz and Mindlin.
type Ball struct {
	Position, Velocity, Spin r3.Vec
	radius, Mass             float64
	law                      law.Law
	K                        law.Coefficients
	Histories                map[int32]law.History
	Lost, Contacts           int // histories that ended before the contact did, contacts seen
}

// NewBall is a ball of a radius (m).
func NewBall(radius float64) *Ball {
	steel := law.Material{Name: "steel", Density: 7850, YoungModulus: 2e8, PoissonRatio: 0.3}
	chosen := law.Law{Normal: law.Hertz, Damping: law.ByRestitution, Tangential: law.Mindlin}
	pair := law.NewPairLaw(chosen, &steel, &steel, law.Interaction{Restitution: 0.7, Friction: 0.4})
	mass := steel.Density * 4 * math.Pi / 3 * vec.Cube(radius)
	return &Ball{radius: radius, Mass: mass, law: chosen, K: pair.OfSizes(radius, mass, 0), Histories: map[int32]law.History{}}
}

// Fly moves the ball for n steps of dt.
func (b *Ball) Fly(s geometry.Shape, n int, dt float64) {
	var touches []geometry.Touch
	for range n {
		b.Position = r3.Add(b.Position, r3.Scale(dt, b.Velocity))
		touches = s.Touch(touches[:0], b.Position, b.radius)
		next := make(map[int32]law.History, len(touches))
		for _, t := range touches {
			arm := r3.Scale(-(b.radius+t.Distance)/2, t.Normal)
			at := r3.Add(b.Velocity, r3.Cross(b.Spin, arm))
			c := law.Contact{Normal: t.Normal, Overlap: b.radius - t.Distance, Speed: r3.Dot(at, t.Normal), Spin: 0.5 * r3.Dot(b.Spin, t.Normal)}
			c.Slip = r3.Sub(at, r3.Scale(c.Speed, t.Normal))
			h := b.Histories[t.Feature]
			var f law.Response
			b.law.Evaluate(&b.K, &c, dt, &h, &f)
			next[t.Feature] = h
			force := r3.Add(r3.Scale(f.Normal, t.Normal), f.Shear)
			b.Velocity = r3.Add(b.Velocity, r3.Scale(dt/b.Mass, force))
			b.Spin = r3.Add(b.Spin, r3.Scale(dt/(0.4*b.Mass*vec.Sq(b.radius)), r3.Cross(arm, force)))
		}
		b.Contacts += len(touches)
		for feature := range b.Histories {
			if _, ok := next[feature]; !ok && len(next) > 0 {
				b.Lost++
			}
		}
		b.Histories = next
	}
}

// KnotModel is a knot of four strands that lie nearly in a plane, with a ball on it or without, and a particle. Frame 0 is the knot.
func KnotModel(ball bool, in law.Interaction, chosen law.Law, g packing.Particles) (*dem.Model, []rigid.Frame) {
	m := &dem.Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:   in, Law: chosen, Particles: g, Threads: 1,
	}
	frames := []rigid.Frame{{Orientation: quat.Number{Real: 1}, Velocity: r3.Vec{Y: 0.1}, AngularVelocity: r3.Vec{X: 1, Y: -2}}}
	if ball {
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "knot", Shape: geometry.Sphere{Radius: 0.006}, Carrier: dem.Attached{}})
	}
	for i := range 4 {
		sin, cos := math.Sincos(math.Pi / 2 * float64(i))
		frames = append(frames, rigid.Frame{Position: r3.Vec{X: 0.023 * cos, Y: 0.002 * float64(i), Z: 0.023 * sin}, Orientation: quat.Number{Real: 1}, Velocity: r3.Vec{X: 0.1 * float64(i)}})
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "strand", Shape: geometry.Capsule{Radius: 0.006}, Carrier: dem.Strand{Frames: [2]int{0, i + 1}}})
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "end", Shape: geometry.Sphere{Radius: 0.006}, Carrier: dem.Attached{Frame: i + 1}})
	}
	return m, frames
}

// InletToOutlet is a slope that an inlet feeds and an outlet drains.
func InletToOutlet() *dem.Model {
	return &dem.Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e6, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.5},
		Gravity:   r3.Vec{Z: -9.81},
		Surfaces:  []dem.Surface{{Shape: geometry.Plane{Normal: r3.Unit(r3.Vec{X: 1, Z: 1})}}},
		Inlets: []packing.Inlet{{
			Centre: r3.Vec{X: 0.02, Z: 0.04}, Width: r3.Vec{X: 0.03}, Height: 0.03, Velocity: r3.Vec{Z: -1},
			MassFlow: 0.05, Density: 2500, Sizes: packing.UniformSizes{Min: 0.001, Max: 0.002}, Seed: 4,
		}},
		Outlets: []r3.Box{{Min: r3.Vec{X: -1, Y: -1, Z: -1}, Max: r3.Vec{X: 1, Y: 1, Z: -0.02}}},
	}
}

// Balanced checks that energy which came in is in the particles, lost, or has gone out, to a part of what has been lost or gone; so with their mass.
func Balanced(t *testing.T, e dem.Engine, tolerance float64) {
	t.Helper()
	var s dem.State
	e.Snapshot(&s)
	a, mass := e.Energy(), 0.0
	for _, r := range s.Radius {
		mass += 2500 * 4.0 / 3 * math.Pi * r * r * r
	}
	in, out := a.In.Energy()+a.Periodic, a.Out.Energy()
	scale := math.Abs(in) + math.Abs(out)
	if residual := Total(a) - a.Work + out - in; !(math.Abs(residual) <= tolerance*scale) || scale == 0 {
		t.Errorf("%g J missing of %g J that came in and %g J that went out: %+v", residual, in, out, a)
	}
	if missing := mass + a.Out.Mass - a.In.Mass; math.Abs(missing) > 1e-6*(a.In.Mass+mass) || a.In.Mass > 0 && a.Out.Mass == 0 {
		t.Errorf("%g kg missing of %g kg that came in and %g kg that went out", missing, a.In.Mass, a.Out.Mass)
	}
}

// Total is what does not change.
func Total(e dem.Energy) float64 {
	return e.Kinetic + e.Rotational + e.Potential + e.Elastic + e.Bonds + e.Pairs + e.Damping + e.Friction + e.Rolling + e.Parting + e.Yielding + e.Bonding + e.Breaking + e.Local + e.Drag - e.Work - e.Cell - e.Attracted - e.Bath - e.Exchange - e.Expansion
}

// Chute is a rough floor on which particles go round and round along x, driven by gravity.
func Chute() *dem.Model {
	m := Cloud(60, 1, 0.5)
	m.Gravity = r3.Vec{X: 8, Z: -4}
	m.Periodic = [3]bool{true, true, false}
	m.Domain = r3.Box{Min: r3.Vec{Z: -1}, Max: r3.Vec{X: 0.1, Y: 0.1, Z: 1}}
	m.Surfaces = []dem.Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}}
	return m
}

// Cloud is n particles at random in a cube of 0.1 m, with random velocities.
func Cloud(n int, ratio, speed float64) *dem.Model {
	m := &dem.Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e4, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.5},
	}
	random := rand.New(rand.NewPCG(7, uint64(n)))
	point := func(scale float64) r3.Vec {
		return r3.Vec{X: scale * random.Float64(), Y: scale * random.Float64(), Z: scale * random.Float64()}
	}
	for range n {
		// As many of each size by volume: small particles are many.
		r := 0.04 / math.Cbrt(float64(n)) * math.Pow(ratio, math.Pow(random.Float64(), 4)) / math.Sqrt(ratio)
		m.Particles.Position = append(m.Particles.Position, point(0.1))
		m.Particles.Radius = append(m.Particles.Radius, r)
		m.Particles.Velocity = append(m.Particles.Velocity, r3.Scale(speed, r3.Sub(point(2), r3.Vec{X: 1, Y: 1, Z: 1})))
	}
	return m
}

// CheckTaken checks that what outlets took one by one is what they took together.
func CheckTaken(t *testing.T, e dem.Engine) {
	t.Helper()
	var sum dem.Taken
	for _, k := range e.Taken(nil) {
		if k.Count == 0 || !(k.Mass > 0) {
			t.Errorf("an outlet took %+v", k)
		}
		sum.Count, sum.Mass = sum.Count+k.Count, sum.Mass+k.Mass
	}
	if out := e.Energy().Out.Mass; sum.Count != e.Counters().Removed || math.Abs(sum.Mass-out) > 1e-12*out {
		t.Errorf("outlets took %+v, together %d and %g kg", sum, e.Counters().Removed, out)
	}
}

// FallThrough lets the particles of split fall, and checks which outlet has taken what, by hand: five to the left of the middle, two to its right.
func FallThrough(t *testing.T, e dem.Engine, tolerance float64) {
	t.Helper()
	if err := e.Advance(1000, 1e-4); err != nil {
		t.Fatal(err)
	}
	want, mass := []dem.Taken{{Count: 5}, {Count: 2}}, 2500*4*math.Pi/3
	for i := range 7 {
		r := 0.001 + 0.0001*float64(i)
		want[i/5].Mass += mass * r * r * r
	}
	for k, got := range e.Taken(nil) {
		if got.Count != want[k].Count || math.Abs(got.Mass/want[k].Mass-1) > tolerance {
			t.Errorf("outlet %d took %+v, want %+v", k, got, want[k])
		}
	}
	CheckTaken(t, e)
}

// Split is two groups of particles that fall into outlets of their own, of which the second overlaps the first: the first takes what is in both.
func Split() *dem.Model {
	m := &dem.Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e6, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.5},
		Gravity:   r3.Vec{Z: -9.81},
		Outlets: []r3.Box{
			{Min: r3.Vec{X: -1, Y: -1, Z: -1}, Max: r3.Vec{X: 0, Y: 1, Z: -0.01}}, {Min: r3.Vec{X: -0.5, Y: -1, Z: -1}, Max: r3.Vec{X: 1, Y: 1, Z: -0.01}},
		},
	}
	for i := range 7 {
		m.Particles.Position = append(m.Particles.Position, r3.Vec{X: 0.01 * (float64(i) - 4.5), Z: 0.001})
		m.Particles.Radius = append(m.Particles.Radius, 0.001+0.0001*float64(i))
	}
	return m
}

// Sliding is a ball that slides without friction on a floor into an outlet, under its own weight alone.
func Sliding() *dem.Model {
	m := &dem.Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e6, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 1},
		Gravity:   r3.Vec{Z: -9.81},
		Surfaces:  []dem.Surface{{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}},
		Outlets:   []r3.Box{{Min: r3.Vec{X: 0.01, Y: -1, Z: -1}, Max: r3.Vec{X: 1, Y: 1, Z: 1}}},
	}
	_, overlap := slidingLoad(m)
	m.Particles = packing.Particles{Position: []r3.Vec{{Z: slidingRadius - overlap}}, Radius: []float64{slidingRadius}, Velocity: []r3.Vec{{X: 1}}}
	return m
}

const slidingRadius = 0.01 // m

// slidingLoad is the ball's weight, and how deep it presses it into the floor (Hertz).
func slidingLoad(m *dem.Model) (weight, overlap float64) {
	s := m.Materials[0]
	modulus := s.YoungModulus / (2 * (1 - s.PoissonRatio*s.PoissonRatio))
	weight = -m.Gravity.Z * s.Density * 4 * math.Pi / 3 * slidingRadius * slidingRadius * slidingRadius
	return weight, math.Pow(weight/(4./3*modulus*math.Sqrt(slidingRadius)), 2./3)
}

// SlideOut lets the ball of Sliding leave, and checks that it takes the energy of its contact with the floor along.
func SlideOut(t *testing.T, e dem.Engine, tolerance float64) {
	t.Helper()
	if err := e.Advance(1100, 1e-5); err != nil {
		t.Fatal(err)
	}
	weight, overlap := slidingLoad(Sliding())
	if got, want := e.Energy().Out.Elastic, 0.4*weight*overlap; e.Len() > 0 || math.Abs(got/want-1) > tolerance {
		t.Errorf("%d particles are left; %g J of contacts went out, want %g", e.Len(), got, want)
	}
}

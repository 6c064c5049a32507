package coupling

// Bodies that touch walls and one another.

import (
	"bufio"
	"bytes"
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// touching makes a simulation of bodies that touch walls and one another, with no particles. Surface i after the walls is on frame i.
func touching(t *testing.T, bodies *mbd.System, chosen law.Law, in law.Interaction, walls, surfaces []dem.Surface) *Simulation {
	t.Helper()
	c := Config{Bodies: bodies, Solver: solvers.Options{Method: solvers.HHT(-0.05), Tolerance: 1e-9}}
	o := contact.Options{}
	for i := range surfaces {
		surfaces[i].Carrier = dem.Attached{Frame: i}
		c.Carriers = append(c.Carriers, i)
		body := bodies.Body(i)
		o.Mobilities = append(o.Mobilities, body.Mobility())
	}
	m := &dem.Model{
		Materials: []law.Material{{Name: "stone", Density: density, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Law:       chosen, Default: in, Surfaces: append(walls, surfaces...),
	}
	var err error
	if c.BodyContacts, err = contact.New(m, o); err != nil {
		t.Fatal(err)
	}
	s, err := New(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// tumbling is a box that falls askew onto a floor and slides.
func tumbling(t *testing.T) *Simulation {
	size := r3.Vec{X: 0.1, Y: 0.05, Z: 0.08}
	bodies := &mbd.System{Gravity: r3.Vec{Y: -9.81}}
	turn := quat.Number{Real: math.Cos(0.1), Imag: 0.6 * math.Sin(0.1), Kmag: 0.8 * math.Sin(0.1)}
	bodies.AddBody(mbd.Body{Name: "box", Mass: 1, Inertia: mbd.SolidBox(1, size), Pose: rigid.Frame{Position: r3.Vec{Y: 0.06}, Orientation: turn, Velocity: r3.Vec{X: 0.3}}})
	floor := []dem.Surface{{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Y: 1}}}}
	return touching(t, bodies, law.Law{}, law.Interaction{Restitution: 0.2, Friction: 0.5}, floor, []dem.Surface{{Name: "box", Shape: geometry.Box{Size: size}}})
}

// A box thrown on a floor slides, tumbles and comes to rest on a face, and the audit says where its energy went.
func TestBoxComesToRest(t *testing.T) {
	s := tumbling(t)
	for s.Time() < 0.6-2.5e-5 {
		if err := s.StepToward(0.6, 5e-5, 1); err != nil {
			t.Fatal(err)
		}
	}
	p := s.Bodies().Pose(0)
	// The corners of a face, rounded off with 2.5 mm, share the force of one contact by Hertz's law.
	sunk := math.Pow(0.75*9.81/(1e7/2/(1-0.09)*math.Sqrt(0.0025)), 2.0/3)
	if math.Abs(p.Position.Y-0.025+sunk) > 1e-6 || r3.Norm(p.Velocity) > 1e-3 || r3.Norm(p.AngularVelocity) > 0.02 {
		t.Errorf("the box is at %v with %v m/s, %v rad/s", p.Position, p.Velocity, p.AngularVelocity)
	}
	a := s.Audit()
	if a.Friction == 0 || a.ContactDamping == 0 || offBooks(&a) > 2e-3*a.EnergyScale {
		t.Errorf("off the books %.3g J of %.3g J energy scale; friction %.3g J, damping %.3g J", offBooks(&a), a.EnergyScale, a.Friction, a.ContactDamping)
	}
}

// A saved box goes on to the same bits.
func TestBoxResumes(t *testing.T) {
	whole, first, second := tumbling(t), tumbling(t), tumbling(t)
	advance(t, whole, 0.06, 5e-5)
	advance(t, first, 0.05, 5e-5)
	var saved bytes.Buffer
	if err := first.Save(&saved); err != nil {
		t.Fatal(err)
	}
	if err := second.Restore(bufio.NewReader(&saved)); err != nil {
		t.Fatal(err)
	}
	advance(t, second, 0.06, 5e-5)
	if whole.Bodies().Pose(0) != second.Bodies().Pose(0) || whole.Audit() != second.Audit() {
		t.Errorf("whole run: %v, resumed: %v", whole.Bodies().Pose(0), second.Bodies().Pose(0))
	}
}

// Newton's cradle of jointed pendulums: the first ball stops, the last one leaves with its speed, the ones between hardly move.
func TestCradleOfPendulums(t *testing.T) {
	const (
		balls = 4
		arm   = 0.2
		drop  = 0.3 // rad
	)
	bodies := &mbd.System{Gravity: r3.Vec{Y: -9.81}}
	var surfaces []dem.Surface
	for i := range balls {
		top := r3.Vec{X: 2.0002 * radius * float64(i)}
		at := r3.Add(top, r3.Vec{Y: -arm})
		turn := quat.Number{Real: 1}
		if i == 0 {
			at = r3.Add(top, r3.Vec{X: -arm * math.Sin(drop), Y: -arm * math.Cos(drop)})
			turn = quat.Number{Real: math.Cos(drop / 2), Kmag: -math.Sin(drop / 2)}
		}
		b := bodies.AddBody(mbd.Body{Name: "ball", Mass: mass, Inertia: mbd.SolidSphere(mass, radius), Pose: rigid.Frame{Position: at, Orientation: turn}})
		bodies.AddJoint(mbd.SphericalJoint("pin", bodies.MarkerAt(mbd.Ground, top, quat.Number{}), bodies.MarkerAt(b, top, quat.Number{})))
		surfaces = append(surfaces, dem.Surface{Name: "ball", Shape: geometry.Sphere{Radius: radius}})
	}
	s := touching(t, bodies, law.Law{Tangential: law.NoFriction}, law.Interaction{Restitution: 1}, nil, surfaces)
	// A quarter of the period to the bottom, and a quarter up again: the last ball is then as high as the first was.
	quarter := math.Pi / 2 * math.Sqrt((arm*arm+0.4*radius*radius)/(arm*9.81)) * (1 + drop*drop/16)
	advance(t, s, 1.1*quarter, 1e-5)
	first, last := s.Bodies().Pose(0).Velocity, s.Bodies().Pose(balls-1).Velocity
	speed := math.Sqrt(2 * 9.81 * arm * (1 - math.Cos(drop)) / (1 + 0.4*radius*radius/(arm*arm)))
	if r3.Norm(first) > 0.1*speed || last.X < 0.93*speed {
		t.Errorf("after the impact the first ball has %v m/s and the last %v m/s; it came with %.4f m/s", first, last, speed)
	}
	a := s.Audit()
	if offBooks(&a) > 1e-3*a.EnergyScale {
		t.Errorf("off the books %.3g J of %.3g J energy scale", offBooks(&a), a.EnergyScale)
	}
}

// Bodies in free space that collide keep their linear and angular momentum.
func TestBodiesCollideFreely(t *testing.T) {
	bodies := &mbd.System{}
	size := r3.Vec{X: 0.05, Y: 0.03, Z: 0.04}
	bodies.AddBody(mbd.Body{Name: "box", Mass: 0.15, Inertia: mbd.SolidBox(0.15, size), Pose: rigid.Frame{AngularVelocity: r3.Vec{X: 2, Y: 3}}})
	bodies.AddBody(mbd.Body{Name: "ball", Mass: mass, Inertia: mbd.SolidSphere(mass, radius), Pose: rigid.Frame{Position: r3.Vec{X: 0.04, Y: 0.008}, Velocity: r3.Vec{X: -1}}})
	s := touching(t, bodies, law.Law{}, law.Interaction{Restitution: 0.6, Friction: 0.4}, nil, []dem.Surface{
		{Name: "box", Shape: geometry.Box{Size: size}}, {Name: "ball", Shape: geometry.Sphere{Radius: radius}},
	})
	linear, angular := s.Bodies().Momentum()
	advance(t, s, 0.02, 5e-6)
	after, turned := s.Bodies().Momentum()
	if s.Bodies().Pose(1).Velocity.X < -0.5 {
		t.Errorf("the ball flies on at %v", s.Bodies().Pose(1).Velocity)
	}
	if d := r3.Norm(r3.Sub(after, linear)); d > 1e-7*r3.Norm(linear) {
		t.Errorf("linear momentum changed by %.3g of %.3g kg m/s", d, r3.Norm(linear))
	}
	if d := r3.Norm(r3.Sub(turned, angular)); d > 1e-4*mass*size.X {
		t.Errorf("angular momentum changed by %.3g kg m^2/s", d)
	}
}

// offBooks is what the contacts of bodies and springs have taken without having it or telling where it went, by the size of the residual and of what is told as an error of the steps, J.
func offBooks(a *Audit) float64 { return math.Abs(a.Residual) + math.Abs(a.ForceIntegration) }

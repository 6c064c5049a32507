package models_test

import (
	"maps"
	"math"
	"slices"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/dem"
	"gabion/models"
	"gabion/rigid"
)

// rounding is what the sum of the particles' momenta may be wrong by, of the sum of their sizes: particles that go alike are rounded alike.
const rounding = 1e-13

var cycled = []string{"subcycled", "iterated"}

// Where a step of the bodies spans many of the particles, the impulse that particles give is what bodies have received by the forces at both ends of
// all steps so far, and their deficit: linear and angular, to rounding, after every step, in all models of the library that have bodies
// and particles. Steps that are made again, because they were too long or to be repeated, count once.
func TestLibraryPassesImpulsesExactly(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(meetings)) {
		for _, scheme := range cycled {
			t.Run(name+"/"+scheme, func(t *testing.T) { passExactly(t, load(t, name, meetings[name].cycled(scheme)...)) })
		}
	}
	t.Run("steps made again", func(t *testing.T) {
		passExactly(t, load(t, "net-impact.yaml", "coupling={scheme: subcycled, substeps: 10, error_control: {tolerance: 0.01 mm}}", "solver.step=4e-4"))
	})
	t.Run("strands that break", func(t *testing.T) {
		s := passExactly(t, load(t, "net-impact.yaml", append(meetings["net-impact.yaml"].cycled("subcycled"), "nets.net.spring.breaking={elongation: 0.01 mm}")...))
		if s.BrokenSprings() == 0 {
			t.Error("none broke")
		}
	})
}

func passExactly(t *testing.T, m *models.Model) *coupling.Simulation {
	const enough = 5
	p := newPassage(t, m)
	var missing, deficit float64
	for range enough {
		p.step()
		a := p.simulation.Audit()
		missing = math.Max(missing, math.Max(a.ImpulseResidual, a.AngularResidual/p.reach)/p.given)
		deficit = math.Max(deficit, a.ImpulseDeficit/p.given)
		if due := r3.Norm(p.deficit().linear); math.Abs(a.ImpulseDeficit-due) > 1e-12*p.given {
			t.Errorf("the deficits of the bodies are %g N s in all, that of the audit %g N s", due, a.ImpulseDeficit)
		}
	}
	t.Logf("%d steps, what is missing is %.1e of the impulses, the deficit up to %.2f", p.simulation.Steps(), missing, deficit)
	if !(missing < 1e-13) {
		t.Errorf("%.3g of the impulses between bodies and particles are missing", missing)
	}
	return p.simulation
}

// What the bodies receive and their deficit are what the particles lose, as their velocities tell; without walls, which would take a part. Of momentum all
// but the rounding of velocities is found again. Of angular momentum about the world's origin that holds only for bodies that stay where they
// are: particles push them on their way through the step, and the bodies get the impulse at the ends of it or of the next. So at most the
// impulse by that way is missing.
func TestParticlesLoseWhatBodiesGet(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(meetings)) {
		meeting := meetings[name]
		for _, scheme := range cycled {
			if scheme == "iterated" && name != "net-impact.yaml" {
				continue // the last repetition is a sub-cycled step
			}
			set := append(meeting.cycled(scheme), "walls=[]", "contact.except=[]", "outputs={}")
			if meeting.aside != "" {
				set = append(set, meeting.aside)
			}
			if meeting.adrift {
				set = append(set, "gravity=[0, 0, 0]")
			}
			t.Run(name+"/"+scheme, func(t *testing.T) { loseWhatBodiesGet(t, load(t, name, set...)) })
		}
	}
}

func loseWhatBodiesGet(t *testing.T, m *models.Model) {
	const enough = 5
	gravity := r3.Vec{X: m.Gravity[0].Constant, Y: m.Gravity[1].Constant, Z: m.Gravity[2].Constant}
	p := newPassage(t, m)
	start, least := p.particles()
	var missing, exchanged, turning, part float64
	for range enough {
		p.step()
		now, size := p.particles()
		weight := momentum{linear: r3.Scale(p.mass*p.simulation.Time(), gravity)}
		size += least + r3.Norm(weight.linear) + p.given
		left := start.plus(1, weight).plus(-1, now).plus(-1, p.received).plus(-1, p.deficit())
		turned := r3.Sub(now.angular, start.angular)
		if gravity != (r3.Vec{}) { // it turns the particles about all axes but its own
			up := r3.Unit(gravity)
			left.angular, turned = r3.Scale(r3.Dot(left.angular, up), up), r3.Scale(r3.Dot(turned, up), up)
		}
		missing, exchanged = math.Max(missing, r3.Norm(left.linear)/size), p.given/size
		turning, part = math.Max(turning, (r3.Norm(left.angular)-rounding*size*p.reach)/p.moved), r3.Norm(left.angular)/r3.Norm(turned)
	}
	t.Logf("linear: %.1e of the momentum is missing, %.1e is exchanged; angular: %.3f of the impulses by their bodies' ways is missing, %.1e of what is exchanged",
		missing, exchanged, turning, part)
	if !(missing < rounding) {
		t.Errorf("%.3g of the momentum of the particles is missing", missing)
	}
	if !(turning < 1) {
		t.Errorf("angular momentum is missing, %.3g of the impulses by the ways of their bodies", turning)
	}
}

// passage takes a model through its first steps with contact, and sums up what the bodies get.
type passage struct {
	t          *testing.T
	model      *models.Model
	built      *models.Built
	simulation *coupling.Simulation

	state    dem.State
	place    []r3.Vec       // of each body that particles can touch, at the end of the last step
	force    []rigid.Wrench // of the particles on it
	received momentum       // by the bodies so far
	given    float64        // size of the impulses so far, N s
	moved    float64        // the same, each by the way of its body in the step, N s m
	reach    float64        // of the farthest particle from the world's origin, m
	mass     float64        // of the particles, kg
	last     float64        // step, s
}

// momentum is a linear and an angular one about the world's origin, or what changes them.
type momentum struct{ linear, angular r3.Vec }

func (m momentum) plus(f float64, n momentum) momentum {
	return momentum{r3.Add(m.linear, r3.Scale(f, n.linear)), r3.Add(m.angular, r3.Scale(f, n.angular))}
}

// about is what a wrench at p does about the world's origin.
func about(p r3.Vec, w rigid.Wrench) momentum {
	return momentum{w.Force, r3.Add(w.Moment, r3.Cross(p, w.Force))}
}

func newPassage(t *testing.T, m *models.Model) *passage {
	b, err := m.Build(t.Context(), models.BuildOptions{Threads: 1})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Simulation.Particles().Close)
	p := &passage{t: t, model: m, built: b, simulation: b.Simulation}
	for _, body := range b.Carriers {
		p.place = append(p.place, b.Bodies.Pose(body).Position)
		p.force = append(p.force, b.Simulation.ContactWrench(body))
	}
	return p
}

// step goes on to the end of a step after which impulses have been exchanged.
func (p *passage) step() {
	const most = 500
	for range most {
		from := p.simulation.Time()
		if err := p.simulation.StepToward(from+p.model.Solver.Step, p.model.Solver.Step, 1); err != nil {
			p.t.Fatal(err)
		}
		p.last = p.simulation.Time() - from
		p.accumulate()
		if p.given > 0 {
			return
		}
	}
	p.t.Fatalf("no contact in %d steps", most)
}

// accumulate adds the impulses that the bodies have received in the last step.
func (p *passage) accumulate() {
	for i, body := range p.built.Carriers {
		at, on := p.built.Bodies.Pose(body).Position, p.simulation.ContactWrench(body)
		p.received = p.received.plus(p.last/2, about(p.place[i], p.force[i])).plus(p.last/2, about(at, on))
		given := p.last / 2 * (r3.Norm(p.force[i].Force) + r3.Norm(on.Force))
		p.given += given
		p.moved += (given + r3.Norm(p.simulation.ImpulseDeficit(body).Force)) * r3.Norm(r3.Sub(at, p.place[i]))
		p.place[i], p.force[i] = at, on
	}
	p.simulation.Particles().Snapshot(&p.state)
	for _, at := range p.state.Position {
		p.reach = math.Max(p.reach, r3.Norm(at))
	}
}

// deficit is the impulse that the bodies have not received yet.
func (p *passage) deficit() (due momentum) {
	for i, body := range p.built.Carriers {
		due = due.plus(1, about(p.place[i], p.simulation.ImpulseDeficit(body)))
	}
	return due
}

// particles is the momentum of the particles, and the size of its parts.
func (p *passage) particles() (now momentum, size float64) {
	s := &p.state
	p.simulation.Particles().Snapshot(s)
	p.mass = 0
	for i, v := range s.Velocity {
		m, spin := s.Mass[i], r3.Scale(s.Inertia[i], s.Angular[i])
		if len(s.AngularMomentum) > 0 {
			spin = s.AngularMomentum[i]
		}
		p.mass += m
		size += m * r3.Norm(v)
		now = now.plus(1, about(s.Position[i], rigid.Wrench{Force: r3.Scale(m, v), Moment: spin}))
	}
	return now, size
}

// A net that nothing holds is hit by stones, and all together keep their momentum: linear and, about the world's origin, angular. The deficit is
// carried over; what the bodies' iterations leave unbalanced, which is more in a sub-cycled step than elsewhere, does not add up.
func TestFreeNetKeepsMomentum(t *testing.T) {
	m := load(t, "net-impact.yaml", "gravity=[0, 0, 0]", "nets.net.pins=none", "coupling={scheme: subcycled, substeps: 10}", "solver.step=4e-4",
		"outputs.requests=[{name: all, system: true, quantities: [momentum, angular_momentum]}]")
	p := newPassage(t, m)
	now := make([]float64, 6)
	all := func() momentum {
		p.built.Requests[0].Write(now)
		return momentum{r3.Vec{X: now[0], Y: now[1], Z: now[2]}, r3.Vec{X: now[3], Y: now[4], Z: now[5]}}
	}
	start := all()
	for p.simulation.Time() < 0.03 {
		p.step()
	}
	left := all().plus(-1, start).plus(1, p.deficit())
	t.Logf("%.2g N s and %.2g N m s are missing of %.3g N s", r3.Norm(left.linear), r3.Norm(left.angular), p.given)
	if p.given < 5 || r3.Norm(left.linear) > 1e-5*p.given || r3.Norm(left.angular) > 1e-5*p.given*p.reach {
		t.Errorf("%.3g N s and %.3g N m s are missing of %.3g N s", left.linear, left.angular, p.given)
	}
}

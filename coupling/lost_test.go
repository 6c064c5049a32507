package coupling

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// Particles that fall out of the domain beside a plate, two of them in the same step, are removed and listed, with particles alone and in all schemes; the others go on,
// the energy adds up, and a run that is taken up again gives the same bits.
func TestLostParticlesAreRemoved(t *testing.T) {
	for name, x := range map[string]*Exchange{
		"alone": nil, "frozen": {}, "subcycled": {Scheme: Subcycled, Substeps: 5}, "controlled": {Scheme: Subcycled, Substeps: 5, DisplacementTolerance: 1e-4},
	} {
		t.Run(name, func(t *testing.T) {
			const end, step = 0.3, 1e-3
			stepTo := func(s *Simulation, end float64) {
				t.Helper()
				for s.Time() < end-1e-9 {
					if err := s.StepToward(end, step, 20); err != nil {
						t.Fatal(err)
					}
				}
			}
			s, again := leaking(t, x, RemoveLost), leaking(t, x, RemoveLost)
			stepTo(s, 0.1)
			restore(t, again, s)
			stepTo(s, end)
			stepTo(again, end)
			if state := s.State(); len(state.ID) != 1 || state.ID[0] != 0 || state.Position[0].Z < 0 {
				t.Errorf("left are particles %v at %v", state.ID, state.Position)
			}
			const way, speed, gravity = 0.23, 1.0, 9.81 // to the end of the domain
			times := []float64{(math.Sqrt(speed*speed+2*gravity*way) - speed) / gravity, math.Sqrt(2 * way / gravity), math.Sqrt(2 * way / gravity)}
			if len(s.Lost()) != len(times) {
				t.Fatalf("lost: %+v", s.Lost())
			}
			for k, lost := range s.Lost() {
				if math.Abs(lost.Time-times[k]) > 2*step || lost.ID != k+1 || lost.Mass <= 0 || lost.Energy <= 0 {
					t.Errorf("lost: %+v, want particle %d at t = %g s", lost, k+1, times[k])
				}
			}
			a := s.Audit()
			if a.FlowOut.Mass <= 0 || math.Abs(a.Residual) > 0.02*a.EnergyScale {
				t.Errorf("%g kg have gone, %g J are missing of %g", a.FlowOut.Mass, a.Residual, a.EnergyScale)
			}
			if a != again.Audit() {
				t.Errorf("taken up again %+v, whole %+v", again.Audit(), a)
			}
			kept := leaking(t, x, StopOnLost)
			var err error
			for err == nil && kept.Time() < end-1e-9 {
				err = kept.StepToward(end, step, 20)
			}
			if err == nil {
				t.Error("particles are lost, and nobody says so")
			}
		})
	}
}

// Under report the same particles are told of once, and go on falling, as do the others, with particles alone and in all schemes; a run that is taken up again gives the same bits.
func TestLostParticlesGoOn(t *testing.T) {
	for name, x := range map[string]*Exchange{
		"alone": nil, "frozen": {}, "subcycled": {Scheme: Subcycled, Substeps: 5}, "controlled": {Scheme: Subcycled, Substeps: 5, DisplacementTolerance: 1e-4},
	} {
		t.Run(name, func(t *testing.T) {
			const end, step = 0.4, 1e-3
			stepTo := func(s *Simulation, end float64) {
				t.Helper()
				for s.Time() < end-1e-9 {
					if err := s.StepToward(end, step, 20); err != nil {
						t.Fatal(err)
					}
				}
			}
			s, again := leaking(t, x, TolerateLost), leaking(t, x, TolerateLost)
			stepTo(s, 0.25)
			restore(t, again, s)
			stepTo(s, end)
			stepTo(again, end)
			state := s.State()
			if len(state.ID) != 4 || len(s.Lost()) != 3 {
				t.Fatalf("left are particles %v, lost are %+v", state.ID, s.Lost())
			}
			for i, speed := range []float64{0, 1, 0, 0} {
				fallen := speed*end + 0.5*9.81*end*end
				if d := 0.03 - state.Position[i].Z; i > 0 && math.Abs(d-fallen) > 0.01*fallen {
					t.Errorf("particle %d has fallen by %g m, want %g", i, d, fallen)
				}
				if again.State().Position[i] != state.Position[i] {
					t.Errorf("taken up again particle %d is at %v, in the whole run at %v", i, again.State().Position[i], state.Position[i])
				}
			}
			if a := s.Audit(); a.FlowOut.Mass != 0 || math.Abs(a.Residual) > 0.02*a.EnergyScale {
				t.Errorf("%g kg have gone, %g J are missing of %g", a.FlowOut.Mass, a.Residual, a.EnergyScale)
			}
		})
	}
}

// leaking is a plate that holds one of four particles above a hole of the domain; two of the others fall side by side.
func leaking(t *testing.T, x *Exchange, onLost OnLost) *Simulation {
	t.Helper()
	gravity := r3.Vec{Z: -9.81}
	m := dem.Model{
		Materials: []law.Material{{Name: "stone", Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.3}, Gravity: gravity, Threads: 1,
		Particles: packing.Particles{
			Position: []r3.Vec{{Z: 0.03}, {X: 0.3, Z: 0.03}, {X: 0.5, Z: 0.03}, {X: 0.5, Y: 0.2, Z: 0.03}},
			Velocity: []r3.Vec{{}, {Z: -1}, {}, {}}, Radius: []float64{0.02, 0.02, 0.02, 0.02},
		},
		Surfaces: []dem.Surface{{Name: "plate", Shape: geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.1, Z: 0.02}}, Carrier: dem.Fixed{}}},
		Domain:   r3.Box{Min: r3.Vec{X: -1, Y: -1, Z: -0.2}, Max: r3.Vec{X: 1, Y: 1, Z: 1}},
	}
	c := Config{MinStep: 1e-4, OnLost: onLost, Solver: solvers.Options{Tolerance: 1e-8}}
	if x != nil {
		var bodies mbd.System
		bodies.Gravity = gravity
		b := bodies.AddBody(mbd.Body{Name: "plate", Mass: 1, Inertia: mbd.SolidBox(1, r3.Vec{X: 0.1, Y: 0.1, Z: 0.02}), Pose: rigid.Frame{Orientation: quat.Number{Real: 1}}})
		bodies.AddJoint(mbd.PrismaticJoint("guide", mbd.Marker{Body: b}, mbd.Origin))
		bodies.AddForce(&mbd.SpringDamper{Name: "spring", I: bodies.MarkerAt(mbd.Ground, r3.Vec{Z: 0.5}, quat.Number{}), J: mbd.Marker{Body: b}, Stiffness: 1000, Damping: 5, FreeLength: 0.5})
		m.Surfaces[0].Carrier = dem.Attached{}
		c.Bodies, c.Carriers, c.Exchange = &bodies, []int{b}, *x
	}
	particles, err := cpu.New(&m)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(particles.Close)
	c.Particles = particles
	s, err := New(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

package coupling

import (
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact"
	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/mbd"
	"gabion/rigid"
)

// counting counts how often an engine is looked at.
type counting struct {
	dem.Engine
	states, contacts, wrenches, energies int
}

func (c *counting) Snapshot(s *dem.State) {
	c.states++
	c.Engine.Snapshot(s)
}

func (c *counting) Contacts(dst []dem.ContactState) []dem.ContactState {
	c.contacts++
	return c.Engine.Contacts(dst)
}

func (c *counting) WallWrenches(dst []rigid.Wrench) []rigid.Wrench {
	c.wrenches++
	return c.Engine.WallWrenches(dst)
}

func (c *counting) Energy() dem.Energy {
	c.energies++
	return c.Engine.Energy()
}

// However many ask, the particles are looked at once for each time reached, and never shown as they were before.
func TestObservedOnce(t *testing.T) {
	s := ball(t, mass, 1, 0, law.Interaction{Restitution: 1})
	engine := &counting{Engine: s.particles}
	s.particles = engine
	look := func() r3.Vec {
		for range 3 {
			s.Audit()
			s.State()
			s.Contacts()
			s.WallWrenches()
		}
		return s.State().Position[0]
	}
	s.discardObservation()
	*engine = counting{Engine: engine.Engine}
	before := look()
	if err := s.Step(1e-5); err != nil {
		t.Fatal(err)
	}
	after := look()
	if before == after {
		t.Error("the particle is shown where it was before the step")
	}
	if engine.states != 2 || engine.contacts != 2 || engine.wrenches != 2 || engine.energies != 2 {
		t.Errorf("looks at two times: %d states, %d contacts, %d wrenches, %d energies", engine.states, engine.contacts, engine.wrenches, engine.energies)
	}
}

// A state that is taken stays as it is while the simulation goes on and is looked at, and memory that is given for the next one is used.
func TestStateTaken(t *testing.T) {
	s := ball(t, mass, 1, 0, law.Interaction{Restitution: 1})
	taken := s.TakeState(dem.State{})
	at, first := taken.Position[0], &taken.Position[0]
	if err := s.Step(1e-5); err != nil {
		t.Fatal(err)
	}
	if now := s.State().Position[0]; now == at || taken.Position[0] != at {
		t.Errorf("taken at %v, now %v, and the taken one shows %v", at, now, taken.Position[0])
	}
	second := s.TakeState(taken)
	if err := s.Step(1e-5); err != nil {
		t.Fatal(err)
	}
	if &s.State().Position[0] != first || &second.Position[0] == first {
		t.Error("memory that was given is not used, or memory that was taken is")
	}
	s.TakeState(dem.State{}) // leaves no memory
	if err := s.Step(1e-5); err != nil {
		t.Fatal(err)
	}
	if third := s.TakeState(second); &third.Position[0] != &second.Position[0] {
		t.Error("a state is not taken to the memory that was given for it")
	}
}

// The loads on all walls in one pass are those that the contacts add up to, and what touches nothing has none.
func TestWallWrenches(t *testing.T) {
	surfaces := []dem.Surface{
		{Name: "away", Shape: geometry.Plane{Point: r3.Vec{Z: -1}, Normal: r3.Vec{Z: 1}}, Carrier: dem.Fixed{}},
		{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}, Carrier: dem.Fixed{}},
		{Name: "wall", Shape: geometry.Plane{Normal: r3.Vec{X: 1}}, Carrier: dem.Driven{Motion: dem.Translation{Axis: r3.Vec{Y: 1}, Distance: func(t float64) (float64, float64) { return 3, 0 }}}},
	}
	particles, err := cpu.New(&dem.Model{
		Materials: []law.Material{{Name: "stone", Density: density, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 1},
		Particles: packing.Particles{Position: []r3.Vec{{X: 0.99 * radius, Z: 0.98 * radius}}, Radius: []float64{radius}, Velocity: []r3.Vec{{}}},
		Surfaces:  surfaces, Threads: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(particles.Close)
	s, err := New(t.Context(), Config{Particles: particles})
	if err != nil {
		t.Fatal(err)
	}
	got := s.WallWrenches()
	if len(got) != 3 || got[0] != (rigid.Wrench{}) {
		t.Fatalf("wrenches %v", got)
	}
	for _, c := range s.Contacts() {
		force := r3.Scale(-1, c.Force)
		var origin r3.Vec
		if c.Surface == 2 {
			origin.Y = 3
		}
		want := rigid.Wrench{Force: force, Moment: r3.Cross(r3.Sub(c.Point, origin), force)}
		if got[c.Surface] != want || r3.Norm(force) == 0 {
			t.Errorf("%s: %v, want %v", surfaces[c.Surface].Name, got[c.Surface], want)
		}
	}
	if len(s.Contacts()) != 2 {
		t.Errorf("%d contacts, want 2", len(s.Contacts()))
	}
}

// Particles and contacts of bodies that know different surfaces are an error: their forces would be added up for the wrong ones.
func TestSurfacesOfBothEngines(t *testing.T) {
	particles, err := cpu.New(&dem.Model{
		Materials: []law.Material{{Name: "stone", Density: density, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 1},
		Particles: packing.Particles{Position: []r3.Vec{{Z: 2 * radius}}, Radius: []float64{radius}},
		Surfaces:  []dem.Surface{{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}}, Threads: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(particles.Close)
	contacts, err := contact.New(&dem.Model{}, contact.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := New(t.Context(), Config{Bodies: new(mbd.System), Particles: particles, BodyContacts: contacts}); err == nil || !strings.Contains(err.Error(), "surfaces") {
		t.Errorf("error %v", err)
	}
}

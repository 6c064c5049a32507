package models

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
	"gabion/internal/expect"
)

func load(t *testing.T) *Model {
	t.Helper()
	m, err := Load(t.Context(), "testdata/everything.yaml", nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func at(t *testing.T, f Function, time float64) float64 {
	t.Helper()
	c, err := f.Curve()
	if err != nil {
		t.Fatal(err)
	}
	v, _, _ := c.At(time)
	return v
}

// What prescribed motions mean at t = 2 s.
func TestMotionLaws(t *testing.T) {
	m := load(t)
	for i, want := range []float64{0, 2 * math.Pi, 0.2, 0.02} { // half a sine per second, 30 rpm, a table, 10 mm/s
		if got := at(t, m.Motions[i].Law(), 2); math.Abs(got-want) > 1e-12 {
			t.Errorf("%s is at %g, want %g", m.Motions[i].Name, got, want)
		}
	}
	walls := map[string]*WallMotion{}
	for _, w := range m.Walls {
		walls[w.Name] = w.Motion
	}
	if got := at(t, walls["lid"].Translation()[1], 2); math.Abs(got-0.01*math.Sin(20)) > 1e-15 {
		t.Errorf("the lid is at %g", got)
	}
	if got := at(t, walls["tumbler"].Rotation(), 3); math.Abs(got-math.Pi) > 1e-12 { // 10 rpm
		t.Errorf("the tumbler has turned by %g", got)
	}
	if x, angle := at(t, walls["boulder"].Translation()[0], 2), at(t, walls["boulder"].Rotation(), 2); x != 0.2 || angle != 4 {
		t.Errorf("the boulder is at %g, %g", x, angle)
	}
	if still := walls["tumbler"].Translation(); !still[0].IsConstant() || still[0].Constant != 0 {
		t.Errorf("the tumbler moves: %v", still[0])
	}
	if still := walls["lid"].Rotation(); !still.IsConstant() {
		t.Errorf("the lid turns: %v", still)
	}
}

func TestInteraction(t *testing.T) {
	m := load(t)
	pair, other := m.Contact.Interaction("steel", "stone"), m.Contact.Interaction("stone", "stone")
	if *pair.Friction != 0.2 || *pair.Restitution != 0.5 || *other.Friction != 0.4 {
		t.Errorf("%+v, %+v", pair, other)
	}
}

// What each contact law cannot do without.
func TestNeededCoefficients(t *testing.T) {
	for _, c := range []struct {
		contact Contact
		want    int
	}{
		{Contact{Normal: "hertz", Damping: "restitution", Tangential: "none", Rolling: "none"}, 1},
		{Contact{Normal: "hertz", Damping: "coefficient", Tangential: "mindlin", Rolling: "none"}, 2},
		{Contact{Normal: "hertz", Damping: "coefficient", Tangential: "cundall_strack", Rolling: "constant_torque"}, 4},
		{Contact{Normal: "linear", Damping: "coefficient", Tangential: "cundall_strack", Rolling: "none"}, 3},
		{Contact{Normal: "viscoelastic", Damping: "restitution", Tangential: "viscous_coulomb", Rolling: "none"}, 3},
		{Contact{Normal: "hertz", Damping: "restitution", Tangential: "none", Rolling: "none", Twisting: "sds", Cohesion: "sjkr"}, 4},
		{Contact{Normal: "hertz", Damping: "restitution", Tangential: "none", Rolling: "none", Cohesion: "capillary"}, 3},
		{Contact{Normal: "luding", Damping: "restitution", Tangential: "cundall_strack", Rolling: "none"}, 4},
		{Contact{Normal: "thornton_ning", Damping: "restitution", Tangential: "mindlin", Rolling: "none", Cohesion: "jkr"}, 4},
		{Contact{Normal: "hertz", Damping: "restitution", Tangential: "mindlin", Rolling: "none", Lubrication: true}, 4},
		{Contact{Normal: "eepa", Damping: "coefficient", Tangential: "mindlin", Rolling: "none"}, 3},
		{Contact{Normal: "hertz", Damping: "restitution", Tangential: "none", Rolling: "none", Cohesion: "van_der_waals"}, 2},
	} {
		if got := c.contact.needs(Interaction{}); len(got) != c.want {
			t.Errorf("%+v needs %v", c.contact, got)
		}
		if full := load(t).Contact.Default; c.contact.needs(full) != nil {
			t.Errorf("%+v lacks %v of everything", c.contact, c.contact.needs(full))
		}
	}
}

// Van der Waals' pull is A R/(6 h²), h = 0.165 nm unless given: glass of 6.5e-20 J is held by 0.398 mN a millimetre of effective radius.
func TestVanDerWaals(t *testing.T) {
	hamaker, distance := 6.5e-20, 0.4e-9
	c := Contact{Normal: "hertz", Damping: "restitution", Tangential: "mindlin", Rolling: "none", Twisting: "none", Cohesion: "van_der_waals", Bridge: "willett"}
	chosen, err := c.law()
	if err != nil || chosen.Cohesion != law.DMT {
		t.Fatalf("law %+v, error %v", chosen, err)
	}
	for _, x := range []struct {
		in   Interaction
		want float64
	}{
		{Interaction{HamakerConstant: &hamaker}, 6.5e-20 * 1e-3 / (6 * 0.165e-9 * 0.165e-9)},
		{Interaction{HamakerConstant: &hamaker, LeastSeparation: &distance}, 6.5e-20 * 1e-3 / (6 * distance * distance)},
	} {
		glass := law.Material{YoungModulus: 1e7, PoissonRatio: 0.2}
		pair := law.NewPairLaw(chosen, &glass, &glass, x.in.parameters(&c))
		if got := pair.OfSizes(1e-3, 1, 1).PullOff; !expect.Near(got, x.want, 1e-12) {
			t.Errorf("pull %g N, want %g", got, x.want)
		}
	}
}

func TestSubjects(t *testing.T) {
	m := load(t)
	want := []string{"body", "body", "marker", "joint", "joint", "motion", "force", "force", "wall", "particles", "particles", "system"}
	for i, q := range m.Outputs.Requests {
		if s, _ := q.subject(); s.Key != want[i] {
			t.Errorf("request %s is about %s", q.Name, s.Name)
		}
	}
	if p := m.Particles[4].Positions; len(p) != 2 || p[1] != (r3.Vec{Z: 0.6}) {
		t.Errorf("positions %v", p)
	}
}

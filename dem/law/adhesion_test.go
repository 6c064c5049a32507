package law

import (
	"math"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// stickyPair is two balls of 1 mm with E* 5.333333 MPa, 0.05 J/m2 and 2500 kg/m3.
func stickyPair(chosen Law) (Coefficients, float64) {
	const mass = 5.235988e-6
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.25}
	p := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 1, SurfaceEnergy: 0.05})
	return p.OfSizes(0.5e-3, mass, 1), mass
}

// formed is the history of a contact that has formed, without springs.
var formed = History{Radius: 1e-6}

// JKR's curve at its marked points: first touch, no force, largest pull. From a = 25.49263 µm at -0.4332493 µm, a = 30.88212 µm and 8/9 of the
// pull-off force 3 π γ R at 0, to a = 40.46702 µm at 1.0917198 µm without force.
func TestJKRForce(t *testing.T) {
	chosen := Law{Cohesion: JKR, Tangential: NoFriction}
	k, _ := stickyPair(chosen)
	const pullOff = 2.35619449e-4
	if !expect.Near(k.PullOff, pullOff, 1e-8) || !expect.Near(k.Reach, 0.4332493e-6, 1e-6) {
		t.Errorf("pull-off %g N, reach %g m", k.PullOff, k.Reach)
	}
	for _, c := range []struct{ overlap, radius, force float64 }{
		{-0.4332493e-6, 25.49263e-6, -pullOff},
		{0, 30.88212e-6, -8.0 / 9 * pullOff},
		{1.0917198e-6, 40.46702e-6, 0},
		{-1e-6, 25.49263e-6, -pullOff}, // beyond the reach it stays what it is there
	} {
		h, r := History{Radius: 1e-6}, Response{}
		x := Contact{Normal: r3.Vec{X: 1}, Overlap: c.overlap}
		chosen.Evaluate(&k, &x, 1e-7, &h, &r)
		if !expect.Near(h.Radius, c.radius, 3e-7) || math.Abs(r.Normal-c.force) > 1e-7*pullOff {
			t.Errorf("δ %g m: radius %g m, want %g; force %g N, want %g", c.overlap, h.Radius, c.radius, r.Normal, c.force)
		}
	}
	// Without surface energy it is Hertz's law, and far above it too.
	bare := k
	bare.Stretch, bare.Reach, bare.PullOff = 0, 0, 0
	hertz := Law{Tangential: NoFriction}
	for _, overlap := range []float64{1e-9, 1e-6, 1e-4} {
		var a, b Response
		x := Contact{Normal: r3.Vec{X: 1}, Overlap: overlap}
		chosen.Evaluate(&bare, &x, 1e-7, &History{}, &a)
		hertz.Evaluate(&bare, &x, 1e-7, &History{}, &b)
		if !expect.Near(a.Normal, b.Normal, 1e-13) {
			t.Errorf("δ %g m: %g N without surface energy, Hertz %g", overlap, a.Normal, b.Normal)
		}
	}
}

// The radius solves JKR's equation to the last digits over the whole branch, and the force is the slope of the energy, which is 0 at the first touch.
func TestJKREnergy(t *testing.T) {
	chosen := Law{Cohesion: JKR, Tangential: NoFriction}
	k, _ := stickyPair(chosen)
	if e := chosen.Elastic(&k, 0, &formed); math.Abs(e) > 1e-24 {
		t.Errorf("energy %g J at the first touch", e)
	}
	for i := range 200 {
		x := 0.1*(math.Pow(1.05, float64(i))-1) - 1
		overlap := x * k.Reach
		a := k.adhesiveRadius(overlap)
		back := a*a/k.Radius - k.Stretch*math.Sqrt(a)
		if math.Abs(back-overlap) > 1e-14*(math.Abs(overlap)+a*a/k.Radius) {
			t.Fatalf("δ %g m: radius %g m gives %g", overlap, a, back)
		}
		if x < -0.99 {
			continue
		}
		d := 1e-4 * k.Reach
		slope := (chosen.Elastic(&k, overlap+d, &formed) - chosen.Elastic(&k, overlap-d, &formed)) / (2 * d)
		h, r := History{Radius: 1}, Response{}
		c := Contact{Normal: r3.Vec{X: 1}, Overlap: overlap}
		chosen.Evaluate(&k, &c, 1e-7, &h, &r)
		if math.Abs(slope-r.Normal) > 1e-5*(k.PullOff+math.Abs(r.Normal)) || r.Conserved != r.Normal {
			t.Fatalf("δ %g m: energy's slope %g N, force %g N", overlap, slope, r.Normal)
		}
	}
}

// Two balls that meet without damping come apart with the energy less that of the contact where they part: 3.50260 (w^5 R^4/E*^2)^(1/3) =
// 9.81036e-11 J with the work of adhesion w = 2 γ; below 6.1215 mm/s they stick.
func TestJKRSticking(t *testing.T) {
	chosen := Law{Cohesion: JKR, Tangential: NoFriction}
	k, mass := stickyPair(chosen)
	const work, sticks = 9.81036e-11, 6.1215e-3
	if lost := chosen.Elastic(&k, -k.Reach, &formed); !expect.Near(lost, work, 1e-6) {
		t.Errorf("parting costs %g J, want %g", lost, work)
	}
	for _, speed := range []float64{0.99 * sticks, 1.01 * sticks, 0.02, 0.1} {
		out, parted := separation(chosen, &k, mass, speed, 1e-9)
		want := math.Sqrt(max(speed*speed-sticks*sticks, 0))
		if parted != (speed > sticks) || math.Abs(out-want) > 2e-4*speed {
			t.Errorf("%g m/s: parted %v with %g m/s, want %g", speed, parted, out, want)
		}
	}
}

// A pair without surface energy in a model with JKR's others is Hertz's: it parts where the surfaces do, at no cost, also from a body that steps implicitly.
func TestJKRWithoutSurfaceEnergy(t *testing.T) {
	chosen := Law{Cohesion: JKR, Tangential: NoFriction}
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.25}
	pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 1})
	k := pair.OfSizes(0.5e-3, 5e-6, 1)
	out, parted := separation(chosen, &k, 5e-6, 0.01, 1e-7)
	if lost := chosen.Elastic(&k, -k.Reach, &formed); !parted || math.Abs(out-0.01) > 1e-6 || !(math.Abs(lost) < 1e-22) {
		t.Errorf("parted %v with %g m/s, %g J lost", parted, out, lost)
	}
	for _, overlap := range []float64{1e-7, 0, -1e-7} {
		h, r := formed, Response{}
		c := Contact{Normal: r3.Vec{X: 1}, Overlap: overlap, Onset: 1e-8}
		chosen.Evaluate(&k, &c, 1e-6, &h, &r)
		if _, hertz := k.NormalElastic(max(overlap, 0)); !(math.Abs(r.Normal-hertz) < 1e-12) {
			t.Errorf("δ %g m: %g N, Hertz %g", overlap, r.Normal, hertz)
		}
	}
}

// separation follows a head-on collision from the first touch until the partners part, for a swing and a half at most.
func separation(chosen Law, k *Coefficients, mass, speed, dt float64) (out float64, parted bool) {
	c := Contact{Normal: r3.Vec{X: 1}, Speed: -speed}
	var h History
	var f Response
	chosen.Evaluate(k, &c, dt, &h, &f)
	for turns := 0; turns < 3; {
		before := c.Speed
		c.Speed += 0.5 * dt * f.Normal / mass
		c.Overlap -= dt * c.Speed
		if c.Overlap <= -k.Reach {
			return c.Speed, true
		}
		chosen.Evaluate(k, &c, dt, &h, &f)
		c.Speed += 0.5 * dt * f.Normal / mass
		if before*c.Speed < 0 {
			turns++
		}
	}
	return 0, false
}

// For partners that step implicitly adhesion comes in with the step after the first, goes on beyond the reach within a step, and ends with that step.
func TestJKRImplicit(t *testing.T) {
	chosen := Law{Cohesion: JKR}
	k, _ := stickyPair(chosen)
	var h History
	var r Response
	c := Contact{Normal: r3.Vec{X: 1}, Overlap: 1e-6, Onset: 1e-8}
	chosen.Evaluate(&k, &c, 1e-6, &h, &r)
	if _, hertz := k.NormalElastic(c.Overlap); !expect.Near(r.Normal, hertz, 1e-14) {
		t.Errorf("first step: %g N, want Hertz's %g", r.Normal, hertz)
	}
	c.Overlap = -0.5 * k.Reach
	chosen.Evaluate(&k, &c, 1e-6, &h, &r)
	if r.Normal >= 0 || h.Radius == 0 || r.Parted != 0 {
		t.Errorf("within reach: %g N, radius %g m, %g J lost", r.Normal, h.Radius, r.Parted)
	}
	c.Overlap = -1.5 * k.Reach
	chosen.Evaluate(&k, &c, 1e-6, &h, &r)
	if !expect.Near(r.Normal, -k.PullOff, 1e-12) || h != (History{}) || !expect.Near(r.Parted, chosen.Elastic(&k, -k.Reach, &formed), 1e-12) || chosen.Elastic(&k, c.Overlap, &h) != 0 {
		t.Errorf("beyond reach: %g N, history %v, %g J lost", r.Normal, h, r.Parted)
	}
}

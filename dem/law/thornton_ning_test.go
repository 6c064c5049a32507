package law

import (
	"math"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// flattening is a pair of balls of 1 mm radius, E* 5.33 MPa, that yields.
func flattening(cohesion CohesionLaw, energy, pressure, mass float64) (Law, Coefficients) {
	chosen := Law{Normal: ThorntonNing, Cohesion: cohesion, Tangential: NoFriction, Tension: true}
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.25}
	pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 1, SurfaceEnergy: energy, YieldPressure: pressure})
	return chosen, pair.OfSizes(0.5e-3, mass, 1)
}

// collide lets two partners meet at a speed (m/s) and tells what comes back of it, and what yielding has cost, J.
func collide(l Law, k *Coefficients, mass, speed float64) (back, lost float64) {
	const dt = 2e-9
	c := Contact{Normal: r3.Vec{X: 1}, Speed: -speed, Overlap: 1e-13}
	var h History
	var r Response
	for c.Overlap > -k.Reach {
		l.Evaluate(k, &c, dt, &h, &r)
		lost += r.Yielded
		c.Speed += dt * r.Normal / mass
		c.Overlap -= dt * c.Speed
		if c.Speed > 0 && r.Normal == 0 || math.Abs(c.Speed) > 10*speed {
			break
		}
		if c.Speed > 0 && l.Cohesion == JKR && h.Radius < 1e-6*k.Radius { // torn
			break
		}
		if l.Cohesion == NoCohesion && c.Speed > 0 && h.Radius < 1e-6*k.Radius {
			break
		}
	}
	return c.Speed / speed, lost
}

// Without adhesion the restitution is that of Thornton's closed form (1997), by the speed v_y from which on partners yield.
func TestThorntonRestitution(t *testing.T) {
	const mass, pressure, radius, young = 5.235988e-6, 2e5, 0.5e-3, 1e7 / 2 / (1 - 0.0625)
	chosen, k := flattening(NoCohesion, 0, pressure, mass)
	yields := 3.194 * math.Sqrt(math.Pow(pressure, 5)*radius*radius*radius/(math.Pow(young, 4)*mass))
	if y := math.Pi * radius * pressure / (2 * young); !expect.Near(k.Hardening, y, 1e-12) {
		t.Fatalf("yields at a radius of %g m, want %g", k.Hardening, y)
	}
	for _, by := range []float64{0.9, 1.5, 3, 10, 50} {
		v := by * yields
		e, lost := collide(chosen, &k, mass, v)
		want, x := 1.0, 1/by
		if x < 1 {
			want = math.Sqrt(6*math.Sqrt(3)/5) * math.Sqrt(1-x*x/6) * math.Pow(x/(x+2*math.Sqrt(1.2-0.2*x*x)), 0.25)
		}
		if !expect.Near(e, want, 3e-4) {
			t.Errorf("at %g v_y: restitution %.6f, want %.6f", by, e, want)
		}
		if energy := 0.5 * mass * v * v; math.Abs(lost-energy*(1-e*e)) > 1e-3*energy {
			t.Errorf("at %g v_y: %g J lost in yielding of %g J, of which %g are missing", by, lost, energy, energy*(1-e*e))
		}
	}
}

// On the virgin curve the slope is that of Thornton and Ning, elastic 2 E* a (3√P1 - 3√Pc)/(3√P1 - √Pc), beyond yield (3π R p_y √P1 - 2 y E* √Pc)/(3√P1 - √Pc), with Pc = 3πγR and
// P1 = 4/3 E* a³/R; force and slope go on at the yield and where the contact turns round; and the pull-off force there is that of JKR with the larger radius.
func TestThorntonNingSlopes(t *testing.T) {
	const energy, pressure = 0.05, 6e5
	chosen, k := flattening(JKR, energy, pressure, 1)
	young, pull := 0.75*k.NormalHertz, 3*math.Pi*energy*k.Radius
	y := k.Hardening
	if p := 2*young*y/(math.Pi*k.Radius) - math.Sqrt(4*energy*young/(math.Pi*y)); !expect.Near(p, pressure, 1e-9) {
		t.Fatalf("yields at a pressure of %g Pa, want %g", p, pressure)
	}
	force := func(h *History, x float64) (float64, float64) {
		var r Response
		c := Contact{Normal: r3.Vec{X: 1}, Overlap: x}
		chosen.Evaluate(&k, &c, 1e-6, h, &r)
		return r.Normal, h.Radius
	}
	overlapOf := func(a float64) float64 { return a*a/k.Radius - k.Stretch*math.Sqrt(a) }
	for _, by := range []float64{0.7, 0.9, 0.999, 1.001, 1.2, 2, 4} {
		a := by * y
		x := overlapOf(a)
		if x < 0 {
			t.Fatalf("%g y is over a gap", by)
		}
		var h History
		below, _ := force(&h, x*(1-1e-5))
		_, got := force(&h, x)
		above, _ := force(&h, x*(1+1e-5))
		root1, rootC := math.Sqrt(4.0/3*young*a*a*a/k.Radius), math.Sqrt(pull)
		want := 2 * young * a * (3*root1 - 3*rootC) / (3*root1 - rootC)
		if by > 1 {
			want = (3*math.Pi*k.Radius*pressure*root1 - 2*y*young*rootC) / (3*root1 - rootC)
		}
		if slope := (above - below) / (2e-5 * x); !expect.Near(slope, want, 2e-4) || !expect.Near(got, a, 1e-9) {
			t.Errorf("at %g y: slope %g N/m, want %g; radius %g m, want %g", by, slope, want, got, a)
		}
	}
	var h History
	top, peak := force(&h, overlapOf(3*y))
	at := overlapOf(3 * y)
	near, _ := force(&h, at*(1-1e-7))
	if again, _ := force(&h, at); !expect.Near(again, top, 1e-12) || math.Abs(near-top) > 1e-5*top {
		t.Errorf("turns round at %g N, then %g and %g", top, near, again)
	}
	// R_p P1(unloading) = R P1(loading) at the turn.
	larger := k.NormalHertz * peak * peak * peak / (top + 1.5*k.NormalHertz*k.Stretch*math.Pow(peak, 1.5))
	least, parts := 0.0, math.NaN()
	for x := at; x > -k.Reach; x -= 1e-5 * at {
		f, a := force(&h, x)
		if a < 1e-6*k.Radius {
			parts = x
			break
		}
		least = min(least, f)
	}
	if want := 3 * math.Pi * energy * larger; !expect.Near(-least, want, 1e-6) || larger < 1.5*k.Radius {
		t.Errorf("pull-off %g N, want %g with a radius of %g m", -least, want, larger)
	}
	begins := peak * peak * (1/k.Radius - 1/larger)
	if want := begins - 1.2277228507842888*math.Cbrt(larger*energy*energy/(young*young)); math.Abs(parts-want) > 2e-5*at {
		t.Errorf("parts at %g m, want %g", parts, want)
	}
	// Apart, nothing acts until the flattened surfaces touch.
	if f, _ := force(&h, 0.5*(begins+parts)); math.Abs(f) > 1e-9*top {
		t.Errorf("%g N before the flattened surfaces touch", f)
	}
	if f, _ := force(&h, begins+1e-12); !expect.Near(f, -8.0/9*3*math.Pi*energy*larger, 1e-3) {
		t.Errorf("%g N where they touch", f)
	}
}

// A contact that never yields is JKR's, and what loading, unloading and tearing take is what is lost.
func TestThorntonNingBooks(t *testing.T) {
	chosen, k := flattening(JKR, 0.05, 1e9, 1)
	plain, of := Law{Cohesion: JKR, Tangential: NoFriction, Tension: true}, k
	of.Hardening = 0
	for _, x := range []float64{1e-7, 2e-6, 1e-6, -3e-7} {
		var r, q Response
		c := Contact{Normal: r3.Vec{X: 1}, Overlap: x}
		h, g := History{Radius: 3e-5}, History{Radius: 3e-5}
		chosen.Evaluate(&k, &c, 1e-6, &h, &r)
		plain.Evaluate(&of, &c, 1e-6, &g, &q)
		if !expect.Near(r.Normal, q.Normal, 1e-9) || !expect.Near(chosen.Elastic(&k, x, &h), plain.Elastic(&of, x, &g), 1e-6) {
			t.Errorf("at %g m: %g N, want %g; %g J, want %g", x, r.Normal, q.Normal, chosen.Elastic(&k, x, &h), plain.Elastic(&of, x, &g))
		}
	}
	for _, cohesion := range []CohesionLaw{NoCohesion, JKR} {
		chosen, k := flattening(cohesion, 0.05, 4e5, 1)
		var h History
		_, _, in, lostIn := path(chosen, &k, &h, 1e-13, 3e-5, 200_000)
		if stored := chosen.Elastic(&k, 3e-5, &h); !expect.Near(in, stored+lostIn, 1e-4) || lostIn <= 0 {
			t.Errorf("%v: %g J of work, %g J stored, %g J lost", cohesion, in, stored, lostIn)
		}
		_, _, out, lostOut := path(chosen, &k, &h, 3e-5, -k.Reach, 200_000)
		if !expect.Near(in+out, lostIn+lostOut, 2e-4) || (lostOut > 0) != (cohesion == JKR) {
			t.Errorf("%v: %g J of work, %g J lost in yielding, %g J in tearing", cohesion, in+out, lostIn, lostOut)
		}
	}
}

// How deep a collision goes, and where cohesion alone holds partners that have yielded under it.
func TestThorntonNingOverlaps(t *testing.T) {
	chosen, k := flattening(NoCohesion, 0, 2e5, 1)
	pair := NewPairLaw(chosen, &Material{YoungModulus: 1e7, PoissonRatio: 0.25}, &Material{YoungModulus: 1e7, PoissonRatio: 0.25}, Interaction{Restitution: 1, YieldPressure: 2e5})
	var h History
	_, _, work, _ := path(chosen, &k, &h, 1e-13, 3e-5, 100_000)
	if got := pair.YieldingOverlap(&k, work); !expect.Near(got, 3e-5, 1e-6) {
		t.Errorf("%g J go %g m deep, want 3e-5", work, got)
	}
	chosen, k = flattening(JKR, 0.5, 2e4, 1)
	pair = NewPairLaw(chosen, &Material{YoungModulus: 1e7, PoissonRatio: 0.25}, &Material{YoungModulus: 1e7, PoissonRatio: 0.25}, Interaction{Restitution: 1, SurfaceEnergy: 0.5, YieldPressure: 2e4})
	rest := pair.RestOverlap(&k)
	h = History{}
	force, _, _, _ := path(chosen, &k, &h, 1e-13, rest, 100)
	if math.Abs(force) > 1e-6*k.PullOff || h.Peak <= k.Hardening {
		t.Errorf("%g N at the overlap of rest, %g m, of %g N; yielded to %g m from %g", force, rest, k.PullOff, h.Peak, k.Hardening)
	}
}

// Pressures without meaning and other attractions are refused.
func TestThorntonNingRefused(t *testing.T) {
	for _, c := range []struct {
		law  Law
		in   Interaction
		want bool
	}{
		{Law{Normal: ThorntonNing}, Interaction{Restitution: 1, YieldPressure: 1e5}, true},
		{Law{Normal: ThorntonNing, Cohesion: JKR}, Interaction{Restitution: 1, YieldPressure: 1e5, SurfaceEnergy: 1}, true},
		{Law{Normal: ThorntonNing}, Interaction{Restitution: 1}, false},
		{Law{Normal: ThorntonNing, Cohesion: DMT}, Interaction{Restitution: 1, YieldPressure: 1e5}, false},
	} {
		if err := c.in.Check(c.law); (err == nil) != c.want {
			t.Errorf("%v with %v: %v", c.law.Normal, c.law.Cohesion, err)
		}
	}
}

package law

import (
	"math"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// path takes a contact through overlaps from the first to the last in equal steps, and returns the forces there, the work and what yielding cost.
func path(l Law, k *Coefficients, h *History, from, to float64, steps int) (last, least, work, lost float64) {
	at := from
	before := math.NaN()
	for i := range steps + 1 {
		x := from + (to-from)*float64(i)/float64(steps)
		var r Response
		c := Contact{Normal: r3.Vec{X: 1}, Overlap: x}
		l.Evaluate(k, &c, 1e-6, h, &r)
		if i > 0 {
			work += 0.5 * (before + r.Normal) * (x - at)
			least = min(least, r.Normal)
		}
		lost += r.Yielded
		at, before, last = x, r.Normal, r.Normal
	}
	return last, least, work, lost
}

// Luding's law at k1 = 1e5, k2 = 5e5, kc = 1e5 N/m up to 0.1 mm: 10 N; without force at 80 µm; largest pull 6.66667 N at 66.6667 µm; work in 5e-4 J, out 1e-4 J down to
// 80 µm, and 2.66667e-4 J to come apart from there.
func TestLuding(t *testing.T) {
	chosen := Law{Normal: Luding, Tangential: NoFriction}
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.3}
	in := Interaction{Restitution: 1, LoadingStiffness: 1e5, UnloadingRatio: 5, AdhesionRatio: 1}
	pair := NewPairLaw(chosen, &material, &material, in)
	k := pair.OfSizes(1e-3, 1, 1)
	var h History
	force, _, in1, lostIn := path(chosen, &k, &h, 1e-9, 1e-4, 1000)
	if !expect.Near(force, 10, 1e-9) || !expect.Near(in1, 5e-4, 1e-6) {
		t.Errorf("loading: %g N, %g J", force, in1)
	}
	if e := chosen.Elastic(&k, 1e-4, &h); !expect.Near(e, 1e-4, 1e-9) || !expect.Near(lostIn, 4e-4, 1e-6) {
		t.Errorf("loaded: %g J stored, %g J lost", e, lostIn)
	}
	loaded := h
	force, _, out, lost := path(chosen, &k, &h, 1e-4, 8e-5, 1000)
	if math.Abs(force) > 1e-8 || !expect.Near(-out, 1e-4, 1e-6) || lost > 1e-18 {
		t.Errorf("unloading: %g N, %g J, %g J lost", force, out, lost)
	}
	_, most, pull, lost := path(chosen, &k, &h, 8e-5, 1e-12, 12000)
	if !expect.Near(most, -6.66667, 1e-4) || !expect.Near(pull, 2.66667e-4, 1e-5) || !expect.Near(lost, 2.66667e-4, 1e-4) {
		t.Errorf("pulling: up to %g N, %g J, %g J lost", most, pull, lost)
	}
	// Reloading from the pull comes back up another curve, which meets the virgin one earlier.
	h = loaded
	path(chosen, &k, &h, 1e-4, 5e-5, 100)
	if want := 6.0 / 4 * 5e-5; !expect.Near(h.Peak, want, 1e-9) {
		t.Errorf("yields again from %g m on, want %g", h.Peak, want)
	}
	force, _, _, _ = path(chosen, &k, &h, 5e-5, 9e-5, 100)
	if !expect.Near(force, 9, 1e-9) {
		t.Errorf("reloaded: %g N", force)
	}
}

// Walton and Braun's law is Luding's without adhesion: what comes back of a collision is √(k1/k2) = 0.447214 of its speed, without dashpots.
func TestWaltonBraun(t *testing.T) {
	chosen := Law{Normal: Luding, Tangential: NoFriction}
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.3}
	pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 1, LoadingStiffness: 1e5, UnloadingRatio: 5})
	k := pair.OfSizes(1e-3, 1e-3, 1)
	c := Contact{Normal: r3.Vec{X: 1}, Speed: -1, Overlap: 1e-12}
	var h History
	var r Response
	const dt, mass = 1e-8, 1e-3
	lost := 0.0
	for range 100_000 {
		chosen.Evaluate(&k, &c, dt, &h, &r)
		lost += r.Yielded
		c.Speed += dt * r.Normal / mass
		c.Overlap -= dt * c.Speed
		if c.Overlap <= 0 {
			break
		}
	}
	if !expect.Near(c.Speed, math.Sqrt(0.2), 1e-4) || !expect.Near(lost, 0.4e-3, 1e-4) {
		t.Errorf("restitution %g, want %g; %g J lost", c.Speed, math.Sqrt(0.2), lost)
	}
}

// With a plastic depth the stiffness of unloading grows with the deepest overlap, k2 = k1 + (k2max - k1) p/δlim, and the force has no jump anywhere.
func TestLudingHardens(t *testing.T) {
	chosen := Law{Normal: Luding, Tangential: NoFriction}
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.3}
	pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 1, LoadingStiffness: 1e5, UnloadingRatio: 5, AdhesionRatio: 0.4, PlasticDepth: 0.05})
	k := pair.OfSizes(1e-3, 1, 1)
	limit := 5.0 / 4 * 0.05 * 2e-3
	if !expect.Near(k.Hardening, limit, 1e-12) {
		t.Fatalf("δlim %g m, want %g", k.Hardening, limit)
	}
	for _, peak := range []float64{0.3 * limit, limit, 2 * limit} {
		var h History
		path(chosen, &k, &h, 1e-9, peak, 10)
		begins := chosen.pullBegins(&k, peak, k.Adhesion)
		was := h
		down, _, _, _ := path(chosen, &k, &h, peak, peak*(1-1e-6), 1)
		stiff := (1e5*peak - down) / (1e-6 * peak)
		if want := 1e5 * (1 + 4*min(peak/limit, 1)); !expect.Near(stiff, want, 1e-6) {
			t.Errorf("from %g m: unloads at %g N/m, want %g", peak, stiff, want)
		}
		h = was
		at, _, _, _ := path(chosen, &k, &h, peak, begins, 1)
		if !expect.Near(at, -0.4e5*begins, 1e-9) || !expect.Near(h.Peak, peak, 1e-9) {
			t.Errorf("from %g m: %g N where the pull begins, want %g", peak, at, -0.4e5*begins)
		}
		for _, part := range []float64{0.9, 0.5, 0.1} {
			x := part * begins
			pulled, _, _, _ := path(chosen, &k, &h, begins, x, 1)
			same, _, _, _ := path(chosen, &k, &h, x, x, 1)
			if !expect.Near(pulled, -0.4e5*x, 1e-9) || !expect.Near(same, pulled, 1e-9) {
				t.Errorf("from %g m: pulled to %g m: %g N, again %g", peak, x, pulled, same)
			}
		}
	}
}

// EEPA with k2/k1 = 5: without force at 0.8^(2/3) = 0.861774 of the largest overlap; it pulls with 3/2 π Δγ times the radius of the flattened cap, beside the constant pull, and
// not more than half of what would part it elastically.
func TestEEPA(t *testing.T) {
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.25}
	chosen := Law{Normal: EEPA, Tangential: NoFriction}
	const peak, constant = 2e-5, 1e-4
	for _, energy := range []float64{0, 1, 1000} {
		pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 1, UnloadingRatio: 5, PlasticAdhesionEnergy: energy, ConstantPull: constant})
		k := pair.OfSizes(0.5e-3, 1, 1)
		var h History
		loaded, _, in, lostIn := path(chosen, &k, &h, 1e-10, peak, 4000)
		if _, hertz := k.NormalElastic(peak); !expect.Near(loaded, hertz-constant, 1e-12) {
			t.Errorf("Δγ %g: loaded to %g N, want %g", energy, loaded, hertz-constant)
		}
		rest := peak * math.Pow(0.8, 2.0/3)
		if !expect.Near(rest/peak, 0.861774, 1e-6) {
			t.Fatal(rest / peak)
		}
		at, _, out, _ := path(chosen, &k, &h, peak, rest, 4000)
		if math.Abs(at+constant) > 1e-6*loaded || !expect.Near(h.Peak, peak, 1e-12) {
			t.Errorf("Δγ %g: %g N at the residual overlap", energy, at)
		}
		_, most, pull, lostOut := path(chosen, &k, &h, rest, 1e-10, 40000)
		room := 4 * chosen.virgin(&k, peak)
		want := min(1.5*math.Pi*energy*math.Sqrt((1e-3-rest)*rest), 0.5*room) + constant
		if !expect.Near(-most, want, 1e-3) {
			t.Errorf("Δγ %g: largest pull %g N, want %g", energy, -most, want)
		}
		if total, lost := in+out+pull, lostIn+lostOut; !expect.Near(lost, total, 2e-3) || lostIn <= 0 || lostOut < 0 {
			t.Errorf("Δγ %g: %g J of work, %g J lost", energy, total, lost)
		}
	}
}

// Parameters without meaning are refused.
func TestYieldingRefused(t *testing.T) {
	good := Interaction{Restitution: 0.5, LoadingStiffness: 1e5, UnloadingRatio: 5}
	if err := good.Check(Law{Normal: Luding}); err != nil {
		t.Error(err)
	}
	for name, change := range map[string]func(*Interaction){
		"unloading softer than loading": func(in *Interaction) { in.UnloadingRatio = 0.9 },
		"no loading stiffness":          func(in *Interaction) { in.LoadingStiffness = 0 },
		"negative adhesion":             func(in *Interaction) { in.AdhesionRatio = -1 },
	} {
		bad := good
		change(&bad)
		if bad.Check(Law{Normal: Luding}) == nil {
			t.Errorf("%s is accepted", name)
		}
	}
	if good.Check(Law{Normal: Luding, Cohesion: DMT}) == nil {
		t.Error("another attraction is accepted")
	}
}

package cpu

import (
	"crypto/sha256"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// The loop for laws that have vector code gives the bits of the general one.
func TestLanesParity(t *testing.T) {
	expect.Long(t)
	m := demtest.BoxModel(10, 1e7)
	demtest.Stir(m)
	m.Default = everyLaw(m.Default.Restitution)
	for m.Law = range vectorLaws {
		m.Scalars, m.Particles.Scalars = nil, nil
		if m.Law.Wets() {
			demtest.Wet(m)
		}
		for _, sizes := range []int{1, 5, 500} {
			sameBits(t, m, sizes)
		}
	}
}

// everyLaw is what contacts need under all laws, with a restitution.
func everyLaw(e float64) law.Interaction {
	return law.Interaction{
		Restitution: e, Friction: 0.5 * e, NormalStiffness: 2e4, NormalDamping: 10 * (1 - e), Dissipation: 1e-5 * (1 - e), TangentialStiffness: 1e4,
		TangentialDamping: 0.5 * (1 - e), SurfaceEnergy: 0.1 * e, RollingFriction: 0.1 * e, RollingDamping: 0.3 * e, CohesionDensity: 1e5 * e, SurfaceTension: e, BridgeContent: 1e-4,
		LoadingStiffness: 2e4, UnloadingRatio: 1 + 5*e, AdhesionRatio: 0.5 * e, PlasticDepth: 0.002 * e,
		PlasticAdhesionEnergy: 0.1 * e, ConstantPull: 1e-6 * e, YieldPressure: 1e5 * e, TwistingStiffness: 1e-3, TwistingDamping: 1e-7 * (1 - e), TwistingFriction: 0.2 * e,
	}
}

// Vector code gives the bits of Law.Spheres: on new contacts, springs that hold, slide and are released, contact planes that turn fast, and where
// something is no number.
func TestVectorLaws(t *testing.T) {
	expect.Long(t)
	if !vector {
		t.Skip("this processor has no vector instructions that are made use of")
	}
	const dt = 1e-5
	rng := rand.New(rand.NewPCG(7, 8))
	draw := func(size float64) r3.Vec {
		return r3.Vec{X: size * (rng.Float64() - 0.5), Y: size * (rng.Float64() - 0.5), Z: size * (rng.Float64() - 0.5)}
	}
	material := law.Material{YoungModulus: 1e7, PoissonRatio: 0.3}
	for chosen := range vectorLaws {
		v, _ := lawLanes(chosen)
		var pairs []law.PairLaw
		for _, e := range []float64{1, 0.6, 0.2} {
			in := everyLaw(e)
			in.ContactAngle = 0.5 * e
			pairs = append(pairs, law.NewPairLaw(chosen, &material, &material, in))
		}
		for range 300 {
			l := &lanes{law: v}
			var k [block]law.Coefficients
			var i, j [block]law.Twist
			var d [block]r3.Vec
			var h [block]law.History
			for n := range block {
				k[n] = pairs[rng.IntN(len(pairs))].OfSizes(0.002+0.001*rng.Float64(), 1e-3, 1e-8)
				k[n].InverseSum = 100 * float64(rng.IntN(2))
				d[n] = r3.Scale(0.01-1e-5*rng.Float64()+k[n].Reach, r3.Unit(draw(1)))
				i[n], j[n] = law.Twist{V: draw(0.1), W: draw(30)}, law.Twist{W: draw(30)}
				if rng.IntN(4) > 0 {
					h[n] = law.History{Spring: draw(4e-6), Radius: 2e-4 * rng.Float64(), Roll: draw(1e-3), Twist: draw(1e-2).X, Peak: 1.5e-5 * rng.Float64(), Depth: 2e-5 * rng.Float64(), Bridge: 1e-12 * rng.Float64()}
				}
				switch rng.IntN(20) {
				case 0:
					h[n].Spring.X = math.NaN()
				case 1:
					i[n].V = r3.Vec{}
				case 2:
					j[n].W = i[n].W // without rolling
				}
				var kept [historyNumbers]float64
				chosen.Pack(&h[n], kept[:])
				h[n] = chosen.Unpack(kept[:])
				l.coefficients(n, &k[n])
				l.nx[n], l.ny[n], l.nz[n], l.rI[n], l.rJ[n] = d[n].X, d[n].Y, d[n].Z, 0.005, 0.005
				l.vx[n], l.vy[n], l.vz[n] = i[n].V.X, i[n].V.Y, i[n].V.Z
				l.wxI[n], l.wyI[n], l.wzI[n] = i[n].W.X, i[n].W.Y, i[n].W.Z
				l.wxJ[n], l.wyJ[n], l.wzJ[n] = j[n].W.X, j[n].W.Y, j[n].W.Z
				for x := range chosen.HistoryWidth() {
					l.history[x][n] = kept[x]
				}
			}
			l.press(block, dt)
			for n := range block {
				var r law.Response
				force, torqueI, torqueJ := chosen.Spheres(&k[n], d[n], 0.005, 0.005, &i[n], &j[n], dt, &h[n], &r)
				want := []float64{force.X, force.Y, force.Z, torqueI.X, torqueI.Y, torqueI.Z, torqueJ.X, torqueJ.Y, torqueJ.Z, r.Damped, r.Slid}
				got := []float64{
					l.vx[n], l.vy[n], l.vz[n], l.wxI[n], l.wyI[n], l.wzI[n], l.wxJ[n], l.wyJ[n], l.wzJ[n], l.damped[n], l.slid[n],
				}
				if chosen.Rolling != law.NoRolling {
					want, got = append(want, r.Rolled), append(got, l.rolled[n])
				}
				var kept [historyNumbers]float64
				chosen.Pack(&h[n], kept[:])
				for x := range chosen.HistoryWidth() {
					want, got = append(want, kept[x]), append(got, l.history[x][n])
				}
				for x := range want {
					if got[x] != want[x] && !(math.IsNaN(got[x]) && math.IsNaN(want[x])) {
						t.Fatalf("%+v: value %d of a contact is %g, want %g (all %g, want %g)", chosen, x, got[x], want[x], got, want)
					}
				}
			}
		}
	}
}

// Bridges pull by either law in vector code, which gives the bits of the general loop (TestVectorLaws) in a third of its time.
func TestBridgesInVectorCode(t *testing.T) {
	if !vector {
		t.Skip("this processor has no vector instructions that are made use of")
	}
	for _, cohesion := range []law.CohesionLaw{law.Capillary, law.LiquidFilm} {
		for _, bridge := range []law.BridgeLaw{law.Willett, law.Rabinovich} {
			if _, ok := lawLanes(law.Law{Cohesion: cohesion, Bridge: bridge}); !ok {
				t.Errorf("%v with bridges by %v takes the general loop", cohesion, bridge)
			}
		}
	}
}

// TestAssemblerIsCurrent fails when avo/ has changed since lanes_amd64.s was made, or that by hand. It needs no assembler.
func TestAssemblerIsCurrent(t *testing.T) {
	list, err := os.ReadFile("avo/sha256")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(list)) {
		want, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		text, err := os.ReadFile(name)
		if got := fmt.Sprintf("%x", sha256.Sum256(text)); err != nil || got != want {
			t.Errorf("%s has changed: run go generate ./dem/cpu (%v)", name, err)
		}
	}
}

// sameBits compares both loops on particles of a number of sizes.
func sameBits(t *testing.T, m *dem.Model, sizes int) {
	t.Helper()
	for i := range m.Particles.Radius {
		m.Particles.Radius[i] = 0.005 * (1 - 0.4*float64(i%sizes)/float64(sizes))
	}
	fast, plain := newCPU(t, m), newCPU(t, m)
	plain.common = false
	if !fast.common {
		t.Fatal("the common loop does not run")
	}
	if fast.coefficients.byMaterial != (sizes > tableTypes) {
		t.Fatal("tables where none are meant")
	}
	var a, b dem.State
	for range 15 {
		advance(t, fast, 20, 2e-5)
		advance(t, plain, 20, 2e-5)
		fast.Snapshot(&a)
		plain.Snapshot(&b)
		if !demtest.SameState(&a, &b) {
			t.Fatalf("%d sizes: another state at t = %g s", sizes, a.Time)
		}
		if fast.Energy() != plain.Energy() {
			t.Fatalf("energies %+v and %+v", fast.Energy(), plain.Energy())
		}
	}
}

// The loops in vector instructions give the bits of those in Go: with fours that are not full, contacts between chunks, particles of one
// and of many kinds, and gravity along every axis.
func TestVectorParity(t *testing.T) {
	expect.Long(t)
	if !vector {
		t.Skip("this processor has no vector instructions that are made use of")
	}
	defer func() { vector = true }()
	for _, sizes := range []int{1, 300} {
		m := demtest.BoxModel(13, 1e7)
		m.Gravity = r3.Vec{X: 3, Y: -4, Z: -9}
		demtest.Stir(m)
		for i := range m.Particles.Radius {
			m.Particles.Radius[i] = 0.005 * (1 - 0.4*float64(i%sizes)/float64(sizes))
		}
		fast, plain := newCPU(t, m), newCPU(t, m)
		var a, b dem.State
		for range 15 {
			vector = true
			advance(t, fast, 20, 2e-5)
			vector = false
			advance(t, plain, 20, 2e-5)
			fast.Snapshot(&a)
			plain.Snapshot(&b)
			if !demtest.SameState(&a, &b) || fast.Energy() != plain.Energy() {
				t.Fatalf("%d sizes: another state at t = %g s", sizes, a.Time)
			}
		}
		if c := fast.Counters(); c.Rebuilds < 3 || c.Touching < 200 {
			t.Errorf("too little happened: %+v", c)
		}
	}
}

package law

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// everyLaw lists the laws that differ in what they compute.
func everyLaw() (laws []Law) {
	for _, l := range []Law{{}, {Lubricated: true, Sheared: true}, {Tension: true}, {Normal: Linear}, {Normal: Viscoelastic}, {Damping: ByCoefficient}, {Cohesion: DMT}, {Cohesion: JKR}, {Cohesion: SJKR}, {Cohesion: SJKR2}, {Normal: ThorntonNing}, {Normal: ThorntonNing, Cohesion: JKR}, {Twisting: Marshall}, {Twisting: SDS, Cohesion: JKR}, {Normal: Luding}, {Normal: EEPA}, {Cohesion: Capillary}, {Normal: Linear, Cohesion: Capillary}, {Cohesion: Capillary, Bridge: Rabinovich}, {Cohesion: LiquidFilm}, {Lubricated: true}} {
		for _, l.Tangential = range []TangentialLaw{Mindlin, CundallStrack, ViscousCoulomb, NoFriction} {
			for _, l.Rolling = range []RollingLaw{NoRolling, ConstantTorque, ElasticPlastic, EPSD2} {
				spring := l.Tangential == Mindlin || l.Tangential == CundallStrack
				if spring || l.Rolling != EPSD2 && l.Twisting != Marshall {
					laws = append(laws, l)
				}
			}
		}
	}
	return laws
}

// somePair is a pair of materials under a law.
func somePair(l Law) *PairLaw {
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.3}
	p := NewPairLaw(l, &material, &material, Interaction{
		Restitution: 0.6, Friction: 0.4, NormalDamping: 20, Dissipation: 1e-5, NormalStiffness: 2e4,
		TangentialStiffness: 1e4, TangentialDamping: 0.2, RollingFriction: 0.1, RollingDamping: 0.3, SurfaceEnergy: 0.05,
		LoadingStiffness: 2e4, UnloadingRatio: 4, AdhesionRatio: 0.5, PlasticDepth: 0.002, PlasticAdhesionEnergy: 0.5, ConstantPull: 1e-4, YieldPressure: 1e5, FilmViscosity: 1, Roughness: 1e-4, FilmReach: 0.02,
		SurfaceTension: 0.07, ContactAngle: 0.3, BridgeContent: 1e-7,
		CohesionDensity: 1e5, TwistingStiffness: 1e-3, TwistingDamping: 1e-7, TwistingFriction: 0.1,
	})
	return &p
}

// randomContact is a contact in the middle of things: with coefficients of the pair, a loaded spring and an onset in half of all cases.
func (p *PairLaw) randomContact(rng *rand.Rand) (Coefficients, Contact, History) {
	k := p.OfSizes(0.002+0.003*rng.Float64(), 1e-3, 1e-8)
	k.Friction *= 0.3 + 1.4*rng.Float64()
	if rng.IntN(2) == 0 {
		k.InverseSum = 0.25 / k.Radius
	}
	n := r3.Unit(expect.RandomVec(rng, 1))
	c := Contact{
		Normal: n, Overlap: 1e-5 * (0.2 + rng.Float64()), Speed: 0.3 * (rng.Float64() - 0.5), Roll: expect.RandomVec(rng, 20), Spin: 10 * (rng.Float64() - 0.5),
	}
	if p.Law.Reaches() && rng.IntN(3) == 0 {
		c.Overlap = -1.2 * k.Reach * rng.Float64()
	}
	flat := func(v r3.Vec) r3.Vec { return r3.Sub(v, r3.Scale(r3.Dot(v, n), n)) }
	c.Slip = flat(expect.RandomVec(rng, 0.2))
	if rng.IntN(2) == 0 {
		c.Onset = 1e-5
	}
	h := History{
		Spring: flat(expect.RandomVec(rng, 4e-6)), Radius: math.Sqrt(k.Radius*math.Abs(c.Overlap)) * (0.7 + 0.6*rng.Float64()), Roll: flat(expect.RandomVec(rng, 2e-3)), Twist: 4e-3 * (rng.Float64() - 0.5),
		Peak: 2 * math.Abs(c.Overlap) * rng.Float64(), Depth: 3e-5 * rng.Float64(),
	}
	if p.Law.Normal == ThorntonNing {
		h.Peak = k.Hardening * (0.5 + 1.5*rng.Float64())
	}
	if p.Law.Lubricated {
		h.Depth = max(k.Hardening, 1e-5*rng.Float64())
	}
	if p.Law.Wets() {
		h.Bridge = k.MostBridge * rng.Float64()
	}
	return k, c, h
}

// directions are the directions that a contact is differentiated in: the overlap, the velocity along each axis, the angular velocity about each.
const directions = 7

// moved is a contact a step away in one direction.
func (c *Contact) moved(direction int, by float64) Contact {
	out := *c
	switch j := (direction - 1) % 3; {
	case direction == 0:
		out.Overlap += by
	case direction < 4:
		along := *Axis(&out.Normal, j) * by
		out.Speed += along
		*Axis(&out.Slip, j) += by
		out.Slip = r3.Sub(out.Slip, r3.Scale(along, c.Normal))
	default:
		*Axis(&out.Roll, j) += by
	}
	return out
}

// exact is a column of the tangent.
func exact(l Law, k *Coefficients, c *Contact, dt float64, h *History, direction int) (force, moment r3.Vec) {
	var a Tangent
	byOverlap, momentByOverlap := l.tangent(k, c, dt, h, &a)
	j := (direction + 2) % 3
	column := func(m *[3][3]float64) r3.Vec { return r3.Vec{X: m[0][j], Y: m[1][j], Z: m[2][j]} }
	switch {
	case direction == 0:
		return byOverlap, momentByOverlap
	case direction < 4:
		return column(&a.Damping), column(&a.RollDamping)
	}
	return r3.Vec{}, column(&a.Turn)
}

// step is what a difference moves a contact by.
func step(c *Contact, direction int) float64 {
	return [directions]float64{1e-6 * c.Overlap, 1e-7, 1e-7, 1e-7, 1e-4, 1e-4, 1e-4}[direction]
}

// Tangents are the derivatives of force and moment: by central differences of two steps, where both agree, which they do not at kinks.
func TestTangentsAreDerivatives(t *testing.T) {
	const dt = 1e-5
	rng := packing.RandomStream(3, 4)
	for _, l := range everyLaw() {
		t.Run(fmt.Sprintf("%+v", l), func(t *testing.T) {
			compared, pair := 0, somePair(l)
			for range 200 {
				k, c, h := pair.randomContact(rng)
				for d := range directions {
					difference := func(size float64) (force, moment r3.Vec) {
						up, down := c.moved(d, size), c.moved(d, -size)
						f, m := l.act(&k, &up, dt, h)
						g, n := l.act(&k, &down, dt, h)
						return r3.Scale(0.5/size, r3.Sub(f, g)), r3.Scale(0.5/size, r3.Sub(m, n))
					}
					size := step(&c, d)
					f1, m1 := difference(size)
					f2, m2 := difference(4 * size)
					force, moment := exact(l, &k, &c, dt, &h, d)
					nowF, nowM := l.act(&k, &c, dt, h)
					for _, x := range [2][4]r3.Vec{{f1, f2, force, nowF}, {m1, m2, moment, nowM}} {
						bound := r3.Norm(x[0])
						if 1e-9*r3.Norm(x[3]) > size*bound && bound > 0 {
							continue // the difference is lost in rounding
						}
						if r3.Norm(r3.Sub(x[0], x[1])) < 1e-6*bound {
							compared++
							if off := r3.Norm(r3.Sub(x[2], x[0])); off > 3e-6*bound {
								t.Fatalf("direction %d: %v, by differences %v", d, x[2], x[0])
							}
						} else if bound == 0 && r3.Norm(x[2]) > 1e-12*(1+r3.Norm(x[3])) { // what holds a contact that is pulled apart is 0 but for rounding
							t.Fatalf("direction %d: %v, though nothing changes", d, x[2])
						}
					}
				}
			}
			if compared < 150 {
				t.Errorf("only %d derivatives compared", compared)
			}
		})
	}
}

// At a kink the tangent is that of the side that the law is on, and a new contact has one.
func TestTangentsAtKinks(t *testing.T) {
	const dt = 1e-5
	rng := packing.RandomStream(5, 6)
	for _, l := range everyLaw() {
		k, c, _ := somePair(l).randomContact(rng)
		c.Slip, c.Roll, c.Speed, c.Overlap = r3.Vec{}, r3.Vec{}, 0, math.Abs(c.Overlap)
		var h History
		for d := range directions {
			force, moment := exact(l, &k, &c, dt, &h, d)
			if sum := r3.Dot(force, force) + r3.Dot(moment, moment); math.IsNaN(sum) || math.IsInf(sum, 0) {
				t.Errorf("%+v: new contact: direction %d: %v, %v", l, d, force, moment)
			}
		}
	}
	// A spring as far as it goes: one way it holds, the other it slides.
	l := Law{Normal: Linear, Tangential: CundallStrack, Damping: ByCoefficient}
	k := Coefficients{Radius: 1, NormalLinear: 1000, ShearLinear: 1000, Friction: 0.5}
	for _, c := range []struct {
		name   string
		spring float64
		want   float64
	}{
		{"holds", 0.499, -1000 * dt},
		{"slides", 0.501, 0},
	} {
		contact := Contact{Normal: r3.Vec{X: 1}, Overlap: 1}
		force, _ := exact(l, &k, &contact, dt, &History{Spring: r3.Vec{Y: c.spring}, Radius: 1}, 2)
		if math.Abs(force.Y-c.want) > 1e-12 {
			t.Errorf("a spring that %s: %g, want %g", c.name, force.Y, c.want)
		}
	}
}

func BenchmarkTangent(b *testing.B) {
	for _, l := range []Law{{}, {Normal: Linear, Tangential: CundallStrack}, {Tangential: ViscousCoulomb}, {Rolling: ElasticPlastic}} {
		b.Run(fmt.Sprintf("%v-%v", l.Tangential, l.Rolling), func(b *testing.B) {
			k, c, h := somePair(l).randomContact(packing.RandomStream(1, 2))
			for b.Loop() {
				sink = l.Tangent(&k, &c, 1e-5, &h)
			}
		})
	}
}

var sink Tangent

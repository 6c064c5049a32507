package law

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// about is the orientation after a rotation by a vector, rad.
func about(v r3.Vec) Orientation {
	angle := r3.Norm(v)
	if angle == 0 {
		return Orientation{E0: 1}
	}
	return Orientation{E0: math.Cos(0.5 * angle), E: r3.Scale(math.Sin(0.5*angle)/angle, v)}
}

// after is the rotation q, and then another.
func (q Orientation) after(p Orientation) Orientation {
	return Orientation{E0: q.E0*p.E0 - r3.Dot(q.E, p.E), E: r3.Add(r3.Add(r3.Scale(q.E0, p.E), r3.Scale(p.E0, q.E)), r3.Cross(q.E, p.E))}
}

// bent is a bond that is deformed by much.
type bent struct {
	bond   Bond
	rest   r3.Vec
	at     [2]r3.Vec
	turned [2]Orientation
	twist  [2]Twist
}

func someBent(rng *rand.Rand) *bent {
	b := &bent{bond: Bond{Normal: 300, Shear: 120, Twist: 40, Bend: 70}, rest: r3.Add(r3.Vec{X: 1}, expect.RandomVec(rng, 0.3))}
	b.at = [2]r3.Vec{expect.RandomVec(rng, 3), {}}
	b.at[1] = r3.Add(r3.Add(b.at[0], b.rest), expect.RandomVec(rng, 0.4))
	b.turned = [2]Orientation{about(expect.RandomVec(rng, 0.8)), about(expect.RandomVec(rng, 0.8))}
	return b
}

// evaluateBond works out a bond with the way rest (m) between its partners at rest, d the way now, and the partners turned by qi and qj since.
func evaluateBond(b *Bond, rest, d r3.Vec, qi, qj Orientation, i, j *Twist, r *BondResponse) {
	var s BondStrain
	Strain(rest, d, qi, qj, &s)
	b.Evaluate(r3.Unit(rest), &s, i, j, r)
}

func (b *bent) evaluate() (r BondResponse) {
	evaluateBond(&b.bond, b.rest, r3.Sub(b.at[1], b.at[0]), b.turned[0], b.turned[1], &b.twist[0], &b.twist[1], &r)
	return r
}

// Forces and moments of a bond are the gradient of its energy, however far it is deformed, and those on both partners balance.
func TestBondConservative(t *testing.T) {
	const h = 1e-5
	for seed := range uint64(20) {
		b := someBent(rand.New(rand.NewPCG(seed, 1)))
		r := b.evaluate()
		forces, torques := [2]r3.Vec{r.Force, r3.Scale(-1, r.Force)}, [2]r3.Vec{r.TorqueI, r.TorqueJ}
		sum := r3.Add(r3.Add(r.TorqueI, r.TorqueJ), r3.Add(r3.Cross(b.at[0], forces[0]), r3.Cross(b.at[1], forces[1])))
		if r3.Norm(sum) > 1e-12*r3.Norm(r.TorqueI) {
			t.Errorf("seed %d: moments do not balance by %v N m", seed, sum)
		}
		for partner := range 2 {
			for _, axis := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
				slope := func(move func(c *bent, by r3.Vec)) float64 {
					forth, back := *b, *b
					move(&forth, r3.Scale(h, axis))
					move(&back, r3.Scale(-h, axis))
					return (forth.evaluate().Elastic - back.evaluate().Elastic) / (2 * h)
				}
				moved := slope(func(c *bent, by r3.Vec) { c.at[partner] = r3.Add(c.at[partner], by) })
				turned := slope(func(c *bent, by r3.Vec) { c.turned[partner] = about(by).after(c.turned[partner]) })
				if f := r3.Dot(forces[partner], axis); math.Abs(f+moved) > 1e-7*300 {
					t.Errorf("seed %d: force %g N on partner %d, slope of the energy %g", seed, f, partner, moved)
				}
				if m := r3.Dot(torques[partner], axis); math.Abs(m+turned) > 1e-7*300 {
					t.Errorf("seed %d: moment %g N m on partner %d, slope of the energy %g", seed, m, partner, turned)
				}
			}
		}
	}
}

// The power that dashpots take is what force and moments do less than without them, and rotating a bond as a whole deforms and costs nothing.
func TestBondDamping(t *testing.T) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 2))
		b := someBent(rng)
		for i := range b.twist {
			b.twist[i] = Twist{V: expect.RandomVec(rng, 2), W: expect.RandomVec(rng, 3)}
		}
		power := func(r *BondResponse) (sum float64) {
			return r3.Dot(r.Force, r3.Sub(b.twist[0].V, b.twist[1].V)) + r3.Dot(r.TorqueI, b.twist[0].W) + r3.Dot(r.TorqueJ, b.twist[1].W)
		}
		without := b.evaluate()
		b.bond.NormalDamp, b.bond.ShearDamp, b.bond.TwistDamp, b.bond.BendDamp = 3, 5, 0.7, 1.1
		with := b.evaluate()
		if lost := power(&without) - power(&with); with.Power <= 0 || !expect.Near(with.Power, lost, 1e-12) {
			t.Errorf("seed %d: dashpots take %g W, and the partners lose %g W", seed, with.Power, lost)
		}
		spin := expect.RandomVec(rng, 2)
		for i := range b.twist {
			b.twist[i] = Twist{V: r3.Add(r3.Vec{X: 1}, r3.Cross(spin, b.at[i])), W: spin}
		}
		if r := b.evaluate(); r.Power > 1e-24 {
			t.Errorf("seed %d: rotated as a whole, it loses %g W", seed, r.Power)
		}
		b.twist = [2]Twist{}
		turn := about(expect.RandomVec(rng, 3))
		for i := range b.at {
			b.at[i], b.turned[i] = turn.Rotate(b.at[i]), turn.after(b.turned[i])
		}
		if r := b.evaluate(); !expect.Near(r.Elastic, without.Elastic, 1e-13) || !expect.CloseTo(r.Force, turn.Rotate(without.Force), 1e-10) || !expect.Near(r.Load, without.Load, 1e-12) {
			t.Errorf("seed %d: rotated, it holds %g J and exerts %v N, before %g J and %v N", seed, r.Elastic, r.Force, without.Elastic, without.Force)
		}
	}
}

// chain is n+1 particles along x with bonds between neighbours.
func chain(n int, spacing float64) (at []r3.Vec, turned []Orientation) {
	for i := range n + 1 {
		at, turned = append(at, r3.Vec{X: spacing * float64(i)}), append(turned, Orientation{E0: 1})
	}
	return at, turned
}

// A moment 2π EI/L at its end bends a chain of any number of bonds to a closed circle.
func TestBondsCloseCircle(t *testing.T) {
	for _, n := range []int{5, 12, 100} {
		const length = 0.3
		m := BondMaterial{YoungModulus: 2e9, PoissonRatio: 0.2, Cohesion: math.Inf(1), TensileStrength: math.Inf(1)}
		spacing := length / float64(n)
		b := m.Bond(0.004, spacing, 1, 1, 1)
		moment := 2 * math.Pi * b.Bend * spacing / length
		// Each bond turns by the angle at which it exerts the moment and no force.
		at, turned := chain(n, spacing)
		rest, angle := r3.Vec{X: spacing}, 2*math.Pi/float64(n)
		for i := range n {
			turned[i+1] = about(r3.Vec{Z: angle}).after(turned[i])
			at[i+1] = r3.Add(at[i], r3.Scale(0.5, r3.Add(turned[i].Rotate(rest), turned[i+1].Rotate(rest))))
			var r BondResponse
			evaluateBond(&b, r3.Vec{X: spacing}, r3.Sub(at[i+1], at[i]), turned[i], turned[i+1], &Twist{}, &Twist{}, &r)
			if r3.Norm(r.Force) > 1e-9*b.Normal*spacing || !expect.Near(r.TorqueI.Z, moment, 1e-12) || !expect.Near(r.TorqueJ.Z, -moment, 1e-12) {
				t.Fatalf("%d bonds: bond %d exerts %v N and %v N m, want 0 and %g", n, i, r.Force, r.TorqueI, moment)
			}
		}
		if r3.Norm(at[n]) > 1e-13*length {
			t.Errorf("%d bonds: the end is at %v m from the start", n, at[n])
		}
	}
}

// A cantilever of N bonds sags by P L³/(E I) (1/3 - 1/(12 N²)) + P L/(G A) under a small force at its end.
func TestBondsCantilever(t *testing.T) {
	const length, force, radius = 0.3, 1e-6, 0.01
	m := BondMaterial{YoungModulus: 2e9, PoissonRatio: 0.2, Cohesion: math.Inf(1), TensileStrength: math.Inf(1)}
	area := math.Pi * radius * radius
	second, shear := 0.25*area*radius*radius, m.YoungModulus/2.4
	for _, n := range []int{1, 2, 7, 30} {
		spacing := length / float64(n)
		b := m.Bond(radius, spacing, 1, 1, 1)
		// From the clamp on, each bond carries the force, and at its middle the moment that the force has there; the equations of one are linear for so small a force.
		at, turned := chain(n, spacing)
		rest := r3.Vec{X: spacing}
		for i := range n {
			arm := length - (float64(i)+0.5)*spacing
			turned[i+1] = about(r3.Vec{Z: -force * arm / b.Bend}).after(turned[i])
			half := about(r3.Vec{Z: -0.5 * force * arm / b.Bend}).after(turned[i])
			at[i+1] = r3.Add(r3.Add(at[i], r3.Scale(0.5, r3.Add(turned[i].Rotate(rest), turned[i+1].Rotate(rest)))), half.Rotate(r3.Vec{Y: -force / b.Shear}))
			var r BondResponse
			evaluateBond(&b, r3.Vec{X: spacing}, r3.Sub(at[i+1], at[i]), turned[i], turned[i+1], &Twist{}, &Twist{}, &r)
			if want := force * (arm + 0.5*spacing); !expect.Near(r.Force.Y, -force, 1e-6) || !expect.Near(r.TorqueI.Z, -want, 1e-6) {
				t.Fatalf("%d bonds: bond %d exerts %v N and %v N m, want %g and %g", n, i, r.Force, r.TorqueI, -force, -want)
			}
		}
		want := force*length*length*length/(m.YoungModulus*second)*(1.0/3-1/(12*float64(n*n))) + force*length/(shear*area)
		if !expect.Near(-at[n].Y, want, 1e-7) {
			t.Errorf("%d bonds sag by %.10g m, want %.10g", n, -at[n].Y, want)
		}
	}
}

// Strengths are those of the beam under tension, bending, shear and twisting, by either criterion.
func TestBondStrength(t *testing.T) {
	const radius, length = 0.02, 0.05
	area := math.Pi * radius * radius
	second := 0.25 * area * radius * radius
	stress := BondMaterial{YoungModulus: 1e9, PoissonRatio: 0.25, TensileStrength: 3e6, Cohesion: 5e6, Friction: 0.5, MomentPart: 1}
	esys := BondMaterial{YoungModulus: 1e9, PoissonRatio: 0.25, Fracture: ESySFracture, Cohesion: 5e6, Friction: 0.5, MomentPart: 1, Truncation: 0.8}
	for _, c := range []struct {
		name                         string
		m                            BondMaterial
		stretch, slide, twist, angle float64 // by those at which a stress of 1 MPa is reached
		load                         float64
	}{
		{"tension", stress, 1.5, 0, 0, 0, 0.5},
		{"bending", stress, 0, 0, 0, 1.5, 0.5},
		{"both", stress, 2, 0, 0, 1, 1},
		{"shear", stress, 0, 2, 0, 0, 0.4},
		{"twisting", stress, 0, 0, 2, 0, 0.4},
		{"shear and twisting", stress, 0, 2, 3, 0, 1},
		{"shear under pressure", stress, -2, 6, 0, 0, 1},
		{"shear under tension", stress, 2, 4, 0, 0, 1},
		{"pressure", stress, -4, 0, 0, 0, -0.4},
		{"truncated tension", esys, 8, 0, 0, 0, 1},
		{"bending of ESyS", esys, 0, 0, 0, 4, 0.5},
		{"line of ESyS", esys, 2, 3, 0, 2, 1},
	} {
		b := c.m.Bond(radius, length, 1, 1, 1)
		rest, half := r3.Vec{X: length}, 0.5*c.angle*1e6*second/radius/b.Bend
		first, second2 := about(r3.Vec{Z: -half}), about(r3.Vec{Z: half})
		if c.twist != 0 {
			turn := c.twist * 1e6 * 2 * second / radius / b.Twist
			first, second2 = about(r3.Vec{X: -0.5 * turn}), about(r3.Vec{X: 0.5 * turn})
		}
		middle := r3.Scale(0.5, r3.Add(first.Rotate(rest), second2.Rotate(rest)))
		d := r3.Add(middle, r3.Vec{X: c.stretch * 1e6 * area / b.Normal, Y: c.slide * 1e6 * area / b.Shear})
		var r BondResponse
		evaluateBond(&b, r3.Vec{X: length}, d, first, second2, &Twist{}, &Twist{}, &r)
		if math.Abs(r.Load-c.load) > 1e-6 {
			t.Errorf("%s: %.8g of the strength is taken up, want %g", c.name, r.Load, c.load)
		}
	}
}

// Orientations of particles that spin at a constant rate stay of unit length and turn by the angle, up to an error of second order.
func TestTurned(t *testing.T) {
	q, w := Orientation{E0: 1}, r3.Vec{X: 2, Y: -1, Z: 0.5}
	for range 1000 {
		q = q.Turned(w, 1e-3)
	}
	want := about(w)
	if d := math.Abs(q.E0-want.E0) + r3.Norm(r3.Sub(q.E, want.E)); d > 1e-6 {
		t.Errorf("after a second the orientation is %v, want %v", q, want)
	}
	if n := q.E0*q.E0 + r3.Norm2(q.E); !expect.Near(n, 1, 1e-14) {
		t.Errorf("its length has become %g", n)
	}
}

package law

import (
	"math"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// Two balls that press each other and turn about their line: the moment grows with the angle by the stiffness, with a dashpot beside it, up to the limit; and
// what turning costs is stored or lost. Marshall's stiffness is 4 G* a³, his limit 2/3 a μ F; SDS has its own.
func TestTwisting(t *testing.T) {
	const overlap, dt, rate = 1e-5, 1e-6, 3.0
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.25}
	in := Interaction{Restitution: 1, Friction: 0.5, TwistingStiffness: 2e-3, TwistingDamping: 1e-6, TwistingFriction: 0.02}
	for _, twisting := range []TwistingLaw{Marshall, SDS} {
		chosen := Law{Twisting: twisting}
		pair := NewPairLaw(chosen, &material, &material, in)
		k := pair.OfSizes(0.5e-3, 5e-6, 1e-12)
		a := math.Sqrt(k.Radius * overlap)
		_, force := k.NormalElastic(overlap)
		stiff, limit, dashpot := 4*pair.shear*a*a*a, 2.0/3*a*0.5*force, 0.0
		if twisting == SDS {
			stiff, limit, dashpot = 2e-3, 0.02*k.Radius*force, 1e-6
		}
		h := History{Radius: a}
		n := r3.Vec{Z: 1}
		work, lost, angle, slid := 0.0, 0.0, 0.0, false
		for range 60000 {
			var r Response
			c := Contact{Normal: n, Overlap: overlap, Roll: r3.Scale(rate, n)}
			chosen.Evaluate(&k, &c, dt, &h, &r)
			angle += rate * dt
			want := min(stiff*angle+dashpot*rate, limit)
			slid = slid || want == limit
			if !expect.Near(-r.Moment.Z, want, 1e-9) || r.Moment.X != 0 || r.Moment.Y != 0 {
				t.Fatalf("%v: moment %v at %g rad, want %g about z", twisting, r.Moment, angle, want)
			}
			work -= r3.Dot(r.Moment, c.Roll) * dt
			lost += r.Rolled
		}
		e, _ := k.NormalElastic(overlap)
		stored := chosen.Elastic(&k, overlap, &h) - e
		if !slid || math.Abs(work-lost-stored) > 2e-3*work || stored <= 0 || lost <= 0 {
			t.Errorf("%v: slides %v; work %g J, lost %g, stored %g", twisting, slid, work, lost, stored)
		}
	}
}

// The rolling spring of EPSD2 is the tangential one by R squared, with the limit of rolling friction and no dashpot.
func TestEPSD2(t *testing.T) {
	const overlap, dt, rate = 1e-5, 1e-6, 2.0
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.25}
	chosen := Law{Rolling: EPSD2}
	pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 1, Friction: 0.5, RollingFriction: 0.1, RollingDamping: 0.5})
	k := pair.OfSizes(0.5e-3, 5e-6, 1e-12)
	a := math.Sqrt(k.Radius * overlap)
	_, force := k.NormalElastic(overlap)
	h := History{Radius: a}
	for i := range 1000 {
		var r Response
		c := Contact{Normal: r3.Vec{Z: 1}, Overlap: overlap, Roll: r3.Vec{X: rate}}
		chosen.Evaluate(&k, &c, dt, &h, &r)
		want := min(8*pair.shear*a*k.Radius*k.Radius*rate*dt*float64(i+1), 0.1*k.Radius*force)
		if !expect.Near(-r.Moment.X, want, 1e-9) {
			t.Fatalf("step %d: moment %g N m, want %g", i, -r.Moment.X, want)
		}
	}
}

// Laws that take their stiffness from the tangential spring are refused where there is none.
func TestSpringlessMoments(t *testing.T) {
	for _, chosen := range []Law{
		{Rolling: EPSD2, Tangential: NoFriction},
		{Twisting: Marshall, Tangential: ViscousCoulomb},
	} {
		if err := (&Interaction{Restitution: 0.5}).Check(chosen); err == nil {
			t.Errorf("%+v is accepted", chosen)
		}
	}
}

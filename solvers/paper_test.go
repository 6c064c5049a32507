package solvers_test

// The equations of Jun and Sohn (2014), as they stand there, against what the integrator does.

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// TestPaperEquations integrates three point masses on a rod and springs, where the mass matrix is constant, and puts each
// step into eqs. 1, 2, 4 and 13: the residuals must vanish.
func TestPaperEquations(t *testing.T) {
	const (
		alpha, h   = -0.15, 2e-3
		beta       = 0.25 * (1 - alpha) * (1 - alpha)
		gamma      = 0.5 * (1 - 2*alpha)
		k, c, rest = 50.0, 0.3, 0.8
	)
	masses := []float64{1, 0.5, 2}
	gravity := r3.Vec{Y: -9.81}
	s := &mbd.System{Gravity: gravity}
	for i, m := range masses {
		s.AddBody(mbd.Body{Name: "mass", Mass: m, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: float64(i) + 1}}})
	}
	s.AddJoint(mbd.DistanceJoint("rod", mbd.Marker{Body: 0}, mbd.Origin, 1))
	for i := range 2 {
		s.AddForce(&mbd.SpringDamper{
			Name: "spring", I: mbd.Marker{Body: i}, J: mbd.Marker{Body: i + 1}, Stiffness: k, Damping: c, FreeLength: rest,
		})
	}
	g := build(t, s, solvers.Options{Method: solvers.HHT(alpha), Tolerance: 1e-13})

	// forces returns Q - Phi_q^T lambda of the saved state, written out for this model.
	forces := func(n *solvers.Snapshot) (f [3]r3.Vec) {
		at := func(x []float64, i int) r3.Vec { return r3.Vec{X: x[3*i], Y: x[3*i+1], Z: x[3*i+2]} }
		for i, m := range masses {
			f[i] = r3.Scale(m, gravity)
		}
		for i := range 2 {
			d, v := r3.Sub(at(n.Q, i+1), at(n.Q, i)), r3.Sub(at(n.V, i+1), at(n.V, i))
			u := r3.Unit(d)
			pull := r3.Scale(k*(r3.Norm(d)-rest)+c*r3.Dot(u, v), u)
			f[i], f[i+1] = r3.Add(f[i], pull), r3.Sub(f[i+1], pull)
		}
		f[0] = r3.Sub(f[0], r3.Scale(n.Lambda[0], r3.Unit(at(n.Q, 0))))
		return f
	}
	var before, after solvers.Snapshot
	g.Save(&before)
	for range 50 {
		if err := g.Step(h); err != nil {
			t.Fatal(err)
		}
		g.Save(&after)
		for i := range before.Q {
			want := before.Q[i] + h*before.V[i] + h*h/2*((1-2*beta)*before.A[i]+2*beta*after.A[i]) // eq. 1
			if math.Abs(after.Q[i]-want) > 1e-13 {
				t.Fatalf("eq. 1 is off by %g", after.Q[i]-want)
			}
			want = before.V[i] + h*((1-gamma)*before.A[i]+gamma*after.A[i]) // eq. 2, but for the projection
			if math.Abs(after.V[i]-want) > 1e-4 {
				t.Fatalf("eq. 2 is off by %g", after.V[i]-want)
			}
		}
		if d := r3.Norm(r3.Vec{X: after.Q[0], Y: after.Q[1], Z: after.Q[2]}) - 1; math.Abs(d) > 1e-12 {
			t.Fatalf("eq. 4 is off by %g", d)
		}
		was, now := forces(&before), forces(&after)
		for i, m := range masses {
			a := r3.Vec{X: after.A[3*i], Y: after.A[3*i+1], Z: after.A[3*i+2]}
			off := r3.Sub(r3.Scale(m, a), r3.Sub(r3.Scale(1+alpha, now[i]), r3.Scale(alpha, was[i]))) // eq. 13
			if r3.Norm(off) > 1e-4 {
				t.Fatalf("eq. 13 is off by %v at t = %g s", off, g.Time())
			}
		}
		before, after = after, solvers.Snapshot{}
	}
}

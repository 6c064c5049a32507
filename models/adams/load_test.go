package adams

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
	"gabion/rigid"
)

// forceLines are force elements between parts 2, 3 and 4 of stateLines and the ground, in millimetres, tonnes and
// milliseconds.
var forceLines = []string{
	"UNITS/FORCE=KNEWTON, MASS=TONNE, LENGTH=MILLIMETER, TIME=MILLI",
	"SFORCE/1, TRANSLATIONAL, I=21, J=31, FUNCTION=-100*(DM(21,31)-2)-VR(21,31)*SIN(TIME)",
	"SFORCE/2, ROTATIONAL, I=31, J=41, FUNCTION=-3*AZ(31,41)-WZ(31,41,41)*DX(21,11)",
	"SFORCE/3, TRANSLATIONAL, ACTIONONLY, I=21, J=11, FUNCTION=VX(41,11,31)",
	"SPRINGDAMPER/1, TRANSLATIONAL, I=21, J=31, K=5, C=2, LENGTH=1, FORCE=0.5",
	"SPRINGDAMPER/2, ROTATIONAL, I=21, J=41, KT=5, CT=2, ANGLE=10D, TORQUE=0.5",
	"BUSHING/1, I=21, J=31, K=1,2,3, KT=4,5,6, C=0.1,0.2,0.3, CT=0.4,0.5,0.6, FORCE=1,1,1, TORQUE=2,2,2",
	"MARKER/42, PART=4, FLOATING", "MARKER/43, PART=1, FLOATING",
	"VFORCE/1, I=21, JFLOAT=42, RM=31, FX=-DX(21,41)\\FY=-VY(21,41)\\FZ=1",
	"VTORQUE/1, I=21, JFLOAT=42, RM=31, TX=-WX(21,41)\\TY=TIME\\TZ=1",
	"GFORCE/1, I=21, JFLOAT=43, RM=21, FX=1\\FY=DY(21)\\FZ=1\\TX=2\\TY=-WY(21)\\TZ=3",
	"FIELD/1, I=31, J=41, LENGTH=0.1,0.2,0.3,0.1,0.2,0.3, FORCE=1,2,3,4,5,6, CRATIO=0.1, KMATRIX=",
	", 9,1,2,3,4,5, 1,9,1,1,1,1, 2,1,9,1,1,1, 3,1,1,9,1,1, 4,1,1,1,9,1, 5,1,1,1,1,9",
}

func forceDataset(t *testing.T) (*Dataset, map[int]int) {
	t.Helper()
	d := parsed(t, dataset(append(append([]string{}, stateLines...), forceLines...)...))
	return d, map[int]int{1: 0, 2: 1, 3: 2}
}

// randomPoses returns poses in metres whose distances are of the order of millimetres.
func randomPoses(n int, random *rand.Rand) (poses []rigid.Frame) {
	s := randomState(n, random)
	for k := range n {
		poses = append(poses, rigid.Frame{
			Position: r3.Scale(1e-3, s.position[k]), Orientation: s.orientation[k],
			Velocity: s.velocity[k], AngularVelocity: r3.Scale(1e3, s.spin[k]),
		})
	}
	return poses
}

// moved changes freedom k of a pose: translation, rotation in world axes, velocities.
func moved(p rigid.Frame, k int, by float64) rigid.Frame {
	axis := [3]float64{}
	axis[k%3] = by
	v := r3.Vec{X: axis[0], Y: axis[1], Z: axis[2]}
	switch k / 3 {
	case 0:
		p.Position = r3.Add(p.Position, v)
	case 1:
		p.Orientation = quat.Mul(quat.Exp(quat.Number{Imag: v.X / 2, Jmag: v.Y / 2, Kmag: v.Z / 2}), p.Orientation)
	case 2:
		p.Velocity = r3.Add(p.Velocity, v)
	case 3:
		p.AngularVelocity = r3.Add(p.AngularVelocity, v)
	}
	return p
}

// TestLoads checks for every force element that its tangents are those of difference quotients, that what acts between two
// parts keeps momentum, and that nothing is allocated.
func TestLoads(t *testing.T) {
	d, number := forceDataset(t)
	random := rand.New(rand.NewPCG(1, 2))
	for _, f := range d.forcePairs() {
		t.Run(describe(f.keyword, f.id), func(t *testing.T) {
			l, err := newLoad(d, Position{}, elementKey{f.keyword, f.id}, number)
			if err != nil {
				t.Fatal(err)
			}
			all := randomPoses(3, random)
			poses := make([]rigid.Frame, len(l.Bodies()))
			for k, b := range l.Bodies() {
				poses[k] = all[b]
			}
			n := len(poses)
			wrenches, tangents := make([]rigid.Wrench, n), make([]rigid.Tangent, len(l.Pairs()))
			evaluate := func(k, freedom int, by float64) []rigid.Wrench {
				at := append([]rigid.Frame(nil), poses...)
				at[k] = moved(at[k], freedom, by)
				out := make([]rigid.Wrench, n)
				if err := l.Evaluate(0.3e-3, at, out, nil); err != nil {
					t.Fatal(err)
				}
				return out
			}
			if err := l.Evaluate(0.3e-3, poses, wrenches, tangents); err != nil {
				t.Fatal(err)
			}
			for p, pair := range l.Pairs() {
				for k := range 12 {
					h := []float64{1e-9, 1e-6, 1e-6, 1e-3}[k/3]
					up, down := evaluate(pair[1], k, h), evaluate(pair[1], k, -h)
					for r := range 6 {
						get := func(w rigid.Wrench) float64 {
							if r < 3 {
								return vec.Component(w.Force, r)
							}
							return vec.Component(w.Moment, r-3)
						}
						want := (get(up[pair[0]]) - get(down[pair[0]])) / (2 * h)
						got := tangents[p].Damping[r][k%6]
						if k < 6 {
							got = tangents[p].Stiffness[r][k]
						}
						if scale := get(rigid.Wrench{Force: r3.Vec{X: 1e3, Y: 1e3, Z: 1e3}, Moment: r3.Vec{X: 1, Y: 1, Z: 1}}); math.Abs(got-want) > 1e-5*(math.Abs(want)+scale/1e3) {
							t.Errorf("row %d by freedom %d of body %d: %g, want %g", r, k, pair[1], got, want)
						}
					}
				}
			}
			if l.acted == 2 {
				force, moment := r3.Vec{}, r3.Vec{}
				for k, w := range wrenches {
					force = r3.Add(force, w.Force)
					moment = r3.Add(moment, r3.Add(w.Moment, r3.Cross(poses[k].Position, w.Force)))
				}
				if r3.Norm(force) > 1e-9 || r3.Norm(moment) > 1e-9 {
					t.Errorf("total force %v, total moment %v", force, moment)
				}
			}
			if a := testing.AllocsPerRun(10, func() { _ = l.Evaluate(0.3e-3, poses, wrenches, tangents) }); a > 0 {
				t.Errorf("%g allocations an evaluation", a)
			}
		})
	}
}

// TestEquivalentForces compares elements that mean the same.
func TestEquivalentForces(t *testing.T) {
	d := parsed(t, dataset(append(append([]string{}, stateLines...),
		"SPRINGDAMPER/1, TRANSLATIONAL, I=21, J=31, K=5, C=2, LENGTH=1, FORCE=0.5",
		"SFORCE/1, TRANSLATIONAL, I=21, J=31, FUNCTION=0.5-5*(DM(21,31)-1)-2*VR(21,31)",
		"BUSHING/1, I=21, J=31, K=1,2,3, KT=4,5,6, C=0.1,0.2,0.3, CT=0.4,0.5,0.6, FORCE=1,1,1, TORQUE=2,2,2",
		"MARKER/32, PART=3, FLOATING",
		"GFORCE/1, I=21, JFLOAT=32, RM=31",
		", FX=1-DX(21,31,31)-0.1*VX(21,31,31,31)\\ FY=1-2*DY(21,31,31)-0.2*VY(21,31,31,31)\\ FZ=1-3*DZ(21,31,31)-0.3*VZ(21,31,31,31)\\",
		", TX=2-4*AX(21,31)-0.4*WX(21,31,31)\\ TY=2-5*AY(21,31)-0.5*WY(21,31,31)\\ TZ=2-6*AZ(21,31)-0.6*WZ(21,31,31)",
	)...))
	number := map[int]int{1: 0, 2: 1, 3: 2}
	all := randomPoses(3, rand.New(rand.NewPCG(3, 4)))
	wrenches := func(keyword string) [2]rigid.Wrench {
		l, err := newLoad(d, Position{}, elementKey{keyword, 1}, number)
		if err != nil {
			t.Fatal(err)
		}
		poses, out := make([]rigid.Frame, len(l.Bodies())), make([]rigid.Wrench, len(l.Bodies()))
		for k, b := range l.Bodies() {
			poses[k] = all[b]
		}
		if err := l.Evaluate(0, poses, out, nil); err != nil {
			t.Fatal(err)
		}
		return [2]rigid.Wrench(out[:2])
	}
	for _, pair := range [][2]string{{"SPRINGDAMPER", "SFORCE"}, {"BUSHING", "GFORCE"}} {
		a, b := wrenches(pair[0]), wrenches(pair[1])
		for k := range a {
			if d := r3.Norm(r3.Sub(a[k].Force, b[k].Force)) + r3.Norm(r3.Sub(a[k].Moment, b[k].Moment)); d > 1e-9 {
				t.Errorf("%v on body %d: %v and %v", pair, k, a[k], b[k])
			}
		}
	}
}

// TestConditions checks derivatives of general constraints against difference quotients.
func TestConditions(t *testing.T) {
	d, number := forceDataset(t)
	poses := randomPoses(3, rand.New(rand.NewPCG(5, 6)))
	parts := map[int]rigid.Frame{1: poses[0], 2: poses[1], 3: poses[2]}
	for _, text := range []string{
		"DM(21,31)-2", "DX(21,31,41)*(1+TIME)+SIN(3*TIME)", "AZ(21,31)-2*AZ(41,31)+TIME**2", "PSI(21,31)+DZ(41)*DY(21,11,31)",
	} {
		e := parseText(t, text)
		l, err := newCondition(d, Position{}, "test", number, parts, func(c *compiler) ref { return c.value(e.root) })
		if err != nil {
			t.Fatal(err)
		}
		at := make([]rigid.Frame, len(l.parts))
		for k, b := range l.Bodies() {
			at[k] = poses[b]
		}
		n := 6 * len(at)
		const time = 0.4e-3
		evaluate := func(t float64, p []rigid.Frame) (v float64, gradient []float64) {
			gradient = make([]float64, n)
			v, _, _ = l.Evaluate(t, p, gradient, nil)
			return v, gradient
		}
		gradient, hessian := make([]float64, n), make([]float64, n*n)
		_, rate, bias := l.Evaluate(time, at, gradient, hessian)
		step := func(k int) float64 { return []float64{1e-8, 1e-5}[k%6/3] }
		for k := range n {
			h := step(k)
			up, down := append([]rigid.Frame(nil), at...), append([]rigid.Frame(nil), at...)
			up[k/6], down[k/6] = moved(at[k/6], k%6, h), moved(at[k/6], k%6, -h)
			a, ga := evaluate(time, up)
			b, gb := evaluate(time, down)
			if want := (a - b) / (2 * h); math.Abs(gradient[k]-want) > 1e-6 {
				t.Errorf("%s: derivative %d is %g, want %g", text, k, gradient[k], want)
			}
			for m := range n { // column k: the gradient's change by motion k
				want := (ga[m] - gb[m]) / (2 * h)
				if got := hessian[m*n+k]; math.Abs(got-want) > 1e-5*(1/step(m)/1e5+math.Abs(want)) {
					t.Errorf("%s: second derivative %d %d is %g, want %g", text, m, k, got, want)
				}
			}
		}
		// rate and bias: what is left of the time derivatives when the gradient's parts are taken off
		const h = 1e-7
		a, ga := evaluate(time+h, at)
		b, gb := evaluate(time-h, at)
		v, _ := evaluate(time, at)
		if want := (a - b) / (2 * h); math.Abs(rate-want) > 1e-5*(1+math.Abs(want)) {
			t.Errorf("%s: rate %g, want %g", text, rate, want)
		}
		want := (a - 2*v + b) / (h * h)
		for k := range n {
			want += 2 * (ga[k] - gb[k]) / (2 * h) * motionOf(&at[k/6], k%6)
		}
		if math.Abs(bias-want) > 1e-3*(1+math.Abs(want)) {
			t.Errorf("%s: bias %g, want %g", text, bias, want)
		}
	}
}

func parseText(t *testing.T, expression string) *Expression {
	t.Helper()
	rep := &report{file: "test"}
	var piece text
	piece.add(expression, 1, 1)
	e := parseExpression(piece, rep)
	if e == nil {
		t.Fatalf("%s: %v", expression, rep.err())
	}
	return e
}

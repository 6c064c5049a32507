package adams

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// Three parts and markers anywhere on them: a state whose measures are computed another way below.
var stateLines = []string{
	"PART/3, MASS=1, CM=30, IP=1,1,1, QG=1,2,3, REULER=10D,20D,30D", "MARKER/30, QP=0.1,0.2,0.3",
	"PART/4, MASS=1, CM=40, IP=1,1,1, QG=-1,0,2", "MARKER/40",
	"MARKER/21, PART=2, QP=0.3,-0.2,0.5, REULER=40D,-30D,70D",
	"MARKER/31, PART=3, QP=-0.4,0.6,0.1, REULER=-20D,80D,15D",
	"MARKER/41, PART=4, QP=0.2,0.1,-0.7, REULER=65D,35D,-140D",
	"MARKER/11, PART=1, QP=2,-1,0.4, REULER=100D,-25D,5D",
}

// state is the motion of every part in a random state.
type state struct {
	position, velocity, spin, acceleration, spinRate []r3.Vec
	orientation                                      []quat.Number
}

func randomState(n int, random *rand.Rand) state {
	vec := func() r3.Vec {
		return r3.Vec{X: random.NormFloat64(), Y: random.NormFloat64(), Z: random.NormFloat64()}
	}
	var s state
	for range n {
		s.position, s.velocity = append(s.position, vec()), append(s.velocity, vec())
		s.spin, s.acceleration, s.spinRate = append(s.spin, vec()), append(s.acceleration, vec()), append(s.spinRate, vec())
		v := vec()
		q := quat.Number{Real: random.NormFloat64(), Imag: v.X, Jmag: v.Y, Kmag: v.Z}
		s.orientation = append(s.orientation, quat.Scale(1/quat.Abs(q), q))
	}
	return s
}

func (s state) get(in Input, time float64) float64 {
	switch in.Quantity {
	case Time:
		return time
	case BodyPosition:
		return vec.Component(s.position[in.Body], in.Index)
	case EulerParameter:
		q := s.orientation[in.Body]
		return [4]float64{q.Real, q.Imag, q.Jmag, q.Kmag}[in.Index]
	case BodyVelocity:
		return vec.Component(s.velocity[in.Body], in.Index)
	case AngularVelocity:
		return vec.Component(s.spin[in.Body], in.Index)
	case BodyAcceleration:
		return vec.Component(s.acceleration[in.Body], in.Index)
	case AngularAcceleration:
		return vec.Component(s.spinRate[in.Body], in.Index)
	}
	return 0
}

func (s state) evaluate(t *testing.T, d *Dataset, expression string) float64 {
	t.Helper()
	return s.run(compileText(t, d, expression), 0.7)
}

func (s state) run(p *Program, time float64) float64 {
	e := p.NewEvaluator(0, 0)
	for k, in := range p.Inputs {
		e.Set(k, s.get(in, time))
	}
	return e.Run(0)
}

func compileText(t *testing.T, d *Dataset, expression string) *Program {
	t.Helper()
	p, err := d.Compile(parseText(t, expression))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func stateDataset(t *testing.T) *Dataset {
	t.Helper()
	d := parsed(t, dataset(stateLines...))
	return d
}

// frameAt computes where a marker is and its axes by hand.
func (s state) frameAt(d *Dataset, id int) (origin r3.Vec, axes [3]r3.Vec) {
	if id == 0 {
		return origin, rotationOf(identity)
	}
	m, _ := d.Marker(id)
	k := d.partOf(m)
	p := d.Parts[k]
	if p.Ground {
		return m.Origin, rotationOf(m.Axes)
	}
	cm, _ := d.Marker(p.CM)
	q := s.orientation[k]
	origin = r3.Add(s.position[k], r3.Rotation(q).Rotate(r3.Sub(m.Origin, cm.Origin)))
	return origin, rotationOf(quat.Mul(q, m.Axes))
}

// later moves every part on by h with constant accelerations.
func (s state) later(h float64) state {
	out := s
	out.position, out.orientation = make([]r3.Vec, len(s.position)), make([]quat.Number, len(s.position))
	for k := range s.position {
		out.position[k] = r3.Add(s.position[k], r3.Add(r3.Scale(h, s.velocity[k]), r3.Scale(h*h/2, s.acceleration[k])))
		w := r3.Add(s.spin[k], r3.Scale(h/2, s.spinRate[k])) // Magnus series to second order
		w = r3.Add(w, r3.Scale(h*h/12, r3.Cross(s.spinRate[k], s.spin[k])))
		out.orientation[k] = quat.Mul(quat.Exp(quat.Number{Imag: w.X * h / 2, Jmag: w.Y * h / 2, Kmag: w.Z * h / 2}), s.orientation[k])
	}
	return out
}

// TestMeasures compares with geometry done by hand and with time differences of coordinates seen in the reference frame.
func TestMeasures(t *testing.T) {
	d := stateDataset(t)
	random := rand.New(rand.NewPCG(1, 2))
	for range 5 {
		s := randomState(len(d.Parts), random)
		const i, j, k, l = 21, 31, 41, 31
		ri, _ := s.frameAt(d, i)
		rj, _ := s.frameAt(d, j)
		_, ak := s.frameAt(d, k)
		_, al := s.frameAt(d, l)
		gap := r3.Sub(ri, rj)
		seen := func(h float64) r3.Vec { // displacement in the axes of l
			n := s.later(h)
			pi, _ := n.frameAt(d, i)
			pj, _ := n.frameAt(d, j)
			_, a := n.frameAt(d, l)
			g := r3.Sub(pi, pj)
			return r3.Vec{X: r3.Dot(g, a[0]), Y: r3.Dot(g, a[1]), Z: r3.Dot(g, a[2])}
		}
		world := func(v r3.Vec) r3.Vec {
			return r3.Add(r3.Add(r3.Scale(v.X, al[0]), r3.Scale(v.Y, al[1])), r3.Scale(v.Z, al[2]))
		}
		const h = 1e-4
		velocity := world(r3.Scale(1/(2*h), r3.Sub(seen(h), seen(-h))))
		acceleration := world(r3.Scale(1/(h*h), r3.Add(r3.Sub(seen(h), r3.Scale(2, seen(0))), seen(-h))))
		spin := r3.Sub(s.spin[1], s.spin[2])
		check := func(expression string, want, tolerance float64) {
			if got := s.evaluate(t, d, expression); math.Abs(got-want) > tolerance*(1+math.Abs(want)) {
				t.Errorf("%s = %.12g, want %.12g", expression, got, want)
			}
		}
		for a, letter := range []string{"X", "Y", "Z"} {
			check("D"+letter+"(21,31,41)", r3.Dot(gap, ak[a]), 1e-13)
			check("V"+letter+"(21,31,41,31)", r3.Dot(velocity, ak[a]), 1e-6)
			check("W"+letter+"(21,31,41)", r3.Dot(spin, ak[a]), 1e-13)
			check("ACC"+letter+"(21,31,41,31)", r3.Dot(acceleration, ak[a]), 1e-5)
		}
		check("DM(21,31)", r3.Norm(gap), 1e-13)
		check("VM(21,31,31)", r3.Norm(velocity), 1e-6)
		check("VR(21,31)", r3.Dot(velocity, gap)/r3.Norm(gap), 1e-6)
		check("DX(21)", ri.X, 1e-13)
		check("DZ(11)", 0.4, 1e-13)
		check("WM(21,31)", r3.Norm(spin), 1e-13)
		rel := r3.Sub(r3.Sub(s.spinRate[1], s.spinRate[2]), r3.Cross(s.spin[2], spin))
		check("WDTY(21,31,0,31)", rel.Y, 1e-13)
		check("WDTM(21,31,31)", r3.Norm(rel), 1e-13)
	}
}

// TestEulerAngles builds the orientation back from the angles of every sequence.
func TestEulerAngles(t *testing.T) {
	d := stateDataset(t)
	random := rand.New(rand.NewPCG(3, 4))
	turn := func(axis byte, angle float64) quat.Number {
		s, c := math.Sincos(angle / 2)
		q := quat.Number{Real: c}
		*[]*float64{&q.Imag, &q.Jmag, &q.Kmag}[axis-'1'] = s
		return q
	}
	compare := func(what string, s state, q quat.Number) {
		t.Helper()
		_, ai := s.frameAt(d, 21)
		_, aj := s.frameAt(d, 31)
		r := rotationOf(q)
		for k := range ai {
			want := r3.Vec{X: r3.Dot(ai[k], aj[0]), Y: r3.Dot(ai[k], aj[1]), Z: r3.Dot(ai[k], aj[2])}
			if r3.Norm(r3.Sub(r[k], want)) > 1e-12 {
				t.Errorf("%s: axis %d is %v, want %v", what, k, r[k], want)
			}
		}
	}
	for range 3 {
		s := randomState(len(d.Parts), random)
		for n, sequence := range bodySequences {
			var body, space [3]float64
			for k := range body {
				body[k] = s.evaluate(t, d, fmt.Sprintf("ORIENT(%d,%d,21,31)", n+1, k+1))
				space[k] = s.evaluate(t, d, fmt.Sprintf("ORIENT(%d,%d,21,31)", n+13, k+1))
			}
			q, p := identity, identity
			for k := range body {
				q = quat.Mul(q, turn(sequence[k], body[k]))
				p = quat.Mul(turn(sequence[k], space[k]), p)
			}
			compare("body "+sequence, s, q)
			compare("space "+sequence, s, p)
		}
		e := func(k int) float64 { return s.evaluate(t, d, fmt.Sprintf("ORIENT(27,%d,21,31)", k)) }
		compare("euler parameters", s, quat.Number{Real: e(1), Imag: e(2), Jmag: e(3), Kmag: e(4)})
		q := quat.Mul(turn('3', s.evaluate(t, d, "PSI(21,31)")), turn('1', s.evaluate(t, d, "THETA(21,31)")))
		compare("psi theta phi", s, quat.Mul(q, turn('3', s.evaluate(t, d, "PHI(21,31)"))))
		q = quat.Mul(turn('3', s.evaluate(t, d, "YAW(21,31)")), turn('2', -s.evaluate(t, d, "PITCH(21,31)")))
		compare("yaw pitch roll", s, quat.Mul(q, turn('1', s.evaluate(t, d, "ROLL(21,31)"))))
	}
}

// TestProjectedAngles turns a marker about one axis of another.
func TestProjectedAngles(t *testing.T) {
	for k, name := range []string{"AX", "AY", "AZ"} {
		for _, angle := range []float64{0.4, -1.2, 2.9} {
			q := [3]float64{}
			q[k] = math.Sin(angle / 2)
			d := parsed(t, dataset())
			s := randomState(2, rand.New(rand.NewPCG(5, 6)))
			s.orientation[1] = quat.Number{Real: math.Cos(angle / 2), Imag: q[0], Jmag: q[1], Kmag: q[2]}
			if got := s.evaluate(t, d, name+"(2,1)"); math.Abs(got-angle) > 1e-14 {
				t.Errorf("%s = %g, want %g", name, got, angle)
			}
		}
	}
}

// TestAnglesAreContinuous follows AZ through more than a turn.
func TestAnglesAreContinuous(t *testing.T) {
	d := parsed(t, dataset())
	p := compileText(t, d, "2*AZ(2,1)")
	e := p.NewEvaluator(0, 0)
	s := randomState(2, rand.New(rand.NewPCG(7, 8)))
	for _, angle := range []float64{0, 2, 4, 6, 8, 6, 4, 1, -2, -5} {
		s.orientation[1] = quat.Number{Real: math.Cos(angle / 2), Kmag: math.Sin(angle / 2)}
		for k, in := range p.Inputs {
			e.Set(k, s.get(in, 0))
		}
		if got := e.Run(0); math.Abs(got-2*angle) > 1e-13 {
			t.Errorf("angle %g, want %g", got/2, angle)
		}
		e.Run(0) // a trial must not change anything
		e.Accept()
	}
}

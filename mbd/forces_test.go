package mbd

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// forceCases makes one of every force element between two markers.
func forceCases(f Function) map[string]func(r *rand.Rand, i, j Marker) ForceElement {
	full := func(r *rand.Rand) *Bushing {
		b := &Bushing{Preload: [6]float64{0.1, 0.2, -0.3, 0.4, -0.5, 0.6}}
		for i := range 6 {
			for j := range 6 {
				b.Stiffness[i][j], b.Damping[i][j] = r.NormFloat64(), r.NormFloat64()
			}
		}
		for i := range 6 {
			for j := range i {
				b.Stiffness[i][j] = b.Stiffness[j][i]
			}
		}
		return b
	}
	return map[string]func(r *rand.Rand, i, j Marker) ForceElement{
		"rope": func(_ *rand.Rand, i, j Marker) ForceElement {
			return &SpringDamper{I: i, J: j, Stiffness: 3, Damping: 0.2, FreeLength: 0.01, TensionOnly: true}
		},
		"viscoelastic spring": func(_ *rand.Rand, i, j Marker) ForceElement {
			return &ViscoelasticSpring{I: i, J: j, Stiffness: 3, FreeLength: 0.4, Branches: []MaxwellBranch{{2, 0.1}}}
		},
		"curved spring": func(_ *rand.Rand, i, j Marker) ForceElement {
			return &SpringDamper{I: i, J: j, Curve: LawOf(func(t, x, v float64) (force, byX, byV float64) {
				return x*x*x + x*v + t, 3*x*x + v, x
			})}
		},
		"torsion spring": func(_ *rand.Rand, i, j Marker) ForceElement {
			return &CoordinateForce{Coordinate: RelativeCoordinate{I: i, J: j, Rotation: true}, Law: LinearLaw{Stiffness: 2, Damping: 0.3, Free: 0.4, Preload: 0.5}}
		},
		"stop": func(_ *rand.Rand, i, j Marker) ForceElement {
			return &CoordinateForce{Coordinate: RelativeCoordinate{I: i, J: j}, Law: &StopLaw{Lower: 5, Upper: 6, Stiffness: 3, Exponent: 1.5, Damping: 0.1, Depth: 100}}
		},
		"actuator": func(_ *rand.Rand, i, j Marker) ForceElement {
			return &CoordinateForce{Coordinate: RelativeCoordinate{I: i, J: j}, Law: LawOf(func(t, x, v float64) (force, byX, byV float64) {
				return math.Sin(x) * (1 + v*v) * t, math.Cos(x) * (1 + v*v) * t, 2 * v * math.Sin(x) * t
			})}
		},
		"bushing": func(r *rand.Rand, i, j Marker) ForceElement { return &FieldForce{I: i, J: j, Law: full(r)} },
	}
}

// checkPowers compares the work of the force elements on the bodies with what they say of it.
func checkPowers(t *testing.T, s *System, c state) {
	t.Helper()
	const step = 1e-5
	stored := func(dt float64) float64 {
		q, v := make([]float64, len(c.q)), make([]float64, len(c.q))
		for i := range q {
			q[i] = c.q[i] + dt*c.v[i]
		}
		s.Normalize(q, v)
		s.Place(c.t, q, c.v, c.a, c.lambda)
		e := s.Energies()
		return e.Elastic + e.Yielded + e.Braked
	}
	change := (stored(step) - stored(-step)) / (2 * step)
	s.Place(c.t, c.q, c.v, c.a, c.lambda)
	if _, err := s.Residual(make([]float64, s.dofs), true); err != nil {
		t.Fatal(err)
	}
	p := s.Powers()
	for _, l := range s.LineForceStates(nil) {
		p.Dissipated += l.Power
	}
	var work float64
	for k := range s.forces {
		for n, b := range s.attachments[k] {
			w, f := s.slots[s.first[k]+n], &s.frames[b]
			work += r3.Dot(w.Force, f.velocity) + r3.Dot(w.Moment, f.omega)
		}
	}
	if got := p.Applied - p.Dissipated - change; math.Abs(got-work) > 1e-6*(1+math.Abs(work)) {
		t.Errorf("power on the bodies is %g W; applied %g less dissipated %g less stored %g is %g", work, p.Applied, p.Dissipated, change, got)
	}
}

func TestTableIsSmooth(t *testing.T) {
	x := []float64{0, 0.4, 1, 1.5, 2.2}
	y := []float64{0, 1, -0.5, 0.2, 3}
	for _, cubic := range []bool{false, true} {
		f, err := NewTable(x, y, cubic)
		if err != nil {
			t.Fatal(err)
		}
		for k := range x {
			if v, _, _ := f.At(x[k]); math.Abs(v-y[k]) > 1e-12 {
				t.Errorf("cubic %v: value at %g is %g, want %g", cubic, x[k], v, y[k])
			}
		}
		for _, at := range []float64{-0.5, 0.2, 0.41, 1.3, 2, 2.7} {
			const h = 1e-4
			up, _, _ := f.At(at + h)
			v, rate, second := f.At(at)
			down, _, _ := f.At(at - h)
			if want := (up - down) / (2 * h); math.Abs(rate-want) > 1e-5 {
				t.Errorf("cubic %v: rate at %g is %g, difference quotient %g", cubic, at, rate, want)
			}
			if want := (up - 2*v + down) / (h * h); math.Abs(second-want) > 1e-4 {
				t.Errorf("cubic %v: second derivative at %g is %g, difference quotient %g", cubic, at, second, want)
			}
		}
	}
	// A natural spline through a straight line is that line; through a cubic's points it converges to the cubic.
	if _, err := NewTable([]float64{0, 0}, []float64{1, 2}, true); err == nil {
		t.Error("a table whose arguments do not rise is accepted")
	}
}

package models

// Force laws of a model, given as functions, in the form that a multibody system takes.

import (
	"regexp"

	"gabion/internal/vec"
	"gabion/mbd"
)

// resistance is a function of displacement, its rate and time: the tension of a spring, or the moment of a torsional spring, which
// pulls back where it is positive. Its scratch space is why every element has one of its own.
type resistance struct {
	curve                       *Curve
	values, partial, directions [3]float64
}

// At gives the force at a time t, a displacement x and a rate v, with its derivatives by x and v.
func (r *resistance) At(t, x, v float64) (force, byX, byV float64) {
	r.values = [3]float64{x, v, t}
	force = r.curve.Gradient(r.partial[:], r.values[:], r.directions[:])
	return force, r.partial[0], r.partial[1]
}

// spring is a resistance that time does not change, so that it has an energy.
type spring struct{ resistance }

// The Gauss-Legendre rule of five points, on panels that a kink spoils one of only.
const panels = 16

var gauss = [5][2]float64{
	{-0.9061798459386640, 0.2369268850561891},
	{-0.5384693101056831, 0.4786286704993665},
	{0, 0.5688888888888889},
	{0.5384693101056831, 0.4786286704993665},
	{0.9061798459386640, 0.2369268850561891},
}

// Stored is the work of the force without rate from displacement 0 to x, J.
func (s *spring) Stored(x float64) (energy float64) {
	half := x / (2 * panels)
	for k := range panels {
		middle := half * float64(2*k+1)
		for _, g := range gauss {
			f, _, _ := s.At(0, middle+half*g[0], 0)
			energy += half * g[1] * f
		}
	}
	return energy
}

// Table implements mbd.TabulatedLaw. A number is a table of one point.
func (s *spring) Table() (t mbd.LawTable, ok bool) {
	switch c := s.curve; {
	case c.table != nil:
		t.X, t.Force, t.Second = c.table.Points()
		t.Before, t.After = c.table.EndSlopes()
	case c.expression == nil:
		t.X, t.Force = []float64{0}, []float64{c.constant}
	default:
		return t, false
	}
	return t, true
}

var namesTime = regexp.MustCompile(`\bt\b`)

// law makes the function one of displacement, rate and time; nil stays nil.
func (f *Function) law() (mbd.Law, error) {
	if f == nil {
		return nil, nil
	}
	curve, err := f.Curve()
	if err != nil {
		return nil, err
	}
	if namesTime.MatchString(f.Expression) {
		return &resistance{curve: curve}, nil
	}
	return &spring{resistance{curve: curve}}, nil
}

// torsion is a linear spring and damper with a curve beside them, all of which turn back.
type torsion struct {
	mbd.LinearLaw
	curve mbd.Law
}

// At implements mbd.Law.
func (l *torsion) At(t, x, v float64) (moment, byX, byV float64) {
	moment, byX, byV = l.LinearLaw.At(t, x, v)
	m, mx, mv := l.curve.At(t, x-l.Free, v)
	return moment - m, byX - mx, byV - mv
}

// storingTorsion is a torsion whose curve has an energy.
type storingTorsion struct{ torsion }

// Stored implements mbd.StoringLaw.
func (l *storingTorsion) Stored(x float64) float64 {
	return l.LinearLaw.Stored(x) + l.curve.(*spring).Stored(x-l.Free)
}

// law makes the law of a torsional spring; start is the angle at the start, rad.
func (l *TorsionLaw) law(start float64) (mbd.Law, error) {
	linear := mbd.LinearLaw{Stiffness: l.Stiffness, Damping: l.Damping, Free: start, Preload: l.Preload}
	if l.FreeAngle != nil {
		linear.Free = *l.FreeAngle
	}
	curve, err := l.Curve.law()
	if curve == nil || err != nil {
		return linear, err
	}
	t := torsion{linear, curve}
	if _, ok := curve.(*spring); ok {
		return &storingTorsion{t}, nil
	}
	return &t, nil
}

// field is a general force: six functions of twelve relative motions and of time.
type field struct {
	curves                      [6]*Curve
	values, partial, directions [13]float64
}

// At implements mbd.FieldLaw.
func (f *field) At(t float64, x *[12]float64, force *[6]float64, jacobian *[6][12]float64) {
	copy(f.values[:], x[:])
	f.values[12] = t
	for k, c := range f.curves {
		if jacobian == nil {
			force[k] = c.Value(f.values[:])
			continue
		}
		force[k] = c.Gradient(f.partial[:], f.values[:], f.directions[:])
		copy(jacobian[k][:], f.partial[:])
	}
}

// law compiles the components.
func (l *GeneralLaw) law() (*field, error) {
	f := new(field)
	for k := range 3 {
		var err error
		if f.curves[k], err = l.Force[k].Curve(); err != nil {
			return nil, err
		}
		if f.curves[3+k], err = l.Torque[k].Curve(); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// law adds the diagonals and the matrices of a bushing.
func (l *BushingLaw) law() *mbd.Bushing {
	out := new(mbd.Bushing)
	if l.StiffnessMatrix != nil {
		out.Stiffness = *l.StiffnessMatrix
	}
	if l.DampingMatrix != nil {
		out.Damping = *l.DampingMatrix
	}
	for k := range 3 {
		out.Stiffness[k][k] += vec.Component(l.TranslationalStiffness, k)
		out.Stiffness[3+k][3+k] += vec.Component(l.RotationalStiffness, k)
		out.Damping[k][k] += vec.Component(l.TranslationalDamping, k)
		out.Damping[3+k][3+k] += vec.Component(l.RotationalDamping, k)
		out.Preload[k], out.Preload[3+k] = vec.Component(l.PreloadForce, k), vec.Component(l.PreloadTorque, k)
	}
	return out
}

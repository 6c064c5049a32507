package mbd

// Every derivative against central differences.

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/james-bowman/sparse"

	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

func randomVector(r *rand.Rand, size float64) r3.Vec {
	return r3.Vec{X: size * r.NormFloat64(), Y: size * r.NormFloat64(), Z: size * r.NormFloat64()}
}

func randomOrientation(r *rand.Rand) quat.Number {
	return unit(quat.Number{Real: r.NormFloat64(), Imag: r.NormFloat64(), Jmag: r.NormFloat64(), Kmag: r.NormFloat64()})
}

// twoBodies makes a system of two rigid bodies and a point mass in general positions and motions.
func twoBodies(r *rand.Rand) *System {
	s := &System{Gravity: randomVector(r, 5)}
	for i := range 2 {
		s.AddBody(Body{
			Name: fmt.Sprint("body ", i), Mass: 1 + r.Float64(),
			Inertia: Inertia{XX: 1.1, YY: 1.5, ZZ: 1.9, XY: 0.1, YZ: -0.2, ZX: 0.05},
			Pose: rigid.Frame{
				Position: randomVector(r, 1), Orientation: randomOrientation(r),
				Velocity: randomVector(r, 1), AngularVelocity: randomVector(r, 1),
			},
		})
	}
	s.AddBody(Body{Name: "knot", Mass: 0.7, Point: true, Pose: rigid.Frame{Position: randomVector(r, 1), Velocity: randomVector(r, 1)}})
	return s
}

func randomMarker(r *rand.Rand, body int) Marker {
	return Marker{Body: body, Position: randomVector(r, 1), Orientation: randomOrientation(r)}
}

// state is a placement in a test.
type state struct {
	t               float64
	q, v, a, lambda []float64
}

func randomState(r *rand.Rand, s *System) state {
	c := state{
		t: 0.3, q: make([]float64, s.coordinates), v: make([]float64, s.coordinates), a: make([]float64, s.coordinates),
		lambda: make([]float64, len(s.equations)),
	}
	s.Initial(c.q, c.v)
	y := make([]float64, s.dofs)
	for i := range y {
		y[i] = r.NormFloat64()
	}
	for i := range c.lambda {
		c.lambda[i] = r.NormFloat64()
	}
	s.Place(c.t, c.q, c.v, c.a, c.lambda)
	s.ExpandAcceleration(c.a, y)
	return c
}

// residual returns the residual of the equations of motion and of the constraints after a correction y.
func (c *state) residual(t *testing.T, s *System, y []float64, velocity, position float64) []float64 {
	t.Helper()
	q, v, a := append([]float64(nil), c.q...), append([]float64(nil), c.v...), append([]float64(nil), c.a...)
	d := make([]float64, len(q))
	s.Expand(d, q, y[:s.dofs], position)
	for i := range d {
		q[i] += position * d[i]
		v[i] += velocity * d[i]
		a[i] += d[i]
	}
	lambda := append([]float64(nil), c.lambda...)
	for i := range lambda {
		lambda[i] += y[s.dofs+i]
	}
	s.Place(c.t, q, v, a, lambda)
	r := make([]float64, len(y))
	if _, err := s.Residual(r[:s.dofs], true); err != nil {
		t.Fatal(err)
	}
	s.Constraints(r[s.dofs:])
	for i := range lambda {
		r[s.dofs+i] /= position
	}
	return r
}

// checkTangent compares the tangent with central differences at a placement.
func checkTangent(t *testing.T, s *System, c state) {
	t.Helper()
	const velocity, position, step = 0.3, 0.17, 1e-5
	n := s.dofs + len(s.equations)
	c.residual(t, s, make([]float64, n), velocity, position)
	m := s.Pattern()
	if err := s.Tangent(m.RawMatrix().Data, velocity, position); err != nil {
		t.Fatal(err)
	}
	at := condensed(m, n)
	for j := range n {
		y := make([]float64, n)
		y[j] = step
		up := c.residual(t, s, y, velocity, position)
		y[j] = -step
		down := c.residual(t, s, y, velocity, position)
		for i := range n {
			want := (up[i] - down[i]) / (2 * step)
			if got := at[i][j]; math.Abs(got-want) > 2e-7*(1+math.Abs(want)) {
				t.Errorf("tangent (%d, %d): %g, difference quotient %g", i, j, got, want)
			}
		}
	}
}

// condensed is a matrix of n unknowns and borders without the latter, whose diagonals are alone.
func condensed(m *sparse.CSR, n int) [][]float64 {
	rows, all := make([][]float64, n), len(m.RawMatrix().Indptr)-1
	for i := range rows {
		rows[i] = make([]float64, n)
		for j := range rows[i] {
			rows[i][j] = m.At(i, j)
			for k := n; k < all; k++ {
				rows[i][j] -= m.At(i, k) * m.At(k, j) / m.At(k, k)
			}
		}
	}
	return rows
}

// checkConstraints compares the constraints' rates and second derivatives with central differences along a motion.
func checkConstraints(t *testing.T, s *System, c state) {
	t.Helper()
	const step = 1e-4
	m := len(s.equations)
	still := make([]float64, len(c.q)) // second derivatives for zero accelerations
	s.Place(c.t, c.q, c.v, still, c.lambda)
	s.ExpandAcceleration(still, make([]float64, s.dofs))
	at := func(dt float64) []float64 {
		q := make([]float64, len(c.q))
		for i := range q {
			q[i] = c.q[i] + dt*(c.v[i]+dt/2*still[i])
		}
		v := make([]float64, len(q))
		s.Normalize(q, v)
		s.Place(c.t+dt, q, c.v, c.a, c.lambda)
		phi := make([]float64, m)
		s.Constraints(phi)
		return phi
	}
	up, middle, down := at(step), at(0), at(-step)
	rates, bias := make([]float64, m), make([]float64, m)
	s.Place(c.t, c.q, c.v, still, c.lambda)
	s.ConstraintRates(rates)
	s.ConstraintBias(bias)
	for k := range m {
		if want := (up[k] - down[k]) / (2 * step); math.Abs(rates[k]-want) > 1e-5*(1+math.Abs(want)) {
			t.Errorf("%s: rate %g, difference quotient %g", s.ConstraintName(k), rates[k], want)
		}
		if want := (up[k] - 2*middle[k] + down[k]) / (step * step); math.Abs(bias[k]-want) > 1e-5*(1+math.Abs(want)) {
			t.Errorf("%s: second derivative %g, difference quotient %g", s.ConstraintName(k), bias[k], want)
		}
	}
}

func TestTangents(t *testing.T) {
	sine := Sine{Amplitude: 0.4, Frequency: 2, Phase: 0.1}
	cases := map[string]func(r *rand.Rand, s *System, i, j Marker){
		"bodies alone": func(*rand.Rand, *System, Marker, Marker) {},
		"spring-damper": func(_ *rand.Rand, s *System, i, j Marker) {
			s.AddForce(&SpringDamper{I: i, J: j, Stiffness: 3, Damping: 2, FreeLength: 0.4, Preload: 0.3})
		},
		"applied force": func(r *rand.Rand, s *System, i, _ Marker) {
			s.AddForce(&AppliedForce{At: i, Force: randomVector(r, 1), Torque: randomVector(r, 1), Scale: sine})
		},
		"following force": func(r *rand.Rand, s *System, i, _ Marker) {
			s.AddForce(&AppliedForce{At: i, Force: randomVector(r, 1), Torque: randomVector(r, 1), Follower: true})
		},
		"load":        func(_ *rand.Rand, s *System, _, _ Marker) { s.AddLoad(testLoad{}) },
		"sparse load": func(_ *rand.Rand, s *System, _, _ Marker) { s.AddLoad(&sparseLoad{}) },
	}
	for name, force := range forceCases(sine) {
		cases[name] = func(r *rand.Rand, s *System, i, j Marker) { s.AddForce(force(r, i, j)) }
	}
	for kind, make := range map[string]func(i, j Marker) *Joint{
		"spherical":          func(i, j Marker) *Joint { return SphericalJoint("j", i, j) },
		"revolute":           func(i, j Marker) *Joint { return RevoluteJoint("j", i, j) },
		"prismatic":          func(i, j Marker) *Joint { return PrismaticJoint("j", i, j) },
		"cylindrical":        func(i, j Marker) *Joint { return CylindricalJoint("j", i, j) },
		"universal":          func(i, j Marker) *Joint { return UniversalJoint("j", i, j) },
		"constant velocity":  func(i, j Marker) *Joint { return ConstantVelocityJoint("j", i, j) },
		"fixed":              func(i, j Marker) *Joint { return FixedJoint("j", i, j) },
		"planar":             func(i, j Marker) *Joint { return PlanarJoint("j", i, j) },
		"screw":              func(i, j Marker) *Joint { return ScrewJoint("j", i, j, 0.7) },
		"distance":           func(i, j Marker) *Joint { return DistanceJoint("j", i, j, 1.3) },
		"revolute-spherical": func(i, j Marker) *Joint { return RevoluteSphericalJoint("j", i, j, InitialLength) },
		"rotation driver":    func(i, j Marker) *Joint { return RotationDriver("j", i, j, sine) },
		"translation driver": func(i, j Marker) *Joint { return TranslationDriver("j", i, j, sine) },
		"gear": func(i, j Marker) *Joint {
			return GearJoint("j", RelativeCoordinate{I: i, J: j, Rotation: true}, RelativeCoordinate{I: j, J: Origin, Rotation: true}, 0.4)
		},
		"rack-and-pinion": func(i, j Marker) *Joint {
			return RackAndPinionJoint("j", RelativeCoordinate{I: i, J: j}, RelativeCoordinate{I: j, J: i, Rotation: true}, 0.4)
		},
	} {
		cases[kind+" joint"] = func(_ *rand.Rand, s *System, i, j Marker) { s.AddJoint(make(i, j)) }
	}
	for name, add := range cases {
		for _, pair := range [][2]int{{0, 1}, {0, Ground}, {Ground, 1}, {0, 2}} {
			t.Run(fmt.Sprint(name, pair), func(t *testing.T) {
				r := rand.New(rand.NewPCG(1, 2))
				s := twoBodies(r)
				i, j := randomMarker(r, pair[0]), randomMarker(r, pair[1])
				for _, m := range []*Marker{&i, &j} {
					if m.Body == 2 {
						m.Position = r3.Vec{}
					}
				}
				add(r, s, i, j)
				if err := s.Build(); err != nil {
					t.Fatal(err)
				}
				c := randomState(r, s)
				checkPowers(t, s, c)
				checkTangent(t, s, c)
				checkConstraints(t, s, c)
			})
		}
	}
}

// testLoad ties bodies 0 and 1 by a linear law of relative position and velocity at their centres, and turns body 0.
type testLoad struct{}

func (testLoad) Bodies() []int   { return []int{1, 0} }
func (testLoad) Pairs() [][2]int { return [][2]int{{0, 0}, {0, 1}, {1, 0}, {1, 1}} }

func (testLoad) Evaluate(_ float64, poses []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	const k, c, drag = 3.0, 0.7, 0.9
	d, v := r3.Sub(poses[1].Position, poses[0].Position), r3.Sub(poses[1].Velocity, poses[0].Velocity)
	f := r3.Add(r3.Scale(k, d), r3.Scale(c, v))
	wrenches[0] = rigid.Wrench{Force: f}
	wrenches[1] = rigid.Wrench{Force: r3.Scale(-1, f), Moment: r3.Scale(-drag, poses[1].AngularVelocity)}
	if tangents == nil {
		return nil
	}
	for p, sign := range []float64{-1, 1, 1, -1} {
		tangents[p] = rigid.Tangent{}
		for i := range 3 {
			tangents[p].Stiffness[i][i], tangents[p].Damping[i][i] = sign*k, sign*c
		}
	}
	for i := range 3 {
		tangents[3].Damping[3+i][3+i] = -drag
	}
	return nil
}

// sparseLoad is a testLoad with a pair more that does not count.
type sparseLoad struct {
	testLoad
	poses    [2]rigid.Frame
	tangents [5]rigid.Tangent
}

func (*sparseLoad) Pairs() [][2]int { return append([][2]int{{0, 0}}, testLoad{}.Pairs()...) }

func (l *sparseLoad) Evaluate(t float64, poses []rigid.Frame, wrenches []rigid.Wrench, _ []rigid.Tangent) error {
	copy(l.poses[:], poses)
	return l.testLoad.Evaluate(t, poses, wrenches, nil)
}

func (l *sparseLoad) Tangents() ([]rigid.Tangent, []int, error) {
	l.tangents[0].Stiffness[1][2] = math.NaN()
	return l.tangents[:], []int{1, 2, 3, 4}, l.testLoad.Evaluate(0, l.poses[:], make([]rigid.Wrench, 2), l.tangents[1:])
}

package coupling

// Towers of soft boxes: they stand below the load under which they buckle, and fall above it as fast as theory tells.

import (
	"fmt"
	"math"
	"testing"

	"gonum.org/v1/gonum/mat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// A tower of cubes on a floor: their number, width, m, and mass, kg, and gravity, m/s2.
const (
	towerBoxes   = 10
	towerWidth   = 0.2
	towerMass    = density * towerWidth * towerWidth * towerWidth
	towerGravity = 9.81
)

// buckling is the square of the lowest frequency of a tower, 1/s2, below 0 where it buckles: rigid boxes stand on one another at their corners by Hertz's law, with a radius of
// a twentieth of their width, of which two boxes have half. A joint that sinks by d under a load N turns against the moment (3 N / 2 d) (width / 2)^2 by angle.
func buckling(young float64) float64 {
	const n, b = towerBoxes, towerWidth
	stiffness, mass := mat.NewDense(n, n, nil), mat.NewDense(n, n, nil)
	add := func(m *mat.Dense, i, j int, by float64) { m.Set(i, j, m.At(i, j)+by) }
	for i := range n {
		weight, radius := towerMass*towerGravity, b/20
		if i > 0 {
			radius /= 2
		}
		load := float64(n-i) * weight
		depth := math.Pow(0.75*load/(young/(2*(1-0.3*0.3))*math.Sqrt(radius)), 2.0/3)
		turning := 1.5 * load / depth * b * b / 4
		add(stiffness, i, i, turning-(load-weight/2)*b)
		if i > 0 {
			add(stiffness, i-1, i-1, turning)
			add(stiffness, i-1, i, -turning)
			add(stiffness, i, i-1, -turning)
		}
		arm := func(j int) float64 { // by which box i goes sideways as box j turns
			switch {
			case j < i:
				return b
			case j == i:
				return b / 2
			}
			return 0
		}
		for j := range n {
			for k := range n {
				add(mass, j, k, towerMass*arm(j)*arm(k))
			}
		}
		add(mass, i, i, towerMass*b*b/6)
	}
	var ratio mat.Dense
	if err := ratio.Solve(mass, stiffness); err != nil {
		panic(err)
	}
	var e mat.Eigen
	e.Factorize(&ratio, mat.EigenNone)
	least := math.Inf(1)
	for _, v := range e.Values(nil) {
		least = min(least, real(v))
	}
	return least
}

// tower is a tower whose highest box has a velocity sideways, m/s, for steps of h, s.
func tower(t *testing.T, young, push, h float64) (s *Simulation, top func() r3.Vec) {
	t.Helper()
	m := &dem.Model{
		Materials: []law.Material{{Name: "stone", Density: density, YoungModulus: young, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.3, Friction: 0.5},
		Surfaces:  []dem.Surface{{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}, Carrier: dem.Fixed{At: rigid.Placement{Orientation: expect.TurnAbout(r3.Vec{Z: 1}, 0)}}}},
	}
	const moment = towerMass * towerWidth * towerWidth / 6
	inertia := mbd.Inertia{XX: moment, YY: moment, ZZ: moment}
	bodies, o, carriers := &mbd.System{Gravity: r3.Vec{Z: -towerGravity}}, contact.Options{}, []int{}
	for i := range towerBoxes {
		pose := rigid.Frame{Position: r3.Vec{Z: towerWidth * (float64(i) + 0.5)}}
		pose.Orientation.Real = 1
		if i == towerBoxes-1 {
			pose.Velocity.X = push
		}
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: fmt.Sprint("box ", i), Shape: geometry.Box{Size: r3.Vec{X: towerWidth, Y: towerWidth, Z: towerWidth}}, Carrier: dem.Attached{Frame: i}})
		carriers = append(carriers, bodies.AddBody(mbd.Body{Name: fmt.Sprint("box ", i), Mass: towerMass, Inertia: inertia, Pose: pose}))
		o.Mobilities = append(o.Mobilities, rigid.NewMobility(towerMass, inertia.Matrix()))
	}
	s, err := New(t.Context(), Config{
		Bodies: bodies, Solver: solvers.Options{Method: solvers.HHT(-0.1), Tolerance: 1e-8},
		Carriers: carriers, BodyContacts: expect.Must(contact.New(m, o)), MinStep: h / 128,
	})
	if err != nil {
		t.Fatal(err)
	}
	return s, func() r3.Vec { return bodies.Pose(towerBoxes - 1).Position }
}

// TestTowers: a tower of 50 MPa buckles, and grows over at the rate of theory; one of 200 MPa stands though it is pushed, at short steps and at long ones.
func TestTowers(t *testing.T) {
	for _, h := range []float64{0.5e-3, 2e-3} {
		t.Run(fmt.Sprintf("steps of %g s", h), func(t *testing.T) {
			s, top := tower(t, 50e6, 1e-5, h)
			until := func(end float64) float64 {
				for s.Time() < end-h/2 {
					if err := s.StepToward(end, h, 1); err != nil {
						t.Fatal(err)
					}
				}
				return top().X
			}
			first := until(4)
			rate := math.Log(until(5) / first)
			if want := math.Sqrt(-buckling(50e6)); !expect.Near(rate, want, 0.01) {
				t.Errorf("the tower of 50 MPa falls over at a rate of %.4g/s, want %.4g/s", rate, want)
			}
			const push = 1e-3
			s, top = tower(t, 200e6, push, h)
			if x, bound := until(5), 2*push/math.Sqrt(buckling(200e6)); math.Abs(x) > bound {
				t.Errorf("the highest box of the tower of 200 MPa is %.3g m beside its place, want at most %.3g m", x, bound)
			}
		})
	}
}

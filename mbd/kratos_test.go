package mbd

import (
	"math"
	"testing"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// kratosCase is a test of Kratos Multiphysics (applications/CableNetApplication/tests), of which the figures are taken: a rhombus of four nodes with diagonals of 2 m, the first held, the
// third pulled away from it with 10 kN/s, by central differences in steps of 1 ms. A cable or a ring of 0.1 m^2, 100 MPa and 7850 kg/m^3 is all that there is; its damping is 20/s times the mass.
// Strains stay below 0.4 %, where the Green-Lagrange strain of Kratos is that of engineers.
type kratosCase struct {
	closed bool
	ways   map[float64][3]float64 // along the pull, of the nodes 2 to 4, by time, m
}

var kratosRing = kratosCase{true, map[float64][3]float64{
	0.5:                {2.9887320589266662e-06, 0.007892003121491778, 2.988732058926666e-06},
	1.001:              {6.383433680397325e-05, 0.03404748992770588, 6.383433680397325e-05},
	2.0109999999998895: {0.0011555895450320727, 0.1371847582244568, 0.0011555895450320727},
	3.0209999999997783: {0.005558892893061301, 0.2904473586129366, 0.005558892893061302},
	4.0299999999996805: {0.01497252545924381, 0.4645257927071952, 0.01497252545924381},
	5.0300000000000145: {0.027912452891068643, 0.6238646178780359, 0.027912452891068643},
	5.930000000000315:  {0.03896046249446057, 0.7310227528535663, 0.03896046249446057},
}}

var kratosCable = kratosCase{false, map[float64][3]float64{
	0.5:                {4.6983650080647036e-05, 0.030875805404148835, 0.015607930927421689},
	1.001:              {0.000949978228786721, 0.13150139233066357, 0.07222689881481378},
	2.0109999999998895: {0.01265618896755966, 0.4958645935400638, 0.3574485473403707},
	3.0209999999997783: {0.0348480987217464, 1.006051063063267, 1.0008140251020958},
	4.0299999999996805: {0.049203650521828964, 1.750962064497211, 2.323656038657809},
	5.0300000000000145: {0.062241517574146914, 2.2591000689684395, 3.2587542465011574},
	5.930000000000315:  {0.06363297884022355, 2.2668671963861358, 3.2668056881168046},
}}

// TestKratos integrates the forces of a ring and of a rope that runs through nodes as Kratos does, and compares the ways of the nodes with those in its result files.
func TestKratos(t *testing.T) {
	for name, c := range map[string]kratosCase{"ring": kratosRing, "cable": kratosCable} {
		t.Run(name, func(t *testing.T) { c.run(t, name) })
	}
}

func (c kratosCase) run(t *testing.T, name string) {
	const (
		area, modulus, density, rate = 0.1, 100e6, 7850, 20
		step, load                   = 1e-3, 10e3
	)
	places := []r3.Vec{{}, {X: 1, Y: 1}, {X: 2}, {X: 1, Y: -1}}
	spans := 3
	if c.closed {
		spans = 4
	}
	length := float64(spans) * math.Sqrt2
	s := &System{}
	var element ForceElement
	ring, rope := &Ring{Name: name, Limit: length, Perimeter: &Yielding{Curve: polyline(t, [2]float64{1, modulus * area / length})}}, &RunningRope{Name: name, FreeLength: length, Law: LinearRope(modulus * area)}
	for _, p := range places {
		m := Marker{Body: s.AddBody(Body{Name: "node", Mass: 1, Point: true, Pose: rigid.Frame{Position: p}})}
		ring.Points, rope.Points = append(ring.Points, m), append(rope.Points, RopePoint{Marker: m})
	}
	if element = rope; c.closed {
		element = ring
	}
	s.AddForce(element)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	q, zero, v, out := make([]float64, 12), make([]float64, 12), make([]r3.Vec, 4), make([]rigid.Wrench, 4)
	at := append([]r3.Vec(nil), places...)
	whole := density * area * length
	ways, found := c.ways, 0
	for k := 0; k < 5931; k++ {
		for i, p := range at {
			q[3*i], q[3*i+1], q[3*i+2] = p.X, p.Y, p.Z
		}
		s.Place(0, q, zero, zero, nil)
		element.act(s, out)
		if err := s.Commit(); err != nil {
			t.Fatal(err)
		}
		mass, damped := c.masses(at, whole)
		for i := 1; i < 4; i++ {
			force := out[i].Force
			if i == 2 {
				force.X += load * step * float64(k+1)
			}
			h := step
			if k == 0 {
				h = step / 2
			}
			v[i] = r3.Add(v[i], r3.Scale(h/mass[i], r3.Sub(force, r3.Scale(rate*damped[i], v[i]))))
			at[i] = r3.Add(at[i], r3.Scale(step, v[i]))
		}
		for when, want := range ways {
			if math.Abs(float64(k+1)*step-when) > 1e-6 {
				continue
			}
			found++
			for i := range 3 {
				way := at[i+1].X - places[i+1].X
				if d := math.Abs(way - want[i]); d > 1e-5+2e-3*want[i] || when > 5 && d > 2e-5+5e-4*want[i] {
					t.Errorf("t = %.3f s: node %d has moved by %.6g m, in Kratos by %.6g m", when, i+2, way, want[i])
				}
			}
		}
	}
	if found != len(ways) {
		t.Errorf("%d of %d times compared", found, len(ways))
	}
}

// masses are those of the nodes, and those by which they are damped: a ring has all of its mass at each node; a cable that of half of the spans beside a node, as they were at the start, and for
// damping as they are.
func (c kratosCase) masses(at []r3.Vec, whole float64) (mass, damped [4]float64) {
	if c.closed {
		mass = [4]float64{whole, whole, whole, whole}
		return mass, mass
	}
	var spans [3]float64
	sum := 0.0
	for i := range spans {
		spans[i] = r3.Norm(r3.Sub(at[i+1], at[i]))
		sum += spans[i]
	}
	for i, l := range spans {
		for k := i; k < i+2; k++ {
			mass[k] += whole / 6
			damped[k] += whole * l / sum / 2
		}
	}
	return mass, damped
}

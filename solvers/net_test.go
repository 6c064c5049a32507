package solvers_test

// The papers' net against curves of an independent method.

import (
	"compress/gzip"
	"encoding/csv"
	"fmt"
	"math"
	"os"
	"strconv"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// referenceCurves reads the reference curves of the net.
func referenceCurves(t *testing.T) map[string][]float64 {
	t.Helper()
	f, err := os.Open("../validation/references/net40.csv.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	plain, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(plain).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	table := map[string][]float64{}
	for _, row := range rows[1:] {
		for k, text := range row {
			v, err := strconv.ParseFloat(text, 64)
			if err != nil {
				t.Fatal(err)
			}
			table[rows[0][k]] = append(table[rows[0][k]], v)
		}
	}
	return table
}

// papersNet makes the net of n x n knots with one body in the middle of each edge, pinned at its corners.
func papersNet(n int) *mbd.System {
	const (
		spacing = 0.0625
		mass    = 0.02
		radius  = 0.005
	)
	s := &mbd.System{Gravity: r3.Vec{Y: -9.81}}
	var at []r3.Vec
	add := func(p r3.Vec) int {
		at = append(at, p)
		return s.AddBody(mbd.Body{
			Name: strconv.Itoa(len(at)), Mass: mass, Inertia: mbd.SolidSphere(mass, radius), Pose: rigid.Frame{Position: p},
		})
	}
	half := float64(n-1) / 2
	for j := range n {
		for i := range n {
			add(r3.Vec{X: (float64(i) - half) * spacing, Z: (float64(j) - half) * spacing})
		}
	}
	spring := func(a, b int) {
		u := r3.Scale(radius, r3.Unit(r3.Sub(at[b], at[a])))
		s.AddForce(&mbd.SpringDamper{
			Name: fmt.Sprintf("%d-%d", a+1, b+1), Stiffness: 200, Damping: 0.2, FreeLength: mbd.InitialLength,
			I: mbd.Marker{Body: a, Position: u}, J: mbd.Marker{Body: b, Position: r3.Scale(-1, u)},
		})
	}
	link := func(a, b int) {
		m := add(r3.Scale(0.5, r3.Add(at[a], at[b])))
		spring(a, m)
		spring(m, b)
	}
	for j := range n {
		for i := range n - 1 {
			link(i+n*j, i+1+n*j)
		}
	}
	for j := range n - 1 {
		for i := range n {
			link(i+n*j, i+n*(j+1))
		}
	}
	for _, k := range []int{0, n - 1, n * (n - 1), n*n - 1} {
		s.AddJoint(mbd.SphericalJoint(fmt.Sprintf("pin %d", k+1), mbd.Marker{Body: k}, s.MarkerAt(mbd.Ground, at[k], mbd.Origin.Orientation)))
	}
	return s
}

// netErrors runs the 40-body net and returns the root mean square differences of six columns to the reference.
func netErrors(t *testing.T, curves map[string][]float64, h float64, options solvers.Options) map[string]float64 {
	t.Helper()
	s := papersNet(4)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	g, err := solvers.NewIntegrator(t.Context(), s, 0, options)
	if err != nil {
		t.Fatal(err)
	}
	sums := map[string]float64{}
	every := int(math.Round(1e-3 / h))
	for row := range curves["time"] {
		if row > 0 {
			for range every {
				if err := g.Step(h); err != nil {
					t.Fatal(err)
				}
			}
			if err := g.Report(); err != nil {
				t.Fatal(err)
			}
		}
		for _, c := range []struct {
			body int
			axis string
		}{{2, "x"}, {5, "y"}, {40, "z"}} {
			p, a := s.Pose(c.body-1), s.Acceleration(c.body-1)
			for what, v := range map[string]r3.Vec{"position": p.Position, "velocity": p.Velocity, "acceleration": a.Linear} {
				name := fmt.Sprintf("body%d.%s.%s", c.body, what, c.axis)
				d := map[string]float64{"x": v.X, "y": v.Y, "z": v.Z}[c.axis] - curves[name][row]
				sums[name] += d * d
			}
		}
	}
	for name := range sums {
		sums[name] = math.Sqrt(sums[name] / float64(len(curves["time"])))
	}
	t.Logf("h = %g: %+v", h, g.Counters())
	return sums
}

func TestNet40(t *testing.T) {
	curves := referenceCurves(t)
	limits := map[string]float64{
		"body2.position.x": 1.0e-6, "body5.position.y": 1.3e-6, "body40.position.z": 2.0e-6,
		"body2.velocity.x": 1.2e-4, "body5.velocity.y": 1.2e-4, "body40.velocity.z": 1.8e-4,
		"body2.acceleration.x": 0.025, "body5.acceleration.y": 0.025, "body40.acceleration.z": 0.025,
	}
	coarse := netErrors(t, curves, 2e-4, solvers.Options{})
	fine := netErrors(t, curves, 1e-4, solvers.Options{})
	for name, limit := range limits {
		ratio := coarse[name] / fine[name]
		t.Logf("%-24s %.3g at 1e-4 s, %.2f times less than at 2e-4 s", name, fine[name], ratio)
		if fine[name] > limit {
			t.Errorf("%s differs by %g RMS, want at most %g", name, fine[name], limit)
		}
		if ratio < 3.6 {
			t.Errorf("%s: halving the step divides the error by %.2f, want at least 3.6", name, ratio)
		}
	}
}

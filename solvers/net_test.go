package solvers_test

// The papers' net against curves of an independent method.

import (
	"fmt"
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/bench"
	"gabion/internal/expect"
	"gabion/solvers"
)

// referenceCurves reads the reference curves of the net.
func referenceCurves(t *testing.T) map[string][]float64 {
	t.Helper()
	return expect.Table(t, "../validation/references/net40.csv.gz")
}

// netErrors runs the 40-body net and returns the root mean square differences of six columns to the reference.
func netErrors(t *testing.T, curves map[string][]float64, h float64, options solvers.Options) map[string]float64 {
	t.Helper()
	s := bench.Net(4)
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

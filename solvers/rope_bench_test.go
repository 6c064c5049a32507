package solvers_test

// What ropes through many knots cost: every knot of a rope is coupled with every other in the tangent.

import (
	"fmt"
	"testing"
	"time"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// ropedNet is a net of wires, 23 rows of so many knots, under its weight, whose upper and lower rows run on ropes if roped, or else are held by springs as its other rows are.
func ropedNet(columns int, roped bool) *mbd.System {
	const rows, spacing = 23, 0.22
	s := &mbd.System{Gravity: r3.Vec{Z: -9.81}}
	at := func(i, k int) r3.Vec { return r3.Vec{X: spacing * float64(i), Y: spacing * float64(k)} }
	for k := range rows {
		for i := range columns {
			s.AddBody(mbd.Body{Mass: 0.4, Point: true, Pose: rigid.Frame{Position: at(i, k)}})
		}
	}
	wire := func(a, b mbd.Marker) {
		s.AddForce(&mbd.SpringDamper{I: a, J: b, Stiffness: 2e6, Damping: 300, FreeLength: spacing, TensionOnly: true})
	}
	for k := range rows {
		edge := k == 0 || k == rows-1
		for i := range columns {
			me := mbd.Marker{Body: k*columns + i}
			if k > 0 {
				wire(me, mbd.Marker{Body: me.Body - columns})
			}
			if i > 0 && !(edge && roped) {
				wire(me, mbd.Marker{Body: me.Body - 1})
			}
		}
		if !edge {
			continue
		}
		ends := [2]mbd.Marker{{Body: mbd.Ground, Position: at(-1, k)}, {Body: mbd.Ground, Position: at(columns, k)}}
		if !roped {
			wire(ends[0], mbd.Marker{Body: k * columns})
			wire(ends[1], mbd.Marker{Body: (k+1)*columns - 1})
			continue
		}
		rope := &mbd.RunningRope{Name: fmt.Sprint(k), Law: mbd.LinearRope(25e6), Damping: 10e3, FreeLength: mbd.InitialLength, Prestrain: 2e-4}
		rope.Points = append(rope.Points, mbd.RopePoint{Marker: ends[0]})
		for i := range columns {
			rope.Points = append(rope.Points, mbd.RopePoint{Marker: mbd.Marker{Body: k*columns + i}})
		}
		rope.Points = append(rope.Points, mbd.RopePoint{Marker: ends[1]})
		s.AddForce(rope)
	}
	return s
}

// BenchmarkRopedNet steps the net with a new tangent in each step.
func BenchmarkRopedNet(b *testing.B) {
	for _, columns := range []int{46, 138, 276, 552} {
		for _, roped := range []bool{false, true} {
			b.Run(fmt.Sprintf("columns=%d/roped=%t", columns, roped), func(b *testing.B) {
				s := ropedNet(columns, roped)
				if err := s.Build(); err != nil {
					b.Fatal(err)
				}
				g, err := solvers.NewIntegrator(b.Context(), s, 0, solvers.Options{Tolerance: 1e-4})
				if err != nil {
					b.Fatal(err)
				}
				h := 1e-4 // s
				step := func() {
					h = 2.4e-4 - h // 100 and 140 us in turn, so that no tangent is kept
					if err := g.Step(h); err != nil {
						b.Fatal(err)
					}
				}
				for range 4 {
					step()
				}
				g.Measure()
				before := g.Counters()
				for b.Loop() {
					step()
				}
				p, c := g.Phases(), g.Counters()
				per := func(t time.Duration, n int) float64 { return float64(t.Microseconds()) / float64(max(n, 1)) }
				b.ReportMetric(per(p.Tangent, c.Factorizations-before.Factorizations), "µs/tangent")
				b.ReportMetric(per(p.Factorization, c.Factorizations-before.Factorizations), "µs/factorization")
				b.ReportMetric(per(p.Solution, c.Iterations-before.Iterations), "µs/substitution")
				b.ReportMetric(per(p.Evaluation, c.Evaluations-before.Evaluations), "µs/evaluation")
				b.ReportMetric(float64(g.Size().FactorNonZeros), "nonzeros")
			})
		}
	}
}

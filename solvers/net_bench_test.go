package solvers_test

// The papers' net at growing sizes: the time of a step.

import (
	"fmt"
	"testing"

	"gabion/bench"
	"gabion/solvers"
)

func BenchmarkNetStep(b *testing.B) {
	for _, n := range []int{4, 10, 15, 29, 92} {
		b.Run(fmt.Sprintf("bodies=%d", 3*n*n-2*n), func(b *testing.B) {
			s := bench.Net(n)
			if err := s.Build(); err != nil {
				b.Fatal(err)
			}
			g, err := solvers.NewIntegrator(b.Context(), s, 0, solvers.Options{})
			if err != nil {
				b.Fatal(err)
			}
			const h = 1e-3
			before := g.Counters()
			steps := 0
			for b.Loop() {
				if err := g.Step(h); err != nil {
					b.Fatal(err)
				}
				steps++
			}
			after := g.Counters()
			b.ReportMetric(float64(after.Iterations-before.Iterations)/float64(steps), "iterations")
			b.ReportMetric(float64(after.Factorizations-before.Factorizations)/float64(steps), "factorizations")
		})
	}
}

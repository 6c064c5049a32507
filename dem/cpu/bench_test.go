package cpu

import (
	"fmt"
	"testing"

	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/processor"
)

// BenchmarkBox reports particle-steps by the processor time they took, which a busy machine does not change much.
func BenchmarkBox(b *testing.B) {
	for _, n := range []int{22, 46} {
		m := demtest.BoxModel(n, 1e7)
		for _, threads := range []int{1, 2} {
			m.Threads = threads
			b.Run(fmt.Sprintf("n=%d/threads=%d", n, threads), func(b *testing.B) {
				e := newCPU(b, m)
				advance(b, e, 15000, 1e-5)
				b.ResetTimer()
				used := processor.Time()
				for b.Loop() {
					advance(b, e, 1, 1e-5)
				}
				used = processor.Time() - used
				work := float64(e.Len()) * float64(b.N) / 1e6
				b.ReportMetric(work/b.Elapsed().Seconds(), "Mparticle-steps/s")
				b.ReportMetric(work/used.Seconds(), "Mparticle-steps/cpu-s")
				b.ReportMetric(float64(e.Counters().Bytes)/float64(e.Len()), "B/particle")
			})
		}
	}
}

// BenchmarkLaws compares vector code with the general loop over contacts, law by law, on the box after it has come to rest.
func BenchmarkLaws(b *testing.B) {
	for _, l := range []law.Law{
		{},
		{Rolling: law.ConstantTorque},
		{Rolling: law.ElasticPlastic},
		{Damping: law.ByCoefficient},
		{Damping: law.ByCoefficient, Tangential: law.ViscousCoulomb},
		{Normal: law.Viscoelastic},
		{Normal: law.Linear, Tangential: law.CundallStrack},
		{Normal: law.Linear, Tangential: law.CundallStrack, Rolling: law.ElasticPlastic},
		{Twisting: law.Marshall},
		{Normal: law.EEPA},
		{Cohesion: law.Capillary},
		{Cohesion: law.LiquidFilm},
		{Cohesion: law.LiquidFilm, Bridge: law.Rabinovich},
	} {
		m := demtest.BoxModel(16, 1e7)
		m.Law, m.Default, m.Threads = l, everyLaw(0.5), 1
		if l.Wets() {
			demtest.Wet(m)
		}
		for _, vectors := range []bool{false, true} {
			b.Run(fmt.Sprintf("%v/%v/%v/%v/%v/%v/%v/vectors=%v", l.Normal, l.Damping, l.Tangential, l.Rolling, l.Twisting, l.Cohesion, l.Bridge, vectors), func(b *testing.B) {
				e := newCPU(b, m)
				e.common = e.common && vectors
				advance(b, e, 5000, 1e-5)
				used := processor.Time()
				for b.Loop() {
					advance(b, e, 1, 1e-5)
				}
				used = processor.Time() - used
				b.ReportMetric(float64(used.Microseconds())/float64(b.N), "cpu-us/step")
			})
		}
	}
}

package cpu

import (
	"fmt"
	"syscall"
	"testing"
	"time"

	"gabion/dem/demtest"
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
				used := processorTime()
				for b.Loop() {
					advance(b, e, 1, 1e-5)
				}
				used = processorTime() - used
				work := float64(e.Len()) * float64(b.N) / 1e6
				b.ReportMetric(work/b.Elapsed().Seconds(), "Mparticle-steps/s")
				b.ReportMetric(work/used.Seconds(), "Mparticle-steps/cpu-s")
				b.ReportMetric(float64(e.Counters().Bytes)/float64(e.Len()), "B/particle")
			})
		}
	}
}

func processorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

package cpu

import (
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
)

func BenchmarkSnapshot(b *testing.B) {
	e := newCPU(b, demtest.BoxModel(50, 1e7))
	var s dem.State
	for b.Loop() {
		e.Snapshot(&s)
	}
}

func BenchmarkEnergy(b *testing.B) {
	e := newCPU(b, demtest.BoxModel(50, 1e7))
	for b.Loop() {
		e.Energy()
	}
}

func BenchmarkSum(b *testing.B) {
	e := newCPU(b, demtest.BoxModel(50, 1e7))
	var s dem.Sums
	for b.Loop() {
		e.Sum(dem.All(), &s)
	}
}

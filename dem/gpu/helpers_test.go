package gpu

import (
	"testing"

	"gabion/dem"
	"gabion/dem/cpu"
)

// newCPU is an engine on the processor to compare with, which can also import what a GPU engine has saved.
func newCPU(t testing.TB, m *dem.Model) *cpu.Engine {
	t.Helper()
	own := *m
	if own.Threads == 0 && !testing.Short() {
		own.Threads = 1
	}
	e, err := cpu.New(&own)
	if err != nil {
		t.Fatal(err)
	}
	e.Import = Import
	t.Cleanup(e.Close)
	return e
}

func advance(t testing.TB, e dem.Engine, n int, dt float64) {
	t.Helper()
	if err := e.Advance(n, dt); err != nil {
		t.Fatal(err)
	}
}

package runs

import (
	"testing"

	"gabion/coupling"
	"gabion/dem"
	"gabion/internal/emulator"
	"gabion/kernels"
	"gabion/models"
)

// countingEmulator counts how often the host waits for the device.
type countingEmulator struct {
	*emulator.Driver
	waits int
}

func (d *countingEmulator) Synchronize(s kernels.Stream) error {
	d.waits++
	return d.Driver.Synchronize(s)
}

// What was asked of the particles after the last steps is worked out behind the next, with the same bits as when it is asked for the first time, and the host does not wait for it again.
func TestGPUForeseesWhatIsAsked(t *testing.T) {
	counting := &countingEmulator{}
	if _, err := kernels.Devices(); err != nil {
		var err error
		counting.Driver, err = emulator.New()
		emulator.Check(t, err)
		t.Cleanup(func() { _ = counting.Remove() })
		withDevice(t, counting)
	}
	first := dem.Selection{End: 5, Material: dem.AnyMaterial}
	look := func(s *coupling.Simulation) (all, few dem.Sums, audit coupling.Audit) {
		few = *s.SumOver(first)
		s.LookForAudit()
		return *s.SumOverAll(), few, s.Audit()
	}
	same := func(a, b *dem.Sums) bool {
		return a.Count == b.Count && a.First == b.First && a.Momentum == b.Momentum && a.Angular == b.Angular && a.Kinetic == b.Kinetic && a.Force == b.Force && a.Moment == b.Moment && a.Highest == b.Highest
	}
	for scheme, sets := range map[string][]string{"frozen": nil, "sub-cycled": {subcycledNet}} {
		t.Run(scheme, func(t *testing.T) {
			s, unasked := smallNet(t, models.BuildOptions{}, sets...), smallNet(t, models.BuildOptions{}, sets...)
			waited, rows := 0, 0
			for end := 1e-3; end < 15.5e-3; end += 1e-3 {
				stepBy(t, s, end, 20)
				before := counting.waits
				all, few, audit := look(s)
				waited += counting.waits - before
				rows++
				if rows%5 > 0 {
					continue
				}
				stepBy(t, unasked, end, 20)
				wantAll, wantFew, want := look(unasked)
				if !same(&all, &wantAll) || !same(&few, &wantFew) || audit != want {
					t.Errorf("at %g s: %+v, %+v, %+v; asked for the first time %+v, %+v, %+v", end, all, few, audit, wantAll, wantFew, want)
				}
				unasked = smallNet(t, models.BuildOptions{}, sets...)
			}
			// The first time nothing is foreseen, and nothing where rows have to be built at the end of the steps.
			if waited > rows {
				t.Errorf("%d waits for what is asked at %d times", waited, rows)
			}
		})
	}
}

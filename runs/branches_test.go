package runs

import (
	"slices"
	"testing"

	"gabion/coupling"
	"gabion/internal/emulator"
	"gabion/kernels"
	"gabion/models"
)

// A driver whose recordings have no branches, as an old one, and an emulated one.
type (
	unbranched         struct{ kernels.Driver }
	unbranchedEmulator struct{ *emulator.Driver }
)

func (unbranchedEmulator) Branches() bool { return false }

// Where the device has neighbours found anew without the host, in steps in which particles or wires have moved too far, the bits are those of a driver that leaves it to the host.
func TestNeighboursFoundWithoutHost(t *testing.T) {
	withGPU(t)
	for scheme, sets := range map[string][]string{"frozen": nil, "sub-cycled": {subcycledNet}} {
		t.Run(scheme, func(t *testing.T) {
			sets = append([]string{"particles.shower.velocity=[0, -5, 0]"}, sets...)
			run := func() *coupling.Simulation {
				s := smallNet(t, models.BuildOptions{}, sets...)
				stepBy(t, s, 12e-3, 20)
				return s
			}
			there := run()
			driver, err := kernels.CUDA()
			if err != nil {
				t.Fatal(err)
			}
			if e, is := driver.(*emulator.Driver); is {
				withDevice(t, unbranchedEmulator{e})
			} else {
				withDevice(t, unbranched{driver})
			}
			host := run()
			if n := host.Particles().Counters().Rebuilds; n < 5 || there.Particles().Counters().Rebuilds != n {
				t.Errorf("neighbours were found %d times, by the host %d times", there.Particles().Counters().Rebuilds, n)
			}
			if got, want := there.Audit(), host.Audit(); got != want {
				t.Errorf("%+v, with the host %+v", got, want)
			}
			for i := range host.Bodies().Bodies() {
				if there.Bodies().Pose(i) != host.Bodies().Pose(i) {
					t.Fatalf("body %d is somewhere else", i)
				}
			}
			if !slices.Equal(there.State().Position, host.State().Position) {
				t.Error("particles are somewhere else")
			}
		})
	}
}

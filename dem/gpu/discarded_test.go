package gpu

import (
	"bytes"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
)

// A particle that is discarded before the state is saved is gone after the next step wherever that is taken up: on the same kind of device to the same bits, and on the other.
func TestSavedDiscarded(t *testing.T) {
	device := testDevice(t)
	for name, m := range map[string]*dem.Model{"free": closed(crowd(3, 5e-3, 3e-3)), "bonded": demtest.BondedChain(t, 5)} {
		t.Run(name, func(t *testing.T) {
			for kind, x := range map[string]dem.Engine{"GPU": newGPU(t, device, m, Options{Precision: Double}), "processor": newCPU(t, m)} {
				advance(t, x, 20, 1e-6)
				if err := x.Discard(2); err != nil {
					t.Fatal(err)
				}
				var saved bytes.Buffer
				if err := x.Save(&saved); err != nil {
					t.Fatal(err)
				}
				advance(t, x, 3, 1e-6)
				again := []dem.Engine{newCPU(t, m)}
				if kind == "GPU" {
					again = append(again, newGPU(t, device, m, Options{Precision: Double}))
				}
				for _, y := range again {
					if err := y.Restore(bytes.NewReader(saved.Bytes())); err != nil {
						t.Fatal(err)
					}
					advance(t, y, 3, 1e-6)
					if y.Len() != x.Len() || y.Energy().Out.Mass == 0 {
						t.Errorf("saved on a %s, %d particles go on, and %g kg have left", kind, y.Len(), y.Energy().Out.Mass)
					}
				}
				if last := again[len(again)-1]; !same(last, x) {
					t.Errorf("on a %s it is not the same as without saving", kind)
				}
			}
		})
	}
}

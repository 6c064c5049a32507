package models

import (
	"strings"
	"testing"

	"gabion/kernels"
)

// The choice of device, with and without a GPU in the machine.
func TestChooseDevice(t *testing.T) {
	_, err := kernels.Devices()
	present := err == nil
	for _, c := range []struct {
		kind      string
		particles int
		coupled   bool
		bodies    int
		gpu       bool
	}{
		{"cpu", 1e6, false, 0, false},
		{"cpu", 1, true, 1e6, false},
		{"auto", Gains.Alone - 1, false, 0, false},
		{"auto", Gains.Alone, false, 0, present},
		{"auto", Gains.Coupled - 1, true, Gains.Bodies - 1, false},
		{"auto", Gains.Coupled, true, 0, present},
		{"auto", 1, true, Gains.Bodies, present},
		{"", 1e6, true, 0, present},
	} {
		d, err := ChooseDevice(c.kind, c.particles, c.coupled, c.bodies)
		if err != nil || (d.Kind == "gpu") != c.gpu || d.Name == "" || d.Reason == "" {
			t.Errorf("%q, %d particles: %+v, %v", c.kind, c.particles, d, err)
		}
	}
	d, err := ChooseDevice("gpu", 1, false, 0)
	switch {
	case present && (err != nil || d.Kind != "gpu"):
		t.Errorf("%+v, %v", d, err)
	case !present && (err == nil || !strings.Contains(err.Error(), "NVIDIA") || !strings.Contains(err.Error(), "--device auto")):
		t.Errorf("without a GPU: %v", err)
	}
	if _, err = ChooseDevice("tpu", 1, false, 0); err == nil || !strings.Contains(err.Error(), "auto, cpu and gpu") {
		t.Errorf("%v", err)
	}
}

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
		gpu       bool
	}{
		{"cpu", 1e6, false, false},
		{"auto", Gains.Alone - 1, false, false},
		{"auto", Gains.Alone, false, present},
		{"auto", Gains.Coupled - 1, true, false},
		{"auto", Gains.Coupled, true, present},
		{"", 1e6, true, present},
	} {
		d, err := ChooseDevice(c.kind, c.particles, c.coupled)
		if err != nil || (d.Kind == "gpu") != c.gpu || d.Name == "" || d.Reason == "" {
			t.Errorf("%q, %d particles: %+v, %v", c.kind, c.particles, d, err)
		}
	}
	d, err := ChooseDevice("gpu", 1, false)
	switch {
	case present && (err != nil || d.Kind != "gpu"):
		t.Errorf("%+v, %v", d, err)
	case !present && (err == nil || !strings.Contains(err.Error(), "NVIDIA") || !strings.Contains(err.Error(), "--device auto")):
		t.Errorf("without a GPU: %v", err)
	}
	if _, err = ChooseDevice("tpu", 1, false); err == nil || !strings.Contains(err.Error(), "auto, cpu and gpu") {
		t.Errorf("%v", err)
	}
}

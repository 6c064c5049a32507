package gpu

import (
	"strings"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
)

// What a GPU has not is refused by name, before a device is looked for.
func TestRefused(t *testing.T) {
	for want, change := range map[string]func(m *dem.Model){
		"pair potentials beside self-gravity": func(m *dem.Model) {
			m.Potentials, m.SelfGravity = &dem.Potentials{CutOff: 0.01}, &dem.SelfGravity{}
		},
		"gear": func(m *dem.Model) { m.Integrator = dem.Gear },
	} {
		m := demtest.Cloud(10, 1, 0)
		change(m)
		if _, err := New(m, Options{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want an error about %s", err, want)
		}
	}
}

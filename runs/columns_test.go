package runs

import (
	"strings"
	"testing"

	"gabion/models"
)

// The columns of a run are known before it: each quantity that is asked for with the components that it has, and no others.
func TestCheckColumn(t *testing.T) {
	m, err := models.Parse(t.Context(), "m.yaml", []byte(`
bodies: [{name: ball, type: point_mass, mass: 1 kg}]
joints: [{name: pin, type: spherical, bodies: [ball, ground], at: [0, 0, 0]}]
solver: {step: 1e-3, end: 0.01}
outputs:
  requests:
    - {name: ball, body: ball, quantities: [position, kinetic_energy, orientation]}
    - {name: pin, joint: pin, quantities: [residual]}
`), nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"time":                    "",
		"ball.position":           "",
		"ball.position.x":         "",
		"ball.kinetic_energy":     "",
		"ball.orientation.e3":     "",
		"pin.residual.2":          "",
		"audit.balance.residual":  "",
		"ball.position.q":         "the components of ball.position are x, y, z",
		"ball.position.x.y":       "the components of ball.position are x, y, z",
		"ball.orientation.x":      "the components of ball.orientation are e0, e1, e2, e3",
		"ball.kinetic_energy.x":   "ball.kinetic_energy is one number, without components",
		"pin.residual.x":          "the components of pin.residual are numbered from 1",
		"pin.residual.0":          "the components of pin.residual are numbered from 1",
		"time.x":                  "time is one number, without components",
		"audit.balance.residual.": "audit.balance.residual is one number, without components",
		"ball.positoin":           `did you mean "ball.position"?`,
	} {
		err := CheckColumn(m, name)
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: %v, want %q", name, err, want)
		}
	}
}

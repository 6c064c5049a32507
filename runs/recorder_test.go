package runs

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// Times in captions and names of pictures are what was asked for.
func TestTrimmed(t *testing.T) {
	for time, want := range map[float64]string{
		0.11820000000000133: "0.1182", 1.4000000000000001: "1.4", 0: "0", 12.34567: "12.34567", 1234567.25: "1234567.25", 2e-6: "0.000002",
	} {
		if got := formatTime(time); got != want {
			t.Errorf("%v is written as %s, want %s", time, got, want)
		}
	}
}

// A model without a title has the time alone in its captions.
func TestCaption(t *testing.T) {
	if a, b := caption("", 0.5), caption("Fall", 0.5); a != "t = 0.5 s" || b != "Fall, t = 0.5 s" {
		t.Errorf("%q, %q", a, b)
	}
}

// A closed can is seen through, opened or left out, as the model says.
func TestSnapshotsShowInside(t *testing.T) {
	const text = `
materials: [{name: m, density: 1000, young_modulus: 1 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.5, friction: 0.3}}
walls: [{name: can, shape: cylinder, ends: [[0, 0, 0], [0, 0, 1]], radius: 1, inside: true, material: m}]
particles: [{name: sand, material: m, radius: 0.2, positions: [[0, 0, 0.5]]}]
solver: {step: 1e-4, end: 1e-4}
outputs: {plots: false, snapshots: {times: [0], camera: {from: [0, -5, 0.5], at: [0, 0, 0.5], up: [0, 0, 1]}, size: [64, 64]}}
`
	path := filepath.Join(t.TempDir(), "can.yaml")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	// The only particle is dark blue, the can light grey.
	blue := func(sets ...string) bool {
		folder := mustRun(t, Options{Model: path, Sets: sets})
		data, err := os.ReadFile(filepath.Join(folder, SnapshotFolder, "0001_t0s.png"))
		if err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		r, _, b, _ := img.At(32, 32).RGBA()
		return float64(b) > 1.1*float64(r)
	}
	if blue() {
		t.Error("the particle is seen through the wall of the can")
	}
	for _, set := range []string{"hide=[can]", "opacity={can: 0.1}", "clip={normal: [0, -1, 0], objects: [can]}"} {
		if !blue("outputs.snapshots." + set) {
			t.Errorf("with %s the particle is not seen", set)
		}
	}
	if blue("outputs.snapshots.hide=[can, sand]") {
		t.Error("the particle is seen although it is hidden")
	}
}

package dem

import (
	"errors"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// A stream that has no room for its next grains says when, in what they would come and how deep: above a box that has filled up, and where a body has come into the inlet.
func TestStreamWithoutRoom(t *testing.T) {
	stream := Stream{
		Name: "feed", Centre: r3.Vec{Y: 0.3}, Width: r3.Vec{X: 0.1}, Height: 0.1, Velocity: r3.Vec{Y: -1}, MassFlow: 4, Density: 2500, Sizes: OneSize(0.01), Seed: 1,
	}
	for name, c := range map[string]struct {
		surfaces []Surface
		plate    func(t float64) Frame
		want     string
		from     float64 // s
	}{
		"full box": {[]Surface{
			{Name: "floor", Shape: Plane{Normal: r3.Vec{Y: 1}}, Carrier: Fixed{Placement{Position: r3.Vec{Y: 0.15}}}},
			{Name: "left", Shape: Plane{Normal: r3.Vec{X: 1}}, Carrier: Fixed{Placement{Position: r3.Vec{X: -0.06}}}},
			{Name: "right", Shape: Plane{Normal: r3.Vec{X: -1}}, Carrier: Fixed{Placement{Position: r3.Vec{X: 0.06}}}},
			{Name: "back", Shape: Plane{Normal: r3.Vec{Z: 1}}, Carrier: Fixed{Placement{Position: r3.Vec{Z: -0.06}}}},
			{Name: "front", Shape: Plane{Normal: r3.Vec{Z: -1}}, Carrier: Fixed{Placement{Position: r3.Vec{Z: 0.06}}}},
		}, nil, "deep in grain ", 0.1},
		"body": {[]Surface{{Name: "plate", Shape: Box{Size: r3.Vec{X: 0.1, Y: 0.05, Z: 0.1}}, Carrier: Attached{}}}, func(t float64) Frame {
			return Frame{Position: r3.Vec{X: 0.25 - t, Y: 0.28}, Orientation: quat.Number{Real: 1}, Velocity: r3.Vec{X: -1}}
		}, `deep in "plate"`, 0.1},
	} {
		m := &Model{
			Materials: []Material{{Density: 2500, YoungModulus: 1e6, PoissonRatio: 0.3}}, Default: Interaction{Restitution: 0.2, Friction: 0.8},
			Gravity: r3.Vec{Y: -9.81}, Surfaces: c.surfaces, Streams: []Stream{stream}, Threads: 1,
		}
		for kind, e := range map[string]Engine{"CPU": newCPU(t, m), "GPU": newGPU(t, testDevice(t), m, GPUOptions{Precision: Double, Lanes: 1})} {
			const dt = 4e-4
			var err error
			at := 0.0
			for at < 4 && err == nil {
				at += dt
				if err = e.Drift(dt); err != nil {
					break
				}
				if c.plate != nil {
					must(0, e.Contact([]Frame{c.plate(at)}, nil, nil))
				}
				err = e.Commit()
			}
			var crowded *CrowdedError
			if !errors.As(err, &crowded) {
				t.Errorf("%s, %s: got %v, want a CrowdedError", name, kind, err)
				continue
			}
			if math.Abs(crowded.Time-at) > 1e-9 || at < c.from || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), `stream "feed"`) {
				t.Errorf("%s, %s: %v, after %g s", name, kind, err, at)
			}
		}
	}
}

package runs

import (
	"math"
	"path/filepath"
	"testing"

	"gabion/internal/expect"
	"gabion/results"
)

// Blocks of every kind of shape are held by a wire wherever it passes below them, and a wire by the edge of a block; those that are the same form
// move alike.
func TestWiresHold(t *testing.T) {
	expect.Numbers(t)
	const mesh, hull = "bodies.block.surfaces=[{shape: mesh, file: cube.obj, material: stone}]", "bodies.block.surfaces=[{shape: mesh, file: cube.obj, convex: true, material: stone}]"
	const flat = "bodies.block.orientation={axis: [1, 0, 0], angle: 0}"
	for _, c := range []struct {
		name, model string
		sets        []string
		low, high   float64
	}{
		{"box, edge down", "block-on-wire", nil, 0.36, 0.385},
		{"box, edge down, off the middle", "block-on-wire", []string{"bodies.block.position=[0.0625, 0, 0.45]"}, 0.36, 0.385},
		{"mesh, edge down", "block-on-wire", []string{mesh}, 0.36, 0.385},
		{"hull, edge down", "block-on-wire", []string{hull}, 0.36, 0.385},
		{"hull, face down", "block-on-wire", []string{hull, flat, "bodies.block.position=[0, 0, 0.35]"}, 0.26, 0.28},
		{"wire on the edge of a mesh", "wire-on-edge", nil, 0.36, 0.385},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder := mustRun(t, Options{Model: "testdata/" + c.model + ".yaml", Sets: c.sets})
			history := expect.Must(results.ReadTable(filepath.Join(folder, HistoryFile)))
			heights := expect.Must(history.Column("block.position.z"))
			if last := heights[len(heights)-1]; last < c.low || last > c.high {
				t.Errorf("it ends at a height of %g m, want %g to %g", last, c.low, c.high)
			}
		})
	}
}

// A block that falls flat on a floor rebounds with the restitution, whatever its corners.
func TestFlatRebound(t *testing.T) {
	for _, e := range []string{"0.3", "0.8", "1"} {
		folder := mustRun(t, Options{Model: "testdata/block-flat.yaml", Sets: []string{"contact.default.restitution=" + e}})
		history := expect.Must(results.ReadTable(filepath.Join(folder, HistoryFile)))
		speeds := expect.Must(history.Column("block.velocity.z"))
		want := map[string]float64{"0.3": 9, "0.8": 24, "1": 30}[e]
		if last := speeds[len(speeds)-1]; math.Abs(last-want) > 0.01*want {
			t.Errorf("e = %s: it leaves with %g m/s, want %g", e, last, want)
		}
	}
}

// Frames and pairs of frames: which surfaces the coupled frames carry, and whose motions act on whose wrenches.

package dem

import (
	"errors"
	"fmt"
	"slices"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// FramePairs lists the pairs of frames whose motions act on each other's wrenches: every frame with a surface on itself, and the
// two ends of every strand on each other.
func FramePairs(surfaces []Surface) [][2]int {
	var pairs [][2]int
	for i := range surfaces {
		frames, n := FramesOf(surfaces[i].Carrier)
		for _, a := range frames[:n] {
			for _, b := range frames[:n] {
				pairs = append(pairs, [2]int{a, b})
			}
		}
	}
	slices.SortFunc(pairs, comparePairs)
	return slices.Compact(pairs)
}

// FramesOf are the n frames that carry a coupled surface.
func FramesOf(c Carrier) (frames [2]int, n int) {
	switch c := c.(type) {
	case Attached:
		return [2]int{c.Frame}, 1
	case Strand:
		return c.Frames, 2
	}
	return frames, 0
}

func comparePairs(p, q [2]int) int {
	if p[0] != q[0] {
		return p[0] - q[0]
	}
	return p[1] - q[1]
}

// pairIndex is the place of a pair of frames among all that FramePairs has listed.
func pairIndex(pairs [][2]int, i, j int) int {
	at, _ := slices.BinarySearchFunc(pairs, [2]int{i, j}, comparePairs)
	return at
}

// TangentIndices are the places of a surface's frame pairs among all.
func TangentIndices(pairs [][2]int, c Carrier) [4]int {
	var entries [4]int
	frames, n := FramesOf(c)
	for i, f := range frames[:n] {
		for j, g := range frames[:n] {
			entries[2*i+j] = pairIndex(pairs, f, g)
		}
	}
	return entries
}

// CheckContact tells what is wrong with a call of Contact in a phase of the step, for so many coupled frames and pairs.
func CheckContact(now Phase, coupled, pairs int, frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	switch {
	case now == Committed:
		return errors.New("dem: Contact without Drift before it")
	case len(frames) < coupled || wrenches != nil && len(wrenches) < coupled:
		return fmt.Errorf("dem: %d frames and %d wrenches for %d coupled frames", len(frames), len(wrenches), coupled)
	case tangents != nil && len(tangents) < pairs:
		return fmt.Errorf("dem: %d tangents for %d pairs", len(tangents), pairs)
	}
	for i := range frames[:coupled] {
		if f := &frames[i]; !f.Finite() {
			return fmt.Errorf("dem: frame %d is at %v with velocity %v: not finite", i, f.Position, f.Velocity)
		}
	}
	return nil
}

// CheckRemoval tells why a surface cannot be removed: only strands can.
func CheckRemoval(surfaces []Surface, surface int) error {
	if surface < 0 || surface >= len(surfaces) {
		return fmt.Errorf("dem: there is no surface %d to remove", surface)
	}
	if _, ok := surfaces[surface].Carrier.(Strand); !ok {
		return fmt.Errorf("dem: surface %q cannot be removed: it is no strand", surfaces[surface].Name)
	}
	return nil
}

// SharedEnds tells for every surface which ends of its strand something else covers: a ball on the same frame with its centre there that
// is not thinner than the strand, or the end of a strand before it.
func SharedEnds(surfaces []Surface) [][2]bool {
	type spot struct {
		frame int
		at    r3.Vec
	}
	widest, covered := map[spot]float64{}, make([][2]bool, len(surfaces))
	for i := range surfaces {
		if c, ok := surfaces[i].Carrier.(Attached); ok {
			if ball, ok := surfaces[i].Shape.(geometry.Sphere); ok && !ball.Inside {
				at := spot{c.Frame, c.At.Position}
				widest[at] = max(widest[at], ball.Radius)
			}
		}
	}
	for i := range surfaces {
		c, ok := surfaces[i].Carrier.(Strand)
		if !ok {
			continue
		}
		radius := surfaces[i].Shape.(geometry.Capsule).Radius
		for k := range c.Frames {
			at := spot{c.Frames[k], c.Ends[k]}
			covered[i][k] = widest[at] >= radius
			widest[at] = max(widest[at], radius)
		}
	}
	return covered
}

// RemovedRadius is the radius (m) of a strand that touches nothing, however near.
const RemovedRadius = -1e30

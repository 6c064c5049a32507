// How a fluid flows from place to place: velocities and levels on a grid.

package dem

import (
	"errors"
	"fmt"
	"math"
	"sort"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// FlowField is how a fluid flows and how high it stands at the nodes of a regular grid in world axes, at some times. Between nodes and times it is linear; beyond the grid it is as at
// its nearest edge, before the first time and after the last as then.
type FlowField struct {
	Origin  r3.Vec     // of the first node, m
	Spacing r3.Vec     // of nodes, m; above 0 along axes of more than one node
	Count   [3]int     // nodes along x, y and z
	Times   []float64  // s, rising
	Nodes   []FlowNode // of one time after the other, x running fastest, then y
}

// FlowNode is the flow at a node.
type FlowNode struct {
	Velocity r3.Vec  // m/s
	Level    float64 // height along Model.Up, m
}

// check tells what is wrong with a field.
func (f *FlowField) check() error {
	n := len(f.Times)
	for axis, s := range [3]float64{f.Spacing.X, f.Spacing.Y, f.Spacing.Z} {
		if f.Count[axis] < 1 || f.Count[axis] > 1 && !(s > 0 && !math.IsInf(s, 1)) {
			return fmt.Errorf("flow field of %d nodes along axis %d, %g m apart: want one or more, apart", f.Count[axis], axis, s)
		}
		n *= f.Count[axis]
	}
	if len(f.Times) == 0 || len(f.Nodes) != n {
		return fmt.Errorf("flow field of %v nodes at %d times: %d nodes given, want %d", f.Count, len(f.Times), len(f.Nodes), n)
	}
	for i, t := range f.Times {
		if !vec.Finite1(t) || i > 0 && !(t > f.Times[i-1]) {
			return errors.New("flow field: want times that rise")
		}
	}
	for i := range f.Nodes {
		if v := &f.Nodes[i]; !vec.Finite1(v.Velocity.X+v.Velocity.Y+v.Velocity.Z) || math.IsNaN(v.Level) {
			return fmt.Errorf("flow field: node %d has velocity %v and level %g", i, v.Velocity, v.Level)
		}
	}
	return nil
}

// slice is the last slice before time t, how far t is on the way to the next, and the inverse of the time between both, 1/s; 0 where there is no next.
func (f *FlowField) slice(t float64) (first int32, between, rate float64) {
	i := sort.SearchFloat64s(f.Times, t)
	switch {
	case i == 0:
		return 0, 0, 0
	case i == len(f.Times):
		return int32(i - 1), 0, 0
	}
	rate = 1 / (f.Times[i] - f.Times[i-1])
	return int32(i - 1), (t - f.Times[i-1]) * rate, rate
}

// At is the stream at a place (m): s has the time. Its rate is the acceleration that the fluid has as it flows, ∂u/∂t + (u·∇) u.
func (f *FlowField) At(s *Stream, x r3.Vec) Stream {
	out, _, _ := f.WithGradients(s, x)
	return out
}

// WithGradients is At with the derivatives of the velocity by x, y and z, 1/s, and of the level.
func (f *FlowField) WithGradients(s *Stream, x r3.Vec) (out Stream, gradient [3]r3.Vec, slopes r3.Vec) {
	var from, step [3]int
	var part, slope [3]float64
	for axis, d := range [3][3]float64{
		{x.X - f.Origin.X, f.Spacing.X, 1}, {x.Y - f.Origin.Y, f.Spacing.Y, float64(f.Count[0])}, {x.Z - f.Origin.Z, f.Spacing.Z, float64(f.Count[0] * f.Count[1])},
	} {
		last := f.Count[axis] - 1
		if last == 0 {
			continue
		}
		at := d[0] / d[1]
		k := min(max(int(math.Floor(min(max(at, 0), float64(last)))), 0), last-1)
		from[axis], step[axis], part[axis] = k*int(d[2]), int(d[2]), min(max(at-float64(k), 0), 1)
		if at >= 0 && at <= float64(last) {
			slope[axis] = 1 / d[1]
		}
	}
	size := f.Count[0] * f.Count[1] * f.Count[2]
	first := int(s.Slice)*size + from[0] + from[1] + from[2]
	next := 0
	if s.PerTime > 0 {
		next = size
	}
	var slant [3]float64 // of the level
	for corner := range 8 {
		n, w, by := first, 1.0, [3]float64{1, 1, 1}
		for axis := range 3 {
			here, change := 1-part[axis], -slope[axis]
			if corner>>axis&1 == 1 {
				n += step[axis]
				here, change = part[axis], slope[axis]
			}
			w *= here
			for k := range 3 {
				if k == axis {
					by[k] *= change
				} else {
					by[k] *= here
				}
			}
		}
		a, b := &f.Nodes[n], &f.Nodes[n+next]
		change := r3.Sub(b.Velocity, a.Velocity)
		v := r3.Add(a.Velocity, r3.Scale(s.Between, change))
		out.Velocity = r3.Add(out.Velocity, r3.Scale(w, v))
		out.Rate = r3.Add(out.Rate, r3.Scale(w*s.PerTime, change))
		level := a.Level + s.Between*(b.Level-a.Level)
		out.Level += w * level
		for axis := range 3 {
			gradient[axis] = r3.Add(gradient[axis], r3.Scale(by[axis], v))
			slant[axis] += by[axis] * level
		}
	}
	u := out.Velocity
	out.Rate = r3.Add(out.Rate, r3.Add(r3.Scale(u.X, gradient[0]), r3.Add(r3.Scale(u.Y, gradient[1]), r3.Scale(u.Z, gradient[2]))))
	return out, gradient, r3.Vec{X: slant[0], Y: slant[1], Z: slant[2]}
}

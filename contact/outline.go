// The outlines of round surfaces: what tells in every trial where a strand or a ball is, apart from all else that is known of it. A net has a hundred thousand of them, of which hardly any
// is near anything: only those are placed that are.

package contact

import (
	"sync/atomic"

	"gabion/contact/broadphase"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// outline is a capsule about two points of frames, or a ball about one.
type outline struct {
	frames   [2]int32
	arms     [2]r3.Vec  // of the points, in the axes of their frames
	distance [2]float64 // of the points from the origins of their frames, m
	radius   float64    // m
	round    bool       // it is one: other surfaces are placed in every trial
}

// newOutline is that of a body.
func newOutline(x *body) (o outline) {
	o = outlineOf(x)
	for k, arm := range o.arms {
		o.distance[k] = vec.Norm(arm)
	}
	return o
}

func outlineOf(x *body) outline {
	o := outline{round: true}
	var at rigid.Placement
	switch c := x.Carrier.(type) {
	case dem.Strand:
		o.frames, o.arms, o.radius = [2]int32{int32(c.Frames[0]), int32(c.Frames[1])}, c.Ends, x.Radius
		return o
	case dem.Attached:
		o.frames, at = [2]int32{int32(c.Frame), int32(c.Frame)}, c.At
	default:
		return outline{}
	}
	place := func(p r3.Vec) r3.Vec {
		if at == (rigid.Placement{}) {
			return p
		}
		return rigid.Frame{Orientation: quat.Number{Real: 1}}.Place(at).ToWorld(p)
	}
	switch s := x.Shape.(type) {
	case geometry.Sphere:
		o.arms, o.radius = [2]r3.Vec{place(r3.Vec{}), place(r3.Vec{})}, s.Radius
		o.round = !s.Inside
	case geometry.Capsule:
		o.arms, o.radius = [2]r3.Vec{place(s.A), place(s.B)}, s.Radius
	default:
		return outline{}
	}
	return o
}

// bounds are those of the outline in the world.
func (o *outline) bounds(frames []rigid.Frame) r3.Box {
	a := pointOf(&frames[o.frames[0]], o.arms[0])
	b := a
	if o.frames[1] != o.frames[0] || o.arms[1] != o.arms[0] {
		b = pointOf(&frames[o.frames[1]], o.arms[1])
	}
	return vec.Inflate(vec.Between(a, b), o.radius)
}

// pointOf is a point of a frame in the world.
func pointOf(f *rigid.Frame, arm r3.Vec) r3.Vec {
	if arm == (r3.Vec{}) {
		return f.Position
	}
	return r3.Add(f.Position, rigid.Rotate(f.Orientation, arm))
}

// placePairs lists those of the pairs of a chunk that are near each other, and places those of their surfaces that are round bodies.
func (e *Engine) placePairs(_, chunk int) {
	list := e.close[chunk][:0]
	for _, p := range chunkOf(e.broad.Pairs(), chunk, e.pairsInChunk()) {
		if i, j := p.Items(); e.near(i, j) {
			list = append(list, p)
			e.placeOnce(i)
			e.placeOnce(j)
		}
	}
	e.close[chunk] = list
}

// placeOnce places a surface that is a round body, unless that has been begun for another of its pairs in this trial.
func (e *Engine) placeOnce(i int) {
	if i >= len(e.bodies) || !e.outlines[i].round {
		return
	}
	if in := atomic.LoadUint32(&e.placedIn[i]); in != e.trials && atomic.CompareAndSwapUint32(&e.placedIn[i], in, e.trials) {
		e.placeBody(&e.bodies[i])
	}
}

// near tells whether the bounds of two surfaces overlap, of which a plane reaches to one side of it.
func (e *Engine) near(i, j int) bool {
	b := &e.bounds
	return broadphase.Overlapping(&b.boxes[i], &b.boxes[j]) && !b.balls[i].apart(&b.balls[j]) && (!e.flat[j] || e.reaches(i, &e.items[j]))
}

// reaches tells whether the bounds of a surface reach a plane.
func (e *Engine) reaches(i int, y *body) bool {
	b, p := &e.bounds.boxes[i], y.Shape.(geometry.Plane)
	normal := rigid.Rotate(y.Frame.Orientation, p.Normal)
	lowest := r3.Vec{X: b.Min.X, Y: b.Min.Y, Z: b.Min.Z}
	if normal.X < 0 {
		lowest.X = b.Max.X
	}
	if normal.Y < 0 {
		lowest.Y = b.Max.Y
	}
	if normal.Z < 0 {
		lowest.Z = b.Max.Z
	}
	return r3.Dot(r3.Sub(lowest, y.Frame.ToWorld(p.Point)), normal) < e.margin/2
}

// A surface in contact: where it is, how easily its frames move, and their shares in a force.

package contact

import (
	"fmt"
	"math"
	"slices"

	"gabion/contact/narrowphase"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// body is a surface and, where it is coupled, its frames.
type body struct {
	dem.PlacedSurface
	placed         narrowphase.Placed
	surface        *dem.Surface
	material       int // of all of it, unless it is zoned
	zoned          bool
	meeting        r3.Vec         // where its middle was when the step was first tried: the place of ground of several materials that it meets
	frames         []int          // none for a wall
	mobility       [2]mobility    // of the frames
	centre         r3.Vec         // of the bounds, in the surface's axes
	halfEdges      [3]r3.Vec      // half the sides of the bounds, in the surface's axes
	worldCentre    r3.Vec         // the same in the world
	boundingRadius float64        // about the centre, m
	worldBounds    r3.Box         // in the world
	step           int64          // in which it was placed last
	still          bool           // as in an earlier trial of the step
	way            float64        // by which its points are from where they were in the first trial of the step, at most, m
	at             [2]rigid.Frame // where its frames were when it was moved
	reach          [2]float64     // the farthest that it is from their origins, m
}

// newBody is surface i. Meshes that are prepared for contact are shared.
func newBody(i int, s *dem.Surface, pairs [][2]int, prepared map[*geometry.Mesh]*narrowphase.Shape) (body, error) {
	x := body{PlacedSurface: dem.NewPlacedSurface(i, s, pairs), surface: s, material: s.Material, zoned: s.Zones != nil}
	mesh, _ := s.Shape.(*geometry.Mesh)
	shape := prepared[mesh]
	if shape == nil {
		var err error
		if shape, err = narrowphase.New(s.Shape); err != nil {
			return x, fmt.Errorf("surface %q: %w", s.Name, err)
		}
		if mesh != nil {
			prepared[mesh] = shape
		}
	}
	x.placed = shape.Place()
	carriers, n := dem.FramesOf(s.Carrier)
	x.frames = slices.Clone(carriers[:n])
	b := s.Shape.Bounds()
	if x.isTerrain() { // which holds bodies as deep as it is wide
		b.Min.Z -= r3.Norm(r3.Sub(b.Max, b.Min))
	}
	x.centre = r3.Scale(0.5, r3.Add(b.Min, b.Max))
	half := r3.Scale(0.5, r3.Sub(b.Max, b.Min))
	x.boundingRadius, x.halfEdges = r3.Norm(half), [3]r3.Vec{{X: half.X}, {Y: half.Y}, {Z: half.Z}}
	if mesh != nil {
		x.boundingRadius = 0
		for _, v := range mesh.Vertices {
			x.boundingRadius = max(x.boundingRadius, r3.Norm(r3.Sub(v, x.centre)))
		}
	}
	return x, nil
}

// materialFor is the material of x that y meets.
func (x *body) materialFor(y *body) int {
	if !x.zoned {
		return x.material
	}
	return x.surface.MaterialAt(x.Frame.ToLocal(y.meeting))
}

// lawOf is the law of the contacts of two surfaces.
func (e *Engine) lawOf(x, y *body) *law.PairLaw {
	return e.laws.Law(x.materialFor(y), y.materialFor(x))
}

// setMobility sets how easily the body's frames move.
func (x *body) setMobility(of []rigid.Mobility) {
	for i, f := range x.frames {
		x.mobility[i] = mobility{Mobility: of[f]}
	}
}

// fixed tells whether nothing moves the surface.
func (x *body) fixed() bool { return x.mobility[0].InverseMass+x.mobility[1].InverseMass == 0 }

// moveTo takes the body to where its carrier is at time t (s) or in the coupled frames.
func (x *body) moveTo(t float64, frames []rigid.Frame) {
	x.Move(t, frames)
	x.updateBounds()
	if x.Strand != nil {
		x.placed.MoveStrand(x.Ends[0].Place, x.Ends[1].Place)
	} else {
		x.placed.Move(x.Frame)
	}
	for k, f := range x.frames {
		x.at[k] = frames[f]
		x.reach[k] = vec.Norm(r3.Sub(x.worldCentre, frames[f].Position)) + x.boundingRadius
	}
}

// stays tells whether no point of the body has another velocity than where it was moved last by more than a speed, m/s, or is farther from there than by a distance, m.
func (x *body) stays(frames []rigid.Frame, speed, distance float64) bool {
	for k, f := range x.frames {
		was, now, reach := &x.at[k], &frames[f], x.reach[k]
		faster := vec.Norm(r3.Sub(now.Velocity, was.Velocity)) + reach*vec.Norm(r3.Sub(now.AngularVelocity, was.AngularVelocity))
		if !(faster <= speed && farther(was, now, reach) <= distance) {
			return false
		}
	}
	return true
}

// farther is no less than how far a point goes that a frame takes along from one place to another, at a distance from its origin, m.
func farther(from, to *rigid.Frame, distance float64) float64 {
	q := quat.Sub(to.Orientation, from.Orientation)
	return vec.Norm(r3.Sub(to.Position, from.Position)) + 2*distance*math.Sqrt(q.Real*q.Real+q.Imag*q.Imag+q.Jmag*q.Jmag+q.Kmag*q.Kmag)
}

// wayFrom is no less than how far any point of the body has gone with its frames, m.
func (x *body) wayFrom(before, frames []rigid.Frame) (most float64) {
	for k, f := range x.frames {
		most = max(most, farther(&before[f], &frames[f], x.reach[k]))
	}
	return most
}

// updateBounds works out the world bounds of the body where it is now.
func (x *body) updateBounds() {
	if x.Strand == nil {
		x.worldCentre = x.Frame.ToWorld(x.centre)
	}
	if k, ok := x.worldCapsule(); ok {
		x.worldCentre, x.boundingRadius = r3.Scale(0.5, r3.Add(k.A, k.B)), vec.Norm(r3.Sub(k.B, k.A))/2+k.Radius
		x.worldBounds = vec.Inflate(vec.Between(k.A, k.B), k.Radius)
		return
	}
	if s, ok := x.Shape.(geometry.Sphere); ok {
		x.worldBounds = vec.Inflate(r3.Box{Min: x.worldCentre, Max: x.worldCentre}, s.Radius)
		return
	}
	if !vec.Finite1(x.boundingRadius) {
		x.worldBounds = vec.Everywhere()
		return
	}
	var half r3.Vec
	for _, edge := range x.halfEdges {
		edge = rigid.Rotate(x.Frame.Orientation, edge)
		half = r3.Add(half, r3.Vec{X: math.Abs(edge.X), Y: math.Abs(edge.Y), Z: math.Abs(edge.Z)})
	}
	half = r3.Vec{X: min(half.X, x.boundingRadius), Y: min(half.Y, x.boundingRadius), Z: min(half.Z, x.boundingRadius)}
	x.worldBounds = r3.Box{Min: r3.Sub(x.worldCentre, half), Max: r3.Add(x.worldCentre, half)}
}

// worldCapsule is the body as one in the world, if it is one.
func (x *body) worldCapsule() (geometry.Capsule, bool) {
	if x.Strand != nil {
		return geometry.Capsule{A: x.Ends[0].Place, B: x.Ends[1].Place, Radius: x.Radius}, true
	}
	k, ok := x.Shape.(geometry.Capsule)
	if ok {
		k.A, k.B = x.Frame.ToWorld(k.A), x.Frame.ToWorld(k.B)
	}
	return k, ok
}

// ends are the shares that the body's frames have of a force at a point of the world with segment parameter lever, and its arms about them, m.
func (x *body) ends(point r3.Vec, lever float64, frames []rigid.Frame) (shares [2]float64, arms [2]r3.Vec) {
	switch {
	case x.Strand != nil:
		return [2]float64{1 - lever, lever}, x.Arms(point, lever)
	case len(x.frames) == 0:
		return shares, arms
	}
	return [2]float64{1}, [2]r3.Vec{r3.Sub(point, frames[x.frames[0]].Position)}
}

// place is a point of the world in the surface's axes; on a strand, its distance from the first end.
func (x *body) place(point r3.Vec, lever float64) r3.Vec {
	if x.Strand != nil {
		return r3.Vec{X: lever * r3.Norm(x.Axis)}
	}
	return x.Frame.ToLocal(point)
}

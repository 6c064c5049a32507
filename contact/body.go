// A surface in contact: where it is, its probes, its mass, and the reactions on its frames.

package contact

import (
	"math"
	"slices"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// body is a surface with its probes and, where it is coupled, its frames.
type body struct {
	dem.PlacedSurface
	probes         geometry.Probes
	material       int
	curvature1     float64 // principal curvatures, 1/m
	curvature2     float64
	hollow         bool
	flat           bool  // a plane
	frames         []int // none for a wall
	masses         [2]float64
	centre         r3.Vec    // of the bounds, in the surface's axes
	halfEdges      [3]r3.Vec // half the sides of the bounds, in the surface's axes
	worldCentre    r3.Vec    // the same in the world
	boundingRadius float64
	worldBounds    r3.Box // in the world
}

func newBody(i int, s *dem.Surface, pairs [][2]int) body {
	x := body{PlacedSurface: dem.NewPlacedSurface(i, s, pairs), probes: geometry.ProbesOf(s.Shape), material: s.Material, hollow: geometry.Hollow(s.Shape)}
	if c, ok := s.Shape.(geometry.Curved); ok {
		x.curvature1, x.curvature2 = c.Curvature()
	}
	_, x.flat = s.Shape.(geometry.Plane)
	x.masses = [2]float64{math.Inf(1), math.Inf(1)}
	carriers, n := dem.FramesOf(s.Carrier)
	x.frames = slices.Clone(carriers[:n])
	b := s.Shape.Bounds()
	x.centre = r3.Scale(0.5, r3.Add(b.Min, b.Max))
	half := r3.Scale(0.5, r3.Sub(b.Max, b.Min))
	x.boundingRadius, x.halfEdges = r3.Norm(half), [3]r3.Vec{{X: half.X}, {Y: half.Y}, {Z: half.Z}}
	return x
}

// setMasses sets the masses of the body's frames.
func (x *body) setMasses(masses []float64) {
	for i, f := range x.frames {
		x.masses[i] = masses[f]
	}
}

// inverseMass is that of the body at a contact with segment parameter lever, 1/kg.
func (x *body) inverseMass(lever float64) float64 {
	if x.Strand == nil {
		return 1 / x.masses[0]
	}
	return vec.Sq(1-lever)/x.masses[0] + vec.Sq(lever)/x.masses[1]
}

// updateBounds works out the world bounds of the body where it is now.
func (x *body) updateBounds() {
	if x.Strand == nil {
		x.worldCentre = x.Frame.ToWorld(x.centre)
	}
	if k, ok := x.worldCapsule(); ok {
		x.worldCentre, x.boundingRadius = r3.Scale(0.5, r3.Add(k.A, k.B)), vec.Norm(r3.Sub(k.B, k.A))/2+k.Radius
		x.worldBounds = vec.Inflate(r3.Box{Min: vec.MinVec(k.A, k.B), Max: vec.MaxVec(k.A, k.B)}, k.Radius)
		return
	}
	switch s := x.Shape.(type) {
	case geometry.Sphere:
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

// probeCentre is a probe's centre in the world.
func (x *body) probeCentre(p *geometry.Probe) r3.Vec {
	if x.Strand != nil {
		return vec.Mix(x.Ends[0].Place, x.Ends[1].Place, p.Lever)
	}
	return x.Frame.ToWorld(p.Centre)
}

// addReaction adds what a contact does to the body, with the given sign, to the wrenches and tangents of its frames.
func (x *body) addReaction(t *bodyContact, sign float64, frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) {
	if len(x.frames) == 0 {
		return
	}
	lever := t.Levers[0]
	if sign < 0 {
		lever = t.Levers[1]
	}
	shares, arms := [2]float64{1}, [2]r3.Vec{r3.Sub(t.Point, frames[x.frames[0]].Position)}
	if x.Strand != nil {
		shares, arms = [2]float64{1 - lever, lever}, x.Arms(t.Point, lever)
	}
	for i, f := range x.frames {
		if wrenches == nil {
			break
		}
		force := r3.Scale(sign*shares[i], t.Force)
		wrenches[f].Force = r3.Add(wrenches[f].Force, force)
		wrenches[f].Moment = r3.Add(wrenches[f].Moment, r3.Add(r3.Cross(arms[i], force), r3.Scale(sign*shares[i], t.Moment)))
	}
	if tangents == nil {
		return
	}
	for i := range x.frames {
		for j := range x.frames {
			t.Tangent.AddTo(&tangents[x.TangentIndices[2*i+j]], shares[i]*shares[j], arms[i], arms[j])
		}
	}
}

// Tests of tangents against differences of wrenches.

package contact

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// tangentCase is two surfaces that overlap a little when their frames are at their places: the first is above the second. A first frame that is a metre above or
// below the others is moved up to where the surfaces do.
type tangentCase struct {
	name     string
	surfaces []dem.Surface
	frames   []rigid.Frame
}

// onFrame is a body's surface.
func onFrame(frame int, s geometry.Shape) dem.Surface {
	return dem.Surface{Name: "body", Shape: s, Carrier: dem.Attached{Frame: frame, At: rigid.Placement{Position: r3.Vec{X: 0.001, Y: -0.002}}}}
}

// strandOn spans two frames, beside their origins.
func strandOn(frame int, radius float64) dem.Surface {
	return dem.Surface{Name: "strand", Shape: geometry.Capsule{Radius: radius}, Carrier: dem.Strand{Frames: [2]int{frame, frame + 1}, Ends: [2]r3.Vec{{X: 0.002}, {Z: 0.003}}}}
}

func at(x, y, z float64, axis r3.Vec, angle float64) rigid.Frame {
	f := rigid.Frame{Position: r3.Vec{X: x, Y: y, Z: z}, Orientation: quat.Number{Real: 1}}
	if angle != 0 {
		f.Orientation = expect.TurnAbout(axis, angle)
	}
	return f
}

func tangentCases() []tangentCase {
	ball, bar := geometry.Sphere{Radius: 0.05}, geometry.Capsule{A: r3.Vec{X: -0.1}, B: r3.Vec{X: 0.1}, Radius: 0.03}
	block, wheel := geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.16}}, expect.Must(geometry.NewCylinder(0.1, 0.16, false, geometry.BothEnds))
	cone := expect.Must(geometry.NewCone(0.06, 0.1, 0.16, false, geometry.BothEnds))
	hull, mesh := hullOf(roof...), onFeet(r3.Vec{X: 0.2, Y: 0.2, Z: 0.1}, 2, 0.01)
	y := r3.Vec{Y: 1}
	z := r3.Vec{Z: 1}
	return []tangentCase{
		{"sphere on plane", []dem.Surface{floor, onFrame(0, ball)}, []rigid.Frame{at(0, 0, 0.0498, y, 0.3)}},
		{"sphere on sphere", []dem.Surface{onFrame(0, ball), onFrame(1, geometry.Sphere{Radius: 0.08})}, []rigid.Frame{at(0.01, 0.02, 0.1275, y, 0.3), at(0, 0, 0, z, 1)}},
		{"sphere on capsule", []dem.Surface{onFrame(0, ball), onFrame(1, bar)}, []rigid.Frame{at(0.01, 0.02, 0.077, y, 0.3), at(0, 0, 0, z, 0.2)}},
		{"sphere on the end of a capsule", []dem.Surface{onFrame(0, ball), onFrame(1, bar)}, []rigid.Frame{at(0.12, 0.01, 0.076, y, 0.3), at(0, 0, 0, z, 0.1)}},
		{"capsule on plane", []dem.Surface{floor, onFrame(0, bar)}, []rigid.Frame{at(0, 0, 0.077, y, 0.5)}},
		{"capsule on capsule", []dem.Surface{onFrame(0, bar), onFrame(1, bar)}, []rigid.Frame{at(0.01, 0.02, 0.0597, z, 1.2), at(0, 0, 0, y, 0.1)}},
		{"sphere on strand", []dem.Surface{onFrame(0, ball), strandOn(1, 0.01)}, []rigid.Frame{at(0.01, 0.01, 0.0597, y, 0.3), at(-0.1, 0.02, 0, z, 0.2), at(0.2, 0, 0.001, y, 0.2)}},
		{"capsule on strand", []dem.Surface{onFrame(0, bar), strandOn(1, 0.01)}, []rigid.Frame{at(0.01, 0.01, 0.0397, z, 0.9), at(-0.1, 0.02, 0, z, 0.2), at(0.2, 0, 0.001, y, 0.2)}},
		{"strand on strand", []dem.Surface{strandOn(0, 0.02), strandOn(2, 0.01)}, []rigid.Frame{at(-0.1, -0.1, 0.03, z, 0.2), at(0.1, 0.1, 0.0255, z, 0.2), at(-0.1, 0.12, 0, z, 0.2), at(0.2, -0.07, 0.001, y, 0.2)}},
		{"box on a corner on plane", []dem.Surface{floor, onFrame(0, geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.16}})}, []rigid.Frame{at(0, 0, 0.1295, r3.Vec{X: 0.7, Y: 0.4}, 0.8)}},
		{"box flat on plane", []dem.Surface{floor, onFrame(0, geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.16}})}, []rigid.Frame{at(0, 0, 0.0798, z, 0.8)}},
		{"sphere on face of box", []dem.Surface{onFrame(0, ball), onFrame(1, geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.16}})}, []rigid.Frame{at(0.01, 0.02, 0.1298, y, 0.3), at(0, 0, 0, z, 0.3)}},
		{"sphere on edge of box", []dem.Surface{onFrame(0, ball), onFrame(1, block)}, []rigid.Frame{at(0.07, 0.02, 1, y, 0.3), at(0, 0, 0, z, 0)}},
		{"sphere on corner of box", []dem.Surface{onFrame(0, ball), onFrame(1, block)}, []rigid.Frame{at(0.07, 0.12, 1, y, 0.3), at(0, 0, 0, z, 0)}},
		{"strand on edge of box", []dem.Surface{onFrame(0, block), strandOn(1, 0.01)}, []rigid.Frame{at(0, 0, -1, y, 0.8), at(-0.03, -0.3, 0, z, 0.2), at(0.03, 0.3, 0.01, y, 0.2)}},
		{"strand on edge of hull", []dem.Surface{onFrame(0, hull), strandOn(1, 0.01)}, []rigid.Frame{at(0, 0, -1, z, 0.1), at(0, -0.3, 0, z, 0.2), at(0.05, 0.3, 0.01, y, 0.2)}},
		{"strand on edge of mesh", []dem.Surface{onFrame(0, mesh), strandOn(1, 0.01)}, []rigid.Frame{at(0, 0, -1, r3.Vec{X: 0.1, Y: 1}, 0.8), at(-0.3, 0.04, 0, z, 0.2), at(0.3, 0.05, 0.01, y, 0.2)}},
		{"strand on corner of box", []dem.Surface{onFrame(0, block), strandOn(1, 0.01)}, []rigid.Frame{at(0, 0, -1, r3.Vec{X: 0.7, Y: 0.4}, 0.8), at(0.045, -0.3, 0, z, 0.2), at(0.04, 0.3, 0.01, y, 0.2)}},
		{"end of capsule on edge of box", []dem.Surface{onFrame(0, bar), onFrame(1, block)}, []rigid.Frame{at(0.055, 0.02, 1, y, 1.3), at(0, 0, 0, z, 0)}},
		{"edge of box on edge of box", []dem.Surface{onFrame(0, block), onFrame(1, block)}, []rigid.Frame{at(0, 0, 1, y, 0.7), at(0, 0, 0, r3.Vec{X: 1}, 0.8)}},
		{"edge of hull on edge of box", []dem.Surface{onFrame(0, hull), onFrame(1, block)}, []rigid.Frame{at(0, 0, 1, r3.Vec{X: 1, Y: 0.05}, 3), at(0, 0, 0, y, 0.8)}},
		{"edge of hull on edge of mesh", []dem.Surface{onFrame(0, hull), onFrame(1, mesh)}, []rigid.Frame{at(0, 0, 1, r3.Vec{X: 1, Y: 0.05}, 3), at(-0.02, 0.013, 0, r3.Vec{X: 0.02, Y: 1}, -0.8)}},
		{"corner of box on face of box", []dem.Surface{onFrame(0, block), onFrame(1, block)}, []rigid.Frame{at(-0.01, 0.005, 1, r3.Vec{X: 0.7, Y: 0.4}, 0.8), at(0, 0, 0, z, 0.3)}},
		{"face of box on corner of box", []dem.Surface{onFrame(0, block), onFrame(1, block)}, []rigid.Frame{at(-0.01, 0.005, 1, z, 0.3), at(0, 0, 0, r3.Vec{X: 0.7, Y: 0.4}, 0.8)}},
		{"strand on side of cylinder", []dem.Surface{onFrame(0, wheel), strandOn(1, 0.01)}, []rigid.Frame{at(0, 0, -1, y, 1.5), at(0.01, -0.3, 0, z, 0.2), at(0.05, 0.3, 0.001, y, 0.2)}},
		{"strand on rim of cylinder", []dem.Surface{onFrame(0, wheel), strandOn(1, 0.01)}, []rigid.Frame{at(0, 0, -1, y, 0.6), at(0.03, -0.3, 0, z, 0.2), at(0.07, 0.3, 0.001, y, 0.2)}},
		{"strand on torus", []dem.Surface{onFrame(0, geometry.Torus{Radius: 0.1, Tube: 0.02}), strandOn(1, 0.01)}, []rigid.Frame{at(0, 0, -1, y, 0.6), at(0.03, -0.3, 0, z, 0.2), at(0.07, 0.3, 0.001, y, 0.2)}},
		{"sphere on torus", []dem.Surface{onFrame(0, ball), onFrame(1, geometry.Torus{Radius: 0.1, Tube: 0.02})}, []rigid.Frame{at(0.08, 0.01, 1, y, 0.3), at(0, 0, 0, y, 0.4)}},
		{"sphere on rim of cylinder", []dem.Surface{onFrame(0, ball), onFrame(1, wheel)}, []rigid.Frame{at(0.12, 0.06, 1, y, 0.3), at(0, 0, 0, z, 0)}},
		{"sphere on side of cylinder", []dem.Surface{onFrame(0, ball), onFrame(1, wheel)}, []rigid.Frame{at(0.02, 0.01, 1, y, 0.3), at(0, 0, 0, y, 1.4)}},
		{"corner of box on side of cylinder", []dem.Surface{onFrame(0, block), onFrame(1, wheel)}, []rigid.Frame{at(-0.01, 0.005, 1, r3.Vec{X: 0.7, Y: 0.4}, 0.8), at(0, 0, 0, y, 1.5)}},
		{"edge of hull on side of cylinder", []dem.Surface{onFrame(0, hull), onFrame(1, wheel)}, []rigid.Frame{at(0, 0, 1, r3.Vec{X: 1, Y: 0.05}, 3), at(0, 0.01, 0, r3.Vec{X: 1, Y: 0.1}, 1.5)}},
		{"rim of cylinder on edge of box", []dem.Surface{onFrame(0, wheel), onFrame(1, block)}, []rigid.Frame{at(-0.02, 0.01, 1, y, 0.6), at(0, 0, 0, y, 0.8)}},
		{"rim of cylinder on face of box", []dem.Surface{onFrame(0, wheel), onFrame(1, block)}, []rigid.Frame{at(0.07, 0.01, 1, y, 0.6), at(0, 0, 0, z, 0.3)}},
		{"rim of cylinder on end of cylinder", []dem.Surface{onFrame(0, wheel), onFrame(1, wheel)}, []rigid.Frame{at(0.05, 0.01, 1, y, 0.9), at(0, 0, 0, y, 0.1)}},
		{"rim of cylinder on side of cylinder", []dem.Surface{onFrame(0, wheel), onFrame(1, wheel)}, []rigid.Frame{at(0.07, 0.01, 1, y, 0.6), at(0, 0, 0, r3.Vec{X: 1}, 1.5)}},
		{"rim of cylinder on rim of cylinder", []dem.Surface{onFrame(0, wheel), onFrame(1, wheel)}, []rigid.Frame{at(0.05, 0.05, 1, y, 0.9), at(0, 0, 0, r3.Vec{X: 1}, 0.9)}},
		{"crossed cylinders", []dem.Surface{onFrame(0, wheel), onFrame(1, wheel)}, []rigid.Frame{at(0.01, 0.02, 1, y, 1.5), at(0, 0, 0, r3.Vec{X: 1}, 1.4)}},
		{"crossed cones", []dem.Surface{onFrame(0, cone), onFrame(1, cone)}, []rigid.Frame{at(0.01, 0.02, 1, y, 1.5), at(0, 0, 0, r3.Vec{X: 1}, 1.4)}},
		{"rim of cylinder on plane", []dem.Surface{floor, onFrame(0, wheel)}, []rigid.Frame{at(0, 0, 1, y, 0.6)}},
		{"strand on plane", []dem.Surface{floor, strandOn(0, 0.02)}, []rigid.Frame{at(-0.1, -0.1, 0.1, z, 0.2), at(0.1, 0.1, 0.0168, z, 0.2)}},
	}
}

// TestTangents compares the derivatives of the wrenches on all frames by the motions of all, with differences: for every pair of shapes, sticking
// and sliding.
func TestTangents(t *testing.T) {
	for _, c := range tangentCases() {
		for _, friction := range []float64{5, 0.05} {
			t.Run(c.name, func(t *testing.T) { compareTangents(t, c, friction) })
		}
	}
}

func compareTangents(t *testing.T, c tangentCase, friction float64) {
	const dt, h = 1e-5, 1e-7
	n := len(c.frames)
	var o Options
	for i := range n {
		o.Mobilities = append(o.Mobilities, rigid.NewMobility(2+float64(i), [3][3]float64{{0.01}, {0, 0.02}, {0, 0, 0.015}}))
	}
	e := expect.Must(New(&dem.Model{Materials: steelLike, Law: frictional, Default: law.Interaction{Restitution: 0.5, Friction: friction}, Surfaces: c.surfaces}, o))
	rng := packing.RandomStream(1, 2)
	frames := append([]rigid.Frame(nil), c.frames...)
	for i := range frames {
		frames[i].Velocity, frames[i].AngularVelocity = expect.RandomVec(rng, 0.02), expect.RandomVec(rng, 0.1)
	}
	e.Drift(dt, dt)
	land(e, frames)
	e.Drift(dt, dt)
	contactWithoutSharing(e, frames)
	if len(e.current) == 0 {
		t.Fatal("no contact")
	}
	e.UpdatePairs()
	wrenches, tangents := make([]rigid.Wrench, n), make([]rigid.Tangent, len(e.Pairs()))
	expect.Must(0, e.Contact(frames, wrenches, tangents))
	difference := func(move func(f *rigid.Frame, axis int, by float64), j, axis int) []rigid.Wrench {
		var out [2][]rigid.Wrench
		for k, sign := range [2]float64{-1, 1} {
			f := append([]rigid.Frame(nil), frames...)
			move(&f[j], axis, sign*h)
			out[k] = make([]rigid.Wrench, n)
			forget(e)
			expect.Must(0, e.Contact(f, out[k], nil))
		}
		for i := range out[0] {
			out[1][i] = out[1][i].Plus(-1, out[0][i]).Times(0.5 / h)
		}
		return out[1]
	}
	var scale [2][2][2]float64 // of stiffness and damping, by force or moment and by translation or rotation
	each := func(visit func(kind, i, row, column int, exact, difference float64)) {
		for j := range n {
			for axis := range 6 {
				for kind, move := range []func(f *rigid.Frame, axis int, by float64){shift, push} {
					d := difference(move, j, axis)
					for i := range n {
						at := e.pairIndex(i, j)
						for row, want := range [6]float64{d[i].Force.X, d[i].Force.Y, d[i].Force.Z, d[i].Moment.X, d[i].Moment.Y, d[i].Moment.Z} {
							exact := 0.0
							if at >= 0 {
								exact = [2]*[6][6]float64{&tangents[at].Stiffness, &tangents[at].Damping}[kind][row][axis]
							}
							visit(kind, i, row, axis, exact, want)
						}
					}
				}
			}
		}
	}
	each(func(kind, _, row, column int, _, want float64) {
		s := &scale[kind][row/3][column/3]
		*s = math.Max(*s, math.Abs(want))
	})
	for kind := range scale { // rotations count as displacements at least a millimetre away
		s := &scale[kind]
		s[0][1], s[1][0] = math.Max(s[0][1], 1e-3*s[0][0]), math.Max(s[1][0], 1e-3*s[0][0])
		s[1][1] = math.Max(s[1][1], 1e-6*s[0][0])
	}
	tolerance := 1e-6
	if c.name == "box flat on plane" {
		tolerance = 1e-3 // the weights of its corners change as it tilts
	}
	each(func(kind, i, row, column int, exact, want float64) {
		if off := math.Abs(exact - want); off > tolerance*scale[kind][row/3][column/3] {
			t.Errorf("%s on frame %d, entry %d %d: %g, want %g of %g", [2]string{"stiffness", "damping"}[kind], i, row, column, exact, want, scale[kind][row/3][column/3])
		}
	})
}

// contactWithoutSharing is the first trial of a step whose shares are held, so that they have no force.
func contactWithoutSharing(e *Engine, frames []rigid.Frame) {
	expect.Must(0, e.Contact(frames, nil, nil))
	for i := range e.first {
		e.first[i].Sharing = [2]sharing{}
	}
	e.evaluated = false
	expect.Must(0, e.Contact(frames, nil, nil))
}

// land moves a first frame that is a metre from the others along Z to where its surface is 0.2 mm in another one, and tells whether there is one.
func land(e *Engine, frames []rigid.Frame) bool {
	z := &frames[0].Position.Z
	far := *z
	if math.Abs(far) != 1 {
		return true
	}
	way := -far
	for step := 1e-3; step > 1e-7; step /= 10 { // from outside, since what is deep inside touches nothing
		for {
			next := far + way*step
			if *z = next; math.Abs(next) > 1 {
				return false
			}
			if expect.Must(0, e.Contact(frames, nil, nil)); len(e.current) > 0 {
				break
			}
			far = next
		}
	}
	*z += way * 2e-4
	return true
}

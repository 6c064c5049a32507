// Tests of tangents in random poses.

package contact

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/contact/narrowphase"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// randomPose turns a body any way and puts it at a height above the origin, a little beside it.
func randomPose(rng *rand.Rand, height float64) rigid.Frame {
	turn := quat.Number{Real: rng.NormFloat64(), Imag: rng.NormFloat64(), Jmag: rng.NormFloat64(), Kmag: rng.NormFloat64()}
	beside := expect.RandomVec(rng, 0.06)
	return rigid.Frame{Position: r3.Vec{X: beside.X, Y: beside.Y, Z: height}, Orientation: quat.Scale(1/quat.Abs(turn), turn)}
}

// TestTangentsInRandomPoses compares derivatives with differences for all pairs of shapes in random poses: within a millionth. In one pose in twenty of a cylinder on a cylinder, and of a cone on a
// hull, corners of a prism beside the place of contact bear some of the force, and are given the form of that place: of a rim that is nearly flat on an end, and of an edge across a side.
func TestTangentsInRandomPoses(t *testing.T) {
	const poses = 20
	names := []string{"sphere", "capsule", "box", "hull", "mesh", "cylinder", "torus"}
	all := []geometry.Shape{
		geometry.Sphere{Radius: 0.05},
		geometry.Capsule{A: r3.Vec{X: -0.1}, B: r3.Vec{X: 0.1}, Radius: 0.03},
		geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.16}},
		hullOf(roof...), onFeet(r3.Vec{X: 0.2, Y: 0.2, Z: 0.1}, 2, 0.01), expect.Must(geometry.NewCylinder(0.1, 0.16, false, geometry.BothEnds)),
		geometry.Torus{Radius: 0.1, Tube: 0.02},
	}
	rng := rand.New(rand.NewPCG(3, 4))
	body := func() rigid.Frame { return randomPose(rng, 0) }
	for i, first := range names {
		wire := []func() rigid.Frame{
			func() rigid.Frame { return at(-0.03, -0.3, 0, r3.Vec{Z: 1}, 0.2) }, func() rigid.Frame { return at(0.03, 0.3, 0.01, r3.Vec{Y: 1}, 0.2) },
		}
		compareInRandomPoses(t, first+" on plane", rng, poses, 0, onFrame(0, all[i]), floor)
		compareInRandomPoses(t, first+" on strand", rng, poses, 0, onFrame(0, all[i]), strandOn(1, 0.01), wire...)
		for j := i; j < len(names); j++ {
			name := first + " on " + names[j]
			allowed := 0
			if name == "cylinder on cylinder" {
				allowed = 1
			}
			if narrowphase.Supported(all[i], all[j]) == nil {
				compareInRandomPoses(t, name, rng, poses, allowed, onFrame(0, all[i]), onFrame(1, all[j]), body)
			}
		}
	}
	cone := expect.Must(geometry.NewCone(0.06, 0.1, 0.16, false, geometry.BothEnds))
	for i, name := range append(names, "cone") {
		allowed := 0
		if name == "hull" {
			allowed = 1
		}
		compareInRandomPoses(t, name+" on cone", rng, poses, allowed, onFrame(0, append(all, cone)[i]), onFrame(1, cone), body)
	}
	pipe := expect.Must(geometry.NewCylinder(0.3, 0.3, true, 0))
	for i, name := range names {
		if narrowphase.Supported(all[i], pipe) == nil {
			compareInRandomPoses(t, name+" on pipe", rng, poses, 0, onFrame(0, all[i]), onFrame(1, pipe), body)
		}
	}
}

// compareInRandomPoses lays a surface on another one, whose frames are made by functions, and allows some poses to fail.
func compareInRandomPoses(t *testing.T, name string, rng *rand.Rand, poses, allowed int, x, y dem.Surface, others ...func() rigid.Frame) {
	t.Helper()
	compareAtHeight(t, name, rng, poses, allowed, 1, 1e-6, x, y, others...)
}

// compareAtHeight compares derivatives within a tolerance with a surface at a height: 1 has it moved to where it touches.
func compareAtHeight(t *testing.T, name string, rng *rand.Rand, poses, allowed int, height, tolerance float64, x, y dem.Surface, others ...func() rigid.Frame) {
	t.Helper()
	compared, failed, most := 0, 0, 0.0
	for range 3 * poses {
		frames := []rigid.Frame{randomPose(rng, height)}
		for _, other := range others {
			frames = append(frames, other())
		}
		for i := range frames {
			frames[i].Velocity, frames[i].AngularVelocity = expect.RandomVec(rng, 0.02), expect.RandomVec(rng, 0.1)
		}
		off, ok := tangentError([]dem.Surface{x, y}, frames)
		if !ok {
			continue
		}
		if off > tolerance {
			failed++
			most = max(most, off)
		}
		if compared++; compared == poses {
			break
		}
	}
	if failed > allowed || compared < poses/2 {
		t.Errorf("%s: of %d poses derivatives are off in %d, by up to %.2g of the largest", name, compared, failed, most)
	}
}

// tangentError is the largest difference of derivatives from differences of fourth order, with weights held, by the largest of their kind; false where there is
// no contact, or one that differences are too coarse for.
func tangentError(surfaces []dem.Surface, frames []rigid.Frame) (most float64, ok bool) {
	const dt, h = 1e-5, 1e-6
	n := len(frames)
	var o Options
	for i := range n {
		o.Mobilities = append(o.Mobilities, rigid.NewMobility(2+float64(i), [3][3]float64{{0.01}, {0, 0.02}, {0, 0, 0.015}}))
	}
	e := expect.Must(New(&dem.Model{Materials: steelLike, Law: frictional, Default: law.Interaction{Restitution: 0.5, Friction: 0.5}, Surfaces: surfaces}, o))
	e.Drift(dt, dt)
	if !land(e, frames) {
		return 0, false
	}
	e.Drift(dt, dt)
	contactWithoutSharing(e, frames)
	e.UpdatePairs()
	wrenches, tangents := make([]rigid.Wrench, n), make([]rigid.Tangent, len(e.Pairs()))
	expect.Must(0, e.Contact(frames, wrenches, tangents))
	now := slices.Clone(e.current)
	for i := range now {
		if now[i].Overlap < 3e-5 {
			return 0, false
		}
	}
	var scale, off [2][2][2]float64 // of stiffness and damping, by force or moment and by translation or rotation
	for j := range n {
		for axis := range 6 {
			for kind, move := range []func(f *rigid.Frame, axis int, by float64){shift, push} {
				sum := make([]rigid.Wrench, n)
				for _, x := range [4][2]float64{{-0.5, -4}, {0.5, 4}, {-1, 0.5}, {1, -0.5}} {
					f := slices.Clone(frames)
					move(&f[j], axis, x[0]*h)
					w, same := wrenchesOfWeights(e, f, now)
					if !same {
						return 0, false
					}
					for i := range sum {
						sum[i] = sum[i].Plus(x[1]/(3*h), w[i])
					}
				}
				for i := range n {
					for row, want := range [6]float64{sum[i].Force.X, sum[i].Force.Y, sum[i].Force.Z, sum[i].Moment.X, sum[i].Moment.Y, sum[i].Moment.Z} {
						exact := 0.0
						if k := e.pairIndex(i, j); k >= 0 {
							exact = [2]*[6][6]float64{&tangents[k].Stiffness, &tangents[k].Damping}[kind][row][axis]
						}
						s, d := &scale[kind][row/3][axis/3], &off[kind][row/3][axis/3]
						*s, *d = max(*s, math.Abs(want)), max(*d, math.Abs(exact-want))
					}
				}
			}
		}
	}
	for kind, s := range scale { // rotations count as displacements at least a centimetre away
		least := [2][2]float64{{s[0][0], 1e-2 * s[0][0]}, {1e-2 * s[0][0], 1e-4 * s[0][0]}}
		for row := range 2 {
			for column := range 2 {
				most = max(most, off[kind][row][column]/max(s[row][column], least[row][column]))
			}
		}
	}
	return most, true
}

// wrenchesOfWeights are those of the contacts with the weights that they had before; false where they are not the same ones. Contacts that begin have forces in proportion to
// their weights.
func wrenchesOfWeights(e *Engine, frames []rigid.Frame, before []bodyContact) ([]rigid.Wrench, bool) {
	forget(e)
	expect.Must(0, e.Contact(frames, nil, nil))
	for i := range e.current {
		t := &e.current[i]
		k, least := -1, 1e-3
		for j := range before {
			b := &before[j]
			if off := r3.Norm(r3.Sub(b.Point, t.Point)) + 0.1*r3.Norm(r3.Sub(b.Normal, t.Normal)); b.Features == t.Features && off < least { // several ways out may have points at nearly one place
				k, least = j, off
			}
		}
		if k < 0 || len(e.current) != len(before) {
			return nil, false
		}
		part := before[k].Weight / t.Weight
		t.Force, t.Moment = r3.Scale(part, t.Force), r3.Scale(part, t.Moment)
	}
	w := make([]rigid.Wrench, len(frames))
	e.addReactions(frames, w)
	return w, true
}

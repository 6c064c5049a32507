// Tests of forces against the gradient of the energy that contacts store.

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

	"gonum.org/v1/gonum/spatial/r3"
)

// elasticEngine has contacts without friction and dashpots, and bodies of unit mass.
func elasticEngine(surfaces []dem.Surface, n int) *Engine {
	var o Options
	for range n {
		o.Mobilities = append(o.Mobilities, rigid.NewMobility(1, [3][3]float64{{0.01}, {0, 0.01}, {0, 0, 0.01}}))
	}
	return expect.Must(New(&dem.Model{Materials: steelLike, Default: law.Interaction{Restitution: 1}, Surfaces: surfaces}, o))
}

// stored is the elastic energy of the contacts with the frames at a place.
func (e *Engine) stored(frames []rigid.Frame) (sum float64) {
	e.Drift(0, 0)
	expect.Must(0, e.Contact(frames, nil, nil))
	for i := range e.current {
		e.book(&e.current[i])
		sum += e.current[i].Energy.Elastic
	}
	return sum
}

// gradientError is how much the forces and moments, by lengths of 0.1 m, differ from the falls of the energy that differences tell, by the largest force.
func gradientError(e *Engine, frames []rigid.Frame, h float64) float64 {
	n := len(frames)
	wrenches := make([]rigid.Wrench, n)
	e.Drift(0, 0)
	expect.Must(0, e.Contact(frames, wrenches, nil))
	off, scale := 0.0, 0.0
	for j := range n {
		w := wrenches[j]
		for axis := range 6 {
			sum := 0.0
			for _, x := range [4][2]float64{{-0.5, -4}, {0.5, 4}, {-1, 0.5}, {1, -0.5}} {
				f := slices.Clone(frames)
				shift(&f[j], axis, x[0]*h)
				sum += x[1] / (3 * h) * e.stored(f)
			}
			got, arm := [6]float64{w.Force.X, w.Force.Y, w.Force.Z, w.Moment.X, w.Moment.Y, w.Moment.Z}[axis], 1.0
			if axis >= 3 {
				arm = 0.1
			}
			off = max(off, math.Abs(got+sum)/arm)
			scale = max(scale, math.Abs(got)/arm)
		}
	}
	return off / scale
}

// gradientsInPoses lands a body in random poses on a surface whose frames follow its own, and lowers it by a depth. It counts the poses that touch, those in which the forces are not
// the falls of the energy, and tells by how much they are off at most.
func gradientsInPoses(rng *rand.Rand, poses int, depth float64, x geometry.Shape, on dem.Surface, others ...func() rigid.Frame) (looked, failed int, most float64) {
	for range poses {
		frames := []rigid.Frame{randomPose(rng, 1)}
		for _, other := range others {
			frames = append(frames, other())
		}
		e := elasticEngine([]dem.Surface{onFrame(0, x), on}, len(frames))
		if !land(e, frames) {
			continue
		}
		frames[0].Position.Z -= depth
		if e.stored(frames) == 0 {
			continue
		}
		looked++
		if off := gradientError(e, frames, 1e-7); off > 1e-4 {
			failed++
			most = max(most, off)
		}
	}
	return looked, failed, most
}

// gradientShapes are those that can touch one another, by their names.
func gradientShapes() ([]string, []geometry.Shape) {
	return []string{"capsule", "box", "hull", "mesh", "cylinder", "torus"}, []geometry.Shape{
		geometry.Capsule{A: r3.Vec{X: -0.1}, B: r3.Vec{X: 0.1}, Radius: 0.03},
		geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.16}},
		hullOf(roof...), onFeet(r3.Vec{X: 0.2, Y: 0.2, Z: 0.1}, 2, 0.01), expect.Must(geometry.NewCylinder(0.1, 0.16, false, geometry.BothEnds)),
		geometry.Torus{Radius: 0.1, Tube: 0.02},
	}
}

// TestForceIsGradient: bodies in random poses, 1 and 4 % of their least width in one another, have forces that are the falls of the energy which they store. Left out is
// two poses in thirty of boxes and hulls on one another, where one point passes over the edge of a face, and four of boxes and hulls on meshes that are not convex, and of these on one another, where
// features hand over: there the energy changes by much on ways shorter than the depth, of which the force of sharing follows a part.
func TestForceIsGradient(t *testing.T) {
	expect.Numbers(t)
	const poses = 30
	names, shapes := gradientShapes()
	for _, depth := range []float64{1e-3, 4e-3} {
		rng := rand.New(rand.NewPCG(5, 6))
		try := func(name string, x geometry.Shape, on dem.Surface, others ...func() rigid.Frame) {
			allowed, bound := 0, 0.05
			switch name {
			case "box on box", "box on hull", "hull on hull":
				allowed = 2
			case "box on mesh", "hull on mesh", "mesh on mesh":
				allowed, bound = 4, 10
			}
			looked, failed, most := gradientsInPoses(rng, poses, depth, x, on, others...)
			if failed > allowed || most > bound || looked < poses/2 {
				t.Errorf("%s, %g m deep: in %d of %d poses the force is off by up to %.2g", name, depth, failed, looked, most)
			}
		}
		pipe := expect.Must(geometry.NewCylinder(0.3, 0.3, true, 0))
		for i, name := range names {
			try(name+" on plane", shapes[i], floor)
			try(name+" on strand", shapes[i], strandOn(1, 0.01),
				func() rigid.Frame { return at(-0.03, -0.3, 0, r3.Vec{Z: 1}, 0.2) }, func() rigid.Frame { return at(0.03, 0.3, 0.01, r3.Vec{Y: 1}, 0.2) })
			for j := i; j < len(names); j++ {
				if narrowphase.Supported(shapes[i], shapes[j]) == nil {
					try(name+" on "+names[j], shapes[i], onFrame(1, shapes[j]), func() rigid.Frame { return randomPose(rng, 0) })
				}
			}
		}
		for i, name := range names {
			if narrowphase.Supported(shapes[i], pipe) == nil {
				try(name+" on pipe", shapes[i], onFrame(1, pipe), func() rigid.Frame { return randomPose(rng, 0) })
			}
		}
	}
}

// TestLoopsDoNoWork: a body that goes round through poses in which its points change their shares gets no work out of the contact; nor where it does so in steps from one to the
// next of which the force of sharing is kept.
func TestLoopsDoNoWork(t *testing.T) {
	const steps, dt = 2000, 1e-6
	block := geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.16}}
	mesh := onFeet(r3.Vec{X: 0.2, Y: 0.2, Z: 0.1}, 2, 0.01)
	for _, c := range []struct {
		name   string
		x, on  dem.Surface
		frames []rigid.Frame
		axis   r3.Vec
	}{
		{"box on floor", onFrame(0, block), floor, []rigid.Frame{at(0, 0, 1, r3.Vec{X: 1}, 0.04)}, r3.Vec{X: 1}},
		{"hull on floor", onFrame(0, hullOf(roof...)), floor, []rigid.Frame{at(0, 0, 1, r3.Vec{Y: 1}, 0.04)}, r3.Vec{Y: 1}},
		{"box on wire", onFrame(0, block), strandOn(1, 0.01), []rigid.Frame{at(0, 0, 1, r3.Vec{Y: 1}, 0.04), at(-0.3, 0, 0, r3.Vec{Z: 1}, 0.2), at(0.3, 0.03, 0.01, r3.Vec{Y: 1}, 0.2)}, r3.Vec{Y: 1}},
		{"mesh on wire", onFrame(0, mesh), strandOn(1, 0.01), []rigid.Frame{at(0, 0, 1, r3.Vec{Y: 1}, 0.04), at(-0.3, 0.09, 0, r3.Vec{Z: 1}, 0.2), at(0.3, 0.1, 0.01, r3.Vec{Y: 1}, 0.2)}, r3.Vec{Y: 1}},
		{"box on box", onFrame(0, block), onFrame(1, block), []rigid.Frame{at(0.02, 0.01, 1, r3.Vec{X: 1, Y: 0.3}, 0.04), at(0, 0, 0, r3.Vec{Z: 1}, 0.3)}, r3.Vec{X: 1, Y: 0.3}},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := elasticEngine([]dem.Surface{c.x, c.on}, len(c.frames))
			land(e, c.frames)
			wrenches := make([]rigid.Wrench, len(c.frames))
			var sums, sizes [2]float64
			kept := 0
			for i := range 2 * steps {
				round := i / steps
				sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / steps)
				frames := slices.Clone(c.frames)
				frames[0].Position = r3.Add(frames[0].Position, r3.Vec{X: 1e-3 * sin, Y: 2e-3 * cos, Z: 1e-3*sin - 2e-3})
				frames[0].Orientation = rigid.Compose(expect.TurnAbout(c.axis, 0.02*cos), frames[0].Orientation)
				way, turn := r3.Vec{X: 1e-3 * cos, Y: -2e-3 * sin, Z: 1e-3 * cos}, r3.Scale(-0.02*sin, r3.Unit(c.axis))
				frames[0].Velocity, frames[0].AngularVelocity = r3.Scale(2*math.Pi/steps/dt, way), r3.Scale(2*math.Pi/steps/dt, turn)
				e.Drift(dt*float64(i+1), dt)
				if round == 0 {
					e.previous = nil
				}
				expect.Must(0, e.Contact(frames, wrenches, nil))
				if len(e.current) > 0 && e.current[0].SharingWay > 0 {
					kept++
				}
				expect.Must(0, e.Commit())
				work := r3.Dot(wrenches[0].Force, way) + r3.Dot(wrenches[0].Moment, turn)
				sums[round] += work
				sizes[round] += math.Abs(work)
			}
			for round, size := range sizes {
				if size == 0 || math.Abs(sums[round]) > 1e-4*size {
					t.Errorf("round %d: %.3g of the work is left", round+1, sums[round]/size)
				}
			}
			if strand := len(c.frames) == 3; strand != (kept == 0) {
				t.Errorf("the force of sharing was kept in %d steps", kept)
			}
		})
	}
}

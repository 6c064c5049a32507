package coupling

// Bodies in random poses that fall on a wire and on the edge of a mesh.

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// posesOfShape is the number of poses of each shape on each surface.
const posesOfShape = 25

// fallingShape is what falls, by its name.
type fallingShape struct {
	name string
	geometry.Shape
	full geometry.Shape // of whose matter it is, if it has none of its own
}

// fallingShapes are what falls, about their centres.
func fallingShapes(rng *rand.Rand) []fallingShape {
	var points []r3.Vec
	for range 20 {
		points = append(points, r3.Scale(0.12, r3.Unit(expect.RandomVec(rng, 1))))
	}
	size := r3.Vec{X: 0.2, Y: 0.16, Z: 0.12}
	return []fallingShape{
		{"box", geometry.Box{Size: size}, nil},
		{"mesh", expect.Must(geometry.NewMesh(geometry.BoxFacets(size), geometry.MeshOptions{Solid: true})), nil},
		{"hull", expect.Must(geometry.NewMesh(expect.Must(geometry.ConvexHull(points)), geometry.MeshOptions{Solid: true})), nil},
		{"cylinder", expect.Must(geometry.NewCylinder(0.1, 0.16, false, geometry.BothEnds)), nil},
		{"torus", geometry.Torus{Radius: 0.1, Tube: 0.025}, nil},
	}
}

// TestPoses drops bodies in 250 random poses across a wire and on the edge of a fixed mesh, tori and cylinders on a fixed torus, tori on the rim of a pipe, and all but cylinders in a lying pipe: each is held, with its
// books closed and the momentum that the other side has lost, and is no deeper than the law allows.
func TestPoses(t *testing.T) {
	expect.Numbers(t)
	rng := packing.RandomStream(7, 7)
	block := expect.Must(geometry.NewMesh(geometry.BoxFacets(r3.Vec{X: 1, Y: 0.4, Z: 0.4}), geometry.MeshOptions{Solid: true}))
	pipe, tube := expect.Must(geometry.NewCylinder(0.8, 0.8, true, 0)), expect.Must(geometry.NewCylinder(0.4, 0.4, true, 0))
	for _, shape := range fallingShapes(rng) {
		t.Run(shape.name, func(t *testing.T) {
			for pose := range posesOfShape {
				turn := quat.Number{Real: rng.NormFloat64(), Imag: rng.NormFloat64(), Jmag: rng.NormFloat64(), Kmag: rng.NormFloat64()}
				f := rigid.Frame{Orientation: quat.Scale(1/quat.Abs(turn), turn), Velocity: r3.Vec{Z: -1}, AngularVelocity: expect.RandomVec(rng, 2)}
				f.Position = r3.Vec{X: 0.3 * (rng.Float64() - 0.5), Y: 0.08 * (rng.Float64() - 0.5)}
				dropOn(t, shape, f, dem.Surface{Name: "wire", Shape: geometry.Capsule{Radius: 0.02}, Carrier: dem.Strand{Frames: [2]int{1, 2}}})
				dropOn(t, shape, f, dem.Surface{Name: "edge", Shape: block, Carrier: dem.Fixed{At: rigid.Placement{Orientation: expect.TurnAbout(r3.Vec{X: 1}, math.Pi/4)}}})
				if shape.name == "torus" {
					over := f
					over.Position.X *= 0.5
					dropOn(t, shape, over, dem.Surface{Name: "rim", Shape: tube, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: 0.4, Z: -0.2}, Orientation: quat.Number{Real: 1}}}})
				}
				if shape.name != "cylinder" && pose < 5 {
					dropOn(t, shape, f, dem.Surface{Name: "pipe", Shape: pipe, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{Z: 0.8}, Orientation: expect.TurnAbout(r3.Vec{Y: 1}, math.Pi/2)}}})
				}
				if shape.name == "torus" || shape.name == "cylinder" {
					dropOn(t, shape, f, dem.Surface{Name: "ring", Shape: geometry.Torus{Radius: 0.5, Tube: 0.03}, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{Y: 0.5 * math.Sqrt2 / 2, Z: 0.5 * math.Sqrt2 / 2}, Orientation: expect.TurnAbout(r3.Vec{X: 1}, math.Pi/4)}}})
				}
			}
		})
	}
}

// TestPosesOnRims drops bodies, also open ones, in 60 random poses on the free rims of a pipe and a hopper, as TestPoses does.
func TestPosesOnRims(t *testing.T) {
	expect.Numbers(t)
	rng := packing.RandomStream(7, 7)
	tube, hopper := expect.Must(geometry.NewCylinder(0.4, 0.4, true, 0)), expect.Must(geometry.NewCone(0.1, 0.4, 0.3, true, 0))
	full := expect.Must(geometry.NewCylinder(0.1, 0.16, false, geometry.BothEnds))
	shapes := append(fallingShapes(rng)[:4],
		fallingShape{"pipe", expect.Must(geometry.NewCylinder(0.1, 0.16, true, 0)), full},
		fallingShape{"cup", expect.Must(geometry.NewCone(0.08, 0.1, 0.16, true, geometry.Bottom)), full})
	for _, shape := range shapes {
		t.Run(shape.name, func(t *testing.T) {
			for range 5 {
				turn := quat.Number{Real: rng.NormFloat64(), Imag: rng.NormFloat64(), Jmag: rng.NormFloat64(), Kmag: rng.NormFloat64()}
				f := rigid.Frame{Orientation: quat.Scale(1/quat.Abs(turn), turn), Velocity: r3.Vec{Z: -1}, AngularVelocity: expect.RandomVec(rng, 2)}
				f.Position = r3.Vec{X: 0.15 * (rng.Float64() - 0.5), Y: 0.08 * (rng.Float64() - 0.5)}
				dropOn(t, shape, f, dem.Surface{Name: "rim", Shape: tube, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: 0.4, Z: -0.2}, Orientation: quat.Number{Real: 1}}}})
				dropOn(t, shape, f, dem.Surface{Name: "rim of a hopper", Shape: hopper, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: 0.4, Z: -0.15}, Orientation: quat.Number{Real: 1}}}})
			}
		})
	}
}

// dropOn drops a body on a surface below it, until it has left again.
func dropOn(t *testing.T, shape fallingShape, f rigid.Frame, on dem.Surface) {
	t.Helper()
	const young, duration, h = 1e8, 0.02, 1.25e-5
	full := shape.full
	if full == nil {
		full = shape.Shape
	}
	bulk := expect.Must(geometry.VolumePropertiesOf(full))
	mass, in := density*bulk.Volume, bulk.Inertia
	m := &dem.Model{
		Materials: []law.Material{{Name: "stone", Density: density, YoungModulus: young, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.4},
		Surfaces:  []dem.Surface{on, {Name: "body", Shape: shape.Shape, Carrier: dem.Attached{At: rigid.Placement{Position: r3.Scale(-1, bulk.Centre)}}}},
	}
	bodies := &mbd.System{}
	inertia := mbd.Inertia{XX: in[0][0], YY: in[1][1], ZZ: in[2][2], XY: in[0][1], YZ: in[1][2], ZX: in[2][0]}.Times(density)
	o := contact.Options{Mobilities: []rigid.Mobility{rigid.NewMobility(mass, inertia.Matrix()), {InverseMass: 1. / 50}, {InverseMass: 1. / 50}}[:m.Frames()]}
	frames := []rigid.Frame{f, {Position: r3.Vec{X: -1}}, {Position: r3.Vec{X: 1}}}
	frames[0].Position.Z = heightOver(expect.Must(contact.New(m, o)), frames)
	bodies.AddBody(mbd.Body{Name: "body", Mass: mass, Inertia: inertia, Pose: frames[0]})
	for _, end := range frames[1:] {
		bodies.AddBody(mbd.Body{Name: "end", Mass: 50, Point: true, Pose: end})
	}
	s, err := New(t.Context(), Config{
		Bodies: bodies, Solver: solvers.Options{Method: solvers.HHT(0), Tolerance: 1e-9},
		Carriers: []int{0, 1, 2}, BodyContacts: expect.Must(contact.New(m, o)),
	})
	if err != nil {
		t.Fatal(err)
	}
	before, _ := bodies.Momentum()
	deepest := 0.0
	for s.Time() < duration {
		if err := s.Step(h); err != nil {
			t.Fatal(err)
		}
		deepest = max(deepest, s.bodyContacts.Deepest())
		if sum := sumOf(s, m); sum > 1e-12*(1+r3.Norm(s.bodyContactLoad.wrenches[0].Force)) {
			t.Fatalf("pose %v on the %s: forces sum up to %.3g N", f, on.Name, sum)
		}
	}
	after, _ := bodies.Momentum()
	a := s.Audit()
	// All of the energy in one point: 2/5 (4/3) E* √R δ^2.5, with the least radius of all pairs.
	bound := math.Pow(a.EnergyScale/(0.4*4/3*young/(2*(1-0.09))*math.Sqrt(0.005)), 0.4)
	switch _, strand := on.Carrier.(dem.Strand); {
	case bodies.Pose(0).Velocity.Z < -0.99:
		t.Errorf("pose %v on the %s: it falls on at %v", f, on.Name, bodies.Pose(0).Velocity)
	case len(s.bodyContacts.Penetrations()) > 0:
		t.Errorf("pose %v on the %s: inside", f, on.Name)
	case math.Abs(a.Residual) > 1e-6*a.EnergyScale || offBooks(&a) > 1e-3*a.EnergyScale:
		t.Errorf("pose %v on the %s: of %.3g J %.3g are missing, and %.3g taken by the steps", f, on.Name, a.EnergyScale, a.Residual, a.ForceIntegration)
	case strand && !expect.CloseTo(after, before, 5e-8*mass):
		t.Errorf("pose %v on the %s: momentum %v becomes %v", f, on.Name, before, after)
	case math.Abs(a.Patches) > 2e-3*a.EnergyScale && on.Name != "rim of a hopper" || math.Abs(a.Patches) > 5e-3*a.EnergyScale: // all but three poses 1e-3
		t.Errorf("pose %v on the %s: patches lose %.3g J of %.3g J", f, on.Name, a.Patches, a.EnergyScale)
	case deepest > 1.3*bound: // a point of a patch has the energy of its share: all but one pose 1.1
		t.Errorf("pose %v on the %s: %.3g m deep, want at most %.3g", f, on.Name, deepest, bound)
	}
}

// heightOver is how high the first frame is when its body begins to touch, m: from above, since what is deep inside may touch nothing.
func heightOver(e *contact.Engine, frames []rigid.Frame) float64 {
	f := slices.Clone(frames)
	touches := func(z float64) bool {
		f[0].Position.Z = z
		e.Drift(0, 0)
		expect.Must(0, e.Contact(f, nil, nil))
		return len(e.Overlaps()) > 0
	}
	high := 1.0
	for step := 0.01; step > 1e-6; step /= 10 {
		for high > 0 && !touches(high-step) {
			high -= step
		}
	}
	return high
}

// sumOf is the sum of all contact forces on bodies and walls, N.
func sumOf(s *Simulation, m *dem.Model) float64 {
	walls := make([]rigid.Wrench, len(m.Surfaces))
	s.bodyContacts.AddWallWrenches(walls)
	var sum r3.Vec
	for _, w := range slices.Concat(walls, s.bodyContactLoad.wrenches[:m.Frames()]) {
		sum = r3.Add(sum, w.Force)
	}
	return r3.Norm(sum)
}

package contact

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact/narrowphase"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"
)

// hillside is a slope with bumps, whose triangles are about as large as the bodies that fall on it.
func hillside() dem.Surface {
	heights := make([]float32, 31*31)
	for j := range 31 {
		for i := range 31 {
			x, y := 0.2*float64(i), 0.2*float64(j)
			heights[31*j+i] = float32(0.3*x + 0.15*math.Sin(2*x)*math.Cos(1.7*y))
		}
	}
	field := expect.Must(geometry.NewHeightField(31, 31, [2]float64{0.2, 0.2}, heights))
	return dem.Surface{Name: "hillside", Shape: field, Carrier: dem.Fixed{At: rigid.Placement{Orientation: quat.Number{Real: 1}}}}
}

// A heavy body that falls fast on soft level terrain sinks in as deep as Hertz's law lets it, deeper than it is high, and rebounds with its energy; nothing is told of.
func TestTerrainDepth(t *testing.T) {
	soil := law.Material{Name: "soil", Density: 2000, YoungModulus: 2e5, PoissonRatio: 0.3}
	level := dem.Surface{Name: "level", Shape: expect.Must(geometry.NewHeightField(8, 8, [2]float64{0.3, 0.3}, make([]float32, 64))), Carrier: dem.Fixed{At: rigid.Placement{Orientation: quat.Number{Real: 1}}}}
	for name, c := range map[string]struct {
		shape  geometry.Shape
		height float64 // of its centre when it touches, m
	}{
		"ball": {geometry.Sphere{Radius: 0.15}, 0.15},
		"bar":  {geometry.Capsule{A: r3.Vec{X: -0.3}, B: r3.Vec{X: 0.3}, Radius: 0.05}, 0.05},
		"box":  {geometry.Box{Size: r3.Vec{X: 0.4, Y: 0.3, Z: 0.2}}, 0.1},
	} {
		const speed, dt = 20, 1e-5
		at := rigid.Frame{Position: r3.Vec{X: 1.07, Y: 1.12, Z: c.height + 1e-4}, Orientation: quat.Number{Real: 1}, Velocity: r3.Vec{Z: -speed}}
		s := newStageOf(t, []law.Material{soil}, frictionless, law.Interaction{Restitution: 1}, []dem.Surface{level}, []geometry.Shape{c.shape}, []rigid.Frame{at})
		b, x, lowest := &s.bodies[0], s.contacts.items, 0.0
		for s.play(20, dt); s.contacts.Touching() > 0; s.play(1, dt) {
			lowest = min(lowest, b.Position.Z-c.height)
		}
		stiffness, radius := soil.YoungModulus/(2*(1-soil.PoissonRatio*soil.PoissonRatio)), narrowphase.EffectiveRadius(x[0].placed.Shape, x[1].placed.Shape)
		want := math.Pow(15*b.mass*speed*speed/(16*stiffness*math.Sqrt(radius)), 0.4)
		if math.Abs(-lowest/want-1) > 2e-3 || want < 2*c.height || math.Abs(b.Velocity.Z/speed-1) > 1e-3 || len(s.contacts.Penetrations()) > 0 {
			t.Errorf("%s: %g m deep where the law says %g, leaves at %g m/s, tells of %v", name, -lowest, want, b.Velocity.Z, s.contacts.Penetrations())
		}
	}
}

// Bodies that fall fast on a soft hillside in any pose sink in by up to half of their size, are held, and keep their energy; what changing shares take or make is booked. The books' steps are the stage's, of first order.
func TestTerrainHoldsBodies(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	corners := make([]r3.Vec, 12)
	for i := range corners {
		corners[i] = r3.Scale(0.2, r3.Unit(r3.Vec{X: rng.NormFloat64(), Y: rng.NormFloat64(), Z: rng.NormFloat64()}))
	}
	soil := []law.Material{{Name: "soil", Density: 2000, YoungModulus: 2e6, PoissonRatio: 0.3}}
	hill := []dem.Surface{hillside()}
	for name, c := range map[string]struct {
		shape      geometry.Shape
		poses      int
		kept, deep float64 // part of the energy that may change; depth that is reached, m
	}{
		"ball":     {geometry.Sphere{Radius: 0.15}, 25, 1e-3, 0.05},
		"bar":      {geometry.Capsule{A: r3.Vec{X: -0.3}, B: r3.Vec{X: 0.3}, Radius: 0.05}, 25, 0.02, 0.04},
		"box":      {geometry.Box{Size: r3.Vec{X: 0.4, Y: 0.3, Z: 0.2}}, 12, 0.05, 0.1},
		"hull":     {hullOf(corners...), 12, 0.08, 0.07},
		"L":        {angle(), 12, 0.08, 0.05},
		"cylinder": {expect.Must(geometry.NewCylinder(0.15, 0.3, false, geometry.BothEnds)), 3, 0.08, 0.08},
	} {
		random, deepest := rand.New(rand.NewPCG(1, 2)), 0.0
		for pose := range c.poses {
			const dt = 5e-5
			at := randomPose(random, 1.8)
			at.Position.X, at.Position.Y = 2+2*random.Float64(), 2+2*random.Float64()
			at.Velocity = r3.Vec{Z: -5}
			s := newStageOf(t, soil, frictionless, law.Interaction{Restitution: 1}, hill, []geometry.Shape{c.shape}, []rigid.Frame{at})
			b := &s.bodies[0]
			before, touched := b.energy(), false
			for b.Position.Z > -1 && (!touched || s.contacts.Touching() > 0) {
				s.play(1, dt)
				touched = touched || s.contacts.Touching() > 0
				deepest = max(deepest, s.contacts.Deepest())
			}
			left, booked := b.energy()/before, s.contacts.Energy().Patches/before
			if b.Velocity.Z < -3 || math.Abs(left-1) > c.kept || math.Abs(left+booked-1) > 0.035 || len(s.contacts.Penetrations()) > 0 {
				t.Errorf("%s, pose %d: leaves at %v with %.4f of its energy, %.4f of it in the books of patches; tells of %v", name, pose, b.Velocity, left, booked, s.contacts.Penetrations())
			}
		}
		if deepest < c.deep {
			t.Errorf("%s: only %g m deep", name, deepest)
		}
	}
}

// Derivatives of contacts with terrain agree with differences, for bodies and strands that lie on it and for such as are sunk in it beyond their centres, where hollow edges are nearest: differences of large forces are rough. The
// places of a cylinder's rims behind hollow edges go along its rims as it turns, which derivatives leave out: a quarter of its poses in the ground are off.
func TestTerrainTangents(t *testing.T) {
	const poses = 20
	hill := hillside()
	hill.Carrier = dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: -3, Y: -3, Z: -0.9}, Orientation: quat.Number{Real: 1}}}
	for name, x := range map[string]struct {
		surface dem.Surface
		allowed int // poses in the ground that may be off
		others  []func() rigid.Frame
	}{
		"ball":     {onFrame(0, geometry.Sphere{Radius: 0.05}), 0, nil},
		"bar":      {onFrame(0, geometry.Capsule{A: r3.Vec{X: -0.1}, B: r3.Vec{X: 0.1}, Radius: 0.03}), 0, nil},
		"box":      {onFrame(0, geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.16}}), 0, nil},
		"hull":     {onFrame(0, hullOf(roof...)), 0, nil},
		"cylinder": {onFrame(0, expect.Must(geometry.NewCylinder(0.1, 0.16, false, geometry.BothEnds))), 7, nil},
		"strand":   {strandOn(0, 0.01), 0, []func() rigid.Frame{func() rigid.Frame { return at(0.03, 0.3, 0.05, r3.Vec{Y: 1}, 0.2) }}},
	} {
		rng := rand.New(rand.NewPCG(5, 6))
		compareInRandomPoses(t, name, rng, poses, 0, x.surface, hill, x.others...)
		compareAtHeight(t, name+" in the ground", rng, poses, x.allowed, -0.04, 5e-3, x.surface, hill, x.others...)
		compareAtHeight(t, name+" deep in the ground", rng, poses, x.allowed, -0.15, 5e-3, x.surface, hill, x.others...)
	}
}

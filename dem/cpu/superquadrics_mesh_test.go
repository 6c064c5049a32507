package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// beansAmongMeshes is beans in a box of sheets with a ball, a tent and a post of triangles in their way.
func beansAmongMeshes(t testing.TB, in law.Interaction) *dem.Model {
	return amongMeshes(demtest.Beans(t, 3, in), 3)
}

// hilly is a ground of so many cells along either side.
func hilly(t testing.TB, cells int, size, height float64) *geometry.Mesh {
	t.Helper()
	heights := make([]float32, (cells+1)*(cells+1))
	for i := range heights {
		x, y := float64(i%(cells+1)), float64(i/(cells+1))
		heights[i] = float32(height * (math.Sin(1.3*x) + math.Cos(1.7*y+0.4*x)))
	}
	f := expect.Must(geometry.NewHeightField(cells+1, cells+1, [2]float64{size / float64(cells), size / float64(cells)}, heights))
	return expect.Must(f.Mesh())
}

// On a plate of many triangles superquadrics move as on the plane that it is, to rounding, and a terrain's mesh that is level is one too.
func TestSuperquadricsOnFlatMesh(t *testing.T) {
	state := func(floor dem.Surface) (s dem.State) {
		m := demtest.Beans(t, 2, law.Interaction{Restitution: 0.4, Friction: 0.5})
		m.Gravity, m.Particles.Velocity = r3.Vec{Z: -9.81}, nil
		m.Surfaces = []dem.Surface{floor}
		e := newCPU(t, m)
		touched := 0
		for range 40 {
			advance(t, e, 100, 2e-5)
			touched += e.Counters().Surface
		}
		e.Snapshot(&s)
		if touched < 10 {
			t.Fatalf("%d contacts were seen", touched)
		}
		return s
	}
	at := r3.Vec{Z: -0.016}
	want := state(dem.Surface{Name: "floor", Shape: geometry.Plane{Point: at, Normal: r3.Vec{Z: 1}}})
	level := meshed("floor", geometry.PlateFacets(0.4, 0.4, 61, 57), false, at)
	ground := level
	ground.Shape = hilly(t, 70, 0.4, 0)
	place := ground.Carrier.(dem.Fixed)
	place.At.Position = r3.Vec{X: -0.2, Y: -0.2, Z: at.Z}
	ground.Carrier = place
	for name, floor := range map[string]dem.Surface{"plate": level, "terrain": ground} {
		got := state(floor)
		for i := range want.Position {
			if !expect.CloseTo(got.Position[i], want.Position[i], 1e-9) || !expect.CloseTo(got.Velocity[i], want.Velocity[i], 1e-6) {
				t.Errorf("%s: particle %d is at %v with %v m/s, on the plane at %v with %v", name, i, got.Position[i], got.Velocity[i], want.Position[i], want.Velocity[i])
			}
		}
	}
}

// Superquadrics that are spheres move as spheres do over hills, a post, a ridge and the rim of a sheet, to rounding without friction.
func TestRoundSuperquadricsOnMesh(t *testing.T) {
	ground := meshed("hills", geometry.PlateFacets(1, 1, 1, 1), false, r3.Vec{X: -0.1, Y: -0.1})
	ground.Shape = hilly(t, 16, 0.2, 0.004)
	for _, of := range []dem.Surface{
		ground,
		meshed("post", geometry.BoxFacets(r3.Vec{X: 0.02, Y: 0.022, Z: 0.2}), true, r3.Vec{Z: -0.1}),
		meshed("ridge", tent(0.3, 0.04), false, r3.Vec{}),
		meshed("sheet", geometry.PlateFacets(0.02, 0.03, 3, 2), false, r3.Vec{}),
		meshed("ball", geometry.SphereFacets(0.02, 2), true, r3.Vec{Z: -0.02}),
	} {
		checkMovesAsSpheres(t, of, r3.Vec{X: 0.009, Y: 0.001, Z: 0.02}, r3.Vec{X: -0.01, Y: 0.0152, Z: 0.04}, r3.Vec{X: -0.003, Y: -0.002, Z: 0.065})
	}
}

// checkMovesAsSpheres checks that three superquadrics that are spheres move beside a surface as spheres do that begin at the same places.
func checkMovesAsSpheres(t *testing.T, surface dem.Surface, at ...r3.Vec) {
	t.Helper()
	state := func(round bool) (s dem.State, touched int) {
		const r = 0.01
		m := floored(t, ellipsoid(r, r, r), law.Interaction{Restitution: 0.6}, at...)
		m.Materials[0].YoungModulus = 1e7
		m.Surfaces = []dem.Surface{surface}
		m.Particles.Velocity = []r3.Vec{{X: 0.1, Y: 0.2}, {X: 0.1, Z: -0.5}, {Z: -0.3, Y: 0.1}}
		if !round {
			m.Particles.Clump, m.Particles.Orientation = nil, nil
		}
		e := newCPU(t, m)
		for range 200 {
			advance(t, e, 50, 1e-5)
			touched += e.Counters().Surface
		}
		e.Snapshot(&s)
		return s, touched
	}
	want, n := state(false)
	got, k := state(true)
	if n != k || n < 5 {
		t.Errorf("%s: %d contacts of spheres were seen, %d of superquadrics", surface.Name, n, k)
	}
	for i := range want.Position {
		if d := r3.Norm(r3.Sub(want.Position[i], got.Position[i])); d > 1e-10 {
			t.Errorf("%s: particle %d is %g m from where a sphere is", surface.Name, i, d)
		}
	}
}

// Without friction and dashpots ellipsoids among triangles keep their energy up to the error of the steps. (Blocky ones lose 2e-3 as on planes, where the place of contact goes across a flat face within a step.)
func TestSuperquadricsKeepEnergyAmongMeshes(t *testing.T) {
	expect.Long(t)
	checkEnergyAmongMeshes(t, func() *dem.Model {
		m := beansAmongMeshes(t, law.Interaction{Restitution: 1})
		for i, c := range m.Particles.Clump {
			if c != nil {
				m.Particles.Clump[i] = ellipsoid(0.006, 0.008, 0.011)
				m.Particles.Radius[i] = 0.011
			}
		}
		return m
	})
}

// With friction and dashpots they come to rest there, as polyhedra do.
func TestSuperquadricsRestAmongMeshes(t *testing.T) {
	expect.Long(t)
	checkRestAmongMeshes(t, func() *dem.Model {
		return beansAmongMeshes(t, law.Interaction{Restitution: 0.3, Friction: 0.5, RollingFriction: 0.1})
	}, 2e-2)
}

// A superquadric that slides down a slope of many triangles has one contact with one history all the way, and has the speed that Coulomb's friction leaves it, as on a plane.
func TestSuperquadricSlidesOverTriangles(t *testing.T) {
	const angle, mu = 0.5, 0.3
	brick := expect.Must(packing.NewSuperquadric(r3.Vec{X: 0.02, Y: 0.02, Z: 0.008}, [2]float64{2, 2}))
	m := floored(t, brick, law.Interaction{Restitution: 0.3, Friction: mu}, r3.Vec{X: 0.013, Z: 0.008})
	m.Gravity = r3.Vec{X: 9.81 * math.Sin(angle), Z: -9.81 * math.Cos(angle)}
	m.Surfaces = []dem.Surface{meshed("slope", geometry.PlateFacets(1, 0.2, 300, 53), false, r3.Vec{})}
	e := newCPU(t, m)
	plane := floored(t, brick, law.Interaction{Restitution: 0.3, Friction: mu}, r3.Vec{X: 0.013, Z: 0.008})
	plane.Gravity = m.Gravity
	p := newCPU(t, plane)
	for range 50 {
		advance(t, e, 200, 1e-5)
		advance(t, p, 200, 1e-5)
		if n := e.Counters().Surface; n != p.Counters().Surface {
			t.Fatalf("%d contacts on triangles, %d on the plane", n, p.Counters().Surface)
		}
	}
	var a, b dem.State
	e.Snapshot(&a)
	p.Snapshot(&b)
	if !expect.CloseTo(a.Position[0], b.Position[0], 1e-9) || a.Position[0].X < 0.02 {
		t.Errorf("at %v on triangles, on the plane at %v", a.Position[0], b.Position[0])
	}
}

package cpu

import (
	"bytes"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// meshed is a wall of triangles.
func meshed(name string, f geometry.Facets, solid bool, at r3.Vec) dem.Surface {
	return dem.Surface{Name: name, Shape: expect.Must(geometry.NewMesh(f, geometry.MeshOptions{Solid: solid})), Carrier: dem.Fixed{At: rigid.Placement{Position: at, Orientation: quat.Number{Real: 1}}}}
}

// On a plate of many triangles stones move as on the plane that it is, to rounding.
func TestPolyhedraOnFlatMesh(t *testing.T) {
	state := func(floor dem.Surface) (s dem.State) {
		m := demtest.Rubble(t, 2, law.Interaction{Restitution: 0.4, Friction: 0.5})
		m.Gravity, m.Particles.Velocity = r3.Vec{Z: -9.81}, nil
		m.Surfaces = []dem.Surface{floor}
		e := newCPU(t, m)
		advance(t, e, 4000, 2e-5)
		e.Snapshot(&s)
		if e.Counters().Surface < 3 {
			t.Fatalf("%d contacts", e.Counters().Surface)
		}
		return s
	}
	at := r3.Vec{Z: -0.016}
	want := state(dem.Surface{Name: "floor", Shape: geometry.Plane{Point: at, Normal: r3.Vec{Z: 1}}})
	got := state(meshed("floor", geometry.PlateFacets(0.4, 0.4, 61, 57), false, at))
	for i := range want.Position {
		if !expect.CloseTo(got.Position[i], want.Position[i], 1e-9) || !expect.CloseTo(got.Velocity[i], want.Velocity[i], 1e-6) {
			t.Errorf("particle %d is at %v with %v m/s, on the plane at %v with %v", i, got.Position[i], got.Velocity[i], want.Position[i], want.Velocity[i])
		}
	}
}

// A cube on a thinner post, a ridge across it, and a fence stands, and sinks by what Hertz's law says of what it stands on, corners of the mesh or crossings of edges, which carry its weight to the wall.
func TestCubeOnMesh(t *testing.T) {
	const edge, r = 0.1, 0.005
	shape := demtest.Block(t, r3.Vec{X: edge, Y: edge, Z: edge}, r)
	ridges := geometry.Join(tent(0.3, 0.02), tent(0.3, 0.02))
	for i := range ridges.Vertices {
		ridges.Vertices[i].X += map[bool]float64{true: 0.03, false: -0.03}[i < len(ridges.Vertices)/2]
	}
	for name, of := range map[string]dem.Surface{
		"post":   meshed("post", geometry.BoxFacets(r3.Vec{X: 0.06, Y: 0.05, Z: 0.2}), true, r3.Vec{Z: -0.1}),
		"ridges": meshed("ridges", ridges, false, r3.Vec{}),
	} {
		m := floored(t, shape, law.Interaction{Restitution: 0.3, Friction: 0.5}, r3.Vec{Z: edge / 2})
		m.Surfaces = []dem.Surface{of}
		e := newCPU(t, m)
		advance(t, e, 20000, 1e-5)
		var s dem.State
		e.Snapshot(&s)
		young := m.Materials[0].YoungModulus / (2 * (1 - 0.0625))
		want := math.Pow(s.Mass[0]*9.81/4/(4.0/3*young*math.Sqrt(r)), 2.0/3)
		if name == "ridges" { // the share of edges that cross at a right angle
			x := math.Pow((edge-2*r)/r, 2)
			want *= math.Pow((1+x)/x, 2.0/3)
		}
		if got := edge/2 - s.Position[0].Z; !expect.Near(got, want, 1e-3) {
			t.Errorf("%s: sinks by %g m, want %g", name, got, want)
		}
		if r3.Norm(s.Velocity[0]) > 1e-5 || r3.Norm(s.Angular[0]) > 1e-4 {
			t.Errorf("%s: moves with %v m/s and %v rad/s", name, s.Velocity[0], s.Angular[0])
		}
		w := e.WallWrenches(nil)
		if !expect.CloseTo(w[0].Force, r3.Vec{Z: -9.81 * s.Mass[0]}, 1e-3*9.81*s.Mass[0]) {
			t.Errorf("%s: presses with %v N on the wall, want %g N", name, w[0].Force, 9.81*s.Mass[0])
		}
	}
}

// tent is a sheet that is folded along the y axis, with its ridge at z = 0.
func tent(length, half float64) geometry.Facets {
	f := geometry.PlateFacets(2*half, length, 2, 5)
	for i := range f.Vertices {
		f.Vertices[i].Z = -math.Abs(f.Vertices[i].X)
	}
	return f
}

// rough is stones in a box of sheets with a ball, a tent and a post of triangles in their way.
func rough(t *testing.T, n int, in law.Interaction) *dem.Model {
	return amongMeshes(demtest.Rubble(t, n, in), n)
}

func amongMeshes(m *dem.Model, n int) *dem.Model {
	m.Gravity = r3.Vec{Z: -9.81}
	c := 0.014 * float64(n-1)
	size := 0.028*float64(n) + 0.03
	box := geometry.BoxFacets(r3.Vec{X: size, Y: size, Z: 4 * size})
	m.Surfaces = []dem.Surface{
		meshed("box", box, false, r3.Vec{X: c, Y: c, Z: 2*size - 0.08}),
		meshed("ball", geometry.SphereFacets(0.02, 3), true, r3.Vec{X: c, Y: c - 0.02, Z: -0.05}),
		meshed("tent", tent(0.05, 0.02), false, r3.Vec{X: c + 0.02, Y: c + 0.03, Z: -0.045}),
		meshed("post", geometry.BoxFacets(r3.Vec{X: 0.006, Y: 0.006, Z: 0.04}), true, r3.Vec{X: c - 0.03, Y: c + 0.03, Z: -0.06}),
	}
	return m
}

// Without friction and dashpots stones among triangles keep their energy up to the error of the steps: the forces have a potential whatever touches what.
func TestPolyhedraKeepEnergyAmongMeshes(t *testing.T) {
	expect.Long(t)
	checkEnergyAmongMeshes(t, func() *dem.Model { return rough(t, 3, law.Interaction{Restitution: 1}) })
}

func checkEnergyAmongMeshes(t *testing.T, model func() *dem.Model) {
	run := func(steps int) (worst float64) {
		m := model()
		m.Materials[0].YoungModulus = 1e8
		e := newCPU(t, m)
		_, _, energy := momenta(e)
		kinetic := e.Energy().Kinetic
		touched := 0
		for range 50 {
			advance(t, e, steps/50, 0.2/float64(steps))
			touched += e.Counters().Surface
			_, _, now := momenta(e)
			worst = max(worst, math.Abs(now-energy)/kinetic)
		}
		if touched < 15 {
			t.Fatalf("only %d contacts seen", touched)
		}
		return worst
	}
	coarse, fine := run(8000), run(32000)
	t.Log(coarse, fine)
	if coarse > 2e-3 || fine > 0.5*coarse {
		t.Errorf("the energy errs by %.3g of what moves, with steps of a quarter by %.3g", coarse, fine)
	}
}

// With friction and dashpots they come to rest there, none falls through, and what they have lost is booked; on any number of threads and after a restart with the same bits.
func TestPolyhedraRestAmongMeshes(t *testing.T) {
	expect.Long(t)
	s := checkRestAmongMeshes(t, func() *dem.Model { return rough(t, 3, law.Interaction{Restitution: 0.3, Friction: 0.5}) }, 1e-2)
	for _, b := range s.Spheres {
		if b.Position.Z < -0.0805+b.Radius {
			t.Errorf("a corner is at %v", b.Position)
		}
	}
}

// checkRestAmongMeshes checks that particles of a model come to rest, with no more than a part of what they have lost left in motion, that this is booked, and that on three threads and after a restart
// all bits are the same. It returns where they are.
func checkRestAmongMeshes(t *testing.T, make func() *dem.Model, moving float64) dem.State {
	t.Helper()
	run := func(threads int, restart bool) (s dem.State) {
		m := make()
		m.Threads = threads
		e := newCPU(t, m)
		_, _, before := momenta(e)
		advance(t, e, 5000, 3e-5)
		if restart {
			var file bytes.Buffer
			if err := e.Save(&file); err != nil {
				t.Fatal(err)
			}
			e = newCPU(t, m)
			if err := e.Restore(&file); err != nil {
				t.Fatal(err)
			}
		}
		advance(t, e, 5000, 3e-5)
		_, _, after := momenta(e)
		x := e.Energy()
		lost := x.Damping + x.Friction + x.Rolling
		t.Log(lost, after-before, x.Kinetic)
		if x.Kinetic > moving*lost || math.Abs(after-before) > 1e-3*lost {
			t.Errorf("%g J are lost, %g J are left in motion; the books lack %g J", lost, x.Kinetic, after-before)
		}
		e.Snapshot(&s)
		return s
	}
	want := run(1, false)
	if !reflect.DeepEqual(want, run(3, true)) {
		t.Error("on three threads and after a restart there are other bits")
	}
	return want
}

// In a drum of triangles with a paddle that turns stones stay, and what friction and dashpots lose is what they bring, what they fell and what the drum gives, the power of whose wrench is that work.
func TestPolyhedraInMeshedDrum(t *testing.T) {
	expect.Long(t)
	m := demtest.Rubble(t, 3, law.Interaction{Restitution: 0.4, Friction: 0.5})
	m.Gravity = r3.Vec{Z: -9.81}
	middle := r3.Vec{X: 0.028, Y: 0.028, Z: 0.028}
	const radius, half, speed = 0.075, 0.06, 3.0
	drum := geometry.RevolvedFacets([]geometry.ProfilePoint{{Z: -half}, {R: radius, Z: -half}, {R: radius, Z: half}, {Z: half}}, 24)
	paddle := geometry.PlateFacets(0.02, 2*half, 1, 6).Moved(rigid.Placement{Position: r3.Vec{X: radius - 0.01}, Orientation: expect.TurnAbout(r3.Vec{X: 1}, math.Pi/2)})
	carrier := dem.Driven{
		At:     rigid.Placement{Position: middle, Orientation: expect.TurnAbout(r3.Vec{X: 1}, math.Pi/2)},
		Motion: dem.Rotation{Point: middle, Axis: r3.Vec{Y: 1}, Angle: dem.Steady(speed)},
	}
	for name, f := range map[string]geometry.Facets{"drum": drum, "paddle": paddle} {
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: name, Shape: expect.Must(geometry.NewMesh(f, geometry.MeshOptions{})), Carrier: carrier})
	}
	slices.SortFunc(m.Surfaces, func(a, b dem.Surface) int { return strings.Compare(a.Name, b.Name) })
	const dt = 2e-5
	e := newCPU(t, m)
	_, _, before := momenta(e)
	given := 0.0
	for range 15000 {
		advance(t, e, 1, dt)
		for i, w := range e.WallWrenches(nil) {
			given -= speed * dt * r3.Add(w.Moment, r3.Cross(r3.Sub(e.walls.origins[i], middle), w.Force)).Y
		}
	}
	_, _, after := momenta(e)
	var s dem.State
	e.Snapshot(&s)
	for _, b := range s.Spheres {
		if d := r3.Sub(b.Position, middle); math.Hypot(d.X, d.Z)+b.Radius > radius+5e-4 || math.Abs(d.Y)+b.Radius > half+5e-4 {
			t.Errorf("a corner is at %v from the middle", d)
		}
	}
	work := e.Energy().Work
	lost := e.Energy().Damping + e.Energy().Friction
	t.Log(work, given, lost, after-before)
	if work < 0.05*lost || math.Abs(after-before) > 1e-3*lost || !expect.Near(given, work, 1e-9) {
		t.Errorf("%g J are lost, of which the drum gives %g J, by its wrench %g J; the books lack %g J", lost, work, given, after-before)
	}
}

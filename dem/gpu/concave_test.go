package gpu

// Parity of the processor and a GPU in polyhedra that are not convex.

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"
)

// placedAs is a shape in an orientation, of its own size.
func placedAs(shape *geometry.Polyhedron, q quat.Number) *geometry.PlacedPolyhedron {
	p := &geometry.PlacedPolyhedron{Corners: make([]r3.Vec, len(shape.Vertices))}
	p.Place(shape, 1, [3]r3.Vec{rigid.Rotate(q, r3.Vec{X: 1}), rigid.Rotate(q, r3.Vec{Y: 1}), rigid.Rotate(q, r3.Vec{Z: 1})})
	return p
}

// posed are pairs far from one another, each of a hook, a star or a link and one of these, a stone or a ball, that touch in random poses; it returns too how many are hooked into one another.
func posed(t testing.TB, pairs int) (m *dem.Model, hooked int) {
	t.Helper()
	rng := rand.New(rand.NewPCG(21, 22))
	ring := [][2]float64{{0.01, 0.001}, {0.01, 0.012}, {-0.01, 0.012}, {-0.01, -0.012}, {0.01, -0.012}, {0.01, -0.001}, {0.006, -0.001}, {0.006, -0.008}, {-0.006, -0.008}, {-0.006, 0.008}, {0.006, 0.008}, {0.006, 0.001}}
	shapes := []*packing.Clump{
		demtest.Hook(t, 0.014, 0.012, 0.004, 0.0008), demtest.Star(t, 5, 0.009, 0.001), expect.Must(packing.NewConcavePolyhedron(expect.Must(geometry.PrismFacets(ring, 0.004)), 0.0008)),
		demtest.Block(t, r3.Vec{X: 0.006, Y: 0.007, Z: 0.01}, 0.0008), nil,
	}
	m = &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 2e7, PoissonRatio: 0.25}}, Default: law.Interaction{Restitution: 0.5, Friction: 0.4}, Threads: 1,
	}
	g := &m.Particles
	var orientations []quat.Number
	const ball = 0.003
	solid := func(c *packing.Clump) (*geometry.Polyhedron, float64) {
		if c == nil {
			return geometry.NewBall(ball), ball
		}
		return c.Polyhedron, c.Radius
	}
	var find geometry.PolyhedronPair
	for n := 0; n < pairs; {
		of := [2]*packing.Clump{shapes[rng.IntN(3)], shapes[rng.IntN(len(shapes))]}
		if rng.IntN(2) == 0 {
			of[0], of[1] = of[1], of[0]
		}
		q := [2]quat.Number{expect.TurnAbout(expect.RandomVec(rng, 1), 6*rng.Float64()), expect.TurnAbout(expect.RandomVec(rng, 1), 6*rng.Float64())}
		a, ra := solid(of[0])
		b, rb := solid(of[1])
		d := r3.Scale((ra+rb)*rng.Float64(), r3.Unit(expect.RandomVec(rng, 1)))
		axis, reach := d, a.Rounding+b.Rounding
		tooDeep := func(f geometry.FeatureContact) bool { return find.Terms[f.First].Distance < 0.4*reach }
		if !find.Find(placedAs(a, q[0]), placedAs(b, q[1]), d, &axis) || len(find.Contacts) == 0 || slices.ContainsFunc(find.Contacts, tooDeep) {
			continue
		}
		at := r3.Scale(0.06, r3.Vec{X: float64(n % 6), Y: float64(n / 6 % 6), Z: float64(n / 36)})
		for k, c := range of {
			_, r := solid(c)
			g.Position, g.Radius = append(g.Position, r3.Add(at, r3.Scale(float64(1-k), d))), append(g.Radius, r)
			g.Velocity, g.Angular = append(g.Velocity, expect.RandomVec(rng, 0.2)), append(g.Angular, expect.RandomVec(rng, 10))
			turn := quat.Number{Real: 1}
			if c != nil {
				turn = quat.Mul(q[k], quat.Conj(c.Axes))
			}
			orientations = append(orientations, turn)
		}
		if r3.Norm(d) < 0.4*(ra+rb) {
			hooked++
		}
		g.Clump = append(g.Clump, of[:]...)
		n++
	}
	clumps := g.Clump
	g.MakeClumps(shapes[0], false, 1)
	copy(g.Clump, clumps)
	copy(g.Orientation, orientations)
	return m, hooked
}

// sameContacts tells whether both engines tell of the same contacts, up to the rounding of places and forces.
func sameContacts(t *testing.T, c, g dem.Engine, tolerance float64) int {
	t.Helper()
	list, told := c.Contacts(nil), g.Contacts(nil)
	if len(list) != len(told) {
		t.Fatalf("%d contacts on the CPU, %d on the GPU", len(list), len(told))
	}
	size := 0.0
	for i := range list {
		size = max(size, r3.Norm(list[i].Force))
	}
	taken := make([]bool, len(told))
	for i := range list {
		a, found := &list[i], false
		for k := range told {
			b := &told[k]
			if found = !taken[k] && a.Particle == b.Particle && a.Other == b.Other && expect.CloseTo(b.Point, a.Point, 1e-6) && expect.CloseTo(b.Force, a.Force, tolerance*size) && expect.CloseTo(b.Normal, a.Normal, 1e-4); found {
				taken[k] = true
				break
			}
		}
		if !found {
			t.Fatalf("%+v is not among the contacts on the GPU", *a)
		}
	}
	return len(list)
}

// Pairs in random poses, many of them hooked into one another, have the same contacts with the same forces on a GPU as on the processor, and go on alike.
func TestGPUConcavePoses(t *testing.T) {
	m, hooked := posed(t, 120)
	c, g := both(t, testDevice(t), m, Options{Precision: Double, Lanes: 2})
	contacts := 0
	for _, steps := range []int{1, 20, 80} {
		advance(t, c, steps, 1e-5)
		advance(t, g, steps, 1e-5)
		agreeOnClumps(t, c, g, 1e-7)
		contacts = max(contacts, sameContacts(t, c, g, 1e-6))
	}
	t.Log(hooked, "hooked,", contacts, "contacts")
	if hooked < 20 || contacts < 200 {
		t.Errorf("%d hooked, %d contacts", hooked, contacts)
	}
}

// Hooks, stars, stones and balls in a heap do on a GPU what they do on the processor.
func TestGPUConcave(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	for _, c := range []struct {
		name      string
		change    func(m *dem.Model)
		precision Precision
		lanes     int
		tolerance float64
	}{
		{"double", func(*dem.Model) {}, Double, 2, 1e-7},
		{"rolling", func(m *dem.Model) { m.Law.Rolling, m.Default.RollingFriction = law.ElasticPlastic, 0.2 }, Double, 2, 1e-7},
		{"linear", linear, Double, 2, 1e-7},
		{"single", func(*dem.Model) {}, Single, 1, 5e-3},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := demtest.OnFloor(demtest.Hooks(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4}))
			c.change(m)
			a, b := both(t, device, m, Options{Precision: c.precision, Lanes: c.lanes})
			agreeInHeap(t, a, b, 8, 140, 6, c.tolerance)
		})
	}
}

// On a sheet, among solid triangles that move, in a vessel and beside a bar and a ball hooks and stars do on a GPU what they do on the processor.
func TestGPUConcaveOnWalls(t *testing.T) {
	in := law.Interaction{Restitution: 0.5, Friction: 0.4}
	for name, m := range map[string]*dem.Model{"meshes": onSheets(demtest.OnFloor(demtest.Hooks(t, 3, in))), "vessel": inVessel(demtest.Hooks(t, 3, in), geometry.Sphere{Radius: 0.062, Inside: true})} {
		t.Run(name, func(t *testing.T) { checkOnSurfaces(t, m, 8) })
	}
}

// Hooks and stars go on to the same bits after a restart, and on any run.
func TestGPUConcaveRestart(t *testing.T) {
	e, f := restarted(t, demtest.OnFloor(demtest.Hooks(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4})), 1000, 200, 2e-5)
	if !reflect.DeepEqual(e.Contacts(nil), f.Contacts(nil)) {
		t.Error("the run that was taken up again has other contacts")
	}
}

// Inlets bring hooks, outlets take them, as on the processor.
func TestGPUConcaveFlow(t *testing.T) {
	expect.Long(t)
	m := demtest.StonesThrough(t)
	hook := demtest.Hook(t, 0.014, 0.012, 0.004, 0.0008)
	m.Inlets[0].Clump, m.Inlets[0].Sizes = hook, packing.UniformSizes{Min: hook.Radius, Max: 1.3 * hook.Radius}
	m.Surfaces[0] = dem.Surface{Name: "roof", Shape: geometry.Capsule{A: r3.Vec{X: -0.04}, B: r3.Vec{X: 0.04}, Radius: 0.02}}
	c, g := both(t, testDevice(t), m, Options{Precision: Double, Lanes: 2})
	for range 2 {
		for _, e := range []dem.Engine{c, g} {
			advance(t, e, 3000, 5e-5)
		}
		if c.Len() != g.Len() || c.Counters().Removed != g.Counters().Removed {
			t.Fatalf("%d particles on the CPU, %d gone; %d on the GPU, %d gone", c.Len(), c.Counters().Removed, g.Len(), g.Counters().Removed)
		}
	}
	if a, b := c.Taken(nil)[0], g.Taken(nil)[0]; a.Count != b.Count || a.Count < 5 || !expect.Near(b.Mass, a.Mass, 1e-12) {
		t.Errorf("%+v have gone, on the GPU %+v", a, b)
	}
}

// A comb that lies on a comb touches it at more places than there is room for: the run ends by name.
func TestGPUConcaveTouchesTooOften(t *testing.T) {
	const teeth, pitch = 7, 0.004
	outline := [][2]float64{{0, 0}, {pitch * (teeth - 0.5), 0}}
	for k := teeth - 1; k >= 0; k-- {
		left, right := pitch*float64(k), pitch*(float64(k)+0.5)
		outline = append(outline, [2]float64{right, 0.006}, [2]float64{left, 0.006})
		if k > 0 {
			outline = append(outline, [2]float64{left, 0.003}, [2]float64{left - 0.5*pitch, 0.003})
		}
	}
	comb := expect.Must(packing.NewConcavePolyhedron(expect.Must(geometry.PrismFacets(outline, 0.004)), 0.0005))
	m := &dem.Model{
		Materials: []law.Material{{Density: 2600, YoungModulus: 2e7, PoissonRatio: 0.25}}, Default: law.Interaction{Restitution: 0.5},
		Particles: packing.Particles{Position: []r3.Vec{{}, {}}, Radius: []float64{comb.Radius, comb.Radius}, Velocity: make([]r3.Vec, 2)},
	}
	m.Particles.MakeClumps(comb, false, 1)
	m.Particles.Position[1] = r3.Vec{X: 1e-4, Y: 2e-4, Z: 0.0049}
	g := newGPU(t, testDevice(t), m, Options{Precision: Double, Lanes: 2})
	if err := g.Advance(10, 1e-6); err == nil || !strings.Contains(err.Error(), "more than 32 places") {
		t.Errorf("%v, want an error about more than 32 places", err)
	}
}

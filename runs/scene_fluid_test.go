package runs

import (
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/models"
	"gabion/results"
)

// lake is a domain of 4 m by 2 m by 1 m with a stone, a fluid in it, and gravity.
func lake(gravity, fluid string) string {
	return `
gravity: ` + gravity + `
materials: [{name: stone, density: 2500, young_modulus: 1 MPa}]
particles: [{name: p, material: stone, radius: 0.1, lattice: {counts: [1, 1, 1], origin: [2, 1, 0.5], spacing: 1}}]
contact: {default: {restitution: 0.5, friction: 0.5}, body_contact: none}
domain: {min: [0, 0, 0], max: [4, 2, 1]}
dem: {fluid: {density: 1000, viscosity: 1e-3, ` + fluid + `}}
solver: {step: 1e-3, end: 1}
`
}

func fluidOf(t *testing.T, text string, at float64) *results.Fluid {
	t.Helper()
	built := builtOf(t, text)
	f := newScene(built).fluid.at(at)
	for _, x := range f.Flow {
		if x.Point.X < 0 || x.Point.X > 4 || x.Point.Y < 0 || x.Point.Y > 2 || x.Point.Z < 0 || x.Point.Z > 1 {
			t.Errorf("the flow is told at %v, outside of the domain", x.Point)
		}
	}
	return f
}

func builtOf(t *testing.T, text string) *models.Built {
	t.Helper()
	built, err := prepare(t.Context(), &Options{Model: "lake.yaml", Text: []byte(text)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { built.Simulation.Close() })
	return built
}

// The surface of a wave is where its formula has it, to what is lost between the nodes of its grid, and moves with it; the flow is told at the surface, and is that of the formula.
func TestFluidSurfaceOfWave(t *testing.T) {
	const text = `field: {box: {min: [-1, 0, 0], max: [5, 2, 1]}, counts: [121, 3, 1], interval: 0.05, velocity: ["0.3 + 0.2*sin(2*x - 3*t)", 0.1, 0], level: "0.5 + 0.2*sin(2*x - 3*t) + 0.05*y"}`
	for _, at := range []float64{0, 0.375} {
		f := fluidOf(t, lake("[0, 0, -9.81]", text), at)
		if f.Columns != 49 || len(f.Surface) != 49*3 {
			t.Errorf("%d points in rows of %d, want 147 in rows of 49", len(f.Surface), f.Columns)
		}
		low, high := math.Inf(1), math.Inf(-1)
		for _, p := range f.Surface {
			if want := 0.5 + 0.2*math.Sin(2*p.X-3*at) + 0.05*p.Y; math.Abs(p.Z-want) > 0.2*(0.1*0.1+0.15*0.15)/8 {
				t.Errorf("at t = %g s the surface is at %v, want height %g", at, p, want)
			}
			low, high = min(low, p.Z), max(high, p.Z)
		}
		if f.Level != [2]float64{low, high} || len(f.Triangles()) != 2*48*2 {
			t.Errorf("levels %v of %g to %g m, %d triangles", f.Level, low, high, len(f.Triangles()))
		}
		if len(f.Flow) != 10*5 {
			t.Errorf("the flow is told at %d places, want 50", len(f.Flow))
		}
		for _, x := range f.Flow {
			if want := (r3.Vec{X: 0.3 + 0.2*math.Sin(2*x.Point.X-3*at), Y: 0.1}); r3.Norm(r3.Sub(x.Velocity, want)) > 2e-3 {
				t.Errorf("at %v it flows with %v m/s, want %v", x.Point, x.Velocity, want)
			}
		}
	}
}

// Where gravity leans, heights are against it: every point of the surface is as high as the level says.
func TestFluidSurfaceLeans(t *testing.T) {
	for _, gravity := range []r3.Vec{{X: 3, Z: -9}, {X: -2, Y: 1, Z: 9}} {
		up := r3.Scale(-1/r3.Norm(gravity), gravity)
		middle := r3.Dot(up, r3.Vec{X: 2, Y: 1, Z: 0.4})
		f := fluidOf(t, lake(fmt.Sprintf("[%g, %g, %g]", gravity.X, gravity.Y, gravity.Z), fmt.Sprintf("velocity: [1, 0, 0], level: %.17g", middle)), 0)
		if f.Columns != 2 || len(f.Surface) != 4 {
			t.Fatalf("a level surface has %d points in rows of %d", len(f.Surface), f.Columns)
		}
		for _, p := range f.Surface {
			if h := r3.Dot(up, p); !math.IsNaN(h) && math.Abs(h-middle) > 1e-12 && p.Z > 0 && p.Z < 1 {
				t.Errorf("with gravity %v, %v is %g m high, want %g", gravity, p, h, middle)
			}
		}
		for _, x := range f.Flow {
			if h := r3.Dot(up, x.Point); h > middle+1e-12 {
				t.Errorf("with gravity %v it flows at %v, above its surface", gravity, x.Point)
			}
		}
	}
}

// A level that itself depends on the height is where the two meet.
func TestFluidSurfaceByHeight(t *testing.T) {
	f := fluidOf(t, lake("[0, 0, -9.81]", `field: {box: {min: [0, 0, 0], max: [4, 2, 1]}, counts: [2, 2, 3], velocity: ["z", 0, 0], level: "0.3 + 0.1*z"}`), 0)
	for _, p := range f.Surface {
		if math.Abs(p.Z-0.3/0.9) > 1e-8 {
			t.Errorf("the surface is at %v, want height 1/3", p)
		}
	}
	if len(f.Flow) != 50 {
		t.Errorf("the flow is told at %d places", len(f.Flow))
	}
	for _, x := range f.Flow {
		if math.Abs(x.Velocity.X-x.Point.Z) > 1e-12 || x.Point.Z > 1./3 {
			t.Errorf("at %v it flows with %v m/s", x.Point, x.Velocity)
		}
	}
}

// A fluid that is everywhere has no surface, and flows in layers; one that rests has no arrows; where none is there is neither.
func TestFluidWithoutSurface(t *testing.T) {
	f := fluidOf(t, lake("[0, 0, -9.81]", `velocity: [0, 0, "1 + t"]`), 0.5)
	if f.Columns != 0 || f.Surface != nil || len(f.Flow) != 10*5*3 {
		t.Errorf("%d points, and the flow is told at %d places, want 150", len(f.Surface), len(f.Flow))
	}
	for _, x := range f.Flow {
		if x.Velocity != (r3.Vec{Z: 1.5}) {
			t.Errorf("it flows with %v m/s", x.Velocity)
		}
	}
	if f := fluidOf(t, lake("[0, 0, -9.81]", `level: 0.4`), 0); len(f.Flow) != 0 || f.Level != [2]float64{0.4, 0.4} {
		t.Errorf("a pond flows at %d places, its level is %v", len(f.Flow), f.Level)
	}
	if f := fluidOf(t, lake("[0, 0, -9.81]", `velocity: [1, 0, 0], level: -0.1`), 0); len(f.Flow) != 0 || f.Surface != nil {
		t.Errorf("a fluid below the domain is seen: %+v", f)
	}
	front := fluidOf(t, lake("[0, 0, -9.81]", `field: {box: {min: [0, 0, 0], max: [4, 2, 1]}, counts: [41, 1, 1], velocity: [1, 0, 0], level: "0.4*step(x, 1.9, 1, 2.1, 0)"}`), 0)
	for _, p := range front.Surface {
		if p.X > 2.3 || p.X < 1.9 && math.Abs(p.Z-0.4) > 1e-12 {
			t.Errorf("a surge that has come to 2.1 m has a surface at %v", p)
		}
	}
	if n := len(front.Triangles()); n < 2*20 || n > 2*22 {
		t.Errorf("a surge that has come to half of the domain has %d triangles of 80", n)
	}
	for _, x := range front.Flow {
		if x.Point.X > 2.1 {
			t.Errorf("it flows at %v", x.Point)
		}
	}
}

// What is seen of a fluid does not depend on when it is looked at first: a run that goes on from a checkpoint sees the same.
func TestFluidViewOfResumed(t *testing.T) {
	built := builtOf(t, strings.Replace(lake("[0, 0, -9.81]", `velocity: [1, 0, 0], level: 0.6`), "domain: {min: [0, 0, 0], max: [4, 2, 1]}\n", `walls: [{name: box, shape: box, inside: true, center: [2, 1, 0.5], size: [4, 2, 1], material: stone}]
bodies: [{name: ball, mass: 1, inertia: [1, 1, 1], position: [2, 1, 3], surfaces: [{shape: sphere, radius: 0.1, material: stone}]}]
`, 1))
	before := newScene(built).fluid
	for range 100 {
		if err := built.Simulation.Step(1e-3); err != nil {
			t.Fatal(err)
		}
	}
	after := newScene(built).fluid
	if before.box != after.box || before.box.Max.Z != 3.1 || !reflect.DeepEqual(before.at(0.5), after.at(0.5)) {
		t.Errorf("the fluid is seen in %v at the start and in %v later", before.box, after.box)
	}
}

package narrowphase

import (
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// jump looks for a discontinuity of the force and moment of b on a while a moves from its pose at 0 to that at 1: it halves the way again and again towards
// where the change is greatest, and returns what is left of it, with the points on both sides.
func jump(w *Workspace, a, b *Placed, pose func(float64) rigid.Frame) (float64, []Point, []Point) {
	at := func(x float64) ([2]r3.Vec, []Point) {
		a.Move(pose(x))
		points := w.Contacts(nil, a, b, 0)
		f, m := pressed(points)
		return [2]r3.Vec{f, m}, points
	}
	change := func(f, g [2]r3.Vec) float64 { return max(r3.Norm(r3.Sub(f[0], g[0])), r3.Norm(r3.Sub(f[1], g[1]))) }
	low, high := 0.0, 1.0
	f, before := at(low)
	g, after := at(high)
	for range 30 {
		middle := (low + high) / 2
		h, points := at(middle)
		if change(f, h) > change(h, g) {
			high, g, after = middle, h, points
		} else {
			low, f, before = middle, h, points
		}
	}
	return change(f, g), before, after
}

// The force of a body on a wire that slides, turns and sinks over it has no jumps at all, however closely one looks: while the axis of the wire is outside, and on convex bodies beyond.
// (A bumpy mesh is a smooth wall: it joins contacts of neighbouring triangles where they are equally near.)
func TestWireForceIsContinuous(t *testing.T) {
	for name, s := range surfaces(t) {
		if name == "ground" {
			continue
		}
		deep := name == "box" || name == "rock"
		r := rand.New(rand.NewPCG(21, 22))
		var w Workspace
		b := placed(t, s, rigid.Frame{})
		looked := 0
		for n := range 1500 {
			k := geometry.Capsule{A: r3.Vec{X: -0.3 * r.Float64()}, B: r3.Vec{X: 0.3 * r.Float64()}, Radius: 0.03}
			f := rigid.Frame{Position: r3.Scale(0.2+0.5*r.Float64(), direct(r)), Orientation: turned(r)}
			way, axis := direct(r), direct(r)
			pose := func(x float64) rigid.Frame {
				return rigid.Frame{Position: r3.Add(f.Position, r3.Scale(0.01*x, way)), Orientation: rigid.Compose(about(axis, 0.02*x), f.Orientation)}
			}
			a := placed(t, k, f)
			if d := least(w.Contacts(nil, &a, &b, 0.1)); d > 0.01 || d < -1.7*k.Radius || !deep && axisDistance(s, a.a, a.b) < 0.2*k.Radius {
				continue
			}
			looked++
			if left, before, after := jump(&w, &a, &b, pose); left > 1e-5 && (deep || axisDistance(s, a.a, a.b) > 0.1*k.Radius) {
				t.Errorf("%s, pose %d: the force jumps by %g\n%+v\n%+v", name, n, left, before, after)
			}
		}
		if looked < 50 {
			t.Errorf("%s: only %d poses in contact", name, looked)
		}
	}
}

// The same between wires, level or not, and on spheres, planes and round bodies.
func TestRoundForceIsContinuous(t *testing.T) {
	wire := geometry.Capsule{A: r3.Vec{X: -0.15}, B: r3.Vec{X: 0.15}, Radius: 0.015}
	for name, c := range map[string]struct {
		s    geometry.Shape
		left float64 // what a jump may be, m
	}{
		"wire":     {wire, 1e-6},
		"ball":     {geometry.Sphere{Radius: 0.015}, 1e-6},
		"plane":    {geometry.Plane{Normal: r3.Vec{Z: 1}}, 1e-6},
		"cylinder": {turnedBodies(t)["cylinder"], 1e-6},
		"cone":     {turnedBodies(t)["cone"], 1e-4},
		"pipe":     {shells(t)["pipe"], 1e-6},
		"hopper":   {shells(t)["hopper"], 1e-6},
	} {
		r := rand.New(rand.NewPCG(21, 22))
		var w Workspace
		b := placed(t, c.s, rigid.Frame{})
		looked := 0
		for n := range 10000 {
			f := rigid.Frame{Position: r3.Scale(0.6*r.Float64(), direct(r)), Orientation: turned(r)}
			if n%2 == 0 && (name == "wire" || name == "ball") {
				f.Orientation = about(direct(r), 0.05*r.Float64())
				f.Position = r3.Vec{X: 0.2 * r.NormFloat64(), Y: 0.02 * r.NormFloat64(), Z: 0.02 * r.NormFloat64()}
			}
			way, axis := direct(r), direct(r)
			pose := func(x float64) rigid.Frame {
				return rigid.Frame{Position: r3.Add(f.Position, r3.Scale(0.01*x, way)), Orientation: rigid.Compose(about(axis, 0.02*x), f.Orientation)}
			}
			a := placed(t, wire, f)
			if d := least(w.Contacts(nil, &a, &b, 0.1)); d > 0.01 || d < -0.8*wire.Radius {
				continue
			}
			looked++
			if left, before, after := jump(&w, &a, &b, pose); left > c.left && min(least(before), least(after)) > -0.8*wire.Radius {
				t.Errorf("%s, pose %d: the force jumps by %g\n%+v\n%+v", name, n, left, before, after)
			}
		}
		if looked < 200 {
			t.Errorf("%s: only %d poses in contact", name, looked)
		}
	}
}

// sunk is the depth of bodies in one another on the walks below, m.
const sunk = 0.01

// jumpsFrom moves a body from poses in which it is in contact with another one on by a depth, and turns it; it counts these poses and those where the force jumps on that way by more than least. A jump by more
// than most, both of the depth, is an error.
func jumpsFrom(t *testing.T, pair string, r *rand.Rand, w *Workspace, a, b *Placed, poses int, least, most float64, begin func(n int) (rigid.Frame, bool)) (looked, jumps int) {
	t.Helper()
	for n := range poses {
		f, ok := begin(n)
		if !ok {
			continue
		}
		way, axis := direct(r), direct(r)
		pose := func(x float64) rigid.Frame {
			return rigid.Frame{Position: r3.Add(f.Position, r3.Scale(sunk*x, way)), Orientation: rigid.Compose(about(axis, 0.02*x), f.Orientation)}
		}
		looked++
		switch left, before, after := jump(w, a, b, pose); {
		case left > most*sunk:
			t.Errorf("%s, pose %d: the force jumps by %g\n%+v\n%+v", pair, n, left, before, after)
		case left > least*sunk:
			jumps++
		}
	}
	return looked, jumps
}

// The same between hulls and boxes that are some percent of their size in one another, also with edges that are level with one another: but for one pose in a
// hundred, where the force may change by less than one percent: features that several ways out share count as one in their middle, and another may take over from them along one way first.
func TestBodyForceIsContinuous(t *testing.T) {
	all := bodies(t)
	delete(all, "plate")
	all["icosahedron"] = meshOf(t, geometry.SphereFacets(0.3, 0), true)
	for na, sa := range all {
		for nb, sb := range all {
			r := rand.New(rand.NewPCG(41, 42))
			var w Workspace
			a, b := placed(t, sa, rigid.Frame{}), placed(t, sb, rigid.Frame{})
			looked, jumps := jumpsFrom(t, na+" on "+nb, r, &w, &a, &b, 150, 1e-4, 0.01, func(n int) (rigid.Frame, bool) {
				f, ok := brought(&w, r, &a, &b, sunk)
				if ok && n%2 == 0 && na == nb { // faces and edges nearly level
					f = rigid.Frame{Position: r3.Scale(1-sunk, f.Position), Orientation: about(direct(r), 0.01*r.Float64())}
				}
				return f, ok
			})
			if looked < 100 || jumps > 1 {
				t.Errorf("%s on %s: the force jumps in %d of %d poses", na, nb, jumps, looked)
			}
		}
	}
}

// The same between cylinders and cones and on hulls: but for one pose in thirty, where the force may change by less than a fifth.
func TestTurnedForceIsContinuous(t *testing.T) {
	all := turnedBodies(t)
	others := turnedBodies(t)
	others["rock"] = rock(t, 3, 14)
	for na, sa := range all {
		for nb, sb := range others {
			r := rand.New(rand.NewPCG(41, 42))
			var w Workspace
			a, b := placed(t, sa, rigid.Frame{}), placed(t, sb, rigid.Frame{})
			looked, jumps := jumpsFrom(t, na+" on "+nb, r, &w, &a, &b, 30, 1e-4, 0.2, func(int) (rigid.Frame, bool) { return brought(&w, r, &a, &b, sunk) })
			if looked < 25 || jumps > 1 {
				t.Errorf("%s on %s: the force jumps in %d of %d poses", na, nb, jumps, looked)
			}
		}
	}
}

// The same between pipes and buckets and bodies with flat faces: but for one pose in twenty, where the force may change by one and a half times the depth as corners get from one way out of the
// wall to another.
func TestShellForceIsContinuous(t *testing.T) {
	const poses = 100
	for shell, sa := range map[string]geometry.Shape{"pipe": shells(t)["pipe"], "bucket": shells(t)["bucket"]} {
		for name, sb := range map[string]geometry.Shape{"box": bodies(t)["box"], "rock": bodies(t)["rock"], "angle": meshBodies(t)["angle"]} {
			r := rand.New(rand.NewPCG(41, 42))
			var w Workspace
			a, b := placed(t, sa, rigid.Frame{}), placed(t, sb, rigid.Frame{})
			if name == "angle" {
				a, b = b, a
			}
			looked, jumps := jumpsFrom(t, shell+" and "+name, r, &w, &a, &b, poses, 1e-3, 1.5, func(int) (rigid.Frame, bool) { return brought(&w, r, &a, &b, sunk) })
			if looked < poses*3/4 || 20*jumps > looked {
				t.Errorf("%s and %s: the force jumps in %d of %d poses", shell, name, jumps, looked)
			}
		}
	}
}

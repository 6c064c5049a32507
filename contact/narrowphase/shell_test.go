package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// shells are the thin surfaces of revolution that the tests use.
func shells(t testing.TB) map[string]geometry.Shape {
	t.Helper()
	made := func(s geometry.Shape, err error) geometry.Shape {
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	return map[string]geometry.Shape{
		"pipe":   made(geometry.NewCylinder(0.3, 0.8, false, 0)),
		"bucket": made(geometry.NewCylinder(0.3, 0.5, true, geometry.Bottom)),
		"hopper": made(geometry.NewCone(0.1, 0.5, 0.6, true, 0)),
		"funnel": made(geometry.NewCone(0, 0.5, 0.6, true, 0)),
	}
}

// Wires and balls with axes of some length are as far from shells as the nearest of many places of their axes.
func TestWireOnShell(t *testing.T) {
	for name, s := range shells(t) {
		r := rand.New(rand.NewPCG(61, 62))
		var w Workspace
		for n := range 150 {
			k := geometry.Capsule{A: r3.Vec{X: -0.5 * r.Float64()}, B: r3.Vec{X: 0.5 * r.Float64()}, Radius: 0.02}
			a := placed(t, k, rigid.Frame{Position: r3.Scale(0.8*r.Float64(), direct(r)), Orientation: turned(r)})
			b := placed(t, s, rigid.Frame{Position: r3.Scale(0.1, direct(r)), Orientation: turned(r)})
			if axisSampled(s, &a, &b, 500) < 1e-3 {
				continue // the axis passes through
			}
			want := axisSampled(s, &a, &b, 8000) - k.Radius
			if got := least(w.Contacts(nil, &a, &b, 3)); math.Abs(got-want) > 2e-5 {
				t.Errorf("%s, pose %d: distance %g, want %g", name, n, got, want)
			}
		}
	}
}

// axisSampled is the least distance of many places on the axis of a placed capsule from the surface of a placed shape.
func axisSampled(s geometry.Shape, a, b *Placed, count int) float64 {
	least := math.Inf(1)
	var touches []geometry.Touch
	p, u := b.toLocal(a.a), b.turnBack(r3.Sub(a.b, a.a))
	for i := range count + 1 {
		touches = s.Touch(touches[:0], r3.Add(p, r3.Scale(float64(i)/float64(count), u)), 5)
		for _, x := range touches {
			least = min(least, x.Distance)
		}
	}
	return least
}

// Blocks, rocks and meshes inside of shells and outside are as far from them as from meshes of many narrow triangles.
func TestBodiesOnShell(t *testing.T) {
	const around = 180
	all := map[string]*geometry.Mesh{
		"block": meshOf(t, blockFacets(r3.Vec{X: 0.2, Y: 0.3, Z: 0.15}, 1), true),
		"angle": meshOf(t, angleFacets(), true),
		"rock":  rock(t, 3, 14),
	}
	for name, s := range shells(t) {
		var profile []geometry.ProfilePoint
		for i, g := range s.(*geometry.Revolved).Segments {
			if i == 0 {
				profile = append(profile, geometry.ProfilePoint{R: g.R, Z: g.Z})
			}
			profile = append(profile, geometry.ProfilePoint{R: g.R + g.To*g.DirR, Z: g.Z + g.To*g.DirZ})
		}
		fine := meshOf(t, geometry.RevolvedFacets(profile, around).Weld(1e-9), false)
		for nameA, m := range all {
			r := rand.New(rand.NewPCG(63, 64))
			var w Workspace
			compared := 0
			for range 100 {
				fa := rigid.Frame{Position: r3.Scale(1.2*r.Float64(), direct(r)), Orientation: turned(r)}
				a, b := placed(t, m, fa), placed(t, s, rigid.Frame{})
				want := meshDistance(m, fine, fa, rigid.Frame{Orientation: quat.Number{Real: 1}})
				if want < 2e-3 || crossed(m, s, fine, fa) {
					continue
				}
				compared++
				if got := least(w.Contacts(nil, &a, &b, 1)); math.Abs(got-want) > 1e-4 {
					t.Errorf("%s in %s, %v: distance %g, want %g", nameA, name, fa, got, want)
				}
			}
			if compared < 8 {
				t.Errorf("%s in %s: %d poses", nameA, name, compared)
			}
		}
	}
}

// A box that lies on a free rim is held up by the rim, wherever its corners hang over; a corner that has got a little through the wall, well below the rim, is pushed back.
func TestBoxOnRim(t *testing.T) {
	const depth = 1e-4
	pipe := shells(t)["pipe"]
	box := geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.2, Z: 0.2}}
	var w Workspace
	for _, c := range []struct {
		name string
		at   r3.Vec
		turn float64
		up   bool
	}{
		{"over the middle of the wall", r3.Vec{X: 0.3, Z: 0.5 - depth}, 0.2, true},
		{"edge hardly over the wall", r3.Vec{X: 0.203, Z: 0.5 - depth}, 0, true},
		{"corner hardly over the wall", r3.Vec{X: 0.302 - 0.1*math.Sqrt2, Z: 0.5 - depth}, math.Pi / 4, true},
		{"corner through the wall", r3.Vec{X: 0.3 + depth - 0.1*math.Sqrt2, Z: 0.1}, math.Pi / 4, false},
		{"corner through the wall from outside", r3.Vec{X: 0.3 - depth + 0.1*math.Sqrt2, Z: 0.1}, math.Pi / 4, false},
	} {
		a, b := placed(t, box, rigid.Frame{Position: c.at, Orientation: about(r3.Vec{Z: 1}, c.turn)}), placed(t, pipe, rigid.Frame{})
		points := w.Contacts(nil, &a, &b, 0)
		sum := 0.0
		for _, p := range points {
			sum += p.Weight
			if math.Abs(p.Distance+depth) > 1e-7 || c.up && p.Normal.Z < 1-1e-6 || !c.up && (math.Abs(p.Normal.X) < 1-1e-6 || p.Normal.X > 0 != (c.at.X > 0.3)) {
				t.Errorf("%s: %+v", c.name, p)
			}
		}
		if math.Abs(sum-1) > 1e-6 {
			t.Errorf("%s: weights sum to %g\n%+v", c.name, sum, points)
		}
	}
}

// crossed tells whether places of the edges of a solid mesh are within 2 mm of a shell, or places of the rims of the shell within 2 mm of the mesh or inside.
func crossed(m *geometry.Mesh, s geometry.Shape, shell *geometry.Mesh, f rigid.Frame) bool {
	var touches []geometry.Touch
	for _, x := range m.Triangles {
		for k := range 3 {
			p, q := f.ToWorld(m.Vertices[x[k]]), f.ToWorld(m.Vertices[x[(k+1)%3]])
			for i := range 61 {
				if touches = s.Touch(touches[:0], r3.Add(p, r3.Scale(float64(i)/60, r3.Sub(q, p))), 2e-3); len(touches) > 0 {
					return true
				}
			}
		}
	}
	for _, v := range shell.Vertices {
		if m.SignedDistance(f.ToLocal(v)) < 2e-3 {
			return true
		}
	}
	return false
}

package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Pipes, buckets and hoppers are as far from one another and from cylinders and cones, inside and outside, as the nearest of many places on their surfaces.
func TestWallsOnWalls(t *testing.T) {
	solids := turnedBodies(t)
	some := shells(t)
	all := 0
	some["small pipe"] = must(t)(geometry.NewCylinder(0.12, 0.7, true, 0))
	some["small bucket"] = must(t)(geometry.NewCone(0.1, 0.15, 0.2, true, geometry.Bottom))
	others := map[string]geometry.Shape{"cylinder": solids["cylinder"], "cone": solids["cone"], "post": must(t)(geometry.NewCylinder(0.1, 1, false, geometry.BothEnds)), "drum": must(t)(geometry.NewCylinder(0.15, 0.2, false, geometry.BothEnds))}
	for name, s := range some {
		others[name] = s
	}
	for name, s := range some {
		for nameA, x := range others {
			r := rand.New(rand.NewPCG(65, 66))
			var w Workspace
			compared := 0
			for range 12 {
				fa := rigid.Frame{Position: r3.Scale(0.9*r.Float64(), direct(r)), Orientation: turned(r)}
				if r.IntN(3) == 0 {
					fa.Orientation = about(direct(r), 0.3*r.Float64())
				}
				a, b := placed(t, x, fa), placed(t, s, rigid.Frame{})
				want := wallDistance(x, s, fa)
				if want < 3e-3 {
					continue // they cross, or one is in the other
				}
				compared++
				if got := least(w.Contacts(nil, &a, &b, 1)); math.Abs(got-want) > 1e-5 {
					t.Errorf("%s on %s, %v: distance %g, want %g\n%+v", nameA, name, fa, got, want, w.Contacts(nil, &a, &b, want-1e-3))
				}
			}
			all += compared
		}
	}
	if all < 300 {
		t.Errorf("%d poses", all)
	}
}

func must(t *testing.T) func(*geometry.Revolved, error) geometry.Shape {
	return func(s *geometry.Revolved, err error) geometry.Shape {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
}

// wallDistance is the least distance of places on a surface of revolution, which is in a frame, from another one: the best of a grid, and then of ever closer ones about it. It is below 0 where places of one
// are in the other.
func wallDistance(x, s geometry.Shape, f rigid.Frame) float64 {
	var touches []geometry.Touch
	distance := func(of, in geometry.Shape, to func(r3.Vec) r3.Vec, segment int, azimuth, along float64) float64 {
		g := &of.(*geometry.Revolved).Segments[segment]
		sin, cos := math.Sincos(azimuth)
		l := g.From + (g.To-g.From)*min(max(along, 0), 1)
		rho, d := g.R+l*g.DirR, math.Inf(1)
		touches = in.Touch(touches[:0], to(r3.Vec{X: rho * cos, Y: rho * sin, Z: g.Z + l*g.DirZ}), 3)
		for _, t := range touches {
			d = min(d, t.Distance)
		}
		return d
	}
	best := math.Inf(1)
	for i := range x.(*geometry.Revolved).Segments {
		for start := range 2 * 12 {
			azimuth, along := math.Pi/6*float64(start/2), float64(start%2)
			least := distance(x, s, f.ToWorld, i, azimuth, along)
			for step := 0.25; step > 1e-6; {
				moved := false
				for _, way := range [8][2]float64{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}} {
					if d := distance(x, s, f.ToWorld, i, azimuth+step*way[0], along+step*way[1]); d < least-1e-12 {
						least, azimuth, along, moved = d, azimuth+step*way[0], min(max(along+step*way[1], 0), 1), true
						break
					}
				}
				if !moved {
					step /= 2
				}
			}
			best = min(best, least)
		}
	}
	for i := range s.(*geometry.Revolved).Segments {
		for k := range 4 {
			best = min(best, distance(s, x, f.ToLocal, i, 0, float64(k)/3))
		}
	}
	return best
}

// A drum that stands in a bucket, a pipe that lies in another one, beside a post or across it, and a post in a pipe, are held by weights of 1 in all.
func TestWallsHold(t *testing.T) {
	bucket, pipe := must(t)(geometry.NewCylinder(0.3, 0.5, true, geometry.Bottom)), must(t)(geometry.NewCylinder(0.3, 0.8, true, 0))
	small, post := must(t)(geometry.NewCylinder(0.1, 0.4, true, 0)), must(t)(geometry.NewCylinder(0.1, 1.5, false, geometry.BothEnds))
	drum := must(t)(geometry.NewCylinder(0.15, 0.2, false, geometry.BothEnds))
	const depth = 1e-4
	for name, c := range map[string]struct {
		x, on geometry.Shape
		at    r3.Vec
		turn  float64 // about x
		want  r3.Vec
	}{
		"drum in a bucket":       {drum, bucket, r3.Vec{X: 0.05, Z: -0.15 - depth}, 0, r3.Vec{Z: 1}},
		"drum under a bucket":    {drum, bucket, r3.Vec{X: 0.05, Z: -0.35 + depth}, 0, r3.Vec{Z: -1}},
		"drum beside a bucket":   {drum, bucket, r3.Vec{X: 0.45 - depth, Z: 0.1}, 0, r3.Vec{X: 1}},
		"pipe in a pipe":         {small, pipe, r3.Vec{X: 0.2 + depth}, 0, r3.Vec{X: -1}},
		"pipe beside a pipe":     {small, pipe, r3.Vec{X: 0.4 - depth}, 0, r3.Vec{X: 1}},
		"pipe across a pipe":     {small, pipe, r3.Vec{X: 0.4 - depth}, math.Pi / 2, r3.Vec{X: 1}},
		"pipe on its end":        {small, bucket, r3.Vec{X: 0.1, Z: -0.05 - depth}, 0, r3.Vec{Z: 1}},
		"pipe on a rim":          {small, pipe, r3.Vec{X: 0.3, Z: 0.5 - depth}, math.Pi / 2, r3.Vec{Z: 1}},
		"post in a pipe":         {post, pipe, r3.Vec{X: 0.2 + depth}, 0, r3.Vec{X: -1}},
		"post across a pipe":     {post, pipe, r3.Vec{X: 0.4 - depth}, math.Pi / 2, r3.Vec{X: 1}},
		"pipe on another's end":  {pipe, pipe, r3.Vec{Z: 0.8 - depth}, 0, r3.Vec{Z: 1}},
		"bucket over a post end": {bucket, post, r3.Vec{Z: 1 - depth}, 0, r3.Vec{Z: 1}},
	} {
		a, b := placed(t, c.x, rigid.Frame{Position: c.at, Orientation: about(r3.Vec{X: 1}, c.turn)}), placed(t, c.on, rigid.Frame{})
		var w Workspace
		points, sum := w.Contacts(nil, &a, &b, 0), 0.0
		for _, p := range points {
			if p.Distance > -1e-9 {
				continue // walls in one line
			}
			sum += p.Weight
			if r3.Norm(r3.Sub(p.Normal, c.want)) > 1e-3 || math.Abs(p.Distance+depth) > 1e-7 {
				t.Errorf("%s: %+v", name, p)
			}
		}
		if math.Abs(sum-1) > 1e-3 {
			t.Errorf("%s: weights sum to %g\n%+v", name, sum, points)
		}
	}
}

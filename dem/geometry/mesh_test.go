// Tests of meshes: against a search of all triangles, and against the simple shapes that they stand for.

package geometry

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestNearestOnTriangle(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	seen := [regions]int{}
	for range 20000 {
		a, b, c := expect.RandomVec(rng, 2), expect.RandomVec(rng, 2), expect.RandomVec(rng, 2)
		p, region := nearestOnTriangle(a, b, c)
		seen[region]++
		// p is nearest in a convex set if and only if no corner is on the near side of the plane through p normal to p.
		for _, v := range [3]r3.Vec{a, b, c} {
			if r3.Dot(p, r3.Sub(v, p)) < -1e-9 {
				t.Fatalf("triangle %v %v %v: %v is not nearest", a, b, c, p)
			}
		}
		if n := r3.Cross(r3.Sub(b, a), r3.Sub(c, a)); math.Abs(r3.Dot(n, r3.Sub(p, a))) > 1e-12 {
			t.Fatalf("%v is not in the plane", p)
		}
	}
	for region, n := range seen {
		if n < 200 {
			t.Errorf("region %d seen %d times", region, n)
		}
	}
}

func TestMeshNearest(t *testing.T) {
	expect.Numbers(t)
	drum := expect.Must(Drum{Radius: 1, Length: 1, Sides: 40, Lifters: 5, LifterHeight: 0.1, LifterBreadth: 0.05}.Facets())
	bucket := expect.Must(Bucket{Width: 1, Depth: 1, Height: 0.8, Roof: 0.6, Sides: 9, Teeth: 4, ToothLength: 0.2, ToothWidth: 0.1}.Facets())
	for name, f := range map[string]Facets{
		"plate": PlateFacets(1, 1.5, 6, 5), "sphere": SphereFacets(0.6, 3), "drum": drum, "bucket": bucket,
	} {
		t.Run(name, func(t *testing.T) {
			m := expect.Must(NewMesh(f, MeshOptions{}))
			rng := rand.New(rand.NewPCG(5, 6))
			for range 500 {
				c := expect.RandomVec(rng, 2.5)
				best := math.Inf(1)
				for _, tri := range f.Triangles {
					p, _ := nearestOnTriangle(r3.Sub(f.Vertices[tri[0]], c), r3.Sub(f.Vertices[tri[1]], c), r3.Sub(f.Vertices[tri[2]], c))
					best = min(best, r3.Norm(p))
				}
				reach := 0.1 + 0.5*rng.Float64()
				got := m.Touch(nil, c, reach)
				if (best < reach) != (len(got) > 0) || len(got) > 0 && math.Abs(got[0].Distance-best) > 1e-12 {
					t.Fatalf("centre %v, reach %g: got %v, nearest %g", c, reach, got, best)
				}
				for i, g := range got {
					if math.Abs(r3.Norm(g.Normal)-1) > 1e-12 || g.Distance >= reach {
						t.Fatalf("contact %d is %+v", i, g)
					}
					for _, h := range got[:i] {
						if h.Feature == g.Feature {
							t.Fatalf("centre %v: feature %d twice: %+v", c, h.Feature, got)
						}
					}
				}
			}
		})
	}
}

// roughen rounds the vertices as single precision in a file does.
func roughen(f Facets) Facets {
	for i, v := range f.Vertices {
		f.Vertices[i] = r3.Vec{X: float64(float32(v.X)), Y: float64(float32(v.Y)), Z: float64(float32(v.Z))}
	}
	return f
}

// TestFlatMesh wants one contact, the plane's own, wherever a sphere is on a flat mesh: over edges and corners too. Where
// neighbours are known it is one feature as well.
func TestFlatMesh(t *testing.T) {
	expect.Numbers(t)
	tilt := rigid.Placement{Orientation: expect.TurnAbout(r3.Vec{X: 1, Y: 2, Z: 0.5}, 0.7), Position: r3.Vec{X: 100, Y: 3}}
	plate := func() Facets { return PlateFacets(3, 2, 30, 20) }
	tests := []struct {
		name   string
		f      Facets
		at     rigid.Placement
		error  float64
		joined bool
	}{
		{"two triangles", PlateFacets(3, 2, 1, 1), rigid.Placement{}, 1e-12, true},
		{"1200 triangles", plate(), rigid.Placement{}, 1e-12, true},
		{"1200, tilted", plate().Moved(tilt), tilt, 1e-12, true},
		{"1200, tilted and in single precision", roughen(plate().Moved(tilt)), tilt, 2e-5, true},
		{"fronts that disagree", disagreeing(plate()), rigid.Placement{}, 1e-12, true},
		{"edges that do not match", tJunctions(), rigid.Placement{}, 1e-12, false},
		{"corners that are not joined", loose(plate()), rigid.Placement{}, 1e-12, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := expect.Must(NewMesh(tt.f, MeshOptions{}))
			at := rigid.Frame{}.Place(tt.at)
			rng := rand.New(rand.NewPCG(7, 8))
			features := map[int32]bool{}
			for i := range 3000 {
				c := r3.Vec{X: 2 * (rng.Float64() - 0.5), Y: rng.Float64() - 0.5, Z: 0.3}
				switch i % 3 {
				case 1: // over an edge of the 1200
					c.X = math.Round(c.X*10) / 10
				case 2: // over a corner
					c.X, c.Y = math.Round(c.X*10)/10, math.Round(c.Y*10)/10
				}
				got := m.Touch(nil, at.ToWorld(c), 0.31)
				if len(got) != 1 || !expect.CloseTo(got[0].Normal, rigid.Rotate(at.Orientation, r3.Vec{Z: 1}), 100*tt.error) || math.Abs(got[0].Distance-0.3) > tt.error {
					t.Fatalf("centre %v: %+v", c, got)
				}
				features[got[0].Feature] = true
			}
			if tt.joined && len(features) != 1 {
				t.Errorf("%d features on one plane", len(features))
			}
		})
	}
}

// tJunctions is a plate of two halves whose cells do not match along x = 0.
func tJunctions() Facets {
	left := PlateFacets(1.5, 2, 3, 4).Moved(rigid.Placement{Position: r3.Vec{X: -0.75}})
	right := PlateFacets(1.5, 2, 2, 7).Moved(rigid.Placement{Position: r3.Vec{X: 0.75}})
	return Join(left, right).Weld(1e-9)
}

func disagreeing(f Facets) Facets {
	for i := range f.Triangles {
		if i%3 == 0 {
			flip(&f.Triangles[i])
		}
	}
	return f
}

// loose gives every triangle its own corners.
func loose(f Facets) Facets {
	var out Facets
	for _, t := range f.Triangles {
		n := int32(len(out.Vertices))
		out.Vertices = append(out.Vertices, f.Vertices[t[0]], f.Vertices[t[1]], f.Vertices[t[2]])
		out.Triangles = append(out.Triangles, [3]int32{n, n + 1, n + 2})
	}
	return out
}

func TestMeshIsBox(t *testing.T) {
	expect.Numbers(t)
	size := r3.Vec{X: 1, Y: 2, Z: 1.5}
	box := Box{Size: size}
	body := expect.Must(NewMesh(BoxFacets(size), MeshOptions{Solid: true}))
	vessel := Box{Size: size, Inside: true}
	inner := BoxFacets(size)
	for i := range inner.Triangles {
		flip(&inner.Triangles[i])
	}
	walls := expect.Must(NewMesh(inner, MeshOptions{Solid: true}))
	rng := rand.New(rand.NewPCG(9, 10))
	const reach = 0.3
	for range 5000 {
		c := expect.RandomVec(rng, 3)
		if math.Abs(c.X) < 0.2 { // the edges between a face's triangles too
			c.X = math.Round(c.X*10) / 10
		}
		want := box.Touch(nil, c, reach)
		if math.Abs(c.X) < 0.5 && math.Abs(c.Y) < 1 && math.Abs(c.Z) < 0.75 {
			compare(t, "vessel", c, walls.Touch(nil, c, reach), vessel.Touch(nil, c, reach))
			if want[0].Distance < -0.2 {
				continue // near the middle planes the nearest face is a tie
			}
		}
		compare(t, "body", c, body.Touch(nil, c, reach), want)
	}
	if n := len(fronts(body)); n != 1 {
		t.Errorf("a convex body has %d features", n)
	}
	if n := len(fronts(walls)); n != 6 {
		t.Errorf("the inside of a box has %d features", n)
	}
}

func fronts(m *Mesh) map[int32]bool {
	f := map[int32]bool{}
	for _, p := range m.Patch {
		f[p[0]] = true
	}
	return f
}

func compare(t *testing.T, name string, c r3.Vec, got, want []Touch) {
	t.Helper()
	same := len(got) == len(want)
	for _, g := range got {
		found := false
		for _, w := range want {
			found = found || expect.CloseTo(g.Normal, w.Normal, 1e-12) && math.Abs(g.Distance-w.Distance) < 1e-12
		}
		same = same && found
	}
	if !same {
		t.Fatalf("%s, centre %v: got %+v, want %+v", name, c, got, want)
	}
}

// TestDrumFeatures takes a small particle around a drum of 60 facets: one contact all the way, and a history that is lost a few times at most.
func TestDrumFeatures(t *testing.T) {
	m := expect.Must(NewMesh(expect.Must(Drum{Radius: 1, Length: 1, Sides: 60}.Facets()), MeshOptions{}))
	changes, last := 0, int32(-1)
	for k := range 10000 {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / 10000)
		got := m.Touch(nil, r3.Vec{X: 0.9 * cos, Y: 0.9 * sin, Z: 0.1}, 0.1005)
		if len(got) != 1 {
			t.Fatalf("step %d: %+v", k, got)
		}
		if got[0].Feature != last {
			changes++
			last = got[0].Feature
		}
	}
	if changes > 6 {
		t.Errorf("the feature changed %d times in a turn", changes)
	}
}

// TestPipe wants contacts that balance from a ball that fills a pipe of many facets.
func TestPipe(t *testing.T) {
	m := expect.Must(NewMesh(RevolvedFacets([]ProfilePoint{{R: 1, Z: -2}, {R: 1, Z: 2}}, 64), MeshOptions{}))
	sum := r3.Vec{}
	got := m.Touch(nil, r3.Vec{}, 1.0001)
	for _, g := range got {
		sum = r3.Add(sum, g.Normal)
	}
	if len(got) < 2 || r3.Norm(sum) > 0.1*float64(len(got)) {
		t.Errorf("%d contacts of a ball in the middle of a pipe push it by %v", len(got), sum)
	}
}

func TestMeshErrors(t *testing.T) {
	v := []r3.Vec{{}, {X: 1}, {Y: 1}}
	for name, f := range map[string]Facets{
		"empty":        {},
		"no area":      {Vertices: v, Triangles: [][3]int32{{0, 1, 1}}},
		"no vertex":    {Vertices: v, Triangles: [][3]int32{{0, 1, 3}}},
		"not a number": {Vertices: []r3.Vec{{X: math.NaN()}, {X: 1}, {Y: 1}}, Triangles: [][3]int32{{0, 1, 2}}},
		"open solid":   {Vertices: v, Triangles: [][3]int32{{0, 1, 2}}},
	} {
		if _, err := NewMesh(f, MeshOptions{Solid: true}); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// A sphere that stays in a ball touches the same in the node about that ball as in the whole mesh, and most nodes are small.
func TestTouchInNode(t *testing.T) {
	const n, reach, moved = 64, 0.02, 0.005
	f := PlateFacets(1, 1, n, n)
	for i, v := range f.Vertices {
		f.Vertices[i].Z = 0.003 * math.Sin(40*v.X) * math.Cos(30*v.Y)
	}
	m := expect.Must(NewMesh(f, MeshOptions{}))
	rng := rand.New(rand.NewPCG(3, 4))
	small, touching := 0, 0
	for range 2000 {
		c := r3.Vec{X: rng.Float64() - 0.5, Y: rng.Float64() - 0.5, Z: 0.02 * (rng.Float64() - 0.5)}
		node := m.NodeAbout(c, reach+moved)
		if x := &m.Tree[node]; x.Skip-node < int32(len(m.Tree))/8 {
			small++
		}
		c = r3.Add(c, r3.Scale(moved*rng.Float64(), r3.Unit(expect.RandomVec(rng, 1))))
		want := m.Touch(nil, c, reach)
		if got := m.TouchIn(node, nil, c, reach); !slices.Equal(got, want) {
			t.Fatalf("at %v: %v in node %d, %v in the whole mesh", c, got, node, want)
		}
		touching += len(want)
	}
	if small < 1200 || touching < 1500 { // those over the sides of large nodes are in still larger ones
		t.Errorf("%d of 2000 nodes are small, %d contacts", small, touching)
	}
}

package geometry

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/expect"
	"gabion/rigid"
)

// reliefEnergy is that of a polyhedron and a mesh that does not turn, with the overlap to the power 2.5 for that of a contact.
func reliefEnergy(t *testing.T, pair *PolyhedronPair, a *PlacedPolyhedron, q *MeshRelief, centre r3.Vec) (sum float64) {
	t.Helper()
	if !pair.FindRelief(a, q, centre, func(v r3.Vec) r3.Vec { return v }) {
		t.Fatal("the core is in the mesh")
	}
	sum = pairEnergy(pair, a.Rounding())
	var touches []Touch
	for _, c := range a.Corners {
		for _, x := range q.mesh.Touch(touches[:0], r3.Add(centre, c), a.Rounding()) {
			sum += math.Pow(a.Rounding()-x.Distance, 2.5)
		}
	}
	return sum
}

// pairEnergy is that of the contacts found.
func pairEnergy(p *PolyhedronPair, reach float64) (sum float64) {
	for _, c := range p.Contacts {
		for _, x := range p.Terms[c.First:c.Last] {
			sum += c.Factor * x.Share * math.Pow(reach-x.Distance, 2.5)
		}
	}
	return sum
}

// A stone has with the mesh of a box the energy that it has with the box as a polyhedron of next to no rounding.
func TestReliefOfBox(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	facets := BoxFacets(r3.Vec{X: 1, Y: 0.8, Z: 0.6})
	q := NewMeshRelief(expect.Must(NewMesh(facets, MeshOptions{Solid: true})))
	const rounding = 0.05
	box, whole, err := NewPolyhedron(facets.Vertices, 1e-9)
	if err != nil {
		t.Fatal(err)
	}
	var corners []r3.Vec
	for range 9 {
		corners = append(corners, r3.Scale(0.25, r3.Unit(expect.RandomVec(rng, 1))))
	}
	stone, _, err := NewPolyhedron(corners, rounding)
	if err != nil {
		t.Fatal(err)
	}
	var pair PolyhedronPair
	met := 0
	for range 4000 {
		turn := expect.TurnAbout(r3.Unit(expect.RandomVec(rng, 1)), 6*rng.Float64())
		a := PlacedPolyhedron{Corners: make([]r3.Vec, len(stone.Vertices))}
		b := PlacedPolyhedron{Corners: make([]r3.Vec, len(box.Vertices))}
		a.Place(stone, 1, axesOf(turn))
		b.Place(box, 1, whole.Axes)
		at, axis := expect.RandomVec(rng, 1.6), r3.Vec{Z: 1}
		if !pair.Find(&a, &b, at, &axis) {
			continue
		}
		want := pairEnergy(&pair, rounding+1e-9)
		got := reliefEnergy(t, &pair, &a, q, at)
		if want > 0 {
			met++
		}
		if math.Abs(got-want) > 1e-6*math.Pow(rounding, 2.5) {
			t.Fatalf("at %v: energy %g, want %g", at, got, want)
		}
	}
	if met < 300 {
		t.Errorf("only %d poses touch", met)
	}
}

func axesOf(q quat.Number) [3]r3.Vec {
	return [3]r3.Vec{rigid.Rotate(q, r3.Vec{X: 1}), rigid.Rotate(q, r3.Vec{Y: 1}), rigid.Rotate(q, r3.Vec{Z: 1})}
}

// Neither where a plate is flat nor where it is hollow does anything stand out, in however many triangles; its rim does, and a straight ridge as one edge, so that a stone rests on it in the same way
// whatever its triangles.
func TestReliefOfPlates(t *testing.T) {
	flat := NewMeshRelief(expect.Must(NewMesh(PlateFacets(2, 1, 4, 3), MeshOptions{})))
	for h := range flat.edges[0] {
		a, b := flat.mesh.edge(int32(h))
		p := r3.Scale(0.5, r3.Add(flat.mesh.Vertices[a], flat.mesh.Vertices[b]))
		rim := math.Abs(math.Abs(p.X)-1) < 1e-12 || math.Abs(math.Abs(p.Y)-0.5) < 1e-12
		if want := map[bool]float64{true: 1}[rim]; flat.edges[0][h] != want || flat.edges[1][h] != want {
			t.Errorf("the edge at %v has %g and %g, want %g", p, flat.edges[0][h], flat.edges[1][h], want)
		}
	}
	for v, p := range flat.mesh.Vertices {
		corner := math.Abs(p.X) > 0.999 && math.Abs(p.Y) > 0.499
		if want := map[bool]float64{true: 1}[corner]; flat.corners[0][v] != want {
			t.Errorf("the vertex at %v has %g, want %g", p, flat.corners[0][v], want)
		}
	}
	tent := func(pieces int) *MeshRelief {
		f := PlateFacets(2, 1, 2, pieces)
		for i := range f.Vertices {
			f.Vertices[i].Z = -math.Abs(f.Vertices[i].X)
		}
		return NewMeshRelief(expect.Must(NewMesh(f, MeshOptions{})))
	}
	shape, _, err := NewPolyhedron(BoxFacets(r3.Vec{X: 0.4, Y: 0.3, Z: 0.2}).Vertices, 0.02)
	if err != nil {
		t.Fatal(err)
	}
	var pair PolyhedronPair
	rng := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		spin := expect.TurnAbout(r3.Vec{Z: 1}, rng.Float64()*6)
		tilt := expect.TurnAbout(r3.Vec{X: 1}, 0.03*rng.Float64())
		a := PlacedPolyhedron{Corners: make([]r3.Vec, 8)}
		a.Place(shape, 1, axesOf(quat.Mul(tilt, spin)))
		low := math.Inf(1)
		for _, c := range a.Corners {
			low = min(low, c.Z)
		}
		at := r3.Vec{Y: 0.3*rng.Float64() - 0.15, Z: 0.015 - low}
		few, many := reliefEnergy(t, &pair, &a, tent(1), at), reliefEnergy(t, &pair, &a, tent(7), at)
		if few == 0 || math.Abs(many-few) > 1e-9*few {
			t.Fatalf("at %v: energy %g on a ridge of one edge, %g on one of seven", at, few, many)
		}
		a.Corners = a.Corners[:8]
		if under := reliefEnergy(t, &pair, &a, tent(3), r3.Vec{Z: -0.9}); under != 0 {
			t.Fatalf("in the hollow: energy %g", under)
		}
	}
}

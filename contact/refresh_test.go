package contact

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/dem/geometry"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Contacts that are refreshed where they are in memory have the same bits as those of lists that are made anew, while bodies part, meet and move on within a step, and so have their books.
func TestRefreshedContacts(t *testing.T) {
	refreshed, anew := newHeap(t, 100, 2).contacts, newHeap(t, 100, 1).contacts
	s := newHeap(t, 100, 1)
	rng := rand.New(rand.NewPCG(3, 4))
	moved := slices.Clone(s.frames)
	counts := map[int]bool{}
	for step := range 3 {
		for _, e := range []*Engine{refreshed, anew} {
			e.Drift(1e-4*float64(step+1), 1e-4)
		}
		for trial, way := range []float64{1e-9, 1e-8, 1e-6, 1e-4, 3e-3, 1e-8, 1e-5} {
			for i := range moved {
				shift(&moved[i], rng.IntN(6), way*(rng.Float64()-0.5))
				moved[i].Velocity = r3.Add(moved[i].Velocity, expect.RandomVec(rng, 100*way))
			}
			anew.evaluated = false // which makes all lists anew
			var wrenches [2][]rigid.Wrench
			for k, e := range []*Engine{refreshed, anew} {
				wrenches[k] = make([]rigid.Wrench, len(moved))
				expect.Must(0, e.Contact(moved, wrenches[k], nil))
			}
			counts[len(anew.current)] = true
			if !slices.Equal(refreshed.current, anew.current) || !slices.Equal(wrenches[0], wrenches[1]) {
				t.Fatalf("step %d, trial %d: %d contacts differ from %d", step, trial, len(refreshed.current), len(anew.current))
			}
			if refreshed.changed == nil || len(anew.current) < 100 {
				t.Fatalf("%d contacts", len(anew.current))
			}
		}
		trial := slices.Clone(anew.current)
		for _, e := range []*Engine{refreshed, anew} {
			if err := e.Commit(); err != nil {
				t.Fatal(err)
			}
		}
		if !slices.Equal(refreshed.previous, anew.previous) || refreshed.losses != anew.losses {
			t.Fatalf("step %d: what is booked differs", step)
		}
		for i := range trial { // books leave what Newton's iteration has balanced
			was, now := &trial[i], &anew.previous[i]
			if now.Force != was.Force || now.Moment != was.Moment || now.End.Overlap != was.Overlap || !(now.Energy.Elastic > 0) {
				t.Fatalf("step %d: booked %v and %v, of %v and %v", step, now.Force, now.Moment, was.Force, was.Moment)
			}
		}
	}
	if len(counts) < 5 {
		t.Errorf("numbers of contacts: %v", counts)
	}
}

// The balls about bodies hold all of their vertices, and no more than they have to.
func TestBoundingBall(t *testing.T) {
	hull := expect.Must(geometry.NewMesh(geometry.SphereFacets(0.05, 0), geometry.MeshOptions{Solid: true}))
	x := newPile(t, 1).contacts.bodies[0]
	most := 0.0
	for _, v := range hull.Vertices {
		most = max(most, r3.Norm(r3.Sub(v, x.centre)))
	}
	if x.boundingRadius != most || most > 0.0501 {
		t.Errorf("a ball of %g m about a hull that reaches %g m", x.boundingRadius, most)
	}
}

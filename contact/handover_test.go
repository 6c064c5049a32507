package contact

import (
	"fmt"
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact/broadphase"
	"gabion/dem/law"
	"gabion/internal/expect"
)

// Friction at rest stays as it was when the points of a patch change: when they merge into one, or share otherwise, or there are more of them. What springs lose of
// their energy is in the books.
func TestFrictionStaysWherePointsMerge(t *testing.T) {
	for _, tangential := range []law.TangentialLaw{law.Mindlin, law.CundallStrack} {
		in := law.Interaction{Restitution: 0.5, Friction: 0.5, TangentialStiffness: 1e5}
		l := frictional
		l.Tangential = tangential
		for _, c := range []struct {
			name    string
			weights []float64 // now, at places 0, 1 and 2 cm
		}{
			{"as they were", []float64{0.5, 0.3, 0.2}},
			{"all into the first", []float64{1}},
			{"all into the last", []float64{0, 0, 1}},
			{"two of three", []float64{0.4, 0.6}},
			{"shares move", []float64{0.2, 0.5, 0.3}},
			{"one splits", []float64{0.3, 0.3, 0.1, 0.3}},
		} {
			t.Run(fmt.Sprint(tangential, " ", c.name), func(t *testing.T) {
				e, w := boxOnBox(t, l, in), &workspace{}
				e.dt = 1e-5
				contactAt := func(place int, weight float64) bodyContact {
					p := contactOfBoxes(0.01*float64(place), int32(place), weight)
					p.Overlap, p.Mass = 1e-4, 1
					return p
				}
				apply := func(contacts []bodyContact) (force r3.Vec, springs float64) {
					for i := range contacts {
						e.book(&contacts[i])
						force = r3.Add(force, contacts[i].Force)
						springs += contacts[i].End.Springs
					}
					return force, springs
				}
				for i, weight := range []float64{0.5, 0.3, 0.2} {
					p := contactAt(i, weight)
					p.Start.History = law.History{Spring: r3.Vec{X: 1e-6 * float64(i+1), Y: 1e-6}, Radius: weight * math.Sqrt(p.Radius*p.Overlap)}
					e.previous = append(e.previous, p)
				}
				want, had := apply(e.previous)
				var contacts []bodyContact
				for i, weight := range c.weights {
					if weight > 0 {
						contacts = append(contacts, contactAt(i, weight))
					}
				}
				e.seek(w, broadphase.NewPair(0, 1))
				e.continueContacts(w, contacts, nil)
				got, has := apply(contacts)
				if !expect.CloseTo(got, want, 1e-9*r3.Norm(want)) {
					t.Errorf("the force is %v, was %v", got, want)
				}
				e.current = contacts
				e.release()
				lost := e.losses.Patches
				for i := range contacts {
					lost += contacts[i].Energy.Patches + contacts[i].Energy.Friction
				}
				if !expect.CloseTo(r3.Vec{X: lost}, r3.Vec{X: had - has}, 1e-9*had) || has > had*(1+1e-9) {
					t.Errorf("springs have %g J, had %g J, and %g J are booked", has, had, lost)
				}
			})
		}
	}
}

package coupling

// Equal hulls that fall on one another with parallel edges.

import (
	"fmt"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// TestHullsOnParallelEdges lets two equal icosahedra of one orientation meet edge on edge, a little beside each other: Newton's iteration converges while the contact
// changes from face to face, and they part with the energy that is not lost.
func TestHullsOnParallelEdges(t *testing.T) {
	hull := expect.Must(geometry.NewMesh(geometry.SphereFacets(0.05, 0), geometry.MeshOptions{Solid: true}))
	ridge := hull.Triangles[0] // its first edge looks up
	p, q := hull.Vertices[ridge[0]], hull.Vertices[ridge[1]]
	up := r3.Unit(r3.Add(p, q))
	side := r3.Unit(r3.Cross(up, r3.Sub(q, p)))
	for _, friction := range []float64{0, 0.5} {
		for _, beside := range []float64{0, 1e-4, 5e-4, 1.1e-3, 2e-3} {
			for _, h := range []float64{1e-4, 2e-5} {
				t.Run(fmt.Sprintf("friction %g, %g m beside, steps of %g s", friction, beside, h), func(t *testing.T) {
					at := r3.Add(r3.Scale(2*r3.Dot(p, up)+1e-4, up), r3.Scale(beside, side))
					meet(t, hull, rigid.Frame{Position: at, Velocity: r3.Scale(-0.8, up)}, friction, h)
				})
			}
		}
	}
}

// meet lets a body fall on another one like it.
func meet(t *testing.T, shape geometry.Shape, f rigid.Frame, friction, h float64) {
	bulk := expect.Must(geometry.VolumePropertiesOf(shape))
	mass, in := density*bulk.Volume, bulk.Inertia
	inertia := mbd.Inertia{XX: in[0][0], YY: in[1][1], ZZ: in[2][2], XY: in[0][1], YZ: in[1][2], ZX: in[2][0]}.Times(density)
	m := &dem.Model{
		Materials: []law.Material{{Name: "stone", Density: density, YoungModulus: 2e8, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: friction},
	}
	bodies, o, carriers := &mbd.System{}, contact.Options{}, []int{}
	f.Orientation.Real = 1
	for i, pose := range []rigid.Frame{{Orientation: f.Orientation}, f} {
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "hull", Shape: shape, Carrier: dem.Attached{Frame: i}})
		carriers = append(carriers, bodies.AddBody(mbd.Body{Name: fmt.Sprintf("hull %d", i), Mass: mass, Inertia: inertia, Pose: pose}))
		o.Mobilities = append(o.Mobilities, rigid.NewMobility(mass, inertia.Matrix()))
	}
	s, err := New(t.Context(), Config{
		Bodies: bodies, Solver: solvers.Options{Method: solvers.HHT(0), Tolerance: 1e-7},
		Carriers: carriers, BodyContacts: expect.Must(contact.New(m, o)),
	})
	if err != nil {
		t.Fatal(err)
	}
	touched := false
	for s.Time() < 0.01 {
		if err := s.Step(h); err != nil {
			t.Fatal(err)
		}
		touched = touched || s.bodyContacts.Touching() > 0
	}
	if a := s.Audit(); !touched || offBooks(&a) > 0.02*a.EnergyScale {
		t.Errorf("touched %t, %.3g J are missing of %.3g J", touched, offBooks(&a), a.EnergyScale)
	}
}

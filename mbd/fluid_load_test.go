package mbd

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gabion/mbd/pressure"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// slantingFlow has a surface that slants and a velocity that changes from place to place.
type slantingFlow struct{ level float64 }

func (f slantingFlow) At(_ float64, x r3.Vec) pressure.Fluid {
	return pressure.Fluid{
		Velocity:   r3.Vec{X: 2 + 0.3*x.Y, Y: 0.4*x.X - 1, Z: 0.2 * x.Z},
		VelocityBy: [3]r3.Vec{{Y: 0.4}, {X: 0.3}, {Z: 0.2}},
		Depth:      f.level + 0.1*x.X - 0.2*x.Y - x.Z, DepthBy: r3.Vec{X: 0.1, Y: -0.2, Z: -1},
	}
}

// The derivatives of a fluid load are those of its forces: below, at and above the surface, on knots and on bodies that turn.
func TestFluidLoadTangents(t *testing.T) {
	for _, level := range []float64{-100, 0.1, 100} {
		for _, bodies := range [][]int{{0, 1, 2, Ground}, {0, 0, 0}, {2, 1, 0, 2, 1}} {
			t.Run(fmt.Sprint(level, bodies), func(t *testing.T) {
				r := rand.New(rand.NewPCG(3, 9))
				s := twoBodies(r)
				f := &FluidLoad{
					Name: "load", Up: r3.Vec{Z: 1}, Flow: slantingFlow{level},
					Law: pressure.Law{Density: 0.3, Gravity: 0.5, Hydrostatic: 0.9, Dynamic: 0.7, Solidity: 0.8, BothSides: true},
				}
				for range 2 {
					var corners []Marker
					for _, b := range bodies {
						m := randomMarker(r, b)
						if b == 2 {
							m.Position = r3.Vec{}
						}
						corners = append(corners, m)
					}
					f.Panels = append(f.Panels, corners)
				}
				s.AddForce(f)
				if err := s.Build(); err != nil {
					t.Fatal(err)
				}
				c := randomState(r, s)
				if level == 0.1 {
					for k := range f.panels {
						f.panels[k].panel.Height = 40 // so that the surface cuts it
					}
				}
				checkTangent(t, s, c)
			})
		}
	}
}

// What the fluid does to panels is in the powers, and the sum of the forces on the corners is the pressure times the area.
func TestFluidLoadOnSquare(t *testing.T) {
	s := &System{}
	f := &FluidLoad{Name: "dam", Up: r3.Vec{Z: 1}, Flow: stillWater{2}, Law: pressure.Law{Density: 1000, Gravity: 10, Hydrostatic: 1, Solidity: 1}}
	var corners []Marker
	for _, p := range []r3.Vec{{}, {Y: 1}, {Y: 1, Z: 1}, {Z: 1}} {
		corners = append(corners, Marker{Body: s.AddBody(Body{Name: "knot", Mass: 1, Point: true, Pose: rigid.Frame{Position: p, Velocity: r3.Vec{X: 3}}})})
	}
	f.Panels = [][]Marker{corners}
	s.AddForce(f)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	q, v := make([]float64, s.coordinates), make([]float64, s.coordinates)
	s.Initial(q, v)
	s.Place(0, q, v, make([]float64, len(q)), nil)
	out := make([]rigid.Wrench, 4)
	f.act(s, out)
	for i := range out {
		if want := 1000 * 10 * 1.5 / 4.0; math.Abs(out[i].Force.X-want) > 1e-9 || out[i].Force.Y != 0 || out[i].Force.Z != 0 {
			t.Errorf("corner %d: %v, want %g N along x", i, out[i].Force, want)
		}
	}
	if p := s.Powers(); math.Abs(p.Fluid-45e3) > 1e-8 || p.Applied != 0 {
		t.Errorf("power %g W of the fluid and %g W of applied forces, want 45 kW and 0", p.Fluid, p.Applied)
	}
}

// stillWater stands to a level and does not move.
type stillWater struct{ level float64 }

func (w stillWater) At(_ float64, x r3.Vec) pressure.Fluid {
	return pressure.Fluid{Depth: w.level - x.Z, DepthBy: r3.Vec{Z: -1}}
}

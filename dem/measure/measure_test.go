package measure

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/packing"
	"gabion/rigid"
)

// state makes particles of mass 1 and radius 0.5 at places.
func state(at ...r3.Vec) *dem.State {
	s := new(dem.State)
	for i, p := range at {
		s.ID, s.Position, s.Velocity = append(s.ID, 10+i), append(s.Position, p), append(s.Velocity, r3.Vec{})
		s.Radius, s.Mass = append(s.Radius, 0.5), append(s.Mass, 1)
	}
	return s
}

// pressed makes contacts of unit stiffness between neighbours nearer than a diameter, in a domain that repeats itself.
func pressed(s *dem.State, stiffness, period float64) (contacts []dem.ContactState) {
	for i, a := range s.Position {
		for j := i + 1; j < len(s.Position); j++ {
			d := r3.Sub(a, s.Position[j])
			if period > 0 {
				d = r3.Sub(d, r3.Scale(period, r3.Vec{X: math.Round(d.X / period), Y: math.Round(d.Y / period), Z: math.Round(d.Z / period)}))
			}
			l := r3.Norm(d)
			overlap := s.Radius[i] + s.Radius[j] - l
			if overlap <= 0 {
				continue
			}
			n := r3.Scale(1/l, d)
			contacts = append(contacts, dem.ContactState{
				Particle: s.ID[i], Other: s.ID[j], Surface: -1, Part: -1, Overlap: overlap, Normal: n, Force: r3.Scale(stiffness*overlap, n),
				Point: r3.Sub(a, r3.Scale(s.Radius[i]-overlap/2, n)),
			})
		}
	}
	return contacts
}

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance*max(1, math.Abs(want))) {
		t.Errorf("%s is %.15g, want %.15g", what, got, want)
	}
}

// A periodic cubic crystal of 125 balls, in the numbers of MercuryCG's self test: density 1.030610 and stress 1.020304; of the whole domain, as a box and as a cell, of a half
// of it that cuts no ball alike, and of a box across its borders.
func TestCrystal(t *testing.T) {
	const spacing, period = 0.99, 5 * 0.99
	var at []r3.Vec
	for i := range 125 {
		at = append(at, r3.Scale(spacing, r3.Vec{X: float64(i % 5), Y: float64(i / 5 % 5), Z: float64(i / 25)}))
	}
	s := state(at...)
	domain := r3.Box{Max: r3.Vec{X: period, Y: period, Z: period}}
	cell := dem.CellOf(domain)
	for name, m := range map[string]Meter{
		"whole": {Region: packing.InBox(domain)},
		"cell":  {Cell: &cell},
		"cells": {Region: packing.InBox{Min: r3.Vec{X: -1.5 * spacing, Y: -spacing / 2, Z: spacing / 2}, Max: r3.Vec{X: 1.5 * spacing, Y: 2.5 * spacing, Z: 3.5 * spacing}}},
	} {
		m.Domain, m.Wraps = domain, [3]bool{true, true, true}
		var a Averages
		m.Measure(&a, s, pressed(s, 100, period), nil)
		near(t, name+": solid part", a.Solid/a.Volume, 1.0306101521283*math.Pi/6, 1e-9)
		for i := range 3 {
			for j := range 3 {
				want, fabric := 0.0, 0.0
				if i == j {
					want, fabric = 1.0203040506070, 1./3
				}
				near(t, name+": stress", a.Stress[i][j], want, 1e-12)
				if name != "cells" {
					near(t, name+": fabric", a.Fabric[i][j], fabric, 1e-12)
				}
			}
		}
		if name != "cells" && (a.Particles != 125 || a.Contacts != 375 || a.Coordination != 6 || a.MechanicalCoordination != 6) {
			t.Errorf("%d particles, %d contacts, coordination %g, %g", a.Particles, a.Contacts, a.Coordination, a.MechanicalCoordination)
		}
		if name == "cells" && (a.Particles != 27 || a.Coordination != 6) { // 9 of them images beyond x = 0
			t.Errorf("cells: %d particles, coordination %g", a.Particles, a.Coordination)
		}
		near(t, name+": overlap", a.Overlap, 0.01, 1e-12)
	}
}

// In a column of balls at rest under gravity, the stress of a layer of any thickness is the mean of the weight above: div stress = -density g.
func TestColumn(t *testing.T) {
	const g, k = 9.81, 1e5
	z := 0.5
	var at []r3.Vec
	for i := range 20 {
		at = append(at, r3.Vec{Z: z})
		z += 1 - float64(19-i)*g/k
	}
	s := state(at...)
	contacts := pressed(s, k, 0)
	contacts = append(contacts, dem.ContactState{Particle: 10, Other: -1, Surface: 0, Normal: r3.Vec{Z: 1}, Force: r3.Vec{Z: 20 * g}})
	r := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		low, high := 19*r.Float64(), 0.
		high = low + 0.1 + 3*r.Float64()
		m := Meter{Region: packing.InBox{Min: r3.Vec{X: -1, Y: -1, Z: low}, Max: r3.Vec{X: 1, Y: 1, Z: high}}}
		var a Averages
		m.Measure(&a, s, contacts, nil)
		want := 0. // integral of the weight above over height, over the volume
		for _, p := range at {
			want += g * (min(max(p.Z, low), high) - low) / a.Volume
		}
		near(t, "vertical stress", a.Stress[2][2], want, 1e-9)
		if a.Stress[0][0] != 0 || a.Gradient != (Tensor{}) {
			t.Errorf("sideways %g, gradient %v", a.Stress[0][0], a.Gradient)
		}
	}
}

// A linear field of velocity is found to rounding, far from the origin and in a region that is turned; noise about it is the temperature and a pressure.
func TestGradient(t *testing.T) {
	field := Tensor{{0.1, 2, -0.3}, {0, -0.4, 0.7}, {1, 0.2, 0.5}}
	r := rand.New(rand.NewPCG(5, 6))
	centre := r3.Vec{X: 1000, Y: -2000, Z: 500}
	var at []r3.Vec
	for range 4000 {
		at = append(at, r3.Add(centre, r3.Vec{X: 10*r.Float64() - 5, Y: 10*r.Float64() - 5, Z: 10*r.Float64() - 5}))
	}
	s := state(at...)
	set := func(noise float64) {
		for i, p := range at {
			x := r3.Sub(p, centre)
			for k, dst := range []*float64{&s.Velocity[i].X, &s.Velocity[i].Y, &s.Velocity[i].Z} {
				*dst = 3 + r3.Dot(vector(field[k]), x) + noise*r.NormFloat64()
			}
		}
	}
	m := Meter{Region: packing.InSphere{Radius: 4}, Frame: rigid.Frame{Position: centre, Orientation: quat.Number{Real: 0.6, Jmag: 0.8}}}
	var a Averages
	set(0)
	m.Measure(&a, s, nil, nil)
	for i := range field {
		for j, want := range field[i] {
			near(t, "gradient", a.Gradient[i][j], want, 1e-11)
		}
	}
	near(t, "temperature", a.Temperature, 0, 1e-20)
	near(t, "shear rate", a.ShearRate(), math.Sqrt(2*field.Second()), 1e-10)
	set(0.5)
	m.Measure(&a, s, nil, nil)
	near(t, "temperature of noise", a.Temperature, 0.25, 0.03)
	near(t, "pressure of noise", a.Stress.Mean(), float64(a.Particles)*a.Temperature/a.Volume, 1e-12)
}

// Simple shear: the shear rate is the rate, and the inertial number follows from its definition.
func TestInertialNumber(t *testing.T) {
	s := state(r3.Vec{}, r3.Vec{X: 0.9}, r3.Vec{Y: 0.9}, r3.Vec{Z: 0.9}, r3.Vec{X: 0.9, Y: 0.9, Z: 0.9})
	for i, p := range s.Position {
		s.Velocity[i].X = 2 * p.Z
	}
	m := Meter{Region: packing.InSphere{Radius: 3}}
	var a Averages
	m.Measure(&a, s, pressed(s, 100, 0), nil)
	near(t, "shear rate", a.ShearRate(), 2, 1e-12)
	p := 100 * 0.1 * 0.9 * 3 / (3 * a.Volume)
	near(t, "pressure", a.Stress.Mean(), p, 1e-12)
	near(t, "inertial number", a.InertialNumber(), 2*1/math.Sqrt(p/(6/math.Pi)), 1e-12)
	near(t, "coordination", a.Coordination, 6./5, 1e-12)
	near(t, "without rattlers", a.MechanicalCoordination, 3, 1e-12)
}

// Of a crystal of two kinds in turn all neighbours are unlike, twice as many as at random; in two halves only those at the border are; at random the index is 1.
func TestMixing(t *testing.T) {
	const n = 8
	var at []r3.Vec
	for k := range n * n * n {
		at = append(at, r3.Vec{X: 0.99 * float64(k%n), Y: 0.99 * float64(k/n%n), Z: 0.99 * float64(k/n/n)})
	}
	s := state(at...)
	contacts := pressed(s, 1, 0)
	random := rand.New(rand.NewPCG(5, 6))
	for _, c := range []struct {
		kind            func(x, y, z int) int
		want, tolerance float64
	}{
		{func(x, y, z int) int { return (x + y + z) % 2 }, 2, 1e-12},
		{func(x, _, _ int) int { return x / (n / 2) }, 2.0 / 21, 1e-12}, // 1 of 7 layers of neighbours along x, 0 of those along y and z
		{func(_, _, _ int) int { return random.IntN(2) }, 1, 0.1},
		{func(_, _, _ int) int { return 3 }, 1, 0},
	} {
		dye := make([]float64, len(at))
		for k := range dye {
			dye[k] = float64(c.kind(k%n, k/n%n, k/n/n))
		}
		s.Scalars = [][]float64{dye}
		m := Meter{Region: packing.InBox{Min: r3.Vec{X: -1, Y: -1, Z: -1}, Max: r3.Vec{X: 9, Y: 9, Z: 9}}, Mixed: 1, Frame: rigid.Frame{Orientation: quat.Number{Real: 1}}}
		var a Averages
		m.Measure(&a, s, contacts, nil)
		near(t, "the mixing index", a.Mixing, c.want, c.tolerance)
		if want := 3 * n * n * (n - 1); a.Mixed != want {
			t.Errorf("the mixing index is of %d contacts, want %d", a.Mixed, want)
		}
		if m.Measure(&a, s, nil, nil); a.Mixed != 0 || a.Mixing != 1 {
			t.Errorf("where nothing touches the mixing index is %g, of %d contacts", a.Mixing, a.Mixed)
		}
	}
}

// A rod of bonds between particles without weight that pulls with 2 N has the stress of that force over the cross section of the region, however the region cuts the bonds.
func TestStressOfBonds(t *testing.T) {
	const force = 2.0
	s := new(dem.State)
	var bonds []dem.BondForce
	for i := range 10 {
		s.ID = append(s.ID, i)
		s.Position, s.Velocity = append(s.Position, r3.Vec{X: float64(i)}), append(s.Velocity, r3.Vec{})
		s.Radius, s.Mass = append(s.Radius, 0.4), append(s.Mass, 1)
		if i > 0 {
			bonds = append(bonds, dem.BondForce{First: i - 1, Second: i, Force: r3.Vec{X: force}})
		}
	}
	for _, ends := range [][2]float64{{0, 9}, {2.3, 6.1}, {4.2, 4.7}} {
		m := Meter{Region: packing.InBox{Min: r3.Vec{X: ends[0], Y: -1, Z: -0.5}, Max: r3.Vec{X: ends[1], Y: 1, Z: 0.5}}, Domain: r3.Box{Min: r3.Vec{X: -1, Y: -1, Z: -1}, Max: r3.Vec{X: 10, Y: 1, Z: 1}}}
		m.Frame.Orientation.Real = 1
		var a Averages
		m.Measure(&a, s, nil, bonds)
		if got := a.Stress.Symmetric(); math.Abs(got[0]+force/2) > 1e-12 || a.Contacts != 0 || a.Coordination != 0 {
			t.Errorf("from %g to %g: stress %v, %d contacts", ends[0], ends[1], got, a.Contacts)
		}
	}
}

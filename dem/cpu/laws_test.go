package cpu

import (
	"fmt"
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/dem/packing"

	"gonum.org/v1/gonum/spatial/r3"
)

// Under every law with more than the plain springs, the energy of a stirred box is accounted for, and a run that is saved in its midst goes on to the same bits on another number of
// threads.
func TestBooksAndRestart(t *testing.T) {
	for _, chosen := range []law.Law{
		{Cohesion: law.SJKR},
		{Cohesion: law.SJKR2, Rolling: law.ElasticPlastic},
		{Rolling: law.EPSD2},
		{Twisting: law.Marshall},
		{Cohesion: law.JKR, Rolling: law.EPSD2, Twisting: law.Marshall},
		{Normal: law.Linear, Tangential: law.CundallStrack, Twisting: law.SDS},
		{Normal: law.Luding, Tangential: law.CundallStrack, Rolling: law.ElasticPlastic},
		{Normal: law.EEPA},
		{Normal: law.ThorntonNing, Rolling: law.ElasticPlastic},
		{Normal: law.ThorntonNing, Cohesion: law.JKR},
		{Lubricated: true},
		{Lubricated: true, Sheared: true, Rolling: law.ElasticPlastic},
		{Cohesion: law.Capillary, Rolling: law.ElasticPlastic},
		{Normal: law.Linear, Tangential: law.CundallStrack, Cohesion: law.Capillary},
		{Cohesion: law.Capillary, Bridge: law.Rabinovich},
	} {
		t.Run(fmt.Sprintf("%v/%v/%v/%v/%v", chosen.Normal, chosen.Rolling, chosen.Twisting, chosen.Cohesion, chosen.Lubricated), func(t *testing.T) {
			m := demtest.BoxModel(6, 1e7)
			m.Law, m.Threads = chosen, 1
			in := &m.Default
			in.SurfaceEnergy, in.CohesionDensity, in.NormalStiffness = 2, 1.5e5, 2e4
			in.LoadingStiffness, in.UnloadingRatio, in.AdhesionRatio, in.PlasticDepth = 1e4, 4, 0.3, 0.01
			in.PlasticAdhesionEnergy, in.ConstantPull, in.YieldPressure = 5, 1e-3, 3e5
			in.FilmViscosity, in.Roughness, in.FilmReach = 0.3, 1e-3, 0.05
			in.SurfaceTension, in.ContactAngle, in.BridgeContent = 5, 0.3, 0.001
			in.RollingFriction, in.RollingDamping = 0.1, 0.3
			in.TwistingStiffness, in.TwistingDamping, in.TwistingFriction = 0.01, 1e-6, 0.1
			demtest.Stir(m)
			e := newCPU(t, m)
			before := demtest.Total(e.Energy())
			advance(t, e, 400, 1e-5)
			now := e.Energy()
			if off := math.Abs(demtest.Total(now) - before); len(e.Contacts(nil)) < 30 || off > 0.003*(now.Kinetic+now.Damping) {
				t.Fatalf("%d contacts, %g J missing of %+v", len(e.Contacts(nil)), off, now)
			}
			m.Threads = 2
			again := newCPU(t, m)
			demtest.HandOver(t, e, again)
			var a, b dem.State
			for range 2 {
				advance(t, e, 100, 1e-5)
				advance(t, again, 100, 1e-5)
				e.Snapshot(&a)
				again.Snapshot(&b)
				if !demtest.SameState(&a, &b) || e.Energy() != again.Energy() {
					t.Fatalf("another state at t = %g s", a.Time)
				}
			}
		})
	}
}

// Two balls that meet off their centres by SJKR and SJKR2 are where LIGGGHTS 3.8 has them after 4 ms in steps of 0.1 µs (pair_style gran model hertz tangential off cohesion sjkr, and
// sjkr2), to the twelve digits that it prints.
func TestLIGGGHTSCohesion(t *testing.T) {
	for cohesion, want := range map[law.CohesionLaw][2]r3.Vec{
		law.SJKR:  {{X: -0.00164102251271, Y: -9.17019356121e-05}, {X: -0.0573460651184, Y: -0.0271752892512}},
		law.SJKR2: {{X: -0.00143721102972, Y: -5.67510521763e-05}, {X: 0.00312882714257, Y: -0.0167270000611}},
	} {
		e := newCPU(t, &dem.Model{
			Materials: []law.Material{{Density: 2500, YoungModulus: 5e6, PoissonRatio: 0.45}},
			Law:       law.Law{Tangential: law.NoFriction, Cohesion: cohesion, Tension: true},
			Default:   law.Interaction{Restitution: 0.8, CohesionDensity: 1e5},
			Particles: packing.Particles{
				Position: []r3.Vec{{X: -1.51e-3}, {X: 1.51e-3, Y: 0.5e-3}}, Radius: []float64{1.5e-3, 1.5e-3},
				Velocity: []r3.Vec{{X: 0.1}, {X: -0.1}},
			},
		})
		advance(t, e, 40000, 1e-7)
		var s dem.State
		e.Snapshot(&s)
		if x, v := r3.Norm(r3.Sub(s.Position[0], want[0])), r3.Norm(r3.Sub(s.Velocity[0], want[1])); x > 1e-13 || v > 1e-11 {
			t.Errorf("%v: %v at %v, off by %g m and %g m/s", cohesion, s.Velocity[0], s.Position[0], x, v)
		}
	}
}

// Two balls that meet under Luding's law, whose stiffness of unloading grows with the overlap, come apart as by LIGGGHTS' hooke/hysteresis, to the twelve digits that it prints. Its
// stiffness of loading follows from a characteristic velocity of 0.1 m/s.
func TestLIGGGHTSLuding(t *testing.T) {
	e := newCPU(t, &dem.Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 5e6, PoissonRatio: 0.45}},
		Law:       law.Law{Normal: law.Luding, Tangential: law.NoFriction, Tension: true},
		Default:   law.Interaction{Restitution: 1, LoadingStiffness: 415.7855745845525, UnloadingRatio: 4, AdhesionRatio: 0.3, PlasticDepth: 0.05},
		Particles: packing.Particles{
			Position: []r3.Vec{{X: -1.51e-3}, {X: 1.51e-3}}, Radius: []float64{1.5e-3, 1.5e-3},
			Velocity: []r3.Vec{{X: 0.1}, {X: -0.1}},
		},
	})
	before := demtest.Total(e.Energy())
	advance(t, e, 12000, 1e-7)
	var s dem.State
	e.Snapshot(&s)
	if x, v := s.Position[0].X+0.00152288920686, s.Velocity[0].X+0.0605106432838; math.Abs(x) > 1e-13 || math.Abs(v) > 1e-11 {
		t.Errorf("%v at %v, off by %g m and %g m/s", s.Velocity[0], s.Position[0], x, v)
	}
	if now := e.Energy(); now.Yielding <= 0 || math.Abs(demtest.Total(now)-before) > 1e-6*before {
		t.Errorf("%g J of %g J: %+v", demtest.Total(now), before, now)
	}
}

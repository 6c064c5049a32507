package cpu

import (
	"fmt"
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
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
		{Cohesion: law.Capillary, Rolling: law.ElasticPlastic},
		{Normal: law.Linear, Tangential: law.CundallStrack, Cohesion: law.Capillary},
	} {
		t.Run(fmt.Sprintf("%v/%v/%v/%v", chosen.Normal, chosen.Rolling, chosen.Twisting, chosen.Cohesion), func(t *testing.T) {
			m := demtest.BoxModel(6, 1e7)
			m.Law, m.Threads = chosen, 1
			in := &m.Default
			in.SurfaceEnergy, in.CohesionDensity, in.NormalStiffness = 2, 1.5e5, 2e4
			in.LoadingStiffness, in.UnloadingRatio, in.AdhesionRatio, in.PlasticDepth = 1e4, 4, 0.3, 0.01
			in.PlasticAdhesionEnergy, in.ConstantPull = 5, 1e-3
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

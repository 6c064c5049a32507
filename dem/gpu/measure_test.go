package gpu

import (
	"math"
	"slices"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/measure"
	"gabion/dem/packing"
	"gabion/rigid"
)

// regions are of every form, large and small, in axes of the world and in others.
func regions() map[string]measure.Meter {
	turned := rigid.Frame{Position: r3.Vec{X: 0.021, Y: 0.02, Z: 0.019}, Orientation: quat.Number{Real: 0.8, Imag: 0.6 * 0.6, Jmag: -0.6 * 0.8}}
	return map[string]measure.Meter{
		"all":         {Region: packing.InBox{Min: r3.Vec{X: -1, Y: -1, Z: -1}, Max: r3.Vec{X: 1, Y: 1, Z: 1}}},
		"layer":       {Region: packing.InBox{Min: r3.Vec{X: -1, Y: 0, Z: 0.008}, Max: r3.Vec{X: 1, Y: 0.0396, Z: 0.025}}},
		"box":         {Region: packing.InBox{Min: r3.Vec{X: 0.004, Y: 0.006, Z: 0.005}, Max: r3.Vec{X: 0.032, Y: 0.029, Z: 0.034}}},
		"turned box":  {Region: packing.InBox{Min: r3.Vec{X: -0.01, Y: -0.011, Z: -0.009}, Max: r3.Vec{X: 0.01, Y: 0.01, Z: 0.011}}, Frame: turned},
		"ball":        {Region: packing.InSphere{Centre: r3.Vec{X: 0.02, Y: 0.019, Z: 0.021}, Radius: 0.017}},
		"turned tube": {Region: packing.InCylinder{A: r3.Vec{X: -0.005, Y: 0.002, Z: -0.005}, B: r3.Vec{X: 0.005, Y: -0.002, Z: 0.006}, Radius: 0.0075}, Frame: turned},
		"low":         {Region: packing.InBox{Min: r3.Vec{X: -0.002, Y: -0.003, Z: -0.01}, Max: r3.Vec{X: 0.021, Y: 0.02, Z: 0.009}}},
		"nothing":     {Region: packing.InSphere{Centre: r3.Vec{X: 3}, Radius: 0.5}},
	}
}

// What a region has is added up on the device as the host does of the state and its contacts, among walls, in periodic space, where no region may reach through its sides, and beside bodies; and to the same bits when it is asked for again.
func TestGPURegions(t *testing.T) {
	device := testDevice(t)
	at := dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: 0.01, Y: 0.01, Z: -0.004}}}
	walls := closed(crowd(4, 5e-3, 3e-3), dem.Surface{Shape: geometry.Sphere{Radius: 0.006}, Carrier: at})
	e := newGPU(t, device, walls, Options{Precision: Double})
	advance(t, e, 30, 2e-5)
	checkFilled(t, "walls", compareRegions(t, "walls", e, walls), false)
	periodic := crowd(4, 5e-3, 3e-3)
	periodic.Domain, periodic.Periodic = r3.Box{Min: r3.Vec{X: -1}, Max: r3.Vec{X: 1, Y: 0.0396, Z: 0.0396}}, [3]bool{false, true, true}
	e = newGPU(t, device, periodic, Options{Precision: Double})
	advance(t, e, 30, 2e-5)
	checkFilled(t, "periodic", compareRegions(t, "periodic", e, periodic, "all", "low", "nothing"), false)
	net, knots := frameNet()
	e = newGPU(t, device, net, Options{Precision: Double})
	advanceAt(e, knots, 60, 2e-5)
	if n := e.Counters().Surface; n < 2 {
		t.Errorf("%d contacts with bodies", n)
	}
	checkFilled(t, "bodies", compareRegions(t, "bodies", e, net), true)
}

// So it is beside bonds of which some have broken, and where particles carry a scalar that is mixed.
func TestGPURegionsOfBonds(t *testing.T) {
	m := demtest.BondedBlock(t, 3, false)
	e := newGPU(t, testDevice(t), m, Options{Precision: Double})
	advance(t, e, 480, 1e-5)
	if broken := len(e.Broken(nil)); broken == 0 || broken == len(m.Bonds) {
		t.Errorf("%d of %d bonds have broken", broken, len(m.Bonds))
	}
	compareRegions(t, "bonds", e, m)
}

func TestGPURegionsOfMixture(t *testing.T) {
	m := closed(crowd(4, 5e-3, 3e-3))
	m.Scalars = []dem.Scalar{{Name: "temperature", Unit: "K"}, {Name: "dye", Unit: "1"}}
	dye := make([]float64, len(m.Particles.Position))
	for i := range dye {
		dye[i] = float64(i % 3)
	}
	m.Particles.Scalars = [][]float64{nil, dye}
	e := newGPU(t, testDevice(t), m, Options{Precision: Double})
	advance(t, e, 60, 2e-5)
	compareRegions(t, "mixture", e, m)
}

// And of clumps among balls and walls, which counts their contacts and adds up their spheres, also through periodic sides.
func TestGPURegionsOfClumps(t *testing.T) {
	device := testDevice(t)
	m := demtest.Stones(t, 3, true)
	e := newGPU(t, device, m, Options{Precision: Double})
	for range 4 {
		advance(t, e, 400, 5e-5)
		compareRegions(t, "stones", e, m)
	}
	if c := e.Counters(); c.Touching == 0 || c.Surface == 0 {
		t.Errorf("%d and %d contacts", c.Touching, c.Surface)
	}
	demtest.CheckSums(t, e, m.Up, 1e-12)
	round := demtest.Stones(t, 3, false)
	round.Domain, round.Periodic = r3.Box{Min: r3.Vec{X: -1}, Max: r3.Vec{X: 1, Y: 0.066, Z: 0.066}}, [3]bool{false, true, true}
	for i := range round.Particles.Velocity {
		round.Particles.Velocity[i] = r3.Add(round.Particles.Velocity[i], r3.Vec{Y: 2, Z: 1})
	}
	e = newGPU(t, device, round, Options{Precision: Double})
	contacts := 0
	for range 4 {
		advance(t, e, 200, 5e-5)
		for _, seen := range compareRegions(t, "round", e, round, "all", "low", "nothing") {
			contacts += seen.Contacts
		}
	}
	if contacts == 0 {
		t.Error("no contacts")
	}
	demtest.CheckSums(t, e, round.Up, 1e-12)
}

// The deformation of particles that were in a region at the start is that of the host, wherever they are.
func TestGPUStrain(t *testing.T) {
	for name, m := range map[string]*dem.Model{"balls": closed(crowd(4, 5e-3, 3e-3)), "stones": demtest.Stones(t, 3, true)} {
		e := newGPU(t, testDevice(t), m, Options{Precision: Double})
		inside := packing.InSphere{Centre: r3.Vec{X: 0.02, Y: 0.02, Z: 0.02}, Radius: 0.023}
		var s dem.State
		e.Snapshot(&s)
		of := func() *measure.Deformation {
			return measure.NewDeformation(func(p r3.Vec) bool { return packing.Inside(inside, p) }, &s)
		}
		got, want := of(), of()
		for range 3 {
			advance(t, e, 200, 2e-5)
			e.Snapshot(&s)
			want.Follow(&s)
			if !got.FollowBy(e) {
				t.Fatal("the device has not followed")
			}
			worst, most := 0.0, 0.0
			for i, row := range want.Strain() {
				for j, x := range row {
					worst, most = max(worst, math.Abs(got.Strain()[i][j]-x)), max(most, math.Abs(x))
				}
			}
			if worst > 1e-9 || most < 1e-4 || got.Gradient == (measure.Tensor{}) {
				t.Errorf("%s: strains of up to %g differ by %g", name, most, worst)
			}
		}
	}
}

// compareRegions compares what the device adds up with what the host does, but for some regions that it is to leave to the host.
func compareRegions(t *testing.T, name string, e *Engine, m *dem.Model, left ...string) (seen map[string]measure.Averages) {
	t.Helper()
	seen = map[string]measure.Averages{}
	var s dem.State
	e.Snapshot(&s)
	contacts, bonds := e.Contacts(nil), e.BondForces(nil)
	together := measureTogether(e, m)
	for which, meter := range regions() {
		meter.Domain, meter.Wraps, meter.Mixed = m.Domain, m.Periodic, len(m.Scalars)
		compareSums(t, name+", "+which, e, &meter, &s)
		var want, got, again measure.Averages
		meter.Measure(&want, &s, contacts, bonds)
		beyond := slices.Contains(left, which)
		asked := []measure.Asked{{Meter: &meter, Solid: true, To: &again}}
		measure.MeasureBy(e, asked)
		if asked[0].Done == beyond {
			t.Errorf("%s, %s: the device has done it: %v", name, which, asked[0].Done)
		}
		if beyond {
			continue
		}
		if got = together[which]; again != got {
			t.Errorf("%s, %s: other bits when it is asked for alone", name, which)
		}
		seen[which] = want
		alike := func(what string, got, want, scale float64) {
			if !(math.Abs(got-want) <= 1e-9*math.Max(scale, math.Abs(want))) {
				t.Errorf("%s, %s: %s is %.12g, of the state %.12g", name, which, what, got, want)
			}
		}
		if got.Particles != want.Particles || got.Contacts != want.Contacts {
			t.Errorf("%s, %s: %d particles and %d contacts, of the state %d and %d", name, which, got.Particles, got.Contacts, want.Particles, want.Contacts)
		}
		alike("volume of balls", got.Solid, want.Solid, 0)
		alike("coordination", got.Coordination, want.Coordination, 0)
		alike("mechanical coordination", got.MechanicalCoordination, want.MechanicalCoordination, 0)
		alike("overlap", got.Overlap, want.Overlap, 0)
		alike("temperature", got.Temperature, want.Temperature, 1)
		alike("mixing", got.Mixing, want.Mixing, 0)
		alike("diameter", got.Diameter, want.Diameter, 0)
		alike("density", got.Density, want.Density, 0)
		for i := range 3 {
			for j := range 3 {
				alike("fabric", got.Fabric[i][j], want.Fabric[i][j], 1)
				alike("stress", got.Stress[i][j], want.Stress[i][j], math.Abs(want.Stress.Mean())+1e-3)
				alike("gradient", got.Gradient[i][j], want.Gradient[i][j], want.ShearRate())
			}
		}
	}
	return seen
}

// measureTogether has the device work out the averages of all regions at once, and of many more beside them.
func measureTogether(e *Engine, m *dem.Model) map[string]measure.Averages {
	seen, names, asked := map[string]measure.Averages{}, []string{}, []measure.Asked{}
	for which, meter := range regions() {
		for range mostRegions / 4 {
			meter.Domain, meter.Wraps, meter.Mixed = m.Domain, m.Periodic, len(m.Scalars)
			names, asked = append(names, which), append(asked, measure.Asked{Meter: &meter, Solid: true, To: new(measure.Averages)})
		}
	}
	measure.MeasureBy(e, asked)
	for k := range asked {
		seen[names[k]] = *asked[k].To
	}
	return seen
}

// checkFilled checks that all regions but one have particles and contacts.
func checkFilled(t *testing.T, name string, seen map[string]measure.Averages, sparse bool) {
	t.Helper()
	for which, a := range seen {
		if a.Particles == 0 != (which == "nothing") || a.Contacts == 0 != (which == "nothing") && (which == "all" || !sparse) {
			t.Errorf("%s, %s: %d particles, %d contacts", name, which, a.Particles, a.Contacts)
		}
	}
}

// compareSums compares sums over the particles in a region.
func compareSums(t *testing.T, name string, e *Engine, meter *measure.Meter, s *dem.State) {
	t.Helper()
	var want, got dem.Sums
	want.Clear(len(s.Scalars))
	for i, p := range s.Position {
		if packing.Inside(meter.Region, meter.Frame.ToLocal(p)) {
			want.Add(s, i, r3.Vec{})
		}
	}
	if !meter.SumBy(e, &got) || got.Count != want.Count {
		t.Errorf("%s: %d particles, want %d", name, got.Count, want.Count)
	}
	sizes := [5]float64{} // of what is added up, which may cancel
	for i, p := range s.Position {
		f, v := r3.Norm(s.Force[i]), s.Mass[i]*r3.Norm(s.Velocity[i])
		for k, x := range [5]float64{s.Mass[i], v, v * r3.Norm(p), f, f * r3.Norm(p)} {
			sizes[k] += x
		}
	}
	worst := 0.0
	for k, d := range [5]r3.Vec{r3.Sub(got.First, want.First), r3.Sub(got.Momentum, want.Momentum), r3.Sub(got.Angular, want.Angular), r3.Sub(got.Force, want.Force), r3.Sub(got.Moment, want.Moment)} {
		worst = max(worst, r3.Norm(d)/sizes[k])
	}
	if worst > 1e-9 ||
		math.Abs(got.Mass-want.Mass) > 1e-12*want.Mass || math.Abs(got.Kinetic-want.Kinetic) > 1e-9*want.Kinetic {
		t.Errorf("%s: sums %+v, want %+v", name, got, want)
	}
}

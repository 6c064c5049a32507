package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestPairPotentialsAsLAMMPS(t *testing.T) {
	demtest.PairsAsLAMMPS(t, func(m *dem.Model) dem.Engine { return newCPU(t, m) }, 1e-13)
}

// A pair swings about the lowest point of its potential, whose curvature is 72 ε/(2^(1/3) σ²), and opposite charges go round each other on an ellipse as Kepler's third law says. What is missing of the energy falls with the square of the step.
func TestPairsSwingAndTurn(t *testing.T) {
	const amplitude = 1e-4
	rest := math.Pow(2, 1.0/6)
	m := demtest.Pairs([]r3.Vec{{}, {X: rest + amplitude}}, nil, [2]float64{})
	period := 2 * math.Pi * math.Sqrt(0.5*math.Cbrt(2)/72)
	if k := 0.5 * math.Pow(math.Pi/m.Limits(1e-9).Pair, 2); math.Abs(k-456) > 1e-6 { // 4 ε (156 − 42) / σ², where the potential is 0
		t.Errorf("the limit of the step takes pairs to be %g N/m stiff, want 456", k)
	}
	swing := func(steps int) float64 {
		e := newCPU(t, m)
		advance(t, e, steps, period/float64(steps))
		at := placesOf(e)
		return r3.Norm(r3.Sub(at[1], at[0])) - rest - amplitude
	}
	if miss := swing(2000); math.Abs(miss) > 1e-5*amplitude {
		t.Errorf("after a period the pair is %g m from where it began", miss)
	}
	const apart, strength = 2.0, 1.0
	m = demtest.Pairs([]r3.Vec{{X: -apart / 2}, {X: apart / 2}}, []bool{false, true}, [2]float64{1, -1})
	m.Potentials.LennardJones, m.Potentials.Pairs = law.LennardJones{}, nil
	reduced := 2.0 / 3
	speed := 0.8 * math.Sqrt(strength/(reduced*apart)) // of one as seen from the other, at the far end
	axis := 1 / (2/apart - reduced*speed*speed/strength)
	period = 2 * math.Pi * math.Sqrt(reduced*axis*axis*axis/strength)
	m.Particles.Velocity = []r3.Vec{{Y: -speed * reduced}, {Y: speed * reduced / 2}}
	turn := func(steps int) (miss, missing float64) {
		e := newCPU(t, m)
		before := demtest.Total(e.Energy())
		advance(t, e, steps/3, period/float64(steps))
		missing = math.Abs(demtest.Total(e.Energy()) - before)
		advance(t, e, steps-steps/3, period/float64(steps))
		return r3.Norm(r3.Sub(placesOf(e)[0], r3.Vec{X: -apart / 2})), missing
	}
	miss, fine := turn(6000)
	_, coarse := turn(3000)
	if miss > 1e-5*apart {
		t.Errorf("after a period a charge is %g m from where it began", miss)
	}
	if order := math.Log2(coarse / fine); !(math.Abs(order-2) < 0.05) {
		t.Errorf("energy is missing with the step to the power of %g, want 2", order)
	}
}

// placesOf are the places of all particles.
func placesOf(e *Engine) []r3.Vec {
	var s dem.State
	e.Snapshot(&s)
	return s.Position
}

// saltModel is a melt of two kinds of charged particles in periodic space, in a heat bath.
func saltModel(threads int) *dem.Model {
	var at []r3.Vec
	var heavy []bool
	for i := range 6 * 6 * 6 {
		at = append(at, r3.Vec{X: 1.3 * float64(i%6), Y: 1.3 * float64(i/6%6), Z: 1.3 * float64(i/36)})
		heavy = append(heavy, (i%6+i/6%6+i/36)%2 == 1)
	}
	m := demtest.Pairs(at, heavy, [2]float64{0.7, -0.7})
	m.Domain, m.Periodic = r3.Box{Max: r3.Vec{X: 7.8, Y: 7.8, Z: 7.8}}, [3]bool{true, true, true}
	m.Thermostat = &law.Thermostat{Energy: 1.5, Rate: 0.5, Seed: 9}
	m.Threads = threads
	return m
}

// A melt has the same bits at any number of threads and after a restart, its books close but for the error of the steps, and without a bath it keeps its momentum.
func TestMelt(t *testing.T) {
	expect.Long(t)
	const dt, steps = 2e-3, 600
	var want, got dem.State
	e := newCPU(t, saltModel(1))
	before := demtest.Total(e.Energy())
	advance(t, e, steps, dt)
	e.Snapshot(&want)
	after := e.Energy()
	if missing := demtest.Total(after) - before; !(math.Abs(missing) < 0.002*after.Bath) || after.Pairs >= 0 {
		t.Errorf("%g J missing where the bath gave %g J and pairs have %g J", missing, after.Bath, after.Pairs)
	}
	for _, threads := range []int{2, 5} {
		e := newCPU(t, saltModel(threads))
		demtest.StepByStep(t, e, steps/2+7, dt)
		f := newCPU(t, saltModel(threads))
		demtest.HandOver(t, e, f)
		for _, x := range []*Engine{e, f} {
			advance(t, x, steps/2-7, dt)
			if x.Snapshot(&got); !demtest.SameState(&want, &got) {
				t.Errorf("%d threads: another state", threads)
			}
		}
	}
	m := saltModel(3)
	m.Thermostat = nil
	for i := range m.Particles.Position {
		m.Particles.Velocity = append(m.Particles.Velocity, r3.Vec{X: math.Sin(float64(3 * i)), Y: math.Cos(float64(i * i)), Z: math.Sin(float64(i * i))})
	}
	e = newCPU(t, m)
	var sum, first dem.Sums
	e.Sum(dem.All(), &first)
	advance(t, e, steps, dt)
	e.Sum(dem.All(), &sum)
	if p := r3.Norm(r3.Sub(sum.Momentum, first.Momentum)); p > 1e-12*math.Sqrt(sum.Kinetic*sum.Mass) || sum.Kinetic < 10 {
		t.Errorf("momentum has changed by %g kg m/s with %g J of motion", p, sum.Kinetic)
	}
}

// Charged particles that an inlet brings bring their energy, and take it when they go.
func TestPairPotentialsFlow(t *testing.T) {
	m := demtest.InletToOutlet()
	m.Gravity, m.Surfaces, m.Outlets = r3.Vec{}, nil, nil
	m.Scalars = []dem.Scalar{{Name: "specific_charge", Unit: "C/kg"}}
	m.Inlets[0].Scalars = []float64{1e-5}
	m.Potentials = &dem.Potentials{CutOff: 0.05, Coulomb: 8.99e9}
	e := newCPU(t, m)
	advance(t, e, 6000, 1e-5)
	a := e.Energy()
	if missing := demtest.Total(a) - a.In.Energy(); math.Abs(missing) > 1e-3*a.In.Elastic || a.Pairs <= 0 || a.Pairs > 0.9*a.In.Elastic {
		t.Errorf("%g J missing, %g J of charges came in, of which %g J are there", missing, a.In.Elastic, a.Pairs)
	}
	for _, id := range []int{3, 17, 18, 40} {
		if err := e.Discard(id); err != nil {
			t.Fatal(err)
		}
	}
	advance(t, e, 1, 0)
	b := e.Energy()
	if missing := demtest.Total(b) + b.Out.Energy() - demtest.Total(a); math.Abs(missing) > 1e-12*a.Pairs || b.Out.Elastic <= 0 {
		t.Errorf("%g J missing where %g J of charges left", missing, b.Out.Elastic)
	}
}

// bathModel is free particles of 1 and 2 kg in a bath.
func bathModel(n int, bath law.Thermostat) *dem.Model {
	var at []r3.Vec
	var heavy []bool
	for i := range n {
		at, heavy = append(at, r3.Vec{X: 10 * float64(i)}), append(heavy, i%2 == 1)
	}
	m := demtest.Pairs(at, heavy, [2]float64{})
	m.Potentials, m.Thermostat = nil, &bath
	return m
}

// Free particles in a bath have Maxwell's velocities: energies and a histogram pass the test of chi squared, whatever the step. From rest their energy rises by 1 - exp(-2 γ t) under Langevin's, 1 - exp(-γ t) under Andersen's bath, and they come
// as far as Langevin's equation says. What they gain is booked.
func TestHeatBath(t *testing.T) {
	expect.Long(t)
	for _, collision := range []bool{false, true} {
		for _, dt := range []float64{0.01, 0.6} {
			const n, energy, rate = 4000, 2.5e-4, 0.8
			e := newCPU(t, bathModel(n, law.Thermostat{Energy: energy, Rate: rate, Collision: collision, Seed: 5}))
			half := int(math.Round(0.6 / dt))
			advance(t, e, half, dt)
			gained := 1 - math.Exp(-rate*0.6)
			if !collision {
				gained = 1 - math.Exp(-2*rate*0.6)
			}
			if kinetic := e.Energy().Kinetic / (1.5 * n * energy); math.Abs(kinetic-gained) > 4*math.Sqrt(2/(3.0*n)) {
				t.Errorf("after 0.6 s %g of the energy are there, want %g", kinetic, gained)
			}
			advance(t, e, 20*half, dt)
			if a := e.Energy(); math.Abs(a.Kinetic-a.Bath) > 1e-9*a.Kinetic {
				t.Errorf("of %g J the bath has given %g", a.Kinetic, a.Bath)
			}
			checkMaxwell(t, e, energy)
		}
	}
}

// checkMaxwell tests velocities by chi squared: the sum of their squares, which has as many degrees of freedom as there are components, and how many are in each of 20 equally likely ranges.
func checkMaxwell(t *testing.T, e *Engine, energy float64) {
	t.Helper()
	var s dem.State
	e.Snapshot(&s)
	var bins [20]float64
	sum, count := 0.0, 0.0
	for i, v := range s.Velocity {
		for _, x := range []float64{v.X, v.Y, v.Z} {
			x /= math.Sqrt(energy / s.Mass[i])
			sum += x * x
			count++
			bins[int(20*0.5*math.Erfc(-x/math.Sqrt2))]++
		}
	}
	if off := (sum - count) / math.Sqrt(2*count); math.Abs(off) > 3.3 {
		t.Errorf("energies are off by %g standard deviations", off)
	}
	chi := 0.0
	for _, n := range bins {
		chi += (n - count/20) * (n - count/20) / (count / 20)
	}
	if chi > 43.8 { // one in a thousand at 19 degrees of freedom
		t.Errorf("chi squared of velocities %g", chi)
	}
}

// Particles diffuse: after long the mean square of their ways is 6 k T/(m γ) (t - (1 - exp(-γ t)) / γ), with those that begin with Maxwell's velocities (Ornstein 1919).
func TestDiffusion(t *testing.T) {
	expect.Long(t)
	const n, energy, rate, time = 4000, 2.5e-4, 2.0, 3.0
	e := newCPU(t, bathModel(n, law.Thermostat{Energy: energy, Rate: rate, Seed: 7}))
	advance(t, e, 600, 0.01)
	var from, to dem.State
	e.Snapshot(&from)
	advance(t, e, int(time/0.01), 0.01)
	e.Snapshot(&to)
	sum := 0.0
	for i := range from.Position {
		sum += r3.Norm2(r3.Sub(to.Position[i], from.Position[i])) * from.Mass[i] / n
	}
	want := 6 * energy / rate * (time - (1-math.Exp(-rate*time))/rate)
	if math.Abs(sum/want-1) > 4*math.Sqrt(2/(3.0*n)) {
		t.Errorf("the mean square of ways by mass is %g, want %g", sum, want)
	}
}

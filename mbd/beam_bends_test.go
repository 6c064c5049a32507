package mbd_test

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// cantilever is a beam along x from the ground, of a number of pieces between bodies with the mass of the length that is nearest to them, and how it turns.
func cantilever(t *testing.T, pieces int, length, massPerLength float64, section mbd.Section, damping float64, gravity r3.Vec) (s *mbd.System, tip int) {
	t.Helper()
	s = &mbd.System{Gravity: gravity}
	h := length / float64(pieces)
	last := mbd.Origin
	for k := 1; k <= pieces; k++ {
		share := 1.0
		if k == pieces {
			share = 0.5
		}
		m := share * massPerLength * h
		tip = s.AddBody(mbd.Body{Name: "node", Mass: m, Inertia: mbd.SolidSphere(m, 0.05*h), Pose: rigid.Frame{Position: r3.Vec{X: float64(k) * h}}})
		next := mbd.Marker{Body: tip}
		s.AddForce(&mbd.Beam{Name: "beam", I: last, J: next, FreeLength: mbd.InitialLength, Section: section, Damping: damping})
		last = next
	}
	return s, tip
}

func integrate(t *testing.T, s *mbd.System, o solvers.Options) *solvers.Integrator {
	t.Helper()
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	in, err := solvers.NewIntegrator(t.Context(), s, 0, o)
	if err != nil {
		t.Fatal(err)
	}
	return in
}

func rest(t *testing.T, s *mbd.System) {
	t.Helper()
	if err := integrate(t, s, solvers.Options{}).Equilibrium(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// Cantilevers bend by as much as Exudyn's converged ANCF cables do (ANCFcantileverTest.py, and the example of ObjectANCFCable2D, there converged to 4 digits), and
// come to that with the square of the length of their pieces.
func TestBeamCantilevers(t *testing.T) {
	const stiff, axial = 2.07e11 * 1e-4 / 12, 2.07e9
	for name, c := range map[string]struct {
		section          mbd.Section
		mass, tip        float64
		gravity          r3.Vec
		want             []float64 // displacement along x and z
		exact, tolerance float64
	}{
		"load at the end": {mbd.Section{Axial: axial, Torsion: stiff, Bending: [2]float64{stiff, stiff}}, 1, 3 * stiff / 4, r3.Vec{}, []float64{-0.508537304326, -1.207239854550}, 0, 2e-8},
		"own weight":      {mbd.Section{Axial: 1e6, Torsion: 1e3, Bending: [2]float64{2500. / 3, 2500. / 3}}, 78, 0, r3.Vec{Z: -9.81}, []float64{-0.5013058140308901}, 0, 1e-6},
	} {
		t.Run(name, func(t *testing.T) {
			at := func(pieces int) []float64 {
				s, tip := cantilever(t, pieces, 2, c.mass, c.section, 0, c.gravity)
				if c.tip > 0 {
					s.AddForce(&mbd.AppliedForce{At: mbd.Marker{Body: tip}, Force: r3.Vec{Z: -c.tip}})
				}
				rest(t, s)
				p := s.Pose(tip).Position
				return []float64{p.X - 2, p.Z}
			}
			coarse, fine, finest := at(10), at(20), at(40)
			for k, want := range c.want {
				a, b := fine[k]-coarse[k], finest[k]-fine[k]
				if order := math.Log2(a / b); math.Abs(order-2) > 0.03 {
					t.Errorf("order %g, want 2", order)
				}
				b1, b2 := fine[k]+a/3, finest[k]+b/3 // without the errors of second and fourth order
				if got := b2 + (b2-b1)/15; math.Abs(got-want) > c.tolerance {
					t.Errorf("displacement %d: %.10f m, want %.10f", k, got, want)
				}
			}
		})
	}
}

// A moment EI pi/(2 L) at the end bends a cantilever by a quarter of a turn, exactly, whatever the number of pieces; a small load deflects a single piece by F L^3/(3 EI) + F L/GA.
func TestBeamClosedForms(t *testing.T) {
	section := mbd.Section{Axial: 1e7, Torsion: 30, Bending: [2]float64{50, 80}}
	s, tip := cantilever(t, 3, 2, 1, section, 0, r3.Vec{})
	s.AddForce(&mbd.AppliedForce{At: mbd.Marker{Body: tip}, Torque: r3.Vec{Z: 80 * math.Pi / 4}})
	rest(t, s)
	p, want := s.Pose(tip), r3.Vec{}
	for k := range 3 {
		sin, cos := math.Sincos((float64(k) + 0.5) * math.Pi / 6)
		want = r3.Add(want, r3.Scale(2./3, r3.Vec{X: cos, Y: sin}))
	}
	if turn := 2 * math.Atan2(p.Orientation.Kmag, p.Orientation.Real); math.Abs(turn-math.Pi/2) > 1e-9 || r3.Norm(r3.Sub(p.Position, want)) > 1e-6 {
		t.Errorf("the tip is at %v, turned by %g rad; want %v", p.Position, turn, want)
	}

	section.Shear = [2]float64{200, 300}
	s, tip = cantilever(t, 1, 2, 1, section, 0, r3.Vec{})
	s.AddForce(&mbd.AppliedForce{At: mbd.Marker{Body: tip}, Force: r3.Vec{Y: 1e-4, Z: 1e-4}, Torque: r3.Vec{X: 1e-4}})
	rest(t, s)
	p = s.Pose(tip)
	deflected := func(ei, ga float64) float64 { return 1e-4 * (8/(3*ei) + 2/ga) }
	for name, c := range map[string][2]float64{
		"y": {p.Position.Y, deflected(80, 200)}, "z": {p.Position.Z, deflected(50, 300)}, "twist": {2 * p.Orientation.Imag, 1e-4 * 2 / 30},
		"slope about z": {2 * p.Orientation.Kmag, 1e-4 * 4 / (2 * 80)}, "slope about y": {2 * p.Orientation.Jmag, -1e-4 * 4 / (2 * 50)},
	} {
		if math.Abs(c[0]-c[1]) > 1e-5*math.Abs(c[1]) {
			t.Errorf("%s: %g, want %g", name, c[0], c[1])
		}
	}
}

// A cantilever swings with the first frequency of Euler and Bernoulli's beam, (1.8751/L)^2 sqrt(EI/(rho A)), in the error of its masses, which falls with the square of their distance.
func TestBeamFrequency(t *testing.T) {
	section := mbd.Section{Axial: 1e6, Torsion: 50, Bending: [2]float64{50, 50}}
	want := math.Pow(1.875104068711961/2, 2) * math.Sqrt(50/0.7)
	measure := func(pieces int) float64 {
		s, tip := cantilever(t, pieces, 2, 0.7, section, 0, r3.Vec{Z: -1e-3})
		in := integrate(t, s, solvers.Options{Method: solvers.HHT(-1e-9)})
		// From straight under a sudden small weight: the tip is back where it began after a period of the first mode, for which others hardly matter.
		step := 2 * math.Pi / want / 1000
		last := 0.0
		crossings, first, latest := 0, 0.0, 0.0
		still := -0.7 * 1e-3 * 16 / (8 * 50)
		for range 4400 {
			if err := in.Step(step); err != nil {
				t.Fatal(err)
			}
			z := s.Pose(tip).Position.Z - still
			if last > 0 && z <= 0 {
				at := in.Time() - step*(-z)/(last-z)
				if crossings == 0 {
					first = at
				}
				crossings++
				latest = at
			}
			last = z
		}
		return 2 * math.Pi * float64(crossings-1) / (latest - first)
	}
	coarse, fine := measure(5)/want-1, measure(10)/want-1
	if ratio := coarse / fine; math.Abs(fine) > 6e-3 || ratio < 3.2 || ratio > 4.8 {
		t.Errorf("frequencies are off by %g and %g, want a ratio of 4", coarse, fine)
	}
}

// A beam that flies bent and turning keeps its momentum and its angular momentum, and what damping takes is what is gone of its energy.
func TestBeamFlies(t *testing.T) {
	for _, damping := range []float64{0, 2e-3} {
		s := &mbd.System{}
		axes := mbd.AlongZ(r3.Vec{X: 1, Y: 2, Z: -1})
		for k := range 5 {
			s.AddBody(mbd.Body{Name: "node", Mass: 0.3, Inertia: mbd.Inertia{XX: 2e-3, YY: 1e-3, ZZ: 3e-3}, Pose: rigid.Frame{
				Position: rigid.Rotate(axes, r3.Vec{X: 0.2 * float64(k)}), Velocity: r3.Vec{X: math.Sin(float64(k * k)), Y: math.Cos(float64(7 * k)), Z: 1}, AngularVelocity: r3.Vec{X: 3, Y: float64(k), Z: -2},
			}})
		}
		for k := range 4 {
			at := func(body int) mbd.Marker { return s.MarkerAt(body, s.Body(body).Pose.Position, axes) }
			s.AddForce(&mbd.Beam{Name: "beam", I: at(k), J: at(k + 1), FreeLength: mbd.InitialLength, Section: mbd.Section{Axial: 3000, Shear: [2]float64{900, 0}, Torsion: 2, Bending: [2]float64{4, 3}}, Damping: damping})
		}
		in := integrate(t, s, solvers.Options{Method: solvers.HHT(-1e-9), Tolerance: 1e-11})
		linear, angular := s.Momentum()
		before := s.Energies()
		for range 2000 {
			if err := in.Step(1e-4); err != nil {
				t.Fatal(err)
			}
		}
		l, a := s.Momentum()
		after := s.Energies()
		if d := r3.Norm(r3.Sub(l, linear)); d > 1e-10 {
			t.Errorf("momentum changed by %g", d)
		}
		if d := r3.Norm(r3.Sub(a, angular)) / r3.Norm(angular); d > 2e-5 {
			t.Errorf("angular momentum changed by %g of itself", d)
		}
		if lost := before.Total() - after.Total() - after.Damped; math.Abs(lost) > 2e-4*before.Total() || damping > 0 && !(after.Damped > 0.1*before.Total()) {
			t.Errorf("%g J of %g J are missing, damping took %g J", lost, before.Total(), after.Damped)
		}
		if after.Elastic < 0.01*before.Total() && damping == 0 {
			t.Errorf("it stores %g J only", after.Elastic)
		}
	}
}

// A cantilever of pieces of h carries M/(L - h/2) at its end, at which the hinge in the middle of its first piece has its plastic moment M. Under more it folds about that one, which takes M times its
// angle, and the books close.
func TestBeamYields(t *testing.T) {
	const plastic, length, pieces, step = 3.0, 1.0, 5, 5e-4
	collapse := plastic / (length - length/(2*pieces))
	for _, c := range []struct {
		side             r3.Vec
		bending, plastic [2]float64
	}{
		{r3.Vec{Y: 1}, [2]float64{50, 50}, [2]float64{plastic, plastic}},
		{r3.Vec{Y: 0.6, Z: -0.8}, [2]float64{50, 50}, [2]float64{plastic, plastic}},
		{r3.Vec{Y: 1}, [2]float64{30, 50}, [2]float64{1, plastic}},
		{r3.Vec{Z: -1}, [2]float64{50, 80}, [2]float64{plastic, 7}},
	} {
		side, section := c.side, mbd.Section{Axial: 1e6, Torsion: 50, Bending: c.bending, Plastic: c.plastic}
		s, tip := cantilever(t, pieces, length, 0.5, section, 2e-3, r3.Vec{})
		s.AddForce(&mbd.AppliedForce{At: mbd.Marker{Body: tip}, Force: r3.Scale(collapse, side), Scale: mbd.Polynomial{0, 0.5}}) // collapse after 2 s
		in := integrate(t, s, solvers.Options{Tolerance: 1e-9})
		hinge, bend := s.Force(0).(*mbd.Beam), func() float64 { return s.Force(0).(*mbd.Beam).PlasticBend(s) }
		work, power := 0.0, 0.0
		for bend() < 0.6 && in.Time() < 4 {
			yielded := bend() > 0
			if err := in.Step(step); err != nil {
				t.Fatal(err)
			}
			now := s.Powers().Applied
			work, power = work+step*(power+now)/2, now
			if load := in.Time() / 2; !yielded && bend() > 0 && math.Abs(load-1) > 0.01 {
				t.Errorf("to the side %v it yields at %g times the load of collapse", side, load)
			}
		}
		for k := 1; k < pieces; k++ {
			if other := s.Force(k).(*mbd.Beam).PlasticBend(s); other > 0 {
				t.Errorf("piece %d stays bent by %g rad", k+1, other)
			}
		}
		e := s.Energies()
		if bend() < 0.6 || math.Abs(e.Yielded-plastic*bend()) > 2e-3*e.Yielded {
			t.Errorf("yielding takes %g J over %g rad, want %g", e.Yielded, bend(), plastic*bend())
		}
		if missing := work - e.Total() - e.Yielded - e.Damped; math.Abs(missing) > 2e-3*work {
			t.Errorf("%g J of %g J are missing", missing, work)
		}
		if _, moment := hinge.SectionForces(s); math.Abs(math.Hypot(moment.Y, moment.Z)-plastic) > 1e-3*plastic {
			t.Errorf("the hinge bears %v, want %g", moment, plastic)
		}
	}
}

// Beams refuse what they cannot be.
func TestBeamRefuses(t *testing.T) {
	good := mbd.Section{Axial: 1, Torsion: 1, Bending: [2]float64{1, 1}}
	for name, change := range map[string]func(f *mbd.Beam){
		"a point mass":    func(f *mbd.Beam) { f.J = mbd.Marker{Body: 1} },
		"no length":       func(f *mbd.Beam) { f.FreeLength = 0 },
		"no bending":      func(f *mbd.Beam) { f.Bending[1] = 0 },
		"less than shear": func(f *mbd.Beam) { f.Shear[0] = -1 },
		"damping below 0": func(f *mbd.Beam) { f.Damping = -1 },
		"plastic below 0": func(f *mbd.Beam) { f.Plastic = [2]float64{-1, 1} },
		"plastic of one":  func(f *mbd.Beam) { f.Plastic = [2]float64{1, 0} },
		"no torsion":      func(f *mbd.Beam) { f.Torsion = 0 },
	} {
		s := &mbd.System{}
		s.AddBody(mbd.Body{Name: "b", Mass: 1, Inertia: mbd.SolidSphere(1, 1), Pose: rigid.Frame{Orientation: quat.Number{Real: 1}}})
		s.AddBody(mbd.Body{Name: "p", Mass: 1, Point: true})
		f := &mbd.Beam{Name: "beam", I: mbd.Origin, J: mbd.Marker{Body: 0, Position: r3.Vec{X: 1}}, FreeLength: 1, Section: good}
		change(f)
		s.AddForce(f)
		if err := s.Build(); err == nil {
			t.Errorf("%s: built", name)
		}
	}
}

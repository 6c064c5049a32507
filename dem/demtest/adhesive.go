package demtest

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Adhesive is a ball of 1 mm that meets a partner by Johnson, Kendall and Roberts' law or with a bridge of water, of a given volume or of films, without dashpot and friction.
type Adhesive struct {
	Name   string
	Model  *dem.Model
	Frames []rigid.Frame
	Work   float64 // that parting takes, J: 3.50260 (w^5 R^4/E*^2)^(1/3), or the work of the bridge
	Mass   float64 // effective, kg
	Reach  float64 // gap at which the partners part, m
	Late   float64 // pull that comes in only with the step after the first touch, N
}

// AdhesiveCases are such balls against every kind of partner.
func AdhesiveCases() (list []Adhesive) {
	for _, cohesion := range []law.CohesionLaw{law.JKR, law.Capillary, law.LiquidFilm} {
		list = append(list, adhesiveCases(cohesion)...)
	}
	return list
}

func adhesiveCases(cohesion law.CohesionLaw) (list []Adhesive) {
	const r, thick = 1e-3, 5e-4
	wire := geometry.Capsule{Radius: thick}
	plane := geometry.Plane{Normal: r3.Vec{Y: 1}}
	plate := geometry.Box{Size: r3.Vec{X: 0.01, Y: 0.01, Z: 0.01}}
	for _, c := range []struct {
		name    string
		surface *dem.Surface
		at      float64 // of the ball when it touches
		radius  float64 // effective
		frames  []rigid.Frame
	}{
		{"ball", nil, 2 * r, r / 2, nil},
		{"wall", &dem.Surface{Shape: plane}, r, r, nil},
		{"block", &dem.Surface{Shape: plate}, 0.005 + r, r, nil},
		{"body", &dem.Surface{Shape: plate, Carrier: dem.Attached{}}, 0.005 + r, r, make([]rigid.Frame, 1)},
		{"knot", &dem.Surface{Shape: geometry.Sphere{Radius: thick}, Carrier: dem.Attached{}}, r + thick, r * thick / (r + thick), make([]rigid.Frame, 1)},
		{"wire", &dem.Surface{Shape: wire, Carrier: dem.Strand{Frames: [2]int{0, 1}}}, r + thick, r / math.Sqrt(1+r/thick), []rigid.Frame{
			{Position: r3.Vec{X: -0.01}}, {Position: r3.Vec{X: 0.01}},
		}},
	} {
		m := &dem.Model{
			Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.25}},
			Law:       law.Law{Cohesion: cohesion, Tangential: law.NoFriction},
			Default:   law.Interaction{Restitution: 1, SurfaceEnergy: 0.05, SurfaceTension: 0.072, BridgeContent: 1e-7},
			Particles: packing.Particles{Position: []r3.Vec{{Y: c.at + 5e-8}}, Radius: []float64{r}},
		}
		mass := 2500 * 4.0 / 3 * math.Pi * r * r * r
		if c.surface == nil {
			m.Particles.Position, m.Particles.Radius = append(m.Particles.Position, r3.Vec{}), []float64{r, r}
			mass /= 2
		} else {
			m.Surfaces = []dem.Surface{*c.surface}
		}
		pair := law.NewPairLaw(m.Law, &m.Materials[0], &m.Materials[0], m.Default)
		k := pair.OfSizes(c.radius, mass, 1)
		w, elastic := 2*m.Default.SurfaceEnergy, pair.Young
		work := 3.50260 * math.Cbrt(math.Pow(w, 5)*math.Pow(c.radius, 4)/(elastic*elastic))
		late := 0.0
		if m.Law.HasBridges() {
			work = bridgeWork(&k)
		}
		if m.Law.Wets() {
			Wet(m)
			for i := range m.Particles.Scalars[0] {
				m.Particles.Scalars[0][i] = 0.01
			}
			late = k.PullOff
		}
		list = append(list, Adhesive{cohesion.String() + " " + c.name, m, c.frames, work, mass, k.Reach, late})
	}
	return list
}

// bridgeWork is the work of a bridge's pull up to where it breaks, J, by Simpson's rule.
func bridgeWork(k *law.Coefficients) (sum float64) {
	const n = 1000
	thinning := math.Sqrt(2 * k.Radius / k.MostBridge)
	for i := range n + 1 {
		weight := 2 * float64(1+i%2)
		if i == 0 || i == n {
			weight = 1
		}
		q := thinning * k.Reach * float64(i) / n
		sum += weight * k.PullOff / (1 + 1.05*q + 2.5*q*q)
	}
	return sum * k.Reach / (3 * n)
}

// Escape is the speed below which the ball sticks, m/s.
func (a *Adhesive) Escape() float64 { return math.Sqrt(2 * a.Work / a.Mass) }

// Step takes an engine of the model through a step.
func (a *Adhesive) Step(e dem.Engine, dt float64) error {
	if len(a.Frames) == 0 {
		return e.Advance(1, dt)
	}
	if err := e.Drift(dt); err != nil {
		return err
	}
	if err := e.Contact(a.Frames, nil, nil); err != nil {
		return err
	}
	return e.Commit()
}

// Bounce lets the ball meet its partner at a multiple of the escape speed, on an engine that open makes, and checks what becomes of it: above, it comes
// free with the rest of its energy when the gap is as large as the contact reaches; below it sticks. The energy is followed to a part of the work.
func (a *Adhesive) Bounce(t *testing.T, open func(m *dem.Model) dem.Engine, times, dt, tolerance float64) {
	t.Helper()
	speed := times * a.Escape()
	m := *a.Model
	m.Particles.Velocity = []r3.Vec{{Y: -speed}, {}}[:len(m.Particles.Position)]
	e := open(&m)
	before, gap, touched, free := Total(e.Energy()), 0.0, false, false
	for range int(6e-3/dt) + 1 {
		if err := a.Step(e, dt); err != nil {
			t.Fatal(err)
		}
		contacts := e.Contacts(nil)
		if len(contacts) == 0 && touched {
			free = true
			break
		}
		for _, c := range contacts {
			touched, gap = true, -c.Overlap
		}
	}
	if !touched || free != (times > 1) {
		t.Fatalf("%s at %g of the escape speed: touched %v, free %v", a.Name, times, touched, free)
	}
	now := e.Energy()
	if off := math.Abs(Total(now) - before); off > tolerance*a.Work {
		t.Errorf("%s at %g of the escape speed: %g J of %g J missing: %+v", a.Name, times, off, a.Work, now)
	}
	if !free {
		return
	}
	var s dem.State
	e.Snapshot(&s)
	v := s.Velocity[0].Y
	if len(s.ID) > 1 {
		v -= s.Velocity[1].Y
	}
	want := math.Sqrt(times*times-1) * a.Escape()
	if math.Abs(v-want) > tolerance*want || math.Abs(now.Parting-a.Work) > 1e-4*a.Work+a.Late*speed*dt {
		t.Errorf("%s at %g of the escape speed: leaves at %g m/s, want %g; %g J lost, want %g", a.Name, times, v, want, now.Parting, a.Work)
	}
	if step := 1.1 * v * dt; gap > a.Reach+step || gap < a.Reach-2*step {
		t.Errorf("%s at %g of the escape speed: last contact over a gap of %g m, reach %g", a.Name, times, gap, a.Reach)
	}
}

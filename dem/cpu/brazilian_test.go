package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// disc is a flattened Brazilian disc of a layer of spheres, bonded to a triangular lattice, between two plates that close on it. Where the shear stiffness of bonds is the normal one, as at a Poisson
// ratio of -1/2, the lattice is an isotropic plate whose Poisson ratio is 0: a stress σ along a row pulls its bonds with σ L t/√3 whatever the stress across (from the energy of a cell), and so the
// bond that breaks tells the tension where it is.
type disc struct {
	model            *dem.Model
	diameter, length float64 // of the disc; of bonds, which is its thickness too, m
	strength         float64 // of the lattice against tension along a row, Pa
}

// newDisc has a number of rows above and below the one through its middle, of which the last is pressed by a plate that comes at a speed (m/s); bonds are damped by a part of critical damping.
func newDisc(rows int, damping, speed float64) *disc {
	const radius, tensile = 1e-3, 2e6
	d := &disc{length: 2 * radius}
	row := math.Sqrt(3) / 2 * d.length
	top := row * float64(rows)
	d.diameter = 2 * math.Hypot(top, 2.2*d.length)
	d.strength = math.Sqrt(3) * tensile * math.Pi * radius * radius / (d.length * d.length)
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2500, YoungModulus: 1e9, PoissonRatio: 0.2}},
		Law:       law.Law{Normal: law.Linear, Tangential: law.NoFriction}, Default: law.Interaction{Restitution: 0.5, NormalStiffness: 1e6},
		Damping: 0.5, Threads: 1,
	}
	for j := -rows; j <= rows; j++ {
		for i := -rows; i <= rows; i++ {
			p := r3.Vec{X: d.length * (float64(i) + 0.5*float64(j&1)), Y: row * float64(j)}
			if r3.Norm(p) <= 0.5*d.diameter {
				m.Particles.Position, m.Particles.Radius = append(m.Particles.Position, p), append(m.Particles.Radius, radius)
			}
		}
	}
	set := dem.BondSet{Particles: [][2]int{{0, len(m.Particles.Position)}}, Gap: 0.1 * radius, Radius: 1, Material: law.BondMaterial{
		YoungModulus: 1e9, PoissonRatio: -0.5, Damping: damping, TensileStrength: tensile, Cohesion: math.Inf(1),
	}}
	m.Bonds = expect.Must(dem.MakeBonds(m, []dem.BondSet{set}))
	for _, side := range []float64{-1, 1} {
		m.Surfaces = append(m.Surfaces, dem.Surface{Shape: geometry.Plane{Normal: r3.Vec{Y: -side}}, Carrier: dem.Driven{
			At:     rigid.Placement{Position: r3.Vec{Y: side * (top + radius)}, Orientation: quat.Number{Real: 1}},
			Motion: dem.Translation{Axis: r3.Vec{Y: -side}, Distance: dem.Steady(speed)},
		}})
	}
	d.model = m
	return d
}

// A Brazilian disc of diameter D and thickness t under a load P over arcs of half an angle α has the tension 2 P/(π D t) (sin 2α/α - 1) in its middle, and sin 2α/α + 1 times 2 P/(π D t) as pressure
// (Hondros 1959, Aust. J. Appl. Sci. 10:243). It breaks there, at once, when that is the strength against direct tension.
func TestBrazilianDisc(t *testing.T) {
	expect.Long(t)
	const plates = 0.1484 // α: two of the bonds and a fifth of one by the seventeen rows
	d := newDisc(17, 0.1, 0.3)
	l := d.model.Limits(0.1)
	e := newCPU(t, d.model)
	arc := math.Sin(2*plates) / plates
	peak, compared := 0.0, false
	for len(e.Broken(nil)) == 0 {
		advance(t, e, 20, 0.5*l.Bond)
		w := e.WallWrenches(nil)
		load := (math.Abs(w[0].Force.Y) + math.Abs(w[1].Force.Y)) / (math.Pi * d.diameter * d.length)
		peak = max(peak, load)
		if load > 1.1*d.strength {
			t.Fatalf("bears %g Pa, and nothing breaks at %g", load, d.strength)
		}
		if load > 0.8*d.strength && len(e.Broken(nil)) == 0 {
			compared = true
			if x, y := d.stress(e); !expect.Near(x/load, arc-1, 0.01) || !expect.Near(-y/load, arc+1, 0.01) {
				t.Fatalf("%g of the load along the rows in the middle, want %g; %g across, want %g", x/load, arc-1, y/load, -arc-1)
			}
		}
	}
	if !compared || !expect.Near(peak*(arc-1), d.strength, 0.02) {
		t.Errorf("bears %g Pa, want %g", peak, d.strength/(arc-1))
	}
	first := d.model.Bonds[e.Broken(nil)[0].Bond]
	a, b := d.model.Particles.Position[first.First], d.model.Particles.Position[first.Second]
	if middle := r3.Scale(0.5, r3.Add(a, b)); r3.Norm(middle) > 0.1*d.diameter || a.Y != b.Y {
		t.Errorf("the first bond breaks between %v and %v", a, b)
	}
}

// stress is the mean in the middle of the disc along and across the rows, Pa.
func (d *disc) stress(e *Engine) (x, y float64) {
	var s dem.State
	e.Snapshot(&s)
	area := 0.0
	cell := math.Sqrt(3) / 2 * d.length * d.length * d.length / 3 // of a bond
	for _, b := range e.BondForces(nil) {
		from, to := s.Position[b.First], s.Position[b.Second]
		if middle := r3.Scale(0.5, r3.Add(from, to)); r3.Norm(middle) < 0.07*d.diameter {
			way := r3.Sub(to, from)
			x, y, area = x+way.X*b.Force.X, y+way.Y*b.Force.Y, area+cell
		}
	}
	return x / area, y / area
}

// Bonds stay at rest in steps up to the limit that is told, and not in longer ones, with dashpots and without. In a lattice the six bonds of a particle all shear where all turn the same way; two partners alone also move.
func TestBondLimit(t *testing.T) {
	expect.Numbers(t)
	for _, rows := range []int{1, 8} {
		for _, damping := range []float64{0, 0.2, 0.5} {
			m := newDisc(rows, damping, 0).model
			m.Surfaces, m.Damping = nil, 0
			if rows == 1 { // two of them
				m.Particles.Position, m.Particles.Radius, m.Bonds = m.Particles.Position[:2], m.Particles.Radius[:2], m.Bonds[:1]
			}
			for range m.Particles.Position {
				m.Particles.Angular = append(m.Particles.Angular, r3.Vec{Z: 1e-3})
			}
			l := m.Limits(0.1)
			for part, stable := range map[float64]bool{0.98: true, 1.03: false} {
				e := newCPU(t, m)
				before := demtest.Total(e.Energy())
				err := e.Advance(3000, part*l.Bond)
				x := e.Energy()
				if now := x.Kinetic + x.Rotational + x.Bonds; stable != (err == nil && now < 100*before) {
					t.Errorf("%d particles, damping %g, %g of %g s: %g J became %g; %v", e.Len(), damping, part, l.Bond, before, now, err)
				}
			}
		}
	}
}

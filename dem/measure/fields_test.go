package measure

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/integrate/quad"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
)

var kernels = []Kernel{Gauss, Lucy, Heaviside}

// Kernels have an integral of 1 over space in one, two and three dimensions, and the peaks that MercuryCG's self tests have.
func TestKernels(t *testing.T) {
	const w = 0.7
	for _, k := range kernels {
		for dimensions, shell := range map[int]func(r float64) float64{
			1: func(float64) float64 { return 2 },
			2: func(r float64) float64 { return 2 * math.Pi * r },
			3: func(r float64) float64 { return 4 * math.Pi * r * r },
		} {
			s := newSmearing(k, w, dimensions)
			sum := quad.Fixed(func(r float64) float64 { return shell(r) * s.At(r*r) }, 0, s.Reach, 60, nil, 0)
			near(t, k.String(), sum, 1, 1e-12)
		}
	}
	for _, c := range []struct {
		of         Kernel
		dimensions int
		want       float64
	}{
		{Lucy, 1, 1.25 / w}, {Lucy, 3, 105 / (16 * math.Pi * w * w * w)}, {Gauss, 1, 1 / (math.Sqrt(2*math.Pi) * math.Erf(3/math.Sqrt2) * w)},
	} {
		s := newSmearing(c.of, w, c.dimensions)
		near(t, c.of.String()+" in the middle", s.At(0), c.want, 1e-15)
	}
}

// The mean of a kernel over a segment is what quadrature finds.
func TestKernelsAlongSegments(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, k := range kernels {
		s := newSmearing(k, 0.7, 3)
		for range 100 {
			from, off := 4*r.Float64()-2, r.Float64()
			if off < 0.1 {
				off = 0
			}
			to, want := from+2*r.Float64(), 0.
			half := math.Sqrt(math.Max(s.Reach*s.Reach-off*off, 0))
			if a, b := math.Max(from, -half), math.Min(to, half); a < b {
				for _, part := range [][2]float64{{math.Min(a, 0), math.Min(b, 0)}, {math.Max(a, 0), math.Max(b, 0)}} { // Lucy's kernel has a kink at 0
					if part[0] < part[1] {
						want += quad.Fixed(func(x float64) float64 { return s.At(x*x + off*off) }, part[0], part[1], 200, nil, 0)
					}
				}
			}
			near(t, k.String(), s.Along(from, to, off*off), want/(to-from), 1e-6)
		}
		for _, length := range []float64{1e-18, 1e-12, 1e-7, 2e-5, 1e-3} {
			near(t, k.String()+" over a short way", s.Along(0.3, 0.3+length, 0.04), s.At(0.04+(0.3+length/2)*(0.3+length/2)), length*length+1e-10)
		}
		near(t, k.String()+" at a place", s.Along(0.3, 0.3, 0.04), s.At(0.13), 1e-15)
	}
}

// The periodic crystal of MercuryCG's self test has density 1.030610 and stress 1.020304 in the mean over the whole cell, resolved along one, two or three axes.
func TestFieldsOfCrystal(t *testing.T) {
	const spacing, period = 0.99, 5 * 0.99
	var at []r3.Vec
	for i := range 125 {
		at = append(at, r3.Scale(spacing, r3.Vec{X: float64(i % 5), Y: float64(i / 5 % 5), Z: float64(i / 25)}))
	}
	s := state(at...)
	domain := r3.Box{Max: r3.Vec{X: period, Y: period, Z: period}}
	contacts := pressed(s, 100, period)
	for _, counts := range [][3]int{{1, 1, 1}, {1, 1, 23}, {11, 1, 11}, {11, 11, 11}} {
		g := Grainer{Grid: Grid{Box: domain, Counts: counts}, Kernel: Lucy, Width: 1.6, Domain: domain, Wraps: [3]bool{true, true, true}}
		var f Fields
		g.Work(&f, s, contacts, nil)
		var density, solid float64
		var stress Tensor
		n := float64(g.Grid.Points())
		for i := range f.Density {
			density, solid = density+f.Density[i]/n, solid+f.Solid[i]/n
			for j := range stress {
				for k := range stress[j] {
					stress[j][k] += f.Contact[i][j][k] / n
				}
			}
		}
		near(t, "density", density, 1.0306101521283, 1e-5) // the mean over points is that over the cell but for the kernel's smoothness
		near(t, "solid part", solid, 1.0306101521283*math.Pi/6, 1e-5)
		for i := range 3 {
			near(t, "stress", stress[i][i], 1.0203040506070, 1e-5)
			near(t, "shear stress", stress[i][(i+1)%3], 0, 1e-12)
		}
	}
}

// Two balls of mass 1 in a cube of 16 have a mean density of 2/16, the peak of the kernel where one is, and stress between them alone.
func TestFieldsOfTwoBalls(t *testing.T) {
	s := state(r3.Vec{X: 0.5, Y: 0.5, Z: 1.505}, r3.Vec{X: 0.5, Y: 0.5, Z: 2.495})
	box := r3.Box{Max: r3.Vec{X: 2, Y: 2, Z: 4}}
	var f Fields
	whole := Grainer{Grid: Grid{Box: box, Counts: [3]int{1, 1, 1}}, Kernel: Lucy, Width: 1}
	whole.Work(&f, s, pressed(s, 100, 0), nil)
	near(t, "mean density", f.Density[0], 2./16, 1e-15)
	near(t, "mean stress", f.Contact[0][2][2], 1*0.99/16, 1e-12)
	s.Position[0] = r3.Vec{X: 0.5, Y: 0.5, Z: 1.5}
	line := Grainer{Grid: Grid{Box: box, Counts: [3]int{1, 1, 4}}, Kernel: Lucy, Width: 0.4}
	line.Work(&f, s, nil, nil)
	near(t, "peak", f.Density[1], 1.25/0.4/4, 1e-12)
	near(t, "density out of reach", f.Density[3], 0, 0)
	full := Grainer{Grid: Grid{Box: box, Counts: [3]int{2, 2, 4}}, Kernel: Lucy, Width: 0.4}
	full.Work(&f, s, nil, nil)
	near(t, "peak in space", f.Density[4], 105/(16*math.Pi*0.4*0.4*0.4), 1e-12)
}

// In a heap at rest the divergence of the stress is density times gravity plus the force of walls, at every place: to what differences of fourth order can tell (of Gauss's kernel they see the steps at its end).
func TestFieldsBalance(t *testing.T) {
	const gravity = 9.81
	s := state(r3.Vec{Z: 0.5}, r3.Vec{X: 1, Z: 0.5}, r3.Vec{X: 0.5, Y: 0.1, Z: 1.3})
	contacts := restingOn(s, gravity)
	r := rand.New(rand.NewPCG(3, 4))
	const h = 1e-3
	for range 20 {
		p := r3.Vec{X: 1.5*r.Float64() - 0.2, Y: 0.8*r.Float64() - 0.4, Z: 1.6 * r.Float64()}
		at := func(p r3.Vec) *Fields {
			d := r3.Vec{X: 0.25, Y: 0.25, Z: 0.25}
			g := Grainer{Grid: Grid{Box: r3.Box{Min: r3.Sub(p, d), Max: r3.Add(p, r3.Scale(3, d))}, Counts: [3]int{2, 2, 2}}, Kernel: Lucy, Width: 0.45}
			f := new(Fields)
			g.Work(f, s, contacts, nil)
			return f
		}
		var divergence r3.Vec
		for axis, unit := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
			var d r3.Vec
			for step, weight := range map[float64]float64{-2: 1. / 12, -1: -2. / 3, 1: 2. / 3, 2: -1. / 12} {
				c := at(r3.Add(p, r3.Scale(step*h, unit))).Contact[0]
				d = r3.Add(d, r3.Scale(weight/h, r3.Vec{X: c[0][axis], Y: c[1][axis], Z: c[2][axis]}))
			}
			divergence = r3.Add(divergence, d)
		}
		f := at(p)
		want := r3.Add(r3.Vec{Z: -gravity * f.Density[0]}, f.Wall[0])
		if off := r3.Norm(r3.Sub(divergence, want)); off > 1e-5*r3.Norm(want)+1e-5 {
			t.Errorf("at %v the divergence is %v, want %v: %.2g", p, divergence, want, off)
		}
	}
}

// restingOn makes the contacts of two balls on a floor, and one on both, that hold all of them at rest.
func restingOn(s *dem.State, gravity float64) (contacts []dem.ContactState) {
	held := make([]r3.Vec, len(s.Position)) // force that each still needs
	for i := range held {
		held[i] = r3.Vec{Z: gravity * s.Mass[i]}
	}
	top := s.Position[2]
	for i := range 2 {
		force := r3.Vec{X: 2 * (0.5 - float64(i)), Z: gravity / 2} // on the one on top
		if i == 1 {
			force = r3.Sub(held[2], contacts[0].Force)
		}
		contacts = append(contacts, dem.ContactState{Particle: s.ID[2], Other: s.ID[i], Surface: -1, Point: r3.Scale(0.5, r3.Add(top, s.Position[i])), Force: force})
		held[i] = r3.Add(held[i], force)
	}
	for i := range 2 {
		p := s.Position[i]
		contacts = append(contacts, dem.ContactState{Particle: s.ID[i], Other: -1, Surface: 0, Point: r3.Sub(p, r3.Vec{Z: 0.5}), Force: held[i]})
	}
	return contacts
}

// Velocities about the mean at a point are the kinetic stress: of two opposite streams it is density times the square of their speed, and none of it is momentum.
func TestKineticStress(t *testing.T) {
	s := state(r3.Vec{X: 0.5, Y: 0.5, Z: 0.5}, r3.Vec{X: 0.5, Y: 0.5, Z: 0.5})
	s.Velocity[0], s.Velocity[1] = r3.Vec{X: 3, Z: 1}, r3.Vec{X: -3, Z: 1}
	g := Grainer{Grid: Grid{Box: r3.Box{Max: r3.Vec{X: 1, Y: 1, Z: 1}}, Counts: [3]int{3, 3, 3}}, Kernel: Gauss, Width: 0.3}
	var f Fields
	g.Work(&f, s, nil, nil)
	for i, rho := range f.Density {
		near(t, "stress", f.Kinetic[i][0][0], 9*rho, 1e-12)
		near(t, "stress along the stream", f.Kinetic[i][2][2], 0, 1e-12)
		near(t, "velocity", f.Velocity(i).Z, 1, 1e-12)
		near(t, "temperature", f.Temperature(i), 3, 1e-12)
	}
}

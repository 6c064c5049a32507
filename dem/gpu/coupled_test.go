package gpu

// Parity of the processor and a GPU in coupled surfaces: spheres, strands and boxes on frames.

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/kernels"
	"gabion/rigid"
)

// frameNet is particles that fall on spheres and strands between four frames, with a box on one of them and all in another on the fifth. It
// returns where the frames are at the start.
func frameNet() (*dem.Model, []r3.Vec) {
	m := crowd(3, 5e-3, 3e-3)
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i].Z -= 1
	}
	knots := []r3.Vec{{X: 4e-3, Y: 5e-3, Z: -4e-3}, {X: 16e-3, Y: 6e-3, Z: -4e-3}, {X: 14e-3, Y: 18e-3, Z: -5e-3}, {X: 3e-3, Y: 17e-3, Z: -4e-3}}
	for k := range knots {
		m.Surfaces = append(m.Surfaces,
			dem.Surface{Shape: geometry.Sphere{Radius: 4e-3}, Material: 1, Carrier: dem.Attached{Frame: k}},
			dem.Surface{Shape: geometry.Capsule{Radius: 2e-3}, Carrier: dem.Strand{Frames: [2]int{k, (k + 1) % 4}, Ends: [2]r3.Vec{{X: 1e-3}, {Y: -1e-3, Z: 1e-3}}}},
		)
	}
	m.Surfaces = append(m.Surfaces,
		dem.Surface{Shape: geometry.Plane{Point: r3.Vec{Z: -20e-3}, Normal: r3.Vec{Z: 1}}},
		dem.Surface{Shape: geometry.Box{Size: r3.Vec{X: 6e-3, Y: 6e-3, Z: 6e-3}}, Carrier: dem.Attached{Frame: 2, At: tilted(r3.Vec{X: 2e-3})}},
		dem.Surface{Shape: geometry.Box{Size: r3.Vec{X: 60e-3, Y: 60e-3, Z: 60e-3}, Inside: true}, Carrier: dem.Attached{Frame: 4}},
	)
	for k := range 5 { // about as heavy as the particles
		heavy := 1e-4 * float64(k+1)
		m.Mobilities = append(m.Mobilities, rigid.NewMobility(heavy, [3][3]float64{{3e-6 * heavy, heavy * 1e-6, 0}, {heavy * 1e-6, 4e-6 * heavy, 0}, {0, 0, 5e-6 * heavy}}))
	}
	m.Mobilities[0].InverseInertia = [3][3]float64{}
	keepClear(m, geometry.Box{Size: r3.Vec{X: 6e-3, Y: 6e-3, Z: 6e-3}}, rigid.Frame{Position: knots[2]})
	knots = append(knots, r3.Vec{X: 15e-3, Y: 15e-3, Z: 15e-3})
	return m, knots
}

// TestGPUCoupled follows particles that fall on spheres and strands carried by frames, with trials that are not accepted.
func TestGPUCoupled(t *testing.T) {
	device := testDevice(t)
	for _, test := range []coupledAgreement{
		{"none", law.Law{}, Double, 1e-8, 1e-7, 1e-8},
		{"elastic_plastic", law.Law{Rolling: law.ElasticPlastic}, Double, 1e-8, 1e-7, 1e-8},
		{"adhesive", law.Law{Cohesion: law.JKR}, Double, 1e-8, 1e-7, 1e-8},
		{"dmt", law.Law{Cohesion: law.DMT}, Double, 1e-8, 1e-7, 1e-8},
		{"capillary", law.Law{Cohesion: law.Capillary}, Double, 1e-8, 1e-7, 1e-8},
		{"liquid film", law.Law{Cohesion: law.LiquidFilm}, Double, 1e-8, 1e-7, 1e-8},
		{"yielding", law.Law{Normal: law.Luding, Tangential: law.CundallStrack}, Double, 1e-8, 1e-7, 1e-8},
		{"flattening", law.Law{Normal: law.ThorntonNing, Cohesion: law.JKR}, Double, 1e-8, 1e-7, 1e-8},
		{"lubrication", law.Law{Lubricated: true}, Double, 1e-8, 1e-7, 1e-8},
		{"film shear", law.Law{Lubricated: true, Sheared: true}, Double, 1e-8, 1e-7, 1e-8},
		{"twisting", law.Law{Normal: law.EEPA, Twisting: law.Marshall}, Double, 1e-8, 1e-7, 1e-8},
		{"mixed", law.Law{}, Mixed, 1e-2, 1e-2, 1e-3},
	} {
		t.Run(test.name, func(t *testing.T) { test.run(t, device) })
	}
}

// coupledAgreement is by how much a GPU may differ from the processor in wrenches, tangents and where particles are in the end, by their size.
type coupledAgreement struct {
	name                     string
	law                      law.Law
	precision                Precision
	wrenches, tangents, ends float64
}

func (test *coupledAgreement) run(t *testing.T, device *kernels.Device) {
	m, knots := frameNet()
	test.follow(t, device, m, knots)
}

// Where joints hold frames and connect them a GPU takes the same mobilities as the processor, also as these change.
func TestGPUJointMobilities(t *testing.T) {
	test := coupledAgreement{"jointed", law.Law{}, Double, 1e-8, 1e-7, 1e-8}
	m, knots := frameNet()
	test.follow(t, testDevice(t), m, knots, changingJoints())
}

// follow takes a model with the surfaces of frameNet along paths of the frames from their knots, and does what is to be done before each step.
func (test *coupledAgreement) follow(t *testing.T, device *kernels.Device, m *dem.Model, knots []r3.Vec, before ...func(step int, e dem.Engine)) {
	m.Law, m.Default.SurfaceEnergy = test.law, 1
	if m.Law.Wets() {
		demtest.Wet(m)
	}
	c, g := both(t, device, m, Options{Precision: test.precision, Lanes: 1})
	total := 0.0
	if m.Law.Wets() {
		total = demtest.AllLiquid(c)
	}
	frames := make([]rigid.Frame, len(knots))
	at := func(time, trial float64) {
		for k := range frames {
			w := 100 * float64(k+1)
			sin, cos := math.Sincos(w * time)
			frames[k] = rigid.Frame{
				Position:        r3.Add(knots[k], r3.Vec{X: 1e-3*sin + trial, Z: -0.3*time + 2*trial}),
				Velocity:        r3.Vec{X: 1e-3 * w * cos, Z: -0.3 + trial},
				Orientation:     quat.Number{Real: math.Cos(time), Jmag: math.Sin(time)},
				AngularVelocity: r3.Vec{Y: 2},
			}
		}
	}
	engines := []dem.Engine{c, g}
	var wrenches [2][]rigid.Wrench
	var tangents [2][]rigid.Tangent
	touched := 0
	for step := range 200 {
		for _, e := range engines {
			for _, do := range before {
				do(step, e)
			}
			if step == 120 {
				if err := e.Remove(len(m.Surfaces) - 10); err != nil { // the strand between the first two frames
					t.Fatal(err)
				}
			}
			if err := e.Drift(2e-5); err != nil {
				t.Fatal(err)
			}
		}
		for _, trial := range []float64{1e-5, 0} {
			for i, e := range engines {
				at(e.Time(), trial)
				wrenches[i], tangents[i] = make([]rigid.Wrench, len(knots)), make([]rigid.Tangent, len(e.Pairs()))
				if err := e.Contact(frames, wrenches[i], tangents[i]); err != nil {
					t.Fatal(err)
				}
			}
			for k := range knots {
				p, q := wrenches[0][k], wrenches[1][k]
				if r3.Norm(p.Force) > 0 {
					touched++
				}
				if r3.Norm(r3.Sub(p.Force, q.Force)) > test.wrenches*r3.Norm(p.Force)+1e-4*test.wrenches || r3.Norm(r3.Sub(p.Moment, q.Moment)) > test.wrenches*r3.Norm(p.Moment)+1e-4*test.wrenches {
					t.Fatalf("step %d, frame %d: wrench %v and %v", step, k, p, q)
				}
			}
			for k := range tangents[0] {
				p, q := &tangents[0][k], &tangents[1][k]
				for _, b := range [2][2]*[6][6]float64{{&p.Stiffness, &q.Stiffness}, {&p.Damping, &q.Damping}} {
					if d, most := blocksDiffer(b[0], b[1]); d > test.tangents*most {
						t.Fatalf("step %d, pair %v: tangents differ by %g of %g\n%v\n%v", step, c.Pairs()[k], d, most, b[0], b[1])
					}
				}
			}
		}
		for _, e := range engines {
			if err := e.Commit(); err != nil {
				t.Fatal(err)
			}
		}
		if step%100 == 99 {
			agree(t, c, g, test.ends)
		}
	}
	if m.Law.Wets() {
		sameScalars(t, c, g, test.ends)
		demtest.KeepsLiquid(t, c, total)
		demtest.KeepsLiquid(t, g, total)
	}
	if touched < 100 {
		t.Errorf("only %d wrenches were not zero", touched)
	}
}

// changingJoints has frames move otherwise from every fiftieth step on.
func changingJoints() func(step int, e dem.Engine) {
	j := new(randomJoints)
	return func(step int, e dem.Engine) {
		switch j.since = uint64(step - step%50); {
		case step == 0:
			expect.Must(0, e.SetJoints(j))
		case step%50 == 0:
			e.RenewJoints()
		}
	}
}

// randomJoints connect all frames with one another: a positive matrix of wrenches on all, another one since each of some steps.
type randomJoints struct{ since uint64 }

func (j *randomJoints) Update([]int) {}

func (j *randomJoints) Mobility(f, g int, dst *dem.JointMobility) bool {
	root := func(frame int) (r [6][12]float64) {
		rng := packing.RandomStream(j.since, uint64(frame))
		for i := range r {
			for k := range r[i] {
				r[i][k] = 10 * rng.NormFloat64()
				if i >= 3 {
					r[i][k] *= 300 // by an arm of 3 mm
				}
			}
		}
		return r
	}
	first, second := root(f), root(g)
	var block [6][6]float64
	for row := range block {
		for column := range block {
			for k := range first[row] {
				block[row][column] += first[row][k] * second[column][k]
			}
		}
	}
	dst.Set(&block, quat.Number{Real: 1}, quat.Number{Real: 1})
	return true
}

func blocksDiffer(a, b *[6][6]float64) (worst, most float64) {
	for i := range a {
		for j := range a[i] {
			worst, most = max(worst, math.Abs(a[i][j]-b[i][j])), max(most, math.Abs(a[i][j]))
		}
	}
	return worst, most
}

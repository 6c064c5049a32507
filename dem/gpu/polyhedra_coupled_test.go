package gpu

// Parity of the processor and a GPU in polyhedra and superquadrics that touch what bodies carry.

import (
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"
)

// netted is solids over the net of demtest, whose frames have mobilities about as large as those of the particles; ends of some wires are beside their frames. With a blade one more frame carries a plane, and one a post
// of triangles.
func netted(m *dem.Model, blade bool) (*dem.Model, func(time float64) []rigid.Frame) {
	frames := demtest.OverNet(m)
	for i := range m.Surfaces {
		if c, strand := m.Surfaces[i].Carrier.(dem.Strand); strand && i%2 == 0 {
			c.Ends = [2]r3.Vec{{X: 1e-3}, {Y: -1e-3, Z: 5e-4}}
			m.Surfaces[i].Carrier = c
		}
	}
	all := frames
	if blade {
		post := expect.Must(geometry.NewMesh(geometry.BoxFacets(r3.Vec{X: 0.03, Y: 0.02, Z: 0.02}), geometry.MeshOptions{Solid: true}))
		m.Surfaces = append(m.Surfaces,
			dem.Surface{Name: "blade", Shape: geometry.Plane{Normal: r3.Unit(r3.Vec{X: 0.1, Z: 1})}, Carrier: dem.Attached{Frame: 26}},
			dem.Surface{Name: "post", Shape: post, Carrier: dem.Attached{Frame: 27, At: rigid.Placement{Position: r3.Vec{Y: 0.004}, Orientation: expect.TurnAbout(r3.Vec{X: 1}, 0.3)}}})
		all = func(time float64) []rigid.Frame {
			sin, cos := math.Sincos(80 * time)
			return append(frames(time),
				rigid.Frame{Position: r3.Vec{Z: -0.032 + 0.003*sin}, Velocity: r3.Vec{Z: 0.24 * cos}, Orientation: quat.Number{Real: 1}, AngularVelocity: r3.Vec{Y: 0.1}},
				rigid.Frame{Position: r3.Vec{X: 0.035, Y: 0.03, Z: 0.075 - 0.7*time}, Velocity: r3.Vec{Z: -0.7}, Orientation: expect.TurnAbout(r3.Vec{X: 1, Y: 2}, 0.7+3*time), AngularVelocity: r3.Scale(3, r3.Unit(r3.Vec{X: 1, Y: 2}))})
		}
	}
	for k := range len(all(0)) {
		heavy := 0.003 * float64(k%5+1)
		m.Mobilities = append(m.Mobilities, rigid.NewMobility(heavy, [3][3]float64{{3e-5 * heavy, heavy * 1e-5, 0}, {heavy * 1e-5, 4e-5 * heavy, 0}, {0, 0, 5e-5 * heavy}}))
	}
	return m, all
}

// solidsOnBodies compares both engines in steps of which each has been tried elsewhere before.
type solidsOnBodies struct {
	wrenches, tangents, ends float64 // relative
	steps                    int
	dt                       float64
	jointed                  bool // joints connect the frames
}

func (test *solidsOnBodies) follow(t *testing.T, m *dem.Model, frames func(time float64) []rigid.Frame, options Options) {
	t.Helper()
	c, g := both(t, testDevice(t), m, options)
	engines := []dem.Engine{c, g}
	var (
		wrenches [2][]rigid.Wrench
		tangents [2][]rigid.Tangent
	)
	touched, size, stiffest, change := 0, 0.0, 0.0, changingJoints()
	for step := range test.steps {
		for _, e := range engines {
			if test.jointed {
				change(step, e)
			}
			if err := e.Drift(test.dt); err != nil {
				t.Fatal(err)
			}
		}
		now := frames(c.Time())
		for _, trial := range []float64{2e-4, 0} {
			moved := append([]rigid.Frame(nil), now...)
			for k := range moved {
				moved[k].Position = r3.Add(moved[k].Position, r3.Vec{X: trial * math.Sin(float64(k)), Z: trial})
				moved[k].Velocity.Z += 100 * trial
			}
			for i, e := range engines {
				wrenches[i], tangents[i] = make([]rigid.Wrench, len(now)), make([]rigid.Tangent, len(e.Pairs()))
				if err := e.Contact(moved, wrenches[i], tangents[i]); err != nil {
					t.Fatal(err)
				}
			}
			for k := range now {
				p, q := wrenches[0][k], wrenches[1][k]
				if p != (rigid.Wrench{}) {
					touched++
				}
				size = max(size, r3.Norm(p.Force))
				if r3.Norm(r3.Sub(p.Force, q.Force)) > test.wrenches*(r3.Norm(p.Force)+0.01*size) || r3.Norm(r3.Sub(p.Moment, q.Moment)) > test.wrenches*(r3.Norm(p.Moment)+1e-4*size) {
					t.Fatalf("step %d, frame %d: wrench %v and %v", step, k, p, q)
				}
			}
			for k := range tangents[0] {
				p, q := &tangents[0][k], &tangents[1][k]
				for _, b := range [2][2]*[6][6]float64{{&p.Stiffness, &q.Stiffness}, {&p.Damping, &q.Damping}} {
					d, most := blocksDiffer(b[0], b[1])
					if stiffest = max(stiffest, most); d > test.tangents*(most+1e-3*stiffest) {
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
		if step%(test.steps/4) != test.steps/4-1 {
			continue
		}
		agreeOnClumps(t, c, g, test.ends)
		p, q := c.Counters(), g.Counters()
		if p.Surface != q.Surface || p.Touching != q.Touching {
			t.Errorf("%d and %d contacts on the CPU, %d and %d on the GPU", p.Touching, p.Surface, q.Touching, q.Surface)
		}
		list, told := c.Contacts(nil), g.Contacts(nil)
		if len(list) != len(told) {
			t.Errorf("%d contacts told on the CPU, %d on the GPU", len(list), len(told))
		}
		x, y := c.Energy(), g.Energy()
		for name, of := range map[string][2]float64{
			"exchange": {x.Exchange, y.Exchange}, "damping": {x.Damping, y.Damping}, "friction": {x.Friction, y.Friction}, "rolling": {x.Rolling, y.Rolling}, "elastic": {x.Elastic, y.Elastic},
		} {
			if math.Abs(of[0]-of[1]) > 10*test.ends*(math.Abs(of[0])+1e-3*x.Kinetic) {
				t.Errorf("step %d: %s of %g J on the CPU, of %g J on the GPU", step, name, of[0], of[1])
			}
		}
	}
	if touched < 200 || g.Counters().Rebuilds < 2 {
		t.Errorf("%d wrenches were not zero; %+v", touched, g.Counters())
	}
}

// falls lets particles begin near a net, faster.
func falls(m *dem.Model) *dem.Model {
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i].Z -= 1
	}
	return m
}

// Stones and beans do on a GPU to wires, knots, bars, blades and posts that bodies carry what they do on the processor, with all that these have back, trial by trial, with the derivatives and the books.
func TestGPUSolidsOnBodies(t *testing.T) {
	in := law.Interaction{Restitution: 0.5, Friction: 0.4}
	for name, c := range map[string]struct {
		model  func() (*dem.Model, func(time float64) []rigid.Frame)
		change func(m *dem.Model)
		with   Options
		test   solidsOnBodies
	}{
		"stones on net": {func() (*dem.Model, func(time float64) []rigid.Frame) {
			return netted(falls(demtest.Rubble(t, 3, in)), false)
		}, func(m *dem.Model) { m.Law.Rolling, m.Default.RollingFriction = law.ElasticPlastic, 0.2 }, Options{Precision: Double, Lanes: 2}, solidsOnBodies{1e-7, 1e-6, 1e-7, 1000, 2e-5, false}},
		"stones on blade": {func() (*dem.Model, func(time float64) []rigid.Frame) {
			return netted(falls(demtest.Rubble(t, 3, in)), true)
		}, func(*dem.Model) {}, Options{Precision: Double, Lanes: 1}, solidsOnBodies{1e-7, 1e-6, 1e-7, 1000, 2e-5, false}},
		"hooks on blade": {func() (*dem.Model, func(time float64) []rigid.Frame) {
			return netted(falls(demtest.Hooks(t, 3, in)), true)
		}, func(*dem.Model) {}, Options{Precision: Double, Lanes: 1}, solidsOnBodies{1e-7, 1e-6, 1e-7, 1000, 2e-5, false}},
		"beans on net": {func() (*dem.Model, func(time float64) []rigid.Frame) {
			return netted(falls(demtest.Beans(t, 3, in)), false)
		}, func(*dem.Model) {}, Options{Precision: Double, Lanes: 1}, solidsOnBodies{1e-6, 1e-5, 1e-6, 1000, 2e-5, false}},
		"jointed": {func() (*dem.Model, func(time float64) []rigid.Frame) {
			return netted(falls(demtest.Rubble(t, 3, in)), false)
		}, func(*dem.Model) {}, Options{Precision: Double, Lanes: 1}, solidsOnBodies{1e-7, 1e-6, 1e-7, 600, 2e-5, true}},
		"linear": {func() (*dem.Model, func(time float64) []rigid.Frame) {
			return netted(falls(demtest.Rubble(t, 3, in)), false)
		}, linear, Options{Precision: Double, Lanes: 1}, solidsOnBodies{1e-7, 1e-6, 1e-7, 1000, 2e-5, false}},
		"mixed": {func() (*dem.Model, func(time float64) []rigid.Frame) {
			return netted(falls(demtest.Rubble(t, 3, in)), false)
		}, func(*dem.Model) {}, Options{Precision: Mixed, Lanes: 1}, solidsOnBodies{2e-2, 2e-2, 3e-3, 600, 2e-5, false}},
	} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && name != "stones on blade" && name != "hooks on blade" && name != "beans on net" {
				t.Skip("the same launches as on the blade")
			}
			m, frames := c.model()
			c.change(m)
			c.test.follow(t, m, frames, c.with)
		})
	}
}

// Along a trajectory of what bodies carry solids do on a GPU what they do on the processor, and give it the same impulses; every second trajectory ends in a trial with derivatives.
func TestGPUSolidsAlongTrajectories(t *testing.T) {
	in := law.Interaction{Restitution: 0.5, Friction: 0.4}
	for name, c := range map[string]struct {
		model func() (*dem.Model, func(time float64) []rigid.Frame)
		close float64
	}{
		"stones on blade": {func() (*dem.Model, func(time float64) []rigid.Frame) {
			return netted(falls(demtest.Rubble(t, 3, in)), true)
		}, 1e-7},
		"hooks on blade": {func() (*dem.Model, func(time float64) []rigid.Frame) {
			return netted(falls(demtest.Hooks(t, 3, in)), true)
		}, 1e-7},
		"beans on net": {func() (*dem.Model, func(time float64) []rigid.Frame) {
			return netted(falls(demtest.Beans(t, 3, in)), false)
		}, 1e-6},
	} {
		t.Run(name, func(t *testing.T) {
			m, frames := c.model()
			a, b := both(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})
			touched, size := 0, 0.0
			for k, steps := range []int{1, 20, 40, 100, 75, 300, 20, 100, 200, 1} {
				const dt = 2e-5
				now := a.Time()
				path := &dem.Trajectory{From: frames(now), To: frames(now + dt*float64(steps)), Duration: dt * float64(steps)}
				var impulses, wrenches [2][]rigid.Wrench
				for i, e := range []dem.Engine{a, b} {
					impulses[i], wrenches[i] = make([]rigid.Wrench, len(path.From)), make([]rigid.Wrench, len(path.From))
					var tangents []rigid.Tangent
					if k%2 == 0 {
						tangents = make([]rigid.Tangent, len(e.Pairs()))
					}
					if err := e.AdvanceAlong(steps, path, impulses[i], wrenches[i], tangents); err != nil {
						t.Fatal(err)
					}
				}
				for _, w := range [2][2][]rigid.Wrench{impulses, wrenches} {
					size = 0
					for _, p := range w[0] {
						size = max(size, r3.Norm(p.Force))
					}
					for i, p := range w[0] {
						q := w[1][i]
						touched += oneIf(p != rigid.Wrench{})
						if r3.Norm(r3.Sub(p.Force, q.Force)) > c.close*(r3.Norm(p.Force)+0.01*size) || r3.Norm(r3.Sub(p.Moment, q.Moment)) > c.close*(r3.Norm(p.Moment)+1e-4*size) {
							t.Fatalf("trajectory %d, frame %d: %v and %v", k, i, p, q)
						}
					}
				}
			}
			agreeOnClumps(t, a, b, c.close)
			x, y := a.Energy(), b.Energy()
			if touched < 20 || math.Abs(x.Exchange-y.Exchange) > 10*c.close*math.Abs(x.Exchange) || math.Abs(x.Damping-y.Damping) > 10*c.close*math.Abs(x.Damping) {
				t.Errorf("%d wrenches were not zero; energies %+v and %+v", touched, x, y)
			}
		})
	}
}

// onNet makes so many steps beside frames, each tried so often elsewhere before.
func onNet(t *testing.T, e dem.Engine, frames func(time float64) []rigid.Frame, steps, trials int, dt float64) {
	t.Helper()
	for range steps {
		if err := e.Drift(dt); err != nil {
			t.Fatal(err)
		}
		now := frames(e.Time())
		wrenches, tangents := make([]rigid.Wrench, len(now)), make([]rigid.Tangent, len(e.Pairs()))
		for k := range trials {
			wild := append([]rigid.Frame(nil), now...)
			for i := range wild {
				wild[i].Position.Z += 0.003 * math.Sin(float64(k+i))
				wild[i].Velocity.X += math.Cos(float64(k * i))
			}
			if err := e.Contact(wild, wrenches, tangents); err != nil {
				t.Fatal(err)
			}
		}
		if err := e.Contact(now, wrenches, tangents); err != nil {
			t.Fatal(err)
		}
		if err := e.Commit(); err != nil {
			t.Fatal(err)
		}
	}
}

// Stones on a net and under a blade go on to the same bits after a restart, on any run, and however often a step has been tried.
func TestGPUSolidsOnBodiesRestart(t *testing.T) {
	m, frames := netted(falls(demtest.Rubble(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4})), true)
	device := testDevice(t)
	options := Options{Precision: Double, Lanes: 1} // the kernels of the other tests
	e, f, again := newGPU(t, device, m, options), newGPU(t, device, m, options), newGPU(t, device, m, options)
	onNet(t, e, frames, 900, 0, 2e-5)
	if n := e.Counters(); n.Surface < 2 {
		t.Errorf("%+v", n)
	}
	demtest.HandOver(t, e, f)
	onNet(t, e, frames, 100, 0, 2e-5)
	onNet(t, f, frames, 100, 2, 2e-5)
	onNet(t, again, frames, 1000, 0, 2e-5)
	if !same(e, f) || !same(e, again) {
		t.Errorf("gone elsewhere: after a restart and trials %v, on another run %v", !same(e, f), !same(e, again))
	}
}

// Books close on a GPU: stones and beans that a net shakes gain what it does and lose what is booked.
func TestGPUSolidsOnBodiesBooks(t *testing.T) {
	for name, fill := range map[string]func(testing.TB, int, law.Interaction) *dem.Model{"stones": demtest.Rubble, "beans": demtest.Beans} {
		if testing.Short() && name == "beans" {
			continue
		}
		for _, in := range []law.Interaction{{Restitution: 1}, {Restitution: 0.4, Friction: 0.5}} {
			m, frames := netted(falls(fill(t, 3, in)), false)
			e := newGPU(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})
			sum := func() (float64, dem.Energy) {
				x := e.Energy()
				return x.Kinetic + x.Rotational + x.Potential + x.Elastic + x.Damping + x.Friction + x.Rolling, x
			}
			before, x := sum()
			moving := x.Kinetic + x.Rotational
			onNet(t, e, frames, 2000, 0, 1e-5)
			after, x := sum()
			if missing := after - x.Exchange - before; math.Abs(missing) > 2e-4*moving || math.Abs(x.Exchange) < 0.005*moving || (x.Damping > 0.05*moving) != (in.Friction > 0) {
				t.Errorf("%s, restitution %g: of %g J and %g J from the net %g J are missing; %+v", name, in.Restitution, moving, x.Exchange, missing, x)
			}
		}
	}
}

// What is pressed through a wire or into a body's surface ends the run by name once the step is accepted, on both devices; a trial alone does not.
func TestGPUSolidsPressedIntoBodies(t *testing.T) {
	device := testDevice(t)
	for name, c := range map[string]dem.Surface{
		"wire": {Name: "wire", Shape: geometry.Capsule{Radius: 0.002}, Carrier: dem.Strand{Frames: [2]int{0, 1}}},
		"bar":  {Name: "bar", Shape: geometry.Capsule{A: r3.Vec{}, B: r3.Vec{X: 0.2}, Radius: 0.003}, Carrier: dem.Attached{}},
	} {
		block := demtest.Block(t, r3.Vec{X: 0.02, Y: 0.02, Z: 0.02}, 0.001)
		m := &dem.Model{
			Materials: []law.Material{{Density: 2600, YoungModulus: 2e6, PoissonRatio: 0.25}}, Default: law.Interaction{Restitution: 0.5}, Surfaces: []dem.Surface{c},
			Particles: packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{block.Radius}, Velocity: make([]r3.Vec, 1)},
		}
		m.Particles.MakeClumps(block, false, 1)
		frames := func(z float64) []rigid.Frame {
			return []rigid.Frame{{Position: r3.Vec{X: -0.1, Z: z}, Orientation: quat.Number{Real: 1}}, {Position: r3.Vec{X: 0.1, Z: z}, Orientation: quat.Number{Real: 1}}}[:m.Frames()]
		}
		for _, e := range []dem.Engine{newCPU(t, m), newGPU(t, device, m, Options{Precision: Double, Lanes: 1})} {
			wrenches := make([]rigid.Wrench, m.Frames())
			press := func(trial, accepted float64) error {
				for _, act := range []func() error{
					func() error { return e.Drift(1e-7) },
					func() error { return e.Contact(frames(trial), wrenches, nil) },
					func() error { return e.Contact(frames(accepted), wrenches, nil) },
					e.Commit,
				} {
					if err := act(); err != nil {
						return err
					}
				}
				return nil
			}
			if err := press(-0.008, -0.02); err != nil {
				t.Errorf("%s, %T: a trial ends the run: %v", name, e, err)
			}
			err := press(-0.02, -0.008)
			if err == nil {
				err = press(-0.02, -0.02)
			}
			if err == nil || !strings.Contains(err.Error(), `pressed into surface "`+name) {
				t.Errorf("%s, %T: %v, want an error about what is pressed into it", name, e, err)
			}
		}
	}
}

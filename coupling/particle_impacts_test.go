package coupling

import (
	"fmt"
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"

	"gonum.org/v1/gonum/spatial/r3"
)

// A particle that a mechanism hits leaves it with the restitution times the speed of arrival, by the impulse of rigid-body impact theory, in all schemes at two steps.
func TestParticlesHitMechanisms(t *testing.T) {
	expect.Numbers(t)
	for _, c := range struckMechanisms() {
		if c.second { // the impulse at one of its bodies alone is another
			continue
		}
		for name, x := range map[string]Exchange{"frozen": {}, "subcycled": {Scheme: Subcycled, Substeps: 5}, "iterated": {Scheme: Iterated, Substeps: 5, MaxIterations: 50, Tolerance: 1e-6}} {
			for _, restitution := range []float64{0.3, 0.6, 0.9} {
				for _, parts := range []float64{400, 800} {
					t.Run(fmt.Sprintf("%s, %s, e %g, %g steps", c.name, name, restitution, parts), func(t *testing.T) { checkParticleHit(t, &c, x, restitution, parts) })
				}
			}
		}
	}
}

// The particle, of half the mass that the mechanism has at the place, is at rest below.
func checkParticleHit(t *testing.T, c *struckMechanism, x Exchange, restitution, parts float64) {
	const young = 1e12
	bodies := new(mbd.System)
	c.bodies(bodies)
	mass := 0.5 / c.inverse
	m := &dem.Model{
		Materials: []law.Material{{Name: "steel", Density: mass / (4. / 3 * math.Pi * tipRadius * tipRadius * tipRadius), YoungModulus: young, PoissonRatio: 0.3}},
		Law:       law.Law{Tangential: law.NoFriction}, Default: law.Interaction{Restitution: restitution},
		Particles: packing.Particles{Position: []r3.Vec{{X: 0, Z: -2*tipRadius - 1e-7}}, Radius: []float64{tipRadius}}, Threads: 1,
	}
	if c.strand {
		m.Surfaces = []dem.Surface{{Name: "strand", Shape: geometry.Capsule{Radius: tipRadius}, Carrier: dem.Strand{Frames: [2]int{0, 1}}}}
		m.Particles.Position[0].X = 0.5
	} else {
		m.Surfaces = []dem.Surface{{Name: "tip", Shape: geometry.Sphere{Radius: tipRadius}, Carrier: dem.Attached{At: rigid.Placement{Position: c.at}}}}
		m.Particles.Position[0].X = bodies.Body(0).Pose.ToWorld(c.at).X
	}
	var carriers []int
	for i := range m.Frames() {
		body := bodies.Body(i)
		m.Mobilities, carriers = append(m.Mobilities, body.Mobility()), append(carriers, i)
	}
	particles := expect.Must(cpu.New(m))
	t.Cleanup(particles.Close)
	s := expect.Must(New(t.Context(), Config{Bodies: bodies, Solver: solvers.Options{Method: solvers.HHT(0), Tolerance: 1e-9}, Particles: particles, Carriers: carriers, Exchange: x}))
	stiffness := 8. / 3 * young / (2 * (1 - 0.3*0.3)) * math.Sqrt(tipRadius/2) / 2
	whole := 1/mass + c.inverse
	arrival := 1.0 // of the middle of the strand
	if !c.strand {
		p := bodies.Pose(0)
		arrival = -p.VelocityAt(p.ToWorld(c.at)).Z
	}
	dt := 2.9432 * math.Pow(1/(whole*whole*stiffness*stiffness*arrival), 0.2) / parts
	if x.Substeps > 0 {
		dt *= float64(x.Substeps)
	}
	touched := false
	for n := 0; ; n++ {
		if n > 4000 {
			t.Fatal("the particle does not leave")
		}
		if err := s.Step(dt); err != nil {
			t.Fatal(err)
		}
		now := s.Particles().Counters().Surface > 0
		if touched && !now {
			break
		}
		touched = touched || now
	}
	p, _ := particleOf(s)
	if e := -p.Z*mass*whole/arrival - 1; !expect.Near(e, restitution, 0.01) {
		t.Errorf("leaves with a restitution of %.4f, want %g", e, restitution)
	}
}

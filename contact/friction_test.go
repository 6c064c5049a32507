// Tests of friction between bodies: what slides, what tilts, what rolls and what spins.

package contact

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// slope is a stage whose gravity leans by an angle (rad) towards X.
func slope(t *testing.T, shape geometry.Shape, at rigid.Frame, friction, angle float64) *stage {
	s := newStage(t, frictional, law.Interaction{Restitution: 0.3, Friction: friction}, []dem.Surface{floor}, []geometry.Shape{shape}, []rigid.Frame{at})
	s.gravity = r3.Vec{Z: -10 * math.Cos(angle)} // presses it on before it may slide
	s.play(4000, 2e-5)
	s.gravity = r3.Vec{X: 10 * math.Sin(angle), Z: -10 * math.Cos(angle)}
	return s
}

// TestBlockOnSlope holds a block below the angle of friction, and lets it slide above with the acceleration g (sin - mu cos).
func TestBlockOnSlope(t *testing.T) {
	const friction, duration, dt = 0.4, 0.2, 2e-5
	block := geometry.Box{Size: r3.Vec{X: 0.4, Y: 0.2, Z: 0.1}}
	for _, angle := range []float64{0.95 * math.Atan(friction), 1.05 * math.Atan(friction)} {
		s := slope(t, block, rigid.Frame{Position: r3.Vec{Z: 0.05}}, friction, angle)
		s.play(int(duration/dt), dt) // until the springs are stretched
		before := s.bodies[0].Velocity.X
		s.play(int(duration/dt), dt)
		want := math.Max(0, 10*(math.Sin(angle)-friction*math.Cos(angle))*duration)
		if v := s.bodies[0].Velocity.X - before; math.Abs(v-want) > 0.01*want+1e-4 || r3.Norm(s.bodies[0].AngularVelocity) > 1e-3 {
			t.Errorf("at %.4g rad: %g m/s, %v rad/s, want %g m/s", angle, v, s.bodies[0].AngularVelocity, want)
		}
	}
}

// TestBlockTopples: a block three times as high as wide stands on a slope of less than its width by its height, and falls beyond.
func TestBlockTopples(t *testing.T) {
	block := geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.1, Z: 0.3}}
	for _, part := range []float64{0.9, 1.1} {
		s := slope(t, block, rigid.Frame{Position: r3.Vec{Z: 0.15}}, 2, part*math.Atan(1.0/3))
		s.play(25000, 2e-5)
		if up := rigid.Rotate(s.bodies[0].Orientation, r3.Vec{Z: 1}).Z; part < 1 && up < 0.999 || part > 1 && up > 0.99 {
			t.Errorf("at %g of the angle at which it falls the block's axis leans to %g", part, up)
		}
	}
}

// TestRollingDown rolls a ball and a cylinder down a slope: they gain g sin / (1 + I/(m r^2)).
func TestRollingDown(t *testing.T) {
	const angle, duration, dt = 0.2, 0.2, 1e-5
	side := rigid.Frame{Orientation: expect.TurnAbout(r3.Vec{X: 1}, math.Pi/2)}
	for _, c := range []struct {
		name    string
		shape   geometry.Shape
		frame   rigid.Frame
		inertia float64
	}{
		{"sphere", geometry.Sphere{Radius: 0.1}, rigid.Frame{}, 0.4},
		{"cylinder", expect.Must(geometry.NewCylinder(0.1, 0.2, false, geometry.BothEnds)), side, 0.5},
	} {
		c.frame.Position.Z = 0.1
		s := slope(t, c.shape, c.frame, 0.5, angle)
		s.play(int(duration/dt), dt)
		want := 10 * math.Sin(angle) / (1 + c.inertia) * duration
		if b := &s.bodies[0]; math.Abs(b.Velocity.X-want) > 0.01*want || math.Abs(b.AngularVelocity.Y*0.1-want) > 0.02*want {
			t.Errorf("%s: %v m/s, %v rad/s, want %g m/s", c.name, b.Velocity, b.AngularVelocity, want)
		}
	}
}

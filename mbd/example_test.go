// What a multibody model is made of, and how an integrator of package solvers moves it.

package mbd_test

import (
	"context"
	"fmt"
	"log"
	"math"

	"gonum.org/v1/gonum/mathext"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// A bar turns about a horizontal axis at its end. It is let go at 90 degrees, where the period is 18 % longer than that of small swings.
func ExampleRevoluteJoint() {
	const mass, length, gravity = 2.0, 1.0, 9.81 // kg, m, m/s^2

	system := mbd.System{Gravity: r3.Vec{Y: -gravity}}
	bar := system.AddBody(mbd.Body{
		Name: "bar", Mass: mass, Inertia: mbd.SolidBox(mass, r3.Vec{X: length, Y: 0.01, Z: 0.01}),
		Pose: rigid.Frame{Position: r3.Vec{X: length / 2}},
	})
	// A zero orientation lays the z axes of both markers, about which the joint turns, along the world's.
	system.AddJoint(mbd.RevoluteJoint("pivot", mbd.Marker{Body: bar, Position: r3.Vec{X: -length / 2}}, mbd.Origin))
	if err := system.Build(); err != nil {
		log.Fatal(err)
	}
	integrator, err := solvers.NewIntegrator(context.Background(), &system, 0, solvers.Options{})
	if err != nil {
		log.Fatal(err)
	}

	// Released at rest, the bar is back where it began after one period; half of it is over when it rests on the other side.
	const step = 1e-3
	before, speed := 0.0, 0.0
	for integrator.Time() == 0 || speed < 0 {
		before = speed
		if err := integrator.Step(step); err != nil {
			log.Fatal(err)
		}
		speed = system.Pose(bar).AngularVelocity.Z
	}
	half := integrator.Time() - step*speed/(speed-before)

	inertia := mass*(length*length+0.01*0.01)/12 + mass*length*length/4 // about the pivot
	small := math.Sqrt(inertia / (mass * gravity * length / 2))
	fmt.Printf("period %.4f s\n", 2*half)
	fmt.Printf("theory %.4f s\n", 4*small*mathext.CompleteK(math.Pow(math.Sin(math.Pi/4), 2)))
	// Output:
	// period 1.9334 s
	// theory 1.9334 s
}

// A mass on a spring and a damper swings out as the textbook says.
func ExampleSpringDamper() {
	const mass, stiffness, damping = 1.0, 100.0, 4.0 // kg, N/m, N s/m

	var system mbd.System
	block := system.AddBody(mbd.Body{Name: "block", Point: true, Mass: mass, Pose: rigid.Frame{Position: r3.Vec{X: 1.1}}})
	spring := &mbd.SpringDamper{Name: "spring", I: mbd.Origin, J: mbd.Marker{Body: block}, Stiffness: stiffness, Damping: damping, FreeLength: 1}
	system.AddForce(spring)
	if err := system.Build(); err != nil {
		log.Fatal(err)
	}
	integrator, err := solvers.NewIntegrator(context.Background(), &system, 0, solvers.Options{Step: 1e-3})
	if err != nil {
		log.Fatal(err)
	}

	decay := damping / (2 * mass)
	frequency := math.Sqrt(stiffness/mass - decay*decay)
	for _, t := range []float64{0, 0.25, 0.5, 1} {
		if err := integrator.Advance(t); err != nil {
			log.Fatal(err)
		}
		if err := integrator.Report(); err != nil {
			log.Fatal(err)
		}
		sin, cos := math.Sincos(frequency * t)
		theory := 0.1 * math.Exp(-decay*t) * (cos + decay/frequency*sin)
		fmt.Printf("%.2f s: elongation %+.4f m (theory %+.4f m), tension %+.2f N\n", t, spring.Elongation(&system), theory, spring.Tension(&system))
	}
	// Output:
	// 0.00 s: elongation +0.1000 m (theory +0.1000 m), tension +10.00 N
	// 0.25 s: elongation -0.0388 m (theory -0.0388 m), tension -5.46 N
	// 0.50 s: elongation -0.0006 m (theory -0.0006 m), tension +1.42 N
	// 1.00 s: elongation -0.0136 m (theory -0.0136 m), tension -1.16 N
}

// hardening is a spring of one's own: a force and its derivatives by displacement and rate.
type hardening struct{ stiffness, cubic float64 }

func (h hardening) At(_, x, _ float64) (force, byX, byV float64) {
	return h.stiffness*x + h.cubic*x*x*x, h.stiffness + 3*h.cubic*x*x, 0
}

// Any force of a displacement and its rate is a Law. Here a weight hangs on a spring that gets stiffer as it is pulled.
func ExampleLaw() {
	system := mbd.System{Gravity: r3.Vec{Z: -9.81}}
	weight := system.AddBody(mbd.Body{Name: "weight", Point: true, Mass: 10, Pose: rigid.Frame{Position: r3.Vec{Z: -1}}})
	spring := &mbd.SpringDamper{Name: "spring", I: mbd.Origin, J: mbd.Marker{Body: weight}, FreeLength: 1, Curve: hardening{stiffness: 500, cubic: 20000}}
	system.AddForce(spring)
	if err := system.Build(); err != nil {
		log.Fatal(err)
	}
	integrator, err := solvers.NewIntegrator(context.Background(), &system, 0, solvers.Options{})
	if err != nil {
		log.Fatal(err)
	}
	if err := integrator.Equilibrium(context.Background()); err != nil {
		log.Fatal(err)
	}
	fmt.Printf("elongation %.4f m, tension %.2f N\n", spring.Elongation(&system), spring.Tension(&system))
	// Output:
	// elongation 0.1226 m, tension 98.10 N
}

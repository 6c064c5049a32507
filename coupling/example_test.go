package coupling_test

import (
	"context"
	"fmt"
	"log"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/mbd"
	"gabion/rigid"
)

// A ball falls on a plate that hangs on a spring, bounces, and leaves the plate swinging.
func Example() {
	// The bodies: a plate of 0.5 kg that may only move up and down, and a spring to the ground.
	bodies := mbd.System{Gravity: r3.Vec{Z: -9.81}}
	plate := bodies.AddBody(mbd.Body{Name: "plate", Mass: 0.5, Inertia: mbd.SolidBox(0.5, r3.Vec{X: 0.2, Y: 0.2, Z: 0.01})})
	bodies.AddJoint(mbd.PrismaticJoint("guide", mbd.Marker{Body: plate}, mbd.Origin))
	hook := mbd.Marker{Body: mbd.Ground, Position: r3.Vec{Z: 0.3}}
	bodies.AddForce(&mbd.SpringDamper{Name: "spring", I: hook, J: mbd.Marker{Body: plate}, Stiffness: 500, Damping: 2, FreeLength: 0.3 - 0.5*9.81/500})

	// The particles: a ball, and a box that the first frame, which the plate will carry, takes along.
	particles, err := cpu.New(&dem.Model{
		Materials: []law.Material{{Name: "rubber", Density: 1200, YoungModulus: 1e7, PoissonRatio: 0.45}},
		Default:   law.Interaction{Restitution: 0.7, Friction: 0.5},
		Particles: packing.Particles{Position: []r3.Vec{{X: 0.05, Z: 0.1}}, Radius: []float64{0.02}},
		Surfaces:  []dem.Surface{{Name: "plate", Shape: geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.2, Z: 0.01}}, Carrier: dem.Attached{Frame: 0}}},
		Gravity:   bodies.Gravity,

		Mobilities: []rigid.Mobility{rigid.NewMobility(0.5, [3][3]float64{})}, // of the frame: the guide keeps the plate from turning
	})
	if err != nil {
		log.Fatal(err)
	}
	defer particles.Close()

	// Both together: the plate carries frame 0.
	simulation, err := coupling.New(context.Background(), coupling.Config{
		Bodies: &bodies, Particles: particles, Carriers: []int{plate},
	})
	if err != nil {
		log.Fatal(err)
	}
	for range 20000 {
		if err := simulation.Step(2e-5); err != nil {
			log.Fatal(err)
		}
	}

	audit := simulation.Audit()
	fmt.Printf("after %.1f s the plate is at %+.1f mm and the ball at %+.1f mm\n", audit.Time,
		1e3*bodies.Pose(plate).Position.Z, 1e3*simulation.State().Position[0].Z)
	fmt.Printf("kinetic energy %.2f mJ, in gravity %.2f mJ, in springs %.2f mJ\n", 1e3*audit.Kinetic(), 1e3*audit.Potential(), 1e3*audit.Elastic())
	fmt.Printf("lost in the contact %.2f mJ, in the damper %.2f mJ\n", 1e3*(audit.ContactDamping+audit.Friction), 1e3*audit.Dampers)
	fmt.Printf("missing %.1f µJ of %.1f mJ\n", 1e6*audit.Residual, 1e3*audit.EnergyScale)
	// Output:
	// after 0.4 s the plate is at -2.1 mm and the ball at +29.1 mm
	// kinetic energy 1.15 mJ, in gravity 1.36 mJ, in springs 35.23 mJ
	// lost in the contact 21.76 mJ, in the damper 4.00 mJ
	// missing -1.2 µJ of 38.1 mJ
}

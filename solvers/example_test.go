// Statics: where a system comes to rest.

package solvers_test

import (
	"context"
	"fmt"
	"log"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// A chain of 19 point masses, 20 links of 0.1 m, is laid out in the form of a V between two supports 1.2 m apart, and hangs down.
func ExampleIntegrator_Equilibrium() {
	const links, link, span, mass, gravity = 20, 0.1, 1.2, 0.05, 9.81 // link and span in m, mass in kg

	chain := mbd.System{Gravity: r3.Vec{Z: -gravity}}
	last := mbd.Origin
	for i := 1; i < links; i++ {
		x := span * float64(i) / links
		z := -0.8 * (1 - math.Abs(2*x/span-1))
		b := chain.AddBody(mbd.Body{Name: fmt.Sprint("mass ", i), Point: true, Mass: mass, Pose: rigid.Frame{Position: r3.Vec{X: x, Z: z}}})
		chain.AddJoint(mbd.DistanceJoint(fmt.Sprint("link ", i), mbd.Marker{Body: b}, last, link))
		last = mbd.Marker{Body: b}
	}
	support := mbd.Marker{Body: mbd.Ground, Position: r3.Vec{X: span}}
	end := chain.AddJoint(mbd.DistanceJoint("last link", last, support, link))
	if err := chain.Build(); err != nil {
		log.Fatal(err)
	}

	ctx := context.Background()
	statics, err := solvers.NewIntegrator(ctx, &chain, 0, solvers.Options{})
	if err != nil {
		log.Fatal(err)
	}
	if err := statics.Equilibrium(ctx); err != nil {
		log.Fatal(err)
	}
	pull := chain.Reaction(end).Force // of the last link on the last mass
	fmt.Printf("sag %.4f m\n", -chain.Pose(links/2-1).Position.Z)
	fmt.Printf("tension of the last link %.4f N along, %.4f N up\n", pull.X, pull.Z)

	// Each link lies along its tension, whose upward part falls by the weight of a mass from link to link.
	width := 0.0
	for i := range links {
		width += link * pull.X / math.Hypot(pull.X, pull.Z-float64(i)*mass*gravity)
	}
	fmt.Printf("links under such tensions span %.4f m\n", width)
	// Output:
	// sag 0.7269 m
	// tension of the last link 1.6000 N along, 4.6597 N up
	// links under such tensions span 1.2000 m
}

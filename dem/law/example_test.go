// The force of one contact, and how it changes with the motion of its partners.

package law_test

import (
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
)

var glass = law.Material{Name: "glass", Density: 2500, YoungModulus: 7e10, PoissonRatio: 0.22}

// Two glass balls of 10 mm radius are pressed together by 1 µm and sheared until they slide.
func ExampleLaw_Evaluate() {
	var chosen law.Law // Hertz, Mindlin, Coulomb
	pair := law.NewPairLaw(chosen, &glass, &glass, law.Interaction{Restitution: 1, Friction: 0.4})
	coefficients := pair.OfSizes(0.005, 0.005, 0) // effective radius and mass

	contact := law.Contact{Normal: r3.Vec{X: 1}, Overlap: 1e-6, Slip: r3.Vec{Y: 1e-3}}
	var history law.History
	var response law.Response
	lost := 0.0
	for range 4 {
		chosen.Evaluate(&coefficients, &contact, 1e-4, &history, &response) // 0.1 µm of slip a step
		fmt.Printf("normal %.2f N, shear %.2f N\n", response.Normal, response.Shear.Y)
		lost += response.Slid
	}
	fmt.Printf("%.2f µJ are lost in sliding\n", 1e6*lost)
	// Output:
	// normal 3.47 N, shear -0.46 N
	// normal 3.47 N, shear -0.91 N
	// normal 3.47 N, shear -1.37 N
	// normal 3.47 N, shear -1.39 N
	// 0.13 µJ are lost in sliding
}

// The tangent tells how the force changes: what an implicit solver needs. For Hertz the normal stiffness is 3/2 of force by overlap.
func ExampleLaw_Tangent() {
	var chosen law.Law
	pair := law.NewPairLaw(chosen, &glass, &glass, law.Interaction{Restitution: 1, Friction: 0.4})
	coefficients := pair.OfSizes(0.005, 0.005, 0)

	contact := law.Contact{Normal: r3.Vec{X: 1}, Overlap: 1e-6}
	var history law.History
	var response law.Response
	tangent := chosen.Tangent(&coefficients, &contact, 1e-6, &history)
	chosen.Evaluate(&coefficients, &contact, 1e-6, &history, &response)
	fmt.Printf("stiffness %.3e N/m\n", -tangent.Stiffness[0][0])
	fmt.Printf("1.5 F/δ   %.3e N/m\n", 1.5*response.Normal/contact.Overlap)
	// Output:
	// stiffness 5.202e+06 N/m
	// 1.5 F/δ   5.202e+06 N/m
}

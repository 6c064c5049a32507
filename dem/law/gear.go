package law

// Gear's predictor-corrector of five values (Gear 1971, Numerical Initial Value Problems in Ordinary Differential Equations; coefficients for forces that depend on velocities: Allen and Tildesley 1987, table E.1; Poeschel and Schwager 2005,
// Computational Granular Dynamics, section 2.4).

import "gonum.org/v1/gonum/spatial/r3"

// Gear is what the predictor-corrector remembers of a motion beside place and velocity: the derivatives of the velocity.
type Gear struct{ First, Second, Third r3.Vec }

// Predict is Taylor's series of h (s): by how much the place changes, and the velocity then; the derivatives become those then.
func (g *Gear) Predict(v r3.Vec, h float64) (way, velocity r3.Vec) {
	a, b, c := g.First, g.Second, g.Third
	way = sum4(h, v, h*h/2, a, h*h*h/6, b, h*h*h*h/24, c)
	velocity = sum4(1, v, h, a, h*h/2, b, h*h*h/6, c)
	g.First = sum4(1, a, h, b, h*h/2, c, 0, c)
	g.Second = r3.Add(b, r3.Scale(h, c))
	return way, velocity
}

// Correct takes the acceleration where the motion has been predicted: it returns by how much place and velocity change. In a step without length only the acceleration does.
func (g *Gear) Correct(acceleration r3.Vec, h float64) (way, velocity r3.Vec) {
	miss := r3.Sub(acceleration, g.First)
	g.First = acceleration
	if h == 0 {
		return r3.Vec{}, r3.Vec{}
	}
	g.Second = r3.Add(g.Second, r3.Scale(1.0/2*3/h, miss))
	g.Third = r3.Add(g.Third, r3.Scale(1.0/12*12/(h*h), miss))
	return r3.Scale(19.0/90*h*h/2, miss), r3.Scale(3.0/4*h/2, miss)
}

func sum4(p float64, a r3.Vec, q float64, b r3.Vec, r float64, c r3.Vec, s float64, d r3.Vec) r3.Vec {
	return r3.Add(r3.Add(r3.Scale(p, a), r3.Scale(q, b)), r3.Add(r3.Scale(r, c), r3.Scale(s, d)))
}

// How much of a ball lies in a box, in closed form.
//
// The divergence of the way from the ball's centre is 3: three times the volume of what is left of the ball is its radius times the area left of the sphere, and the distance of each face times the area of it in the ball.
// Areas on the sphere follow from the theorem of Gauss and Bonnet: 2 Pi less the angles by which the border turns at its corners and along its arcs, all by the square of the radius.

package packing

import "math"

// ballInBox is the volume of the part of a ball of radius r in a box whose faces are at low and high from the ball's centre.
func ballInBox(r float64, low, high [3]float64) float64 {
	sum := r * sphereInBox(r, low, high)
	for i := range low {
		j, k := (i+1)%3, (i+2)%3
		for _, face := range [2]struct{ at, outwards float64 }{{low[i], -low[i]}, {high[i], high[i]}} {
			if math.Abs(face.at) < r {
				sum += face.outwards * discInRectangle(math.Sqrt(r*r-face.at*face.at), low[j], high[j], low[k], high[k])
			}
		}
	}
	return sum / 3
}

// discInRectangle is the area of the part of a disc of radius r about the origin in a rectangle.
func discInRectangle(r, x0, x1, y0, y1 float64) float64 {
	return quarter(r, x1, y1) - quarter(r, x0, y1) - quarter(r, x1, y0) + quarter(r, x0, y0)
}

// sphereInBox is the area of the part of a sphere about the origin in a box.
func sphereInBox(r float64, low, high [3]float64) (area float64) {
	for corner := range 8 {
		at, sign := low, 1.0
		for i := range at {
			if corner>>i&1 != 0 {
				at[i], sign = high[i], -sign
			}
		}
		area += sign * r * r * octant(at[0]/r, at[1]/r, at[2]/r)
	}
	return area
}

// capAbove is the area of the unit sphere where x is above a.
func capAbove(a float64) float64 { return 2 * math.Pi * (1 - min(max(a, -1), 1)) }

// lune is the area of the unit sphere where x is above a and y above b. Below 0 it follows from the other side of the plane.
func lune(a, b float64) float64 {
	switch {
	case a < 0:
		return capAbove(b) - lune(-a, b)
	case b < 0:
		return capAbove(a) - lune(a, -b)
	case a*a+b*b >= 1:
		return 0
	}
	p, q := math.Sqrt(1-a*a), math.Sqrt(1-b*b) // radii of the circles
	return 2*math.Pi - 2*turn(a*b/(p*q)) - 2*a*angle(b/p) - 2*b*angle(a/q)
}

// octant is the area of the unit sphere where x is above a, y above b and z above c.
func octant(a, b, c float64) float64 {
	switch {
	case a < 0:
		return lune(b, c) - octant(-a, b, c)
	case b < 0:
		return lune(a, c) - octant(a, -b, c)
	case c < 0:
		return lune(a, b) - octant(a, b, -c)
	case a*a+b*b+c*c >= 1:
		return 0
	}
	p, q, r := math.Sqrt(1-a*a), math.Sqrt(1-b*b), math.Sqrt(1-c*c)
	arcs := a*(angle(b/p)+angle(c/p)) + b*(angle(a/q)+angle(c/q)) + c*(angle(a/r)+angle(b/r)) - (a+b+c)*math.Pi/2
	return 2*math.Pi - turn(a*b/(p*q)) - turn(b*c/(q*r)) - turn(c*a/(r*p)) - arcs
}

// turn is the angle by which the border turns where two circles meet, by the product of the tangents of their planes' latitudes, and angle half of an arc, by the cosine; both within what rounding leaves.
func turn(x float64) float64  { return math.Acos(max(-x, -1)) }
func angle(x float64) float64 { return math.Acos(min(x, 1)) }

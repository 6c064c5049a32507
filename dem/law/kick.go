// Kicks: what forces do to velocities. Like law.go, this is text that CUDA is generated from.

package law

import (
	"gonum.org/v1/gonum/spatial/r3"
)

// Kick is v + push f + h g.
func Kick(v r3.Vec, push float64, f r3.Vec, h float64, g r3.Vec) r3.Vec {
	return r3.Vec{X: v.X + (push*f.X + h*g.X), Y: v.Y + (push*f.Y + h*g.Y), Z: v.Z + (push*f.Z + h*g.Z)}
}

// KickAngular is w + twist t.
func KickAngular(w r3.Vec, twist float64, t r3.Vec) r3.Vec {
	return r3.Vec{X: w.X + twist*t.X, Y: w.Y + twist*t.Y, Z: w.Z + twist*t.Z}
}

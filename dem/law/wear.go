// What a contact with a surface does to it. Like law.go, this is text that CUDA is generated from.

package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Wearing is what a contact with a surface does to it in a step, but for its force.
type Wearing struct {
	Pressed float64 // work of the normal force against a particle that approaches, J
	Slid    float64 // energy lost in sliding, J
	Sliding float64 // normal force times the way of sliding, N m: Archard's integral
}

// Wear works out what a contact does to a surface in a step of dt (s): by what friction has taken, or where there is none by how its partners pass each other.
func (k *Contact) Wear(f *Coefficients, r *Response, dt float64) Wearing {
	push := max(r.Normal, 0)
	w := Wearing{Pressed: push * max(-k.Speed, 0) * dt}
	if f.Friction > 0 {
		w.Slid = r.Slid
		w.Sliding = r.Slid / f.Friction
	} else {
		w.Sliding = push * math.Sqrt(r3.Norm2(k.Slip)) * dt
	}
	return w
}

// Finnie is the share of m v2 of a particle that hits a ductile surface that goes into cutting it, by the angle of its way with the surface: Finnie (1960). It is given by the
// velocities towards the surface and along it (m/s), and is largest, 0.3028, at 16.845 degrees: half of the angle whose tangent is 2/3.
func Finnie(towards, along float64) float64 {
	v2 := towards*towards + along*along
	if !(towards > 0) {
		return 0
	}
	if 3*towards > along {
		return along * along / (3 * v2)
	}
	return (2*along - 3*towards) * towards / v2
}

// How easily frames move.

package rigid

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Mobility is how easily a frame moves: nothing moves one that is fixed, and nothing turns a point mass.
type Mobility struct {
	InverseMass    float64       // 1/kg
	InverseInertia [3][3]float64 // about the frame's origin, the centre of mass, in its axes, 1/(kg m2)
}

// NewMobility is that of a mass, kg, and an inertia in the frame's axes, kg m2.
func NewMobility(mass float64, inertia [3][3]float64) Mobility {
	m := Mobility{InverseMass: 1 / mass}
	if m.InverseMass > 0 {
		m.InverseInertia = inverse(inertia)
	}
	return m
}

// Along is by how much a unit force along a normal, at an arm (m) from the frame's origin, accelerates the point where it acts along the normal, 1/kg: the inverse of the
// effective mass of rigid-body impact theory. Orientation is the frame's; normal and arm are in the world's axes.
func (m *Mobility) Along(normal, arm r3.Vec, orientation quat.Number) float64 {
	linear, angular := m.Acceleration(Wrench{normal, r3.Cross(arm, normal)}, orientation)
	return r3.Dot(normal, r3.Add(linear, r3.Cross(angular, arm)))
}

// Acceleration is that of a frame at rest by a wrench about its origin, m/s2 and rad/s2.
func (m *Mobility) Acceleration(w Wrench, orientation quat.Number) (linear, angular r3.Vec) {
	linear = r3.Scale(m.InverseMass, w.Force)
	if m.InverseInertia == ([3][3]float64{}) {
		return linear, r3.Vec{}
	}
	v, a := Rotate(quat.Conj(orientation), w.Moment), &m.InverseInertia
	return linear, Rotate(orientation, r3.Vec{
		X: a[0][0]*v.X + a[0][1]*v.Y + a[0][2]*v.Z,
		Y: a[1][0]*v.X + a[1][1]*v.Y + a[1][2]*v.Z,
		Z: a[2][0]*v.X + a[2][1]*v.Y + a[2][2]*v.Z,
	})
}

// inverse is that of a symmetric matrix; where there is none, as for a point mass, zero.
func inverse(a [3][3]float64) (b [3][3]float64) {
	for i := range 3 {
		j, k := (i+1)%3, (i+2)%3
		for l := range 3 {
			m, n := (l+1)%3, (l+2)%3
			b[l][i] = a[j][m]*a[k][n] - a[j][n]*a[k][m]
		}
	}
	det := a[0][0]*b[0][0] + a[0][1]*b[1][0] + a[0][2]*b[2][0]
	if !(det > 0) {
		return [3][3]float64{}
	}
	for i := range 3 {
		for j := range 3 {
			b[i][j] /= det
		}
	}
	return b
}

// Volume, centre and inertia of solid shapes.

package geometry

import (
	"fmt"
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// VolumeProperties is what a homogeneous solid of density 1 weighs and how it turns.
type VolumeProperties struct {
	Volume  float64       // m^3
	Centre  r3.Vec        // m
	Inertia [3][3]float64 // about the centre, in the shape's axes, m^5: times the density it is in kg m^2
}

// VolumePropertiesOf returns the bulk of a solid shape in its own axes, seen from outside.
func VolumePropertiesOf(s Shape) (VolumeProperties, error) {
	if solid, ok := s.(interface{ bulk() VolumeProperties }); ok {
		if b := solid.bulk(); b.Volume > 0 && vec.Finite1(b.Volume) {
			return b, nil
		}
	}
	return VolumeProperties{}, fmt.Errorf("%T is not a solid seen from outside: it has no volume", s)
}

func diagonal(v r3.Vec) [3][3]float64 { return [3][3]float64{{v.X}, {0, v.Y}, {0, 0, v.Z}} }

// bulk of a solid of revolution: integrals over z of powers of the radius, exact by three points of Gauss on each segment.
func (s *Revolved) bulk() VolumeProperties {
	if !s.Solid || s.Vessel() {
		return VolumeProperties{}
	}
	var v, vz, vzz, rr float64 // of 1, z, z² and r²/2 over the volume
	for i := range s.Segments {
		g := &s.Segments[i]
		half, middle := (g.To-g.From)/2, (g.To+g.From)/2
		for _, p := range [3][2]float64{{-math.Sqrt(0.6), 5.0 / 9}, {0, 8.0 / 9}, {math.Sqrt(0.6), 5.0 / 9}} {
			t := middle + half*p[0]
			r, z := g.R+t*g.DirR, g.Z+t*g.DirZ
			dv := -half * p[1] * g.DirZ * math.Pi * r * r // the profile of a solid goes down
			v += dv
			vz += dv * z
			vzz += dv * z * z
			rr += dv * r * r / 2
		}
	}
	across := rr/2 + vzz - vz*vz/v
	return VolumeProperties{Volume: v, Centre: r3.Vec{Z: vz / v}, Inertia: diagonal(r3.Vec{X: across, Y: across, Z: rr})}
}

// bulk of a solid mesh: signed tetrahedra from one vertex to every triangle.
func (m *Mesh) bulk() VolumeProperties {
	if !m.Solid {
		return VolumeProperties{}
	}
	origin := m.Vertices[m.Triangles[0][0]]
	var volume float64
	var first r3.Vec
	var second [3][3]float64 // of x_i x_j over the volume
	for _, t := range m.Triangles {
		p := [3]r3.Vec{r3.Sub(m.Vertices[t[0]], origin), r3.Sub(m.Vertices[t[1]], origin), r3.Sub(m.Vertices[t[2]], origin)}
		v := r3.Dot(p[0], r3.Cross(p[1], p[2])) / 6
		sum := r3.Add(p[0], r3.Add(p[1], p[2]))
		volume += v
		first = r3.Add(first, r3.Scale(v/4, sum))
		// Over a tetrahedron with a corner at the origin the mean of x_i x_j is (S_i S_j + sum of p_i p_j) / 20.
		for _, q := range [4]r3.Vec{p[0], p[1], p[2], sum} {
			x := [3]float64{q.X, q.Y, q.Z}
			for i := range 3 {
				for j := range 3 {
					second[i][j] += v / 20 * x[i] * x[j]
				}
			}
		}
	}
	return propertiesOf(origin, volume, first, second)
}

// propertiesOf are those of a volume, m^3, with the integrals of x, m^4, and of x_i x_j, m^5, over it from a place.
func propertiesOf(origin r3.Vec, volume float64, first r3.Vec, second [3][3]float64) VolumeProperties {
	centre := r3.Scale(1/volume, first)
	c := [3]float64{centre.X, centre.Y, centre.Z}
	b := VolumeProperties{Volume: volume, Centre: r3.Add(origin, centre)}
	trace := 0.0
	for i := range 3 {
		for j := range 3 {
			second[i][j] -= volume * c[i] * c[j]
			b.Inertia[i][j] = -second[i][j]
		}
		trace += second[i][i]
	}
	for i := range 3 {
		b.Inertia[i][i] += trace
	}
	return b
}

// Tests of the mass properties of shapes.

package geometry

import (
	"math"
	"testing"

	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

func TestBulk(t *testing.T) {
	turn := expect.TurnAbout(r3.Vec{X: 1, Y: 2, Z: 3}, 0.8)
	away := rigid.Placement{Position: r3.Vec{X: 10, Y: -20, Z: 5}, Orientation: turn}
	box := r3.Vec{X: 1, Y: 2, Z: 3}
	solidMesh := func(f Facets) Shape { return expect.Must(NewMesh(f, MeshOptions{Solid: true})) }
	bar := expect.Must(NewCylinder(0.5, 2, false, BothEnds))
	cone := expect.Must(NewCone(1, 0, 4, false, BothEnds))
	tests := []struct {
		name      string
		got, want VolumeProperties
		at        rigid.Placement
		error     float64
	}{
		{"box", expect.Must(VolumePropertiesOf(Box{Size: box})), VolumeProperties{Volume: 6, Inertia: diagonal(r3.Vec{X: 6.5, Y: 5, Z: 2.5})}, rigid.Placement{}, 1e-14},
		{"mesh of a box", expect.Must(VolumePropertiesOf(solidMesh(BoxFacets(box).Moved(away)))), expect.Must(VolumePropertiesOf(Box{Size: box})), away, 1e-10},
		{"mesh of a sphere", expect.Must(VolumePropertiesOf(solidMesh(SphereFacets(1, 4)))), expect.Must(VolumePropertiesOf(Sphere{Radius: 1})), rigid.Placement{}, 1.2e-2},
		{"bar", expect.Must(VolumePropertiesOf(bar)), VolumeProperties{Volume: math.Pi / 2, Inertia: diagonal(r3.Scale(math.Pi/2, r3.Vec{X: 0.0625 + 1.0/3, Y: 0.0625 + 1.0/3, Z: 0.125}))}, rigid.Placement{}, 1e-14},
		// A cone's centre is a quarter of its height above its base; its inertia 3/10 m r² and 3/80 m (4 r² + h²).
		{"cone", expect.Must(VolumePropertiesOf(cone)), VolumeProperties{Volume: 4 * math.Pi / 3, Centre: r3.Vec{Z: -1}, Inertia: diagonal(r3.Scale(4*math.Pi/3, r3.Vec{X: 0.75, Y: 0.75, Z: 0.3}))}, rigid.Placement{}, 1e-13},
		{"capsule that is a sphere", expect.Must(VolumePropertiesOf(Capsule{Radius: 2})), expect.Must(VolumePropertiesOf(Sphere{Radius: 2})), rigid.Placement{}, 1e-14},
		{
			"capsule", expect.Must(VolumePropertiesOf(Capsule{A: r3.Vec{Z: -1}, B: r3.Vec{Z: 1}, Radius: 0.5})),
			expect.Must(VolumePropertiesOf(solidMesh(RevolvedFacets(capsuleProfile(0.5, 1, 40), 80)))),
			rigid.Placement{},
			2e-3,
		},
	}
	for _, tt := range tests {
		if math.Abs(tt.got.Volume-tt.want.Volume) > tt.error*tt.want.Volume {
			t.Errorf("%s: volume %g, want %g", tt.name, tt.got.Volume, tt.want.Volume)
		}
		at := rigid.Frame{}.Place(tt.at)
		if c := at.ToWorld(tt.want.Centre); !expect.CloseTo(tt.got.Centre, c, max(tt.error, 1e-12)) {
			t.Errorf("%s: centre %v, want %v", tt.name, tt.got.Centre, c)
		}
		for _, v := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}, {X: 1, Y: 1, Z: 1}} {
			local := rigid.Rotate(quat.Conj(at.Orientation), v)
			got, want := expect.Apply(tt.got.Inertia, v), rigid.Rotate(at.Orientation, expect.Apply(tt.want.Inertia, local))
			if !expect.CloseTo(got, want, 5*tt.error*r3.Norm(want)) {
				t.Errorf("%s: inertia times %v is %v, want %v", tt.name, v, got, want)
			}
		}
	}
	for _, s := range []Shape{Plane{}, Sphere{Radius: 1, Inside: true}, expect.Must(NewCylinder(1, 1, true, BothEnds)), expect.Must(NewCylinder(1, 1, false, 0))} {
		if _, err := VolumePropertiesOf(s); err == nil {
			t.Errorf("%T: no error", s)
		}
	}
}

// capsuleProfile goes down the outside of a capsule about the Z axis.
func capsuleProfile(radius, half float64, n int) []ProfilePoint {
	var p []ProfilePoint
	for i := range n + 1 {
		sin, cos := math.Sincos(math.Pi / 2 * float64(i) / float64(n))
		p = append(p, ProfilePoint{R: radius * sin, Z: half + radius*cos})
	}
	for i := n; i >= 0; i-- {
		q := p[i]
		p = append(p, ProfilePoint{R: q.R, Z: -q.Z})
	}
	p[0].R, p[len(p)-1].R = 0, 0
	return p
}

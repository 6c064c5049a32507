package contact

import (
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"
)

// A part of a body that is so deep in a thin surface that its contact fades out is told of, with its depth; one that is less deep is not.
func TestGuardTellsOfDeepParts(t *testing.T) {
	bucket := expect.Must(geometry.NewCylinder(0.3, 0.5, true, geometry.Bottom))
	upright := expect.TurnAbout(r3.Vec{Z: 1}, 0)
	walls := []dem.Surface{{Name: "bucket", Shape: bucket, Carrier: dem.Fixed{At: rigid.Placement{Orientation: upright}}}}
	box, bottom := geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.2, Z: 0.2}}, bucket.Bounds().Min.Z
	for _, depth := range []float64{0.02, 0.032} { // it is held up to 0.03 m: three quarters of a fifth of the box's width
		s := newStage(t, frictional, law.Interaction{Restitution: 0.5}, walls, []geometry.Shape{box}, []rigid.Frame{{Position: r3.Vec{Z: bottom + 0.1 - depth}, Orientation: upright}})
		s.play(1, 1e-9)
		p := s.contacts.Penetrations()
		switch {
		case depth < 0.03 && len(p) > 0:
			t.Errorf("%g m deep: %+v", depth, p)
		case depth > 0.03 && (len(p) != 1 || !p[0].Part || p[0].Depth < 0.03 || p[0].Depth > 1.001*depth):
			t.Errorf("%g m deep: %+v", depth, p)
		}
	}
}

// A ball or a bar that falls through a sheet is told of before its centre or axis is beyond it; one that the sheet holds is not.
func TestGuardTellsOfWhatSheetsLetThrough(t *testing.T) {
	upright := expect.TurnAbout(r3.Vec{Z: 1}, 0)
	sheet := geometry.Facets{Vertices: []r3.Vec{{X: -5, Y: -5}, {X: 5, Y: -5}, {Y: 8}}, Triangles: [][3]int32{{0, 1, 2}}}
	fallThrough(t, []dem.Surface{{Name: "mesh", Shape: expect.Must(geometry.NewMesh(sheet, geometry.MeshOptions{})), Carrier: dem.Fixed{At: rigid.Placement{Orientation: upright}}}})
}

func fallThrough(t *testing.T, walls []dem.Surface) {
	upright := expect.TurnAbout(r3.Vec{Z: 1}, 0)
	for name, shape := range map[string]geometry.Shape{
		"ball": geometry.Sphere{Radius: 0.2},
		"bar":  geometry.Capsule{A: r3.Vec{X: -0.3}, B: r3.Vec{X: 0.3}, Radius: 0.2},
	} {
		for _, speed := range []float64{1, 100} {
			frame := rigid.Frame{Position: r3.Vec{Z: 0.21}, Orientation: upright, Velocity: r3.Vec{Z: -speed}}
			soft := []law.Material{{Name: "soil", Density: 2000, YoungModulus: 1e6, PoissonRatio: 0.3}}
			s := newStageOf(t, soft, frictional, law.Interaction{Restitution: 0.5}, walls, []geometry.Shape{shape}, []rigid.Frame{frame})
			s.play(200, 5e-5)
			p, through := s.contacts.Penetrations(), s.frames[0].Position.Z < 0
			if through != (speed == 100) || through != (len(p) == 1) || through && (!p[0].Part || p[0].Depth < 0.15 || p[0].Depth > 0.16) {
				t.Errorf("%s on %s, %g m/s: at %g m, %+v", name, walls[0].Name, speed, s.frames[0].Position.Z, p)
			}
		}
	}
}

package models

import (
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/rigid"
)

// cornerPiece is a body whose mesh has its corners at the origin of the file and at 2 on each axis.
const cornerPiece = `
gravity: [0, 0, -10]
materials: [{name: stone, young_modulus: 1e9}]
contact: {default: {restitution: 0.5, friction: 0.5}}
bodies:
  - name: piece
    solid: {shape: mesh, file: testdata/ball.obj, scale: 2, density: 600}
    position: [0, 0, 5]
    surfaces: [{shape: mesh, file: testdata/ball.obj, scale: 2, material: stone}]
walls: [{name: floor, shape: plane, normal: [0, 0, 1], material: stone}]
solver: {step: 1e-3, end: 1e-2}
`

// Mass, inertia and place of a tetrahedron against the textbook: of edges a along the axes it has the volume a³/6, the centre a/4 on each axis, and about it the moments
// 3 m a²/40 and the products -m a²/80 of inertia, whose entries in the matrix are m a²/80.
func TestMeshSolid(t *testing.T) {
	b := built(t, cornerPiece)
	body := b.Bodies.Body(0)
	const mass, a = 600 * 8.0 / 6, 2.0
	j := body.Inertia
	for name, c := range map[string][2]float64{
		"mass": {body.Mass, mass}, "xx": {j.XX, 3 * mass * a * a / 40}, "yy": {j.YY, 3 * mass * a * a / 40}, "zz": {j.ZZ, 3 * mass * a * a / 40},
		"xy": {j.XY, mass * a * a / 80}, "yz": {j.YZ, mass * a * a / 80}, "zx": {j.ZX, mass * a * a / 80},
	} {
		if math.Abs(c[0]-c[1]) > 1e-12*mass {
			t.Errorf("%s is %.12g, want %.12g", name, c[0], c[1])
		}
	}
	surface := b.Surfaces[1]
	at := surface.Carrier.(dem.Attached).At.Position
	if r3.Norm(r3.Add(at, r3.Vec{X: a / 4, Y: a / 4, Z: a / 4})) > 1e-14 || !surface.Shape.(*geometry.Mesh).Solid || body.Pose.Position != (r3.Vec{Z: 5}) {
		t.Errorf("the mesh is at %v, its body at %v", at, body.Pose.Position)
	}
	if notes := strings.Join(b.Notes, "\n"); !strings.Contains(notes, `body "piece" weighs 800 kg; its centre of mass is at (0.5, 0.5, 0.5) m`) || len(b.Warnings) > 0 {
		t.Errorf("notes %q, warnings %q", notes, b.Warnings)
	}
}

// A surface of the mesh that is turned keeps the centre of mass at its centre.
func TestMeshSolidTurned(t *testing.T) {
	b := built(t, strings.Replace(cornerPiece, "scale: 2, material", "scale: 2, orientation: {axis: [0, 0, 1], angle: 90 deg}, center: [1, 0, 0], material", 1))
	at := b.Surfaces[1].Carrier.(dem.Attached).At
	if got := r3.Add(at.Position, rigid.Rotate(at.Orientation, r3.Vec{X: 0.5, Y: 0.5, Z: 0.5})); r3.Norm(r3.Sub(got, r3.Vec{X: 1})) > 1e-14 {
		t.Errorf("the centre of the mesh is at %v", got)
	}
}

// Surfaces far from the centre of mass are told of.
func TestCentreOutside(t *testing.T) {
	for solid, told := range map[string]bool{
		"{shape: mesh, file: testdata/ball.obj, scale: 2, density: 600}": false,
		"{shape: sphere, radius: 0.1, density: 600}":                     false, // a corner of the mesh
		"{shape: mesh, file: testdata/ball.obj, scale: 1, density: 600}": false,
	} {
		warnings := strings.Join(built(t, strings.Replace(cornerPiece, "{shape: mesh, file: testdata/ball.obj, scale: 2, density: 600}", solid, 1)).Warnings, "\n")
		if strings.Contains(warnings, "the centre of mass of body") != told {
			t.Errorf("%s: %q", solid, warnings)
		}
	}
	far := strings.Replace(cornerPiece, "material: stone}]\nwalls", "center: [0, 3, 0], material: stone}]\nwalls", 1)
	if warnings := strings.Join(built(t, far).Warnings, "\n"); !strings.Contains(warnings, `the centre of mass of body "piece" is 2.5 m outside of the box around its surfaces`) {
		t.Errorf("%q", warnings)
	}
}

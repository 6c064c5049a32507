package gpu

import (
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
)

// What a GPU cannot step is told by name.
func TestSupports(t *testing.T) {
	for name, test := range map[string]struct {
		add  func(s *mbd.System, body, point int)
		want string // empty: nothing is wrong
	}{
		"pinned": {func(s *mbd.System, body, point int) {
			s.AddJoint(mbd.SphericalJoint("pin", mbd.Marker{Body: body}, s.MarkerAt(mbd.Ground, r3.Vec{X: 1}, s.Body(body).Pose.Orientation)))
		}, ""},
		"pinned to what is held": {func(s *mbd.System, body, point int) {
			s.AddJoint(mbd.SphericalJoint("pin", mbd.Marker{Body: point}, mbd.Marker{Body: body, Position: r3.Vec{X: 1}}))
			s.AddJoint(mbd.FixedJoint("anchor", mbd.Marker{Body: mbd.Ground, Position: r3.Vec{X: 1}}, mbd.Marker{Body: body}))
		}, ""},
		"off its centre": {func(s *mbd.System, body, point int) {
			s.AddJoint(mbd.SphericalJoint("pin", mbd.Marker{Body: body, Position: r3.Vec{X: 1}}, mbd.Marker{Body: mbd.Ground, Position: r3.Vec{X: 2}}))
		}, `spherical joint "pin"`},
		"between bodies": {func(s *mbd.System, body, point int) {
			s.AddJoint(mbd.SphericalJoint("pin", mbd.Marker{Body: point}, mbd.Marker{Body: body, Position: r3.Vec{X: 1}}))
		}, `spherical joint "pin"`},
		"brake": {func(s *mbd.System, body, point int) {
			force, _ := mbd.NewPolyline([][2]float64{{0, 1}})
			s.AddForce(&mbd.SpringDamper{Name: "rope", I: mbd.Marker{Body: body}, J: mbd.Marker{Body: point}, Brake: &mbd.Brake{Force: force, Stroke: 1}})
		}, ""},
		"curve": {func(s *mbd.System, body, point int) {
			s.AddForce(&mbd.SpringDamper{Name: "rope", I: mbd.Marker{Body: body}, J: mbd.Marker{Body: point}, Curve: mbd.LinearLaw{}})
		}, `spring "rope" has a curve that is no table`},
		"viscoelastic": {func(s *mbd.System, body, point int) {
			s.AddForce(&mbd.ViscoelasticSpring{Name: "rubber", I: mbd.Marker{Body: body}, J: mbd.Marker{Body: point}, Branches: []mbd.MaxwellBranch{{Stiffness: 1, RelaxationTime: 1}}})
		}, ""},
		"given force": {func(s *mbd.System, body, point int) {
			s.AddForce(&mbd.AppliedForce{Name: "push", At: mbd.Marker{Body: body}, Scale: mbd.Polynomial{1}})
		}, ""},
		"beam": {func(s *mbd.System, body, _ int) {
			s.AddForce(&mbd.Beam{Name: "mast", I: mbd.Marker{Body: body}, J: mbd.Origin, FreeLength: 1, Section: mbd.Section{Axial: 1, Torsion: 1, Bending: [2]float64{1, 1}}})
		}, `"mast" is a beam`},
		"bending": {func(s *mbd.System, body, point int) {
			s.AddForce(&mbd.BendingSpring{Name: "wire", Points: [3]mbd.Marker{mbd.Origin, {Body: body}, {Body: point}}, Stiffness: 1})
		}, `"wire" resists bending`},
		"bushings": {func(s *mbd.System, body, point int) {
			s.AddForce(&mbd.FieldForce{Name: "left", I: mbd.Marker{Body: body}, Law: &mbd.Bushing{}})
			s.AddForce(&mbd.FieldForce{Name: "right", I: mbd.Marker{Body: body}, Law: &mbd.Bushing{}})
		}, `force "left" is neither a spring, nor a rope, nor given, and 1 more`},
	} {
		t.Run(name, func(t *testing.T) {
			s := &mbd.System{}
			body := s.AddBody(mbd.Body{Name: "body", Mass: 1, Inertia: mbd.SolidSphere(1, 1), Pose: rigid.Frame{Position: r3.Vec{X: 1}}})
			point := s.AddBody(mbd.Body{Name: "point", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 2}}})
			test.add(s, body, point)
			err := Supports(s)
			if test.want == "" && err != nil || test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)) {
				t.Errorf("%v, want %q", err, test.want)
			}
		})
	}
}

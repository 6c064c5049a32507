// A test of bodies at rest on few and on many points.

package contact

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// TestSinksAlikeOnAnyPoints rests a block on the floor on four points, as a box and as a mesh, and as a mesh on the tips of four hundred feet: all sink as
// far as Hertz's law says of one contact that carries the weight, with the twentieth of the least width as its radius, and stand still.
func TestSinksAlikeOnAnyPoints(t *testing.T) {
	expect.Numbers(t)
	size, in := r3.Vec{X: 0.2, Y: 0.2, Z: 0.1}, law.Interaction{Restitution: 0.1, Friction: 0.5}
	reduced := steelLike[0].YoungModulus / (1 - 0.3*0.3) / 2
	for _, c := range []struct {
		name   string
		shape  geometry.Shape
		points int
	}{{"box", geometry.Box{Size: size}, 4}, {"mesh", onFeet(size, 20, 0), 4}, {"mesh on feet", onFeet(size, 20, 0.001), 400}} {
		t.Run(c.name, func(t *testing.T) {
			s := newStage(t, frictional, in, []dem.Surface{floor}, []geometry.Shape{c.shape}, []rigid.Frame{{}})
			b := &s.bodies[0]
			want := math.Pow(0.75*10*b.mass/(reduced*math.Sqrt(0.1/20)), 2.0/3)
			b.Position.Z = 0.05 - 0.9*want
			s.gravity = r3.Vec{Z: -10}
			s.play(1200, 1e-4)
			before := b.Position
			s.play(200, 1e-4)
			if n := s.contacts.Touching(); n != c.points {
				t.Errorf("%d points, want %d", n, c.points)
			}
			if moved := r3.Norm(r3.Sub(b.Position, before)); moved > 1e-8 || r3.Norm(b.Velocity) > 1e-6 || r3.Norm(b.AngularVelocity) > 1e-6 {
				t.Errorf("does not stand still: %g m in 0.02 s, %v m/s, %v rad/s", moved, b.Velocity, b.AngularVelocity)
			}
			if depth := 0.05 - b.Position.Z; !expect.Near(depth, want, 1e-3) {
				t.Errorf("sinks by %g m, want %g m", depth, want)
			}
		})
	}
}

// onFeet is a box as a solid mesh whose lower face has n by n vertices, between which the face is hollowed out to a depth, m.
func onFeet(size r3.Vec, n int, depth float64) *geometry.Mesh {
	half, cells := r3.Scale(0.5, size), 2*(n-1)
	face := func(a, b float64, out r3.Vec, turn quat.Number) geometry.Facets {
		return geometry.PlateFacets(a, b, cells, cells).Moved(rigid.Placement{Position: out, Orientation: turn})
	}
	x, y := r3.Vec{X: 1}, r3.Vec{Y: 1}
	faces := geometry.Join(
		face(size.X, size.Y, r3.Vec{Z: half.Z}, quat.Number{Real: 1}), face(size.X, size.Y, r3.Vec{Z: -half.Z}, expect.TurnAbout(x, math.Pi)),
		face(size.Z, size.Y, r3.Vec{X: half.X}, expect.TurnAbout(y, math.Pi/2)), face(size.Z, size.Y, r3.Vec{X: -half.X}, expect.TurnAbout(y, -math.Pi/2)),
		face(size.X, size.Z, r3.Vec{Y: half.Y}, expect.TurnAbout(x, -math.Pi/2)), face(size.X, size.Z, r3.Vec{Y: -half.Y}, expect.TurnAbout(x, math.Pi/2)),
	).Weld(1e-9)
	for i := range faces.Vertices {
		v := &faces.Vertices[i]
		column, row := math.Round((v.X/size.X+0.5)*float64(cells)), math.Round((v.Y/size.Y+0.5)*float64(cells))
		if v.Z < -half.Z+1e-9 && math.Mod(column, 2)+math.Mod(row, 2) > 0 {
			v.Z += depth
		}
	}
	return expect.Must(geometry.NewMesh(faces, geometry.MeshOptions{Solid: true}))
}

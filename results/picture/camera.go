package picture

// The perspective camera.

import (
	"errors"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// Camera looks from one point at another.
type Camera struct {
	From, At r3.Vec  // m
	Up       r3.Vec  // a direction
	Angle    float64 // full vertical angle of view, rad
}

// Fit returns a camera that shows all particles, links and bodies of f (unbounded planes aside) in a picture of the given width over
// height, seen slightly from above, and floors and slopes from their fronts where that can be; up is against gravity.
func Fit(f *results.Frame, up r3.Vec, aspect float64) Camera {
	if r3.Norm(up) == 0 {
		up = r3.Vec{Z: 1}
	}
	up = r3.Unit(up)
	side := perpendicular(up)
	back := r3.Cross(side, up)
	const angle, margin = 30 * math.Pi / 180, 1.12
	direction := quarter(f, side, up, back)
	right := r3.Unit(r3.Cross(up, direction))
	above := r3.Cross(direction, right)
	tanY := math.Tan(angle/2) / margin
	tanX := tanY * aspect
	centre, radius := f.Bounds()
	var distance float64
	// Step back until all is in view, then aim at the middle of what is seen; a few rounds settle it.
	for range 4 {
		distance = radius / 10
		f.EachExtent(func(p r3.Vec, r float64) {
			d := r3.Sub(p, centre)
			x, y := math.Abs(r3.Dot(d, right)), math.Abs(r3.Dot(d, above))
			wide := max((x+r*math.Hypot(1, tanX))/tanX, (y+r*math.Hypot(1, tanY))/tanY)
			distance = max(distance, r3.Dot(d, direction)+wide)
		})
		x, y := emptyInterval(), emptyInterval()
		f.EachExtent(func(p r3.Vec, r float64) {
			d := r3.Sub(p, centre)
			depth := distance - r3.Dot(d, direction)
			x.add(r3.Dot(d, right)/depth, r/depth)
			y.add(r3.Dot(d, above)/depth, r/depth)
		})
		centre = r3.Add(centre, r3.Add(r3.Scale(distance*x.middle(), right), r3.Scale(distance*y.middle(), above)))
	}
	return Camera{From: r3.Add(centre, r3.Scale(distance, direction)), At: centre, Up: up, Angle: angle}
}

// quarter is from where a frame is seen: from slightly above, and from the first quarter that sees floors and slopes from their fronts.
func quarter(f *results.Frame, side, up, back r3.Vec) r3.Vec {
	var first r3.Vec
	for i, q := range [4][2]float64{{0.55, 1}, {-0.55, 1}, {-0.55, -1}, {0.55, -1}} {
		from := r3.Unit(r3.Add(r3.Add(r3.Scale(q[0], side), r3.Scale(0.42, up)), r3.Scale(q[1], back)))
		if i == 0 {
			first = from
		}
		if !slices.ContainsFunc(f.Shapes, func(s results.Shape) bool {
			if s.Seen != results.SeenFront {
				return false
			}
			normal := s.Facing()
			return r3.Dot(normal, up) > 0.1 && r3.Dot(normal, from) <= 0
		}) {
			return from
		}
	}
	return first
}

// interval grows to hold what is added.
type interval struct{ low, high float64 }

func emptyInterval() interval { return interval{math.Inf(1), math.Inf(-1)} }

func (i *interval) add(x, r float64) { i.low, i.high = min(i.low, x-r), max(i.high, x+r) }

func (i interval) middle() float64 {
	if i.low > i.high {
		return 0
	}
	return (i.low + i.high) / 2
}

// perpendicular returns a unit vector at right angles to the unit vector v: the x axis if v allows.
func perpendicular(v r3.Vec) r3.Vec {
	for _, axis := range []r3.Vec{{X: 1}, {Y: 1}} {
		p := r3.Sub(axis, r3.Scale(r3.Dot(axis, v), v))
		if n := r3.Norm(p); n > 0.5 {
			return r3.Scale(1/n, p)
		}
	}
	return r3.Vec{Z: 1}
}

// view is a camera made ready: an orthonormal basis and the focal length in samples.
type view struct {
	eye, right, up, forward r3.Vec
	focal                   float64
	width, height           int // samples
}

func (c Camera) view(width, height int) (view, error) {
	forward := r3.Sub(c.At, c.From)
	right := r3.Cross(forward, c.Up)
	switch {
	case r3.Norm(forward) == 0:
		return view{}, errors.New("picture: the camera looks at where it stands")
	case r3.Norm(right) < 1e-9*r3.Norm(forward)*r3.Norm(c.Up) || r3.Norm(c.Up) == 0:
		return view{}, errors.New("picture: the camera's up is along its view")
	case !(c.Angle > 0 && c.Angle < math.Pi):
		return view{}, errors.New("picture: the camera's angle must lie between 0 and 180 degrees")
	}
	forward, right = r3.Unit(forward), r3.Unit(right)
	return view{
		eye: c.From, right: right, up: r3.Cross(right, forward), forward: forward,
		focal: float64(height) / 2 / math.Tan(c.Angle/2), width: width, height: height,
	}, nil
}

// toCamera returns p in camera axes: x right, y up, z forward.
func (v *view) toCamera(p r3.Vec) r3.Vec {
	d := r3.Sub(p, v.eye)
	return r3.Vec{X: r3.Dot(d, v.right), Y: r3.Dot(d, v.up), Z: r3.Dot(d, v.forward)}
}

// ray returns the camera-space direction (z = 1) through the centre of a sample.
func (v *view) ray(x, y int) (dx, dy float64) {
	return (float64(x) + 0.5 - float64(v.width)/2) / v.focal, (float64(v.height)/2 - float64(y) - 0.5) / v.focal
}

// pixel returns what tells how wide a pixel of so many samples is at a place, m; nothing behind the camera.
func (v view) pixel(samples int) func(at r3.Vec) float64 {
	return func(at r3.Vec) float64 { return max(v.toCamera(at).Z, 0) * float64(samples) / v.focal }
}

// toWorld returns the world-space direction of a camera-space one.
func (v *view) toWorld(dx, dy float64) r3.Vec {
	return r3.Add(v.forward, r3.Add(r3.Scale(dx, v.right), r3.Scale(dy, v.up)))
}

package solvers_test

// Benchmarks of the IFToMM library for multibody dynamics, and the heavy top, against reference numbers.

import (
	"fmt"
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

var (
	aboutZ = mbd.AlongZ(r3.Vec{Z: 1})
	aboutX = mbd.AlongZ(r3.Vec{X: 1})
	aboutY = mbd.AlongZ(r3.Vec{Y: 1})
)

// build makes an integrator of a system.
func build(t testing.TB, s *mbd.System, o solvers.Options) *solvers.Integrator {
	t.Helper()
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	g, err := solvers.NewIntegrator(t.Context(), s, 0, o)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// advance steps to a time with steps of about h.
func advance(t testing.TB, g *solvers.Integrator, to, h float64) {
	t.Helper()
	from := g.Time()
	n := int(math.Round((to - from) / h))
	for k := range n {
		next := from + (to-from)*float64(k+1)/float64(n)
		if err := g.Step(next - g.Time()); err != nil {
			t.Fatal(err)
		}
	}
}

// near compares a vector.
func near(t *testing.T, what string, got, want r3.Vec, tolerance float64) {
	t.Helper()
	if d := r3.Norm(r3.Sub(got, want)); !(d <= tolerance) {
		t.Errorf("%s: got %.10g, want %.10g, differs by %.2g", what, got, want, d)
	}
}

// hinge joins two bodies, or a body and the ground, by a revolute joint at a point.
func hinge(s *mbd.System, name string, a, b int, at r3.Vec, axis quat.Number) {
	s.AddJoint(mbd.RevoluteJoint(name, s.MarkerAt(a, at, axis), s.MarkerAt(b, at, axis)))
}

func TestA01Pendulum(t *testing.T) {
	s := &mbd.System{Gravity: r3.Vec{Y: -9.81}}
	s.AddBody(mbd.Body{Name: "bob", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: -1}}})
	s.AddJoint(mbd.DistanceJoint("bar", mbd.Marker{Body: 0}, mbd.Origin, 1))
	g := build(t, s, solvers.Options{Method: solvers.HHT(-0.01), Tolerance: 1e-10})
	const h = 5e-4
	var drift float64
	start := s.Energies().Total()
	for _, want := range [][3]float64{
		{1, 0.9862917511, -0.1650108531},
		{2, -0.7935661953, -0.6084839304},
		{5, -0.9423054350, -0.3347543384},
		{9.99, -0.3164364699, -0.9486137046},
	} {
		advance(t, g, want[0], h)
		near(t, fmt.Sprintf("t = %g s", want[0]), s.Pose(0).Position, r3.Vec{X: want[1], Y: want[2]}, 5e-5)
		drift = math.Max(drift, math.Abs(s.Energies().Total()-start))
	}
	if drift > 5e-5 {
		t.Errorf("energy drifts by %g J, want at most 5e-5", drift)
	}
}

// fourBars makes the benchmark of n windows: vertical and horizontal rods of 1 m and 1 kg.
func fourBars(n int) *mbd.System {
	s := &mbd.System{Gravity: r3.Vec{Y: -9.81}}
	rod := func(name string, at r3.Vec, length r3.Vec, v r3.Vec, spin float64) int {
		j := mbd.Inertia{XX: 1.0 / 12, YY: 1.0 / 12, ZZ: 1.0 / 12}
		return s.AddBody(mbd.Body{Name: name, Mass: 1, Inertia: j, Pose: rigid.Frame{
			Position: r3.Add(at, r3.Scale(0.5, length)), Velocity: v, AngularVelocity: r3.Vec{Z: spin},
		}})
	}
	up := r3.Vec{Y: 1}
	var posts []int
	for k := range n + 1 {
		foot := r3.Vec{X: float64(k)}
		p := rod(fmt.Sprint("post ", k), foot, up, r3.Vec{X: 0.5}, -1)
		hinge(s, fmt.Sprint("foot ", k), p, mbd.Ground, foot, aboutZ)
		posts = append(posts, p)
	}
	for k := range n {
		head := r3.Vec{X: float64(k), Y: 1}
		b := rod(fmt.Sprint("beam ", k), head, r3.Vec{X: 1}, r3.Vec{X: 1}, 0)
		hinge(s, fmt.Sprint("left ", k), b, posts[k], head, aboutZ)
		hinge(s, fmt.Sprint("right ", k), b, posts[k+1], r3.Add(head, r3.Vec{X: 1}), aboutZ)
	}
	return s
}

func TestA02FourBars(t *testing.T) {
	for _, c := range []struct {
		n         int
		h         float64
		want      map[float64]r3.Vec
		tolerance float64
	}{
		{2, 1e-3, map[float64]r3.Vec{
			1: {X: -0.1950203019, Y: -0.9807992057}, 2: {X: 0.0578157958, Y: 0.9983272679},
			5: {X: -0.8113104610, Y: -0.5846155453}, 10: {X: 0.3284581115, Y: 0.9445185382},
		}, 1e-3},
		{40, 2e-3, map[float64]r3.Vec{1: {X: -0.1153568806, Y: -0.9933241113}}, 1e-4},
	} {
		s := fourBars(c.n)
		g := build(t, s, solvers.Options{Method: solvers.HHT(-0.01)})
		// Each window closes a loop of four parallel hinges.
		if got, want := len(g.Redundant()), 3*c.n; got != want {
			t.Errorf("%d windows: %d redundant constraints, want %d", c.n, got, want)
		}
		start := s.Energies().Total()
		for _, at := range []float64{1, 2, 5, 10} {
			want, ok := c.want[at]
			if !ok {
				continue
			}
			advance(t, g, at, c.h)
			head := s.Motion(s.Joint(c.n + 1).I).Position
			near(t, fmt.Sprintf("%d windows, t = %g s", c.n, at), head, want, c.tolerance)
		}
		if drift := math.Abs(s.Energies().Total() - start); drift > 0.1 {
			t.Errorf("%d windows: energy drifts by %g J, want at most 0.1", c.n, drift)
		}
	}
}

// TestSingularStart begins in a configuration where more constraints look redundant than are: the flat parallelogram, moving
// on the branch on which it stays one.
func TestSingularStart(t *testing.T) {
	s := &mbd.System{}
	j := mbd.Inertia{XX: 1.0 / 12, YY: 1.0 / 12, ZZ: 1.0 / 12}
	bar := func(name string, from float64, length r3.Vec, v r3.Vec, spin float64) int {
		at := r3.Add(r3.Vec{X: from}, r3.Scale(0.5, length))
		return s.AddBody(mbd.Body{Name: name, Mass: 1, Inertia: j, Pose: rigid.Frame{Position: at, Velocity: v, AngularVelocity: r3.Vec{Z: spin}}})
	}
	x := r3.Vec{X: 1}
	left, right := bar("left", 0, x, r3.Vec{Y: 0.5}, 1), bar("right", 2, x, r3.Vec{Y: 0.5}, 1)
	beam := bar("beam", 1, r3.Scale(2, x), r3.Vec{Y: 1}, 0)
	hinge(s, "left foot", left, mbd.Ground, r3.Vec{}, aboutZ)
	hinge(s, "right foot", right, mbd.Ground, r3.Vec{X: 2}, aboutZ)
	hinge(s, "left head", beam, left, r3.Vec{X: 1}, aboutZ)
	hinge(s, "right head", beam, right, r3.Vec{X: 3}, aboutZ)
	g := build(t, s, solvers.Options{})
	first := len(g.Redundant())
	advance(t, g, 1, 1e-3)
	if got := len(g.Redundant()); first != 4 || got != 3 {
		t.Errorf("%d redundant constraints at the start and %d later, want 4 and 3", first, got)
	}
	p := s.Pose(left)
	near(t, "left bar after a second at 1 rad/s", p.Position, r3.Vec{X: 0.5 * math.Cos(1), Y: 0.5 * math.Sin(1)}, 1e-4)
	near(t, "beam", s.Pose(beam).Position, r3.Vec{X: 1 + math.Cos(1), Y: math.Sin(1)}, 1e-4)
}

// squeezer makes Andrews' seven-body mechanism of hinges about z. Its first body is the crank.
func squeezer() *mbd.System {
	s := &mbd.System{}
	const (
		beta, gamma, phi = -0.0617138900142764, 0.455279819163070, 0.222668390165886
		delta, epsilon   = 0.487364979543843, 1.23054744454982
		slant            = -0.222668390165886 + epsilon // of the bar HE
	)
	along := func(angle float64) r3.Vec { return r3.Vec{X: math.Cos(angle), Y: math.Sin(angle)} }
	down := func(angle float64) r3.Vec { return r3.Vec{X: math.Sin(angle), Y: -math.Cos(angle)} }
	move := func(p r3.Vec, a float64, u r3.Vec, b float64, v r3.Vec) r3.Vec {
		return r3.Add(p, r3.Add(r3.Scale(a, u), r3.Scale(b, v)))
	}
	var o r3.Vec
	a, b, c := r3.Vec{X: -0.06934, Y: -0.00227}, r3.Vec{X: -0.03635, Y: 0.03273}, r3.Vec{X: 0.014, Y: 0.072}
	f := r3.Scale(0.007, along(beta))
	e := move(f, -0.028, along(beta), 0, o)
	d := move(b, 0.02, along(gamma), 0.018, down(gamma))
	g := move(a, 0.04, along(delta), 0, o)
	h := move(a, 0.04, down(epsilon), 0, o)
	body := func(name string, m, j float64, centre r3.Vec) int {
		return s.AddBody(mbd.Body{Name: name, Mass: m, Inertia: mbd.Inertia{XX: j, YY: j, ZZ: j}, Pose: rigid.Frame{Position: centre}})
	}
	of := body("OF", 0.04325, 2.194e-6, r3.Scale(0.00092, along(beta)))
	ef := body("EF", 0.00365, 4.410e-7, move(f, -0.0115, along(beta), 0, o))
	bde := body("BDE", 0.02373, 5.255e-6, move(b, 0.01043, along(gamma), 0.01874, down(gamma)))
	eg := body("EG", 0.00706, 5.667e-7, move(g, 0.02-0.01421, down(phi+delta), 0, o))
	ag := body("AG", 0.07050, 1.169e-5, move(a, 0.02308, along(delta), -0.00916, down(delta)))
	he := body("HE", 0.00706, 5.667e-7, move(h, 0.02-0.01421, along(slant), 0, o))
	ah := body("AH", 0.05498, 1.912e-5, move(a, 0.01228, down(epsilon), -0.00449, along(epsilon)))
	for _, p := range []struct {
		name string
		i, j int
		at   r3.Vec
	}{
		{"O", of, mbd.Ground, o},
		{"F", ef, of, f},
		{"B", bde, mbd.Ground, b},
		{"E1", bde, ef, e},
		{"E2", eg, ef, e},
		{"E3", he, ef, e},
		{"G", eg, ag, g},
		{"A1", ag, mbd.Ground, a},
		{"H", he, ah, h},
		{"A2", ah, mbd.Ground, a},
	} {
		hinge(s, p.name, p.i, p.j, p.at, aboutZ)
	}
	s.AddForce(&mbd.SpringDamper{
		Name: "spring", I: s.MarkerAt(bde, d, aboutZ), J: s.MarkerAt(mbd.Ground, c, aboutZ), Stiffness: 4530, FreeLength: 0.07785,
	})
	s.AddForce(&mbd.AppliedForce{Name: "motor", At: mbd.Marker{Body: of}, Torque: r3.Vec{Z: 0.033}})
	return s
}

func TestA03Squeezer(t *testing.T) {
	s := squeezer()
	g := build(t, s, solvers.Options{Method: solvers.HHT(-0.05), Tolerance: 1e-9})
	if e := s.Energies(); math.Abs(e.Total()-1.4357964) > 1e-7 {
		t.Errorf("initial energy is %.9g J, want 1.4357964", e.Total())
	}
	if err := g.Report(); err != nil {
		t.Fatal(err)
	}
	if a := s.Acceleration(0).Angular.Z; math.Abs(a-14222.4439199541) > 1e-4 {
		t.Errorf("initial acceleration of the crank is %.10g rad/s^2, want 14222.44392", a)
	}
	joint := s.Joint(1).I // F on the bar EF
	for _, want := range [][4]float64{
		{0.01, -0.0038905524, 0.0058192441, 711.92315},
		{0.02, -0.0022744209, 0.0066201971, 726.55834},
		{0.03, -0.0069630394, -0.0007183884, 1139.9203},
	} {
		advance(t, g, want[0], 2e-6)
		near(t, fmt.Sprintf("F at %g s", want[0]), s.Motion(joint).Position, r3.Vec{X: want[1], Y: want[2]}, 2e-6)
		if w := s.Pose(0).AngularVelocity.Z; math.Abs(w-want[3]) > 0.3 {
			t.Errorf("the crank turns at %.8g rad/s at %g s, want %.8g", w, want[0], want[3])
		}
	}
}

func TestA04Bricard(t *testing.T) {
	s := &mbd.System{Gravity: r3.Vec{Y: -9.81}}
	p := []r3.Vec{{}, {X: 1}, {X: 1, Y: -1}, {X: 1, Y: -1, Z: 1}, {Y: -1, Z: 1}, {Z: 1}}
	axes := []quat.Number{aboutY, aboutZ, aboutX, aboutY, aboutZ, aboutX}
	last := mbd.Ground
	for k := range 5 {
		along := r3.Sub(p[k+1], p[k])
		across, axial := 0.0841666666666667, 1.0/600
		j := mbd.Inertia{XX: across, YY: across, ZZ: across}
		switch {
		case along.X != 0:
			j.XX = axial
		case along.Y != 0:
			j.YY = axial
		default:
			j.ZZ = axial
		}
		b := s.AddBody(mbd.Body{Name: fmt.Sprint("rod ", k+1), Mass: 1, Inertia: j, Pose: rigid.Frame{Position: r3.Scale(0.5, r3.Add(p[k], p[k+1]))}})
		hinge(s, fmt.Sprint("hinge ", k+1), b, last, p[k], axes[k])
		last = b
	}
	hinge(s, "hinge 6", mbd.Ground, last, p[5], axes[5])
	g := build(t, s, solvers.Options{Method: solvers.HHT(-0.02), Tolerance: 1e-9})
	if got := len(g.Redundant()); got != 1 {
		t.Errorf("%d redundant constraints (%v), want 1", got, g.Redundant())
	}
	if got := g.DegreesOfFreedom(); got != 1 {
		t.Errorf("%d degrees of freedom, want 1", got)
	}
	start := s.Energies().Total()
	for k := range 10 {
		advance(t, g, float64(k+1), 1e-3)
		if drift := math.Abs(s.Energies().Total() - start); drift > 1e-3 {
			t.Errorf("energy drifts by %g J at %g s, want at most 1e-3", drift, g.Time())
		}
	}
}

// governor makes the benchmark's stiff flyball governor; body 0 is the shaft, body 1 the slider.
func governor() *mbd.System {
	s := &mbd.System{Gravity: r3.Vec{Z: -9.81}}
	const density, w0 = 3000.0, 2 * math.Pi
	spin := func(p r3.Vec) r3.Vec { return r3.Cross(r3.Vec{Z: w0}, p) }
	add := func(name string, m float64, j mbd.Inertia, at r3.Vec, o quat.Number, point bool) int {
		b := mbd.Body{Name: name, Mass: m, Inertia: j, Point: point, Pose: rigid.Frame{Position: at, Orientation: o, Velocity: spin(at)}}
		if !point {
			b.Pose.AngularVelocity = r3.Vec{Z: w0}
		}
		return s.AddBody(b)
	}
	shaft := add("shaft", 0.3, mbd.SolidBox(0.3, r3.Vec{X: 0.01, Y: 0.01, Z: 1}), r3.Vec{Z: 0.5}, quat.Number{}, false)
	slider := add("slider", density*0.001, mbd.SolidBox(3, r3.Vec{X: 0.1, Y: 0.1, Z: 0.1}), r3.Vec{Z: 0.5}, quat.Number{}, false)
	hinge(s, "base", shaft, mbd.Ground, r3.Vec{}, aboutZ)
	s.AddJoint(mbd.PrismaticJoint("slide", s.MarkerAt(slider, r3.Vec{Z: 0.5}, aboutZ), s.MarkerAt(shaft, r3.Vec{Z: 0.5}, aboutZ)))
	for _, side := range []float64{1, -1} {
		root := r3.Vec{X: 0.05 * side, Z: 1}
		dir := r3.Vec{X: side * math.Cos(math.Pi/6), Z: -math.Sin(math.Pi / 6)}
		turn := math.Atan2(-dir.Z, dir.X) // about y
		o := quat.Number{Real: math.Cos(turn / 2), Jmag: math.Sin(turn / 2)}
		middle, tip := r3.Add(root, r3.Scale(0.5, dir)), r3.Add(root, dir)
		rod := add("rod", 0.3, mbd.SolidBox(0.3, r3.Vec{X: 1, Y: 0.01, Z: 0.01}), middle, o, false)
		ball := add("ball", 5, mbd.Inertia{}, tip, quat.Number{}, true)
		hinge(s, "arm", rod, shaft, root, aboutY)
		s.AddJoint(mbd.SphericalJoint("tip", mbd.Marker{Body: ball}, s.MarkerAt(rod, tip, aboutZ)))
		s.AddForce(&mbd.SpringDamper{
			Name: "strut", I: s.MarkerAt(slider, r3.Vec{X: 0.05 * side, Z: 0.5}, aboutZ), J: s.MarkerAt(rod, middle, aboutZ),
			Stiffness: 8e5, Damping: 4e4, FreeLength: 0.5,
		})
	}
	return s
}

func TestA05Governor(t *testing.T) {
	s := governor()
	g := build(t, s, solvers.Options{Tolerance: 1e-9})
	for _, want := range [][3]float64{{0.1, 6.10371781, 0.52383648}, {0.5, 5.10341542, 0.74324942}, {1, 6.27112574, 0.50142092}, {2, 6.23622361, 0.50590929}} {
		advance(t, g, want[0], 5e-4)
		if got := s.Pose(0).AngularVelocity.Z; math.Abs(got-want[1]) > 2e-4 {
			t.Errorf("t = %g s: the shaft turns at %.8g rad/s, want %.8g", want[0], got, want[1])
		}
		if got := s.Pose(1).Position.Z; math.Abs(got-want[2]) > 2e-5 {
			t.Errorf("t = %g s: the slider is at %.8g m, want %.8g", want[0], got, want[2])
		}
	}
}

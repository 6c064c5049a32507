package mbd

// This file holds the ring of a ring net.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
	law "gabion/mbd/tension"
	"gabion/rigid"
)

// Ring is a ring of wire that is held at points around it, where it touches its neighbours. Its circumference, the polygon through the points, pulls where it is
// longer than Limit, with one tension all around, as the wire slides at the points; its diagonals, between opposite points, push and pull as the ring bends, and slip
// where hinges form (after Volkwein 2004). Where a ring is drawn flat or its points
// slide up to one another, its strands come to lie on each other: springs keep neighbouring and opposite points Closed apart.
type Ring struct {
	Name           string
	Points         []Marker  // an even number, four at least, one after the other around the ring; their orientations are not used
	Limit          float64   // circumference beyond which it pulls, m
	Perimeter      *Yielding // tension by the elongation beyond that
	Bending        float64   // force by the change of a diagonal, N/m
	Hinge          float64   // force at which a diagonal slips for good, N; 0: never
	Closed         float64   // distance below which points push each other apart, m
	Contact        float64   // stiffness of that, N/m
	Damping        float64   // of the circumference, N s/m, at most as large as the tension without it
	BendingDamping float64   // of the diagonals, N s/m
	Breaking       *Breaking // by tension and elongation of the circumference, and by energy; nil for none

	points  elementPoints
	rest0   []float64 // lengths of the diagonals at the start, m
	bars    []ringBar // the circumference, then the diagonals
	pull    []r3.Vec
	whole   bool     // not broken
	tighten []r3.Vec // derivatives of the circumference by the points
	slot    int      // of its state variables: time, losses by hinges and dampers, and ringState for each bar
}

// ringBar is the circumference or a diagonal of a ring.
type ringBar struct {
	x       float64 // length beyond that without force, before any slip, m
	elastic float64 // force without the damper, N
	total   float64 // N
	slope   float64 // N/m
	slip    float64 // of a diagonal, m
}

// State variables of a ring, and of each of its bars: x, elastic, total and slip at the last accepted step.
const (
	ringHinges = 1
	ringDamped = 2
	ringBars   = 3
	barState   = 4
)

func (f *Ring) label() string { return fmt.Sprintf("ring %q", f.Name) }

func (f *Ring) attached() []int {
	bodies := make([]int, len(f.Points))
	for i := range f.Points {
		bodies[i] = f.Points[i].Body
	}
	return bodies
}

func (f *Ring) marker() Marker { return f.Points[0] }

func (f *Ring) prepare(s *System) error {
	n := len(f.Points)
	if n < 4 || n%2 != 0 {
		return fmt.Errorf("a ring is held at an even number of points, four at least; this one has %d", n)
	}
	for _, m := range f.Points {
		if err := s.checkMarker(m); err != nil {
			return err
		}
	}
	if !(f.Limit > 0) || !(f.Bending >= 0) || !(f.Closed >= 0) || !(f.Contact >= 0) || !(f.Hinge >= 0) || !(f.Damping >= 0) || !(f.BendingDamping >= 0) {
		return fmt.Errorf("circumference is %g m, bending stiffness %g N/m, force of hinges %g N, damping %g and %g N s/m: want a circumference, and nothing below 0", f.Limit, f.Bending, f.Hinge, f.Damping, f.BendingDamping)
	}
	if f.Perimeter == nil {
		return fmt.Errorf("a ring needs the tension of its circumference")
	}
	if err := f.Perimeter.prepare(s); err != nil {
		return err
	}
	if f.Breaking != nil {
		if err := f.Breaking.prepare(s); err != nil {
			return err
		}
	}
	f.points, f.pull, f.tighten = newElementPoints(n), make([]r3.Vec, n), make([]r3.Vec, n)
	f.bars, f.rest0 = make([]ringBar, 1+n/2), make([]float64, n/2)
	f.slot = s.reserveState(ringBars + barState*len(f.bars))
	f.locate(s)
	for k := range f.rest0 {
		f.rest0[k] = vec.Norm(f.diagonal(k))
	}
	f.rest(s)
	s.hysteretic = append(s.hysteretic, f)
	return nil
}

func (f *Ring) locate(s *System) {
	for i := range f.Points {
		f.points.locate(s, i, &f.Points[i])
	}
}

// side is the vector from point i to the next, and diagonal that from point k to the one across.
func (f *Ring) side(i int) r3.Vec {
	return r3.Sub(f.points.x[(i+1)%len(f.Points)], f.points.x[i])
}

func (f *Ring) diagonal(k int) r3.Vec {
	return r3.Sub(f.points.x[k+len(f.rest0)], f.points.x[k])
}

func (f *Ring) bar(s *System, k int) []float64 {
	first := f.slot + ringBars + barState*k
	return s.state[first : first+barState]
}

// evaluate finds the forces of the bars at the placement.
func (f *Ring) evaluate(s *System) {
	f.locate(s)
	clear(f.tighten)
	length := 0.0
	for i := range f.Points {
		d := f.side(i)
		l := vec.Norm(d)
		if length += l; l > 0 {
			u, j := r3.Scale(1/l, d), (i+1)%len(f.Points)
			f.tighten[i], f.tighten[j] = r3.Sub(f.tighten[i], u), r3.Add(f.tighten[j], u)
		}
	}
	if f.whole = !f.Breaking.broken(s); !f.whole {
		clear(f.bars)
		return
	}
	p := &f.bars[0]
	p.x = length - f.Limit
	p.elastic, p.slope = f.Perimeter.tension(s, p.x)
	viscous, slope := f.viscous(s, 0, f.Damping)
	d := law.Damped(&law.Spring{Damping: 1, Rope: true}, p.elastic, p.slope, 0, viscous)
	p.total, p.slope = d.Tension, d.ByX+slope*d.ByRate
	for k := range f.rest0 {
		f.bend(s, k)
	}
}

// bend finds the force of a diagonal.
func (f *Ring) bend(s *System, k int) {
	b := &f.bars[1+k]
	b.x = vec.Norm(f.diagonal(k)) - f.rest0[k]
	b.slip = f.bar(s, 1+k)[3]
	b.elastic, b.slope = f.Bending*(b.x-b.slip), f.Bending
	if over := math.Abs(b.elastic) - f.Hinge; f.Hinge > 0 && over > 0 {
		b.slip += math.Copysign(over/f.Bending, b.elastic)
		b.elastic, b.slope = math.Copysign(f.Hinge, b.elastic), 0
	}
	viscous, slope := f.viscous(s, 1+k, f.BendingDamping)
	b.total, b.slope = b.elastic+viscous, b.slope+slope
}

// viscous returns the force of a damper, which is by the mean rate since the last accepted step, and its derivative.
func (f *Ring) viscous(s *System, k int, damping float64) (force, slope float64) {
	last, step := f.bar(s, k), s.time-s.state[f.slot]
	switch {
	case s.resting || damping == 0:
		return 0, 0
	case step == 0:
		return last[2] - last[1], 0
	}
	return damping * (f.bars[k].x - last[0]) / step, damping / step
}

func (f *Ring) act(s *System, out []rigid.Wrench) {
	f.evaluate(s)
	f.gather()
	f.points.wrenches(out, f.pull)
}

// gather sums up the pulls of the bars on the points.
func (f *Ring) gather() {
	for i := range f.pull {
		f.pull[i] = r3.Scale(f.bars[0].total, f.tighten[i])
	}
	for k := range f.rest0 {
		d := f.diagonal(k)
		if l := vec.Norm(d); l > 0 {
			pull, j := r3.Scale(f.bars[1+k].total/l, d), k+len(f.rest0)
			f.pull[k], f.pull[j] = r3.Sub(f.pull[k], pull), r3.Add(f.pull[j], pull)
		}
	}
	f.eachClosed(func(i, j int, d r3.Vec, over float64) {
		if l := vec.Norm(d); l > 0 {
			push := r3.Scale(f.Contact*over/l, d)
			f.pull[i], f.pull[j] = r3.Add(f.pull[i], push), r3.Sub(f.pull[j], push)
		}
	})
}

// eachClosed goes over the pairs of points that are nearer to each other than they can be, with the vector from one to the other and by how much, m.
func (f *Ring) eachClosed(do func(i, j int, d r3.Vec, over float64)) {
	if !f.whole {
		return
	}
	look := func(i, j int, d r3.Vec) {
		if over := f.Closed - vec.Norm(d); over > 0 {
			do(i, j, d, over)
		}
	}
	for i := range f.Points {
		look(i, (i+1)%len(f.Points), f.side(i))
	}
	for k := range f.rest0 {
		look(k, k+len(f.rest0), f.diagonal(k))
	}
}

func (f *Ring) tangent(s *System, t *tangents) {
	f.evaluate(s)
	f.gather()
	f.points.addLevers(t, f.pull)
	for i := range f.Points {
		f.lineTangent(t, i, (i+1)%len(f.Points), f.side(i), f.bars[0].total, 0)
	}
	for k := range f.rest0 {
		f.lineTangent(t, k, k+len(f.rest0), f.diagonal(k), f.bars[1+k].total, f.bars[1+k].slope)
	}
	f.eachClosed(func(i, j int, d r3.Vec, over float64) { f.lineTangent(t, i, j, d, -f.Contact*over, f.Contact) })
	if f.bars[0].slope == 0 {
		return
	}
	for j := range f.Points {
		place, turn := f.points.columns(t, j, r3.Scale(f.bars[0].slope, f.tighten[j]))
		for i := range f.Points {
			f.points.addOuter(t, i, j, f.tighten[i], place, turn)
		}
	}
}

// lineTangent adds the derivatives of a force along the line d between two points, by its slope.
func (f *Ring) lineTangent(t *tangents, i, j int, d r3.Vec, force, slope float64) {
	l := vec.Norm(d)
	if l == 0 || force == 0 && slope == 0 {
		return
	}
	m := lineCurvature(r3.Scale(1/l, d), l, force, slope)
	minus := m.scaled(-1)
	f.points.addStiffness(t, i, i, &m)
	f.points.addStiffness(t, j, j, &m)
	f.points.addStiffness(t, i, j, &minus)
	f.points.addStiffness(t, j, i, &minus)
}

func (f *Ring) stored(s *System) float64 {
	f.evaluate(s)
	if f.Breaking.broken(s) {
		return 0
	}
	energy, _ := f.Perimeter.energies(s, f.bars[0].x)
	for k := range f.rest0 {
		if force := f.bars[1+k].elastic; f.Bending > 0 {
			energy += force * force / (2 * f.Bending)
		}
	}
	f.eachClosed(func(_, _ int, _ r3.Vec, over float64) { energy += f.Contact * over * over / 2 })
	return energy
}

// powers counts nothing: what hinges and dampers take is among the losses, as yielding is.
func (f *Ring) powers(*System) (dissipated, applied float64) { return 0, 0 }

// rest lets the dampers rest, but for those that go on from a state taken over, where their bars are as long as at the last step there. What has yielded, slipped or broken stays so.
func (f *Ring) rest(s *System) {
	f.evaluate(s)
	s.state[f.slot] = s.time
	for k := range f.bars {
		b, last := &f.bars[k], f.bar(s, k)
		viscous := 0.0
		if math.Abs(b.x-last[0]) <= unmoved {
			viscous = last[2] - last[1]
		}
		last[0], last[1], last[2], last[3] = b.x, b.elastic, b.elastic+viscous, b.slip
	}
}

func (f *Ring) commit(s *System) {
	if f.Breaking.broken(s) {
		return
	}
	f.evaluate(s)
	for k := range f.bars {
		b, last := &f.bars[k], f.bar(s, k)
		s.state[f.slot+ringHinges] += (b.elastic + last[1]) / 2 * (b.slip - last[3])
		s.state[f.slot+ringDamped] += (b.total - b.elastic + last[2] - last[1]) / 2 * (b.x - last[0])
		last[0], last[1], last[2], last[3] = b.x, b.elastic, b.total, b.slip
	}
	s.state[f.Perimeter.slot] = f.Perimeter.maxElongation(s, f.bars[0].x)
	s.state[f.slot] = s.time
	if f.Breaking != nil {
		ratio, how := f.utilisation(s)
		f.Breaking.commit(s, ratio, how)
	}
}

// dissipated implements dissipative.
func (f *Ring) dissipated(s *System) (d dissipation) {
	_, d.yielded = f.Perimeter.energies(s, s.state[f.Perimeter.slot])
	d.yielded += s.state[f.slot+ringHinges]
	d.damped = s.state[f.slot+ringDamped]
	if how, ok := f.Break(s); ok {
		d.broken = how.Energy
	}
	return d
}

func (f *Ring) breaking() *Breaking { return f.Breaking }

// utilisation implements breakable.
func (f *Ring) utilisation(s *System) (ratio float64, how Break) {
	how.Energy = f.stored(s)
	how.Time, how.Tension, how.Elongation = s.time, f.bars[0].total, max(0, f.bars[0].x)
	_, yielded := f.Perimeter.energies(s, f.bars[0].x)
	return f.Breaking.worst(how.Tension, how.Elongation, how.Energy+yielded+s.state[f.slot+ringHinges]), how
}

// BreakingName implements Breakable.
func (f *Ring) BreakingName() string { return f.Name }

// Broken tells whether the ring is broken at the last accepted step.
func (f *Ring) Broken(s *System) bool { return f.Breaking.broken(s) }

// Break returns the state in which the ring broke, if it has.
func (f *Ring) Break(s *System) (how Break, broken bool) { return f.Breaking.how(s) }

// RingSide is the side of a ring from one point to the next as a force along a line.
type RingSide struct {
	*Ring
	side int
}

// LineOf returns a side as a force along a line, with the name of the ring.
func (f *Ring) LineOf(side int) *RingSide { return &RingSide{f, side} }

// Attachment implements LineForce.
func (l *RingSide) Attachment() (name string, i, j Marker) {
	return l.Name, l.Points[l.side], l.Points[(l.side+1)%len(l.Points)]
}

// Ends implements LineForce.
func (l *RingSide) Ends(s *System) (first, second r3.Vec) {
	_, i, j := l.Attachment()
	return s.worldPoint(i), s.worldPoint(j)
}

// Length implements LineForce.
func (l *RingSide) Length(s *System) (length, rate float64) {
	l.locate(s)
	i, j := l.side, (l.side+1)%len(l.Points)
	d := r3.Sub(l.points.x[j], l.points.x[i])
	if length = vec.Norm(d); length > 0 {
		rate = r3.Dot(r3.Sub(l.points.v[j], l.points.v[i]), d) / length
	}
	return length, rate
}

// Tension returns the tension around the ring at the placement, N.
func (f *Ring) Tension(s *System) float64 {
	f.evaluate(s)
	return f.bars[0].total
}

// Elongation returns the length of the circumference beyond that at which it pulls, m.
func (f *Ring) Elongation(s *System) float64 {
	f.evaluate(s)
	length := -f.Limit
	for i := range f.Points {
		length += vec.Norm(f.side(i))
	}
	return length
}

// Slack tells whether the circumference of an unbroken ring does not pull.
func (f *Ring) Slack(s *System) bool { return f.Tension(s) == 0 && !f.Broken(s) }

// PlasticElongation returns what yielding has left of the circumference for good, m.
func (f *Ring) PlasticElongation(s *System) float64 {
	y := f.Perimeter
	peak := s.state[y.slot]
	if !f.Broken(s) {
		peak = y.maxElongation(s, f.Elongation(s))
	}
	return max(0, peak-y.Curve.At(peak)/y.Unloading)
}

// Slip returns 0: rings have no brakes.
func (f *Ring) Slip(*System) float64 { return 0 }

// BendingForce returns the largest force of a diagonal at the placement, N, positive where it is pulled longer.
func (f *Ring) BendingForce(s *System) (force float64) {
	f.evaluate(s)
	for k := range f.rest0 {
		if b := f.bars[1+k].total; math.Abs(b) > math.Abs(force) {
			force = b
		}
	}
	return force
}

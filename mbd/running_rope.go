package mbd

// This file holds the rope that runs through points of bodies.

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// RunningRope is a rope without mass from its first point through others, shackles and sheaves, to its last. It carries tension only. Where friction
// does not hold it, it slips at a point towards the higher tension; without friction it has one tension everywhere.
//
// With friction the tensions beside a point keep exp(-friction wrap) <= T2/T1 <= exp(friction wrap), where wrap is the angle by which the rope turns
// there, at a clip |T2 - T1| <= its force. What slips takes on the strain for good of the span into which it moves.
type RunningRope struct {
	Name       string
	Points     []RopePoint // at least two
	Law        RopeLaw
	Damping    float64     // tension by the rate of strain, N s: in a step its mean rate; at most as large as the tension without it
	FreeLength float64     // unstretched length, m, or InitialLength for that of the way at the start, with Prestrain
	Prestrain  float64     // strain at the start
	Brakes     []RopeBrake // in its spans
	Spacing    Spacing     // least distance of neighbouring points
	Breaking   *Breaking   // by tension, and by elongation: that of the rope if all of it were strained as its most strained span; nil for none

	BreakingStrain float64 // instead of an elongation; 0 for none

	path    ropePath
	slip    ropeSlip
	tension []float64 // of the spans with the damper, N
	found   int64     // what System.placed was when path and tensions were found; 0: they are not those of the state any more
	unfound int       // point, from 1, at which its slip was not found at the last evaluation; 0 for none
	slot    int       // of its state variables, see ropeState
	work    ropeWork
	rough   []int    // by span: points up to its first one that may grip the rope
	edge    []border // of the tangent; nil where all of it is in blocks
}

// RopePoint is a point that a rope passes, or at which it ends.
type RopePoint struct {
	Marker   Marker  // its orientation is not used
	Friction float64 // coefficient between rope and shackle or sheave, infinite where the rope is held; of no meaning at the ends
	Clip     float64 // difference of the tensions beside a clip at which the rope slips through it, N, instead of friction; 0 for none
	Radius   float64 // of a sheave around the point, m; 0 for a shackle. The sheave turns into the plane of the rope. 0 at the ends.
	Over     r3.Vec  // direction from the middle of the sheave to the side on which the rope passes it at the start, world axes; none for the outer side of its bend
}

// Spacing keeps neighbouring points of a rope apart, as shackles that touch: a spring that pushes below a distance.
type Spacing struct {
	Distance  float64 // m; 0 for none
	Stiffness float64 // N/m
}

// ropeWork is room for the tangent, by points.
type ropeWork struct {
	weight, last  []float64
	wrap          []r3.Vec
	pull, by, own ropePulls
}

func (f *RunningRope) label() string { return fmt.Sprintf("rope %q", f.Name) }

func (f *RunningRope) attached() []int {
	bodies := make([]int, len(f.Points))
	for i := range f.Points {
		bodies[i] = f.Points[i].Marker.Body
	}
	return bodies
}

func (f *RunningRope) marker() Marker { return f.Points[0].Marker }

func (f *RunningRope) spans() int { return len(f.Points) - 1 }

func (f *RunningRope) prepare(s *System) error {
	if err := f.check(s); err != nil {
		return err
	}
	n := f.spans()
	radius, friction, clip := make([]float64, n+1), make([]float64, n+1), make([]float64, n+1)
	for i := range f.Points {
		radius[i], friction[i], clip[i] = f.Points[i].Radius, f.Points[i].Friction, f.Points[i].Clip
	}
	for k := range f.Brakes {
		if err := f.Brakes[k].prepare(s, n); err != nil {
			return err
		}
	}
	f.path = newRopePath(n+1, radius, friction)
	f.slip = newRopeSlip(&f.Law, f.Brakes, friction, clip, n)
	f.tension = make([]float64, n)
	f.countRough()
	f.work = ropeWork{make([]float64, n), make([]float64, n), make([]r3.Vec, n+1), newRopePulls(n + 1), newRopePulls(n + 1), newRopePulls(n + 1)}
	f.locate(s)
	if err := f.chooseSides(); err != nil {
		return err
	}
	f.path.follow()
	length := 0.0
	for k := range f.path.span {
		if !(f.path.span[k].length >= 0) {
			return fmt.Errorf("points %d and %d are nearer to each other than the sheaves around them", k+1, k+2)
		}
		length += f.path.span[k].length
	}
	if f.FreeLength == InitialLength {
		f.FreeLength = length / (1 + f.Prestrain)
	}
	if !(f.FreeLength > 0) || !(length > 0) {
		return fmt.Errorf("free length is %g m on a way of %g m, want more than zero", f.FreeLength, length)
	}
	if f.Breaking != nil {
		if f.BreakingStrain > 0 {
			f.Breaking.Elongation = f.BreakingStrain * f.FreeLength
		}
		if err := f.Breaking.prepare(s); err != nil {
			return err
		}
	}
	f.addHolds()
	f.startState(s, length)
	s.hysteretic = append(s.hysteretic, f)
	s.ropes = append(s.ropes, f)
	return nil
}

func (f *RunningRope) check(s *System) error {
	if len(f.Points) < 2 {
		return errors.New("a rope needs two points")
	}
	if !(f.Damping >= 0) || !(f.Spacing.Distance >= 0) || !(f.Spacing.Stiffness >= 0) {
		return fmt.Errorf("damping is %g N s, spacing %g m with %g N/m: none may be negative", f.Damping, f.Spacing.Distance, f.Spacing.Stiffness)
	}
	last, clips, rough := len(f.Points)-1, false, false
	for i := range f.Points {
		p := &f.Points[i]
		if err := s.checkMarker(p.Marker); err != nil {
			return err
		}
		if !(p.Friction >= 0) || !(p.Radius >= 0) {
			return fmt.Errorf("point %d has a friction of %g and a radius of %g m: neither may be negative", i+1, p.Friction, p.Radius)
		}
		if b := p.Marker.Body; p.Friction > 0 && p.Radius > 0 && b != Ground && s.bodies[b].Point {
			return fmt.Errorf("point %d is a sheave with friction on the point mass %q, which takes no moment: the sheave would turn freely", i+1, s.bodies[b].Name)
		}
		if !(p.Clip >= 0) || p.Clip > 0 && p.Radius > 0 {
			return fmt.Errorf("point %d is a clip that slips at %g N, with a radius of %g m: want a force of zero or more, and no radius", i+1, p.Clip, p.Radius)
		}
		clips, rough = clips || p.Clip > 0, rough || p.Friction > 0 && !math.IsInf(p.Friction, 1)
		if p.Radius != 0 && (i == 0 || i == last) {
			return fmt.Errorf("point %d is an end of the rope, which runs round no sheave there", i+1)
		}
	}
	if clips && rough {
		return errors.New("a rope has either clips or points with friction")
	}
	return f.Law.prepare()
}

// locate takes the path to the placement.
func (f *RunningRope) locate(s *System) {
	for i := range f.Points {
		f.path.locate(s, i, &f.Points[i].Marker)
	}
	f.locateHolds(s)
	f.locateSides(s)
}

// evaluate finds the path and the tensions at the placement.
func (f *RunningRope) evaluate(s *System) {
	if f.found == s.placed {
		return
	}
	f.found = s.placed
	f.locate(s)
	f.path.follow()
	if f.Breaking.broken(s) {
		clear(f.tension)
		f.slip.runs, f.unfound = f.slip.runs[:0], 0
		return
	}
	p, way := &f.slip, 0.0
	f.readState(s)
	for k := range f.path.span {
		p.length[k], p.wrap[k] = f.path.span[k].length, f.path.bend[k].wrap
		way += p.length[k]
	}
	f.carry()
	p.distribute()
	f.unfound = 0
	if !p.sound {
		f.unfound = p.wrong + 1
	}
	for r := range p.runs {
		run := &p.runs[r]
		for k := run.first; k < run.last; k++ {
			if f.tension[k] = p.tension(run, k); math.IsNaN(f.tension[k]) && f.unfound == 0 && !math.IsNaN(way) {
				f.unfound = k + 1
			}
			if !p.sound {
				f.tension[k] = math.NaN() // the step fails, and is made again in shorter ones
			}
		}
	}
}

// Unfound says of the first rope whose slip was not found at the placement at which of its points; "" for none.
func (s *System) Unfound() string {
	for _, e := range s.hysteretic {
		if f, ok := e.(*RunningRope); ok && f.unfound > 0 {
			at := "the ground"
			if b := f.Points[f.unfound-1].Marker.Body; b != Ground {
				at = fmt.Sprintf("body %q", s.bodies[b].Name)
			}
			return fmt.Sprintf("how %s slips at its point %d of %d, on %s, is not found", f.label(), f.unfound, len(f.Points), at)
		}
	}
	return ""
}

// FindRopes finds the paths and tensions of all running ropes at the placement, side by side, for whoever reads them one after the other.
func (s *System) FindRopes() { s.pool.Run(len(s.ropes), s.loops.findRope, nil) }

func (f *RunningRope) act(s *System, out []rigid.Wrench) {
	f.evaluate(s)
	n, pull := f.spans(), &f.work.pull
	f.path.weigh(f.tension, 0, n)
	f.addSpacing(s)
	f.path.gradient(pull, 0, n)
	f.path.wrenches(out, pull.force)
	for k := range f.path.holds {
		i := f.path.holds[k].point
		out[i].Moment = r3.Sub(out[i].Moment, pull.couple[i])
	}
}

// addSpacing adds the springs between points that are too near to the weighted sum of the path.
func (f *RunningRope) addSpacing(s *System) {
	if f.Spacing.Distance == 0 || f.Breaking.broken(s) {
		return
	}
	for k := 0; k < len(f.path.span); k = f.path.after(k) {
		a := &f.path.span[k]
		if over := f.Spacing.Distance - a.distance; over > 0 {
			a.stretch -= f.Spacing.Stiffness * over
			a.stretch2 += f.Spacing.Stiffness
		}
	}
}

func (f *RunningRope) stored(s *System) (energy float64) {
	f.evaluate(s)
	if f.Breaking.broken(s) {
		return 0
	}
	for k := range f.path.span {
		elastic, _ := f.Law.energies(f.slip.elastic[k], f.slip.peak[k])
		energy += f.slip.material[k] * elastic
	}
	for k := 0; k < len(f.path.span); k = f.path.after(k) {
		if over := f.Spacing.Distance - f.path.span[k].distance; over > 0 {
			energy += f.Spacing.Stiffness * over * over / 2
		}
	}
	return energy
}

// powers counts nothing: what the damper takes is among the losses, as friction and yielding are.
func (f *RunningRope) powers(*System) (dissipated, applied float64) { return 0, 0 }

package mbd

// This file holds the system: its parts, and their preparation for a simulation.

import (
	"errors"
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/pool"
	"gabion/rigid"
)

// System is a multibody model with its placement and state variables. Add its parts, call Build once, then pass it to an integrator. A built
// system belongs to one simulation.
type System struct {
	Gravity r3.Vec // m/s^2

	bodies []Body
	joints []*Joint
	forces []ForceElement
	loads  []*loadState
	built  bool

	// Placement; index 0 is the ground, body b has index b+1.
	time      float64
	placed    int64 // counts what may change what elements find at the placement: placements, and writing to state variables
	stretched int64 // what placed was when all spring-dampers were evaluated last
	behind    bool  // the slots are those of an earlier placement
	frames    []frame
	inertia   []inertial
	lambda    []float64
	kept      []placedBody // working memory of At

	elements    []element      // force elements, then equations, in the order of adding
	attachments [][]int        // of each element, indices into frames
	remembered  [][2]int       // of each element, where its state variables begin and end
	first       []int          // of each element, its first slot
	equations   []*equation    // one a constraint row
	springs     []springData   // what every evaluation of the spring-dampers reads
	slots       []rigid.Wrench // wrenches of each element on each of its bodies
	state       []float64      // state variables at the last accepted step
	angles      []*angle
	stateful    []statefulEntry
	hysteretic  []hysteretic
	unroped     []hysteretic // but for running ropes
	ropes       []*RunningRope
	following   []following
	resting     bool // see SetResting
	wrenchSum   wrenchSum
	held        []int // bodies that constraints hold, indices into frames
	turning     []int // bodies whose angular velocity bounds a step, likewise
	onHeld      []int // elements that act on these, but for long ones
	onHeldLong  []int

	coordinates, dofs    int
	pattern, massPattern *pattern
	droppable            bool       // some equations are, or were, dropped
	blocks               [][]block  // of each element
	borders              []bordered // of each border of the tangent, whose it is
	parallel, serial     []int      // elements besides the spring-dampers that are evaluated in parallel, and one after the other
	long                 []int      // elements of many bodies, evaluated in parallel too
	firstEquation        int        // among the parallel ones, which have the force elements first
	colors               [][]int    // parallel elements that act on different bodies
	pool                 *pool.Pool // nil for one worker
	loops                loops
	bodyBlocks           []bodyBlock
}

// ForceElement is a force element: a SpringDamper, an AppliedForce and so on.
type ForceElement interface {
	element
	// marker returns the marker at which its wrench is reported.
	marker() Marker
	// stored returns the potential energy at the placement, J.
	stored(s *System) float64
	// powers returns the dissipated power and the applied power at the placement, W.
	powers(s *System) (dissipated, applied float64)
}

// element is anything that acts on bodies, with its wrenches and their derivatives.
type element interface {
	label() string
	// attached lists the bodies it acts on, possibly with repetitions.
	attached() []int
	// prepare checks the element once the bodies are placed initially, and allocates what it needs.
	prepare(s *System) error
	// act writes the wrench on each attached body.
	act(s *System, out []rigid.Wrench)
	// tangent adds the derivatives of minus the wrenches.
	tangent(s *System, t *tangents)
}

// AddBody adds a body and returns its index.
func (s *System) AddBody(b Body) int {
	b.Pose.Orientation = unit(b.Pose.Orientation)
	s.bodies = append(s.bodies, b)
	return len(s.bodies) - 1
}

// AddJoint adds a joint and returns its index.
func (s *System) AddJoint(j *Joint) int {
	s.joints = append(s.joints, j)
	return len(s.joints) - 1
}

// AddForce adds a force element and returns its index.
func (s *System) AddForce(f ForceElement) int {
	s.forces = append(s.forces, f)
	return len(s.forces) - 1
}

// AddLoad adds a load from outside.
func (s *System) AddLoad(l Load) {
	s.loads = append(s.loads, &loadState{load: l})
}

// Loads returns the number of loads from outside.
func (s *System) Loads() int { return len(s.loads) }

// Bodies returns the number of bodies.
func (s *System) Bodies() int { return len(s.bodies) }

// Body returns a body as it was added.
func (s *System) Body(i int) Body { return s.bodies[i] }

// DOF is the first degree of freedom of a body, that of its translation along x, to which those along y and z follow; negative for one that is fixed.
func (s *System) DOF(body int) int { return s.inertia[body+1].dof }

// Joints returns the number of joints.
func (s *System) Joints() int { return len(s.joints) }

// Joint returns a joint by its index.
func (s *System) Joint(i int) *Joint { return s.joints[i] }

// ForceElements returns the number of force elements.
func (s *System) ForceElements() int { return len(s.forces) }

// Force returns a force element by its index.
func (s *System) Force(i int) ForceElement { return s.forces[i] }

// Build checks the model and prepares it for a simulation. It returns every error it finds.
func (s *System) Build() error {
	if s.built {
		return errors.New("mbd: the system is built already")
	}
	if err := s.check(); err != nil {
		return err
	}
	s.number()
	if err := s.collect(); err != nil {
		return err
	}
	s.wrenchSum = newWrenchSum(s.attachments, len(s.forces), s.loads, len(s.frames))
	for i := range s.frames {
		s.placePoses(i)
	}
	s.listHeld()
	for _, f := range s.hysteretic {
		if _, rope := f.(*RunningRope); !rope {
			s.unroped = append(s.unroped, f)
		}
	}
	s.listTurning()
	s.colorElements()
	s.listOnHeld()
	s.listBorders()
	s.makePatterns()
	s.makeLoops()
	s.built, s.resting = true, true
	return nil
}

func (s *System) check() error {
	var errs []error
	for i := range s.bodies {
		errs = append(errs, s.bodies[i].check(i))
	}
	for _, j := range s.joints {
		errs = append(errs, j.check(s))
	}
	for _, f := range s.forces {
		for _, b := range f.attached() {
			if b < Ground || b >= len(s.bodies) {
				errs = append(errs, fmt.Errorf("force %q: there is no body %d", f.label(), b))
			}
		}
	}
	return errors.Join(errs...)
}

// number assigns coordinates and degrees of freedom to the bodies, and places them in the initial configuration.
func (s *System) number() {
	s.placed = 1
	s.frames = make([]frame, len(s.bodies)+1)
	s.inertia = make([]inertial, len(s.bodies)+1)
	s.frames[0] = frame{rotation: identity3}
	tensor := make([]tensors, len(s.inertia))
	s.inertia[0] = inertial{tensors: &tensor[0], coordinate: -1, dof: -1}
	for i := range s.bodies {
		b := &s.bodies[i]
		in := &s.inertia[i+1]
		*in = inertial{
			tensors: &tensor[i+1], mass: b.Mass, isotropic: b.Inertia.isotropic(), point: b.Point,
			coordinate: s.coordinates, dof: s.dofs, e: b.Pose.Orientation,
		}
		in.local = b.Inertia.matrix()
		in.world, in.moment = in.local, (in.local[0]+in.local[4]+in.local[8])/3
		switch {
		case b.Fixed:
			in.coordinate, in.dof = -1, -1
		case b.Point:
			s.coordinates += 3
			s.dofs += 3
		default:
			s.coordinates += 7
			s.dofs += 6
		}
		f := &s.frames[i+1]
		f.position, f.velocity, f.omega = b.Pose.Position, b.Pose.Velocity, b.Pose.AngularVelocity
		if b.Fixed {
			f.velocity, f.omega = r3.Vec{}, r3.Vec{}
		}
		f.rotation = rotation(b.Pose.Orientation)
	}
}

// collect lists the elements, prepares them and assigns their slots.
func (s *System) collect() error {
	var errs []error
	for _, f := range s.forces {
		s.elements = append(s.elements, f)
	}
	for _, j := range s.joints {
		j.first = len(s.equations)
		for _, e := range j.equations {
			e.index = len(s.equations)
			s.equations = append(s.equations, e)
			s.elements = append(s.elements, e)
		}
	}
	s.lambda = make([]float64, len(s.equations))
	slots := 0
	for _, e := range s.elements {
		var at []int
		for _, b := range e.attached() {
			at = append(at, b+1)
		}
		s.attachments = append(s.attachments, at)
		s.first = append(s.first, slots)
		slots += len(at)
		begin := len(s.state)
		if err := e.prepare(s); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", e.label(), err))
		}
		s.remembered = append(s.remembered, [2]int{begin, len(s.state)})
	}
	for _, l := range s.loads {
		if err := l.prepare(s); err != nil {
			errs = append(errs, err)
			continue
		}
		s.addStateful(l.load, l.bodies)
	}
	s.slots = make([]rigid.Wrench, slots)
	if err := errors.Join(errs...); err != nil {
		return err
	}
	for _, a := range s.angles {
		a.state = s.state
	}
	s.bindStates()
	return nil
}

// listHeld lists the bodies that move and that equations act on.
func (s *System) listHeld() {
	for i := range s.frames {
		if s.inertia[i].dof >= 0 && s.wrenchSum.held[i] < s.wrenchSum.start[i+1] {
			s.held = append(s.held, i)
		}
	}
}

func (l *loadState) prepare(s *System) error {
	l.bodies, l.pairs = l.load.Bodies(), l.load.Pairs()
	for _, b := range l.bodies {
		if b < 0 || b >= len(s.bodies) {
			return fmt.Errorf("load: there is no body %d", b)
		}
	}
	l.poses = make([]rigid.Frame, len(l.bodies))
	l.wrenches = make([]rigid.Wrench, len(l.bodies))
	if _, ok := l.load.(SparseLoad); !ok {
		l.tangents, l.active = make([]rigid.Tangent, len(l.pairs)), make([]int, len(l.pairs))
		for k := range l.active {
			l.active[k] = k
		}
	}
	return nil
}

package mbd

// This file holds the kinematics of the bodies at a placement, and their inertia.

import (
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// frame is the position and motion of a body, as force elements read it.
type frame struct {
	position, velocity, omega r3.Vec
	rotation                  matrix3
}

// at returns a point of the body that is given in its axes: its lever from the centre of mass, its place and its velocity.
func (f *frame) at(p *r3.Vec) (lever, place, velocity r3.Vec) {
	lever = f.rotation.mul(*p)
	return lever, r3.Add(f.position, lever), r3.Add(f.velocity, r3.Cross(f.omega, lever))
}

// inertial is the inertia of a body and the rest of what its equations of motion need. What only derivatives and bodies whose inertia turns with them
// need is apart, so that the loops over all bodies read less memory.
type inertial struct {
	*tensors
	coordinate, dof     int // the first of the body, or -1 if it does not move
	point, isotropic    bool
	mass                float64
	moment              float64 // of inertia: the same about every axis, or the mean
	acceleration, alpha r3.Vec
	e                   quat.Number // Euler parameters
	rateSquare          float64     // of the rates of the Euler parameters
	byRate, bySecond    float64     // scalar products of the Euler parameters with their derivatives
}

// tensors are matrices of a body.
type tensors struct {
	local, world matrix3 // inertia in body and in world axes
	omegaTangent matrix3 // derivative of the angular velocity by a correction of the rotation
}

func vector(x []float64) r3.Vec { return r3.Vec{X: x[0], Y: x[1], Z: x[2]} }

func quaternion(x []float64) quat.Number {
	return quat.Number{Real: x[0], Imag: x[1], Jmag: x[2], Kmag: x[3]}
}

func putVector(x []float64, v r3.Vec) { x[0], x[1], x[2] = v.X, v.Y, v.Z }

func putQuaternion(x []float64, q quat.Number) {
	x[0], x[1], x[2], x[3] = q.Real, q.Imag, q.Jmag, q.Kmag
}

// rotateTensor returns R J R^T.
func rotateTensor(r, j *matrix3) matrix3 {
	rj := r.times(j)
	t := r.transposed()
	return rj.times(&t)
}

// Place sets the placement: time, coordinates with their derivatives, and multipliers.
func (s *System) Place(t float64, q, v, a, lambda []float64) {
	s.place(t, q, v, a, lambda, s.loops.place)
}

// PlaceCorrected is Norm and Correct and then Place, of each body in one go.
func (s *System) PlaceCorrected(t float64, q, v, a, lambda, y, another []float64, velocity, position float64) (norm float64, worst int) {
	l := &s.loops
	l.y, l.another, l.velocity, l.position = y, another, velocity, position
	s.place(t, q, v, a, lambda, l.placeCorrected)
	if y == nil {
		return 0, 0
	}
	n := worstOf(l.smallNorms)
	return math.Sqrt(n.square), max(n.dof, 0)
}

func (s *System) place(t float64, q, v, a, lambda []float64, bodies func(worker, lo, hi int)) {
	s.time = t
	s.placed++
	copy(s.lambda, lambda)
	s.loops.q, s.loops.v, s.loops.a = q, v, a
	s.pool.Range(len(s.bodies), bodiesInBlock, bodies)
}

// PlaceHeld is Place for bodies that constraints hold alone: the others, the time and the multipliers are as they were placed.
func (s *System) PlaceHeld(q, v, a []float64) {
	s.placed++
	for _, i := range s.held {
		s.placeBody(i, q, v, a)
	}
}

// placeBody places a body, and the poses that loads have of it.
func (s *System) placeBody(i int, q, v, a []float64) {
	in, f := &s.inertia[i], &s.frames[i]
	c := in.coordinate
	if c < 0 {
		return
	}
	f.position, f.velocity, in.acceleration = vector(q[c:]), vector(v[c:]), vector(a[c:])
	if !in.point {
		in.turn(f, quaternion(q[c+3:]), quaternion(v[c+3:]), quaternion(a[c+3:]))
	}
	s.placePoses(i)
}

// turn takes over the Euler parameters with their derivatives.
func (in *inertial) turn(f *frame, e, rate, second quat.Number) {
	f.rotation.setRotation(e)
	f.omega = r3.Scale(2, angular(e, rate))
	in.alpha = r3.Scale(2, angular(e, second))
	in.e, in.rateSquare, in.byRate, in.bySecond = e, dot4(rate, rate), dot4(e, rate), dot4(e, second)
	if !in.isotropic {
		in.world = rotateTensor(&f.rotation, &in.local)
	}
}

// placePoses takes the poses that loads have of a body to where it is placed.
func (s *System) placePoses(i int) {
	parts := s.wrenchSum.partsOf(i)
	for k := 0; k < len(parts); k += 2 {
		s.poseInto(&s.loads[parts[k]].poses[parts[k+1]], i-1)
	}
}

// Initial writes the initial configuration and velocities.
func (s *System) Initial(q, v []float64) {
	for i := range s.bodies {
		in := &s.inertia[i+1]
		c := in.coordinate
		if c < 0 {
			continue
		}
		p := &s.bodies[i].Pose
		putVector(q[c:], p.Position)
		putVector(v[c:], p.Velocity)
		if !in.point {
			putQuaternion(q[c+3:], p.Orientation)
			putQuaternion(v[c+3:], quat.Scale(0.5, spin(p.Orientation, p.AngularVelocity)))
		}
	}
}

package mbd

// This file writes the derivatives of the equations of motion into the values of a pattern.
//
// A correction y of the degrees of freedom changes the position of a body by position*y, its velocity by velocity*y, and its orientation by
// the infinitesimal rotation position*y in world axes. With Euler parameters, whose rates change by the correction only, the angular velocity then
// changes by (velocity I - position ((e.e') I + skew(omega)/2)) y: the matrix omegaTangent.

import (
	"github.com/james-bowman/sparse"
	"gonum.org/v1/gonum/spatial/r3"
)

// tangents is the matrix that elements add their derivatives to.
type tangents struct {
	values             []float64
	velocity, position float64 // weights
	blocks             []block // of the current element, row by row
	width              int     // blocks in a row: two a body, translation and rotation
}

// add adds m to a block of the current element.
func (t *tangents) add(row, column int, m *matrix3) { t.addBlock(t.blocks[row*t.width+column], m) }

// addOuter adds an outer product to a block of the current element. Bodies that do not turn have no such block for their rotation, and it is not worked out.
func (t *tangents) addOuter(row, column int, u, v r3.Vec) {
	if b := t.blocks[row*t.width+column]; b.start >= 0 {
		m := outer(u, v)
		t.addBlock(b, &m)
	}
}

// subtract takes m from a block of the current element.
func (t *tangents) subtract(row, column int, m *matrix3) {
	b := t.blocks[row*t.width+column]
	if b.start < 0 {
		return
	}
	n := int(b.stride)
	v := t.values[b.start : int(b.start)+2*n+3]
	v[0] -= m[0]
	v[1] -= m[1]
	v[2] -= m[2]
	w := v[n : n+3]
	w[0] -= m[3]
	w[1] -= m[4]
	w[2] -= m[5]
	w = v[2*n : 2*n+3]
	w[0] -= m[6]
	w[1] -= m[7]
	w[2] -= m[8]
}

func (t *tangents) addBlock(b block, m *matrix3) {
	if b.start < 0 {
		return
	}
	n := int(b.stride)
	v := t.values[b.start : int(b.start)+2*n+3]
	v[0] += m[0]
	v[1] += m[1]
	v[2] += m[2]
	w := v[n : n+3]
	w[0] += m[3]
	w[1] += m[4]
	w[2] += m[5]
	w = v[2*n : 2*n+3]
	w[0] += m[6]
	w[1] += m[7]
	w[2] += m[8]
}

// Pattern returns the matrix that Tangent writes the values of.
func (s *System) Pattern() *sparse.CSR { return s.pattern.csr() }

// MassPattern returns the matrix that MassTangent writes the values of.
func (s *System) MassPattern() *sparse.CSR { return s.massPattern.csr() }

// Tangent writes the derivatives at the placement, where Residual must have been called before. The matrix is [A B^T; B 0]
// with A the derivative of the residual along a correction that changes accelerations by its expansion, velocities by velocity times
// that and coordinates by position times that, and B = Phi_q.
func (s *System) Tangent(values []float64, velocity, position float64) error {
	if err := s.evaluateLoadTangents(); err != nil {
		return err
	}
	s.loops.dst = values
	s.pool.Range(len(values), valuesInBlock, s.loops.clear)
	for w := range s.loops.tangents {
		s.loops.tangents[w] = tangents{values: values, velocity: velocity, position: position}
	}
	s.pool.Range(len(s.bodies), bodiesInBlock, s.loops.bodyTangent)
	for _, c := range s.colors {
		s.loops.color = c
		s.pool.Range(len(c), derivativesInBlock, s.loops.elementTangent)
	}
	for _, k := range s.serial {
		s.elementTangent(k, &s.loops.tangents[0])
	}
	for _, l := range s.loads {
		s.loops.load = l
		s.pool.Range(len(l.active), pairsInBlock, s.loops.loadTangent)
	}
	s.pool.Range(len(s.equations), elementsInBlock, s.loops.gradient)
	return nil
}

// bodyTangent adds the terms of a single body: inertia and gyroscopic moment.
func (s *System) bodyTangent(i int, t *tangents) {
	in := &s.inertia[i]
	if in.coordinate < 0 {
		return
	}
	m := identity3.scaled(in.mass)
	t.addBlock(s.bodyBlocks[i].translation, &m)
	if in.point {
		return
	}
	omega := s.frames[i].omega
	in.omegaTangent = scaledSkew(-0.5*t.position, omega)
	own := t.velocity - t.position*in.byRate
	in.omegaTangent[0], in.omegaTangent[4], in.omegaTangent[8] = own, own, own

	if in.isotropic {
		// J alpha with J = j I: no gyroscopic moment.
		j := in.world[0]
		r := scaledSkew(-0.5*t.position*j, in.alpha)
		j *= 1 - t.position*in.bySecond
		r[0], r[4], r[8] = j, j, j
		t.addBlock(s.bodyBlocks[i].rotation, &r)
		return
	}

	spinning := skew(omega)
	// Inertia: J alpha, with J rotated and alpha = 2 E(e) d2e/dt2.
	ja, sa := skew(in.world.mul(in.alpha)), skew(in.alpha)
	jsa := in.world.times(&sa)
	r := in.world.scaled(1 - t.position*in.bySecond)
	r.add(-t.position, &ja)
	r.add(0.5*t.position, &jsa)

	// Gyroscopic moment omega x J omega.
	sjw, jsw := skew(in.world.mul(omega)), in.world.times(&spinning)
	inner := spinning.times(&in.world)
	inner.add(-1, &sjw)
	byOmega := inner.times(&in.omegaTangent)
	r.add(1, &byOmega)
	jsw.add(-1, &sjw)
	byTurn := spinning.times(&jsw)
	r.add(t.position, &byTurn)
	t.addBlock(s.bodyBlocks[i].rotation, &r)
}

// MassTangent writes the mass matrix of the degrees of freedom and the constraint gradients.
func (s *System) MassTangent(values []float64) {
	s.loops.dst = values
	s.pool.Range(len(values), valuesInBlock, s.loops.clear)
	s.pool.Range(len(s.bodies), bodiesInBlock, s.loops.massTangent)
	for _, e := range s.equations {
		e.write(values, e.mass, 1)
	}
}

// AddHeldMassTangent adds what MassTangent writes for the bodies that constraints hold, and for these.
func (s *System) AddHeldMassTangent(values []float64) {
	t := tangents{values: values}
	for _, i := range s.held {
		s.bodyMassTangent(i, &t)
	}
	for _, e := range s.equations {
		e.write(values, e.mass, 1)
	}
}

// bodyMassTangent writes the mass and inertia of a body.
func (s *System) bodyMassTangent(i int, t *tangents) {
	in := &s.inertia[i]
	if in.coordinate < 0 {
		return
	}
	m := identity3.scaled(in.mass)
	t.addBlock(s.bodyBlocks[i].massTranslation, &m)
	if !in.point {
		t.addBlock(s.bodyBlocks[i].massRotation, &in.world)
	}
}

// pairTangent adds the derivatives of a body's wrench by the motion of another. Each pair has blocks of its own.
func (l *loadState) pairTangent(s *System, t *tangents, k int) {
	turn := &s.inertia[l.bodies[l.pairs[k][1]]+1].omegaTangent
	g, p, v := &l.tangents[k], t.position, t.velocity
	for row := range 6 {
		stiffness, damping := &g.Stiffness[row], &g.Damping[row]
		blocks, r := l.blocks[4*k+2*(row/3):4*k+2*(row/3)+2], int32(row%3)
		if b := blocks[0]; b.start >= 0 {
			x := (*[3]float64)(t.values[b.start+r*b.stride:])
			for c := range x {
				x[c] -= p*stiffness[c] + v*damping[c]
			}
		}
		if b := blocks[1]; b.start >= 0 {
			x, d0, d1, d2 := (*[3]float64)(t.values[b.start+r*b.stride:]), damping[3], damping[4], damping[5]
			for c := range x {
				x[c] -= p*stiffness[c+3] + (d0*turn[c] + d1*turn[c+3] + d2*turn[c+6])
			}
		}
	}
}

package mbd

// This file holds the derivatives of the forces of a beam.
//
// With rotations w1 and w2 of the ends and a move a of the second from the first, all in the axes R halfway, s = (w1 + w2)/2 and r = w2 - w1,
//
//	d phi = S r,  S = s(p) I + (1 - s(p))/p^2 phi phi^T,  s = (p/2)/sin(p/2),  p = |phi|,
//	the rotation of R is w = s - N r,  N = tan(p/4)/(2p) phi~,
//	d g = a - w x g,  and so the derivatives of U by a, w1 and w2 are n = C g, q/2 - m and q/2 + m with q = n x g, m = S D phi + N q.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// beamFactors are functions of the size p of the rotation vector of a beam, and their derivatives by p over p.
type beamFactors struct {
	across, acrossBy float64 // s
	along, alongBy   float64 // (1 - s)/p^2
	swing, swingBy   float64 // tan(p/4)/(2p)
}

func factorsOf(phi r3.Vec) (c beamFactors) {
	p2 := r3.Norm2(phi)
	if p2 < 1e-2 {
		return beamFactors{
			across: 1 + p2/24*(1+p2*7/240*(1+p2*31/1176)), acrossBy: 1.0/12 + p2*7/1440*(1+p2*31/784),
			along: -1.0/24 - p2*7/5760*(1+p2*31/1176), alongBy: -7.0/2880 - p2*31/241920*(1+p2*381/9920),
			swing: 1.0/8 + p2/384*(1+p2/40*(1+p2*17/672)), swingBy: 1.0/192 + p2/3840*(1+p2*17/448),
		}
	}
	p := math.Sqrt(p2)
	sin, cos := math.Sincos(p / 2)
	c.across = p / 2 / sin
	c.acrossBy = (sin - p/2*cos) / (2 * sin * sin * p)
	c.along = (1 - c.across) / p2
	c.alongBy = -(c.acrossBy + 2*c.along) / p2
	tan := math.Tan(p / 4)
	c.swing = tan / (2 * p)
	c.swingBy = ((1+tan*tan)/8 - c.swing) / p2
	return c
}

// stretch returns S m.
func (c *beamFactors) stretch(phi, m r3.Vec) r3.Vec {
	return r3.Add(r3.Scale(c.across, m), r3.Scale(c.along*r3.Dot(phi, m), phi))
}

// matrix returns S.
func (c *beamFactors) matrix(phi r3.Vec) matrix3 {
	m := identity3.scaled(c.across)
	m.addOuter(phi, r3.Scale(c.along, phi))
	return m
}

// byRotation returns the derivative of S m + N q by phi at constant m and q.
func (c *beamFactors) byRotation(phi, m, q r3.Vec) matrix3 {
	d := scaledSkew(-c.swing, q)
	along := c.along * r3.Dot(phi, m)
	d[0], d[4], d[8] = along, along, along
	d.addOuter(phi, r3.Scale(c.along, m))
	d.addOuter(r3.Add(r3.Scale(c.acrossBy, m), r3.Add(r3.Scale(c.alongBy*r3.Dot(phi, m), phi), r3.Scale(c.swingBy, r3.Cross(phi, q)))), phi)
	return d
}

// beamColumns are derivatives of a vector by the move of the second end from the first, and by the rotations of both.
type beamColumns struct{ move, first, second matrix3 }

// world turns derivatives by s and r in the axes halfway to those by both rotations, in world axes.
func (b *bent) world(move, mean, difference *matrix3) (c beamColumns) {
	c.move = rotateTensor(&b.axes, move)
	c.first, c.second = mean.scaled(0.5), mean.scaled(0.5)
	c.first.add(-1, difference)
	c.second.add(1, difference)
	c.first, c.second = rotateTensor(&b.axes, &c.first), rotateTensor(&b.axes, &c.second)
	return c
}

// columns returns the derivatives of the force and of both moments.
func (f *Beam) columns(b *bent) (force, first, second beamColumns) {
	c := factorsOf(b.phi)
	n, m := vector(b.force[:]), vector(b.force[3:])
	q := r3.Cross(n, b.g)
	var axial, bending matrix3 // C and D, with the damper
	for k := range 3 {
		axial[4*k], bending[4*k] = (1+b.damps)*f.stiffness[k], (1+b.damps)*f.stiffness[3+k]
	}
	about := (1 + b.damps) * b.yields[1]
	bending[4], bending[5], bending[7], bending[8] = (1+b.damps)*b.yields[0], about, about, (1+b.damps)*b.yields[2]
	swing, reach, pull := scaledSkew(c.swing, b.phi), skew(b.g), skew(n)

	mean := axial.times(&reach)
	mean.add(-1, &pull)
	difference := mean.times(&swing)
	difference = difference.scaled(-1)
	force = b.world(&axial, &mean, &difference)

	byMove := reach.times(&axial) // of q
	byMove = byMove.scaled(-1)
	byMove.add(1, &pull)
	byFrame := byMove.times(&reach)

	stretch := c.matrix(b.phi)
	turn := stretch.times(&bending)
	by := c.byRotation(b.phi, m, q)
	turn.add(1, &by)
	turn = turn.times(&stretch) // of m by r, at constant q
	moments := [2]r3.Vec{}
	moments[0], moments[1] = b.moments()
	for end, sign := range [2]float64{-1, 1} {
		half := swing.scaled(sign)
		for k := 0; k < 9; k += 4 {
			half[k] += 0.5
		}
		move, mean := half.times(&byMove), half.times(&byFrame)
		turned := skew(moments[end])
		mean.add(-1, &turned)
		difference := mean.times(&swing)
		difference = difference.scaled(-1)
		difference.add(sign, &turn)
		if end == 0 {
			first = b.world(&move, &mean, &difference)
		} else {
			second = b.world(&move, &mean, &difference)
		}
	}
	return force, first, second
}

func (f *Beam) tangent(s *System, t *tangents) {
	b := f.evaluate(s)
	force, first, second := f.columns(&b)
	l0, l1 := skew(b.lever[0]), skew(b.lever[1])
	pull := b.axes.mul(vector(b.force[:]))
	// rows adds the derivatives of a vector, times a sign, to the rows of a block.
	rows := func(row int, sign float64, c *beamColumns) {
		sign *= t.position
		m := c.move.scaled(sign)
		t.subtract(row, 0, &m)
		t.add(row, 2, &m)
		d := m.times(&l0)
		d.add(sign, &c.first)
		t.add(row, 1, &d)
		d = m.times(&l1)
		d = d.scaled(-1)
		d.add(sign, &c.second)
		t.add(row, 3, &d)
	}
	rows(0, -1, &force)
	rows(2, 1, &force)
	rows(1, 1, &first)
	rows(3, 1, &second)
	for end, l := range [2]*matrix3{&l0, &l1} {
		sign := float64(2*end - 1)
		lever := beamColumns{l.times(&force.move), l.times(&force.first), l.times(&force.second)}
		rows(2*end+1, sign, &lever)
		turn := skewProduct(sign*t.position, pull, b.lever[end])
		t.add(2*end+1, 2*end+1, &turn)
	}
}

// The most common laws on many contacts side by side: one value of each contact in every array, so that a processor can work on several
// at once.

package cpu

import (
	"math"

	"gabion/dem/law"
)

// width is the length of the lanes' arrays: a little more than a block, so that equal places in two of them are seldom a multiple of a
// memory page apart.
const width = block + 4

// lanes are the contacts of a block of meetings. Each array has one entry a contact; the laws work on them in place. lanes_amd64.s knows
// the order of the fields.
type lanes struct {
	nx, ny, nz         [width]float64 // separation from the second particle to the first, m; then the unit normal
	armI, armJ         [width]float64 // radii, m; then the arms of the contact point
	vx, vy, vz         [width]float64 // relative velocity of the centres, m/s; then the force on the first particle, N
	wxI, wyI, wzI      [width]float64 // angular velocity of the first particle, rad/s; then normal x tangential force on it, N
	wxJ, wyJ, wzJ      [width]float64 // angular velocity of the second
	sx, sy, sz, radius [width]float64 // history: of the last step, then of this one

	effective, hertz, root, shear, share, friction [width]float64 // coefficients

	overlap, inverse, contact, rooted [width]float64    // overlap, inverse distance, contact radius and its root
	damped, slid                      [width]float64    // losses, J
	_                                 [5][width]float64 // working memory of lanes_amd64.s

	single bool // the coefficients are the same for all and stay
}

// press takes the first n contacts through a step of dt (s). It does the operations of Contact.ofSpheres and Law.Evaluate in
// their order, for Hertz with damping by restitution and Mindlin's spring, and gives the same bits.
func (l *lanes) press(n int, dt float64) {
	if vector {
		approachAVX(&l.nx[0], n)
		moveAVX(&l.nx[0], n, dt, 0.5*dt, 0.25*dt)
		pushAVX(&l.nx[0], n, dt)
		return
	}
	l.approach(n)
	l.push(n, dt)
}

// approach works out distances, overlaps and contact radii.
func (l *lanes) approach(n int) {
	for k := 0; k < n && k < block; k++ {
		x, y, z := l.nx[k], l.ny[k], l.nz[k]
		distance := math.Sqrt(x*x + y*y + z*z)
		overlap := l.armI[k] + l.armJ[k] - distance
		l.inverse[k] = 1 / distance
		a := math.Sqrt(l.effective[k] * overlap)
		l.overlap[k] = overlap
		l.contact[k] = a
		l.rooted[k] = math.Sqrt(a)
	}
}

// push works out forces.
func (l *lanes) push(n int, dt float64) {
	halfStep, quarterStep := 0.5*dt, 0.25*dt
	for k := 0; k < n && k < block; k++ {
		overlap, inverse, a := l.overlap[k], l.inverse[k], l.contact[k]
		nx, ny, nz := inverse*l.nx[k], inverse*l.ny[k], inverse*l.nz[k]
		vx, vy, vz := l.vx[k], l.vy[k], l.vz[k]
		wxI, wyI, wzI := l.wxI[k], l.wyI[k], l.wzI[k]
		wxJ, wyJ, wzJ := l.wxJ[k], l.wyJ[k], l.wzJ[k]
		speed := vx*nx + vy*ny + vz*nz
		armI, armJ := l.armI[k]-0.5*overlap, l.armJ[k]-0.5*overlap
		half := quarterStep * speed
		backI, backJ := armI-half, armJ-half
		wx, wy, wz := backI*wxI+backJ*wxJ, backI*wyI+backJ*wyJ, backI*wzI+backJ*wzJ
		grow := 1 + halfStep*speed*inverse
		slipX := grow*(vx-speed*nx) - (wy*nz - wz*ny)
		slipY := grow*(vy-speed*ny) - (wz*nx - wx*nz)
		slipZ := grow*(vz-speed*nz) - (wx*ny - wy*nx)
		angle := 0.5 * ((wxI+wxJ)*nx + (wyI+wyJ)*ny + (wzI+wzJ)*nz) * dt

		damp := l.root[k] * l.rooted[k]
		elastic := l.hertz[k] * a * overlap
		normal := elastic - damp*speed
		if normal < 0 {
			normal = 0
		}
		ratio := l.radius[k] / a
		damped := (elastic - normal) * speed * dt * (0.75 + 0.25*math.Sqrt(ratio))
		limit := l.friction[k] * normal

		sx, sy, sz := l.sx[k], l.sy[k], l.sz[k]
		out := sx*nx + sy*ny + sz*nz
		length2 := sx*sx + sy*sy + sz*sz
		sx, sy, sz = sx-out*nx, sy-out*ny, sz-out*nz
		if out2 := out * out; out2 > law.TurnTolerance*length2 && out2 < length2 {
			f := math.Sqrt(length2 / (length2 - out2))
			sx, sy, sz = f*sx, f*sy, f*sz
		}
		sx, sy, sz = sx+angle*(ny*sz-nz*sy), sy+angle*(nz*sx-nx*sz), sz+angle*(nx*sy-ny*sx)
		old, stiff := l.shear[k]*l.radius[k], l.shear[k]*a
		slid := 0.5 * old * (sx*sx + sy*sy + sz*sz + dt*(sx*slipX+sy*slipY+sz*slipZ))
		keep := ratio
		if keep > 1 {
			keep = 1
		}
		sx, sy, sz = keep*sx+dt*slipX, keep*sy+dt*slipY, keep*sz+dt*slipZ
		length2 = sx*sx + sy*sy + sz*sz
		limit2 := limit * limit
		if stiff*stiff*length2 > limit2 {
			cut := limit / (stiff * math.Sqrt(length2))
			sx, sy, sz = cut*sx, cut*sy, cut*sz
		}
		slid += 0.5 * stiff * (dt*(sx*slipX+sy*slipY+sz*slipZ) - (sx*sx + sy*sy + sz*sz))
		px, py, pz := stiff*sx, stiff*sy, stiff*sz
		dashpot := l.share[k] * damp
		tx, ty, tz := px+dashpot*slipX, py+dashpot*slipY, pz+dashpot*slipZ
		if f2 := tx*tx + ty*ty + tz*tz; f2 > limit2 {
			cut := limit / math.Sqrt(f2)
			tx, ty, tz = cut*tx, cut*ty, cut*tz
		}
		damped += ((tx-px)*slipX + (ty-py)*slipY + (tz-pz)*slipZ) * dt
		l.sx[k], l.sy[k], l.sz[k], l.radius[k] = sx, sy, sz, a
		l.vx[k], l.vy[k], l.vz[k] = normal*nx-tx, normal*ny-ty, normal*nz-tz
		l.wxI[k], l.wyI[k], l.wzI[k] = nz*ty-ny*tz, nx*tz-nz*tx, ny*tx-nx*ty
		l.armI[k], l.armJ[k] = armI, armJ
		l.damped[k], l.slid[k] = damped, slid
	}
}

// Laws on many contacts side by side: one value of each contact in every array, so that a processor can work on several
// at once.

package cpu

import (
	"unsafe"

	"gabion/dem/law"
)

// width is the length of the lanes' arrays: a little more than a block, so that equal places in two of them are seldom a multiple of a
// memory page apart.
const width = block + 4

// lanes are the contacts of a block of pairs. Each array has one entry a contact; the laws work on them in place. lanes_amd64.s and
// lanes_law_amd64.s know the order of the fields.
type lanes struct {
	nx, ny, nz    [width]float64 // separation from the second particle to the first, m
	rI, rJ        [width]float64 // radii, m
	vx, vy, vz    [width]float64 // relative velocity of the centres, m/s; then the force on the first particle, N
	wxI, wyI, wzI [width]float64 // angular velocity of the first particle, rad/s; then the torque on it, N m
	wxJ, wyJ, wzJ [width]float64 // angular velocity of the second; then the negative of the torque on it

	history              [historyNumbers][width]float64 // what the law keeps, in the order of Law.Pack: of the last step, then of this one
	k                    [coefficients][width]float64   // those of Coefficients that the law reads, in their order
	damped, slid, rolled [width]float64                 // losses, J
	yielded              [width]float64
	_                    [workingRows][width]float64

	law    vectorLaw
	single bool // the coefficients are the same for all and stay
}

// Most numbers of a history, and of coefficients.
const (
	historyNumbers = int(unsafe.Sizeof(law.History{}) / 8)
	coefficients   = int(unsafe.Sizeof(law.Coefficients{}) / 8)
)

// vectorLaw is the vector code of a law for spheres, Law.Spheres to the same bits: it takes the first n contacts of lanes, by their first array,
// through a step of dt (s).
type vectorLaw struct {
	run   func(l *float64, n int, dt float64)
	needs []int // coefficients that it reads, by their place
}

// lawLanes is the vector code of a law, if it has one. Whether shear is damped is left to the coefficients, and the viscoelastic law has one dashpot only.
func lawLanes(l law.Law) (vectorLaw, bool) {
	l.UndampedShear = false
	if l.Normal == law.Viscoelastic {
		l.Damping = law.ByRestitution
	}
	v, ok := vectorLaws[l]
	return v, ok
}

// press takes the first n contacts through a step of dt (s).
func (l *lanes) press(n int, dt float64) { l.law.run(&l.nx[0], n, dt) }

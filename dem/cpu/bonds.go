// Bonds between particles: beams that hold them together; dem/law/bond.go.
//
// Bonds have a list of their own, which never changes, and so have the particles that are bonded (dem/bond_network.go), each of which has its orientation and knows where its
// sphere is. In a step each bond is worked out once, and then each bonded particle
// adds up what its bonds do to it, in their order: no sum depends on the threads.

package cpu

import (
	"math"
	"slices"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/codec"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// bondNetwork is the bonds of an engine and the particles that they hold.
type bondNetwork struct {
	dem.BondNetwork
	bonds   []bond
	states  []bondState // of each bond
	loads   []bondLoad
	bonded  []bonded
	blocks  []bondBlock
	broken  []dem.BrokenBond // by time and number
	changed bool             // bonds have broken since lists were made
}

// bond is a beam.
type bond struct {
	law.Bond
	way     r3.Vec // from the first partner to the second at rest, m
	rest    r3.Vec // its direction
	contact bool   // the partners touch each other too
}

// bondState is what changes of a bond.
type bondState struct {
	Elastic float64 // J, in the last step
	Broken  int64   // not 0: it has broken
}

// States of bonds that have broken.
const (
	brokenNow = 1 + iota // in the last step, in which they act for the last time
	broken               // before
)

// bondLoad is what a bond does.
type bondLoad struct{ force, torqueI, torqueJ r3.Vec }

// bonded is a particle with bonds.
type bonded struct {
	orientation law.Orientation // since the start
	sphere      int32           // its place among the spheres; -1 when it has gone
}

// bondBlock is what one task finds about its bonds.
type bondBlock struct {
	lost   dem.Energy // so far
	power  float64    // lost in the dashpots of those that hold, in the last step, W
	broken []int32    // in the last step
}

// bondsInBlock is the number of bonds, or of bonded particles, of one task.
const bondsInBlock = 256

// newBonds takes in the bonds of the model.
func (e *Engine) newBonds(m *dem.Model) {
	n := &e.bonds
	n.BondNetwork = m.BondNetwork()
	n.bonded = make([]bonded, len(n.IDs))
	for k := range n.bonded {
		n.bonded[k].orientation.E0 = 1
	}
	n.bonds = make([]bond, len(m.Bonds))
	for i := range m.Bonds {
		b := &m.Bonds[i]
		n.bonds[i] = bond{b.Beam, b.Rest, r3.Unit(b.Rest), b.Contact}
	}
	n.states, n.loads = make([]bondState, len(n.bonds)), make([]bondLoad, len(n.bonds))
	n.blocks = make([]bondBlock, (len(n.bonds)+bondsInBlock-1)/bondsInBlock)
}

// forEachBondBlock runs a task on n bonds or bonded particles, block by block.
func (e *Engine) forEachBondBlock(n int, task func(worker, block int)) {
	if n > 0 {
		e.pool.Run((n+bondsInBlock-1)/bondsInBlock, task, nil)
	}
}

// blockOf is the range of a block of n.
func blockOf(block, n int) (from, to int) {
	return block * bondsInBlock, min((block+1)*bondsInBlock, n)
}

// bondForces turns the bonded particles on with their last angular velocities, and loads them.
func (e *Engine) bondForces() {
	e.forEachBondBlock(len(e.bonds.bonded), e.tasks.turnBonded)
	e.loadBonds()
}

// loadBonds works out the bonds, and adds what they do to the loads. Bonds that are overloaded break; they act for the last time then.
func (e *Engine) loadBonds() {
	n := &e.bonds
	e.forEachBondBlock(len(n.bonds), e.tasks.workOutBonds)
	e.forEachBondBlock(len(n.bonded), e.tasks.loadBonded)
	for k := range n.blocks {
		for _, i := range n.blocks[k].broken {
			n.broken = append(n.broken, dem.BrokenBond{Time: e.time, Bond: int(i), Energy: n.states[i].Elastic})
			n.changed = true
		}
	}
}

// turnBonded turns a block of bonded particles.
func (e *Engine) turnBonded(_, block int) {
	from, to := blockOf(block, len(e.bonds.bonded))
	for k := from; k < to; k++ {
		if m := &e.bonds.bonded[k]; m.sphere >= 0 {
			m.orientation = m.orientation.Turned(e.motion[m.sphere].W, e.dt)
		}
	}
}

// workOutBonds works out a block of bonds. Velocities are those of the middle of the step, but forces act half of a step before and half of a step after its end. To second order, three quarters
// of what the dashpots take count with the velocities now, and a quarter with those of the next step, where a quarter is what it was before. A bond that breaks goes on to act for half of a
// step: what it takes there from its partners was stored in it beyond what it held.
func (e *Engine) workOutBonds(_, block int) {
	n := &e.bonds
	b := &n.blocks[block]
	b.lost.Bonding += 0.25 * b.power * e.dt
	b.broken, b.power = b.broken[:0], 0
	from, to := blockOf(block, len(n.bonds))
	for i := from; i < to; i++ {
		state, load := &n.states[i], &n.loads[i]
		if state.Broken == brokenNow {
			b.lost.Breaking -= 0.5 * e.dt * e.bondPower(i)
			state.Broken = broken
		}
		if state.Broken == broken {
			*load = bondLoad{}
			continue
		}
		r := e.evaluateBond(i)
		*load = bondLoad{r.Force, r.TorqueI, r.TorqueJ}
		state.Elastic = r.Elastic
		b.lost.Bonding += 0.75 * r.Power * e.dt
		if r.Load < 1 {
			b.power += r.Power
			continue
		}
		state.Broken = brokenNow
		b.lost.Breaking += r.Elastic - e.freedContact(i)
		b.broken = append(b.broken, int32(i))
	}
}

// partners are the particles that bond i holds together.
func (e *Engine) partners(i int) (first, second *bonded) {
	p := e.bonds.Partners[i]
	return &e.bonds.bonded[p[0]], &e.bonds.bonded[p[1]]
}

// evaluateBond works out bond i where its partners are.
func (e *Engine) evaluateBond(i int) (r law.BondResponse) {
	b := &e.bonds.bonds[i]
	first, second := e.partners(i)
	s, o := first.sphere, second.sphere
	d := e.periods.nearest(r3.Sub(e.at[o].centre(), e.at[s].centre()))
	var strain law.BondStrain
	law.Strain(b.way, d, first.orientation, second.orientation, &strain)
	b.Evaluate(b.rest, &strain, &e.motion[s].Twist, &e.motion[o].Twist, &r)
	return r
}

// bondPower is the power of what bond i does by its last load on its partners as they move now, W.
func (e *Engine) bondPower(i int) float64 {
	first, second := e.partners(i)
	if min(first.sphere, second.sphere) < 0 {
		return 0
	}
	load, s, o := &e.bonds.loads[i], &e.motion[first.sphere], &e.motion[second.sphere]
	return r3.Dot(load.force, r3.Sub(s.V, o.V)) + r3.Dot(load.torqueI, s.W) + r3.Dot(load.torqueJ, o.W)
}

// freedContact is the energy that the contact of a bond's partners holds when it begins with the end of the bond, J.
func (e *Engine) freedContact(i int) float64 {
	first, second := e.partners(i)
	s, o := first.sphere, second.sphere
	t := contactPair{i: s, j: o}
	overlap := -e.gap(&t)
	if e.bonds.bonds[i].contact || overlap <= 0 {
		return 0
	}
	var spare law.Coefficients
	return e.law.Elastic(e.pairCoefficients(s, o, &spare), overlap, &law.History{})
}

// BondForces implements Engine.
func (e *Engine) BondForces(dst []dem.BondForce) []dem.BondForce {
	n := &e.bonds
	for i := range n.bonds {
		if n.states[i].Broken == 0 {
			p := n.Partners[i]
			dst = append(dst, dem.BondForce{First: int(n.IDs[p[0]]), Second: int(n.IDs[p[1]]), Force: n.loads[i].force})
		}
	}
	return e.pairForces(dst)
}

// loadBonded adds to the loads of a block of bonded particles what their bonds do.
func (e *Engine) loadBonded(_, block int) {
	n := &e.bonds
	from, to := blockOf(block, len(n.bonded))
	for k := from; k < to; k++ {
		m := &n.bonded[k]
		if m.sphere < 0 {
			continue
		}
		a := &e.load[m.sphere]
		r := &n.Ranges[k]
		for _, i := range n.Entries[r.First:r.Second] {
			a.F, a.T = r3.Add(a.F, n.loads[i].force), r3.Add(a.T, n.loads[i].torqueI)
		}
		for _, i := range n.Entries[r.Second:r.Last] {
			a.F, a.T = r3.Sub(a.F, n.loads[i].force), r3.Add(a.T, n.loads[i].torqueJ)
		}
	}
}

// holds tells whether a bond keeps particle i from touching particle j.
func (n *bondNetwork) holds(i, j int32) bool {
	r := &n.Ranges[i]
	return slices.ContainsFunc(n.Entries[r.First:r.Last], func(k int32) bool {
		p := n.Partners[k]
		return (p[0] == j || p[1] == j) && !n.bonds[k].contact && n.states[k].Broken == 0
	})
}

// bondedNumber is that of sphere i among the bonded; -1 if it has no bonds.
func (e *Engine) bondedNumber(i int32) int32 {
	if id := e.identity[i].ID; int(id) < len(e.bonds.Number) {
		return e.bonds.Number[id]
	}
	return -1
}

// dropBonded takes the spheres that bonds keep from touching sphere i from the list of its neighbours, which begins at a place.
func (e *Engine) dropBonded(near []int32, from, i int) []int32 {
	if len(e.bonds.bonds) == 0 {
		return near
	}
	own := e.bondedNumber(int32(i))
	if own < 0 {
		return near
	}
	kept := slices.DeleteFunc(near[from:], func(j int32) bool {
		other := e.bondedNumber(j)
		return other >= 0 && e.bonds.holds(own, other)
	})
	return near[:from+len(kept)]
}

// followBonded finds the bonded particles at their new places, and ends the bonds of those that have gone.
func (e *Engine) followBonded() {
	n := &e.bonds
	if len(n.bonds) == 0 {
		return
	}
	n.changed = false
	for k := range n.bonded {
		n.bonded[k].sphere = -1
	}
	for i := range e.identity {
		if k := e.bondedNumber(int32(i)); k >= 0 {
			n.bonded[k].sphere = int32(i)
		}
	}
	if e.leavingCount > 0 {
		e.endLostBonds()
	}
}

// endLostBonds ends the bonds of particles that have gone.
func (e *Engine) endLostBonds() {
	n := &e.bonds
	for i := range n.bonds {
		first, second := e.partners(i)
		if state := &n.states[i]; state.Broken == 0 && min(first.sphere, second.sphere) < 0 {
			state.Broken = broken
			n.blocks[i/bondsInBlock].lost.Breaking += state.Elastic
			n.broken = append(n.broken, dem.BrokenBond{Time: e.time, Bond: i, Energy: state.Elastic})
		}
	}
}

// addBondEnergies adds the energy of the bonds and what they have lost.
func (e *Engine) addBondEnergies(sum *dem.Energy) {
	n := &e.bonds
	for i := range n.states {
		if s := &n.states[i]; s.Broken == 0 {
			sum.Bonds += s.Elastic
		}
	}
	for k := range n.blocks {
		sum.Bonding += n.blocks[k].lost.Bonding
		sum.Breaking += n.blocks[k].lost.Breaking
	}
}

// Broken implements Engine.
func (e *Engine) Broken(dst []dem.BrokenBond) []dem.BrokenBond { return append(dst, e.bonds.broken...) }

// transfer saves or restores what changes of the bonds.
func (n *bondNetwork) transfer(c *codec.Codec) {
	turned := make([]law.Orientation, len(n.bonded))
	losses, powers := make([]dem.Energy, len(n.blocks)), make([]float64, len(n.blocks))
	for k := range turned {
		turned[k] = n.bonded[k].orientation
	}
	for k := range losses {
		losses[k], powers[k] = n.blocks[k].lost, n.blocks[k].power
	}
	codec.Slice(c, &turned)
	codec.Slice(c, &losses)
	codec.Slice(c, &powers)
	codec.Slice(c, &n.loads)
	codec.Slice(c, &n.states)
	codec.Slice(c, &n.broken)
	codec.Value(c, &n.changed)
	if c.Err == nil && c.W == nil && (len(turned) != len(n.bonded) || len(losses) != len(n.blocks) || len(powers) != len(n.blocks) || len(n.loads) != len(n.bonds)) {
		c.Err = codec.Invalid("%d bonded particles, want %d", len(turned), len(n.bonded))
		return
	}
	if c.W == nil {
		for k := range turned {
			n.bonded[k].orientation = turned[k]
		}
		for k := range losses {
			n.blocks[k].lost, n.blocks[k].power = losses[k], powers[k]
		}
	}
}

// checkBonds checks what has been read of bonds, and finds the particles that they hold.
func (e *Engine) checkBonds() error {
	n := &e.bonds
	if len(n.states) != len(n.bonds) {
		return codec.Invalid("%d bonds, want %d", len(n.states), len(n.bonds))
	}
	for k := range n.bonded {
		if q := n.bonded[k].orientation; !(math.Abs(q.E0*q.E0+r3.Norm2(q.E)-1) < 1e-6) {
			return codec.Invalid("bonded particle %d is turned by %v", k, q)
		}
	}
	changed := n.changed
	e.leavingCount = 0
	e.followBonded()
	n.changed = changed
	for i := range n.bonds {
		first, second := e.partners(i)
		if s := &n.states[i]; !vec.Finite1(s.Elastic) || s.Broken == 0 && min(first.sphere, second.sphere) < 0 {
			return codec.Invalid("bond %d of %g J holds particles that are not there", i, s.Elastic)
		}
	}
	return nil
}

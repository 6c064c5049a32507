// What the kernels are told: the parameters in constant memory, materials and surfaces.

package dem

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/kernels"
)

const maxLevels = 12

// setParameters writes Parameters of kernels/state.cuh.
func (e *GPU) setParameters() error {
	a, s, m := &e.arrays, &e.space, &e.model
	l := &layout{format: e.format}
	two(l, a.position)
	two(l, a.velocity)
	two(l, a.angular)
	two(l, a.lap)
	two(l, a.id)
	two(l, a.material)
	for _, x := range []*kernels.Array[int32]{a.rowLength, a.sliceStart, a.entry} {
		at(l, x)
	}
	at(l, a.history)
	at(l, a.rolling)
	for _, x := range []*kernels.Array[int32]{a.cell, a.place, a.order, a.cellStart, a.tileSums, a.packedStart, a.packedCount, a.packedID} {
		at(l, x)
	}
	at(l, a.packedHistory)
	at(l, a.packedRolling)
	at(l, a.losses)
	at(l, a.control)
	l.double(s.quantum)
	l.double(1 / s.quantum)
	l.single(s.quantum)
	l.single(1 / s.quantum)
	e.putDomain(l)
	l.double(s.skin)
	l.double(0.5 * s.skin)
	l.double(e.set.dt)
	l.double(e.set.before)
	l.double(e.set.kick)
	l.vector(m.Gravity)
	l.address(0)
	l.long(0)
	l.double(m.Damping)
	k := e.uniformCoefficients()
	putCoefficients(l, &k)
	l.align(8)
	at(l, a.interactions)
	at(l, a.surfaces)
	at(l, a.poses)
	l.address(0)
	l.integer(len(m.Surfaces))
	l.integer(len(m.Surfaces))
	l.integer(0)
	l.integer(e.tiles())
	l.double(s.slack)
	two(l, a.pairGrain)
	two(l, a.pairSurface)
	two(l, a.pairFirst)
	two(l, a.slotFirst)
	two(l, a.feature)
	two(l, a.spring)
	two(l, a.roll)
	at(l, a.pairForce)
	at(l, a.pairTorque)
	at(l, a.tilePairs)
	l.integer(lengthOf(a.pairGrain[0]))
	l.integer(lengthOf(a.feature[0]))
	l.integer(len(m.Materials))
	l.integer(s.total)
	l.integer(len(s.levels))
	l.integer(lengthOf(a.entry) / sliceRows)
	l.integer(lengthOf(a.packedID))
	l.align(8)
	for i := range maxLevels {
		var c cellTable
		if i < len(s.levels) {
			c = s.levels[i]
		}
		for _, edge := range c.edge {
			l.double(1 / edge)
		}
		for axis := range 3 {
			l.integer(c.count[axis])
		}
		for axis := range 3 {
			l.integer(c.tiles[axis])
		}
		l.integer(c.first)
		l.integer(0)
		l.double(c.radius)
		l.double(0)
	}
	return kernels.SetConstantBytes(e.program, "parameters", l.b)
}

func lengthOf[T any](a *kernels.Array[T]) int {
	if a == nil {
		return 0
	}
	return a.Len()
}

func at[T any](l *layout, a *kernels.Array[T]) {
	if a == nil {
		l.address(0)
		return
	}
	l.address(a.Address())
}

func two[T any](l *layout, a [2]*kernels.Array[T]) {
	at(l, a[0])
	at(l, a[1])
}

// putDomain appends the period and the corners of the domain, from the origin of the fixed-point numbers.
func (e *GPU) putDomain(l *layout) {
	d := e.model.Domain
	size := r3.Sub(d.Max, d.Min)
	l.vector(size)
	inf := math.Inf(1)
	low, high := r3.Sub(d.Min, e.space.origin), r3.Sub(d.Max, e.space.origin)
	if d == (r3.Box{}) {
		low, high = r3.Vec{X: -inf, Y: -inf, Z: -inf}, r3.Vec{X: inf, Y: inf, Z: inf}
	}
	l.vector(low)
	l.vector(high)
	for axis := range 3 {
		l.long(int64(math.Round(math.Mod(along(size, axis)/e.space.quantum, e.format.steps()))))
	}
}

func putCoefficients(l *layout, k *Coefficients) {
	for _, v := range []float64{
		k.Radius, k.NormalLinear, k.NormalHertz, k.DampLinear, k.DampRadius, k.DampRoot, k.DampOverlap,
		k.ShearLinear, k.ShearMindlin, k.ShearDamp, k.ShearShare, k.Friction, k.RollArm, k.RollRatio, k.RollDamp, k.Inertia,
	} {
		l.real(v)
	}
}

// uniformCoefficients are those of two grains like the first.
func (e *GPU) uniformCoefficients() Coefficients {
	g := &e.model.Grains
	if len(g.Radius) == 0 {
		return Coefficients{}
	}
	material, r := &e.model.Materials[g.materialOf(0)], g.Radius[0]
	law := newPairLaw(e.model.Law, material, material, e.model.Between(g.materialOf(0), g.materialOf(0)))
	mass := sphereMass(material, r)
	return law.ofSizes(0.5*r, 0.5*mass, 0.2*mass*r*r)
}

func sphereMass(m *Material, r float64) float64 { return m.Density * 4 / 3 * math.Pi * r * r * r }

// putInteractions fills the table of material pairs: coefficients for unit sizes, told apart by what they grow with.
func (e *GPU) putInteractions() []byte {
	l := &layout{format: e.format}
	m := &e.model
	for a := range m.Materials {
		for b := range m.Materials {
			p := newPairLaw(m.Law, &m.Materials[a], &m.Materials[b], m.Between(a, b))
			k := p.ofSizes(1, 1, 1)
			fixed, byMass := k.DampLinear, 0.0
			if m.Law.Damping == ByRestitution {
				fixed, byMass = 0, k.DampLinear
			}
			for _, v := range []float64{
				k.NormalLinear, k.NormalHertz, fixed, byMass, k.DampRadius, k.DampRoot, k.DampOverlap,
				k.ShearLinear, k.ShearMindlin, k.ShearDamp, k.ShearShare, k.Friction, k.RollArm, k.RollDamp / 2,
			} {
				l.real(v)
			}
		}
	}
	return l.b
}

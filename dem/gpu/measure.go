// What particles and contacts in a region add up to, on the device.

package gpu

import (
	"cmp"
	"errors"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/vec"
	"gabion/kernels"
)

// regionArrays are what the sums over a region take.
type regionArrays struct {
	region *kernels.Array[deviceRegion]
	sums   *kernels.Array[float64]
	balls  *kernels.Array[deviceRegionBall]
	count  *kernels.Array[int32]
}

const fewBalls = 4096 // that there is room for at first

// SumRegion implements dem.RegionMeter. Clumps and what acts beside contacts are left to the host, and regions that reach beyond the periodic sides of the domain.
func (e *Engine) SumRegion(of *dem.Region, dst *dem.RegionSums) (done bool) {
	if e.hasClumps() || e.hasBonds() || e.model.Potentials != nil || !e.withinPeriods(of.Bounds) {
		return false
	}
	*dst = dem.RegionSums{Balls: dst.Balls[:0]}
	e.recordFailure(e.do(func() error {
		if _, err := e.observe(); err != nil || e.control.Particles == 0 {
			return err
		}
		return e.sumRegion(of, dst)
	}))
	return true
}

// SumIn implements dem.RegionMeter. Clumps are left to the host.
func (e *Engine) SumIn(of *dem.Region, dst *dem.Sums) bool {
	if e.hasClumps() {
		return false
	}
	dst.Clear(len(e.model.Scalars))
	e.recordFailure(e.do(func() error {
		if _, err := e.observe(); err != nil || e.control.Particles == 0 {
			return err
		}
		a, t, blocks := &e.arrays.measured, e.allocator(), blocksOf(int(e.control.Particles), stepThreads)
		table := &e.arrays.observed.table
		regrow(e, t, table, blocks*rangeSums)
		regrow(e, t, &a.region, 1)
		regrow(e, t, &a.sums, max(rangeSums, regionSums))
		if t.err != nil {
			return t.err
		}
		sums := make([]float64, rangeSums)
		err := errors.Join(
			a.region.Write(0, []deviceRegion{describeRegion(of)}),
			e.kernels.sumInRegion(blocks, stepThreads, pointer(a.region), pointer(*table), pointer(e.arrays.late)),
			e.kernels.joinRanges(rangeSums, stepThreads, pointer(*table), int64(blocks), pointer(a.sums)), a.sums.Read(0, sums))
		if err == nil {
			fillSums(dst, sums)
		}
		return err
	}))
	return true
}

// withinPeriods tells whether a box lies between the periodic sides of the domain.
func (e *Engine) withinPeriods(b r3.Box) bool {
	d := e.model.Domain
	for axis, on := range e.model.Periodic {
		if on && (axisOf(b.Min, axis) < axisOf(d.Min, axis) || axisOf(b.Max, axis) > axisOf(d.Max, axis)) {
			return false
		}
	}
	return true
}

func (e *Engine) sumRegion(of *dem.Region, dst *dem.RegionSums) error {
	a, t := &e.arrays.measured, e.allocator()
	blocks, walls, coupled := blocksOf(int(e.control.Particles), stepThreads), 0, 0
	if e.control.Walls > 0 {
		walls = blocksOf(int(e.control.Walls), surfaceThreads)
	}
	if n := int(e.control.Pairs - e.control.Walls); n > 0 {
		coupled = blocksOf(n, surfaceThreads)
	}
	rows := blocks + walls + coupled
	table := &e.arrays.observed.table
	regrow(e, t, table, rows*regionSums)
	regrow(e, t, &a.region, 1)
	regrow(e, t, &a.sums, max(rangeSums, regionSums))
	regrow(e, t, &a.count, 1)
	regrow(e, t, &a.balls, fewBalls)
	if t.err != nil {
		return t.err
	}
	if err := a.region.Write(0, []deviceRegion{describeRegion(of)}); err != nil {
		return err
	}
	count, sums := []int32{0}, make([]float64, regionSums)
	for {
		late, room := pointer(e.arrays.late), a.balls.Len()
		after := func(blocks int) to[float64] { return pointer(*table) + to[float64](blocks*regionSums*numberBytes) }
		err := errors.Join(a.count.Clear(0), e.kernels.measureRegion(blocks, stepThreads, pointer(a.region), pointer(*table), late, pointer(a.balls), int64(room), pointer(a.count)))
		if walls > 0 {
			err = errors.Join(err, e.kernels.measureWalls(walls, surfaceThreads, pointer(a.region), after(blocks)))
		}
		if coupled > 0 {
			err = errors.Join(err, e.kernels.measureCoupled(coupled, surfaceThreads, pointer(a.region), after(blocks+walls), int64(e.featureSide())))
		}
		err = errors.Join(err, e.kernels.sumColumns(regionSums, stepThreads, pointer(*table), int64(rows), regionSums, pointer(a.sums)), a.sums.Read(0, sums), a.count.Read(0, count))
		if err != nil {
			return err
		}
		if int(count[0]) <= room {
			break
		}
		if regrow(e, t, &a.balls, 2*int(count[0])); t.err != nil {
			return t.err
		}
	}
	fillRegion(dst, sums)
	if count[0] == 0 {
		return nil
	}
	balls := make([]deviceRegionBall, count[0])
	err := a.balls.Read(0, balls)
	for _, b := range balls {
		dst.Balls = append(dst.Balls, dem.RegionBall{ID: int(b.Id), Centre: b.Centre, Radius: b.Radius})
	}
	slices.SortFunc(dst.Balls, func(a, b dem.RegionBall) int {
		return cmp.Or(cmp.Compare(a.ID, b.ID), cmp.Compare(a.Centre.X, b.Centre.X), cmp.Compare(a.Centre.Y, b.Centre.Y), cmp.Compare(a.Centre.Z, b.Centre.Z))
	})
	return err
}

// describeRegion is a region as the device knows it.
func describeRegion(of *dem.Region) deviceRegion {
	turn := of.Frame.Orientation
	if turn == (quat.Number{}) {
		turn.Real = 1
	}
	d := deviceRegion{
		Form: int32(of.Form), Balls: int32(oneIf(of.Balls)), Radius: of.Radius, Narrowest: of.Width, Position: of.Frame.Position,
		Turn: [4]float64{turn.Real, turn.Imag, turn.Jmag, turn.Kmag}, Middle: of.Middle(), Lowest: of.Bounds.Min, Most: of.Bounds.Max,
	}
	along := r3.Sub(of.B, of.A)
	switch of.Form {
	case dem.BoxRegion:
		d.Half = r3.Scale(0.5, along)
	case dem.TubeRegion:
		d.Axis, d.HalfLength = vec.Direction(along, r3.Vec{})
		d.HalfLength *= 0.5
	}
	return d
}

// The device has the same numbers for forms.
var _ = [1]struct{}{}[boxRegion-int(dem.BoxRegion)|ballRegion-int(dem.BallRegion)|tubeRegion-int(dem.TubeRegion)]

// fillRegion takes the sums that a device has worked out.
func fillRegion(dst *dem.RegionSums, sums []float64) {
	vector := func(at int) r3.Vec { return r3.Vec{X: sums[at], Y: sums[at+1], Z: sums[at+2]} }
	tensor := func(at int) (t [3][3]float64) {
		for i := range t {
			copy(t[i][:], sums[at+3*i:])
		}
		return t
	}
	dst.Particles, dst.Contacts = int(sums[regionParticles]), int(sums[regionContacts])
	dst.Mass, dst.Diameter, dst.Volume, dst.Solid = sums[regionMass], sums[regionDiameter], sums[regionVolume], sums[regionSolid]
	dst.Places, dst.Velocities = vector(regionPlaces), vector(regionVelocities)
	dst.Squares, dst.Cross, dst.Motion = tensor(regionSquares), tensor(regionCross), tensor(regionMotion)
	dst.Degrees, dst.Held, dst.Bearing = int(sums[regionDegrees]), int(sums[regionHeld]), int(sums[regionBearing])
	dst.Overlap, dst.Stress, dst.Fabric = sums[regionOverlap], tensor(regionStress), tensor(regionFabric)
}

var _ dem.RegionMeter = (*Engine)(nil)

package models

// What regions of space can be asked for: sums over the particles in them, and what particles and contacts make up there as a continuum.

import (
	"fmt"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/measure"
	"gabion/dem/packing"
	"gabion/mbd"
	"gabion/observables"
	"gabion/rigid"
)

// observedRegion is what has been looked at in a region.
type observedRegion struct {
	sums     *groupSum
	averages *measure.Averages
	lacey    float64
	deformed *measure.Deformation
}

var regionQuantities = slices.Concat(
	observables.Part(groupQuantities, func(o *observedRegion) *groupSum { return o.sums }),
	observables.Part(averageQuantities, func(o *observedRegion) *measure.Averages { return o.averages }),
	laceyQuantity,
	observables.Part(strainQuantities, func(o *observedRegion) *measure.Deformation { return o.deformed }),
)

var laceyQuantity = observables.Registry[*observedRegion]{
	observables.Scalar("lacey_index", "1", "Lacey's index of mixing: how much of the variance of dye between particles is not one between samples, by that of a random mixture; 0 where every sample is of one kind, 1 for a random mixture",
		func(o *observedRegion) float64 { return o.lacey }),
}

var strainQuantities = observables.Registry[*measure.Deformation]{
	tensor("strain", "1", "Green and Lagrange's, of the linear map that fits best, since the start, of the particles that were in the region then; extension counts as positive", func(d *measure.Deformation) [6]float64 {
		e := d.Strain()
		return e.Symmetric()
	}),
	observables.Scalar("volumetric_strain", "1", "change of volume by that at the start, of the same map", (*measure.Deformation).VolumetricStrain),
}

var averageQuantities = observables.Registry[*measure.Averages]{
	observables.Scalar("porosity", "1", "part of the region that is not in particles; where these overlap they count twice", (*measure.Averages).Porosity),
	observables.Scalar("coordination_number", "1", "mean number of contacts of a particle", ofParticles(func(a *measure.Averages) float64 { return a.Coordination })),
	observables.Scalar("mechanical_coordination_number", "1", "mean number of contacts of the particles that have two or more", func(a *measure.Averages) float64 {
		return unless(a.MechanicalCoordination == 0, a.MechanicalCoordination)
	}),
	observables.Scalar("mixing_index", "1", "mean square difference of dye across the contacts of particles in it by that of particles taken at random: 0 where like touches like, 1 where they are mixed at random",
		func(a *measure.Averages) float64 { return unless(a.Mixed == 0, a.Mixing) }),
	observables.Scalar("mean_overlap", "m", "of the contacts", func(a *measure.Averages) float64 { return unless(a.Contacts == 0, a.Overlap) }),
	tensor("stress", "Pa", "of contacts, bonds and pair potentials, and of velocities about the mean field; pressure counts as positive; of xy, yz and zx the mean with their transposes", func(a *measure.Averages) [6]float64 { return a.Stress.Symmetric() }),
	observables.Several("full_stress", "Pa", "the same with all its components, the first letter that of the force, the second that of the normal of the plane through which it acts: they differ from their transposes where contacts pass on moments or particles begin to spin",
		nine, func(a *measure.Averages, dst []float64) { writeNine(dst, &a.Stress) }),
	observables.Scalar("pressure", "Pa", "a third of the trace of the stress", func(a *measure.Averages) float64 { return a.Stress.Mean() }),
	observables.Scalar("mises_stress", "Pa", "von Mises' equivalent of the stress", func(a *measure.Averages) float64 { return a.Stress.Mises() }),
	tensor("fabric", "1", "mean of n (x) n over the normals of contacts", func(a *measure.Averages) [6]float64 {
		if a.Contacts == 0 {
			m := observables.Missing
			return [6]float64{m, m, m, m, m, m}
		}
		return a.Fabric.Symmetric()
	}),
	observables.Several("velocity_gradient", "1/s", "of the linear field that fits the velocities best, the first letter that of the velocity, the second the axis along which it changes",
		nine, func(a *measure.Averages, dst []float64) {
			writeNine(dst, &a.Gradient)
			for i := range dst {
				dst[i] = unless(a.Particles == 0, dst[i])
			}
		}),
	observables.Scalar("shear_rate", "1/s", "of that field", ofParticles((*measure.Averages).ShearRate)),
	observables.Scalar("granular_temperature", "m2/s2", "a third of the mean square of the velocities about that field, by mass", ofParticles(func(a *measure.Averages) float64 { return a.Temperature })),
	observables.Scalar("inertial_number", "1", "shear rate times mean diameter over the square root of pressure over density of the material; none without pressure", ofParticles(func(a *measure.Averages) float64 {
		return unless(!(a.Stress.Mean() > 0), a.InertialNumber())
	})),
}

// nine are the components of a tensor that is not symmetric.
var nine = []string{"xx", "xy", "xz", "yx", "yy", "yz", "zx", "zy", "zz"}

func writeNine(dst []float64, t *measure.Tensor) {
	for i, row := range t {
		copy(dst[3*i:], row[:])
	}
}

// unless is a value, unless there is none.
func unless(none bool, value float64) float64 {
	if none {
		return observables.Missing
	}
	return value
}

// ofParticles is a quantity that there is not without particles.
func ofParticles(value func(a *measure.Averages) float64) func(a *measure.Averages) float64 {
	return func(a *measure.Averages) float64 { return unless(a.Particles == 0, value(a)) }
}

// asks tells whether a request has any of some quantities.
func asks(q *Request, of []observables.Entry) bool {
	return slices.ContainsFunc(of, func(e observables.Entry) bool { return slices.Contains(q.Quantities, e.Name) })
}

// tensor is a quantity with the components of a symmetric tensor.
func tensor[S any](name, unit, meaning string, value func(s S) [6]float64) observables.Quantity[S] {
	return observables.Several(name, unit, meaning, []string{"xx", "yy", "zz", "xy", "yz", "zx"}, func(s S, dst []float64) {
		v := value(s)
		copy(dst, v[:])
	})
}

// parts are what is asked for one by one: the cells of a region's box, or the request itself.
func (q *Request) parts() []Request {
	if q.Region == nil || q.Region.cells() == 1 {
		return []Request{*q}
	}
	low, size, n := q.Region.Box.Min, r3.Sub(q.Region.Box.Max, q.Region.Box.Min), q.Region.Cells
	corner := func(i, j, k int) r3.Vec {
		part := func(i, n int) float64 { return float64(i) / float64(n) }
		return r3.Vec{X: low.X + size.X*part(i, n[0]), Y: low.Y + size.Y*part(j, n[1]), Z: low.Z + size.Z*part(k, n[2])}
	}
	parts := make([]Request, 0, q.Region.cells())
	for k := range n[2] {
		for j := range n[1] {
			for i := range n[0] {
				part, region := *q, *q.Region
				region.Box = &Box{Min: corner(i, j, k), Max: corner(i+1, j+1, k+1)}
				part.Name, part.Region = fmt.Sprintf("%s.%d", q.Name, len(parts)+1), &region
				parts = append(parts, part)
			}
		}
	}
	return parts
}

// cells is how many parts the region is asked for in.
func (r *ObservedRegion) cells() int { return r.Cells[0] * r.Cells[1] * r.Cells[2] }

// recordRegion records sums over the particles whose centres are in a region, and averages of what lies in it.
func (b *builder) recordRegion(q *Request) (observables.Recorded, error) {
	if b.built.Simulation.Particles() == nil {
		return observables.Recorded{}, errNoParticles
	}
	up := b.model.Up()
	var space packing.ConvexRegion // nil for the whole cell
	if !q.Region.Cell {
		space = q.Region.region()
	}
	seen := &observedRegion{sums: b.groupSum(), averages: new(measure.Averages)}
	meter := measure.Meter{Region: space}
	meter.Domain, meter.Wraps = b.model.Domain.box()
	if q.Region.Cell {
		meter.Cell = new(dem.Cell)
	}
	meter.Mixed = 1 + slices.IndexFunc(b.built.Scalars, func(s dem.Scalar) bool { return s.Name == "dye" })
	place := mbd.Motion{Orientation: quat.Number{Real: 1}}
	find := func() {
		if q.Region.Body != "" {
			place = b.system.Motion(mbd.Marker{Body: b.bodies[q.Region.Body]})
		}
	}
	seenFrom := func(p r3.Vec) r3.Vec { return within(&place, r3.Sub(p, place.Position)) }
	inside := func(p r3.Vec) bool { return space == nil || packing.Inside(space, seenFrom(p)) }
	if asks(q, strainQuantities.Entries()) {
		find()
		seen.deformed = measure.NewDeformation(inside, b.built.Simulation.State())
	}
	samples, mixed := measure.Samples{Region: space, Cells: q.Region.Samples}, slices.Contains(q.Quantities, "lacey_index")
	averaged, summed := asks(q, averageQuantities.Entries()), asks(q, groupQuantities.Entries())
	averages := &watchedRegion{seen: -1, find: func() {
		find()
		meter.Frame = rigid.Frame{Position: place.Position, Orientation: place.Orientation}
		meter.Aim()
	}}
	averages.Meter, averages.Solid, averages.To = &meter, slices.Contains(q.Quantities, "porosity"), seen.averages
	if averaged {
		b.regions = append(b.regions, averages)
	}
	there, _ := b.built.Simulation.Particles().(dem.RegionMeter)
	return regionQuantities.Record(q.Name, q.Quantities, seen, nil).Looking(func() {
		averages.find()
		averaged, summed, followed := averaged, summed, seen.deformed != nil
		if there != nil {
			b.built.Simulation.MeasureThere(func() {
				averaged = averaged && !b.averagesThere(there, averages)
				summed = summed && !meter.SumBy(there, &seen.sums.Sums)
				followed = followed && !seen.deformed.FollowBy(there)
			})
		}
		if !averaged && !summed && !mixed && !followed {
			return
		}
		s := b.built.Simulation.State()
		if summed {
			seen.sums.Clear(len(seen.sums.carried))
			for i, p := range s.Position {
				if at, in := meter.Place(p); in {
					seen.sums.AddAt(s, i, at, up)
				}
			}
		}
		if mixed {
			seen.lacey = samples.Lacey(len(s.Position), func(i int) r3.Vec {
				at, _ := meter.Place(s.Position[i])
				return seenFrom(at)
			}, func(i int) float64 { return s.Scalars[meter.Mixed-1][i] })
		}
		if followed {
			seen.deformed.Follow(s)
		}
		if averaged {
			if q.Region.Cell {
				*meter.Cell = b.built.Simulation.Particles().Cell()
			}
			meter.Measure(seen.averages, s, b.built.Simulation.Contacts(), b.built.Simulation.BondForces())
		}
	}), nil
}

// watchedRegion is a region whose averages are asked for.
type watchedRegion struct {
	measure.Asked
	find func() // finds out where it is
	seen int    // number of the observation that its averages are of
}

// averagesThere tells whether an engine has worked out the averages of a region: it does so for all regions of the model at once, when the first of them is looked at after a step.
func (b *builder) averagesThere(there dem.RegionMeter, of *watchedRegion) bool {
	now := b.built.Simulation.Observation()
	if of.seen != now {
		asked := make([]measure.Asked, len(b.regions))
		for k, r := range b.regions {
			r.find()
			asked[k] = r.Asked
		}
		measure.MeasureBy(there, asked)
		for k, r := range b.regions {
			r.Asked, r.seen = asked[k], now
		}
	}
	return of.Done
}

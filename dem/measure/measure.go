// Package measure works out what particles and contacts in a region of space make up as a continuum: solid volume, coordination, stress, fabric,
// velocity gradient and granular temperature.
//
// A [Meter] reads a state of particles and their contacts, as every engine hands them out, and does not care where they were computed, or takes what an engine has added up on a GPU. Sums go
// through particles and contacts in the order given, which is the same in every run. Sources: C. Thornton, Geotechnique 50:43 (2000) for the
// coordination without rattlers; A. Drescher and G. de Josselin de Jong, J. Mech. Phys. Solids 20:337 (1972) and I. Goldhirsch, Granular Matter
// 12:239 (2010) for stress from branches and fluctuations.
//
// It imports dem and dem/packing, for their states and regions.
package measure

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/packing"
	"gabion/internal/buffer"
	"gabion/internal/vec"
	"gabion/rigid"
)

// Averages are of the particles whose centres are in a region, of the contacts whose points are, and of what of both lies in it.
type Averages struct {
	Volume    float64 // of the region, m3
	Solid     float64 // of the parts of particles that lie in the region, m3; where they overlap it counts twice
	Particles int
	Contacts  int

	Coordination           float64 // mean number of contacts of a particle
	MechanicalCoordination float64 // the same without those that have less than two contacts, and their contacts
	Overlap                float64 // mean of the contacts, m
	Fabric                 Tensor  // mean of n (x) n over the contacts

	// Stress is that of contacts and bonds, the force times the part of the branch that lies in the region, and of fluctuations of velocity about the mean; pressure
	// counts as positive, Pa.
	Stress Tensor
	// Gradient of velocity: component ij is that of velocity i along axis j; the linear field that fits the particles best by mass, 1/s.
	Gradient Tensor
	// Temperature is the granular temperature, a third of the mean square by mass of the velocities about that field, m2/s2.
	Temperature float64
	Diameter    float64 // mean, m
	Density     float64 // of the particles' material, their mass over their volume, kg/m3
	// Mixing is the mean square difference of a scalar across contacts of particles inside by that of particles taken at random, twice the variance: 0 where like touches like, 1 where they are mixed
	// at random or are all alike. Of two kinds it is the share of contacts between unlike ones by that of a random mixture. It is of so many contacts; of none it is 1, which says nothing.
	Mixing float64
	Mixed  int
}

// Meter measures in a region. Its memory is reused.
type Meter struct {
	Region packing.ConvexRegion // not of the whole cell
	Cell   *dem.Cell            // that repeats itself, where it is the region as a whole; else nil
	Frame  rigid.Frame          // that the region is given in
	Domain r3.Box               // of the particles
	Wraps  [3]bool              // axes on which the domain repeats itself
	Mixed  int                  // one more than the number of the scalar whose mixing is measured; 0 for none
	bounds r3.Box               // of the region, in the world
	beyond bool                 // it reaches beyond periodic sides, to what comes back at the others
	degree []int32              // number of contacts of each particle
	inside []bool               // which particles have their centres in the region, or those of images of theirs
	copies [27]r3.Vec           // shifts of the images that are looked at
	fit    linearFit            // of the velocities
	sums   rawSums              // before they are divided
	ids    func(int) int        // place in the state of an id
}

// rawSums are what is added up.
type rawSums struct {
	mass, volume, diameter, overlap float64
	stress, fabric                  Tensor
	carried, square, across         float64 // of the scalar that is mixed: over particles, its square, and squares of differences over pairs
	pairs                           int
}

// Measure works out dst from a state and the contacts and bonds of the same time.
func (m *Meter) Measure(dst *Averages, s *dem.State, contacts []dem.ContactState, bonds []dem.BondForce) {
	m.sums = rawSums{}
	if m.Cell != nil {
		*dst = Averages{Volume: m.Cell.Volume()}
	} else {
		*dst = Averages{Volume: m.Region.Volume()}
	}
	m.Aim()
	m.degree, m.inside = buffer.Resize(m.degree, len(s.ID)), buffer.Resize(m.inside, len(s.ID))
	clear(m.degree)
	m.ids = places(s.ID)
	m.particles(dst, s)
	m.velocities(dst, s)
	for i := range contacts {
		m.contact(dst, s, &contacts[i])
	}
	for i := range bonds {
		b := &bonds[i]
		m.branch(s.Position[m.ids(b.Second)], s.Position[m.ids(b.First)], b.Force)
	}
	m.finish(dst)
}

// places finds the place of an id among ascending ones.
func places(ids []int) func(int) int {
	if n := len(ids); n > 0 && ids[n-1]-ids[0] == n-1 {
		first := ids[0]
		return func(id int) int { return id - first }
	}
	return func(id int) int {
		k, _ := slices.BinarySearch(ids, id)
		return k
	}
}

// particles adds up the particles, and says which are inside.
func (m *Meter) particles(dst *Averages, s *dem.State) {
	m.fit = linearFit{}
	for i := range s.Position {
		var p r3.Vec
		p, m.inside[i] = m.Place(s.Position[i])
		if m.inside[i] {
			dst.Particles++
			m.sums.mass += s.Mass[i]
			m.fit.add(s.Mass[i], m.Frame.ToLocal(p), s.Velocity[i])
			m.sums.diameter += 2 * s.Radius[i]
			if m.Mixed > 0 {
				x := s.Scalars[m.Mixed-1][i]
				m.sums.carried += x
				m.sums.square += x * x
			}
		}
	}
	s.EachBall(func(i int, p r3.Vec, radius float64) {
		dst.Solid += m.solid(p, radius)
		if m.inside[i] {
			m.sums.volume += rigid.SphereVolume(radius)
		}
	})
}

// velocities finds the linear field of the particles inside, and what they add to the stress by their velocities about it.
func (m *Meter) velocities(dst *Averages, s *dem.State) {
	m.fit.solve(0)
	for i, in := range m.inside {
		if in {
			p, _ := m.Place(s.Position[i])
			v := r3.Sub(s.Velocity[i], m.fit.at(m.Frame.ToLocal(p)))
			m.sums.stress.add(s.Mass[i], v, v)
		}
	}
	m.field(dst)
}

// field tells of the linear field, and of the velocities about it, of which the stress has been added up so far.
func (m *Meter) field(dst *Averages) {
	if m.sums.mass > 0 {
		dst.Temperature = m.sums.stress.Mean() / m.sums.mass
	}
	for k := range m.fit.field {
		v := rigid.Rotate(m.Frame.Orientation, vector(m.fit.field[k]))
		dst.Gradient[k] = [3]float64{v.X, v.Y, v.Z}
	}
}

// Aim finds out what part of space the region is where its frame is now. It comes before Place and SumBy.
func (m *Meter) Aim() {
	m.beyond = false
	if m.Cell != nil || m.Region == nil {
		return
	}
	m.bounds = m.Frame.Enclose(packing.Bounds(m.Region))
	_, box := m.Region.(packing.InBox)
	upright := box && (m.Frame.Orientation == quat.Number{} || m.Frame.Orientation == quat.Number{Real: 1})
	for axis, wraps := range m.Wraps {
		low, high := vec.Component(m.bounds.Min, axis), vec.Component(m.bounds.Max, axis)
		from, to := vec.Component(m.Domain.Min, axis), vec.Component(m.Domain.Max, axis)
		whole := upright && low <= from && high >= to // no image adds to what is in it
		m.beyond = m.beyond || wraps && (low < from || high > to) && !whole
	}
}

// Place is where a particle is that the region has, itself or an image of it beyond periodic sides; false of one that it does not have.
func (m *Meter) Place(p r3.Vec) (r3.Vec, bool) {
	if m.has(p) {
		return p, true
	}
	if m.beyond {
		for _, shift := range m.images(r3.Box{Min: p, Max: p}) {
			if q := r3.Add(p, shift); m.has(q) {
				return q, true
			}
		}
	}
	return p, false
}

// has tells whether a place is in the region.
func (m *Meter) has(p r3.Vec) bool {
	return m.Cell != nil || packing.Inside(m.Region, m.Frame.ToLocal(p))
}

// solid is the volume of a sphere and its images that lies in the region.
func (m *Meter) solid(p r3.Vec, radius float64) (volume float64) {
	if m.Cell != nil {
		return rigid.SphereVolume(radius)
	}
	for _, shift := range m.images(vec.Inflate(r3.Box{Min: p, Max: p}, radius)) {
		volume += packing.BallVolume(m.Region, m.Frame.ToLocal(r3.Add(p, shift)), radius)
	}
	return volume
}

// contact adds up a contact.
func (m *Meter) contact(dst *Averages, s *dem.State, c *dem.ContactState) {
	i := m.ids(c.Particle)
	m.degree[i]++
	m.branch(c.Point, s.Position[i], c.Force)
	if c.Other >= 0 {
		j := m.ids(c.Other)
		m.degree[j]++
		m.branch(c.Point, s.Position[j], r3.Scale(-1, c.Force))
		if m.Mixed > 0 && m.inside[i] && m.inside[j] {
			d := s.Scalars[m.Mixed-1][i] - s.Scalars[m.Mixed-1][j]
			m.sums.across += d * d
			m.sums.pairs++
		}
	}
	for _, shift := range m.images(r3.Box{Min: c.Point, Max: c.Point}) {
		if m.has(r3.Add(c.Point, shift)) {
			dst.Contacts++
			m.sums.overlap += c.Overlap
			m.sums.fabric.add(1, c.Normal, c.Normal)
			return
		}
	}
}

// branch adds the stress of a force on a partner: force times the part of the way from the contact to the partner's centre that lies in the region.
func (m *Meter) branch(point, centre, force r3.Vec) {
	way := m.nearest(r3.Sub(centre, point))
	if m.Cell != nil {
		m.sums.stress.add(1, force, way)
		return
	}
	end := r3.Add(point, way)
	for _, shift := range m.images(vec.Between(point, end)) {
		from, to := packing.Clip(m.Region, m.Frame.ToLocal(r3.Add(point, shift)), m.Frame.ToLocal(r3.Add(end, shift)))
		m.sums.stress.add(to-from, force, way)
	}
}

// finish makes means of sums.
func (m *Meter) finish(dst *Averages) {
	m.divide(dst)
	var all, held, bearing int
	for i, in := range m.inside {
		if !in {
			continue
		}
		n := int(m.degree[i])
		all += n
		if n >= 2 {
			held, bearing = held+n, bearing+1
		}
	}
	dst.coordinations(all, held, bearing)
}

// divide makes means of what has been added up.
func (m *Meter) divide(dst *Averages) {
	if dst.Volume > 0 {
		dst.Stress = m.sums.stress.over(dst.Volume)
	}
	if dst.Contacts > 0 {
		dst.Fabric, dst.Overlap = m.sums.fabric.over(float64(dst.Contacts)), m.sums.overlap/float64(dst.Contacts)
	}
	if dst.Particles > 0 {
		dst.Diameter, dst.Density = m.sums.diameter/float64(dst.Particles), m.sums.mass/m.sums.volume
	}
	dst.Mixing, dst.Mixed = 1, m.sums.pairs
	if n := float64(dst.Particles); m.sums.pairs > 0 {
		if variance := m.sums.square/n - (m.sums.carried/n)*(m.sums.carried/n); variance > 1e-12*m.sums.square/n {
			dst.Mixing = m.sums.across / float64(m.sums.pairs) / (2 * variance)
		}
	}
}

// coordinations tells the mean numbers of contacts: of all that the particles have, and of those of particles that have two and more, so many of them.
func (a *Averages) coordinations(all, held, bearing int) {
	if a.Particles > 0 {
		a.Coordination = float64(all) / float64(a.Particles)
	}
	if bearing > 0 {
		a.MechanicalCoordination = float64(held) / float64(bearing)
	}
}

// nearest is a way between two places, the shortest where the domain repeats itself.
func (m *Meter) nearest(d r3.Vec) r3.Vec {
	if m.Cell != nil {
		return m.Cell.Nearest(d)
	}
	size := r3.Sub(m.Domain.Max, m.Domain.Min)
	if m.Wraps[0] {
		d.X -= size.X * math.Round(d.X/size.X)
	}
	if m.Wraps[1] {
		d.Y -= size.Y * math.Round(d.Y/size.Y)
	}
	if m.Wraps[2] {
		d.Z -= size.Z * math.Round(d.Z/size.Z)
	}
	return d
}

// images are the shifts by which a thing in a box, or an image of it, comes near the region.
func (m *Meter) images(of r3.Box) []r3.Vec {
	if m.Cell != nil {
		return append(m.copies[:0], r3.Vec{})
	}
	size := r3.Sub(m.Domain.Max, m.Domain.Min)
	x := shifts(of.Min.X, of.Max.X, m.bounds.Min.X, m.bounds.Max.X, size.X, m.Wraps[0])
	y := shifts(of.Min.Y, of.Max.Y, m.bounds.Min.Y, m.bounds.Max.Y, size.Y, m.Wraps[1])
	z := shifts(of.Min.Z, of.Max.Z, m.bounds.Min.Z, m.bounds.Max.Z, size.Z, m.Wraps[2])
	out := m.copies[:0]
	for i := x[0]; i <= x[1]; i++ {
		for j := y[0]; j <= y[1]; j++ {
			for k := z[0]; k <= z[1]; k++ {
				out = append(out, r3.Vec{X: float64(i) * size.X, Y: float64(j) * size.Y, Z: float64(k) * size.Z})
			}
		}
	}
	return out
}

// shifts are the first and the last whole number of periods, from -1 to 1, by which an interval comes to overlap another; the last is below the first if none does.
func shifts(low, high, from, to, period float64, wraps bool) [2]int {
	out := [2]int{2, -2}
	for k := -1; k <= 1; k++ {
		if by := float64(k) * period; (k == 0 || wraps) && high+by >= from && low+by <= to {
			out[0], out[1] = min(out[0], k), max(out[1], k)
		}
	}
	return out
}

// ShearRate is sqrt(2 s : s) with s the deviator of the rate of deformation, 1/s: the rate itself in simple shear.
func (a *Averages) ShearRate() float64 { return math.Sqrt(2 * a.Gradient.Second()) }

// InertialNumber is the shear rate times the mean diameter over the square root of pressure over density, after MiDi, Eur. Phys. J. E 14:341 (2004); 0
// without pressure.
func (a *Averages) InertialNumber() float64 {
	p := a.Stress.Mean()
	if !(p > 0) {
		return 0
	}
	return a.ShearRate() * a.Diameter / math.Sqrt(p/a.Density)
}

// Porosity is the part of the region that is not solid.
func (a *Averages) Porosity() float64 { return 1 - a.Solid/a.Volume }

// Averages from sums that an engine has worked out where its particles are.

package measure

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/packing"
)

// Asked is a region whose averages are wanted.
type Asked struct {
	Meter *Meter
	Solid bool // its solid volume too; else nothing is known of that
	To    *Averages
	Done  bool // an engine has worked them out
}

// MeasureBy works out averages of regions from what an engine adds up of all of them in one go, as far as it does.
func MeasureBy(e dem.RegionMeter, asked []Asked) {
	var regions []dem.Region
	for i := range asked {
		of, known := asked[i].Meter.region(asked[i].Solid)
		if asked[i].Done = known && e.SumsRegion(&of); asked[i].Done {
			regions = append(regions, of)
		}
	}
	sums := make([]dem.RegionSums, len(regions))
	if len(regions) > 0 {
		e.SumRegions(regions, sums)
	}
	k := 0
	for i := range asked {
		if asked[i].Done {
			asked[i].Meter.from(&regions[k], &sums[k], asked[i].To)
			k++
		}
	}
}

// from works out dst from sums.
func (m *Meter) from(of *dem.Region, s *dem.RegionSums, dst *Averages) {
	*dst = Averages{Volume: m.Region.Volume(), Solid: s.Solid, Particles: s.Particles, Contacts: s.Contacts}
	for _, b := range s.Balls {
		dst.Solid += packing.BallVolume(m.Region, b.Centre, b.Radius)
	}
	m.sums = rawSums{
		mass: s.Mass, volume: s.Volume, diameter: s.Diameter, overlap: s.Overlap, stress: m.fit.from(s, of.Middle()), fabric: s.Fabric,
		carried: s.Carried, square: s.Square, across: s.Across, pairs: s.Pairs,
	}
	m.field(dst)
	dst.Temperature = max(dst.Temperature, 0) // a difference of sums, and as well below 0 by rounding where there is none
	for i := range s.Stress {
		for j := range s.Stress[i] {
			m.sums.stress[i][j] += s.Stress[i][j]
		}
	}
	m.divide(dst)
	dst.coordinations(s.Degrees, s.Held, s.Bearing)
}

// SumBy has an engine add up the particles whose centres are in the region, if it does and no images count, and tells whether.
func (m *Meter) SumBy(e dem.RegionMeter, dst *dem.Sums) bool {
	of, known := m.region(false)
	return known && !m.beyond && e.SumIn(&of, dst)
}

// region is the region as engines know it, with the balls that its border cuts or without; false of one that they do not know.
func (m *Meter) region(balls bool) (of dem.Region, known bool) {
	if m.Cell != nil || m.Region == nil {
		return of, false
	}
	of = dem.Region{Frame: m.Frame, Bounds: m.Frame.Enclose(packing.Bounds(m.Region)), Width: packing.Width(m.Region), Balls: balls, Mixed: m.Mixed}
	switch r := m.Region.(type) {
	case packing.InBox:
		of.Form, of.A, of.B = dem.BoxRegion, r.Min, r.Max
	case packing.InSphere:
		of.Form, of.A, of.Radius = dem.BallRegion, r.Centre, r.Radius
	case packing.InCylinder:
		of.Form, of.A, of.B, of.Radius = dem.TubeRegion, r.A, r.B, r.Radius
	default:
		return of, false
	}
	return of, true
}

// from makes a fit of sums about a place, and solves it. It returns what velocities about the field add up to, masses times v (x) v.
func (f *linearFit) from(s *dem.RegionSums, about r3.Vec) (motion Tensor) {
	*f = linearFit{weight: s.Mass}
	if s.Mass == 0 {
		f.solve(0)
		return motion
	}
	centre := r3.Scale(1/s.Mass, s.Places)
	f.mean = r3.Scale(1/s.Mass, s.Velocities)
	f.places, f.cross, motion = s.Squares, s.Cross, s.Motion
	f.places.add(-s.Mass, centre, centre)
	f.cross.add(-s.Mass, f.mean, centre)
	motion.add(-s.Mass, f.mean, f.mean)
	f.centre = r3.Add(about, centre)
	f.solve(s.Squares[0][0] + s.Squares[1][1] + s.Squares[2][2])
	// With v = L x + w, the sum of w (x) w is that of v (x) v, less L x (x) v and its transpose, and L x (x) x L^T more.
	l, c, p := &f.field, &f.cross, &f.places
	for i := range motion {
		for j := range motion[i] {
			for k := range 3 {
				motion[i][j] -= l[i][k]*c[j][k] + c[i][k]*l[j][k]
				for n := range 3 {
					motion[i][j] += l[i][k] * p[k][n] * l[j][n]
				}
			}
		}
	}
	return motion
}

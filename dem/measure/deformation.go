// How particles have deformed, and how they are mixed, from their places alone.

package measure

import (
	"gonum.org/v1/gonum/mat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/packing"
	"gabion/internal/buffer"
	"gabion/observables"
)

// Deformation is that of particles since they were looked at first: the linear map from their places then to those now that fits best by mass. It follows the particles, not the place: what was in a region.
type Deformation struct {
	Gradient Tensor // F: component ij is the change of place i by the place j then

	then   dem.Followed
	summed dem.RegionSums // what an engine has added up
}

// NewDeformation begins with the particles of a state whose centres are inside a region.
func NewDeformation(inside func(p r3.Vec) bool, s *dem.State) *Deformation {
	d := &Deformation{Gradient: unit}
	for i, p := range s.Position {
		if inside(p) {
			d.then.IDs, d.then.Places = append(d.then.IDs, s.ID[i]), append(d.then.Places, p)
			d.then.About = r3.Add(d.then.About, p)
		}
	}
	d.then.About = r3.Scale(1/float64(max(1, len(d.then.IDs))), d.then.About)
	return d
}

var unit = Tensor{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}

// Follow works out the deformation up to a state. Particles that are gone do not count; where those that are left do not span space the gradient is zero.
func (d *Deformation) Follow(s *dem.State) {
	var fit linearFit
	k := 0
	for i, id := range s.ID {
		for k < len(d.then.IDs) && d.then.IDs[k] < id {
			k++
		}
		if k < len(d.then.IDs) && d.then.IDs[k] == id {
			fit.add(s.Mass[i], d.then.Places[k], s.Position[i])
		}
	}
	fit.solve(0)
	d.Gradient = fit.field
}

// FollowBy works out the deformation from what an engine adds up, if it does, and tells whether.
func (d *Deformation) FollowBy(e dem.RegionMeter) bool {
	if !e.SumFollowed(&d.then, &d.summed) {
		return false
	}
	var fit linearFit
	fit.from(&d.summed, d.then.About)
	d.Gradient = fit.field
	return true
}

// Strain is Green and Lagrange's, (F^T F - 1) / 2, which rotation does not change. Extension counts as positive.
func (d *Deformation) Strain() (e Tensor) {
	for i := range e {
		for j := range e[i] {
			for k := range d.Gradient {
				e[i][j] += 0.5 * d.Gradient[k][i] * d.Gradient[k][j]
			}
			e[i][j] -= 0.5 * unit[i][j]
		}
	}
	return e
}

// VolumetricStrain is the change of volume by the volume then, det F - 1.
func (d *Deformation) VolumetricStrain() float64 {
	f := &d.Gradient
	return mat.Det(mat.NewDense(3, 3, append(append(append([]float64{}, f[0][:]...), f[1][:]...), f[2][:]...))) - 1
}

// Samples are cells of a region's box, among which a scalar of particles is mixed.
type Samples struct {
	Region packing.Region
	Cells  [3]int // along the axes of the region
	counts []int
	sums   []float64
}

// Lacey is the index of mixing after P. M. C. Lacey, J. Appl. Chem. 4:257 (1954): how much of the variance of a scalar between particles is not one between samples, by what a random mixture has. 0 where every sample is of one kind, 1 in the mean over all random
// mixtures, whatever the number of particles in each sample, for which variances are weighted by these; 1 where all particles are alike; there is none without particles. Places are told in the region's axes.
func (m *Samples) Lacey(particles int, place func(i int) r3.Vec, value func(i int) float64) float64 {
	n := m.Cells[0] * m.Cells[1] * m.Cells[2]
	m.counts, m.sums = buffer.Resize(m.counts, n), buffer.Resize(m.sums, n)
	clear(m.counts)
	clear(m.sums)
	box := packing.Bounds(m.Region)
	size := r3.Sub(box.Max, box.Min)
	var all, mean, square float64
	for i := range particles {
		p := place(i)
		if !packing.Inside(m.Region, p) {
			continue
		}
		at := r3.Sub(p, box.Min)
		x, y, z := cellOf(at.X, size.X, m.Cells[0]), cellOf(at.Y, size.Y, m.Cells[1]), cellOf(at.Z, size.Z, m.Cells[2])
		k := x + m.Cells[0]*(y+m.Cells[1]*z)
		v := value(i)
		m.counts[k]++
		m.sums[k] += v
		all++
		d := v - mean
		mean += d / all
		square += d * (v - mean)
	}
	if all == 0 {
		return observables.Missing
	}
	between, samples := 0.0, 0.0
	for k, count := range m.counts {
		if count > 0 {
			d := m.sums[k]/float64(count) - mean
			between += float64(count) * d * d
			samples++
		}
	}
	if random := square * (samples - 1) / (all - 1); square > 1e-12*all*mean*mean && square > random {
		return (square - between) / (square - random)
	}
	return 1
}

// cellOf is the cell of a place along an axis.
func cellOf(x, size float64, cells int) int { return max(0, min(cells-1, int(x/size*float64(cells)))) }

// The weights of contact points: how the area of a patch is shared among them.
//
// Points with like normals make a patch. A point counts by its area, which fades where the point is farther than the nearest one of its patch by about the
// length by which edges count as rounded, and the counts of a patch are divided by their sum. So a face on a face has
// the sum 1, a corner alone has 1, and a body that turns from its face to its edge hands over without a jump. Points that bear force, being no
// farther from one another than they are deep, have constant weights, for which a sum of w_i f(d_i) has a potential.

package narrowphase

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// candidate is a contact point before it has a weight.
type candidate struct {
	Point
	area float64 // of the patch; of features that have none, their part
	part float64 // how much of a feature it is, from 0 to 1

	// Of an overlay:
	own  float64 // what the feature alone has of its part
	full float64 // how much the normal is that of the feature, and not of the patch
}

// Cosines of the angles between normals of one patch: wholly up to 20 degrees, in part up to 50.
const (
	patchCosine = 0.93969262078590838405
	apartCosine = 0.64278760968653932632
)

// spot is what weights depend on of a candidate.
type spot struct {
	position, normal r3.Vec
	distance         float64
	area, part       float64
	weight           float64
	alone            float64 // the area before others gave it theirs
	of               int32   // number of the candidate
}

// alike is how much two points belong to one patch, from 0 to 1.
func alike(a, b *spot) float64 {
	c := r3.Dot(a.normal, b.normal)
	if c >= patchCosine {
		return 1
	}
	return smooth((c - apartCosine) / (patchCosine - apartCosine))
}

// sharing says of a pair what its points share.
type sharing struct {
	length  float64 // by which the edges of the pair count as rounded, m
	crowded bool    // areas are parts of features, and points within the length of one another share one, as where several features meet: a feature that fades away with no other like it fades away
	single  bool    // all points are of one patch, whatever their normals
}

// weigh appends to dst the candidates nearer than reach, with weights from their areas.
func (w *Workspace) weigh(dst []Point, reach float64, by sharing) []Point {
	length, crowded := by.length, by.crowded
	w.spots = w.spots[:0]
	for i := range w.candidates {
		c := &w.candidates[i]
		x := spot{position: c.Position, normal: c.Normal, distance: c.Distance, area: c.area, part: c.part, of: int32(i)}
		if crowded {
			x.part = x.area
		}
		w.spots = append(w.spots, x)
	}
	points := faded(w.spots, length, crowded)
	for i := range points {
		points[i].weight = points[i].area
	}
	if crowded {
		share(points, length)
	}
	for i := range points {
		p := &points[i]
		if !(p.distance < reach) {
			continue
		}
		sum, parts := 0.0, 0.0
		for j := range points {
			like := 1.0
			if !by.single {
				like = alike(p, &points[j])
			}
			sum += points[j].weight * like
			parts += points[j].area * like
		}
		if !crowded {
			parts = 1
		}
		if weight := p.weight * min(4*parts, 1) / sum; weight > leastWeight {
			dst = append(dst, w.candidates[p.of].Point)
			dst[len(dst)-1].Weight = weight
		}
	}
	return dst
}

// faded reduces the areas of points by how much farther they are than others of their patch, and leaves those out that have none. Steep small pieces, at a
// corner or where edges cross, give their areas to the nearer points, so that they count by their nearest point alone, and a face by all its corners.
// The farthest point comes first.
func faded(points []spot, length float64, crowded bool) []spot {
	inverse := 1 / length
	for i := range points {
		p := &points[i]
		behind := 0.5
		for j := range points {
			if h := (p.distance - points[j].distance) * inverse; h > behind {
				behind = max(behind, min(h, 1)*min(4*alike(p, &points[j]), 1)*points[j].part)
			}
		}
		p.weight = p.area * fade(behind)
	}
	n := 0
	for i := range points {
		if x := points[i]; x.weight > 0 {
			x.area, x.alone = x.weight, x.weight
			j := n
			for ; j > 0 && x.distance > points[j-1].distance; j-- {
				points[j] = points[j-1]
			}
			points[j] = x
			n++
		}
	}
	points = points[:n]
	beside := 1e-5 * length // points at one place may differ by rounding alone
	if crowded {
		beside = 0.01 * length
	}
	for i := range points {
		pass(&points[i], points[i+1:], beside)
	}
	n = 0
	for i := range points {
		if points[i].area > 0 {
			points[n] = points[i]
			n++
		}
	}
	return points[:n]
}

// pass gives the area of a point to nearer ones that are steeply below it, of those that are hardly below it, up to a height, only a part.
func pass(p *spot, nearer []spot, beside float64) {
	sum, most := 0.0, 0.0
	for j := range nearer {
		q := &nearer[j]
		gap, h := r3.Sub(p.position, q.position), p.distance-q.distance
		across2 := r3.Norm2(gap) - vec.Sq(r3.Dot(gap, q.normal))
		q.weight = 0
		if 4*h*h > slopeLimit*slopeLimit*across2 && h > 0 {
			q.weight = (1 - fade(h/(slopeLimit*math.Sqrt(max(across2, 1e-30))))) * alike(p, q) * q.part * smooth(h/max(beside, math.SmallestNonzeroFloat64))
			most = max(most, q.weight)
			q.weight *= q.alone // several at one place get no more than one
			sum += q.weight
		}
	}
	if sum == 0 {
		return
	}
	given := most * p.area
	p.area -= given
	for j := range nearer {
		nearer[j].area += given * nearer[j].weight / sum
	}
}

// share divides the areas of points that are near one another among them: a point alone keeps its own, several at one place have together hardly more than one.
func share(points []spot, length float64) {
	inverse := 1 / length
	for i := range points {
		p := &points[i]
		sum := 0.0
		for j := range points {
			if l2 := r3.Norm2(r3.Sub(p.position, points[j].position)); l2 < length*length {
				sum += points[j].area * alike(p, &points[j]) * (1 - smooth(math.Sqrt(l2)*inverse))
			}
		}
		p.weight = p.area * p.area / sum
	}
}

// leastWeight is that below which a point is left out.
const leastWeight = 1e-9

// smooth rises from 0 at 0 to 1 at 1, with level ends.
func smooth(x float64) float64 {
	switch {
	case x <= 0:
		return 0
	case x >= 1:
		return 1
	}
	return x * x * (3 - 2*x)
}

// fade is 1 up to 0.5 and falls to 0 at 1.
func fade(x float64) float64 {
	if x > 0.5 {
		return 1 - smooth(2*x-1)
	}
	return 1
}

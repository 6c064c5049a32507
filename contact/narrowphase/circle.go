// The places of a circle, that in the middle of a torus or the rim of a body of revolution, that are nearest to another shape.
//
// The slope of the distance is looked at in many places of the circle; between two where it changes from falling to rising, the nearest place is found by halving.
// Where the distance hardly changes along the circle (a torus flat on an end or on another torus, or tight about a post), sixteen places stand for all of it.

package narrowphase

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// looks is in how many places of a circle the slope is looked at.
const looks = 4 * places

// azimuthOfLook is not one of a symmetric place, where the distance may be level.
func azimuthOfLook(i int) float64 { return 2 * math.Pi / looks * (float64(i) + 0.5) }

// circlePoint is a place of a circle: in its own axes and in those of the other shape, its distance from that along the normal n, and the slope of the
// distance along the circle.
type circlePoint struct {
	own, at, n r3.Vec
	d, slope   float64
}

// onCircle is the place of a circle at an azimuth, whose distance is not known yet, and the direction along the circle in the axes of the other shape.
func (r *relative) onCircle(c *rim, azimuth float64) (p circlePoint, along r3.Vec) {
	sin, cos := math.Sincos(azimuth)
	p.own = r3.Vec{X: c.R * cos, Y: c.R * sin, Z: c.Z}
	p.at = r.toB(p.own)
	return p, r.turnToB(r3.Vec{X: -sin, Y: cos})
}

// nearestOnCircle finds the places of a circle where a distance is least among those about them, and where it hardly changes along the circle sixteen, with their parts.
func nearestOnCircle(at func(azimuth float64) circlePoint, far, radius, length float64, add func(p circlePoint, part float64, number int)) {
	least, most := math.Inf(1), math.Inf(-1)
	var slopes [looks + 1]float64
	for i := range slopes {
		p := at(azimuthOfLook(i))
		least, most = min(least, p.d), max(most, p.d)
		slopes[i] = p.slope
	}
	if least-math.Pi/looks*radius > far {
		return
	}
	single := smooth(2 * (most - least) / length)
	for i := range looks {
		if single > 0 && slopes[i] < 0 && slopes[i+1] >= 0 {
			add(nearestBetween(at, azimuthOfLook(i), azimuthOfLook(i+1)), single, places)
		}
	}
	for i := range places {
		if single < 1 {
			add(at(2*math.Pi/places*float64(i)), 1-single, i)
		}
	}
}

// nearestBetween is the nearest place between two azimuths, from the first of which the distance falls, and to the second of which it rises.
func nearestBetween(at func(azimuth float64) circlePoint, low, high float64) (p circlePoint) {
	for range 52 {
		middle := (low + high) / 2
		if p = at(middle); p.slope < 0 {
			low = middle
		} else {
			high = middle
		}
	}
	return p
}

// Sizes of what has been crushed or ground, by mass, as fine sieve curves.

package packing

import "math"

// sieves is the number of sieves of a curve that stands for a smooth distribution, in equal ratios of radii.
const sieves = 200

// RosinRammler is the distribution by mass 1 - exp(-(r/scale)^exponent) of Rosin and Rammler (1933) between two radii (m): scale is the radius that 63.2 % of
// the mass is finer than, where nothing is cut off.
func RosinRammler(scale, exponent, low, high float64) SieveSizes {
	return byMass(low, high, func(r float64) float64 { return -math.Expm1(-math.Pow(r/scale, exponent)) })
}

// GaudinSchuhmann is the distribution by mass (r/high)^exponent of Gaudin (1926) and Schuhmann (1940), cut off at the radius low (m).
func GaudinSchuhmann(exponent, low, high float64) SieveSizes {
	return byMass(low, high, func(r float64) float64 { return math.Pow(r/high, exponent) })
}

// byMass is the sieve curve of a distribution by mass between two radii (m).
func byMass(low, high float64, finer func(r float64) float64) SieveSizes {
	out := SieveSizes{ByMass: true}
	from, to := finer(low), finer(high)
	for i := range sieves + 1 {
		r := low * math.Pow(high/low, float64(i)/sieves)
		out.Radii, out.Passing = append(out.Radii, r), append(out.Passing, (finer(r)-from)/(to-from))
	}
	out.Radii[sieves], out.Passing[sieves] = high, 1
	return out
}

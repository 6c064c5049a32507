// Distributions of particle sizes.

package packing

import (
	"fmt"
	"math"
	"math/rand/v2"
	"sort"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/stat/distuv"
)

// Sizes is a distribution of radii. The radii that come from one are the same for the same seed everywhere.
type Sizes interface {
	// Limits are the least and the greatest radius that can come, m.
	Limits() (low, high float64)
	// Check tells what is wrong with the distribution, or returns nil.
	Check() error

	draw(r *rand.Rand) float64
}

// OneSize is the same radius (m) for all.
type OneSize float64

// UniformSizes are spread evenly between two radii.
type UniformSizes struct{ Min, Max float64 } // m

// NormalSizes follow a normal distribution, cut at Min and Max.
type NormalSizes struct{ Mean, StandardDeviation, Min, Max float64 } // m

// LogNormalSizes have a normally distributed logarithm, cut at Min and Max.
type LogNormalSizes struct {
	Median   float64 // m
	Sigma    float64 // standard deviation of the logarithm
	Min, Max float64 // m
}

// DiscreteSizes are a few radii, each with its share by number or by mass.
type DiscreteSizes struct {
	Radii  []float64 // m
	Shares []float64 // of any sum
	ByMass bool
}

// SieveSizes follow a cumulative curve: the share of the particles (by number or by mass) that are smaller than each radius, from 0 to 1. Between two
// radii the curve is straight.
type SieveSizes struct {
	Radii   []float64 // m, ascending
	Passing []float64 // ascending from 0 to 1
	ByMass  bool
}

func (s OneSize) Limits() (low, high float64)        { return float64(s), float64(s) }
func (s UniformSizes) Limits() (low, high float64)   { return s.Min, s.Max }
func (s NormalSizes) Limits() (low, high float64)    { return s.Min, s.Max }
func (s LogNormalSizes) Limits() (low, high float64) { return s.Min, s.Max }

// Limits implements Sizes.
func (s DiscreteSizes) Limits() (low, high float64) {
	low = math.Inf(1)
	for i, r := range s.Radii {
		if s.Shares[i] > 0 {
			low, high = min(low, r), max(high, r)
		}
	}
	return low, high
}

// Limits implements Sizes.
func (s SieveSizes) Limits() (low, high float64) { return s.Radii[0], s.Radii[len(s.Radii)-1] }

func (s OneSize) draw(*rand.Rand) float64        { return float64(s) }
func (s UniformSizes) draw(r *rand.Rand) float64 { return s.Min + (s.Max-s.Min)*r.Float64() }

func (s NormalSizes) draw(r *rand.Rand) float64 {
	for range maxDraws {
		if x := s.Mean + s.StandardDeviation*r.NormFloat64(); x >= s.Min && x <= s.Max {
			return x
		}
	}
	x := truncatedNormal(r.Float64(), (s.Min-s.Mean)/s.StandardDeviation, (s.Max-s.Mean)/s.StandardDeviation)
	return min(max(s.Mean+s.StandardDeviation*x, s.Min), s.Max)
}

func (s LogNormalSizes) draw(r *rand.Rand) float64 {
	for range maxDraws {
		if x := s.Median * math.Exp(s.Sigma*r.NormFloat64()); x >= s.Min && x <= s.Max {
			return x
		}
	}
	x := truncatedNormal(r.Float64(), math.Log(s.Min/s.Median)/s.Sigma, math.Log(s.Max/s.Median)/s.Sigma)
	return min(max(s.Median*math.Exp(s.Sigma*x), s.Min), s.Max)
}

// maxDraws is how often a size is drawn anew that lies outside its bounds, before it is worked out.
const maxDraws = 1000

// truncatedNormal is the quantile of the standard normal distribution between two bounds, at a part of their probability.
func truncatedNormal(part, low, high float64) float64 {
	if low > 0 { // in the lower tail probabilities keep their digits
		return -truncatedNormal(1-part, -high, -low)
	}
	a, b := distuv.UnitNormal.CDF(low), distuv.UnitNormal.CDF(high)
	return min(max(distuv.UnitNormal.Quantile(min(a+part*(b-a), 1)), low), high)
}

func (s DiscreteSizes) draw(r *rand.Rand) float64 {
	last := len(s.Radii) - 1
	return s.Radii[min(pick(r.Float64(), last+1, s.weight), last)]
}

func (s DiscreteSizes) weight(i int) float64 {
	if s.ByMass {
		return s.Shares[i] / vec.Cube(s.Radii[i])
	}
	return s.Shares[i]
}

func (s SieveSizes) draw(r *rand.Rand) float64 {
	i := pick(r.Float64(), len(s.Radii)-1, s.weight)
	a, b, u := s.Radii[i], s.Radii[i+1], r.Float64()
	if !s.ByMass {
		return a + u*(b-a)
	}
	// An even spread of mass is a spread of numbers that falls with the cube of the radius.
	return 1 / math.Sqrt((1-u)/(a*a)+u/(b*b))
}

// weight is the share by number of the particles between radii i and i+1, up to a factor.
func (s SieveSizes) weight(i int) float64 {
	share := s.Passing[i+1] - s.Passing[i]
	if s.ByMass {
		a, b := s.Radii[i], s.Radii[i+1]
		share *= (a + b) / (2 * a * a * b * b)
	}
	return share
}

// pick returns i with a chance in proportion to weight(i), by the random number u.
func pick(u float64, n int, weight func(int) float64) int {
	sum := 0.0
	for i := range n {
		sum += weight(i)
	}
	u *= sum
	for i := range n {
		if u -= weight(i); u < 0 {
			return i
		}
	}
	return n - 1
}

// Check implements Sizes.
func (s OneSize) Check() error { return checkRadii(float64(s), float64(s)) }

// Check implements Sizes.
func (s UniformSizes) Check() error { return checkRadii(s.Min, s.Max) }

// Check implements Sizes.
func (s NormalSizes) Check() error {
	if !(s.StandardDeviation > 0) {
		return fmt.Errorf("normal sizes: standard deviation %g m: want more than 0", s.StandardDeviation)
	}
	return checkCut((s.Min-s.Mean)/s.StandardDeviation, (s.Max-s.Mean)/s.StandardDeviation, s.Min, s.Max)
}

// Check implements Sizes.
func (s LogNormalSizes) Check() error {
	if !(s.Median > 0 && s.Sigma > 0) {
		return fmt.Errorf("log-normal sizes: median %g m, sigma %g: want both above 0", s.Median, s.Sigma)
	}
	return checkCut(math.Log(s.Min/s.Median)/s.Sigma, math.Log(s.Max/s.Median)/s.Sigma, s.Min, s.Max)
}

// checkCut refuses limits, given in deviations from the mean too, that keep less than a hundredth of a normal distribution.
func checkCut(from, to, low, high float64) error {
	if err := checkRadii(low, high); err != nil {
		return err
	}
	if kept := 0.5 * (math.Erf(to/math.Sqrt2) - math.Erf(from/math.Sqrt2)); !(kept > 0.01) {
		return fmt.Errorf("sizes: between %g and %g m is only %.2g of the distribution", low, high, kept)
	}
	return nil
}

// Check implements Sizes.
func (s DiscreteSizes) Check() error {
	if len(s.Radii) == 0 || len(s.Radii) != len(s.Shares) {
		return fmt.Errorf("discrete sizes: %d radii, %d shares: want the same number of both", len(s.Radii), len(s.Shares))
	}
	sum := 0.0
	for i, r := range s.Radii {
		if err := checkRadii(r, r); err != nil {
			return err
		}
		if !(s.Shares[i] >= 0) {
			return fmt.Errorf("discrete sizes: share %g of radius %g m: want 0 or more", s.Shares[i], r)
		}
		sum += s.Shares[i]
	}
	if !(sum > 0) || math.IsInf(sum, 1) {
		return fmt.Errorf("discrete sizes: the shares add up to %g", sum)
	}
	return nil
}

// Check implements Sizes.
func (s SieveSizes) Check() error {
	n := len(s.Radii)
	if n < 2 || n != len(s.Passing) {
		return fmt.Errorf("sieve curve: %d radii, %d shares: want the same number of both, 2 or more", n, len(s.Passing))
	}
	if !sort.Float64sAreSorted(s.Radii) || !sort.Float64sAreSorted(s.Passing) {
		return fmt.Errorf("sieve curve: radii %v and shares %v must ascend", s.Radii, s.Passing)
	}
	if s.Passing[0] != 0 || s.Passing[n-1] != 1 {
		return fmt.Errorf("sieve curve: shares go from %g to %g: want from 0 to 1", s.Passing[0], s.Passing[n-1])
	}
	return checkRadii(s.Radii[0], s.Radii[n-1])
}

func checkRadii(low, high float64) error {
	if !(low > 0 && low <= high) || math.IsInf(high, 1) {
		return fmt.Errorf("sizes: radii from %g to %g m: want 0 < least <= greatest", low, high)
	}
	return nil
}

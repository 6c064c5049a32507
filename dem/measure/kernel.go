// Kernels of coarse graining: how a particle is smeared out, and the integral of that along a line.

package measure

import (
	"math"

	"gabion/internal/enum"
)

// Kernel is the form of the function of distance that coarse-grained fields are smeared with. Its integral over space is 1.
type Kernel uint8

// Kernels.
const (
	Gauss     Kernel = iota // exp(-r²/(2 w²)) up to 3 w
	Lucy                    // (1 + 3 r/w)(1 - r/w)³ up to w, Lucy, Astron. J. 82:1013 (1977)
	Heaviside               // the same everywhere up to w
)

var kernelNames = []string{"gauss", "lucy", "heaviside"}

func (k Kernel) String() string { return enum.NameOf(kernelNames, uint8(k)) }

// UnmarshalText reads the name of a kernel.
func (k *Kernel) UnmarshalText(b []byte) error { return enum.LookUp(kernelNames, b, (*uint8)(k)) }

// gaussCut is where Gauss's kernel ends, in widths.
const gaussCut = 3

// smearing is a kernel of a width in one, two or three dimensions.
type smearing struct {
	kernel Kernel
	width  float64 // m
	factor float64 // that makes the integral over space 1, 1/m^dimensions
	reach  float64 // m
}

func newSmearing(k Kernel, width float64, dimensions int) smearing {
	s := smearing{kernel: k, width: width, reach: width}
	w := math.Pow(width, float64(dimensions))
	const c = gaussCut
	tail := math.Exp(-c * c / 2.)
	inside := [...]float64{1, math.Sqrt(2*math.Pi) * math.Erf(c/math.Sqrt2), 2 * math.Pi * (1 - tail), math.Pow(2*math.Pi, 1.5)*math.Erf(c/math.Sqrt2) - 4*math.Pi*c*tail}
	volume := map[Kernel][4]float64{
		Gauss: inside, Lucy: {1, 4. / 5, math.Pi / 5, 16 * math.Pi / 105}, Heaviside: {1, 2, math.Pi, 4 * math.Pi / 3},
	}[k]
	if k == Gauss {
		s.reach = c * width
	}
	s.factor = 1 / (volume[dimensions] * w)
	return s
}

// at is the kernel at a distance whose square is given, m2.
func (s *smearing) at(square float64) float64 {
	if square >= s.reach*s.reach {
		return 0
	}
	switch s.kernel {
	case Gauss:
		return s.factor * math.Exp(-0.5*square/(s.width*s.width))
	case Lucy:
		q := math.Sqrt(square) / s.width
		return s.factor * (1 + 3*q) * (1 - q) * (1 - q) * (1 - q)
	}
	return s.factor
}

// along is the mean of the kernel over a segment: from and to are the places of its ends along its line, m, counted from the point of the line that is nearest, whose distance has the given square, m2.
func (s *smearing) along(from, to, square float64) float64 {
	length := to - from
	if length == 0 {
		return s.at(square + from*from)
	}
	half := s.reach*s.reach - square
	if half <= 0 {
		return 0
	}
	half = math.Sqrt(half)
	a, b := math.Max(from, -half), math.Min(to, half)
	if a >= b {
		return 0
	}
	return s.factor * (s.integral(b, square) - s.integral(a, square)) / length
}

// integral is that of the kernel, but for its factor, along a line from the point that is nearest.
func (s *smearing) integral(t, square float64) float64 {
	w := s.width
	switch s.kernel {
	case Gauss:
		return math.Exp(-0.5*square/(w*w)) * w * math.Sqrt(math.Pi/2) * math.Erf(t/(math.Sqrt2*w))
	case Lucy: // 1 - 6 q² + 8 q³ - 3 q⁴, with q² = (square + t²)/w²
		p, u := square/(w*w), t/w
		u2 := u * u
		second := u * (p + u2/3)
		fourth := u * (p*p + 2*p*u2/3 + u2*u2/5)
		third := u * (2*u2 + 5*p) * math.Sqrt(p+u2) / 8
		if p > 0 {
			third += 3. / 8 * p * p * math.Asinh(u/math.Sqrt(p))
		}
		return w * (u - 6*second + 8*third - 3*fourth)
	}
	return t
}

package measure

import "math"

// Smearing is a kernel of coarse graining in one, two or three dimensions: how a particle is smeared out, and the integral of that along a line. CUDA is generated from this text.
type Smearing struct {
	Form   int32   // gaussForm, lucyForm or heavisideForm
	Width  float64 // w, m
	Factor float64 // that makes the integral over space 1, 1/m^dimensions
	Reach  float64 // m
}

const (
	gaussForm     = 0
	lucyForm      = 1
	heavisideForm = 2
)

// At is the kernel at a distance whose square is given, m2.
func (s *Smearing) At(square float64) float64 {
	if square >= s.Reach*s.Reach {
		return 0
	}
	if s.Form == gaussForm {
		return s.Factor * math.Exp(-0.5*square/(s.Width*s.Width))
	}
	if s.Form == lucyForm {
		q := math.Sqrt(square) / s.Width
		return s.Factor * (1 + 3*q) * (1 - q) * (1 - q) * (1 - q)
	}
	return s.Factor
}

// Along is the mean of the kernel over a segment: from and to are the places of its ends along its line, m, counted from the point of the line that is nearest, whose distance has the given square, m2.
func (s *Smearing) Along(from, to, square float64) float64 {
	length := to - from
	if length < 1e-5*s.Width { // the difference of integrals would have no digits left
		middle := 0.5 * (from + to)
		return s.At(square + middle*middle)
	}
	half2 := s.Reach*s.Reach - square
	if half2 <= 0 {
		return 0
	}
	half := math.Sqrt(half2)
	a, b := max(from, -half), min(to, half)
	if a >= b {
		return 0
	}
	return s.Factor * (s.Integral(b, square) - s.Integral(a, square)) / length
}

// Integral is that of the kernel, but for its factor, along a line from the point that is nearest.
func (s *Smearing) Integral(t, square float64) float64 {
	w := s.Width
	if s.Form == gaussForm {
		return math.Exp(-0.5*square/(w*w)) * w * math.Sqrt(0.5*math.Pi) * math.Erf(t/(math.Sqrt2*w))
	}
	if s.Form == lucyForm { // 1 - 6 q² + 8 q³ - 3 q⁴, with q² = (square + t²)/w²
		p, u := square/(w*w), t/w
		u2 := u * u
		second := u * (p + u2/3)
		fourth := u * (p*p + 2*p*u2/3 + u2*u2/5)
		third := u * (2*u2 + 5*p) * math.Sqrt(p+u2) / 8
		if p > 0 {
			third += 0.375 * p * p * math.Asinh(u/math.Sqrt(p))
		}
		return w * (u - 6*second + 8*third - 3*fourth)
	}
	return t
}

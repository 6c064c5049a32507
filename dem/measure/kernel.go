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
	Gauss     Kernel = gaussForm     // exp(-r²/(2 w²)) up to 3 w
	Lucy      Kernel = lucyForm      // (1 + 3 r/w)(1 - r/w)³ up to w, Lucy, Astron. J. 82:1013 (1977)
	Heaviside Kernel = heavisideForm // the same everywhere up to w
)

var kernelNames = []string{"gauss", "lucy", "heaviside"}

func (k Kernel) String() string { return enum.NameOf(kernelNames, uint8(k)) }

// UnmarshalText reads the name of a kernel.
func (k *Kernel) UnmarshalText(b []byte) error { return enum.LookUp(kernelNames, b, (*uint8)(k)) }

// gaussCut is where Gauss's kernel ends, in widths.
const gaussCut = 3

// newSmearing is a kernel of a width (m) in so many dimensions.
func newSmearing(k Kernel, width float64, dimensions int) Smearing {
	s := Smearing{Form: int32(k), Width: width, Reach: width}
	w := math.Pow(width, float64(dimensions))
	const c = gaussCut
	tail := math.Exp(-c * c / 2.)
	inside := [...]float64{1, math.Sqrt(2*math.Pi) * math.Erf(c/math.Sqrt2), 2 * math.Pi * (1 - tail), math.Pow(2*math.Pi, 1.5)*math.Erf(c/math.Sqrt2) - 4*math.Pi*c*tail}
	volume := map[Kernel][4]float64{
		Gauss: inside, Lucy: {1, 4. / 5, math.Pi / 5, 16 * math.Pi / 105}, Heaviside: {1, 2, math.Pi, 4 * math.Pi / 3},
	}[k]
	if k == Gauss {
		s.Reach = c * width
	}
	s.Factor = 1 / (volume[dimensions] * w)
	return s
}

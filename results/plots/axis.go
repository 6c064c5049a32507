package plots

// Axes: ranges, round ticks, units with a power of ten, and curves thinned to what the page can show.

import (
	"math"
	"strconv"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"

	"gabion/results"
)

// extent returns the least and the largest finite value of all curves; 0, 0 when there is none.
func extent(curves []curve) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, c := range curves {
		for _, v := range c.values {
			if finite(v) {
				low, high = min(low, v), max(high, v)
			}
		}
	}
	if low > high {
		return 0, 0
	}
	return low, high
}

func finite(v float64) bool { return !math.IsNaN(v) && !math.IsInf(v, 0) }

// tiny is what counts as zero on the page: below, powers of ten overflow.
const tiny = 1e-290

// engineering returns the exponent, a multiple of three, that brings size between 1 and 1000; 0 for sizes that read well as they are.
func engineering(size float64) int {
	if size < tiny || size >= 0.01 && size < 1e4 {
		return 0
	}
	return 3 * int(math.Floor(math.Log10(size)/3))
}

// axisLabel writes a quantity with its unit, such as "position (10⁻⁶ m)".
func axisLabel(label, unit string, exponent int) string {
	unit = strings.NewReplacer("^2", "²", "^3", "³").Replace(unit)
	if exponent != 0 {
		unit = strings.TrimSpace("10" + superscript(exponent) + " " + unit)
	}
	if unit == "" {
		return label
	}
	return label + " (" + unit + ")"
}

var superscript = func() func(int) string {
	digits := strings.NewReplacer("-", "⁻", "0", "⁰", "1", "¹", "2", "²", "3", "³", "4", "⁴", "5", "⁵", "6", "⁶", "7", "⁷", "8", "⁸", "9", "⁹")
	return func(n int) string { return digits.Replace(strconv.Itoa(n)) }
}()

// spread returns the ends of the time axis.
func spread(time []float64) (low, high float64) {
	low, high = extent([]curve{{values: time}})
	if low == high {
		return low, low + 1
	}
	return low, high
}

// room widens a vertical range a little, and a range of no height so that a constant lies in its middle.
func room(low, high float64) (float64, float64) {
	height := high - low
	if height <= 1e-9*max(math.Abs(low), math.Abs(high)) || height < tiny {
		half := math.Abs(low) * 0.1
		if half < tiny {
			half = 1
		}
		return low - half, high + half
	}
	return low - 0.05*height, high + 0.05*height
}

// ticks puts labels at multiples of 1, 2 or 5 times a power of ten, at most count of them.
func ticks(count int) plot.TickerFunc {
	return func(low, high float64) []plot.Tick {
		values, step := results.Ticks(low, high, float64(count))
		decimals := max(0, -int(math.Floor(math.Log10(step)+1e-9)))
		var out []plot.Tick
		for _, v := range values {
			out = append(out, plot.Tick{Value: v, Label: tickLabel(v, decimals)})
		}
		return out
	}
}

func tickLabel(v float64, decimals int) string {
	s := strconv.FormatFloat(v, 'f', decimals, 64)
	if strings.Trim(s, "-0.") == "" {
		s = "0"
	}
	return strings.Replace(s, "-", "−", 1)
}

// pageSamples is how many intervals of time the page can tell apart.
const pageSamples = 1000

// pieces returns the curve, scaled, in parts between values that are not finite. Of many samples in one page interval only the first,
// least, largest and last stay: the drawn curve is the same.
func pieces(time, values []float64, scale float64) []plotter.XYs {
	low, high := spread(time)
	bucket := func(i int) int { return int(float64(pageSamples) * (time[i] - low) / (high - low)) }
	var out []plotter.XYs
	var current plotter.XYs
	for i := 0; i < len(values); {
		if !finite(values[i]) || !finite(time[i]) {
			out, current = appendPiece(out, current), nil
			i++
			continue
		}
		first, least, largest := i, i, i
		for i++; i < len(values) && finite(values[i]) && finite(time[i]) && bucket(i) == bucket(first); i++ {
			if values[i] < values[least] {
				least = i
			}
			if values[i] > values[largest] {
				largest = i
			}
		}
		last := -1
		for _, k := range []int{first, min(least, largest), max(least, largest), i - 1} {
			if k > last {
				current = append(current, plotter.XY{X: time[k], Y: values[k] * scale})
				last = k
			}
		}
	}
	return appendPiece(out, current)
}

func appendPiece(out []plotter.XYs, piece plotter.XYs) []plotter.XYs {
	if len(piece) == 0 {
		return out
	}
	return append(out, piece)
}

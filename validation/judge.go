package validation

// From curves to a verdict.

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"gonum.org/v1/gonum/integrate"

	"gabion/results"
)

// Outcome is what one comparison came to.
type Outcome struct {
	Quantity  string       `json:"quantity"`
	Metric    string       `json:"metric"`
	Unit      string       `json:"unit"`
	Error     results.Real `json:"error"`
	Tolerance float64      `json:"tolerance"`
	Passed    bool         `json:"passed"`
	Samples   int          `json:"samples"`
	Measures  Measures     `json:"measures"`

	curves []curve
}

// Measures are all the metrics of a comparison, whichever is judged.
type Measures struct {
	RMS      results.Real `json:"rms"`
	Maximum  results.Real `json:"maximum"`
	At       float64      `json:"maximum_time"` // s
	Relative results.Real `json:"relative"`
	Final    results.Real `json:"final"`
	Integral results.Real `json:"integral"`
	Mean     results.Real `json:"mean"`
	Rate     results.Real `json:"rate"`
	Peak     results.Real `json:"peak"`
}

// curve is one column for the report: what was run, and the reference.
type curve struct {
	column                   string
	times, values, reference []float64
}

// judge compares a run with the reference; reference is nil for expressions.
func (k *Comparison) judge(run results.Table, reference *results.Table) (*Outcome, error) {
	times, err := k.times(run, reference)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", k.Quantity, err)
	}
	o := &Outcome{Quantity: k.Quantity, Metric: k.Metric, Unit: k.Unit, Tolerance: k.Tolerance, Samples: len(times)}
	method := results.Cubic
	if k.Interpolation == "linear" {
		method = results.Linear
	}
	for i, name := range k.Columns {
		values, err := run.Sum(name)
		if err != nil {
			return nil, fmt.Errorf("%s: the run has %w", k.Quantity, err)
		}
		c := curve{column: name, times: times, values: make([]float64, len(times)), reference: make([]float64, len(times))}
		results.Interpolate(c.values, times, run.Time(), values, method)
		if err := k.sample(c.reference, times, i, reference); err != nil {
			return nil, fmt.Errorf("%s: %w", k.Quantity, err)
		}
		if i := results.NotFinite(c.values); i >= 0 {
			return nil, fmt.Errorf("%s: column %q of the run is %g at %g s", k.Quantity, name, c.values[i], times[i])
		}
		if i := results.NotFinite(c.reference); i >= 0 {
			return nil, fmt.Errorf("%s: the reference of column %q is %g at %g s", k.Quantity, name, c.reference[i], times[i])
		}
		if o.Unit == "" {
			first, _, _ := strings.Cut(name, " + ")
			o.Unit = run.Unit(run.Index(first))
		}
		o.curves = append(o.curves, c)
	}
	if k.EitherSign {
		turn(o.curves)
	}
	o.measure(times)
	o.Passed = float64(o.Error) <= o.Tolerance
	return o, nil
}

// times are those of the reference in the interval that is compared, or for expressions those of the run and the ends of the interval: from k.From, or the
// first time of these, to k.To, or the last. A run or a reference that does not reach over it is an error, as what was not compared has not passed.
func (k *Comparison) times(run results.Table, reference *results.Table) ([]float64, error) {
	if run.Rows() == 0 {
		return nil, errors.New("the run has no rows")
	}
	if reference != nil && reference.Rows() == 0 {
		return nil, errors.New("the reference has no rows")
	}
	candidates := run.Time()
	if reference != nil {
		candidates = reference.Time()
	}
	from, to := k.From, candidates[len(candidates)-1]
	if from == 0 {
		from = max(0, candidates[0])
	}
	if k.To != nil {
		to = *k.To
	}
	gaps := results.Gaps("the run", run.Time(), from, to)
	if reference != nil {
		gaps = append(gaps, results.Gaps("the reference", candidates, from, to)...)
	}
	if len(gaps) > 0 {
		return nil, fmt.Errorf("%s; give the interval that both have as from and to", strings.Join(gaps, "; "))
	}
	slack := 1e-9 * max(math.Abs(from), math.Abs(to))
	first, last := max(from, run.Time()[0])-slack, min(to, run.Time()[run.Rows()-1])+slack
	var times []float64
	for _, t := range candidates {
		if t >= first && t <= last {
			times = append(times, t)
		}
	}
	if len(times) == 0 {
		return nil, fmt.Errorf("there is no time to compare between %g and %g s", from, to)
	}
	if len(times) == 1 && len(candidates) > 1 && to > from+slack {
		return nil, fmt.Errorf("between %g and %g s there is one time to compare, %g s, which says nothing about the rest: times are in s", from, to, times[0])
	}
	if reference != nil {
		return times, nil
	}
	if times[0] > from+slack {
		times = slices.Insert(times, 0, from)
	}
	if times[len(times)-1] < to-slack {
		times = append(times, to)
	}
	return times, nil
}

// sample fills in the reference of column i.
func (k *Comparison) sample(dst, times []float64, i int, reference *results.Table) error {
	if reference == nil {
		for n, t := range times {
			dst[n] = k.Scale * k.Expressions[i].Evaluate(t)
		}
		return nil
	}
	values, err := reference.Sum(k.columns()[i])
	if err != nil {
		return fmt.Errorf("the reference has %w", err)
	}
	results.Interpolate(dst, times, reference.Time(), values, results.Cubic)
	for n := range dst {
		dst[n] *= k.Scale
	}
	return nil
}

// turn gives each row of values the sign that brings it nearer to the reference.
func turn(curves []curve) {
	for n := range curves[0].times {
		dot := 0.0
		for _, c := range curves {
			dot += c.values[n] * c.reference[n]
		}
		if dot < 0 {
			for _, c := range curves {
				c.values[n] = -c.values[n]
			}
		}
	}
}

// measure fills in the metrics of the curves taken as components of one vector.
func (o *Outcome) measure(times []float64) {
	apart, zero := make([]float64, len(times)), make([]float64, len(times))
	var size, integral, mean, final, rate, peak, peakReference float64
	for _, c := range o.curves {
		difference := make([]float64, len(times))
		for n := range times {
			difference[n] = c.values[n] - c.reference[n]
			apart[n] = math.Hypot(apart[n], difference[n])
			size += c.reference[n] * c.reference[n] / float64(len(times))
		}
		if len(times) > 1 {
			last := len(times) - 1
			area, duration := integrate.Trapezoidal(times, difference), times[last]-times[0]
			integral, mean = math.Hypot(integral, area), math.Hypot(mean, area/duration)
			rate = math.Hypot(rate, (difference[last]-difference[0])/duration)
		}
		final = math.Hypot(final, difference[len(times)-1])
	}
	for n := range times {
		peak, peakReference = max(peak, length(o.curves, n, false)), max(peakReference, length(o.curves, n, true))
	}
	m := Measure(times, apart, zero)
	relative := 0.0
	if m.RMS != 0 {
		relative = m.RMS / math.Sqrt(size)
	}
	o.Measures = Measures{
		RMS: results.Real(m.RMS), Maximum: results.Real(m.Max), At: m.MaxTime, Relative: results.Real(relative),
		Final: results.Real(final), Integral: results.Real(integral), Mean: results.Real(mean), Rate: results.Real(rate), Peak: results.Real(math.Abs(peak - peakReference)),
	}
	o.Error = map[string]results.Real{
		"rms": o.Measures.RMS, "maximum": o.Measures.Maximum, "relative": o.Measures.Relative,
		"final": o.Measures.Final, "integral": o.Measures.Integral, "mean": o.Measures.Mean, "rate": o.Measures.Rate, "peak": o.Measures.Peak,
	}[o.Metric]
	if o.Metric == "relative" {
		o.Unit = "1"
	}
}

// length is that of the vector of the curves at sample n.
func length(curves []curve, n int, reference bool) float64 {
	sum := 0.0
	for _, c := range curves {
		v := c.values[n]
		if reference {
			v = c.reference[n]
		}
		sum = math.Hypot(sum, v)
	}
	return sum
}

package sweep

// From a study to its cases.

import (
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"gabion/internal/document"
	"gabion/internal/input"
)

// axis is a factor with its values: rows of values for its paths, or a range.
type axis struct {
	factor *Factor
	paths  []string
	names  []string
	rows   [][]Value // nil for a range
}

// axes reads the factors.
func (s *Study) axes(ctx context.Context) ([]axis, error) {
	var list []axis
	for i := range s.Vary {
		f := &s.Vary[i]
		a := axis{factor: f, paths: f.paths(), names: f.Names, rows: f.Sets}
		switch {
		case f.CSV != "":
			var err error
			if a.paths, a.rows, err = readSets(ctx, document.Beside(s.path, f.CSV)); err != nil {
				return nil, err
			}
			if f.Names != nil && len(f.Names) != len(a.paths) {
				return nil, fmt.Errorf("%d names for %d columns of %s", len(f.Names), len(a.paths), f.CSV)
			}
		case f.Values != nil:
			for _, v := range f.Values {
				a.rows = append(a.rows, []Value{v})
			}
		}
		if a.names == nil {
			for _, p := range a.paths {
				a.names = append(a.names, nameOf(p))
			}
		}
		list = append(list, a)
	}
	return list, nil
}

// readSets reads rows of values under a header of paths.
func readSets(ctx context.Context, path string) (paths []string, rows [][]Value, err error) {
	f, err := input.Open(ctx, path, input.MaxText)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.TrimLeadingSpace = true
	r.Comment = '#'
	for {
		record, err := r.Read()
		switch {
		case err == io.EOF && len(rows) == 0:
			return nil, nil, fmt.Errorf("%s: want a header of paths and at least one row", path)
		case err == io.EOF:
			return paths, rows, nil
		case err != nil:
			return nil, nil, fmt.Errorf("%s: %w", path, err)
		case paths == nil:
			paths = record
			continue
		}
		row := make([]Value, len(record))
		for i, text := range record {
			row[i] = valueOf(strings.TrimSpace(text))
			line, column := r.FieldPos(i)
			row[i].place = fmt.Sprintf("%s:%d:%d", path, line, column)
		}
		rows = append(rows, row)
	}
}

// inputNames lists the names of the inputs, in the order of the factors; the seed of repeats comes last.
func (s *Study) inputNames(ctx context.Context) ([]string, error) {
	list, err := s.axes(ctx)
	if err != nil {
		return nil, err
	}
	var names, paths []string
	for _, a := range list {
		names, paths = append(names, a.names...), append(paths, a.paths...)
	}
	if s.Repeats != nil {
		names, paths = append(names, seedName), append(paths, s.Repeats.Seeds...)
	}
	for i, path := range paths {
		for _, other := range paths[:i] {
			if within(path, other) || within(other, path) {
				return nil, fmt.Errorf("%q and %q set the same value, of which the last would count: vary one of them", other, path)
			}
		}
	}
	for i, n := range names {
		if slices.Contains(names[:i], n) {
			return nil, fmt.Errorf("two inputs are called %q; give them names", n)
		}
	}
	return names, nil
}

// within tells whether a path is another or leads into what that is of.
func within(path, other string) bool { return path == other || strings.HasPrefix(path, other+".") }

const seedName = "seed"

// size is the number of values of an axis in a grid.
func (a *axis) size() int {
	if a.rows != nil {
		return len(a.rows)
	}
	return a.factor.Count
}

// at returns the values at a place from 0 to 1 in the axis.
func (a *axis) at(u float64) []Value {
	if a.rows != nil {
		return a.rows[min(int(u*float64(len(a.rows))), len(a.rows)-1)]
	}
	from, to := a.factor.From.Number, a.factor.To.Number
	if a.factor.Scale == "log" {
		return []Value{numberOf(rounded(from * math.Pow(to/from, u)))}
	}
	return []Value{numberOf(rounded(from + u*(to-from)))}
}

// rounded leaves out the digits that are rounding errors: 0.1, not 0.10000000000000002.
func rounded(x float64) float64 {
	r, err := strconv.ParseFloat(strconv.FormatFloat(x, 'g', 15, 64), 64)
	if err != nil {
		return x
	}
	return r
}

// step returns the values number k of a grid; the ends of a range are exact.
func (a *axis) step(k int) []Value {
	n := a.size()
	switch {
	case a.rows != nil:
		return a.rows[k]
	case k == 0:
		return []Value{numberOf(a.factor.From.Number)}
	case k == n-1:
		return []Value{numberOf(a.factor.To.Number)}
	}
	return a.at(float64(k) / float64(n-1))
}

// MostCases is the largest number of cases of a study.
const MostCases = 1_000_000

// inputs returns the settings of all cases, in order.
func (s *Study) inputs(ctx context.Context) ([][]Input, error) {
	list, err := s.axes(ctx)
	if err != nil {
		return nil, err
	}
	rows, err := s.samples(list)
	if err != nil {
		return nil, err
	}
	if r := s.Repeats; r != nil && r.Count > MostCases/len(rows) {
		return nil, fmt.Errorf("%d cases, each repeated %d times, are more than %d", len(rows), r.Count, MostCases)
	}
	var cases [][]Input
	for _, row := range rows {
		var in []Input
		for i, a := range list {
			for k, v := range row[i] {
				in = append(in, Input{a.names[k], a.paths[k], v})
			}
		}
		cases = append(cases, s.repeat(in)...)
	}
	return cases, nil
}

// repeat gives a case its seeds. All paths of seeds get the same; the first carries the name.
func (s *Study) repeat(in []Input) [][]Input {
	if s.Repeats == nil {
		return [][]Input{in}
	}
	var cases [][]Input
	for k := range s.Repeats.Count {
		c := slices.Clone(in)
		for i, path := range s.Repeats.Seeds {
			name := seedName
			if i > 0 {
				name = ""
			}
			c = append(c, Input{name, path, valueOf(strconv.FormatInt(s.Repeats.First+int64(k), 10))})
		}
		cases = append(cases, c)
	}
	return cases
}

// samples chooses, for each case, the values of each axis.
func (s *Study) samples(list []axis) ([][][]Value, error) {
	if s.Sampling.Method == "grid" {
		return grid(list)
	}
	var points [][]float64
	var err error
	if s.Sampling.Method == "sobol" {
		points, err = Sobol(s.Sampling.Samples, len(list))
	} else {
		points = latinHypercube(s.Sampling.Samples, len(list), uint64(s.Sampling.Seed))
	}
	if err != nil {
		return nil, err
	}
	rows := make([][][]Value, len(points))
	for i, p := range points {
		for k := range list {
			rows[i] = append(rows[i], list[k].at(p[k]))
		}
	}
	return rows, nil
}

// grid combines everything with everything, the last axis changing fastest.
func grid(list []axis) ([][][]Value, error) {
	total := 1
	for i := range list {
		if n := list[i].size(); total > MostCases/n {
			return nil, fmt.Errorf("a grid of more than %d cases; use latin_hypercube or sobol sampling", MostCases)
		} else {
			total *= n
		}
	}
	rows := make([][][]Value, total)
	for i := range rows {
		row := make([][]Value, len(list))
		rest := i
		for k := len(list) - 1; k >= 0; k-- {
			n := list[k].size()
			row[k] = list[k].step(rest % n)
			rest /= n
		}
		rows[i] = row
	}
	return rows, nil
}

// latinHypercube divides each dimension into n equal parts and puts one point into each (M. D. McKay, R. J. Beckman and W. J. Conover,
// Technometrics 21 (1979) 239). The same seed gives the same points.
func latinHypercube(n, dimensions int, seed uint64) [][]float64 {
	points := make([][]float64, n)
	for i := range points {
		points[i] = make([]float64, dimensions)
	}
	for d := range dimensions {
		r := rand.New(rand.NewPCG(seed, uint64(d)))
		for i, part := range r.Perm(n) {
			points[i][d] = (float64(part) + r.Float64()) / float64(n)
		}
	}
	return points
}

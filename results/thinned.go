package results

// Tables of fewer rows that are drawn like all of them.

import "math"

// leastLevel is the least level of thinned tables: below it four rows are no fewer.
const leastLevel = 3

// ThinnedLevel is the least level at which so many rows have about so many in their place; 0, which leaves none out, where they are not more.
func ThinnedLevel(rows, most int) int {
	if rows <= most {
		return 0
	}
	level := leastLevel
	for 4*(rows>>level) > max(most, 4) {
		level++
	}
	return level
}

// Thinned returns the rows [first, last) of a table with four in the place of each 2^level of them, counted from the table's first row: the first
// one, the least and the largest value of each column in the order in which they come, and the last one. The two in the middle have times
// between these. A line through them covers the same pixels as one through all rows where each such part is drawn in one column of pixels
// (Jugel et al. 2014, https://doi.org/10.14778/2732951.2732953). Parts of up to four rows stay as they are, as all do below level 3. What is
// not a number is the least and the largest of nothing else only. Parts are whole, but for the last one of the table: more rows than were asked
// for may be in them. The number of the first row is returned too.
func (t Table) Thinned(level, first, last int) (Table, int) {
	if level < leastLevel {
		level = 0
	}
	size := 1 << min(level, 62)
	last = min(max(last, 0), t.Rows())
	first = min(max(first, 0), last) / size * size
	if rest := last % size; rest > 0 {
		last = min(t.Rows(), last-rest+size)
	}
	out := Table{Names: t.Names, Units: t.Units, Columns: make([][]float64, len(t.Columns))}
	for c, column := range t.Columns {
		if size == 1 {
			out.Columns[c] = column[first:last]
			continue
		}
		for from := first; from < last; from += size {
			out.Columns[c] = appendThinned(out.Columns[c], column[from:min(from+size, last)], c == 0)
		}
	}
	return out, first
}

// appendThinned appends four values in the place of some, which are times, or not.
func appendThinned(dst, values []float64, times bool) []float64 {
	n := len(values)
	switch {
	case n <= 4:
		return append(dst, values...)
	case times:
		return append(dst, values[0], values[n/3], values[2*n/3], values[n-1])
	}
	low, high := extremes(values)
	return append(dst, values[0], values[min(low, high)], values[max(low, high)], values[n-1])
}

// extremes are the places of the least and the largest number of a list; the first place where it has none.
func extremes(values []float64) (low, high int) {
	least, largest := math.Inf(1), math.Inf(-1)
	for i, v := range values {
		if v < least {
			low, least = i, v
		}
		if v > largest {
			high, largest = i, v
		}
	}
	return low, high
}

package lu

// Inverses of pivot blocks.

import "math"

// position is a row and a column of a pivot block.
type position struct{ row, column int32 }

// pivotReport is the report on the inversion of a pivot block.
type pivotReport struct {
	least  float64    // smallest pivot
	at     position   // its place
	weak   []position // of the pivots that vanished
	growth float64    // condition of the block
}

// invert replaces the n x n matrix a by its inverse, by Gauss-Jordan elimination with row pivoting. A column whose
// largest candidate is not above tiny is given the pivot 1 and listed as weak, so that elimination can go on and list
// others; the result is then no inverse. swaps (length n) is work space. It allocates only when there are weak pivots.
func invert(a []float64, n int, tiny float64, swaps []int32) pivotReport {
	v := pivotReport{least: math.Inf(1)}
	for k := range n {
		p, best := k, math.Abs(a[k*n+k])
		for i := k + 1; i < n; i++ {
			if x := math.Abs(a[i*n+k]); x > best {
				p, best = i, x
			}
		}
		swaps[k] = int32(p)
		if p != k {
			swapRows(a[k*n:k*n+n], a[p*n:p*n+n])
		}
		if best < v.least {
			v.least, v.at = best, position{originalRow(swaps, k), int32(k)}
		}
		if !(best > tiny) { // also when it is not a number
			v.weak = append(v.weak, position{originalRow(swaps, k), int32(k)})
			a[k*n+k] = 1
		}
		switch n {
		case 6:
			eliminateColumn6((*[36]float64)(a), k)
		case 3:
			eliminateColumn3((*[9]float64)(a), k)
		default:
			eliminateColumn(a, n, k)
		}
	}
	for k := n - 1; k >= 0; k-- { // row exchanges of a matrix are column exchanges of its inverse
		if p := int(swaps[k]); p != k {
			for r := 0; r < n*n; r += n {
				a[r+k], a[r+p] = a[r+p], a[r+k]
			}
		}
	}
	return v
}

// originalRow tells which row stood at position k before the exchanges 0..k.
func originalRow(swaps []int32, k int) int32 {
	row := int32(k)
	for i := int32(k); i >= 0; i-- {
		switch row {
		case i:
			row = swaps[i]
		case swaps[i]:
			row = i
		}
	}
	return row
}

func swapRows(a, b []float64) {
	for k := range a {
		a[k], b[k] = b[k], a[k]
	}
}

// eliminateColumn does the step of Gauss-Jordan elimination that pivots on (k, k).
func eliminateColumn(a []float64, n, k int) {
	rk := a[k*n : k*n+n]
	d := 1 / rk[k]
	rk[k] = 1
	for j := range rk {
		rk[j] *= d
	}
	for i := range n {
		if i == k {
			continue
		}
		ri := a[i*n : i*n+n]
		x := ri[k]
		ri[k] = 0
		for j := range ri {
			ri[j] -= x * rk[j]
		}
	}
}

// eliminateColumn3 is eliminateColumn for the blocks of point masses.
func eliminateColumn3(a *[9]float64, k int) {
	rk := (*[3]float64)(a[3*k : 3*k+3])
	d := 1 / rk[k]
	rk[k] = 1
	r0, r1, r2 := rk[0]*d, rk[1]*d, rk[2]*d
	for i := 0; i < 9; i += 3 {
		ri := (*[3]float64)(a[i : i+3])
		x := ri[k]
		ri[k] = 0
		ri[0] -= x * r0
		ri[1] -= x * r1
		ri[2] -= x * r2
	}
	rk[0], rk[1], rk[2] = r0, r1, r2
}

// eliminateColumn6 is eliminateColumn for the blocks of rigid bodies.
func eliminateColumn6(a *[36]float64, k int) {
	if vector {
		eliminateColumn6AVX(&a[0], k, &others[k][0])
		return
	}
	rk := (*[6]float64)(a[6*k : 6*k+6])
	d := 1 / rk[k]
	rk[k] = 1
	r0, r1, r2, r3, r4, r5 := rk[0]*d, rk[1]*d, rk[2]*d, rk[3]*d, rk[4]*d, rk[5]*d
	for i := 0; i < 36; i += 6 {
		ri := (*[6]float64)(a[i : i+6])
		x := ri[k]
		ri[k] = 0
		ri[0] -= x * r0
		ri[1] -= x * r1
		ri[2] -= x * r2
		ri[3] -= x * r3
		ri[4] -= x * r4
		ri[5] -= x * r5
	}
	rk[0], rk[1], rk[2], rk[3], rk[4], rk[5] = r0, r1, r2, r3, r4, r5
}

// others are masks of all entries of a row of six but one.
var others = func() (m [6][6]uint64) {
	for k := range m {
		for j := range m[k] {
			if j != k {
				m[k][j] = math.MaxUint64
			}
		}
	}
	return m
}()

// Dense kernels on small row-major blocks.
package lu

import "math"

// mulSub computes c -= a b for row-major a (m x k), b (k x n), c (m x n).
func mulSub(c, a, b []float64, m, k, n int) {
	for i := range m {
		ci := c[i*n : i*n+n]
		for l, x := range a[i*k : i*k+k] {
			bl := b[l*n : l*n+n]
			for j := range ci {
				ci[j] -= x * bl[j]
			}
		}
	}
}

// mul computes c = a b for row-major a (m x k), b (k x n), c (m x n).
func mul(c, a, b []float64, m, k, n int) {
	for i := range m {
		ci := c[i*n : i*n+n]
		clear(ci)
		for l, x := range a[i*k : i*k+k] {
			bl := b[l*n : l*n+n]
			for j := range ci {
				ci[j] += x * bl[j]
			}
		}
	}
}

// subMulVec computes y -= a x for row-major a (len(y) x len(x)).
func subMulVec(y, a, x []float64) {
	n := len(x)
	for i := range y {
		s := 0.0
		for j, v := range a[i*n : i*n+n] {
			s += v * x[j]
		}
		y[i] -= s
	}
}

// mulVec computes y = a x for row-major a (len(y) x len(x)).
func mulVec(y, a, x []float64) {
	n := len(x)
	for i := range y {
		s := 0.0
		for j, v := range a[i*n : i*n+n] {
			s += v * x[j]
		}
		y[i] = s
	}
}

// infNorm returns the largest sum of absolute values along a row of the n x n matrix a.
func infNorm(a []float64, n int) float64 {
	largest := 0.0
	for i := range n {
		sum := 0.0
		for _, v := range a[i*n : i*n+n] {
			sum += math.Abs(v)
		}
		largest = max(largest, sum)
	}
	return largest
}

// weakPivot tells where inversion found no acceptable pivot.
type weakPivot struct {
	row, column int // within the block
	count       int // columns without a pivot
}

// invert replaces the n x n matrix a by its inverse, by Gauss-Jordan elimination with row pivoting. A column whose largest candidate is
// not above tiny is given the pivot 1 and counted, so that elimination can go on and count the others; the result is then no inverse.
// swaps (length n) is work space.
func invert(a []float64, n int, tiny float64, swaps []int32) weakPivot {
	var weak weakPivot
	for k := range n {
		p := k
		best := math.Abs(a[k*n+k])
		for i := k + 1; i < n; i++ {
			if v := math.Abs(a[i*n+k]); v > best {
				p, best = i, v
			}
		}
		swaps[k] = int32(p)
		if p != k {
			swapRows(a, n, k, p)
		}
		if !(best > tiny) { // also when best is not a number
			if weak.count == 0 {
				weak.row, weak.column = originalRow(swaps, k), k
			}
			weak.count++
			a[k*n+k] = 1
		}
		eliminateColumn(a, n, k)
	}
	for k := n - 1; k >= 0; k-- { // row exchanges of a matrix are column exchanges of its inverse
		if p := int(swaps[k]); p != k {
			swapColumns(a, n, k, p)
		}
	}
	return weak
}

// originalRow tells which row stood at position k before the exchanges 0..k.
func originalRow(swaps []int32, k int) int {
	row := k
	for i := k; i >= 0; i-- {
		switch row {
		case i:
			row = int(swaps[i])
		case int(swaps[i]):
			row = i
		}
	}
	return row
}

func swapColumns(a []float64, n, i, j int) {
	for r := 0; r < n*n; r += n {
		a[r+i], a[r+j] = a[r+j], a[r+i]
	}
}

func swapRows(a []float64, n, i, j int) {
	ri, rj := a[i*n:i*n+n], a[j*n:j*n+n]
	for k := range ri {
		ri[k], rj[k] = rj[k], ri[k]
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

package lu

// Dense kernels on small row-major blocks.

import "math"

// mulSub computes c -= a b for row-major a (m x k), b (k x n), c (m x n).
func mulSub(c, a, b []float64, m, k, n int) {
	if m == k && k == n {
		switch n {
		case 6:
			mulSub6((*[36]float64)(c), (*[36]float64)(a), (*[36]float64)(b))
			return
		case 3:
			mulSub3((*[9]float64)(c), (*[9]float64)(a), (*[9]float64)(b))
			return
		}
	}
	i := 0
	for ; i+2 <= m; i += 2 {
		mulSubRows(c[i*n:(i+2)*n], a[i*k:(i+2)*k], b, k, n)
	}
	if i < m {
		mulSubRow(c[i*n:i*n+n], a[i*k:i*k+k], b)
	}
}

// mulSub6 is mulSub for the blocks of rigid bodies.
func mulSub6(c, a, b *[36]float64) {
	if vector {
		mulSub6AVX(&c[0], &a[0], &b[0])
		return
	}
	for i := 0; i < 36; i += 6 {
		ci, ai := (*[6]float64)(c[i:i+6]), (*[6]float64)(a[i:i+6])
		x0, x1, x2, x3, x4, x5 := ai[0], ai[1], ai[2], ai[3], ai[4], ai[5]
		for j := range 6 {
			ci[j] -= (x0*b[j] + x1*b[j+6]) + (x2*b[j+12] + x3*b[j+18]) + (x4*b[j+24] + x5*b[j+30])
		}
	}
}

// mulSub3 is mulSub for the blocks of point masses.
func mulSub3(c, a, b *[9]float64) {
	for i := 0; i < 9; i += 3 {
		ci, ai := (*[3]float64)(c[i:i+3]), (*[3]float64)(a[i:i+3])
		x0, x1, x2 := ai[0], ai[1], ai[2]
		for j := range 3 {
			ci[j] -= x0*b[j] + x1*b[j+3] + x2*b[j+6]
		}
	}
}

// mulSubRows does two rows of mulSub, four columns at a time.
func mulSubRows(c, a, b []float64, k, n int) {
	c0, c1 := c[:n:n], c[n:n+n:n+n]
	a0, a1 := a[:k:k], a[k:k+k:k+k]
	j := 0
	for ; j+4 <= n; j += 4 {
		var s0, s1, s2, s3, t0, t1, t2, t3 float64
		p := j
		for l, x := range a0 {
			y := a1[l]
			r := (*[4]float64)(b[p : p+4])
			s0 += x * r[0]
			t0 += y * r[0]
			s1 += x * r[1]
			t1 += y * r[1]
			s2 += x * r[2]
			t2 += y * r[2]
			s3 += x * r[3]
			t3 += y * r[3]
			p += n
		}
		u, v := (*[4]float64)(c0[j:j+4]), (*[4]float64)(c1[j:j+4])
		u[0] -= s0
		u[1] -= s1
		u[2] -= s2
		u[3] -= s3
		v[0] -= t0
		v[1] -= t1
		v[2] -= t2
		v[3] -= t3
	}
	for ; j < n; j++ {
		var s, t float64
		p := j
		for l, x := range a0 {
			r := b[p]
			s += x * r
			t += a1[l] * r
			p += n
		}
		c0[j] -= s
		c1[j] -= t
	}
}

// mulSubRow does one row of mulSub.
func mulSubRow(c, a, b []float64) {
	n := len(c)
	for j := range c {
		s := 0.0
		p := j
		for _, x := range a {
			s += x * b[p]
			p += n
		}
		c[j] -= s
	}
}

// subMulVec computes y -= a x for row-major a (len(y) x len(x)).
func subMulVec(y, a, x []float64) {
	if len(y) == len(x) {
		switch len(x) {
		case 6:
			subMulVecs6((*[6]float64)(y), a, x, both, first[:1])
			return
		case 3:
			subMulVec3((*[3]float64)(y), (*[9]float64)(a), (*[3]float64)(x))
			return
		}
	}
	n := len(x)
	for i := range y {
		s := 0.0
		for j, v := range a[i*n : i*n+n] {
			s += v * x[j]
		}
		y[i] -= s
	}
}

// first is the column of a block that stands alone, and both are where those of two start.
var (
	first = []int32{0, 1}
	both  = []int32{0, 6}
)

// subMulVecs6 subtracts from y the products of 6 x 6 blocks, one after the other in a, with those parts of x where their columns start.
func subMulVecs6(y *[6]float64, a, x []float64, start, col []int32) {
	if vector && len(col) > 0 {
		subMulVecs6AVX(&y[0], &a[0], &x[0], &start[0], &col[0], len(col))
		return
	}
	for k, j := range col {
		subMulVec6(y, (*[36]float64)(a[36*k:]), (*[6]float64)(x[start[j]:]))
	}
}

// SubtractAnswer computes y -= K d + C v for x = (d, v): what a rigid body gets from a force that answers to a motion with stiffness K and
// damping C.
func SubtractAnswer(y *[6]float64, a *struct{ Stiffness, Damping [6][6]float64 }, x *[12]float64) {
	if vector {
		subMulVecs6AVX(&y[0], &a.Stiffness[0][0], &x[0], &both[0], &first[0], 2)
		return
	}
	for k, m := range [2]*[6][6]float64{&a.Stiffness, &a.Damping} {
		x := (*[6]float64)(x[6*k:])
		for i := range y {
			r := &m[i]
			y[i] -= (r[0]*x[0] + r[1]*x[1]) + (r[2]*x[2] + r[3]*x[3]) + (r[4]*x[4] + r[5]*x[5])
		}
	}
}

func subMulVec6(y *[6]float64, a *[36]float64, x *[6]float64) {
	x0, x1, x2, x3, x4, x5 := x[0], x[1], x[2], x[3], x[4], x[5]
	for i := range 6 {
		r := (*[6]float64)(a[6*i : 6*i+6])
		y[i] -= (r[0]*x0 + r[1]*x1) + (r[2]*x2 + r[3]*x3) + (r[4]*x4 + r[5]*x5)
	}
}

// subMulVecs3 is subMulVecs6 for 3 x 3 blocks. It sums up the products by entries of the blocks first.
func subMulVecs3(y *[3]float64, a, x []float64, start, col []int32) {
	if vector && len(col) > 0 {
		subMulVecs3AVX(&y[0], &a[0], &x[0], &start[0], &col[0], len(col))
		return
	}
	var s [9]float64
	for k, j := range col {
		a, x := (*[9]float64)(a[9*k:]), (*[3]float64)(x[start[j]:])
		for i := 0; i < 9; i += 3 {
			s[i] += a[i] * x[0]
			s[i+1] += a[i+1] * x[1]
			s[i+2] += a[i+2] * x[2]
		}
	}
	for i := range y {
		y[i] -= s[3*i] + s[3*i+1] + s[3*i+2]
	}
}

// subtractProducts3 subtracts the products of a 3 x 3 block with those in b, one after the other, from the blocks of their columns, which start at value[where[j]]; where
// this is negative there is none.
func subtractProducts3(value []float64, where []int, a *[9]float64, b []float64, col []int32) {
	if vector && len(col) > 0 {
		subtractProducts3AVX(&value[0], &where[0], &a[0], &b[0], &col[0], len(col))
		return
	}
	for q, j := range col {
		if to := where[j]; to >= 0 {
			mulSub3((*[9]float64)(value[to:]), a, (*[9]float64)(b[9*q:]))
		}
	}
}

func subMulVec3(y *[3]float64, a *[9]float64, x *[3]float64) {
	x0, x1, x2 := x[0], x[1], x[2]
	y[0] -= a[0]*x0 + a[1]*x1 + a[2]*x2
	y[1] -= a[3]*x0 + a[4]*x1 + a[5]*x2
	y[2] -= a[6]*x0 + a[7]*x1 + a[8]*x2
}

// addAbsMulVec computes y += |a| |x| for row-major a (len(y) x len(x)).
func addAbsMulVec(y, a, x []float64) {
	n := len(x)
	for i := range y {
		s := 0.0
		for j, v := range a[i*n : i*n+n] {
			s += math.Abs(v * x[j])
		}
		y[i] += s
	}
}

// infNorm returns the largest sum of absolute values along a row of the m x n matrix a.
func infNorm(a []float64, m, n int) float64 {
	largest := 0.0
	if n == 3 {
		for i := range m {
			r := (*[3]float64)(a[3*i:])
			sum := math.Abs(r[0]) + math.Abs(r[1]) + math.Abs(r[2])
			if !(sum <= largest) {
				largest = sum
			}
		}
		return largest
	}
	if n == 6 {
		for i := range m {
			r := (*[6]float64)(a[6*i:])
			sum := (math.Abs(r[0]) + math.Abs(r[1])) + (math.Abs(r[2]) + math.Abs(r[3])) + (math.Abs(r[4]) + math.Abs(r[5]))
			if !(sum <= largest) {
				largest = sum
			}
		}
		return largest
	}
	for i := range m {
		sum := 0.0
		for _, v := range a[i*n : i*n+n] {
			sum += math.Abs(v)
		}
		if !(sum <= largest) { // also when it is not a number
			largest = sum
		}
	}
	return largest
}

// assign copies a block.
func assign(dst, src []float64) {
	switch len(src) {
	case 36:
		*(*[36]float64)(dst) = [36]float64(src)
	case 9:
		*(*[9]float64)(dst) = [9]float64(src)
	default:
		copy(dst, src)
	}
}

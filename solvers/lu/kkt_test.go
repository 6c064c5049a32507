package lu

// Matrices to test with: saddle-point systems as implicit multibody steps make them.

import (
	"math"
	"math/rand/v2"
	"slices"

	"github.com/james-bowman/sparse"
)

// builder gathers entries of a matrix block by block.
type builder struct {
	rows   []map[int]float64
	groups []int
}

// add appends n unknowns as a new group and returns the first.
func (b *builder) add(n int) int {
	first := len(b.rows)
	group := 0
	if first > 0 {
		group = b.groups[first-1] + 1
	}
	for range n {
		b.rows = append(b.rows, map[int]float64{})
		b.groups = append(b.groups, group)
	}
	return first
}

func (b *builder) put(r, c int, v float64) { b.rows[r][c] += v }

func (b *builder) csr() *sparse.CSR {
	n := len(b.rows)
	indptr := make([]int, n+1)
	var ind []int
	var data []float64
	for r, row := range b.rows {
		cols := make([]int, 0, len(row))
		for c := range row {
			cols = append(cols, c)
		}
		slices.Sort(cols)
		for _, c := range cols {
			ind = append(ind, c)
			data = append(data, row[c])
		}
		indptr[r+1] = len(ind)
	}
	return sparse.NewCSR(n, n, indptr, ind, data)
}

// body adds a rigid body: three positions, four Euler parameters and the multiplier of their norm.
func (b *builder) body(rng *rand.Rand, mass, inertia float64) int {
	u := b.add(8)
	for i := range 3 {
		b.put(u+i, u+i, mass)
	}
	e, norm := [4]float64{}, 0.0
	for i := range e {
		e[i] = rng.NormFloat64()
		norm += e[i] * e[i]
	}
	for i := range 4 {
		b.put(u+3+i, u+7, 2*e[i]/norm)
		b.put(u+7, u+3+i, 2*e[i]/norm)
		for j := range 4 { // 4 G^T J G has the null vector e; gyroscopic terms make it unsymmetric
			v := -4 * inertia * e[i] * e[j] / norm
			if i == j {
				v += 4 * inertia
			}
			b.put(u+3+i, u+3+j, v*(1+0.01*rng.NormFloat64()))
		}
	}
	b.put(u+7, u+7, 0)
	return u
}

// spring couples two bodies by a force along a random line between points fixed in them; stiffness is scaled by h^2
// (beta) already.
func (b *builder) spring(rng *rand.Rand, u, v int, stiffness, arm float64) {
	var g [14]float64
	for i := range g {
		g[i] = rng.NormFloat64()
		if i%7 >= 3 {
			g[i] *= arm
		}
	}
	at := func(i int) int {
		if i < 7 {
			return u + i
		}
		return v + i - 7
	}
	for i := range g {
		for j := range g {
			b.put(at(i), at(j), stiffness*g[i]*g[j]*(1+0.01*rng.NormFloat64()))
		}
	}
}

// joint constrains two bodies (v < 0: one body and ground) by rows random equations.
func (b *builder) joint(rng *rand.Rand, u, v, rows int) int {
	c := b.add(rows)
	for r := range rows {
		for i := range 7 {
			x := rng.NormFloat64()
			b.put(c+r, u+i, x)
			b.put(u+i, c+r, x)
			if v >= 0 {
				y := rng.NormFloat64()
				b.put(c+r, v+i, y)
				b.put(v+i, c+r, y)
			}
		}
		b.put(c+r, c+r, 0)
	}
	return c
}

// rigid adds a rigid body with six degrees of freedom: three of translation, three of rotation, coupled by a little gyroscopic
// damping.
func (b *builder) rigid(rng *rand.Rand, mass, inertia float64) int {
	u := b.add(6)
	for i := range 3 {
		b.put(u+i, u+i, mass)
		for j := range 3 {
			v := inertia * 0.01 * rng.NormFloat64()
			if i == j {
				v += inertia
			}
			b.put(u+3+i, u+3+j, v)
		}
	}
	return u
}

// line couples two bodies of six degrees of freedom by a spring-damper along a random direction, attached off their centres.
// stiffness is what the step makes of it: beta h^2 k + gamma h c.
func (b *builder) line(rng *rand.Rand, u, v int, stiffness, arm float64) {
	n, r := direction(rng), direction(rng)
	var g [12]float64
	for side, sign := range []float64{1, -1} {
		for i := range 3 {
			g[6*side+i] = sign * n[i]
			g[6*side+3+i] = arm * (r[(i+1)%3]*n[(i+2)%3] - r[(i+2)%3]*n[(i+1)%3])
		}
	}
	at := func(i int) int {
		if i < 6 {
			return u + i
		}
		return v + i - 6
	}
	for i := range g {
		for j := range g {
			b.put(at(i), at(j), stiffness*g[i]*g[j]*(1+0.01*rng.NormFloat64()))
		}
	}
}

func direction(rng *rand.Rand) (n [3]float64) {
	for i := range n {
		n[i] = rng.NormFloat64()
	}
	l := math.Sqrt(n[0]*n[0] + n[1]*n[1] + n[2]*n[2])
	for i := range n {
		n[i] /= l
	}
	return n
}

// net makes the matrix of an n x n net with a body in the middle of each edge, pinned at its corners: 3 n^2 - 2 n
// bodies of 20 g and 5 mm radius.
func net(n int, stiffness float64) *builder {
	rng := rand.New(rand.NewPCG(1, 2))
	b := &builder{}
	knots := make([]int, n*n)
	body := func() int { return b.rigid(rng, 0.02, 2e-7) }
	for k := range knots {
		knots[k] = body()
	}
	link := func(u, v int) {
		m := body()
		b.line(rng, u, m, stiffness, 0.005)
		b.line(rng, m, v, stiffness, 0.005)
	}
	for k, knot := range knots {
		if k%n+1 < n {
			link(knot, knots[k+1])
		}
		if k+n < n*n {
			link(knot, knots[k+n])
		}
	}
	for _, k := range []int{0, n - 1, n*n - n, n*n - 1} {
		c := b.add(3)
		for i := range 3 {
			b.put(c+i, knots[k]+i, 1)
			b.put(knots[k]+i, c+i, 1)
			b.put(c+i, c+i, 0)
		}
	}
	return b
}

// meshwork makes the matrix of an n x n net of rods joined at their ends to knots by spherical joints, pinned at its corners: every rod carries two
// joints, whose equations restricted to it are dependent, since they cannot tell its length.
func meshwork(n int) *builder {
	rng := rand.New(rand.NewPCG(3, 2))
	b := &builder{}
	knots := make([]int, n*n)
	for k := range knots {
		knots[k] = b.rigid(rng, 0.05, 1e-6)
	}
	spherical := func(u int, r [3]float64, v int) {
		c := b.add(3)
		for i := range 3 {
			b.symmetric(c+i, u+i, 1)
			b.symmetric(c+i, u+3+(i+1)%3, r[(i+2)%3])
			b.symmetric(c+i, u+3+(i+2)%3, -r[(i+1)%3])
			b.put(c+i, c+i, 0)
			if v >= 0 {
				b.symmetric(c+i, v+i, -1)
			}
		}
	}
	link := func(u, v int) {
		m := b.rigid(rng, 0.02, 2e-5)
		d := direction(rng)
		for i := range d {
			d[i] *= 0.05
		}
		spherical(m, d, u)
		spherical(m, [3]float64{-d[0], -d[1], -d[2]}, v)
	}
	for k, knot := range knots {
		if k%n+1 < n {
			link(knot, knots[k+1])
		}
		if k+n < n*n {
			link(knot, knots[k+n])
		}
	}
	for _, k := range []int{0, n - 1, n*n - n, n*n - 1} {
		spherical(knots[k], [3]float64{}, -1)
	}
	return b
}

func (b *builder) symmetric(r, c int, v float64) {
	b.put(r, c, v)
	b.put(c, r, v)
}

// tree makes bodies hanging on one another by joints of five equations, the first on ground.
func tree(n int, seed uint64) *builder {
	rng := rand.New(rand.NewPCG(seed, 1))
	b := &builder{}
	bodies := make([]int, n)
	for i := range bodies {
		bodies[i] = b.body(rng, 1, 0.1)
	}
	b.joint(rng, bodies[0], -1, 5)
	for i := 1; i < n; i++ {
		b.joint(rng, bodies[i], bodies[rng.IntN(i)], 5)
	}
	return b
}

// loops makes a chain of bodies with joints of three equations, some of which close loops.
func loops(n int, seed uint64) *builder {
	rng := rand.New(rand.NewPCG(seed, 7))
	b := &builder{}
	bodies := make([]int, n)
	for i := range bodies {
		bodies[i] = b.body(rng, 1+rng.Float64(), 0.01)
	}
	for i := 1; i < n; i++ {
		b.joint(rng, bodies[i], bodies[i-1], 3)
		if i >= 4 && i%4 == 0 {
			b.joint(rng, bodies[i], bodies[i-4], 2)
		}
		if i%5 == 0 {
			b.spring(rng, bodies[i], bodies[rng.IntN(i)], 1e3, 1)
		}
	}
	return b
}

// mechanism makes the matrix of a step of length h for n bodies in a random tree of joints with some closed loops, some
// bodies on springs of the given stiffness (N/m) and some of them point masses. Masses range over three decades.
func mechanism(n int, h, stiffness float64, seed uint64) *builder {
	rng := rand.New(rand.NewPCG(seed, 11))
	b := &builder{}
	bodies, dofs := make([]int, n), make([]int, n)
	for i := range bodies {
		mass := math.Pow(10, 3*rng.Float64()-2)
		if rng.IntN(5) == 0 {
			bodies[i] = b.add(3)
			for k := range 3 {
				b.put(bodies[i]+k, bodies[i]+k, mass)
			}
			dofs[i] = 3
			continue
		}
		bodies[i] = b.rigid(rng, mass, mass*0.01)
		dofs[i] = 6
	}
	effective := 0.25*h*h*stiffness + 0.5*h*1e-3*stiffness
	constrained := make([]int, n)
	for i := 1; i < n; i++ {
		j := rng.IntN(i)
		rows := []int{1, 2, 3, 5, 6}[rng.IntN(5)]
		free := min(dofs[i]-constrained[i], dofs[j]-constrained[j])
		if i%3 == 0 || rows > free {
			b.element(rng, bodies[i], dofs[i], bodies[j], dofs[j], effective)
			continue
		}
		constrained[i] += rows
		constrained[j] += rows
		b.equations(rng, bodies[i], dofs[i], bodies[j], dofs[j], rows)
	}
	return b
}

// element couples two bodies by a force element with a symmetric stiffness and unsymmetric damping.
func (b *builder) element(rng *rand.Rand, u, nu, v, nv int, stiffness float64) {
	g := make([]float64, nu+nv)
	at := make([]int, nu+nv)
	for i := range g {
		g[i] = rng.NormFloat64()
		if at[i] = u + i; i >= nu {
			at[i] = v + i - nu
		}
	}
	for i := range g {
		for j := range g {
			b.put(at[i], at[j], stiffness*g[i]*g[j]*(1+0.1*rng.NormFloat64()))
		}
	}
}

// equations constrains two bodies by random equations.
func (b *builder) equations(rng *rand.Rand, u, nu, v, nv, rows int) int {
	c := b.add(rows)
	for r := range rows {
		for i := range nu + nv {
			at := u + i
			if i >= nu {
				at = v + i - nu
			}
			x := rng.NormFloat64()
			b.put(c+r, at, x)
			b.put(at, c+r, x)
		}
		b.put(c+r, c+r, 0)
	}
	return c
}

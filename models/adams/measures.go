// Functions of markers: displacements, velocities, accelerations, angles and forces.

package adams

import (
	"gonum.org/v1/gonum/num/quat"
)

// measure makes the program of a function of markers. least and most count the marker arguments.
type measure struct {
	least, most int
	build       func(f *frames, m []place) ref
}

// axisLetters are the endings of component functions.
const axisLetters = "XYZ"

// measures are the functions whose arguments are all markers: i, j (from), k (axes), l (frame of the derivative).
var measures = makeMeasures()

func makeMeasures() map[string]measure {
	table := map[string]measure{
		"DM": {1, 2, func(f *frames, m []place) ref { return f.norm(f.displacement(m)) }},
		"VM": {1, 3, func(f *frames, m []place) ref { return f.norm(f.velocityIn(m[0], m[1], m[2])) }},
		"VR": {1, 3, func(f *frames, m []place) ref {
			return f.dot(f.direction(f.displacement(m)), f.velocityIn(m[0], m[1], m[2]))
		}},
		"WM":   {1, 2, func(f *frames, m []place) ref { return f.norm(f.spin(m)) }},
		"ACCM": {1, 3, func(f *frames, m []place) ref { return f.norm(f.accelerationIn(m[0], m[1], m[2])) }},
		"WDTM": {1, 3, func(f *frames, m []place) ref { return f.norm(f.spinRateIn(m[0], m[1], m[2])) }},
		"AX": {1, 2, func(f *frames, m []place) ref {
			i, j := f.axes(m[0]), f.axes(m[1])
			return f.unwrap(f.atan2(f.neg(f.dot(i[2], j[1])), f.dot(i[2], j[2])))
		}},
		"AY": {1, 2, func(f *frames, m []place) ref {
			i, j := f.axes(m[0]), f.axes(m[1])
			return f.unwrap(f.atan2(f.dot(i[2], j[0]), f.dot(i[2], j[2])))
		}},
		"AZ": {1, 2, func(f *frames, m []place) ref {
			i, j := f.axes(m[0]), f.axes(m[1])
			return f.unwrap(f.atan2(f.dot(i[0], j[1]), f.dot(i[0], j[0])))
		}},
		"INCANG": {3, 3, func(f *frames, m []place) ref {
			u := f.subVectors(f.position(m[0]), f.position(m[1]))
			v := f.subVectors(f.position(m[2]), f.position(m[1]))
			return f.atan2(f.norm(f.cross(u, v)), f.dot(u, v))
		}},
		"PSI":   angle("313", 0, 1),
		"THETA": angle("313", 1, 1),
		"PHI":   angle("313", 2, 1),
		"YAW":   angle("321", 0, 1),
		"PITCH": angle("321", 1, -1), // Adams counts pitch the other way round
		"ROLL":  angle("321", 2, 1),
	}
	for axis := range axisLetters {
		letter := axisLetters[axis : axis+1]
		table["D"+letter] = measure{1, 3, func(f *frames, m []place) ref {
			return f.dot(f.displacement(m), f.axes(m[2])[axis])
		}}
		table["V"+letter] = measure{1, 4, func(f *frames, m []place) ref {
			return f.dot(f.velocityIn(m[0], m[1], m[3]), f.axes(m[2])[axis])
		}}
		table["W"+letter] = measure{1, 3, func(f *frames, m []place) ref { return f.dot(f.spin(m), f.axes(m[2])[axis]) }}
		table["ACC"+letter] = measure{1, 4, func(f *frames, m []place) ref {
			return f.dot(f.accelerationIn(m[0], m[1], m[3]), f.axes(m[2])[axis])
		}}
		table["WDT"+letter] = measure{1, 4, func(f *frames, m []place) ref {
			return f.dot(f.spinRateIn(m[0], m[1], m[3]), f.axes(m[2])[axis])
		}}
	}
	return table
}

func angle(sequence string, index int, sign float64) measure {
	return measure{1, 2, func(f *frames, m []place) ref {
		return f.scale(sign, f.eulerAngles(m[0], m[1], sequence)[index])
	}}
}

// direction is the unit vector along v, or zero where v is.
func (f *frames) direction(v vector) (u vector) {
	length, zero := f.norm(v), f.constant(0)
	for k := range u {
		u[k] = f.choice(length, zero, zero, f.div(v[k], length))
	}
	return u
}

// displacement is the vector from m[1] to m[0].
func (f *frames) displacement(m []place) vector {
	return f.subVectors(f.position(m[0]), f.position(m[1]))
}

// spin is the angular velocity of m[0] less that of m[1].
func (f *frames) spin(m []place) vector {
	return f.subVectors(f.angularVelocity(m[0]), f.angularVelocity(m[1]))
}

// velocityIn is the rate of the displacement from j to i as seen in frame l.
func (f *frames) velocityIn(i, j, l place) vector {
	rate := f.subVectors(f.velocity(i), f.velocity(j))
	return f.subVectors(rate, f.cross(f.angularVelocity(l), f.displacement([]place{i, j})))
}

// accelerationIn is the second time derivative of the displacement from j to i as seen in frame l.
func (f *frames) accelerationIn(i, j, l place) vector {
	d := f.displacement([]place{i, j})
	rate := f.subVectors(f.velocity(i), f.velocity(j))
	a := f.subVectors(f.acceleration(i), f.acceleration(j))
	w := f.angularVelocity(l)
	a = f.subVectors(a, f.cross(f.angularAcceleration(l), d))
	coriolis := f.cross(w, f.subVectors(rate, f.cross(w, d)))
	centrifugal := f.cross(w, rate)
	return f.subVectors(f.subVectors(a, coriolis), centrifugal)
}

// spinRateIn is the time derivative of the angular velocity of i less that of j as seen in frame l.
func (f *frames) spinRateIn(i, j, l place) vector {
	a := f.subVectors(f.angularAcceleration(i), f.angularAcceleration(j))
	return f.subVectors(a, f.cross(f.angularVelocity(l), f.spin([]place{i, j})))
}

// cosines returns C[r][c], the component along axis r of marker j of axis c of marker i.
func (f *frames) cosines(i, j place) (c [3][3]ref) {
	a, b := f.axes(i), f.axes(j)
	for r := range c {
		for k := range c[r] {
			c[r][k] = f.dot(b[r], a[k])
		}
	}
	return c
}

// degenerate is the sine of the middle angle below which the outer two axes count as one.
const degenerate = 1e-12

// eulerAngles returns the angles that turn marker j into marker i by body-fixed rotations in the sequence, such as
// "313". Where the first and the third axis coincide, the first angle takes all and the third is zero.
func (f *frames) eulerAngles(i, j place, sequence string) [3]ref {
	c := f.cosines(i, j)
	p, q := int(sequence[0]-'1'), int(sequence[1]-'1')
	r := 3 - p - q
	sign := 1.0
	if (q-p+3)%3 != 1 {
		sign = -1
	}
	signed := func(x ref) ref { return f.scale(sign, x) }
	var first, third, along, across ref // along, across: cosine-like and sine-like of the middle angle
	if sequence[0] == sequence[2] {
		first = f.atan2(c[q][p], f.neg(signed(c[r][p])))
		third = f.atan2(c[p][q], signed(c[p][r]))
		along, across = c[p][p], f.norm(vector{c[p][q], c[p][r], f.constant(0)})
	} else {
		first = f.atan2(f.neg(signed(c[q][r])), c[r][r])
		third = f.atan2(f.neg(signed(c[p][q])), c[p][p])
		along, across = f.norm(vector{c[p][p], c[p][q], f.constant(0)}), signed(c[p][r])
	}
	gap := across
	if sequence[0] != sequence[2] {
		gap = along
	}
	flat := f.sub(gap, f.constant(degenerate))
	alone := f.atan2(signed(c[r][q]), c[q][q])
	zero := f.constant(0)
	return [3]ref{
		f.choice(flat, alone, alone, first),
		f.atan2(across, along),
		f.choice(flat, zero, zero, third),
	}
}

// bodySequences are the sequences of ORIENT systems 1 to 12; 13 to 24 are the same about space-fixed axes.
var bodySequences = [...]string{
	"123", "231", "312", "132", "213", "321",
	"121", "131", "212", "232", "313", "323",
}

// orient returns component (1...) of an orientation system of the ORIENT function, and whether there is such a one.
func (f *frames) orient(system, component int, i, j place) (ref, bool) {
	switch {
	case system >= 1 && system <= 12 && component >= 1 && component <= 3:
		return f.eulerAngles(i, j, bodySequences[system-1])[component-1], true
	case system >= 13 && system <= 24 && component >= 1 && component <= 3:
		s := bodySequences[system-13]
		reversed := string([]byte{s[2], s[1], s[0]})
		return f.eulerAngles(i, j, reversed)[3-component], true
	case system == 27 && component >= 1 && component <= 4:
		return f.eulerParameters(i, j)[component-1], true
	}
	return 0, false
}

// eulerParameters returns those of marker i as seen from marker j.
func (f *frames) eulerParameters(i, j place) [4]ref {
	a, b := f.quaternion(j), f.quaternion(i)
	for k := 1; k < 4; k++ {
		a[k] = f.neg(a[k])
	}
	return f.multiply(a, b)
}

// quaternion returns the Euler parameters of a marker in the global frame.
func (f *frames) quaternion(p place) (q [4]ref) {
	local := p.axes
	if p.point {
		local = quat.Mul(p.body, p.axes)
	}
	constant := [4]ref{f.constant(local.Real), f.constant(local.Imag), f.constant(local.Jmag), f.constant(local.Kmag)}
	if p.part < 0 || p.point {
		return constant
	}
	for k := range q {
		q[k] = f.input(Input{Quantity: EulerParameter, Body: p.part, Index: k})
	}
	return f.multiply(q, constant)
}

func (f *frames) multiply(a, b [4]ref) (c [4]ref) {
	product := func(terms ...[3]int) ref {
		sum := f.constant(0)
		for _, t := range terms {
			sum = f.add(sum, f.scale(float64(t[2]), f.mul(a[t[0]], b[t[1]])))
		}
		return sum
	}
	return [4]ref{
		product([3]int{0, 0, 1}, [3]int{1, 1, -1}, [3]int{2, 2, -1}, [3]int{3, 3, -1}),
		product([3]int{0, 1, 1}, [3]int{1, 0, 1}, [3]int{2, 3, 1}, [3]int{3, 2, -1}),
		product([3]int{0, 2, 1}, [3]int{2, 0, 1}, [3]int{3, 1, 1}, [3]int{1, 3, -1}),
		product([3]int{0, 3, 1}, [3]int{3, 0, 1}, [3]int{1, 2, 1}, [3]int{2, 1, -1}),
	}
}

// Reads typed values from the arguments of a statement.

package adams

import (
	"strings"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

func (e *entry) element() Element { return Element{ID: e.id, Name: e.name, At: e.at} }

func (e *entry) fail(at Position, format string, args ...any) {
	e.rep.fail(at, e.form.keyword+": "+format, args...)
}

// find returns an argument; one that is given twice is reported.
func (e *entry) find(name string) *argument {
	var found *argument
	for i := range e.arguments {
		if a := &e.arguments[i]; a.name == name {
			if found != nil {
				e.fail(a.at, "%s is given twice", name)
			}
			found = a
		}
	}
	return found
}

func (e *entry) has(name string) bool { return e.find(name) != nil }

// numbers returns the values of an argument, or nil if it is not there.
func (e *entry) numbers(name string) []float64 {
	a := e.find(name)
	if a == nil {
		return nil
	}
	return e.values(*a)
}

func (e *entry) values(a argument) []float64 {
	list := make([]float64, len(a.items))
	for k, item := range a.items {
		list[k] = number(item, e.rep)
	}
	return list
}

func (e *entry) number(name string, otherwise float64) float64 {
	v := e.numbers(name)
	if v == nil {
		return otherwise
	}
	if len(v) != 1 {
		e.fail(e.find(name).at, "%s takes one value, found %d", name, len(v))
	}
	return v[0]
}

// triple returns three values.
func (e *entry) triple(name string) (v [3]float64, given bool) {
	list := e.numbers(name)
	if list == nil {
		return v, false
	}
	if len(list) != 3 {
		e.fail(e.find(name).at, "%s takes three values, found %d", name, len(list))
		return v, false
	}
	return [3]float64(list), true
}

func (e *entry) vector(name string) (r3.Vec, bool) {
	v, ok := e.triple(name)
	return r3.Vec{X: v[0], Y: v[1], Z: v[2]}, ok
}

// identifiers returns the whole numbers of an argument.
func (e *entry) identifiers(name string) []int {
	a := e.find(name)
	if a == nil {
		return nil
	}
	list := make([]int, len(a.items))
	for k, item := range a.items {
		list[k] = integer(item, e.rep)
	}
	return list
}

// identifier returns one identifier, or 0 if the argument is not there.
func (e *entry) identifier(name string) int {
	list := e.identifiers(name)
	if list == nil {
		return 0
	}
	if len(list) != 1 {
		e.fail(e.find(name).at, "%s takes one identifier, found %d", name, len(list))
	}
	return list[0]
}

// required reads an identifier that must be there.
func (e *entry) required(name string) int {
	if !e.has(name) {
		e.fail(e.at, "%s is missing", name)
	}
	return e.identifier(name)
}

// words returns the upper-cased words of an argument.
func (e *entry) words(name string) (list []string) {
	a := e.find(name)
	if a == nil {
		return nil
	}
	for _, item := range a.items {
		list = append(list, strings.ToUpper(strings.Trim(item.String(), ` "'`)))
	}
	return list
}

func (e *entry) word(name string) string {
	if list := e.words(name); len(list) > 0 {
		return list[0]
	}
	return ""
}

func (e *entry) remark(name string) string {
	if a := e.find(name); a != nil {
		return a.value.String()
	}
	return ""
}

// expression parses a function expression.
func (e *entry) expression(name string, must bool) *Expression {
	a := e.find(name)
	if a == nil {
		if must {
			e.fail(e.at, "%s is missing", name)
		}
		return nil
	}
	return parseExpression(a.value, e.rep)
}

// one returns which of the flags is given; exactly one must be, unless otherwise names a default.
func (e *entry) one(otherwise string, flags ...string) string {
	var found []string
	for _, f := range flags {
		if e.has(f) {
			found = append(found, f)
		}
	}
	switch {
	case len(found) == 1:
		return found[0]
	case len(found) == 0 && otherwise != "":
		return otherwise
	case len(found) == 0:
		e.fail(e.at, "one of %s is missing", strings.Join(flags, ", "))
	default:
		e.fail(e.at, "%s exclude each other", strings.Join(found, " and "))
	}
	return ""
}

// axes reads an orientation: 3-1-3 angles, or two points of which one lies on an axis. origin is what the points are
// compared with.
func (e *entry) axes(angles, alongX, alongZ string, origin r3.Vec) quat.Number {
	if a, ok := e.triple(angles); ok {
		if e.has(alongX) || e.has(alongZ) {
			e.fail(e.at, "%s excludes %s and %s", angles, alongX, alongZ)
		}
		return canonical(eulerRotation(a[0], a[1], a[2]))
	}
	x, hasX := e.vector(alongX)
	z, hasZ := e.vector(alongZ)
	if !hasX && !hasZ {
		return identity
	}
	x, z = r3.Sub(x, origin), r3.Sub(z, origin)
	first, second := z, x // USEXP: x exactly, z in the plane; otherwise z exactly
	if e.has("USEXP") {
		first, second = x, z
	}
	if !hasZ {
		first, second = x, r3.Vec{Z: 1}
	} else if !hasX {
		first, second = z, r3.Vec{X: 1}
	}
	q, ok := fromPoints(first, second, e.has("USEXP") || !hasZ)
	if !ok {
		e.fail(e.at, "the points %s and %s do not define axes", alongX, alongZ)
	}
	return q
}

// fromPoints makes axes of which one points along first and another lies in the half plane of second: x and z if xFirst,
// otherwise z and x.
func fromPoints(first, second r3.Vec, xFirst bool) (quat.Number, bool) {
	if r3.Norm(first) == 0 {
		return identity, false
	}
	u := r3.Unit(first)
	v := r3.Sub(second, r3.Scale(r3.Dot(second, u), u))
	if r3.Norm(v) < 1e-9*r3.Norm(second) || r3.Norm(second) == 0 {
		v = r3.Cross(u, r3.Vec{X: u.Y, Y: u.Z, Z: u.X}) // any direction will do
		if r3.Norm(v) < 1e-9 {
			v = r3.Cross(u, r3.Vec{X: 1})
		}
	}
	v = r3.Unit(v)
	if xFirst {
		return fromAxes(u, r3.Cross(v, u), v), true
	}
	return fromAxes(v, r3.Cross(u, v), u), true
}

// fromAxes returns the Euler parameters of three orthonormal axes.
func fromAxes(x, y, z r3.Vec) quat.Number {
	// The largest of the four squares is taken from the diagonal, the others from sums and differences of the rest.
	q := [4]quat.Number{
		{Real: 1 + x.X + y.Y + z.Z, Imag: y.Z - z.Y, Jmag: z.X - x.Z, Kmag: x.Y - y.X},
		{Real: y.Z - z.Y, Imag: 1 + x.X - y.Y - z.Z, Jmag: x.Y + y.X, Kmag: z.X + x.Z},
		{Real: z.X - x.Z, Imag: x.Y + y.X, Jmag: 1 - x.X + y.Y - z.Z, Kmag: y.Z + z.Y},
		{Real: x.Y - y.X, Imag: z.X + x.Z, Jmag: y.Z + z.Y, Kmag: 1 - x.X - y.Y + z.Z},
	}
	best := q[0]
	for _, candidate := range q[1:] {
		if quat.Abs(candidate) > quat.Abs(best) {
			best = candidate
		}
	}
	return canonical(quat.Scale(1/quat.Abs(best), best))
}

// canonical chooses the sign of Euler parameters: the first one that is clearly not zero is positive.
func canonical(q quat.Number) quat.Number {
	const small = 1e-12
	for _, c := range []float64{q.Real, q.Imag, q.Jmag, q.Kmag} {
		if c > small {
			return q
		}
		if c < -small {
			return quat.Scale(-1, q)
		}
	}
	return q
}

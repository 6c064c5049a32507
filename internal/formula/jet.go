package formula

// Truncated Taylor series, and the elementary functions on them.

import "math"

// Jet is a value with its first and second derivative along a line in the space of the variables.
type Jet struct{ Value, First, Second float64 }

// compose gives f(u) from f, f' and f” at the value of u.
func compose(u Jet, f, df, ddf float64) Jet {
	return Jet{f, df * u.First, ddf*u.First*u.First + df*u.Second}
}

func constant(x float64) Jet { return Jet{Value: x} }

func add(u, v Jet) Jet { return Jet{u.Value + v.Value, u.First + v.First, u.Second + v.Second} }
func sub(u, v Jet) Jet { return Jet{u.Value - v.Value, u.First - v.First, u.Second - v.Second} }
func neg(u Jet) Jet    { return Jet{-u.Value, -u.First, -u.Second} }

func mul(u, v Jet) Jet {
	return Jet{
		u.Value * v.Value,
		u.First*v.Value + u.Value*v.First,
		u.Second*v.Value + 2*u.First*v.First + u.Value*v.Second,
	}
}

func div(u, v Jet) Jet {
	q := u.Value / v.Value
	d := (u.First - q*v.First) / v.Value
	return Jet{q, d, (u.Second - 2*d*v.First - q*v.Second) / v.Value}
}

// mod is the floating-point remainder; its derivatives are those between the jumps.
func mod(u, v Jet) Jet {
	n := math.Trunc(u.Value / v.Value)
	r := sub(u, mul(constant(n), v))
	r.Value = math.Mod(u.Value, v.Value)
	return r
}

// pow is u^v. A constant exponent keeps whole powers of negative and zero bases exact.
func pow(u, v Jet) Jet {
	if v.First == 0 && v.Second == 0 {
		p, x := v.Value, u.Value
		switch p {
		case 0:
			return constant(1)
		case 1:
			return u
		case 2:
			return compose(u, x*x, 2*x, 2)
		}
		return compose(u, math.Pow(x, p), p*math.Pow(x, p-1), p*(p-1)*math.Pow(x, p-2))
	}
	w := mul(v, compose(u, math.Log(u.Value), 1/u.Value, -1/(u.Value*u.Value)))
	e := math.Pow(u.Value, v.Value)
	return compose(w, e, e, e)
}

// unary functions of one real argument.
var unary = map[string]func(Jet) Jet{
	"sin": func(u Jet) Jet {
		s, c := math.Sincos(u.Value)
		return compose(u, s, c, -s)
	},
	"cos": func(u Jet) Jet {
		s, c := math.Sincos(u.Value)
		return compose(u, c, -s, -c)
	},
	"tan": func(u Jet) Jet {
		t := math.Tan(u.Value)
		return compose(u, t, 1+t*t, 2*t*(1+t*t))
	},
	"asin": func(u Jet) Jet {
		r := 1 / math.Sqrt(1-u.Value*u.Value)
		return compose(u, math.Asin(u.Value), r, u.Value*r*r*r)
	},
	"acos": func(u Jet) Jet {
		r := 1 / math.Sqrt(1-u.Value*u.Value)
		return compose(u, math.Acos(u.Value), -r, -u.Value*r*r*r)
	},
	"atan": func(u Jet) Jet {
		r := 1 / (1 + u.Value*u.Value)
		return compose(u, math.Atan(u.Value), r, -2*u.Value*r*r)
	},
	"sinh": func(u Jet) Jet {
		s, c := math.Sinh(u.Value), math.Cosh(u.Value)
		return compose(u, s, c, s)
	},
	"cosh": func(u Jet) Jet {
		s, c := math.Sinh(u.Value), math.Cosh(u.Value)
		return compose(u, c, s, c)
	},
	"tanh": func(u Jet) Jet {
		t := math.Tanh(u.Value)
		return compose(u, t, 1-t*t, -2*t*(1-t*t))
	},
	"exp": func(u Jet) Jet {
		e := math.Exp(u.Value)
		return compose(u, e, e, e)
	},
	"log": func(u Jet) Jet {
		return compose(u, math.Log(u.Value), 1/u.Value, -1/(u.Value*u.Value))
	},
	"log10": func(u Jet) Jet {
		return compose(u, math.Log10(u.Value), 1/(math.Ln10*u.Value), -1/(math.Ln10*u.Value*u.Value))
	},
	"sqrt": func(u Jet) Jet {
		r := math.Sqrt(u.Value)
		if u.First == 0 && u.Second == 0 { // a constant, zero included, has no rate
			return constant(r)
		}
		return compose(u, r, 0.5/r, -0.25/(r*u.Value))
	},
	"abs": func(u Jet) Jet {
		if u.Value < 0 {
			return neg(u)
		}
		return u
	},
	"sign": func(u Jet) Jet {
		switch {
		case u.Value > 0:
			return constant(1)
		case u.Value < 0:
			return constant(-1)
		}
		return Jet{}
	},
	"floor": func(u Jet) Jet { return constant(math.Floor(u.Value)) },
	"ceil":  func(u Jet) Jet { return constant(math.Ceil(u.Value)) },
	"round": func(u Jet) Jet { return constant(math.Round(u.Value)) },
}

// folded are the functions of any number of arguments.
var folded = map[string]func(u, v Jet) Jet{
	"min": func(u, v Jet) Jet {
		if v.Value < u.Value {
			return v
		}
		return u
	},
	"max": func(u, v Jet) Jet {
		if v.Value > u.Value {
			return v
		}
		return u
	},
}

// several are the functions of more than one argument: how many, and the function.
var several = map[string]struct {
	arguments int
	f         func([5]Jet) Jet
}{
	"atan2": {2, func(a [5]Jet) Jet { return atan2(a[0], a[1]) }},
	"hypot": {2, func(a [5]Jet) Jet { return unary["sqrt"](add(mul(a[0], a[0]), mul(a[1], a[1]))) }},
	"step":  {5, func(a [5]Jet) Jet { return blend(a, cubicStep) }},
	"step5": {5, func(a [5]Jet) Jet { return blend(a, quinticStep) }},
}

func atan2(y, x Jet) Jet {
	r := x.Value*x.Value + y.Value*y.Value
	p := x.Value*y.First - y.Value*x.First // r times the rate
	d := p / r
	dr := 2 * (x.Value*x.First + y.Value*y.First)
	return Jet{math.Atan2(y.Value, x.Value), d, (x.Value*y.Second-y.Value*x.Second)/r - d*dr/r}
}

// blend is step(x, x0, h0, x1, h1): h0 before x0, h1 after x1, and a smooth rise between.
func blend(a [5]Jet, rise func(s Jet) Jet) Jet {
	x, x0, h0, x1, h1 := a[0], a[1], a[2], a[3], a[4]
	switch {
	case x.Value <= x0.Value:
		return h0
	case x.Value >= x1.Value:
		return h1
	}
	s := div(sub(x, x0), sub(x1, x0))
	return add(h0, mul(sub(h1, h0), rise(s)))
}

// cubicStep is continuous in its first derivative: s^2 (3 - 2 s), the STEP of Adams.
func cubicStep(s Jet) Jet {
	x := s.Value
	return compose(s, x*x*(3-2*x), 6*x*(1-x), 6-12*x)
}

// quinticStep is continuous in its second derivative: s^3 (10 - 15 s + 6 s^2), the STEP5 of Adams.
func quinticStep(s Jet) Jet {
	x := s.Value
	return compose(s, x*x*x*(10+x*(6*x-15)), 30*x*x*(1-x)*(1-x), 60*x*(1-x)*(1-2*x))
}

// constants have a name in every formula.
var constants = map[string]float64{"pi": math.Pi, "tau": 2 * math.Pi, "e": math.E}

// Constant tells the value of a name that stands for a constant wherever parameters are named: e is not one, as it is too likely a parameter.
func Constant(name string) (value float64, ok bool) {
	value, ok = constants[name]
	return value, ok && name != "e"
}

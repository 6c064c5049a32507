package formula

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"gabion/internal/units"
)

func TestExpressionValues(t *testing.T) {
	for text, want := range map[string]float64{
		"t":                               0.7,
		"-t^2":                            -0.49,
		"2^3^2":                           512,
		"1/2":                             0.5,
		"7 % 4":                           3,
		"2 * pi * t":                      2 * math.Pi * 0.7,
		"t < 1 and t > 0.5 ? 3 : 4":       3,
		"not (t < 1) || t == 2 ? 3 : 4":   4,
		"0 < t < 0.5 ? 3 : 4":             4,
		"step(t, 0, 1, 1.4, 3)":           2,
		"step5(t, 0, 1, 1.4, 3)":          2,
		"step(t, 1, 5, 2, 6)":             5,
		"step(t, 0, 5, 0.5, 6)":           6,
		"min(t, 3, 0.1) + max(1, t)":      1.1,
		"atan2(t, t)":                     math.Pi / 4,
		"hypot(3, 4)":                     5,
		"abs(-t) + sign(-2)":              -0.3,
		"floor(t) + ceil(t) + round(t)":   2,
		"sqrt(4) + exp(0) + log(e)":       4,
		"log10(1000)":                     3,
		"asin(1) + acos(1) + atan(0)":     math.Pi / 2,
		"sinh(0) + cosh(0) + tanh(0)":     1,
		"sin(t)^2 + cos(t)^2 + tan(0)":    1,
		"(t - 0.7)^2 + (0.7 - t)^3 + +1":  1,
		"true ? 1 : 2":                    1,
		"t != 0.7 ? 1 : t >= 0.7 ? 2 : 3": 2,
	} {
		e, err := Compile(text, "t")
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got := e.Evaluate(0.7); math.Abs(got-want) > 1e-14 {
			t.Errorf("%s = %v, want %v", text, got, want)
		}
	}
}

// Derivatives against central differences of the value.
func TestExpressionDerivatives(t *testing.T) {
	texts := []string{
		"x*y", "x/y", "x^3*y", "x^y", "y^x", "x % y", "(x+2*y)^-1.5", "-x+y-3",
		"step(x, 0, y, 2, 3)", "step5(x, 0, 1, 2*y, 3)", "atan2(y, x)", "hypot(x, y)",
		"min(x, y)", "max(x*x, y)", "abs(x-y)", "sign(x)*y", "floor(x)*y*y", "x < y ? x*x : y",
	}
	for name := range unary {
		texts = append(texts, name+"(0.3*x*y)")
	}
	v, d := []float64{0.9, 1.3}, []float64{0.7, -0.4}
	for _, text := range texts {
		e, err := Compile(text, "x", "y")
		if err != nil {
			t.Fatal(text, err)
		}
		at := func(s float64) float64 { return e.Evaluate(v[0]+s*d[0], v[1]+s*d[1]) }
		const h = 1e-4
		got := e.Along(v, d)
		want := Jet{at(0), (at(h) - at(-h)) / (2 * h), (at(h) - 2*at(0) + at(-h)) / (h * h)}
		if got.Value != want.Value || math.Abs(got.First-want.First) > 1e-7 || math.Abs(got.Second-want.Second) > 2e-6 {
			t.Errorf("%s: %+v, by differences %+v", text, got, want)
		}
	}
}

func TestExpressionOfOneVariable(t *testing.T) {
	e, err := Compile("2 * t^3", "t")
	if err != nil {
		t.Fatal(err)
	}
	if got, along := e.At(2), e.Along([]float64{2}, []float64{1}); got != (Jet{16, 24, 24}) || along != got || e.Evaluate(2) != 16 {
		t.Errorf("%+v, %+v", got, along)
	}
	if n := testing.AllocsPerRun(10, func() { e.At(0.5) }); n != 0 {
		t.Errorf("At allocates %g times", n)
	}
}

func TestCompileRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"":                    "0: expression is empty",
		"2 *":                 "unexpected token EOF",
		"2 + u":               `4: "u" is not known here; variables: t`,
		"2 + bogus(t)":        `4: there is no function "bogus"`,
		"sin(t, 2)":           "0: sin takes 1 argument(s), not 2",
		"step(t)":             "0: step takes 5 argument(s), not 1",
		"t ? 1 : 2":           "0: a condition is needed here",
		"1 + (t < 2)":         "7: operator \"<\" does not give a number",
		"t * 20 mm":           "4: numbers in a function are in SI and have no unit: write 0.02, or ${'20 mm'}, for 20 mm",
		"[1, 2]":              "0: not for a formula: array",
		"t.x":                 "not for a formula: member",
		"'a'":                 "not for a formula: string",
		"let a = 2; a":        "not for a formula: variabledeclarator",
		"all([1], # > 0)":     "not for a formula",
		"t in [1]":            "operator",
		"not t":               "0: a number is needed",
		"step(t,1,0,-1,2)":    "11: step(x, x0, h0, x1, h1) goes from x0 to x1, and -1 is below 1",
		"step5(t,2*pi,0,1,2)": "and 1 is below 6.28319",
		"5 // t":              "2: // and /* begin no comment",
		"é + 5 /* t */":       "// and /* begin no comment",
		"-(t<1) ? 1 : 2":      "a condition is needed here",
		strings.Repeat("(", 5000) + "t" + strings.Repeat(")", 5000): "longer than",
	} {
		_, err := Compile(text, "t")
		var at *Error
		if !errors.As(err, &at) {
			t.Errorf("%q: error %v", text, err)
			continue
		}
		if got := fmt.Sprintf("%d: %s", at.Offset, at.Message); !strings.Contains(got, want) {
			t.Errorf("%.40q: error %q, want %q", text, got, want)
		}
	}
}

func parameters(name string) (Value, error) {
	switch name {
	case "radius":
		return Quantity(units.Quantity{Value: 0.02, Dimension: units.MustParse("m").Dimension}), nil
	case "mass":
		return Quantity(units.Quantity{Value: 3, Dimension: units.MustParse("kg").Dimension}), nil
	case "turn":
		return Quantity(units.Quantity{Value: math.Pi / 2, Dimension: units.MustParse("rad").Dimension}), nil
	case "bare":
		return Value{Kind: Bare, Number: 0.5}, nil
	case "rock":
		return Value{Kind: Text, Text: "stone"}, nil
	case "wet":
		return Value{Kind: Truth, Truth: true}, nil
	}
	return Value{}, fmt.Errorf("there is no parameter %q", name)
}

func TestCalculate(t *testing.T) {
	for text, want := range map[string]string{
		"radius":                         "0.02 m",
		"2 * radius + 0.1":               "0.14 m",
		"radius + '5 mm'":                "0.025 m",
		"mass / radius^3":                "374999.99999999994 kg/m^3",
		"sqrt(radius / '8 m/s^2')":       "0.05 s",
		"bare + radius":                  "0.52 m",
		"bare / 2":                       "0.25",
		"radius / '1 mm'":                "20",
		"-max(radius, '3 cm')":           "-0.03 m",
		"sin(turn) * 2":                  "2",
		"turn * radius":                  "0.031415926535897934 m rad",
		"rock == 'stone' ? radius : 1":   "0.02 m",
		"rock != 'sand' and wet":         "true",
		"rock":                           "stone",
		"not wet":                        "false",
		`rock == "a/*b" ? 1 : 'a//b'`:    "a//b",
		"radius > 0.01 || wet":           "true",
		"step(radius, 0, 1, '2 cm', 3)":  "3",
		"atan2(radius, radius) * 4 / pi": "1",
		"round(2.6) + floor(abs(-1.5))":  "4",
		"+bare":                          "0.5",
	} {
		v, err := Calculate(text, parameters)
		if err != nil || v.String() != want {
			t.Errorf("%s = %s, %v; want %s", text, v, err, want)
		}
	}
}

func TestCalculateRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"radius + mass":           "0.02 m and 3 kg have different dimensions",
		"max(radius, mass)":       "different dimensions",
		"radius < mass":           "different dimensions",
		"sin(radius)":             "sin needs a pure number or an angle, not 0.02 m",
		"2^radius":                "an exponent cannot have a dimension",
		"radius^0.3":              "multiples of one half",
		"radius + rock":           `operator "+" does not fit 0.02 m and stone`,
		"-rock":                   "does not fit",
		"sin(rock)":               "sin needs numbers, not stone",
		"bare ? 1 : 2":            "a condition is needed",
		"widht * 2":               `there is no parameter "widht"`,
		"1/0":                     "not a finite number",
		"step(radius,0,1,mass,2)": "different dimensions",
		"step(1,2,0,1,5)":         "and 1 is below 2",
		"min()":                   "at least one",
		"[1]":                     "not for a formula",
		"radius * 20 mm":          "write '20 mm' for 20 mm",
		"radius / (9.81 m/s^2)":   "write '9.81 m/s^2' for",
		"2 m/radius":              "write '2 m' for 2 m",
		"1e-3kN":                  "write '1e-3 kN' for",
		"3 furlong":               "unexpected token",
	} {
		if v, err := Calculate(text, parameters); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s = %v, %v; want error with %q", text, v, err, want)
		}
	}
}

func FuzzCompile(f *testing.F) {
	for _, s := range []string{"2*pi*t", "step(t,0,1,2,3)", "t<1?2:3", "sin(t)^2", "a.b", "let x=1;x", "map([1],#)", "-t ?? 1", "t|sin", "'5 mm'"} {
		f.Add(s)
	}
	f.Fuzz(func(_ *testing.T, s string) {
		if e, err := Compile(s, "t"); err == nil {
			e.Along([]float64{0.5}, []float64{1})
		}
		_, _ = Calculate(s, parameters)
	})
}

func BenchmarkExpression(b *testing.B) {
	e, _ := Compile("0.1*sin(2*pi*t) + step(t, 0, 0, 1, 0.2)", "t")
	values, directions := []float64{0.3}, []float64{1}
	b.ReportAllocs()
	for b.Loop() {
		e.Along(values, directions)
	}
}

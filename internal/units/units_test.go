package units

import (
	"math"
	"strings"
	"testing"
)

func TestParseQuantity(t *testing.T) {
	cases := []struct {
		text string
		want float64
		unit string
	}{
		{"5 mm", 0.005, "m"},
		{"35 mm", 0.035, "m"},
		{"62.5mm", 0.0625, "m"},
		{"200 N/m", 200, "N/m"},
		{"10 MPa", 1e7, "N/m^2"},
		{"1.5 kN s/m", 1500, "N s/m"},
		{"1.5 kN·s/m", 1500, "kg/s"},
		{"2.65 g/cm3", 2650, "kg/m^3"},
		{"2.65 g/cm³", 2650, "kg/m^3"},
		{"2.65 g cm^-3", 2650, "kg/m^3"},
		{"2.65 g cm**-3", 2650, "kg/m^3"},
		{"30 deg", math.Pi / 6, "rad"},
		{"60 rpm", 2 * math.Pi, "rad/s"},
		{"1 rev/s", 2 * math.Pi, "rad/s"},
		{"-9.81 m/s2", -9.81, "m/s^2"},
		{"-9.81 m/s/s", -9.81, "m/s^2"},
		{"1e-4 s", 1e-4, "s"},
		{"10/s", 10, "Hz"},
		{"10 1/s", 10, "Hz"},
		{"3 N/(m s)", 3, "N/m/s"},
		{"3 N/m s", 3, "N s/m"},
		{"5 N s/m^2.5", 5, "N s m^-2.5"},
		{"25 %", 0.25, "1"},
		{"7", 7, "1"},
		{".5 t", 500, "kg"},
		{"21 kg7", 21, "kg^7"},
		{"2 min", 120, "s"},
		{"1 ft", 0.3048, "m"},
		{"1 psi", 6894.757293168361, "Pa"},
		{"20 µm", 20e-6, "m"},
		{"20 um", 20e-6, "m"},
		{"1 ms", 1e-3, "s"},
		{"4 L/min", 4e-3 / 60, "m3/s"},
		{"1 N m/deg", 180 / math.Pi, "N m/rad"},
	}
	for _, c := range cases {
		q, err := ParseQuantity(c.text)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		if math.Abs(q.Value-c.want) > 1e-15*math.Abs(c.want) {
			t.Errorf("%q = %v, want %v", c.text, q.Value, c.want)
		}
		if want := MustParse(c.unit).Dimension; q.Dimension != want {
			t.Errorf("%q has dimension %v, want %v", c.text, q.Dimension, want)
		}
	}
}

func TestDecimalPrefixesAreExact(t *testing.T) {
	// The nearest double to the decimal number: what a reader of "35 mm" means.
	for text, want := range map[string]float64{"35 mm": 0.035, "0.7 mm": 0.0007, "62.5 mm": 0.0625, "12.3 g/cm3": 12300, "4.9 cm": 0.049} {
		if q, _ := ParseQuantity(text); q.Value != want {
			t.Errorf("%q = %v, want exactly %v", text, q.Value, want)
		}
	}
}

func TestQuantityStringReadsBack(t *testing.T) {
	for _, text := range []string{"0.1 mm", "3 N s/m^2.5", "10 rpm", "1 W/(m K)", "7", "5 1/s2", "1.1 deg/(s kg)"} {
		q, err := ParseQuantity(text)
		if err != nil {
			t.Fatal(err)
		}
		back, err := ParseQuantity(q.String())
		if err != nil || back != q {
			t.Errorf("%q prints as %q, which reads as %v, %v", text, q, back, err)
		}
	}
}

func TestParseQuantityRefuses(t *testing.T) {
	for text, part := range map[string]string{
		"mm":                   "does not start with a number",
		"5 furlong":            `"furlong" is not a unit`,
		"5 kdeg":               `"kdeg" is not a unit`,
		"5 KN/m":               `did you mean "kN"?`,
		"5 Mpa":                `did you mean "MPa"?`,
		"5 KG":                 `did you mean "kg"?`,
		"5 MM":                 `did you mean "mm"?`,
		"5 Min":                `did you mean "min"?`,
		"5 m/":                 "a unit symbol is missing",
		"5 N/(m s":             "closing bracket",
		"5 m)":                 "unexpected",
		"5 m^x":                "exponent",
		"5 m^0.3":              "multiple of one half",
		"5 m^1000":             "too large",
		"1e999 m":              "double",
		"1e300 Gm":             "double",
		"":                     "does not start",
		"5 m..2":               "exponent",
		"5 ((((((((((((((((((": "brackets",
	} {
		if _, err := ParseQuantity(text); err == nil || !strings.Contains(err.Error(), part) {
			t.Errorf("%q: error %v, want one with %q", text, err, part)
		}
	}
}

func TestPowerHoldsHalves(t *testing.T) {
	d, ok := MustParse("m").Dimension.Power(0.5)
	if !ok || d.String() != "m^0.5" {
		t.Errorf("m^0.5 is %v, %v", d, ok)
	}
	if _, ok := d.Power(0.5); ok {
		t.Error("m^0.25 was accepted")
	}
}

func FuzzParseQuantity(f *testing.F) {
	for _, s := range []string{"5 mm", "1.5 kN s/m", "3 N/(m s)", "1e-4 s", "-.5 g/cm³", "10 1/s", "((("} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		q, err := ParseQuantity(s)
		if err != nil {
			return
		}
		if back, err := ParseQuantity(q.String()); err != nil || back != q {
			t.Errorf("%q prints as %q, which reads as %v, %v", s, q, back, err)
		}
	})
}

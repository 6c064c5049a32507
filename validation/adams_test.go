package validation

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"gabion/results"
)

func TestDecodeColumns(t *testing.T) {
	named := func(names ...string) []string { return append([]string{"time"}, names...) }
	numbers := [][]float64{{0, 0.01}, {1.5, -2e-3}}
	for _, c := range []struct {
		name, text string
		names      []string
		columns    [][]float64
	}{
		{"plain table of Adams", "# title\n#\nTime\tX_Acc\n+0.000000E+00\t+1.500000E+00\n+1.000000E-02\t-2.000000E-03\n", named("X_Acc"), numbers},
		{"csv", "time,a.x\n0,1.5\n0.01,-2e-3\n", named("a.x"), numbers},
		{"csv with blanks, Windows", "\ufeffTime, a\r\n0.0, 1.5\r\n0.01, -2e-3\r\n", named("a"), numbers},
		{"decimal commas, tabs", "t\ta\n0,0\t1,5\n0,01\t-2,0E-3\n", named("a"), numbers},
		{"decimal commas, semicolons", "t;a\n0;1,5;\n0,01;-0,002;\n", named("a"), numbers},
		{"decimal commas, blanks", "0,00 1,5\n0,01 -0,002\n", named("c1"), numbers},
		{"Fortran exponents", "t a\n0.D0 .15D+01\n+.1d-1 -0.2-002\n", named("a"), numbers},
		{"whole numbers with commas", "t,a\n0,1\n1,5\n", named("a"), [][]float64{{0, 1}, {1, 5}}},
		{"units under the names", "time a\n(s) (m)\n! measured\n0 1.5\n0.01 -2e-3", named("(m)"), numbers},
		{"no header, text above", "made by hand on a rainy day\n0 1.5\n.01 -2e-3\n", named("c1"), numbers},
		{"wrapped rows", "time a b c\n0 1\n 2 3\n1 4\n5 6\n", named("a", "b", "c"), [][]float64{{0, 1}, {1, 4}, {2, 5}, {3, 6}}},
		{"full names", ".M.R.TIME .M.R.SET.X .M.R.SET.Y\n0 1 2\n", named("SET.X", "SET.Y"), [][]float64{{0}, {1}, {2}}},
		{"full names that clash", ".M.R.TIME .M.R1.S.X .M.R2.S.X\n0 1 2\n", named(".M.R1.S.X", ".M.R2.S.X"), [][]float64{{0}, {1}, {2}}},
		{"second table", "t a\n0 1\n1 2\nt b\n0 3\n1 4\n", named("a", "b"), [][]float64{{0, 1}, {1, 2}, {3, 4}}},
	} {
		got, err := DecodeColumns(strings.NewReader(c.text), "x")
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		} else if !reflect.DeepEqual(got.Names, c.names) || !reflect.DeepEqual(got.Columns, c.columns) {
			t.Errorf("%s: %v %v", c.name, got.Names, got.Columns)
		}
	}
}

func TestDecodeColumnsErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"# only\ntext here\n", "x:2: no numbers"},
		{"t a\n0 1\n1 b2\n", `x:3: column 2: "b2" is not a number`},
		{"t a\n0 1\n1\n2 3\n", "x:4: 3 values, want 2"},
		{"t a\n0 1\n1\n", "x:3: 1 values, want 2"},
		{"t a\n0 1\n1 2\nt b\n0 3\n2 4\n", "x:6: a further table with other times"},
		{"t a\n0 1\n\n2 2\n1 3\n", "x:5: time goes back from 2 to 1 s"},
		{"t a b\n0 1\n 2\n2 1\n 2\n1 1\n 2\n", "x:6: time goes back from 2 to 1 s"},
		{"t a\n0 1\nt a\n0 3\n", "x:4: column a stands twice"},
	} {
		if _, err := DecodeColumns(strings.NewReader(c.text), "x"); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: error %v, want %q", c.text, err, c.want)
		}
	}
}

func TestReadAdamsTab(t *testing.T) {
	got, err := ReadCurves(t.Context(), filepath.Join("testdata", "demo.tab"))
	if err != nil {
		t.Fatal(err)
	}
	want := results.Table{
		Names:   []string{"time", "NODE_5_Z.Q", "BODY_7.X", "BODY_7.Y"},
		Columns: [][]float64{{0, 0.01}, {1, 0.9995095}, {1.5, 1.6}, {2.5, 2.6}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestReadAdamsResults(t *testing.T) {
	got, err := ReadCurves(t.Context(), filepath.Join("testdata", "demo.res"))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]struct {
		unit   string
		values []float64
	}{
		"time":         {"s", []float64{0, 0.01}},
		"N5_XFORM.X":   {"m", []float64{1, 1}},
		"N5_XFORM.Z":   {"m", []float64{2, 2}},
		"N5_XFORM.PSI": {"rad", []float64{math.Pi, math.Pi / 2}},
		"N5_XFORM.VX":  {"m/s", []float64{0, 0.01}},
		"N5_XFORM.VZ":  {"m/s", []float64{0.5, 5e-106}},
		"N5_XFORM.WZ":  {"rad/s", []float64{math.Pi / 2, -math.Pi / 2}},
		"J1.FZ":        {"N", []float64{-9.81, -9.8}},
		"REQ_12.Q":     {"furlong", []float64{1.5, 2.5}},
	}
	if len(got.Names) != len(want) || got.Names[0] != "time" {
		t.Errorf("names %v", got.Names)
	}
	for name, w := range want {
		column, err := got.Column(name)
		if err != nil {
			t.Error(err)
			continue
		}
		for i := range w.values {
			if math.Abs(column[i]-w.values[i]) > 1e-15*math.Abs(w.values[i]) {
				t.Errorf("%s: %v, want %v", name, column, w.values)
			}
		}
		if unit := got.Unit(got.Index(name)); unit != w.unit {
			t.Errorf("%s: unit %q, want %q", name, unit, w.unit)
		}
	}
}

func TestDecodeAdamsResultsErrors(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "demo.res"))
	if err != nil {
		t.Fatal(err)
	}
	whole := string(data)
	replace := func(old, with string) string { return strings.Replace(whole, old, with, 1) }
	for _, c := range []struct{ name, text, want string }{
		{"short step", replace("90 1.5\n", "90\n"), "x:43: the step has 8 values, component REQ_12.Q is number 9"},
		{"component after a step", replace(`<Data`, `<StepMap><Step>1</Step><Entity name="Q"><Component name="Y" id="10"/></Entity></StepMap><Data`), "x:28: the step has 1 values, component N5_XFORM.X is number 2"},
		{"times that fall", replace("0.01\n1.0D", "-0.01\n1.0D"), "x:48: time goes back"},
		{"no number", replace("1.0D+003", "one"), `x:50: value 2 of the step: "one" is not a number`},
		{"bad id", replace(`id="9"`, `id="nine"`), `x:25: component REQ_12.Q: id "nine"`},
		{"no time", replace(`name="TIME"`, `name="CLOCK"`), "x: no component TIME"},
		{"no steps", whole[:strings.Index(whole, "<Data")] + "</Analysis></Results>", "x: no results"},
		{"no XML", "<Results><Entity name=></Results>", "x:1: XML syntax error"},
	} {
		_, err := DecodeAdamsResults(strings.NewReader(c.text), "x")
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.want)
		}
	}
	for name, text := range map[string]string{
		"failed":      replace("Successful", "Failed"),
		"no status":   whole[:strings.Index(whole, "<TerminationStatus")] + "</Analysis></Results>",
		"broken off":  whole[:strings.Index(whole, "<TerminationStatus")],
		"within step": whole[:strings.Index(whole, "1.0D+003")],
	} {
		got, err := DecodeAdamsResults(strings.NewReader(text), "x")
		if !errors.Is(err, ErrIncomplete) || got.Rows() == 0 {
			t.Errorf("%s: %d rows, error %v", name, got.Rows(), err)
		}
	}
}

func TestSIUnit(t *testing.T) {
	for _, c := range []struct {
		unit   string
		factor float64
		si     string
	}{
		{"meter/sec**2", 1, "m/s^2"},
		{"deg/sec**2", math.Pi / 180, "rad/s^2"},
		{"newton*meter", 1, "N m"},
		{"pound_force*inch", 4.4482216152605 * 0.0254, "N m"},
		{"newton*sec/mm", 1e3, "N s/m"},
		{"mm**2", 1e-6, "m^2"},
		{"no_units", 1, ""},
		{"", 1, ""},
		{"parsec/sec", 1, "parsec/sec"},
	} {
		factor, si := siUnit(c.unit)
		if math.Abs(factor-c.factor) > 1e-15*c.factor || si != c.si {
			t.Errorf("%s: %g %s, want %g %s", c.unit, factor, si, c.factor, c.si)
		}
	}
}

// Tables of Adams: every one is read, and what is read fits together: the velocity is the derivative of the position, the acceleration that of
// the velocity, and Euler parameters have length one.
func TestReferenceTables(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("references", "adams", "*.csv.gz"))
	if err != nil || len(files) != 13 {
		t.Fatalf("%d tables, error %v", len(files), err)
	}
	for _, path := range files {
		table, err := ReadCurves(t.Context(), path)
		if err != nil {
			t.Error(err)
			continue
		}
		if len(table.Names) != 26 || table.Rows() != 501 || table.Time()[500] != 5 {
			t.Errorf("%s: %v, %d rows", path, table.Names, table.Rows())
		}
		for i := range table.Rows() {
			var sum float64
			for _, name := range []string{"e0", "e1", "e2", "e3"} {
				e := table.Columns[table.Index(name)][i]
				sum += e * e
			}
			if math.Abs(sum-1) > 5e-6 {
				t.Errorf("%s: row %d: length %g", path, i, math.Sqrt(sum))
			}
		}
	}
	// A swinging body whose curves are smooth from the start.
	table, err := ReadCurves(t.Context(), filepath.Join("references", "adams", "revolute-01.csv.gz"))
	if err != nil {
		t.Fatal(err)
	}
	slope := func(quantity, derivative string) {
		a, errA := table.Column(quantity)
		b, errB := table.Column(derivative)
		if err := errors.Join(errA, errB); err != nil {
			t.Fatal(err)
		}
		for i := 1; i < 500; i++ {
			if got := (a[i+1] - a[i-1]) / 0.02; math.Abs(got-b[i]) > 0.02 {
				t.Fatalf("%s at %g s: %g, want %g", quantity, table.Time()[i], got, b[i])
			}
		}
	}
	for _, axis := range []string{"X", "Y", "Z"} {
		slope(axis+"_Pos", axis+"_Vel")
		slope(axis+"_Vel", axis+"_Acc")
	}
}

// A table that is compressed is read like any other; a damaged one is refused.
func TestReadCompressed(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("references", "adams", "revolute-01.csv.gz"))
	if err != nil {
		t.Fatal(err)
	}
	for name, damaged := range map[string][]byte{"short": data[:len(data)/2], "head": data[:4], "sum": append(data[:len(data)-8:len(data)-8], 0, 0, 0, 0, 0, 0, 0, 0)} {
		path := filepath.Join(t.TempDir(), name+".csv.gz")
		if err := os.WriteFile(path, damaged, 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := ReadCurves(t.Context(), path); err == nil || !strings.HasPrefix(err.Error(), path) {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

// Whatever the bytes, a reader returns a sound table or an error, and does not panic.
func FuzzReaders(f *testing.F) {
	for _, name := range []string{"demo.res", "demo.tab"} {
		data, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(data))
	}
	f.Add("t a\n0 1\n1;2,3\n")
	f.Add("\"a\" b\n0,1 2,3\n")
	f.Fuzz(func(t *testing.T, text string) {
		for _, decode := range []func() (results.Table, error){
			func() (results.Table, error) { return DecodeColumns(strings.NewReader(text), "x") },
			func() (results.Table, error) { return DecodeAdamsResults(strings.NewReader(text), "x") },
			func() (results.Table, error) { return results.DecodeTable(strings.NewReader(text), "x") },
		} {
			table, err := decode()
			if err != nil {
				continue
			}
			for _, c := range table.Columns {
				if len(c) != table.Rows() || len(table.Names) != len(table.Columns) {
					t.Fatalf("uneven table %v from %q", table.Names, text)
				}
			}
			if row, reason := table.Disorder(); row >= 0 {
				t.Fatalf("%s in row %d of %q", reason, row, text)
			}
		}
	})
}

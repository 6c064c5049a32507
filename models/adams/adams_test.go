package adams

import (
	"bufio"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gabion/solvers"
)

// table reads one of Adams' result files: a row a time, the first column is the time.
func table(t *testing.T, path string) (rows [][]float64) {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		fields := strings.Fields(lines.Text())
		row := make([]float64, len(fields))
		for k, field := range fields {
			if row[k], err = strconv.ParseFloat(field, 64); err != nil {
				row = nil
				break
			}
		}
		if len(row) > 1 {
			rows = append(rows, row)
		}
	}
	return rows
}

// history runs a dataset to 5 s with output every 0.01 s and returns, for each output, the eight columns of every request.
func history(t *testing.T, d *Dataset, perOutput int, o solvers.Options) (rows []map[string][]float64) {
	t.Helper()
	m, err := d.Build()
	if err != nil {
		t.Fatal(err)
	}
	g, err := solvers.NewIntegrator(m.System, 0, o)
	if err != nil {
		t.Fatal(err)
	}
	write := func() {
		if err := g.Report(); err != nil {
			t.Fatal(err)
		}
		row := map[string][]float64{}
		for _, r := range m.Requests {
			row[r.Name] = make([]float64, len(r.Columns))
			r.Write(m.System, row[r.Name])
		}
		rows = append(rows, row)
	}
	write()
	for range 500 {
		for range perOutput {
			if err := g.Step(0.01 / float64(perOutput)); err != nil {
				t.Fatal(err)
			}
		}
		write()
	}
	return rows
}

// tables says which request's columns each of Adams' tables holds.
var tables = []struct {
	name    string
	request []string // the first that exists
	columns []int
}{
	{"Pos", []string{"req1"}, []int{1, 2, 3}},
	{"Vel", []string{"req2"}, []int{1, 2, 3}},
	{"Acc", []string{"req3"}, []int{1, 2, 3}},
	{"Quat", []string{"req4"}, []int{1, 2, 3, 5}},
	{"Avel", []string{"req2"}, []int{5, 6, 7}},
	{"Aacc", []string{"req3"}, []int{5, 6, 7}},
	{"Rforce", []string{"req5"}, []int{1, 2, 3}},
	{"Rtorque", []string{"req5"}, []int{5, 6, 7}},
}

// limits are the RMS tolerances of the reference data's own tests, in the order of tables. Ours are a tenth of them.
var limits = map[string][8]float64{
	"Revolute":    {1e-3, 1e-4, 2e-2, 1e-3, 1e-2, 1e-2, 2e-2, 1e-2},
	"Spherical":   {2e-3, 1e-3, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-6},
	"Universal":   {2e-3, 1e-3, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-2},
	"Cylindrical": {1e-2, 1e-4, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-6},
	"Prismatic":   {1e-2, 1e-4, 2e-2, 1e-3, 2e-2, 2e-2, 1e-6, 1e-6},
	"Distance_01": {1e-3, 1e-4, 2e-2, 1e-3, 1e-2, 1e-1, 2e-2, 1e-10},
	"Distance_02": {1e-3, 2e-3, 2, 4e-3, 2e-2, 20, 1e-1, 1e-10},
	"TransSpring": {1e-4, 5e-5, 5e-4, 1e-10, 1e-10, 1e-10, 5e-4, math.Inf(1)},
	"RotSpring":   {1e-3, 1e-4, 2e-2, 1e-3, 1e-2, 1e-2, 2e-2, 1e-2},
}

// rms returns the root mean square of the length of the difference of columns and table.
func rms(t *testing.T, rows []map[string][]float64, want [][]float64, request string, columns []int, sign bool) float64 {
	t.Helper()
	if len(want) != len(rows) {
		t.Fatalf("%d rows, want %d", len(rows), len(want))
	}
	sum := 0.0
	for k, row := range rows {
		s := 0.0
		flipped := 0.0
		for c, column := range columns {
			v, w := row[request][column], want[k][1+c]
			s += (v - w) * (v - w)
			flipped += (v + w) * (v + w)
		}
		if sign { // Euler parameters and their negatives are the same orientation
			s = min(s, flipped)
		}
		sum += s
	}
	return math.Sqrt(sum / float64(len(rows)))
}

func TestSurvey(t *testing.T) {
	folder := references(t)
	paths, _ := filepath.Glob(filepath.Join(folder, "*", "model.adm"))
	for _, path := range paths {
		name := filepath.Base(filepath.Dir(path))
		d, err := Read(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range []int{10, 40, 160} {
			rows := history(t, d, n, solvers.Options{Tolerance: 1e-11})
			line := name
			for _, tb := range tables {
				request := tb.request[0]
				if false {
					request = tb.request[1]
				}
				v := rms(t, rows, table(t, filepath.Join(folder, name, tb.name+".txt")), request, tb.columns, tb.name == "Quat")
				line += "  " + tb.name + " " + strconv.FormatFloat(v, 'e', 1, 64)
			}
			t.Log(n, line)
		}
	}
}

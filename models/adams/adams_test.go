package adams

import (
	"bufio"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gabion/observables"
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

// run is the history of a dataset: for each output every 0.01 s to 5 s, the eight columns of every request.
type run []map[string][]float64

// simulate runs a dataset with some steps between two outputs.
func simulate(t *testing.T, d *Dataset, steps int) (rows run) {
	t.Helper()
	m, err := d.Build(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := m.System.Build(); err != nil {
		t.Fatal(err)
	}
	g, err := solvers.NewIntegrator(t.Context(), m.System, 0, solvers.Options{Tolerance: 1e-10})
	if err != nil {
		t.Fatal(err)
	}
	for k := range 501 {
		for range steps * min(k, 1) {
			if err := g.Step(0.01 / float64(steps)); err != nil {
				t.Fatal(err)
			}
		}
		if err := g.Report(); err != nil {
			t.Fatal(err)
		}
		rows = append(rows, record(m.Requests))
	}
	return rows
}

// record reads the columns of each request, by its name.
func record(requests []observables.Recorded) map[string][]float64 {
	row := map[string][]float64{}
	for _, r := range requests {
		name, _, _ := strings.Cut(r.Columns[0].Name, ".")
		row[name] = make([]float64, len(r.Columns))
		r.Write(row[name])
	}
	return row
}

// tables says which request's columns each of Adams' tables holds.
var tables = []struct {
	name    string
	request string
	columns []int
}{
	{"Pos", "req1", []int{1, 2, 3}},
	{"Vel", "req2", []int{1, 2, 3}},
	{"Acc", "req3", []int{1, 2, 3}},
	{"Quat", "req4", []int{1, 2, 3, 5}},
	{"Avel", "req2", []int{5, 6, 7}},
	{"Aacc", "req3", []int{5, 6, 7}},
	{"Rforce", "req5", []int{1, 2, 3}},
	{"Rtorque", "req5", []int{5, 6, 7}},
}

// realModels are the real Adams models: the RMS tolerances that the reference data comes with, in the order of tables, and
// the number of steps between two outputs that brings our own error below a tenth of them.
var realModels = []struct {
	name   string
	limits [8]float64
	steps  int
}{
	{"Revolute_Case01", [8]float64{1e-3, 1e-4, 2e-2, 1e-3, 1e-2, 1e-2, 2e-2, 1e-2}, 40},
	{"Revolute_Case02", [8]float64{1e-3, 1e-4, 2e-2, 1e-3, 1e-2, 1e-2, 2e-2, 1e-2}, 40},
	{"Spherical_Case01", [8]float64{2e-3, 1e-3, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-6}, 20},
	{"Universal_Case01", [8]float64{2e-3, 1e-3, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-2}, 20},
	{"Universal_Case02", [8]float64{2e-3, 1e-3, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-2}, 20},
	{"Cylindrical_Case01", [8]float64{1e-2, 1e-4, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-6}, 10},
	{"Cylindrical_Case02", [8]float64{1e-2, 1e-4, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-6}, 40},
	{"Prismatic_Case01", [8]float64{1e-2, 1e-4, 2e-2, 1e-3, 2e-2, 2e-2, 1e-6, 1e-6}, 10},
	{"Prismatic_Case02", [8]float64{1e-2, 1e-4, 2e-2, 1e-3, 2e-2, 2e-2, 1e-6, 1e-6}, 10},
	{"Distance_Case01", [8]float64{1e-3, 1e-4, 2e-2, 1e-3, 1e-2, 1e-1, 2e-2, 1e-10}, 40},
	{"Distance_Case02", [8]float64{1e-3, 2e-3, 2, 4e-3, 2e-2, 20, 1e-1, 1e-10}, 256},
	{"TransSpring_Case01", [8]float64{1e-4, 5e-5, 5e-4, 1e-10, 1e-10, 1e-10, 5e-4, math.Inf(1)}, 40},
	{"RotSpring_Case01", [8]float64{1e-3, 1e-4, 2e-2, 1e-3, 1e-2, 1e-2, 2e-2, 1e-2}, 20},
}

// edits bring two datasets to what their tables show. The torques of RotSpring_Case01 are 200 N m/rad and 10 N m s/rad
// times angle and rate, and the forces of TransSpring_Case01 10 N/m and 0.5 N s/m times height and speed of a mass that
// starts at the ground marker, to all printed digits; the datasets beside them say otherwise. The table of forces of
// RotSpring_Case01 is that of the joint, for which its dataset has no request.
var edits = map[string][]string{
	"RotSpring_Case01": {
		"1.0*RTOD", "200.0", "5.0E-002*RTOD", "10.0",
		"F2=SFORCE(1,0,2,101)", "F2=JOINT(1,0,2,101)", "F3=SFORCE(1,0,3,101)", "F3=JOINT(1,0,3,101)",
		"F4=SFORCE(1,0,4,101)", "F4=JOINT(1,0,4,101)",
	},
	"TransSpring_Case01": {
		"100.0*(dm(204,205)-2.0)", "10.0*dm(204,205)", "1.0*vr", "0.5*vr", "QP = 0, 2, 0", "QP = 0, 0, 0",
	},
}

func readEdited(t *testing.T, name string) *Dataset {
	t.Helper()
	path := filepath.Join(references(t), name, "model.adm")
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	content := string(data)
	for k := 0; k < len(edits[name]); k += 2 {
		if !strings.Contains(content, edits[name][k]) {
			t.Fatalf("%s does not contain %q", path, edits[name][k])
		}
		content = strings.ReplaceAll(content, edits[name][k], edits[name][k+1])
	}
	d, err := Parse(path, content)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// rms returns the root mean square of the distance of rows of values. Euler parameters and their negatives are the same
// orientation.
func rms(a, b [][]float64, orientation bool) float64 {
	sum := 0.0
	for k := range a {
		var apart, opposite float64
		for c, v := range a[k] {
			apart += (v - b[k][c]) * (v - b[k][c])
			opposite += (v + b[k][c]) * (v + b[k][c])
		}
		if orientation {
			apart = min(apart, opposite)
		}
		sum += apart
	}
	return math.Sqrt(sum / float64(len(a)))
}

// pick returns some columns of a request.
func (r run) pick(request string, columns []int) [][]float64 {
	out := make([][]float64, len(r))
	for k, row := range r {
		for _, c := range columns {
			out[k] = append(out[k], row[request][c])
		}
	}
	return out
}

func values(rows [][]float64) [][]float64 {
	out := make([][]float64, len(rows))
	for k := range rows {
		out[k] = rows[k][1:]
	}
	return out
}

// TestAgainstAdams runs every real model and compares with Adams' tables. A tenth of the tolerances is reached, or what
// remains is the table's own error: then halving the step changes our result by less than that tenth.
func TestAgainstAdams(t *testing.T) {
	folder := references(t)
	t.Logf("%-19s %s", "RMS to the table", "our own error by step halving in brackets; * is where Adams' precision is the limit")
	for _, m := range realModels {
		d := readEdited(t, m.name)
		fine, coarse := simulate(t, d, m.steps), simulate(t, d, m.steps/2)
		line := ""
		for k, tb := range tables {
			want := values(table(t, filepath.Join(folder, m.name, tb.name+".txt")))
			if len(want) != len(fine) {
				t.Fatalf("%s %s: %d rows, want %d", m.name, tb.name, len(want), len(fine))
			}
			got, before := fine.pick(tb.request, tb.columns), coarse.pick(tb.request, tb.columns)
			difference := rms(got, want, tb.name == "Quat")
			own := rms(got, before, tb.name == "Quat") / 3 // of second order
			goal, mark := m.limits[k]/10, ""
			if difference > goal {
				mark = "*"
				if own > goal {
					t.Errorf("%s %s: RMS to Adams %.2e, own error %.2e, want %.1e", m.name, tb.name, difference, own, goal)
				}
				if difference > 2*m.limits[k] && m.limits[k] > 1e-5 {
					t.Errorf("%s %s: RMS to Adams %.2e is far from %.1e", m.name, tb.name, difference, m.limits[k])
				}
			}
			line += fmt.Sprintf("  %s %.1e%s (%.0e)", tb.name, difference, mark, own)
		}
		t.Logf("%-19s %s", m.name, line)
	}
}

// TestPendulumsAgainstAngle compares the pendulums, each on another joint, with the one equation of their angle, solved by
// Runge and Kutta's method. It shows whose error the difference to Adams' tables is: the tables differ from the
// equation, and from each other, by what they differ from us.
func TestPendulumsAgainstAngle(t *testing.T) {
	const moment, weight = 4.1, 2 * 9.80665
	acceleration := func(a float64) float64 { return weight / moment * math.Cos(a) } // down from the horizontal
	exact := [][]float64{}
	angle, rate := 0.0, 0.0
	for range 501 {
		s, c := math.Sincos(angle)
		exact = append(exact, []float64{2 * c, -2 * s})
		const n = 100
		const h = 0.01 / n
		for range n {
			v1, a1 := rate, acceleration(angle)
			v2, a2 := rate+h/2*a1, acceleration(angle+h/2*v1)
			v3, a3 := rate+h/2*a2, acceleration(angle+h/2*v2)
			v4, a4 := rate+h*a3, acceleration(angle+h*v3)
			angle += h / 6 * (v1 + 2*v2 + 2*v3 + v4)
			rate += h / 6 * (a1 + 2*a2 + 2*a3 + a4)
		}
	}
	for _, p := range []struct {
		name    string
		along   int // column of the horizontal coordinate
		sign    float64
		adamsIs float64 // RMS of Adams' own table
	}{
		{"Revolute_Case01", 1, 1, 4e-6},
		{"Cylindrical_Case02", 1, 1, 4e-6},
		{"Spherical_Case01", 1, 1, 4.1e-4},
		{"Universal_Case01", 2, 1, 4.1e-4},
		{"Universal_Case02", 1, -1, 4.1e-4},
	} {
		plane := func(rows [][]float64) (out [][]float64) {
			for _, r := range rows {
				out = append(out, []float64{p.sign * r[p.along], r[3]})
			}
			return out
		}
		ours := simulate(t, readEdited(t, p.name), 10).pick("req1", []int{0, 1, 2, 3})
		adams := rms(plane(table(t, filepath.Join(references(t), p.name, "Pos.txt"))), exact, false)
		own := rms(plane(ours), exact, false)
		t.Logf("%-19s RMS of the position to the equation: ours %.1e m, Adams %.1e m", p.name, own, adams)
		if own > 4e-5 || adams > p.adamsIs {
			t.Errorf("%s: ours is off by %.2e m, Adams by %.2e m", p.name, own, adams)
		}
	}
}

// TestSpringDatasetsAsTheyAre runs the two datasets that are edited above without the edits and checks their own laws.
func TestSpringDatasetsAsTheyAre(t *testing.T) {
	folder := references(t)
	read := func(name string) run {
		d, err := Read(t.Context(), filepath.Join(folder, name, "model.adm"))
		if err != nil {
			t.Fatal(err)
		}
		return simulate(t, d, 5)
	}
	for k, row := range read("TransSpring_Case01") {
		x, v := row["req1"], row["req2"]
		length := math.Sqrt(x[1]*x[1] + x[2]*x[2] + x[3]*x[3])
		rate := (x[1]*v[1] + x[2]*v[2] + x[3]*v[3]) / length
		if want := math.Abs(100*(length-2) + rate); math.Abs(row["req5"][0]-want) > 1e-9*(1+want) {
			t.Fatalf("row %d: force %g, want %g", k, row["req5"][0], want)
		}
	}
	for k, row := range read("RotSpring_Case01") {
		x, w := row["req1"], row["req2"]
		angle := math.Atan2(-x[3], x[1])
		if want := (angle + 0.05*w[6]) * 180 / math.Pi; math.Abs(angle) < 3 && math.Abs(row["req5"][6]-want) > 1e-6*(1+math.Abs(want)) {
			t.Fatalf("row %d: torque %g, want %g", k, row["req5"][6], want)
		}
	}
}

package adams

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/internal/expect"
	"gabion/models"
	"gabion/observables"
)

// references is the folder of models that Adams has run, and of its tables.
var references = filepath.Join("..", "..", "validation", "references", "adams")

// table reads the table of a model: its columns by name.
func table(t *testing.T, name string) map[string][]float64 {
	t.Helper()
	return expect.Table(t, filepath.Join(references, name+".csv.gz"))
}

// rowsOf gives some columns of a table as rows.
func rowsOf(columns map[string][]float64, names ...string) [][]float64 {
	rows := make([][]float64, len(columns["time"]))
	for k := range rows {
		for _, name := range names {
			rows[k] = append(rows[k], columns[name][k])
		}
	}
	return rows
}

// ready makes a dataset ready to run with steps from outside.
func ready(t *testing.T, d *Dataset) *models.Built {
	t.Helper()
	m, err := d.Model(t.Context(), Times{End: 5, Step: 1e-3})
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(t.Context(), models.BuildOptions{Device: "cpu", Threads: 1})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// run is the history of a dataset: for each output every 0.01 s to 5 s, the eight columns of every request.
type run []map[string][]float64

// simulate runs a dataset with some steps between two outputs.
func simulate(t *testing.T, d *Dataset, steps int) (rows run) {
	t.Helper()
	m := ready(t, d)
	g := m.Simulation.Integrator()
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

// quantities says which columns of a request each quantity of Adams' tables is, and the names of its columns there.
var quantities = []struct {
	name    string
	request string
	columns []int
	there   []string
}{
	{"Pos", "req1", []int{1, 2, 3}, []string{"X_Pos", "Y_Pos", "Z_Pos"}},
	{"Vel", "req2", []int{1, 2, 3}, []string{"X_Vel", "Y_Vel", "Z_Vel"}},
	{"Acc", "req3", []int{1, 2, 3}, []string{"X_Acc", "Y_Acc", "Z_Acc"}},
	{"Quat", "req4", []int{1, 2, 3, 5}, []string{"e0", "e1", "e2", "e3"}},
	{"Avel", "req2", []int{5, 6, 7}, []string{"X_AngVel", "Y_AngVel", "Z_AngVel"}},
	{"Aacc", "req3", []int{5, 6, 7}, []string{"X_AngAcc", "Y_AngAcc", "Z_AngAcc"}},
	{"Rforce", "req5", []int{1, 2, 3}, []string{"X_Force", "Y_Force", "Z_Force"}},
	{"Rtorque", "req5", []int{5, 6, 7}, []string{"X_Torque", "Y_Torque", "Z_Torque"}},
}

// realModels are models that Adams has run: the RMS tolerances that its tables come with, in the order of quantities, and
// the number of steps between two outputs that brings our own error below a tenth of them.
var realModels = []struct {
	name   string
	limits [8]float64
	steps  int
}{
	{"revolute-01", [8]float64{1e-3, 1e-4, 2e-2, 1e-3, 1e-2, 1e-2, 2e-2, 1e-2}, 40},
	{"revolute-02", [8]float64{1e-3, 1e-4, 2e-2, 1e-3, 1e-2, 1e-2, 2e-2, 1e-2}, 40},
	{"spherical-01", [8]float64{2e-3, 1e-3, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-6}, 20},
	{"universal-01", [8]float64{2e-3, 1e-3, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-2}, 20},
	{"universal-02", [8]float64{2e-3, 1e-3, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-2}, 20},
	{"cylindrical-01", [8]float64{1e-2, 1e-4, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-6}, 10},
	{"cylindrical-02", [8]float64{1e-2, 1e-4, 2e-2, 1e-3, 2e-2, 2e-2, 2e-2, 1e-6}, 40},
	{"prismatic-01", [8]float64{1e-2, 1e-4, 2e-2, 1e-3, 2e-2, 2e-2, 1e-6, 1e-6}, 10},
	{"prismatic-02", [8]float64{1e-2, 1e-4, 2e-2, 1e-3, 2e-2, 2e-2, 1e-6, 1e-6}, 10},
	{"distance-01", [8]float64{1e-3, 1e-4, 2e-2, 1e-3, 1e-2, 1e-1, 2e-2, 1e-10}, 40},
	{"distance-02", [8]float64{1e-3, 2e-3, 2, 4e-3, 2e-2, 20, 1e-1, 1e-10}, 256},
	{"transspring-01", [8]float64{1e-4, 5e-5, 5e-4, 1e-10, 1e-10, 1e-10, 5e-4, math.Inf(1)}, 40},
	{"rotspring-01", [8]float64{1e-3, 1e-4, 2e-2, 1e-3, 1e-2, 1e-2, 2e-2, 1e-2}, 20},
}

// readModel reads the dataset of a model that Adams has run, after replacing texts in it, given in pairs.
func readModel(t *testing.T, name string, edits ...string) *Dataset {
	t.Helper()
	path := filepath.Join(references, name+".adm")
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	d, err := Parse(path, strings.NewReplacer(edits...).Replace(string(data)))
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

// TestAgainstAdams runs every real model and compares with Adams' tables. A tenth of the tolerances is reached, or what
// remains is the table's own error: then halving the step changes our result by less than that tenth.
func TestAgainstAdams(t *testing.T) {
	t.Logf("%-19s %s", "RMS to the table", "our own error by step halving in brackets; * is where Adams' precision is the limit")
	for _, m := range realModels {
		d := readModel(t, m.name)
		fine, coarse := simulate(t, d, m.steps), simulate(t, d, m.steps/2)
		line, columns := "", table(t, m.name)
		for k, tb := range quantities {
			want := rowsOf(columns, tb.there...)
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
		{"revolute-01", 1, 1, 4e-6},
		{"cylindrical-02", 1, 1, 4e-6},
		{"spherical-01", 1, 1, 4.1e-4},
		{"universal-01", 2, 1, 4.1e-4},
		{"universal-02", 1, -1, 4.1e-4},
	} {
		plane := func(rows [][]float64) (out [][]float64) {
			for _, r := range rows {
				out = append(out, []float64{p.sign * r[p.along], r[3]})
			}
			return out
		}
		ours := simulate(t, readModel(t, p.name), 10).pick("req1", []int{0, 1, 2, 3})
		adams := rms(plane(rowsOf(table(t, p.name), "time", "X_Pos", "Y_Pos", "Z_Pos")), exact, false)
		own := rms(plane(ours), exact, false)
		t.Logf("%-19s RMS of the position to the equation: ours %.1e m, Adams %.1e m", p.name, own, adams)
		if own > 4e-5 || adams > p.adamsIs {
			t.Errorf("%s: ours is off by %.2e m, Adams by %.2e m", p.name, own, adams)
		}
	}
}

// TestSpringLaws runs the two datasets with springs under other laws, one with a free length and one in degrees, and checks these.
func TestSpringLaws(t *testing.T) {
	d := readModel(t, "transspring-01", "- 10*DM(11, 21)", "- 100.0*(dm(11,21)-2.0)", "- 0.5*VR", "- 1.0*vr", "MARKER/20, PART=2", "MARKER/20, PART=2, QP=0, 2, 0", "MARKER/21, PART=2", "MARKER/21, PART=2, QP=0, 2, 0")
	for k, row := range simulate(t, d, 5) {
		x, v := row["req1"], row["req2"]
		length := math.Sqrt(x[1]*x[1] + x[2]*x[2] + x[3]*x[3])
		rate := (x[1]*v[1] + x[2]*v[2] + x[3]*v[3]) / length
		along := (row["req5"][1]*x[1] + row["req5"][2]*x[2] + row["req5"][3]*x[3]) / length
		if want := 100*(length-2) + rate; math.Abs(math.Abs(along)-math.Abs(want)) > 1e-9*(1+math.Abs(want)) {
			t.Fatalf("row %d: force %g, want %g", k, along, want)
		}
	}
	d = readModel(t, "rotspring-01", "- 200*AZ", "- 1.0*RTOD*az", "- 10*WZ", "- 5.0E-002*RTOD*wz")
	for k, row := range simulate(t, d, 5) {
		x, w := row["req1"], row["req2"]
		angle := math.Atan2(-x[3], x[1])
		if want := (angle + 0.05*w[6]) * 180 / math.Pi; math.Abs(angle) < 3 && math.Abs(row["req5"][6]-want) > 1e-6*(1+math.Abs(want)) {
			t.Fatalf("row %d: torque %g, want %g", k, row["req5"][6], want)
		}
	}
}

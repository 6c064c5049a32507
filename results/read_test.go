package results

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

func TestDecodeTable(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       Table
	}{
		{
			"csv", "time,a.x\n0,1\n0.5,-2e-3\n",
			Table{Names: []string{"time", "a.x"}, Columns: [][]float64{{0, 0.5}, {1, -2e-3}}},
		},
		{
			"blanks, comments, Windows lines", "\ufeff# a title\r\n\r\nTime\ta\tb\r\n0\t1\t2\r\n",
			Table{Names: []string{"time", "a", "b"}, Columns: [][]float64{{0}, {1}, {2}}},
		},
		{
			"time not first, quotes, semicolons", "\"a\"; \"TIME\"\n1; 2\n3; 4",
			Table{Names: []string{"time", "a"}, Columns: [][]float64{{2, 4}, {1, 3}}},
		},
		{
			"no header", "% made by hand\n 0 1 NaN\n 1 2 +Inf\n",
			Table{Names: []string{"time", "c1", "c2"}},
		},
		{
			"interrupted", "time,a,b\n0,1,2\n0.1,4",
			Table{Names: []string{"time", "a", "b"}, Columns: [][]float64{{0}, {1}, {2}}},
		},
		{"header only", "time,a\n", Table{Names: []string{"time", "a"}, Columns: make([][]float64, 2)}},
	} {
		got, err := DecodeTable(strings.NewReader(c.text), "x.csv")
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if !reflect.DeepEqual(got.Names, c.want.Names) || c.want.Columns != nil && !reflect.DeepEqual(got.Columns, c.want.Columns) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestTimeUnit(t *testing.T) {
	for _, c := range []struct {
		name, want string
		unit       float64
	}{
		{"time", "time", 1},
		{"time [ms]", "time", 1e-3},
		{"Time (min)", "Time", 60},
		{"Time (sec)", "Time (sec)", 1},
		{"x [mm]", "x [mm]", 1},
		{"[s]", "[s]", 1},
		{"time ()", "time ()", 1},
	} {
		if name, unit := TimeUnit(c.name); name != c.want || unit != c.unit {
			t.Errorf("%q: %q in %g s, want %q in %g s", c.name, name, unit, c.want, c.unit)
		}
	}
	table, err := DecodeTable(strings.NewReader("a,time [ms]\n1,0\n2,500\n"), "x.csv")
	if err != nil || !reflect.DeepEqual(table.Names, []string{"time", "a"}) || !reflect.DeepEqual(table.Time(), []float64{0, 0.5}) {
		t.Errorf("%v, error %v", table, err)
	}
}

func TestDecodeTableErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "x.csv: no table"},
		{"# nothing\n\n", "x.csv: no table"},
		{"time,a\n0,1\n1\n2,3\n", "x.csv:3: 1 fields, want 2"},
		{"time,a\n0,1\n\n2,1\n1,1\n", "x.csv:5: time goes back from 2 to 1 s"},
		{"a,time\n0,1\n7,NaN\n", "x.csv:3: time NaN is not a finite number"},
		{"time,a\n0,1\n1,two\n", `x.csv:3: column a: "two" is not a number`},
	} {
		if _, err := DecodeTable(strings.NewReader(c.text), "x.csv"); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: error %v, want %q", c.text, err, c.want)
		}
	}
}

func TestSplitName(t *testing.T) {
	for _, c := range [][4]string{
		{"body2.position.x", "body2", "position", "x"},
		{"net.12.angular_velocity.z", "net.12", "angular_velocity", "z"},
		{"energy.kinetic", "energy", "kinetic", ""},
		{"pin.euler_parameters.e0", "pin", "euler_parameters", "e0"},
		{"overlap", "", "overlap", ""},
		{"z", "", "z", ""},
	} {
		r, q, k := SplitName(c[0])
		if r != c[1] || q != c[2] || k != c[3] {
			t.Errorf("%s: %q %q %q", c[0], r, q, k)
		}
	}
}

func TestQuantities(t *testing.T) {
	table := NewTable("time", "a.v.x", "b.e", "a.v.y", "a.r")
	table.Units = []string{"s", "m/s", "J", "m/s", "m"}
	var got []string
	for _, q := range table.Quantities() {
		got = append(got, fmt.Sprintf("%s|%s|%v|%v|%s", q.Request, q.Name, q.Components, q.Columns, q.Unit))
	}
	want := []string{"a|v|[x y]|[1 3]|m/s", "b|e|[]|[2]|J", "a|r|[]|[4]|m"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

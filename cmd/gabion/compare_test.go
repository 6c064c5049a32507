package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Compare reads tables of Adams, and pairs columns that have other names.
func TestCompareWithAdams(t *testing.T) {
	write := func(name, text string) string {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	ours := write("history.csv", "time,req1.F2,req1.F3\n0,1,0\n0.1,2,0\n0.2,3,0\n")
	table := write("Pos.txt", "# title\n#\nTime\tX_Pos\tY_Pos\n+0.0E+00\t+1.0E+00\t+0.0E+00\n+1.0E-01\t+2.0E+00\t+0.0E+00\n+2.0E-01\t+3.3E+00\t+0.0E+00\n")
	xml := write("run.res", `<Results><Analysis><StepMap><Entity name="time"><Component name="TIME" id="1"/></Entity>`+
		`<Entity name="P"><Component name="X" unitsValue="mm" id="2"/></Entity></StepMap><Data>`+
		`<Step type="dynamic">0 1000</Step><Step type="dynamic">0.1 2000</Step><Step type="dynamic">0.2 3300</Step></Data></Analysis></Results>`)
	for _, c := range []struct {
		name string
		args []string
		want string // in the output, or in the error
	}{
		{"paired", []string{ours, table, "--columns", "req1.F2=X_Pos,req1.F3=Y_Pos"}, "1.732e-01  3.000e-01          0.2  7.526e-02"},
		{"not paired", []string{ours, table}, "pair them by NAME=OTHER"},
		{"unknown", []string{ours, table, "--columns", "req1.F2=Z"}, `no column "Z"`},
		{"XML in SI", []string{ours, xml, "--columns", "req1.F2=P.X"}, "req1.F2     m  1.732e-01"},
		{"early end", []string{ours, xml, "--columns", "req1.F2=P.X"}, "note: "},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out bytes.Buffer
			cmd := newCompare()
			cmd.SetArgs(c.args)
			cmd.SetOut(&out)
			cmd.SetErr(&out)
			if err := cmd.Execute(); err != nil {
				out.WriteString(err.Error())
			}
			if !strings.Contains(out.String(), c.want) {
				t.Errorf("got\n%s\nwant %q in it", &out, c.want)
			}
		})
	}
}

package adams

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzParse feeds damaged datasets: each is read, or refused with a place; what is read can be built or refused, too.
func FuzzParse(f *testing.F) {
	f.Add(dataset(stateLines...))
	f.Add(dataset(append(append([]string{}, stateLines...), forceLines...)...))
	f.Add(dataset("JOINT/1, CYLINDRICAL, I=2, J=1, ICTRAN=0.5,2, ICROT=30D", "MOTION/1, JOINT=1, ROTATION, VELOCITY, FUNCTION=IF(TIME-1:0,1,2)"))
	f.Add("t\nVARIABLE/1, FUNCTION=" + strings.Repeat("(", 300))
	f.Add(dataset("SPLINE/1, X=0,1,2,3,5, Y=0,1,4,9,25", "VARIABLE/1, FUNCTION=AKISPL(TIME,0,1)", "GCON/1, I=2, FUNCTION=DM(2,1)-1"))
	paths, _ := filepath.Glob(filepath.Join(references, "*.adm"))
	for _, p := range paths {
		data, err := os.ReadFile(p)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(data))
	}
	f.Fuzz(func(t *testing.T, data string) {
		d, err := Parse("m.adm", data)
		if err != nil {
			if list, ok := err.(Errors); !ok || len(list) == 0 {
				t.Fatalf("error %v names no place", err)
			}
			return
		}
		_ = refusal(t, d) // either way
		// What Convert returns it has read back itself.
		if text, _, err := Convert(t.Context(), d, Times{End: 1}); err == nil && len(text) == 0 {
			t.Fatal("converted to nothing")
		}
	})
}

func TestDeepNesting(t *testing.T) {
	_, err := Parse("m.adm", "t\nVARIABLE/1, FUNCTION="+strings.Repeat("(", 100000))
	if err == nil || !strings.Contains(err.Error(), "nested more than") {
		t.Errorf("error %v", err)
	}
}

// TestSharedVariables doubles a variable forty times, which must not take 2^40 steps.
func TestSharedVariables(t *testing.T) {
	lines := []string{"VARIABLE/1, FUNCTION=TIME"}
	for k := range 40 {
		i, j := numeral(float64(k+1)), numeral(float64(k+2))
		lines = append(lines, "VARIABLE/"+j+", FUNCTION=VARVAL("+i+")+VARVAL("+i+")")
	}
	if got := evaluate(t, "VARVAL(41)", 1, lines...); got != 1<<40 {
		t.Errorf("%g, want %g", got, float64(1<<40))
	}
}

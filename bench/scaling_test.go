package bench

import (
	"strings"
	"testing"
	"time"
)

func TestScalingTable(t *testing.T) {
	m := DefaultMultibody()
	m.Knots, m.Simulated, m.Budget = []int{4, 10}, 0.01, time.Second
	threads := []int{1, 2}
	rows, err := m.Scale(t.Context(), threads)
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 2 || rows[1].Bodies != 280 || len(rows[1].Steps) != 2 || rows[1].Steps[1] <= 0 {
		t.Fatalf("rows %+v", rows)
	}
	rows[1].Steps = []time.Duration{6 * time.Millisecond, 2 * time.Millisecond}
	var b strings.Builder
	if err := WriteScaling(&b, threads, rows); err != nil {
		t.Fatal(err)
	}
	if lines := strings.Split(b.String(), "\n"); len(lines) != 4 || strings.Join(strings.Fields(lines[2]), " ") != "280 6 2 3.00" {
		t.Errorf("the table is\n%s", b.String())
	}
}

package bench

import (
	"strings"
	"testing"
	"time"
)

func TestMultibodyTable(t *testing.T) {
	m := DefaultMultibody()
	m.Knots, m.Simulated, m.Budget = []int{4, 10, 12}, 0.01, time.Second
	rows, err := m.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if r := rows[1]; r.Bodies != 280 || r.Springs != 360 || r.Steps != 9 || r.Iterations < 1 || r.Size.FactorNonZeros == 0 {
		t.Errorf("the second row is %+v, want 280 bodies, 360 springs and 9 steps", r)
	}
	var b strings.Builder
	if err := Write(&b, rows); err != nil {
		t.Fatal(err)
	}
	if lines := strings.Split(b.String(), "\n"); len(lines) != 6 || !strings.Contains(lines[4], "bodies^") {
		t.Errorf("the table is\n%s", b.String())
	}
}

func BenchmarkSetup(b *testing.B) {
	m := DefaultMultibody()
	for range b.N {
		if _, err := m.net(b.Context(), 92); err != nil {
			b.Fatal(err)
		}
	}
}

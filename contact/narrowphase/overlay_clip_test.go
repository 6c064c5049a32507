package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"
)

// The area of what two polygons have in common is, whichever of them is cut, that which many random places tell; the edges of the pieces are those of the polygons.
func TestClip(t *testing.T) {
	r := rand.New(rand.NewPCG(71, 72))
	var o overlay
	polygon := func(n int) flank {
		f := flank{first: len(o.outline), count: n}
		x, y, turn := 0.5*r.Float64(), 0.5*r.Float64(), r.Float64()
		for i := range n {
			sin, cos := math.Sincos(2 * math.Pi * (float64(i) + turn) / float64(n))
			o.outline = append(o.outline, corner{x + cos, y + sin})
		}
		return f
	}
	within := func(f *flank, p corner) bool {
		q := o.outline[f.first+f.count-1]
		for _, next := range o.outline[f.first : f.first+f.count] {
			if side(q, next, p) < 0 {
				return false
			}
			q = next
		}
		return true
	}
	area := func(a, b *flank) (sum float64) {
		if !o.clip(a, b) {
			return 0
		}
		for i, p := range o.piece {
			q := o.piece[(i+1)%len(o.piece)].corner
			sum += (p.x*q.y - q.x*p.y) / 2
			of, k := a, p.edge
			if k < 0 {
				of, k = b, ^k
			}
			from, to := o.outline[of.first+k], o.outline[of.first+(k+1)%of.count]
			if math.Abs(side(from, to, p.corner)) > 1e-12 || math.Abs(side(from, to, q)) > 1e-12 {
				t.Errorf("edge %d is not on %v-%v", p.edge, p.corner, q)
			}
		}
		return sum
	}
	for range 20 {
		o.outline = o.outline[:0]
		a, b := polygon(3+r.IntN(4)), polygon(3+r.IntN(4))
		const places = 100000
		both := 0
		for range places {
			if p := (corner{4*r.Float64() - 2, 4*r.Float64() - 2}); within(&a, p) && within(&b, p) {
				both++
			}
		}
		want := 16 * float64(both) / places
		if got, other := area(&a, &b), area(&b, &a); math.Abs(got-other) > 1e-12 || math.Abs(got-want) > 0.08 {
			t.Errorf("areas %g and %g, want about %g", got, other, want)
		}
	}
}

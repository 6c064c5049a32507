package broadphase

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// scene is boxes that move.
type scene struct {
	boxes []r3.Box
	opts  Options
}

// everyPair lists the pairs of overlapping boxes by comparing all with all.
func (s *scene) everyPair(boxes []r3.Box) (pairs []Pair) {
	for i := range boxes {
		for j := i + 1; j < len(boxes); j++ {
			if Overlapping(&boxes[i], &boxes[j]) && s.opts.Watched[s.opts.Groups[i]][s.opts.Groups[j]] && (s.opts.Excluded == nil || !s.opts.Excluded(i, j)) {
				pairs = append(pairs, NewPair(i, j))
			}
		}
	}
	return pairs
}

func oneGroup(n int) Options { return Options{Groups: make([]int, n), Watched: [][]bool{{true}}} }

func random(rng *rand.Rand, size r3.Vec) r3.Vec {
	return r3.Vec{X: size.X * rng.Float64(), Y: size.Y * rng.Float64(), Z: size.Z * rng.Float64()}
}

// cloud is n boxes of sizes up to extent in a room.
func cloud(rng *rand.Rand, n int, room, extent r3.Vec) scene {
	s := scene{opts: oneGroup(n)}
	for range n {
		low := random(rng, room)
		s.boxes = append(s.boxes, r3.Box{Min: low, Max: r3.Add(low, random(rng, extent))})
	}
	return s
}

func scenes() map[string]scene {
	rng := rand.New(rand.NewPCG(1, 2))
	all := map[string]scene{
		"nothing":  {opts: oneGroup(0)},
		"one":      cloud(rng, 1, r3.Vec{}, r3.Vec{}),
		"cloud":    cloud(rng, 300, r3.Vec{X: 1, Y: 1, Z: 1}, r3.Vec{X: 0.2, Y: 0.2, Z: 0.2}),
		"across x": cloud(rng, 300, r3.Vec{Y: 1, Z: 1}, r3.Vec{X: 0.01, Y: 0.1, Z: 0.1}),
		"across y": cloud(rng, 300, r3.Vec{X: 1, Z: 1}, r3.Vec{X: 0.1, Y: 0.01, Z: 0.1}),
		"across z": cloud(rng, 300, r3.Vec{X: 1, Y: 1}, r3.Vec{X: 0.1, Y: 0.1}),
		"a line":   cloud(rng, 300, r3.Vec{Y: 10}, r3.Vec{Y: 0.1}),
		"points":   cloud(rng, 200, r3.Vec{X: 1, Y: 1, Z: 1}, r3.Vec{}),
		"one spot": cloud(rng, 100, r3.Vec{}, r3.Vec{X: 1, Y: 1, Z: 1}),
	}
	same := scene{opts: oneGroup(50)}
	for range 50 {
		same.boxes = append(same.boxes, r3.Box{Max: r3.Vec{X: 1, Y: 1, Z: 1}})
	}
	all["the same box"] = same

	odd := cloud(rng, 300, r3.Vec{X: 1, Y: 1, Z: 1}, r3.Vec{X: 0.1, Y: 0.1, Z: 0.1})
	nan, inf := math.NaN(), math.Inf(1)
	odd.boxes[3].Max = r3.Vec{X: 100, Y: 100, Z: 100} // a large one
	odd.boxes[4] = r3.Box{Min: r3.Vec{X: nan, Y: nan, Z: nan}, Max: r3.Vec{X: nan, Y: nan, Z: nan}}
	odd.boxes[5].Min.Y = nan
	odd.boxes[6] = vec.Everywhere()
	odd.boxes[7] = r3.Box{Min: r3.Vec{X: -inf, Y: -inf, Z: -inf}, Max: r3.Vec{X: inf, Y: inf, Z: 0.5}}
	odd.boxes[9] = empty
	odd.boxes[200].Max.X = math.MaxFloat64
	odd.boxes[201].Min.X = -math.MaxFloat64
	all["odd ones"] = odd

	groups := cloud(rng, 400, r3.Vec{X: 1, Y: 1, Z: 1}, r3.Vec{X: 0.2, Y: 0.2, Z: 0.2})
	const many = 80 // more than bits of a word
	groups.opts.Watched = make([][]bool, many)
	for g := range groups.opts.Watched {
		groups.opts.Watched[g] = make([]bool, many)
	}
	for g := range many {
		for h := range g + 1 {
			groups.opts.Watched[g][h] = (g*h+g+h)%3 == 0
			groups.opts.Watched[h][g] = groups.opts.Watched[g][h]
		}
	}
	for i := range groups.opts.Groups {
		groups.opts.Groups[i] = i % many
	}
	groups.opts.Excluded = func(i, j int) bool { return (i+j)%5 == 0 }
	groups.boxes[20] = vec.Everywhere()
	all["groups"] = groups
	return all
}

// Every pair whose boxes overlap is listed, once and in order, and none whose boxes are farther apart than their margins, however the boxes have
// moved: not at all, a little, all at once, one alone, and far.
func TestEveryPair(t *testing.T) {
	for name, s := range scenes() {
		t.Run(name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(3, 4))
			b := New(s.boxes, s.opts)
			s.compare(t, b, "at first")
			for step := range 40 {
				for i := range s.boxes {
					by := random(rng, r3.Vec{X: 0.01, Y: 0.01, Z: 0.01})
					switch {
					case step%4 == 1 && i%50 != 0, step%4 == 3:
						continue
					case step%4 == 2 && i%7 == 0:
						by = r3.Scale(100, r3.Sub(by, r3.Vec{X: 0.005, Y: 0.005, Z: 0.005}))
					}
					s.boxes[i] = r3.Box{Min: r3.Add(s.boxes[i].Min, by), Max: r3.Add(s.boxes[i].Max, by)}
				}
				b.Update(s.boxes)
				s.compare(t, b, step)
			}
		})
	}
}

// compare compares the pairs with those of all boxes and of all enlarged boxes.
func (s *scene) compare(t *testing.T, b *BroadPhase, when any) {
	t.Helper()
	pairs := b.Pairs()
	for _, p := range s.everyPair(s.boxes) {
		if _, listed := slices.BinarySearch(pairs, p); !listed {
			i, j := p.Items()
			t.Fatalf("%v: boxes %d and %d overlap, and are not listed", when, i, j)
		}
	}
	large := make([]r3.Box, len(s.boxes))
	for i := range large {
		large[i] = b.items.enlarged[i]
		if far := vec.Inflate(s.boxes[i], 2.001*b.margins[i]); vec.Longest(far) < 1e300 && !within(&far, &large[i]) {
			t.Fatalf("%v: box %d, %v, has been enlarged to %v", when, i, s.boxes[i], large[i])
		}
	}
	if want := s.everyPair(large); !slices.Equal(pairs, want) {
		t.Fatalf("%v: %d pairs of %d", when, len(pairs), len(want))
	}
}

// The list does not change while no box moves by more than its margin, and what it was made of does not matter.
func TestMargin(t *testing.T) {
	s := cloud(rand.New(rand.NewPCG(5, 6)), 500, r3.Vec{X: 1, Y: 1, Z: 1}, r3.Vec{X: 0.2, Y: 0.2, Z: 0.2})
	b := New(s.boxes, s.opts)
	before, tree := slices.Clone(b.Pairs()), slices.Clone(b.items.enlarged)
	for i := range s.boxes {
		by := 0.99 * b.margins[i]
		s.boxes[i] = r3.Box{Min: r3.Add(s.boxes[i].Min, r3.Vec{X: by, Y: -by}), Max: r3.Add(s.boxes[i].Max, r3.Vec{X: by, Y: -by})}
	}
	b.Update(s.boxes)
	if !slices.Equal(before, b.Pairs()) || !slices.Equal(tree, b.items.enlarged) {
		t.Error("the list has been made anew")
	}
	moved := s.boxes[7]
	by := r3.Vec{Z: 1.01 * b.margins[7]}
	s.boxes[7] = r3.Box{Min: r3.Add(moved.Min, by), Max: r3.Add(moved.Max, by)}
	b.Update(s.boxes)
	for i := range tree {
		if (tree[i] != b.items.enlarged[i]) != (i == 7) {
			t.Errorf("box %d: %v, before %v", i, b.items.enlarged[i], tree[i])
		}
	}
}

// An item that has been removed is in no pair any more, wherever its box is.
func TestRemove(t *testing.T) {
	s := cloud(rand.New(rand.NewPCG(7, 8)), 100, r3.Vec{X: 1, Y: 1, Z: 1}, r3.Vec{X: 0.5, Y: 0.5, Z: 0.5})
	b := New(s.boxes, s.opts)
	b.Remove(5)
	s.opts.Excluded = func(i, j int) bool { return i == 5 || j == 5 }
	s.compare(t, b, "removed")
	for i := range s.boxes {
		s.boxes[i] = r3.Box{Min: r3.Scale(0.5, s.boxes[i].Min), Max: r3.Scale(0.5, s.boxes[i].Max)}
	}
	b.Update(s.boxes)
	s.compare(t, b, "moved")
}

func TestAllocatesNothing(t *testing.T) {
	s := cloud(rand.New(rand.NewPCG(9, 10)), 500, r3.Vec{X: 1, Y: 1, Z: 1}, r3.Vec{X: 0.1, Y: 0.1, Z: 0.1})
	b, sign := New(s.boxes, s.opts), 1.0
	step := func() {
		for i := range s.boxes {
			by := r3.Vec{X: 0.05 * sign}
			s.boxes[i] = r3.Box{Min: r3.Add(s.boxes[i].Min, by), Max: r3.Add(s.boxes[i].Max, by)}
		}
		sign = -sign
		b.Update(s.boxes)
	}
	for range 4 {
		step()
	}
	if n := testing.AllocsPerRun(20, step); n > 0 {
		t.Errorf("%g allocations an update", n)
	}
}

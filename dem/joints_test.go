package dem

import (
	"slices"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// countedJoints connect frames 0 to 2 and hold frame 4; they tell in each mobility how often both frames have been asked for.
type countedJoints struct {
	asked [5]int
	last  []int
}

func (j *countedJoints) Update(frames []int) {
	for _, f := range frames {
		j.asked[f]++
	}
	j.last = append(j.last[:0], frames...)
}

func (j *countedJoints) Mobility(f, g int, dst *JointMobility) bool {
	if f == 3 || g == 3 || (f == 4) != (g == 4) {
		return false
	}
	dst.XByForce = r3.Vec{X: float64(j.asked[f]), Y: float64(j.asked[g])}
	return true
}

// A set asks for the frames it is told of, once after each Renew, and has the mobilities of all pairs of these.
func TestJointSet(t *testing.T) {
	j := new(countedJoints)
	pairs := [][2]int{{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 2}, {3, 3}, {3, 4}, {4, 4}}
	s := NewJointSet(j, pairs, 5)
	places := make([]int, len(pairs))
	for n := range pairs {
		places[n] = s.Place(n)
	}
	if want := []int{0, 1, 2, 3, 4, -1, -1, 5}; !slices.Equal(places, want) || len(s.List) != 6 || s.List[5].Pair != 7 {
		t.Fatalf("pairs are at %v, want %v", places, want)
	}
	if !s.Complete() || s.Update([]int32{0, 1, 4}) {
		t.Error("frames are asked for that are known")
	}
	s.Renew()
	for _, c := range []struct {
		name        string
		told        []int32
		asked       []int
		first, last float64 // in the mobility of the pair 0, 1
		complete    bool
	}{
		{name: "one of a pair", told: []int32{1, 3}, asked: []int{1}, first: 1, last: 1},
		{name: "the other", told: []int32{0, 1, 0}, asked: []int{0}, first: 2, last: 2},
		{name: "none left", told: []int32{0, 3}, first: 2, last: 2},
		{name: "all", told: []int32{2, 4}, asked: []int{2, 4}, first: 2, last: 2, complete: true},
	} {
		j.last = j.last[:0]
		if changed := s.Update(c.told); changed != (len(c.asked) > 0) || !slices.Equal(j.last, c.asked) {
			t.Errorf("%s: asks for %v (%v), want %v", c.name, j.last, changed, c.asked)
		}
		if got := s.List[1].XByForce; got.X != c.first || got.Y != c.last || s.Complete() != c.complete {
			t.Errorf("%s: mobility of updates %v, complete %v, want %g and %g, %v", c.name, got, s.Complete(), c.first, c.last, c.complete)
		}
	}
	if of := (*JointSet)(nil); !of.Complete() || of.Place(0) != -1 || of.Update([]int32{0}) {
		t.Error("without joints something is known of frames")
	}
}

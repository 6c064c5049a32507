package gpu

import (
	"errors"
	"slices"
	"testing"
)

// Active pairs are copied in ranges that hold all of them and little else; an error ends that.
func TestEachRun(t *testing.T) {
	for _, c := range []struct {
		active []int
		want   [][2]int
	}{
		{nil, nil},
		{[]int{3}, [][2]int{{3, 4}}},
		{[]int{0, 1, 40, 500, 510}, [][2]int{{0, 41}, {500, 511}}},
		{[]int{7, 72}, [][2]int{{7, 73}}},
		{[]int{7, 73}, [][2]int{{7, 8}, {73, 74}}},
	} {
		var got [][2]int
		err := eachRun(c.active, func(first, end int) error {
			got = append(got, [2]int{first, end})
			return nil
		})
		if err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%v are in %v, want %v (%v)", c.active, got, c.want, err)
		}
	}
	calls, failed := 0, errors.New("failed")
	err := eachRun([]int{1, 1000}, func(int, int) error {
		calls++
		return failed
	})
	if calls != 1 || !errors.Is(err, failed) {
		t.Errorf("%d calls, error %v", calls, err)
	}
}

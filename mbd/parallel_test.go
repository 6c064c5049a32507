package mbd

import "testing"

// Each long task and each other one is done once, in their order, and long ones are as far from one another as they can be.
func TestLongTasks(t *testing.T) {
	for long := range 9 {
		for n := max(long, 1); n < 80; n++ {
			longs, others, last := 0, 0, -1
			for k := range n {
				is, which := longTask(k, long, n)
				switch {
				case !is && which != others, is && which != longs:
					t.Fatalf("%d long ones of %d: task %d is %d (long: %t), want %d or, if it is long, %d", long, n, k, which, is, others, longs)
				case !is:
					others++
					continue
				case last >= 0 && k-last < n/long || last < 0 && k > 0:
					t.Fatalf("%d long ones of %d: one at %d after one at %d", long, n, k, last)
				}
				longs, last = longs+1, k
			}
			if longs != long {
				t.Fatalf("%d long ones of %d, want %d", longs, n, long)
			}
		}
	}
}

//go:build !amd64

package cpu

// vector tells that there are vector instructions to use; not on this architecture.
var vector = false

func gatherAVX(_ *float64, _ int, _ *int32, _, _, _ *float64)       {}
func approachAVX(*float64, int)                                     {}
func moveAVX(_ *float64, _ int, _, _, _ float64)                    {}
func pushAVX(*float64, int, float64)                                {}
func storeAVX(_ *float64, _ int, _ *int32, _, _ *float64, _ *int32) {}
func rememberAVX(_ *float64, _ int, _ *float64)                     {}

func siftAVX(_, _ *int32, _ *uint16, _ int, _ *int32, _, _, _ *float64, _, _, past, crossing int32) (int, int32, int32) {
	return 0, past, crossing
}

func driftAVX(n int, _, _, _ *float64, _ *float32, _ *float64, far float64) (float64, int) {
	return far, n
}

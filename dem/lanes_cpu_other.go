//go:build !amd64

package dem

// vector tells that there are vector instructions to use; not on this architecture.
const vector = false

func gatherAVX(_ *float64, _ int, _ *int32, _, _, _ *float64) {}
func approachAVX(*float64, int)                               {}
func moveAVX(_ *float64, _ int, _, _, _ float64)              {}
func pushAVX(*float64, int, float64)                          {}

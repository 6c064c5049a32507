//go:build !amd64

package dem

// vector tells that there are vector instructions to use; not on this architecture.
const vector = false

func approachAVX(*float64, int) {}

func pushAVX(*float64, int, float64, float64, float64) {}

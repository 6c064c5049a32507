//go:build !amd64

package cpu

import "gabion/dem/law"

// vector tells that there are vector instructions to use; not on this architecture.
var vector = false

// vectorLaws are the laws that have vector code.
var vectorLaws map[law.Law]vectorLaw

const workingRows = 0

func gatherAVX(_ *float64, _ int, _ *int32, _, _, _ *float64, _ int) {}
func recallAVX(_ *float64, _ int, _ *int32, _ *float64, _ int)       {}
func storeAVX(_ *float64, _ int, _ *int32, _, _ *float64, _ *int32)  {}
func rememberAVX(_ *float64, _ int, _ *float64, _ int)               {}

func siftAVX(_, _ *int32, _ *uint16, _ int, _ *int32, _, _, _ *float64, _, _, past, crossing int32) (int, int32, int32) {
	return 0, past, crossing
}

func driftAVX(n int, _, _, _ *float64, _ *float32, _ *float64, far float64) (float64, int) {
	return far, n
}

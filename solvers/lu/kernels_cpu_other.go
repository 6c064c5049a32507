//go:build !amd64

package lu

// vector tells that there are vector instructions to use; not on this architecture.
var vector = false

func subMulVecs6AVX(_, _, _ *float64, _, _ *int32, _ int)                     {}
func mulSub6AVX(_, _, _ *float64)                                             {}
func eliminateColumn6AVX(_ *float64, _ int, _ *uint64)                        {}
func subtractProducts3AVX(_ *float64, _ *int, _, _ *float64, _ *int32, _ int) {}
func subMulVecs3AVX(_, _, _ *float64, _, _ *int32, _ int)                     {}

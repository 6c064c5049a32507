package lu

import "golang.org/x/sys/cpu"

//go:generate sh -c "cd avo && go run . -out ../kernels_amd64.s -stubs ../kernels_amd64.go -pkg lu"

// vector tells that the processor has the instructions of kernels_amd64.s.
var vector = cpu.X86.HasAVX2

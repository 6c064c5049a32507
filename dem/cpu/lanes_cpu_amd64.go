package cpu

import "golang.org/x/sys/cpu"

//go:generate sh -c "cd avo && go run . -out ../lanes_amd64.s -stubs ../lanes_amd64.go -pkg cpu"
//go:generate sh -c "sha256sum avo/*.go lanes_amd64.go lanes_amd64.s > avo/sha256"

// vector tells that the processor has the instructions of lanes_amd64.s.
var vector = cpu.X86.HasAVX

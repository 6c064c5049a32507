// Package gpu is the discrete element engine on an NVIDIA GPU.
//
// The state stays in device memory (memory.go, format.go). The kernels of package kernels build lists (build.go), step (run.go), meet
// surfaces (surface.go, couple.go) and follow coupled frames over many steps (ride.go); the host reads what is looked at (look.go). What it
// has saved goes on here to the same bits (save.go), or on the processor (export.go).
//
// It may import dem, what dem imports, and kernels. Its tests compare it with dem/cpu.
package gpu

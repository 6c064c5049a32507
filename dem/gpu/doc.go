// Package gpu is the discrete element engine on an NVIDIA GPU.
//
// The state stays in device memory (memory.go, format.go). The kernels of package kernels build lists (build.go), step (run.go), touch
// surfaces (surface.go, coupled.go) and follow coupled frames over many steps (trajectory.go); the host reads what is asked for (state.go). What it
// has saved goes on here to the same bits (save.go), or on the processor (export.go).
//
// It may import dem, what dem imports, and kernels. Its tests compare it with dem/cpu.
package gpu

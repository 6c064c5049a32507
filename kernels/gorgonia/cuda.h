// gorgonia.org/cu v0.9.4 is written against CUDA 11. This header stands before NVIDIA's own, of CUDA 11, 12 or 13, and gives back the names
// that cu uses and that 12 and 13 took away:
//
//     CGO_CFLAGS="-I$PWD/kernels/gorgonia -I/usr/local/cuda/include" go build -tags gorgonia ./...
#pragma once
#include_next <cuda.h>

#if CUDA_VERSION >= 12000
#define CU_TARGET_COMPUTE_20 ((CUjit_target)20)
#define CU_TARGET_COMPUTE_21 ((CUjit_target)21)
#endif

#if CUDA_VERSION >= 13000
#undef cuCtxCreate
#define cuCtxCreate cuCtxCreate_v2
CUresult CUDAAPI cuCtxCreate_v2(CUcontext *context, unsigned int flags, CUdevice device);
#endif

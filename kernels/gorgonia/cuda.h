// gorgonia.org/cu v0.9.4 is written against CUDA 11. This header stands before NVIDIA's own, of CUDA 11, 12 or 13, and gives back what
// cu uses and 12 and 13 took away or changed:
//
//     CGO_CFLAGS="-I$PWD/kernels/gorgonia -I/usr/local/cuda/include" go build -tags gorgonia ./...
//
// The driver goes on to export the functions as they were.
#pragma once
#include_next <cuda.h>

#if CUDA_VERSION >= 12000
#define CU_TARGET_COMPUTE_20 ((CUjit_target)20)
#define CU_TARGET_COMPUTE_21 ((CUjit_target)21)

#define CUDA_KERNEL_NODE_PARAMS CUDA_KERNEL_NODE_PARAMS_v1
#undef cuGraphAddKernelNode
CUresult CUDAAPI cuGraphAddKernelNode(CUgraphNode *node, CUgraph graph, const CUgraphNode *dependencies, size_t count,
                                      const CUDA_KERNEL_NODE_PARAMS_v1 *parameters);
#endif

#if CUDA_VERSION >= 13000
#undef cuCtxCreate
#undef cuMemAdvise
#undef cuMemPrefetchAsync
#undef cuGraphAddDependencies
#undef cuGraphGetEdges
#define cuCtxCreate cuCtxCreate_v2
CUresult CUDAAPI cuCtxCreate_v2(CUcontext *context, unsigned int flags, CUdevice device);
CUresult CUDAAPI cuMemAdvise(CUdeviceptr address, size_t count, CUmem_advise advice, CUdevice device);
CUresult CUDAAPI cuMemPrefetchAsync(CUdeviceptr address, size_t count, CUdevice device, CUstream stream);
CUresult CUDAAPI cuGraphAddDependencies(CUgraph graph, const CUgraphNode *from, const CUgraphNode *to, size_t count);
CUresult CUDAAPI cuGraphGetEdges(CUgraph graph, CUgraphNode *from, CUgraphNode *to, size_t *count);
#endif

// The condition of a part of a recording (recording.go): it is done where a word has a value when the recording comes to it. Needs CUDA 12.4.
#include "cuda.cuh"

// cudaGraphSetConditional is the driver's own: it finds it when it loads the program.
extern "C" __device__ void cudaGraphSetConditional(uint64 handle, uint32 value);

KERNEL set_condition(uint64 handle, const int* word, int64 value) { cudaGraphSetConditional(handle, *word == value); }

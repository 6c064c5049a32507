// What the kernels need of CUDA C++, so that clang alone compiles them; and the same names for the host, so that a test can
// run them without a GPU (emulator).
#pragma once

using uint32 = unsigned int;
using uint64 = unsigned long long;
using int64 = long long;

#ifdef __CUDA__

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define INLINE __device__ inline __attribute__((always_inline))
#define OUTLINE static __device__ __attribute__((noinline, unused))
#define KERNEL extern "C" __global__ void
#define KERNEL_OF(threads) extern "C" __global__ __attribute__((launch_bounds(threads))) void
#define KERNEL_IN(threads, blocks) extern "C" __global__ __attribute__((launch_bounds(threads, blocks))) void
#define EXPORT(kernel)
#define CONSTANT(type, name) extern "C" { __constant__ type name; }
#define DECLARE_SPECIAL(name)

// SPECIAL is a constant that is chosen when the program is loaded: its name is replaced by a number in the PTX. With PLAIN those of the laws, of scalars, of
// clumps, of bonds and of a heat bath are 0 from the start, with FILMS, the number of liquid_film, but for that and one scalar: the driver's compiler drops what a number rules out too, but leaves the rest in the order that the whole text had.
#ifdef FILMS
#define PLAIN_NUMBER(name) (__builtin_strcmp(#name, "COHESION") == 0 ? FILMS : __builtin_strcmp(#name, "SCALARS") == 0 ? 1 : 0)
#else
#define PLAIN_NUMBER(name) 0
#endif
#define SPECIAL(name) (is_plain(#name) ? PLAIN_NUMBER(name) : ({ int v; asm("mov.u32 %0, GABION_" #name ";" : "=r"(v)); v; }))
__device__ constexpr bool is_plain(const char* name) {
#ifdef PLAIN
  constexpr const char* names[] = {"NORMAL", "DAMPING", "TANGENTIAL", "ROLLING", "TWISTING", "COHESION", "BRIDGE", "TENSION", "LUBRICATED", "SHEARED", "SHARED", "SCALARS", "PASSED", "HEAT", "EXPANDS", "CLUMPS", "POLYHEDRA", "SMOOTH", "BONDS", "BATH", "STRAINED", "RECORDED"};
  for (const char* n : names)
    if (!__builtin_strcmp(n, name)) return true;
  return false;
#else
  return false && name;
#endif
}

INLINE int thread_index() { return __nvvm_read_ptx_sreg_tid_x(); }
INLINE int block_index() { return __nvvm_read_ptx_sreg_ctaid_x(); }
INLINE int block_size() { return __nvvm_read_ptx_sreg_ntid_x(); }
INLINE int block_count() { return __nvvm_read_ptx_sreg_nctaid_x(); }
INLINE void synchronize() { __syncthreads(); }

INLINE float square_root(float x) { return __nvvm_sqrt_rn_f(x); }
INLINE double square_root(double x) { return __nvvm_sqrt_rn_d(x); }
INLINE float inverse_root(float x) { return __nvvm_rsqrt_approx_f(x); }
INLINE double inverse_root(double x) { return 1 / __nvvm_sqrt_rn_d(x); }
// rough_root is a root that is good to a few bits less than the type has.
INLINE float rough_root(float x) { return __nvvm_sqrt_approx_f(x); }
INLINE double rough_root(double x) { return __nvvm_sqrt_rn_d(x); }
INLINE float quotient(float a, float b) { return __nvvm_div_approx_f(a, b); }
INLINE double quotient(double a, double b) { return a / b; }

// fused is a b + c, rounded once. The compiler fuses nothing by itself (-ffp-contract=off): both sides of a contact then get the same
// bits wherever the compiler puts copies of the code.
INLINE float fused(float a, float b, float c) { return __nvvm_fma_rn_f(a, b, c); }
INLINE double fused(double a, double b, double c) { return __nvvm_fma_rn_d(a, b, c); }

// prefetch asks for a line of global memory that will be read soon.
INLINE void prefetch(const void* p) { asm volatile("prefetch.global.L2 [%0];" ::"l"(p)); }

INLINE int shuffle_xor(int x, int lane_mask) { return __nvvm_shfl_sync_bfly_i32(~0u, x, lane_mask, 31); }
INLINE float shuffle_xor(float x, int lane_mask) { return __nvvm_shfl_sync_bfly_f32(~0u, x, lane_mask, 31); }
INLINE double shuffle_xor(double x, int lane_mask) {
  union { double d; int i[2]; } u = {x};
  u.i[0] = shuffle_xor(u.i[0], lane_mask);
  u.i[1] = shuffle_xor(u.i[1], lane_mask);
  return u.d;
}
INLINE int shuffle_from(int x, int lane) { return __nvvm_shfl_sync_idx_i32(~0u, x, lane, 31); }
INLINE double shuffle_from(double x, int lane) {
  union { double d; int i[2]; } u = {x};
  u.i[0] = shuffle_from(u.i[0], lane);
  u.i[1] = shuffle_from(u.i[1], lane);
  return u.d;
}
INLINE int shuffle_up(int x, int distance) { return __nvvm_shfl_sync_up_i32(~0u, x, distance, 0); }

INLINE void warp_synchronize() { __nvvm_bar_warp_sync(~0u); }
INLINE uint32 warp_ballot(bool yes) { return __nvvm_vote_ballot_sync(~0u, yes); }
INLINE int count_bits(uint32 x) { return __builtin_popcount(x); }

// fence lets all threads of the device see what this one has written, before what it writes next; current reads what others write meanwhile.
INLINE void fence() { __nvvm_membar_gl(); }
INLINE int current(const int* p) { return *(const volatile int*)p; }

// cluster_barrier waits for all threads of a launch that is one cluster of blocks. What was written before it can be read after it.
INLINE void cluster_barrier() { asm volatile("barrier.cluster.arrive;\n\tbarrier.cluster.wait;" ::: "memory"); }

INLINE int atomic_add(int* p, int x) { return __nvvm_atom_add_gen_i((int*)p, x); }
INLINE int64 atomic_add(int64* p, int64 x) { return __nvvm_atom_add_gen_ll((int64*)p, x); }
INLINE int atomic_max(int* p, int x) { return __nvvm_atom_max_gen_i((int*)p, x); }
INLINE int64 atomic_max(int64* p, int64 x) { return __nvvm_atom_max_gen_ll((int64*)p, x); }

#else
#include "host.cuh"
#endif

// nearest_whole is the whole number that is nearest to x, of two the even one.
INLINE double nearest_whole(double x) { return __builtin_rint(x); }

INLINE int bits_of(float x) {
  union { float f; int i; } u = {x};
  return u.i;
}
INLINE int64 bits_of(double x) {
  union { double d; int64 i; } u = {x};
  return u.i;
}
INLINE double double_of(int64 bits) {
  union { int64 i; double d; } u = {bits};
  return u.d;
}
INLINE float from_bits(int bits) {
  union { int i; float f; } u = {bits};
  return u.f;
}

#ifdef __CUDA__
#define IN_GLOBAL_MEMORY __attribute__((address_space(1)))
#define IN_CONSTANT_MEMORY __attribute__((address_space(4)))
#define METHOD __device__ inline __attribute__((always_inline))
#else
#define IN_GLOBAL_MEMORY
#define IN_CONSTANT_MEMORY
#define METHOD inline
#endif

// Global is a pointer that is kept in constant memory, of which the compiler would not know otherwise that it leads to global
// memory.
template <class T>
struct Global {
  T IN_GLOBAL_MEMORY* address;
  METHOD operator T*() const { return (T*)address; }
  METHOD T* operator->() const { return *this; }
};

// INLINED is for lambdas: a call would move to memory what threads have in registers.
#define INLINED __attribute__((always_inline))

// from_constants copies a structure of Numbers out of constant memory. Read as it stands, beside a branch that reads the same from global memory, the compiler
// would join both to loads from either, which do not go by way of the constants' cache.
template <class Number, class T>
INLINE T from_constants(const T& x) {
  const Number IN_CONSTANT_MEMORY* from = (const Number IN_CONSTANT_MEMORY*)&x;
  T copy;
#pragma unroll
  for (int k = 0; k < int(sizeof(T) / sizeof(Number)); k++) ((Number*)&copy)[k] = from[k];
  return copy;
}

INLINE int global_index() { return block_index() * block_size() + thread_index(); }

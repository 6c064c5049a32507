// CUDA C++ on the host: runs a kernel's blocks one after another, and the threads of a block as coroutines that give way at
// barriers and shuffles. Slow, exact in order, and the same every time; for tests of the kernels' logic without a GPU.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <tuple>
#include <utility>
#include <vector>

#define VISIBLE __attribute__((visibility("default")))
#define __global__
#define __device__
#define __shared__ static
#define __constant__
#define INLINE static inline
#define OUTLINE [[maybe_unused]] static
#define KERNEL static void
#define KERNEL_OF(threads) static void
#define KERNEL_IN(threads, blocks) static void
#define DECLARE_SPECIAL(name) \
  extern "C" {                \
  VISIBLE int GABION_##name = 0; \
  }
#define SPECIAL(name) (GABION_##name)
#define CONSTANT(type, name)                 \
  extern "C" {                               \
  VISIBLE type name;                         \
  VISIBLE uint64_t name##_size = sizeof name; \
  }

namespace emulator {

constexpr size_t stack_size = 64 << 10;

// A coroutine's place is its stack pointer; the registers that a call preserves lie on its stack. Kernels switch millions of
// times, and swapcontext would ask the system each time.
extern "C" void emulator_switch(void** save, void* load);
asm(R"(
.text
.local emulator_switch
.type emulator_switch, @function
emulator_switch:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  ret
)");

struct Thread {
  void* place = nullptr;
  bool done = true;
  std::vector<char> stack;
};

struct Block {
  std::vector<Thread> threads;
  void* scheduler = nullptr;
  int current = 0, index = 0, count = 0, size = 0;
  int waiting = 0, generation = 0, living = 0;     // of the block's barrier
  std::vector<int> warp_waiting, warp_generation, warp_living;
  std::vector<uint64_t> exchange;                  // what each thread offers in a shuffle, in two turns
  void (*entry)(void*) = nullptr;
  void* argument = nullptr;
};

inline Block& block() {
  static Block b;
  return b;
}

inline void give_way() {
  Block& b = block();
  emulator_switch(&b.threads[b.current].place, b.scheduler);
}

inline void body() {
  Block& b = block();
  b.entry(b.argument);
  b.threads[b.current].done = true;
  b.living--;
  b.warp_living[b.current / 32]--;
  give_way();
}

// begin prepares a thread's stack so that switching to it enters body.
inline void begin(Thread& t) {
  t.stack.resize(stack_size);
  auto top = reinterpret_cast<uintptr_t>(t.stack.data() + stack_size) & ~uintptr_t(15);
  void** p = reinterpret_cast<void**>(top) - 8;  // six registers, the entry, and a return address that is never used
  std::fill(p, p + 8, nullptr);
  p[6] = reinterpret_cast<void*>(body);
  t.place = p;
  t.done = false;
}

inline void barrier() {
  Block& b = block();
  int generation = b.generation;
  b.waiting++;
  while (b.generation == generation) {
    if (b.waiting == b.living) {
      b.waiting = 0;
      b.generation++;
      return;
    }
    give_way();
  }
}

inline void warp_barrier() {
  Block& b = block();
  int w = b.current / 32, generation = b.warp_generation[w];
  b.warp_waiting[w]++;
  while (b.warp_generation[w] == generation) {
    if (b.warp_waiting[w] == b.warp_living[w]) {
      b.warp_waiting[w] = 0;
      b.warp_generation[w]++;
      return;
    }
    give_way();
  }
}

// offer shows a value to the threads of the warp and returns where all of theirs stand. Turns alternate between two places: by the time that a
// place is written again, the barrier in between has seen every thread done with it.
inline const uint64_t* offer(uint64_t bits) {
  Block& b = block();
  uint64_t* all = b.exchange.data() + b.warp_generation[b.current / 32] % 2 * b.threads.size();
  all[b.current] = bits;
  warp_barrier();
  return all + (b.current & ~31);
}

template <class T>
T shuffle(T x, int from) {
  uint64_t bits = 0;
  std::memcpy(&bits, &x, sizeof x);
  bits = offer(bits)[from];
  std::memcpy(&x, &bits, sizeof x);
  return x;
}

inline void run(void (*entry)(void*), void* argument, int blocks, int size) {
  Block& b = block();
  b.entry = entry;
  b.argument = argument;
  b.count = blocks;
  b.size = size;
  if (int(b.threads.size()) < size) b.threads.resize(size);
  b.exchange.resize(2 * b.threads.size());
  for (b.index = 0; b.index < blocks; b.index++) {
    b.waiting = 0;
    b.living = size;
    b.warp_living.assign((size + 31) / 32, 32);
    if (size % 32) b.warp_living.back() = size % 32;
    b.warp_waiting.assign((size + 31) / 32, 0);
    b.warp_generation.assign((size + 31) / 32, 0);
    for (int t = 0; t < size; t++) begin(b.threads[t]);
    for (bool any = true; any;) {
      any = false;
      for (b.current = 0; b.current < size; b.current++) {
        if (b.threads[b.current].done) continue;
        any = true;
        emulator_switch(&b.scheduler, b.threads[b.current].place);
      }
    }
  }
}

template <class... A, size_t... I>
void invoke(void (*kernel)(A...), void** arguments, std::index_sequence<I...>) {
  kernel(*static_cast<std::remove_cv_t<std::remove_reference_t<A>>*>(arguments[I])...);
}

template <class... A>
void call(void (*kernel)(A...), void** arguments) {
  invoke(kernel, arguments, std::index_sequence_for<A...>{});
}

}  // namespace emulator

// EXPORT makes a kernel callable by name: emulate_<kernel>(arguments, blocks, threads).
#define EXPORT(kernel)                                                                                               \
  extern "C" VISIBLE void emulate_##kernel(void** arguments, int blocks, int threads) { \
    emulator::run([](void* a) { emulator::call(kernel, static_cast<void**>(a)); }, arguments, blocks, threads);        \
  }

static inline int thread_index() { return emulator::block().current; }
static inline int block_index() { return emulator::block().index; }
static inline int block_size() { return emulator::block().size; }
static inline int block_count() { return emulator::block().count; }
static inline void synchronize() { emulator::barrier(); }

static inline float square_root(float x) { return std::sqrt(x); }
static inline double square_root(double x) { return std::sqrt(x); }
static inline float inverse_root(float x) { return 1 / std::sqrt(x); }
static inline double inverse_root(double x) { return 1 / std::sqrt(x); }
static inline float rough_root(float x) { return std::sqrt(x); }
static inline double rough_root(double x) { return std::sqrt(x); }
static inline float quotient(float a, float b) { return a / b; }
static inline double quotient(double a, double b) { return a / b; }
static inline float fused(float a, float b, float c) { return a * b + c; }
static inline double fused(double a, double b, double c) { return a * b + c; }

static inline void prefetch(const void*) {}

template <class T>
T shuffle_xor(T x, int lane_mask) {
  return emulator::shuffle(x, (thread_index() & 31) ^ lane_mask);
}
template <class T>
T shuffle_from(T x, int lane) {
  return emulator::shuffle(x, lane);
}
template <class T>
T shuffle_up(T x, int distance) {
  int lane = thread_index() & 31;
  return emulator::shuffle(x, lane >= distance ? lane - distance : lane);
}

static inline void warp_synchronize() { emulator::warp_barrier(); }
static inline uint32_t warp_ballot(bool yes) {
  const uint64_t* votes = emulator::offer(yes);
  uint32_t bits = 0;
  for (int lane = 0; lane < 32; lane++) bits |= uint32_t(votes[lane]) << lane;
  return bits;
}
static inline int count_bits(uint32_t x) { return __builtin_popcount(x); }

static inline void fence() {}
static inline int current(const int* p) { return *p; }
static inline void cluster_barrier() { emulator::barrier(); }

template <class T>
static inline T atomic_add(T* p, T x) {
  T old = *p;
  *p += x;
  return old;
}
template <class T>
static inline T atomic_max(T* p, T x) {
  T old = *p;
  if (x > old) *p = x;
  return old;
}

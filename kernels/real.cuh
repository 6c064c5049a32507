// Number types of a precision, vectors, and positions as fixed-point numbers.
//
// PRECISION 0 is single: everything in float, positions in 32 bits. 1 is mixed: the state in double and 64 bits, the
// contact laws in float. 2 is double throughout.
#pragma once
#include "power.cuh"

#if PRECISION == 0
using Real = float;         // of contact laws
using Scalar = float;       // of the state
using Coordinate = int;     // of positions
using Unsigned = uint32;
#elif PRECISION == 1
using Real = float;
using Scalar = double;
using Coordinate = int64;
using Unsigned = uint64;
#else
using Real = double;
using Scalar = double;
using Coordinate = int64;
using Unsigned = uint64;
#endif

constexpr int coordinate_bits = 8 * sizeof(Coordinate);

template <class T>
struct Vec {
  T x, y, z;
};

template <class T> INLINE Vec<T> operator+(Vec<T> a, Vec<T> b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
template <class T> INLINE Vec<T> operator-(Vec<T> a, Vec<T> b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
template <class T> INLINE Vec<T> operator-(Vec<T> a) { return {-a.x, -a.y, -a.z}; }
template <class T> INLINE Vec<T> operator*(T s, Vec<T> a) { return {s * a.x, s * a.y, s * a.z}; }
template <class T> INLINE void operator+=(Vec<T>& a, Vec<T> b) { a = a + b; }
template <class T> INLINE T dot(Vec<T> a, Vec<T> b) { return fused(a.z, b.z, fused(a.y, b.y, a.x * b.x)); }
template <class T> INLINE Vec<T> cross(Vec<T> a, Vec<T> b) {
  return {fused(a.y, b.z, -(a.z * b.y)), fused(a.z, b.x, -(a.x * b.z)), fused(a.x, b.y, -(a.y * b.x))};
}
// plus is a + s b.
template <class T> INLINE Vec<T> plus(Vec<T> a, T s, Vec<T> b) { return {fused(s, b.x, a.x), fused(s, b.y, a.y), fused(s, b.z, a.z)}; }
template <class T> INLINE T norm2(Vec<T> a) { return dot(a, a); }
template <class T> INLINE T smaller(T a, T b) { return a < b ? a : b; }
template <class T> INLINE T larger(T a, T b) { return a > b ? a : b; }
template <class T> INLINE T magnitude(T a) { return a < 0 ? -a : a; }

using Vector = Vec<Real>;

template <class To, class From>
INLINE Vec<To> convert(Vec<From> a) {
  return {To(a.x), To(a.y), To(a.z)};
}

// ABSENT_IF_PLAIN declares a number that the kernels of plain spheres without films do without: there it takes no room, and is 0 whatever is added to it.
#if defined PLAIN && !defined FILMS
template <class T, int number>
struct Absent {
  METHOD void operator+=(T) {}
  METHOD operator T() const { return 0; }
};
#define ABSENT_IF_PLAIN(type, name) [[no_unique_address]] Absent<type, __COUNTER__> name
#else
#define ABSENT_IF_PLAIN(type, name) type name
#endif

// Quad is four values that are loaded and stored together: a vector and something that goes with it.
template <class T>
struct alignas(sizeof(T) == 4 ? 16 : 16) Quad {
  T x, y, z, w;
};

// Position is where a particle's centre is, in quanta, modulo the range of Coordinate; differences of neighbours are exact
// wherever they are, so accuracy does not depend on the size of the domain. reach is the radius, in quanta in single
// precision, in m else.
struct alignas(16) Position {
  Coordinate x, y, z;
#if PRECISION == 0
  int reach;
#else
  Scalar reach;
#endif
};

// Wraps counts how often a position has gone round the range of Coordinate, on each axis; mark has the mark_ bits of the particle.
struct alignas(8) Wraps {
  short x, y, z, mark;
};

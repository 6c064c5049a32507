// What the grain kernels share: the parameters that the host sets, the arrays of the state, and the geometry of pairs.
//
// Grains are kept in the order of their cells. The state lies twice in memory; a step reads one copy and writes the other.
//
// A grain's row holds the grains near it and then the numbers of its pairs with surfaces near it. Two rows form a
// slice, whose entries lie side by side: entry s of row i is at (slice_start[i / 2] + s) * 2 + i % 2. A neighbour stands
// in the rows of both partners, so each grain sums its own forces, in the order of its row.
//
// Pairs of a grain and a surface are ordered by surface, then by grain. All pairs of a surface have the same number of
// slots, for the contacts that the surface may make with one grain at once; slots hold the contacts' features and
// histories.
#pragma once
#include "layout.cuh"

DECLARE_SPECIAL(LANES)     // log2 of the threads that share a grain
DECLARE_SPECIAL(UNIFORM)   // all grains have one size and one material
DECLARE_SPECIAL(PERIODIC)  // bit a: axis a is periodic
DECLARE_SPECIAL(AUDIT)     // losses are summed
DECLARE_SPECIAL(DAMPED)    // Cundall's local damping acts
DECLARE_SPECIAL(FLUID)     // grains move in a fluid
DECLARE_SPECIAL(DRIVEN)    // a surface has a prescribed motion

constexpr int touching = int(0x80000000u);  // bit of an entry: the partners touched in the last step

CONSTANT(Parameters, parameters)

// place_of is the position of a grain, m, from the corner of the fixed-point numbers.
INLINE Vec<double> place_of(const Position& p, const Lap& lap) {
  constexpr double range = PRECISION == 0 ? 4294967296.0 : 18446744073709551616.0;
  return parameters.quantum * Vec<double>{double(p.x) + range * lap.x, double(p.y) + range * lap.y, double(p.z) + range * lap.z};
}

// fail ends the build and all steps until the host has seen to it.
OUTLINE void fail(int why, int id) {
  Control* c = parameters.control;
  c->failed_id = id;
  c->failed = why;
  c->rebuild = 0;
  for (int k = 0; k <= max_batch; k++) c->stop[k] = 1;
}

// shifted adds to one axis of a position and counts a lap where it goes round.
INLINE Coordinate shifted(Coordinate x, Coordinate by, short& lap) {
  Coordinate sum = Coordinate(Unsigned(x) + Unsigned(by));
  if (by > 0 && sum < x) lap++;
  if (by < 0 && sum > x) lap--;
  return sum;
}

INLINE int row_at(int start, int i, int s) { return (start + s) * slice_rows + (i & (slice_rows - 1)); }

// Pair is where a grain lies as seen from its neighbour.
struct Pair {
  Vector normal;  // from the neighbour
  Real overlap;   // m, above 0 where they touch
  Real inverse;   // of the distance, 1/m
};

template <int axis>
INLINE Coordinate nearest_image(Unsigned difference) {
  Coordinate d = Coordinate(difference);
  if (!(SPECIAL(PERIODIC) >> axis & 1)) return d;
  Coordinate period = Coordinate(parameters.period_quanta[axis]);
  Coordinate up = Coordinate(Unsigned(d) + Unsigned(period)), down = Coordinate(Unsigned(d) - Unsigned(period));
  // The true difference is the one near zero; the most negative number has no magnitude, and is never it.
  Unsigned best = d < 0 ? Unsigned(0) - Unsigned(d) : Unsigned(d);
  Unsigned other = up < 0 ? Unsigned(0) - Unsigned(up) : Unsigned(up);
  if (other < best) { d = up; best = other; }
  other = down < 0 ? Unsigned(0) - Unsigned(down) : Unsigned(down);
  return other < best ? down : d;
}

INLINE Vec<Coordinate> difference(const Position& a, const Position& b) {
  return {nearest_image<0>(Unsigned(a.x) - Unsigned(b.x)), nearest_image<1>(Unsigned(a.y) - Unsigned(b.y)),
          nearest_image<2>(Unsigned(a.z) - Unsigned(b.z))};
}

#if PRECISION == 0

// Gap holds R^2 - d^2 exactly: R is the sum of radii, d the distance.
struct Gap {
  Vec<int> apart;
  int64 depth;
  int reach;
};

INLINE Gap gap_between(const Position& a, const Position& b) {
  Gap g;
  g.apart = difference(a, b);
  g.reach = a.reach + b.reach;
  g.depth = int64(g.reach) * g.reach - int64(g.apart.x) * g.apart.x - int64(g.apart.y) * g.apart.y - int64(g.apart.z) * g.apart.z;
  return g;
}

INLINE bool touches(const Gap& g) { return g.depth > 0; }

INLINE Pair pair_of(const Gap& g) {
  float q = parameters.quantum_single;
  Vector apart = convert<float>(g.apart);
  float d2 = larger(norm2(apart), 1e-30f);
  float inverse = inverse_root(d2);
  Pair p;
  p.normal = inverse * apart;
  p.inverse = inverse * parameters.inverse_quantum_single;
  p.overlap = q * quotient(float(g.depth), float(g.reach) + d2 * inverse);
  return p;
}

INLINE Real radius_of(const Position& p) { return float(p.reach) * parameters.quantum_single; }

#else

struct Gap {
  Vec<double> apart;
  double depth, distance2;
  double reach;
};

INLINE Gap gap_between(const Position& a, const Position& b) {
  Gap g;
  g.apart = parameters.quantum * convert<double>(difference(a, b));
  g.reach = a.reach + b.reach;
  g.distance2 = norm2(g.apart);
  g.depth = g.reach * g.reach - g.distance2;
  return g;
}

INLINE bool touches(const Gap& g) { return g.depth > 0; }

INLINE Pair pair_of(const Gap& g) {
  double distance = square_root(g.distance2);
  Pair p;
  double inverse = 1 / larger(distance, 1e-300);
  p.normal = convert<Real>(inverse * g.apart);
  p.inverse = Real(inverse);
  p.overlap = Real(g.reach - distance);
  return p;
}

INLINE Real radius_of(const Position& p) { return Real(p.reach); }

#endif

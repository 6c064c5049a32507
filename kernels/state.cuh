// What the particle kernels share: the parameters that the host sets, the arrays of the state, and the geometry of pairs.
//
// Particles are kept in the order of their cells. The state lies twice in memory; a step reads one copy and writes the other.
//
// A particle's row holds the particles near it and then the numbers of its pairs with surfaces near it. Two rows form a
// slice, whose entries lie side by side: entry s of row i is at (slice_start[i / 2] + s) * 2 + i % 2. A neighbour stands
// in the rows of both partners, so each particle sums its own forces, in the order of its row.
//
// Pairs of a particle and a surface are ordered by surface, then by particle. All pairs of a surface have the same number of
// slots, for the contacts that the surface may make with one particle at once; slots hold the contacts' features and
// histories.
#pragma once
#include "history.cuh"

DECLARE_SPECIAL(LANES)           // log2 of the threads that share a particle
DECLARE_SPECIAL(UNIFORM)         // all particles have one size and one material
DECLARE_SPECIAL(PERIODIC)        // bit a: axis a is periodic
DECLARE_SPECIAL(AUDIT)           // losses are summed
DECLARE_SPECIAL(DAMPED)          // Cundall's local damping acts
DECLARE_SPECIAL(FLUID)           // particles move in a fluid; fluid.cuh has the bits
DECLARE_SPECIAL(ATTRACTS)        // particles attract one another
DECLARE_SPECIAL(BATH)            // a heat bath drives particles
DECLARE_SPECIAL(SCALARS)         // how many scalars a particle carries
DECLARE_SPECIAL(PASSED)          // bit k: contacts pass on scalar k
DECLARE_SPECIAL(HEAT)            // one more than the number of the scalar that is a temperature, or 0
DECLARE_SPECIAL(EXPANDS)         // particles grow with that
DECLARE_SPECIAL(CLUMPS)          // some particles are clumps of spheres
DECLARE_SPECIAL(POLYHEDRA)       // clumps are sphero-polyhedra or superquadrics
DECLARE_SPECIAL(SMOOTH)          // they are superquadrics
DECLARE_SPECIAL(BONDS)           // bonds hold particles together
DECLARE_SPECIAL(FRACTURE)        // they may break
DECLARE_SPECIAL(COUPLED_FACETS)  // a coupled surface makes more than one contact with a particle
DECLARE_SPECIAL(STRAINED)        // the domain is a periodic cell that deforms
DECLARE_SPECIAL(RECORDED)        // what particles do to parts of walls is added up
DECLARE_SPECIAL(DRIVEN)          // a surface has a prescribed motion

constexpr int in_contact = int(0x80000000u);  // bit of an entry: the partners touched in the last step

CONSTANT(Parameters, parameters)

// place_of is the position of a particle, m, from the corner of the fixed-point numbers.
INLINE Vec<double> place_of(const Position& p, const Wraps& wraps) {
  constexpr double range = PRECISION == 0 ? 4294967296.0 : 18446744073709551616.0;
  return parameters.quantum * Vec<double>{double(p.x) + range * wraps.x, double(p.y) + range * wraps.y, double(p.z) + range * wraps.z};
}

// into_domain brings a coordinate on a periodic axis into the domain.
INLINE double into_domain(double x, double low, double period, int axis) {
  if (!(SPECIAL(PERIODIC) >> axis & 1)) return x;
  x -= low;
  while (x < 0) x += period;
  while (x >= period) x -= period;
  return low + x;
}

// in_domain is a place from the corner of the fixed-point numbers as states show it, on its side of a periodic domain.
INLINE Vec<double> in_domain(Vec<double> x) {
  Vec<double> low = parameters.low, period = parameters.period;
  return {into_domain(x.x, low.x, period.x, 0), into_domain(x.y, low.y, period.y, 1), into_domain(x.z, low.z, period.z, 2)};
}

// fixed_point is a coordinate (m) as a fixed-point number, and how often it has gone round.
INLINE Coordinate fixed_point(double x, short& wraps) {
  constexpr double range = PRECISION == 0 ? 4294967296.0 : 18446744073709551616.0;
  double n = x * parameters.inverse_quantum;
  if (PRECISION == 0) n = double(int64(n < 0 ? n - 0.5 : n + 0.5));
  double turns = n / range;
  int whole = int(turns < 0 ? turns - 0.5 : turns + 0.5);
  n = fused(-range, double(whole), n);
  if (n >= 0.5 * range) {
    n -= range;
    whole++;
  }
  if (n < -0.5 * range) {
    n += range;
    whole--;
  }
  wraps = short(whole);
  return Coordinate(n);
}

// fail ends the build and all steps until the host has made the room that is missing.
OUTLINE void fail(int why) {
  Control* c = parameters.control;
  c->failed = why;
  c->rebuild = 0;
  for (int k = 0; k <= max_batch; k++) c->stop[k] = 1;
}

// lost_key tells which particle is lost, and why. Of all that are lost in a step the one with the lowest id has the largest key, whatever the order of threads.
INLINE int64 lost_key(int why, int id, int surface) {
  return int64(0x7fffffff - id) << 32 | int64(why) << 27 | surface;
}

// lose lets step k of a batch be the last, because of a particle that is lost in it.
OUTLINE void lose(int why, int id, int surface, int k) {
  Control* c = parameters.control;
  atomic_max(&c->lost, lost_key(why, id, surface));
  c->failed = fail_lost;
  c->failed_step = c->base + k;
  c->stop[k + 1] = 1;
}

// tolerated tells whether a particle goes on where others are lost, or to its end in the next build.
INLINE bool tolerated(int i) { return parameters.wraps[i].mark; }

// shift adds to one axis of a position and counts where it goes round.
INLINE Coordinate shift(Coordinate x, Coordinate by, short& wraps) {
  Coordinate sum = Coordinate(Unsigned(x) + Unsigned(by));
  if (by > 0 && sum < x) wraps++;
  if (by < 0 && sum > x) wraps--;
  return sum;
}

// material_number is that of sphere i by which coefficients are found; of one material alone nothing is read.
INLINE int material_number(int order, int i) { return SPECIAL(UNIFORM) || parameters.materials == 1 ? 0 : parameters.material[order][i]; }

// history_at is the place of the history of an entry of the rows.
INLINE HistoryPlace history_at(int at) {
  Real* fours = parameters.history;
  return {reinterpret_cast<Quad<Real>*>(fours) + at * history_quads(), has_rest() ? parameters.history_rest + at : nullptr};
}

INLINE int row_at(int start, int i, int s) { return (start + s) * slice_rows + (i & (slice_rows - 1)); }

// PairGeometry is where a particle lies as seen from its neighbour.
struct PairGeometry {
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
  Vec<int> separation;
  int64 depth;
  int reach;
};

INLINE Gap gap_between(const Position& a, const Position& b) {
  Gap g;
  g.separation = difference(a, b);
  g.reach = a.reach + b.reach;
  g.depth = int64(g.reach) * g.reach - int64(g.separation.x) * g.separation.x - int64(g.separation.y) * g.separation.y - int64(g.separation.z) * g.separation.z;
  return g;
}

INLINE bool touches(const Gap& g) { return g.depth > 0; }

INLINE PairGeometry pair_geometry(const Gap& g) {
  float q = parameters.quantum_single;
  Vector separation = convert<float>(g.separation);
  float d2 = larger(norm2(separation), 1e-30f);
  float inverse = inverse_root(d2);
  PairGeometry p;
  p.normal = inverse * separation;
  p.inverse = inverse * parameters.inverse_quantum_single;
  p.overlap = q * quotient(float(g.depth), float(g.reach) + d2 * inverse);
  return p;
}

INLINE Real radius_of(const Position& p) { return float(p.reach) * parameters.quantum_single; }

#else

struct Gap {
  Vec<double> separation;
  double depth, distance2;
  double reach;
};

INLINE Gap gap_between(const Position& a, const Position& b) {
  Gap g;
  g.separation = parameters.quantum * convert<double>(difference(a, b));
  g.reach = a.reach + b.reach;
  g.distance2 = norm2(g.separation);
  g.depth = g.reach * g.reach - g.distance2;
  return g;
}

INLINE bool touches(const Gap& g) { return g.depth > 0; }

INLINE PairGeometry pair_geometry(const Gap& g) {
  double distance = square_root(g.distance2);
  PairGeometry p;
  double inverse = 1 / larger(distance, 1e-300);
  p.normal = convert<Real>(inverse * g.separation);
  p.inverse = Real(inverse);
  p.overlap = Real(g.reach - distance);
  return p;
}

INLINE Real radius_of(const Position& p) { return Real(p.reach); }

#endif

// inertia_of is the moment of inertia of the particle that sphere i is or belongs to, kg m2; of a clump the mean one.
INLINE Real inertia_of(int order, int i, Real mass, Real radius) {
  if (SPECIAL(CLUMPS)) return parameters.inertia[order][i];
  return Real(parameters.inertia_ratio) * mass * radius * radius;
}

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
#include "law.cuh"

DECLARE_SPECIAL(LANES)     // log2 of the threads that share a grain
DECLARE_SPECIAL(UNIFORM)   // all grains have one size and one material
DECLARE_SPECIAL(PERIODIC)  // bit a: axis a is periodic
DECLARE_SPECIAL(AUDIT)     // losses are summed
DECLARE_SPECIAL(DAMPED)    // Cundall's local damping acts
DECLARE_SPECIAL(FLUID)     // grains move in a fluid
DECLARE_SPECIAL(DRIVEN)    // a surface has a prescribed motion

constexpr int slice = 2;
constexpr int tile_size = 256;
constexpr int touching = int(0x80000000u);  // bit of an entry: the partners touched in the last step
constexpr int wanted_by_host = 2;            // a value of Control.wanted
constexpr int max_levels = 12;
constexpr int max_batch = 64;               // steps of one recording

// Interaction is what a pair of materials gives, to be completed for sizes; dem/law/coefficients.go.
struct Interaction {
  Real normal_linear, normal_hertz;
  Real damp_linear, damp_linear_mass, damp_radius, damp_root_mass, damp_overlap_root;
  Real shear_linear, shear_mindlin, shear_damp, shear_share;
  Real friction, rolling_friction, rolling_damping;
};

// Level is a table of cells for the grains of a range of radii. Cells repeat after count along each axis.
struct Level {
  double inverse[3];  // cells a metre
  int count[3];       // along each axis
  int tiles[3];       // of four cells, along each axis
  int first;          // of the level's cells among all
  int unused;
  double radius;      // largest, m
  double least;       // grains above it belong here, m
};

// Control is the part of the state that the device itself changes.
struct Control {
  int64 done;            // steps since the beginning
  int64 goal;            // steps to be done
  int64 rebuilds;
  int64 base;            // value of done at the beginning of the batch
  int parity;            // which copy of the state is read at the beginning of the batch
  int order;             // which copy of ids and materials is current
  int grains;            // number of them
  int before;            // number of them before the last build
  int removed;           // by outlets
  int wanted;            // a step asked for the rows to be built
  int rebuild;           // the rows are being built
  int failed;            // 0, or why nothing goes on: see fail_ values
  int failed_id;         // id of the grain that it is about
  int slices_wanted;     // entries of slices that the rows need, in units of a slice's entry
  int packed;            // contacts carried from the old rows to the new
  int listed;            // neighbours in all rows
  int pairs;             // of grains and surfaces
  int walls;             // pairs with surfaces that need no frames; they come first
  int slots;             // of all pairs
  int side;              // which copy of the pairs is current
  double skin;           // margin of the rows, m
  double limit;          // path after which the rows are built again, m
  int64 built;           // value of done when they were built
  int64 failed_step;     // value of done when a step failed
  int failed_surface;
  int stop[max_batch + 1];  // step k of the batch is not done
};

enum { fail_rows = 1, fail_packed, fail_pairs, fail_row_length, fail_far, fail_outside, fail_not_finite, fail_features, fail_strayed, fail_through };

// Channels of losses, as in dem.Energy.
enum { lost_damping, lost_friction, lost_rolling, lost_local, lost_drag, lost_work, lost_exchange, channels };

struct Surface;
struct Pose;
struct End;
struct Push;
struct Reaction;
struct Impulse;

struct Parameters {
  Global<Position> position[2];
  Global<Quad<Scalar>> velocity[2];  // w: mass, kg
  Global<Quad<Scalar>> angular[2];   // w: path travelled since the rows were built, m
  Global<Lap> lap;
  Global<Lap> next_lap;        // in the new order, for the time of a build; where the packed contacts end
  Global<int> id[2];           // these change sides with a build only
  Global<unsigned char> material[2];  // null if UNIFORM

  Global<int> row_length;    // low half: grains, high half: pairs
  Global<int> slice_start;
  Global<int> entry;
  Global<Quad<Real>> history;  // spring and radius of each entry
  Global<Quad<Real>> rolling;  // rolling spring of each entry, or null

  Global<int> order;         // new index to old
  Global<int> cell_start;    // of the grains of each cell in order; one more than cells
  Global<int> tile_sums;
  Global<int> packed_start[2];              // of each grain's contacts among the packed, by old index
  Global<unsigned short> packed_count[2];
  Global<int> packed_id[2];  // the packed contacts lie where the state of that side was
  Global<Quad<Real>> packed_history[2];
  Global<Quad<Real>> packed_rolling[2];

  Global<double> losses;     // J, of each block of the step, by the channels of Losses
  Global<double> flows;      // kg and J, of each block of sum_flows, by its channels
  Global<Control> control;
  Vec<double> origin; // of the fixed-point numbers in the world, m
  double quantum;     // m
  double inverse_quantum;
  float quantum_single, inverse_quantum_single;
  Vec<double> period;     // m
  Vec<double> low, high;  // corners of the domain, m
  int64 period_quanta[3];  // what is left of the period after so many laps
  int period_laps[4];
  double skin_least, skin_most;  // m
  double skin_gain;   // m
  double dt;          // of the step that begins, s
  double dt_before;   // of the step that ends, s
  double kick;        // half of each, s
  double late;        // part of the kick that is still to come when the step has been made, s
  Vec<double> gravity;
  Global<const Vec<double>> gravities;  // instead, of each step from table_first on
  int64 table_first;
  Global<const Vec<double>> outlets;    // two corners each, m
  int outlet_count;
  double local_damping;
  double fluid_density;    // kg/m3
  double fluid_viscosity;  // Pa s
  Vec<double> fluid_velocity;
  Coefficients uniform;        // of all pairs of grains, if UNIFORM
  Global<const Interaction> interactions;  // of pairs of materials

  Global<const Surface> surfaces;
  Global<Pose> poses;              // of each surface
  Global<Pose> picked;             // where surfaces were when pairs were looked for
  Global<End> ends;                // two of each surface, of strands
  Global<End> picked_ends;
  Global<const double> reach_of;   // distance of a surface's farthest point from the origin of its axes, m
  Global<const Pose> driven;       // of each driven surface at each step from table_first on
  int surface_count;
  int wall_count;           // surfaces that need no frames; they come first
  int driven_count;
  int tiles;                // of 256 grains
  double slack;             // by which surfaces may move before pairs are looked for again, m
  Global<int> pair_grain[2];
  Global<int> pair_surface[2];
  Global<int> pair_first[2];       // of each surface, one more
  Global<int> slot_first[2];       // of each surface, one more
  Global<int> feature[2];          // of each slot, or -1
  Global<Quad<Real>> spring[2];    // history of each slot
  Global<Quad<Real>> roll[2];
  Global<Push> push;               // of each pair
  Global<Reaction> reactions;      // of each slot of coupled surfaces
  Global<Impulse> impulses;        // of each pair, in a ride
  Global<float> rest;              // of each pair, in a ride: how far things have to have gone before they may touch, m
  Global<int> active;              // whether a surface touches any grain
  Global<int> tile_pairs;          // of each surface and tile
  int pair_capacity;
  int slot_capacity;
  int materials;
  int uniform_material;
  int cells;
  int levels;
  int slice_capacity;
  int packed_capacity;
  Level level[max_levels];
};

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

INLINE int row_at(int start, int i, int s) { return (start + s) * slice + (i & (slice - 1)); }

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

// coefficients_of completes a pair's coefficients for effective radius, mass and rolling inertia, as ofSizes in
// dem/law/coefficients.go does.
INLINE void coefficients_of(const Interaction& in, Real radius, Real mass, Real inertia, Coefficients& k) {
  k.radius = radius;
  k.normal_linear = in.normal_linear;
  k.normal_hertz = in.normal_hertz;
  Real root_mass = square_root(mass);
  k.damp_linear = in.damp_linear + in.damp_linear_mass * root_mass;
  k.damp_radius = in.damp_radius;
  k.damp_root = in.damp_root_mass * root_mass;
  k.damp_overlap = in.damp_overlap_root * square_root(radius);
  k.shear_linear = in.shear_linear;
  k.shear_mindlin = in.shear_mindlin;
  k.shear_damp = in.shear_damp;
  k.shear_share = in.shear_share;
  k.friction = in.friction;
  if (SPECIAL(ROLLING) != no_rolling) {
    k.roll_arm = in.rolling_friction * radius;
    k.roll_ratio = Real(2.25) * k.roll_arm * k.roll_arm;
    k.roll_damp = 2 * in.rolling_damping * square_root(inertia);
    k.inertia = inertia / 12;  // brakingPart
  }
}

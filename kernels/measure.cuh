// What particles and contacts in a region add up to; dem/measure/measure.go says the same of a state and its contacts.
#pragma once
#include "flow.cuh"

// in_region is a place in the world as the region sees it.
INLINE Vec<double> in_region(const Region& g, Vec<double> x) { return rotate_back(g.turn, x - g.position) - g.middle; }

// past is how far a coordinate lies beyond either end of an interval about 0.
INLINE double past(double x, double half) { return larger(-half - x, 0.0) - larger(x - half, 0.0); }

// beyond_region is by how much a place lies beyond what is as deep in a region as a margin; zero within.
INLINE Vec<double> beyond_region(const Region& g, Vec<double> y, double margin) {
  if (g.form == box_region) return {past(y.x, g.half.x - margin), past(y.y, g.half.y - margin), past(y.z, g.half.z - margin)};
  if (g.form == ball_region) return {larger(norm(y) - (g.radius - margin), 0.0), 0, 0};
  double z = dot(y, g.axis);
  return {past(z, g.half_length - margin), larger(norm(y - z * g.axis) - (g.radius - margin), 0.0), 0};
}

INLINE bool within_region(const Region& g, Vec<double> y) { return norm2(beyond_region(g, y, 0)) == 0; }

// Span is a part of a line, from one multiple of its direction to another.
struct Span {
  double from, to;
};

// clip_between leaves of a span what lies between two bounds; what runs along them is in on the lower and out on the upper.
INLINE void clip_between(Span& t, double a, double d, double low, double high) {
  double first = 0, last = 0;
  if (d == 0 && a >= low && a < high) return;
  if (d > 0) {
    first = (low - a) / d;
    last = (high - a) / d;
  }
  if (d < 0) {
    first = (high - a) / d;
    last = (low - a) / d;
  }
  t.from = larger(t.from, first);
  t.to = smaller(t.to, last);
}

// clip_round leaves of a span what lies within a radius.
INLINE void clip_round(Span& t, Vec<double> a, Vec<double> d, double radius) {
  double dd = norm2(d), ad = dot(a, d), inside = norm2(a) - radius * radius, root = ad * ad - dd * inside;
  if (dd == 0 && inside <= 0) return;
  if (dd == 0 || root <= 0) {
    t.to = t.from;
    return;
  }
  root = square_root(root);
  t.from = larger(t.from, (-ad - root) / dd);
  t.to = smaller(t.to, (-ad + root) / dd);
}

// part_in_region is the part of the way d from a that lies in a region.
INLINE double part_in_region(const Region& g, Vec<double> a, Vec<double> d) {
  Span t = {0, 1};
  if (g.form == box_region) {
    clip_between(t, a.x, d.x, -g.half.x, g.half.x);
    clip_between(t, a.y, d.y, -g.half.y, g.half.y);
    clip_between(t, a.z, d.z, -g.half.z, g.half.z);
  } else if (g.form == ball_region) {
    clip_round(t, a, d, g.radius);
  } else {
    double z = dot(a, g.axis), along = dot(d, g.axis);
    clip_between(t, z, along, -g.half_length, g.half_length);
    clip_round(t, a - z * g.axis, d - along * g.axis, g.radius);
  }
  return larger(t.to - t.from, 0.0);
}

// for_images calls see with each shift by which what lies between two corners, or an image of it, comes near a region.
template <class See>
INLINE void for_images(const Region& g, Vec<double> low, Vec<double> high, See see) {
  Vec<double> period = parameters.period;
  int x = SPECIAL(PERIODIC) & 1, y = SPECIAL(PERIODIC) >> 1 & 1, z = SPECIAL(PERIODIC) >> 2 & 1;
  for (int i = -x; i <= x; i++)
    for (int j = -y; j <= y; j++)
      for (int k = -z; k <= z; k++) {
        Vec<double> by = {i ? i * period.x : 0, j ? j * period.y : 0, k ? k * period.z : 0}, a = low + by, b = high + by;
        if (b.x < g.lowest.x || b.y < g.lowest.y || b.z < g.lowest.z || a.x > g.most.x || a.y > g.most.y || a.z > g.most.z) continue;
        see(by);
      }
}

INLINE Vec<double> in_domain(Vec<double> x) {
  Vec<double> low = parameters.low, period = parameters.period;
  return {into_domain(x.x, low.x, period.x, 0), into_domain(x.y, low.y, period.y, 1), into_domain(x.z, low.z, period.z, 2)};
}

INLINE void add_outer(double* to, double f, Vec<double> a, Vec<double> b) {
  double x[3] = {f * a.x, f * a.y, f * a.z}, y[3] = {b.x, b.y, b.z};
#pragma unroll
  for (int i = 0; i < 3; i++)
#pragma unroll
    for (int j = 0; j < 3; j++) to[3 * i + j] += x[i] * y[j];
}

// add_branch adds the stress of a force on a particle whose centre lies a way from where it acts, x from the origin of the fixed-point numbers; and where it is to be counted, the contact.
INLINE void add_branch(const Region& g, double* values, Vec<double> x, Vec<double> way, Vec<double> normal, Vec<double> force, double overlap, bool counted) {
  Vec<double> point = parameters.origin + in_domain(x), end = point + way;
  Vec<double> low = {smaller(point.x, end.x), smaller(point.y, end.y), smaller(point.z, end.z)}, high = {larger(point.x, end.x), larger(point.y, end.y), larger(point.z, end.z)};
  bool inside = false;
  for_images(g, low, high, [&](Vec<double> by) {
    Vec<double> a = in_region(g, point + by), d = in_region(g, end + by) - a;
    inside = inside || within_region(g, a);
    add_outer(values + region_stress, part_in_region(g, a, d), force, way);
  });
  if (!counted || !inside) return;
  values[region_contacts] += 1;
  values[region_overlap] += overlap;
  add_outer(values + region_fabric, 1, normal, normal);
}

// add_ball adds what of a ball lies in a region, or lists it where that takes to be worked out.
INLINE void add_ball(const Region& g, double* values, Vec<double> x, double radius, int id, RegionBall* balls, int64 room, int* count) {
  Vec<double> r = {radius, radius, radius};
  for_images(g, x - r, x + r, [&](Vec<double> by) {
    Vec<double> y = in_region(g, x + by);
    if (2 * radius <= g.narrowest && norm2(beyond_region(g, y, radius)) == 0) {
      values[region_solid] += 4.1887902047863909846 * radius * radius * radius;
    } else if (norm2(beyond_region(g, y, 0)) < radius * radius) {
      int n = atomic_add(count, 1);
      if (n < room) balls[n] = {y + g.middle, radius, id};
    }
  });
}

// add_inside adds a particle whose centre is in a region, at y in it, with a velocity and so many contacts.
INLINE void add_inside(double* values, Vec<double> y, Vec<double> v, double mass, double radius, int contacts) {
  values[region_particles] = 1;
  values[region_mass] = mass;
  values[region_diameter] = 2 * radius;
  values[region_volume] = 4.1887902047863909846 * radius * radius * radius;
  put(values + region_places, mass * y);
  put(values + region_velocities, mass * v);
  add_outer(values + region_squares, mass, y, y);
  add_outer(values + region_cross, mass, v, y);
  add_outer(values + region_motion, mass, v, v);
  values[region_degrees] = contacts;
  values[region_held] = contacts >= 2 ? contacts : 0;
  values[region_bearing] = contacts >= 2;
}

// write_region writes the sums of a block. Where no thread adds anything they are 0.
INLINE void write_region(const double* values, bool any, double* block_sums) {
  bool some = block_max(any ? 1 : 0) > 0;
  for (int c = 0; c < region_sums; c++) {
    double sum = some ? block_sum(values[c]) : 0;
    if (thread_index() == 0) block_sums[block_index() * region_sums + c] = sum;
  }
}

// measure_region adds up what the particles of a block, and the contacts of their rows, have in a region, by what observe wrote. Balls across its border go to a list, in no order, as far as there is room.
KERNEL_OF(step_threads) measure_region(const Region* region, double* block_sums, const double* pending_kick, RegionBall* balls, int64 room, int* count) {
  const Control* control = parameters.control;
  const Region& g = *region;
  int from = control->parity, i = global_index();
  double values[region_sums] = {};
  bool any = false;
  if (i < control->particles) {
    Quad<Scalar> v, w;
    Particle p = load_particle(i, from, control->order, v, w);
    Vec<double> here = place_of(p.position, parameters.wraps[i]), x = parameters.origin + in_domain(here);
    double radius = double(p.radius), far = radius + parameters.reach;
    Vec<double> around = {far, far, far};
    for_images(g, x - around, x + around, [&](Vec<double>) { any = true; });
    if (any) {
      const int *id = parameters.id[control->order], *number = parameters.number[control->order];
      int own = id[i], contacts = 0;
      Row row = row_of(i);
      Totals t = {};
      if (g.balls) add_ball(g, values, x, radius, own, balls, room, count);
      neighbour_forces<false, false>(i, row, 0, 1, from, p, t, [&](const Partner& other, const Contact& c, const Coefficients&, const History&, const Response& r, Real arm) {
        Vec<double> normal = convert<double>(c.normal), way = double(arm) * normal;
        contacts++;
        add_branch(g, values, here - way, way, normal, convert<double>(r.normal * c.normal + r.shear), double(c.overlap), number[other.number] >= number[i]);
      });
      for (int s = row.particles; s < row.all; s++) contacts += parameters.surface_forces[parameters.entry[row_at(row.start, i, s)]].contacts;
      Vec<double> y = in_region(g, x);
      if (within_region(g, y)) {
        const Quad<Scalar>&f = observed_forces()[i], &m = observed_torques()[i];
        kick_particle(v, w, *pending_kick, radius, Vec<double>{double(f.x), double(f.y), double(f.z)}, Vec<double>{double(m.x), double(m.y), double(m.z)}, gravity_now());
        if (SPECIAL(BATH)) bathe(control->order, i, control->done, v);
        add_inside(values, y, {double(v.x), double(v.y), double(v.z)}, double(v.w), radius, contacts);
      }
    }
  }
  write_region(values, any, block_sums);
}

// measure_walls adds up what the contacts with walls have in a region, of the pairs of a block.
KERNEL_OF(step_threads) measure_walls(const Region* region, double* block_sums) {
  const Control* control = parameters.control;
  const Region& g = *region;
  int pair = global_index(), side = control->side;
  double values[region_sums] = {};
  bool any = pair < control->walls;
  if (any)
    surface_force<false>(pair, side, side ^ 1, control->parity, control->order, 0,
                         [&](int, int i, int, Vec<double> x, const Touch& t, const Contact& c, const Coefficients&, const History&, const Response& r, const EndBlend&) {
                           double arm = double(radius_of(parameters.position[control->parity][i])) - 0.5 * double(c.overlap);
                           add_branch(g, values, x - arm * t.normal, arm * t.normal, t.normal, convert<double>(r.normal * c.normal + r.shear), double(c.overlap), true);
                         });
  write_region(values, any, block_sums);
}

// measure_coupled does so for the pairs of a block with coupled surfaces, whose features are on a side.
KERNEL_OF(surface_threads) measure_coupled(const Region* region, double* block_sums, int64 features) {
  const Control* control = parameters.control;
  const Region& g = *region;
  int pair = control->walls + global_index(), side = control->side;
  double values[region_sums] = {};
  bool any = pair < control->pairs;
  if (any) {
    int s = parameters.pair_surface[side][pair], slots = parameters.surfaces[s].slots, slot = slot_of(side, pair, s, slots), i = parameters.pair_particle[side][pair];
    Vec<double> x = place_of(parameters.position[control->parity][i], parameters.wraps[i]);
    for (int m = 0; m < slots; m++) {
      if (parameters.feature[features][slot + m] < 0) continue;
      const Record& r = parameters.reactions[slot + m].record;
      add_branch(g, values, r.point, x - r.point, r.normal, r.force, r.overlap, true);
    }
  }
  write_region(values, any, block_sums);
}

// sum_in_region writes the sums over the particles of a block whose centres are in a region.
KERNEL_OF(step_threads) sum_in_region(const Region* region, double* block_sums, const double* pending_kick) {
  const Control* control = parameters.control;
  int i = global_index();
  double values[range_sums];
  empty_range(values);
  if (i < control->particles) {
    Vec<double> x = parameters.origin + in_domain(place_of(parameters.position[control->parity][i], parameters.wraps[i]));
    if (within_region(*region, in_region(*region, x))) range_of(i, x, *pending_kick, values);
  }
  write_range(values, block_sums);
}

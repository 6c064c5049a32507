// What particles and contacts in a region add up to; dem/measure/measure.go says the same of a state and its contacts.
#pragma once
#include "clumps_motion.cuh"

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

// for_images calls see with each shift by which what lies between two corners, or an image of it, comes near a region or a grid.
template <class Space, class See>
INLINE void for_images(const Space& g, Vec<double> low, Vec<double> high, See see) {
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

INLINE double volume_of_ball(double radius) { return 4.1887902047863909846 * radius * radius * radius; }

// ball_below is the volume of the part of a ball of a radius below a plane at a height above its centre.
INLINE double ball_below(double radius, double height) {
  double h = smaller(larger(height, -radius), radius);
  return 1.0471975511965977462 * (radius + h) * (radius + h) * (2 * radius - h);
}

// slab_of is the volume of the part of a ball at a height that lies between two planes as far from the origin.
INLINE double slab_of(double radius, double at, double half) { return ball_below(radius, half - at) - ball_below(radius, -half - at); }

// cut_of is the volume of a ball at y that lies in a region across whose border it is, in closed form: of two balls, or where parallel planes alone cut it; else below 0.
INLINE double cut_of(const Region& g, Vec<double> y, double radius) {
  if (g.form == ball_region) {
    double d = norm(y), sum = g.radius + radius, less = g.radius - radius;
    if (d <= magnitude(less)) return ball_below(smaller(g.radius, radius), smaller(g.radius, radius));
    return 0.26179938779914943654 * (sum - d) * (sum - d) * (d * d + 2 * d * sum - 3 * less * less) / d;
  }
  if (g.form == tube_region) {
    double z = dot(y, g.axis);
    return norm(y - z * g.axis) + radius <= g.radius ? slab_of(radius, z, g.half_length) : -1;
  }
  bool x = g.half.x - magnitude(y.x) < radius, across = g.half.y - magnitude(y.y) < radius, z = g.half.z - magnitude(y.z) < radius;
  if (x + across + z != 1) return -1;
  return x ? slab_of(radius, y.x, g.half.x) : across ? slab_of(radius, y.y, g.half.y) : slab_of(radius, y.z, g.half.z);
}

// add_ball adds what of a ball lies in a region, or lists it where that is for the host to work out.
INLINE void add_ball(const Region& g, double* values, Vec<double> x, double radius, int id, RegionBall* balls, int64 room, int* count) {
  Vec<double> r = {radius, radius, radius};
  for_images(g, x - r, x + r, [&](Vec<double> by) {
    Vec<double> y = in_region(g, x + by);
    if (2 * radius <= g.narrowest && norm2(beyond_region(g, y, radius)) == 0) {
      values[region_solid] += volume_of_ball(radius);
    } else if (norm2(beyond_region(g, y, 0)) < radius * radius) {
      double part = cut_of(g, y, radius);
      values[region_solid] += larger(part, 0.0);
      if (part >= 0) return;
      int n = atomic_add(count, 1);
      if (n < room) balls[n] = {y + g.middle, radius, id};
    }
  });
}

// add_inside adds a particle whose centre is in a region, at y in it, with a velocity and so many contacts; its spheres have a volume.
INLINE void add_inside(double* values, Vec<double> y, Vec<double> v, double mass, double radius, double volume, int contacts) {
  values[region_particles] = 1;
  values[region_mass] = mass;
  values[region_diameter] = 2 * radius;
  values[region_volume] = volume;
  put(values + region_places, mass * y);
  put(values + region_velocities, mass * v);
  add_outer(values + region_squares, mass, y, y);
  add_outer(values + region_cross, mass, v, y);
  add_outer(values + region_motion, mass, v, v);
  values[region_degrees] = contacts;
  values[region_held] = contacts >= 2 ? contacts : 0;
  values[region_bearing] = contacts >= 2;
}

// world_place is where sphere i is in the world, in the domain.
INLINE Vec<double> world_place(int i, int from) { return parameters.origin + in_domain(place_of(parameters.position[from][i], parameters.wraps[i])); }

// to_centre is the way from sphere i, at x from the origin of the fixed-point numbers, to the centre of its particle.
INLINE Vec<double> to_centre(int order, int i, Vec<double> x) {
  if (clump_of(order, i) < 0) return {0, 0, 0};
  Vec<double> c = centre_of(order, i, x), period = parameters.period;
  if (SPECIAL(PERIODIC)) c = {nearest_to(x.x, c.x, period.x, 0), nearest_to(x.y, c.y, period.y, 1), nearest_to(x.z, c.z, period.z, 2)};
  return c - x;
}

// mixed_scalar is the scalar of particle i whose mixing is measured.
INLINE double mixed_scalar(const Region& g, int i) { return observed_scalars()[i * SPECIAL(SCALARS) + g.mixed - 1]; }

// add_mixing adds a particle whose centre is in a region, and a contact with another such one, to what mixing is measured by.
INLINE void add_mixing(double* values, double x) {
  values[region_carried] += x;
  values[region_square] += x * x;
}
INLINE void add_mixing(double* values, double x, double y) {
  values[region_across] += (x - y) * (x - y);
  values[region_pairs] += 1;
}

// write_region writes the sums of a block. Where no thread adds anything they are 0.
INLINE void write_region(const double* values, bool any, double* block_sums) {
  bool some = block_max(any ? 1 : 0) > 0;
  for (int c = 0; c < region_sums; c++) {
    double sum = some ? block_sum(values[c]) : 0;
    if (thread_index() == 0) block_sums[block_index() * region_sums + c] = sum;
  }
}

// for_pair_branches calls see(point of contact from the origin of the fixed-point numbers, way from there to the centre of the particle, normal, force on it, overlap, place of the partner) for the contacts of sphere i with other particles, and returns
// the number of all of its contacts. The sphere is at here, and the way from there to the centre of its particle is inwards.
template <class See>
INLINE int for_pair_branches(int i, int from, const Particle& p, Vec<double> here, Vec<double> inwards, See see) {
  Row row = row_of(i);
  Totals t = {};
  int contacts = 0;
  neighbour_forces<false, false>(i, row, 0, 1, from, p, t, [&](const Partner& other, const Contact& c, const Coefficients&, const History&, const Response& r, Real arm) {
    Vec<double> normal = convert<double>(c.normal), way = double(arm) * normal;
    contacts++;
    see(here - way, way + inwards, normal, convert<double>(r.normal * c.normal + r.shear), double(c.overlap), other.number);
  });
  for (int s = row.particles; s < row.all; s++) contacts += parameters.surface_forces[parameters.entry[row_at(row.start, i, s)]].contacts;
  return contacts;
}

// for_wall_branches calls see(point, way, normal, force, overlap) likewise for the contacts of a pair with a wall, and for_coupled_branches for those with a coupled surface, whose features are on a side.
template <class See>
INLINE void for_wall_branches(int pair, See see) {
  const Control* control = parameters.control;
  surface_force<false>(pair, control->side, control->side ^ 1, control->parity, control->order, 0,
                       [&](int, int i, int, Vec<double> x, const Touch& t, const Contact& c, const Coefficients&, const History&, const Response& r, const EndBlend&) {
                         double arm = double(radius_of(parameters.position[control->parity][i])) - 0.5 * double(c.overlap);
                         Vec<double> way = arm * t.normal;
                         see(x - way, way + to_centre(control->order, i, x), t.normal, convert<double>(r.normal * c.normal + r.shear), double(c.overlap));
                       });
}

template <class See>
INLINE void for_coupled_branches(int pair, int64 features, See see) {
  const Control* control = parameters.control;
  int side = control->side, s = parameters.pair_surface[side][pair], slots = parameters.surfaces[s].slots, slot = slot_of(side, pair, s, slots), i = parameters.pair_particle[side][pair];
  Vec<double> x = place_of(parameters.position[control->parity][i], parameters.wraps[i]);
  for (int m = 0; m < slots; m++) {
    if (parameters.feature[features][slot + m] < 0) continue;
    const Record& r = parameters.reactions[slot + m].record;
    see(r.point, x - r.point + to_centre(control->order, i, x), r.normal, r.force, r.overlap);
  }
}

#ifndef PLAIN
// for_bond_branch calls see(second particle, way from there to the first, force on that) for a bond that lasts, and tells whether it does.
template <class See>
INLINE bool for_bond_branch(int b, See see) {
  if (b >= parameters.bond_count || parameters.bond_states[b].broken) return false;
  int from = parameters.control->parity, i = parameters.bonded[parameters.bonds[b].partners[0]].place, j = parameters.bonded[parameters.bonds[b].partners[1]].place;
  Vec<double> d = parameters.quantum * convert<double>(difference(parameters.position[from][i], parameters.position[from][j]));
  see(place_of(parameters.position[from][j], parameters.wraps[j]), d, parameters.bond_loads[b].force);
  return true;
}
#endif

// moved_velocity is the velocity of sphere i, which is no sphere of a clump, at the time observed.
INLINE Vec<double> moved_velocity(int i, double pending_kick, double radius, Quad<Scalar> v, Quad<Scalar> w) {
  const Control* control = parameters.control;
  const Quad<Scalar>&f = observed_forces()[i], &m = observed_torques()[i];
  kick_particle(v, w, pending_kick, radius, Vec<double>{double(f.x), double(f.y), double(f.z)}, Vec<double>{double(m.x), double(m.y), double(m.z)}, gravity_now());
  if (SPECIAL(BATH)) bathe(control->order, i, control->done, v);
  return {double(v.x), double(v.y), double(v.z)};
}

// measure_region adds up what the particles of a block, and the contacts of their rows, have in a region, by what observe wrote. Balls across its border that are for the host go to a list, in no order, as far as there is room. What belongs to clumps as a whole
// follows in measure_clumps, by the numbers of contacts of their spheres.
KERNEL_OF(step_threads) measure_region(const Region* region, double* block_sums, const double* pending_kick, RegionBall* balls, int64 room, int* count, int* contacts_of) {
  const Control* control = parameters.control;
  const Region& g = *region;
  int from = control->parity, order = control->order, i = global_index();
  double values[region_sums] = {};
  bool any = false;
  if (i < control->particles) {
    Quad<Scalar> v, w;
    Particle p = load_particle(i, from, order, v, w);
    Vec<double> here = place_of(p.position, parameters.wraps[i]), x = parameters.origin + in_domain(here), inwards = to_centre(order, i, here);
    double radius = double(p.radius), far = radius + parameters.reach + norm(inwards);
    Vec<double> around = {far, far, far};
    for_images(g, x - around, x + around, [&](Vec<double>) { any = true; });
    if (any) {
      const int* number = parameters.number[order];
      Vec<double> y = in_region(g, x);
      bool alone = clump_of(order, i) < 0, inside = alone && within_region(g, y), mixed = SPECIAL(SCALARS) && g.mixed > 0 && inside;
      if (g.balls) add_ball(g, values, x, radius, parameters.id[order][i], balls, room, count);
      int contacts = for_pair_branches(i, from, p, here, inwards, [&](Vec<double> point, Vec<double> way, Vec<double> normal, Vec<double> force, double overlap, int j) {
        bool first = number[j] >= number[i];
        add_branch(g, values, point, way, normal, force, overlap, first);
        if (mixed && first && within_region(g, in_region(g, world_place(j, from)))) add_mixing(values, mixed_scalar(g, i), mixed_scalar(g, j));
      });
      if (SPECIAL(CLUMPS)) contacts_of[i] = contacts;
      if (inside) add_inside(values, y, moved_velocity(i, *pending_kick, radius, v, w), double(v.w), radius, volume_of_ball(radius), contacts);
      if (mixed) add_mixing(values, mixed_scalar(g, i));
    }
  }
  write_region(values, any, block_sums);
}

// moved_clump is a clump as it moves at the time observed, and load what acts on it.
INLINE Clump moved_clump(int c, const ClumpLoad& load, double pending_kick) {
  Clump clump = parameters.clumps[parameters.control->order][c];
  kick_clump(clump, load, pending_kick, gravity_now());
  return clump;
}

// measure_clumps adds up what the clumps of a block have in a region whose centres are in it; their spheres near it have been measured before.
KERNEL_OF(step_threads) measure_clumps(const Region* region, double* block_sums, const double* pending_kick, const ClumpLoad* loads, const int* contacts_of) {
  const Control* control = parameters.control;
  const Region& g = *region;
  int c = global_index();
  double values[region_sums] = {};
  bool any = false;
  if (c < control->clumps) {
    Vec<double> y = in_region(g, parameters.origin + in_domain(parameters.clumps[control->order][c].position));
    any = within_region(g, y);
    if (any) {
      Clump clump = moved_clump(c, loads[c], *pending_kick);
      double radius = 0, volume = 0;
      int contacts = 0;
      for_spheres(clump, c, [&](int i, Vec<double> offset) {
        double own = double(radius_of(parameters.position[control->parity][i]));
        radius = larger(radius, norm(offset) + own);
        volume += volume_of_ball(own);
        contacts += contacts_of[i];
      });
      add_inside(values, y, clump.velocity, clump.mass, radius, volume, contacts);
    }
  }
  write_region(values, any, block_sums);
}

// measure_walls adds up what the contacts with walls have in a region, of the pairs of a block.
KERNEL_OF(step_threads) measure_walls(const Region* region, double* block_sums) {
  int pair = global_index();
  double values[region_sums] = {};
  bool any = pair < parameters.control->walls;
  if (any)
    for_wall_branches(pair, [&](Vec<double> point, Vec<double> way, Vec<double> normal, Vec<double> force, double overlap) { add_branch(*region, values, point, way, normal, force, overlap, true); });
  write_region(values, any, block_sums);
}

// measure_coupled does so for the pairs of a block with coupled surfaces, whose features are on a side.
KERNEL_OF(surface_threads) measure_coupled(const Region* region, double* block_sums, int64 features) {
  int pair = parameters.control->walls + global_index();
  double values[region_sums] = {};
  bool any = pair < parameters.control->pairs;
  if (any)
    for_coupled_branches(pair, features, [&](Vec<double> point, Vec<double> way, Vec<double> normal, Vec<double> force, double overlap) { add_branch(*region, values, point, way, normal, force, overlap, true); });
  write_region(values, any, block_sums);
}

#ifndef PLAIN
// measure_bonds does so for the bonds of a block, which reach from centre to centre.
KERNEL_OF(step_threads) measure_bonds(const Region* region, double* block_sums) {
  double values[region_sums] = {};
  bool any = for_bond_branch(global_index(), [&](Vec<double> point, Vec<double> way, Vec<double> force) { add_branch(*region, values, point, way, {0, 0, 0}, force, 0, false); });
  write_region(values, any, block_sums);
}
#endif

// measure_followed adds up the places of particles of a block that are followed, by ids in order: those then, from a middle that stands behind them, and those now, from there too.
KERNEL_OF(step_threads) measure_followed(const int* ids, const Vec<double>* places, int64 count, double* block_sums) {
  const Control* control = parameters.control;
  int from = control->parity, order = control->order, i = global_index();
  double values[region_sums] = {};
  bool any = false;
  if (i < control->particles && leads(order, i)) {
    int own = parameters.id[order][i];
    int64 low = 0, high = count;
    while (low < high) {
      int64 middle = (low + high) / 2;
      if (ids[middle] < own) low = middle + 1;
      else high = middle;
    }
    any = low < count && ids[low] == own;
    if (any) {
      Vec<double> then = places[low], now = parameters.origin + in_domain(centre_of(order, i, place_of(parameters.position[from][i], parameters.wraps[i]))) - places[count];
      double mass = double(parameters.velocity[from][i].w);
      values[region_particles] = 1;
      values[region_mass] = mass;
      put(values + region_places, mass * then);
      put(values + region_velocities, mass * now);
      add_outer(values + region_squares, mass, then, then);
      add_outer(values + region_cross, mass, now, then);
    }
  }
  write_region(values, any, block_sums);
}

// sum_in_region writes the sums over the particles of a block whose centres are in a region, but for clumps.
KERNEL_OF(step_threads) sum_in_region(const Region* region, double* block_sums, const double* pending_kick) {
  const Control* control = parameters.control;
  int i = global_index();
  double values[range_sums];
  empty_range(values);
  if (i < control->particles && clump_of(control->order, i) < 0) {
    Vec<double> x = world_place(i, control->parity);
    if (within_region(*region, in_region(*region, x))) range_of(i, x, *pending_kick, values);
  }
  write_range(values, block_sums);
}

// sum_clumps writes the sums over the clumps of a block that are selected as by sum_range, and whose centres are in a region if there is one.
KERNEL_OF(step_threads) sum_clumps(const Region* region, int64 first, int64 end, int64 material, double* block_sums, const double* pending_kick, const ClumpLoad* loads) {
  const Control* control = parameters.control;
  int c = global_index();
  double values[range_sums];
  empty_range(values);
  if (c < control->clumps) {
    int lead = parameters.members[c];
    Vec<double> x = parameters.origin + in_domain(parameters.clumps[control->order][c].position);
    if (selected(lead, first, end, material) && (!region || within_region(*region, in_region(*region, x)))) {
      const ClumpLoad& load = loads[c];
      Clump clump = moved_clump(c, load, *pending_kick);
      put_range(values, x, clump.mass, clump.velocity, clump.momentum, translation_energy(clump, clump.velocity) + rotation_energy(clump), load.force, load.torque);
      for_spheres(clump, c, [&](int i, Vec<double>) {
        values[range_highest] = larger(values[range_highest], dot(world_place(i, control->parity), parameters.up) + double(radius_of(parameters.position[control->parity][i])));
      });
    }
  }
  write_range(values, block_sums);
}

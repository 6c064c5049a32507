// Particles and contacts smeared out over a grid of points; dem/measure/fields.go says the same of a state and its contacts.
//
// Each adds whole numbers to the points that it reaches, so that sums do not depend on the order in which that happens. How large their units may be follows from sums over all particles and contacts, which are worked out before: what comes to a
// point is at most that times the greatest value of the kernel.
#pragma once
#include "measure.cuh"
#include "smearing.cuh"

INLINE SmearingOf<double> smearing_of(const Grid& g) { return {g.form, g.width, g.factor, g.reach}; }

// flatten leaves out the axes that are not resolved.
INLINE Vec<double> flatten(const Grid& g, Vec<double> v) { return {g.resolved[0] ? v.x : 0, g.resolved[1] ? v.y : 0, g.resolved[2] ? v.z : 0}; }

// clip_flat leaves of a span what lies between the sides of the box across an axis that is not resolved; what runs along them is in on the lower and out on the upper.
INLINE void clip_flat(Span& t, int resolved, double a, double d, double low, double high) {
  if (resolved) return;
  clip_between(t, a, d, low, high);
}

// Cells are the first and the last cell along an axis whose middles lie within the kernel's reach of an interval.
struct Cells {
  int first, last;
};

INLINE Cells cells_of(const Grid& g, int axis, double low, double high, double start, double step) {
  if (!g.resolved[axis]) return {0, 0};
  double first = (low - g.reach - start) / step - 0.5, last = (high + g.reach - start) / step - 0.5;
  int most = g.count[axis] - 1;
  if (!(first <= most) || !(last >= 0)) return {0, -1};
  int f = first > 0 ? int(first) : 0;
  return {f < first ? f + 1 : f, last < most ? int(last) : most};
}

// trace calls add(point, weight) for every point that a segment from a place in the domain, or an image of it, reaches, with the mean of the kernel over it.
template <class Add>
INLINE void trace(const Grid& g, Vec<double> from, Vec<double> way, Add add) {
  Vec<double> end = from + way, low = {smaller(from.x, end.x), smaller(from.y, end.y), smaller(from.z, end.z)}, high = {larger(from.x, end.x), larger(from.y, end.y), larger(from.z, end.z)};
  SmearingOf<double> s = smearing_of(g);
  for_images(g, low, high, [&](Vec<double> by) {
    Vec<double> a = from + by;
    Span t = {0, 1};
    clip_flat(t, g.resolved[0], a.x, way.x, g.low.x, g.high.x);
    clip_flat(t, g.resolved[1], a.y, way.y, g.low.y, g.high.y);
    clip_flat(t, g.resolved[2], a.z, way.z, g.low.z, g.high.z);
    if (!(t.to > t.from)) return;
    double part = g.average * (t.to - t.from), length;
    Vec<double> flat = flatten(g, way), unit = {0, 0, 0};
    length = norm(flat);
    if (length > 0) unit = (1 / length) * flat;
    Cells x = cells_of(g, 0, low.x + by.x, high.x + by.x, g.low.x, g.spacing.x), y = cells_of(g, 1, low.y + by.y, high.y + by.y, g.low.y, g.spacing.y),
          z = cells_of(g, 2, low.z + by.z, high.z + by.z, g.low.z, g.spacing.z);
    for (int k = z.first; k <= z.last; k++)
      for (int j = y.first; j <= y.last; j++)
        for (int i = x.first; i <= x.last; i++) {
          Vec<double> point = g.low + Vec<double>{(i + 0.5) * g.spacing.x, (j + 0.5) * g.spacing.y, (k + 0.5) * g.spacing.z}, d = flatten(g, point - a);
          double at = dot(d, unit), w = along(s, -at, length - at, norm2(d - at * unit));
          if (w != 0) add(int64(k * g.count[1] + j) * g.count[0] + i, part * w);
        }
  });
}

// deposit adds a value to a number of a point, in a unit.
INLINE void deposit(int64* out, int64 point, int number, double value, double unit) {
  double whole = value * unit;
  atomic_add(&out[point * field_numbers + number], int64(whole < 0 ? whole - 0.5 : whole + 0.5));
}

INLINE void deposit(int64* out, int64 point, int number, Vec<double> value, double unit) {
  deposit(out, point, number, value.x, unit);
  deposit(out, point, number + 1, value.y, unit);
  deposit(out, point, number + 2, value.z, unit);
}

// smear_mass smears out a particle at a place in the world, or adds it to the bounds where there is no grid of numbers yet.
INLINE void smear_mass(const Grid& g, int64* out, double* bounds, Vec<double> x, Vec<double> v, double mass) {
  if (!out) {
    bounds[bound_mass] += mass;
    bounds[bound_momentum] += mass * norm(v);
    bounds[bound_kinetic] += mass * norm2(v);
    return;
  }
  trace(g, x, {0, 0, 0}, [&](int64 point, double weight) {
    double m = weight * mass, unit = g.units[bound_kinetic];
    deposit(out, point, field_density, m, g.units[bound_mass]);
    deposit(out, point, field_momentum, m * v, g.units[bound_momentum]);
    deposit(out, point, field_kinetic, Vec<double>{m * v.x * v.x, m * v.y * v.y, m * v.z * v.z}, unit);
    deposit(out, point, field_kinetic + 3, Vec<double>{m * v.x * v.y, m * v.y * v.z, m * v.z * v.x}, unit);
  });
}

INLINE void smear_ball(const Grid& g, int64* out, double* bounds, Vec<double> x, double radius) {
  double volume = volume_of_ball(radius);
  if (!out) bounds[bound_solid] += volume;
  else trace(g, x, {0, 0, 0}, [&](int64 point, double weight) { deposit(out, point, field_solid, weight * volume, g.units[bound_solid]); });
}

// smear_branch does so for the force on a particle whose centre lies a way from where it acts, x from the origin of the fixed-point numbers; of a surface as well by itself.
INLINE void smear_branch(const Grid& g, int64* out, double* bounds, Vec<double> x, Vec<double> way, Vec<double> force, bool surface) {
  if (!out) {
    bounds[bound_contact] += norm(force) * norm(way);
    if (surface) bounds[bound_wall] += norm(force);
    return;
  }
  Vec<double> from = parameters.origin + in_domain(x);
  trace(g, from, way, [&](int64 point, double weight) {
    Vec<double> f = weight * force;
    double unit = g.units[bound_contact];
    deposit(out, point, field_contact, f.x * way, unit);
    deposit(out, point, field_contact + 3, f.y * way, unit);
    deposit(out, point, field_contact + 6, f.z * way, unit);
  });
  if (surface) trace(g, from, {0, 0, 0}, [&](int64 point, double weight) { deposit(out, point, field_wall, weight * force, g.units[bound_wall]); });
}

// write_bounds writes the bounds of a block.
INLINE void write_bounds(const double* bounds, double* block_sums) {
  for (int c = 0; c < field_bounds; c++) {
    double sum = block_sum(bounds[c]);
    if (thread_index() == 0) block_sums[block_index() * field_bounds + c] = sum;
  }
}

// smear_particles smears out the particles of a block, with their contacts with one another; of clumps the spheres.
KERNEL_OF(step_threads) smear_particles(const Grid* grid, int64* out, double* block_sums, const double* pending_kick) {
  const Control* control = parameters.control;
  int from = control->parity, order = control->order, i = global_index();
  double bounds[field_bounds] = {};
  if (i < control->particles) {
    Quad<Scalar> v, w;
    Particle p = load_particle(i, from, order, v, w);
    Vec<double> here = place_of(p.position, parameters.wraps[i]), x = parameters.origin + in_domain(here);
    if (clump_of(order, i) < 0) smear_mass(*grid, out, bounds, x, moved_velocity(i, *pending_kick, double(p.radius), v, w), double(v.w));
    smear_ball(*grid, out, bounds, x, double(p.radius));
    Totals t = {};
    for_pair_branches(i, from, row_of(i), p, here, to_centre(order, i, here), t,
                      [&](Vec<double> point, Vec<double> way, Vec<double>, Vec<double> force, double, int) { smear_branch(*grid, out, bounds, point, way, force, false); });
  }
  if (!out) write_bounds(bounds, block_sums);
}

// smear_clumps smears out the masses of the clumps of a block.
KERNEL_OF(step_threads) smear_clumps(const Grid* grid, int64* out, double* block_sums, const double* pending_kick, const ClumpLoad* loads) {
  int c = global_index();
  double bounds[field_bounds] = {};
  if (c < parameters.control->clumps) {
    Clump clump = moved_clump(c, loads[c], *pending_kick);
    smear_mass(*grid, out, bounds, parameters.origin + in_domain(clump.position), clump.velocity, clump.mass);
  }
  if (!out) write_bounds(bounds, block_sums);
}

// smear_walls smears out the contacts with walls of the pairs of a block.
KERNEL_OF(step_threads) smear_walls(const Grid* grid, int64* out, double* block_sums) {
  int pair = global_index();
  double bounds[field_bounds] = {};
  if (pair < parameters.control->walls)
    for_wall_branches(pair, [&](Vec<double> point, Vec<double> way, Vec<double>, Vec<double> force, double) { smear_branch(*grid, out, bounds, point, way, force, true); });
  if (!out) write_bounds(bounds, block_sums);
}

// smear_coupled does so for the pairs of a block with coupled surfaces, whose features are on a side.
KERNEL_OF(surface_threads) smear_coupled(const Grid* grid, int64* out, double* block_sums, int64 features) {
  int pair = parameters.control->walls + global_index();
  double bounds[field_bounds] = {};
  if (pair < parameters.control->pairs)
    for_coupled_branches(pair, features, [&](Vec<double> point, Vec<double> way, Vec<double>, Vec<double> force, double) { smear_branch(*grid, out, bounds, point, way, force, true); });
  if (!out) write_bounds(bounds, block_sums);
}

#ifndef PLAIN
// smear_bonds does so for the bonds of a block.
KERNEL_OF(step_threads) smear_bonds(const Grid* grid, int64* out, double* block_sums) {
  double bounds[field_bounds] = {};
  for_bond_branch(global_index(), [&](Vec<double> point, Vec<double> way, Vec<double> force) { smear_branch(*grid, out, bounds, point, way, force, false); });
  if (!out) write_bounds(bounds, block_sums);
}
#endif

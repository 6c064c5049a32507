// What leaves through outlets and crosses periodic sides, summed up before rows are built anew: dem/flow.go.
#pragma once
#include "observe.cuh"

// elastic_with_particles is the energy in a leaving particle's contacts with others, J. A contact of two that leave counts half at either.
INLINE double elastic_with_particles(int i, const Particle& g, int from, int order) {
  Row row = row_of(i);
  double sum = 0;
  for (int s = 0; s < row.particles; s++) {
    int at = row_at(row.start, i, s), e = parameters.entry[at], j = e & ~in_contact, pair = pair_of_entry(at);
    if (e >= 0 && pair < 0) continue;
    Position p = parameters.position[from][j];
    double part = leaves(j, place_of(p, parameters.wraps[j])) ? 0.5 : 1;
    if (pair >= 0) {
      sum += part * parameters.polyhedron_loads[pair >> 1].elastic;
      continue;
    }
    Gap gap = gap_between(g.position, p);
    Real overlap = touches(gap) || reaches() ? pair_geometry(gap).overlap : Real(0);
    int material = material_number(order, j);
    Coefficients k = pair_coefficients(g, order, j, radius_of(p), Real(parameters.velocity[from][j].w), material);
    sum += part * double(elastic(k, overlap, load_history(history_at(at))));
  }
  return sum;
}

// elastic_with_surfaces is the energy in a leaving particle's contacts with surfaces, J. Histories go to the copy that is not the current one.
INLINE double elastic_with_surfaces(int i, int from, int order) {
  const Control* c = parameters.control;
  Row row = row_of(i);
  double sum = 0;
  for (int s = row.particles; s < row.all; s++) {
    int pair = parameters.entry[row_at(row.start, i, s)];
    if (pair < c->walls && !is_polyhedron(order, i)) // those of polyhedra have been worked out for this, coupled ones by the bodies' solver
      sum += double(surface_force<false>(pair, c->side, c->side ^ 1, from, order, 0, [](auto&&...) {}).elastic);
    else
      sum += double(parameters.surface_forces[pair].elastic);
  }
  return sum;
}

// add_crossing adds what a particle at x gains that goes to its image in a cell that deforms: potential energy, and kinetic by the image's velocity. The kick that is still to come is that of gravity.
INLINE void add_crossing(Vec<double> x, double mass, Quad<Scalar> v, double* values) {
  const PeriodicCell& c = cell_at(parameters.control->done);
  Vec<double> way = into_cell(c, x), u = velocity_of(c, way), gravity = gravity_now(), now = Vec<double>{double(v.x), double(v.y), double(v.z)} + parameters.pending_kick * gravity;
  values[flow_periodic] = -mass * dot(gravity, way);
  values[flow_crossed] = mass * (dot(now, u) + 0.5 * norm2(u));
}

// sum_flows adds what the build that begins takes away. Velocities are those of the middle of the last step.
KERNEL_OF(step_threads) sum_flows() {
  if (!building()) return;
  int i = global_index(), from = source(), order = old_order();
  double values[flow_channels] = {}, mass = 0;
  int outlet = -1;
  if (i < parameters.control->particles) {
    Quad<Scalar> v, w;
    Particle g = load_particle(i, from, order, v, w);
    int c = clump_of(order, i);
    bool counted = leads(order, i);
    Vec<double> gravity = gravity_now(), x = centre_of(order, i, place_of(g.position, parameters.wraps[i]));
    double radius = double(g.radius);
    mass = counted ? double(v.w) : 0;
    Vec<double> inside = in_domain(x);
    values[flow_periodic] = -mass * dot(gravity, inside - x);
    if (SPECIAL(STRAINED)) add_crossing(x, mass, v, values);
    bool leaving = leaves(i, place_of(g.position, parameters.wraps[i]));
    if (leaving) values[flow_elastic] = elastic_with_particles(i, g, from, order) + elastic_with_surfaces(i, from, order);
    if (leaving && counted) {
      outlet = outlet_of(x);
      Vec<double> late = parameters.pending_kick * gravity, u = Vec<double>{double(v.x), double(v.y), double(v.z)} + late;
      double spin = double(w.x) * double(w.x) + double(w.y) * double(w.y) + double(w.z) * double(w.z);
      values[flow_mass] = mass;
      values[flow_kinetic] = 0.5 * mass * norm2(u) + 0.5 * parameters.inertia_ratio * mass * radius * radius * spin;
      values[flow_potential] = -mass * dot(gravity, parameters.origin + inside);
      if (SPECIAL(HEAT)) values[flow_heat] = heat_of(i, order, mass, parameters.scalars[from][i * SPECIAL(SCALARS) + SPECIAL(HEAT) - 1]);
      if (c >= 0) {
        const Clump& clump = parameters.clumps[order][c];
        values[flow_kinetic] = translation_energy(clump, clump.velocity + late) + rotation_energy(clump);
      }
    }
  }
  double* sums = &parameters.flows[block_index() * (flow_channels + 2 * parameters.outlet_count)];
#pragma unroll
  for (int c = 0; c < flow_channels; c++) {
    double sum = block_sum(values[c]);
    if (thread_index() == 0) sums[c] += sum;
  }
  for (int k = 0; k < parameters.outlet_count; k++) {
    double count = block_sum(outlet == k ? 1.0 : 0.0), taken = block_sum(outlet == k ? mass : 0.0);
    if (thread_index() != 0) continue;
    sums[flow_channels + 2 * k] += count;
    sums[flow_channels + 2 * k + 1] += taken;
  }
}

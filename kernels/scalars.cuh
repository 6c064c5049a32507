// Scalars of particles: numbers that they carry along, and what contacts pass on of them; dem/cpu/scalars.go.
//
// A particle's scalars lie side by side, in double whatever the precision, since what passes in a step is far less than what there is. Like velocities, they
// lack what the forces at their time pass on.
#pragma once
#include "state.cuh"

// for_scalars calls visit(k, place) for each scalar of particle i.
template <class Visit>
INLINE void for_scalars(int i, Visit visit) {
#pragma unroll
  for (int k = 0; k < max_scalars; k++)
    if (k < SPECIAL(SCALARS)) visit(k, i * SPECIAL(SCALARS) + k);
}

// is_heat tells whether scalar k is the temperature.
INLINE bool is_heat(int k) { return SPECIAL(HEAT) == k + 1; }

// Received is what a particle receives of each scalar in a step, its unit times its capacity.
struct Received {
  double sum[max_scalars];
};

INLINE int material_of(int order, int i) { return SPECIAL(UNIFORM) ? parameters.uniform_material : parameters.material[order][i]; }

// capacity_of is what a particle of a material and a mass (kg) takes up by unit of scalar k.
INLINE double capacity_of(int k, int material, double mass) { return parameters.capacities[k * parameters.materials + material] * mass; }

// exchange_of is how contacts of two materials even out scalar k.
INLINE ExchangeOf<double> exchange_of(int k, int material, int other) {
  return convert<double>(parameters.exchanges[(k * parameters.materials + material) * parameters.materials + other]);
}

// receive_from adds what a contact with particle j, whose area has a radius, passes on to particle i; the contact has made heat of so much energy.
INLINE void receive_from(int i, int j, int from, int order, Real radius, Real heat, Received& in) {
  if (SPECIAL(SCALARS) == 0) return;
  double mass = double(parameters.velocity[from][i].w), other_mass = double(parameters.velocity[from][j].w);
  int material = material_of(order, i), other_material = material_of(order, j);
  const double* values = parameters.scalars[from];
  for_scalars(i, [&](int k, int place) {
    double mine = capacity_of(k, material, mass), its = capacity_of(k, other_material, other_mass), other = values[j * SPECIAL(SCALARS) + k];
    in.sum[k] += received(exchange_of(k, material, other_material), double(radius), mine * its / (mine + its), parameters.dt_before, values[place], other);
    if (is_heat(k)) in.sum[k] += 0.5 * double(heat);
  });
}

// heat_from_surface is what flows from a surface to particle i through a contact whose area has a radius and which has made heat of so much energy, J: what it
// conducts less the surface's half of that heat; nothing from one that takes no heat.
INLINE Real heat_from_surface(const Surface& s, int i, int state, int order, double mass, Real radius, Real heat) {
  if (SPECIAL(HEAT) == 0 || s.temperature < 0) return 0;
  int k = SPECIAL(HEAT) - 1, material = material_of(order, i);
  double own = parameters.scalars[state][i * SPECIAL(SCALARS) + k];
  return Real(received(exchange_of(k, material, s.material), double(radius), capacity_of(k, material, mass), parameters.dt_before, own, s.temperature) - 0.5 * double(heat));
}

// receive_heat adds heat that particle i gets.
INLINE void receive_heat(double heat, Received& in) {
  for_scalars(0, [&](int k, int) {
    if (is_heat(k)) in.sum[k] += heat;
  });
}

// heat_of is the heat of a particle of a mass (kg) and a temperature, counted from 0 K, J.
INLINE double heat_of(int i, int order, double mass, double temperature) { return capacity_of(SPECIAL(HEAT) - 1, material_of(order, i), mass) * temperature; }

// sum_over_lanes adds up what the threads of a particle have found.
INLINE void sum_over_lanes(Received& in) {
  for_scalars(0, [&](int k, int) {
    for (int d = 1; d < 1 << SPECIAL(LANES); d *= 2) in.sum[k] += shuffle_xor(in.sum[k], d);
  });
}

// store_scalars writes a particle's scalars with what it has received.
INLINE void store_scalars(int i, int from, int order, const Received& in, double* out) {
  int material = SPECIAL(SCALARS) ? material_of(order, i) : 0;
  for_scalars(i, [&](int k, int place) {
    out[place] = parameters.scalars[from][place] + in.sum[k] / capacity_of(k, material, double(parameters.velocity[from][i].w));
  });
}

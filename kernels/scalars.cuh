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

// Received is what a particle receives of each scalar in a step, its unit times kg.
struct Received {
  double sum[max_scalars];
};

// receive_from adds what a contact with particle j, whose area has a radius, passes on to particle i.
INLINE void receive_from(int i, int j, int from, Real radius, Received& in) {
  if (SPECIAL(SCALARS) == 0) return;
  double mine = double(parameters.velocity[from][i].w), its = double(parameters.velocity[from][j].w), mass = mine * its / (mine + its);
  const double* values = parameters.scalars[from];
  for_scalars(i, [&](int k, int place) {
    double other = values[j * SPECIAL(SCALARS) + k];
    in.sum[k] += received(convert<double>(parameters.exchange[k]), double(radius), mass, parameters.dt_before, values[place], other);
  });
}

// sum_over_lanes adds up what the threads of a particle have found.
INLINE void sum_over_lanes(Received& in) {
  for_scalars(0, [&](int k, int) {
    for (int d = 1; d < 1 << SPECIAL(LANES); d *= 2) in.sum[k] += shuffle_xor(in.sum[k], d);
  });
}

// store_scalars writes a particle's scalars with what it has received.
INLINE void store_scalars(int i, int from, const Received& in, double* out) {
  for_scalars(i, [&](int k, int place) {
    out[place] = parameters.scalars[from][place] + in.sum[k] / double(parameters.velocity[from][i].w);
  });
}

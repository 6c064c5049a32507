// Bodies that warm up: what the particles and what surrounds them give them in a step; dem/cpu/heated_bodies.go.
#pragma once
#include "observe.cuh"

// Warming is what a body receives in a step, J, and the conductance of all that it receives it by, W/K.
struct Warming {
  double received, conductance;
};

// warming_by_particles sums up by a block what the particles that touch a body give it, pairs in an order that does not depend on the run.
INLINE Warming warming_by_particles(int body, const int* first, const FrameSurface* frame_surfaces) {
  int frame = parameters.heated_bodies[body].frame, side = parameters.control->side;
  Warming sum = {0, 0};
  for (int b = first[frame]; b < first[frame + 1]; b++) {
    int s = frame_surfaces[b].surface;
    if (parameters.surfaces[s].body != body) continue;
    for (int pair = parameters.pair_first[side][s] + thread_index(); pair < parameters.pair_first[side][s + 1]; pair += block_size()) {
      const SurfaceForce& f = parameters.surface_forces[pair];
      if (f.contacts == 0) continue;
      sum.received += parameters.late_heats[pair] - double(f.heat);
      sum.conductance += double(f.conductance);
    }
  }
  return {block_sum(sum.received), block_sum(sum.conductance)};
}

// warm_bodies gives each body, by a block, the heat of the step that step k of a batch has ended; of a k below 0 whatever the batch says. A look has what a body has received then written
// to where numbers of two a body go, and changes nothing.
KERNEL_OF(step_threads) warm_bodies(int64 k, const int* first, const FrameSurface* frame_surfaces, double* look, const Gates* gates) {
  const Control* control = parameters.control;
  if (look ? !ended(gates) : k >= 0 && control->stop[k]) return;
  int body = block_index();
  Warming sum = warming_by_particles(body, first, frame_surfaces);
  if (thread_index()) return;
  const HeatedBody& b = parameters.heated_bodies[body];
  BodyHeat h = parameters.body_heats[body];
  double own = body_temperature(body), around = parameters.around.temperature, dt = parameters.dt_before;
  HeatTransferOf<double> transfer = {};
  transfer.temperature = around;
  transfer.film = b.film;
  double by = b.radius > 0 ? conductance(transfer, b.radius, b.emissivity, 0.0, own) : 0, gain = by * dt * (around - own);
  h.received += sum.received + gain;
  h.around += gain;
  h.conductance = sum.conductance + by;
  if (look) {
    look[2 * body] = h.received;
    look[2 * body + 1] = h.around;
    return;
  }
  parameters.body_heats[body] = h;
  if (!(h.conductance * dt <= b.evened)) lose(fail_heated, 0, body, k < 0 ? 0 : int(k));
}

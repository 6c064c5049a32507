// The bodies' part of a sub-cycled step, as in coupling/subcycling.go: where they are expected to go, which is the trajectory that particles follow, and where they go
// by what the particles have given along it, with contacts that are linearised in their motion.
#pragma once
#include "bodies_newton.cuh"

constexpr int terms_of_rotation = 13;  // of the series of sine and cosine, for angles up to pi

INLINE Frame* trajectory_starts() { return reinterpret_cast<Frame*>(parameters.trajectory + 1); }
INLINE Frame* trajectory_ends() { return trajectory_starts() + parameters.frames; }

// gather_tangents sums up the tangents of each pair of frames over the surfaces that particles touched in a trial, by a warp. Stiffness of positive feedback is
// dropped, as on the processor.
INLINE void gather_tangents(int trial) {
  for (int pair = warp(); pair < parameters.pair_count; pair += warps()) {
    double* out = parameters.pair_tangents + int64(pair) * tangent_size;
    double sum[3] = {}, trace = 0;
    bool touched = false;
    for (int k = parameters.pair_first[pair]; k < parameters.pair_first[pair + 1]; k++) {
      int surface = parameters.pair_parts[2 * k];
      if (parameters.active[surface] != trial) continue;
      const double* from = parameters.reactions + int64(surface - parameters.surfaces) * reaction_sums + 2 * wrench_size + parameters.pair_parts[2 * k + 1] * tangent_size;
      for (int n = 0; n < 3; n++)
        if (32 * n + lane() < tangent_size) sum[n] += from[32 * n + lane()];
      touched = true;
    }
    for (int d = 0; d < 3; d++) trace += shuffle_from(sum[0], 7 * d);
    uint32 some = 0;
    for (int n = 0; n < 3; n++) {
      int e = 32 * n + lane();
      if (trace > 0 && e < 36) sum[n] = 0;
      if (touched && e < tangent_size) out[e] = sum[n];
      some |= warp_ballot(touched && e < tangent_size && e % 36 % 7 == 0 && e % 36 < 21 && sum[n] != 0);
    }
    if (lane()) continue;
    parameters.pair_active[pair] = some != 0;
    if (some) *parameters.responsive = trial;  // all write the same
  }
}

// wrench_in is what particles do to the frame of body i in a trial.
INLINE Wrench wrench_in(int trial, int i) {
  Wrench w = {};
  int frame = parameters.frame_of[i];
  for (int k = parameters.frame_first[frame]; k < parameters.frame_first[frame + 1]; k++) {
    int surface = parameters.frame_surfaces[2 * k];
    if (parameters.active[surface] != trial) continue;
    const double* on = parameters.reactions + int64(surface - parameters.surfaces) * reaction_sums + wrench_size * parameters.frame_surfaces[2 * k + 1];
    w.force += vector_at(on);
    w.moment += vector_at(on + 3);
  }
  return w;
}

// load_frame sets what acts on the frame of body i when the particles, which press with w at its end, have followed the trajectory.
INLINE void load_frame(int frame, const Wrench& w) {
  FrameState& f = parameters.frame_states[frame];
  Linearised& l = parameters.linearised[frame];
  double h = parameters.step, half = 0.5 * h / parameters.substeps;
  const Vec<double> now[2] = {w.force, w.moment};
  for (int k = 0; k < 2; k++) {
    Vec<double> sum = f.contact[k] + now[k];
    l.impulse[k] = vector_at(parameters.impulses + wrench_size * frame + 3 * k) + half * sum;
    f.predicted[k] = k ? 0.5 * sum : now[k];
    f.contact[k] = now[k];
    l.base[k] = now[k] + (1 / h) * (f.deficit[k] + l.impulse[k]) - 0.5 * (f.applied[k] + now[k]);
  }
  l.point = trajectory_ends()[frame];
}

// expect_frame sets what is expected to act on the frame of a body over the next step, from where it is.
INLINE void expect_frame(int frame, const Frame& now) {
  Linearised& l = parameters.linearised[frame];
  double h = parameters.step, half = 0.5 * h * square_root(norm2(now.angular));
  for (int k = 0; k < 2; k++) l.base[k] = parameters.frame_states[frame].predicted[k];
  Quaternion e = {now.turn[0], now.turn[1], now.turn[2], now.turn[3]};
  double sine_by_angle = 0, cosine = 0, square = half * half;
  for (int n = terms_of_rotation; n > 0; n--) {
    sine_by_angle = 1 - square / (2 * n * (2 * n + 1)) * sine_by_angle;
    cosine = 1 - square / ((2 * n - 1) * 2 * n) * cosine;
  }
  e = plus(scaled(cosine, e), 0.5 * h * sine_by_angle, spin(e, now.angular));
  trajectory_starts()[frame] = now;
  l.point = {now.position + h * now.velocity, {e.w, e.x, e.y, e.z}, now.velocity, now.angular};
}

// close_frame brings the impulse balance of a frame up to date with the force that its body has felt, and tells how far from where particles have seen it the body
// is, and how far the impulse that it has still to receive would move it.
INLINE void close_frame(int frame, const Frame& now, double mass, double& displacement, double& deficit) {
  FrameState& f = parameters.frame_states[frame];
  const Linearised& l = parameters.linearised[frame];
  double h = parameters.step;
  bool touched = false;
  for (int k = 0; k < 2; k++) {
    Vec<double> felt = vector_at(parameters.wrenches + wrench_size * frame + 3 * k), mean = 0.5 * h * (f.applied[k] + felt);
    f.deficit[k] += l.impulse[k] - mean;
    f.given[k] += l.impulse[k];
    f.received[k] += mean;
    f.applied[k] = felt;
    touched = touched || norm2(l.impulse[k]) > 0;
  }
  Vec<double> motion[4];
  put_difference(l.point, now, motion);
  if (touched) displacement = square_root(norm2(motion[0])) + parameters.reach[frame] * square_root(norm2(motion[1]));
  deficit = h * square_root(norm2(f.deficit[0])) / mass;
}

// set_up begins an iteration: of the step that the particles have led to, or of the prediction of the next one, after one of length last.
INLINE void set_up(bool finishing, int64 from, const State& s, double last) {
  each_body([&](int i, int part, int) INLINED {
    if (i >= parameters.bodies) return;
    take_tangents(i, part);
    if (part) return;
    int frame = parameters.frame_of[i], kind = parameters.kind[i];
    if (!finishing) {
      if (frame >= 0) expect_frame(frame, frame_at(kind, load(parameters.q, i), load(parameters.v, i)));
      predict(i, last, !s.loaded);
    } else if (frame >= 0) {
      const double* given = parameters.wrenches + wrench_size * frame;
      load_frame(frame, from == from_host ? Wrench{vector_at(given), vector_at(given + 3)} : wrench_in(s.trial, i));
      write_frame(i, kind, load_trial(i));
    }
  });
}

// converge iterates until the trial is as good as a tolerance of velocities, m/s, or tells why that cannot be.
INLINE Round converge(State& s, double tolerance) {
  s.phase = phase_first;
  s.iteration = 0;
  for (;;) {
    Round r = try_bodies(s, tolerance);
    if (r.next == accepting || r.next == failing) return r;
    change_trial(s, r);
    grid_barrier();
  }
}

// end_step accepts the bodies' step and checks that they are where the particles have seen them.
INLINE void end_step(State& s, const Round& r) {
  count_step(s, r);
  each_body([&](int i, int part, int group) INLINED {
    double displacement = 0, deficit = 0;
    if (i < parameters.bodies) {
      accept_body(i, part, s.time);
      int frame = parameters.frame_of[i], kind = parameters.kind[i];
      if (part == 0 && frame >= 0) {
        close_frame(frame, frame_at(kind, load(parameters.q, i), load(parameters.v, i)), parameters.mass[i], displacement, deficit);
        if (!(kind & moves)) deficit = 0;
      }
    }
    put_sum(sum_displacement, group, displacement);
    put_sum(sum_deficit, group, deficit);
  });
  grid_barrier();
  Totals<2> worst = totals<sum_displacement, 2>();
  if (!(worst.of[0] <= parameters.max_displacement) || !(worst.of[1] <= parameters.max_deficit)) {
    s.halted = halt_exchange;
    s.done--;
  }
}

// end_prediction makes the trial the end of the trajectory.
INLINE void end_prediction(const State& s) {
  each_body([&](int i, int part, int) INLINED {
    if (i >= parameters.bodies || part) return;
    int frame = parameters.frame_of[i], kind = parameters.kind[i];
    Trial t = load_trial(i);
    normalise(kind, t);
    store_trial(i, t);
    if (frame >= 0) trajectory_ends()[frame] = frame_at(kind, t.q, t.v);
  });
  if (global_index() == 0) *parameters.trajectory = {parameters.step, parameters.substeps, 0, s.trial, 0, 0, 0};
}

// exchange_bodies ends the step of which the particles have made theirs, if there is one, and begins the next. The first thread writes the state down, which all
// have read by then.
KERNEL_OF(body_threads) exchange_bodies(int64 from) {
  if (!SPECIAL(SUBCYCLED)) return;
  State s = *parameters.state;
  bool first = global_index() == 0, wanted = false;
  double last = parameters.last_step;
  if (from == from_device) {
    const Reply reply = *parameters.reply;
    if (s.skip || reply.moved || reply.failed || reply.rebuild) {
      if (first && s.proceed) {
        parameters.state->halted = halt_void;
        parameters.state->skip = 1;
        parameters.state->proceed = 0;
        *parameters.stop = 1;
      }
      return;
    }
    wanted = parameters.impulses[wrench_size * parameters.frames + 2] != 0;
    gather_tangents(s.trial);
    grid_barrier();
    s.loaded = *parameters.responsive == s.trial;
  }
  for (bool finishing = from != from_start;; finishing = false) {
    set_up(finishing, from, s, last);
    grid_barrier();
    Round r = {accepting, 1, 0, 0, {0, 0, 0}, false};
    if (finishing || s.loaded) r = converge(s, finishing ? parameters.tolerance : parameters.prediction_tolerance);
    if (s.halted) break;
    if (!finishing) {
      end_prediction(s);
      break;
    }
    end_step(s, r);
    last = parameters.step;
    if (from == from_device) s.trial++;
    if (s.halted || s.done == s.goal || s.broken) break;
  }
  s.proceed = !s.halted && s.done < s.goal && !s.broken;
  if (s.proceed && wanted) {
    s.proceed = 0;
    s.halted = halt_build;
  }
  s.accepted = !s.halted && !s.proceed;  // of the last step alone
  s.skip = 1;
  if (!first) return;
  if (!s.proceed) *parameters.stop = 1;
  *parameters.state = s;
}

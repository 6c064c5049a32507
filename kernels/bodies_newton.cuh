// Newton's iteration of a step of bodies, a round at a time: the contacts' kernels try where the frames are, a round works out the residual there, and
// corrects, shortens the last correction, or accepts the step and predicts the next; solvers/newton.go, whose rules of convergence and line search these are.
#pragma once
#include "bodies_solve.cuh"

// As in solvers/newton.go.
constexpr double slow_rate = 0.3, divergence_ratio = 1, balance_ratio = 0.5, safety = 2;
constexpr int max_halvings = 5, max_bisections = 20;
constexpr double max_rotation = 1;  // rad in a step, as in solvers/rotation.go

// begin_bodies predicts the first step of a batch.
KERNEL_OF(body_threads) begin_bodies() {
  for (int i = global_index(); i < parameters.bodies; i += block_count() * block_size()) predict(i, parameters.last_step);
}

// try_springs works out springs and the tangents of contacts.
INLINE void try_springs(int trial) {
  int springs = spring_groups();
  for (int group = warp(); group < springs + parameters.surface_groups; group += warps()) {
    if (group >= springs) {
      each_touched(group - springs, trial, [](int k) { gather_tangent(k); });
      continue;
    }
    int k = 32 * group + lane();
    bool there = k < parameters.springs;
    put_sum(sum_dissipated, group, there ? spring_at(k) : 0);
    put_sum(sum_breaking, group, parameters.stateful && there && breaks(k));
  }
}

// try_body works out the residual of body i, and what it adds to the sums.
INLINE void try_body(int i, int group, int trial) {
  double residual = 0, speed = 0, power = 0, loads = 0;
  if (i < parameters.bodies) {
    int kind = parameters.kind[i], frame = parameters.frame_of[i];
    Trial t = load_trial(i);
    Wrench on = springs_on(i);
    if (frame >= 0) {
      Wrench c = contacts_on(frame, trial, parameters.reactions, reaction_sums);
      on.force += c.force;
      on.moment += c.moment;
      double* out = parameters.wrenches + wrench_size * frame;
      for (int e = 0; e < 3; e++) {
        out[e] = e == 0 ? c.force.x : e == 1 ? c.force.y : c.force.z;
        out[3 + e] = e == 0 ? c.moment.x : e == 1 ? c.moment.y : c.moment.z;
      }
      loads = dot(c.force, t.v.place);
      if (kind & turns) loads += dot(c.moment, 2.0 * angular(t.q.turn, t.v.turn));
    }
    Twist r = {{0, 0, 0}, {0, 0, 0}};
    double mass = parameters.mass[i], moment = parameters.moment[i];
    if (kind & moves) {
      r.move = mass * (t.x.place - parameters.gravity) - on.force;
      residual = norm2(r.move) / (mass * mass);
      speed = larger(larger(magnitude(t.v.place.x), magnitude(t.v.place.y)), magnitude(t.v.place.z));
    }
    if (kind & turns) {
      r.turn = inertia_at(i, kind, t) - on.moment;
      residual += norm2(r.turn) / (mass * moment);
      Quaternion p = t.v.turn;
      speed = larger(speed, larger(larger(magnitude(p.w), magnitude(p.x)), larger(magnitude(p.y), magnitude(p.z))));
      if (!(kind & isotropic) && !(2 * square_root(dot4(p, p)) * parameters.step <= max_rotation)) parameters.state->halted = halt_rotation;
    }
    store_twist(parameters.residual, i, r);
    power = dot(load_twist(parameters.correction, i), r);
  }
  put_sum(sum_residual, group, residual);
  put_sum(sum_speed, group, speed);
  put_sum(sum_power, group, power);
  put_sum(sum_loads, group, loads);
}

// correct_bodies adds part of the correction to the trial.
INLINE void correct_bodies(double part) {
  each_body([&](int i, int) {
    if (i >= parameters.bodies) return;
    int kind = parameters.kind[i];
    if (!(kind & (moves | turns))) return;
    Trial t = load_trial(i);
    Twist c = load_twist(parameters.correction, i);
    correct(t, kind, part * c.move, part * c.turn);
    store_trial(i, t);
    write_frame(i, kind, t);
  });
}

// measure_correction sums up the size of the correction and its product with the residual that it was made for.
INLINE void measure_correction() {
  each_body([&](int i, int group) {
    double size = 0, power = 0;
    if (i < parameters.bodies) {
      int kind = parameters.kind[i];
      Twist c = load_twist(parameters.correction, i);
      if (kind & (moves | turns)) size = norm2(c.move);
      if (kind & turns) size += dot(c.turn, times(parameters.world, i, c.turn)) / parameters.mass[i];
      power = dot(c, load_twist(parameters.residual, i));
    }
    put_sum(sum_correction, group, size);
    put_sum(sum_before, group, power);
  });
}

// Values of State::phase, what the trial that comes next is for: the residual of the prediction, that after a correction, and that after one that was
// shortened.
enum { phase_first, phase_corrected, phase_line_search };

// Choices of what comes after a residual.
enum { accepting, correcting, shortening, failing };

// choose decides by the rules of solvers/newton.go what comes next, and brings the state up to date. Part is by how much more of the correction is to be
// applied where it is shortened.
INLINE int choose(State& s, double size, double whole, double power, double before, double rounding, double& part) {
  double rate = size / s.last;
  if (size != size) return failing;
  if (s.phase == phase_first) {
    s.last = size;
    return size == 0 ? accepting : correcting;
  }
  bool grown = size > divergence_ratio * s.last;
  if (s.phase == phase_corrected && grown) {
    s.low = 0;
    s.high = 1;
    s.factor = 1;
    s.searches = 0;
    s.crossed = before < 0 && power > 0;
  } else if (s.phase == phase_line_search) {
    if (s.crossed ? magnitude(power) <= -balance_ratio * before : !grown) {
      grown = false;
    } else {
      grown = s.searches < (s.crossed ? max_bisections : max_halvings);
      (s.crossed && power < 0 ? s.low : s.high) = s.factor;
    }
  }
  if (grown) {
    double middle = 0.5 * (s.low + s.high);
    part = middle - s.factor;
    s.factor = middle;
    s.searches++;
    s.phase = phase_line_search;
    return shortening;
  }
  if (safety * whole * smaller(rate, 1.0) <= parameters.tolerance || size == 0 || (rate > slow_rate && whole <= rounding)) return accepting;
  if (rate != rate || s.iteration >= parameters.max_iterations) return failing;
  s.last = size;
  return correcting;
}

// iterate_bodies makes a round. All blocks decide the same by the same numbers; the first one writes the state down when the others have read it.
KERNEL_OF(body_threads) iterate_bodies() {
  State s = *parameters.state;
  bool first = global_index() == 0;
  if (s.skip) return;
  const Reply reply = *parameters.reply;
  if (reply.moved || reply.failed || reply.rebuild) {
    if (first) {
      parameters.state->halted = halt_void;
      parameters.state->skip = 1;
      parameters.state->trial = s.trial + 1;
    }
    return;
  }
  int n = parameters.bodies;
  try_springs(s.trial);
  grid_barrier();
  each_body([&](int i, int group) { try_body(i, group, s.trial); });
  grid_barrier();
  Totals<6> of_bodies = body_totals<sum_residual, 6>();
  Totals<2> of_springs = spring_totals<sum_dissipated, 2>();
  auto total = [&](int which) { return of_bodies.of[which]; };
  double size = square_root(total(sum_residual)), rounding = 16 * 0x1p-53 * total(sum_speed), part = 1;
  double whole = velocity_weight() * square_root(total(sum_correction));
  double powers[2] = {of_springs.of[0], total(sum_loads)};
  int trial = s.trial, next = choose(s, size, whole, total(sum_power), total(sum_before), rounding, part);
  s.evaluations++;
  s.trial++;
  s.halted = parameters.state->halted;
  if (s.halted) next = failing;
  switch (next) {
    case correcting:
      solve(trial);
      measure_correction();
      correct_bodies(1);
      s.phase = phase_corrected;
      s.iteration++;
      s.iterations++;
      break;
    case shortening:
      correct_bodies(part);
      break;
    case accepting:
      s.done++;
      s.skip = s.accepted = 1;
      s.broken = of_springs.of[1] > 0;
      s.proceed = s.done < s.goal && !s.broken;
      s.time += parameters.step;
      s.phase = phase_first;
      s.iteration = 0;
      for (int k = 0; k < 2; k++) {
        s.works[k] += 0.5 * parameters.step * (s.powers[k] + powers[k]);
        s.powers[k] = powers[k];
      }
      for (int group = warp(); parameters.stateful && group < spring_groups(); group += warps())
        if (32 * group + lane() < parameters.springs) commit_spring(32 * group + lane(), s.time);
      each_body([&](int i, int) {
        if (i >= n) return;
        accept(i);
        if (s.proceed) predict(i, parameters.step);
      });
      break;
    default:
      s.skip = 1;
      if (!s.halted) s.halted = size == size ? halt_diverged : halt_not_finite;
  }
  grid_barrier();
  if (first) *parameters.state = s;
}

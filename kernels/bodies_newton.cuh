// Newton's iteration of a step of bodies, a round at a time: the contacts' kernels try where the frames are, a round works out the residual there, and
// corrects, shortens the last correction, or accepts the step and predicts the next; solvers/newton.go, whose rules of convergence and line search these are.
#pragma once
#include "bodies_held.cuh"
#include "bodies_works.cuh"

// As in solvers/newton.go.
constexpr double slow_rate = 0.3, divergence_ratio = 1, balance_ratio = 0.5, safety = 2;
constexpr int max_halvings = 5, max_bisections = 20;
constexpr double max_rotation = 1;  // rad in a step, as in solvers/rotation.go

// begin_bodies predicts the first step of a batch.
KERNEL_OF(body_threads) begin_bodies() {
  for (int i = global_index(); i < parameters.bodies; i += block_count() * block_size()) predict(i, parameters.last_step, true);
}

// put_wrench tells the host what contacts do to a frame.
INLINE void put_wrench(int frame, const Wrench& w) {
  const double all[wrench_size] = {w.force.x, w.force.y, w.force.z, w.moment.x, w.moment.y, w.moment.z};
  for (int e = 0; e < wrench_size; e++) parameters.wrenches[wrench_size * frame + e] = all[e];
}

// At is what is known of a body before its residual is: it is read at once, since no read waits for another then.
struct At {
  int kind, frame;
  double mass, moment, inertia[symmetric];
  Trial trial;
  Twist correction;  // the last
};

INLINE At load_at(int i) {
  At at = {parameters.kind[i], parameters.frame_of[i], parameters.mass[i], parameters.moment[i], {}, load_trial(i), load_twist(parameters.correction, i)};
  if (SPECIAL(TURNING)) load_symmetric(parameters.inertia, i, at.inertia);
  return at;
}

// try_body works out the residual of body i and its preconditioner, by all its threads, and what it adds to the sums, by the first.
INLINE void try_body(int i, int part, int group, const State& s) {
  bool there = i < parameters.bodies;
  double size = 0, speed = 0, turn = 0, power = 0, loads = 0, square = 0;
  Block m = {}, j = {};
  Load load = load_on(i, part, s, there, m, j);
  At at = {};
  if (there && part == 0) at = load_at(i);
  sum_load(load, m, j);
  if (there && part == 0) {
    const Trial& t = at.trial;
    Twist r = {}, rest = {};
    if (at.frame >= 0) {
      loads = dot(load.contacts.force, t.v.place);
      if (turning(at.kind)) loads += dot(load.contacts.moment, 2.0 * angular(t.q.turn, t.v.turn));
    }
    if (at.kind & moves) {
      r.move = at.mass * (t.x.place - parameters.gravity) - load.elements.force - load.contacts.force;
      size = norm2(r.move) / (at.mass * at.mass);
      speed = larger(larger(magnitude(t.v.place.x), magnitude(t.v.place.y)), magnitude(t.v.place.z));
    }
    if (turning(at.kind)) {
      double world[symmetric];
      r.turn = inertia_at(at.kind, at.inertia, t, world) - load.elements.moment - load.contacts.moment;
      for (int k = 0; k < symmetric; k++) parameters.world[int64(k) * parameters.bodies + i] = world[k];
      for (int k = 0; k < 3; k++) j.row[k] += times(world, {double(k == 0), double(k == 1), double(k == 2)});
      Block inverse_turn = inverse(j, at.moment, true);
      store_block(parameters.inverse_turn, i, inverse_turn);
      rest.turn = -times(inverse_turn, r.turn);
      size += norm2(r.turn) / (at.mass * at.moment);
      Quaternion p = t.v.turn;
      speed = larger(speed, larger(larger(magnitude(p.w), magnitude(p.x)), larger(magnitude(p.y), magnitude(p.z))));
      if (!(at.kind & isotropic)) turn = 2 * square_root(dot4(p, p)) * parameters.step;
    }
    add_identity(m, at.mass);
    Block inverse_move = inverse(m, at.mass, at.kind & moves);
    rest.move = -times(inverse_move, r.move);
    power = dot(at.correction, r);
    square = energy_product(i, rest, rest);
    store_block(parameters.inverse_move, i, inverse_move);
    store_twist(parameters.residual, i, r);
    store_twist(parameters.shadow, i, rest);
    if (at.frame >= 0) put_wrench(at.frame, load.contacts);
  }
  put_sum(sum_residual, group, size);
  put_sum(sum_speed, group, speed);
  put_sum(sum_turn, group, turn);
  put_sum(sum_power, group, power);
  put_sum(sum_loads, group, loads);
  put_sum(sum_rest, group, square);
  put_sum(sum_dissipated, group, load.dissipated, over_threads);
  put_sum(sum_applied, group, load.applied, over_threads);
  put_sum(sum_breaking, group, load.breaking, over_threads);
}

// move_body adds part of a correction to the trial of body i.
INLINE void move_body(int i, int kind, Trial& t, double part, const Twist& c) {
  if (!(kind & (moves | turns))) return;
  correct(t, kind, part * c.move, part * c.turn);
  store_trial(i, t);
  write_frame(i, kind, t);
}

// correct_bodies adds the correction that has been found to the trial, and sums up its size and its product with the residual that it was made for.
INLINE void correct_bodies(const Solution& s) {
  each_body([&](int i, int part, int group) INLINED {
    double size = 0, power = 0;
    if (i < parameters.bodies && part == 0) {
      int kind = parameters.kind[i];
      double mass = parameters.mass[i], world[symmetric] = {};
      Trial t = load_trial(i);  // all is read before anything is written, so that no read waits for another
      Twist c = SPECIAL(HELD) ? load_twist(parameters.correction, i) : solution(i, s), r = load_twist(parameters.residual, i);
      if (SPECIAL(TURNING)) load_symmetric(parameters.world, i, world);
      if (kind & (moves | turns)) size = norm2(c.move);
      if (turning(kind)) size += dot(c.turn, times(world, c.turn)) / mass;
      power = dot(c, r);
      store_twist(parameters.correction, i, c);
      move_body(i, kind, t, 1, c);
    }
    put_sum(sum_correction, group, size);
    put_sum(sum_before, group, power);
  });
}

// shorten_correction adds part of the last correction to the trial, which takes most of it back.
INLINE void shorten_correction(double part) {
  each_body([&](int i, int thread, int) INLINED {
    if (i >= parameters.bodies || thread) return;
    Trial t = load_trial(i);
    move_body(i, parameters.kind[i], t, part, load_twist(parameters.correction, i));
  });
}

// Values of State::phase, what the trial that comes next is for: the residual of the prediction, that after a correction, and that after one that was
// shortened.
enum { phase_first, phase_corrected, phase_line_search };

// Choices of what comes after a residual.
enum { accepting, correcting, shortening, failing };

// error_left estimates the error that is left after a correction, as left of solvers/newton.go does.
INLINE double error_left(double correction, double rate) {
  return correction * rate * (rate >= 1 ? safety : larger(safety, 1 / (1 - rate)));
}

// choose decides by the rules of solvers/newton.go what comes next, and brings the state up to date. Part is by how much more of the correction is to be
// applied where it is shortened.
INLINE int choose(State& s, double size, double whole, double power, double before, double rounding, double tolerance, double& part) {
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
  if (error_left(whole, smaller(rate, 1.0)) <= tolerance || size == 0 || (rate > slow_rate && whole <= rounding)) return accepting;
  if (rate != rate || s.iteration >= parameters.max_iterations) return failing;
  s.last = size;
  return correcting;
}

// tolerance_of_solution is how well to solve for a correction: after one that was made whole, the next one is likely to be smaller by the rate of the residual,
// and the iteration ends if it is good enough.
INLINE double tolerance_of_solution(const State& s, double size, double whole, double tolerance) {
  constexpr double margin = 0.1;
  if (s.phase != phase_corrected) return least_tolerance;
  double next = error_left(whole, size / s.last);
  return larger(least_tolerance, smaller(most_tolerance, margin * tolerance / next));
}

// Round is what an evaluation of the residual comes to.
struct Round {
  int next;                // a choice
  double part;             // by how much more of the correction is to be applied where it is shortened
  double rest, tolerance;  // of the linear solution that a correction takes
  double powers[power_count];  // W
  bool breaking;           // springs break if the trial is accepted
};

// try_bodies works out the residual of all bodies and decides what comes next. All blocks decide the same by the same numbers.
INLINE Round try_bodies(State& s, double tolerance) {
  each_body([&](int i, int part, int group) INLINED { try_body(i, part, group, s); });
  grid_barrier();
  Totals<sums_of_round> all = totals<sum_residual, sums_of_round>();
  auto total = [&](int which) INLINED { return all.of[which - sum_residual]; };
  double size = square_root(total(sum_residual)), rounding = 16 * 0x1p-53 * total(sum_speed);
  double whole = velocity_weight() * square_root(total(sum_correction));
  Round r = {failing, 1, total(sum_rest), tolerance_of_solution(s, size, whole, tolerance), {total(sum_dissipated), total(sum_loads), total(sum_applied)}, total(sum_breaking) > 0};
  r.next = choose(s, size, whole, total(sum_power), total(sum_before), rounding, tolerance, r.part);
  s.evaluations++;
  if (total(sum_turn) > max_rotation) {
    s.halted = halt_rotation;
    r.next = failing;
  }
  if (r.next == failing && !s.halted) s.halted = size == size ? halt_diverged : halt_not_finite;
  return r;
}

// change_trial corrects the trial or shortens the last correction.
INLINE void change_trial(State& s, const Round& r) {
  if (r.next == shortening) {
    shorten_correction(r.part);
    return;
  }
  Solution found = SPECIAL(HELD) ? solve_held(r.rest, r.tolerance) : solve(r.rest, r.tolerance);
  correct_bodies(found);
  s.products += found.products;
  s.phase = phase_corrected;
  s.iteration++;
  s.iterations++;
}

// count_step counts a step that is accepted, with the works in it.
INLINE void count_step(State& s, const Round& r) {
  const Totals<works_per_step> works = works_of_step(s.time, s.done ? parameters.step : parameters.last_step);
  s.works[power_dissipated] += works.of[0];
  s.works[work_taken] += works.of[1];
  s.works[work_numerical] += works.of[2];
  s.done++;
  s.broken = r.breaking;
  s.time += parameters.step;
  s.phase = phase_first;
  s.iteration = 0;
  for (int k = 0; k < power_count; k++) {
    s.works[k] += 0.5 * parameters.step * (s.powers[k] + r.powers[k]);
    s.powers[k] = r.powers[k];
  }
}

// accept_body makes the trial of a body the end of the step, by all its threads.
INLINE void accept_body(int i, int part, double time) {
  if (SPECIAL(STATEFUL)) each_of(parameters.spring_first, i, part, [&](int k) INLINED { commit_spring(k, time); });
  if (part == 0) accept(i);
}

// iterate_bodies makes a round. The first block writes the state down, which the others have read by then.
KERNEL_OF(body_threads) iterate_bodies() {
  if (SPECIAL(SUBCYCLED)) return;
  State s = *parameters.state;
  const Reply reply = *parameters.reply;  // read with the state, so that it does not wait for that
  bool first = global_index() == 0;
  if (s.skip) return;
  if (reply.moved || reply.failed || reply.rebuild) {
    if (first) {
      parameters.state->halted = reply.failed ? halt_void : halt_build;
      parameters.state->skip = 1;
      parameters.state->trial = s.trial + 1;
    }
    return;
  }
  Round r = try_bodies(s, parameters.tolerance);
  s.trial++;
  switch (r.next) {
    case accepting:
      count_step(s, r);
      s.accepted = 1;
      s.proceed = s.done < s.goal && !s.broken;
      s.skip = !(SPECIAL(ALONE) && s.proceed);
      each_body([&](int i, int part, int) INLINED {
        if (i >= parameters.bodies) return;
        accept_body(i, part, s.time);
        if (part == 0 && s.proceed) predict(i, parameters.step, true);
      });
      break;
    case failing:
      s.skip = 1;
      break;
    default:
      change_trial(s, r);
  }
  if (first) *parameters.state = s;
}

// What springs, their dampers and the numerical damping of Newmark's formulas take in a step, from the accepted state to the trial that is to follow it; mbd/line_work.go and
// solvers/dissipation.go.
#pragma once
#include "bodies_tangent.cuh"

// LineState is a spring at one end of a step.
struct LineState {
  Vec<double> span;     // from its first end to the second, m
  Vec<double> elastic;  // pull on the first end without that of the damper, N
  Vec<double> damping;  // pull of the damper, N
  double power;         // that the damper takes, W
};

INLINE LineState line_state(const Span& p, const Pull& pull) {
  double damping = pull.tension - pull.at_rest;
  return {p.between, pull.at_rest * p.along, damping * p.along, damping * p.rate};
}

// line_start is spring k at the start of a step, at a time, after one of length last, s, or 0 if there was none. In the step after the one in which it has broken it
// still pulls at the start.
INLINE LineState line_start(int k, const SpringDamper& s, const Span& p, double time, double last) {
  SpringState state = state_of(k, s);
  bool broken = state.broken != 0;
  if (broken && !(last > 0 && magnitude(state.time - time) < 0.5 * parameters.step)) return {p.between, {0, 0, 0}, {0, 0, 0}, 0};
  LineState l = line_state(p, whole_pull(s, state, p.length - s.free_length, p.rate));
  if (broken) l.power = 0;
  return l;
}

// line_end is spring k at the end of a step.
INLINE LineState line_end(int k, const SpringDamper& s, const Span& p) {
  double x = p.length - s.free_length;
  Pull pull = pull_of(k, s, x, p.rate);
  LineState l = line_state(p, pull);
  if (SPECIAL(STATEFUL) && breaks(k, s, x, pull.tension)) l.power = 0;
  return l;
}

// works_of_line adds what the spring of end k, which is on body i, takes in a step, and its damper beyond the trapezoidal rule of its power.
INLINE void works_of_line(int k, int i, double time, double last, double* works) {
  const SpringEnd at = parameters.spring_ends[k];
  const SpringDamper& s = parameters.spring_list[at.spring];
  if (!(at.flags & counted) || (SPECIAL(RELAXING) && s.branches)) return;
  LineState a = line_start(at.spring, s, span_of(at, s, i, parameters.q, parameters.v), time, last);
  LineState b = line_end(at.spring, s, span_of(at, s, i, parameters.trial_q, parameters.trial_v));
  Vec<double> way = b.span - a.span;
  works[0] += 0.5 * dot(a.damping + b.damping, way) - 0.5 * parameters.step * (a.power + b.power);
  works[1] += 0.5 * dot(a.elastic + b.elastic, way);
}

// trapezoidal tells whether Newmark's formulas are the trapezoidal rule, which damps nothing.
INLINE bool trapezoidal() {
  return parameters.beta == 0.25 && parameters.gamma == 0.5 && parameters.unknown_part == 1 && parameters.last_part == 0 && parameters.old_part == 0;
}

// numerical_dissipation is the energy that Newmark's formulas take from body i in a step, after one of length last.
INLINE double numerical_dissipation(int i, double last) {
  int kind = parameters.kind[i];
  if (!(kind & (moves | turns)) || trapezoidal()) return 0;
  double h = parameters.step, g = parameters.gamma, mass = parameters.mass[i], world[symmetric] = {};
  if (turning(kind)) load_symmetric(parameters.world, i, world);
  Trial t = load_trial(i);
  normalise(kind, t);
  auto product = [&](const Coordinates& a, const Coordinates& b) INLINED {
    double sum = mass * dot(a.place, b.place);
    if (turning(kind)) sum += 4 * dot(times(world, angular(t.q.turn, a.turn)), angular(t.q.turn, b.turn));
    return sum;
  };
  auto mean = [](const Coordinates& a, const Coordinates& b) INLINED {
    Coordinates zero = {};
    return plus(plus(zero, 0.5, a), 0.5, b);
  };
  Coordinates x = load(parameters.x, i), start = start_of(i, last, plus(x, -1, load(parameters.last_x, i)));
  Coordinates drive = mean(x, t.x), rest = plus(plus(drive, g - 1, start), -g, t.a), jump = plus(t.a, -1, start);
  return h * product(rest, mean(load(parameters.v, i), t.v)) + h * h * (parameters.beta - 0.5 * g) * product(drive, jump);
}

// works_of_step are the works of all bodies and springs in the step to the trial, which begins at a time, in the order of the sums.
INLINE Totals<works_per_step> works_of_step(double time, double last) {
  each_body([&](int i, int part, int group) INLINED {
    double works[works_per_step] = {};
    if (i < parameters.bodies) {
      each_of(parameters.spring_first, i, part, [&](int k) INLINED { works_of_line(k, i, time, last, works); });
      if (part == 0) works[2] = numerical_dissipation(i, last);
    }
    for (int k = 0; k < works_per_step; k++) put_sum(sum_works + k, group, works[k], over_threads);
  });
  grid_barrier();
  return totals<sum_works, works_per_step>();
}

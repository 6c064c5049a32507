// Spring-dampers at the trial: what they do to bodies, and the slopes of that; mbd/spring.go and mbd/line.go. Each end of a spring works it out for
// itself, by the same numbers, so that no body waits for another.
#pragma once
#include "bodies_motion.cuh"

// line_number is a number of end k of a spring at the trial.
INLINE double& line_number(int k, int number) { return parameters.lines[number * parameters.spring_count + k]; }

INLINE Vec<double> line_vector(int k, int number) {
  return {line_number(k, number), line_number(k, number + 1), line_number(k, number + 2)};
}

INLINE void put_line_vector(int k, int number, Vec<double> v) {
  line_number(k, number) = v.x;
  line_number(k, number + 1) = v.y;
  line_number(k, number + 2) = v.z;
}

// force_of is a curve at a displacement x, with its slope and its work from 0 on.
INLINE double force_of(const CurvePart& curve, double x, double& slope, double& work) {
  const CurvePoint* p = parameters.curves + curve.first;
  int last = curve.points - 1, k = 0;
  slope = 0;
  while (k <= last && p[k].x < x) k++;
  if (k > last) {
    work = p[last].work + p[last].force * (x - p[last].x);
    return p[last].force;
  }
  if (k == 0 && last > 0) k = 1;
  if (k == 0) {
    work = p[0].force * x;
    return p[0].force;
  }
  slope = (p[k].force - p[k - 1].force) / (p[k].x - p[k - 1].x);
  double d = x - p[k - 1].x, force = p[k - 1].force + slope * d;
  work = p[k - 1].work + d * (p[k - 1].force + force) / 2;
  return force;
}

// table_at is the force of a table at an elongation x, and its slope; internal/formula/table.go.
INLINE double table_at(const TablePart& t, double x, double& slope) {
  const TablePoint* p = parameters.tables + t.first;
  int low = 0, high = t.points - 1;
  if (x < p[0].x || x > p[high].x || high == 0) {
    const TablePoint& end = p[x < p[0].x ? 0 : high];
    slope = x < p[0].x ? t.before : t.after;
    return end.force + slope * (x - end.x);
  }
  while (high - low > 1) {
    int middle = (low + high) / 2;
    (p[middle].x < x ? low : high) = middle;
  }
  double h = p[high].x - p[low].x, a = (p[high].x - x) / h, b = (x - p[low].x) / h, second = p[low].second, next = p[high].second;
  slope = (p[high].force - p[low].force) / h + ((3 * b * b - 1) * next - (3 * a * a - 1) * second) * h / 6;
  return a * p[low].force + b * p[high].force + ((a * a * a - a) * second + (b * b * b - b) * next) * h * h / 6;
}

// table_energy is the work of a table from no elongation to x, by the rule that models/build_laws.go has.
INLINE double table_energy(const TablePart& t, double x) {
  constexpr int panels = 16, points = 5;
  constexpr double places[points] = {-0.9061798459386640, -0.5384693101056831, 0, 0.5384693101056831, 0.9061798459386640};
  constexpr double weights[points] = {0.2369268850561891, 0.4786286704993665, 0.5688888888888889, 0.4786286704993665, 0.2369268850561891};
  double half = x / (2 * panels), energy = 0, slope;
  for (int k = 0; k < panels; k++)
    for (int n = 0; n < points; n++) energy += half * weights[n] * table_at(t, half * (2 * k + 1 + places[n]), slope);
  return energy;
}

// wire_at is the curve of a wire that yields at its largest elongation so far, x included.
INLINE Curve wire_at(const SpringDamper& s, const SpringState& state, double x) {
  Curve c = {};
  c.elongation = larger(state.peak, x);
  c.unloading = s.unloading;
  c.force = force_of(s.wire, c.elongation, c.slope, c.work);
  return c;
}

// elastic_tension is the tension of a spring without damper and brake at an elongation x, and its slope.
INLINE double elastic_tension(const SpringDamper& s, const SpringState& state, double x, double& slope) {
  double tension = s.stiffness * x + s.preload, by_x = 0;
  slope = s.stiffness;
  if (SPECIAL(CURVES) && s.curve.points) {
    tension += table_at(s.curve, x, by_x);
    slope += by_x;
  }
  if (!SPECIAL(STATEFUL) || !s.wire.points) return tension;
  Curve c = wire_at(s, state, x);
  tension += yielding(c, x, by_x);
  slope += by_x;
  return tension;
}

constexpr int most_slips = 100;  // trials of a slip
constexpr double infinite = __builtin_huge_val();

// slip_at is the slip of a spring's brake at an elongation x of both, and the stiffness of the brake there: infinite where it sticks; mbd/brake.go.
INLINE double slip_at(const SpringDamper& s, const SpringState& state, double x, double& stiffness) {
  double low = state.slip, high = smaller(s.stroke, larger(x, low)), slope, brake;
  auto excess = [&](double slip) INLINED {
    double work, own, tension = elastic_tension(s, state, x - slip, own), force = force_of(s.brake, slip, brake, work);
    slope = own + brake;
    return tension - force;
  };
  stiffness = infinite;
  if (excess(low) <= 0) return low;
  if (excess(high) >= 0) return high;
  double slip = low;
  for (int k = 0; k < most_slips; k++) {
    double over = excess(slip);
    (over > 0 ? low : high) = slip;
    stiffness = brake;
    double next = slip + over / slope;
    if (magnitude(next - slip) <= 1e-15 * (magnitude(x) + slip)) break;
    slip = next > low && next < high ? next : (low + high) / 2;
  }
  return slip;
}

// branch_tension is that of branch b of a viscoelastic spring at an elongation x; mbd/viscoelastic.go.
INLINE double branch_tension(const SpringDamper& s, int b, double x) {
  const double* last = parameters.overstress + s.overstress;
  const Branch& branch = parameters.branches[s.first_branch + b];
  return branch.decay * last[1 + b] + branch.slope * (x - last[0]);
}

// relaxing is the pull of a viscoelastic spring at an elongation x, and the power that its branches dissipate, W.
INLINE Pull relaxing(const SpringDamper& s, double x, double& dissipated) {
  Pull p = {s.stiffness * x, s.stiffness, 0, 0};
  dissipated = 0;
  for (int b = 0; b < s.branches; b++) {
    const Branch& branch = parameters.branches[s.first_branch + b];
    double tension = branch_tension(s, b, x);
    p.tension += tension;
    p.by_x += branch.slope;
    dissipated += branch.loss * tension * tension;
  }
  return p;
}

// commit_branches has the branches of a viscoelastic spring remember an elongation x.
INLINE void commit_branches(const SpringDamper& s, double x) {
  double* last = parameters.overstress + s.overstress;
  for (int b = 0; b < s.branches; b++) last[1 + b] = branch_tension(s, b, x);
  last[0] = x;
}

// state_of is what spring k remembers.
INLINE SpringState state_of(int k, const SpringDamper& s) {
  SpringState state = {};
  if (SPECIAL(STATEFUL) && s.stateful) state = parameters.states[k];
  return state;
}

// whole_pull is the pull of a spring that is not broken at an elongation x that grows by rate.
INLINE Pull whole_pull(const SpringDamper& s, const SpringState& state, double x, double rate) {
  Spring law = {s.stiffness, s.damping, s.preload, s.rope != 0};
  double slope, series = 1;  // part of an elongation that is not slip
  if (SPECIAL(STATEFUL) && s.brake.points) {
    double brake;
    x -= slip_at(s, state, x, brake);
    elastic_tension(s, state, x, slope);
    if (slope + brake > 0) series = 1 / (1 + slope / brake);
  }
  double tension = elastic_tension(s, state, x, slope);
  return damped(law, tension, series * slope, 0.0, rate);
}

// pull_of is the pull of spring k at an elongation x that grows by rate.
INLINE Pull pull_of(int k, const SpringDamper& s, double x, double rate) {
  SpringState state = state_of(k, s);
  if (state.broken != 0) return {0, 0, 0, 0};
  return whole_pull(s, state, x, rate);
}

// utilisation is the largest ratio of a load of a spring to its limit at an elongation x and a tension, with the energy that it stores, J.
INLINE double utilisation(const SpringDamper& s, const SpringState& state, double x, double tension, double& energy) {
  Spring law = {s.stiffness, s.damping, s.preload, s.rope != 0};
  double lost = 0, own = x, slope, ratio = 0;
  energy = 0;
  if (s.brake.points) own -= slip_at(s, state, x, slope);
  if (s.wire.points) {
    Curve c = wire_at(s, state, own);
    energy = stored(c, own);
    lost = yielded(c);
  }
  if (!s.rope || elastic_tension(s, state, own, slope) > 0) {
    energy += elastic(law, own);
    if (SPECIAL(CURVES) && s.curve.points) energy += table_energy(s.curve, own);
  }
  if (s.limits.x > 0) ratio = larger(ratio, tension / s.limits.x);
  if (s.limits.y > 0) ratio = larger(ratio, x / s.limits.y);
  if (s.limits.z > 0) ratio = larger(ratio, (energy + lost) / s.limits.z);
  return ratio;
}

// breaks tells whether spring k breaks if the trial, with an elongation x and a tension, is accepted.
INLINE bool breaks(int k, const SpringDamper& s, double x, double tension) {
  if (!s.stateful || parameters.states[k].broken != 0) return false;
  double energy;
  return utilisation(s, parameters.states[k], x, tension, energy) > 1;
}

// commit_spring has the spring of end k remember the trial, which ends at a time.
INLINE void commit_spring(int k, double time) {
  const SpringEnd& e = parameters.spring_ends[k];
  const SpringDamper& s = parameters.spring_list[e.spring];
  if (!(e.flags & counted) || !s.stateful) return;
  SpringState& state = parameters.states[e.spring];
  if (state.broken != 0) return;
  if (SPECIAL(RELAXING) && s.branches) {
    commit_branches(s, line_number(k, line_elongation));
    return;
  }
  double x = line_number(k, line_elongation), pull = line_number(k, line_pull), tension = e.end ? -pull : pull;
  double energy, ratio = utilisation(s, state, x, tension, energy), own = x, stiffness;
  state.utilisation = ratio;
  if (s.brake.points) {
    double slip = slip_at(s, state, x, stiffness);
    own -= slip;
    state.slip = slip;
  }
  if (s.wire.points) state.peak = larger(state.peak, own);
  if (ratio > 1) {
    state.broken = 1;
    state.time = time;
    state.tension = tension;
    state.elongation = x;
    state.energy = energy;
  }
}

// Span is how the ends of a spring are to each other.
struct Span {
  Vec<double> arm[2];  // from the centres of mass
  Vec<double> between, along, relative;  // from the first to the second; its direction; and the difference of the velocities
  double length, rate;
};

// span_of is that of a spring with an end on body i, at coordinates and their rates.
INLINE Span span_of(const SpringEnd& at, const SpringDamper& s, int i, const double* q, const double* v) {
  Span p = {};
  Vec<double> place[2], velocity[2];
#pragma unroll
  for (int e = 0; e < 2; e++) {
    int body = e == at.end ? i : at.other;
    place[e] = load_vector(q, body);
    velocity[e] = load_vector(v, body);
    if (SPECIAL(LEVERS) && s.lever[e]) {
      Coordinates there = load(q, body), moving = load(v, body);
      p.arm[e] = turned(there.turn, s.point[e]);
      place[e] = there.place + p.arm[e];
      velocity[e] = moving.place + cross(2.0 * angular(there.turn, moving.turn), p.arm[e]);
    }
  }
  p.between = place[1] - place[0];
  p.relative = velocity[1] - velocity[0];
  p.length = square_root(norm2(p.between));
  p.along = (p.length > 0 ? 1 / p.length : 0) * p.between;
  p.rate = dot(p.along, p.relative);
  return p;
}

// Line is a spring as one of its ends has it.
struct Line {
  Vec<double> arm, along, slope;  // as the numbers of an end
  double across, pull;
  double dissipated;  // power that the damper takes at the end of the step, W, where the end counts for the spring
  bool breaks;  // likewise
};

// line_at works out the spring of end k, which is on body i, at the trial, and keeps what its tangent needs.
INLINE Line line_at(int k, int i) {
  const SpringEnd at = parameters.spring_ends[k];
  const SpringDamper& s = parameters.spring_list[at.spring];
  Span span = span_of(at, s, i, parameters.trial_q, parameters.trial_v);
  Vec<double> along = span.along, swing = {0, 0, 0};
  double rate = span.rate, x = span.length - s.free_length, inverse = span.length > 0 ? 1 / span.length : 0, lost = 0;
  Pull p = SPECIAL(RELAXING) && s.branches ? relaxing(s, x, lost) : pull_of(at.spring, s, x, rate);
  double across = larger(0.0, position_weight() * p.tension * inverse);
  swing = (position_weight() * p.by_rate * inverse) * (span.relative - rate * along);
  Line l = {};
  l.arm = at.end ? span.arm[1] : span.arm[0];
  l.along = along;
  l.slope = (position_weight() * p.by_x + velocity_weight() * p.by_rate - across) * along + swing;
  l.across = across;
  l.pull = at.end ? -p.tension : p.tension;
  if (SPECIAL(LEVERS)) {
    put_line_vector(k, line_arm, l.arm);
    put_line_vector(k, line_other_arm, at.end ? span.arm[0] : span.arm[1]);
  }
  put_line_vector(k, line_along, along);
  put_line_vector(k, line_slope, l.slope);
  line_number(k, line_across) = across;
  line_number(k, line_pull) = l.pull;
  line_number(k, line_elongation) = x;
  if (at.flags & counted) {
    bool relaxes = SPECIAL(RELAXING) && s.branches;
    l.breaks = SPECIAL(STATEFUL) && !relaxes && breaks(at.spring, s, x, p.tension);
    if (!l.breaks) l.dissipated = relaxes ? lost : (p.tension - p.at_rest) * rate;
  }
  return l;
}

// Spring-dampers and contacts at the trial: what they do to bodies, and the slopes of that; mbd/spring.go and mbd/line.go.
#pragma once
#include "bodies_motion.cuh"

// line_number is a number of spring k at the trial.
INLINE double& line_number(int k, int number) { return parameters.lines[number * parameters.springs + k]; }

INLINE Vec<double> line_vector(int k, int number) {
  return {line_number(k, number), line_number(k, number + 1), line_number(k, number + 2)};
}

INLINE void put_line_vector(int k, int number, Vec<double> v) {
  line_number(k, number) = v.x;
  line_number(k, number + 1) = v.y;
  line_number(k, number + 2) = v.z;
}

// curve_at is the curve of a wire that yields at its largest elongation x.
INLINE Curve curve_at(const SpringDamper& s, double x) {
  const CurvePoint* p = parameters.curves + s.curve;
  int last = s.points - 1, k = 0;
  while (k <= last && p[k].x < x) k++;
  if (k > last) return {x, p[last].force, 0, p[last].work + p[last].force * (x - p[last].x), s.unloading};
  if (k == 0 && last > 0) k = 1;
  if (k == 0) return {x, p[0].force, 0, p[0].force * x, s.unloading};
  double slope = (p[k].force - p[k - 1].force) / (p[k].x - p[k - 1].x), d = x - p[k - 1].x, force = p[k - 1].force + slope * d;
  return {x, force, slope, p[k - 1].work + d * (p[k - 1].force + force) / 2, s.unloading};
}

// pull_of is the pull of spring k at an elongation x that grows by rate.
INLINE Pull pull_of(int k, const SpringDamper& s, double x, double rate) {
  Spring law = {s.stiffness, s.damping, s.preload, s.rope != 0};
  double tension = s.stiffness * x + s.preload, slope = s.stiffness;
  if (s.stateful) {
    const SpringState& state = parameters.states[k];
    if (state.broken != 0) return {0, 0, 0, 0};
    if (s.points) {
      double wire, by_x;
      wire = yielding(curve_at(s, larger(state.peak, x)), x, by_x);
      tension += wire;
      slope += by_x;
    }
  }
  return damped(law, tension, slope, 0.0, rate);
}

// utilisation is the largest ratio of a load of spring k to its limit at an elongation x and a tension, with the energy that it stores, J.
INLINE double utilisation(int k, const SpringDamper& s, double x, double tension, double& energy) {
  Spring law = {s.stiffness, s.damping, s.preload, s.rope != 0};
  double lost = 0, at_rest = s.stiffness * x + s.preload;
  energy = 0;
  if (s.points) {
    Curve c = curve_at(s, larger(parameters.states[k].peak, x));
    double slope;
    at_rest += yielding(c, x, slope);
    energy = stored(c, x);
    lost = yielded(c);
  }
  if (!s.rope || at_rest > 0) energy += elastic(law, x);
  double ratio = 0;
  if (s.limits.x > 0) ratio = larger(ratio, tension / s.limits.x);
  if (s.limits.y > 0) ratio = larger(ratio, x / s.limits.y);
  if (s.limits.z > 0) ratio = larger(ratio, (energy + lost) / s.limits.z);
  return ratio;
}

// breaks tells whether spring k breaks if the trial is accepted.
INLINE bool breaks(int k) {
  const SpringDamper& s = parameters.spring_list[k];
  if (!s.stateful || parameters.states[k].broken != 0) return false;
  double energy;
  return utilisation(k, s, line_number(k, line_elongation), line_number(k, line_tension), energy) > 1;
}

// commit_spring has spring k remember the trial, which ends at a time.
INLINE void commit_spring(int k, double time) {
  const SpringDamper& s = parameters.spring_list[k];
  if (!s.stateful) return;
  SpringState& state = parameters.states[k];
  if (state.broken != 0) return;
  double x = line_number(k, line_elongation), tension = line_number(k, line_tension), energy, ratio = utilisation(k, s, x, tension, energy);
  state.utilisation = ratio;
  if (s.points) state.peak = larger(state.peak, x);
  if (ratio > 1) {
    state.broken = 1;
    state.time = time;
    state.tension = tension;
    state.elongation = x;
    state.energy = energy;
  }
}

// spring_at works out spring k at the trial and returns the power that its damper takes, W.
INLINE double spring_at(int k) {
  const SpringDamper& s = parameters.spring_list[k];
  Vec<double> place[2], velocity[2], arm[2];
#pragma unroll
  for (int e = 0; e < 2; e++) {
    int i = s.body[e];
    arm[e] = {0, 0, 0};
    place[e] = load_vector(parameters.trial_q, i);
    velocity[e] = load_vector(parameters.trial_v, i);
    if (s.lever[e]) {
      Coordinates q = load(parameters.trial_q, i), v = load(parameters.trial_v, i);
      arm[e] = turned(q.turn, s.point[e]);
      place[e] = q.place + arm[e];
      velocity[e] = v.place + cross(2.0 * angular(q.turn, v.turn), arm[e]);
    }
    put_line_vector(k, line_arm + 3 * e, arm[e]);
  }
  Vec<double> d = place[1] - place[0], along = {0, 0, 0};
  double length = square_root(norm2(d));
  if (length > 0) along = (1 / length) * d;
  Vec<double> relative = velocity[1] - velocity[0];
  double rate = dot(along, relative), x = length - s.free_length;
  Pull p = pull_of(k, s, x, rate);
  double across = length > 0 ? larger(0.0, position_weight() * p.tension / length) : 0;
  put_line_vector(k, line_along, along);
  put_line_vector(k, line_swing, length > 0 ? (position_weight() * p.by_rate / length) * (relative - rate * along) : along);
  line_number(k, line_across) = across;
  line_number(k, line_extra) = position_weight() * p.by_x + velocity_weight() * p.by_rate - across;
  line_number(k, line_elongation) = x;
  line_number(k, line_tension) = p.tension;
  return (p.tension - p.at_rest) * rate;
}

// touches tells whether a coupled surface, by its number among all, touches particles at the trial.
INLINE bool touches(int surface, int trial) { return parameters.active[surface] == trial; }


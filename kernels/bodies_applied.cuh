// Given forces and torques at the trial; mbd/applied.go.
#pragma once
#include "bodies_springs.cuh"

// Applied is a force and a torque on a body, in world axes.
struct Applied {
  Vec<double> arm, force, torque;  // arm: from the centre of mass to where the force acts, m
};

INLINE double& applied_number(int k, int number) { return parameters.applied_at[number * parameters.applied_count + k]; }

INLINE Vec<double> applied_vector(int k, int number) { return {applied_number(k, number), applied_number(k, number + 1), applied_number(k, number + 2)}; }

INLINE void put_applied_vector(int k, int number, Vec<double> v) {
  applied_number(k, number) = v.x;
  applied_number(k, number + 1) = v.y;
  applied_number(k, number + 2) = v.z;
}

// applied_at is force k as the trial of its body has it.
INLINE Applied applied_at(int k) { return {applied_vector(k, applied_arm), applied_vector(k, applied_force), applied_vector(k, applied_torque)}; }

// apply works out force k on body i at the end of a step of the batch, and keeps it.
INLINE Applied apply(int k, int i, int64 step) {
  const AppliedForce& f = parameters.applied_forces[k];
  double factor = f.function < 0 ? 1 : parameters.factors[step * parameters.functions + f.function];
  Quaternion turn = load(parameters.trial_q, i).turn;
  Applied a = {turned(turn, f.point), factor * f.force, factor * f.torque};
  if (f.follower) {
    a.force = turned(turn, a.force);
    a.torque = turned(turn, a.torque);
  }
  put_applied_vector(k, applied_arm, a.arm);
  put_applied_vector(k, applied_force, a.force);
  put_applied_vector(k, applied_torque, a.torque);
  return a;
}

INLINE Vec<double> moment_of(const Applied& a) { return a.torque + cross(a.arm, a.force); }

// applied_power is what a force gives to body i, W.
INLINE double applied_power(const Applied& a, int i) {
  Coordinates q = load(parameters.trial_q, i), v = load(parameters.trial_v, i);
  Vec<double> spinning = 2.0 * angular(q.turn, v.turn);
  return dot(a.force, v.place + cross(spinning, a.arm)) + dot(a.torque, spinning);
}

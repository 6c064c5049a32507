// Moving surfaces: where they are at a step, and whether they have left the place that pairs were looked for at.
#pragma once
#include "candidates.cuh"

// swing bounds how far a rotation from one quaternion to another moves a point at a distance.
INLINE double rotation_bound(const double* a, const double* b, double distance) {
  double same = 0, opposite = 0;
  for (int k = 0; k < 4; k++) {
    same += (a[k] - b[k]) * (a[k] - b[k]);
    opposite += (a[k] + b[k]) * (a[k] + b[k]);
  }
  double angle = square_root(smaller(same, opposite));
  return angle > 0 ? 2 * angle * distance : 0;
}

// travel bounds how far any point of a surface has come since its pairs were looked for.
INLINE double travel(int number, const Pose& now) {
  const Pose& then = parameters.reference_poses[number];
  return norm(now.position - then.position) + rotation_bound(now.turn, then.turn, parameters.bounding_radius[number]);
}

// travel does so for a strand.
INLINE double travel(int number, const End* now) {
  const End* then = parameters.reference_ends + 2 * number;
  return larger(norm(now[0].place - then[0].place), norm(now[1].place - then[1].place));
}

// check_driven_surfaces asks for a build where a driven surface will be too far from its reference pose, and keeps its pose at the end of step k. The first threads
// of a block share the work.
INLINE void check_driven_surfaces(Control* control, int64 k, int threads) {
  for (int s = thread_index(); s < parameters.wall_count; s += threads) {
    const Surface& surface = parameters.surfaces[s];
    if (surface.driven < 0) continue;
    const Pose& pose = pose_of(surface, s, control->base + k + 1);
    parameters.poses[s] = pose;
    if (travel(s, pose) <= parameters.slack) continue;
    control->wanted = 1;
    control->stop[k + 1] = 1;
  }
}

INLINE Pose placed_pose(const Surface& s, const Frame& f) {
  Pose p;
  Vec<double> arm = rotate(f.turn, s.at[0]);
  p.position = f.position + arm;
  p.velocity = f.velocity + cross(f.angular, arm);
  p.angular = f.angular;
  const double *a = f.turn, *b = s.turn;
  p.turn[0] = a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3];
  p.turn[1] = a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2];
  p.turn[2] = a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1];
  p.turn[3] = a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0];
  return p;
}

INLINE End placed_end(const Vec<double>& at, const Frame& f) {
  Vec<double> arm = rotate(f.turn, at);
  return {f.position + arm, f.velocity + cross(f.angular, arm), f.angular, arm, {f.turn[0], f.turn[1], f.turn[2], f.turn[3]}};
}

// place_surface puts a coupled surface where its frames are, and tells whether that is too far from its reference pose.
INLINE bool place_surface(int number, const Frame* frames) {
  const Surface& s = parameters.surfaces[number];
  double distance;
  if (is_strand(s)) {
    End* ends = parameters.ends + 2 * number;
    for (int k = 0; k < 2; k++) ends[k] = placed_end(s.at[k], frames[s.frame[k]]);
    distance = travel(number, ends);
  } else {
    Pose p = placed_pose(s, frames[s.frame[0]]);
    parameters.poses[number] = p;
    distance = travel(number, p);
  }
  return !(distance <= parameters.slack);
}

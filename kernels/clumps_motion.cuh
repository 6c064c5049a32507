// How clumps move: what acts on their spheres is summed up in their order, the clump is kicked and moved, and takes its spheres along.
#pragma once
#include "flow.cuh"

// load_on sums up what acts on the spheres of a clump, about its centre of mass.
INLINE ClumpLoad load_on(const Clump& clump, int c, const Quad<Scalar>* force, const Quad<Scalar>* torque) {
  ClumpLoad out = {{0, 0, 0}, {0, 0, 0}};
  OrientationOf<double> turn = orientation_of(clump);
  struct Load {
    Quad<Scalar> force, torque;
  };
  for_spheres(clump, c, [&](int i) { return Load{force[i], torque[i]}; }, [&](int, Vec<double> offset, const Load& on) {
    Vec<double> f = {double(on.force.x), double(on.force.y), double(on.force.z)}, t = {double(on.torque.x), double(on.torque.y), double(on.torque.z)};
    out.force += f;
    out.torque += t + cross(rotate(turn, offset), f);
  });
  return out;
}

// resist adds local damping, and what the fluid does to a sphere of the clump's volume, at the beginning of a step. What that takes in a kick that is to come is not lost yet.
INLINE void resist(const Clump& clump, int64 step, double to_come, ClumpLoad& load, Real* lost) {
  double h = parameters.dt_before - to_come;
  Vec<double> damping = {0, 0, 0}, turning = {0, 0, 0}, gravity = gravity_at(step);
  if (SPECIAL(DAMPED)) {
    damping = local_damping(parameters.local_damping, load.force, clump.velocity);
    turning = local_damping(parameters.local_damping, load.torque, angular_velocity(clump));
    load.force += damping;
    load.torque += turning;
  }
  if (SPECIAL(FLUID)) {
    double volume = parameters.clump_shapes[clump.shape].volume * clump.scale * clump.scale * clump.scale;
    Vec<double> f = fluid_force(parameters.origin + clump.position, clump.velocity, clump.mass, cube_root(0.238732414637843 * volume), load.force, step);
    load.force += f;
    lost[lost_drag] -= Real(work_of(f, load.force, clump.velocity, gravity, clump.mass, 0.0, h));
  }
  if (SPECIAL(DAMPED)) {
    Vec<double> w = angular_velocity(orientation_of(clump), kick_angular(clump.momentum, 0.5 * h, load.torque), clump.inertia);
    lost[lost_local] -= Real(work_of(damping, load.force, clump.velocity, gravity, clump.mass, 0.0, h) + dot(turning, w) * h);
  }
}

// complete_losses adds the mid-step losses of the spheres of a clump, on which a load acts. Clumps have no temperature.
INLINE void complete_losses(const Clump& clump, int c, const ClumpLoad& load, int64 step, Real* lost) {
  if (!has_bodies()) return;
  double h = 0.5 * parameters.dt_before;
  OrientationOf<double> turn = orientation_of(clump);
  Vec<double> gained = kick(Vec<double>{0, 0, 0}, h / clump.mass, load.force, h, gravity_at(step)), turned = angular_velocity(turn, h * load.torque, clump.inertia);
  for_spheres(clump, c, [&](int i, Vec<double> offset) {
    mid_step_losses(i, convert<Real>(gained + cross(turned, rotate(turn, offset))), convert<Real>(turned), lost);
  });
}

INLINE void kick_clump(Clump& clump, const ClumpLoad& load, double h, Vec<double> gravity) {
  clump.velocity = kick(clump.velocity, h / clump.mass, load.force, h, gravity);
  clump.momentum = kick_angular(clump.momentum, h, load.torque);
}

// nearest_to is the image of x, along a periodic axis, that is nearest to y.
INLINE double nearest_to(double y, double x, double period, int axis) {
  if (!(SPECIAL(PERIODIC) >> axis & 1)) return x;
  double turns = (y - x) / period;
  return x + period * int(turns < 0 ? turns - 0.5 : turns + 0.5);
}

// Moved is a sphere of a clump that is moved.
struct Moved {
  Position position;
  Wraps wraps;   // where an axis is periodic
  Scalar along;  // what goes along with its angular velocity
};

// goes_round tells whether a coordinate has gone round its range on a way that is shorter than half of it.
INLINE bool goes_round(Coordinate from, Coordinate to) { return Coordinate(Unsigned(to) - Unsigned(from)) > 0 ? to < from : to > from; }

// place_at takes sphere i to x, on the side of a periodic domain where it is, and writes its wraps where they change.
INLINE Position place_at(int i, const Moved& s, Vec<double> x) {
  if (SPECIAL(PERIODIC)) {
    Vec<double> old = place_of(s.position, s.wraps), period = parameters.period;
    x = {nearest_to(old.x, x.x, period.x, 0), nearest_to(old.y, x.y, period.y, 1), nearest_to(old.z, x.z, period.z, 2)};
  }
  Wraps wraps;
  Position p = {fixed_point(x.x, wraps.x), fixed_point(x.y, wraps.y), fixed_point(x.z, wraps.z), s.position.reach};
  if (goes_round(s.position.x, p.x) || goes_round(s.position.y, p.y) || goes_round(s.position.z, p.z)) {
    wraps.mark = parameters.wraps[i].mark;
    parameters.wraps[i] = wraps;
  }
  return p;
}

// Clumps are read and written by the words of a block's clumps, so that threads side by side do so of words side by side: each thread by itself would take as many lines of memory as
// a warp has threads, for every word. What changes of a clump in a step comes first in it.
constexpr int clump_words = sizeof(Clump) / sizeof(int64), clump_moving = __builtin_offsetof(Clump, inertia) / sizeof(int64);

INLINE void read_staged(const Clump* from, int count, Clump* staged) {
  for (int w = thread_index(); w < count * clump_words; w += step_threads) ((int64*)staged)[w] = ((const int64*)from)[w];
  synchronize();
}

INLINE void write_staged(const Clump* staged, int count, Clump* to) {
  synchronize();
  for (int w = thread_index(); w < count * clump_words; w += step_threads)
    if (w % clump_words < clump_moving) ((int64*)to)[w] = ((const int64*)staged)[w];
}

// move_clumps ends step k of a batch for the clumps: what acts on their spheres lies where the step writes velocities. Losses go to the rows from first on.
KERNEL_OF(step_threads) move_clumps(int64 k, int64 ahead, int64 first) {
  __shared__ Clump staged[step_threads];
  Control* control = parameters.control;
  if (control->stop[k]) return;
  int c = global_index(), to = (control->parity + int(k) + 1) & 1;
  Clump* all = parameters.clumps[control->order] + (c - thread_index());
  int count = smaller(control->clumps - (c - thread_index()), step_threads);
  read_staged(all, count, staged);
  Totals t = {};
  if (c < control->clumps) {
    Quad<Scalar>*velocity = parameters.velocity[to], *angular = parameters.angular[to];
    Clump clump = staged[thread_index()];
    ClumpLoad load = load_on(clump, c, velocity, angular);
    resist(clump, control->base + k, 0, load, t.lost);
    complete_losses(clump, c, load, control->base + k, t.lost);
    kick_clump(clump, load, parameters.kick, gravity_at(control->base + k));
    OrientationOf<double> before = orientation_of(clump), after = free_rotation(before, clump.momentum, clump.inertia, parameters.dt);
    Vec<double> step = parameters.dt * clump.velocity;
    clump.position += step;
    clump.turn[0] = after.e0;
    clump.turn[1] = after.e.x;
    clump.turn[2] = after.e.y;
    clump.turn[3] = after.e.z;
    Vec<double> w = angular_velocity(clump);
    const Position* position = parameters.position[to ^ 1];  // where they are, which the step has not changed
    for_spheres(clump, c, [&](int i) { return Moved{position[i], SPECIAL(PERIODIC) ? parameters.wraps[i] : Wraps{}, angular[i].w}; }, [&](int i, Vec<double> offset, const Moved& s) {
      Vec<double> arm = rotate(after, offset), v = clump.velocity + cross(w, arm);
      Quad<Scalar> turning = {Scalar(w.x), Scalar(w.y), Scalar(w.z), s.along};
      Scalar path = Scalar(norm(step + arm - rotate(before, offset))), travelled = travel(i, turning, path);
      parameters.position[to][i] = place_at(i, s, clump.position + arm);
      velocity[i] = {Scalar(v.x), Scalar(v.y), Scalar(v.z), Scalar(clump.mass)};
      angular[i] = turning;
      watch_path(i, k, ahead, Scalar(radius_of(s.position)), path, travelled);
    });
    staged[thread_index()] = clump;
  }
  write_staged(staged, count, all);
  if (SPECIAL(AUDIT) && (SPECIAL(DAMPED) || SPECIAL(FLUID) || has_bodies())) add_losses(t.lost, int(first) + block_index());
}

// observe_clumps writes the force and the torque on each clump, and the sums of its block, by what observe wrote of the spheres.
KERNEL_OF(step_threads) observe_clumps(ClumpLoad* loads, double* block_sums, const double* pending_kick) {
  const Control* control = parameters.control;
  const Quad<Scalar>*force = observed_forces(), *torque = observed_torques();
  int c = global_index();
  Totals t = {};
  double values[observed_sums] = {};
  if (c < control->clumps) {
    Clump clump = parameters.clumps[control->order][c];
    Vec<double> gravity = gravity_now();
    ClumpLoad load = load_on(clump, c, force, torque);
    resist(clump, control->done, parameters.dt_before - *pending_kick, load, t.lost);
    kick_clump(clump, load, *pending_kick, gravity);
    loads[c] = load;
    complete_losses(clump, c, load, control->done, t.lost);
    for (int e = 0; e < loss_channels; e++) values[e] = double(t.lost[e]);
    values[sum_kinetic] = translation_energy(clump, clump.velocity);
    values[sum_rotational] = rotation_energy(clump);
    values[sum_potential] = -clump.mass * dot(gravity, parameters.origin + clump.position);
  }
#pragma unroll
  for (int e = 0; e < observed_sums; e++) {
    double sum = block_sum(values[e]);
    if (thread_index() == 0) block_sums[block_index() * observed_sums + e] = sum;
  }
}

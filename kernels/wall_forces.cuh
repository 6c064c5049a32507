// Forces between particles and walls, and what they add up to on the parts of walls that are recorded: on each triangle of a mesh, and on all of another shape; dem/cpu/wear.go says the same.
//
// The contacts of a step add whole numbers to their parts, so that sums do not depend on the order in which threads come to it. Behind the step each part adds these to its sums since the start.
#pragma once
#include "surface_forces.cuh"

// Numbers are added in coarse units, and what is left in finer ones, of which those of so many contacts as there are bits left in a whole number do not overflow: 2^23.
constexpr double fine_units = 1099511627776.0;  // 2^40 in a coarse one

INLINE void add_to_part(PartStep& p, int k, double value) {
  double units = value * parameters.part_units, coarse = __builtin_floor(units);
  atomic_add(&p.coarse[k], int64(coarse));
  atomic_add(&p.fine[k], int64((units - coarse) * fine_units));
}

INLINE double sum_of_part(const PartStep& p, int k) { return (double(p.coarse[k]) + double(p.fine[k]) / fine_units) / parameters.part_units; }

// coming is the velocity of particle i, where it touches a wall at a place in a step of a batch, by the wall's matter there.
INLINE Vec<double> coming(int i, int state, const Pose& pose, Vec<double> x, Vec<double> normal, double overlap) {
  Quad<Scalar> v = parameters.velocity[state][i];
  double arm = 0.5 * overlap - double(radius_of(parameters.position[state][i]));
  return Vec<double>{double(v.x), double(v.y), double(v.z)} - pose.velocity - cross(pose.angular, x - pose.position + arm * normal);
}

// record_contact adds what a contact with wall number does to its part in step k of a batch.
INLINE void record_contact(int i, int number, int state, int64 step, Vec<double> x, const Touch& t, const Contact& c, const Coefficients& k, const Response& r, bool begins) {
  const Surface& s = parameters.surfaces[number];
  if (s.parts == 0) return;
  PartStep* steps = parameters.part_steps;
  PartStep& p = steps[s.first_part + (s.parts > 1 ? t.part : 0)];
  Vector force = r.normal * c.normal + r.shear;
  Real normal = dot(force, c.normal);
  Wearing w = wear(c, k, r, Real(parameters.dt_before));
  add_to_part(p, part_normal, double(normal));
  add_to_part(p, part_shear, double(square_root(norm2(force - normal * c.normal))));
  add_to_part(p, part_pressed, double(w.pressed));
  add_to_part(p, part_slid, double(w.slid));
  add_to_part(p, part_sliding, double(w.sliding));
  atomic_add(&p.contacts, int64(1));
  if (normal > 0) atomic_max(&p.most, bits_of(double(normal)));
  if (!begins) return;
  Vec<double> v = coming(i, state, pose_of(s, number, parameters.control->base + step), x, t.normal, double(c.overlap));
  double towards = -dot(v, t.normal);
  add_to_part(p, part_eroding, double(parameters.velocity[state][i].w) * norm2(v) * finnie(towards, norm(v + towards * t.normal)));
  atomic_add(&p.impacts, int64(1));
}

// to_record tells whether what the contacts before step k of a batch do to parts of walls has not been added up yet: a look at the time reached is ahead of the step.
INLINE bool to_record(int64 k) {
  const int64* recorded = parameters.part_clock;
  return SPECIAL(RECORDED) && *recorded <= parameters.control->base + k;
}

// wall_forces works out the pairs with walls before step k of a batch; histories go to the copy that is toggled from the current one. A look, of 2, adds up what they do to parts as the step will.
KERNEL_OF(surface_threads) wall_forces(int64 k, int64 toggle) {
  const Control* control = parameters.control;
  if (control->stop[k] && !toggle) return;
  bool record = toggle != 1 && to_record(k);
  int side = control->side, state = (control->parity + int(k)) & 1, stride = block_count() * block_size();
  for (int pair = global_index(); pair < control->walls; pair += stride)
    if (!is_polyhedron(control->order, parameters.pair_particle[side][pair]))
      parameters.surface_forces[pair] = surface_force<false>(
          pair, side, side ^ int(toggle != 0), state, control->order, k,
          [&](int, int i, int number, Vec<double> x, const Touch& t, const Contact& c, const Coefficients& of, const History&, const Response& r, const EndBlend&, bool begins) {
            if (record) record_contact(i, number, state, k, x, t, c, of, r, begins);
          });
}

// end_part_loads adds what the contacts before step k of a batch have done to each of so many parts, and empties it for the next step.
KERNEL_OF(surface_threads) end_part_loads(int64 k, int64 look, int64 parts) {
  int part = global_index();
  if ((parameters.control->stop[k] && !look) || part >= parts) return;
  if (part == 0) {
    int64* recorded = parameters.part_clock;
    *recorded = parameters.control->base + k + 1;
  }
  PartStep* steps = parameters.part_steps;
  PartLoad* loads = parameters.part_loads;
  PartStep p = steps[part];
  if (p.contacts == 0) return;
  PartLoad& l = loads[part];
  double normal = sum_of_part(p, part_normal), most = double_of(p.most);
  l.sums[part_normal] += normal * parameters.dt_before;
  l.sums[part_shear] += sum_of_part(p, part_shear) * parameters.dt_before;
  l.sums[part_pressed] += sum_of_part(p, part_pressed);
  l.sums[part_slid] += sum_of_part(p, part_slid);
  l.sums[part_sliding] += sum_of_part(p, part_sliding);
  l.sums[part_eroding] += sum_of_part(p, part_eroding);
  l.sums[part_impacts] += double(p.impacts);
  for (int w = 0; w < load_windows; w++) {
    l.peak_force[w] = larger(l.peak_force[w], most);
    l.peak_load[w] = larger(l.peak_load[w], normal);
  }
  steps[part] = {};
}

// begin_part_loads begins a window of the loads of so many parts anew.
KERNEL_OF(surface_threads) begin_part_loads(int64 window, int64 parts) {
  int part = global_index();
  if (part >= parts) return;
  PartLoad* loads = parameters.part_loads;
  PartLoad& l = loads[part];
  for (int c = 0; c < part_sums; c++) l.begun[window * part_sums + c] = l.sums[c];
  l.peak_force[window] = l.peak_load[window] = 0;
}

// Sub-cycling: the coupled surfaces follow a predicted trajectory over many steps, and the impulses on them are summed up here. Contacts
// after a step are worked out at the beginning of the next one's kernel.
#pragma once
#include "coupled.cuh"

constexpr int rounds = 4;  // entries of a row that a thread asks for at once
constexpr int impulse_size = 12;

// progress is how far along the trajectory step k of the batch ends.
INLINE double progress(const Trajectory& trajectory, int64 k) { return double(trajectory.before + k + 1) / double(trajectory.steps); }

INLINE const Frame* starts(const Trajectory* trajectory) { return reinterpret_cast<const Frame*>(trajectory + 1); }

// frame_at is a frame at part x of the trajectory.
INLINE Frame frame_at(const Trajectory* trajectory, int number, int frames, double x) {
  const Frame &a = starts(trajectory)[number], &b = starts(trajectory)[frames + number];
  double h = trajectory->duration, y = 1 - x;
  Frame f;
  f.position = (y * y * (1 + 2 * x)) * a.position + (x * y * y * h) * a.velocity + ((x * x * (1 + 2 * y)) * b.position + (-x * x * y * h) * b.velocity);
  f.velocity = (1 / h) * ((-6 * x * y) * a.position + (y * (1 - 3 * x) * h) * a.velocity + ((6 * x * y) * b.position + (x * (3 * x - 2) * h) * b.velocity));
  f.angular = y * a.angular + x * b.angular;
  double cosine = 0, norm2 = 0;
  for (int k = 0; k < 4; k++) cosine += a.turn[k] * b.turn[k];
  for (int k = 0; k < 4; k++) {
    f.turn[k] = y * a.turn[k] + (cosine < 0 ? -x : x) * b.turn[k];
    norm2 += f.turn[k] * f.turn[k];
  }
  double scale = 1 / square_root(norm2);
  for (int k = 0; k < 4; k++) f.turn[k] *= scale;
  return f;
}

// bound_motion raises the bounds of the motion to those of a frame that carries a surface. The velocity along a cubic lies in the hull of three: those at both
// ends, and thrice the one between the points that they lead to in a third of the time.
INLINE void bound_motion(const Surface& s, int number, int e, Trajectory* trajectory, int frames) {
  const Frame &a = starts(trajectory)[s.frame[e]], &b = starts(trajectory)[frames + s.frame[e]];
  double third = trajectory->duration / 3;
  Vec<double> between = (1 / third) * (b.position - third * b.velocity - (a.position + third * a.velocity));
  double speed = larger(norm(between), larger(norm(a.velocity), norm(b.velocity)));
  double reach = norm(s.at[e]) + (is_strand(s) ? 0 : parameters.bounding_radius[number]);
  atomic_max(&trajectory->speed, bits_of(float(speed) * 1.00001f));
  atomic_max(&trajectory->rotation, bits_of(float(rotation_bound(a.turn, b.turn, reach)) * 1.00001f));
}

// place_on_trajectory works out where a surface, or an end of a strand, is after step k of the batch. It stops the segment after that step where it is too far from
// where pairs were looked for; and asks for a build after the last step where it will be in so many more.
INLINE void place_on_trajectory(const Surface& s, int number, int e, Trajectory* trajectory, int frames, int k, int64 steps, int64 ahead, PlacedSurface& place, int* moved) {
  Frame f = frame_at(trajectory, s.frame[e], frames, progress(*trajectory, k));
  double distance, speed;
  if (is_strand(s)) {
    End end = placed_end(s.at[e], f);
    distance = norm(end.place - parameters.reference_ends[2 * number + e].place);
    speed = norm(end.velocity);
    place.ends[e] = end;
  } else {
    Pose pose = placed_pose(s, f);
    distance = travel(number, pose);
    speed = norm(pose.velocity) + norm(pose.angular) * parameters.bounding_radius[number];
    place.pose = pose;
  }
  if (e == 0) place.origin = f.position;
  if (!(distance <= parameters.slack)) {
    parameters.control->stop[k + 1] = 1;
    *moved = trajectory->trial;
  }
  if (k == steps - 1 && !(distance + double(ahead) * parameters.dt * speed <= parameters.slack)) trajectory->far = 1;
}

// prepare_segment works out where the surfaces are after each step of the batch and how they move, and empties the impulses of all pairs. The work is that
// of the threads of some blocks, of which this is one.
INLINE void prepare_segment(Trajectory* trajectory, PlacedSurface* placed, int* moved, int64 frames, int64 steps, int64 ahead, int block, int blocks) {
  const Control* control = parameters.control;
  if (control->stop[0]) return;
  int thread = block * block_size() + thread_index(), stride = blocks * block_size(), coupled = parameters.surface_count - parameters.wall_count;
  for (int at = thread; at < 2 * coupled * int(steps + 1); at += stride) {
    int k = at / (2 * coupled), place = at % (2 * coupled), e = place >= coupled, one = e ? place - coupled : place, number = parameters.wall_count + one;
    const Surface& s = parameters.surfaces[number];
    if (s.frame[e] < 0) continue;
    if (k < steps) place_on_trajectory(s, number, e, trajectory, int(frames), k, steps, ahead, placed[k * coupled + one], moved);
    else bound_motion(s, number, e, trajectory, int(frames));
  }
  for (int pair = control->walls + thread; pair < control->pairs; pair += stride) parameters.impulses[pair] = {};
}

KERNEL_OF(segment_threads) begin_segment(Trajectory* trajectory, PlacedSurface* placed, int* moved, int64 frames, int64 steps, int64 ahead) {
  prepare_segment(trajectory, placed, moved, frames, steps, ahead, block_index(), block_count());
}

// trajectory_pair works out, in step k of a batch, a pair of particle i and a coupled surface where the surface is on its trajectory, and accepts its histories. Where the surface makes one
// contact it returns their distance.
template <int most>
INLINE double trajectory_pair(int pair, int i, int number, const PlacedSurface& place, int state, int k) {
  const Control* control = parameters.control;
  const Surface& s = parameters.surfaces[number];
  double dt = parameters.dt, radius = double(radius_of(parameters.position[state][i]));
  double gap = 0;
  Impulse sum = parameters.impulses[pair];
  SurfaceForce on_particle = surface_force<true, most>(
      pair, i, number, control->side, control->side, state, control->order, k, place.pose, place.ends,
      [&](int, int, int, Vec<double> centre, const Touch& t, const Contact& c, const Coefficients&, const History&, const Response& r,
          const EndBlend& blend, bool) {
        Vec<double> force = convert<double>((r.normal + Real(blend.extra)) * c.normal + r.shear), moment = convert<double>(r.moment);
        Vec<double> point = centre - (radius - 0.5 * double(c.overlap)) * t.normal;
        if (!is_strand(s)) {
          sum.force[0] += -dt * force;
          sum.moment[0] += -dt * (cross(point - place.origin, force) + moment);
          return;
        }
        Vec<double> off = point - (1 - t.segment_parameter) * place.ends[0].place - t.segment_parameter * place.ends[1].place;
        for (int e = 0; e < 2; e++) {
          double share = e ? t.segment_parameter : 1 - t.segment_parameter;
          sum.force[e] += dt * (blend.pull[e] - share * force);
          sum.moment[e] += dt * (cross(place.ends[e].arm, blend.pull[e]) - share * (cross(place.ends[e].arm + off, force) + moment));
        }
      },
      &gap);
  parameters.surface_forces[pair] = on_particle;
  if (on_particle.contacts > 0) parameters.impulses[pair] = sum;
  return gap;
}

// placed_after are the placed surfaces after step k of the batch, by number of the surface.
INLINE const PlacedSurface* placed_after(const PlacedSurface* placed, int64 k) {
  return placed + k * (parameters.surface_count - parameters.wall_count) - parameters.wall_count;
}

// segment_forces works out the pairs with coupled surfaces after step k of the batch. It leaves that to the host where the rows have to be built first.
KERNEL_OF(segment_threads) segment_forces(const PlacedSurface* placed, int64 k) {
  const Control* control = parameters.control;
  if (control->stop[k] || control->stop[k + 1]) return;
  int stride = block_count() * block_size(), side = control->side, state = (control->parity + int(k) + 1) & 1;
  for (int pair = control->walls + global_index(); pair < control->pairs; pair += stride) {
    int number = parameters.pair_surface[side][pair];
    if (is_polyhedron(control->order, parameters.pair_particle[side][pair])) continue;
    if (coupled_facets()) trajectory_pair<contacts>(pair, parameters.pair_particle[side][pair], number, placed_after(placed, k)[number], state, int(k));
    else trajectory_pair<1>(pair, parameters.pair_particle[side][pair], number, placed_after(placed, k)[number], state, int(k));
  }
}

#if !FACETS
// Due is a pair that may touch; distance is how far its particle has gone since the last build, and any surface since the batch began, m.
struct Due {
  int pair, particle;
  double distance;
};

// evaluate_due works such a pair out, and how far things have to have gone before it is due again.
INLINE void evaluate_due(const Due& due, const PlacedSurface* placed, int state, int k, double rotation) {
  int number = parameters.pair_surface[parameters.control->side][due.pair];
  double gap = trajectory_pair<1>(due.pair, due.particle, number, placed[number], state, k);
  parameters.clearance[due.pair] = float(due.distance + gap - rotation) * 0.999999f;
}

// evaluate_due_pairs works out the pairs of the particles of a block that may touch after the step before step k. There are many more that may not: those that
// are due are shared out to the threads of a warp.
INLINE void evaluate_due_pairs(int thread, const Trajectory* trajectory, const PlacedSurface* placed, int k) {
  __shared__ Due queues[step_threads / 32][32 * (rounds + 1)];
  const Control* control = parameters.control;
  int state = (control->parity + k) & 1, lanes = 1 << SPECIAL(LANES), me = thread & 31;
  int i = (block_index() * step_threads + thread) >> SPECIAL(LANES), s = 0;
  Due* queue = queues[thread >> 5];
  Row row = {};
  double distance = 0, rotation = double(from_bits(trajectory->rotation));
  if (i < control->particles) {
    row = row_of(i);
    s = row.particles + (thread & (lanes - 1));
    distance = double(path_of(i, parameters.angular[state][i])) + k * parameters.dt * double(from_bits(trajectory->speed));
  }
  for (int count = 0; count || warp_ballot(s < row.all);) {
    int pair[rounds];
    bool yes[rounds];
#pragma unroll
    for (int r = 0; r < rounds; r++) pair[r] = s + r * lanes < row.all ? parameters.entry[row_at(row.start, i, s + r * lanes)] : -1;
#pragma unroll
    for (int r = 0; r < rounds; r++) yes[r] = pair[r] >= control->walls && (k == 1 || !(distance < double(parameters.clearance[pair[r]])));
    s += rounds * lanes;
#pragma unroll
    for (int r = 0; r < rounds; r++) {
      uint32 ballot = warp_ballot(yes[r]);
      if (yes[r]) queue[count + count_bits(ballot & ((1u << me) - 1))] = {pair[r], i, distance};
      count += count_bits(ballot);
    }
    warp_synchronize();
    int done = 0;
    for (bool more = warp_ballot(s < row.all); done < count && (!more || done + 32 <= count); done += 32)
      if (done + me < count) evaluate_due(queue[done + me], placed, state, k, rotation);
    warp_synchronize();
    count = larger(count - done, 0);
    if (me < count) queue[me] = queue[done + me];
    warp_synchronize();
  }
}

// first_segment_step does the first step, in the first blocks, while the others prepare the segment.
KERNEL_IN(step_threads, joined_blocks) first_segment_step(Trajectory* trajectory, PlacedSurface* placed, int* moved, int64 frames, int64 steps, int64 ahead, int64 stepping) {
  if (block_index() < stepping) step_all<true>(0, steps == 1 ? ahead : 0);
  else prepare_segment(trajectory, placed, moved, frames, steps, ahead, block_index() - int(stepping), block_count() - int(stepping));
}

// add_evaluated waits for evaluate_due_pairs and adds up what it has found.
INLINE void add_evaluated(bool live, int i, const Row& row, int lane, int lanes, int from, int64 k, Totals& t) {
  int walls = parameters.control->walls, first = first_pair(row, lane, lanes), pair[rounds];
  bool few = first + rounds * lanes >= row.all;
#pragma unroll
  for (int r = 0; r < rounds; r++) {
    bool yes = live && first + r * lanes < row.all;
    pair[r] = yes ? parameters.entry[row_at(row.start, i, first + r * lanes)] : walls - 1;
    few = few && (!yes || pair[r] >= walls);
  }
  synchronize();
  if (!few) {
    surface_forces<true>(i, row, lane, lanes, from, k, t);
    return;
  }
  SurfaceForce on_particle[rounds] = {};
#pragma unroll
  for (int r = 0; r < rounds; r++)
    if (pair[r] >= walls) on_particle[r] = parameters.surface_forces[pair[r]];
#pragma unroll
  for (int r = 0; r < rounds; r++)
    if (pair[r] >= walls) add_surface_force(on_particle[r], pair[r], false, t);
}

// segment_step works out the pairs with coupled surfaces after the step before step k, and does step k. A block has a second thread for each that steps:
// these see to the pairs while the others see to the neighbours.
KERNEL_IN(2 * step_threads, 1) segment_step(const Trajectory* trajectory, const PlacedSurface* placed, int64 k, int64 ahead) {
  if (thread_index() < step_threads) {
    step_particles<false>(k, ahead, add_evaluated);
    return;
  }
  if (!parameters.control->stop[k]) evaluate_due_pairs(thread_index() - step_threads, trajectory, placed_after(placed, k - 1), int(k));
  synchronize();
}
#endif

// sum_segment adds up the impulses on each frame, by a warp, in the order of its surfaces and their pairs; and tells how many steps of the
// batch were done, whether the contacts after the last of them were left out, and whether a build has to come. It ends the batch; with later, the
// trial at the end of the trajectory comes before a build that only the next trajectory needs. With gates, of bodies that step on the device, nothing is done where
// these do not let the particles proceed, and the trial is skipped where steps are missing.
KERNEL_OF(segment_threads) sum_segment(const Trajectory* trajectory, const int* first, const FrameSurface* frame_surfaces, double* out, int64 frames, int64 steps, int64 later, Gates* gates) {
  Control* control = parameters.control;
  if (gates && !gates->proceed) return;
  int frame = global_index() / 32, lane = thread_index() & 31, side = control->side;
  if (global_index() == 0) {
    int done = 0;
    while (done < steps && !control->stop[done]) done++;
    out[6 * frames] = done;
    out[6 * frames + 1] = control->stop[done];
    if (gates) gates->skip = done < steps;
    if (trajectory->far && !control->wanted) control->wanted = wanted_by_host;
    out[6 * frames + 2] = control->wanted;
  }
  if (global_index() < 32) end_batch(steps, later);
  if (frame >= frames) return;
  Vec<double> force = {0, 0, 0}, moment = {0, 0, 0};
  for (int b = first[frame]; b < first[frame + 1]; b++) {
    int s = frame_surfaces[b].surface, end = frame_surfaces[b].end, last = parameters.pair_first[side][s + 1];
    for (int pair = parameters.pair_first[side][s] + lane; pair < last; pair += 32) {
      const Impulse& sum = parameters.impulses[pair];
      force += sum.force[end];
      moment += sum.moment[end];
    }
  }
  double sums[6] = {force.x, force.y, force.z, moment.x, moment.y, moment.z};
  for (int e = 0; e < 6; e++)
    for (int d = 1; d < 32; d *= 2) sums[e] += shuffle_xor(sums[e], d);
  if (lane < 6) out[6 * frame + lane] = sums[lane];
}

// Rides: the coupled surfaces follow a known way over many steps, and what they get is summed up here. Contacts after a step are worked out at the
// beginning of the next one's kernel.
#pragma once
#include "couple.cuh"

// Path is the way of the frames: where they begin follows it, then where they end; dem/path.go. The first step of the batch under way is
// the one after so many of all, and trial is the number of the trial at the end. The rest is worked out here and begins at 0: speed and swing bound how
// any surface moves, as bits of a float.
struct Path {
  double duration;  // s
  int64 steps;
  int64 before;
  int trial;
  int speed;  // of the frames, m/s
  int swing;  // of points about the frames, m
  int far;    // surfaces will be too far from where pairs were looked for soon after the end
};

constexpr int rounds = 4;  // entries of a row that a thread asks for at once
constexpr int impulse_size = 12;

// part is how far along the way step k of the batch ends.
INLINE double part(const Path& path, int64 k) { return double(path.before + k + 1) / double(path.steps); }

INLINE const Frame* starts(const Path* path) { return reinterpret_cast<const Frame*>(path + 1); }

// frame_at is a frame at part x of the way.
INLINE Frame frame_at(const Path* path, int number, int frames, double x) {
  const Frame &a = starts(path)[number], &b = starts(path)[frames + number];
  double h = path->duration, y = 1 - x;
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

// bound_way raises the bounds of the way to those of a frame that carries a surface. The velocity along a cubic lies in the hull of three: those at both
// ends, and thrice the one between the points that they lead to in a third of the time.
INLINE void bound_way(const Surface& s, int number, int e, Path* path, int frames) {
  const Frame &a = starts(path)[s.frame[e]], &b = starts(path)[frames + s.frame[e]];
  double third = path->duration / 3;
  Vec<double> between = (1 / third) * (b.position - third * b.velocity - (a.position + third * a.velocity));
  double speed = larger(norm(between), larger(norm(a.velocity), norm(b.velocity)));
  double reach = norm(s.at[e]) + (is_strand(s) ? 0 : parameters.reach_of[number]);
  atomic_max(&path->speed, bits_of(float(speed) * 1.00001f));
  atomic_max(&path->swing, bits_of(float(swing(a.turn, b.turn, reach)) * 1.00001f));
}

// take_seat works out where a surface, or an end of a strand, is after step k of the batch. It stops the ride after that step where it is too far from
// where pairs were looked for; and asks for a build after the last step where it will be in so many more.
INLINE void take_seat(const Surface& s, int number, int e, Path* path, int frames, int k, int64 steps, int64 ahead, Seat& seat, int* moved) {
  Frame f = frame_at(path, s.frame[e], frames, part(*path, k));
  double way, speed;
  if (is_strand(s)) {
    End end = end_of(s.at[e], f);
    way = norm(end.place - parameters.picked_ends[2 * number + e].place);
    speed = norm(end.velocity);
    seat.ends[e] = end;
  } else {
    Pose pose = carried(s, f);
    way = travel(number, pose);
    speed = norm(pose.velocity) + norm(pose.angular) * parameters.reach_of[number];
    seat.pose = pose;
  }
  if (e == 0) seat.origin = f.position;
  if (!(way <= parameters.slack)) {
    parameters.control->stop[k + 1] = 1;
    *moved = path->trial;
  }
  if (k == steps - 1 && !(way + double(ahead) * parameters.dt * speed <= parameters.slack)) path->far = 1;
}

// prepare_ride works out where the surfaces are after each step of the batch and how they move, and empties the impulses of all pairs. The work is that
// of the threads of some blocks, of which this is one.
INLINE void prepare_ride(Path* path, Seat* seats, int* moved, int64 frames, int64 steps, int64 ahead, int block, int blocks) {
  const Control* control = parameters.control;
  int thread = block * block_size() + thread_index(), stride = blocks * block_size(), coupled = parameters.surface_count - parameters.wall_count;
  for (int at = thread; at < 2 * coupled * int(steps + 1); at += stride) {
    int k = at / (2 * coupled), place = at % (2 * coupled), e = place >= coupled, one = e ? place - coupled : place, number = parameters.wall_count + one;
    const Surface& s = parameters.surfaces[number];
    if (s.frame[e] < 0) continue;
    if (k < steps) take_seat(s, number, e, path, int(frames), k, steps, ahead, seats[k * coupled + one], moved);
    else bound_way(s, number, e, path, int(frames));
  }
  for (int pair = control->walls + thread; pair < control->pairs; pair += stride) parameters.impulses[pair] = {};
}

KERNEL_OF(ride_threads) ride_begin(Path* path, Seat* seats, int* moved, int64 frames, int64 steps, int64 ahead) {
  prepare_ride(path, seats, moved, frames, steps, ahead, block_index(), block_count());
}

// press_on_way works out a pair of grain i and a coupled surface where the surface is on the way, and accepts its histories. Where the surface makes one
// contact it returns their distance.
INLINE double press_on_way(int pair, int i, int number, const Seat& seat, int state) {
  const Control* control = parameters.control;
  const Surface& s = parameters.surfaces[number];
  double dt = parameters.dt, radius = double(radius_of(parameters.position[state][i]));
  double gap = 0;
  Impulse sum = parameters.impulses[pair];
  Push push = press<true>(
      pair, i, number, control->side, control->side, state, control->order, seat.pose, seat.ends,
      [&](int, int, int, Vec<double> centre, const Touch& t, const Contact& c, const Coefficients&, const History&, const Response& r,
          const Covered& covered) {
        Vec<double> force = convert<double>((r.normal + Real(covered.extra)) * c.normal + r.shear), moment = convert<double>(r.moment);
        Vec<double> point = centre - (radius - 0.5 * double(c.overlap)) * t.normal;
        if (!is_strand(s)) {
          sum.force[0] += -dt * force;
          sum.moment[0] += -dt * (cross(point - seat.origin, force) + moment);
          return;
        }
        Vec<double> off = point - (1 - t.lever) * seat.ends[0].place - t.lever * seat.ends[1].place;
        for (int e = 0; e < 2; e++) {
          double share = e ? t.lever : 1 - t.lever;
          sum.force[e] += dt * (covered.pull[e] - share * force);
          sum.moment[e] += dt * (cross(seat.ends[e].arm, covered.pull[e]) - share * (cross(seat.ends[e].arm + off, force) + moment));
        }
      },
      &gap);
  parameters.push[pair] = push;
  if (push.contacts > 0) parameters.impulses[pair] = sum;
  return gap;
}

// seats_after are the seats after step k of the batch, by number of the surface.
INLINE const Seat* seats_after(const Seat* seats, int64 k) {
  return seats + k * (parameters.surface_count - parameters.wall_count) - parameters.wall_count;
}

// ride_press works out the pairs with coupled surfaces after step k of the batch. It leaves that to the host where the rows have to be built first.
KERNEL_OF(ride_threads) ride_press(const Seat* seats, int64 k) {
  const Control* control = parameters.control;
  if (control->stop[k] || control->stop[k + 1]) return;
  int stride = block_count() * block_size(), side = control->side, state = (control->parity + int(k) + 1) & 1;
  for (int pair = control->walls + global_index(); pair < control->pairs; pair += stride) {
    int number = parameters.pair_surface[side][pair];
    press_on_way(pair, parameters.pair_grain[side][pair], number, seats_after(seats, k)[number], state);
  }
}

#if !FACETS
// Due is a pair that may touch; way is how far its grain has gone since the last build, and any surface since the batch began, m.
struct Due {
  int pair, grain;
  double way;
};

// press_due works such a pair out, and how far things have to have gone before it is due again.
INLINE void press_due(const Due& due, const Seat* seats, int state, double swing) {
  int number = parameters.pair_surface[parameters.control->side][due.pair];
  double gap = press_on_way(due.pair, due.grain, number, seats[number], state);
  parameters.rest[due.pair] = float(due.way + gap - swing) * 0.999999f;
}

// press_rows works out the pairs of the grains of a block that may touch after the step before step k. There are many more that may not: those that
// are due are shared out to the threads of a warp.
INLINE void press_rows(int thread, const Path* path, const Seat* seats, int k) {
  __shared__ Due queues[step_threads / 32][32 * (rounds + 1)];
  const Control* control = parameters.control;
  int state = (control->parity + k) & 1, lanes = 1 << SPECIAL(LANES), me = thread & 31;
  int i = (block_index() * step_threads + thread) >> SPECIAL(LANES), s = 0;
  Due* queue = queues[thread >> 5];
  Row row = {};
  double way = 0, swing = double(from_bits(path->swing));
  if (i < control->grains) {
    row = row_of(i);
    s = row.grains + (thread & (lanes - 1));
    way = double(parameters.angular[state][i].w) + k * parameters.dt * double(from_bits(path->speed));
  }
  for (int count = 0; count || warp_ballot(s < row.all);) {
    int pair[rounds];
    bool yes[rounds];
#pragma unroll
    for (int r = 0; r < rounds; r++) pair[r] = s + r * lanes < row.all ? parameters.entry[row_at(row.start, i, s + r * lanes)] : -1;
#pragma unroll
    for (int r = 0; r < rounds; r++) yes[r] = pair[r] >= control->walls && (k == 1 || !(way < double(parameters.rest[pair[r]])));
    s += rounds * lanes;
#pragma unroll
    for (int r = 0; r < rounds; r++) {
      uint32 ballot = warp_ballot(yes[r]);
      if (yes[r]) queue[count + count_bits(ballot & ((1u << me) - 1))] = {pair[r], i, way};
      count += count_bits(ballot);
    }
    warp_synchronize();
    int done = 0;
    for (bool more = warp_ballot(s < row.all); done < count && (!more || done + 32 <= count); done += 32)
      if (done + me < count) press_due(queue[done + me], seats, state, swing);
    warp_synchronize();
    count = larger(count - done, 0);
    if (me < count) queue[me] = queue[done + me];
    warp_synchronize();
  }
}

// ride_first does the first step, in the first blocks, while the others prepare the ride.
KERNEL_IN(step_threads, joined_blocks) ride_first(Path* path, Seat* seats, int* moved, int64 frames, int64 steps, int64 ahead, int64 stepping) {
  if (block_index() < stepping) take_plain_step<true>(0, steps == 1 ? ahead : 0);
  else prepare_ride(path, seats, moved, frames, steps, ahead, block_index() - int(stepping), block_count() - int(stepping));
}

// add_pressed waits for press_rows and adds up what it has found.
INLINE void add_pressed(bool live, int i, const Row& row, int lane, int lanes, int from, int64 now, Totals& t) {
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
    surface_forces<true>(i, row, lane, lanes, from, now, t);
    return;
  }
  Push push[rounds] = {};
#pragma unroll
  for (int r = 0; r < rounds; r++)
    if (pair[r] >= walls) push[r] = parameters.push[pair[r]];
#pragma unroll
  for (int r = 0; r < rounds; r++)
    if (pair[r] >= walls) add_push(push[r], false, t);
}

// ride_step works out the pairs with coupled surfaces after the step before step k, and does step k. A block has a second thread for each that steps:
// these see to the pairs while the others see to the neighbours.
KERNEL_IN(2 * step_threads, 1) ride_step(const Path* path, const Seat* seats, int64 k, int64 ahead) {
  if (thread_index() < step_threads) {
    take_step<false>(k, ahead, add_pressed);
    return;
  }
  if (!parameters.control->stop[k]) press_rows(thread_index() - step_threads, path, seats_after(seats, k - 1), int(k));
  synchronize();
}
#endif

// Loads of a frame: the surfaces that it carries. A strand is there with its end.
struct Burden {
  int surface, end;
};

// ride_sum adds up the impulses on each frame, by a warp, in the order of its surfaces and their pairs; and tells how many steps of the
// batch were done, whether the contacts after the last of them were left out, and whether a build has to come. It ends the batch; with later, the
// trial at the end of the ride comes before a build that only the next ride needs.
KERNEL_OF(ride_threads) ride_sum(const Path* path, const int* first, const Burden* burdens, double* out, int64 frames, int64 steps, int64 later) {
  Control* control = parameters.control;
  int frame = global_index() / 32, lane = thread_index() & 31, side = control->side;
  if (global_index() == 0) {
    int done = 0;
    while (done < steps && !control->stop[done]) done++;
    out[6 * frames] = done;
    out[6 * frames + 1] = control->stop[done];
    if (path->far && !control->wanted) control->wanted = wanted_by_host;
    out[6 * frames + 2] = control->wanted;
  }
  if (global_index() < 32) end_batch(steps, later);
  if (frame >= frames) return;
  Vec<double> force = {0, 0, 0}, moment = {0, 0, 0};
  for (int b = first[frame]; b < first[frame + 1]; b++) {
    int s = burdens[b].surface, end = burdens[b].end, last = parameters.pair_first[side][s + 1];
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

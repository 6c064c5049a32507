// Rides: the coupled surfaces follow a known way over many steps, and what they get is summed up here.
#pragma once
#include "couple.cuh"

// Path is the way of the frames: where they begin follows it, then where they end; dem/path.go. The first step of the batch under way is
// the one after so many of all.
struct Path {
  double duration;  // s
  int64 steps;
  int64 before;
};

constexpr int ride_threads = 64;
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

// Seat is where a surface is on the way.
struct Seat {
  Pose pose;
  End ends[2];
  Vec<double> origin;  // of the frame that carries it
};

INLINE void seat_of(const Surface& s, const Path* path, int frames, double x, Seat& seat) {
  Frame f = frame_at(path, s.frame[0], frames, x);
  seat.origin = f.position;
  if (is_strand(s)) {
    seat.ends[0] = end_of(s.at[0], f);
    seat.ends[1] = end_of(s.at[1], frame_at(path, s.frame[1], frames, x));
  } else {
    seat.pose = carried(s, f);
  }
}

// ride_begin works out where the surfaces are after each step of the batch, empties the impulses of all pairs, and stops the ride where a surface would be too far from where its pairs were looked for,
// after the step that takes it there.
KERNEL_OF(ride_threads) ride_begin(const Path* path, Seat* seats, int64 frames, int64 steps) {
  Control* control = parameters.control;
  int stride = block_count() * block_size(), coupled = parameters.surface_count - parameters.wall_count;
  for (int pair = control->walls + global_index(); pair < control->pairs; pair += stride) parameters.impulses[pair] = {};
  for (int64 at = global_index(); at < steps * coupled; at += stride) {
    int k = int(at / coupled), number = parameters.wall_count + int(at % coupled);
    const Surface& s = parameters.surfaces[number];
    Seat seat = {};
    seat_of(s, path, int(frames), part(*path, k), seat);
    double way;
    if (is_strand(s)) {
      End* then = parameters.picked_ends + 2 * number;
      way = larger(norm(seat.ends[0].place - then[0].place), norm(seat.ends[1].place - then[1].place));
    } else {
      way = travel(number, seat.pose);
    }
    seats[at] = seat;
    if (!(way <= parameters.slack)) control->stop[k + 1] = 1;
  }
}

// ride_press works out the pairs with coupled surfaces after step k of the batch and accepts their histories. It leaves that to the host
// where the rows have to be built first.
KERNEL_OF(ride_threads) ride_press(const Seat* seats, int64 k) {
  const Control* control = parameters.control;
  if (control->stop[k] || control->stop[k + 1]) return;
  int stride = block_count() * block_size(), side = control->side, state = (control->parity + int(k) + 1) & 1;
  double dt = parameters.dt;
  const Seat* first = seats + k * (parameters.surface_count - parameters.wall_count) - parameters.wall_count;
  for (int pair = control->walls + global_index(); pair < control->pairs; pair += stride) {
    int number = parameters.pair_surface[side][pair];
    const Surface& s = parameters.surfaces[number];
    const Seat& seat = first[number];
    Impulse sum = parameters.impulses[pair];
    double radius = double(radius_of(parameters.position[state][parameters.pair_grain[side][pair]]));
    Push push = press<true>(
        pair, side, side, state, control->order, seat.pose, seat.ends,
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
        });
    parameters.push[pair] = push;
    if (push.contacts > 0) parameters.impulses[pair] = sum;
  }
}

// Loads of a frame: the surfaces that it carries. A strand is there with its end.
struct Burden {
  int surface, end;
};

// ride_sum adds up the impulses on each frame, by a warp, in the order of its surfaces and their pairs; and tells how many steps of the
// batch were done, and whether the contacts after the last of them were left out.
KERNEL_OF(ride_threads) ride_sum(const int* first, const Burden* burdens, double* out, int64 frames, int64 steps) {
  const Control* control = parameters.control;
  int frame = global_index() / 32, lane = thread_index() & 31, side = control->side;
  if (global_index() == 0) {
    int done = 0;
    while (done < steps && !control->stop[done]) done++;
    out[6 * frames] = done;
    out[6 * frames + 1] = control->stop[done];
  }
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

// Coupled surfaces: trial contacts with the frozen particles, and what they do to the frames that carry the surfaces.
#pragma once
#include "geometric_stiffness.cuh"
#include "observe.cuh"

// receive fetches frames from the host's memory: for so few bytes the copy engine takes longer to wake up.
KERNEL_OF(tile_size) receive(const int64* from, int64* to, int64 words) {
  int i = global_index();
  if (i < words) to[i] = from[i];
}

// may_press tells whether a pair may be in contact with its surface where that is: of a ball or a strand, quickly; of others always.
INLINE bool may_press(int pair, const Frame* frames) {
  int side = parameters.control->side, state = parameters.control->parity, i = parameters.pair_particle[side][pair];
  const Surface& s = parameters.surfaces[parameters.pair_surface[side][pair]];
  if (reaches() || !(is_strand(s) || is_ball(s))) return true;
  Position p = parameters.position[state][i];
  Vec<double> off = place_of(p, parameters.wraps[i]), along = {0, 0, 0};
  if (is_strand(s)) {
    Vec<double> from = placed_end(s.at[0], frames[s.frame[0]]).place;
    along = placed_end(s.at[1], frames[s.frame[1]]).place - from;
    off = off - from;
    double l2 = norm2(along);
    if (l2 > 0) off = off - smaller(larger(dot(off, along) / l2, 0.0), 1.0) * along;
  } else {
    off = off - placed_pose(s, frames[s.frame[0]]).position;
  }
  double reach = double(radius_of(p)) + s.size[0] + parameters.search;
  return norm2(off) < reach * reach * (1 + 1e-9);
}

// leave_pair writes that a pair has no contact.
INLINE void leave_pair(int pair) {
  int side = parameters.control->side, number = parameters.pair_surface[side][pair];
  int slots = contacts == 1 ? 1 : parameters.surfaces[number].slots, slot = slot_of(side, pair, number, slots);
  for (int m = 0; m < slots; m++) parameters.feature[side ^ 1][slot + m] = -1;
  parameters.surface_forces[pair] = SurfaceForce{};
}

// press works out a pair by the threads of a group, which do the same but for the tangent.
INLINE void press(int pair, int lane, const Frame* frames, int trial, int64 tangents) {
  const Control* control = parameters.control;
  int side = control->side, number = parameters.pair_surface[side][pair];
  const Surface& s = parameters.surfaces[number];
  Pose pose = {};
  End ends[2] = {};
  if (is_strand(s)) {
    for (int k = 0; k < 2; k++) ends[k] = placed_end(s.at[k], frames[s.frame[k]]);
  } else {
    pose = placed_pose(s, frames[s.frame[0]]);
  }
  SurfaceForce on_particle = surface_force<true>(
      pair, parameters.pair_particle[side][pair], number, side, side ^ 1, control->parity, control->order, 0, pose, ends,
      [&](int at, int i, int surface, Vec<double> x, const Touch& t, const Contact& c, const Coefficients& k, const History& start,
          const Response& r, const EndBlend& blend) {
        Reaction& out = parameters.reactions[at];
        if (tangents) contact_tangent(lane, k, c, parameters.dt_before, start, blend.weight, out.tangent);
        if (lane) return;
        double radius = double(radius_of(parameters.position[control->parity][i])), arm = radius - 0.5 * double(c.overlap);
        Vec<double> force = convert<double>((r.normal + Real(blend.extra)) * c.normal + r.shear), moment = convert<double>(r.moment);
        Vec<double> pull = blend.pull[0] + blend.pull[1];
        for (int e = 0; e < 2; e++) out.pull[e] = blend.pull[e];
        out.force = force;
        out.moment = moment;
        out.record = {parameters.id[control->order][i], -1, surface, t.part, x - arm * t.normal, t.normal,
                      force - pull, moment - arm * cross(t.normal, pull), double(c.overlap), t.segment_parameter};
        out.penetrated = penetrates(parameters.surfaces[surface], radius, t.distance) && !tolerated(i);
        if (!tangents) return;
        Quad<Scalar> w = parameters.angular[control->parity][i];
        geometric_stiffness_of(s, pose, ends, x, radius, {double(w.x), double(w.y), double(w.z)}, t, c, k, convert<double>(r.normal * c.normal + r.shear), blend, out.geometric);
      });
  if (lane) return;
  parameters.surface_forces[pair] = on_particle;
  if (on_particle.contacts > 0) parameters.active[number] = trial;
}

// coupled_forces works out the pairs with coupled surfaces, and if tangents is not 0 their tangents; histories go to the
// copy that is not current. The first blocks put the surfaces into their places. A warp takes some pairs, more where there are many, leaves out those that
// do not touch, and works the others out by groups of threads.
// What has moved too far and surfaces that touch are marked with the number of the trial. Nothing is done if skip leads to a number that is not 0.
KERNEL_OF(surface_threads) coupled_forces(const Frame* frames, const int* trial, int* moved, int64 tangents, const int* skip) {
  const Control* control = parameters.control;
  if (skip && *skip) return;
  int coupled = parameters.surface_count - parameters.wall_count, placing = (coupled + block_size() - 1) / block_size();
  if (block_index() < placing) {
    if (global_index() < coupled && place_surface(parameters.wall_count + global_index(), frames)) *moved = *trial;
    return;
  }
  if (control->rebuild || control->failed) return;
  constexpr int groups = 32 / tangent_lanes;
  int lane = thread_index() & 31, warps = (block_count() - placing) * (block_size() / 32), pairs = control->pairs;
  int each = smaller(larger((pairs - control->walls + warps - 1) / warps, groups), 32);
  int warp = (global_index() - placing * block_size()) / 32;
  for (int first = control->walls + warp * each; first < pairs; first += warps * each) {
    int own = first + lane;
    bool there = lane < each && own < pairs, touching = there && (each == groups || may_press(own, frames));
    if (there && !touching) leave_pair(own);
    for (uint32 left = warp_ballot(touching); left;) {
      uint32 next = left;
      for (int g = 0; g < lane / tangent_lanes; g++) next &= next - 1;
      if (next) press(first + count_bits((next & -next) - 1), lane % tangent_lanes, frames, *trial, tangents);
      for (int g = 0; g < groups; g++) left &= left - 1;
      warp_synchronize();
    }
  }
}

constexpr int staged_reactions = 8;

// StagedReaction is a reaction as the sums need it: shares and arms of both frames, and the tangent as matrices.
struct StagedReaction {
  double share[2];
  Vec<double> arm[2];
  Vec<double> force, moment;
  Vec<double> pull[2], turn[2];  // on the frames by the ends
  Matrix slope[2], roll[2], turning;
  GeometricStiffness geometric;
  Vec<double> anchor[2];  // from the frames' origins to the ends
  GeometricColumn columns[2][6];  // of the ends
};

// skew is element (i, j) of the matrix of the cross product with v.
INLINE double skew(Vec<double> v, int i, int j) {
  if (i == j) return 0;
  int k = 3 - i - j;
  return (j + 1) % 3 == i ? component(v, k) : -component(v, k);
}

INLINE void stage_reaction(const Surface& s, int number, const Reaction& r, const Frame* frames, StagedReaction& out) {
  const Record& c = r.record;
  out.force = r.force;
  out.moment = r.moment;
  if (is_strand(s)) {
    const End* ends = parameters.ends + 2 * number;
    Vec<double> off = c.point - (1 - c.segment_parameter) * ends[0].place - c.segment_parameter * ends[1].place;
    out.share[0] = 1 - c.segment_parameter;
    out.share[1] = c.segment_parameter;
    out.arm[0] = ends[0].arm + off;
    out.arm[1] = ends[1].arm + off;
    for (int k = 0; k < 2; k++) {
      out.pull[k] = r.pull[k];
      out.turn[k] = cross(ends[k].arm, r.pull[k]);
      out.anchor[k] = ends[k].arm;
    }
  } else {
    out.share[0] = 1;
    out.share[1] = 0;
    out.arm[0] = out.arm[1] = c.point - frames[s.frame[0]].position;
    out.pull[0] = out.pull[1] = out.turn[0] = out.turn[1] = {0, 0, 0};
    out.anchor[0] = out.anchor[1] = out.arm[0] - r.geometric.out * r.geometric.normal;
  }
  out.geometric = r.geometric;
  const ContactTangent& a = r.tangent;
  out.slope[0] = a.stiffness;
  out.slope[1] = a.damping;
  if (!has_moment()) return;
  out.roll[0] = a.roll_stiffness;
  out.roll[1] = a.roll_damping;
  out.turning = a.turn;
}

// wrench_element is element e of the wrench on frame k: what pulls the strand's end, minus what acts on the particle at the contact point.
INLINE double wrench_element(const StagedReaction& l, int k, int e) {
  if (e < 3) return component(l.pull[k], e) - l.share[k] * component(l.force, e);
  return component(l.turn[k], e - 3) - l.share[k] * (component(cross(l.arm[k], l.force), e - 3) + component(l.moment, e - 3));
}

// tangent_element is element (row, column) of share ([1; arm_i x] slope + [0; 1] roll) [1, -arm_j x], and of what turning adds to damping.
INLINE double tangent_element(const StagedReaction& l, int i, int j, int kind, int row, int column) {
  double sum = 0;
  for (int p = 0; p < 3; p++) {
    if (row < 3 && row != p) continue;
    double left = row < 3 ? 1.0 : skew(l.arm[i], row - 3, p);
    for (int q = 0; q < 3; q++) {
      if (column < 3 && column != q) continue;
      double right = column < 3 ? 1.0 : -skew(l.arm[j], q, column - 3);
      sum += left * l.slope[kind].at[p][q] * right;
      if (has_moment() && row == p + 3) sum += l.roll[kind].at[p][q] * right;
    }
  }
  if (has_moment() && kind == 1 && row >= 3 && column >= 3) sum += l.turning.at[row - 3][column - 3];
  sum *= l.share[i] * l.share[j];
  if (kind == 0 && l.geometric.present) sum += geometric_stiffness_element(l.geometric, l.columns[j][column], l.force, l.moment, l.pull, l.anchor, i, j, row, column);
  return sum;
}

// Wanted is which sums of reactions on a surface are wanted: the wrenches, and of the tangents so many rows and columns of each matrix.
struct Wanted {
  int ends, rows, elements;
};

// wanted_of is what is wanted of a surface with or without tangents, or with those of forces by translations alone.
INLINE Wanted wanted_of(const Surface& s, int64 tangents) {
  Wanted w = {is_strand(s) ? 2 : 1, tangents == translations ? 3 : 6, 2 * wrench_size};
  if (tangents) w.elements += w.ends * w.ends * 2 * w.rows * w.rows;
  return w;
}

// add_element adds element e of what n contacts do, and tells where it belongs.
INLINE int add_element(const StagedReaction* stage, int n, const Wanted& w, int e, double& sum) {
  if (e < 2 * wrench_size) {
    for (int k = 0; k < n; k++) sum += wrench_element(stage[k], e / wrench_size, e % wrench_size);
    return e;
  }
  int t = e - 2 * wrench_size, size = w.rows * w.rows, block = t / (2 * size), kind = t / size % 2, row = t / w.rows % w.rows, column = t % w.rows;
  for (int k = 0; k < n; k++) sum += tangent_element(stage[k], block / 2, block % 2, kind, row, column);
  return 2 * wrench_size + block * tangent_size + 36 * kind + 6 * row + column;
}

// sum_surface_reactions sums up what an active surface does to its frames: one thread an element, contacts in the order of particles.
INLINE void sum_surface_reactions(int number, const Frame* frames, double* out, int64 tangents, StagedReaction* stage) {
  int e = thread_index(), side = parameters.control->side, at = e;
  const Surface& s = parameters.surfaces[number];
  Wanted w = wanted_of(s, tangents);
  int slot = parameters.slot_first[side][number], last = parameters.slot_first[side][number + 1];
  const int* feature = parameters.feature[side ^ 1];
  double sum = 0;
  for (; slot < last; slot += staged_reactions) {
    int own = e & 31;
    bool yes = own < staged_reactions && slot + own < last && feature[slot + own] >= 0;
    uint32 ballot = warp_ballot(yes);
    int n = count_bits(ballot);
    if (e < 32 && yes) stage_reaction(s, number, parameters.reactions[slot + e], frames, stage[count_bits(ballot & ((1u << e) - 1))]);
    synchronize();
    if (tangents) {
      for (int k = e; k < n * w.ends * w.rows; k += block_size()) {
        StagedReaction& r = stage[k / (w.ends * w.rows)];
        int j = k / w.rows % w.ends, column = k % w.rows;
        if (r.geometric.present) r.columns[j][column] = geometric_column(r.geometric, r.slope[1], r.force, r.anchor, j, column);
      }
      synchronize();
    }
    if (e < w.elements) at = add_element(stage, n, w, e, sum);
    synchronize();
  }
  if (e < w.elements) out[at] = sum;
}

// write_reply writes the reply: each block some words of it, the first one its head.
INLINE void write_reply(Reply* reply, int trial, const int* moved) {
  if (thread_index() >= 32) return;
  uint32* words = reinterpret_cast<uint32*>(reply + 1);
  int coupled = parameters.surface_count - parameters.wall_count;
  for (int w = block_index(); 32 * w < coupled; w += block_count()) {
    int k = 32 * w + thread_index();
    uint32 word = warp_ballot(k < coupled && parameters.active[parameters.wall_count + k] == trial);
    if (thread_index() == 0) words[w] = word;
  }
  if (global_index()) return;
  *reply = {*moved == trial, parameters.control->failed, parameters.control->rebuild, 0};
}

// sum_reactions sums up the reactions on the coupled surfaces that touch particles, a block for one at a time, and replies. Without tangents a
// warp is enough, for translations alone some. Nothing is done if skip leads to a number that is not 0.
KERNEL_IN(reaction_threads, 2) sum_reactions(const Frame* frames, const int* trial, Reply* reply, double* out, const int* moved, int64 tangents, const int* skip) {
  __shared__ StagedReaction stage[staged_reactions];
  if (skip && *skip) return;
  write_reply(reply, *trial, moved);
  int coupled = parameters.surface_count - parameters.wall_count, stride = block_count();
  for (int first = block_index(); first < coupled; first += 32 * stride) {  // few surfaces touch: each warp looks at 32 at a time
    int k = first + (thread_index() & 31) * stride;
    uint32 touch = warp_ballot(k < coupled && parameters.active[parameters.wall_count + k] == *trial);
    for (; touch; touch &= touch - 1) {
      int surface = first + count_bits((touch & -touch) - 1) * stride;
      sum_surface_reactions(parameters.wall_count + surface, frames, out + int64(surface) * reaction_sums, tangents, stage);
    }
  }
}

// accept_histories makes the histories of a trial those of the step.
INLINE void accept_histories() {
  const Control* control = parameters.control;
  int side = control->side, stride = block_count() * block_size();
  for (int slot = parameters.slot_first[side][parameters.wall_count] + global_index(); slot < control->slots; slot += stride) {
    int feature = parameters.feature[side ^ 1][slot];
    if (feature >= 0 && parameters.reactions[slot].penetrated) {
      const Record& r = parameters.reactions[slot].record;
      atomic_max(&parameters.control->pressed, lost_key(fail_through, r.particle, r.surface));
    }
    parameters.feature[side][slot] = feature;
    if (feature < 0) continue;
    store_history(parameters.slot_history[side], slot, load_history(parameters.slot_history[side ^ 1], slot));
  }
}

// accept makes the histories of a trial those of the step, if it holds. Nothing is done if skip leads to a number that is not 0.
KERNEL_OF(surface_threads) accept(const int* trial, const int* moved, const int* skip) {
  const Control* control = parameters.control;
  if (skip && *skip) return;
  if (control->rebuild || control->failed || *moved == *trial) return;
  accept_histories();
}

// begin_step counts the step that the particles have made where bodies, which step on the device too, let it begin, and has trials made.
KERNEL begin_step(Gates* gates) {
  if (!gates->proceed) return;
  end_batch(1, false);
  if (thread_index()) return;
  gates->skip = gates->accepted = gates->proceed = 0;
}

// end_step accepts what the bodies have accepted, and stops the particles where these cannot go on.
KERNEL_OF(surface_threads) end_step(const Gates* gates) {
  if (gates->accepted) accept_histories();
  if (global_index() == 0) parameters.control->stop[0] = !gates->proceed;
}

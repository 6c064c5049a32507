// Coupled surfaces: trial contacts with the frozen particles, and what they do to the frames that carry the surfaces.
#pragma once
#include "geometric_stiffness.cuh"
#include "observe.cuh"

// receive fetches frames from the host's memory: for so few bytes the copy engine takes longer to wake up.
KERNEL_OF(tile_size) receive(const int64* from, int64* to, int64 words) {
  int i = global_index();
  if (i < words) to[i] = from[i];
}

// coupled_facets tells whether coupled surfaces make more than one contact with a particle.
INLINE bool coupled_facets() { return contacts > 1 && SPECIAL(COUPLED_FACETS); }

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
  int slots = contacts == 1 && !SPECIAL(POLYHEDRA) ? 1 : parameters.surfaces[number].slots, slot = slot_of(side, pair, number, slots);
  for (int m = 0; m < slots; m++) parameters.feature[side ^ 1][slot + m] = -1;
  parameters.surface_forces[pair] = SurfaceForce{};
}

// press works out a pair by the threads of a group, which do the same but for the tangent. Most is as for touch.
template <int most>
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
  SurfaceForce on_particle = surface_force<true, most>(
      pair, parameters.pair_particle[side][pair], number, side, side ^ 1, control->parity, control->order, 0, pose, ends,
      [&](int at, int i, int surface, Vec<double> x, const Touch& t, const Contact& c, const Coefficients& k, const History& start,
          const Response& r, const EndBlend& blend, bool) INLINED {
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
        out.penetrated = penetrates(parameters.surfaces[surface], radius, t.distance) && !tolerated(i) ? fail_through : 0;
        if (!tangents) return;
        Quad<Scalar> w = parameters.angular[control->parity][i];
        GeometricStiffness geometric;
        geometric_stiffness_of(s, pose, ends, x, radius, {double(w.x), double(w.y), double(w.z)}, t, c, k, convert<double>(r.normal * c.normal + r.shear), blend, geometric);
        out.geometric = geometric;
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
    bool there = lane < each && own < pairs && !is_polyhedron(control->order, parameters.pair_particle[control->side][own]), touching = there && (each == groups || may_press(own, frames));
    if (there && !touching) leave_pair(own);
    for (uint32 left = warp_ballot(touching); left;) {
      uint32 next = left;
      for (int g = 0; g < lane / tangent_lanes; g++) next &= next - 1;
      int pair = first + count_bits((next & -next) - 1);
      if (next && coupled_facets()) press<contacts>(pair, lane % tangent_lanes, frames, *trial, tangents);
      else if (next) press<1>(pair, lane % tangent_lanes, frames, *trial, tangents);
      for (int g = 0; g < groups; g++) left &= left - 1;
      warp_synchronize();
    }
  }
}

// Placed is a reaction as its surface's frames have it: for each end its share, the arm from the frame's origin to the contact point, and that to where pulls act, m.
struct Placed {
  double share[2];
  Vec<double> arm[2], anchor[2];
};

INLINE Placed place_reaction(const Surface& s, int number, const Reaction& r, const Frame* frames) {
  const Record& c = r.record;
  if (is_strand(s)) {
    const End first = parameters.ends[2 * number], second = parameters.ends[2 * number + 1];
    double t = c.segment_parameter;
    Vec<double> off = c.point - (1 - t) * first.place - t * second.place;
    return {{1 - t, t}, {first.arm + off, second.arm + off}, {first.arm, second.arm}};
  }
  Vec<double> arm = c.point - frames[s.frame[0]].position, anchor = arm - r.geometric.out * r.geometric.normal;
  return {{1, 0}, {arm, arm}, {anchor, anchor}};
}

// SurfaceSum is what one thread of a warp sums up over the contacts of a surface: forces and moments on both ends, or of the wrench on one alone.
struct SurfaceSum {
  Vec<double> force[2], moment[2];
};

// put_vector writes a vector, with so many numbers from one component to the next.
INLINE void put_vector(double* to, int stride, Vec<double> v) {
  to[0] = v.x;
  to[stride] = v.y;
  to[2 * stride] = v.z;
}

INLINE Vec<double> times(const Matrix& m, Vec<double> v) {
  auto row = [&](int i) { return m.at[i][0] * v.x + m.at[i][1] * v.y + m.at[i][2] * v.z; };
  return {row(0), row(1), row(2)};
}

// add_wrench adds that on end k: what pulls it, minus what acts on the particle at the contact point.
INLINE void add_wrench(const Reaction& r, const Placed& p, int k, SurfaceSum& sum) {
  Vec<double> arm = k ? p.arm[1] : p.arm[0], anchor = k ? p.anchor[1] : p.anchor[0], pull = k ? r.pull[1] : r.pull[0];
  double share = k ? p.share[1] : p.share[0];
  sum.force[0] += pull - share * r.force;
  sum.moment[0] += cross(anchor, pull) - share * (cross(arm, r.force) + r.moment);
}

// add_column adds by how much the wrenches change as end j moves along a column, three of translation and three of rotation: share ([1; arm x] slope + [0; 1] roll)
// [1, -arm_j x], and what turning adds to damping.
INLINE void add_column(const Reaction& r, const Placed& p, bool damping, int j, int column, SurfaceSum& sum) {
  Vec<double> along = axis(column % 3), moves = column < 3 ? along : cross(along, j ? p.arm[1] : p.arm[0]), roll = {0, 0, 0};
  double share = j ? p.share[1] : p.share[0];
  const ContactTangent& t = r.tangent;
  Vec<double> force = share * times(damping ? t.damping : t.stiffness, moves);
  if (has_moment()) {
    roll = share * times(damping ? t.roll_damping : t.roll_stiffness, moves);
    if (damping && column >= 3) roll += share * times(t.turn, along);
  }
#pragma unroll
  for (int i = 0; i < 2; i++) {
    sum.force[i] += p.share[i] * force;
    sum.moment[i] += p.share[i] * (cross(p.arm[i], force) + roll);
  }
  if (damping || !r.geometric.present) return;
  GeometricColumn c = geometric_column(r.geometric, t.damping, r.force, j ? p.anchor[1] : p.anchor[0], j, column);
#pragma unroll
  for (int i = 0; i < 2; i++) add_geometric_stiffness(r.geometric, c, r.force, r.moment, r.pull[i], p.anchor[i], i, i == j && column >= 3 ? column - 3 : -1, sum.force[i], sum.moment[i]);
}

// load_reaction has all threads of a warp read a reaction together.
INLINE void load_reaction(const Reaction& from, Reaction& to) {
  constexpr int words = sizeof(Reaction) / sizeof(int64);
  for (int k = thread_index(); k < words; k += 32) reinterpret_cast<int64*>(&to)[k] = reinterpret_cast<const int64*>(&from)[k];
}

// Threads of a warp that sum up the reactions on a surface: columns of stiffness, of damping, and the wrenches.
constexpr int damping_lanes = 12, wrench_lanes = 24;

// sum_surface_reactions sums up by a warp what an active surface does to its frames, contacts in the order of particles.
INLINE void sum_surface_reactions(int number, const Frame* frames, double* out, int64 tangents, Reaction& r) {
  int lane = thread_index(), side = parameters.control->side;
  const Surface& s = parameters.surfaces[number];
  int ends = is_strand(s) ? 2 : 1, rows = tangents == translations ? 3 : 6;
  bool damping = lane >= damping_lanes, wrench = lane >= wrench_lanes;
  int part = lane - (wrench ? wrench_lanes : damping ? damping_lanes : 0), j = wrench ? part : part / 6, column = part % 6;
  bool used = j < ends && (wrench || (tangents && column < rows));
  int slot = parameters.slot_first[side][number], last = parameters.slot_first[side][number + 1];
  const int* feature = parameters.feature[side ^ 1];
  SurfaceSum sum = {};
  for (; slot < last; slot += 32) {
    uint32 left = warp_ballot(slot + lane < last && feature[slot + lane] >= 0);
    for (; left; left &= left - 1) {
      load_reaction(parameters.reactions[slot + count_bits((left & -left) - 1)], r);
      warp_synchronize();
      Placed p = place_reaction(s, number, r, frames);
      if (used && wrench) add_wrench(r, p, j, sum);
      else if (used) add_column(r, p, damping, j, column, sum);
      warp_synchronize();
    }
  }
  if (!used) return;
  if (wrench) {
    put_vector(out + wrench_size * j, 1, sum.force[0]);
    put_vector(out + wrench_size * j + 3, 1, sum.moment[0]);
    return;
  }
#pragma unroll
  for (int i = 0; i < 2; i++) {
    if (i >= ends) break;
    double* at = out + 2 * wrench_size + (2 * i + j) * tangent_size + 36 * damping + column;
    put_vector(at, 6, sum.force[i]);
    if (rows == 6) put_vector(at + 18, 6, sum.moment[i]);
  }
}

// write_reply writes the reply: each block some words of it, the first one its head.
INLINE void write_reply(Reply* reply, int trial, const int* moved) {
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

// sum_reactions sums up the reactions on the coupled surfaces that touch particles, a warp for one at a time, and replies. Nothing is done if skip leads to a
// number that is not 0.
KERNEL_OF(32) sum_reactions(const Frame* frames, const int* trial, Reply* reply, double* out, const int* moved, int64 tangents, const int* skip) {
  __shared__ Reaction reaction;
  if (skip && *skip) return;
  write_reply(reply, *trial, moved);
  int coupled = parameters.surface_count - parameters.wall_count, stride = block_count();
  for (int first = block_index(); first < coupled; first += 32 * stride) {  // few surfaces touch: each block looks at 32 at a time
    int k = first + thread_index() * stride;
    uint32 touch = warp_ballot(k < coupled && parameters.active[parameters.wall_count + k] == *trial);
    for (; touch; touch &= touch - 1) {
      int surface = first + count_bits((touch & -touch) - 1) * stride;
      sum_surface_reactions(parameters.wall_count + surface, frames, out + int64(surface) * reaction_sums, tangents, reaction);
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
      atomic_max(&parameters.control->pressed, lost_key(int(parameters.reactions[slot].penetrated), r.particle, r.surface));
    }
    parameters.feature[side][slot] = feature;
    if (feature < 0) continue;
    store_history(in_blocks(parameters.slot_history[side], slot), load_history(in_blocks(parameters.slot_history[side ^ 1], slot)));
    if (!SPECIAL(POLYHEDRA)) continue;
    parameters.slot_key[side][slot] = parameters.slot_key[side ^ 1][slot];
    parameters.slot_drag[side][slot] = parameters.slot_drag[side ^ 1][slot];
    if (parameters.slot_arm[side]) parameters.slot_arm[side][slot] = parameters.slot_arm[side ^ 1][slot];
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

// resume_bodies has bodies go on that have waited for rows: with the next step, or else with the trial that did not hold. Where the build failed they wait for the host.
// One thread.
KERNEL resume_bodies(Gates* gates, int64 next) {
  if (parameters.control->failed) return;
  gates->halted = 0;
  if (next) gates->proceed = 1;
  else gates->skip = 0;
}

// end_step accepts what the bodies have accepted, and stops the particles where these cannot go on.
KERNEL_OF(surface_threads) end_step(const Gates* gates) {
  if (gates->accepted) accept_histories();
  if (global_index() == 0) parameters.control->stop[0] = !gates->proceed;
}

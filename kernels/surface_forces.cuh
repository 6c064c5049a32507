// Forces between particles and surfaces: one thread a pair.
#pragma once
#include "height_field.cuh"
#include "mesh.cuh"
#include "polyhedra.cuh"
#include "revolved.cuh"
#include "scalars.cuh"

INLINE Vec<double> rotate(const double* e, Vec<double> v) {
  Vec<double> u = {e[1], e[2], e[3]};
  Vec<double> t = 2.0 * cross(u, v);
  return v + e[0] * t + cross(u, t);
}

INLINE Vec<double> rotate_back(const double* e, Vec<double> v) {
  Vec<double> u = {-e[1], -e[2], -e[3]};
  Vec<double> t = 2.0 * cross(u, v);
  return v + e[0] * t + cross(u, t);
}

// unplaced tells whether a coupled surface has no place yet.
INLINE bool unplaced(const Pose& p) { return p.turn[0] == 0 && p.turn[1] == 0 && p.turn[2] == 0 && p.turn[3] == 0; }

INLINE bool is_strand(const Surface& s) { return s.frame[1] >= 0; }

// is_ball tells whether a surface is a sphere seen from outside.
INLINE bool is_ball(const Surface& s) { return s.shape == shape_sphere && !sphere_of(s).inside; }

INLINE const Pose& pose_of(const Surface& s, int number, int64 step) {
  if (s.driven < 0) return parameters.poses[number];
  return parameters.driven[(step - parameters.table_first) * parameters.driven_count + s.driven];
}

// touch writes the contacts of a sphere around c, in the surface's axes, with everything nearer than reach, and returns their number;
// more than contacts if there is no room for all. Most is 1 for surfaces that make no more than one, else contacts.
template <int most>
INLINE int touch(const Surface& s, Vec<double> c, double reach, Touch* out) {
#if FACETS
  if (most == 1) {
    out[0] = nearest(s, c);
    return out[0].distance < reach;
  }
  if (s.shape == shape_revolved) return touch_revolved(s, c, reach, out);
  if (s.shape == shape_mesh) return touch_mesh(s, c, reach, out);
  if (s.shape == shape_height_field) return touch_height_field(s, c, reach, out);
  if (s.several > 1) {
    int n = 0;
    for (int i = 0; i < s.several && n < contacts; i++) {
      out[n] = candidate(s, i, c);
      n += out[n].distance < reach;
    }
    return n;
  }
#endif
  out[0] = nearest(s, c);
  return out[0].distance < reach;
}

// material_at is the material of a surface that a particle with its centre at x meets: of ground of several, that of the cell below it.
INLINE int material_at(const Surface& s, [[maybe_unused]] const Pose& pose, [[maybe_unused]] Vec<double> x) {
#if FACETS
  if (s.shape == shape_height_field && s.data[1]) {
    Vec<double> c = rotate_back(pose.turn, x - pose.position);
    return static_cast<const unsigned char*>(s.data[1])[cell_of(height_field_of(s), c.x, c.y)];
  }
#endif
  return s.material;
}

// surface_coefficients completes the coefficients of a particle against a surface of some material.
INLINE void surface_coefficients(const Surface& s, int its, Real radius, Real mass, Real inertia, int material, Coefficients& k) {
  k = of_sizes(parameters.interactions[material * parameters.materials + its],
               effective_radius(radius, Real(s.curvature[0]), Real(s.curvature[1])), mass, inertia);
  k.lean = 1 - 2 * quotient(k.radius, radius);
}

// turned_mobility is by how much a unit of force, with a moment in the frame's axes, accelerates the point of a frame where it acts along itself, 1/kg.
INLINE double turned_mobility(const Mobility& m, Vec<double> moment) {
  Vec<double> turned = {dot(m.inverse_inertia[0], moment), dot(m.inverse_inertia[1], moment), dot(m.inverse_inertia[2], moment)};
  return m.inverse_mass + dot(moment, turned);
}

// Push is a unit of force on a frame, and its moment about the frame's origin, in the frame's axes.
struct Push {
  Vec<double> force, moment;
};

// push_on_end is a unit of force along a normal on an end of a strand.
INLINE Push push_on_end(const End& e, Vec<double> out, Vec<double> normal) {
  return {rotate_back(e.turn, normal), rotate_back(e.turn, cross(e.arm + out, normal))};
}

// jointly is by how much a push accelerates the point of another one along it, 1/kg, by the block of their frames of a surface that joints hold.
INLINE double jointly(const Surface& s, int block, const Push& by, const Push& at) {
  return joint_response(*static_cast<const JointMobilityOf<double>*>(s.joints[block]), by.force, by.moment, at.force, at.moment);
}

// frame_mobility is by how much a push on a frame that carries a surface accelerates the point of the frame where it acts along itself, 1/kg.
INLINE double frame_mobility(const Surface& s, int frame, const Push& p) {
  return s.joints[3 * frame] ? jointly(s, 3 * frame, p, p) : turned_mobility(s.mobility[frame], p.moment);
}

// mobility_at is by how much a unit of force along a contact's normal accelerates a coupled surface at a point of the world where its frames are, 1/kg; dem/cpu/mobility.go.
INLINE double mobility_at(const Surface& s, const Pose& pose, const End* ends, Vec<double> point, const Touch& t) {
  if (is_strand(s)) {
    double second = t.segment_parameter, first = 1 - second;
    Vec<double> out = point - first * ends[0].place - second * ends[1].place;
    Push a = push_on_end(ends[0], out, t.normal), b = push_on_end(ends[1], out, t.normal);
    double sum = first * first * frame_mobility(s, 0, a) + second * second * frame_mobility(s, 1, b);
    return s.joints[1] ? sum + 2 * first * second * jointly(s, 1, b, a) : sum;
  }
  Vec<double> arm = s.at[0] + rotate(s.turn, rotate_back(pose.turn, point - pose.position)), normal = rotate(s.turn, rotate_back(pose.turn, t.normal));
  return frame_mobility(s, 0, {normal, cross(arm, normal)});
}

// slot_of is the first slot of a pair.
INLINE int slot_of(int side, int pair, int number, int slots) {
  return parameters.slot_first[side][number] + (pair - parameters.pair_first[side][number]) * slots;
}

// find_touches writes the contacts of a sphere around x with a surface where it is, normals in world axes, and returns their number.
template <int most>
INLINE int find_touches(const Surface& s, const Pose& pose, const End* ends, Vec<double> x, double radius, Touch* out) {
  if (is_strand(s)) {
    out[0] = nearest(Capsule{ends[0].place, ends[1].place, s.size[0]}, x);
    return out[0].distance < radius;
  }
  int n = touch<most>(s, rotate_back(pose.turn, x - pose.position), radius, out);
  for (int t = 0; t < n && t < most; t++) out[t].normal = rotate(pose.turn, out[t].normal);
  return n;
}

// EndBlend is what of a strand's contact belongs to its covered ends; dem/cpu/strand.go.
struct EndBlend {
  Vec<double> pull[2];  // on the ends
  double energy, weight, extra;
};

// end_forces works out what belongs to the covered ends where a particle at x overlaps the strand by so much; force and whole are those of the contact
// with the strand alone.
INLINE EndBlend end_forces(const Surface& s, const End* ends, const CoefficientsOf<double>& k, Vec<double> x, double radius, double overlap,
                           double& force, double& whole) {
  EndBlend out = {{{0, 0, 0}, {0, 0, 0}}, 0, 1, 0};
  whole = normal_elastic(k, overlap, force);
  double energy[2] = {0, 0}, end_force[2] = {0, 0}, reach = radius + s.size[0];
  Vec<double> normal[2] = {};
  for (int i = 0; i < 2; i++) {
    Vec<double> arm = x - ends[i].place;
    double d2 = norm2(arm);
    if (!(s.flags & (1 << i)) || !(d2 < reach * reach)) continue;
    double d = square_root(d2);
    normal[i] = d > 0 ? (1 / d) * arm : perpendicular(ends[1].place - ends[0].place);
    energy[i] = normal_elastic(k, reach - d, end_force[i]);
  }
  double most = larger(energy[0], energy[1]);
  if (most == 0) return out;
  double a = energy[0] / most, b = energy[1] / most;
  double sum = square_root(square_root(a * a * a * a + b * b * b * b)), part = 1 / (sum * sum * sum);
  end_force[0] *= part * a * a * a;
  end_force[1] *= part * b * b * b;
  out.energy = -most * sum;
  out.weight = larger(0.0, 1 - (end_force[0] + end_force[1]) / force);
  for (int i = 0; i < 2; i++) out.pull[i] = end_force[i] * normal[i];
  return out;
}

// blend_ends takes the covered ends out of a strand's contact with a particle at x. It tells whether anything is left.
INLINE bool blend_ends(const Surface& s, const End* ends, const Coefficients& k, Vec<double> x, double radius, double overlap, EndBlend& out) {
  out = {{{0, 0, 0}, {0, 0, 0}}, 0, 1, 0};
  if (!s.flags) return true;
  CoefficientsOf<double> wide = convert<double>(k);
  double force, whole, unused, search = parameters.search;
  out = end_forces(s, ends, wide, x, radius, overlap, force, whole);
  if (reaches()) out.weight = end_forces(s, ends, wide, x, radius + search, overlap + search, unused, unused).weight;
  out.extra = (1 - out.weight) * force;
  return whole + out.energy > 1e-12 * whole || out.weight > 1e-12;
}

constexpr int any_face = -1;

// faced tells whether a surface is a container of flat faces, each of which bears its own load.
INLINE bool faced(const Surface& s) { return s.shape == shape_box && s.several > 1; }

// surface_contacts is by how many contacts the particle of sphere i touches a face of a surface, at least 1: a wall where both are, what bodies carry at the end of the last step, since the law must not
// jump in the trials of a step.
template <bool coupled, int most>
INLINE int surface_contacts(const Surface& s, int number, int face, int i, int from, int state, int order, int slots, const Pose& pose, const End* ends) {
  int total = 0, count = mates(order, i);
  for (int k = 0; k < count; k++) {
    int a = mate(order, i, k);
    if (!coupled) {
      Position p = parameters.position[state][a];
      Touch found[most];
      int n = find_touches<most>(s, pose, ends, place_of(p, parameters.wraps[a]), double(radius_of(p)), found);
      if (face == any_face) total += n;
      else
        for (int t = 0; t < n && t < most; t++) total += found[t].feature == face;
      continue;
    }
    int length = parameters.row_length[a], start = parameters.slice_start[a / slice_rows], particles = length & 0xffff, all = particles + (length >> 16);
    for (int e = particles; e < all; e++) {
      int pair = parameters.entry[row_at(start, a, e)];
      if (parameters.pair_surface[from][pair] != number) continue;
      int slot = slot_of(from, pair, number, slots);
      for (int m = 0; m < slots; m++) total += face == any_face ? parameters.feature[from][slot + m] >= 0 : parameters.feature[from][slot + m] == face;
    }
  }
  return total > 1 ? total : 1;
}

// penetrates tells whether a particle is halfway to where it would come out at the other side of a surface.
INLINE bool penetrates(const Surface& s, double radius, double distance) { return radius - distance > 0.5 * (radius + s.passage); }

// surface_force works out pair, of particle i and a surface at a place, in a step of a batch. Histories are read from copy from of the slots and written to
// copy to. It calls note(slot, particle, surface, x, touch, contact, coefficients, history before, response, blend, begins) for every contact, where
// x is the particle's centre and the response has its weight already; and whether the particle has not touched the surface in the step before. Of a surface that makes one contact, gap is the distance of the particle from it.
template <bool coupled, int most, class Note>
INLINE SurfaceForce surface_force(int pair, int i, int number, int from, int to, int state, int order, int step, const Pose& pose, const End* ends, Note note,
                  double* gap = nullptr) {
  const Surface& s = parameters.surfaces[number];
  Position p = parameters.position[state][i];
  Quad<Scalar> v = parameters.velocity[state][i], w = parameters.angular[state][i];
  int slots = most == 1 && !SPECIAL(POLYHEDRA) ? 1 : s.slots;
  int slot = slot_of(from, pair, number, slots);
  Vec<double> x = place_of(p, parameters.wraps[i]);
  Real radius = radius_of(p);
  Touch touches[most];
  double reach = coupled ? parameters.search : parameters.reach;
  int n = find_touches<most>(s, pose, ends, x, double(radius) + reach, touches);
  if (gap) *gap = touches[0].distance - double(radius) - reach;
  if (n > slots) {
    lose(fail_features, parameters.id[order][i], number, step);
    n = slots;
  }
  SurfaceForce out = {};
  out.contacts = n;
  uint32 acting = ~0u;  // bit t is 0 where there is a gap and no contact over it
  if (n > 0 || reaches()) {
    Coefficients whole;
    int its = material_at(s, pose, x), own = SPECIAL(UNIFORM) ? parameters.uniform_material : parameters.material[order][i];
    surface_coefficients(s, its, radius, Real(v.w), inertia_of(order, i, Real(v.w), radius), own, whole);
    History old[most];
    int feature[most];
#pragma unroll
    for (int m = 0; m < most; m++) {
      feature[m] = m < slots ? parameters.feature[from][slot + m] : -1;
      if (feature[m] >= 0) old[m] = load_history(in_blocks(parameters.slot_history[from], slot + m));
    }
    auto share = [&](Coefficients& k, int face) INLINED {
      share_out(k, quotient(Real(1), Real(surface_contacts<coupled, most>(s, number, face, i, from, state, order, slots, pose, ends))));
    };
    if (SPECIAL(SHARED) && !faced(s)) share(whole, any_face);
    bool begins = true;
#pragma unroll
    for (int m = 0; m < most; m++) begins = begins && !(feature[m] >= 0 && old[m].radius != 0);
    uint32 ended = reaches() ? ~0u : 0;  // bit m is 1 where nothing has been found of the contact that slot m had
    Vector spin = {Real(w.x), Real(w.y), Real(w.z)};
    EndBlend blend = {{{0, 0, 0}, {0, 0, 0}}, 0, 1, 0};
    if (coupled && is_strand(s) && n > 0 && !blend_ends(s, ends, whole, x, double(radius), double(radius) - touches[0].distance, blend)) {
      out.contacts = n = 0;
      ended = 0;
    }
    for (int t = 0; t < n && t < most; t++) {
      double segment_parameter = touches[t].segment_parameter;
      Coefficients k = whole;
      if (SPECIAL(SHARED) && faced(s)) share(k, touches[t].feature);
      Contact c = {};
      Real overlap = Real(double(radius) - touches[t].distance);
      Vec<double> velocity = pose.velocity, off = x - pose.position;
      Vector turning = convert<Real>(pose.angular);
      if (coupled && is_strand(s)) {
        velocity = (1 - segment_parameter) * ends[0].velocity + segment_parameter * ends[1].velocity;
        turning = convert<Real>((1 - segment_parameter) * ends[0].angular + segment_parameter * ends[1].angular);
        off = x - (1 - segment_parameter) * ends[0].place - segment_parameter * ends[1].place;
      }
      Vector normal = convert<Real>(touches[t].normal), arm = (Real(0.5) * overlap - radius) * normal;
      Vector matter = cross(turning, convert<Real>(off) + arm);
      Vector relative = convert<Real>(Vec<Scalar>{v.x, v.y, v.z} - convert<Scalar>(velocity)) - matter;
      with_surface(c, radius, normal, overlap, relative, spin, turning);
      c.onset = coupled ? Real(relative_onset) * radius : 0;
      History h = {};
#pragma unroll
      for (int m = 0; m < most; m++)
        if (feature[m] == touches[t].feature) h = old[m];
      if (reaches() && c.overlap <= 0 && ((h.radius == 0 && !SPECIAL(LUBRICATED)) || ((h.radius == 0 || !coupled) && c.overlap <= -k.reach))) {
        acting &= ~(1u << t);
        out.contacts--;
        continue;
      }
#pragma unroll
      for (int m = 0; m < most; m++)
        if (reaches() && feature[m] == touches[t].feature) ended &= ~(1u << m);
      if (coupled) {
        Vec<double> point = x - (double(radius) - 0.5 * double(overlap)) * touches[t].normal;
        double mobility = mobility_at(s, pose, ends, point, touches[t]);
        set_mass(parameters.interactions[own * parameters.materials + its], k, Real(1 / (1 / double(v.w) + mobility)));
      }
      Real weight = Real(blend.weight), dt = Real(parameters.dt_before);
      if (coupled) scale_area(h, quotient(Real(1), larger(weight, Real(min_weight))));
      History start = h;
      Response r;
      evaluate(k, c, dt, h, r);
      if (coupled) {
        double force, energy = normal_elastic(convert<double>(k), double(c.overlap), force);
        out.elastic += Real(energy + blend.energy + blend.weight * (double(elastic(k, c.overlap, h)) - energy));
        Vector dashpots = weight * drag(k, c, h, r);
        out.drag += dashpots;
        out.turning += cross(arm, dashpots);
        scale_area(h, weight);
        scale(r, weight);
      } else {
        out.elastic += elastic(k, c.overlap, h);
      }
      if (from == to && penetrates(s, double(radius), touches[t].distance) && !tolerated(i)) lose(fail_through, parameters.id[order][i], number, step);
      Vector f = (r.normal + Real(blend.extra)) * c.normal + r.shear;
      out.force += convert<Scalar>(f);
      out.torque += convert<Scalar>(cross(arm, f) + r.moment);
      out.power += Scalar(dot(convert<double>(f), velocity + convert<double>(matter)) + double(dot(r.moment, turning)));
      out.damped += r.damped;
      out.slid += r.slid;
      out.rolled += r.rolled;
      out.parted += r.parted;
      out.yielded += r.yielded;
      receive_from_surface(s, i, state, order, double(v.w), h.radius, heated(r), out);
      if (SPECIAL(EXPANDS)) out.swelling += weight * swelling(k, c.overlap, r.conserved, radius);
      if (coupled && is_strand(s))
        for (int e = 0; e < 2; e++) {
          out.force += convert<Scalar>(-1.0 * blend.pull[e]);
          out.power -= Scalar(dot(blend.pull[e], ends[e].velocity));
        }
      if (unsettled(k, h, c.overlap)) {
        Real lost = 0;
        out.film += settle_bridge(k, h, c.overlap, facing(double(radius), double(radius)) * film_volume(i, state), 0, 1, lost);
        out.parted += weight * lost;
        if (h.bridge > 0) out.elastic -= weight * lost;
      }
      out.bridged += h.bridge;
      store_history(in_blocks(parameters.slot_history[to], slot + t), h);
      note(slot + t, i, number, x, touches[t], c, k, start, r, blend, begins);
    }
#pragma unroll
    for (int m = 0; m < most; m++)
      if ((ended >> m & 1) && feature[m] >= 0 && old[m].radius > 0) {
        out.parted += elastic(whole, -whole.reach, old[m]);
        out.film += double(old[m].bridge);
      }
  }
#pragma unroll
  for (int t = 0; t < most; t++)
    if (t < slots) parameters.feature[to][slot + t] = t < n && (acting >> t & 1) ? touches[t].feature : -1;
  return out;
}

// surface_force works out a pair with its surface where it is at a step of a batch.
template <bool coupled, class Note>
INLINE SurfaceForce surface_force(int pair, int from, int to, int state, int order, int64 step, Note note) {
  int number = parameters.pair_surface[from][pair];
  return surface_force<coupled, contacts>(pair, parameters.pair_particle[from][pair], number, from, to, state, order, int(step), pose_of(parameters.surfaces[number], number, parameters.control->base + step),
                        parameters.ends + 2 * number, note);
}

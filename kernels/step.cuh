// One time step: contact forces, kick and drift, in one kernel.
//
// Between steps the state is that of the leapfrog: positions and histories of a time, velocities half a step before. The
// step works out the forces there, takes the velocities a whole step on and the positions with them.
#pragma once
#include "cell.cuh"
#include "fluid.cuh"
#include "moving_surfaces.cuh"
#include "thermostat.cuh"

// As many blocks are to fit on a multiprocessor: enough to hide the memory's latency, as far as the registers go; and where walls are
// joined, room for all threads of the few particles at once. Measured on an H200.
#if PRECISION == 0
constexpr int step_blocks = 6;
constexpr int joined_blocks = 5;
#elif PRECISION == 1
constexpr int step_blocks = 4;
constexpr int joined_blocks = 3;
#else
constexpr int step_blocks = 3;
constexpr int joined_blocks = 2;
#endif

// Particle is one particle as its own threads see it.
struct Particle {
  Position position;
  Twist twist;
  Real radius, mass, inertia;
  int material;
  int64 step;  // that it begins
};

// Totals is what acts on a particle, what has been lost at it, and what it receives of scalars.
struct Totals {
  Vector force, torque;
  Real lost[loss_channels];
  Received received;
  Real swelling;  // force against the growth of the particle, N
  double film;  // by how much the particle's film grows, m3
  bool unsettled;  // bridges of its contacts break or form
};

#include "attraction.cuh"

// pair_coefficients are those of a particle and neighbour j of the given radius, mass and material.
INLINE Coefficients pair_coefficients(const Particle& g, int order, int j, Real radius, Real weight, int material) {
  if (SPECIAL(UNIFORM)) return from_constants<Real>(parameters.uniform);
  Coefficients k;
  k = of_sizes(parameters.interactions[g.material * parameters.materials + material], reduced(g.radius, radius), reduced(g.mass, weight),
               reduced(g.inertia, inertia_of(order, j, weight, radius)));
  k.inverse_sum = quotient(Real(1), g.radius + radius);
  k.lean = (g.radius - radius) * k.inverse_sum;
  return k;
}

// pair_contacts is by how many spheres the particles of spheres i and j touch one another, at least 1.
INLINE int pair_contacts(int i, int j, int from, int order) {
  int n = 0, own = mates(order, i), others = mates(order, j);
  for (int a = 0; a < own; a++) {
    Position p = parameters.position[from][mate(order, i, a)];
    for (int b = 0; b < others; b++) n += touches(gap_between(p, parameters.position[from][mate(order, j, b)]));
  }
  return n > 1 ? n : 1;
}

// settle takes the bridge of a contact with sphere j, which is unsettled, to the end of a step.
INLINE void settle(const Particle& g, int i, int from, int j, const Coefficients& k, Real radius, Real overlap, History& h, Totals& t) {
  double own = facing(double(g.radius), double(radius)) * film_volume(i, from), other = facing(double(radius), double(g.radius)) * film_volume(j, from);
  Real lost = 0;
  t.film += settle_bridge(k, h, overlap, own, other, 0.5, lost);
  if (SPECIAL(AUDIT)) t.lost[lost_parting] += Real(0.5) * lost;
}

// pair_contact adds the contact with a neighbour. Both partners work it out, and get each other's forces to the
// last bit: every expression changes its sign exactly, or not at all, when the partners change places. The neighbour is an image that moves as told relative to what is imaged.
// Settling, it takes a bridge to the end of the step, else it notes that one is unsettled.
template <bool settling, class Note>
INLINE void pair_contact(const Particle& g, int i, int from, int order, int j, const PairGeometry& pair, Quad<Scalar> v, Quad<Scalar> w, Real radius, int material,
                              Vector moving, History& h, Totals& t, Note note) {
  Coefficients k = pair_coefficients(g, order, j, radius, Real(v.w), material);
  if (SPECIAL(SHARED)) share_out(k, quotient(Real(1), Real(pair_contacts(i, j, from, order))));
  Twist own = g.twist, other = {{Real(v.x), Real(v.y), Real(v.z)}, {Real(w.x), Real(w.y), Real(w.z)}};
  if (SPECIAL(STRAINED)) {
    own.v = own.v - Real(0.5) * moving;
    other.v = other.v + Real(0.5) * moving;
  }
  Contact c = {};
  c.normal = pair.normal;
  c.overlap = pair.overlap;
  Real dt = Real(parameters.dt_before), other_arm;
  Real arm = approach(c, pair.inverse, g.radius, radius, own, other, dt, other_arm);
  Response r;
  evaluate(k, c, dt, h, r);
  if (unsettled(k, h, c.overlap)) {
    if (settling) settle(g, i, from, j, k, radius, c.overlap, h, t);
    else t.unsettled = true;
  }
  Vector twist;
  Vector force = forces(r, c.normal, twist);
  t.force += force;
  t.torque += plus(r.moment, -arm, twist);
  if (SPECIAL(STRAINED)) t.lost[lost_cell] += Real(0.5) * dot(force, moving) * dt;
  if (SPECIAL(EXPANDS)) t.swelling += swelling(k, c.overlap, r.conserved, g.radius);
  if (SPECIAL(AUDIT) || SPECIAL(HEAT)) {
    t.lost[lost_damping] += Real(0.5) * r.damped;
    t.lost[lost_friction] += Real(0.5) * r.slid;
    t.lost[lost_rolling] += Real(0.5) * r.rolled;
    t.lost[lost_yielding] += Real(0.5) * r.yielded;
  }
  if (SPECIAL(AUDIT) && SPECIAL(SHARED)) t.lost[lost_parting] += Real(0.5) * r.parted;
  note(c, k, h, r, arm);
}

// lasts tells whether a contact that has formed with neighbour j, or a film of fluid, goes on over a gap. Where it does not, all that it held is lost.
INLINE bool lasts(const Particle& g, const PairGeometry& pair, Real radius, Real mass, int order, int j, const History& h, Totals& t) {
  Coefficients k = pair_coefficients(g, order, j, radius, mass, material_number(order, j));
  if (pair.overlap > -k.reach) return true;
  if (SPECIAL(AUDIT)) t.lost[lost_parting] += Real(0.5) * elastic(k, -k.reach, h);
  t.film += 0.5 * double(h.bridge);
  return false;
}

// Row is where a particle's entries are: particles, then pairs with surfaces, so many in all.
struct Row {
  int start, particles, all;
};

INLINE Row row_of(int i) {
  int length = parameters.row_length[i], particles = length & 0xffff;
  return {parameters.slice_start[i / slice_rows], particles, particles + (length >> 16)};
}

// settle_bridges takes the bridges that break or form in a step to its end, of the contacts of a particle that fall to this thread. Few do, and among the forces they would take registers from all.
INLINE void settle_bridges(int i, const Row& row, int lane, int lanes, int from, const Particle& g, Totals& t) {
  int order = parameters.control->order;
  for (int s = lane; s < row.particles; s += lanes) {
    int at = row_at(row.start, i, s), e = parameters.entry[at], j = e & ~in_contact;
    if (e >= 0 || pair_of_entry(at) >= 0) continue;
    Position p = parameters.position[from][j];
    if (SPECIAL(STRAINED)) take_image(g.step, i, g.position, j, p);
    Real radius = radius_of(p), overlap = pair_geometry(gap_between(g.position, p)).overlap;
    Coefficients k = pair_coefficients(g, order, j, radius, Real(parameters.velocity[from][j].w), material_number(order, j));
    History before = load_history(history_at(at)), h = before;
    restore(h);
    if (!unsettled(k, h, overlap)) continue;
    settle(g, i, from, j, k, radius, overlap, h, t);
    change_history(history_at(at), h, true, before);
  }
}

// neighbour_forces sums the contacts of a particle with its neighbours that fall to this thread: entries lane, lane + lanes, and so on. With commit
// the contacts' histories go on; without it nothing changes. With prefetching, histories are asked for ahead. It calls note(partner, contact, coefficients,
// history, response, arm) for every contact.
template <bool commit, bool prefetching, class Note>
INLINE void neighbour_forces(int i, const Row& row, int lane, int lanes, int from, const Particle& g, Totals& t, Note note) {
  const Position* position = parameters.position[from];
  const Quad<Scalar>* velocity = parameters.velocity[from];
  const Quad<Scalar>* angular = parameters.angular[from];
  int order = parameters.control->order, start = row.start, particles = row.particles;
  // The entry after next and the next neighbour's position are on their way while a contact is worked out; and where there are so many particles
  // that histories do not stay in the cache, the history after next.
  int s = lane;
  int e = s < particles ? parameters.entry[row_at(start, i, s)] : 0;
  int next = s + lanes < particles ? parameters.entry[row_at(start, i, s + lanes)] : 0;
  Position p = position[e & ~in_contact];
  if (prefetching && s < particles) prefetch_history(history_at(row_at(start, i, s)));
  if (prefetching && s + lanes < particles) prefetch_history(history_at(row_at(start, i, s + lanes)));
  while (s < particles) {
    int at = row_at(start, i, s), mine = e, j = e & ~in_contact;
    if (prefetching && s + 2 * lanes < particles) prefetch_history(history_at(row_at(start, i, s + 2 * lanes)));
    Vector moving = {0, 0, 0};
    if (SPECIAL(STRAINED)) moving = convert<Real>(take_image(g.step, i, g.position, j, p));
    Gap gap = gap_between(g.position, p);
    History h = {}, before = {};
    Quad<Scalar> v, w;
    Carried carried;
    if (mine < 0) {
      h = before = load_history(history_at(at), !commit || volume_counts() || !touches(gap));
      v = velocity[j];
      w = angular[j];
      carried = carried_by(j, from, w);
    } else if (SPECIAL(LUBRICATED)) {
      v = velocity[j];
    }
    Real radius = radius_of(p);
    s += lanes;
    e = next;
    if (s < particles) p = position[e & ~in_contact];
    if (s + lanes < particles) next = parameters.entry[row_at(start, i, s + lanes)];
    if (pair_of_entry(at) >= 0) continue;
    PairGeometry pair = {};
    if (reaches()) pair = pair_geometry(gap);
    if (!touches(gap) && !(reaches() && (mine < 0 || SPECIAL(LUBRICATED)) && lasts(g, pair, radius, Real(v.w), order, j, h, t))) {
      if (commit && mine < 0) parameters.entry[at] = j;
      continue;
    }
    if (mine >= 0) {
      v = velocity[j];
      w = angular[j];
      carried = carried_by(j, from, w);
      if (commit) parameters.entry[at] = mine | in_contact;
    }
    int material = material_number(order, j);
    pair_contact<!commit>(g, i, from, order, j, reaches() ? pair : pair_geometry(gap), v, w, radius, material, moving, h, t,
                      [&](const Contact& c, const Coefficients& k, const History& after, const Response& r, Real arm) {
                        note(Partner{j, SPECIAL(UNIFORM) ? parameters.uniform_material : material, Real(v.w), carried}, c, k, after, r, arm);
                      });
    if (commit) change_history(history_at(at), h, mine < 0, before);
  }
  if (commit && wets() && t.unsettled) settle_bridges(i, row, lane, lanes, from, g, t);
}

// add_polyhedra adds what the pairs of a polyhedron do that fall to a thread.
INLINE void add_polyhedra(int i, const Row& row, int lane, int lanes, Totals& t) {
  for_polyhedron_loads(i, row.start, row.particles, lane, lanes, [&](const PolyhedronLoad& load, bool first) {
    t.force += convert<Real>(first ? load.force : -load.force);
    t.torque += convert<Real>(first ? load.torque_i : load.torque_j);
    t.lost[lost_damping] += Real(0.5) * load.damped;
    t.lost[lost_friction] += Real(0.5) * load.slid;
    t.lost[lost_rolling] += Real(0.5) * load.rolled;
  });
}

// first_pair is the first entry of a row's pairs that falls to a lane.
INLINE int first_pair(const Row& row, int lane, int lanes) { return row.particles + ((lane - row.particles) & (lanes - 1)); }

// surface_of is the surface of a pair.
INLINE const Surface& surface_of(int pair) { return parameters.surfaces[parameters.pair_surface[parameters.control->side][pair]]; }

// add_surface_force adds what the surface of a pair does to its particle.
INLINE void add_surface_force(const SurfaceForce& on_particle, int pair, bool wall, Totals& t) {
  t.force += convert<Real>(on_particle.force);
  t.torque += convert<Real>(on_particle.torque);
  t.film += on_particle.film;
  if (SPECIAL(AUDIT) || SPECIAL(HEAT)) {
    t.lost[lost_damping] += on_particle.damped;
    t.lost[lost_friction] += on_particle.slid;
    t.lost[lost_rolling] += on_particle.rolled;
    t.lost[lost_yielding] += on_particle.yielded;
  }
  if (SPECIAL(AUDIT)) {
    t.lost[lost_parting] += on_particle.parted;
    Real work = Real(on_particle.power * Scalar(parameters.dt_before));
    t.lost[lost_work] += wall ? work : 0;
    t.lost[lost_exchange] += wall ? 0 : work;
    if (SPECIAL(HEAT) && (wall || !warms_up(surface_of(pair)))) t.lost[heat_walls] += on_particle.heat;
  }
  if (SPECIAL(HEAT)) receive_heat(on_particle.heat, t.received);
  if (SPECIAL(EXPANDS)) t.swelling += on_particle.swelling;
}

// receive_losses adds the heat that all contacts of a particle have made of what has been lost in them.
INLINE void receive_losses(Totals& t) {
  if (SPECIAL(HEAT)) receive_heat(t.lost[lost_damping] + t.lost[lost_friction] + t.lost[lost_rolling] + t.lost[lost_yielding], t.received);
}

// surface_forces sums a particle's pairs with surfaces that fall to this thread. Joined, it works those with walls out, and their histories go on;
// else they have been worked out before.
template <bool joined>
INLINE void surface_forces(int i, const Row& row, int lane, int lanes, int from, int64 k, Totals& t) {
  const Control* control = parameters.control;
  for (int s = first_pair(row, lane, lanes); s < row.all; s += lanes) {
    int pair = parameters.entry[row_at(row.start, i, s)];
    bool wall = pair < control->walls;
    SurfaceForce on_particle;
    if (joined && wall) {
      on_particle = surface_force<false>(pair, control->side, control->side, from, control->order, k, [](auto&&...) {});
    } else {
      on_particle = parameters.surface_forces[pair];
    }
    add_surface_force(on_particle, pair, wall, t);
  }
}

INLINE void sum_over_lanes(Vector& v) {
  for (int d = 1; d < 1 << SPECIAL(LANES); d *= 2) {
    v.x += shuffle_xor(v.x, d);
    v.y += shuffle_xor(v.y, d);
    v.z += shuffle_xor(v.z, d);
  }
}

INLINE void sum_over_lanes(Real& x) {
  for (int d = 1; d < 1 << SPECIAL(LANES); d *= 2) x += shuffle_xor(x, d);
}

INLINE Coordinate rounded(double x) { return Coordinate(x < 0 ? x - 0.5 : x + 0.5); }

// damp_and_drag adds to the forces on particle i what depends on their sum or on its speed alone, at the beginning of a step. What that takes in a kick that is to come is not lost yet.
INLINE void damp_and_drag(const Particle& g, int i, int64 step, Real to_come, Totals& t) {
  Real h = Real(parameters.dt_before) - to_come;
  Vector damping = {0, 0, 0}, turning = {0, 0, 0}, drag = {0, 0, 0};
  add_attraction(g, i, step, t);
  if (SPECIAL(DAMPED)) {
    Real part = Real(parameters.local_damping);
    damping = local_damping(part, t.force, g.twist.v);
    turning = local_damping(part, t.torque, g.twist.w);
    t.force += damping;
    t.torque += turning;
  }
  if (SPECIAL(FLUID)) {
    drag = fluid_force(parameters.origin + place_of(g.position, parameters.wraps[i]), g.twist.v, g.mass, g.radius, t.force, step);
    t.force += drag;
    t.lost[lost_drag] -= work_of(drag, t.force, g.twist.v, convert<Real>(gravity_at(step)), g.mass, Real(0), h);
  }
  if (SPECIAL(DAMPED))
    t.lost[lost_local] -= work_of(damping, t.force, g.twist.v, convert<Real>(gravity_at(step)), g.mass, Real(0), h) + work_of(turning, t.torque, g.twist.w, Vector{0, 0, 0}, g.inertia, Real(0), h);
}

// mid_step_losses adds what the losses in the dashpots of particle i beside bodies lack, where it gains velocities in half of the step by all that acts on it, and returns its part of their
// heat, J.
INLINE double mid_step_losses(int i, Vector gained, Vector turned, Real* lost) {
  const Control* control = parameters.control;
  Row row = row_of(i);
  double heat = 0;
  for (int s = row.particles; s < row.all; s++) {
    int pair = parameters.entry[row_at(row.start, i, s)];
    if (pair < control->walls) continue;
    const SurfaceForce& on_particle = parameters.surface_forces[pair];
    Real more = mid_step_loss(on_particle.drag, on_particle.turning, gained, turned, Real(parameters.dt_before));
    lost[lost_damping] += more;
    if (SPECIAL(HEAT) == 0) continue;
    const Surface& surface = surface_of(pair);
    bool halved = surface.temperature >= 0;
    heat += halved ? 0.5 * double(more) : double(more);
    if (warms_up(surface)) parameters.late_heats[pair] = 0.5 * double(more);
    else if (halved) lost[heat_walls] -= Real(0.5) * more;
  }
  return heat;
}

// has_bodies tells whether bodies carry surfaces.
INLINE bool has_bodies() { return parameters.surface_count > parameters.wall_count; }

// complete_losses adds the mid-step losses of particle i, which is no sphere of a clump, on which t acts.
INLINE void complete_losses(const Particle& g, int i, int64 step, Totals& t) {
  if (!has_bodies()) return;
  Real h = Real(0.5 * parameters.dt_before), by_mass = quotient(h, g.mass);
  Vector gained = kick(Vector{0, 0, 0}, by_mass, t.force, h, convert<Real>(gravity_at(step))), turned = kick_angular(Vector{0, 0, 0}, quotient(h, g.inertia), t.torque);
  receive_heat(mid_step_losses(i, gained, turned, t.lost), t.received);
}

// warm_around adds the heat that a particle receives by convection and radiation.
INLINE void warm_around(const Particle& g, int i, int from, int order, int64 step, Totals& t) {
  if (!(SPECIAL(HEAT)) || !parameters.surrounded) return;
  int k = SPECIAL(HEAT) - 1, material = material_of(order, i);
  double own = parameters.scalars[from][i * SPECIAL(SCALARS) + k];
  HeatTransferOf<Real> around = convert<Real>(parameters.around);
  Real number = 2;  // of Nusselt, where nothing streams
  if (SPECIAL(FLUID)) {
    Real speed = square_root(norm2(convert<Real>(stream_of(parameters.origin + place_of(g.position, parameters.wraps[i]), step).velocity) - g.twist.v));
    number = nusselt(around, reynolds(speed, 2 * g.radius, Real(parameters.fluid.density), Real(parameters.fluid.consistency)));
  }
  Real by = conductance(around, g.radius, Real(parameters.emissivities[material]), number, Real(own));
  double gain = double(evened(by, capacity_of(k, material, g.mass), Real(parameters.dt_before))) * (parameters.around.temperature - own);
  receive_heat(gain, t.received);
  if (SPECIAL(AUDIT)) t.lost[heat_around] += Real(gain);
}

// summed tells whether anything can be lost in a channel.
INLINE bool summed(int channel) {
  if (channel == lost_rolling) return has_moment();
  if (channel == lost_parting) return reaches() || SPECIAL(SHARED);
  if (channel == lost_yielding) return yields();
  if (channel == lost_local) return SPECIAL(DAMPED);
  if (channel == lost_drag) return SPECIAL(FLUID);
  if (channel == attracted) return SPECIAL(ATTRACTS);
  if (channel == lost_bath) return SPECIAL(BATH);
  if (channel == lost_cell) return SPECIAL(STRAINED);
  if (channel == lost_expansion) return SPECIAL(EXPANDS);
  if (channel == heat_walls || channel == heat_around) return SPECIAL(HEAT);
  return true;
}

// add_losses adds a block's losses to a row of sums, in an order that does not depend on the run.
INLINE void add_losses(const Real* lost, int row) {
  __shared__ Real warps[step_threads / 32][loss_channels];
  int lane = thread_index() & 31, warp = thread_index() >> 5;
#pragma unroll
  for (int c = 0; c < loss_channels; c++) {
    if (!summed(c)) continue;
    Real sum = lost[c];
    for (int d = 1; d < 32; d *= 2) sum += shuffle_xor(sum, d);
    if (lane == 0) warps[warp][c] = sum;
  }
  synchronize();
  int c = thread_index();
  if (c >= loss_channels || !summed(c)) return;
  double sum = 0;
  for (int w = 0; w < step_threads / 32; w++) sum += double(warps[w][c]);
  parameters.losses[row * loss_channels + c] += sum;
}

// load_particle reads a particle.
INLINE Particle load_particle(int i, int from, int order, Quad<Scalar>& v, Quad<Scalar>& w) {
  Particle g;
  g.position = parameters.position[from][i];
  v = parameters.velocity[from][i];
  w = parameters.angular[from][i];
  g.twist = {{Real(v.x), Real(v.y), Real(v.z)}, {Real(w.x), Real(w.y), Real(w.z)}};
  g.radius = radius_of(g.position);
  g.mass = Real(v.w);
  g.inertia = inertia_of(order, i, g.mass, g.radius);
  g.material = material_number(order, i);
  g.step = SPECIAL(STRAINED) ? parameters.control->done : 0;
  return g;
}

// kick_particle changes the velocities of a particle, v and w with its mass in v.w, by a force and a torque that act for a time h.
template <class T, class S>
INLINE void kick_particle(Quad<S>& v, Quad<S>& w, T h, T radius, Vec<T> force, Vec<T> torque, Vec<T> gravity) {
  T by_mass = quotient(h, T(v.w)), by_inertia = quotient(by_mass, T(parameters.inertia_ratio) * radius * radius);
  Vec<T> velocity = kick(Vec<T>{T(v.x), T(v.y), T(v.z)}, by_mass, force, h, gravity);
  Vec<T> angular = kick_angular(Vec<T>{T(w.x), T(w.y), T(w.z)}, by_inertia, torque);
  v = {S(velocity.x), S(velocity.y), S(velocity.z), v.w};
  w = {S(angular.x), S(angular.y), S(angular.z), w.w};
}

// watch_path asks for a build, and stops, where a sphere has travelled as far as the rows are good for; and asks for one where it will in so many steps ahead.
INLINE void watch_path(int i, int64 k, int64 ahead, Scalar radius, Scalar path, Scalar travelled) {
  Control* control = parameters.control;
  if (!(path < radius) && !(path < Scalar(1e30) && tolerated(i))) lose(fail_strayed, parameters.id[control->order][i], 0, int(k));
  if (!(travelled + Scalar(ahead) * path <= Scalar(control->limit))) control->wanted = 1;
  if (!(travelled <= Scalar(control->limit))) control->stop[k + 1] = 1;
}

// reach_of is a radius (m) as positions have it.
INLINE decltype(Position::reach) reach_of(double radius) {
  if (PRECISION == 0) return int(radius * parameters.inverse_quantum + 0.5);
  return radius;
}

// expand takes the radius of a particle to its temperature, and returns by how much it grows, m. Angular momentum stays, so that a particle that grows turns more slowly. Work of expansion is what that
// takes or gives, and what contacts set against it.
INLINE Scalar expand(int i, int to, int64 k, const Particle& g, Position& p, double mass, Quad<Scalar>& w, Totals& t) {
  int order = parameters.control->order;
  ExpansionOf<double> x = convert<double>(parameters.expansions[material_of(order, i)]);
  if (x.coefficient == 0) return 0;
  double temperature = parameters.scalars[to][i * SPECIAL(SCALARS) + SPECIAL(HEAT) - 1];
  if (!(magnitude(growth(x, temperature) - 1) <= most_expansion)) lose(fail_expanded, parameters.id[order][i], 0, int(k));
  p.reach = reach_of(radius(x, mass, temperature));
  Real now = radius_of(p);
  Scalar slowing = quotient(Scalar(g.radius) * g.radius, Scalar(now) * now), grown = Scalar(p.reach - g.position.reach) * (PRECISION == 0 ? Scalar(parameters.quantum_single) : Scalar(1));
  t.lost[lost_expansion] += t.swelling * Real(grown) + Real(Scalar(0.5 * g.inertia) * (w.x * w.x + w.y * w.y + w.z * w.z) * (slowing - 1));
  w.x *= slowing;
  w.y *= slowing;
  w.z *= slowing;
  return grown;
}

// integrate kicks and moves a particle. A heat bath acts between the kick that ends a step and that which begins the next.
INLINE void integrate(int i, int to, int64 k, int64 ahead, const Particle& g, Quad<Scalar> v, Quad<Scalar> w, Totals& t) {
  Control* control = parameters.control;
  Scalar h = Scalar(parameters.kick), dt = Scalar(parameters.dt);
  Vec<Scalar> gravity = convert<Scalar>(gravity_at(control->base + k));
  if (SPECIAL(BATH)) {
    Scalar late = Scalar(parameters.late_kick);
    kick_particle(v, w, late, Scalar(g.radius), convert<Scalar>(t.force), convert<Scalar>(t.torque), gravity);
    t.lost[lost_bath] += Real(bathe(control->order, i, control->base + k, v));
    h -= late;
  }
  kick_particle(v, w, h, Scalar(g.radius), convert<Scalar>(t.force), convert<Scalar>(t.torque), gravity);
  Scalar path = dt * square_root(v.x * v.x + v.y * v.y + v.z * v.z);
  if (SPECIAL(STRAINED)) path += Scalar(0.5 * cell_at(control->base + k).come);
  Position p = g.position;
  Scalar grown = SPECIAL(EXPANDS) ? expand(i, to, k, g, p, double(v.w), w, t) : 0;
  Scalar travelled = travel(i, w, grown > 0 ? path + grown : path);
  Wraps wraps = {0, 0, 0, 0};
  double scale = parameters.dt * parameters.inverse_quantum;
  p.x = shift(p.x, rounded(v.x * scale), wraps.x);
  p.y = shift(p.y, rounded(v.y * scale), wraps.y);
  p.z = shift(p.z, rounded(v.z * scale), wraps.z);
  parameters.position[to][i] = p;
  parameters.velocity[to][i] = v;
  parameters.angular[to][i] = w;
  if (wraps.x | wraps.y | wraps.z) {
    Wraps* all = parameters.wraps;
    all[i] = {short(all[i].x + wraps.x), short(all[i].y + wraps.y), short(all[i].z + wraps.z), all[i].mark};
  }
  if (SPECIAL(BONDS)) {
    turn_bonded(i, {double(w.x), double(w.y), double(w.z)});
    if (i == 0) parameters.bond_tally->time += parameters.dt;
  }
  watch_path(i, k, ahead, Scalar(g.radius), path, travelled);
}

// hand_over writes what acts on a sphere of a clump where the step leaves velocities: move_clumps goes on from there.
INLINE void hand_over(int i, int to, Quad<Scalar> v, Quad<Scalar> w, const Totals& t) {
  parameters.velocity[to][i] = {Scalar(t.force.x), Scalar(t.force.y), Scalar(t.force.z), v.w};
  parameters.angular[to][i] = {Scalar(t.torque.x), Scalar(t.torque.y), Scalar(t.torque.z), w.w};
}

// step_particles does step k of a batch by the first threads of each block. All of them call add(live, particle, row, lane, lanes, side of the state, step, totals) for
// what surfaces do to a particle.
template <bool prefetching, class Add>
INLINE void step_particles(int64 k, int64 ahead, Add add) {
  Control* control = parameters.control;
  if (control->stop[k]) {
    if (global_index() == 0) control->stop[k + 1] = 1;
    return;
  }
  int from = (control->parity + int(k)) & 1;
  int thread = block_index() * step_threads + thread_index(), lanes = 1 << SPECIAL(LANES);
  int i = thread >> SPECIAL(LANES), lane = thread & (lanes - 1);
  bool live = i < control->particles;
  Totals t = {};
  Particle g = {};
  Row row = {};
  Quad<Scalar> v = {}, w = {};
  if (live) {
    g = load_particle(i, from, control->order, v, w);
    if (SPECIAL(STRAINED)) g.step = control->base + k;
    row = row_of(i);
    if (lane == 0) {
      expect_scalars(i, from, w);
      expect_bonds(i);
    }
    Giver own = giver_of(i, from, control->order, g.mass, w);
    neighbour_forces<true, prefetching>(i, row, lane, lanes, from, g, t,
                                        [&](const Partner& other, const Contact&, const Coefficients&, const History& h, const Response&, Real) {
                                          receive_from(own, other, h.radius, t.received);
                                        });
  }
  if (live) add_polyhedra(i, row, lane, lanes, t);
  add(live, i, row, lane, lanes, from, k, t);
  receive_losses(t);
  if (live && lane == 0) add_bond_loads(i, t.force, t.torque);
  sum_over_lanes(t.force);
  sum_over_lanes(t.torque);
  sum_over_lanes(t.received);
  if (SPECIAL(EXPANDS)) sum_over_lanes(t.swelling);
  for (int d = 1; wets() && d < lanes; d *= 2) t.film += shuffle_xor(t.film, d);
  if (live && lane == 0) {
    bool alone = clump_of(control->order, i) < 0;
    if (alone) {
      damp_and_drag(g, i, control->base + k, 0, t);
      complete_losses(g, i, control->base + k, t);
    }
    warm_around(g, i, from, control->order, control->base + k, t);
    step_scalars(i, from, control->order, double(v.w), t.received, t.film, w);
    if (alone) integrate(i, from ^ 1, k, ahead, g, v, w, t);
    else hand_over(i, from ^ 1, v, w, t);
  }
  if (SPECIAL(AUDIT)) add_losses(t.lost, block_index());
  if (SPECIAL(DRIVEN) && block_index() == 0) check_driven_surfaces(control, k, step_threads);
}

// add_surfaces adds what surfaces do to a particle. Joined, the threads of a particle work out its pairs with walls, which make one contact each; else the
// kernel walls has done so before.
template <bool joined>
INLINE void add_surfaces(bool live, int i, const Row& row, int lane, int lanes, int from, int64 k, Totals& t) {
  if (live) surface_forces<joined>(i, row, lane, lanes, from, k, t);
}

template <bool joined>
INLINE void step_all(int64 k, int64 ahead) {
  step_particles<!joined>(k, ahead, add_surfaces<joined>);
}

KERNEL_IN(step_threads, step_blocks) step(int64 k, int64 ahead) { step_all<false>(k, ahead); }
KERNEL_IN(step_threads, joined_blocks) step_joined(int64 k, int64 ahead) { step_all<true>(k, ahead); }
#if PRECISION == 0
KERNEL_IN(step_threads, few_blocks) step_few(int64 k, int64 ahead) { step_all<true>(k, ahead); }
#endif

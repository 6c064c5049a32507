// Scalars of particles: numbers that they carry along, and what contacts pass on of them; dem/cpu/scalars.go.
//
// A particle's scalars lie side by side, in double whatever the precision, since what passes in a step is far less than what there is. Like velocities, they
// lack what the forces at their time pass on. The first that contacts pass on goes along with the angular velocity too, in the precision of the state, where neighbours
// read it without a further access to memory.
#pragma once
#include "state.cuh"

#ifdef FILMS
static_assert(liquid_film == FILMS, "the law that kernels for films are for");
constexpr bool films_alone = true;
#else
constexpr bool films_alone = false;
#endif

// for_scalars calls visit(k, place) for each scalar of particle i.
template <class Visit>
INLINE void for_scalars(int i, Visit visit) {
#pragma unroll
  for (int k = 0; k < max_scalars; k++)
    if (k < SPECIAL(SCALARS)) visit(k, i * SPECIAL(SCALARS) + k);
}

// is_heat tells whether scalar k is the temperature.
INLINE bool is_heat(int k) { return SPECIAL(HEAT) == k + 1; }

// Received is what a particle receives of each scalar in a step, its unit times its capacity.
struct Received {
  double sum[max_scalars];
};

INLINE int material_of(int order, int i) { return SPECIAL(UNIFORM) ? parameters.uniform_material : material_number(order, i); }

// capacity_of is what a particle of a material and a mass (kg) takes up by unit of scalar k.
template <class T>
INLINE T capacity_of(int k, int material, T mass) {
  return T(parameters.capacities[k * parameters.materials + material]) * mass;
}

// exchange_of is how contacts of two materials even out scalar k.
INLINE ExchangeOf<double> exchange_of(int k, int material, int other) {
  return convert<double>(parameters.exchanges[(k * parameters.materials + material) * parameters.materials + other]);
}

// passes tells whether contacts pass on scalar k.
INLINE bool passes(int k) { return SPECIAL(PASSED) >> k & 1; }

// Carried are the scalars of a particle that contacts pass on, of which only differences are taken.
struct Carried {
  Scalar value[max_scalars];
};

// goes_along tells whether scalar k is the one that goes along with the angular velocity.
INLINE bool goes_along(int k) { return (SPECIAL(PASSED) & ((2 << k) - 1)) == 1 << k; }

// carried_by are those of particle i, which has an angular velocity.
INLINE Carried carried_by(int i, int from, const Quad<Scalar>& angular) {
  Carried c = {};
  for_scalars(i, [&](int k, int place) {
    if (passes(k)) c.value[k] = goes_along(k) ? angular.w : Scalar(parameters.scalars[from][place]);
  });
  return c;
}

// both_have tells whether the film of a particle, which has an angular velocity, is the same on both sides of the state: a step that leaves it as it is, as most do, neither reads nor writes it
// then. Kernels for films note it in the sign of the path.
INLINE bool both_have(const Quad<Scalar>& angular) { return films_alone && bits_of(angular.w) < 0; }

// path_of is how far particle i, which has an angular velocity, has travelled since the rows were built, m.
INLINE Scalar path_of(int i, const Quad<Scalar>& angular) { return SPECIAL(PASSED) ? parameters.travelled[i] : both_have(angular) ? -angular.w : angular.w; }

// note_both notes whether both sides have the film of a particle.
INLINE void note_both(int i, Quad<Scalar>& angular, bool both) {
  if (!films_alone) return;
  Scalar path = path_of(i, angular);
  angular.w = both ? -path : path;
}

// travel takes that a path further, m, and returns it.
INLINE Scalar travel(int i, Quad<Scalar>& angular, Scalar path) {
  path += path_of(i, angular);
  if (SPECIAL(PASSED)) parameters.travelled[i] = path;
  else angular.w = both_have(angular) ? -path : path;
  return path;
}

// Partner is the other particle of a contact, of which the scalars are asked for early, as its velocities are.
struct Partner {
  int number, material;
  Real mass;
  Carried carried;
};

// Giver is a particle as its contacts pass on scalars.
struct Giver {
  int material;
  Real mass;
  Carried carried;
};

// passing_of is how the contacts of two particles pass on scalar k.
INLINE Passing passing_of(int k, int material, Real mass, int other, Real its_mass) {
  if (SPECIAL(UNIFORM)) return from_constants<Real>(parameters.uniform_passing[k]);
  Real mine = capacity_of(k, material, mass), its = capacity_of(k, other, its_mass);
  return {parameters.exchanges[(k * parameters.materials + material) * parameters.materials + other], quotient(mine * its, mine + its)};
}

INLINE Giver giver_of(int i, int from, int order, Real mass, const Quad<Scalar>& angular) {
  Giver g = {};
  if (!(SPECIAL(PASSED))) return g;
  g.material = material_of(order, i);
  g.mass = mass;
  g.carried = carried_by(i, from, angular);
  return g;
}

// receive_from adds what a contact, whose area has a radius, passes on to a particle by difference. It is worked out in the precision of the state and summed in double, so that what one partner loses the other gains.
INLINE void receive_from(const Giver& own, const Partner& other, Real radius, Received& in) {
  for_scalars(0, [&](int k, int) {
    if (!passes(k)) return;
    Passing by = passing_of(k, own.material, own.mass, other.material, other.mass);
    Real part = evened(conductance(by.exchange, radius), by.capacity, Real(parameters.dt_before));
    in.sum[k] += double(Scalar(part) * (other.carried.value[k] - own.carried.value[k]));
  });
}

// warms_up tells whether a surface is of a body that does.
INLINE bool warms_up(const Surface& s) { return SPECIAL(HEAT) && s.body >= 0; }

// body_temperature is that of a body that warms up, K.
INLINE double body_temperature(int body) {
  const HeatedBody& b = parameters.heated_bodies[body];
  const BodyHeat& h = parameters.body_heats[body];
  return b.temperature + h.received / b.capacity;
}

// receive_from_surface adds what flows from a surface to particle i through a contact whose area has a radius and which has made heat of so much energy, J: what it
// conducts less the surface's half of that heat; nothing from one that takes no heat.
INLINE void receive_from_surface(const Surface& s, int i, int state, int order, double mass, Real radius, Real heat, SurfaceForce& out) {
  if (SPECIAL(HEAT) == 0 || s.temperature < 0) return;
  int k = SPECIAL(HEAT) - 1, material = material_of(order, i);
  double own = parameters.scalars[state][i * SPECIAL(SCALARS) + k], its = s.temperature, capacity = capacity_of(k, material, mass);
  double by = conductance(exchange_of(k, material, s.material), double(radius));
  if (warms_up(s)) {
    its = body_temperature(s.body);
    capacity = reduced(capacity, parameters.heated_bodies[s.body].capacity);
    out.conductance += Real(by);
  }
  out.heat += Real(passed(by, capacity, parameters.dt_before, own, its) - 0.5 * double(heat));
}

// receive_heat adds heat that particle i gets.
INLINE void receive_heat(double heat, Received& in) {
  for_scalars(0, [&](int k, int) {
    if (is_heat(k)) in.sum[k] += heat;
  });
}

// heat_of is the heat of a particle of a mass (kg) and a temperature, counted from 0 K, J.
INLINE double heat_of(int i, int order, double mass, double temperature) { return capacity_of(SPECIAL(HEAT) - 1, material_of(order, i), mass) * temperature; }
// film_density is that of the liquid of a scalar that is a film, kg/m3; 0 of others.
INLINE double film_density(int k) { return parameters.exchanges[k * parameters.materials * parameters.materials].film_density; }

// film_volume is the volume of the film on particle i, m3.
INLINE double film_volume(int i, int from) {
  double volume = 0;
  for_scalars(i, [&](int k, int place) {
    double density = film_density(k);
    if (density > 0) volume = parameters.scalars[from][place] * double(parameters.velocity[from][i].w) / density;
  });
  return volume;
}

// settle_bridge takes the bridge of a contact to the end of a step; own and other are what lies on both films where they face each other (m3), and share is the part of a
// broken bridge that the first film receives. It returns by how much that film grows, m3, and adds to lost what energy is.
INLINE double settle_bridge(const Coefficients& k, History& h, Real overlap, double own, double other, double share, Real& lost) {
  if (h.bridge < 0) {
    Real volume = -h.bridge;
    h.bridge = 0;
    lost += bridge_energy(k, -k.reach, volume);
    return share * double(volume);
  }
  h.bridge = Real(new_bridge(own, other, double(k.most_bridge)));
  if (h.bridge == 0) return 0;
  if (parameters.dt_before > 0) lost -= bridge_energy(k, overlap, h.bridge);  // what touches from the start has its bridge before it
  return -drawn(double(h.bridge), own, other);
}

// unsettled tells whether a contact's bridge breaks or forms at the end of a step.
INLINE bool unsettled(const Coefficients& k, const History& h, Real overlap) {
  return wets() && (h.bridge < 0 || (overlap > 0 && dry(k, h)));
}

// sum_over_lanes adds up what the threads of a particle have found.
INLINE void sum_over_lanes(Received& in) {
  for_scalars(0, [&](int k, int) {
    for (int d = 1; d < 1 << SPECIAL(LANES); d *= 2) in.sum[k] += shuffle_xor(in.sum[k], d);
  });
}

// expect_scalars asks for what step_scalars and travel will read of particle i, which has an angular velocity.
INLINE void expect_scalars(int i, int from, const Quad<Scalar>& angular) {
  if (SPECIAL(SCALARS) && !both_have(angular)) prefetch(parameters.scalars[from] + i * SPECIAL(SCALARS));
  if (SPECIAL(PASSED)) prefetch(parameters.travelled + i);
}

// store_scalars writes a particle's scalars with what it has received, and by how much its film has grown, m3; one goes along with its angular velocity.
INLINE void store_scalars(int i, int from, int order, double mass, const Received& in, double film, double* out, Quad<Scalar>& angular) {
  int material = SPECIAL(SCALARS) ? material_of(order, i) : 0;
  for_scalars(i, [&](int k, int place) {
    double sum = in.sum[k], now = parameters.scalars[from][place];
    if (wets() && film != 0) sum += film_density(k) * film;
    if (sum != 0) now += SPECIAL(UNIFORM) ? sum * parameters.uniform_rise[k] : sum / capacity_of(k, material, mass);
    out[place] = now;
    if (goes_along(k)) angular.w = Scalar(now);
  });
}

// step_scalars does so in a step, to the other side of the state.
INLINE void step_scalars(int i, int from, int order, double mass, const Received& in, double film, Quad<Scalar>& angular) {
  if (film == 0 && both_have(angular)) return;
  store_scalars(i, from, order, mass, in, film, parameters.scalars[from ^ 1], angular);
  note_both(i, angular, film == 0);
}

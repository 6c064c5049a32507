// The random numbers of a heat bath of particles, as dem/law/thermostat.go makes them for the processor, and when it acts.
#pragma once
#include "state.cuh"

// RandomBits are those for a counter.
struct RandomBits {
  uint32 at[4];
};

// philox are random bits for a counter under the bath's key: Philox4x32-10.
INLINE RandomBits philox(RandomBits c) {
  uint32 first = parameters.bath_key[0], second = parameters.bath_key[1];
  for (int round = 0; round < 10; round++) {
    uint64 a = uint64(c.at[0]) * 0xD2511F53u, b = uint64(c.at[2]) * 0xCD9E8D57u;
    c = {{uint32(b >> 32) ^ c.at[1] ^ first, uint32(b), uint32(a >> 32) ^ c.at[3] ^ second, uint32(a)}};
    first += 0x9E3779B9u;
    second += 0xBB67AE85u;
  }
  return c;
}

// uniform is a number above 0 and below 1 from random bits.
INLINE double uniform(uint32 bits) { return (double(bits) + 0.5) * (1.0 / 4294967296.0); }

// bathed is the velocity of the particle with an id after the bath has acted for the step that ended as the one of a number.
OUTLINE Vec<double> bathed(Vec<double> v, double mass, int id, int64 step) {
  RandomBits at = {{uint32(step), uint32(uint64(step) >> 32), uint32(id), 0}};
  double kept = parameters.bath_kept;
  if (parameters.bath_collides) {
    at.at[3] = 1;
    if (uniform(philox(at).at[0]) > 1 - kept) return v;
    at.at[3] = 0;
    kept = 0;
  }
  RandomBits r = philox(at);
  return stirred(v, kept, parameters.bath_energy, mass, normals(uniform(r.at[0]), uniform(r.at[1]), uniform(r.at[2]), uniform(r.at[3])));
}

// bathe has the heat bath act on particle i for the step that ended as the one of a number, and returns its work, J.
INLINE double bathe(int order, int i, int64 step, Quad<Scalar>& v) {
  if (!(parameters.dt_before > 0)) return 0;
  Vec<double> before = {double(v.x), double(v.y), double(v.z)}, after = bathed(before, double(v.w), parameters.id[order][i], step);
  v = {Scalar(after.x), Scalar(after.y), Scalar(after.z), v.w};
  return 0.5 * double(v.w) * (double(v.x) * double(v.x) + double(v.y) * double(v.y) + double(v.z) * double(v.z) - dot(before, before));
}

// Surfaces of revolution; dem/geometry/revolved.go.
#pragma once
#include "local_minima.cuh"

INLINE double along(const Segment& g, double r, double z) { return (r - g.r) * g.dir_r + (z - g.z) * g.dir_z; }

struct Profile {
  const Segment* segment;
  int count;
  bool closed;
};

INLINE int before(const Profile& p, int i) { return i == 0 && p.closed ? p.count - 1 : i - 1; }
INLINE int after(const Profile& p, int i) { return i < p.count - 1 ? i + 1 : p.closed ? 0 : -1; }

// near_segment adds the local minimum of segment i or of its end, for a centre at (r, z) in the half-plane of out.
INLINE int near_segment(const Profile& p, int i, double r, double z, double rho, Vec<double> out, double reach, Minimum* found, int n) {
  const Segment& g = p.segment[i];
  double t = along(g, r, z);
  int vertex = 0, k = before(p, i);
  if (t < g.from) {
    if (k >= 0 && along(p.segment[k], r, z) < p.segment[k].to) return n;
    t = g.from;
    vertex = 1;
  } else if (t > g.to) {
    if (after(p, i) >= 0) return n;
    t = g.to;
    vertex = 2;
  }
  double pr = g.r + t * g.dir_r, pz = g.z + t * g.dir_z;
  if (r < 0 && rho >= pr) return n;
  double d = square_root((r - pr) * (r - pr) + (z - pz) * (z - pz));
  if (d >= reach || n >= max_minima) return d >= reach ? n : n + 1;
  Vec<double> front = -g.dir_z * out + Vec<double>{0, 0, g.dir_r};
  if (vertex == 1 && k >= 0) front += -p.segment[k].dir_z * out + Vec<double>{0, 0, p.segment[k].dir_r};
  Minimum m;
  m.facing = front;
  m.group = g.group;
  m.normal = d > 0 ? ((r - pr) / d) * out + Vec<double>{0, 0, (z - pz) / d} : (1 / norm(front)) * front;
  m.distance = d;
  m.feature = 4 * i + vertex;
  m.part = 0;
  int side = behind(m);
  m.patch = 2 * g.patch[side] + side;
  if (r < 0) {
    m.feature += 4 * p.count;
    m.patch += 8 * p.count;
  }
  found[n] = m;
  return n + 1;
}

// touch_revolved returns more than contacts where it found more than there is room for.
INLINE int touch_revolved(const Surface& s, Vec<double> c, double reach, Touch* touches) {
  Profile p = {static_cast<const Segment*>(s.data[0]), s.count, (s.flags & flag_loop) != 0};
  Minimum found[max_minima];
  double rho = square_root(c.x * c.x + c.y * c.y);
  Vec<double> out = rho > 0 ? Vec<double>{c.x / rho, c.y / rho, 0} : Vec<double>{1, 0, 0};
  int n = 0;
  for (int i = 0; i < p.count; i++) {
    n = near_segment(p, i, rho, c.z, rho, out, reach, found, n);
    n = near_segment(p, i, -rho, c.z, rho, -out, reach, found, n);
  }
  if (n > max_minima) return n;
  return resolve(found, n, reach, s.size[0], s.flags & flag_solid, 16 * p.count, touches);
}

// Surfaces of revolution; dem/geometry/revolved.go.
#pragma once
#include "local_minima.cuh"

struct Profile {
  const Segment* segment;
  int count;
  bool closed;
};

INLINE int before(const Profile& p, int i) { return i == 0 && p.closed ? p.count - 1 : i - 1; }
INLINE int after(const Profile& p, int i) { return i < p.count - 1 ? i + 1 : p.closed ? 0 : -1; }

INLINE Profile profile_of(const Surface& s) { return {static_cast<const Segment*>(s.data[0]), s.count, (s.flags & flag_loop) != 0}; }

// near_segment adds the local minimum of segment i for a centre at (r, z) in the half-plane of out.
INLINE int near_segment(const Profile& p, int i, double r, double z, double rho, Vec<double> out, double reach, Minimum* found, int n) {
  int k = before(p, i);
  Minimum m = minimum(p.segment[i], p.segment[k >= 0 ? k : i], k >= 0, after(p, i) >= 0, r, z, rho, out, reach);
  if (m.touch.distance >= reach) return n;
  place(m, i, p.count, r < 0);
  if (n < max_minima) found[n] = m;
  return n + 1;
}

// touch_revolved returns more than contacts where it found more than there is room for.
INLINE int touch_revolved(const Surface& s, Vec<double> c, double reach, Touch* touches) {
  Profile p = profile_of(s);
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

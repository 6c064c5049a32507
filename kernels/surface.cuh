// What a grain can hit besides grains.
#pragma once
#include "state.cuh"

// Surface is a shape at rest in the world.
struct Surface {
  Vec<double> point;   // m, from the corner of the fixed-point numbers
  Vec<double> normal;
};

// place_of is the position of a grain, m, from the corner of the fixed-point numbers.
INLINE Vec<double> place_of(const Position& p, const Lap& lap) {
  constexpr double range = PRECISION == 0 ? 4294967296.0 : 18446744073709551616.0;
  return parameters.quantum * Vec<double>{double(p.x) + range * lap.x, double(p.y) + range * lap.y, double(p.z) + range * lap.z};
}

INLINE double distance_to(const Surface& s, Vec<double> x) { return dot(s.normal, x - s.point); }

template <class Visit>
INLINE void for_surfaces(const Position& p, const Lap& lap, Visit visit) {
  Vec<double> x = place_of(p, lap);
  for (int k = 0; k < parameters.surface_count; k++)
    if (distance_to(parameters.surfaces[k], x) < double(radius_of(p)) + parameters.skin) visit(k);
}

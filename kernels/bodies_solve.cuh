// The correction of a Newton iteration: stabilised biconjugate gradients (van der Vorst 1992) for the tangent, which friction makes unsymmetric, with the
// inverses of the bodies' own blocks as preconditioner. Twists are accelerations; their inner product is that of kinetic energy.
#pragma once
#include "bodies_tangent.cuh"

constexpr double least_tolerance = 1e-3, most_tolerance = 3e-2;  // of the residual
constexpr int most_products = 200;

// Solution is where the method is, with the names of van der Vorst: alpha is length, omega weight and beta ratio; rho is shadowed. Of twists rest is r,
// shadow r0, direction p, image v, half s and half_image t.
struct Solution {
  double square;  // of the rest
  double shadowed, length, weight, ratio;
  int directions;
  int products;  // of the tangent with a direction, so far
};

INLINE double energy_product(int i, const Twist& a, const Twist& b) {
  double sum = parameters.mass[i] * dot(a.move, b.move);
  return SPECIAL(TURNING) ? sum + parameters.moment[i] * dot(a.turn, b.turn) : sum;
}

// last_half is the half step at the end of which the method is: at the start that is the whole residual.
INLINE const double* last_half(const Solution& s) { return s.directions ? parameters.half : parameters.shadow; }

// solution is the correction of body i that the method has come to.
INLINE Twist solution(int i, const Solution& s) {
  if (s.directions == 0) return {};
  Twist sum = {};
  if (s.directions > 1) sum = load_twist(parameters.correction, i);
  sum = plus(sum, s.length, load_twist(parameters.direction[s.directions & 1], i));
  return s.weight == 0 ? sum : plus(sum, s.weight, load_twist(parameters.half, i));
}

// put_image writes what the tangent makes of a direction at body i, and what that has in common with the shadow, a rest and itself.
template <int sums>
INLINE void put_image(int i, bool write, int group, const Twist& own, const Twist& rest, double* image) {
  double shadow = 0, along = 0, square = 0;
  if (write) {
    shadow = energy_product(i, load_twist(parameters.shadow, i), own);
    store_twist(image, i, own);
    along = energy_product(i, rest, own);
    square = energy_product(i, own, own);
  }
  put_sum(sums, group, shadow);
  put_sum(sums + 1, group, along);
  put_sum(sums + 2, group, square);
}

// follow takes the method along a new direction, by the first half of a step.
INLINE void follow(Solution& s, Row& row) {
  int next = (s.directions + 1) & 1;
  Combination<4> direction = {{last_half(s), parameters.half_image, parameters.direction[next ^ 1], parameters.image[next ^ 1]},
                              {1, -s.weight, s.ratio, -s.ratio * s.weight}};
  if (s.directions == 0)
    for (int k = 1; k < 4; k++) direction.twists[k] = direction.twists[0];  // there are no others
  each_body([&](int i, int part, int group) INLINED {
    bool there = i < parameters.bodies, write = there && part == 0;
    Twist own = {}, rest = {};
    if (there) {
      find_row(row, group, i, part);
      own = direction.twist(i);
      rest = load_twist(direction.twists[0], i);
      rest = plus(rest, -s.weight, load_twist(direction.twists[1], i));
    }
    Twist image = product(i, part, there, own, direction, row);
    if (write) {
      if (s.directions) store_twist(parameters.correction, i, solution(i, s));
      store_twist(parameters.rest, i, rest);
      store_twist(parameters.direction[next], i, own);
    }
    put_image<sum_image>(i, write, group, image, rest, parameters.image[next]);
  });
  grid_barrier();
  s.directions++;
  Totals<3> t = totals<sum_image, 3>();
  s.length = s.shadowed / t.of[0];
  s.square += s.length * (s.length * t.of[2] - 2 * t.of[1]);
  s.weight = 0;
}

// stabilise takes the method to where the rest is smallest, by the second half of a step.
INLINE void stabilise(Solution& s, Row& row) {
  Combination<2> half = {{parameters.rest, parameters.image[s.directions & 1]}, {1, -s.length}};
  each_body([&](int i, int part, int group) INLINED {
    bool there = i < parameters.bodies, write = there && part == 0;
    Twist own = {};
    if (there) {
      find_row(row, group, i, part);
      own = half.twist(i);
    }
    Twist image = product(i, part, there, own, half, row);
    if (write) store_twist(parameters.half, i, own);
    put_image<sum_half_image>(i, write, group, image, own, parameters.half_image);
  });
  grid_barrier();
  Totals<3> t = totals<sum_half_image, 3>();
  s.weight = t.of[1] / t.of[2];
  s.square -= s.weight * t.of[1];
  s.ratio = -t.of[0] * s.length / s.shadowed;
  s.shadowed *= s.ratio * s.weight / s.length;
}

// solve finds the correction that a tangent step wants for the residual, whose square, by the preconditioner, is given, up to a tolerance.
INLINE Solution solve(double square, double tolerance) {
  Solution s = {square, square, 0, 0, 0, 0, 0};
  Row row = no_row;
  double enough = tolerance * tolerance * square;
  while (s.products < most_products && s.square > enough) {
    follow(s, row);
    s.products++;
    if (!(s.square > enough)) break;
    stabilise(s, row);
    s.products++;
  }
  return s;
}

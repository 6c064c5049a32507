// The correction of a Newton iteration: stabilised biconjugate gradients (van der Vorst 1992) for the tangent, which friction makes unsymmetric, with the
// inverses of the bodies' own blocks as preconditioner. Twists are accelerations; their inner product is that of kinetic energy.
#pragma once
#include "bodies_tangent.cuh"

constexpr double correction_tolerance = 1e-3;  // of the residual
constexpr int most_products = 200;

// each_body calls visit(i, group) with the bodies, by the threads of a warp a group of 32 at a time, also where there is none.
template <class Visit>
INLINE void each_body(Visit visit) {
  for (int group = warp(); group < body_groups(); group += warps()) visit(32 * group + lane(), spring_groups() + group);
}

INLINE double energy_product(int i, const Twist& a, const Twist& b) {
  return parameters.mass[i] * dot(a.move, b.move) + parameters.moment[i] * dot(a.turn, b.turn);
}

// Solution is where the method is, with the names of van der Vorst: alpha is length, omega weight and beta ratio; rho is shadowed. Of twists rest is r,
// shadow r0, direction p, image v, half s and half_image t.
struct Solution {
  double square;  // of the rest
  double shadowed, length, weight, ratio;
  int directions;
};

INLINE double* last_direction(const Solution& s) { return parameters.direction[s.directions & 1]; }

// advance brings the correction of body i to where the last direction and the half step lead.
INLINE void advance(int i, const Solution& s) {
  Twist sum = plus(load_twist(parameters.correction, i), s.length, load_twist(last_direction(s), i));
  store_twist(parameters.correction, i, plus(sum, s.weight, load_twist(parameters.half, i)));
}

// start_solving writes the preconditioner and all twists, and returns the square of the rest, which is the residual by the preconditioner.
INLINE double start_solving(int trial) {
  each_body([&](int i, int group) {
    double square = 0;
    if (i < parameters.bodies) {
      Twist zero = {{0, 0, 0}, {0, 0, 0}};
      precondition(i, parameters.kind[i], trial);
      Twist rest = preconditioned(i, plus(zero, -1, load_twist(parameters.residual, i)));
      store_twist(parameters.shadow, i, rest);
      store_twist(parameters.half, i, rest);
      store_twist(parameters.half_image, i, zero);
      store_twist(parameters.direction[0], i, zero);
      store_twist(parameters.image, i, zero);
      store_twist(parameters.correction, i, zero);
      square = energy_product(i, rest, rest);
    }
    put_sum(sum_image, group, square);
  });
  grid_barrier();
  return body_totals<sum_image, 1>().of[0];
}

// sum_image writes what the tangent makes of a direction, after product, and what it has in common with the shadow, a rest and itself.
INLINE Totals<3> write_image(int trial, const double* direction, const double* rest, double* image) {
  grid_barrier();
  each_body([&](int i, int group) {
    double shadow = 0, along = 0, square = 0;
    if (i < parameters.bodies) {
      Twist own = product_of(i, trial, load_twist(direction, i));
      store_twist(image, i, own);
      shadow = energy_product(i, load_twist(parameters.shadow, i), own);
      along = energy_product(i, load_twist(rest, i), own);
      square = energy_product(i, own, own);
    }
    put_sum(sum_shadow, group, shadow);
    put_sum(sum_along, group, along);
    put_sum(sum_image, group, square);
  });
  grid_barrier();
  return body_totals<sum_shadow, 3>();
}

// solve writes the correction that a tangent step wants for the residual.
INLINE void solve(int trial) {
  Solution s = {start_solving(trial), 0, 0, 0, 0, 0};
  s.shadowed = s.square;
  double enough = correction_tolerance * correction_tolerance * s.square;
  for (int k = 0; k < most_products && s.square > enough; k += 2) {
    Combination<4> direction = {{parameters.half, parameters.half_image, last_direction(s), parameters.image}, {1, -s.weight, s.ratio, -s.ratio * s.weight}};
    product(trial, direction, [&](int i) {
      advance(i, s);
      store_twist(parameters.rest, i, plus(load_twist(parameters.half, i), -s.weight, load_twist(parameters.half_image, i)));
      store_twist(parameters.direction[~s.directions & 1], i, direction.twist(i));
    });
    s.directions++;
    Totals<3> t = write_image(trial, last_direction(s), parameters.rest, parameters.image);
    s.length = s.shadowed / t.of[0];
    s.square += s.length * (s.length * t.of[2] - 2 * t.of[1]);
    s.weight = 0;
    if (!(s.square > enough)) break;
    Combination<2> half = {{parameters.rest, parameters.image}, {1, -s.length}};
    product(trial, half, [&](int i) { store_twist(parameters.half, i, half.twist(i)); });
    t = write_image(trial, parameters.half, parameters.half, parameters.half_image);
    s.weight = t.of[1] / t.of[2];
    s.square -= s.weight * t.of[1];
    s.ratio = -t.of[0] * s.length / s.shadowed;
    s.shadowed *= s.ratio * s.weight / s.length;
  }
  each_body([&](int i, int) {
    if (i < parameters.bodies) advance(i, s);
  });
}

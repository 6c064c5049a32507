// The geometric stiffness of contacts with balls and strands: how their forces change as the normal turns and the contact point slides;
// dem/cpu/geometric_stiffness.go.
#pragma once
#include "tangent.cuh"
#include "surface_forces.cuh"

// end_stiffness adds what blend_ends does.
INLINE void end_stiffness(const Surface& s, const End* ends, const Coefficients& k, Vec<double> x, double radius, double overlap, Vec<double> law,
                      const EndBlend& blend, GeometricStiffness& b) {
  CoefficientsOf<double> wide = convert<double>(k);
  double energy[2] = {0, 0}, end_force[2] = {0, 0}, slope[2] = {0, 0}, reach = radius + s.size[0];
  for (int i = 0; i < 2; i++) {
    if (norm2(blend.pull[i]) == 0) continue;
    Vec<double> arm = x - ends[i].place;
    double d = square_root(norm2(arm));
    b.end_normal[i] = d > 0 ? (1 / d) * arm : perpendicular(b.axis);
    b.end_distance[i] = d;
    energy[i] = normal_elastic(wide, reach - d, end_force[i]);
    slope[i] = normal_stiffness(wide, reach - d);
  }
  double most = larger(energy[0], energy[1]), whole, stiff = normal_stiffness(wide, overlap);
  normal_elastic(wide, overlap, whole);
  b.missing_stiffness = (1 - blend.weight) * stiff;
  if (most == 0) return;
  double p = energy[0] / most, q = energy[1] / most;
  double sum = square_root(square_root(p * p * p * p + q * q * q * q)), cube = sum * sum * sum;
  double share[2] = {p * p * p / cube, q * q * q / cube}, both = 3 * p * p * q * q / (most * cube * cube * sum);
  for (int i = 0; i < 2; i++) {
    double other = i ? p : q;
    b.end_force[i] = share[i] * end_force[i];
    b.slope[i][i] = share[i] * slope[i] + both * other * other * end_force[i] * end_force[i];
    b.slope[i][1 - i] = -both * p * q * end_force[0] * end_force[1];
  }
  if (blend.weight > 0) {
    b.weighted = whole * b.normal - (1 / blend.weight) * law;
    b.by_overlap = (b.end_force[0] + b.end_force[1]) * stiff / (whole * whole);
    b.by_sum = -1 / whole;
  }
}

// geometric_stiffness_of is that of a contact whose law, by its weight, gives a force (N) on the particle.
INLINE void geometric_stiffness_of(const Surface& s, const Pose& pose, const End* ends, Vec<double> x, double radius, Vec<double> spin, const Touch& t,
                       const Contact& c, const Coefficients& k, Vec<double> law, const EndBlend& blend, GeometricStiffness& b) {
  b = {};
  bool strand = is_strand(s);
  b.present = strand || is_ball(s);
  if (!b.present) return;
  double overlap = double(c.overlap);
  b.normal = t.normal;
  b.segment_parameter = strand ? t.segment_parameter : 0;
  b.distance = radius - overlap + s.size[0];
  b.out = s.size[0] - 0.5 * overlap;
  b.velocity = convert<double>(c.speed * c.normal + c.slip);
  Vec<double> angular = pose.angular;
  if (strand) {
    angular = (1 - t.segment_parameter) * ends[0].angular + t.segment_parameter * ends[1].angular;
    b.slide = ends[0].velocity - ends[1].velocity + cross(ends[0].angular - ends[1].angular, b.out * b.normal);
    b.axis = ends[1].place - ends[0].place;
    if (t.segment_parameter > 0 && t.segment_parameter < 1) b.inverse_length2 = 1 / norm2(b.axis);
  }
  b.spin = -(radius - 0.5 * overlap) * spin - b.out * angular;
  b.sink = 0.5 * cross(spin + angular, b.normal);
  if (blend.weight < 1) end_stiffness(s, ends, k, x, radius, overlap, law, blend, b);
}

// GeometricColumn is how a contact changes when end j moves, by translation or turning of its frame along a column.
struct GeometricColumn {
  Vec<double> change, turned;  // of the force on the particle, N; of the normal
  double deeper, along;  // of the contact, m; along the strand, as a share of its length
  Vec<double> pull[2];  // of what pulls at the ends, N
};

// geometric_column is that of a contact. anchor is the arm from the frame to the end, which the pull is on; force acts on the particle.
INLINE GeometricColumn geometric_column(const GeometricStiffness& b, const Matrix& damping, Vec<double> force, Vec<double> anchor, int j, int column) {
  Vec<double> still = {0, 0, 0}, moves = column < 3 ? axis(column) : cross(axis(column - 3), anchor);
  Vec<double> d[2] = {j ? still : moves, j ? moves : still};
  Vec<double> m = (1 - b.segment_parameter) * d[0] + b.segment_parameter * d[1];
  GeometricColumn c = {};
  c.deeper = dot(b.normal, m);
  c.turned = (-1 / b.distance) * (m - c.deeper * b.normal);
  if (b.inverse_length2 > 0) {
    double slip = dot(b.axis, m) * b.inverse_length2, lift = dot(b.normal, d[1] - d[0]) * b.inverse_length2;
    c.along = b.distance * lift - slip;
    c.turned += (slip / b.distance - lift) * b.axis;
  }
  Vec<double> turn = cross(b.normal, c.turned), faster = cross(b.spin, c.turned) + c.along * b.slide + c.deeper * b.sink - cross(turn, b.velocity);
  Vec<double> resisted = {0, 0, 0};
  for (int q = 0; q < 3; q++)
    resisted += component(faster, q) * Vec<double>{damping.at[0][q], damping.at[1][q], damping.at[2][q]};
  c.change = -cross(turn, force) - resisted - (b.missing_stiffness * c.deeper) * b.normal;
  double in[2] = {dot(b.end_normal[0], d[0]), dot(b.end_normal[1], d[1])}, grown = 0;
#pragma unroll
  for (int e = 0; e < 2; e++) {
    double more = b.slope[e][0] * in[0] + b.slope[e][1] * in[1];
    grown += more;
    if (b.end_distance[e] > 0) c.pull[e] = more * b.end_normal[e] - (b.end_force[e] / b.end_distance[e]) * (d[e] - in[e] * b.end_normal[e]);
  }
  c.change += (b.by_overlap * c.deeper + b.by_sum * grown) * b.weighted;
  return c;
}

// add_geometric_stiffness adds by how much the force and the moment on end i change, about its frame's origin, as a contact changes; force and moment act on the
// particle, pull on the end. Where its own frame turns, turning is the axis, else -1.
INLINE void add_geometric_stiffness(const GeometricStiffness& b, const GeometricColumn& c, Vec<double> force, Vec<double> moment, Vec<double> pull, Vec<double> anchor, int i,
                                    int turning, Vec<double>& force_sum, Vec<double>& moment_sum) {
  double share = i ? b.segment_parameter : 1 - b.segment_parameter, shift = i ? c.along : -c.along;
  Vec<double> f = share * c.change - shift * force, bent = b.out * c.turned - (0.5 * c.deeper) * b.normal;
  force_sum += f + c.pull[i];
  moment_sum += cross(b.out * b.normal, f) - share * cross(bent, force) - shift * moment + cross(anchor, f + c.pull[i]);
  if (turning >= 0) moment_sum += cross(cross(axis(turning), anchor), pull - share * force);
}

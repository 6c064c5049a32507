// The fluid around particles: how it flows where they are, and how much of the cells of its grid they fill; dem/flow_field.go and dem/porosity_grid.go say the same for the processor.
#pragma once
#include "neighbour_list.cuh"

// What SPECIAL(FLUID) says beside that there is a fluid.
constexpr int fluid_flows = 2;   // from place to place, by a field
constexpr int fluid_porous = 4;  // its porosity is measured

constexpr double whole_cell = 4294967296.0;  // parts that volumes of cells are counted in
constexpr double least_porosity = 0.2;       // of a cell

// gravity_at is the gravity of a step.
INLINE Vec<double> gravity_at(int64 step) { return parameters.gravities ? parameters.gravities[step - parameters.table_first] : parameters.gravity; }

// stream_at is how the fluid moves at the beginning of a step.
INLINE const Stream& stream_at(int64 step) { return parameters.streams ? parameters.streams[step - parameters.table_first] : parameters.stream; }

// Along is where a coordinate lies along an axis of a grid: the place of the cell or node before it, how far the next one is in the table, and how near it is to that.
struct Along {
  int from, step;
  double part, slope;
};

// along_nodes places a coordinate between the nodes of an axis.
INLINE Along along_nodes(double x, double origin, double spacing, int count, int stride) {
  if (count == 1) return {0, 0, 0, 0};
  double at = quotient(x - origin, spacing), last = double(count - 1);
  int k = smaller(int(smaller(larger(at, 0.0), last)), count - 2);
  return {k * stride, stride, smaller(larger(at - double(k), 0.0), 1.0), at >= 0 && at <= last ? quotient(1.0, spacing) : 0.0};
}

// stream_in is the stream of the field at x (m, in the world).
OUTLINE Stream stream_in(const Stream& now, Vec<double> x) {
  Along ax = along_nodes(x.x, parameters.field_origin.x, parameters.field_spacing.x, parameters.field_count[0], 1);
  Along ay = along_nodes(x.y, parameters.field_origin.y, parameters.field_spacing.y, parameters.field_count[1], parameters.field_count[0]);
  Along az = along_nodes(x.z, parameters.field_origin.z, parameters.field_spacing.z, parameters.field_count[2], parameters.field_count[0] * parameters.field_count[1]);
  int64 size = int64(parameters.field_count[0]) * parameters.field_count[1] * parameters.field_count[2];
  const FlowNode* nodes = parameters.field + now.slice * size + (ax.from + ay.from + az.from);
  int64 next = now.per_time > 0 ? size : 0;
  Stream out = {};
  Vec<double> along_x = {0, 0, 0}, along_y = {0, 0, 0}, along_z = {0, 0, 0};
  for (int corner = 0; corner < 8; corner++) {
    bool ox = corner & 1, oy = corner >> 1 & 1, oz = corner >> 2;
    double wx = ox ? ax.part : 1 - ax.part, wy = oy ? ay.part : 1 - ay.part, wz = oz ? az.part : 1 - az.part, w = wx * wy * wz;
    const FlowNode* a = nodes + (ox ? ax.step : 0) + (oy ? ay.step : 0) + (oz ? az.step : 0);
    const FlowNode* b = a + next;
    Vec<double> change = b->velocity - a->velocity, v = a->velocity + now.between * change;
    out.velocity += w * v;
    out.rate += (w * now.per_time) * change;
    out.level += w * (a->level + now.between * (b->level - a->level));
    along_x += ((ox ? ax.slope : -ax.slope) * wy * wz) * v;
    along_y += ((oy ? ay.slope : -ay.slope) * wx * wz) * v;
    along_z += ((oz ? az.slope : -az.slope) * wx * wy) * v;
  }
  Vec<double> u = out.velocity;
  out.rate += u.x * along_x + u.y * along_y + u.z * along_z;
  return out;
}

// stream_of is the stream at a place (m, in the world) at the beginning of a step.
INLINE Stream stream_of(Vec<double> x, int64 step) {
  if (SPECIAL(FLUID) & fluid_flows) return stream_in(stream_at(step), x);
  return stream_at(step);
}

// clear_fill empties the cells of the fluid's grid.
KERNEL clear_fill() {
  int stride = block_count() * block_size(), n = parameters.grid_count[0] * parameters.grid_count[1] * parameters.grid_count[2];
  for (int c = global_index(); c < n; c += stride) parameters.filled[c] = 0;
}

// grid_cell is the cell of the fluid's grid that x (m, in the world) lies in, or -1.
INLINE int grid_cell(Vec<double> x) {
  Vec<double> d = x - parameters.grid_low, by = parameters.grid_inverse;
  double ax = d.x * by.x, ay = d.y * by.y, az = d.z * by.z;
  if (!(ax >= 0 && ay >= 0 && az >= 0 && ax < parameters.grid_count[0] && ay < parameters.grid_count[1] && az < parameters.grid_count[2])) return -1;
  return (int(az) * parameters.grid_count[1] + int(ay)) * parameters.grid_count[0] + int(ax);
}

// fill_cells counts what particles fill of the cells of the fluid's grid at the beginning of step k of a batch. Neighbours lie in few cells: where all are of one size, those of a warp in the same
// cell are counted first, and added at once.
KERNEL fill_cells(int64 k) {
  const Control* control = parameters.control;
  int i = global_index(), from = (control->parity + int(k)) & 1, cell = -1;
  int64 parts = 0;
  if (i < control->particles) {
    Position p = parameters.position[from][i];
    double r = double(radius_of(p));
    Vec<double> by = parameters.grid_inverse;
    cell = grid_cell(parameters.origin + place_of(p, parameters.wraps[i]));
    parts = int64(4.1887902047863909846 * r * r * r * (by.x * by.y * by.z) * whole_cell + 0.5);
  }
  if (!SPECIAL(UNIFORM)) {
    if (cell >= 0) atomic_add(&parameters.filled[cell], parts);
    return;
  }
  for (uint32 left = warp_ballot(cell >= 0); left;) {
    int first = count_bits((left & -left) - 1), its = shuffle_from(cell, first);
    uint32 same = warp_ballot(cell == its);
    if ((thread_index() & 31) == first) atomic_add(&parameters.filled[its], count_bits(same) * parts);
    left &= ~same;
  }
}

// along_cells places a coordinate between the middles of the cells of an axis.
INLINE Along along_cells(double at, int count, int stride) {
  double middle = smaller(larger(at - 0.5, 0.0), double(count - 1));
  int k = int(middle);
  return {k * stride, k + 1 < count ? stride : 0, middle - double(k), 0};
}

// porosity_at is the porosity at x (m, in the world).
template <class T>
OUTLINE T porosity_at(Vec<double> x) {
  Vec<double> d = x - parameters.grid_low, by = parameters.grid_inverse;
  double ax = d.x * by.x, ay = d.y * by.y, az = d.z * by.z;
  int nx = parameters.grid_count[0], ny = parameters.grid_count[1], nz = parameters.grid_count[2];
  if (!(ax >= 0 && ay >= 0 && az >= 0 && ax <= nx && ay <= ny && az <= nz)) return 1;
  Along cx = along_cells(ax, nx, 1), cy = along_cells(ay, ny, nx), cz = along_cells(az, nz, nx * ny);
  T px = T(cx.part), py = T(cy.part), pz = T(cz.part), sum = 0;
  for (int corner = 0; corner < 8; corner++) {
    bool ox = corner & 1, oy = corner >> 1 & 1, oz = corner >> 2;
    int64 filled = parameters.filled[cx.from + cy.from + cz.from + (ox ? cx.step : 0) + (oy ? cy.step : 0) + (oz ? cz.step : 0)];
    sum += (ox ? px : 1 - px) * (oy ? py : 1 - py) * (oz ? pz : 1 - pz) * T(filled);
  }
  return larger(1 - sum * T(1 / whole_cell), T(least_porosity));
}

// fluid_force is that of the fluid on a sphere at x (m, in the world) with velocity v, on which others act, at the beginning of a step; dem/cpu/fluid.go.
template <class T>
INLINE Vec<T> fluid_force(Vec<double> x, Vec<T> v, T mass, T radius, Vec<T> others, int64 step) {
  Stream now = stream_of(x, step);
  MediumOf<T> medium;
  medium.passing = convert<T>(now.velocity) - v;
  medium.rate = convert<T>(now.rate);
  medium.part = submerged_part(radius, T(now.level - dot(x, parameters.up)));
  medium.porosity = SPECIAL(FLUID) & fluid_porous ? porosity_at<T>(x) : T(parameters.fluid_porosity);
  FluidOf<T> fluid = convert<T>(parameters.fluid);
  return force(fluid, medium, mass, radius, others, convert<T>(gravity_at(step)), T(parameters.dt_before));
}

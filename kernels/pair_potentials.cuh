// Pair potentials: particles are put into cells as wide as the cut-off, and each looks at those in its own and in the cells around it; dem/cpu/potentials.go.
#pragma once
#include "attraction_tree.cuh"
#include "potential.cuh"

// cell_along is the cell of a coordinate along an axis. On an axis that does not repeat itself cells do after so many; what is farther away is told by its distance.
template <int axis>
INLINE int cell_along(double x, double low, double period, double inverse) {
  int count = afar.cell_count[axis];
  if (SPECIAL(PERIODIC) >> axis & 1) {
    x -= low;
    while (x < 0) x += period;
    while (x >= period) x -= period;
    return smaller(int(x * inverse), count - 1);
  }
  double at = x * inverse;
  int i = int(larger(smaller(at, 1e9), -1e9));
  i = (i - (at < i)) % count;
  return i < 0 ? i + count : i;
}

// FarCell is a cell of the potentials.
struct FarCell {
  int x, y, z;
};

INLINE int place_of_cell(FarCell c) { return (c.z * afar.cell_count[1] + c.y) * afar.cell_count[0] + c.x; }

INLINE FarCell far_cell_of(int from, int i) {
  Vec<double> x = place_of(parameters.position[from][i], parameters.wraps[i]), low = parameters.low, period = parameters.period, inverse = afar.cell_inverse;
  return {cell_along<0>(x.x, low.x, period.x, inverse.x), cell_along<1>(x.y, low.y, period.y, inverse.y), cell_along<2>(x.z, low.z, period.z, inverse.z)};
}

// order_in_cells writes the cell of each particle at the beginning of step k of a batch.
KERNEL_OF(afar_threads) order_in_cells(int64 k) {
  const Control* control = parameters.control;
  int i = global_index(), from = (control->parity + int(k)) & 1;
  if (i == 0) afar.cube->due = control->particles > 0;
  if (i >= control->particles) return;
  afar.key[0][i] = place_of_cell(far_cell_of(from, i));
  afar.number[0][i] = i;
}

// clear_far empties the cells.
KERNEL_OF(afar_threads) clear_far(int64 cells) {
  int64 stride = int64(block_count()) * block_size();
  for (int64 c = global_index(); c < cells; c += stride) afar.cell_first[c] = afar.cell_end[c] = 0;
}

// find_far finds where the particles of each cell are in order.
KERNEL_OF(afar_threads) find_far() {
  int i = global_index(), n = parameters.control->particles;
  if (i >= n) return;
  int64 own = afar.key[0][i];
  if (i == 0 || afar.key[0][i - 1] != own) afar.cell_first[own] = i;
  if (i == n - 1 || afar.key[0][i + 1] != own) afar.cell_end[own] = i + 1;
}

// nearest is a difference along an axis, or that to the image that is nearest, m.
template <int axis>
INLINE double nearest(double d, double period, double inverse) {
  if (!(SPECIAL(PERIODIC) >> axis & 1)) return d;
  double turns = d * inverse;
  return d - period * double(int(turns < 0 ? turns - 0.5 : turns + 0.5));
}

// first_around is the first cell to look at beside one along an axis, relative to it, and last_around the last: no cell is looked at twice.
INLINE int first_around(int axis) { return afar.cell_count[axis] > 2 ? -1 : 0; }
INLINE int last_around(int axis) { return afar.cell_count[axis] > 1 ? 1 : 0; }
INLINE int around(int c, int axis) {
  int count = afar.cell_count[axis];
  return c < 0 ? c + count : c >= count ? c - count : c;
}

INLINE int far_material(int order, int i) { return SPECIAL(UNIFORM) ? parameters.uniform_material : parameters.material[order][i]; }

// charge_of is the charge of a particle, C.
INLINE double charge_of(int from, int i) {
  return afar.coulomb > 0 ? parameters.scalars[from][i * SPECIAL(SCALARS) + afar.charge] * double(parameters.velocity[from][i].w) : 0;
}

// far_forces works out the acceleration of each particle by the potentials, and half of the energy of its pairs, at the beginning of step k of a batch.
KERNEL_OF(afar_threads) far_forces(int64 k) {
  const Control* control = parameters.control;
  int i = global_index(), from = (control->parity + int(k)) & 1, order = control->order;
  if (i >= control->particles) return;
  Vec<double> own = place_of(parameters.position[from][i], parameters.wraps[i]), period = parameters.period;
  Vec<double> turns = {quotient(1.0, period.x), quotient(1.0, period.y), quotient(1.0, period.z)};
  double charge = charge_of(from, i), energy = 0;
  const FarPair* pairs = afar.pairs + far_material(order, i) * parameters.materials;
  Real cut_off2 = Real(afar.cut_off2);
  Vec<double> force = {0, 0, 0};
  FarCell c = far_cell_of(from, i);
  for (int z = first_around(2); z <= last_around(2); z++)
    for (int y = first_around(1); y <= last_around(1); y++)
      for (int x = first_around(0); x <= last_around(0); x++) {
        int cell = place_of_cell({around(c.x + x, 0), around(c.y + y, 1), around(c.z + z, 2)});
        Vector part = {0, 0, 0};
        Real held = 0;
        for (int s = afar.cell_first[cell]; s < afar.cell_end[cell]; s++) {
          Quad<double> other = afar.masses[s];
          Vector way = {Real(nearest<0>(own.x - other.x, period.x, turns.x)), Real(nearest<1>(own.y - other.y, period.y, turns.y)), Real(nearest<2>(own.z - other.z, period.z, turns.z))};
          Real distance2 = norm2(way), push;
          if (!(distance2 < cut_off2)) continue;
          int j = afar.number[0][s];
          if (j == i) continue;
          FarPair pair = pairs[far_material(order, j)];
          held += at(LennardJones{Real(pair.well), Real(pair.diameter)}, distance2, push) - Real(pair.shift);
          if (afar.coulomb > 0) {
            Real strength = Real(afar.coulomb * (charge * charge_of(from, j))), more;
            held += coulomb(strength, distance2, more) - strength * Real(afar.inverse_cut_off);
            push += more;
          }
          part += push * way;
        }
        force += convert<double>(part);
        energy += double(held);
      }
  parameters.attraction[i] = (1 / double(parameters.velocity[from][i].w)) * force;
  afar.pair_energy[i] = 0.5 * energy;
}

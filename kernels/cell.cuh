// The periodic cell of a domain that deforms; dem/cell.go. Places of particles are Cartesian; the image of a neighbour that is nearest is found by places, with their laps.
#pragma once
#include "lattice.cuh"
#include "state.cuh"

INLINE const PeriodicCell& cell_at(int64 step) { return parameters.periodic_cells[step - parameters.table_first]; }

INLINE LatticeOf<double> lattice_of(const PeriodicCell& c) { return {c.size, c.xy, c.xz, c.yz}; }

// velocity_of is the velocity of what lies a way off in a cell relative to what is imaged, m/s.
INLINE Vec<double> velocity_of(const PeriodicCell& c, Vec<double> way) { return of(GradientOf<double>{c.rate_xx, c.rate_yy, c.rate_zz, c.rate_xy, c.rate_xz, c.rate_yz}, way); }

// to_image is the way from what lies a way d from here to its image that is nearest to here, m. Seen from the other side it is the opposite, to the last bit.
INLINE Vec<double> to_image(const PeriodicCell& c, Vec<double> d) {
  LatticeOf<double> l = lattice_of(c);
  double j, k, i = turns(l, -d, j, k);
  return vector(l, i, j, k);
}

// moved is a place after a way, as fixed-point numbers without laps.
INLINE Position moved(Position p, Vec<double> way) {
  short laps = 0;
  p.x = Coordinate(Unsigned(p.x) + Unsigned(fixed_point(way.x, laps)));
  p.y = Coordinate(Unsigned(p.y) + Unsigned(fixed_point(way.y, laps)));
  p.z = Coordinate(Unsigned(p.z) + Unsigned(fixed_point(way.z, laps)));
  return p;
}

// take_image takes neighbour j, at p, to its image nearest to particle i, at own, and returns the velocity of that relative to the neighbour, m/s.
INLINE Vec<double> take_image(int64 step, int i, const Position& own, int j, Position& p) {
  const PeriodicCell& c = cell_at(step);
  Vec<double> way = to_image(c, place_of(p, parameters.wraps[j]) - place_of(own, parameters.wraps[i]));
  p = moved(p, way);
  return velocity_of(c, way);
}

INLINE double floor_of(double x) {
  double n = nearest_whole(x);
  return n > x ? n - 1 : n;
}

// into_cell is the way of a place to its image in the cell, m.
INLINE Vec<double> into_cell(const PeriodicCell& c, Vec<double> x) {
  LatticeOf<double> l = lattice_of(c);
  double y, z, f = fractions(l, x - c.centre, y, z);
  return vector(l, -floor_of(f + 0.5), -floor_of(y + 0.5), -floor_of(z + 0.5));
}

// straightened is where cells are looked up: at the fractions of the distances between the faces. So near as any two images are to one another, they are there, whatever the angles.
INLINE Vec<double> straightened(const PeriodicCell& c, Vec<double> x) {
  double y, z, f = fractions(lattice_of(c), x - c.centre, y, z);
  return {(f + 0.5) * c.widths.x, (y + 0.5) * c.widths.y, (z + 0.5) * c.widths.z};
}

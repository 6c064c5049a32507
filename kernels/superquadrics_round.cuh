// The contacts of a superquadric with surfaces of revolution and tori; dem/geometry/superquadric_revolved.go. Where pieces of them touch it is in shapes.cuh.
#pragma once
#include "revolved.cuh"
#if FACETS

// RoundSearch finds what of a round surface touches a superquadric. Its axes and its centre are in those of the surface.
struct RoundSearch {
  const PlacedSuperquadric& body;
  Vec<double> centre;
  int count;  // of what has been found, also that there was no room for
  RoundFound* found;

  METHOD void add(const RoundPiece& f, const RoundPlace& at, bool deep) {
    if (count < max_minima) found[count] = found_at(body, f, at, deep);
    count++;
  }

  METHOD int kept() const { return smaller(count, max_minima); }

  // walk goes about a piece from within a vessel or about a ring, and notes where it is deepest, and between.
  METHOD void walk(RoundPiece& f) {
    bool near;
    RoundMarch m = begin_round(body, f, near);
    if (!near) return;
    int first = kept();
    while (next_round(body, f, m)) add(f, m.found, m.deep);
    share(first, m.whole);
  }

  // share tells what places between two that are deepest are taken out of, which is the one that is less deep. The least of all around counts as a contact.
  METHOD void share(int first, bool whole) {
    int n = kept() - first, least = -1;
    for (int k = 0; k < n; k++) {
      RoundFound& x = found[first + k];
      if (x.deep) continue;
      if (least < 0 || x.piece.contact.overlap < found[first + least].piece.contact.overlap) least = k;
      for (int step = -1; step <= 1; step += 2) {
        int j = k + step;
        if (whole) j = (j + n) % n;
        if (j >= 0 && j < n && found[first + j].deep && (x.of < 0 || found[first + j].piece.contact.overlap < found[x.of].piece.contact.overlap)) x.of = first + j;
      }
    }
    if (whole && least >= 0) found[first + least].deep = true;
  }

  // face adds what of segment i, without its ends, touches the body.
  METHOD void face(const Profile& q, int i, bool solid) {
    const Segment& g = q.segment[i];
    RoundPiece f = beside_axis(centre);
    double side = side_of(g, f.rho, centre.z);
    if (solid && side < 0) return;
    face_of(f, g, side, centre.z);
    int k = before(q, i), next = after(q, i), first = kept();
    if (f.across < 0) {
      walk(f);
    } else {
      bool near;
      RoundPlace x = least_round(body, f, near);
      if (near) add(f, x, true);
    }
    bool tip = f.across <= 0;  // of a cone, seen from within, or the middle of a disc
    bool open_before = (k >= 0 && opens_to(q.segment[k], g, side, f.rho, centre.z)) || (tip && g.r + g.from * g.dir_r <= 0);
    bool open_after = (next >= 0 && opens_to(g, q.segment[next], side, f.rho, centre.z)) || (tip && g.r + g.to * g.dir_r <= 0);
    for (int j = first; j < kept(); j++) {
      RoundFound& x = found[j];
      Vec<double> spot = x.piece.spot + centre;
      x.gone = !on_segment(g, dot(spot, x.u), spot.z, open_before, open_after, slack(body));
      x.piece.facing = side * x.piece.contact.normal;
      x.piece.feature = 4 * i;
      x.piece.patch = patch_of(g, side < 0);
      x.piece.group = g.group;
    }
  }

  // rim adds what of the end of one segment, the beginning of another, or of both touches the body where it is deepest in both; i is one of them.
  METHOD void rim(const Profile& q, int i, int before, int after, bool solid) {
    const Segment& g = q.segment[i];
    RoundPiece f = beside_axis(centre);
    int first = kept(), feature = after < 0 ? 4 * i + 2 : 4 * i + 1;
    double t = after < 0 ? g.to : g.from;
    if (!(t - t == 0)) return;
    const Segment &back = q.segment[larger(before, 0)], &ahead = q.segment[larger(after, 0)];
    bool behind_all = (before < 0 || side_of(back, f.rho, centre.z) < 0) && (after < 0 || side_of(ahead, f.rho, centre.z) < 0);
    circle(f, g, t, centre.z);
    if ((solid && behind_all) || (f.radius <= 0 && g.dir_z == 0)) return;
    if (f.radius > 0) {
      walk(f);
    } else {
      bool near;
      RoundPlace x = tip_round(body, f, near);
      if (near) add(f, x, true);
    }
    for (int j = first; j < kept(); j++) {
      RoundFound& x = found[j];
      x.gone = leaves_rim(x, back, ahead, before >= 0, after >= 0);
      if (before >= 0) x.piece.facing = x.piece.facing + facing(back, x.u);
      if (after >= 0) x.piece.facing = x.piece.facing + facing(ahead, x.u);
      x.piece.feature = feature;
      x.piece.patch = patch_of(g, behind(x.piece));
      x.piece.group = g.group;
    }
  }

  // find finds what of a surface touches the body.
  METHOD void find(const Surface& s) {
    if (s.shape == shape_torus) {
      Torus q = torus_of(s);
      Segment axis = {};
      axis.r = q.radius;
      RoundPiece f = beside_axis(centre);
      circle(f, axis, 0, centre.z);
      f.tube = q.tube;
      walk(f);
      return;
    }
    Profile q = profile_of(s);
    bool solid = s.flags & flag_solid;
    for (int i = 0; i < q.count; i++) {
      face(q, i, solid);
      rim(q, i, before(q, i), i, solid);
      if (after(q, i) < 0) rim(q, i, i, -1, solid);
    }
  }

  // next is the number of the deepest that is left, which is a contact, or -1. Of places of different pieces of one curved wall it stands for those that are about the same; of a ring all are of one piece.
  METHOD int next(double smooth) {
    int k = -1;
    for (int j = 0; j < kept(); j++)
      if (found[j].deep && !found[j].gone && (k < 0 || deeper_than(found[j].piece, found[k].piece))) k = j;
    if (k < 0) return k;
    found[k].gone = true;
    double radius = body.scale * body.body.radius;
    for (int j = 0; j < kept(); j++) {
      RoundFound& y = found[j];
      y.gone = y.gone || (y.deep && y.piece.feature != found[k].piece.feature && covers(found[k].piece, y.piece, radius, smooth));
    }
    return k;
  }

  // taken_out tells whether place j is in part the same as contact k and another.
  METHOD bool taken_out(int j, int k) const { return !found[j].deep && !found[j].gone && found[j].of == k; }
};
#endif

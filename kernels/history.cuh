// Histories of contacts as they lie in memory: one after another, each of as many numbers as the law keeps (dem/law/history.go), in fours that are
// loaded together: the tangential spring with the radius, then the rolling spring; the radius goes with that, or alone, where there is no other.
#pragma once
#include "layout.cuh"

INLINE int history_quads() { return int(keeps_spring()) + int(keeps_roll()); }

INLINE const Quad<Real>* quads_of(const Real* histories, int at) {
  return reinterpret_cast<const Quad<Real>*>(histories) + at * history_quads();
}

INLINE History load_history(const Real* histories, int at) {
  History h = {{0, 0, 0}, 0, {0, 0, 0}};
  const Quad<Real>* quads = quads_of(histories, at);
  if (keeps_spring()) {
    Quad<Real> q = *quads++;
    h = {{q.x, q.y, q.z}, q.w, {0, 0, 0}};
  }
  if (keeps_roll()) {
    Quad<Real> q = *quads;
    h.roll = {q.x, q.y, q.z};
    if (!keeps_spring()) h.radius = q.w;
  }
  if (!history_quads()) h.radius = histories[at];
  return h;
}

INLINE void store_history(Real* histories, int at, const History& h) {
  Quad<Real>* quads = const_cast<Quad<Real>*>(quads_of(histories, at));
  if (keeps_spring()) *quads++ = {h.spring.x, h.spring.y, h.spring.z, h.radius};
  if (keeps_roll()) *quads = {h.roll.x, h.roll.y, h.roll.z, keeps_spring() ? 0 : h.radius};
  if (!history_quads()) histories[at] = h.radius;
}

// prefetch_history asks for a history that is going to be loaded.
INLINE void prefetch_history(const Real* histories, int at) {
  if (history_quads()) prefetch(quads_of(histories, at));
  else prefetch(histories + at);
}

// The kernels of bodies.
#include "bodies_newton.cuh"

EXPORT(begin_bodies)
EXPORT(iterate_bodies)

// The kernels of bodies.
#include "bodies_exchange.cuh"

EXPORT(begin_bodies)
EXPORT(iterate_bodies)
EXPORT(exchange_bodies)

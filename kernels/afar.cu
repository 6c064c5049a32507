// The kernels of forces that act between particles from afar. They leave accelerations, which the step takes up (attraction.cuh).
#include "pair_potentials.cuh"

EXPORT(bound_masses)
EXPORT(join_bounds)
EXPORT(order_masses)
EXPORT(count_digits)
EXPORT(place_digits)
EXPORT(gather_masses)
EXPORT(fill_masses)
EXPORT(attract_groups)
EXPORT(mean_attraction)
EXPORT(still_masses)
EXPORT(order_in_cells)
EXPORT(clear_far)
EXPORT(find_far)
EXPORT(far_forces)

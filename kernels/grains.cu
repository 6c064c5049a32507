// The kernels of the grain engine.
#include "step.cuh"

EXPORT(decide)
EXPORT(clear_cells)
EXPORT(count_cells)
EXPORT(scatter)
EXPORT(sort_cells)
EXPORT(pack)
EXPORT(reorder)
EXPORT(build)
EXPORT(step)

// The kernels of the grain engine.
#include "scan.cuh"
#include "step.cuh"

EXPORT(decide)
EXPORT(clear_cells)
EXPORT(count_cells)
EXPORT(scan_tiles)
EXPORT(scan_totals)
EXPORT(add_totals)
EXPORT(scatter)
EXPORT(sort_cells)
EXPORT(pack)
EXPORT(reorder)
EXPORT(count_pairs)
EXPORT(build)
EXPORT(place_pairs)
EXPORT(list_pairs)
EXPORT(swap_pairs)
EXPORT(walls)
EXPORT(step)

// The kernels of the grain engine.
#include "flow.cuh"
#include "ride.cuh"

EXPORT(decide)
EXPORT(sum_flows)
EXPORT(clear_cells)
EXPORT(count_cells)
EXPORT(scan_tiles)
EXPORT(scan_totals)
EXPORT(add_totals)
EXPORT(scatter)
EXPORT(sort_cells)
EXPORT(pack)
EXPORT(reorder)
EXPORT(keep_laps)
EXPORT(count_pairs)
EXPORT(build)
EXPORT(place_pairs)
EXPORT(list_pairs)
EXPORT(recall_pairs)
EXPORT(end_pairs)
EXPORT(walls)
EXPORT(step)
EXPORT(step_joined)
#if PRECISION == 0
EXPORT(step_few)
#endif
EXPORT(look)
EXPORT(sum_rows)
EXPORT(list_contacts)
EXPORT(list_touches)
EXPORT(receive)
EXPORT(press_coupled)
EXPORT(answer)
EXPORT(accept)
EXPORT(ride_begin)
EXPORT(ride_press)
#if !FACETS
EXPORT(ride_first)
EXPORT(ride_step)
#endif
EXPORT(ride_sum)

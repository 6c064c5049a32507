// The kernels of the DEM engine.
#include "flow.cuh"
#include "trajectory.cuh"

EXPORT(decide_rebuild)
EXPORT(sum_flows)
EXPORT(clear_cells)
EXPORT(count_cells)
EXPORT(scan_tiles)
EXPORT(scan_totals)
EXPORT(add_totals)
EXPORT(scatter)
EXPORT(sort_cells)
EXPORT(pack_contacts)
EXPORT(reorder)
EXPORT(keep_wraps)
EXPORT(count_pairs)
EXPORT(build_lists)
EXPORT(place_pairs)
EXPORT(list_pairs)
EXPORT(restore_pairs)
EXPORT(swap_pairs)
EXPORT(wall_forces)
EXPORT(step)
EXPORT(step_joined)
#if PRECISION == 0
EXPORT(step_few)
#endif
EXPORT(observe)
EXPORT(sum_columns)
EXPORT(list_contacts)
EXPORT(list_surface_contacts)
EXPORT(receive)
EXPORT(coupled_forces)
EXPORT(sum_reactions)
EXPORT(accept)
EXPORT(begin_segment)
EXPORT(segment_forces)
#if !FACETS
EXPORT(first_segment_step)
EXPORT(segment_step)
#endif
EXPORT(sum_segment)

// The kernels of the DEM engine.
#ifndef PLAIN
#include "bond_forces.cuh"
#include "heated_bodies.cuh"
#include "polyhedra_forces.cuh"
#include "polyhedra_coupled.cuh"
#include "polyhedra_list.cuh"
#endif
#include "clumps_motion.cuh"
#include "clumps_order.cuh"
#include "fields.cuh"
#include "trajectory.cuh"
#include "wall_forces.cuh"

EXPORT(decide_rebuild)
EXPORT(want_build)
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
EXPORT(count_clumps)
EXPORT(order_clumps)
EXPORT(link_clumps)
EXPORT(bound_surfaces)
EXPORT(count_pairs)
EXPORT(build_lists)
EXPORT(place_pairs)
EXPORT(list_pairs)
EXPORT(restore_pairs)
EXPORT(carry_forces)
EXPORT(swap_pairs)
EXPORT(wall_forces)
EXPORT(end_part_loads)
EXPORT(begin_part_loads)
EXPORT(clear_fill)
EXPORT(fill_cells)
EXPORT(attract)
EXPORT(step)
EXPORT(step_joined)
#if PRECISION == 0
EXPORT(step_few)
#endif
EXPORT(move_clumps)
#ifndef PLAIN
EXPORT(forget_bonded)
EXPORT(follow_bonded)
EXPORT(follow_bonds)
EXPORT(bond_forces)
EXPORT(observe_bonds)
EXPORT(warm_bodies)
EXPORT(count_polyhedra)
EXPORT(list_polyhedra)
EXPORT(link_polyhedra)
EXPORT(clear_near)
EXPORT(near_polyhedra)
EXPORT(polyhedra_forces)
EXPORT(concave_forces)
EXPORT(superquadric_forces)
EXPORT(coupled_polyhedra)
EXPORT(coupled_concave)
EXPORT(coupled_superquadrics)
#endif
EXPORT(observe)
EXPORT(observe_clumps)
EXPORT(sum_columns)
EXPORT(sum_range)
EXPORT(join_ranges)
EXPORT(sum_walls)
EXPORT(measure_inner)
EXPORT(measure_border)
EXPORT(measure_walls)
EXPORT(measure_coupled)
EXPORT(measure_clumps)
#ifndef PLAIN
EXPORT(measure_bonds)
#endif
EXPORT(measure_followed)
EXPORT(smear_particles)
EXPORT(smear_clumps)
EXPORT(smear_walls)
EXPORT(smear_coupled)
#ifndef PLAIN
EXPORT(smear_bonds)
#endif
EXPORT(sum_in_region)
EXPORT(sum_clumps)
EXPORT(list_contacts)
EXPORT(list_surface_contacts)
EXPORT(receive)
EXPORT(coupled_forces)
EXPORT(sum_reactions)
EXPORT(accept)
EXPORT(begin_step)
EXPORT(resume_bodies)
EXPORT(end_step)
EXPORT(end_resident)
EXPORT(begin_segment)
EXPORT(segment_forces)
#if !FACETS
EXPORT(first_segment_step)
EXPORT(segment_step)
#endif
EXPORT(sum_segment)

// Package narrowphase finds where two shapes touch, exactly, by their closest features: vertices, edges and faces, or the nearest points of curved
// surfaces. It knows geometry only; what pairs to look at is the broad phase's affair, and the forces are those of package contact.
//
// A [Shape] is prepared once from a geometry.Shape, a [Placed] is a shape where its carrier has it, and [Workspace.Contacts] lists the contact points
// of two of them. The points of a pair carry weights by area: those of one face on another add up to 1 however the surfaces are divided into
// triangles, so that a force made of w_i f(d_i) does not depend on the mesh. Distances, normals and weights vary continuously while the
// shapes slide and turn on one another.
//
// The files are by families of pairs: round.go for spheres and capsules with one another, ring.go and ring_polyhedron.go for tori with capsules
// and flat faces, plane.go for half-spaces, capsule_polyhedron.go for
// capsules and wires on flat faces, convex.go, search_near.go, search_turned.go, ways_out.go, ways_turned.go, ways_round.go, nearest.go, overlay.go, overlay_spread.go, prism.go and touching.go for boxes, plates, hulls, cylinders and cones with one another,
// mesh_pair.go for meshes with all of these and handing.go for how contacts of those that are not convex hand over, revolved.go for cylinders and cones on the rest, shell.go and shell_through.go for open cylinders and cones with what has flat faces, walls.go and walls_rims.go for
// them with one another and with solids of revolution,
// ground.go and ground_rims.go for terrain, cavity.go for bodies inside of boxes, spheres and vessels. A box, plate or mesh is a polyhedron (polyhedron.go),
// a cylinder or cone a solid of revolution (revolution.go); weights are worked out in patch.go, and contacts.go says which method serves a pair.
//
// The package may import dem/geometry and rigid.
package narrowphase

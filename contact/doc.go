// Package contact is the contact of bodies with walls and with one another. It is not DEM: bodies are moved by package mbd, and particles are
// in contact with bodies by the engines of package dem.
//
// Package narrowphase finds the points at which two surfaces touch, by their closest features; what it does not know is refused
// when an engine is made. The laws of particles (package dem/law) act at each point, with its share of the patch that the points make up, so that a body sinks as
// deep on four points as on four hundred, and with the mass that the impact moves (mass.go), so that it rebounds as it should.
//
// An [Engine] is made from the surfaces of a dem.Model; those on coupled frames are the bodies, the others the walls. A step is Drift,
// Contact as often as the bodies' iterations need, and Commit, as with an engine of particles, so that package coupling
// treats both alike. In Contact the data go from frames to the bounds of the bodies (body.go), from these to pairs whose bounds overlap
// (candidates.go and package broadphase), to their contact points (patch.go), which continue those of the last step (history.go), to the forces of these
// (mass.go, force.go, sharing.go), and back to wrenches, one a frame, and tangents, one a pair of frames (tangent.go, contact_plane.go). Histories of contacts
// advance and energies are booked in Commit only.
//
// The package may import contact/broadphase and contact/narrowphase, dem, for surfaces and what carries them, dem/geometry, dem/law, and rigid.
package contact

// Package contact is the contact of bodies with walls and with one another. It is not DEM: bodies are moved by package mbd, and particles are
// in contact with bodies by the engines of package dem.
//
// A body is in contact with other surfaces at probes (see package geometry): its corners, points of its edges and vertices as small
// spheres, a sphere as itself, two capsules where they are nearest, a body of revolution on a plane at the lowest points of its
// rims. So the laws of particles (package dem/law) serve bodies too. A corner counts as rounded by a twentieth of the body's
// least width, which gives Hertz's law its radius; a face that rests on a plane does so on its corners.
//
// An [Engine] is made from the surfaces of a dem.Model; those on coupled frames are the bodies, the others the walls. A step is Drift,
// Contact as often as the bodies' iterations need, and Commit, as with an engine of particles, so that package coupling
// treats both alike. In Contact the data go from frames to the bounds of the bodies (body.go), from these to pairs whose bounds overlap
// (candidates.go and package broadphase), to the contacts of their probes and the forces of these (probes.go), and back to wrenches and tangents, one a frame and one a
// pair of frames. Histories of contacts advance in Commit only.
//
// The package may import contact/broadphase, dem, for surfaces and what carries them, dem/geometry, dem/law, and rigid.
package contact

// Package contact is the contact of bodies with walls and with one another.
//
// A body's surface meets others at probes (see package geometry): corners, points of edges, rims. Each contact follows the law text that
// particles use. A step is Drift, Contact as often as the bodies' iterations need, and Commit, as with an engine of particles, so that package
// coupling treats both alike.
//
// It may import dem, for surfaces and what carries them, and what dem imports.
package contact

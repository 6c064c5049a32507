// Package geometry holds the shapes that particles can hit: planes, plates, boxes, spheres, capsules, surfaces of revolution and triangle
// meshes, with their mass properties, and readers of STL, OBJ and tables.
//
// A Shape answers where a sphere touches it, in its own axes; what moves it and what it is made of is package dem's affair. Meshes are welded,
// labelled and put into a tree of boxes when they are made, and never change. No particle, body or law is known here.
package geometry

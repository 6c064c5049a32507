// A solid of revolution as a prism that has corners on its rims, crowded about the azimuth where it is in contact.
//
// Where a smooth solid is in contact with a convex body, the prism with a corner there is too. So the search for the normal is done with prisms, which are turned
// to the place found and searched again until a corner is about there, from where the exact place is found (touching.go).

package narrowphase

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// azimuths are those of a prism's corners, from the place of contact, in degrees.
var azimuths = [30]float64{
	-180, -157.5, -135, -112.5, -90, -67.5, -45, -22.5, -11.25, -5, -2, -0.6, -0.2, -0.06, -0.02,
	0, 0.02, 0.06, 0.2, 0.6, 2, 5, 11.25, 22.5, 45, 67.5, 90, 112.5, 135, 157.5,
}

// turns is how often a prism is turned to the place of contact.
const turns = 4

// newPrism is the prism of a solid of revolution.
func newPrism(p *revolution) *polyhedron {
	q := &polyhedron{bulging: true}
	n := int32(len(azimuths))
	for _, c := range p.rims {
		for i := range n {
			if i == 0 || c.R > 0 {
				q.vertices = append(q.vertices, r3.Vec{})
			}
		}
	}
	p.place(q.vertices, r3.Vec{X: 1})
	first := make([]int32, len(p.rims)+1)
	for k, c := range p.rims {
		first[k+1] = first[k] + 1
		if c.R > 0 {
			first[k+1] = first[k] + n
		}
	}
	top := p.rims[0].Z > p.rims[len(p.rims)-1].Z // outward normals ask for rims from the top down
	for _, k := range [2]int{0, len(p.rims) - 1} {
		if p.rims[k].R == 0 {
			continue
		}
		loop := make([]int32, n)
		for i := range n {
			loop[i] = first[k] + i
			if up := (k == 0) == top; !up {
				loop[i] = first[k] + n - 1 - i
			}
		}
		q.addFace(loop, r3.Vec{})
	}
	for k := range len(p.rims) - 1 {
		for i := range n {
			j := (i + 1) % n
			var loop []int32
			switch {
			case p.rims[k].R == 0:
				loop = []int32{first[k], first[k+1] + i, first[k+1] + j}
			case p.rims[k+1].R == 0:
				loop = []int32{first[k] + j, first[k] + i, first[k+1]}
			default:
				loop = []int32{first[k] + j, first[k] + i, first[k+1] + i, first[k+1] + j}
			}
			q.addFace(loop, r3.Vec{})
		}
	}
	q.renew()
	q.link()
	return q
}

// place puts the corners of a prism where their middle azimuth is in the direction out.
func (p *revolution) place(vertices []r3.Vec, out r3.Vec) {
	at := 0
	for _, c := range p.rims {
		for i := range azimuths {
			x, y := turnOf[i].x*out.X-turnOf[i].y*out.Y, turnOf[i].x*out.Y+turnOf[i].y*out.X
			vertices[at] = r3.Vec{X: c.R * x, Y: c.R * y, Z: c.Z}
			at++
			if c.R == 0 {
				break
			}
		}
	}
}

// turnOf holds the cosines and sines of azimuths.
var turnOf = func() (turn [len(azimuths)]corner) {
	for i, a := range azimuths {
		sin, cos := math.Sincos(a * math.Pi / 180)
		turn[i] = corner{cos, sin}
	}
	return turn
}()

// renew works out the normals of faces and the directions of edges from the vertices.
func (p *polyhedron) renew() {
	for f := range p.faces {
		x := &p.faces[f]
		loop := p.loop(int32(f))
		n := len(loop)
		a, b, c := p.vertices[loop[0]], p.vertices[loop[n/3]], p.vertices[loop[2*n/3]]
		if n == 4 {
			b, c = p.vertices[loop[1]], p.vertices[loop[2]]
		}
		x.normal = r3.Unit(r3.Cross(r3.Sub(b, a), r3.Sub(c, a)))
		x.offset = r3.Dot(x.normal, a)
	}
	p.setDepths()
	for i := range p.edges {
		e := &p.edges[i]
		e.way = r3.Unit(r3.Sub(p.vertices[e.ends[1]], p.vertices[e.ends[0]]))
	}
}

// addTurned adds the surface of a solid of revolution to an overlay, as a prism with fewer corners of which one is at the place of contact. The maps take places
// of the solid's axes to those of the overlay, and back.
func (o *overlay) addTurned(above bool, p *Placed, contact r3.Vec, there, back func(r3.Vec) r3.Vec) {
	out := outward(back(contact))
	o.placed = o.placed[:0]
	for k := range p.rims {
		for i := range places {
			o.placed = append(o.placed, o.seen(there(p.ring(k, i, out))))
		}
	}
	number := int32(0)
	add := func(loop ...int32) {
		n := len(loop)
		a, b, c := o.placed[loop[0]], o.placed[loop[n/3]], o.placed[loop[2*n/3]]
		if n == 4 {
			b, c = o.placed[loop[1]], o.placed[loop[2]]
		}
		normal := r3.Unit(r3.Cross(r3.Sub(b, a), r3.Sub(c, a)))
		if above == (normal.Z < 0) && math.Abs(normal.Z) >= leastFacing {
			o.add(above, number, normal, r3.Dot(normal, a), o.placed, loop)
		}
		number++
	}
	last := len(p.rims) - 1
	for k, c := range p.rims {
		low, high := int32(places*k), int32(places*(k-1)) // corners of this rim and of the one before begin there
		if c.R > 0 && (k == 0 || k == last) {
			var end [places]int32
			for i := range end {
				end[i] = low + int32(i)
				if (p.rims[0].Z > p.rims[last].Z) != (k == 0) {
					end[i] = low + int32(places-1-i)
				}
			}
			add(end[:]...)
		}
		for i := range int32(places) {
			j := (i + 1) % places
			switch {
			case k == 0:
			case p.rims[k-1].R == 0:
				add(high, low+i, low+j)
			case c.R == 0:
				add(high+j, high+i, low)
			default:
				add(high+j, high+i, low+i, low+j)
			}
		}
	}
}

// prism is a placed shape whose polyhedron, of a solid of revolution, may be turned.
type prism struct {
	Placed
	shape Shape
	body  polyhedron
}

// of makes the prism that of a placed shape.
func (x *prism) of(p *Placed) *Placed {
	if p.kind != revolved {
		return p
	}
	vertices, faces, edges := x.body.vertices[:0], x.body.faces[:0], x.body.edges[:0]
	x.shape, x.body, x.Placed = *p.Shape, *p.polyhedron, *p
	x.body.vertices, x.body.faces, x.body.edges = append(vertices, p.vertices...), append(faces, p.faces...), append(edges, p.edges...)
	x.shape.polyhedron, x.Shape = &x.body, &x.shape
	return &x.Placed
}

// face turns the prism of a placed shape, if it is one, to a place of the world.
func (p *Placed) face(at r3.Vec) {
	if p.kind == revolved {
		p.place(p.vertices, outward(p.toLocal(at)))
		p.renew()
	}
}

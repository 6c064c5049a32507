// Boxes, plates and meshes made polyhedra.

package narrowphase

import (
	"slices"

	"gabion/dem/geometry"

	"gonum.org/v1/gonum/spatial/r3"
)

// boxLoops are the faces of a box whose vertices count by the bits of x, y and z.
var boxLoops = [6][]int32{{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}

// boxNormals are those of boxLoops.
var boxNormals = [6]r3.Vec{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}, {Z: -1}, {Z: 1}}

func boxPolyhedron(size r3.Vec) *polyhedron {
	p := &polyhedron{bulging: true}
	for i := range 8 {
		sign := func(bit int) float64 { return float64((i>>bit)&1) - 0.5 }
		p.vertices = append(p.vertices, r3.Vec{X: sign(0) * size.X, Y: sign(1) * size.Y, Z: sign(2) * size.Z})
	}
	for i, loop := range boxLoops {
		p.addFace(loop, boxNormals[i])
	}
	p.link()
	return p
}

// thin is the thickness of a plate's polyhedron as a part of its width: enough for its narrow sides to have normals and areas, too little to be seen.
const thin = 1e-9

func platePolyhedron(g geometry.Plate) *polyhedron {
	return boxPolyhedron(r3.Vec{X: g.SizeX, Y: g.SizeY, Z: thin * min(g.SizeX, g.SizeY)})
}

// meshPolyhedron takes a solid mesh that is convex as a hull with whole faces, and any other as it is.
func meshPolyhedron(m *geometry.Mesh) *polyhedron {
	p := &polyhedron{vertices: m.Vertices, sheet: !m.Solid}
	for t := range m.Triangles {
		p.addFace(m.Triangles[t][:], m.Normals[t])
	}
	p.link()
	if m.Solid && p.bulges() {
		if hull := p.merged(); hull != nil {
			return hull
		}
	}
	p.tree = m.Tree
	return p
}

// groundPolyhedron is that of a terrain.
func groundPolyhedron(g *geometry.Ground) *polyhedron {
	p := meshPolyhedron(g.Mesh)
	p.sheet, p.ground = false, g
	for i := range p.edges {
		if e := &p.edges[i]; e.faces[1] < 0 {
			e.fold = 1 // it stands out
		}
	}
	return p
}

// bulges tells whether a closed surface is that of a convex body: all its vertices lie behind all its faces.
func (p *polyhedron) bulges() bool {
	for i := range p.edges {
		if p.edges[i].fold < -flatSine {
			return false
		}
	}
	tolerance := flatSine * p.size
	for f := range p.faces {
		x := &p.faces[f]
		for _, v := range p.corners {
			if r3.Dot(x.normal, p.vertices[v])-x.offset > tolerance {
				return false
			}
		}
	}
	return true
}

// merged is a convex surface with the triangles of each plane made one polygon, or nil where they do not go round in one loop.
func (p *polyhedron) merged() *polyhedron {
	group := p.planes()
	q := &polyhedron{bulging: true}
	renumbered := map[int32]int32{}
	next := map[[2]int32]int32{} // by group and vertex, the next vertex on the rim of the group
	begin := map[int32]int32{}
	for i := range p.edges {
		e := &p.edges[i]
		for side, f := range e.faces {
			a, b := e.ends[0], e.ends[1]
			if side == 1 {
				a, b = b, a
			}
			next[[2]int32{group[f], a}] = b
			if old, ok := begin[group[f]]; !ok || a < old {
				begin[group[f]] = a
			}
		}
	}
	var loop []int32
	for f := range int32(len(p.faces)) {
		if group[f] != f {
			continue
		}
		loop = loop[:0]
		steps, start := 0, begin[f]
		for v := start; ; steps++ {
			if !p.plain[v] {
				n, ok := renumbered[v]
				if !ok {
					n = int32(len(q.vertices))
					renumbered[v] = n
					q.vertices = append(q.vertices, p.vertices[v])
				}
				loop = append(loop, n)
			}
			var ok bool
			if v, ok = next[[2]int32{f, v}]; !ok || steps > len(p.edges) {
				return nil
			}
			if v == start {
				break
			}
		}
		if len(loop) < 3 {
			return nil
		}
		q.addFace(loop, p.faces[f].normal)
		q.level(int32(len(q.faces) - 1))
	}
	q.link()
	return q
}

// level gives a face the mean plane of its corners, after Newell, touching the outermost of them.
func (p *polyhedron) level(f int32) {
	var sum r3.Vec
	loop := p.loop(f)
	for i, v := range loop {
		sum = r3.Add(sum, r3.Cross(r3.Sub(p.vertices[v], p.vertices[loop[0]]), r3.Sub(p.vertices[loop[(i+1)%len(loop)]], p.vertices[loop[0]])))
	}
	x := &p.faces[f]
	x.normal = r3.Unit(sum)
	x.offset = r3.Dot(x.normal, p.vertices[loop[0]])
	for _, v := range loop {
		x.offset = max(x.offset, r3.Dot(x.normal, p.vertices[v]))
	}
}

// planes gives each face the number of the first face of its plane.
func (p *polyhedron) planes() []int32 {
	edged := make(map[[2]int32]bool, len(p.edges))
	for i := range p.edges {
		e := p.edges[i].ends
		edged[[2]int32{min(e[0], e[1]), max(e[0], e[1])}] = true
	}
	over := map[[2]int32][]int32{}
	for f := range int32(len(p.faces)) {
		loop := p.loop(f)
		for i, a := range loop {
			b := loop[(i+1)%len(loop)]
			if key := [2]int32{min(a, b), max(a, b)}; !edged[key] {
				over[key] = append(over[key], f)
			}
		}
	}
	group := make([]int32, len(p.faces))
	for f := range group {
		group[f] = -1
	}
	var stack []int32
	for f := range int32(len(p.faces)) {
		if group[f] >= 0 {
			continue
		}
		group[f] = f
		for stack = append(stack[:0], f); len(stack) > 0; {
			g := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			loop := p.loop(g)
			for i, a := range loop {
				b := loop[(i+1)%len(loop)]
				for _, h := range over[[2]int32{min(a, b), max(a, b)}] {
					if group[h] < 0 {
						group[h] = f
						stack = append(stack, h)
					}
				}
			}
		}
	}
	return slices.Clip(group)
}

package vtk

// From a frame to poly data: springs, strands and the edges of moving containers as lines and tubes.

import (
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// lines collects the cells of links with what they are.
type lines struct {
	data PolyData
	end  []int32 // of each point: twice the number of the link, and one more at its second end
	of   []int32 // link of each cell
	ring tube
}

// noEnd marks a point that is no end of a link.
const noEnd = -1

// links makes one line a link, and a tube around it when it has a radius; of one that is broken a vertex is left between the places of its ends. Data of
// a link stand on all its cells, those of the bodies at its ends on its points. The force is called tension because ParaView wants one meaning for
// one name in all parts, and elsewhere force is a vector.
func links(f *results.Frame, list []results.Link) *PolyData {
	c := newLines(f, list)
	for i, l := range list {
		if l.Broken {
			c.data.Verts = append(c.data.Verts, []int32{c.point(r3.Scale(0.5, r3.Add(l.From, l.To)), noEnd)})
			c.of = append(c.of, int32(i))
		}
	}
	for i, l := range list {
		if !l.Broken {
			n := int32(2 * i)
			c.data.Lines = append(c.data.Lines, []int32{c.point(l.From, n), c.point(l.To, n+1)})
			c.of = append(c.of, int32(i))
		}
	}
	for i := range list {
		if l := &list[i]; l.Radius > 0 && !l.Broken {
			c.tube(l, i)
		}
	}
	c.addPointData(list)
	c.addCellData(list)
	return &c.data
}

// newLines makes room for all points and cells of links.
func newLines(f *results.Frame, list []results.Link) *lines {
	c := &lines{data: PolyData{FieldData: timeValue(f.Time)}, ring: tube{sides: 8, closed: true}}
	whole, round := 0, 0
	for i := range list {
		switch l := &list[i]; {
		case l.Broken:
		case l.Radius > 0:
			whole, round = whole+1, round+1
		default:
			whole++
		}
	}
	if round > 1000 { // the more there are, the smaller they look
		c.ring = tube{sides: 6}
	}
	p, t := c.ring.size()
	points := 2*whole + (len(list) - whole) + round*p
	c.data.Points, c.end = make([]float32, 0, 3*points), make([]int32, 0, points)
	c.data.Lines, c.data.Polys, c.of = make([][]int32, 0, whole), make([][]int32, 0, round*t), make([]int32, 0, len(list)+round*t)
	c.ring.corners = make([]int32, 0, 3*round*t)
	return c
}

func (c *lines) point(p r3.Vec, end int32) int32 {
	c.data.Points, c.end = appendVector(c.data.Points, p), append(c.end, end)
	return int32(len(c.end) - 1)
}

// tube is how links are drawn that have a radius.
type tube struct {
	sides   int
	closed  bool    // at its ends
	corners []int32 // of the triangles so far
}

// size is the number of points and triangles of one.
func (t *tube) size() (points, triangles int) {
	if t.closed {
		return results.Shape{Kind: results.Cylinder}.TessellationSize(t.sides)
	}
	return 2 * t.sides, 2 * t.sides
}

// tube adds the tube around a link.
func (c *lines) tube(l *results.Link, number int) {
	around := results.CylinderBetween(l.From, l.To, l.Radius)
	tessellate := around.Side
	if c.ring.closed {
		tessellate = around.Tessellate
	}
	m := tessellate(c.ring.sides)
	first := int32(len(c.end))
	for _, p := range m.Points {
		near := 0
		if r3.Norm2(r3.Sub(p, l.To)) < r3.Norm2(r3.Sub(p, l.From)) {
			near = 1
		}
		c.point(p, int32(2*number+near))
	}
	for _, t := range m.Triangles {
		n := len(c.ring.corners)
		c.ring.corners = append(c.ring.corners, first+int32(t[0]), first+int32(t[1]), first+int32(t[2]))
		c.data.Polys = append(c.data.Polys, c.ring.corners[n:n+3:n+3])
		c.of = append(c.of, int32(number))
	}
}

func (c *lines) addPointData(list []results.Link) {
	n := 2 * len(list)
	names, body, knot := make([]string, n+1), make([]int32, n+1), make([]int32, n+1)
	for i := range list {
		for k, e := range list[i].Ends {
			names[2*i+k], body[2*i+k], knot[2*i+k] = e.Name, int32(e.Body), int32(e.Knot)
		}
	}
	body[n] = -1
	for i, e := range c.end {
		if e == noEnd {
			c.end[i] = int32(n)
		}
	}
	c.data.PointData = []Array{
		{Name: "body_name", Strings: names, Of: c.end}, {Name: "body", Int32: body, Of: c.end}, {Name: "knot", Int32: knot, Of: c.end},
	}
}

func (c *lines) addCellData(list []results.Link) {
	name, object := make([]string, len(list)), make([]string, len(list))
	for i := range list {
		name[i], object[i] = list[i].Name, list[i].Object
	}
	c.data.CellData = []Array{{Name: "name", Strings: name, Of: c.of}, {Name: "object", Strings: object, Of: c.of}}
	add := func(name, unit string, value func(l *results.Link) float64) {
		values := make([]float32, len(list))
		for i := range list {
			values[i] = float32(value(&list[i]))
		}
		c.data.CellData = append(c.data.CellData, Array{Name: name, Unit: unit, Float32: values, Of: c.of})
	}
	count := func(name string, value func(l *results.Link) int) {
		values := make([]int32, len(list))
		for i := range list {
			values[i] = int32(value(&list[i]))
		}
		c.data.CellData = append(c.data.CellData, Array{Name: name, Int32: values, Of: c.of})
	}
	flag := func(name string, value func(l *results.Link) bool) {
		count(name, func(l *results.Link) int {
			if value(l) {
				return 1
			}
			return 0
		})
	}
	count("wire", func(l *results.Link) int { return l.Wire })
	count("element", func(l *results.Link) int { return l.Element })
	count("from_body", func(l *results.Link) int { return l.Ends[0].Body })
	count("to_body", func(l *results.Link) int { return l.Ends[1].Body })
	add("tension", "N", func(l *results.Link) float64 { return l.Force })
	add("length", "m", func(l *results.Link) float64 { return l.Span() })
	add("elongation", "m", func(l *results.Link) float64 { return l.Elongation })
	add("plastic_elongation", "m", func(l *results.Link) float64 { return l.Plastic })
	add("brake_elongation", "m", func(l *results.Link) float64 { return l.Slip })
	if slices.ContainsFunc(list, func(l results.Link) bool { return l.Loads != nil }) {
		for i, a := range results.StrandLoads {
			add(a.Name, a.Unit, func(l *results.Link) float64 {
				if l.Loads == nil {
					return 0
				}
				return l.Loads[i]
			})
		}
	}
	flag("slack", func(l *results.Link) bool { return l.Slack })
	flag("yielded", func(l *results.Link) bool { return l.Plastic > 0 })
	flag("broken", func(l *results.Link) bool { return l.Broken })
}

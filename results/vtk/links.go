package vtk

// From a frame to poly data: springs, strands and the edges of moving containers as lines and tubes.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// lines collects the cells of links with what they are.
type lines struct {
	data PolyData
	ends []results.End // of each point
	of   []int         // link of each cell
}

// links makes one line a link, and a tube around it when it has a radius; of one that is broken a vertex is left between the places of its ends. Data of
// a link stand on all its cells, those of the bodies at its ends on its points. The force is called tension because ParaView wants one meaning for
// one name in all parts, and elsewhere force is a vector.
func links(f *results.Frame, list []results.Link) *PolyData {
	c := &lines{data: PolyData{FieldData: timeValue(f.Time)}}
	for i, l := range list {
		if l.Broken {
			c.data.Verts = append(c.data.Verts, []int32{c.point(r3.Scale(0.5, r3.Add(l.From, l.To)), results.End{Body: -1})})
			c.of = append(c.of, i)
		}
	}
	for i, l := range list {
		if !l.Broken {
			c.data.Lines = append(c.data.Lines, []int32{c.point(l.From, l.Ends[0]), c.point(l.To, l.Ends[1])})
			c.of = append(c.of, i)
		}
	}
	for i := range list {
		if l := &list[i]; l.Radius > 0 && !l.Broken {
			c.tube(l, i)
		}
	}
	c.addPointData()
	c.addCellData(list)
	return &c.data
}

func (c *lines) point(p r3.Vec, of results.End) int32 {
	c.data.Points, c.ends = appendVector(c.data.Points, p), append(c.ends, of)
	return int32(len(c.ends) - 1)
}

func (c *lines) tube(l *results.Link, number int) {
	m := results.CylinderBetween(l.From, l.To, l.Radius).Tessellate(8)
	first := int32(len(c.ends))
	for _, p := range m.Points {
		near := 0
		if r3.Norm2(r3.Sub(p, l.To)) < r3.Norm2(r3.Sub(p, l.From)) {
			near = 1
		}
		c.point(p, l.Ends[near])
	}
	for _, t := range m.Triangles {
		c.data.Polys = append(c.data.Polys, []int32{first + int32(t[0]), first + int32(t[1]), first + int32(t[2])})
		c.of = append(c.of, number)
	}
}

func (c *lines) addPointData() {
	names := make([]string, len(c.ends))
	body, knot := make([]int32, len(c.ends)), make([]int32, len(c.ends))
	for i, e := range c.ends {
		names[i], body[i], knot[i] = e.Name, int32(e.Body), int32(e.Knot)
	}
	c.data.PointData = []Array{{Name: "body_name", Strings: names}, {Name: "body", Int32: body}, {Name: "knot", Int32: knot}}
}

func (c *lines) addCellData(list []results.Link) {
	n := len(c.of)
	name, object := make([]string, n), make([]string, n)
	add := func(name, unit string, value func(l *results.Link) float64) {
		values := make([]float32, n)
		for cell, i := range c.of {
			values[cell] = float32(value(&list[i]))
		}
		c.data.CellData = append(c.data.CellData, Array{Name: name, Unit: unit, Float32: values})
	}
	count := func(name string, value func(l *results.Link) int) {
		values := make([]int32, n)
		for cell, i := range c.of {
			values[cell] = int32(value(&list[i]))
		}
		c.data.CellData = append(c.data.CellData, Array{Name: name, Int32: values})
	}
	flag := func(name string, value func(l *results.Link) bool) {
		count(name, func(l *results.Link) int {
			if value(l) {
				return 1
			}
			return 0
		})
	}
	for cell, i := range c.of {
		name[cell], object[cell] = list[i].Name, list[i].Object
	}
	c.data.CellData = []Array{{Name: "name", Strings: name}, {Name: "object", Strings: object}}
	count("wire", func(l *results.Link) int { return l.Wire })
	count("element", func(l *results.Link) int { return l.Element })
	count("from_body", func(l *results.Link) int { return l.Ends[0].Body })
	count("to_body", func(l *results.Link) int { return l.Ends[1].Body })
	add("tension", "N", func(l *results.Link) float64 { return l.Force })
	add("length", "m", func(l *results.Link) float64 { return r3.Norm(r3.Sub(l.To, l.From)) })
	add("elongation", "m", func(l *results.Link) float64 { return l.Elongation })
	add("plastic_elongation", "m", func(l *results.Link) float64 { return l.Plastic })
	add("brake_elongation", "m", func(l *results.Link) float64 { return l.Slip })
	flag("slack", func(l *results.Link) bool { return l.Slack })
	flag("yielded", func(l *results.Link) bool { return l.Plastic > 0 })
	flag("broken", func(l *results.Link) bool { return l.Broken })
}

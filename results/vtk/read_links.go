package vtk

// From the cells of springs and strands back to links.

import (
	"errors"
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// linkCells are the data of the cells of a file of links.
type linkCells struct {
	names, objects                  []string
	wire, element, fromBody, toBody []int32
	tension, length, elongation     []float32
	plastic, brake                  []float32
	slack, broken                   []int32
	points                          []r3.Vec
	verts, lines, polys             []int32
	bodyNames                       []string
	knots                           []int32
}

// readLinks makes a link of each vertex and line. The triangles of tubes, which follow in the same order, tell their radii.
func readLinks(from *File, f *results.Frame) error {
	c, err := readLinkCells(from)
	if err != nil {
		return err
	}
	first := len(f.Links)
	for i, p := range c.verts {
		l := c.link(i)
		l.From, l.To, l.Broken = c.points[p], c.points[p], true
		f.Links = append(f.Links, l)
	}
	for i := range from.Lines {
		l := c.link(from.Verts + i)
		a, b := c.lines[2*i], c.lines[2*i+1]
		l.From, l.To = c.points[a], c.points[b]
		l.Ends[0].Name, l.Ends[1].Name = c.bodyNames[a], c.bodyNames[b]
		l.Ends[0].Knot, l.Ends[1].Knot = int(c.knots[a]), int(c.knots[b])
		f.Links = append(f.Links, l)
	}
	c.addRadii(f.Links[first+from.Verts:], from.Verts+from.Lines)
	return nil
}

func readLinkCells(from *File) (*linkCells, error) {
	n := from.Verts + from.Lines + from.Polys
	var err error
	c := &linkCells{points: toVectors(column(&err, from.Float32, "Points/Points", from.Points))}
	for name, to := range map[string]*[]int32{
		"wire": &c.wire, "element": &c.element, "from_body": &c.fromBody, "to_body": &c.toBody, "slack": &c.slack, "broken": &c.broken,
	} {
		*to = column(&err, from.Int32, "CellData/"+name, n)
	}
	for name, to := range map[string]*[]float32{
		"tension": &c.tension, "length": &c.length, "elongation": &c.elongation, "plastic_elongation": &c.plastic, "brake_elongation": &c.brake,
	} {
		*to = column(&err, from.Float32, "CellData/"+name, n)
	}
	for name, to := range map[string]*[]string{"CellData/name": &c.names, "CellData/object": &c.objects, "PointData/body_name": &c.bodyNames} {
		texts, e := from.Strings(name)
		*to, err = texts, errors.Join(err, e)
	}
	c.knots = column(&err, from.Int32, "PointData/knot", from.Points)
	c.verts, c.lines = column(&err, from.Int32, "Verts/connectivity", from.Verts), column(&err, from.Int32, "Lines/connectivity", 2*from.Lines)
	c.polys = column(&err, from.Int32, "Polys/connectivity", 3*from.Polys)
	if err != nil {
		return nil, err
	}
	for _, array := range [][]int32{c.wire, c.element, c.fromBody, c.toBody, c.slack, c.broken} {
		if len(array) != n {
			return nil, fmt.Errorf("arrays of %d and %d cells", n, len(array))
		}
	}
	for _, array := range [][]float32{c.tension, c.length, c.elongation, c.plastic, c.brake} {
		if len(array) != n {
			return nil, fmt.Errorf("arrays of %d and %d cells", n, len(array))
		}
	}
	if len(c.names) != n || len(c.objects) != n || len(c.bodyNames) != from.Points || len(c.knots) != from.Points || len(c.points) != from.Points {
		return nil, fmt.Errorf("%d cells with %d names and %d objects, %d points with %d names", n, len(c.names), len(c.objects), from.Points, len(c.bodyNames))
	}
	for _, list := range [][]int32{c.verts, c.lines, c.polys} {
		for _, i := range list {
			if i < 0 || int(i) >= len(c.points) {
				return nil, fmt.Errorf("a cell at point %d of %d", i, len(c.points))
			}
		}
	}
	return c, nil
}

// link is what the data of a cell say of its link.
func (c *linkCells) link(k int) results.Link {
	return results.Link{
		Name: c.names[k], Object: c.objects[k], Wire: int(c.wire[k]), Element: int(c.element[k]),
		Ends:  [2]results.End{{Body: int(c.fromBody[k])}, {Body: int(c.toBody[k])}},
		Force: float64(c.tension[k]), Length: float64(c.length[k]), Elongation: float64(c.elongation[k]), Plastic: float64(c.plastic[k]), Slip: float64(c.brake[k]), Slack: c.slack[k] != 0,
	}
}

// addRadii finds the radius of each link that has a tube: the distance of a corner of the tube from the line.
func (c *linkCells) addRadii(links []results.Link, first int) {
	next := 0
	for i := 0; i < len(c.polys)/3; {
		k := first + i
		for next < len(links) && !(links[next].Element == int(c.element[k]) && links[next].Name == c.names[k]) {
			next++
		}
		if next == len(links) {
			return
		}
		l := &links[next]
		for ; i < len(c.polys)/3 && c.element[first+i] == c.element[k] && c.names[first+i] == c.names[k]; i++ {
			axis := r3.Sub(l.To, l.From)
			for _, corner := range c.polys[3*i : 3*i+3] {
				if length := r3.Norm(axis); length > 0 {
					l.Radius = max(l.Radius, r3.Norm(r3.Cross(r3.Sub(c.points[corner], l.From), axis))/length)
				}
			}
		}
	}
}

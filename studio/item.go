package studio

// Exact values of what is picked in a picture.

import (
	"fmt"
	"math"
	"net/http"
	"strconv"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// item is what is known of a particle, a body or wall, or a link, in one frame.
type item struct {
	Title  string     `json:"title"`
	Object string     `json:"object"` // of the model, that it is part of
	At     [3]float64 `json:"at"`     // m
	Rows   []itemRow  `json:"rows"`

	Requests []string `json:"requests,omitempty"` // names of those whose columns of the history are of it
}

// itemRow is one quantity: a number, a vector, or a text.
type itemRow struct {
	Name  string `json:"name"`
	Unit  string `json:"unit"`
	Value any    `json:"value"`
}

func (i *item) number(name, unit string, v float64) { i.add(name, unit, results.Real(v)) }

func (i *item) vector(name, unit string, v r3.Vec) {
	i.add(name, unit, [3]results.Real{results.Real(v.X), results.Real(v.Y), results.Real(v.Z)})
}

func (i *item) add(name, unit string, v any) { i.Rows = append(i.Rows, itemRow{name, unit, v}) }

// item answers with the values of what is picked: kind is particle, shape or link, number that in the frame's packet.
func (s *Server) item(w http.ResponseWriter, r *http.Request) {
	run := s.findShown(w, r)
	if run == nil {
		return
	}
	k, err := strconv.Atoi(r.PathValue("frame"))
	if err != nil {
		fail(w, errNoFrame)
		return
	}
	number, err := strconv.Atoi(r.URL.Query().Get("number"))
	if err != nil {
		number = -1
	}
	found, err := run.item(k, r.URL.Query().Get("kind"), number)
	if err != nil {
		fail(w, err)
		return
	}
	answerItem(w, found, run)
}

// answerItem answers with what is known of a thing, if there is one, and of what is recorded of it.
func answerItem(w http.ResponseWriter, found *item, of interface{ requestsOf(...string) []string }) {
	if found == nil {
		http.Error(w, "there is nothing of that number in the frame", http.StatusNotFound)
		return
	}
	found.Requests = of.requestsOf(found.Title, found.Object)
	answer(w, found)
}

// itemOf is what is known of a thing in a frame; nil where there is none.
func itemOf(f *results.Frame, kind string, number int) *item {
	switch {
	case number < 0:
	case kind == "particle" && number < f.Particles.Len():
		return particleItem(&f.Particles, number)
	case kind == "shape" && number < len(f.Shapes):
		return shapeItem(f, number)
	case kind == "link" && number < len(f.Links):
		return linkItem(&f.Links[number])
	}
	return nil
}

func particleItem(g *results.Particles, k int) *item {
	i := &item{Title: fmt.Sprintf("particle %d", k), At: coordinates(g.Position[k])}
	if g.ID != nil {
		i.Title = fmt.Sprintf("particle %d", g.ID[k])
		i.add("identifier", "", g.ID[k])
	}
	if g.Group != nil && int(g.Group[k]) < len(g.Groups) && g.Group[k] >= 0 {
		i.Object = g.Groups[g.Group[k]]
		i.add("group", "", i.Object)
	}
	i.vector("position", "m", g.Position[k])
	i.number("radius", "m", g.Radius[k])
	for _, v := range []struct {
		name, unit string
		values     []r3.Vec
	}{{"velocity", "m/s", g.Velocity}, {"angular velocity", "rad/s", g.AngularVelocity}, {"force of contacts", "N", g.Force}} {
		if v.values != nil {
			i.vector(v.name, v.unit, v.values[k])
		}
	}
	if g.Velocity != nil {
		i.number("speed", "m/s", r3.Norm(g.Velocity[k]))
	}
	for _, s := range g.Scalars {
		i.number(s.Name, s.Unit, s.Values[k])
	}
	return i
}

func shapeItem(f *results.Frame, k int) *item {
	s := &f.Shapes[k]
	i := &item{Title: s.Name, Object: s.Object, At: coordinates(s.Position)}
	if s.Kind == results.Mesh && s.Position == (r3.Vec{}) {
		i.At = coordinates(middle(s.Vertices))
	}
	switch {
	case s.Body < 0:
		i.add("kind", "", "wall")
	case s.Knot > 0:
		i.add("kind", "", fmt.Sprintf("body %d of net %s", s.Knot, s.Object))
	default:
		i.add("kind", "", "body")
	}
	if s.Kind == results.Sphere {
		i.number("radius", "m", s.Radius)
	}
	if s.Body >= 0 && (s.Kind != results.Mesh || s.Position != (r3.Vec{})) {
		i.vector("position", "m", s.Position)
	}
	if !s.Static {
		i.vector("velocity", "m/s", s.Motion.Velocity)
		i.vector("angular velocity", "rad/s", s.Motion.AngularVelocity)
		if q := s.Orientation; q != (quat.Number{}) {
			i.add("orientation", "", [4]float64{q.Real, q.Imag, q.Jmag, q.Kmag})
		}
		i.vector("force of contacts", "N", s.Motion.Force)
		i.vector("moment of contacts", "N m", s.Motion.Moment)
	}
	for _, l := range f.Loads {
		if s.Body < 0 && l.Wall == s.Object {
			i.vector("force on it", "N", l.Force)
			i.vector("moment on it", "N m", l.Moment)
		}
	}
	return i
}

func linkItem(l *results.Link) *item {
	i := &item{Title: l.Name, Object: l.Object, At: coordinates(r3.Scale(0.5, r3.Add(l.From, l.To)))}
	switch {
	case l.Mark != "":
		i.add("kind", "", l.Mark)
		return i
	case l.Element < 0:
		i.add("kind", "", "edge of a container")
		return i
	}
	if l.Wire > 0 {
		i.add("kind", "", fmt.Sprintf("wire %d of net %s", l.Wire, l.Object))
	}
	state := "taut"
	switch {
	case l.Broken:
		state = "broken"
	case l.Slack:
		state = "slack"
	case l.Plastic > 0:
		state = "yielded"
	}
	i.add("state", "", state)
	i.number("tension", "N", l.Force)
	i.number("length", "m", l.Span())
	i.number("elongation", "m", l.Elongation)
	i.number("plastic elongation", "m", l.Plastic)
	i.number("elongation of its brake", "m", l.Slip)
	i.vector("from", "m", l.From)
	i.vector("to", "m", l.To)
	if l.Ends[0].Name != "" || l.Ends[1].Name != "" {
		i.add("between", "", l.Ends[0].Name+" and "+l.Ends[1].Name)
	}
	return i
}

func middle(points []r3.Vec) (m r3.Vec) {
	for _, p := range points {
		m = r3.Add(m, r3.Scale(1/float64(len(points)), p))
	}
	return m
}

// coordinates are those of a point, or of the origin where it is not finite.
func coordinates(v r3.Vec) [3]float64 {
	if s := v.X + v.Y + v.Z; math.IsNaN(s) || math.IsInf(s, 0) {
		return [3]float64{}
	}
	return [3]float64{v.X, v.Y, v.Z}
}

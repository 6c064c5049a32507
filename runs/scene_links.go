package runs

// What is drawn as lines: the edges of containers, springs, ropes and strands.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/mbd"
	"gabion/models"
	"gabion/results"
	"gabion/rigid"
)

// containerEdge is one edge of a container, drawn as a line so that one can see inside.
type containerEdge struct {
	from, to r3.Vec // in the carrier's axes, m
	carrier  renderItem
}

// link is a force along a line; a strand that follows the same two bodies lends it its radius.
type link struct {
	force  mbd.LineForce
	strand int          // surface along it, or -1
	drawn  results.Link // what of it stays as it is
}

// addContainer draws the edges of a box that particles live in.
func (s *scene) addContainer(b geometry.Box, place rigid.Placement, carrier renderItem) {
	h := r3.Scale(0.5, b.Size)
	corner := func(i int) r3.Vec {
		sign := func(bit int) float64 { return float64(2*(i>>bit&1) - 1) }
		p := r3.Vec{X: sign(0) * h.X, Y: sign(1) * h.Y, Z: sign(2) * h.Z}
		return r3.Add(place.Position, rigid.Rotate(place.Orientation, p))
	}
	for i := range 8 {
		for bit := range 3 {
			if j := i | 1<<bit; j != i {
				s.edges = append(s.edges, containerEdge{from: corner(i), to: corner(j), carrier: carrier})
			}
		}
	}
}

// addEdges adds the edges of containers to a frame.
func (s *scene) addEdges(f *results.Frame) {
	for i := range s.edges {
		e := &s.edges[i]
		at := s.carrierFrame(&e.carrier, f.Time)
		f.Links = append(f.Links, results.Link{
			Name: e.carrier.shape.Name, Object: e.carrier.shape.Object, From: at.ToWorld(e.from), To: at.ToWorld(e.to), Static: e.carrier.shape.Static,
			Element: -1, Ends: [2]results.End{s.end(e.carrier.body), s.end(e.carrier.body)},
		})
	}
}

// findLinks pairs springs with the strands that lie over them.
func (s *scene) findLinks() {
	if s.model.Bodies == nil {
		return
	}
	radius, strand := map[[2]int]float64{}, map[[2]int]int{}
	for i, surface := range s.model.Surfaces {
		if c, ok := surface.Carrier.(dem.Strand); ok {
			a, b := s.model.Carriers[c.Frames[0]], s.model.Carriers[c.Frames[1]]
			ends := [2]int{min(a, b), max(a, b)}
			radius[ends], strand[ends] = surface.Shape.(geometry.Capsule).Radius, i
		}
	}
	add := func(force mbd.LineForce, element int, object func(name string) string) {
		name, first, second := force.Attachment()
		a, b := first.Body, second.Body
		on, found := strand[[2]int{min(a, b), max(a, b)}]
		if !found {
			on = -1
		}
		s.links = append(s.links, link{force, on, results.Link{
			Name: name, Object: object(name), Wire: s.numberInNet(name), Element: element,
			Radius: radius[[2]int{min(a, b), max(a, b)}], Ends: [2]results.End{s.end(a), s.end(b)},
		}})
	}
	for i := range s.model.Bodies.ForceElements() {
		switch force := s.model.Bodies.Force(i).(type) {
		case mbd.LineForce:
			add(force, i, s.net)
		case *mbd.Ring:
			for k := range force.Points {
				add(force.LineOf(k), i, s.net)
			}
		case *mbd.RunningRope:
			for k := range force.Spans() {
				add(force.LineOf(k), i, func(string) string { return force.Name })
			}
		}
	}
}

// end tells of the body at the end of a link.
func (s *scene) end(body int) results.End {
	if body == mbd.Ground {
		return results.End{Name: models.Ground, Body: -1}
	}
	return results.End{Name: s.names[body], Body: body, Knot: s.knots[body]}
}

// addLinks adds the forces along lines to a frame, broken springs too.
func (s *scene) addLinks(f *results.Frame) {
	first := len(f.Links)
	f.Links = f.Links[:first+len(s.links)]
	drawn := f.Links[first:]
	s.workers().Range(len(s.links), piecesInBlock, func(_, lo, hi int) {
		for i := lo; i < hi; i++ {
			if _, alone := s.links[i].force.(*mbd.SpringDamper); alone {
				drawn[i] = s.linkNow(&s.links[i])
			}
		}
	})
	for i := range s.links {
		if _, alone := s.links[i].force.(*mbd.SpringDamper); !alone { // rings and ropes share room to work in
			drawn[i] = s.linkNow(&s.links[i])
		}
		drawn[i].Loads = s.strandLoads(s.links[i].strand)
	}
}

// linkNow is a force along a line as it is, without the loads on its strand.
func (s *scene) linkNow(of *link) results.Link {
	bodies, force, l := s.model.Bodies, of.force, of.drawn
	l.From, l.To = force.Ends(bodies)
	l.Elongation, l.Force = force.Elongation(bodies), force.Tension(bodies)
	switch f := force.(type) {
	case *mbd.SpringDamper:
		l.Broken, l.Slack = f.Broken(bodies), f.Slack(bodies)
		l.Plastic, l.Slip = f.PlasticElongation(bodies), f.Slip(bodies)
	case *mbd.RingSide:
		l.Broken, l.Slack, l.Plastic = f.Broken(bodies), f.Slack(bodies), f.PlasticElongation(bodies)
	case *mbd.RopeLine:
		l.Broken = f.Broken(bodies)
		l.Slack = l.Force == 0 && !l.Broken
	}
	return l
}

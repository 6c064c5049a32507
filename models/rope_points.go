package models

// The points that ropes run through, one by one.

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
	"gabion/mbd"
	"gabion/rigid"
)

// ropeStop is a point of a rope.
type ropeStop struct {
	body     string // empty for a marker
	marker   string
	at       r3.Vec // m, in the world at the start
	given    bool   // the place is not the body's centre
	friction float64
	radius   float64
	over     r3.Vec
	clip     float64 // N
	item     int     // of Through
}

// ropeMistake is what is wrong with an item of a rope, or with a key of the rope where item is below 0.
type ropeMistake struct {
	item int
	key  string
	text string
}

// stops lists the points of a rope, and what is wrong with them.
func (m *Model) stops(p *Rope) (stops []ropeStop, wrong []ropeMistake) {
	for i := range p.Through {
		x := &p.Through[i]
		stop := ropeStop{body: x.Body, marker: x.Marker, friction: p.Friction, radius: x.Radius, item: i}
		if x.Friction != nil {
			stop.friction = *x.Friction
		}
		if x.Over != nil {
			stop.over = *x.Over
		}
		if x.Clip != nil {
			stop.friction, stop.clip = 0, *x.Clip
		}
		if x.Held {
			stop.friction = math.Inf(1)
		}
		switch {
		case x.Net != "":
			knots, text := m.ropeKnots(x)
			if text != "" {
				return nil, []ropeMistake{{i, "net", text}}
			}
			for _, k := range knots {
				stop.body, stop.at = m.net(x.Net).BodyName(k.number), k.at
				stops = append(stops, stop)
			}
			continue
		case x.Marker != "":
			stop.at = m.markerPlace(x.Marker)
		case x.At != nil:
			stop.at, stop.given = *x.At, true
		default:
			var known bool
			if stop.at, known = m.bodyPlace(x.Body); !known {
				return nil, nil // reported where the name is
			}
		}
		stops = append(stops, stop)
	}
	m.orient(p, stops)
	return stops, p.checkStops(stops)
}

// netKnot is a knot of a net by its number, from 1.
type netKnot struct {
	number int
	at     r3.Vec
}

// ropeKnots lists the knots that a point means, those of a side along it.
func (m *Model) ropeKnots(x *RopePoint) (knots []netKnot, wrong string) {
	n := m.net(x.Net)
	if n == nil || !n.sound {
		return nil, ""
	}
	l := n.layout()
	for _, k := range x.Knots {
		if k > len(l.knots) {
			return nil, fmt.Sprintf("net %q has no knot %d; they are numbered 1 to %d", x.Net, k, len(l.knots))
		}
		knots = append(knots, netKnot{k, l.knots[k-1]})
	}
	if x.Side == "" {
		return knots, ""
	}
	if !l.panel {
		return nil, fmt.Sprintf("net %q is a box: its sides are faces, so give the numbers of \"knots\"", x.Net)
	}
	direction := n.Directions[0]
	if x.Side == "left" || x.Side == "right" {
		direction = n.Directions[1]
	}
	return l.along(sideNames[x.Side], direction), ""
}

// along lists the knots of a side in a direction.
func (l *layout) along(side sides, direction r3.Vec) (knots []netKnot) {
	for i, s := range l.sides {
		if s&side != 0 {
			knots = append(knots, netKnot{i + 1, l.knots[i]})
		}
	}
	slices.SortStableFunc(knots, func(a, b netKnot) int { return cmp.Compare(r3.Dot(a.at, direction), r3.Dot(b.at, direction)) })
	return knots
}

// orient turns sides of nets round that begin at the end farther from the point before, or, where there is none, end farther from the point after.
func (m *Model) orient(p *Rope, stops []ropeStop) {
	for first := 0; first < len(stops); {
		item, last := stops[first].item, first
		for last < len(stops) && stops[last].item == item {
			last++
		}
		away := func(i int, other *ropeStop) float64 { return r3.Norm(r3.Sub(stops[i].at, other.at)) }
		switch {
		case p.Through[item].Side == "":
		case first > 0 && away(first, &stops[first-1]) > away(last-1, &stops[first-1]),
			first == 0 && last < len(stops) && away(last-1, &stops[last]) > away(first, &stops[last]):
			slices.Reverse(stops[first:last])
		}
		first = last
	}
}

// shortestSpan is the least length of a span in parts of that of the rope: what is shorter has no direction to speak of, as between two points that are
// meant to be one.
const shortestSpan = 1e-6

// checkStops tells what is wrong with the points of a rope among each other.
func (p *Rope) checkStops(stops []ropeStop) (wrong []ropeMistake) {
	n := len(stops)
	switch {
	case n < 2:
		return []ropeMistake{{-1, "through", fmt.Sprintf("a rope runs through two points at least; this one has %d", n)}}
	case n > mostRopePoints:
		return []ropeMistake{{-1, "through", fmt.Sprintf("a rope runs through %d points at most; this one has %d", mostRopePoints, n)}}
	}
	if p.Bending != nil && n < 3 {
		wrong = append(wrong, ropeMistake{-1, "bending", "a rope of two points runs straight: it does not bend"})
	}
	for _, end := range []*ropeStop{&stops[0], &stops[n-1]} {
		if end.radius > 0 {
			wrong = append(wrong, ropeMistake{end.item, "radius", "the rope is held at its ends, where it runs round no sheave"})
		}
		if p.Strands != nil && end.body == Ground {
			wrong = append(wrong, ropeMistake{end.item, "body", "strands run between bodies: give the anchor a body with fixed: true"})
		}
	}
	rough, clip := slices.ContainsFunc(stops[1:n-1], func(s ropeStop) bool { return s.friction > 0 && !math.IsInf(s.friction, 1) }), slices.IndexFunc(stops, func(s ropeStop) bool { return s.clip > 0 })
	if rough && clip >= 0 {
		wrong = append(wrong, ropeMistake{stops[clip].item, "clip", "a rope has either clips or points with friction; those between its ends have the rope's \"friction\" unless they have their own"})
	}
	way := 0.0
	for k := 1; k < n; k++ {
		way += r3.Norm(r3.Sub(stops[k].at, stops[k-1].at))
	}
	for k := 1; k < n; k++ {
		switch d := r3.Norm(r3.Sub(stops[k].at, stops[k-1].at)); {
		case d <= shortestSpan*way:
			wrong = append(wrong, ropeMistake{stops[k].item, "", fmt.Sprintf("the point is where the one before it is, at (%.6g, %.6g, %.6g)", stops[k].at.X, stops[k].at.Y, stops[k].at.Z)})
		case d < stops[k-1].radius+stops[k].radius:
			wrong = append(wrong, ropeMistake{stops[k].item, "radius", fmt.Sprintf("the point is %.6g m from the one before it, less than the radii of their sheaves add up to", d)})
		case d < p.Spacing*(1-1e-9):
			return append(wrong, ropeMistake{-1, "spacing", fmt.Sprintf("spacing is %g m, but points %d and %d are %.6g m apart", p.Spacing, k, k+1, d)})
		}
	}
	for k := 1; k < n-1; k++ {
		if s := &stops[k]; s.radius > 0 {
			if text := mbd.SheaveSide(stops[k-1].at, s.at, stops[k+1].at, s.over); text != "" {
				wrong = append(wrong, ropeMistake{s.item, "radius", text})
			}
		}
	}
	for i := range p.Brakes {
		if s := p.Brakes[i].Span; s > n-1 {
			wrong = append(wrong, ropeMistake{-1, "brakes", fmt.Sprintf("brake %d is in span %d, but the rope has %d spans", i+1, s, n-1)})
		}
	}
	return wrong
}

func (m *Model) net(name string) *Net {
	for i := range m.Nets {
		if m.Nets[i].Name == name {
			return &m.Nets[i]
		}
	}
	return nil
}

// bodyPlace is where the centre of a body, or of one of a net, is at the start.
func (m *Model) bodyPlace(name string) (at r3.Vec, known bool) {
	for i := range m.Bodies {
		if m.Bodies[i].Name == name {
			return m.Bodies[i].Position, true
		}
	}
	first, last, _ := cutPart(name)
	if n := m.net(first); n != nil && n.sound {
		positions := n.Parts().Positions
		if number, err := strconv.Atoi(last); err == nil && number >= 1 && number <= len(positions) {
			return positions[number-1], true
		}
	}
	return r3.Vec{}, name == Ground
}

// markerPlace is where a marker is at the start.
func (m *Model) markerPlace(name string) r3.Vec {
	for _, k := range m.Markers {
		if k.Name != name {
			continue
		}
		for i := range m.Bodies {
			if b := &m.Bodies[i]; b.Name == k.Body {
				return r3.Add(b.Position, rigid.Rotate(b.Orientation.Quaternion(), k.At))
			}
		}
		at, _ := m.bodyPlace(k.Body)
		return r3.Add(at, k.At)
	}
	return r3.Vec{}
}

// checkRopes checks what takes the bodies and nets that ropes run through.
func (m *Model) checkRopes(r *document.Report) {
	names := m.index()
	for i := range m.Ropes {
		stops, wrong := m.stops(&m.Ropes[i])
		wrong = append(wrong, names.checkSheaves(stops)...)
		report := r.Item("ropes", i)
		for _, w := range wrong {
			at := report
			if w.item >= 0 {
				at = report.Item("through", w.item)
			}
			at.Fail(w.key, "%s", w.text)
		}
	}
}

// checkSheaves tells of sheaves with friction on point masses, where nothing takes their moment: one that nothing holds turns with the rope, so that friction has nothing to act on.
func (x index) checkSheaves(stops []ropeStop) (wrong []ropeMistake) {
	item := -1
	for k := range stops {
		s := &stops[k]
		body := s.body
		if s.marker != "" {
			body = x.carriers[s.marker]
		}
		if s.radius > 0 && s.friction > 0 && s.item != item && x.isPoint(body) {
			item = s.item
			wrong = append(wrong, ropeMistake{item, "radius", fmt.Sprintf("a sheave with friction turns its body, which the point mass %q cannot: give it \"friction: 0\" here, as of a sheave that turns freely, or leave out the radius, as of a shackle, or take a rigid body", body)})
		}
	}
	return wrong
}

// ropeOf finds the rope of a name ROPE or ROPE.PART; nil if there is none.
func (m *Model) ropeOf(name string) (p *Rope, part string) {
	for i := range m.Ropes {
		if m.Ropes[i].Name == name {
			return &m.Ropes[i], ""
		}
	}
	of, part, _ := cutPart(name)
	for i := range m.Ropes {
		if m.Ropes[i].Name == of {
			return &m.Ropes[i], part
		}
	}
	return nil, ""
}

// namedPartOfRope tells whether a name is that of a span or a brake of a rope.
func (m *Model) namedPartOfRope(name string) (bool, string) {
	p, part := m.ropeOf(name)
	if p == nil || part == "" {
		return false, ""
	}
	if span, brake := m.ropePart(p, part); span >= 0 || brake >= 0 {
		return true, ""
	}
	stops, _ := m.stops(p)
	return false, fmt.Sprintf("rope %q has no part %q; its spans are numbered 1 to %d, and it has %d brakes, from brake1 on", p.Name, part, len(stops)-1, len(p.Brakes))
}

// ropePart tells which part of a rope a name ROPE.PART means: a span or a brake, from 0; -1 where it means none.
func (m *Model) ropePart(p *Rope, part string) (span, brake int) {
	if number, found := strings.CutPrefix(part, "brake"); found {
		if k, err := strconv.Atoi(number); err == nil && k >= 1 && k <= len(p.Brakes) {
			return -1, k - 1
		}
		return -1, -1
	}
	stops, _ := m.stops(p)
	if k, err := strconv.Atoi(part); err == nil && k >= 1 && k < len(stops) {
		return k - 1, -1
	}
	return -1, -1
}

package replay

// The packet of a frame: where particles, bodies and links are, and one quantity of the particles.

import (
	"math"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// frameHeader is the header of a frame's packet.
type frameHeader struct {
	Kind      string        `json:"kind"` // frame
	Time      float64       `json:"time"` // s
	Particles int           `json:"particles"`
	Low       [3]float64    `json:"low"`        // corners of the box that positions of 16 bits divide into 65535 parts, m
	High      [3]float64    `json:"high"`       // the same; of positions in single precision low is their origin
	MaxRadius float64       `json:"max_radius"` // that of 65535, m
	Scalar    *scalarRange  `json:"scalar,omitempty"`
	Scalars   []scalarRange `json:"scalars,omitempty"` // of a packet in a file
	Fluid     *fluidHeader  `json:"fluid,omitempty"`
	Blocks    []Block       `json:"blocks"`
}

// fluidHeader says how to read the fluid of a frame.
type fluidHeader struct {
	Columns int        `json:"columns"` // points of the surface in a row; 0 without one
	Level   [2]float64 `json:"level"`   // its least and largest height against gravity, m
	Spacing float64    `json:"spacing"` // of the places at which the flow is told, m
}

// scalarRange is the quantity of a frame: 0 stands for the least value of it, 65534 for the largest, 65535 for what is not finite.
type scalarRange struct {
	Name string  `json:"name"`
	Unit string  `json:"unit"`
	Min  float64 `json:"min"`
	Max  float64 `json:"max"`
}

// State of a link in the packet of a frame.
const (
	Taut uint8 = iota
	Slack
	Yielded
	Broken
)

// Frame makes the packet of a frame of the scene, with the named quantity of its particles; "" for none.
func (s *Scene) Frame(f *results.Frame, scalar string) ([]byte, error) {
	if err := s.check(f); err != nil {
		return nil, err
	}
	h := frameHeader{Kind: "frame", Time: f.Time, Particles: f.Particles.Len()}
	var b blocks
	appendParticles(&b, &h, &f.Particles)
	for _, c := range columnsOf(&f.Particles) {
		if c.name == scalar {
			h.Scalar = appendScalar(&b, "scalar", c.scalar())
		}
	}
	return s.finish(&b, &h, f)
}

// Names of blocks in a file, beside those that the page gets.
const (
	idBlock     = "id"
	scalarBlock = "scalar " // and the name of the quantity
)

// scalarOf is the quantity whose numbers a block has.
func scalarOf(block string) (name string, is bool) { return strings.CutPrefix(block, scalarBlock) }

// recorded are the quantities that a file has of particles.
func recorded(g *results.Particles) (list []results.Scalar) {
	for _, c := range columnsOf(g) {
		if c.name != "radius" && c.name != "angular speed" {
			list = append(list, c.scalar())
		}
	}
	return list
}

// whole makes the packet of a frame for a file: with identifiers and all quantities.
func (s *Scene) whole(f *results.Frame) ([]byte, error) {
	if err := s.check(f); err != nil {
		return nil, err
	}
	h := frameHeader{Kind: "frame", Time: f.Time, Particles: f.Particles.Len()}
	var b blocks
	appendParticles(&b, &h, &f.Particles)
	for _, c := range recorded(&f.Particles) {
		h.Scalars = append(h.Scalars, *appendScalar(&b, scalarBlock+c.Name, c))
	}
	b.begin(idBlock, Uint32, 1, len(f.Particles.ID))
	for _, id := range f.Particles.ID {
		b.uint32(uint32(id))
	}
	return s.finish(&b, &h, f)
}

// finish appends groups and what is not particles, and packs all.
func (s *Scene) finish(b *blocks, h *frameHeader, f *results.Frame) ([]byte, error) {
	if len(f.Particles.Group) == f.Particles.Len() && len(f.Particles.Groups) > 1 {
		b.begin("group", Uint8, 1, f.Particles.Len())
		for _, g := range f.Particles.Group {
			b.data = append(b.data, uint8(g))
		}
	}
	appendSolids(b, &f.Particles)
	if err := s.appendMoving(b, f); err != nil {
		return nil, err
	}
	appendPanels(b, f.Panels)
	appendFluid(b, h, f.Fluid)
	if len(f.Contacts) > 0 {
		b.begin("contact", Float32, 10, len(f.Contacts)) // centres or centre and point, point, normal force
		for i := range f.Contacts {
			c := &f.Contacts[i]
			b.float32(c.From.X, c.From.Y, c.From.Z, c.To.X, c.To.Y, c.To.Z, c.Point.X, c.Point.Y, c.Point.Z, c.Normal)
		}
		b.begin("force", Float32, 3, len(f.Contacts))
		for i := range f.Contacts {
			c := &f.Contacts[i]
			b.float32(c.Force.X, c.Force.Y, c.Force.Z)
		}
	}
	h.Blocks = b.list
	return b.pack(h)
}

// appendMoving appends what is not static: poses of shapes, and ends, tensions and states of links.
func (s *Scene) appendMoving(b *blocks, f *results.Frame) error {
	n := 0
	for i := range s.shapes {
		if !s.shapes[i].Static {
			n++
		}
	}
	b.begin("pose", Float32, 7, n)
	for i := range s.shapes {
		if s.shapes[i].Static {
			continue
		}
		position, orientation, err := poseOf(&s.shapes[i], &f.Shapes[i])
		if err != nil {
			return err
		}
		appendPose(b, position, orientation)
	}
	n = 0
	for i := range s.links {
		if !s.links[i].Static {
			n++
		}
	}
	b.begin("ends", Float32, 6, n)
	for i := range f.Links {
		if !s.links[i].Static {
			appendEnds(b, &f.Links[i])
		}
	}
	b.begin("tension", Float32, 1, n)
	for i := range f.Links {
		if !s.links[i].Static {
			b.float32(f.Links[i].Force)
		}
	}
	b.begin("state", Uint8, 1, n)
	for i := range f.Links {
		if !s.links[i].Static {
			b.data = append(b.data, stateOf(&f.Links[i]))
		}
	}
	return nil
}

// appendPanels appends the panels that a fluid presses on, as triangles, with the pressure on each.
func appendPanels(b *blocks, panels []results.Panel) {
	n := 0
	for i := range panels {
		n += len(panels[i].Corners) - 2
	}
	if n <= 0 {
		return
	}
	b.begin("panel", Float32, 9, n)
	for i := range panels {
		c := panels[i].Corners
		for k := 2; k < len(c); k++ {
			b.float32(c[0].X, c[0].Y, c[0].Z, c[k-1].X, c[k-1].Y, c[k-1].Z, c[k].X, c[k].Y, c[k].Z)
		}
	}
	b.begin("panel_pressure", Float32, 1, n)
	for i := range panels {
		for range panels[i].Corners[2:] {
			b.float32(panels[i].Pressure)
		}
	}
}

// appendFluid appends the points of the surface of the fluid, and where it flows how.
func appendFluid(b *blocks, h *frameHeader, f *results.Fluid) {
	if f == nil {
		return
	}
	h.Fluid = &fluidHeader{Columns: f.Columns, Level: f.Level, Spacing: f.Spacing}
	b.begin("surface", Float32, 3, len(f.Surface))
	for _, p := range f.Surface {
		b.float32(p.X, p.Y, p.Z)
	}
	b.begin("flow", Float32, 6, len(f.Flow))
	for _, a := range f.Flow {
		b.float32(a.Point.X, a.Point.Y, a.Point.Z, a.Velocity.X, a.Velocity.Y, a.Velocity.Z)
	}
}

func stateOf(l *results.Link) uint8 {
	switch {
	case l.Broken:
		return Broken
	case l.Slack:
		return Slack
	case l.Plastic > 0:
		return Yielded
	}
	return Taut
}

// parts16 is how many parts 16 bits divide a range into.
const parts16 = math.MaxUint16

// latticeShift is the number of parts that the beginning of a range is a multiple of.
const latticeShift = 4096

// lattice widens a range to parts of a power of two (m) and a beginning that many frames share: what rests has the same numbers in all of them.
func lattice(low, high float64) (from, to float64) {
	if !(high > low) {
		return low, low
	}
	part := math.Exp2(math.Ceil(math.Log2((high - low) / (parts16 - latticeShift))))
	from = math.Floor(low/(latticeShift*part)) * latticeShift * part
	return from, from + parts16*part
}

// coarse is the part of the smallest radius that the parts of the box may be long; in a larger box positions are sent in single precision.
const coarse = 1. / 20

// appendParticles appends positions and radii in 16 bits each, or in single precision about the low corner where the box is large.
func appendParticles(b *blocks, h *frameHeader, g *results.Particles) {
	exact, least, most := boxOf(g)
	box := exact
	box.Min.X, box.Max.X = lattice(exact.Min.X, exact.Max.X)
	box.Min.Y, box.Max.Y = lattice(exact.Min.Y, exact.Max.Y)
	box.Min.Z, box.Max.Z = lattice(exact.Min.Z, exact.Max.Z)
	side := r3.Sub(box.Max, box.Min)
	h.Low, h.High, h.MaxRadius = array(box.Min), array(box.Max), most
	if max(side.X, side.Y, side.Z)/parts16 > coarse*least {
		h.Low, h.High = array(exact.Min), array(exact.Max)
		b.begin("position", Float32, 4, g.Len())
		for i, p := range g.Position {
			p = r3.Sub(p, exact.Min)
			b.float32(p.X, p.Y, p.Z, g.Radius[i])
		}
		return
	}
	b.begin("position", Uint16, 4, g.Len())
	x, y, z, radius := partsOf(box.Min.X, side.X, parts16), partsOf(box.Min.Y, side.Y, parts16), partsOf(box.Min.Z, side.Z, parts16), partsOf(0, most, parts16)
	for i, p := range g.Position {
		b.uint16(x.of(p.X))
		b.uint16(y.of(p.Y))
		b.uint16(z.of(p.Z))
		b.uint16(radius.of(g.Radius[i]))
	}
}

// parts is a range that is divided into equal parts.
type parts struct {
	from, inverse, most float64 // where it begins, the inverse of the length of a part, and how many there are
}

// partsOf divides a range of a length into so many; one without length has none.
func partsOf(from, length float64, most uint16) parts {
	if !(length > 0) {
		return parts{from: from}
	}
	return parts{from, float64(most) / length, float64(most)}
}

// of is the number of parts up to x, which is within the range; NaN is 0.
func (r *parts) of(x float64) uint16 {
	part := (x - r.from) * r.inverse
	if part != part { // NaN
		return 0
	}
	return uint16(min(max(part, 0), r.most) + 0.5)
}

// boxOf is the box around the centres of particles, and their least and largest radius.
func boxOf(g *results.Particles) (box r3.Box, least, most float64) {
	inf := math.Inf(1)
	box = r3.Box{Min: r3.Vec{X: inf, Y: inf, Z: inf}, Max: r3.Vec{X: -inf, Y: -inf, Z: -inf}}
	least = inf
	for i, p := range g.Position {
		if s := p.X + p.Y + p.Z; math.IsNaN(s) || math.IsInf(s, 0) {
			continue
		}
		box.Min = r3.Vec{X: min(box.Min.X, p.X), Y: min(box.Min.Y, p.Y), Z: min(box.Min.Z, p.Z)}
		box.Max = r3.Vec{X: max(box.Max.X, p.X), Y: max(box.Max.Y, p.Y), Z: max(box.Max.Z, p.Z)}
		least, most = min(least, g.Radius[i]), max(most, g.Radius[i])
	}
	if box.Min.X > box.Max.X {
		return r3.Box{}, 0, 0
	}
	return box, least, most
}

// column is a quantity that particles can be coloured by, or the vectors whose lengths it is: these are worked out where it is wanted.
type column struct {
	name, unit string
	values     []float64
	vectors    []r3.Vec
}

// columnsOf are the quantities that particles can be coloured by.
func columnsOf(g *results.Particles) []column {
	list := []column{{"radius", "m", g.Radius, nil}}
	for _, c := range []column{{"speed", "m/s", nil, g.Velocity}, {"force", "N", nil, g.Force}, {"angular speed", "rad/s", nil, g.AngularVelocity}} {
		if c.vectors != nil {
			list = append(list, c)
		}
	}
	for _, s := range g.Scalars {
		list = append(list, column{s.Name, s.Unit, s.Values, nil})
	}
	return list
}

func (c *column) scalar() results.Scalar {
	values := c.values
	if c.vectors != nil {
		values = make([]float64, len(c.vectors))
		for i, v := range c.vectors {
			values[i] = math.Sqrt(r3.Norm2(v)) // several times as quick as r3.Norm, which is right for numbers without squares too
		}
	}
	return results.Scalar{Name: c.name, Unit: c.unit, Values: values}
}

// appendScalar appends a quantity in 16 bits and returns its range.
func appendScalar(b *blocks, block string, c results.Scalar) *scalarRange {
	r := &scalarRange{Name: c.Name, Unit: c.Unit, Min: math.Inf(1), Max: math.Inf(-1)}
	for _, v := range c.Values {
		if !math.IsNaN(v) && !math.IsInf(v, 0) {
			r.Min, r.Max = min(r.Min, v), max(r.Max, v)
		}
	}
	if r.Min > r.Max {
		r.Min, r.Max = 0, 0
	}
	b.begin(block, Uint16, 1, len(c.Values))
	value := partsOf(r.Min, r.Max-r.Min, math.MaxUint16-1)
	for _, v := range c.Values {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			b.uint16(math.MaxUint16)
			continue
		}
		b.uint16(value.of(v))
	}
	return r
}

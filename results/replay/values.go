package replay

// What packets tell in numbers that people read.

import (
	"encoding/binary"
	"encoding/json"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// SceneNames are the names of what is in a scene, in its order.
type SceneNames struct {
	Shapes []Name
	Links  []Name
	Groups []string
}

// Name is the name of a shape or a link.
type Name struct {
	Name   string
	Object string
	Moving int // its number among those that move, whose places are in frames; -1 of one that does not
}

// ReadScene reads the names in a scene's packet.
func ReadScene(data []byte) (*SceneNames, error) {
	p, err := Decode(data)
	if err != nil {
		return nil, err
	}
	var h sceneHeader
	if err := json.Unmarshal(p.Header, &h); err != nil {
		return nil, err
	}
	s := &SceneNames{Groups: h.Groups}
	moving := 0
	name := func(name, object string, static bool) Name {
		n := Name{name, object, -1}
		if !static {
			n.Moving, moving = moving, moving+1
		}
		return n
	}
	for i := range h.Shapes {
		s.Shapes = append(s.Shapes, name(h.Shapes[i].Name, h.Shapes[i].Object, h.Shapes[i].Static))
	}
	moving = 0
	for i := range h.Links {
		s.Links = append(s.Links, name(h.Links[i].Name, h.Links[i].Object, h.Links[i].Static))
	}
	return s, nil
}

// EdgeAtRest is where a link that does not move has its middle, by the scene's packet.
func EdgeAtRest(scene []byte, number int) (at [3]float64, err error) {
	p, err := Decode(scene)
	if err != nil {
		return at, err
	}
	if ends := p.float32s("ends", 6*number, 6); ends != nil {
		for k := range at {
			at[k] = (ends[k] + ends[k+3]) / 2
		}
	}
	return at, nil
}

// ShapeAtRest is where a shape that does not move has its middle, by the scene's packet: the mean of its points.
func ShapeAtRest(scene []byte, number int) (at [3]float64, err error) {
	p, err := Decode(scene)
	if err != nil {
		return at, err
	}
	var h sceneHeader
	if err := json.Unmarshal(p.Header, &h); err != nil || number < 0 || number >= len(h.Shapes) {
		return at, err
	}
	pose, points := p.float32s("pose", 7*number, 7), p.float32s("point", 3*h.Shapes[number].Points[0], 3*h.Shapes[number].Points[1])
	if pose == nil {
		return at, nil
	}
	var middle r3.Vec
	for k := 0; k+2 < len(points); k += 3 {
		middle = r3.Add(middle, r3.Scale(3/float64(len(points)), r3.Vec{X: points[k], Y: points[k+1], Z: points[k+2]}))
	}
	place := rigid.Placement{Position: r3.Vec{X: pose[0], Y: pose[1], Z: pose[2]}, Orientation: quat.Number{Imag: pose[3], Jmag: pose[4], Kmag: pose[5], Real: pose[6]}}
	return array(r3.Add(place.Position, rigid.Rotate(place.Orientation, middle))), nil
}

// float32s are so many numbers of a block in single precision, from a number on; nil where it has not as many.
func (p *Packet) float32s(block string, first, n int) []float64 {
	b, data, found := p.Block(block)
	if !found || b.Type != Float32 || first < 0 || n < 0 || first > b.Width*b.Count-n {
		return nil
	}
	list := make([]float64, n)
	for k := range list {
		list[k] = float64(math.Float32frombits(binary.LittleEndian.Uint32(data[4*(first+k):])))
	}
	return list
}

// Particle is what a packet in a file tells of a particle.
type Particle struct {
	ID       int64
	Group    int        // -1 where there is one group only
	Position [3]float64 // m
	Radius   float64    // m
	Scalars  []Value
}

// Value is a quantity of a particle.
type Value struct {
	Name, Unit string
	Value      float64
}

// ParticleOf reads a particle, by its number in the packet; nil where there is none.
func ParticleOf(p *Packet, number int) (*Particle, error) {
	var h frameHeader
	if err := json.Unmarshal(p.Header, &h); err != nil {
		return nil, err
	}
	places, data, found := p.Block("position")
	if !found || number < 0 || number >= places.Count || places.Width != 4 {
		return nil, nil
	}
	out := &Particle{Group: -1}
	var part [4]float64
	for k := range part {
		switch places.Type {
		case Uint16:
			part[k] = float64(binary.LittleEndian.Uint16(data[2*(4*number+k):])) / parts16
		case Float32:
			part[k] = float64(math.Float32frombits(binary.LittleEndian.Uint32(data[4*(4*number+k):])))
		default:
			return nil, nil
		}
	}
	for k := range 3 {
		if out.Position[k] = h.Low[k] + part[k]; places.Type == Uint16 {
			out.Position[k] = h.Low[k] + part[k]*(h.High[k]-h.Low[k])
		}
	}
	if out.Radius = part[3]; places.Type == Uint16 {
		out.Radius *= h.MaxRadius
	}
	if b, ids, found := p.Block(idBlock); found && b.Type == Uint32 && number < b.Count {
		out.ID = int64(binary.LittleEndian.Uint32(ids[4*number:]))
	}
	if b, groups, found := p.Block("group"); found && b.Type == Uint8 && number < b.Count {
		out.Group = int(groups[number])
	}
	for _, q := range h.Scalars {
		b, values, found := p.Block(scalarBlock + q.Name)
		if !found || b.Type != Uint16 || number >= b.Count {
			continue
		}
		v := Value{q.Name, q.Unit, math.NaN()}
		if word := binary.LittleEndian.Uint16(values[2*number:]); word < math.MaxUint16 {
			v.Value = q.Min + float64(word)/(math.MaxUint16-1)*(q.Max-q.Min)
		}
		out.Scalars = append(out.Scalars, v)
	}
	return out, nil
}

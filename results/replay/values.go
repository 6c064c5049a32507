package replay

// What packets tell in numbers that people read.

import (
	"encoding/binary"
	"encoding/json"
	"math"
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

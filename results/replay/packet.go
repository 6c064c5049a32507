package replay

// The form of packets: a header in JSON and blocks of numbers behind it.

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
)

// Magic begins every packet.
const Magic = "GBF1"

// NumberType is the type of the numbers of a block.
type NumberType string

// The types of numbers.
const (
	Int8    NumberType = "int8"
	Uint8   NumberType = "uint8"
	Uint16  NumberType = "uint16"
	Uint32  NumberType = "uint32"
	Float32 NumberType = "float32"
	Float64 NumberType = "float64"
)

// bytes is how long a number is; 0 of an unknown type.
func (t NumberType) bytes() int {
	switch t {
	case Int8, Uint8:
		return 1
	case Uint16:
		return 2
	case Uint32, Float32:
		return 4
	case Float64:
		return 8
	}
	return 0
}

// Block says where the numbers of a packet stand.
type Block struct {
	Name   string     `json:"name"`
	Type   NumberType `json:"type"`
	Width  int        `json:"width"`  // numbers of an item
	Count  int        `json:"count"`  // items
	Offset int        `json:"offset"` // from the end of the header, bytes
}

// size is how many bytes a block has.
func (b *Block) size() int { return b.Type.bytes() * b.Width * b.Count }

// blocks are the numbers of a packet.
type blocks struct {
	list []Block
	data []byte
}

// begin starts a block of so many items.
func (b *blocks) begin(name string, kind NumberType, width, count int) {
	for len(b.data)%8 != 0 {
		b.data = append(b.data, 0)
	}
	b.list = append(b.list, Block{Name: name, Type: kind, Width: width, Count: count, Offset: len(b.data)})
	b.data = slices.Grow(b.data, kind.bytes()*width*count)
}

func (b *blocks) float32(values ...float64) {
	for _, v := range values {
		b.data = binary.LittleEndian.AppendUint32(b.data, math.Float32bits(float32(v)))
	}
}

func (b *blocks) uint16(v uint16) { b.data = binary.LittleEndian.AppendUint16(b.data, v) }
func (b *blocks) uint32(v uint32) { b.data = binary.LittleEndian.AppendUint32(b.data, v) }

// pack joins a header, which names the blocks, and the blocks.
func (b *blocks) pack(header any) ([]byte, error) {
	text, err := json.Marshal(header)
	if err != nil {
		return nil, err
	}
	for (len(Magic)+4+len(text))%8 != 0 {
		text = append(text, ' ')
	}
	out := make([]byte, 0, len(Magic)+4+len(text)+len(b.data))
	out = binary.LittleEndian.AppendUint32(append(out, Magic...), uint32(len(text)))
	return append(append(out, text...), b.data...), nil
}

// Packet is a packet that has been read: its header in JSON, and its blocks.
type Packet struct {
	Header json.RawMessage
	Blocks []Block
	data   []byte
}

// Decode reads a packet, whose bytes it keeps. Every block lies within them.
func Decode(data []byte) (*Packet, error) {
	const before = len(Magic) + 4
	if len(data) < before || string(data[:len(Magic)]) != Magic {
		return nil, errors.New("no packet of a replay")
	}
	length := int64(binary.LittleEndian.Uint32(data[len(Magic):]))
	if length > int64(len(data)-before) {
		return nil, fmt.Errorf("a packet with a header of %d bytes has %d", length, len(data)-before)
	}
	p := &Packet{Header: json.RawMessage(data[before : before+int(length)]), data: data[before+int(length):]}
	var err error
	if p.Blocks, err = blocksOf(p.Header); err != nil {
		return nil, err
	}
	for i := range p.Blocks {
		b := &p.Blocks[i]
		room := len(p.data) - b.Offset
		if b.Type.bytes() == 0 || b.Width < 1 || b.Width > 16 || b.Count < 0 || b.Offset < 0 || b.Offset%8 != 0 || room < 0 || b.Count > room/(b.Type.bytes()*b.Width) {
			return nil, fmt.Errorf("block %q of a packet: %d items of %d %q at %d, and the packet has %d bytes", b.Name, b.Count, b.Width, b.Type, b.Offset, len(p.data))
		}
	}
	return p, nil
}

// blocksOf are the blocks that a header names.
func blocksOf(text []byte) ([]Block, error) {
	var header struct {
		Blocks []Block `json:"blocks"`
	}
	if err := json.Unmarshal(text, &header); err != nil {
		return nil, fmt.Errorf("header of a packet: %w", err)
	}
	return header.Blocks, nil
}

// Block finds a block and the bytes of it.
func (p *Packet) Block(name string) (Block, []byte, bool) {
	for _, b := range p.Blocks {
		if b.Name == name {
			return b, p.data[b.Offset : b.Offset+b.size()], true
		}
	}
	return Block{}, nil, false
}

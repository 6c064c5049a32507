// Numbers as VTK stores them in bytes: behind their length, or in packed blocks behind a list of their lengths.

package vti

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
)

// coding is how the bytes of a file are to be understood.
type coding struct {
	order  binary.ByteOrder
	header int  // bytes of a length
	packed bool // by zlib
}

// codingOf is what the attributes of the file say.
func codingOf(attribute map[string]string) (c coding, err error) {
	switch order := attribute["byte_order"]; order {
	case "LittleEndian", "":
		c.order = binary.LittleEndian
	case "BigEndian":
		c.order = binary.BigEndian
	default:
		return c, fmt.Errorf("byte order %q: want LittleEndian or BigEndian", order)
	}
	switch kind := attribute["header_type"]; kind {
	case "UInt32", "":
		c.header = 4
	case "UInt64":
		c.header = 8
	default:
		return c, fmt.Errorf("header type %q: want UInt32 or UInt64", kind)
	}
	switch by := attribute["compressor"]; by {
	case "":
	case "vtkZLibDataCompressor":
		c.packed = true
	default:
		return c, fmt.Errorf("compressor %q: want vtkZLibDataCompressor or none", by)
	}
	return c, nil
}

// width is how many bytes a number of a type has; 0 for one that is unknown.
func width(kind string) int {
	return map[string]int{"Int8": 1, "UInt8": 1, "Int16": 2, "UInt16": 2, "Int32": 4, "UInt32": 4, "Int64": 8, "UInt64": 8, "Float32": 4, "Float64": 8}[kind]
}

var errShort = errors.New("its data are cut off")

// appended is the numbers of an array behind the XML, at an offset from the underscore there.
func (c coding) appended(data []byte, offset int, kind string, count int) ([]float64, error) {
	tag, rest, found := bytes.Cut(data, []byte(">"))
	if !found {
		return nil, errors.New("there is no appended data")
	}
	rest = bytes.TrimLeft(rest, " \t\r\n")
	if len(rest) == 0 || rest[0] != '_' || offset > len(rest)-1 {
		return nil, errShort
	}
	rest = rest[1+offset:]
	if bytes.Contains(tag, []byte(`"base64"`)) {
		return c.inline(rest, kind, count)
	}
	take := func(n int) ([]byte, error) {
		if n < 0 || n > len(rest) {
			return nil, errShort
		}
		out := rest[:n]
		rest = rest[n:]
		return out, nil
	}
	return c.numbers(take, func() {}, kind, count)
}

// inline is the numbers of a text in base64. The lengths of packed blocks are a text by themselves.
func (c coding) inline(text []byte, kind string, count int) ([]float64, error) {
	var decoded []byte // of the text that is begun
	take := func(n int) ([]byte, error) {
		if n < 0 {
			return nil, errShort
		}
		if missing := n - len(decoded); missing > 0 {
			letters := (missing + 2) / 3 * 4
			if letters > len(text) {
				return nil, errShort
			}
			part := make([]byte, letters/4*3)
			k, err := base64.StdEncoding.Decode(part, text[:letters])
			if err != nil {
				return nil, fmt.Errorf("no base64: %w", err)
			}
			text, decoded = text[letters:], append(decoded, part[:k]...)
		}
		if n > len(decoded) {
			return nil, errShort
		}
		out := decoded[:n]
		decoded = decoded[n:]
		return out, nil
	}
	return c.numbers(take, func() { decoded = nil }, kind, count)
}

// numbers reads numbers from bytes that are taken piece by piece; begin says that a new text begins.
func (c coding) numbers(take func(n int) ([]byte, error), begin func(), kind string, count int) ([]float64, error) {
	w := width(kind)
	if w == 0 {
		return nil, fmt.Errorf("numbers of type %q: want Int8 to UInt64, Float32 or Float64", kind)
	}
	var raw []byte
	var err error
	if c.packed {
		raw, err = c.unpack(take, begin, w*count)
	} else {
		var lengths []int
		if lengths, err = c.lengths(take, 1); err == nil {
			if lengths[0] != w*count {
				return nil, fmt.Errorf("%d bytes: want %d", lengths[0], w*count)
			}
			raw, err = take(lengths[0])
		}
	}
	if err != nil {
		return nil, err
	}
	values := make([]float64, len(raw)/w)
	for i := range values {
		values[i] = c.number(raw[i*w:], kind)
	}
	return values, nil
}

// lengths reads n of them.
func (c coding) lengths(take func(n int) ([]byte, error), n int) ([]int, error) {
	raw, err := take(n * c.header)
	if err != nil {
		return nil, err
	}
	out := make([]int, n)
	for i := range out {
		x := uint64(0)
		if c.header == 4 {
			x = uint64(c.order.Uint32(raw[4*i:]))
		} else {
			x = c.order.Uint64(raw[8*i:])
		}
		if x > math.MaxInt32 {
			return nil, errShort
		}
		out[i] = int(x)
	}
	return out, nil
}

// unpack unpacks blocks that make up so many bytes.
func (c coding) unpack(take func(n int) ([]byte, error), begin func(), total int) ([]byte, error) {
	head, err := c.lengths(take, 3)
	if err != nil {
		return nil, err
	}
	blocks, size, last := head[0], head[1], head[2]
	whole := blocks * size
	if last > 0 {
		whole -= size - last
	}
	if whole != total || blocks > total {
		return nil, fmt.Errorf("%d blocks of %d bytes, the last of %d: want %d bytes", blocks, size, last, total)
	}
	sizes, err := c.lengths(take, blocks)
	if err != nil {
		return nil, err
	}
	begin()
	out := bytes.NewBuffer(make([]byte, 0, total))
	for _, n := range sizes {
		packed, err := take(n)
		if err != nil {
			return nil, err
		}
		z, err := zlib.NewReader(bytes.NewReader(packed))
		if err != nil {
			return nil, err
		}
		if _, err := io.Copy(out, io.LimitReader(z, int64(total-out.Len()+1))); err != nil {
			return nil, err
		}
	}
	if out.Len() != total {
		return nil, fmt.Errorf("%d bytes: want %d", out.Len(), total)
	}
	return out.Bytes(), nil
}

// number is the one at the beginning of b.
func (c coding) number(b []byte, kind string) float64 {
	switch kind {
	case "Int8":
		return float64(int8(b[0]))
	case "UInt8":
		return float64(b[0])
	case "Int16":
		return float64(int16(c.order.Uint16(b)))
	case "UInt16":
		return float64(c.order.Uint16(b))
	case "Int32":
		return float64(int32(c.order.Uint32(b)))
	case "UInt32":
		return float64(c.order.Uint32(b))
	case "Int64":
		return float64(int64(c.order.Uint64(b)))
	case "UInt64":
		return float64(c.order.Uint64(b))
	case "Float32":
		return float64(math.Float32frombits(c.order.Uint32(b)))
	}
	return math.Float64frombits(c.order.Uint64(b))
}

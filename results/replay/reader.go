package replay

// Reading of the file of a replay, also while it is written: any frame, with no more of the file in memory than one frame takes.

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math"

	"github.com/klauspost/compress/zstd"
)

// Reader reads the file of a replay. It is for one goroutine at a time.
type Reader struct {
	file    io.ReaderAt
	end     int64 // of the last whole record
	scene   []byte
	frames  []record
	decoder *zstd.Decoder
	number  int // of the frame that was read last; -1 for none
	last    *Packet
	whole   []byte // of it
}

// record is where a frame stands.
type record struct {
	kind   uint32
	sum    uint32
	at     int64 // of its bytes
	length int64
	time   float64
}

// mostMemory is what a frame may take.
const mostMemory = 4 << 30

// NewReader reads the list of what is in a file of so many bytes.
func NewReader(file io.ReaderAt, size int64) (*Reader, error) {
	decoder, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(mostMemory))
	if err != nil {
		return nil, err
	}
	r := &Reader{file: file, decoder: decoder, number: -1}
	magic := make([]byte, len(fileMagic))
	if _, err := file.ReadAt(magic, 0); err != nil || string(magic) != fileMagic {
		return nil, errors.New("no file of a replay")
	}
	r.end = int64(len(fileMagic))
	return r, r.Extend(size)
}

// Extend goes on with the list in a file that has grown to so many bytes.
func (r *Reader) Extend(size int64) error {
	head := make([]byte, recordHeader)
	for r.end+recordHeader <= size {
		if _, err := r.file.ReadAt(head, r.end); err != nil {
			return err
		}
		next := record{
			kind: binary.LittleEndian.Uint32(head), sum: binary.LittleEndian.Uint32(head[4:]), at: r.end + recordHeader,
			length: int64(binary.LittleEndian.Uint64(head[8:])), time: math.Float64frombits(binary.LittleEndian.Uint64(head[16:])),
		}
		if next.length < 0 || next.length > size-next.at {
			return nil // it is still being written, or cut off
		}
		switch {
		case next.kind == sceneRecord && r.scene == nil:
			data, err := r.read(&next, nil)
			if err != nil {
				return err
			}
			r.scene = data
		case next.kind == aloneRecord || next.kind == differenceRecord && len(r.frames) > 0:
			r.frames = append(r.frames, next)
		default:
			return fmt.Errorf("a record of kind %d at byte %d", next.kind, r.end)
		}
		r.end = next.at + next.length
	}
	return nil
}

// read reads a packet.
func (r *Reader) read(at *record, before *Packet) ([]byte, error) {
	packed := make([]byte, at.length)
	if _, err := r.file.ReadAt(packed, at.at); err != nil {
		return nil, err
	}
	if crc32.ChecksumIEEE(packed) != at.sum {
		return nil, fmt.Errorf("the frame of t = %.9g s is damaged: its checksum does not fit", at.time)
	}
	data, err := r.decoder.DecodeAll(packed, nil)
	if err != nil {
		return nil, err
	}
	return restore(data, before)
}

// Scene is the packet of the scene; nil before there is one.
func (r *Reader) Scene() []byte { return r.scene }

// Times are those of the frames, s.
func (r *Reader) Times() []float64 {
	times := make([]float64, len(r.frames))
	for i := range r.frames {
		times[i] = r.frames[i].time
	}
	return times
}

// Stamp changes when a frame does.
func (r *Reader) Stamp(k int) string {
	if k < 0 || k >= len(r.frames) {
		return "none"
	}
	f := &r.frames[k]
	return fmt.Sprintf("%x-%x-%x", f.sum, f.at, math.Float64bits(f.time))
}

// Frame is the packet of a frame with all that was recorded. It is kept, and later ones are read from it on.
func (r *Reader) Frame(k int) ([]byte, error) {
	if k < 0 || k >= len(r.frames) {
		return nil, fmt.Errorf("frame %d of %d", k, len(r.frames))
	}
	if r.number == k {
		return r.whole, nil
	}
	first := k
	for r.frames[first].kind == differenceRecord && first != r.number+1 {
		first--
	}
	before := r.last
	for i := first; i <= k; i++ {
		if r.frames[i].kind == aloneRecord {
			before = nil
		}
		data, err := r.read(&r.frames[i], before)
		if err != nil {
			r.number = -1
			return nil, err
		}
		if before, err = Decode(data); err != nil {
			r.number = -1
			return nil, err
		}
		r.whole = data
	}
	r.number, r.last = k, before
	return r.whole, nil
}

// Shown is the packet of a frame for the page, with the named quantity of its particles; "" for none.
func (r *Reader) Shown(k int, scalar string) ([]byte, error) {
	if _, err := r.Frame(k); err != nil {
		return nil, err
	}
	var h frameHeader
	if err := json.Unmarshal(r.last.Header, &h); err != nil {
		return nil, err
	}
	var b blocks
	for _, block := range h.Blocks {
		_, data, _ := r.last.Block(block.Name)
		name := block.Name
		if name == idBlock {
			continue
		}
		if quantity, is := scalarOf(name); is {
			if quantity != scalar {
				continue
			}
			name = "scalar"
		}
		b.begin(name, block.Type, block.Width, block.Count)
		b.data = append(b.data, data...)
	}
	for i := range h.Scalars {
		if h.Scalars[i].Name == scalar {
			h.Scalar = &h.Scalars[i]
		}
	}
	h.Scalars, h.Blocks = nil, b.list
	return b.pack(&h)
}

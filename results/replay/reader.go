package replay

// Reading of the file of a replay, also while it is written: any frame, with no more of the file in memory than some frames that were read last.

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math"
	"slices"

	"github.com/klauspost/compress/zstd"
)

// Reader reads the file of a replay. It is for one goroutine at a time.
type Reader struct {
	file    io.ReaderAt
	end     int64 // of the last whole record
	scene   []byte
	frames  []record
	decoder *zstd.Decoder
	kept    []kept // frames that were read, the last one at the end
	bytes   int    // of them
	most    int    // bytes that may be kept where there are several
}

// kept is a frame that has been read, from which others are.
type kept struct {
	number int
	data   []byte
	packet *Packet
}

// mostKept are the bytes of frames that are kept: who goes to and fro among those of a hundred thousand particles finds all that were read on the way.
const mostKept = 64 << 20

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
	r := &Reader{file: file, decoder: decoder, most: mostKept}
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
	first := k
	for !r.have(first) && r.frames[first].kind == differenceRecord {
		first--
	}
	for i := first; i <= k; i++ {
		if r.have(i) {
			continue
		}
		var before *Packet
		if r.frames[i].kind == differenceRecord {
			before = r.last().packet
		}
		data, err := r.read(&r.frames[i], before)
		if err != nil {
			return nil, err
		}
		packet, err := Decode(data)
		if err != nil {
			return nil, err
		}
		r.keep(kept{i, data, packet})
	}
	return r.last().data, nil
}

// last is the frame that was read, or asked for, last.
func (r *Reader) last() kept { return r.kept[len(r.kept)-1] }

// have tells whether a frame is kept, which is the last one then.
func (r *Reader) have(number int) bool {
	i := slices.IndexFunc(r.kept, func(k kept) bool { return k.number == number })
	if i < 0 {
		return false
	}
	found := r.kept[i]
	r.kept = append(slices.Delete(r.kept, i, i+1), found)
	return true
}

// keep keeps a frame, in the place of those that were asked for longest ago.
func (r *Reader) keep(k kept) {
	r.kept = append(r.kept, k)
	r.bytes += len(k.data)
	for len(r.kept) > 1 && r.bytes > r.most {
		r.bytes -= len(r.kept[0].data)
		r.kept = slices.Delete(r.kept, 0, 1)
	}
}

// Shown is the packet of a frame for the page, with the named quantity of its particles; "" for none.
func (r *Reader) Shown(k int, scalar string) ([]byte, error) {
	if _, err := r.Frame(k); err != nil {
		return nil, err
	}
	last := r.last().packet
	var h frameHeader
	if err := json.Unmarshal(last.Header, &h); err != nil {
		return nil, err
	}
	var b blocks
	for _, block := range h.Blocks {
		_, data, _ := last.Block(block.Name)
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

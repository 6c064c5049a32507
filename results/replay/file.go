package replay

// The file of a replay: the scene, and frames that follow one another in time. Every so many frames one stands alone, and those between are differences to the one before.
//
// Little endian: the magic, and records until the end. Each has a kind (uint32), the CRC-32 of its bytes (uint32), their number (uint64), a time (float64, s), and the bytes,
// a packet as Difference writes it, compressed by zstd. A file that ends within a record can be read up to there.

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math"
	"os"

	"github.com/klauspost/compress/zstd"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// FileName is the name of the file in a run's folder.
const FileName = "replay.gbr"

const (
	fileMagic    = "GBREPLY1"
	recordHeader = 24
	aloneEvery   = 16 // frames, of which one stands alone
)

// Kinds of records.
const (
	sceneRecord = 1 + iota
	aloneRecord
	differenceRecord
)

// Writer writes the file of a replay, frame by frame.
type Writer struct {
	path    string
	file    *os.File
	up      r3.Vec // against gravity
	scene   *Scene // once there is a frame
	at      results.Position
	frames  int
	last    *Packet
	encoder *zstd.Encoder
	spread  []byte
	packed  []byte
}

// Create begins a replay in a run's folder.
func Create(in *results.Folder, up r3.Vec) (*Writer, error) {
	file, err := in.Create(FileName)
	if err != nil {
		return nil, &results.WriteError{Path: in.Path(FileName), Err: err}
	}
	w, err := newWriter(in, file, up)
	if err != nil {
		return nil, err
	}
	return w, w.write([]byte(fileMagic))
}

func newWriter(in *results.Folder, file *os.File, up r3.Vec) (*Writer, error) {
	encoder, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1), zstd.WithEncoderLevel(zstd.SpeedFastest))
	if err != nil {
		return nil, err
	}
	return &Writer{path: in.Path(FileName), file: file, up: up, encoder: encoder}, nil
}

// Resume goes on with a replay from a position, and cuts off what stands behind it.
func Resume(in *results.Folder, up r3.Vec, from results.Position) (*Writer, error) {
	file, err := in.Reopen(FileName)
	if err != nil {
		return nil, err
	}
	w, err := newWriter(in, file, up)
	if err == nil {
		err = w.resume(from)
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", in.Path(FileName), err), file.Close())
	}
	return w, nil
}

func (w *Writer) resume(from results.Position) error {
	r, err := NewReader(w.file, from.Bytes)
	if err != nil {
		return err
	}
	if r.end != from.Bytes {
		return fmt.Errorf("it is whole up to byte %d, and held %d when the checkpoint was written", r.end, from.Bytes)
	}
	w.at, w.frames = from, len(r.frames)
	if w.frames > 0 {
		data, err := r.Frame(w.frames - 1)
		if err != nil {
			return err
		}
		if w.last, err = Decode(data); err != nil {
			return err
		}
	}
	if err := w.file.Truncate(from.Bytes); err != nil {
		return err
	}
	_, err = w.file.Seek(from.Bytes, io.SeekStart)
	return err
}

// Add appends a frame.
func (w *Writer) Add(f *results.Frame) error {
	if w.scene == nil {
		w.scene = NewScene(f, w.up)
		w.scene.header.Scalars = []sceneScalar{}
		for _, c := range recorded(&f.Particles) {
			w.scene.header.Scalars = append(w.scene.header.Scalars, sceneScalar{c.Name, c.Unit})
		}
	}
	if w.at.Rows == 0 {
		scene, err := w.scene.Packet()
		if err != nil {
			return err
		}
		p, err := Decode(scene)
		if err != nil {
			return err
		}
		if err := w.record(sceneRecord, f.Time, p, nil); err != nil {
			return err
		}
	}
	data, err := w.scene.whole(f)
	if err != nil {
		return err
	}
	p, err := Decode(data)
	if err != nil {
		return err
	}
	if w.frames%aloneEvery == 0 {
		err = w.record(aloneRecord, f.Time, p, nil)
	} else {
		err = w.record(differenceRecord, f.Time, p, w.last)
	}
	w.last = p
	w.frames++
	return err
}

func (w *Writer) record(kind uint32, time float64, p, before *Packet) error {
	w.spread = Difference(w.spread, p, before)
	w.packed = append(w.packed[:0], make([]byte, recordHeader)...)
	w.packed = w.encoder.EncodeAll(w.spread, w.packed)
	head := w.packed[:recordHeader]
	binary.LittleEndian.PutUint32(head, kind)
	binary.LittleEndian.PutUint32(head[4:], crc32.ChecksumIEEE(w.packed[recordHeader:]))
	binary.LittleEndian.PutUint64(head[8:], uint64(len(w.packed)-recordHeader))
	binary.LittleEndian.PutUint64(head[16:], math.Float64bits(time))
	w.at.Rows++
	return w.write(w.packed)
}

func (w *Writer) write(data []byte) error {
	n, err := w.file.Write(data)
	w.at.Bytes += int64(n)
	if err != nil {
		return &results.WriteError{Path: w.path, Bytes: w.at.Bytes, Err: err}
	}
	return nil
}

// Position is how far the replay has come, in records and bytes: what a checkpoint records.
func (w *Writer) Position() results.Position { return w.at }

// Sync makes all frames safe from a loss of power.
func (w *Writer) Sync() error {
	if err := w.file.Sync(); err != nil {
		return &results.WriteError{Path: w.path, Bytes: w.at.Bytes, Err: err}
	}
	return nil
}

// Close closes the file, once.
func (w *Writer) Close() error {
	if err := w.file.Close(); err != nil && !errors.Is(err, os.ErrClosed) {
		return &results.WriteError{Path: w.path, Bytes: w.at.Bytes, Err: err}
	}
	return nil
}

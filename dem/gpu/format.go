// How values lie in device memory: the layouts of kernels/*.cuh, written byte by byte in their order.

package gpu

import (
	"encoding/binary"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/kernels"
)

// format is the layout of a precision.
type format struct{ precision Precision }

// steps is the number of different values of a position's coordinate.
func (f format) steps() float64 {
	if f.precision == Single {
		return 1 << 32
	}
	return 1 << 64
}

// Sizes of the device's types, bytes.
func (f format) scalar() int   { return 4 << min(1, int(f.precision)) }
func (f format) real() int     { return 4 << (int(f.precision) / 2) }
func (f format) position() int { return 4 * f.scalar() }
func (f format) state() int    { return f.position() + 8*f.scalar() } // of one grain, on one side
func (f format) push() int     { return roundUp(7*f.scalar()+4*f.real()+4, 16) }

const (
	recordBytes   = 16 + 14*8
	reactionBytes = recordBytes + 101*8
	poseBytes     = 13 * 8
	endBytes      = 12 * 8
	frameBytes    = 13 * 8
	impulseBytes  = 12 * 8
	numberBytes   = 8
	seatBytes     = poseBytes + 2*endBytes + 3*8
)

func roundUp(n, to int) int { return (n + to - 1) / to * to }

// layout appends values as the device's compiler lays them out.
type layout struct {
	format
	b []byte
}

func (l *layout) align(n int) {
	for len(l.b)%n != 0 {
		l.b = append(l.b, 0)
	}
}

func (l *layout) integer(v int) {
	l.align(4)
	l.b = binary.LittleEndian.AppendUint32(l.b, uint32(int32(v)))
}

func (l *layout) long(v int64) {
	l.align(8)
	l.b = binary.LittleEndian.AppendUint64(l.b, uint64(v))
}

func (l *layout) address(a kernels.Address) { l.long(int64(a)) }

func (l *layout) double(v float64) { l.long(int64(math.Float64bits(v))) }

func (l *layout) single(v float64) {
	l.align(4)
	l.b = binary.LittleEndian.AppendUint32(l.b, math.Float32bits(float32(v)))
}

// float appends v in so many bytes.
func (l *layout) float(v float64, size int) {
	if size == 4 {
		l.single(v)
	} else {
		l.double(v)
	}
}

func (l *layout) real(v float64)   { l.float(v, l.format.real()) }
func (l *layout) scalar(v float64) { l.float(v, l.format.scalar()) }

func (l *layout) vector(v r3.Vec) {
	l.double(v.X)
	l.double(v.Y)
	l.double(v.Z)
}

// quaternion appends Euler parameters; the zero ones turn nothing.
func (l *layout) quaternion(q quat.Number) {
	if q == (quat.Number{}) {
		q.Real = 1
	}
	l.double(q.Real)
	l.double(q.Imag)
	l.double(q.Jmag)
	l.double(q.Kmag)
}

func (l *layout) quad(v r3.Vec, w float64) {
	l.scalar(v.X)
	l.scalar(v.Y)
	l.scalar(v.Z)
	l.scalar(w)
}

// place appends a grain's position and returns its laps.
func (l *layout) place(p r3.Vec, radius, quantum float64) [4]int16 {
	var laps [4]int16
	for axis := range 3 {
		x := axisOf(p, axis) / quantum
		lap := math.Round(x / l.steps())
		laps[axis] = int16(lap)
		x -= lap * l.steps()
		if l.precision == Single {
			l.integer(int(int32(uint32(int64(math.Round(x))))))
		} else {
			l.long(wide(x))
		}
	}
	if l.precision == Single {
		l.integer(int(math.Round(radius / quantum)))
	} else {
		l.double(radius)
	}
	return laps
}

// wide is x rounded to 64 bits; 2^63 wraps round.
func wide(x float64) int64 {
	if x >= 1<<63 {
		return math.MinInt64
	}
	return int64(x)
}

// reader takes values apart in the same order.
type reader struct {
	format
	b []byte
}

func (r *reader) integer() int {
	v := int32(binary.LittleEndian.Uint32(r.b))
	r.b = r.b[4:]
	return int(v)
}

func (r *reader) float(size int) float64 {
	if size == 4 {
		v := math.Float32frombits(binary.LittleEndian.Uint32(r.b))
		r.b = r.b[4:]
		return float64(v)
	}
	v := math.Float64frombits(binary.LittleEndian.Uint64(r.b))
	r.b = r.b[8:]
	return v
}

func (r *reader) vector() r3.Vec { return r3.Vec{X: r.float(8), Y: r.float(8), Z: r.float(8)} }

func (r *reader) quad() (v r3.Vec, w float64) {
	n := r.scalar()
	v = r3.Vec{X: r.float(n), Y: r.float(n), Z: r.float(n)}
	return v, r.float(n)
}

// place reads a position with its laps, and the radius.
func (r *reader) place(laps [4]int16, quantum float64) (p r3.Vec, radius float64) {
	var x [3]float64
	for axis := range 3 {
		if r.precision == Single {
			x[axis] = float64(r.integer())
		} else {
			x[axis] = float64(int64(binary.LittleEndian.Uint64(r.b)))
			r.b = r.b[8:]
		}
		x[axis] = (x[axis] + float64(laps[axis])*r.steps()) * quantum
	}
	if r.precision == Single {
		radius = float64(r.integer()) * quantum
	} else {
		radius = r.float(8)
	}
	return r3.Vec{X: x[0], Y: x[1], Z: x[2]}, radius
}

// control mirrors Control of kernels/state.cuh.
type control struct {
	Done, Goal, Rebuilds, Base                        int64
	Parity, Order, Grains, Before, Removed            int32
	Wanted, Rebuild, Failed, FailedID                 int32
	SlicesWanted, Packed, Listed, Pairs, Walls, Slots int32
	Side                                              int32
	Skin, Limit                                       float64
	Built, FailedStep                                 int64
	FailedSurface                                     int32
	Stop                                              [maxBatch + 1]int32
}

const maxBatch = 64

// wantedByHost is the value of control.Wanted by which the host asks for a build.
const wantedByHost = 2

// Values of control.Failed.
const (
	failRows = 1 + iota
	failPacked
	failPairs
	failRowLength
	failFar
	failOutside
	failNotFinite
	failFeatures
	failStrayed
	failThrough
)

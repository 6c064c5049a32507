// How values lie in device memory: the layouts of kernels/*.cuh, written byte by byte in their order.

package gpu

import (
	"encoding/binary"
	"math"
	"reflect"
	"strconv"
	"unsafe"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
	"gabion/internal/vec"
)

// format is the layout of a precision.
type format struct {
	precision Precision
	plain     bool // of the kernels of plain spheres
}

// steps is the number of different values of a position's coordinate.
func (f format) steps() float64 {
	if f.precision == Single {
		return 1 << 32
	}
	return 1 << 64
}

// Sizes of the device's types, bytes.
func (f format) scalar() int       { return 4 << min(1, int(f.precision)) }
func (f format) real() int         { return 4 << (int(f.precision) / 2) }
func (f format) position() int     { return 4 * f.scalar() }
func (f format) state() int        { return f.position() + 8*f.scalar() } // of one particle, on one side
func (f format) surfaceForce() int { return len(f.bytes(deviceSurfaceForce{})) }
func (f format) bondRoom() int     { return bondRoom * 4 / f.real() } // for loads of a block of bonds

const (
	reactionBytes      = int(unsafe.Sizeof(deviceReaction{}))
	frameBytes         = int(unsafe.Sizeof(deviceFrame{}))
	placedSurfaceBytes = int(unsafe.Sizeof(devicePlacedSurface{}))
	numberBytes        = 8
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

func (l *layout) double(v float64) { l.long(int64(math.Float64bits(v))) }

func (l *layout) single(v float64) {
	l.align(4)
	l.b = binary.LittleEndian.AppendUint32(l.b, math.Float32bits(float32(v)))
}

// bytes lays out a value of types of layout.go, or what a pointer leads to, as the precision has it.
func (f format) bytes(v any) []byte {
	l := &layout{format: f}
	l.put(reflect.Indirect(reflect.ValueOf(v)))
	return l.b
}

var (
	realType   = reflect.TypeFor[real]()
	scalarType = reflect.TypeFor[scalar]()
	lawPath    = reflect.TypeFor[law.Coefficients]().PkgPath() // its structs hold numbers of type real
)

// put appends a value.
func (l *layout) put(v reflect.Value) {
	switch t := v.Type(); t.Kind() {
	case reflect.Struct:
		l.align(l.alignment(t))
		for i := range v.NumField() {
			if t.PkgPath() == lawPath {
				l.real(v.Field(i).Float())
			} else if !l.lacks(t.Field(i)) {
				l.put(v.Field(i))
			}
		}
		l.align(l.alignment(t))
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			l.put(v.Index(i))
		}
	case reflect.Int32:
		l.integer(int(v.Int()))
	case reflect.Int64:
		l.long(v.Int())
	case reflect.Uint64:
		l.long(int64(v.Uint()))
	case reflect.Float32:
		l.single(v.Float())
	case reflect.Float64:
		l.float(v.Float(), l.alignment(t))
	default:
		panic("dem: the device has no " + t.String())
	}
}

// alignment is what a type's address is a multiple of.
func (f format) alignment(t reflect.Type) int {
	switch {
	case t == realType || t.PkgPath() == lawPath:
		return f.real()
	case t == scalarType:
		return f.scalar()
	case t.Kind() == reflect.Array:
		return f.alignment(t.Elem())
	case t.Kind() == reflect.Struct:
		most := 1
		for i := range t.NumField() {
			wanted, _ := strconv.Atoi(t.Field(i).Tag.Get("align"))
			most = max(most, wanted, f.alignment(t.Field(i).Type))
		}
		return most
	}
	return int(t.Size())
}

// lacks tells whether the kernels do without a field.
func (f format) lacks(field reflect.StructField) bool {
	return f.plain && field.Tag.Get("plain") == "-"
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

// putReal writes v where a number of contact laws is.
func (f format) putReal(dst []byte, v float64) {
	if f.real() == 4 {
		binary.LittleEndian.PutUint32(dst, math.Float32bits(float32(v)))
	} else {
		binary.LittleEndian.PutUint64(dst, math.Float64bits(v))
	}
}

// reals appends values of type real.
func (l *layout) reals(values ...float64) {
	for _, v := range values {
		l.real(v)
	}
}

func (l *layout) quad(v r3.Vec, w float64) {
	l.scalar(v.X)
	l.scalar(v.Y)
	l.scalar(v.Z)
	l.scalar(w)
}

// place appends a particle's position and returns its laps.
func (l *layout) place(p r3.Vec, radius, quantum float64) [4]int16 {
	var wraps [4]int16
	for axis := range 3 {
		x := vec.Component(p, axis) / quantum
		turns := math.Round(x / l.steps())
		wraps[axis] = int16(turns)
		x -= turns * l.steps()
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
	return wraps
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

// get reads into a value of a type of layout.go that has no padding but at its end, field by field as put writes it.
func (r *reader) get(v reflect.Value) {
	switch t := v.Type(); t.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if !r.lacks(t.Field(i)) {
				r.get(v.Field(i))
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			r.get(v.Index(i))
		}
	case reflect.Int32:
		v.SetInt(int64(r.integer()))
	case reflect.Float64:
		v.SetFloat(r.float(r.alignment(t)))
	default:
		panic("dem: the device has no " + t.String())
	}
}

func (r *reader) quad() (v r3.Vec, w float64) {
	n := r.scalar()
	v = r3.Vec{X: r.float(n), Y: r.float(n), Z: r.float(n)}
	return v, r.float(n)
}

// place reads a position with its laps, and the radius.
func (r *reader) place(wraps [4]int16, quantum float64) (p r3.Vec, radius float64) {
	var x [3]float64
	for axis := range 3 {
		if r.precision == Single {
			x[axis] = float64(r.integer())
		} else {
			x[axis] = float64(int64(binary.LittleEndian.Uint64(r.b)))
			r.b = r.b[8:]
		}
		x[axis] = (x[axis] + float64(wraps[axis])*r.steps()) * quantum
	}
	if r.precision == Single {
		radius = float64(r.integer()) * quantum
	} else {
		radius = r.float(8)
	}
	return r3.Vec{X: x[0], Y: x[1], Z: x[2]}, radius
}

// Package codec moves plain values between memory and a stream, the same way in both directions.
package codec

import (
	"encoding/binary"
	"fmt"
	"io"
	"reflect"
	"slices"
	"unsafe"
)

// limit is the longest slice that is believed.
const limit = 1 << 40

// Codec moves plain values between memory and a stream, the same way in both directions.
type Codec struct {
	W     io.Writer // nil when reading
	R     io.Reader
	Err   error
	Types *[]reflect.Type // when it moves nothing and lists what it would
}

// Value moves one value without pointers.
func Value[T any](c *Codec, v *T) {
	if c.Types != nil {
		*c.Types = append(*c.Types, reflect.TypeFor[T]())
		return
	}
	c.Bytes(unsafe.Slice((*byte)(unsafe.Pointer(v)), unsafe.Sizeof(*v)))
}

// portion is how much is read at once, in bytes: a length that is wrong takes no more memory than the file has bytes for, and this.
const portion = 1 << 26

// Each moves the length of a slice and then its elements one by one.
func Each[T any](c *Codec, v *[]T, move func(*T)) {
	if c.W != nil || c.Types != nil {
		n := uint64(len(*v))
		c.Number(&n)
		for i := range *v {
			move(&(*v)[i])
		}
		return
	}
	var n uint64
	c.Number(&n)
	var t T
	*v = make([]T, 0, min(n, uint64(portion/unsafe.Sizeof(t))))
	for ; n > 0 && c.Err == nil; n-- {
		*v = append(*v, t)
		move(&(*v)[len(*v)-1])
	}
}

// Slice moves a slice of values without pointers.
func Slice[T any](c *Codec, v *[]T) {
	if c.Types != nil {
		*c.Types = append(*c.Types, reflect.TypeFor[[]T]())
		return
	}
	n := uint64(len(*v))
	c.Number(&n)
	if c.W != nil {
		c.Bytes(raw(*v))
		return
	}
	var t T
	most := max(portion/int(unsafe.Sizeof(t)), 1)
	*v = nil
	for left := int(n); left > 0 && c.Err == nil; {
		k := min(left, most)
		from := len(*v)
		*v = slices.Grow(*v, k)[:from+k]
		c.Bytes(raw((*v)[from:]))
		left -= k
	}
}

// raw are the bytes of values.
func raw[T any](v []T) []byte {
	if len(v) == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(&v[0])), uintptr(len(v))*unsafe.Sizeof(v[0]))
}

// Number moves the length of a slice. One that no file can hold is an error.
func (c *Codec) Number(n *uint64) {
	if c.Types != nil {
		return
	}
	var b [8]byte
	binary.NativeEndian.PutUint64(b[:], *n)
	c.Bytes(b[:])
	*n = binary.NativeEndian.Uint64(b[:])
	if c.Err == nil && *n > limit {
		c.Err = fmt.Errorf("a length of %d: the file is damaged", *n)
	}
}

// Bytes moves plain bytes. After the first error nothing is moved any more; Err keeps it.
func (c *Codec) Bytes(b []byte) {
	switch {
	case c.Err != nil:
	case c.W != nil:
		_, c.Err = c.W.Write(b)
	default:
		_, c.Err = io.ReadFull(c.R, b)
	}
}

// Invalid is the error of a saved state that no engine of this model can have been in.
func Invalid(what string, of ...any) error {
	return fmt.Errorf("the saved state cannot be right: "+what, of...)
}

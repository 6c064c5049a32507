// Package buffer makes slices longer and shorter whose memory is used again.
package buffer

import (
	"unsafe"
)

// Resize returns a slice of length n that begins with what is in v, in its memory when it suffices. What has grown once gets room to grow again: a thirty-second, and
// where that is little up to a quarter.
func Resize[T any](v []T, n int) []T {
	if cap(v) >= n {
		return v[:n]
	}
	room := n
	if cap(v) > 0 {
		room += max(n/32, min(n/4, 128))
	}
	w := make([]T, n, room)
	copy(w, v)
	return w
}

// Zeroed returns a slice of n zeros, in the memory of v when it suffices.
func Zeroed[T any](v []T, n int) []T {
	v = Resize(v[:0], n)
	clear(v)
	return v
}

// Grow returns v with room for n more.
func Grow[T any](v []T, n int) []T {
	return Resize(v, len(v)+n)[:len(v)]
}

// Spare returns v with room for one more, and for more as Resize does when it has to move: append would take up to twice the memory.
func Spare[T any](v []T) []T {
	if len(v) < cap(v) {
		return v
	}
	return Resize(v, len(v)+1)[:len(v)]
}

// Held is the memory of a slice, bytes.
func Held[T any](v []T) int {
	var t T
	return cap(v) * int(unsafe.Sizeof(t))
}

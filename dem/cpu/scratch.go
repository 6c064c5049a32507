// Memory lent out: particles' loads say nothing while lists are made, and hold then what list making needs.

package cpu

import (
	"unsafe"

	"gabion/internal/buffer"
)

// scratch is memory that nobody uses for the time being.
type scratch []uint64

// scratchOf is the memory of loads, which whoever is lent a part of it overwrites.
func scratchOf(loads []load) scratch {
	return unsafe.Slice((*uint64)(unsafe.Pointer(unsafe.SliceData(loads))), uintptr(len(loads))*unsafe.Sizeof(load{})/8)
}

// lend takes n values without pointers from the scratch, or from a memory of their own where it does not suffice.
func lend[T any](from *scratch, own *[]T, n int) []T {
	var t T
	words := (n*int(unsafe.Sizeof(t)) + 7) / 8
	if n == 0 || words > len(*from) {
		*own = buffer.Resize((*own)[:0], n)
		return *own
	}
	v := unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(*from))), n)
	*from = (*from)[words:]
	return v
}

// lent is the memory that list making has of its own.
type lent struct {
	keys, spare            []uint64
	places, kept, keptNear []int32
	moved                  []trace
	order                  []uint64
}

func (l *lent) bytes() int {
	return buffer.Held(l.keys) + buffer.Held(l.spare) + buffer.Held(l.places) + buffer.Held(l.kept) + buffer.Held(l.keptNear) + buffer.Held(l.moved) + buffer.Held(l.order)
}

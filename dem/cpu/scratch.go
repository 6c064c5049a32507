// Scratch memory for making lists: particles' loads say nothing while lists are made, so their memory is used again.

package cpu

import (
	"unsafe"

	"gabion/internal/buffer"
)

// scratch is memory that nobody uses for the time being.
type scratch []uint64

// scratchOf is the memory of loads, which is overwritten where it is used.
func scratchOf(loads []load) scratch {
	return unsafe.Slice((*uint64)(unsafe.Pointer(unsafe.SliceData(loads))), uintptr(len(loads))*unsafe.Sizeof(load{})/8)
}

// allocFrom takes n values without pointers from the scratch, or from a memory of their own where it does not suffice.
func allocFrom[T any](from *scratch, own *[]T, n int) []T {
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

// listMemory is the memory that list making has of its own.
type listMemory struct {
	keys, spare                   []uint64
	places, oldStart, oldContacts []int32
	moved                         []surfaceHistory
	order                         []uint64
}

func (l *listMemory) bytes() int {
	return buffer.Held(l.keys) + buffer.Held(l.spare) + buffer.Held(l.places) + buffer.Held(l.oldStart) + buffer.Held(l.oldContacts) + buffer.Held(l.moved) + buffer.Held(l.order)
}

package kernels

import (
	"fmt"
	"unsafe"
)

// Array is a run of values of one type in device memory.
type Array[T any] struct {
	queue   *Queue
	address Address
	length  int
}

// NewArray takes device memory for n values; what they are is not defined.
func NewArray[T any](q *Queue, n int) (*Array[T], error) {
	a := &Array[T]{queue: q, length: n}
	if n == 0 {
		return a, nil
	}
	address, err := q.Device.driver.Alloc(a.Size())
	if err != nil {
		return nil, fmt.Errorf("%d bytes for an array of %d: %w", a.Size(), n, err)
	}
	a.address = address
	q.used += a.Size()
	return a, nil
}

// Free gives the memory back.
func (a *Array[T]) Free() error {
	if a == nil || a.address == 0 {
		return nil
	}
	address := a.address
	a.queue.used -= a.Size()
	a.address, a.length = 0, 0
	return a.queue.Device.driver.Free(address)
}

// Wait returns when everything queued on the array's device has been done.
func (a *Array[T]) Wait() error { return a.queue.Wait() }

// Len is the number of values.
func (a *Array[T]) Len() int { return a.length }

// Size is the number of bytes.
func (a *Array[T]) Size() uint64 {
	var t T
	return uint64(a.length) * uint64(unsafe.Sizeof(t))
}

// Address is where the array lies in device memory.
func (a *Array[T]) Address() Address { return a.address }

// Argument is the array as an argument of a kernel.
func (a *Array[T]) Argument() Argument { return unsafe.Pointer(&a.address) }

// Write queues a copy of src to the values from index first on. Src may be changed only after the next Wait.
func (a *Array[T]) Write(first int, src []T) error {
	if len(src) == 0 {
		return nil
	}
	a.check(first, len(src))
	return a.queue.blame(a.queue.Device.driver.CopyIn(a.at(first), unsafe.Pointer(&src[0]), sizeOf[T](len(src)), a.queue.stream))
}

// Read copies the values from index first on to dst and waits for them.
func (a *Array[T]) Read(first int, dst []T) error {
	if err := a.ReadLater(first, dst); err != nil {
		return err
	}
	return a.queue.Wait()
}

// ReadLater queues a copy of the values from index first on to dst; they are there after the next Wait.
func (a *Array[T]) ReadLater(first int, dst []T) error {
	if len(dst) == 0 {
		return nil
	}
	a.check(first, len(dst))
	return a.queue.blame(a.queue.Device.driver.CopyOut(unsafe.Pointer(&dst[0]), a.at(first), sizeOf[T](len(dst)), a.queue.stream))
}

// Clear queues setting every byte of the values from index first on to zero. They must be a multiple of four bytes.
func (a *Array[T]) Clear(first int) error { return a.fill(first, 0) }

// Fill queues setting every 32-bit word.
func (a *Array[T]) Fill(word uint32) error { return a.fill(0, word) }

func (a *Array[T]) fill(first int, word uint32) error {
	if first >= a.length {
		return nil
	}
	return a.queue.blame(a.queue.Device.driver.Fill(a.at(first), word, sizeOf[T](a.length-first)/4, a.queue.stream))
}

// CopyFrom queues a copy of n values of src from index from on to those from index first on.
func (a *Array[T]) CopyFrom(first int, src *Array[T], from, n int) error {
	if n == 0 {
		return nil
	}
	a.check(first, n)
	src.check(from, n)
	return a.queue.blame(a.queue.Device.driver.Copy(a.at(first), src.at(from), sizeOf[T](n), a.queue.stream))
}

func (a *Array[T]) at(i int) Address { return a.address + Address(sizeOf[T](i)) }

func (a *Array[T]) check(first, n int) {
	if first < 0 || first+n > a.length {
		panic(fmt.Sprintf("kernels: values %d to %d of an array of %d", first, first+n, a.length))
	}
}

func sizeOf[T any](n int) uint64 {
	var t T
	return uint64(n) * uint64(unsafe.Sizeof(t))
}

// Pinned is host memory that the device copies to and from at full speed.
func Pinned[T any](q *Queue, n int) ([]T, error) {
	p, err := q.Device.driver.Pin(max(sizeOf[T](n), 8))
	if err != nil {
		return nil, err
	}
	return unsafe.Slice((*T)(p), n), nil
}

// Unpin gives pinned memory back.
func Unpin[T any](q *Queue, s []T) error {
	if cap(s) == 0 {
		return nil
	}
	return q.Device.driver.Unpin(unsafe.Pointer(unsafe.SliceData(s)))
}

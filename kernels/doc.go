// Package kernels holds the CUDA sources of the particle engine, the PTX made from them, and the binding to the NVIDIA driver.
//
// The driver is opened at run time, so the same program runs on machines without one. [Devices] lists what there is, [Open]
// takes a device, and everything that happens on it happens inside [Device.Do], on one goroutine locked to one thread:
//
//	err := device.Do(func(q *kernels.Queue) error {
//		a, err := kernels.NewArray[float32](q, n)
//		...
//		return q.Launch(kernel, blocks, threads, a.Argument())
//	})
//
// The kernels are the .cu files of this folder. They are compiled ahead to PTX by clang (go generate), committed and
// embedded; a test compares the hash of every source with the one its PTX was made from.
package kernels

// Launching kernels: each has a method with its arguments, in kernels.go.

package gpu

import (
	"unsafe"

	"gabion/kernels"
)

// launcher launches the kernels of a program.
type launcher struct {
	queue   *kernels.Queue
	program *kernels.Program
	found   map[string]*kernels.Kernel
}

// launch queues a kernel by name.
func (l *launcher) launch(name string, blocks, threads int, arguments ...kernels.Argument) error {
	k := l.found[name]
	if k == nil {
		var err error
		if k, err = l.program.Kernel(name); err != nil {
			return err
		}
		l.found[name] = k
	}
	return l.queue.Launch(k, blocks, threads, arguments...)
}

// pointer is where an array's values are.
func pointer[T any](a *kernels.Array[T]) to[T] { return to[T](addressOf(a)) }

// pinned is where values in pinned host memory are, to a kernel.
func pinned[T, S any](s []S) to[T] { return to[T](uintptr(unsafe.Pointer(&s[0]))) }

package kernels

import "unsafe"

// Handles of the driver's own objects; zero is none.
type (
	Address  uint64  // an address in device memory
	Module   uintptr // a loaded program
	Function uintptr // a kernel of a module
	Stream   uintptr // an ordered queue of work
	Event    uintptr // a point in a stream
	Graph    uintptr // recorded work, ready to be launched
)

// Driver is the part of the CUDA driver interface that Gabion uses. After Open every call comes from the thread that
// called Open. Sizes are in bytes. Errors are *Error.
type Driver interface {
	Version() (int, error) // 13000 for CUDA 13.0
	Count() (int, error)
	Describe(device int) (Info, error)

	Open(device int) error // makes the device current on the calling thread
	Close(device int) error
	Memory() (free, total uint64, err error)

	Load(ptx []byte) (Module, error)
	Unload(Module) error
	Function(m Module, name string) (Function, error)
	Global(m Module, name string) (Address, uint64, error)
	Resources(f Function) (registers, local, shared int, err error)

	Alloc(size uint64) (Address, error)
	Free(Address) error
	Pin(size uint64) (unsafe.Pointer, error) // host memory that copies run to and from at full speed
	Unpin(unsafe.Pointer) error

	CopyIn(dst Address, src unsafe.Pointer, size uint64, s Stream) error
	CopyOut(dst unsafe.Pointer, src Address, size uint64, s Stream) error
	Copy(dst, src Address, size uint64, s Stream) error
	Fill(dst Address, word uint32, words uint64, s Stream) error

	NewStream() (Stream, error)
	DestroyStream(Stream) error
	Synchronize(Stream) error

	NewEvent() (Event, error)
	DestroyEvent(Event) error
	Record(Event, Stream) error
	Elapsed(from, to Event) (seconds float64, err error) // waits for both

	// Launch runs f on blocks of threads, if cooperative all blocks at the same time. Every argument is eight bytes wide: an address or a 64-bit number.
	Launch(f Function, blocks, threads uint32, cooperative bool, s Stream, arguments []unsafe.Pointer) error

	// BeginCapture and EndCapture record what is put on a stream between them; a driver that cannot returns ErrNoGraphs.
	BeginCapture(Stream) error
	EndCapture(Stream) (Graph, error)
	LaunchGraph(Graph, Stream) error
	DestroyGraph(Graph) error
}

// Clusterer is a driver of devices on which blocks may form clusters.
type Clusterer interface {
	// MostInCluster is how many blocks of so many threads of f may form one.
	MostInCluster(f Function, threads uint32) (int, error)
	// LaunchCluster is Launch of blocks that are one cluster.
	LaunchCluster(f Function, blocks, threads uint32, s Stream, arguments []unsafe.Pointer) error
}

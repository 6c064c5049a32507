package kernels

import (
	"fmt"
	"regexp"
	"strconv"
	"time"
	"unsafe"
)

// HostMemory is a driver whose device memory is the host's and which runs no kernel. With it the state that an engine saved on a GPU can be
// read on a machine that has none, or has lost it. The zero value is ready.
type HostMemory struct {
	blocks    map[Address][]uint64
	pinned    map[unsafe.Pointer][]uint64
	globals   map[string]global
	functions Function
	events    []time.Time
}

type global struct {
	address Address
	size    uint64
}

var _ Driver = (*HostMemory)(nil)

func (m *HostMemory) Version() (int, error) { return 12000, nil }
func (m *HostMemory) Count() (int, error)   { return 1, nil }

func (m *HostMemory) Describe(int) (Info, error) {
	return Info{Name: "host memory", Memory: 1 << 40, Major: MinimumMajor, Multiprocessors: 1, L2: 1 << 20, Driver: 12000}, nil
}

func (m *HostMemory) Open(int) error                  { return nil }
func (m *HostMemory) Close(int) error                 { return nil }
func (m *HostMemory) Memory() (uint64, uint64, error) { return 1 << 40, 1 << 40, nil }

var constant = regexp.MustCompile(`(?m)^\.visible \.const .* (\w+)\[(\d+)\];`)

// Load finds the program's constants and makes room for them.
func (m *HostMemory) Load(ptx []byte) (Module, error) {
	m.globals = map[string]global{}
	for _, found := range constant.FindAllSubmatch(ptx, -1) {
		size, err := strconv.ParseUint(string(found[2]), 10, 32)
		if err != nil {
			return 0, err
		}
		address, err := m.Alloc(size)
		if err != nil {
			return 0, err
		}
		m.globals[string(found[1])] = global{address, size}
	}
	return 1, nil
}

func (m *HostMemory) Unload(Module) error { return nil }

func (m *HostMemory) Function(Module, string) (Function, error) {
	m.functions++
	return m.functions, nil
}

func (m *HostMemory) Global(_ Module, name string) (Address, uint64, error) {
	g, ok := m.globals[name]
	if !ok {
		return 0, 0, fmt.Errorf("kernels: no constant %s", name)
	}
	return g.address, g.size, nil
}

func (m *HostMemory) Resources(Function) (int, int, int, error) { return 0, 0, 0, nil }

// Alloc takes memory at a multiple of 16 bytes, as a GPU does at least.
func (m *HostMemory) Alloc(size uint64) (Address, error) {
	if m.blocks == nil {
		m.blocks = map[Address][]uint64{}
	}
	b := make([]uint64, size/8+3)
	a := Address(uintptr(unsafe.Pointer(&b[0])))
	if a%16 != 0 {
		a += 8
	}
	m.blocks[a] = b
	return a, nil
}

// Block is the memory that Alloc gave an address.
func (m *HostMemory) Block(a Address) []uint64 { return m.blocks[a] }

func (m *HostMemory) Free(a Address) error {
	if m.blocks[a] == nil {
		return fmt.Errorf("kernels: nothing at %x", a)
	}
	delete(m.blocks, a)
	return nil
}

func (m *HostMemory) Pin(size uint64) (unsafe.Pointer, error) {
	if m.pinned == nil {
		m.pinned = map[unsafe.Pointer][]uint64{}
	}
	b := make([]uint64, size/8+1)
	p := unsafe.Pointer(&b[0])
	m.pinned[p] = b
	return p, nil
}

func (m *HostMemory) Unpin(p unsafe.Pointer) error {
	delete(m.pinned, p)
	return nil
}

// hostPointer makes an address a pointer; what lies there is kept by the maps.
func hostPointer(a Address) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&a)) }

func move(dst, src unsafe.Pointer, size uint64) error {
	copy(unsafe.Slice((*byte)(dst), size), unsafe.Slice((*byte)(src), size))
	return nil
}

func (m *HostMemory) CopyIn(dst Address, src unsafe.Pointer, size uint64, _ Stream) error {
	return move(hostPointer(dst), src, size)
}

func (m *HostMemory) CopyOut(dst unsafe.Pointer, src Address, size uint64, _ Stream) error {
	return move(dst, hostPointer(src), size)
}

func (m *HostMemory) Copy(dst, src Address, size uint64, _ Stream) error {
	return move(hostPointer(dst), hostPointer(src), size)
}

func (m *HostMemory) Fill(dst Address, word uint32, words uint64, _ Stream) error {
	if dst%4 != 0 {
		return fmt.Errorf("kernels: a fill with words at %x", dst)
	}
	s := unsafe.Slice((*uint32)(hostPointer(dst)), words)
	for i := range s {
		s[i] = word
	}
	return nil
}

func (m *HostMemory) NewStream() (Stream, error) { return 1, nil }
func (m *HostMemory) DestroyStream(Stream) error { return nil }
func (m *HostMemory) Synchronize(Stream) error   { return nil }

func (m *HostMemory) NewEvent() (Event, error) {
	m.events = append(m.events, time.Time{})
	return Event(len(m.events) - 1), nil
}

func (m *HostMemory) DestroyEvent(Event) error { return nil }

func (m *HostMemory) Record(e Event, _ Stream) error {
	m.events[e] = time.Now()
	return nil
}

func (m *HostMemory) Elapsed(from, to Event) (float64, error) {
	return m.events[to].Sub(m.events[from]).Seconds(), nil
}

func (m *HostMemory) Launch(Function, uint32, uint32, bool, Stream, []unsafe.Pointer) error {
	return nil
}

func (m *HostMemory) BeginCapture(Stream) error        { return ErrNoGraphs }
func (m *HostMemory) Branches() bool                   { return true } // a Recording makes them
func (m *HostMemory) EndCapture(Stream) (Graph, error) { return 0, ErrNoGraphs }
func (m *HostMemory) LaunchGraph(Graph, Stream) error  { return ErrNoGraphs }
func (m *HostMemory) DestroyGraph(Graph) error         { return nil }

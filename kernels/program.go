package kernels

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"unicode"
	"unsafe"
)

// Program is a set of kernels compiled for one device, with its constants chosen.
type Program struct {
	queue   *Queue
	module  Module
	kernels map[string]*Kernel
}

// Kernel is a function that runs on the device.
type Kernel struct {
	Name     string
	function Function

	Cooperative bool // its blocks wait for one another, so that all must run at the same time
	Clustered   bool // its blocks are one cluster, and no more than Program.MostInCluster
}

// opens begins the name of a constant that the kernels leave open: SPECIAL(NAME) in the source, GABION_NAME in the PTX. The driver's
// compiler folds the chosen number and drops the branches that it rules out.
const opens = " GABION_"

// specialize puts the constants into PTX.
func specialize(ptx []byte, constants map[string]int) ([]byte, error) {
	out := make([]byte, 0, len(ptx))
	for {
		before, rest, found := bytes.Cut(ptx, []byte(opens))
		out = append(out, before...)
		if !found {
			return out, nil
		}
		length := bytes.IndexFunc(rest, func(r rune) bool { return r != '_' && !unicode.IsUpper(r) && !unicode.IsDigit(r) })
		if length < 0 {
			length = len(rest)
		}
		value, ok := constants[string(rest[:length])]
		if !ok {
			return nil, fmt.Errorf("kernels: no value for the constant GABION_%s", rest[:length])
		}
		out = strconv.AppendInt(append(out, ' '), int64(value), 10)
		ptx = rest[length:]
	}
}

// leaveOut cuts kernels out of PTX.
func leaveOut(ptx []byte, names []string) []byte {
	if len(names) == 0 {
		return ptx
	}
	entry, end := []byte("\n.visible .entry "), []byte("\n}")
	kept := make([]byte, 0, len(ptx))
	for {
		before, rest, found := bytes.Cut(ptx, entry)
		kept = append(kept, before...)
		if !found {
			return kept
		}
		name, _, _ := bytes.Cut(rest, []byte("("))
		if slices.Contains(names, string(name)) {
			_, ptx, _ = bytes.Cut(rest, end)
			continue
		}
		kept, ptx = append(kept, entry...), rest
	}
}

// retarget says of PTX that it is for compute capability 9.0 where it makes use of clusters of blocks: fold has dropped that where no constant asks for it.
func retarget(ptx []byte) []byte {
	if !bytes.Contains(ptx, []byte("barrier.cluster")) {
		return ptx
	}
	return bytes.Replace(ptx, []byte(".version 6.0\n.target sm_70\n"), []byte(".version 7.8\n.target sm_90\n"), 1)
}

// Load compiles a source of this package, with its open constants set, for the device. Kernels that are said to be left out, which will not be asked for,
// take no time then.
func (q *Queue) Load(source Source, constants map[string]int, leftOut ...string) (*Program, error) {
	module, err := loadModule(q.Device.driver, source, constants, leftOut)
	if err != nil {
		return nil, fmt.Errorf("compiling %s for %s: %w", source, q.Device.Info.Name, err)
	}
	return &Program{queue: q, module: module, kernels: map[string]*Kernel{}}, nil
}

// SourceLoader is a driver that takes kernels by the name of their source, not as PTX.
type SourceLoader interface {
	LoadSource(name string, constants map[string]int) (Module, error)
}

func loadModule(driver Driver, source Source, constants map[string]int, leftOut []string) (Module, error) {
	if l, ok := driver.(SourceLoader); ok {
		return l.LoadSource(string(source), constants)
	}
	text, err := source.PTX()
	if err != nil {
		return 0, err
	}
	if text, err = specialize(leaveOut(text, leftOut), constants); err != nil {
		return 0, err
	}
	return driver.Load(retarget(fold(text)))
}

// Kernel finds a kernel of the program by name.
func (p *Program) Kernel(name string) (*Kernel, error) {
	if k := p.kernels[name]; k != nil {
		return k, nil
	}
	f, err := p.queue.Device.driver.Function(p.module, name)
	if err != nil {
		return nil, err
	}
	k := &Kernel{Name: name, function: f}
	p.kernels[name] = k
	return k, nil
}

// Resources are the registers and the bytes of local memory that a thread of k takes, and the shared memory of a block.
func (p *Program) Resources(k *Kernel) (registers, local, shared int, err error) {
	return p.queue.Device.driver.Resources(k.function)
}

// MostInCluster is how many blocks of so many threads of k may form a cluster, at most 16; the program has to make use of that.
func (p *Program) MostInCluster(k *Kernel, threads int) (int, error) {
	driver, ok := p.queue.Device.driver.(Clusterer)
	if !ok {
		return 0, nil
	}
	return driver.MostInCluster(k.function, uint32(threads))
}

// Free unloads the program.
func (p *Program) Free() error { return p.queue.Device.driver.Unload(p.module) }

// SetConstant writes a value, laid out as on the device, to the program's __constant__ variable of that name. The sizes must agree.
func (p *Program) SetConstant(name string, value []byte) error {
	address, size, err := p.queue.Device.driver.Global(p.module, name)
	if err != nil {
		return err
	}
	if size != uint64(len(value)) {
		return fmt.Errorf("kernels: %s is %d bytes on the device and %d here", name, size, len(value))
	}
	if err := p.queue.Device.driver.CopyIn(address, unsafe.Pointer(&value[0]), size, p.queue.stream); err != nil {
		return p.queue.blame(err)
	}
	return p.queue.Wait()
}

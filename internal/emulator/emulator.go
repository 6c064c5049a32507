// Package emulator runs the kernels on the host: a driver for tests of their logic on machines without a GPU. It compiles the
// .cu files as C++ (kernels/host.cuh stands in for CUDA), so it needs clang++ when it runs, and it is slow.
package emulator

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"

	"gabion/kernels"
)

// Compiler turns the .cu files into a shared library.
const Compiler = "clang++-16"

// Driver is a kernels.Driver of one device.
type Driver struct {
	kernels.HostMemory
	folder    string // of the sources
	work      string // for libraries
	mutex     sync.Mutex
	libraries map[string][]byte
	modules   map[kernels.Module]*module
	functions []function
	next      uintptr
}

type module struct {
	library uintptr
}

type function struct {
	call uintptr
	name string
}

// ErrUnavailable says that the emulator cannot work here.
var ErrUnavailable = errors.New("the kernels cannot be emulated here")

// New makes an emulated device. Close removes what it leaves on disk.
func New() (*Driver, error) {
	if _, err := exec.LookPath(Compiler); err != nil {
		return nil, fmt.Errorf("%w: no %s", ErrUnavailable, Compiler)
	}
	folder, err := sources()
	if err != nil {
		return nil, fmt.Errorf("%w: no sources: %w", ErrUnavailable, err)
	}
	work, err := os.MkdirTemp("", "emulator")
	if err != nil {
		return nil, err
	}
	return &Driver{
		folder: folder, work: work, libraries: map[string][]byte{}, modules: map[kernels.Module]*module{}, functions: make([]function, 1),
	}, nil
}

// sources finds the folder of the kernels above the working folder, which for a test is that of its package: binaries that are built with
// -trimpath do not know where their source was.
func sources() (string, error) {
	folder, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		kernels := filepath.Join(folder, "kernels")
		if _, err := os.Stat(filepath.Join(kernels, "cuda.cuh")); err == nil {
			return kernels, nil
		}
		parent := filepath.Dir(folder)
		if parent == folder {
			return "", errors.New("no folder kernels above the working folder")
		}
		folder = parent
	}
}

// Remove deletes the compiled libraries.
func (d *Driver) Remove() error { return os.RemoveAll(d.work) }

// LoadSource compiles a source, once, and opens a copy of it with the constants set.
func (d *Driver) LoadSource(name string, constants map[string]int) (kernels.Module, error) {
	library, err := d.compile(kernels.Source(name))
	if err != nil {
		return 0, err
	}
	d.next++
	path := filepath.Join(d.work, fmt.Sprintf("%s-%d.so", name, d.next))
	if err := os.WriteFile(path, library, 0o755); err != nil {
		return 0, err
	}
	handle, err := purego.Dlopen(path, purego.RTLD_NOW|purego.RTLD_LOCAL)
	if err != nil {
		return 0, err
	}
	for name, value := range maps.All(constants) {
		if address, err := purego.Dlsym(handle, "GABION_"+name); err == nil {
			*(*int32)(pointer(address)) = int32(value)
		}
	}
	m := kernels.Module(d.next)
	d.modules[m] = &module{library: handle}
	return m, nil
}

// flags are how the sources are compiled for the host.
var flags = []string{"-x", "c++", "-std=gnu++17", "-O2", "-fPIC", "-shared", "-fvisibility=hidden", "-ffp-contract=off"}

// compile makes the library of a source, or takes it from the user's cache.
func (d *Driver) compile(source kernels.Source) ([]byte, error) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if b := d.libraries[string(source)]; b != nil {
		return b, nil
	}
	out, err := d.cached(source)
	if err != nil {
		return nil, err
	}
	if b, err := os.ReadFile(out); err == nil {
		d.libraries[string(source)] = b
		return b, nil
	}
	recipe := kernels.Sources[source]
	partial := filepath.Join(d.work, string(source)+".so")
	arguments := append(slices.Clone(flags), "-I", d.folder, "-o", partial)
	for _, m := range recipe.Macros {
		arguments = append(arguments, "-D"+m)
	}
	arguments = append(arguments, filepath.Join(d.folder, recipe.File))
	if text, err := exec.Command(Compiler, arguments...).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%s %s: %w\n%s", Compiler, source, err, text)
	}
	b, err := os.ReadFile(partial)
	if err != nil {
		return nil, err
	}
	d.libraries[string(source)] = b
	if os.MkdirAll(filepath.Dir(out), 0o755) == nil {
		_ = os.Rename(partial, out) // a cache that cannot be written only costs time
	}
	return b, nil
}

// cached is where a source's library is kept: under the digest of all that it is made from.
func (d *Driver) cached(source kernels.Source) (string, error) {
	digest, err := kernels.Digest(os.DirFS(d.folder), source)
	if err != nil {
		return "", err
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = d.work
	}
	key := sha256.Sum256(fmt.Append(nil, digest, flags))
	return filepath.Join(cache, "gabion-emulator", fmt.Sprintf("%x.so", key)), nil
}

// pointer makes an address of C's a pointer.
func pointer(a uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&a)) }

func (d *Driver) Describe(int) (kernels.Info, error) {
	return kernels.Info{Name: "emulator", Memory: 1 << 30, Major: 7, Multiprocessors: 4, L2: 1 << 20, Driver: 12000}, nil
}

func (d *Driver) Load([]byte) (kernels.Module, error) {
	return 0, errors.New("the emulator loads sources")
}

func (d *Driver) Unload(m kernels.Module) error {
	defer delete(d.modules, m)
	return purego.Dlclose(d.modules[m].library)
}

func (d *Driver) Function(m kernels.Module, name string) (kernels.Function, error) {
	call, err := purego.Dlsym(d.modules[m].library, "emulate_"+name)
	if err != nil {
		return 0, err
	}
	d.functions = append(d.functions, function{call, name})
	return kernels.Function(len(d.functions) - 1), nil
}

func (d *Driver) Global(m kernels.Module, name string) (kernels.Address, uint64, error) {
	address, err := purego.Dlsym(d.modules[m].library, name)
	if err != nil {
		return 0, 0, err
	}
	size, err := purego.Dlsym(d.modules[m].library, name+"_size")
	if err != nil {
		return 0, 0, err
	}
	return kernels.Address(address), *(*uint64)(pointer(size)), nil
}

// poison is not a number as a double and as a float, and no index.
const poison = 0xffdbdbdbffdbdbdb

// Alloc fills new memory with poison, so that reading what was never written shows.
func (d *Driver) Alloc(size uint64) (kernels.Address, error) {
	a, err := d.HostMemory.Alloc(size)
	b := d.Block(a)
	for i := range b {
		b[i] = poison
	}
	return a, err
}

func (d *Driver) Launch(f kernels.Function, blocks, threads uint32, _ bool, _ kernels.Stream, arguments []unsafe.Pointer) error {
	var first *unsafe.Pointer
	if len(arguments) > 0 {
		first = &arguments[0]
	}
	purego.SyscallN(d.functions[f].call, uintptr(unsafe.Pointer(first)), uintptr(blocks), uintptr(threads))
	runtime.KeepAlive(arguments)
	return nil
}

//go:build gorgonia

// The driver on gorgonia.org/cu, for programs that own a context of it already. That package needs cgo and the headers of CUDA 11, or those
// of 12 or 13 behind gorgonia/cuda.h, and ends the process where there is no GPU; so it is never part of a build without the tag.

package kernels

// #cgo LDFLAGS: -lcuda
// #include <cuda.h>
import "C"

import (
	"reflect"
	"runtime"
	"unsafe"

	"gorgonia.org/cu"
)

// gorgonia holds what cu gives, since its objects do not show their handles: a handle here is a place in a table, plus one.
type gorgonia struct {
	context   cu.CUContext
	device    cu.Device
	modules   []cu.Module
	functions []cu.Function
	streams   []cu.Stream
	events    []cu.Event
	graphs    []C.CUgraphExec
}

// Gorgonia is a driver in a context that the caller keeps: it becomes current on the thread that opens the driver's only device, 0, and is
// not destroyed when that is closed. Use it as kernels.OpenWith(kernels.Gorgonia(context, device), 0).
func Gorgonia(context cu.CUContext, device cu.Device) Driver {
	return &gorgonia{context: context, device: device}
}

// named turns an error of cu into an *Error.
func named(call string, err error) error {
	if err == nil {
		return nil
	}
	code := codeUnknown
	if v := reflect.ValueOf(err); v.CanInt() { // cu's own type is the CUresult
		code = int(v.Int())
	}
	return failed(call, C.CUresult(code))
}

// failed turns a CUresult that is not zero into an *Error.
func failed(call string, r C.CUresult) error {
	if r == C.CUDA_SUCCESS {
		return nil
	}
	var name, message *C.char
	C.cuGetErrorName(r, &name)
	C.cuGetErrorString(r, &message)
	return &Error{Call: call, Code: int(r), Name: C.GoString(name), Message: C.GoString(message)}
}

// keep puts v into a table and returns its handle.
func keep[T any](table *[]T, v T) uintptr {
	*table = append(*table, v)
	return uintptr(len(*table))
}

func (d *gorgonia) stream(s Stream) cu.Stream { return d.streams[s-1] }

// handle is cu's stream as the functions that cu lacks take it.
func (d *gorgonia) handle(s Stream) C.CUstream { return C.CUstream(unsafe.Pointer(d.stream(s).C())) }

func (d *gorgonia) Version() (int, error) { return cu.Version(), nil }

func (d *gorgonia) Count() (int, error) { return 1, nil }

func (d *gorgonia) Describe(int) (Info, error) {
	info := Info{Driver: cu.Version(), Concurrent: true}
	var err error
	if info.Name, err = d.device.Name(); err != nil {
		return info, named("cuDeviceGetName", err)
	}
	memory, err := d.device.TotalMem()
	if err != nil {
		return info, named("cuDeviceTotalMem", err)
	}
	info.Memory = uint64(memory)
	for attribute, value := range map[cu.DeviceAttribute]*int{
		cu.MultiprocessorCount: &info.Multiprocessors, cu.L2CacheSize: &info.L2,
		cu.ComputeCapabilityMajor: &info.Major, cu.ComputeCapabilityMinor: &info.Minor,
	} {
		if *value, err = d.device.Attribute(attribute); err != nil {
			return info, named("cuDeviceGetAttribute", err)
		}
	}
	return info, nil
}

func (d *gorgonia) Open(int) error { return named("cuCtxSetCurrent", cu.SetCurrentContext(d.context)) }

func (d *gorgonia) Close(int) error { return nil }

func (d *gorgonia) Memory() (free, total uint64, err error) {
	f, t, err := cu.MemInfo()
	return uint64(f), uint64(t), named("cuMemGetInfo", err)
}

func (d *gorgonia) Load(ptx []byte) (Module, error) {
	m, err := cu.LoadData(string(ptx))
	if err != nil {
		return 0, named("cuModuleLoadData", err)
	}
	return Module(keep(&d.modules, m)), nil
}

func (d *gorgonia) Unload(m Module) error { return named("cuModuleUnload", d.modules[m-1].Unload()) }

func (d *gorgonia) Function(m Module, name string) (Function, error) {
	f, err := d.modules[m-1].Function(name)
	if err != nil {
		err = named("cuModuleGetFunction", err)
		err.(*Error).Kernel = name
		return 0, err
	}
	return Function(keep(&d.functions, f)), nil
}

func (d *gorgonia) Global(m Module, name string) (Address, uint64, error) {
	p, size, err := d.modules[m-1].Global(name)
	return Address(p), uint64(size), named("cuModuleGetGlobal", err)
}

func (d *gorgonia) Resources(f Function) (registers, local, shared int, err error) {
	for attribute, value := range map[cu.FunctionAttribute]*int{cu.NumRegs: &registers, cu.LocalSizeBytes: &local, cu.SharedSizeBytes: &shared} {
		if *value, err = d.functions[f-1].Attribute(attribute); err != nil {
			return registers, local, shared, named("cuFuncGetAttribute", err)
		}
	}
	return registers, local, shared, nil
}

func (d *gorgonia) Alloc(size uint64) (Address, error) {
	p, err := cu.MemAlloc(int64(size))
	return Address(p), named("cuMemAlloc", err)
}

func (d *gorgonia) Free(a Address) error { return named("cuMemFree", cu.MemFree(cu.DevicePtr(a))) }

func (d *gorgonia) Pin(size uint64) (unsafe.Pointer, error) {
	var p unsafe.Pointer
	err := failed("cuMemHostAlloc", C.cuMemHostAlloc(&p, C.size_t(size), 0))
	return p, err
}

func (d *gorgonia) Unpin(p unsafe.Pointer) error { return named("cuMemFreeHost", cu.MemFreeHost(p)) }

func (d *gorgonia) CopyIn(dst Address, src unsafe.Pointer, size uint64, s Stream) error {
	return named("cuMemcpyHtoDAsync", cu.MemcpyHtoDAsync(cu.DevicePtr(dst), src, int64(size), d.stream(s)))
}

func (d *gorgonia) CopyOut(dst unsafe.Pointer, src Address, size uint64, s Stream) error {
	return named("cuMemcpyDtoHAsync", cu.MemcpyDtoHAsync(dst, cu.DevicePtr(src), int64(size), d.stream(s)))
}

func (d *gorgonia) Copy(dst, src Address, size uint64, s Stream) error {
	return named("cuMemcpyDtoDAsync", cu.MemcpyDtoDAsync(cu.DevicePtr(dst), cu.DevicePtr(src), int64(size), d.stream(s)))
}

func (d *gorgonia) Fill(dst Address, word uint32, words uint64, s Stream) error {
	return named("cuMemsetD32Async", cu.MemsetD32Async(cu.DevicePtr(dst), uint(word), int64(words), d.stream(s)))
}

func (d *gorgonia) NewStream() (Stream, error) {
	s, err := cu.MakeStream(cu.NonBlocking)
	if err != nil {
		return 0, named("cuStreamCreate", err)
	}
	return Stream(keep(&d.streams, s)), nil
}

func (d *gorgonia) DestroyStream(s Stream) error {
	return named("cuStreamDestroy", d.streams[s-1].Destroy())
}

func (d *gorgonia) Synchronize(s Stream) error {
	return named("cuStreamSynchronize", d.stream(s).Synchronize())
}

func (d *gorgonia) NewEvent() (Event, error) {
	e, err := cu.MakeEvent(cu.DefaultEvent)
	if err != nil {
		return 0, named("cuEventCreate", err)
	}
	return Event(keep(&d.events, e)), nil
}

func (d *gorgonia) DestroyEvent(e Event) error {
	return named("cuEventDestroy", cu.DestroyEvent(&d.events[e-1]))
}

func (d *gorgonia) Record(e Event, s Stream) error {
	return named("cuEventRecord", d.events[e-1].Record(d.stream(s)))
}

func (d *gorgonia) Elapsed(from, to Event) (float64, error) {
	if err := d.events[to-1].Synchronize(); err != nil {
		return 0, named("cuEventSynchronize", err)
	}
	ms, err := d.events[from-1].Elapsed(d.events[to-1])
	return ms * 1e-3, named("cuEventElapsedTime", err)
}

func (d *gorgonia) Launch(f Function, blocks, threads uint32, cooperative bool, s Stream, arguments []unsafe.Pointer) error {
	function := d.functions[f-1]
	if !cooperative {
		return named("cuLaunchKernel", function.Launch(int(blocks), 1, 1, int(threads), 1, 1, 0, d.stream(s), arguments))
	}
	var pinner runtime.Pinner
	defer pinner.Unpin()
	var first *unsafe.Pointer
	for _, a := range arguments {
		pinner.Pin(a)
		first = &arguments[0]
	}
	return failed("cuLaunchCooperativeKernel", C.cuLaunchCooperativeKernel(*(*C.CUfunction)(unsafe.Pointer(&function)), C.uint(blocks), 1, 1, C.uint(threads), 1, 1, 0, d.handle(s), first))
}

func (d *gorgonia) BeginCapture(s Stream) error {
	return failed("cuStreamBeginCapture", C.cuStreamBeginCapture(d.handle(s), C.CU_STREAM_CAPTURE_MODE_RELAXED))
}

func (d *gorgonia) EndCapture(s Stream) (Graph, error) {
	var recorded C.CUgraph
	if err := failed("cuStreamEndCapture", C.cuStreamEndCapture(d.handle(s), &recorded)); err != nil {
		return 0, err
	}
	defer C.cuGraphDestroy(recorded)
	var ready C.CUgraphExec
	if err := failed("cuGraphInstantiate", C.cuGraphInstantiateWithFlags(&ready, recorded, 0)); err != nil {
		return 0, err
	}
	return Graph(keep(&d.graphs, ready)), nil
}

func (d *gorgonia) LaunchGraph(g Graph, s Stream) error {
	return failed("cuGraphLaunch", C.cuGraphLaunch(d.graphs[g-1], d.handle(s)))
}

func (d *gorgonia) DestroyGraph(g Graph) error {
	return failed("cuGraphExecDestroy", C.cuGraphExecDestroy(d.graphs[g-1]))
}

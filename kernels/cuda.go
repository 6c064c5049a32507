package kernels

import (
	"bytes"
	"fmt"
	"math"
	"runtime"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"
)

// cuda calls the driver library directly, without cgo. The fields are the addresses of the library's functions, each
// under the name that it is exported by.
type cuda struct {
	init, driverGetVersion, deviceGetCount, deviceGet, deviceGetName, deviceTotalMem, deviceGetAttribute uintptr
	primaryCtxRetain, primaryCtxRelease, ctxSetCurrent                                                   uintptr
	moduleLoadDataEx, moduleUnload, moduleGetFunction, moduleGetGlobal, funcGetAttribute                 uintptr
	memGetInfo, memAlloc, memFree, memHostAlloc, memFreeHost                                             uintptr
	memcpyHtoD, memcpyDtoH, memcpyDtoD, memsetD32                                                        uintptr
	streamCreate, streamDestroy, streamSynchronize, streamBeginCapture, streamEndCapture                 uintptr
	graphInstantiate, graphLaunch, graphExecDestroy, graphDestroy                                        uintptr
	eventCreate, eventDestroy, eventRecord, eventSynchronize, eventElapsedTime                           uintptr
	launchKernel, launchCooperativeKernel, getErrorName, getErrorString                                  uintptr

	branches cudaBranches
	clusters cudaClusters
}

// CUDA opens the NVIDIA driver of this machine, once. The error is ErrNoDriver, or tells what the driver lacks.
var CUDA = sync.OnceValues(openCUDA)

// symbol is a function of the driver's library, and where its address belongs.
type symbol struct {
	address *uintptr
	name    string
}

// lookUp finds functions of the library, and returns the name of the first that it lacks, whose address is zero; "" if it has all.
func lookUp(library uintptr, symbols []symbol) (missing string) {
	for _, s := range symbols {
		address, err := librarySymbol(library, s.name)
		if (err != nil || address == 0) && missing == "" {
			missing = s.name
		}
		*s.address = address
	}
	return missing
}

func openCUDA() (Driver, error) {
	library, err := openLibrary()
	if err != nil && err.Error() == "" { // the C library keeps its message for another thread at times
		return nil, ErrNoDriver
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrNoDriver, err)
	}
	d := new(cuda)
	missing := lookUp(library, []symbol{
		{&d.init, "cuInit"},
		{&d.driverGetVersion, "cuDriverGetVersion"},
		{&d.deviceGetCount, "cuDeviceGetCount"},
		{&d.deviceGet, "cuDeviceGet"},
		{&d.deviceGetName, "cuDeviceGetName"},
		{&d.deviceTotalMem, "cuDeviceTotalMem_v2"},
		{&d.deviceGetAttribute, "cuDeviceGetAttribute"},
		{&d.primaryCtxRetain, "cuDevicePrimaryCtxRetain"},
		{&d.primaryCtxRelease, "cuDevicePrimaryCtxRelease_v2"},
		{&d.ctxSetCurrent, "cuCtxSetCurrent"},
		{&d.moduleLoadDataEx, "cuModuleLoadDataEx"},
		{&d.moduleUnload, "cuModuleUnload"},
		{&d.moduleGetFunction, "cuModuleGetFunction"},
		{&d.moduleGetGlobal, "cuModuleGetGlobal_v2"},
		{&d.funcGetAttribute, "cuFuncGetAttribute"},
		{&d.memGetInfo, "cuMemGetInfo_v2"},
		{&d.memAlloc, "cuMemAlloc_v2"},
		{&d.memFree, "cuMemFree_v2"},
		{&d.memHostAlloc, "cuMemHostAlloc"},
		{&d.memFreeHost, "cuMemFreeHost"},
		{&d.memcpyHtoD, "cuMemcpyHtoDAsync_v2"},
		{&d.memcpyDtoH, "cuMemcpyDtoHAsync_v2"},
		{&d.memcpyDtoD, "cuMemcpyDtoDAsync_v2"},
		{&d.memsetD32, "cuMemsetD32Async"},
		{&d.streamCreate, "cuStreamCreate"},
		{&d.streamDestroy, "cuStreamDestroy_v2"},
		{&d.streamSynchronize, "cuStreamSynchronize"},
		{&d.streamBeginCapture, "cuStreamBeginCapture_v2"},
		{&d.streamEndCapture, "cuStreamEndCapture"},
		{&d.graphInstantiate, "cuGraphInstantiateWithFlags"},
		{&d.graphLaunch, "cuGraphLaunch"},
		{&d.graphExecDestroy, "cuGraphExecDestroy"},
		{&d.graphDestroy, "cuGraphDestroy"},
		{&d.eventCreate, "cuEventCreate"},
		{&d.eventDestroy, "cuEventDestroy_v2"},
		{&d.eventRecord, "cuEventRecord"},
		{&d.eventSynchronize, "cuEventSynchronize"},
		{&d.eventElapsedTime, "cuEventElapsedTime"},
		{&d.launchKernel, "cuLaunchKernel"},
		{&d.launchCooperativeKernel, "cuLaunchCooperativeKernel"},
		{&d.getErrorName, "cuGetErrorName"},
		{&d.getErrorString, "cuGetErrorString"},
	})
	if missing != "" {
		return nil, fmt.Errorf("%w: the driver has no %s (CUDA 11.4 or later is needed)", ErrTooOld, missing)
	}
	d.branches.find(library)
	d.clusters.find(library)
	if err := d.call("cuInit", d.init, 0); err != nil {
		return nil, err
	}
	return d, nil
}

// call turns a non-zero CUresult into an *Error. Pointers among the arguments stay where they are until it returns.
//
//go:uintptrescapes
func (d *cuda) call(name string, function uintptr, arguments ...uintptr) error {
	r, _, _ := purego.SyscallN(function, arguments...)
	code := int(int32(r))
	if code == 0 {
		return nil
	}
	return &Error{Call: name, Code: code, Name: d.text(d.getErrorName, code), Message: d.text(d.getErrorString, code)}
}

// text asks the driver for the name or the description of a CUresult.
func (d *cuda) text(function uintptr, code int) string {
	s := new(*byte)
	if r, _, _ := purego.SyscallN(function, uintptr(code), uintptr(unsafe.Pointer(s))); int32(r) != 0 || *s == nil {
		return "unknown CUDA error"
	}
	n := 0
	for *(*byte)(unsafe.Add(unsafe.Pointer(*s), n)) != 0 {
		n++
	}
	return string(unsafe.Slice(*s, n))
}

func (d *cuda) Version() (int, error) {
	var v int32
	err := d.call("cuDriverGetVersion", d.driverGetVersion, uintptr(unsafe.Pointer(&v)))
	return int(v), err
}

func (d *cuda) Count() (int, error) {
	var n int32
	err := d.call("cuDeviceGetCount", d.deviceGetCount, uintptr(unsafe.Pointer(&n)))
	return int(n), err
}

// Numbers of CUdevice_attribute.
const (
	attributeMultiprocessors = 16
	attributeL2Size          = 38
	attributeMajor           = 75
	attributeMinor           = 76
)

func (d *cuda) Describe(device int) (Info, error) {
	var handle int32
	if err := d.call("cuDeviceGet", d.deviceGet, uintptr(unsafe.Pointer(&handle)), uintptr(device)); err != nil {
		return Info{}, err
	}
	name := make([]byte, 256)
	if err := d.call("cuDeviceGetName", d.deviceGetName, uintptr(unsafe.Pointer(&name[0])), uintptr(len(name)), uintptr(handle)); err != nil {
		return Info{}, err
	}
	info := Info{Index: device, Concurrent: true, Name: string(name[:max(0, bytes.IndexByte(name, 0))])}
	if err := d.call("cuDeviceTotalMem", d.deviceTotalMem, uintptr(unsafe.Pointer(&info.Memory)), uintptr(handle)); err != nil {
		return info, err
	}
	for _, a := range []struct {
		value  *int
		number uintptr
	}{
		{&info.Multiprocessors, attributeMultiprocessors},
		{&info.L2, attributeL2Size},
		{&info.Major, attributeMajor},
		{&info.Minor, attributeMinor},
	} {
		var v int32
		if err := d.call("cuDeviceGetAttribute", d.deviceGetAttribute, uintptr(unsafe.Pointer(&v)), a.number, uintptr(handle)); err != nil {
			return info, err
		}
		*a.value = int(v)
	}
	var err error
	info.Driver, err = d.Version()
	info.Clusters = info.Major >= clusterMajor && info.Driver >= clusterVersion && d.clusters.whole
	return info, err
}

func (d *cuda) Open(device int) error {
	var handle int32
	if err := d.call("cuDeviceGet", d.deviceGet, uintptr(unsafe.Pointer(&handle)), uintptr(device)); err != nil {
		return err
	}
	var context uintptr
	if err := d.call("cuDevicePrimaryCtxRetain", d.primaryCtxRetain, uintptr(unsafe.Pointer(&context)), uintptr(handle)); err != nil {
		return err
	}
	return d.call("cuCtxSetCurrent", d.ctxSetCurrent, context)
}

func (d *cuda) Close(device int) error {
	var handle int32
	if err := d.call("cuDeviceGet", d.deviceGet, uintptr(unsafe.Pointer(&handle)), uintptr(device)); err != nil {
		return err
	}
	return d.call("cuDevicePrimaryCtxRelease", d.primaryCtxRelease, uintptr(handle))
}

func (d *cuda) Memory() (free, total uint64, err error) {
	err = d.call("cuMemGetInfo", d.memGetInfo, uintptr(unsafe.Pointer(&free)), uintptr(unsafe.Pointer(&total)))
	return free, total, err
}

func (d *cuda) Alloc(size uint64) (Address, error) {
	var a Address
	err := d.call("cuMemAlloc", d.memAlloc, uintptr(unsafe.Pointer(&a)), uintptr(size))
	return a, err
}

func (d *cuda) Free(a Address) error { return d.call("cuMemFree", d.memFree, uintptr(a)) }

func (d *cuda) Pin(size uint64) (unsafe.Pointer, error) {
	var p unsafe.Pointer
	err := d.call("cuMemHostAlloc", d.memHostAlloc, uintptr(unsafe.Pointer(&p)), uintptr(size), 0)
	return p, err
}

func (d *cuda) Unpin(p unsafe.Pointer) error {
	return d.call("cuMemFreeHost", d.memFreeHost, uintptr(p))
}

func (d *cuda) CopyIn(dst Address, src unsafe.Pointer, size uint64, s Stream) error {
	err := d.call("cuMemcpyHtoDAsync", d.memcpyHtoD, uintptr(dst), uintptr(src), uintptr(size), uintptr(s))
	runtime.KeepAlive(src)
	return err
}

func (d *cuda) CopyOut(dst unsafe.Pointer, src Address, size uint64, s Stream) error {
	err := d.call("cuMemcpyDtoHAsync", d.memcpyDtoH, uintptr(dst), uintptr(src), uintptr(size), uintptr(s))
	runtime.KeepAlive(dst)
	return err
}

func (d *cuda) Copy(dst, src Address, size uint64, s Stream) error {
	return d.call("cuMemcpyDtoDAsync", d.memcpyDtoD, uintptr(dst), uintptr(src), uintptr(size), uintptr(s))
}

func (d *cuda) Fill(dst Address, word uint32, words uint64, s Stream) error {
	return d.call("cuMemsetD32Async", d.memsetD32, uintptr(dst), uintptr(word), uintptr(words), uintptr(s))
}

const nonBlocking = 1 // CU_STREAM_NON_BLOCKING: no ordering with the default stream

func (d *cuda) NewStream() (Stream, error) {
	var s Stream
	err := d.call("cuStreamCreate", d.streamCreate, uintptr(unsafe.Pointer(&s)), nonBlocking)
	return s, err
}

func (d *cuda) DestroyStream(s Stream) error {
	return d.call("cuStreamDestroy", d.streamDestroy, uintptr(s))
}

func (d *cuda) Synchronize(s Stream) error {
	return d.call("cuStreamSynchronize", d.streamSynchronize, uintptr(s))
}

func (d *cuda) NewEvent() (Event, error) {
	var e Event
	err := d.call("cuEventCreate", d.eventCreate, uintptr(unsafe.Pointer(&e)), 0)
	return e, err
}

func (d *cuda) DestroyEvent(e Event) error {
	return d.call("cuEventDestroy", d.eventDestroy, uintptr(e))
}

func (d *cuda) Record(e Event, s Stream) error {
	return d.call("cuEventRecord", d.eventRecord, uintptr(e), uintptr(s))
}

func (d *cuda) Elapsed(from, to Event) (float64, error) {
	if err := d.call("cuEventSynchronize", d.eventSynchronize, uintptr(to)); err != nil {
		return 0, err
	}
	var ms float32
	if err := d.call("cuEventElapsedTime", d.eventElapsedTime, uintptr(unsafe.Pointer(&ms)), uintptr(from), uintptr(to)); err != nil {
		return math.NaN(), err
	}
	return float64(ms) * 1e-3, nil
}

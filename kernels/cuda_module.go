package kernels

import (
	"bytes"
	"runtime"
	"unsafe"
)

// Numbers of CUjit_option.
const (
	jitErrorLog     = 5
	jitErrorLogSize = 6
	jitSplitCompile = 34 // threads of the compiler; 0 takes one for each processor
)

// splitCompileVersion is the driver from which on the compiler takes several threads: CUDA 12.9.
const splitCompileVersion = 12090

// Load compiles PTX for the current device. A refusal carries the compiler's own log.
func (d *cuda) Load(ptx []byte) (Module, error) {
	text := append(bytes.Clone(ptx), 0)
	log := make([]byte, 4096)
	options := []int32{jitErrorLog, jitErrorLogSize}
	values := []uintptr{uintptr(unsafe.Pointer(&log[0])), uintptr(len(log))}
	if version, err := d.Version(); err == nil && version >= splitCompileVersion {
		options, values = append(options, jitSplitCompile), append(values, 0)
	}
	var m Module
	err := d.call("cuModuleLoadDataEx", d.moduleLoadDataEx, uintptr(unsafe.Pointer(&m)), uintptr(unsafe.Pointer(&text[0])),
		uintptr(len(options)), uintptr(unsafe.Pointer(&options[0])), uintptr(unsafe.Pointer(&values[0])))
	runtime.KeepAlive(text)
	runtime.KeepAlive(log)
	if e, ok := err.(*Error); ok {
		if n := bytes.IndexByte(log, 0); n > 0 {
			e.Message += ": " + string(log[:n])
		}
	}
	return m, err
}

func (d *cuda) Unload(m Module) error {
	return d.call("cuModuleUnload", d.moduleUnload, uintptr(m))
}

func (d *cuda) Function(m Module, name string) (Function, error) {
	text := append([]byte(name), 0)
	var f Function
	err := d.call("cuModuleGetFunction", d.moduleGetFunction, uintptr(unsafe.Pointer(&f)), uintptr(m), uintptr(unsafe.Pointer(&text[0])))
	if e, ok := err.(*Error); ok {
		e.Kernel = name
	}
	return f, err
}

func (d *cuda) Global(m Module, name string) (Address, uint64, error) {
	text := append([]byte(name), 0)
	var a Address
	var size uint64
	err := d.call("cuModuleGetGlobal", d.moduleGetGlobal, uintptr(unsafe.Pointer(&a)), uintptr(unsafe.Pointer(&size)), uintptr(m), uintptr(unsafe.Pointer(&text[0])))
	return a, size, err
}

// Resources are what a kernel takes: registers a thread, bytes of local memory a thread, bytes of shared memory a block.
func (d *cuda) Resources(f Function) (registers, local, shared int, err error) {
	for _, a := range []struct { // numbers of CUfunction_attribute
		value  *int
		number uintptr
	}{{&registers, 4}, {&local, 3}, {&shared, 1}} {
		var v int32
		if err := d.call("cuFuncGetAttribute", d.funcGetAttribute, uintptr(unsafe.Pointer(&v)), a.number, uintptr(f)); err != nil {
			return 0, 0, 0, err
		}
		*a.value = int(v)
	}
	return registers, local, shared, nil
}

func (d *cuda) Launch(f Function, blocks, threads uint32, cooperative bool, s Stream, arguments []unsafe.Pointer) (err error) {
	var first *unsafe.Pointer
	if len(arguments) > 0 {
		first = &arguments[0]
	}
	if cooperative {
		err = d.call("cuLaunchCooperativeKernel", d.launchCooperativeKernel, uintptr(f), uintptr(blocks), 1, 1, uintptr(threads), 1, 1,
			0, uintptr(s), uintptr(unsafe.Pointer(first)))
	} else {
		err = d.call("cuLaunchKernel", d.launchKernel, uintptr(f), uintptr(blocks), 1, 1, uintptr(threads), 1, 1,
			0, uintptr(s), uintptr(unsafe.Pointer(first)), 0)
	}
	runtime.KeepAlive(arguments)
	return err
}

const captureRelaxed = 2 // CU_STREAM_CAPTURE_MODE_RELAXED

func (d *cuda) BeginCapture(s Stream) error {
	return d.call("cuStreamBeginCapture", d.streamBeginCapture, uintptr(s), captureRelaxed)
}

func (d *cuda) EndCapture(s Stream) (Graph, error) {
	var graph uintptr
	if err := d.call("cuStreamEndCapture", d.streamEndCapture, uintptr(s), uintptr(unsafe.Pointer(&graph))); err != nil {
		return 0, err
	}
	var g Graph
	err := d.call("cuGraphInstantiate", d.graphInstantiate, uintptr(unsafe.Pointer(&g)), graph, 0)
	if err := d.call("cuGraphDestroy", d.graphDestroy, graph); err != nil {
		return 0, err
	}
	return g, err
}

func (d *cuda) LaunchGraph(g Graph, s Stream) error {
	return d.call("cuGraphLaunch", d.graphLaunch, uintptr(g), uintptr(s))
}

func (d *cuda) DestroyGraph(g Graph) error {
	return d.call("cuGraphExecDestroy", d.graphExecDestroy, uintptr(g))
}

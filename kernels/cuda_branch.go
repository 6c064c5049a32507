package kernels

import (
	"errors"
	"runtime"
	"unsafe"
)

// branchVersion is the driver from which on graphs have conditional nodes: CUDA 12.4.
const branchVersion = 12040

// cudaBranches are the addresses of those of the library's functions that branches need, zero where it has none.
type cudaBranches struct {
	ctxGetCurrent, streamGetCaptureInfo, streamUpdateCaptureDependencies, streamBeginCaptureToGraph uintptr
	graphConditionalHandleCreate, graphAddNode                                                      uintptr
	whole                                                                                           bool
}

// find looks the functions up.
func (b *cudaBranches) find(library uintptr) {
	b.whole = lookUp(library, []symbol{
		{&b.ctxGetCurrent, "cuCtxGetCurrent"},
		{&b.streamGetCaptureInfo, "cuStreamGetCaptureInfo_v2"},
		{&b.streamUpdateCaptureDependencies, "cuStreamUpdateCaptureDependencies"},
		{&b.streamBeginCaptureToGraph, "cuStreamBeginCaptureToGraph"},
		{&b.graphConditionalHandleCreate, "cuGraphConditionalHandleCreate"},
		{&b.graphAddNode, "cuGraphAddNode"},
	}) == ""
}

func (d *cuda) Branches() bool {
	version, err := d.Version()
	return err == nil && version >= branchVersion && d.branches.whole
}

// capture is what is being captured on a stream: the graph, and the nodes that the next one comes after.
func (d *cuda) capture(s Stream) (graph uintptr, after []uintptr, err error) {
	var status int32
	var nodes *uintptr
	var n uintptr
	err = d.call("cuStreamGetCaptureInfo", d.branches.streamGetCaptureInfo, uintptr(s), uintptr(unsafe.Pointer(&status)), 0,
		uintptr(unsafe.Pointer(&graph)), uintptr(unsafe.Pointer(&nodes)), uintptr(unsafe.Pointer(&n)))
	if err != nil {
		return 0, nil, err
	}
	if graph == 0 {
		return 0, nil, errors.New("kernels: a branch outside a recording")
	}
	return graph, append([]uintptr(nil), unsafe.Slice(nodes, n)...), nil
}

func (d *cuda) context() (context uintptr, err error) {
	err = d.call("cuCtxGetCurrent", d.branches.ctxGetCurrent, uintptr(unsafe.Pointer(&context)))
	return context, err
}

func (d *cuda) NewCondition(s Stream) (handle uint64, err error) {
	context, err := d.context()
	if err != nil {
		return 0, err
	}
	graph, _, err := d.capture(s)
	if err != nil {
		return 0, err
	}
	err = d.call("cuGraphConditionalHandleCreate", d.branches.graphConditionalHandleCreate, uintptr(unsafe.Pointer(&handle)), graph, context, 0, 0)
	return handle, err
}

// Numbers of CUgraphNodeType, CUgraphConditionalNodeType and CUstreamUpdateCaptureDependencies_flags.
const (
	conditionalNode    = 13
	conditionalIf      = 0
	setDependencies    = 1
	sizeOfNodeSettings = 256
)

// conditionalSettings is a CUgraphNodeParams of a conditional node.
type conditionalSettings struct {
	kind      int32
	_         [3]int32
	condition uint64
	branching int32
	branches  uint32   // how many graphs the node has
	graphs    *uintptr // these: the driver sets it
	context   uintptr
	_         [sizeOfNodeSettings - 48]byte
}

func (d *cuda) BeginBranch(s, branch Stream, condition uint64) error {
	context, err := d.context()
	if err != nil {
		return err
	}
	graph, after, err := d.capture(s)
	if err != nil {
		return err
	}
	settings := conditionalSettings{kind: conditionalNode, condition: condition, branching: conditionalIf, branches: 1, context: context}
	var node uintptr
	var first *uintptr
	if len(after) > 0 {
		first = &after[0]
	}
	err = d.call("cuGraphAddNode", d.branches.graphAddNode, uintptr(unsafe.Pointer(&node)), graph, uintptr(unsafe.Pointer(first)), uintptr(len(after)), uintptr(unsafe.Pointer(&settings)))
	runtime.KeepAlive(after)
	if err != nil {
		return err
	}
	body := *settings.graphs
	if err := d.call("cuStreamUpdateCaptureDependencies", d.branches.streamUpdateCaptureDependencies, uintptr(s), uintptr(unsafe.Pointer(&node)), 1, setDependencies); err != nil {
		return err
	}
	return d.call("cuStreamBeginCaptureToGraph", d.branches.streamBeginCaptureToGraph, uintptr(branch), body, 0, 0, 0, captureRelaxed)
}

func (d *cuda) EndBranch(branch Stream) error {
	var graph uintptr // that of the node, which it keeps
	return d.call("cuStreamEndCapture", d.streamEndCapture, uintptr(branch), uintptr(unsafe.Pointer(&graph)))
}

func (d *cuda) Waited(s Stream) ([]Node, error) {
	_, after, err := d.capture(s)
	nodes := make([]Node, len(after))
	for i, n := range after {
		nodes[i] = Node(n)
	}
	return nodes, err
}

func (d *cuda) Wait(s Stream, nodes []Node) error {
	var first *Node
	if len(nodes) > 0 {
		first = &nodes[0]
	}
	err := d.call("cuStreamUpdateCaptureDependencies", d.branches.streamUpdateCaptureDependencies, uintptr(s), uintptr(unsafe.Pointer(first)), uintptr(len(nodes)), setDependencies)
	runtime.KeepAlive(nodes)
	return err
}

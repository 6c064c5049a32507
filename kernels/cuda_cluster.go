package kernels

import (
	"runtime"
	"unsafe"
)

// The compute capability from which on blocks form clusters, and the driver from which on launches may be such: CUDA 11.8.
const (
	clusterMajor   = 9
	clusterVersion = 11080
)

// cudaClusters are the addresses of those of the library's functions that clusters of blocks need, zero where it has none.
type cudaClusters struct {
	launchKernelEx, funcSetAttribute, occupancyMaxPotentialClusterSize uintptr
	whole                                                              bool
}

// find looks the functions up.
func (c *cudaClusters) find(library uintptr) {
	c.whole = lookUp(library, []symbol{
		{&c.launchKernelEx, "cuLaunchKernelEx"},
		{&c.funcSetAttribute, "cuFuncSetAttribute"},
		{&c.occupancyMaxPotentialClusterSize, "cuOccupancyMaxPotentialClusterSize"},
	}) == ""
}

// Numbers of CUfunction_attribute and of CUlaunchAttributeID.
const (
	nonPortableClusterSize = 14
	clusterDimension       = 4
)

// launchSettings is a CUlaunchConfig.
type launchSettings struct {
	blocks, threads [3]uint32
	shared          uint32
	stream          Stream
	attributes      *clusterAttribute
	count           uint32 // of the attributes
}

// clusterAttribute is the CUlaunchAttribute for the size of a cluster.
type clusterAttribute struct {
	id   uint32
	_    uint32
	size [3]uint32
	_    [64 - 12]byte
}

// clusterOf is a launch that is one cluster of so many blocks.
func clusterOf(blocks, threads uint32, s Stream) *launchSettings {
	size := [3]uint32{blocks, 1, 1}
	return &launchSettings{blocks: size, threads: [3]uint32{threads, 1, 1}, stream: s, attributes: &clusterAttribute{id: clusterDimension, size: size}, count: 1}
}

func (d *cuda) MostInCluster(f Function, threads uint32) (int, error) {
	if err := d.call("cuFuncSetAttribute", d.clusters.funcSetAttribute, uintptr(f), nonPortableClusterSize, 1); err != nil {
		return 0, err
	}
	var most int32
	settings := clusterOf(1, threads, 0)
	settings.count = 0
	err := d.call("cuOccupancyMaxPotentialClusterSize", d.clusters.occupancyMaxPotentialClusterSize, uintptr(unsafe.Pointer(&most)), uintptr(f), uintptr(unsafe.Pointer(settings)))
	return int(most), err
}

func (d *cuda) LaunchCluster(f Function, blocks, threads uint32, s Stream, arguments []unsafe.Pointer) error {
	var first *unsafe.Pointer
	if len(arguments) > 0 {
		first = &arguments[0]
	}
	err := d.call("cuLaunchKernelEx", d.clusters.launchKernelEx, uintptr(unsafe.Pointer(clusterOf(blocks, threads, s))), uintptr(f), uintptr(unsafe.Pointer(first)), 0)
	runtime.KeepAlive(arguments)
	return err
}

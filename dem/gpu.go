// The engine on an NVIDIA GPU: what it holds and how it is made.

package dem

import (
	"errors"
	"fmt"
	"math"
	"os"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/kernels"
)

// Precision is how the GPU holds numbers.
type Precision uint8

// Precisions. Positions are fixed-point numbers in all of them, so accuracy does not depend on the size of the domain.
const (
	Single Precision = iota // 32 bits throughout
	Mixed                   // positions and velocities in 64 bits, contact laws in 32
	Double                  // 64 bits throughout
)

var precisionNames = []string{"single", "mixed", "double"}

func (p Precision) String() string { return nameOf(precisionNames, uint8(p)) }

// UnmarshalText reads the name of a precision.
func (p *Precision) UnmarshalText(b []byte) error { return lookUp(precisionNames, b, (*uint8)(p)) }

// GPUOptions are the choices that do not belong to a model.
type GPUOptions struct {
	Device    *kernels.Device // nil opens device 0, which Close then closes
	Precision Precision
	Lanes     int  // threads that share a grain, a power of two up to 32; 0 chooses by the number of grains
	NoAudit   bool // losses are not summed: Energy tells zero for them
}

// GPU is the engine on an NVIDIA GPU.
//
// Between steps it holds positions and histories of the time reached, and velocities half a step before, as the leapfrog does. A step
// works out the forces where the grains are and takes them on in the same kernel; what is asked for at the time reached is worked out
// from the forces there without changing anything.
type GPU struct {
	model   Model
	options GPUOptions
	format  format
	device  *kernels.Device
	queue   *kernels.Queue // used inside device.Do only
	owned   bool           // the device is this engine's to close

	program *kernels.Program
	kernel  map[string]*kernels.Kernel
	arrays  arrays
	space   space
	batch   *kernels.Recording // batchSteps steps, the decision and the build
	ready   *kernels.Recording // the decision and the build
	control control            // as last read
	host    []control          // pinned, one

	count    int     // of grains
	time     float64 // reached, s
	dt       float64 // of the last step, s
	kicked   float64 // part of the last step's kick that is still to come, s
	set      stepping
	rebuilds int
}

// stepping is what the device's parameters say of a step.
type stepping struct{ dt, before, kick float64 }

const batchSteps = 32

// NewGPU makes an engine for a model.
func NewGPU(m *Model, options GPUOptions) (*GPU, error) {
	if err := m.Check(); err != nil {
		return nil, err
	}
	if err := supported(m); err != nil {
		return nil, err
	}
	e := &GPU{model: *m, options: options, device: options.Device, format: format{options.Precision}, count: len(m.Grains.Position)}
	if e.device == nil {
		device, err := kernels.Open(0)
		if err != nil {
			return nil, err
		}
		e.device, e.owned = device, true
	}
	err := e.device.Do(func(q *kernels.Queue) error {
		e.queue = q
		return e.build(&m.Grains)
	})
	if err != nil {
		e.Close()
		return nil, fmt.Errorf("dem: GPU engine: %w", err)
	}
	return e, nil
}

// supported names what the engine cannot do.
func supported(m *Model) error {
	return nil
}

// Close gives the device memory back.
func (e *GPU) Close() {
	if e.device == nil {
		return
	}
	_ = e.device.Do(func(*kernels.Queue) error {
		return errors.Join(e.batch.Free(), e.ready.Free(), e.arrays.free(), e.program.Free())
	})
	if e.owned {
		_ = e.device.Close()
	}
	e.device = nil
}

// build fills the device.
func (e *GPU) build(g *Grains) error {
	if err := e.load(g); err != nil {
		return err
	}
	e.space = newSpace(&e.model, g, e.format)
	if err := e.allocate(); err != nil {
		return err
	}
	if err := e.upload(g); err != nil {
		return err
	}
	if err := e.record(); err != nil {
		return err
	}
	return e.prepare()
}

// load compiles the kernels for the model.
func (e *GPU) load(g *Grains) error {
	source := [...]kernels.Source{kernels.GrainsSingle, kernels.GrainsMixed, kernels.GrainsDouble}[e.options.Precision]
	constants := map[string]int{
		"LANES": e.lanes(), "UNIFORM": flag(uniform(g)), "PERIODIC": 0, "AUDIT": flag(!e.options.NoAudit),
		"NORMAL": int(e.model.Law.Normal), "TANGENTIAL": int(e.model.Law.Tangential), "ROLLING": int(e.model.Law.Rolling),
		"TENSION":  flag(e.model.Law.Tension),
		"DAMPROOT": flag(e.model.Law.Normal == Hertz && e.model.Law.Damping == ByRestitution),
		"SIMPLE": 1, "JOINED": flag(e.joined()),
	}
	for axis, on := range e.model.Periodic {
		constants["PERIODIC"] |= flag(on) << axis
	}
	program, err := e.queue.Load(source, constants)
	if err != nil {
		return err
	}
	e.program = program
	e.kernel = map[string]*kernels.Kernel{}
	for _, name := range append([]string{"decide", "step", "walls"}, buildKernels...) {
		if e.kernel[name], err = program.Kernel(name); err != nil {
			return err
		}
	}
	return nil
}

func (e *GPU) joined() bool { return os.Getenv("XJOINED") != "" }

// lanes is the base-2 logarithm of the number of threads a grain.
func (e *GPU) lanes() int {
	if e.options.Lanes > 0 {
		return int(math.Log2(float64(e.options.Lanes)))
	}
	switch threads := 2048 * e.device.Info.Multiprocessors; {
	case 8*e.count <= threads:
		return 3
	case 4*e.count <= threads:
		return 2
	case 2*e.count <= threads:
		return 1
	}
	return 0
}

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}

// uniform tells whether all grains are of one size and material.
func uniform(g *Grains) bool {
	for i := range g.Radius {
		if g.Radius[i] != g.Radius[0] || g.materialOf(i) != g.materialOf(0) {
			return false
		}
	}
	return len(g.Radius) > 0
}

// space is how positions become numbers on the device.
type space struct {
	origin  r3.Vec  // where the fixed-point numbers are zero, m
	quantum float64 // m
	skin    float64 // m
	slack   float64 // m
	largest float64 // radius, m
	levels  []cellTable
	total   int // cells of all levels
}

// cellTable is a table of cells for the grains of a range of radii.
type cellTable struct {
	edge   [3]float64 // m
	count  [3]int
	tiles  [3]int
	first  int
	radius float64 // largest, m
}

// rangeInReaches is the range of the fixed-point numbers by the farthest that neighbours are apart.
const rangeInReaches = 16

func newSpace(m *Model, g *Grains, f format) space {
	smallest := math.Inf(1)
	s := space{skin: m.Skin}
	for _, r := range g.Radius {
		s.largest, smallest = max(s.largest, r), min(smallest, r)
	}
	if len(g.Radius) == 0 {
		s.largest, smallest = 1e-3, 1e-3
	}
	if s.skin == 0 {
		s.skin = 0.1 * smallest
	}
	s.slack = s.skin
	reach := 2*s.largest + s.skin
	s.quantum = rangeInReaches * reach / f.steps()
	low, high := r3.Vec{}, r3.Vec{}
	for i, p := range g.Position {
		if i == 0 {
			low, high = p, p
		}
		low, high = minVec(low, p), maxVec(high, p)
	}
	s.origin = low
	for axis, on := range m.Periodic {
		if on {
			set(&s.origin, axis, along(m.Domain.Min, axis))
		}
	}
	c := cellTable{radius: s.largest}
	limit := max(4*len(g.Position), 4096)
	for axis := range 3 {
		c.edge[axis] = reach * (1 + 1e-9)
		extent := along(high, axis) - along(low, axis)
		c.count[axis] = int(extent/c.edge[axis]) + 3
		if m.Periodic[axis] {
			length := along(m.Domain.Max, axis) - along(m.Domain.Min, axis)
			c.count[axis] = max(1, int(length/c.edge[axis]))
			c.edge[axis] = length / float64(c.count[axis])
		}
	}
	for c.count[0]*c.count[1]*c.count[2] > limit {
		longest := 0
		for axis := range 3 {
			if !m.Periodic[axis] && (m.Periodic[longest] || c.count[axis] > c.count[longest]) {
				longest = axis
			}
		}
		if m.Periodic[longest] || c.count[longest] <= 3 {
			break
		}
		c.count[longest] = (c.count[longest] + 1) / 2
	}
	for axis := range 3 {
		c.tiles[axis] = (c.count[axis] + 3) / 4
	}
	s.levels = []cellTable{c}
	s.total = 64 * c.tiles[0] * c.tiles[1] * c.tiles[2]
	return s
}

func along(v r3.Vec, axis int) float64 { return [3]float64{v.X, v.Y, v.Z}[axis] }

func set(v *r3.Vec, axis int, x float64) { *[3]*float64{&v.X, &v.Y, &v.Z}[axis] = x }

package models

// Where particles are simulated: on the processor or on a GPU.

import (
	"fmt"
	"math"
	"runtime"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/gpu"
	"gabion/kernels"
	"gabion/rigid"
)

// Device is what a simulation runs on.
type Device struct {
	Kind   string // cpu or gpu
	Name   string
	Reason string // why it was chosen
}

// Processor names the machine that a run on the processor is on.
func Processor() string { return fmt.Sprintf("%s, %d processors", runtime.GOARCH, runtime.NumCPU()) }

// Gains are the numbers of particles from which one GPU is clearly faster than one core of a processor, measured on an H200 and a core of the
// machine around it (docs/performance.md): of particles alone four times, so that compiling the kernels pays off too; and of particles that touch
// bodies, where every iteration of the bodies waits for the GPU's answer, a little more than equal. Bodies is the number of bodies from which they gain where they
// stay on the GPU with the particles, however few these are: 1 276 bodies under one take a sixth of the time that sixteen cores do.
var Gains = struct{ Alone, Coupled, Bodies int }{Alone: 200, Coupled: 650, Bodies: 1000}

// ChooseDevice says where so many particles are simulated, which touch bodies or do not, with so many bodies that would stay on a GPU with them. The kind is cpu, gpu, or auto
// (or empty) for whatever is likely to be faster. An error says why there is no GPU, or that there is no such kind.
func ChooseDevice(kind string, particles int, coupled bool, bodies int) (Device, error) {
	processor := Device{Kind: "cpu", Name: Processor(), Reason: "asked for"}
	switch kind {
	case "cpu":
		return processor, nil
	case "gpu", "auto", "":
	default:
		return processor, fmt.Errorf("there is no device %q: accepted are auto, cpu and gpu", kind)
	}
	gains, what := Gains.Alone, ""
	if coupled {
		gains, what = Gains.Coupled, " that touch bodies"
	}
	onGPU, err := usableGPU()
	switch {
	case kind == "gpu" && err != nil:
		return processor, fmt.Errorf("no particles can be simulated on a GPU here: %w; --device auto takes the processor then", err)
	case kind == "gpu":
		return Device{Kind: "gpu", Name: onGPU.Name, Reason: "asked for"}, nil
	case err != nil:
		processor.Reason = err.Error()
		return processor, nil
	case particles > 0 && bodies >= Gains.Bodies:
		return Device{Kind: "gpu", Name: onGPU.Name, Reason: fmt.Sprintf("%d bodies gain from it", bodies)}, nil
	case particles < gains:
		processor.Reason = fmt.Sprintf("%d particles%s are too few to gain from the GPU, which %d do", particles, what, gains)
		return processor, nil
	}
	return Device{Kind: "gpu", Name: onGPU.Name, Reason: fmt.Sprintf("%d particles%s gain from it", particles, what)}, nil
}

// usableGPU is the first GPU, or the reason why it cannot be used.
func usableGPU() (kernels.Info, error) {
	devices, err := kernels.Devices()
	if err != nil {
		return kernels.Info{}, err
	}
	return devices[0], devices[0].Usable()
}

// engine makes the engine of the device that was asked for, or that suits the model. What the GPU cannot do, or has no memory for, goes to
// the processor with a warning, unless the GPU was asked for.
func (b *builder) engine(m *dem.Model, kind string) (dem.Engine, error) {
	device, err := ChooseDevice(kind, len(m.Particles.Position)+b.model.expected(), m.Frames() > 0, b.bodiesOnGPU())
	if err != nil {
		return nil, err
	}
	if device.Kind == "gpu" {
		engine, err := b.gpu(m)
		if err == nil {
			b.built.Device = device
			return engine, nil
		}
		if kind == "gpu" {
			return nil, fmt.Errorf("the GPU cannot take this model: %w; --device auto takes the processor then", err)
		}
		device, _ = ChooseDevice("cpu", 0, false, 0)
		device.Reason = "the GPU cannot take this model: " + err.Error()
		b.built.Warnings = append(b.built.Warnings, device.Reason+"; the processor simulates the particles")
	}
	b.built.Device = device
	e, err := cpu.New(m)
	if err != nil {
		return nil, err
	}
	e.Import = gpu.Import
	return e, nil
}

// gpu makes the GPU's engine with the model's precision; auto is mixed, whose positions and velocities are as good as the processor's and
// which takes at most about a quarter of the speed (docs/performance.md).
func (b *builder) gpu(m *dem.Model) (dem.Engine, error) {
	options := gpu.Options{Precision: gpu.Mixed}
	if p := b.model.DEM.Precision; p != "auto" {
		if err := options.Precision.UnmarshalText([]byte(p)); err != nil {
			return nil, err
		}
	}
	return gpu.New(m, options)
}

// expected is about how many particles the inlets will bring.
func (m *Model) expected() int {
	sum := 0.0
	for i := range m.Inlets {
		s := &m.Inlets[i]
		end := m.Solver.End
		if s.End != nil {
			end = min(end, *s.End)
		}
		low, high := s.Radius.sizes().Limits()
		mass := rigid.SolidSphere(m.Materials[m.material(s.Material)].Density, (low+high)/2).Mass
		count := (s.Rate + s.MassFlow/mass) * max(end-s.Start, 0)
		if s.MaxCount != nil {
			count = min(count, float64(*s.MaxCount))
		}
		sum += count
	}
	return int(min(sum, math.MaxInt32))
}

package models

// Where grains are simulated.

import (
	"fmt"

	"gabion/dem"
	"gabion/kernels"
)

// WorthGPU is the number of grains from which a GPU is faster than a processor's cores, whatever the two are.
const WorthGPU = 20_000

// checkDevice refuses what is not there before anything is built.
func (o *BuildOptions) checkDevice() error {
	switch o.Device {
	case "", "auto", "cpu":
		return nil
	case "gpu":
		if _, err := usableGPU(); err != nil {
			return fmt.Errorf("no grains can be simulated on a GPU here: %w; --device auto takes the processor then", err)
		}
		return nil
	}
	return fmt.Errorf("there is no device %q: accepted are auto, cpu and gpu", o.Device)
}

// usableGPU is the first device, or the reason why it cannot be used.
func usableGPU() (kernels.Info, error) {
	devices, err := kernels.Devices()
	if err != nil {
		return kernels.Info{}, err
	}
	return devices[0], devices[0].Usable()
}

// engine makes the engine of the device that was asked for, or that suits the model.
func (b *builder) engine(m *dem.Model, device string) (dem.Engine, error) {
	processor := func(reason string) (dem.Engine, error) {
		b.built.Device = Device{Kind: "cpu", Name: Processor(), Reason: reason}
		return dem.NewCPU(m)
	}
	if device == "cpu" {
		return processor("asked for")
	}
	gpu, err := usableGPU()
	automatic := device != "gpu"
	switch grains := len(m.Grains.Position); {
	case err != nil && automatic:
		return processor(err.Error())
	case automatic && grains < WorthGPU:
		return processor(fmt.Sprintf("%d grains are too few to gain from a GPU", grains))
	}
	options := dem.GPUOptions{Precision: dem.Mixed}
	if p := b.model.Grains.Precision; p != "auto" {
		if err := options.Precision.UnmarshalText([]byte(p)); err != nil {
			return nil, err
		}
	}
	engine, err := dem.NewGPU(m, options)
	if err != nil && automatic {
		return processor("the GPU cannot take this model: " + err.Error())
	}
	if err != nil {
		return nil, err
	}
	b.built.Device = Device{Kind: "gpu", Name: gpu.Name, Reason: "asked for"}
	if automatic {
		b.built.Device.Reason = "the fastest for this many grains"
	}
	return engine, nil
}

package models

// Where grains are simulated.

import (
	"fmt"

	"gabion/dem"
)

// checkDevice refuses what is not there before anything is built.
func (o *BuildOptions) checkDevice() error {
	switch o.Device {
	case "", "auto", "cpu":
		return nil
	case "gpu":
		return fmt.Errorf("this version simulates grains on the processor only: use --device cpu or auto")
	}
	return fmt.Errorf("there is no device %q: accepted are auto, cpu and gpu", o.Device)
}

// engine makes the engine of the chosen device.
func (b *builder) engine(m *dem.Model) (dem.Engine, error) {
	b.built.Device = Device{Kind: "cpu", Name: Processor()}
	return dem.NewCPU(m)
}

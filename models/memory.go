package models

// How much memory a model takes, before any of it is made.

import (
	"errors"
	"fmt"

	"gabion/internal/document"
	"gabion/internal/memory"
)

// Bytes that things take at the least, measured with little left for the collector.
const (
	particleOnCPU = 320 // with its contacts, in a loose packing
	particleOnGPU = 180 // until the GPU has it
	freeBody      = 7000
	pointMass     = 4000
	strandOfBody  = 10000 // of a net that particles meet, by its bodies
	bodyInFrame   = 12000
	numberInTable = 8
	perMeshByte   = 5 // of a file of triangles
	perRasterByte = 7 // of a file of heights
	perRowByte    = 4 // of a file of particles
	pixel         = 36
)

// fits fails a key whose value takes more memory than there is.
func fits(r *document.Report, key, what string, bytes float64) bool {
	err := memory.Check(what, bytes)
	if err != nil {
		r.Fail(key, "%v", err)
	}
	return err == nil
}

// memory is about how many bytes the bodies of the net take, with their springs and equations.
func (n *Net) memory() float64 {
	each := freeBody
	if n.Body.Type == "point_mass" {
		each = pointMass
	}
	return n.estimate() * float64(each)
}

// Check implements document.Checker.
func (s *Snapshots) Check(r *document.Report) {
	fits(r, "size", fmt.Sprintf("a picture of %d by %d pixels", s.Size[0], s.Size[1]), pixel*float64(s.Size[0])*float64(s.Size[1]))
}

// checkMemory fails histories that plots could not be drawn from.
func (m *Model) checkMemory(r *document.Report) {
	if !m.Outputs.Plots {
		return
	}
	columns := 1
	for _, q := range m.Outputs.Requests {
		columns += len(q.Quantities)
	}
	rows := m.Solver.End / m.Outputs.Interval
	what := fmt.Sprintf("plots of %.3g rows of history.csv, which outputs.plots: false does without", rows)
	fits(r.Part("outputs"), "interval", what, rows*float64(columns)*numberInTable)
}

// checkMemory tells whether there is room for what the model has at the start, before the particles are made.
func (b *builder) checkMemory(kind string) error {
	m := b.model
	var particles []float64 // of each group
	var all, bytes float64
	for i := range m.Particles {
		_, n := m.Particles[i].estimate()
		particles = append(particles, n)
		all += n
	}
	bodies := 0.0
	for i := range m.Nets {
		bytes += m.Nets[i].memory()
		bodies += m.Nets[i].estimate()
		if all > 0 && m.Nets[i].Strands != nil {
			bytes += m.Nets[i].estimate() * strandOfBody
		}
	}
	each := float64(particleOnCPU)
	if device, err := ChooseDevice(kind, int(all)+m.expected(), true, int(bodies)); err == nil && device.Kind == "gpu" {
		each = particleOnGPU
	}
	var errs []error
	for i, n := range particles {
		bytes += n * each
		err := memory.Check(fmt.Sprintf("%.3g particles", n), n*each)
		errs = append(errs, b.about("particles", m.Particles[i].Name, err))
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	if err := memory.Check(fmt.Sprintf("%.3g particles and the nets together", all), bytes); err != nil || m.Outputs.Frames == nil {
		return err
	}
	what := fmt.Sprintf("outputs.frames: the model, and frames of %.3g bodies", bodies)
	return memory.Check(what, bytes+bodies*bodyInFrame)
}

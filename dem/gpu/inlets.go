// What inlets bring, taken in by the engine on the GPU.

package gpu

import (
	"errors"

	"gabion/dem"
	"gabion/dem/packing"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// inletSite implements dem.InletSite.
type inletSite struct{ *Engine }

func (e inletSite) EachSphere(see func(p r3.Vec, radius float64, id int)) error {
	if e.control.Particles == 0 {
		return nil
	}
	var now dem.State
	if err := e.download(&now, nil); err != nil {
		return err
	}
	if e.hasPolyhedra() { // the spheres that enclose them
		now.Spheres = nil
	}
	for i := range now.Spheres {
		see(now.Spheres[i].Position, now.Spheres[i].Radius, now.ID[now.Spheres[i].Particle])
	}
	if len(now.Spheres) == 0 {
		for i, p := range now.Position {
			see(p, now.Radius[i], now.ID[i])
		}
	}
	return nil
}

func (e inletSite) Obstacles() ([]dem.Surface, []rigid.Frame) {
	return e.surfaces.surfaces, e.contactFrames
}

// takeInlets takes in what inlets bring up to now.
func (e *Engine) takeInlets() error {
	return e.model.TakeInlets(e.inletStates, e.time, inletSite{e}, func(come *packing.Particles) error {
		if len(come.Position) == 0 {
			return nil
		}
		e.flows.In.Enter(&e.model, come, e.model.GravityAtTime(e.time), e.pendingKick)
		return errors.Join(e.add(come), e.buildNow())
	})
}

// Backlogs implements dem.Engine.
func (e *Engine) Backlogs(dst []float64) []float64 {
	return e.model.Backlogs(dst, e.inletStates, e.time)
}

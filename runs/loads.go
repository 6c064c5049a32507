package runs

// The peaks of forces on foundations, anchors and ropes, over every step.

import (
	"time"

	"gabion/results"
)

// followLoads takes up the loads at the end of a step.
func (r *run) followLoads() error {
	loads := r.built.Loads
	if len(loads) == 0 {
		return nil
	}
	defer since(time.Now(), &r.recorder.took.loads)
	if err := r.built.Simulation.React(); err != nil {
		return err
	}
	if r.peaks == nil {
		r.peaks = make([]results.Peak, len(loads))
	}
	now := r.built.Simulation.Time()
	for i := range loads {
		size, force := loads[i].Now()
		r.peaks[i].Add(now, size, force)
	}
	return nil
}

// writeLoads writes the table of the loads.
func (r *run) writeLoads() error {
	if len(r.peaks) == 0 {
		return nil
	}
	rows := make([]results.LoadRow, len(r.peaks))
	for i, l := range r.built.Loads {
		rows[i] = results.LoadRow{Name: l.Name, Kind: l.Kind, Peak: r.peaks[i]}
	}
	return results.WriteLoads(r.folder, rows)
}

// Checkpoints of contacts between bodies.

package contact

import (
	"io"
	"reflect"

	"gabion/dem"
	"gabion/internal/codec"
)

// Save writes what later steps depend on.
func (e *Engine) Save(w io.Writer) error {
	c := &codec.Codec{W: w}
	e.transfer(c)
	return c.Err
}

// Restore reads what Save wrote for the same model.
func (e *Engine) Restore(r io.Reader) error {
	c := &codec.Codec{R: r}
	e.transfer(c)
	if c.Err != nil {
		return c.Err
	}
	e.inside, e.evaluated, e.massed, e.pairsChanged = nil, false, false, true
	return e.checkRestored()
}

func (e *Engine) transfer(c *codec.Codec) {
	codec.Value(c, &e.losses)
	codec.Slice(c, &e.previous)
	codec.Slice(c, &e.pairs)
	codec.Slice(c, &e.penetrations)
	codec.Value(c, &e.worstPatch)
	if e.loads != nil {
		e.loads.Transfer(c)
	}
}

// checkRestored checks the contacts of bodies.
func (e *Engine) checkRestored() error {
	for i := range e.previous {
		for _, k := range [2]int{int(e.previous[i].Surface1), int(e.previous[i].Surface2)} {
			if k < 0 || k >= len(e.items) {
				return codec.Invalid("a contact with surface %d of bodies", k)
			}
		}
	}
	for i := range e.penetrations {
		for _, k := range e.penetrations[i].Surfaces {
			if k < 0 || k >= len(e.surfaces) {
				return codec.Invalid("surface %d of a body inside another", k)
			}
		}
	}
	for _, k := range e.worstPatch.Surfaces {
		if k < 0 || k >= max(len(e.surfaces), 1) {
			return codec.Invalid("surface %d of a patch", k)
		}
	}
	for _, p := range e.pairs {
		if min(p[0], p[1]) < 0 || max(p[0], p[1]) >= e.frames {
			return codec.Invalid("a tangent of frames %d and %d of %d", p[0], p[1], e.frames)
		}
	}
	for _, p := range e.ownPairs {
		if e.pairIndex(p[0], p[1]) < 0 {
			return codec.Invalid("no tangent of frames %d and %d", p[0], p[1])
		}
	}
	return nil
}

// CheckpointTypes lists the types of what contacts of bodies save, in their order.
func CheckpointTypes() (types []reflect.Type) {
	(&Engine{loads: make(dem.SurfaceLoads, 1)}).transfer(&codec.Codec{Types: &types})
	return types
}

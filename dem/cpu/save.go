// Saving an engine's whole state and taking it up again, to the same bits.

package cpu

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"reflect"

	"gabion/dem"
	"gabion/dem/packing"
	"gabion/internal/codec"
)

// CheckpointTypes lists the types of what the engine saves, in their order.
func CheckpointTypes() (types []reflect.Type) {
	one := surfaceSet{surfaces: make([]surfaceState, 1), buffers: make([]contactBuffer, 1)}
	(&Engine{expands: true, polyhedra: polyhedra{shapes: make([]*packing.Clump, 1), blocks: make([]polyhedraBlock, 1)}, bonds: bondNetwork{bonds: make([]bond, 1)}, periods: periodicity{deforms: true}, partLoads: make(dem.SurfaceLoads, 1), scalars: make([]scalar, 1), model: dem.Model{Integrator: dem.Gear}, grid: grid{levels: make([]level, 1)}, chunks: make([]chunk, 1), walls: one, coupled: one}).transfer(&codec.Codec{Types: &types})
	return types
}

const (
	saveMagic = 0x47424e5f44454d38 // also tells the byte order
)

// Save implements Engine.
func (e *Engine) Save(w io.Writer) error {
	if err := e.expectPhase(dem.Committed, "Save"); err != nil {
		return err
	}
	c := &codec.Codec{W: w}
	e.transfer(c)
	return c.Err
}

// Keep implements Engine. It takes no more memory than the state needs: a buffer that grows by itself takes up to three times as much.
func (e *Engine) Keep(place dem.KeptPlace) error {
	var size byteCount
	if err := e.Save(&size); err != nil {
		return err
	}
	b := &e.kept[place]
	b.Reset()
	if int(size) > b.Cap() {
		*b = bytes.Buffer{}
		b.Grow(int(size) + int(size)/16)
	}
	return e.Save(b)
}

// byteCount counts what is written to it.
type byteCount int

func (n *byteCount) Write(p []byte) (int, error) {
	*n += byteCount(len(p))
	return len(p), nil
}

// Return implements Engine.
func (e *Engine) Return(place dem.KeptPlace) error {
	return e.Restore(bytes.NewReader(e.kept[place].Bytes()))
}

// Restore implements Engine. With Import it takes up what another kind of engine has saved as well, though not to the same bits.
func (e *Engine) Restore(r io.Reader) error {
	c := &codec.Codec{R: r}
	magic := make([]byte, 8)
	if c.Bytes(magic); c.Err != nil {
		return fmt.Errorf("dem: restore: %w", c.Err)
	}
	c.R = io.MultiReader(bytes.NewReader(magic), r)
	if binary.NativeEndian.Uint64(magic) != saveMagic && e.Import != nil {
		if err := e.importState(c.R); err != nil {
			return fmt.Errorf("dem: restore what another kind of engine saved: %w", err)
		}
		return nil
	}
	e.transfer(c)
	if c.Err == nil {
		c.Err = e.checkState()
	}
	if c.Err != nil {
		return fmt.Errorf("dem: restore: %w", c.Err)
	}
	for k := range e.scalars {
		e.makeRoomToGrow(k)
	}
	e.readTemperatures()
	e.buildCoefficients()
	e.listFar(2 * e.skin) // particles may have moved by half of it, and have as much before them
	e.phase = dem.Committed
	e.coupled.listActive()
	e.routeMessages()
	return nil
}

// transfer saves or restores everything that later steps depend on.
func (e *Engine) transfer(c *codec.Codec) {
	head := [4]uint64{saveMagic, uint64(len(e.model.Materials)), uint64(len(e.model.Surfaces)), uint64(e.frames)}
	mine := head
	codec.Value(c, &head)
	if c.Err == nil && head != mine {
		c.Err = errors.New("the saved state is of another model or another version: particles, surfaces and materials differ")
		return
	}
	codec.Value(c, &e.time)
	codec.Value(c, &e.nextID)
	codec.Value(c, &e.skin)
	codec.Value(c, &e.counts)
	codec.Value(c, &e.extent)
	codec.Value(c, &e.size)
	codec.Slice(c, &e.inletStates)
	codec.Value(c, &e.flows)
	codec.Slice(c, &e.taken)
	codec.Slice(c, &e.discarded)
	codec.Value(c, &e.minRadius)
	codec.Value(c, &e.maxRadius)
	if e.expands {
		codec.Value(c, &e.grown)
	}
	codec.Value(c, &e.coefficients.byMaterial)
	codec.Slice(c, &e.coefficients.types)
	codec.Slice(c, &e.at)
	codec.Slice(c, &e.motion)
	codec.Slice(c, &e.identity)
	codec.Slice(c, &e.load)
	if e.predicts() {
		codec.Slice(c, &e.derivatives)
	}
	codec.Each(c, &e.scalars, func(s *scalar) { codec.Slice(c, &s.values) })
	codec.Slice(c, &e.bodies.received)
	codec.Slice(c, &e.clumps)
	codec.Slice(c, &e.members)
	codec.Slice(c, &e.memberOf)
	codec.Slice(c, &e.clumpBlocks)
	if e.hasPolyhedra() {
		e.polyhedra.transfer(c)
	}
	if len(e.bonds.bonds) > 0 {
		e.bonds.transfer(c)
	}
	if e.partLoads != nil {
		e.partLoads.Transfer(c)
	}
	if e.periods.deforms {
		codec.Value(c, &e.periods.cellState)
	}
	codec.Slice(c, &e.listPositions)
	e.grid.transfer(c)
	codec.Each(c, &e.chunks, func(k *chunk) { k.transfer(c) })
	e.walls.transfer(c)
	e.coupled.transfer(c)
	if e.hasPolyhedra() {
		e.coupled.transferPolyhedra(c)
	}
}

func (g *grid) transfer(c *codec.Codec) {
	codec.Value(c, &g.box)
	codec.Value(c, &g.periodic)
	codec.Each(c, &g.levels, func(v *level) {
		codec.Value(c, &v.radius)
		codec.Value(c, &v.least)
		codec.Value(c, &v.cells)
		codec.Value(c, &v.inverse)
		codec.Slice(c, &v.start)
		codec.Slice(c, &v.members)
	})
}

func (k *chunk) transfer(c *codec.Codec) {
	codec.Value(c, &k.lo)
	codec.Value(c, &k.hi)
	codec.Value(c, &k.contacts)
	codec.Value(c, &k.moved)
	codec.Value(c, &k.lost)
	codec.Value(c, &k.toCome)
	codec.Slice(c, &k.start)
	codec.Slice(c, &k.near)
	codec.Slice(c, &k.owner)
	codec.Slice(c, &k.histories)
	codec.Slice(c, &k.slot)
	codec.Slice(c, &k.outbox)
	codec.Slice(c, &k.targets)
	codec.Value(c, &k.penetration)
	k.displaced, k.overgrown = -1, -1
}

func (p *surfaceSet) transfer(c *codec.Codec) {
	codec.Value(c, &p.slack)
	codec.Value(c, &p.stale)
	for i := range p.surfaces {
		m := &p.surfaces[i]
		codec.Value(c, &m.Frame)
		codec.Value(c, &m.Ends)
		codec.Value(c, &m.reference)
		codec.Value(c, &m.size)
	}
	codec.Slice(c, &p.references)
	codec.Each(c, &p.buffers, func(b *contactBuffer) {
		codec.Slice(c, &b.candidates)
		if c.R != nil {
			b.nodes = b.nodes[:0]
		}
		codec.Slice(c, &b.previous)
		codec.Slice(c, &b.current)
		codec.Slice(c, &b.strands)
	})
}

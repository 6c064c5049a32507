// Saving an engine's whole state and taking it up again, to the same bits.

package dem

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"unsafe"
)

// codec moves plain values between memory and a stream, the same way in both directions.
type codec struct {
	w     io.Writer // nil when reading
	r     io.Reader
	err   error
	types *[]reflect.Type // when it moves nothing and lists what it would
}

// Saved lists the types of what engines and contacts of bodies save, in their order.
func Saved() []reflect.Type {
	types := slices.Clone(gpuSaved)
	c := &codec{types: &types}
	one := panel{members: make([]member, 1), parts: make([]part, 1)}
	(&CPU{grid: grid{levels: make([]level, 1)}, chunks: make([]chunk, 1), walls: one, coupled: one}).transfer(c)
	new(BodyContacts).transfer(c)
	return types
}

const (
	saveMagic  = 0x47424e5f44454d36 // also tells the byte order
	saveLimit  = 1 << 40
	savedParts = "grains, surfaces and materials"
)

// Save implements Engine.
func (e *CPU) Save(w io.Writer) error {
	if err := e.expect(committed, "Save"); err != nil {
		return err
	}
	c := &codec{w: w}
	e.transfer(c)
	return c.err
}

// Restore implements Engine. It takes up what a GPU engine has saved as well, though not to the same bits.
func (e *CPU) Restore(r io.Reader) error {
	c := &codec{r: r}
	magic := make([]byte, 8)
	if c.bytes(magic); c.err != nil {
		return fmt.Errorf("dem: restore: %w", c.err)
	}
	c.r = io.MultiReader(bytes.NewReader(magic), r)
	if binary.NativeEndian.Uint64(magic) == gpuMagic {
		if err := e.takeOver(c.r); err != nil {
			return fmt.Errorf("dem: restore what a GPU engine saved: %w", err)
		}
		return nil
	}
	e.transfer(c)
	if c.err == nil {
		c.err = e.sound()
	}
	if c.err != nil {
		return fmt.Errorf("dem: restore: %w", c.err)
	}
	e.tabulate()
	e.phase = committed
	e.coupled.gather()
	e.deliver()
	return nil
}

// transfer saves or restores everything that later steps depend on.
func (e *CPU) transfer(c *codec) {
	head := [4]uint64{saveMagic, uint64(len(e.model.Materials)), uint64(len(e.model.Surfaces)), uint64(e.frames)}
	mine := head
	value(c, &head)
	if c.err == nil && head != mine {
		c.err = errors.New("the saved state is of another model or another version: " + savedParts + " differ")
		return
	}
	value(c, &e.time)
	value(c, &e.nextID)
	value(c, &e.skin)
	value(c, &e.counts)
	value(c, &e.extent)
	value(c, &e.size)
	slice(c, &e.feeds)
	value(c, &e.flows)
	slice(c, &e.taken)
	value(c, &e.least)
	value(c, &e.most)
	value(c, &e.kinds.many)
	slice(c, &e.kinds.all)
	slice(c, &e.at)
	slice(c, &e.motion)
	slice(c, &e.load)
	slice(c, &e.listed)
	e.grid.transfer(c)
	each(c, &e.chunks, func(k *chunk) { k.transfer(c) })
	e.walls.transfer(c)
	e.coupled.transfer(c)
}

func (g *grid) transfer(c *codec) {
	value(c, &g.box)
	value(c, &g.periodic)
	each(c, &g.levels, func(v *level) {
		value(c, &v.radius)
		value(c, &v.least)
		value(c, &v.cells)
		value(c, &v.inverse)
		slice(c, &v.start)
		slice(c, &v.members)
	})
}

func (k *chunk) transfer(c *codec) {
	value(c, &k.lo)
	value(c, &k.hi)
	value(c, &k.contacts)
	value(c, &k.moved)
	value(c, &k.lost)
	slice(c, &k.start)
	slice(c, &k.near)
	slice(c, &k.owner)
	slice(c, &k.was)
	slice(c, &k.wasRoll)
	slice(c, &k.slot)
	slice(c, &k.outbox)
	slice(c, &k.to)
	k.stray, k.pressed = -1, pressed{}
}

func (p *panel) transfer(c *codec) {
	value(c, &p.slack)
	value(c, &p.stale)
	for i := range p.members {
		m := &p.members[i]
		value(c, &m.frame)
		value(c, &m.ends)
		value(c, &m.picked)
		value(c, &m.size)
	}
	slice(c, &p.berths)
	each(c, &p.parts, func(b *part) {
		slice(c, &b.near)
		slice(c, &b.was)
		slice(c, &b.now)
		slice(c, &b.strung)
	})
}

// value moves one value without pointers.
func value[T any](c *codec, v *T) {
	if c.types != nil {
		*c.types = append(*c.types, reflect.TypeFor[T]())
		return
	}
	c.bytes(unsafe.Slice((*byte)(unsafe.Pointer(v)), unsafe.Sizeof(*v)))
}

// portion is how much is read at once, in bytes: a length that is wrong takes no more memory than the file has bytes for, and this.
const portion = 1 << 26

// each moves the length of a slice and then its elements one by one.
func each[T any](c *codec, v *[]T, move func(*T)) {
	if c.w != nil || c.types != nil {
		n := uint64(len(*v))
		c.number(&n)
		for i := range *v {
			move(&(*v)[i])
		}
		return
	}
	var n uint64
	c.number(&n)
	var t T
	*v = make([]T, 0, min(n, uint64(portion/unsafe.Sizeof(t))))
	for ; n > 0 && c.err == nil; n-- {
		*v = append(*v, t)
		move(&(*v)[len(*v)-1])
	}
}

// slice moves a slice of values without pointers.
func slice[T any](c *codec, v *[]T) {
	if c.types != nil {
		*c.types = append(*c.types, reflect.TypeFor[[]T]())
		return
	}
	n := uint64(len(*v))
	c.number(&n)
	if c.w != nil {
		c.bytes(raw(*v))
		return
	}
	var t T
	most := max(portion/int(unsafe.Sizeof(t)), 1)
	*v = nil
	for left := int(n); left > 0 && c.err == nil; {
		k := min(left, most)
		from := len(*v)
		*v = slices.Grow(*v, k)[:from+k]
		c.bytes(raw((*v)[from:]))
		left -= k
	}
}

// raw are the bytes of values.
func raw[T any](v []T) []byte {
	if len(v) == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(&v[0])), uintptr(len(v))*unsafe.Sizeof(v[0]))
}

func (c *codec) number(n *uint64) {
	if c.types != nil {
		return
	}
	var b [8]byte
	binary.NativeEndian.PutUint64(b[:], *n)
	c.bytes(b[:])
	*n = binary.NativeEndian.Uint64(b[:])
	if c.err == nil && *n > saveLimit {
		c.err = fmt.Errorf("a length of %d: the file is damaged", *n)
	}
}

func (c *codec) bytes(b []byte) {
	switch {
	case c.err != nil:
	case c.w != nil:
		_, c.err = c.w.Write(b)
	default:
		_, c.err = io.ReadFull(c.r, b)
	}
}

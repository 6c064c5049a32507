package gpu

import (
	"bytes"
	"testing"

	"gabion/contact"
	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// A strand that is removed touches nothing from the next contact on; the others stay. What is removed has to be removed again after a restore.
func TestRemovedStrand(t *testing.T) {
	m, frames := demtest.NetModel()
	e := newCPU(t, m)
	contacts := func() int {
		t.Helper()
		if err := e.Drift(1e-5); err != nil {
			t.Fatal(err)
		}
		if err := e.Contact(frames, make([]rigid.Wrench, len(frames)), nil); err != nil {
			t.Fatal(err)
		}
		if err := e.Commit(); err != nil {
			t.Fatal(err)
		}
		return e.Counters().Surface
	}
	if n := contacts(); n != 3 {
		t.Fatalf("%d contacts at first", n)
	}
	var saved bytes.Buffer
	if err := e.Save(&saved); err != nil {
		t.Fatal(err)
	}
	if err := e.Remove(1); err == nil {
		t.Error("a ball is removed")
	}
	if err := e.Remove(0); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		if n := contacts(); n != 2 {
			t.Fatalf("%d contacts without the strand", n)
		}
	}
	if err := e.Restore(&saved); err != nil {
		t.Fatal(err)
	}
	if err := e.Remove(0); err != nil {
		t.Fatal(err)
	}
	if n := contacts(); n != 2 {
		t.Errorf("%d contacts after a restore", n)
	}
}

// Neither do bodies' strands touch walls and other bodies.
func TestRemovedStrandOfBodies(t *testing.T) {
	m, frames := demtest.NetModel()
	m.Surfaces = append(m.Surfaces, dem.Surface{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Y: 1}, Point: frames[0].Position}, Material: 1})
	b, err := contact.New(m, contact.Options{Mobilities: []rigid.Mobility{{InverseMass: 1}, {InverseMass: 1}, {InverseMass: 1}, {InverseMass: 1}}})
	if err != nil {
		t.Fatal(err)
	}
	touching := func() (strand bool) {
		b.Drift(0, 1e-5)
		if err := b.Contact(frames, make([]rigid.Wrench, len(frames)), nil); err != nil {
			t.Fatal(err)
		}
		for _, o := range b.Overlaps() {
			strand = strand || o.Surfaces[0] == 0 || o.Surfaces[1] == 0
		}
		return strand
	}
	if !touching() {
		t.Error("the strand does not touch the floor at first")
	}
	b.Remove(0)
	if touching() {
		t.Error("the strand touches when it is gone")
	}
}

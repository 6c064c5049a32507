package gpu

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"
)

// The processor takes up what was saved on a GPU: it is at once in the same state, and goes the same way from there.
func TestImport(t *testing.T) {
	device := testDevice(t)
	walled := closed(crowd(3, 5e-3, 3e-3))
	walled.Law.Rolling = law.ElasticPlastic
	for _, c := range []struct {
		name      string
		model     *dem.Model
		precision Precision
		tolerance float64
	}{
		{"walls", walled, Double, 1e-9},
		{"walls, mixed", walled, Mixed, 3e-4},
		{"adhesive", func() *dem.Model { m := *walled; m.Law = law.Law{Cohesion: law.JKR}; return &m }(), Double, 1e-9},
		{"leapfrog", func() *dem.Model { m := *walled; m.Integrator = dem.Leapfrog; return &m }(), Double, 1e-9},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGPU(t, device, c.model, Options{Precision: c.precision, Lanes: 2})
			if err := g.Advance(83, 2e-5); err != nil {
				t.Fatal(err)
			}
			e := handOver(t, g, c.model)
			agree(t, e, g, c.tolerance)
			for _, x := range []dem.Engine{e, g} {
				if err := x.Advance(40, 2e-5); err != nil {
					t.Fatal(err)
				}
			}
			agree(t, e, g, 10*c.tolerance)
		})
	}
}

// handOver saves a GPU's state and restores it on the processor.
func handOver(t *testing.T, g *Engine, m *dem.Model) *cpu.Engine {
	t.Helper()
	e := newCPU(t, m)
	demtest.HandOver(t, g, e)
	return e
}

// The same with a net, whose contacts have had their part of the step already.
func TestImportCoupled(t *testing.T) {
	m, frames := caughtNet(6, 5, 1)
	demtest.Carrying(m, 20)
	g := newGPU(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})
	step := func(e dem.Engine, k int) {
		t.Helper()
		now := append([]rigid.Frame(nil), frames...)
		for i := range now {
			now[i].Position.Y += 1e-5 * float64(k)
			now[i].Velocity.Y = 0.1
		}
		wrenches := make([]rigid.Wrench, len(frames))
		if err := errors.Join(e.Drift(1e-4), e.Contact(now, wrenches, nil), e.Commit()); err != nil {
			t.Fatal(err)
		}
	}
	for k := range 60 {
		step(g, k)
	}
	e := handOver(t, g, m)
	if c := e.Counters(); c.Surface < 5 || c.Steps != 60 {
		t.Errorf("%+v", c)
	}
	agree(t, e, g, 1e-9)
	for k := range 30 {
		step(g, 60+k)
		step(e, 60+k)
	}
	agree(t, e, g, 1e-8)
	sameScalars(t, e, g, 1e-9)
}

// A state that is cut off is told, not taken up in part without a word.
func TestImportOfHalfAFile(t *testing.T) {
	m := closed(crowd(3, 5e-3))
	g := newGPU(t, testDevice(t), m, Options{Lanes: 1})
	var file bytes.Buffer
	if err := g.Save(&file); err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{20, 100, file.Len() / 2, file.Len() - 1} {
		if err := newCPU(t, m).Restore(bytes.NewReader(file.Bytes()[:n])); err == nil {
			t.Errorf("%d of %d bytes were enough", n, file.Len())
		}
	}
}

// A state of a GPU that somebody has made up is refused on the processor, or taken with other numbers.
func TestImportOfACraftedFile(t *testing.T) {
	expect.Long(t)
	walled := closed(crowd(3, 5e-3, 3e-3))
	net, frames := caughtNet(6, 5, 1)
	for name, m := range map[string]*dem.Model{"walls": walled, "net": net, "bonds": demtest.BondedBlock(t, 2, false)} {
		g := newGPU(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})
		step := func(e dem.Engine) error {
			if e.Frames() == 0 {
				return e.Advance(2, 1e-4)
			}
			return errors.Join(e.Drift(1e-4), e.Contact(frames, make([]rigid.Wrench, len(frames)), nil), e.Commit())
		}
		for range 3 {
			if err := step(g); err != nil {
				t.Fatal(err)
			}
		}
		var file bytes.Buffer
		if err := g.Save(&file); err != nil {
			t.Fatal(err)
		}
		own := *m
		own.Threads = 1
		refused, tries := 0, 0
		for at := 8; at+8 <= file.Len(); at += 4 + file.Len()/16 {
			for _, word := range []uint64{math.MaxUint64, 1 << 31, 1<<33 | 1<<20, math.Float64bits(1e300)} {
				state := bytes.Clone(file.Bytes())
				binary.NativeEndian.PutUint64(state[at:], word)
				e := newCPU(t, &own)
				tries++
				if err := e.Restore(bytes.NewReader(state)); err != nil {
					refused++
				} else {
					_ = step(e)
				}
			}
		}
		t.Logf("%s: %d of %d refused", name, refused, tries)
		if refused == 0 {
			t.Errorf("%s: nothing was refused", name)
		}
	}
}

package runs

import (
	"context"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// The forces of the contacts that a look shows add up to the contact force on each particle, but for their dampers: they are those of the velocities at the end of the step.
func TestContactsOfLook(t *testing.T) {
	var w Watch
	w.ShowContacts(true)
	w.Step(150)
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan struct{})
	defer func() {
		stop()
		<-done
	}()
	folder := t.TempDir()
	go func() {
		defer close(done)
		_, _ = Run(ctx, Options{Model: "testdata/small-net.yaml", Folder: folder, Watch: &w})
	}()
	var f *results.Frame
	for seen := int64(-1); seen < 150; {
		s, err := w.Look(ctx, seen)
		if err != nil {
			t.Fatal(err)
		}
		f, seen = s.Frame, s.Step
	}
	if len(f.Contacts) == 0 {
		t.Fatal("no contacts")
	}
	largest := 0.
	for _, force := range f.Particles.Force {
		largest = max(largest, r3.Norm(force))
	}
	sums := map[r3.Vec]r3.Vec{}
	for _, c := range f.Contacts {
		sums[c.From] = r3.Add(sums[c.From], c.Force)
		sums[c.To] = r3.Sub(sums[c.To], c.Force)
	}
	g := &f.Particles
	for i := range g.Position {
		if d := r3.Norm(r3.Sub(sums[g.Position[i]], g.Force[i])); d > 0.05*largest {
			t.Errorf("contacts of particle %d add up to %v, and the force on it is %v", i, sums[g.Position[i]], g.Force[i])
		}
	}
}

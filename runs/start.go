package runs

// Runs that begin with the state of another run, by the names of its parts.

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gabion/internal/document"
	"gabion/models"
	"gabion/results"
)

// mostDifferences are told of at once.
const mostDifferences = 8

// takeStart takes over the state that the model begins with.
func (r *run) takeStart(ctx context.Context) error {
	start := r.built.Model.Start
	if start == nil {
		return nil
	}
	folder := r.built.Model.Path(start.Run)
	fail := func(err error) error {
		return &InputError{fmt.Errorf("cannot start with the state of %s: %w", folder, err)}
	}
	if r.folder != nil && sameFolder(folder, r.options.Folder) {
		return fail(errors.New("its results would take the place of that state; name another folder for them by --output"))
	}
	c, err := results.FindCheckpoint(filepath.Join(folder, results.CheckpointFolder), start.Time)
	if err != nil {
		return fail(err)
	}
	if c.Layout != layout {
		return fail(fmt.Errorf("it is laid out as version %s of the program has it, and this is %s", c.Version, r.options.Version))
	}
	files := document.Files{Within: r.options.Within, Begun: true} // what it began with is in its state
	before, err := models.ParseFrom(ctx, files, filepath.Join(folder, ModelFile), []byte(c.Model), nil)
	if err != nil {
		return fail(err)
	}
	if name := otherMesh(r.built.Model, before); name != "" {
		return fail(fmt.Errorf("net %q is of another mesh there, and its knots would take the places of others: give it that mesh, or another name", name))
	}
	other, err := before.Build(ctx, models.BuildOptions{Device: "cpu", Threads: r.options.Threads})
	if err != nil {
		return fail(err)
	}
	defer other.Simulation.Close()
	if err := other.Restore(bufio.NewReader(c.State.Reader())); err != nil {
		return fail(err)
	}
	if t, end := other.Simulation.Time(), before.Solver.End; start.Time == nil && t < end*(1-1e-9) {
		r.warn(fmt.Sprintf("the run of %s has not come to its end of t = %.6g s: this one starts with its last state, of t = %.6g s", folder, end, t))
	}
	found, err := r.built.StartFrom(ctx, other)
	if err != nil {
		return fail(err)
	}
	switch moved, err := r.built.Assembled(); {
	case err != nil:
		return fail(err)
	case moved != "":
		r.warn(fmt.Sprintf("with the state of %s %s", folder, moved))
	}
	for _, what := range found {
		r.changes = append(r.changes, results.Change{What: what})
	}
	if len(found) > 0 {
		more := ""
		if n := len(found) - mostDifferences; n > 0 {
			more, found = fmt.Sprintf("; and %d more", n), found[:mostDifferences]
		}
		r.warn(fmt.Sprintf("not all of the state of %s could be taken over: %s%s", folder, strings.Join(found, "; "), more))
	}
	return nil
}

// sameFolder tells whether two names are of one folder.
func sameFolder(a, b string) bool {
	ia, erra := os.Stat(a)
	ib, errb := os.Stat(b)
	return erra == nil && errb == nil && os.SameFile(ia, ib)
}

// otherMesh is the name of a net that both models have, with other meshes; empty if there is none.
func otherMesh(a, b *models.Model) string {
	for i := range a.Nets {
		n := &a.Nets[i]
		if k := slices.IndexFunc(b.Nets, func(o models.Net) bool { return o.Name == n.Name }); k >= 0 && !n.SameMesh(&b.Nets[k]) {
			return n.Name
		}
	}
	return ""
}

package approval

// One hit: its model, and its run, which ends some time after the block has turned.

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/models"
	"gabion/results"
	"gabion/runs"
)

// Names of the requests from which a hit is measured. Those of ropes and brakes have the names of these, without dots.
const (
	blockRequest   = "approval_block"
	barrierRequest = "approval_barrier"
	partRequest    = "approval_"
)

// rowInterval is that of the rows from which times and peaks of ways are read, s.
const rowInterval = 1e-3

// test is a hit under way.
type test struct {
	hit
	options Options
	in      *results.Folder // of the whole test
	folder  string          // of its run
	before  string          // folder of the run whose state it begins with; "" for the first
	towards r3.Vec          // velocity of the block at the start
	back    float64         // how far the block begins behind its place in the user's model, m
	end     float64
}

const modelExtension = ".yaml"

// file is that of the model of the hit.
func (t *test) file() string { return t.folder + modelExtension }

// write writes the model of the hit, and removes what another model has left in its folder, or a run whose tables are no longer what it wrote. A model that is there already says how far the block was set back.
func (t *test) write(ctx context.Context, again *bool) error {
	if old, err := os.ReadFile(t.file()); err == nil && !*again && !t.otherVersion() && t.whole() {
		t.back = t.backIn(ctx)
		text, err := t.text(ctx)
		if err != nil || bytes.Equal(old, text) {
			return err
		}
	}
	*again, t.back = true, 0
	return t.begin(ctx)
}

// begin writes the model anew, and removes its checkpoints.
func (t *test) begin(ctx context.Context) error {
	text, err := t.text(ctx)
	if err != nil {
		return err
	}
	name := t.name + modelExtension
	if _, err := os.Stat(t.folder); err == nil && !t.in.Wrote(name) {
		return &runs.InputError{Err: &results.InTheWayError{Path: t.folder}} // another run's
	}
	if err := os.RemoveAll(filepath.Join(t.folder, results.CheckpointFolder)); err != nil {
		return err
	}
	return t.in.WriteFile(name, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	})
}

// text is the model of the hit.
func (t *test) text(ctx context.Context) ([]byte, error) {
	k, err := t.options.load(ctx)
	if err != nil {
		return nil, &runs.InputError{Err: err}
	}
	t.towards, t.end = k.block.Velocity, k.model.Solver.End
	k.block.Position = r3.Sub(k.block.Position, r3.Scale(t.back, r3.Unit(t.towards)))
	k.block.SetTestBlockMass(k.mass * t.share)
	if t.before != "" {
		before, err := filepath.Abs(t.before)
		if err != nil {
			return nil, err
		}
		k.model.Start = &models.Start{Run: before, Except: []string{k.block.Name}}
	}
	k.record()
	return k.model.ResolvedIn(t.options.Folder)
}

// backIn is how far the block was set back in the model that is there, in whole steps; 0 where that cannot be told.
func (t *test) backIn(ctx context.Context) float64 {
	k, err := t.options.load(ctx)
	if err != nil {
		return 0
	}
	made := t.options
	made.Model, made.Sets = t.file(), nil
	there, err := made.load(ctx)
	if err != nil {
		return 0
	}
	return stepBack * math.Round(r3.Norm(r3.Sub(there.block.Position, k.block.Position))/stepBack)
}

// whole tells whether the run in the folder is all there: its tables from the start to the last checkpoint, and, once it has come to its end, what a hit is measured from.
func (t *test) whole() bool {
	in := func(name string) string { return filepath.Join(t.folder, name) }
	c, _, err := results.LatestCheckpoint(in(results.CheckpointFolder))
	if err != nil || c.Step == 0 {
		return true // it begins anew in any case
	}
	history, err := t.history()
	if err != nil || history.Rows() == 0 || history.Time()[0] != 0 || !c.History.HeldBy(in(runs.HistoryFile)) || !c.Audit.HeldBy(in(runs.AuditFile)) {
		return false
	}
	if s, err := results.ReadSummary(in(results.SummaryFile)); err != nil || s.Status != results.Done {
		return err == nil || errors.Is(err, fs.ErrNotExist)
	}
	_, columns := runs.ReadColumns(t.folder)
	_, loads := results.ReadLoads(in(results.LoadsFile))
	return columns == nil && loads == nil
}

// otherVersion tells whether another version of the program has made the run.
func (t *test) otherVersion() bool {
	s, err := results.ReadSummary(filepath.Join(t.folder, results.SummaryFile))
	return err == nil && s.Version != t.options.Version
}

// record has the model record what the report needs.
func (k *kit) record() {
	out := &k.model.Outputs
	step := k.model.Solver.Step
	out.Interval, out.Loads, out.Plots, out.Frames = max(1, math.Round(rowInterval/step))*step, true, false, nil
	out.Audit.Every = 1
	if out.Snapshots == nil {
		out.Snapshots = &models.Snapshots{Size: [2]int{960, 540}}
	}
	if out.Snapshots.Camera == nil {
		out.Snapshots.Camera = k.camera(out.Snapshots.Size)
	}
	out.Snapshots.Times = []float64{0}
	ask := func(q models.Request) { out.Requests = append(out.Requests, q) }
	ask(models.Request{Name: blockRequest, Body: k.block.Name, Quantities: []string{"position", "velocity", "contact_force", "wall_force", "kinetic_energy"}})
	ask(models.Request{Name: barrierRequest, Barrier: k.barrier.Name, Quantities: []string{"height", "elongation"}})
	for _, rope := range k.ropes() {
		ask(models.Request{Name: requestOf(rope.Name), Rope: rope.Name, Quantities: []string{"largest_tension", "broken"}})
		for i := range rope.Brakes {
			brake := brakeName(rope, i)
			ask(models.Request{Name: requestOf(brake), Rope: brake, Quantities: []string{"run_out", "loss"}})
		}
	}
	for _, post := range k.posts() {
		ask(models.Request{Name: requestOf(post), Beam: post, Quantities: []string{"largest_moment", "largest_plastic_bend"}})
	}
	for _, net := range k.nets() {
		ask(models.Request{Name: requestOf(net), Net: net, Quantities: []string{"largest_tension", "broken", "largest_plastic_elongation"}})
	}
}

// requestOf names the request of a part.
func requestOf(part string) string { return partRequest + strings.ReplaceAll(part, ".", "_") }

func brakeName(rope *models.Rope, i int) string { return fmt.Sprintf("%s.brake%d", rope.Name, i+1) }

// owns tells whether a part of the model is of the barrier.
func (k *kit) owns(part string) bool { return strings.HasPrefix(part, k.barrier.Name+".") }

// ropes are those of the barrier.
func (k *kit) ropes() (ropes []*models.Rope) {
	for i := range k.model.Ropes {
		if r := &k.model.Ropes[i]; k.owns(r.Name) {
			ropes = append(ropes, r)
		}
	}
	return ropes
}

// posts are the names of those of the barrier that bend.
func (k *kit) posts() (posts []string) {
	for i := range k.model.Beams {
		if n := k.model.Beams[i].Name; k.owns(n) {
			posts = append(posts, n)
		}
	}
	return posts
}

// nets are the names of those of the barrier.
func (k *kit) nets() (names []string) {
	for i := range k.model.Nets {
		if n := k.model.Nets[i].Name; k.owns(n) {
			names = append(names, n)
		}
	}
	return names
}

// camera looks at the barrier from downhill and aside, from where all of its fields are in a picture of a size, with a post's length of room downhill.
func (k *kit) camera(size [2]int) *models.Camera {
	const angle, margin = 40 * math.Pi / 180, 0.95
	b := k.barrier
	along, uphill, up := b.Axes()
	at := func(a, d, u float64) r3.Vec {
		return r3.Add(b.Origin, r3.Add(r3.Scale(a, along), r3.Add(r3.Scale(-d, uphill), r3.Scale(u, up))))
	}
	width := float64(b.Fields) * b.FieldWidth
	middle := at(width/2, 0, 0.4*b.Height)
	back := r3.Unit(r3.Add(r3.Scale(-0.45, along), r3.Add(r3.Scale(-1, uphill), r3.Scale(0.4, up))))
	right := r3.Unit(r3.Cross(up, back))
	upright := r3.Cross(back, right)
	half := margin * math.Tan(angle/2)
	aspect := float64(size[0]) / float64(size[1])
	distance := 0.0
	for i := range 8 { // corners of the room that is to be seen
		corner := r3.Sub(at(float64(i&1)*width, float64(i>>1&1)*b.Height, float64(i>>2)*b.Height), middle)
		aside := max(math.Abs(r3.Dot(corner, right))/aspect, math.Abs(r3.Dot(corner, upright)))
		distance = max(distance, r3.Dot(corner, back)+aside/half)
	}
	return &models.Camera{From: r3.Add(middle, r3.Scale(distance, back)), At: middle, Up: &up, Angle: angle}
}

// stepBack is how much farther behind the block begins where it would begin in the net, m, and mostBack how far at most.
const (
	stepBack = 0.25
	mostBack = 20.
)

// run makes the hit, or what is left of it. A barrier that has been hit hangs deeper or still swings: where the block would begin in its net, it begins farther
// behind along its flight, as one that comes through the air does.
func (t *test) run(ctx context.Context) error {
	stop, stopped := t.stop()
	if !stopped {
		for {
			inNet, err := t.fly(ctx)
			if !inNet || t.before == "" {
				if err != nil {
					return err
				}
				break
			}
			if t.back += stepBack; t.back > mostBack {
				return fmt.Errorf("a block that begins %g m behind its place is in the net still, which the hit before has left", mostBack)
			}
			if err := t.begin(ctx); err != nil {
				return err
			}
		}
		if stop, stopped = t.stop(); !stopped {
			return nil // the barrier does not stop the block
		}
	}
	end := stop + t.options.Settle
	if s, err := results.ReadSummary(filepath.Join(t.folder, results.SummaryFile)); err == nil && s.Status == results.Done && math.Abs(s.Time.End-end) < rowInterval/2 {
		return nil
	}
	return t.simulate(ctx, runs.Options{Sets: []string{
		fmt.Sprintf("solver.end=%.12g", end), fmt.Sprintf("outputs.snapshots.times=[0, %.12g, %.12g]", min(stop+rowInterval, end), end),
	}})
}

// fly runs the model until the block has turned, or tells that it begins in the net, which may be too deep to begin at all.
func (t *test) fly(ctx context.Context) (inNet bool, err error) {
	begins := func(names []string, row []float64) bool {
		return row[0] == 0 && vectorIn(names, row, blockRequest+".contact_force") != vectorIn(names, row, blockRequest+".wall_force")
	}
	err = t.simulate(ctx, runs.Options{Enough: func(names []string, row []float64) bool { return begins(names, row) || t.isBack(names, row) }})
	if inside := new(models.InsideError); errors.As(err, &inside) {
		return true, err
	}
	if err != nil {
		return false, err
	}
	table, err := t.history()
	return err == nil && columns{table}.blockForce(0) > 0, err
}

// simulate runs the model, or goes on with its run.
func (t *test) simulate(ctx context.Context, o runs.Options) error {
	if _, _, err := results.LatestCheckpoint(filepath.Join(t.folder, results.CheckpointFolder)); err == nil {
		o.Resume = true
	}
	o.Model, o.Folder, o.Device, o.Threads, o.Version, o.Warn = t.file(), t.folder, "cpu", t.options.Threads, t.options.Version, t.options.Warn
	if t.options.Report != nil {
		o.Report = func(s runs.Status) { t.options.Report(t.name, s) }
	}
	_, err := runs.Run(ctx, o)
	return err
}

// isBack tells whether the block of a row does not go on into the net any more.
func (t *test) isBack(names []string, row []float64) bool {
	return r3.Dot(vectorIn(names, row, blockRequest+".velocity"), t.towards) <= 0
}

// vectorIn is a vector of a row of the history.
func vectorIn(names []string, row []float64, name string) r3.Vec {
	i := slices.Index(names, name+".x")
	return r3.Vec{X: row[i], Y: row[i+1], Z: row[i+2]}
}

func (t *test) history() (results.Table, error) {
	return results.ReadTable(filepath.Join(t.folder, runs.HistoryFile))
}

// stop is the time of the row in which the block has turned, s, if the run has come to it.
func (t *test) stop() (time float64, stopped bool) {
	if _, _, err := results.LatestCheckpoint(filepath.Join(t.folder, results.CheckpointFolder)); err != nil {
		return 0, false
	}
	table, err := t.history()
	if err != nil {
		return 0, false
	}
	row, stopped := columns{table}.turn(t.towards)
	if !stopped {
		return 0, false
	}
	return table.Time()[row], true
}

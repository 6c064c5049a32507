package main

// Runs that are killed, whose files are damaged, whose disk is full, or that are not alone in their folder. Whatever happened, a run that is resumed must
// end with the bits of one that nothing disturbed, or say what is wrong.

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// Endings of disturbed work, beside those of processes.
const (
	same    ending = "same bits"
	differs ending = "other bits"
)

// rig is a model that is run again and again, and what it leaves undisturbed.
type rig struct {
	ctx     context.Context
	program *program
	folder  string
	keep    string        // folder for runs with a bad ending
	took    time.Duration // undisturbed
	rng     *rand.Rand
	tally   tally
	made    int
}

// A net catches stones: both solvers, contact between them, frames, plots, and a checkpoint every hundredth of the run.
var netRun = []string{
	"run", "net.yaml", "--set", "nets.net.knots=[6,6]", "--set", "outputs.requests.middle.body=net.15", "--set", "particles.shower.lattice.counts=[5,4,5]",
	"--set", "solver.end=0.1", "--set", "outputs.checkpoints=1e-3", "--set", "outputs.frames=5e-3", "--set", "outputs.snapshots=null",
}

const reference = "reference"

func tortureRuns(ctx context.Context, o *options, folder string) (int, error) {
	model, err := os.ReadFile("models/library/net-impact.yaml")
	if err != nil {
		return 0, err
	}
	if err := os.WriteFile(filepath.Join(folder, "net.yaml"), model, 0o644); err != nil {
		return 0, err
	}
	r := &rig{ctx: ctx, program: &o.program, folder: folder, keep: o.keep, rng: rand.New(rand.NewPCG(o.seed, 0))}
	began := time.Now()
	if undisturbed := r.run(reference); undisturbed.ending != done {
		return 0, fmt.Errorf("undisturbed: %s: %s", undisturbed.ending, undisturbed.errs)
	}
	r.took = time.Since(began)
	for _, torture := range []func(*options) error{r.kills, r.damages, r.fullDisks, r.lostFolders, r.twins} {
		if err = torture(o); err != nil {
			break
		}
	}
	r.tally.print(os.Stdout, "what was done to runs")
	return r.tally.worst(), err
}

// run runs the model in a folder.
func (r *rig) run(folder string, more ...string) outcome {
	return r.program.run(r.ctx, r.folder, append(append([]string{}, netRun...), append(more, "-o", folder)...)...)
}

// fresh names a folder that is not there yet, and removes the last one.
func (r *rig) fresh() string {
	_ = os.RemoveAll(filepath.Join(r.folder, fmt.Sprint("trial", r.made)))
	r.made++
	return fmt.Sprint("trial", r.made)
}

// judge resumes a run and counts what comes of it.
func (r *rig) judge(row, folder string) {
	o := r.run(folder, "--resume")
	if r.ctx.Err() != nil {
		return
	}
	if o.ending == done {
		o.ending = r.compare(folder)
	}
	r.tally.add(row, o.ending)
	if slices.Contains(bad, o.ending) {
		kept := filepath.Join(r.keep, folder)
		err := os.CopyFS(kept, os.DirFS(filepath.Join(r.folder, folder)))
		fmt.Printf("%s: %s: %s (kept as %s, %v)\n", o.ending, row, o.errs, kept, err)
	}
}

// compare tells whether a run has left what the undisturbed one has. Times of the wall and what only serves --resume do not count.
func (r *rig) compare(folder string) ending {
	want, err := contents(filepath.Join(r.folder, reference))
	if err != nil {
		return other
	}
	got, err := contents(filepath.Join(r.folder, folder))
	if err != nil {
		return other
	}
	result := same
	for name := range want {
		if !bytes.Equal(want[name], got[name]) {
			fmt.Printf("%s: %s is not that of the undisturbed run\n", folder, name)
			result = differs
		}
	}
	return result
}

func contents(folder string) (map[string][]byte, error) {
	files := map[string][]byte{}
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		name, _ := filepath.Rel(folder, path)
		if err != nil || d.IsDir() || strings.HasPrefix(name, ".") || strings.HasPrefix(name, "checkpoints") || name == "summary.json" {
			return err
		}
		files[name], err = os.ReadFile(path)
		return err
	})
	return files, err
}

// kills ends runs at random moments by signals, up to three times each, and resumes them.
func (r *rig) kills(o *options) error {
	signals := []syscall.Signal{syscall.SIGKILL, syscall.SIGKILL, syscall.SIGKILL, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGINT, syscall.SIGQUIT}
	n, begun, late := 0, 0, 0
	for n < o.kills && r.ctx.Err() == nil {
		folder := r.fresh()
		for range 1 + r.rng.IntN(3) {
			s := signals[r.rng.IntN(len(signals))]
			killed, resumed := r.kill(folder, s, time.Duration(r.rng.Float64()*float64(r.took)))
			if !killed {
				late++
				break
			}
			n++
			if resumed {
				begun++
			}
		}
		if _, err := os.Stat(filepath.Join(r.folder, folder, "checkpoints")); err != nil {
			// Nothing to go on from: it begins anew.
			if first := r.run(folder); first.ending != done {
				r.tally.add("killed, begun anew", first.ending)
				continue
			}
			r.tally.add("killed before the first checkpoint, begun anew", r.compare(folder))
			continue
		}
		r.judge("killed 1 to 3 times by SIGKILL, TERM, HUP, INT, QUIT, resumed", folder)
	}
	fmt.Printf("%d kills, %d of them of runs that had been resumed; %d runs ended before\n", n, begun, late)
	return r.ctx.Err()
}

// kill begins or resumes a run and ends it after a while. It tells whether the run was still going on, and whether it was a resumed one.
func (r *rig) kill(folder string, s syscall.Signal, after time.Duration) (killed, resumed bool) {
	args := append(append([]string{}, netRun...), "-o", folder, "--threads", strconv.Itoa(1+r.rng.IntN(2)))
	if found, _ := filepath.Glob(filepath.Join(r.folder, folder, "checkpoints", "*.checkpoint")); len(found) > 0 {
		args, resumed = append(args, "--resume"), true
	}
	c := r.program.command(r.ctx, r.folder, 0, args...)
	var errs bytes.Buffer
	c.Stderr = &errs
	if err := c.Start(); err != nil {
		return false, resumed
	}
	time.Sleep(after)
	if err := c.Process.Signal(s); err != nil {
		return false, resumed
	}
	err := c.Wait()
	if e := endingOf(err, errs.String()); e == panicked || e == defect {
		r.tally.add("killed by "+s.String(), e)
	}
	return err != nil, resumed
}

// damage is a way to spoil a file.
type damage struct {
	name string
	do   func(rng *rand.Rand, path string) error
}

var damages = []damage{
	{"a bit flipped", func(rng *rand.Rand, path string) error {
		return rewrite(path, func(data []byte) []byte { data[rng.IntN(len(data))] ^= 1 << rng.IntN(8); return data })
	}},
	{"cut off", func(rng *rand.Rand, path string) error {
		return rewrite(path, func(data []byte) []byte { return data[:rng.IntN(len(data))] })
	}},
	{"emptied", func(_ *rand.Rand, path string) error { return os.WriteFile(path, nil, 0o644) }},
	{"removed", func(_ *rand.Rand, path string) error { return os.Remove(path) }},
	{"junk", func(rng *rand.Rand, path string) error {
		return rewrite(path, func(data []byte) []byte {
			for i := range data {
				data[i] = byte(rng.Uint32())
			}
			return data
		})
	}},
	{"a line longer", func(_ *rand.Rand, path string) error {
		return rewrite(path, func(data []byte) []byte { return append(data, "1,2,3\n"...) })
	}},
}

func rewrite(path string, change func([]byte) []byte) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if len(data) == 0 {
		return nil
	}
	return os.WriteFile(path, change(data), 0o644)
}

// damages spoils files of a run that was stopped, and resumes it.
func (r *rig) damages(o *options) error {
	const stopped = "stopped"
	if half := r.run(stopped, "--steps", "450"); half.ending != done {
		return fmt.Errorf("stopped run: %s: %s", half.ending, half.errs)
	}
	for _, target := range []struct {
		name     string
		patterns []string // of one of which the last match is spoiled
	}{
		{"newest checkpoint", []string{"checkpoints/*"}},
		{"older checkpoint", []string{"checkpoints/*"}},
		{"both checkpoints", []string{"checkpoints/*"}},
		{"history.csv", []string{"history.csv"}},
		{"audit.csv", []string{"audit.csv"}},
		{"run.pvd", []string{"run.pvd"}},
		{"summary.json", []string{"summary.json"}},
		{"model.yaml", []string{"model.yaml"}},
		{"the folder's mark", []string{".gabion"}},
	} {
		for i := range o.damages {
			if r.ctx.Err() != nil {
				return r.ctx.Err()
			}
			folder := r.fresh()
			if err := os.CopyFS(filepath.Join(r.folder, folder), os.DirFS(filepath.Join(r.folder, stopped))); err != nil {
				return err
			}
			found := match([]string{filepath.Join(r.folder, folder, target.patterns[0])})
			if len(found) == 0 {
				return fmt.Errorf("%s: not there", target.name)
			}
			switch target.name {
			case "newest checkpoint":
				found = found[len(found)-1:]
			case "older checkpoint":
				found = found[:1]
			}
			d := damages[i%len(damages)]
			for _, path := range found {
				if err := d.do(r.rng, path); err != nil {
					return err
				}
			}
			if d.name == "removed" && filepath.Ext(target.name) == ".csv" { // a new table begins where the run goes on
				r.tally.add("table moved away, resumed", r.run(folder, "--resume").ending)
				continue
			}
			r.judge(target.name+" damaged, resumed", folder)
		}
	}
	return r.ctx.Err()
}

// fullDisks lets no file grow beyond a bound, and then resumes without one.
func (r *rig) fullDisks(o *options) error {
	for range max(1, o.kills/20) {
		folder := r.fresh()
		full := r.program.runLimited(r.ctx, r.folder, 20+r.rng.IntN(200), append(append([]string{}, netRun...), "-o", folder)...)
		r.tally.add("no file may grow beyond 20 to 220 kB", full.ending)
		if found, _ := filepath.Glob(filepath.Join(r.folder, folder, "checkpoints", "*.checkpoint")); len(found) > 0 {
			r.judge("... then resumed without the bound", folder)
		}
	}
	return r.ctx.Err()
}

// lostFolders removes the folder of a run while it is written.
func (r *rig) lostFolders(o *options) error {
	for range max(1, o.kills/20) {
		folder := r.fresh()
		c := r.program.command(r.ctx, r.folder, 0, append(append([]string{}, netRun...), "-o", folder)...)
		var errs bytes.Buffer
		c.Stderr = &errs
		if err := c.Start(); err != nil {
			return err
		}
		time.Sleep(time.Duration((0.3 + 0.5*r.rng.Float64()) * float64(r.took)))
		err := os.RemoveAll(filepath.Join(r.folder, folder))
		r.tally.add("folder removed while running", endingOf(c.Wait(), errs.String()))
		if err != nil && !errors.Is(err, syscall.ENOTEMPTY) {
			return err
		}
	}
	return r.ctx.Err()
}

// twins starts two runs in one folder: one has it, the other is refused.
func (r *rig) twins(o *options) error {
	for range max(1, o.kills/20) {
		folder := r.fresh()
		ends := make(chan ending)
		for range 2 {
			go func() { ends <- r.run(folder).ending }()
		}
		r.tally.add("two runs in one folder at once", <-ends)
		r.tally.add("two runs in one folder at once", <-ends)
		r.tally.add("... what they have left", r.compare(folder))
	}
	return r.ctx.Err()
}

package sweep

// A worker process runs cases one after another, so that what goes wrong in a case ends that process and not the study.

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"gabion/results"
	"gabion/runs"
)

// order is what a worker process reads, one line of JSON each.
type order struct {
	Model   string    `json:"model"`
	Within  string    `json:"within"` // folder that the model and its files must be in
	Sets    []string  `json:"sets"`
	Inputs  []Named   `json:"inputs"`
	Extract []Extract `json:"extract"`
	Folder  string    `json:"folder"` // for the run; removed afterwards
	Device  string    `json:"device"`
	Threads int       `json:"threads"`
	Version string    `json:"version"`
}

// Serve is the life of a worker process: it reads orders and answers each with a Result, until r ends.
func Serve(ctx context.Context, r io.Reader, w io.Writer) error {
	in, out := json.NewDecoder(r), json.NewEncoder(w)
	for {
		var o order
		if err := in.Decode(&o); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if err := out.Encode(o.run(ctx)); err != nil {
			return err
		}
	}
}

// run runs a case in this process.
func (o *order) run(ctx context.Context) *Result {
	defer os.RemoveAll(o.Folder)
	start := time.Now()
	r := &Result{Status: Done, Version: o.Version}
	summary, err := runs.Run(ctx, runs.Options{
		Model: o.Model, Within: o.Within, Sets: o.Sets, Folder: o.Folder, Device: o.Device, Threads: o.Threads, Version: o.Version, Discard: true,
	})
	if err == nil {
		r.Steps = summary.Time.Steps
		r.Memory = summary.Time.PeakMemory
		r.Outputs, r.History, err = extractAll(o.Folder, o.Extract, o.Inputs)
	}
	if err != nil {
		var failed *runs.FailedError
		if errors.As(err, &failed) {
			err = failed.Err // the folder that the advice names will be gone
		}
		r.Status, r.Error = Failed, err.Error()
	}
	r.Seconds = time.Since(start).Seconds()
	return r
}

// process is a worker process as its owner sees it.
type process struct {
	command *exec.Cmd
	in      *json.Encoder
	close   io.Closer
	out     *bufio.Reader
	said    *tail
}

// startProcess starts a process.
func startProcess(command []string, environment []string) (*process, error) {
	p := &process{command: exec.Command(command[0], command[1:]...), said: &tail{}}
	p.command.Env = append(os.Environ(), environment...)
	p.command.Stderr = p.said
	stdin, err := p.command.StdinPipe()
	if err != nil {
		return nil, err
	}
	stdout, err := p.command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	setDeathSignal(p.command)
	if err := p.command.Start(); err != nil {
		return nil, err
	}
	p.in, p.close, p.out = json.NewEncoder(stdin), stdin, bufio.NewReader(stdout)
	return p, nil
}

// do has the process run a case. An error means that the process is of no more use: it died, or was killed for a limit or because ctx
// ended.
func (p *process) do(ctx context.Context, o *order, limits Limits) (*Result, error) {
	type answer struct {
		line []byte
		err  error
	}
	answers := make(chan answer, 1)
	if err := p.in.Encode(o); err != nil {
		return nil, p.end(err)
	}
	go func() {
		line, err := p.out.ReadBytes('\n')
		answers <- answer{line, err}
	}()
	var timeout <-chan time.Time
	if limits.Time != nil {
		t := time.NewTimer(time.Duration(*limits.Time * float64(time.Second)))
		defer t.Stop()
		timeout = t.C
	}
	var look <-chan time.Time
	if limits.Memory != nil {
		t := time.NewTicker(memoryEvery)
		defer t.Stop()
		look = t.C
	}
	for {
		select {
		case a := <-answers:
			if a.err != nil {
				return nil, p.end(nil)
			}
			r := new(Result)
			if err := json.Unmarshal(a.line, r); err != nil {
				return nil, p.end(err)
			}
			return r, nil
		case <-timeout:
			return nil, p.end(fmt.Errorf("took longer than its limit of %g s", *limits.Time))
		case <-look:
			if used := float64(residentSize(p.command.Process.Pid)) / 1e6; used > *limits.Memory {
				return nil, p.end(fmt.Errorf("took %.0f MB of memory, its limit is %g", used, *limits.Memory))
			}
		case <-ctx.Done():
			return nil, p.end(ctx.Err())
		}
	}
}

const memoryEvery = 100 * time.Millisecond

// end kills the process and says why it is of no more use: the given cause, or how it died.
func (p *process) end(cause error) error {
	_ = p.command.Process.Kill() // it may have ended already
	state := p.command.Wait()
	if cause != nil {
		return cause
	}
	err := fmt.Errorf("the process running it died: %v", state)
	if said := p.said.String(); said != "" {
		err = fmt.Errorf("%w\n%s", err, said)
	}
	return err
}

// stop lets the process end by itself.
func (p *process) stop() {
	_ = p.close.Close()
	_ = p.command.Wait()
}

// tail keeps the beginning of what a process says on its error output, where a crash names its cause.
type tail struct{ b strings.Builder }

const mostSaid = 2000

func (t *tail) Write(p []byte) (int, error) {
	if room := mostSaid - t.b.Len(); room > 0 {
		t.b.Write(p[:min(room, len(p))])
	}
	return len(p), nil
}

func (t *tail) String() string { return strings.TrimSpace(t.b.String()) }

// runner runs jobs in one worker process, which it starts anew whenever it was lost.
type runner struct {
	options WorkerOptions
	slot    int
	folder  string // for runs
	process *process
}

// run runs a case of a bundle. It fails only when ctx ends; what goes wrong with the case is in the result.
func (r *runner) run(ctx context.Context, j *Job, b *bundle) (*Result, error) {
	o := b.order(j)
	o.Folder, o.Device, o.Threads, o.Version = filepath.Join(r.folder, fmt.Sprintf("slot%d", r.slot)), r.options.Device, r.options.Threads, r.options.Version
	start := time.Now()
	var result *Result
	var err error
	if r.process == nil {
		r.process, err = startProcess(r.options.Process, r.options.environment(r.slot))
	}
	if err == nil {
		if result, err = r.process.do(ctx, o, b.Limits); err != nil {
			r.process = nil
			os.RemoveAll(o.Folder)
		}
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		result = &Result{Status: Failed, Error: err.Error(), Seconds: time.Since(start).Seconds(), Version: r.options.Version}
	}
	result.Hash = j.Hash
	return result, nil
}

func (r *runner) close() {
	if r.process != nil {
		r.process.stop()
	}
}

// value looks up a number by name.
func value(list []Named, name string) (results.Real, bool) {
	for _, n := range list {
		if n.Name == name {
			return n.Value, true
		}
	}
	return 0, false
}

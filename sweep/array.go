package sweep

// Studies on clusters without a network service: an array job runs cases by their number, each leaves a file, and the files are collected.

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"gabion/results"
)

// RunPart runs the cases first, first+1, ... of a plan, count of them, in a worker process, and leaves one file for each in folder. Cases
// whose file is there are not run again. It returns the number of cases that failed.
func (p *Plan) RunPart(ctx context.Context, first, count int, folder string, o WorkerOptions) (failed int, err error) {
	if first < 0 || first >= len(p.Cases) {
		return 0, fmt.Errorf("there is no case %d; the study has %d, numbered from 0", first, len(p.Cases))
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return 0, err
	}
	work, err := os.MkdirTemp("", "gabion-part-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(work)
	sp, err := unbundle(p.Bundle, filepath.Join(work, "bundle"))
	if err != nil {
		return 0, err
	}
	r := &runner{options: o, folder: work}
	defer r.close()
	for _, c := range p.Cases[first:min(first+count, len(p.Cases))] {
		path := filepath.Join(folder, c.Hash+".json")
		if _, err := os.Stat(path); err == nil {
			continue
		}
		j := p.job(c)
		result, err := r.run(ctx, &j, sp, filepath.Join(work, "bundle"))
		if err != nil {
			return failed, err
		}
		result.Worker, result.Tries = o.Name, 1
		if result.Status != Done {
			failed++
		}
		if err := results.WriteFileSync(path, func(w io.Writer) error { return json.NewEncoder(w).Encode(result) }); err != nil {
			return failed, err
		}
	}
	return failed, nil
}

// Collect stores the files that RunPart has left in folder. It returns how many were news, and how many do not belong to the plan.
func (p *Plan) Collect(store *Store, folder string) (news, strangers int, err error) {
	paths, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil {
		return 0, 0, err
	}
	known := map[string]bool{}
	for _, c := range p.Cases {
		known[c.Hash] = true
	}
	var errs []error
	for _, path := range paths {
		if !known[strings.TrimSuffix(filepath.Base(path), ".json")] {
			strangers++
			continue
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return news, strangers, err
		}
		r := new(Result)
		if err := json.Unmarshal(data, r); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", path, err))
			continue
		}
		recorded, err := store.Record(r)
		if err != nil {
			return news, strangers, err
		}
		if recorded {
			news++
		}
	}
	return news, strangers, errors.Join(errs...)
}

// SlurmOptions say what an array job is given.
type SlurmOptions struct {
	Program string // path of gabion on the cluster
	Study   string // path of the study there
	Folder  string // for the results, on a file system that all nodes see
	PerTask int    // cases of one task, one after another
	Threads int    // processors of a task
	GPU     bool   // one GPU for each task
	Hours   int    // time limit of a task
}

// Slurm returns the script of an array job that runs the whole study.
func (p *Plan) Slurm(o SlurmOptions) string {
	tasks := (len(p.Cases) + o.PerTask - 1) / o.PerTask
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("#!/bin/bash")
	line("# %s: %d cases, %d in each task of the array. A task that is run again leaves out what is done.", p.Study.Title, len(p.Cases), o.PerTask)
	line("# When the array has ended: %s sweep collect %s --output %s", shell(o.Program), shell(o.Study), shell(o.Folder))
	line("#SBATCH --job-name=%s", p.Study.Name())
	line("#SBATCH --array=0-%d", tasks-1)
	line("#SBATCH --ntasks=1")
	line("#SBATCH --cpus-per-task=%d", o.Threads)
	if o.GPU {
		line("#SBATCH --gpus-per-task=1")
	}
	line("#SBATCH --time=%d:00:00", o.Hours)
	line("#SBATCH --requeue")
	line("#SBATCH --output=%s/slurm-%%A_%%a.log", o.Folder)
	line("")
	line("set -eu")
	device := "cpu"
	if o.GPU {
		device = "gpu"
	}
	line("%s sweep case %s \\", shell(o.Program), shell(o.Study))
	line("  --output %s --first $((SLURM_ARRAY_TASK_ID * %d)) --count %d \\", shell(o.Folder), o.PerTask, o.PerTask)
	line("  --threads %d --device %s", o.Threads, device)
	return b.String()
}

// shell quotes a word where the shell needs it.
func shell(s string) string {
	if strings.ContainsFunc(s, func(r rune) bool {
		return !strings.ContainsRune("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+=:@%", r)
	}) {
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	}
	return s
}

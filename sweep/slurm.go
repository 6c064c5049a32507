package sweep

// The script of an array job for Slurm. What it is made of has been written by others; none of it becomes a command or a directive.

import (
	"fmt"
	"strings"
	"unicode"
)

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

// Slurm returns the script of an array job that runs the whole study. It refuses paths that directives or comments cannot hold.
func (p *Plan) Slurm(o SlurmOptions) (string, error) {
	for _, path := range []string{o.Program, o.Study, o.Folder} {
		if strings.ContainsFunc(path, func(r rune) bool { return !unicode.IsPrint(r) }) {
			return "", fmt.Errorf("the path %q cannot stand in a job script: it has characters that are not printed", path)
		}
	}
	if strings.ContainsAny(o.Folder, `"'\\%`) {
		return "", fmt.Errorf("the folder %q cannot stand in a job script: Slurm reads quotes, \\ and %% its own way; choose another with --output", o.Folder)
	}
	tasks := (len(p.Cases) + o.PerTask - 1) / o.PerTask
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("#!/bin/bash")
	line("# %s: %d cases, %d in each task of the array. A task that is run again leaves out what is done.", oneLine(p.Study.Title), len(p.Cases), o.PerTask)
	line("# When the array has ended: %s sweep collect %s --output %s", shell(o.Program), shell(o.Study), shell(o.Folder))
	line("#SBATCH --job-name=%s", identifier.ReplaceAllString(p.Study.Name(), "_"))
	line("#SBATCH --array=0-%d", tasks-1)
	line("#SBATCH --ntasks=1")
	line("#SBATCH --cpus-per-task=%d", o.Threads)
	if o.GPU {
		line("#SBATCH --gpus-per-task=1")
	}
	line("#SBATCH --time=%d:00:00", o.Hours)
	line("#SBATCH --requeue")
	line(`#SBATCH --output="%s/slurm-%%A_%%a.log"`, o.Folder)
	line("")
	line("set -eu")
	device := "cpu"
	if o.GPU {
		device = "gpu"
	}
	line("%s sweep case %s \\", shell(o.Program), shell(o.Study))
	line("  --output %s --first $((SLURM_ARRAY_TASK_ID * %d)) --count %d \\", shell(o.Folder), o.PerTask, o.PerTask)
	line("  --threads %d --device %s", o.Threads, device)
	return b.String(), nil
}

// oneLine is a text for a comment.
func oneLine(text string) string { return strings.ReplaceAll(printable(text), "\n", " ") }

// shell quotes a word where the shell needs it.
func shell(s string) string {
	if strings.ContainsFunc(s, func(r rune) bool {
		return !strings.ContainsRune("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+=:@%", r)
	}) {
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	}
	return s
}

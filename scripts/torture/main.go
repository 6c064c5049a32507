// Command torture does to Gabion what users, machines and attackers may do, and prints what came of it, in tables: inputs are damaged, runs and
// sweeps killed, checkpoints and tables corrupted, disks filled. The same seed does the same again. It ends with status 1 if
// anything came of it that must not be: a panic, a hang, memory without bound, NaN with status 0, results other than those undisturbed.
//
//	go run ./scripts/torture -part inputs -count 200
package main

import (
	"context"
	"encoding/binary"
	"flag"
	"fmt"
	"maps"
	"math"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	if err := torture(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "torture:", err)
		os.Exit(1)
	}
}

// options are the flags.
type options struct {
	program                 program
	part, only, keep        string
	first                   int // number of the first mutant of each kind
	count, datasets, others int
	processes               int // that try mutants at the same time
	kills, damages          int
	cases, caseKills        int
	seed                    uint64
}

func torture(ctx context.Context) error {
	var o options
	flag.StringVar(&o.program.path, "program", "", "the program under test (default built from this folder)")
	flag.IntVar(&o.program.memory, "memory", 4096, "address space of a process, MB")
	flag.IntVar(&o.program.seconds, "seconds", 10, "processor time of a process")
	flag.StringVar(&o.part, "part", "all", "inputs, runs, sweeps, or all")
	flag.StringVar(&o.only, "only", "", "inputs whose kind has this in its name")
	flag.IntVar(&o.first, "first", 0, "number of the first mutant of each kind: pieces of the same seed make the table of the whole, line by line added")
	flag.IntVar(&o.processes, "processes", runtime.NumCPU(), "mutants tried at the same time")
	flag.StringVar(&o.keep, "keep", filepath.Join("out", "torture"), "folder for inputs that broke something")
	flag.IntVar(&o.count, "models", 10000, "mutants of models")
	flag.IntVar(&o.datasets, "datasets", 2000, "mutants of Adams datasets")
	flag.IntVar(&o.others, "others", 1000, "mutants of each other kind of input")
	flag.IntVar(&o.kills, "kills", 100, "kills of runs")
	flag.IntVar(&o.damages, "damages", 12, "damages of each file of a run")
	flag.IntVar(&o.cases, "cases", 1000, "cases of the sweep")
	flag.IntVar(&o.caseKills, "case-kills", 50, "kills of the sweep's processes")
	flag.Uint64Var(&o.seed, "seed", 1, "of everything that is drawn")
	flag.Parse()
	work, err := os.MkdirTemp("", "gabion-torture-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := os.MkdirAll(o.keep, 0o755); err != nil {
		return err
	}
	if o.program.path == "" {
		o.program.path = filepath.Join(work, "gabion")
		if text, err := exec.CommandContext(ctx, "go", "build", "-o", o.program.path, "./cmd/gabion").CombinedOutput(); err != nil {
			return fmt.Errorf("%w: %s", err, text)
		}
	}
	if o.program.path, err = filepath.Abs(o.program.path); err != nil {
		return err
	}
	worst := 0
	for _, part := range []struct {
		name string
		do   func(context.Context, *options, string) (int, error)
	}{{"inputs", tortureInputs}, {"runs", tortureRuns}, {"sweeps", tortureSweeps}} {
		if o.part != "all" && o.part != part.name {
			continue
		}
		folder := filepath.Join(work, part.name)
		if err := os.Mkdir(folder, 0o755); err != nil {
			return err
		}
		n, err := part.do(ctx, &o, folder)
		if err != nil {
			return err
		}
		worst += n
	}
	if worst > 0 {
		return fmt.Errorf("%d times something came of it that must not be", worst)
	}
	return nil
}

// tortureInputs prints the table of damaged inputs.
func tortureInputs(ctx context.Context, o *options, folder string) (int, error) {
	worst := 0
	for i, k := range kinds() {
		if !strings.Contains(k.name, o.only) {
			continue
		}
		count := o.others
		switch i {
		case 0:
			count = o.count
		case 1:
			count = o.datasets
		}
		counted, err := tryMutants(ctx, o, k, filepath.Join(folder, fmt.Sprint(i)), count)
		counted.print(os.Stdout, "input")
		if err != nil {
			return 0, err
		}
		worst += counted.worst()
	}
	return worst, nil
}

func match(patterns []string) []string {
	var paths []string
	for _, p := range patterns {
		found, _ := filepath.Glob(p)
		paths = append(paths, found...)
	}
	return paths
}

func sortedKeys(m map[string]string) []string { return slices.Sorted(maps.Keys(m)) }

func appendFloat(data []byte, v float32) []byte {
	return binary.LittleEndian.AppendUint32(data, math.Float32bits(v))
}

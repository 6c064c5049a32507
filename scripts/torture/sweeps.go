package main

// Sweeps whose processes are killed, and two of one study at once: each case must be done once, with the numbers of a sweep that nothing disturbed.

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const manyFalls = `
title: Many falls
model: fall.yaml
vary:
  - {path: solver.end, from: 0.5 s, to: 1 s, count: 10}
  - {path: bodies.ball.mass, from: 1 kg, to: 2 kg, count: COUNT}
extract: [{name: height, column: ball.position.z, statistic: minimum}]
`

func tortureSweeps(ctx context.Context, o *options, folder string) (int, error) {
	study := strings.Replace(manyFalls, "COUNT", strconv.Itoa(max(2, o.cases/10)), 1)
	for name, text := range map[string]string{"fall.yaml": fallModel, "study.yaml": study} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			return 0, err
		}
	}
	p := o.program
	p.seconds *= 60 // a sweep has its time for all cases
	rng := rand.New(rand.NewPCG(o.seed, 1))
	began := time.Now()
	if undisturbed := p.run(ctx, folder, sweepInto(reference)...); undisturbed.ending != done {
		return 0, fmt.Errorf("undisturbed: %s: %s", undisturbed.ending, undisturbed.errs)
	}
	took := time.Since(began)
	want, err := rowsOf(filepath.Join(folder, reference))
	if err != nil {
		return 0, err
	}
	t := &tally{}
	kills, starts, err := killedSweep(ctx, &p, rng, folder, o.caseKills, took)
	if err != nil {
		return 0, err
	}
	t.addRows(fmt.Sprintf("cases of a sweep with %d kills of cases and coordinators, started %d times", kills, starts), want, filepath.Join(folder, "killed"))

	ends := make(chan ending)
	for range 2 {
		go func() { ends <- p.run(ctx, folder, sweepInto("twins")...).ending }()
	}
	t.add("two sweeps of one study in one folder at once", <-ends)
	t.add("two sweeps of one study in one folder at once", <-ends)
	t.addRows("... their cases", want, filepath.Join(folder, "twins"))

	kills, err = killedWorkers(ctx, &p, rng, folder, o.caseKills, took)
	if err != nil {
		return 0, err
	}
	t.addRows(fmt.Sprintf("cases of a sweep on a NATS server with %d kills of workers and coordinators", kills), want, filepath.Join(folder, "workers"))
	t.print(os.Stdout, "what was done to sweeps")
	return t.worst(), ctx.Err()
}

func sweepInto(folder string) []string {
	return []string{"sweep", "study.yaml", "-w", "1", "--retry", "-o", folder}
}

// killedSweep starts a sweep until it ends by itself, while its coordinator and the processes of its cases are killed at random.
func killedSweep(ctx context.Context, p *program, rng *rand.Rand, folder string, wanted int, took time.Duration) (kills, starts int, err error) {
	for ; starts < 10+2*wanted; starts++ {
		c := p.command(ctx, folder, 0, sweepInto("killed")...)
		var errs bytes.Buffer
		c.Stderr = &errs
		if err := c.Start(); err != nil {
			return kills, starts, err
		}
		ended := make(chan error, 1)
		go func() { ended <- c.Wait() }()
		for running := true; running; {
			pause := time.Duration((0.2 + rng.Float64()) * float64(took) / float64(wanted+1))
			if kills >= wanted {
				pause = time.Hour
			}
			select {
			case err := <-ended:
				switch e := endingOf(err, errs.String()); e {
				case done:
					return kills, starts + 1, nil
				case failed, timeout: // of cases whose processes were killed, which --retry does again; by a kill
				default:
					return kills, starts, fmt.Errorf("the sweep ended with %s: %s", e, errs.String())
				}
				running = false
			case <-time.After(pause):
				victim := c.Process.Pid
				if rng.IntN(4) > 0 {
					children := childrenOf(victim)
					if len(children) == 0 {
						continue // it is still reading
					}
					victim = children[rng.IntN(len(children))]
				}
				if syscall.Kill(victim, syscall.SIGKILL) == nil {
					kills++
				}
			}
		}
	}
	return kills, starts, fmt.Errorf("the sweep did not end in %d starts", starts)
}

// childrenOf lists the processes that a process has started (Linux, proc(5): the parent is the second field behind the name in brackets).
func childrenOf(pid int) (children []int) {
	processes, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, path := range processes {
		text, err := os.ReadFile(path)
		if err != nil {
			continue // it has ended meanwhile
		}
		_, behind, _ := strings.Cut(string(text), ") ")
		fields := strings.Fields(behind)
		if len(fields) < 2 || fields[1] != strconv.Itoa(pid) {
			continue
		}
		if child, err := strconv.Atoi(filepath.Base(filepath.Dir(path))); err == nil {
			children = append(children, child)
		}
	}
	return children
}

// addRows counts the cases of a sweep by what they hold.
func (t *tally) addRows(row string, want [][]string, folder string) {
	got, err := rowsOf(folder)
	if err != nil || len(got) != len(want) {
		fmt.Printf("%s: %d cases, want %d, %v\n", row, len(got), len(want), err)
		t.add(row, differs)
		return
	}
	for i := range want {
		if slices.Equal(want[i], got[i]) {
			t.add(row, same)
		} else {
			t.add(row, differs)
		}
	}
}

// rowsOf reads what a sweep has found: its cases without times, tries and names of workers.
func rowsOf(folder string) ([][]string, error) {
	f, err := os.Open(filepath.Join(folder, "results.csv"))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil || len(rows) == 0 {
		return nil, fmt.Errorf("%s: no rows: %w", f.Name(), err)
	}
	kept := []string{"number", "end", "mass", "height", "status", "steps", "hash"}
	for i, row := range rows[1:] {
		var short []string
		for k, name := range rows[0] {
			if slices.Contains(kept, name) {
				short = append(short, row[k])
			}
		}
		rows[i+1] = short
	}
	return rows[1:], nil
}

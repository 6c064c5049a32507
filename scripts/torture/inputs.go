package main

// Damaged inputs: each mutant of a good file is given to a command, and to those that follow when the first takes it.

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// kind is a kind of input.
type kind struct {
	name   string
	beside []string                         // patterns of files that are put into the folder of the mutants
	seeds  []string                         // patterns of good files
	made   map[string]string                // good files that are made here
	model  string                           // that names the mutant as FILE; without one, the mutant itself is a model
	first  func(mutant string) []string     // command; nil for check, which takes many mutants at a time
	follow func(c *campaign, mutant string) // commands on what the first one takes
}

// The smallest models that read a mesh or particles.
const (
	wallModel = `
materials: [{name: s, density: 2500, young_modulus: 10 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.5, friction: 0.5}}
particles: [{name: p, material: s, radius: 0.01, positions: [[0.3, 0.3, 1.02]], velocity: [0, 0, -1]}]
walls: [{name: w, shape: mesh, file: FILE, material: s}]
solver: {step: 1e-5, end: 1e-3}
`
	particleModel = `
materials: [{name: s, density: 2500, young_modulus: 10 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.5, friction: 0.5}}
particles: [{name: p, material: s, file: FILE}]
solver: {step: 1e-5, end: 1e-3}
`
	fallModel = `
title: A body falls
gravity: [0, 0, -10]
bodies: [{name: ball, type: point_mass, mass: 1 kg, position: [0, 0, 5]}]
solver: {step: 1e-3, end: 0.02}
outputs: {interval: 0.01, plots: false, requests: [{name: ball, body: ball, quantities: [position, velocity]}]}
`
	fallStudy = `
title: Four falls
model: fall.yaml
vary:
  - {path: solver.end, values: [10 ms, 20 ms], names: [duration]}
  - {path: bodies.ball.mass, from: 1 kg, to: 2 kg, count: 2, scale: log}
extract:
  - {name: height, column: ball.position.z, statistic: minimum}
  - {name: momentum, expression: "height * mass"}
  - {name: way, history: [ball.position.z]}
limits: {time: 60 s}
`
	sampledStudy = `
title: Falls that are sampled
model: fall.yaml
set: [solver.end=10 ms]
vary:
  - {path: bodies.ball.mass, from: 1 kg, to: 2 kg}
  - csv: sets.csv
sampling: {method: latin_hypercube, samples: 3, seed: 2}
repeats: {count: 1, seeds: [parameters.seed]}
extract: [{name: speed, column: ball.velocity, statistic: peak, from: 0 s, to: 10 ms}]
stop: {failures: 2}
`
	fallCase = `
title: Free fall
source: Galilei
model: fall.yaml
compare:
  - {quantity: height, columns: [ball.position.z], expressions: ["5 - 5*t*t"], metric: maximum, tolerance: 1e-6}
  - {quantity: speed, columns: [ball.velocity.z], expressions: ["-10*t"], metric: rms, tolerance: 1e-6}
`
	curveCase = `
title: Free fall against a table
source: a table
model: fall.yaml
reference: fall.csv
compare:
  - {quantity: height, columns: [ball.position.z], metric: rms, tolerance: 1e-3}
`
	fallTable    = "time,ball.position.x,ball.position.z,ball.velocity.z\n0,0,5,0\n0.005,0,4.999875,-0.05\n0.01,0,4.9995,-0.1\n0.015,0,4.998875,-0.15\n0.02,0,4.998,-0.2\n"
	textSTL      = "solid s\nfacet normal 0 0 1\nouter loop\nvertex 0 0 1\nvertex 1 0 1\nvertex 0 1 1\nendloop\nendfacet\nfacet normal 0 0 1\nouter loop\nvertex 1 0 1\nvertex 1 1 1\nvertex 0 1 1\nendloop\nendfacet\nendsolid s\n"
	plateOBJ     = "# a plate\nv 0 0 1\nv 1 0 1\nv 0 1 1\nv 1 1 1\nf 1 2 3\nf 2/1/1 4//2 -2\n"
	plateCSV     = "x1,y1,z1,x2,y2,z2,x3,y3,z3\n0,0,1,1,0,1,0,1,1\n1,0,1,1,1,1,0,1,1\n"
	particleCSV  = "x,y,z,radius,vx,vy,vz,material\n0,0,0,0.01,0,0,1,0\n0.1,0,0,0.01,0,0,0,0\n0,0.1,0,0.02,0,0,-1,0\n0.5,0.1,0,0.02,0,0,-1,0\n"
	particleText = "0 0 0 0.01\n0.1 0 0 0.01 0 0 1\n0 0.1 0 0.02 0 0 1 3 0 0\n"
)

func kinds() []kind {
	return []kind{
		{
			name: "model, `check`", seeds: []string{"models/library/*.yaml", "models/testdata/everything.yaml", "runs/testdata/*.yaml", "validation/suites/models/*.yaml"},
			beside: []string{"models/testdata/ball.obj", "models/testdata/particles.csv"}, follow: runSteps,
		},
		{name: "Adams dataset, `check`", seeds: []string{"validation/references/adams/*.adm", "runs/testdata/*.adm"}, follow: runDataset},
		{name: "mesh, `check`", made: map[string]string{"a.stl": textSTL, "b.obj": plateOBJ, "c.csv": plateCSV, "d.stl": binarySTL()}, model: wallModel, follow: runSteps},
		{name: "particles, `check`", made: map[string]string{"a.csv": particleCSV, "b.csv": particleText}, model: particleModel, follow: runSteps},
		{name: "study, `sweep submit`", made: map[string]string{"a.yaml": fallStudy, "b.yaml": sampledStudy}, first: submitStudy, follow: runStudy},
		{name: "validation case, `validate`", made: map[string]string{"a.yaml": fallCase, "b.yaml": curveCase}, first: validateCase},
		{
			name: "table, `compare`", seeds: []string{"validation/testdata/demo.*"}, beside: []string{"validation/testdata/demo.*"},
			made: map[string]string{"a.csv": fallTable, "b.csv": strings.ReplaceAll(fallTable, ",", " ")}, first: compareTable,
		},
	}
}

// binarySTL is the plate of textSTL.
func binarySTL() string {
	corners := []float32{0, 0, 1, 1, 0, 1, 0, 1, 1}
	data := append(make([]byte, 80), 2, 0, 0, 0)
	for range 2 {
		data = append(data, make([]byte, 12)...)
		for _, v := range corners {
			data = appendFloat(data, v)
		}
		data = append(data, 0, 0)
		corners = []float32{1, 0, 1, 1, 1, 1, 0, 1, 1}
	}
	return string(data)
}

// campaign is what a batch of mutants of one kind has come to.
type campaign struct {
	ctx     context.Context
	program *program
	folder  string
	keep    string // folder for mutants with a bad ending
	kind    kind
	tally   *tally
}

// try runs a command on a mutant and counts its ending; it tells whether the command ended with 0. A command that leaves a folder out is judged by
// its tables too.
func (c *campaign) try(row, mutant string, args ...string) bool {
	o := c.program.run(c.ctx, c.folder, args...)
	if c.ctx.Err() != nil {
		return false
	}
	if o.ending == done && (notFinite(filepath.Join(c.folder, "out", "history.csv"), filepath.Join(c.folder, "out", "audit.csv")) ||
		args[0] == "compare" && strings.Contains(o.out, "NaN")) {
		o.ending = notANumber
	}
	c.tally.add(row, o.ending)
	if slices.Contains(bad, o.ending) {
		c.report(o, mutant, args)
	}
	return o.ending == done
}

// check checks mutants together, as long as each is taken or refused; otherwise one by one. It returns those that are taken.
func (c *campaign) check(mutants []string) (taken []string) {
	files := make([]string, len(mutants))
	for i, m := range mutants {
		files[i] = c.checked(m)
	}
	o := c.program.run(c.ctx, c.folder, append([]string{"check"}, files...)...)
	for i, m := range mutants {
		ok, named := strings.Contains(o.out, files[i]+": ok"), strings.Contains(o.errs, files[i])
		switch {
		case (o.ending != done && o.ending != refused) || ok == named && !ok:
			ok = c.try(c.kind.name, m, "check", files[i])
		case ok:
			c.tally.add(c.kind.name, done)
		default:
			c.tally.add(c.kind.name, refused)
		}
		if ok {
			taken = append(taken, m)
		}
	}
	return taken
}

// checked is the file that is checked and run for a mutant.
func (c *campaign) checked(mutant string) string {
	if c.kind.model == "" {
		return mutant
	}
	return mutant + ".yaml"
}

// report keeps a mutant and says what it did.
func (c *campaign) report(o outcome, mutant string, args []string) {
	kind, _, _ := strings.Cut(c.kind.name, ",")
	kept := filepath.Join(c.keep, strings.ReplaceAll(kind, " ", "-"), mutant)
	data, err := os.ReadFile(filepath.Join(c.folder, mutant))
	if err == nil {
		if err = os.MkdirAll(filepath.Dir(kept), 0o755); err == nil {
			err = os.WriteFile(kept, data, 0o644)
		}
	}
	first, _, _ := strings.Cut(strings.TrimSpace(o.errs), "\n")
	fmt.Printf("%s: gabion %s: %s (kept as %s, %v)\n", o.ending, strings.Join(args, " "), first, kept, err)
}

// together is the number of mutants that are checked in one process: starting it takes longer than to check one.
const together = 40

// tryMutants tries a number of mutants of a kind, batches of them at the same time, each in a folder of its own, and adds up what has come of them in
// their order.
func tryMutants(ctx context.Context, o *options, k kind, folder string, count int) (*tally, error) {
	batches := (count + together - 1) / together
	tallies, failures, next := make([]tally, batches), make([]error, batches), make(chan int)
	var workers sync.WaitGroup
	for range max(1, o.processes) {
		workers.Go(func() {
			for i := range next {
				first := o.first + i*together
				c := &campaign{ctx: ctx, program: &o.program, folder: fmt.Sprintf("%s-%d", folder, first), keep: o.keep, kind: k, tally: &tallies[i]}
				failures[i] = c.batch(o.seed, first, min(first+together, o.first+count))
			}
		})
	}
	for i := range batches {
		next <- i
	}
	close(next)
	workers.Wait()
	sum := &tally{}
	for i := range tallies {
		sum.addAll(&tallies[i])
	}
	return sum, errors.Join(failures...)
}

// batch tries the mutants of the numbers from first to last, without last.
func (c *campaign) batch(seed uint64, first, last int) error {
	if err := os.Mkdir(c.folder, 0o755); err != nil {
		return err
	}
	defer os.RemoveAll(c.folder)
	seeds, names, err := c.kind.files(c.folder)
	if err != nil {
		return err
	}
	var mutants []string
	for i := first; i < last; i++ {
		rng := rand.New(rand.NewPCG(seed, uint64(i)))
		pick := rng.IntN(len(seeds))
		mutant := fmt.Sprintf("mutant-%d-%s", i, filepath.Base(names[pick]))
		if err := os.WriteFile(filepath.Join(c.folder, mutant), mutate(rng, seeds[pick], seeds), 0o644); err != nil {
			return err
		}
		mutants = append(mutants, mutant)
	}
	return errors.Join(c.tryAll(mutants), c.ctx.Err())
}

// tryAll tries mutants and removes them and what they have left.
func (c *campaign) tryAll(mutants []string) error {
	for _, m := range mutants {
		if c.kind.model != "" {
			if err := os.WriteFile(filepath.Join(c.folder, c.checked(m)), []byte(strings.Replace(c.kind.model, "FILE", m, 1)), 0o644); err != nil {
				return err
			}
		}
	}
	taken := mutants
	if c.kind.first == nil {
		taken = c.check(mutants)
	}
	for _, m := range taken {
		if (c.kind.first == nil || c.try(c.kind.name, m, c.kind.first(m)...)) && c.kind.follow != nil {
			c.kind.follow(c, m)
		}
		for _, left := range []string{"out", "left.yaml"} {
			if err := os.RemoveAll(filepath.Join(c.folder, left)); err != nil {
				return err
			}
		}
	}
	for _, m := range mutants {
		if err := errors.Join(os.RemoveAll(filepath.Join(c.folder, m)), os.RemoveAll(filepath.Join(c.folder, c.checked(m)))); err != nil {
			return err
		}
	}
	return nil
}

// files reads the seeds and puts what they need into the folder.
func (k *kind) files(folder string) (seeds [][]byte, names []string, err error) {
	for name, text := range map[string]string{"fall.yaml": fallModel, "fall.csv": fallTable, "sets.csv": "solver.step,parameters.seed\n1e-3,1\n5e-4,2\n"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			return nil, nil, err
		}
	}
	for _, path := range match(k.beside) {
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, nil, err
		}
		if err := os.WriteFile(filepath.Join(folder, filepath.Base(path)), data, 0o644); err != nil {
			return nil, nil, err
		}
	}
	for _, path := range match(k.seeds) {
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, nil, err
		}
		seeds, names = append(seeds, data), append(names, path)
	}
	for _, name := range sortedKeys(k.made) {
		seeds, names = append(seeds, []byte(k.made[name])), append(names, name)
	}
	if len(seeds) == 0 {
		return nil, nil, fmt.Errorf("%s: no good files to begin with; start in the folder of the project", k.name)
	}
	return seeds, names, nil
}

func runSteps(c *campaign, mutant string) {
	c.try("... passed, `run --steps 5`", mutant, "run", c.checked(mutant), "--steps", "5", "-o", "out", "--set", "outputs.plots=false")
}

func runDataset(c *campaign, mutant string) {
	c.try("... passed, `run` of 0.05 s", mutant, "run", mutant, "--end", "0.05", "--interval", "0.01", "-o", "out", "--set", "outputs.plots=false")
	if c.try("... passed, `convert`", mutant, "convert", mutant, "left.yaml", "--end", "0.05") {
		c.try("... converted, `check`", mutant, "check", "left.yaml")
	}
}

func submitStudy(mutant string) []string {
	return []string{"sweep", "submit", "--slurm", mutant, "-o", "out"}
}

func runStudy(c *campaign, mutant string) {
	c.try("... passed, its first four cases", mutant, "sweep", "case", mutant, "--first", "0", "--count", "4", "-o", "out")
}

func validateCase(mutant string) []string {
	return []string{"validate", mutant, "-j", "1", "-o", "out"}
}

func compareTable(mutant string) []string {
	good := strings.SplitN(mutant, "-", 3)[2]
	if strings.HasSuffix(good, ".csv") {
		good = "fall.csv"
	}
	return []string{"compare", mutant, good}
}

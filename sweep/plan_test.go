package sweep

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestPlan(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"grid", "vary: [{path: parameters.g, values: [1, 2]}, {path: parameters.mass, from: 1 kg, to: 3 kg, count: 3}]" + keep, `
parameters.g=1, parameters.mass=1
parameters.g=1, parameters.mass=2
parameters.g=1, parameters.mass=3
parameters.g=2, parameters.mass=1
parameters.g=2, parameters.mass=2
parameters.g=2, parameters.mass=3`},
		{"log", "vary: [{path: parameters.g, from: 0.01, to: 100, count: 5, scale: log}]" + keep, `
parameters.g=0.01
parameters.g=0.1
parameters.g=1
parameters.g=10
parameters.g=100`},
		{"sets", "vary: [{paths: [parameters.g, parameters.mass], sets: [[1, 2 kg], [3, 400 g]]}]" + keep, `
parameters.g=1, parameters.mass=2 kg
parameters.g=3, parameters.mass=400 g`},
		{"lists", "vary: [{path: bodies.stone.position, values: [[0, 1, 0], [0, \"2 m\", 0]]}]\nextract: [{name: depth, column: stone.position.y}]", `
bodies.stone.position=[0, 1, 0]
bodies.stone.position=[0, "2 m", 0]`},
		{"csv and repeats", "vary: [{csv: sets.csv}]\nrepeats: {count: 2, seeds: [parameters.seed], first: 7}" + keep, `
parameters.g=1.62, parameters.mass=2 kg, parameters.seed=7
parameters.g=1.62, parameters.mass=2 kg, parameters.seed=8
parameters.g=3.71, parameters.mass=500 g, parameters.seed=7
parameters.g=3.71, parameters.mass=500 g, parameters.seed=8`},
		{"sobol", "vary: [{path: parameters.g, from: 8, to: 16}, {path: parameters.mass, values: [1, 2, 3, 4]}]\nsampling: {method: sobol, samples: 4}" + keep, `
parameters.g=8, parameters.mass=1
parameters.g=12, parameters.mass=3
parameters.g=14, parameters.mass=2
parameters.g=10, parameters.mass=4`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := inputsOf(newPlan(t, c.text)); got != strings.TrimSpace(c.want) {
				t.Errorf("cases\n%s\nwant%s", got, c.want)
			}
		})
	}
}

func TestHashes(t *testing.T) {
	text := "vary: [{path: parameters.g, values: [1, 2, 3]}]" + keep
	a, b := newPlan(t, text), newPlan(t, text)
	c := newPlan(t, strings.Replace(text, "depth, column: stone.position.y", "depth, column: stone.position.x", 1))
	d := newPlan(t, "vary: [{path: parameters.g, values: [3, 1.0, 9]}]"+keep)
	seen := map[string]bool{}
	for i := range a.Cases {
		if a.Cases[i].Hash != b.Cases[i].Hash {
			t.Errorf("case %d has another hash in the same study", i)
		}
		if a.Cases[i].Hash == c.Cases[i].Hash {
			t.Errorf("case %d has the same hash although other things are kept", i)
		}
		seen[a.Cases[i].Hash] = true
	}
	if len(seen) != 3 || a.ID != b.ID || a.ID == c.ID {
		t.Error("hashes or identifiers coincide, or do not")
	}
	if d.Cases[0].Hash != a.Cases[2].Hash || d.Cases[1].Hash != a.Cases[0].Hash || seen[d.Cases[2].Hash] {
		t.Error("a case must be known by what it is, not by its place or spelling")
	}
}

func TestStudyMistakes(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"vary: []" + keep, "nothing to vary"},
		{"vary: [{path: parameters.g, values: [1]}]\nextract: []", "nothing to keep"},
		{"vary: [{path: parameters.g}]" + keep, "a path needs either"},
		{"vary: [{path: parameters.g, from: 1}]" + keep, "needs \"to\""},
		{"vary: [{path: parameters.g, from: 0, to: 1, scale: log}]" + keep, "must be above 0"},
		{"vary: [{paths: [a, b], sets: [[1]]}]" + keep, "1 values for 2 paths"},
		{"vary: [{path: parameters.g, values: []}]" + keep, "there is no value"},
		{"vary: [{paths: [], sets: [[], []]}]" + keep, "there is no path"},
		{"vary: [{path: parameters.g, from: -1e308, to: 1e308}]" + keep, "wider than numbers reach"},
		{"vary: [{path: parameters.g, from: 1e-320, to: 1e308, scale: log}]" + keep, "wider than numbers reach"},
		{"vary: [{path: parameters.g, values: [1]}]\nsampling: {method: sobol, samples: 1000000000}" + keep, "samples must be at least 1 and at most 1e+06"},
		{"vary: [{path: parameters.g, values: [1]}]\nrepeats: {count: 1000000000, seeds: [parameters.h]}" + keep, "count must be at least 1 and at most 1e+06"},
		{"vary: [{path: parameters.g, values: [1]}, {path: bodies.stone.g, values: [1]}]" + keep, "two inputs are called \"g\""},
		{"vary: [{path: parameters.g, values: [1]}]\nextract: [{name: x, expression: 2 * y}]", ":4:33: \"y\" is not known here; variables: g"},
		{"vary: [{path: parameters.g, values: [1]}]\nextract: [{name: g, column: c}]", "the name of an input"},
		{"vary: [{path: parameters.g, values: [1]}]\nstop: {when: w > 1}" + keep, ":4:14: \"w\" is not known here; variables: g, depth, twice"},
		{"vary: [{path: parameters.g, values: [1]}]\nsampling: {method: sobol}" + keep, "samples"},
		{"vary: [{path: parameters.g, values: [{a: 1}]}]" + keep, "a word or a list"},
		{"vary: [{path: parameters.g, values: [1]}]\nextract: [{name: depth, column: stone.positio.y}]", `:4:33: the run has no column "stone.positio.y"; did you mean "stone.position"?`},
		{"vary: [{path: parameters.g, values: [1]}, {path: parameters.g, values: [2], names: [h]}]" + keep, `"parameters.g" and "parameters.g" set the same value`},
		{"vary: [{path: gravity.1, values: [1]}, {path: gravity, values: [[0, 1, 0]], names: [h]}]" + keep, `"gravity.1" and "gravity" set the same value`},
		{"vary: [{path: parameters.g, values: [1]}]\nrepeats: {count: 2, seeds: [parameters.g]}" + keep, `set the same value`},
		{"vary: [{path: parameters.g, values: [1]}]\nextract: [{name: depth, column: stone.position.y, from: 2 ms, to: 1 ms}]", `:4:67: "to" must not be before "from"`},
		{"vary: [{path: parameters.g, values: [1]}]\nextract: [{name: all, history: [stone.position, audit.energy.spring]}]", `did you mean "audit.energy.springs"?`},
	} {
		if _, err := loadStudy(t, c.text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", c.text, err, c.want)
		}
	}
	all := `vary: [{path: parameters.g, values: [1], scale: cubic}]
sampling: {method: guess}
extract:
  - {name: depth, column: stone.positio.y}
  - {name: twice, expression: "2 * depth + g"}
  - {name: wrong, expression: "2 * (depth"}
  - {name: mean, column: stone.position.y, statistic: average}
stop: {when: "mean >"}`
	_, err := loadStudy(t, all)
	for _, want := range []string{":3:49: scale cannot be", ":4:20: method cannot be", ":6:27: the run has no column", ":8:31: unexpected token", ":9:55: statistic cannot be", ":10:14: unexpected token"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("no %q in\n%v", want, err)
		}
	}
	if strings.Count(err.Error(), "study.yaml:") != 6 {
		t.Errorf("more than six mistakes:\n%v", err)
	}
	for _, c := range []struct{ text, want string }{
		{"vary: [{path: parameters.g, values: [1, 1.0]}]" + keep, "cases 0 and 1 are the same"},
		{"vary: [{path: parameters.mass, values: [1, -1]}]\nextract: [{name: depth, column: stone.position.y}]", `case 1, parameters.mass=-1: `},
		{"vary: [{path: bodies.stone.mass, values: [1, -1]}, {path: solver.step, values: [1 ms, 0, 1 kg]}]\nextract: [{name: depth, column: stone.position.y}]", `study.yaml:3:46: --set bodies.stone.mass=-1: mass must be above 0 kg, not "-1"`},
		{"vary: [{path: bodies.stone.mass, values: [1, -1]}, {path: solver.step, values: [1 ms, 0, 1 kg]}]\nextract: [{name: depth, column: stone.position.y}]", `study.yaml:3:90: --set solver.step=1 kg: step: "1 kg" does not convert to s`},
		{"vary: [{path: solver.end, values: [2 s, 0.05 s]}]\nextract: [{name: depth, column: stone.position.y, to: 0.1}]", "case 1, solver.end=0.05 s: depth is of the time until 0.1 s, but the run ends at 0.05 s"},
		{"set: ['start={run: .}']\nvary: [{path: parameters.g, values: [1]}]" + keep, "case 0: start: cases do not begin with the state of another run (.), which workers do not have"},
		{"vary: [{csv: bad.csv}]" + keep, "bad.csv:3:4: --set bodies.stone.mass=2 s: mass: "},
		{"vary: [{path: parameters.h, values: [1]}]\nextract: [{name: depth, column: stone.position.y}]", "there is no parameter \"h\""},
		{"vary: [{path: parameters.g, from: 1, to: 2, count: 5000}, {path: parameters.mass, from: 1, to: 2, count: 5000}]" + keep, "a grid of more than"},
		{"vary: [{path: parameters.g, from: 1, to: 2, count: 1001}]\nrepeats: {count: 1000, seeds: [parameters.mass]}" + keep, "1001 cases, each repeated 1000 times, are more than 1000000"},
	} {
		if _, err := newStudy(t, c.text).Plan(t.Context(), "test"); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", c.text, err, c.want)
		}
	}
}

// TestLibraryStudies plans the studies that come with the models.
func TestLibraryStudies(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join("..", "models", "studies", "*.yaml"))
	if err != nil || len(paths) < 2 {
		t.Fatalf("%d studies, %v", len(paths), err)
	}
	for _, path := range paths {
		s, err := Load(t.Context(), path)
		if err != nil {
			t.Error(err)
			continue
		}
		if p, err := s.Plan(t.Context(), "test"); err != nil || len(p.Cases) < 8 {
			t.Errorf("%s: %v", path, err)
		}
	}
}

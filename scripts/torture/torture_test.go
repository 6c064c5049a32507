package main

import (
	"bytes"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"gabion/sweep"
)

// The same seed makes the same mutants, and few of them are what they were made of.
func TestMutate(t *testing.T) {
	for name, seed := range map[string]string{"text": fallModel, "bytes": binarySTL()} {
		others := [][]byte{[]byte(seed), []byte(fallStudy)}
		unchanged := 0
		for i := range 200 {
			a := mutate(rand.New(rand.NewPCG(1, uint64(i))), []byte(seed), others)
			b := mutate(rand.New(rand.NewPCG(1, uint64(i))), []byte(seed), others)
			if !bytes.Equal(a, b) {
				t.Fatalf("%s: mutant %d differs between two calls", name, i)
			}
			if bytes.Equal(a, []byte(seed)) {
				unchanged++
			}
		}
		if unchanged > 20 {
			t.Errorf("%s: %d of 200 mutants are unchanged", name, unchanged)
		}
	}
	if string(others(t)[0]) != fallModel {
		t.Error("a mutant has changed the file that it was made of")
	}
}

func others(t *testing.T) [][]byte {
	t.Helper()
	list := [][]byte{[]byte(fallModel)}
	for i := range 100 {
		mutate(rand.New(rand.NewPCG(2, uint64(i))), list[0], list)
	}
	return list
}

func TestEndings(t *testing.T) {
	p := &program{path: "bash", memory: 4096, seconds: 10}
	for _, c := range []struct {
		script string
		want   ending
	}{
		{"exit 0", done},
		{"exit 2", refused},
		{"exit 5", outOfMemory},
		{"exit 4", defect},
		{"echo 'panic: index out of range' >&2; exit 2", panicked},
		{"echo 'fatal error: runtime: out of memory' >&2; exit 2", exhausted},
		{"echo 'a message about a panic: none' >&2; exit 3", failed},
		{"kill -KILL $$", timeout},
		{"exit 77", other},
	} {
		if o := p.run(t.Context(), t.TempDir(), "-c", c.script); o.ending != c.want {
			t.Errorf("%s: %s, want %s", c.script, o.ending, c.want)
		}
	}
	folder := t.TempDir()
	o := p.runLimited(t.Context(), folder, 1, "-c", "head -c 5000 /dev/zero > file")
	if info, err := os.Stat(filepath.Join(folder, "file")); err != nil || info.Size() != 1024 || o.ending == done {
		t.Errorf("%s, %v bytes, %v", o.ending, info.Size(), err)
	}
}

func TestNotFinite(t *testing.T) {
	for text, want := range map[string]bool{
		"time,nan\n0,1\n": false, "time,a\n0,NaN\n": true, "time,a\n0,-Inf\n": true, "time,a\n0,1e5\n": false, "time,inf.x\n0,2\n": false,
	} {
		path := filepath.Join(t.TempDir(), "history.csv")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if notFinite(path) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}

// Tables of pieces add up to that of the whole, however many mutants are tried at the same time.
func TestPieces(t *testing.T) {
	k := kind{name: "fall", made: map[string]string{"a.yaml": fallModel}, first: func(mutant string) []string { return []string{"-q", "end: 0.02", mutant} }}
	piece := func(first, count, processes int) *tally {
		t.Helper()
		o := &options{program: program{path: "grep", memory: 4096, seconds: 10}, seed: 1, first: first, processes: processes}
		table, err := tryMutants(t.Context(), o, k, filepath.Join(t.TempDir(), "fall"), count)
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	whole, sum := piece(0, 100, 4), &tally{}
	for _, each := range []struct{ first, count int }{{0, 30}, {30, 41}, {71, 29}} {
		sum.addAll(piece(each.first, each.count, 1))
	}
	if got, want := sum.counts["fall"], whole.counts["fall"]; !maps.Equal(got, want) || want[done] == 0 || want[different] == 0 || want[done]+want[different] != 100 {
		t.Errorf("pieces: %v, whole: %v", got, want)
	}
}

// Who has the token, and nobody else, reaches the queue.
func TestServeQueue(t *testing.T) {
	s, err := serveQueue(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Shutdown()
	q, err := sweep.Connect(t.Context(), sweep.QueueOptions{URL: s.ClientURL(), Token: queueToken})
	if err != nil {
		t.Fatal(err)
	}
	q.Close()
	if q, err := sweep.Connect(t.Context(), sweep.QueueOptions{URL: s.ClientURL(), Token: "another"}); err == nil {
		q.Close()
		t.Error("another token is taken")
	}
}

// Each damage changes the file, or takes it away.
func TestDamages(t *testing.T) {
	for _, d := range damages {
		path := filepath.Join(t.TempDir(), "file")
		const text = "time,a\n0,1\n"
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := d.do(rand.New(rand.NewPCG(1, 1)), path); err != nil {
			t.Fatalf("%s: %v", d.name, err)
		}
		if data, err := os.ReadFile(path); err == nil && string(data) == text {
			t.Errorf("%s: unchanged", d.name)
		}
	}
}

// Cases are compared by what they hold, not by when and where they were done.
func TestRows(t *testing.T) {
	a, b := t.TempDir(), t.TempDir()
	const head = "number,end,mass,height,status,seconds,steps,tries,worker,hash\n"
	for folder, text := range map[string]string{a: head + "0,1,1,3,done,0.1,10,1,here,abc\n", b: head + "0,1,1,4,done,0.2,10,2,there,abc\n"} {
		if err := os.WriteFile(filepath.Join(folder, "results.csv"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := rowsOf(a)
	if err != nil {
		t.Fatal(err)
	}
	var counts tally
	counts.addRows("itself", want, a)
	counts.addRows("another height", want, b)
	if counts.counts["itself"][same] != 1 || counts.counts["another height"][differs] != 1 || counts.worst() != 1 {
		t.Errorf("%v", counts.counts)
	}
}

func TestChildren(t *testing.T) {
	p := &program{path: "sleep", memory: 4096, seconds: 10}
	c := p.command(t.Context(), t.TempDir(), 0, "60")
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if children := childrenOf(os.Getpid()); !slices.Contains(children, c.Process.Pid) {
		t.Errorf("%v, want %d", children, c.Process.Pid)
	}
	if err := c.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = c.Wait()
}

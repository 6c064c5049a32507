package sweep

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// The test binary is also the worker process and the worker: GABION_TEST_ROLE says which.
const role = "GABION_TEST_ROLE"

func TestMain(m *testing.M) {
	switch os.Getenv(role) {
	case "process":
		exitOn(misbehave())
	case "worker":
		ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
		defer stop()
		q, err := Connect(ctx, QueueOptions{URL: os.Getenv("GABION_TEST_URL"), Token: "secret", AckWait: shortWait})
		exitOn(err)
		exitOn(Work(ctx, q, testWorker(2)))
	default:
		os.Exit(m.Run())
	}
}

const shortWait = 2 * time.Second

func exitOn(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	}
}

var hoard [][]byte // never freed

// misbehave serves as a worker process does, but for cases that crash, hang or take memory.
func misbehave() error {
	in, out := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var o order
		if err := in.Decode(&o); err != nil {
			return nil
		}
		switch {
		case slices.Contains(o.Sets, "title=crash"):
			panic("out of luck")
		case slices.Contains(o.Sets, "title=hang"):
			time.Sleep(time.Hour)
		case slices.Contains(o.Sets, "title=memory"):
			for {
				b := make([]byte, 1<<24)
				for i := 0; i < len(b); i += 1 << 12 {
					b[i] = 1
				}
				hoard = append(hoard, b)
				time.Sleep(2 * time.Millisecond)
			}
		}
		if err := out.Encode(o.run(context.Background())); err != nil {
			return err
		}
	}
}

// testWorker runs worker processes that are this binary.
func testWorker(slots int) WorkerOptions {
	if err := os.Setenv(role, "process"); err != nil {
		panic(err)
	}
	return WorkerOptions{Slots: slots, Threads: 1, Device: "cpu", Version: "test", Process: []string{os.Args[0]}}
}

const fall = `
title: fall
parameters: {g: 9.81, speed: 2, mass: 1 kg, seed: 1}
gravity: [0, "${-g}", 0]
bodies: [{name: stone, type: point_mass, mass: "${mass}", velocity: ["${speed}", 0, 0], position: [0, 0, "${seed}"]}]
solver: {step: 10 ms, end: 0.1 s}
outputs:
  interval: 50 ms
  requests: [{name: stone, body: stone, quantities: [position, velocity]}]
`

// newStudy writes a study and its model.
func newStudy(t *testing.T, text string) *Study {
	t.Helper()
	s, err := loadStudy(t, text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func loadStudy(t *testing.T, text string) (*Study, error) {
	t.Helper()
	folder := t.TempDir()
	for name, content := range map[string]string{
		"fall.yaml": fall, "study.yaml": "title: a\nmodel: fall.yaml\n" + text,
		"bad.csv":  "parameters.g, bodies.stone.mass\n1, 2 kg\n2, 2 s\n",
		"sets.csv": "parameters.g, parameters.mass\n1.62, 2 kg\n# Mars\n3.71, 500 g\n",
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return Load(t.Context(), filepath.Join(folder, "study.yaml"))
}

func newPlan(t *testing.T, text string) *Plan {
	t.Helper()
	p, err := newStudy(t, text).Plan(t.Context(), "test")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func newStore(t *testing.T) *Store {
	t.Helper()
	s, err := OpenStore(filepath.Join(t.TempDir(), "store.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

const keep = "\nextract: [{name: depth, column: stone.position.y}, {name: twice, expression: \"2 * depth * g\"}]\n"

// inputsOf writes the inputs of all cases.
func inputsOf(p *Plan) string {
	var lines []string
	for _, c := range p.Cases {
		lines = append(lines, describe(c.Inputs))
	}
	return strings.Join(lines, "\n")
}

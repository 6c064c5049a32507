//go:build unix

package main

// Models that once hung or broke the program.

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

func TestCheckOfHardModels(t *testing.T) {
	files := map[string]string{}
	paths, _ := filepath.Glob("testdata/robust/*")
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		files[filepath.Base(path)] = string(text)
	}
	inFolder(t, files)
	for _, pipe := range []string{"pipe.stl", "pipe.csv"} {
		if err := syscall.Mkfifo(pipe, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("/dev/zero", "zero.stl"); err != nil {
		t.Fatal(err)
	}
	for _, c := range []call{
		{line: "check far-particle.yaml", status: exitInput, says: `far-particle.yaml:3:20: particles "p": number 2: at (1e+18, 0, 0) m a particle of radius 0.01 m is farther from the origin than 1e+10 m`},
		{line: "check far-row.yaml", status: exitInput, says: `far-row.csv: line 3: at (0, 0, -1e+18) m`},
		{line: "check all-cleared.yaml", says: `warning: no particle of "p" is left`},
		{line: "check no-rebound.yaml", status: exitInput, says: "no-rebound.yaml:2:34: restitution 1e-09 is out of reach of a dashpot that may not pull: accepted are 0.001 to 1, or 0 to 1 with contact.attractive_damping: true"},
		{line: "check no-rebound-with-attractive-damping.yaml", says: "ok"},
		{line: "check many-iterations.yaml", status: exitInput, says: "many-iterations.yaml:2:49: max_iterations must be at least 1 and at most 1e+06"},
		{line: "check wall-pipe.yaml", status: exitInput, says: "pipe.stl is a pipe; a regular file is wanted"},
		{line: "check wall-zero.yaml", status: exitInput, says: "zero.stl is a device; a regular file is wanted"},
		{line: "compare pipe.csv far-row.csv", status: exitInput, says: "pipe.csv is a pipe"},
		{line: "check pipe.stl", status: exitInput, says: "pipe.stl is a pipe"},
		{line: "run zero.stl", status: exitInput, says: "zero.stl is a device"},
	} {
		c.check(t)
	}
}

// A signal ends the program in any phase: here while particles are packed, which would take minutes. A second one is not needed.
func TestSignalsEndPhases(t *testing.T) {
	for _, s := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT} {
		folder := t.TempDir()
		model := filepath.Join(folder, "packed.yaml")
		if err := os.WriteFile(model, []byte(packed), 0o600); err != nil {
			t.Fatal(err)
		}
		program, err := os.Executable()
		if err != nil {
			t.Fatal(err)
		}
		said, says, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		p, err := os.StartProcess(program, []string{"gabion", "check", model}, &os.ProcAttr{
			Env: append(os.Environ(), asProgram+"=1"), Files: []*os.File{nil, nil, says},
		})
		if err != nil {
			t.Fatal(err)
		}
		says.Close()
		// After a second it says what it is doing.
		first := make([]byte, 64)
		if n, err := said.Read(first); err != nil || strings.Contains(string(first[:n]), "gabion") {
			t.Fatalf("says %q, %v", first[:n], err)
		}
		if err := p.Signal(s); err != nil {
			t.Fatal(err)
		}
		rest, _ := io.ReadAll(said)
		state, err := p.Wait()
		if err != nil {
			t.Fatal(err)
		}
		if state.ExitCode() != exitSignal+int(s) || !strings.Contains(string(rest), "gabion: interrupted") {
			t.Errorf("%v: status %d, says %q", s, state.ExitCode(), rest)
		}
	}
}

const packed = `
materials: [{name: s, density: 2500, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.5}}
particles: [{name: p, material: s, radius: 0.01, random: {box: {min: [0, 0, 0], max: [3, 3, 3]}, volume_fraction: 0.55}}]
solver: {step: 1e-5, end: 1e-3}
`

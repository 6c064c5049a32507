//go:build unix

package main

// Models that once hung or broke the program.

import (
	"os"
	"path/filepath"
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
		{line: "check servo-all-cleared.yaml", status: exitInput, says: "none is left of those that the model has"},
		{line: "check touching.yaml", says: "contacts between b1 and net: 4 pairs of surfaces, 0 of them near each other at the start"},
		{line: "check touching.yaml", says: "contacts between 2 more: 8 pairs of surfaces, 0 of them near each other at the start"},
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

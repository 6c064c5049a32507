package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestConfine reads a model that names a file elsewhere, with and without --confine.
func TestConfine(t *testing.T) {
	inFolder(t, map[string]string{"particles.csv": "0 0 1 0.01\n"})
	const model = `
materials: [{name: s, density: 2500, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.5}}
particles: [{name: p, material: s, file: ../particles.csv}]
solver: {step: 1e-5, end: 1e-4}
`
	if err := os.Mkdir("theirs", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("theirs/model.yaml", []byte(model), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, command := range []string{"check", "run -o out"} {
		if _, message, status := gabion(t, command+" theirs/model.yaml"); status != exitDone {
			t.Errorf("%s: %d %s", command, status, message)
		}
		if _, message, status := gabion(t, command+" theirs/model.yaml --confine"); status != exitInput || !strings.Contains(message, "is not in the folder theirs") {
			t.Errorf("%s --confine: %d %s", command, status, message)
		}
		if _, message, status := gabion(t, command+" theirs/model.yaml --confine --set particles.p.file=model.yaml"); !strings.Contains(message, "theirs/model.yaml: line 2") {
			t.Errorf("%s of a file beside the model: %d %s", command, status, message)
		}
	}
}

// TestDamagedStore damages the store of a study: what the message says helps, and is so.
func TestDamagedStore(t *testing.T) {
	inFolder(t, map[string]string{"fall.yaml": fall, "study.yaml": fallStudy})
	if _, message, status := gabion(t, "sweep study.yaml -w 1"); status != exitDone {
		t.Fatal(message)
	}
	folder := filepath.Join("out", "sweeps", "study")
	table, err := os.ReadFile(filepath.Join(folder, tableFile))
	if err != nil {
		t.Fatal(err)
	}
	store := filepath.Join(folder, storeFile)
	if err := os.WriteFile(store, []byte(strings.Repeat("junk", 4000)), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, command := range []string{"sweep study.yaml -w 1", "sweep status study.yaml", "sweep plot study.yaml"} {
		_, message, status := gabion(t, command)
		if status != exitFailed || !strings.Contains(message, store+" is damaged. Remove it") || !strings.Contains(message, filepath.Join(folder, tableFile)+" still has") {
			t.Errorf("%s: %d %s", command, status, message)
		}
	}
	if kept, err := os.ReadFile(filepath.Join(folder, tableFile)); err != nil || string(kept) != string(table) {
		t.Errorf("the table is not what it was: %v", err)
	}
	for _, ending := range []string{"", "-wal", "-shm"} {
		if err := os.Remove(store + ending); err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
	}
	if out, message, status := gabion(t, "sweep study.yaml -w 1"); status != exitDone || !strings.Contains(out, "2 done now") {
		t.Errorf("%d %s %s", status, out, message)
	}
}

func TestToken(t *testing.T) {
	inFolder(t, map[string]string{"open": "secret\n", "empty": "\n", "words": "two words\n"})
	if err := os.WriteFile("own", []byte("secret\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"empty", "words"} {
		if err := os.Chmod(name, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ file, want string }{
		{"own", ""}, {"open", "chmod 600"}, {"empty", "want a token"}, {"words", "want a token"}, {"none", "no such file"},
	} {
		token, err := readToken(c.file)
		if c.want == "" && (err != nil || token != "secret") || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %q, %v, want %q", c.file, token, err, c.want)
		}
	}
	if _, message, status := gabion(t, "worker --nats nats://127.0.0.1:1"); status != exitInput || !strings.Contains(message, "give a token") {
		t.Errorf("%d %s", status, message)
	}
	if _, message, status := gabion(t, "worker --nats nats://127.0.0.1:1 --token-file own"); status != exitFailed || strings.Contains(message, "secret") {
		t.Errorf("%d %s", status, message)
	}
}

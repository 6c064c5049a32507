package results

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func testCheckpoint(step int64) *Checkpoint {
	return &Checkpoint{
		ModelHash: Hash([]byte("model")), Version: "1", Device: "cpu", Time: float64(step) / 3, Step: step, History: Position{Rows: int(step) * 2},
		State: Pieces{bytes.Repeat([]byte{byte(step), 0, 255}, 1000)},
	}
}

func TestCheckpointKeepsTwo(t *testing.T) {
	in := open(t, t.TempDir())
	folder := in.Path(CheckpointFolder)
	if _, _, err := LatestCheckpoint(folder); !errors.Is(err, ErrNoCheckpoint) {
		t.Errorf("empty folder: %v", err)
	}
	for step := int64(1); step <= 5; step++ {
		if err := WriteCheckpoint(in, testCheckpoint(step)); err != nil {
			t.Fatal(err)
		}
	}
	paths, _ := listCheckpoints(folder)
	if len(paths) != 2 {
		t.Errorf("kept %v", paths)
	}
	got, _, err := LatestCheckpoint(folder)
	if err != nil {
		t.Fatal(err)
	}
	want := testCheckpoint(5)
	if !bytes.Equal(slices.Concat(got.State...), slices.Concat(want.State...)) || got.Time != want.Time || got.History != want.History || got.ModelHash != want.ModelHash {
		t.Errorf("got %v, want %v", got, want)
	}
}

// Whatever byte of the newest checkpoint is damaged, wherever it is cut, the one before must be found.
func TestCheckpointDamage(t *testing.T) {
	in := open(t, t.TempDir())
	folder := in.Path(CheckpointFolder)
	for step := int64(1); step <= 2; step++ {
		if err := WriteCheckpoint(in, testCheckpoint(step)); err != nil {
			t.Fatal(err)
		}
	}
	paths, _ := listCheckpoints(folder)
	sound, err := os.ReadFile(paths[1])
	if err != nil {
		t.Fatal(err)
	}
	damage := map[string][]byte{"empty": nil, "cut": sound[:len(sound)-1], "longer": append(bytes.Clone(sound), 0)}
	for _, i := range []int{0, 9, 13, 40, 200, len(sound) / 2, len(sound) - 1} {
		flipped := bytes.Clone(sound)
		flipped[i] ^= 4
		damage["flipped"+string(rune('a'+i%26))] = flipped
	}
	for name, data := range damage {
		if err := os.WriteFile(paths[1], data, 0o644); err != nil {
			t.Fatal(err)
		}
		if c, passed, err := LatestCheckpoint(folder); err != nil || c.Step != 1 || len(passed) != 1 || !strings.Contains(passed[0].Error(), paths[1]) {
			t.Errorf("%s: %v, %v", name, c, err)
		}
	}
	if err := os.Remove(paths[0]); err != nil {
		t.Fatal(err)
	}
	if _, _, err := LatestCheckpoint(folder); err == nil || !strings.Contains(err.Error(), paths[1]) {
		t.Errorf("damaged only checkpoint: %v", err)
	}
}

var errFull = errors.New("no space left on device")

// A writer that fails half way leaves the old file as it was and says how far it came.
func TestWriteFileFails(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "state")
	if err := os.WriteFile(path, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	err := WriteFileSync(path, func(w io.Writer) error {
		if _, err := w.Write(make([]byte, 1<<17)); err != nil {
			return err
		}
		return errFull
	})
	var failure *WriteError
	if !errors.As(err, &failure) || !errors.Is(err, errFull) || failure.Bytes < 1<<16 || failure.Path != path {
		t.Errorf("error %v", err)
	}
	if data, _ := os.ReadFile(path); string(data) != "old" {
		t.Errorf("file holds %q", data)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("left behind: %v", entries)
	}
}

package runs

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"gabion/results/replay"
)

// A run leaves a replay with a frame each so often; one that is interrupted and goes on leaves the same to the byte.
func TestReplay(t *testing.T) {
	o := Options{Model: "testdata/small-net.yaml", Sets: []string{"outputs.replay=2 ms"}}
	whole := mustRun(t, o)
	text, err := os.ReadFile(filepath.Join(whole, replay.FileName))
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.Open(filepath.Join(whole, replay.FileName))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r, err := replay.NewReader(file, int64(len(text)))
	if err != nil {
		t.Fatal(err)
	}
	if times := r.Times(); len(times) != 11 || times[10] != 0.02 || r.Scene() == nil {
		t.Errorf("frames at %v", times)
	}
	o.Folder, o.Steps = t.TempDir(), 57
	if _, err := Run(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	mustRun(t, Options{Model: o.Model, Sets: o.Sets, Folder: o.Folder, Resume: true})
	sameFiles(t, whole, o.Folder, HistoryFile, replay.FileName)
}

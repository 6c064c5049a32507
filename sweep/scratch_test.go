package sweep

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestScratchOfKilled kills a worker: the next process removes its folder, and nothing that is in use or not ours.
func TestScratchOfKilled(t *testing.T) {
	temp := t.TempDir()
	url := startServer(t)
	q, err := Connect(t.Context(), QueueOptions{URL: url, Token: "secret", AckWait: shortWait})
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	t.Setenv("TMPDIR", temp)
	live, err := newScratch("part")
	if err != nil {
		t.Fatal(err)
	}
	foreign := filepath.Join(temp, "gabion-worker-of-mine")
	if err := os.Mkdir(foreign, 0o755); err != nil {
		t.Fatal(err)
	}
	c := startWorkerIn(t, url, temp)
	var killed string
	for deadline := time.Now().Add(30 * time.Second); killed == ""; time.Sleep(10 * time.Millisecond) {
		found, err := filepath.Glob(filepath.Join(temp, "gabion-worker-*", scratchLock))
		if err != nil || time.Now().After(deadline) {
			t.Fatal("the worker has no folder", err)
		}
		for _, path := range found {
			killed = filepath.Dir(path)
		}
	}
	again, err := newScratch("queue")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(killed); err != nil {
		t.Error("the folder of a worker that lives is gone:", err)
	}
	_ = c.Process.Kill()
	_ = c.Wait()
	if err := again.remove(); err != nil {
		t.Error(err)
	}
	if again, err = newScratch("queue"); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(killed); !os.IsNotExist(err) {
		t.Errorf("%s is still there: %v", killed, err)
	}
	for _, folder := range []string{live.folder, foreign, again.folder} {
		if _, err := os.Stat(folder); err != nil {
			t.Error(err)
		}
	}
	for _, s := range []*scratch{live, again} {
		if err := s.remove(); err != nil {
			t.Error(err)
		}
		if _, err := os.Stat(s.folder); !os.IsNotExist(err) {
			t.Error(err)
		}
	}
}

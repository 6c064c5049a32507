package results

import (
	"errors"
	"os/signal"
	"strings"
	"syscall"
	"testing"
)

// limitFiles lets no file grow beyond size: to a writer it looks like a disk that is full.
func limitFiles(t *testing.T, size uint64) {
	t.Helper()
	signal.Ignore(syscall.SIGXFSZ)
	var old syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &old); err != nil {
		t.Skipf("no limit on file sizes here: %v", err)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: size, Max: old.Max}); err != nil {
		t.Skipf("no limit on file sizes here: %v", err)
	}
	t.Cleanup(func() {
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &old); err != nil {
			t.Error(err)
		}
		signal.Reset(syscall.SIGXFSZ)
	})
}

// When the disk is full the error names the file and the bytes, and the last checkpoint is still there.
func TestFullDisk(t *testing.T) {
	in := open(t, t.TempDir())
	folder := in.Path(CheckpointFolder)
	for step := int64(1); step <= 2; step++ {
		if err := WriteCheckpoint(in, testCheckpoint(step)); err != nil {
			t.Fatal(err)
		}
	}
	history, err := CreateHistory(in, HistoryFile, testColumns)
	if err != nil {
		t.Fatal(err)
	}
	limitFiles(t, 100<<10)

	large := testCheckpoint(3)
	large.State = Pieces{make([]byte, 1<<20)}
	w := NewWriter(1 << 22)
	_ = w.Do(large.State.Len(), func() error { return WriteCheckpoint(in, large) })
	err = w.Close()
	var failure *WriteError
	if !errors.As(err, &failure) || failure.Bytes != 100<<10 || !strings.HasSuffix(err.Error(), "000000000003.checkpoint: failed after 102400 bytes: file too large") {
		t.Errorf("checkpoint: %v", err)
	}
	if c, _, err := LatestCheckpoint(folder); err != nil || c.Step != 2 {
		t.Errorf("last checkpoint: %v, %v", c, err)
	}

	for i := range 10000 {
		if err := history.Append([]float64{float64(i) / 3, 1, 2}); err != nil {
			failure = nil
			if !errors.As(err, &failure) || failure.Bytes != 100<<10 || !strings.Contains(err.Error(), "history.csv: failed after 102400 bytes") {
				t.Errorf("history: %v", err)
			}
			_ = history.Close()
			return
		}
	}
	t.Error("the history took more than the disk holds")
}

package runs

import (
	"context"
	"errors"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"gabion/internal/emulator"
	"gabion/kernels"
	"gabion/models"
	"gabion/results"
)

const heap = "testdata/heap.yaml"

// broken is a device that fails after a number of answers, or has no memory, or is of another age.
type broken struct {
	kernels.Driver
	answers int // -1: endless
	full    bool
	old     bool
}

func (b *broken) Synchronize(s kernels.Stream) error {
	if b.answers == 0 {
		return &kernels.Error{Call: "cuStreamSynchronize", Code: 719, Name: "CUDA_ERROR_LAUNCH_FAILED", Message: "unspecified launch failure"}
	}
	b.answers = max(b.answers-1, -1)
	return b.Driver.Synchronize(s)
}

func (b *broken) Alloc(size uint64) (kernels.Address, error) {
	if b.full {
		return 0, &kernels.Error{Call: "cuMemAlloc", Code: 2, Name: "CUDA_ERROR_OUT_OF_MEMORY", Message: "out of memory"}
	}
	return b.Driver.Alloc(size)
}

func (b *broken) Describe(i int) (kernels.Info, error) {
	info, err := b.Driver.Describe(i)
	if b.old {
		info.Major = 6
	}
	return info, err
}

// withDevice lets the machine have one GPU, which pays off for every model.
func withDevice(t *testing.T, d kernels.Driver) {
	t.Helper()
	cuda, gains := kernels.CUDA, models.Gains
	kernels.CUDA = func() (kernels.Driver, error) { return d, nil }
	models.Gains.Alone, models.Gains.Coupled = 0, 0
	t.Cleanup(func() { kernels.CUDA, models.Gains = cuda, gains })
}

// closeTo compares the last rows of two runs' histories by the size of their numbers.
func closeTo(t *testing.T, a, b string, tolerance float64) {
	t.Helper()
	p, q := lastRow(t, a), lastRow(t, b)
	for i := range p {
		if !(math.Abs(p[i]-q[i]) <= tolerance*(1e-3+math.Abs(p[i]))) {
			t.Errorf("number %d of the last row: %g and %g", i, p[i], q[i])
		}
	}
}

func lastRow(t *testing.T, folder string) []float64 {
	t.Helper()
	table, err := results.ReadTable(filepath.Join(folder, HistoryFile))
	if err != nil {
		t.Fatal(err)
	}
	var row []float64
	for _, c := range table.Columns[:2] { // time and the total energy
		row = append(row, c[table.Rows()-1])
	}
	return row
}

// A GPU that cannot be used leaves the run to the processor, with the reason, or refuses it where it was asked for.
func TestUnusableGPU(t *testing.T) {
	reference := mustRun(t, Options{Model: heap, Device: "cpu"})
	for name, c := range map[string]struct {
		device broken
		want   string
	}{
		"out of memory": {broken{answers: -1, full: true}, "CUDA_ERROR_OUT_OF_MEMORY"},
		"too old":       {broken{answers: -1, old: true}, "compute capability 6.0, at least 7.0 is needed"},
	} {
		t.Run(name, func(t *testing.T) {
			device := c.device
			device.Driver = new(kernels.HostMemory)
			withDevice(t, &device)
			sameFiles(t, reference, mustRun(t, Options{Model: heap, Device: "auto"}), HistoryFile, AuditFile)
			_, err := Run(context.Background(), Options{Model: heap, Device: "gpu", Folder: t.TempDir()})
			var input *InputError
			if !errors.As(err, &input) || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "--device auto") {
				t.Errorf("asked for: %v", err)
			}
		})
	}
}

// A GPU lost before its first step: this one never takes a step, so it needs no compiler.
func TestLostAtOnce(t *testing.T) {
	reference := mustRun(t, Options{Model: heap, Device: "cpu"})
	whole := kernels.Driver(new(kernels.HostMemory))
	device := &broken{Driver: whole, answers: 400}
	withDevice(t, device)
	var told []string
	folder := t.TempDir()
	summary, err := Run(context.Background(), Options{
		Model: heap, Device: "auto", Folder: folder, Warn: func(s string) { told = append(told, s) },
		Sets: []string{"outputs.audit.fail=1e9"}, // a device that takes no step tells no energy of the start
	})
	if err != nil {
		t.Fatal(err)
	}
	if summary.Device.Kind != "cpu" || summary.Status != results.Done || !strings.Contains(strings.Join(told, "\n"), "the GPU was lost") {
		t.Errorf("%+v, %q", summary.Device, told)
	}
	closeTo(t, reference, folder, 1e-6)
}

// A GPU lost in the middle of a run, with and without leave to go on on the processor.
func TestLostOnTheWay(t *testing.T) {
	driver, err := emulator.New()
	emulator.Check(t, err)
	t.Cleanup(func() { _ = driver.Remove() })
	sets := []string{"outputs.checkpoints=6.6 ms", "dem.precision=double"}
	reference := mustRun(t, Options{Model: heap, Device: "cpu", Sets: sets})
	device := &emulated{Driver: driver}
	withDevice(t, device)
	for _, o := range []string{"auto", "gpu"} {
		t.Run(o, func(t *testing.T) {
			folder := t.TempDir()
			device.lost = func() bool {
				c, _, err := results.LatestCheckpoint(filepath.Join(folder, results.CheckpointFolder))
				return err == nil && c.Step >= 200
			}
			defer func() { device.lost = nil }()
			summary, err := Run(context.Background(), Options{Model: heap, Device: o, Folder: folder, Sets: sets})
			if o == "gpu" {
				var failed *FailedError
				if !errors.As(err, &failed) || !strings.Contains(err.Error(), "the GPU was lost") || !strings.Contains(err.Error(), "--device cpu") {
					t.Fatalf("%v", err)
				}
				mustRun(t, Options{Model: heap, Device: "cpu", Folder: folder, Sets: sets, Resume: true})
			} else if err != nil || summary.Device.Kind != "cpu" || len(summary.Warnings) < 2 {
				t.Fatalf("%v, %+v", err, summary)
			}
			closeTo(t, reference, folder, 1e-3)
		})
	}
}

// emulated is an emulator that answers until it is lost.
type emulated struct {
	*emulator.Driver
	lost func() bool
}

func (e *emulated) Synchronize(s kernels.Stream) error {
	if e.lost != nil && e.lost() {
		return &kernels.Error{Call: "cuStreamSynchronize", Code: 719, Name: "CUDA_ERROR_LAUNCH_FAILED", Message: "unspecified launch failure"}
	}
	return e.Driver.Synchronize(s)
}

package launch

import (
	"strings"
	"testing"
)

func TestFile(t *testing.T) {
	got, err := File("dem", []Source{{"a.cuh", "KERNEL_OF(64) ride_on(const Frame* frames, double* out, int64 k) {\n  x();\n}\nKERNEL plain() {}\n"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"func (l *launcher) rideOn(blocks, threads int, frames to[deviceFrame], out to[float64], k int64) error {\n" +
			"\treturn l.launch(\"ride_on\", blocks, threads, kernels.Argument(&frames), kernels.Argument(&out), kernels.Argument(&k))\n",
		"func (l *launcher) plain(blocks, threads int) error {",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no\n%s\nin\n%s", want, got)
		}
	}
	// A driver takes arguments of eight bytes.
	if _, err := File("dem", []Source{{"a.cuh", "KERNEL wrong(int k) {}"}}); err == nil || !strings.Contains(err.Error(), `a.cuh: kernel wrong: parameter "int k"`) {
		t.Errorf("an argument of four bytes passed: %v", err)
	}
}

package gpu

import (
	"bytes"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/internal/expect"
	"gabion/rigid"
)

// What follows a state that an engine has kept is the same to the last bit when it is taken up again, at either place, whatever is kept at the other.
func TestKeptStates(t *testing.T) {
	m, frames := demtest.NetModel()
	for name, e := range map[string]dem.Engine{"CPU": newCPU(t, m), "GPU": newGPU(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})} {
		wrenches := make([]rigid.Wrench, len(frames))
		steps := func() []byte {
			for range 20 {
				expect.Must(0, e.Drift(1e-4))
				expect.Must(0, e.Contact(frames, wrenches, nil))
				expect.Must(0, e.Commit())
			}
			var saved bytes.Buffer
			expect.Must(0, e.Save(&saved))
			return saved.Bytes()
		}
		steps()
		expect.Must(0, e.Keep(dem.BeforeFailed))
		want := [2][]byte{steps()}
		expect.Must(0, e.Keep(dem.BeforeStep))
		want[1] = steps()
		if bytes.Equal(want[0], want[1]) {
			t.Fatalf("%s: nothing moves", name)
		}
		for _, place := range []dem.KeptPlace{dem.BeforeStep, dem.BeforeFailed, dem.BeforeStep} {
			expect.Must(0, e.Return(place))
			if got := steps(); !bytes.Equal(got, want[map[dem.KeptPlace]int{dem.BeforeFailed: 0, dem.BeforeStep: 1}[place]]) {
				t.Errorf("%s, place %d: other bits after a return", name, place)
			}
		}
	}
}

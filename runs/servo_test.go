package runs

import (
	"bytes"
	"context"
	"math"
	"path/filepath"
	"testing"

	"gabion/models"
	"gabion/results"
)

// A servo wall holds a stress that rises in the course of time to a percent, of its target and of what arrives at the floor; its work has an entry in the books, which close.
func TestServoWallHoldsItsStress(t *testing.T) {
	out := mustRun(t, Options{Model: "testdata/uniaxial.yaml", Device: "cpu"})
	time, load, sides := columnOf(t, out, "time"), columnOf(t, out, "lid.servo_load"), columnOf(t, out, "lid.force.z")
	var square, mean float64
	n := 0
	for i, now := range time {
		if now < 0.04 {
			continue
		}
		off := load[i]/(10e3*(1+now/0.1)) - 1
		square, mean, n = square+off*off, mean+off, n+1
		if got := sides[i] / (0.036 * 0.036); math.Abs(got-load[i]) > 1e-9*load[i] {
			t.Fatalf("the stress is %g Pa, the force makes %g", load[i], got)
		}
	}
	if rms := math.Sqrt(square / float64(n)); !(rms < 0.01) || !(math.Abs(mean/float64(n)) < 0.005) {
		t.Errorf("the stress is off by %.2g in the mean, %.2g in the root mean square", mean/float64(n), rms)
	}
	audit, err := results.ReadTable(filepath.Join(out, AuditFile))
	if err != nil {
		t.Fatal(err)
	}
	last := func(name string) float64 {
		c, err := audit.Column(name)
		if err != nil {
			t.Fatal(err)
		}
		return c[len(c)-1]
	}
	work := columnOf(t, out, "lid.servo_work")
	if got, want := last("work.servos"), work[len(work)-1]; got != want || !(got > 0) {
		t.Errorf("the books have %g J of servos, the wall %g J", got, want)
	}
	if walls := last("work.walls"); !(math.Abs(walls) < 0.05*last("work.servos")) {
		t.Errorf("walls have done %g J beside servos, which have done %g J", walls, last("work.servos"))
	}
	if residual := last("balance.residual"); !(math.Abs(residual) < 0.01*last("balance.energy_scale")) {
		t.Errorf("%g J of %g J are missing", residual, last("balance.energy_scale"))
	}
}

// servoAt makes steps of the model of a servo wall on a device, some at once.
func servoAt(t *testing.T, device string, restore []byte, steps, most int, sets ...string) *models.Built {
	t.Helper()
	m, err := models.Load(context.Background(), "testdata/uniaxial.yaml", sets)
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(context.Background(), models.BuildOptions{Device: device})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Simulation.Close)
	if restore != nil {
		if err := b.Simulation.Restore(bytes.NewReader(restore)); err != nil {
			t.Fatal(err)
		}
	}
	for end := b.Simulation.Steps() + int64(steps); b.Simulation.Steps() < end; {
		if err := b.Simulation.StepToward(b.Simulation.Time()+20e-6*float64(end-b.Simulation.Steps()), 20e-6, most); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// A servo wall moves the same however many steps are made at once, and from a checkpoint between two controls.
func TestServoWallFromCheckpoint(t *testing.T) {
	whole := servoAt(t, "cpu", nil, 700, 1000).Simulation
	half := servoAt(t, "cpu", nil, 347, 3).Simulation
	var saved bytes.Buffer
	if err := half.Save(&saved); err != nil {
		t.Fatal(err)
	}
	rest := servoAt(t, "cpu", saved.Bytes(), 353, 7).Simulation
	if a, b := whole.State().Position[5], rest.State().Position[5]; a != b {
		t.Errorf("a ball is at %v, after a checkpoint at %v", a, b)
	}
	if a, b := whole.ServoWork(0), rest.ServoWork(0); a != b || a == 0 {
		t.Errorf("the servo has done %g J, after a checkpoint %g J", a, b)
	}
}

// A servo wall moves on a GPU as on the processor.
func TestServoWallOnGPU(t *testing.T) {
	withGPU(t)
	a, b := servoAt(t, "cpu", nil, 300, 1000).Simulation, servoAt(t, "gpu", nil, 300, 1000).Simulation
	if x, y := a.ServoWork(0), b.ServoWork(0); !(math.Abs(x-y) < 2e-3*math.Abs(x)) {
		t.Errorf("the servo has done %g J on the processor, %g J on the GPU", x, y)
	}
	if x, y := a.ServoLoad(0), b.ServoLoad(0); !(math.Abs(x-y) < 1e-3*math.Abs(x)) {
		t.Errorf("the stress is %g Pa on the processor, %g Pa on the GPU", x, y)
	}
}

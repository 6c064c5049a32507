package adams

import (
	"math"
	"strings"
	"testing"

	"gabion/models"
)

// follow runs a model that is ready and returns the rows of its history as maps from column to value.
func follow(t *testing.T, b *models.Built, rows, steps int, h float64) (history []map[string]float64) {
	t.Helper()
	for k := range rows {
		for range steps * min(k, 1) {
			if err := b.Simulation.Step(h); err != nil {
				t.Fatal(err)
			}
		}
		if err := b.Simulation.Report(); err != nil {
			t.Fatal(err)
		}
		row := map[string]float64{}
		for _, r := range b.Requests {
			values := make([]float64, len(r.Columns))
			r.Write(values)
			for c, column := range r.Columns {
				row[column.Name] = values[c]
			}
		}
		history = append(history, row)
	}
	return history
}

// TestConvertedModelsMoveAlike runs datasets and what they convert to side by side.
func TestConvertedModelsMoveAlike(t *testing.T) {
	columns := map[string]string{}
	for k, axis := range []string{"x", "y", "z"} {
		columns["req1.position."+axis] = "req1.F" + string(rune('2'+k))
		columns["req2.velocity."+axis] = "req2.F" + string(rune('2'+k))
		columns["req2.angular_velocity."+axis] = "req2.F" + string(rune('6'+k))
		columns["req3.acceleration."+axis] = "req3.F" + string(rune('2'+k))
		columns["req5.force."+axis] = "req5.F" + string(rune('2'+k))
		columns["req5.torque."+axis] = "req5.F" + string(rune('6'+k))
	}
	run := func(t *testing.T, d *Dataset) {
		b := ready(t, d)
		text, _, err := Convert(t.Context(), d, Times{End: 0.3, Output: 0.1, Step: 1e-3})
		if err != nil {
			t.Fatal(err)
		}
		y, err := models.Parse(t.Context(), "m.yaml", text, []string{"solver.tolerance=1e-10"})
		if err != nil {
			t.Fatal(err)
		}
		converted, err := y.Build(t.Context(), models.BuildOptions{Device: "cpu"})
		if err != nil && strings.Contains(err.Error(), "there is no") {
			t.Skip(err)
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		ours, theirs := follow(t, b, 4, 100, 1e-3), follow(t, converted, 4, 100, 1e-3)
		compared := 0
		for k := range ours {
			for column, from := range columns {
				got, ok := theirs[k][column]
				if !ok {
					continue
				}
				compared++
				if want := ours[k][from]; math.Abs(got-want) > 1e-6*(1+math.Abs(want)) {
					t.Errorf("row %d: %s is %.10g, %s is %.10g\n%s", k, column, got, from, want, text)
				}
			}
		}
		if compared < 4*12 {
			t.Errorf("%d values compared", compared)
		}
	}
	for _, m := range realModels {
		t.Run(m.name, func(t *testing.T) { run(t, readModel(t, m.name)) })
	}
	t.Run("forces", func(t *testing.T) {
		d := parsed(t, statements(with("MARKER/3, PART=1, QP=0.5,0.2,1, REULER=20D,30D,40D", "MARKER/4, PART=2, QP=0.1,0,0",
			"BUSHING/1, I=4, J=3, K=10,20,30, C=1,2,3, FORCE=1,2,3", "SFORCE/1, TRANSLATIONAL, I=4, J=1, FUNCTION=-20*DM(4,1)**3-VR(4,1)+SIN(TIME)",
			"SPRINGDAMPER/1, TRANSLATIONAL, I=2, J=3, K=5, C=1, LENGTH=2, FORCE=3", "MARKER/9, PART=1, FLOATING",
			"VFORCE/1, I=4, JFLOAT=9, RM=3, FX=3*TIME\\FY=1", "VTORQUE/1, I=2, JFLOAT=9, RM=4, TZ=0.2", "ACCGRAV/KGRAV=-9.81",
			"REQUEST/1, DISPLACEMENT, I=2, J=1", "REQUEST/2, VELOCITY, I=2, J=1", "REQUEST/3, ACCELERATION, I=2, J=1",
			"REQUEST/5, FORCE, I=4, J=1")...))
		run(t, d)
	})
	shafts := []string{
		"PART/3, MASS=1, CM=30, IP=0.1,0.2,0.3, QG=0,0.2,0", "MARKER/30, PART=3", "MARKER/10, PART=1", "MARKER/20, PART=2", "ACCGRAV/JGRAV=-9.81, IGRAV=2",
		"REQUEST/1, DISPLACEMENT, I=30, J=1", "REQUEST/2, VELOCITY, I=30, J=1", "REQUEST/3, ACCELERATION, I=30, J=1",
	}
	turning := append([]string{"JOINT/1, REVOLUTE, I=20, J=10", "MOTION/1, JOINT=1, FUNCTION=0.5*TIME**2"}, shafts...)
	for name, lines := range map[string][]string{
		"gear": append([]string{
			"MARKER/11, PART=1, QP=0.4,0.2,0, REULER=0,180D,0", "MARKER/31, PART=3, QP=0.4,0,0, REULER=0,180D,0", "JOINT/2, REVOLUTE, I=11, J=31",
			"MARKER/12, PART=1, QP=0.1,0,0, REULER=0,90D,0", "GEAR/1, JOINTS=1,2, CV=12",
		}, turning...),
		"coupler of a cylindrical joint": append([]string{
			"MARKER/11, PART=1, QP=0,0.2,0", "MARKER/31, PART=3", "JOINT/2, CYLINDRICAL, I=31, J=11",
			"COUPLER/1, JOINTS=1,2, TYPE=R:T, SCALES=1,-4",
		}, turning...),
		"screw": append([]string{
			"MARKER/11, PART=1, QP=0,0.2,0, REULER=20D,50D,0", "MARKER/31, PART=3, REULER=20D,50D,0", "JOINT/2, CYLINDRICAL, I=11, J=31",
			"JOINT/3, SCREW, I=31, J=11, PITCH=0.3",
		}, turning...),
		"rack and pinion": append([]string{
			"MARKER/11, PART=1, QP=0,0.2,0, REULER=90D,90D,0", "MARKER/31, PART=3, REULER=90D,90D,0", "MARKER/32, PART=3, REULER=-90D,90D,0",
			"JOINT/2, TRANSLATIONAL, I=11, J=31", "JOINT/3, RACKPIN, I=20, J=32, PD=0.4",
		}, turning...),
		"motion between markers": append([]string{
			"MARKER/22, PART=2, QP=0.1,0,0, REULER=20D,30D,0", "MOTION/2, I=30, J=22, X, FUNCTION=0.1*SIN(TIME)-0.2",
			"MOTION/3, I=30, J=22, Z, VELOCITY, FUNCTION=0.2",
		}, turning...),
		"plane": append([]string{
			"MARKER/33, PART=3, QP=0.1,0,0", "MARKER/22, PART=2, QP=0.1,0,0, REULER=20D,30D,0", "GCON/1, FUNCTION=DX(33,22,22)+0.03",
			"GCON/2, FUNCTION=DZ(33,10,33)",
		}, turning...),
		"forces on one part": append([]string{
			"MARKER/33, PART=3, QP=0.1,0,0, REULER=20D,30D,0", "MARKER/12, PART=1, REULER=20D,70D,0",
			"SFORCE/1, TRANSLATION, ACTIONONLY, I=33, J=12, FUNCTION=3*SIN(TIME)", "SFORCE/2, ROTATION, ACTIONONLY, I=33, J=33, FUNCTION=0.2",
		}, turning...),
	} {
		t.Run(name, func(t *testing.T) {
			d := parsed(t, statements(with(lines...)...))
			run(t, d)
		})
	}
	t.Run("motion", func(t *testing.T) {
		d := parsed(t, statements(with("MARKER/3, PART=1, QP=0.5,0,0", "MARKER/4, PART=2, QP=0.5,0,0, REULER=25D,0,0", "JOINT/1, REVOLUTE, I=4, J=3",
			"MOTION/1, JOINT=1, FUNCTION=25D+STEP(TIME,0,0,1,2)", "SFORCE/1, ROTATIONAL, I=4, J=3, FUNCTION=-3*SIN(AZ(4,3))-WZ(4,3,3)",
			"REQUEST/1, DISPLACEMENT, I=2, J=1", "REQUEST/2, VELOCITY, I=2, J=1", "REQUEST/3, ACCELERATION, I=2, J=1", "REQUEST/5, F6=MOTION(1,0,6,0)\\F8=MOTION(1,0,8,0)")...))
		run(t, d)
	})
}

// The audit knows the energy of a spring with a damper, and the work of a force that cannot be told from one.
func TestForcesInTheAudit(t *testing.T) {
	for _, c := range []struct {
		force string
		known bool
	}{{"-200*(DM(2,1)-0.5)-3*VR(2,1)", true}, {"-200*(DX(2,1)-0.5)-3*VX(2,1)", false}} {
		d := parsed(t, dataset("SFORCE/1, TRANSLATION, I=2, J=1, FUNCTION="+c.force, "ACCGRAV/IGRAV=-9.81"))
		b := ready(t, d)
		follow(t, b, 6, 100, 1e-3)
		a := b.Simulation.Audit()
		in, out := a.Springs+a.Dampers, math.Abs(a.AppliedWork)
		if !c.known {
			in, out = out, in
		}
		if math.Abs(a.Residual) > 1e-3*a.EnergyScale || in < 0.01*a.EnergyScale || out != 0 {
			t.Errorf("%s: %g J is missing of %g J energy scale; springs have %g J, dampers took %g J, forces did %g J", c.force, a.Residual, a.EnergyScale, a.Springs, a.Dampers, a.AppliedWork)
		}
	}
}

func TestModelTimes(t *testing.T) {
	d := parsed(t, dataset("INTEGRATOR/HHT, HMAX=1E-4, ERROR=1E-5", "GRAPHICS/1, BOX"))
	if _, err := d.Model(t.Context(), Times{}); err == nil {
		t.Error("a run without an end is accepted")
	}
	b, err := d.Model(t.Context(), Times{End: 2})
	if err != nil {
		t.Fatal(err)
	}
	if c := b.Solver.ErrorControl; b.Outputs.Interval != 0.02 || b.Solver.Step != 1e-4 || c == nil || c.Tolerance != 1e-6 || c.MaxStep != 1e-4 {
		t.Errorf("interval %g, step %g, error control %+v", b.Outputs.Interval, b.Solver.Step, c)
	}
	if text, err := b.Resolved(); err != nil || !strings.Contains(string(text), "interval: 0.02") || strings.Contains(string(text), "bodies") {
		t.Errorf("a model that is more than its keys is written as\n%s", text)
	}
	fixed, err := d.Model(t.Context(), Times{End: 2, Step: 0.01})
	if err != nil {
		t.Fatal(err)
	}
	if fixed.Solver.Step != 0.01 || fixed.Solver.ErrorControl != nil {
		t.Errorf("a step of 0.01 is given, but the solver has %+v", fixed.Solver)
	}
	if w := ready(t, d).Warnings; len(w) != 2 || !strings.Contains(w[1], "m.adm:8:1: GRAPHICS ignored") {
		t.Errorf("warnings %q", w)
	}
}

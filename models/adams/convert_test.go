package adams

import (
	"math"
	"strings"
	"testing"

	"gabion/internal/formula"
	"gabion/models"
)

func convert(t *testing.T, d *Dataset) (string, []Note) {
	t.Helper()
	text, notes, err := Convert(t.Context(), d, Times{End: 5, Output: 0.01, Step: 1e-3})
	if err != nil {
		t.Fatal(err)
	}
	return string(text), notes
}

func TestConvertRealModels(t *testing.T) {
	for _, m := range realModels {
		t.Run(m.name, func(t *testing.T) {
			text, _ := convert(t, readModel(t, m.name))
			t.Log(text)
			y, err := models.Parse(t.Context(), m.name, []byte(text), nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(y.Bodies) != 1 || *y.Bodies[0].Mass != 1 || y.Gravity[2].Constant != -9.80665 || len(y.Joints)+len(y.Forces) == 0 {
				t.Errorf("model is\n%s", text)
			}
			if strings.Contains(m.name, "distance") && y.Joints[0].Type != "distance" {
				t.Error("the general constraint is not a distance")
			}
		})
	}
}

// A function of one marker is about the origin of ground, also where a marker has the name of that.
func TestOrigin(t *testing.T) {
	d, err := Parse("m.adm", "ADAMS/View model name: m\n"+strings.Join([]string{
		"UNITS/FORCE=NEWTON, MASS=KILOGRAM, LENGTH=METER, TIME=SECOND", "PART/1, GROUND", "MARKER/1, PART=1", "PART/2, MASS=2, CM=2, IP=3,4,5, QG=1,0,0",
		"! adams_view_name='origin'", "MARKER/2, PART=2", "MARKER/3, PART=2, QP=-1,0,0", "JOINT/1, SPHERICAL, I=2, J=1", "GCON/1, I=3, FUNCTION=DM(3)-1", "GCON/2, I=2, FUNCTION=DM(2)-1",
	}, "\n")+"\nEND\n")
	if err != nil {
		t.Fatal(err)
	}
	text, _ := convert(t, d)
	for _, want := range []string{"markers: [marker3, origin_]", "markers: [origin, origin_]"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

// TestConvertEverything converts one of everything that has a counterpart.
func TestConvertEverything(t *testing.T) {
	d, err := Parse("m.adm", "ADAMS/View model name: everything\n"+strings.Join([]string{
		"UNITS/FORCE=NEWTON, MASS=KILOGRAM, LENGTH=MILLIMETER, TIME=SECOND", "! adams_view_name='ground'", "PART/1, GROUND", "MARKER/1, PART=1",
		"! adams_view_name='.model.crank arm'", "PART/2, MASS=2, CM=2, IP=3E5,4E5,5E5, QG=100,0,0, WZ=90D", "MARKER/2, PART=2", "MARKER/3, PART=2, QP=-100,0,0",
		"PART/3, MASS=1, CM=30, IP=1E5,1E5,1E5,1E3,0,0", "MARKER/30, PART=3, QP=0,50,0, REULER=0,90D,0", "MARKER/31, PART=3",
		"JOINT/1, REVOLUTE, I=3, J=1", "MARKER/10, PART=1, QP=0,0,5", "JOINT/2, TRANSLATIONAL, I=31, J=10", "COUPLER/1, JOINTS=1,2, SCALES=5,-1",
		"MOTION/1, JOINT=1, FUNCTION=30D*STEP(TIME,0,0,1,1)+SHF(TIME,0,0.1,2*PI)+IF(TIME-1: 0, 0, POLY(TIME,1,0,1,2))", "PART/4, MASS=1, CM=40, IP=1E5,1E5,1E5", "MARKER/40", "JPRIM/1, INPLANE, I=40, J=1",
		"SFORCE/1, TRANSLATIONAL, I=2, J=30, FUNCTION=-2*(DM(2,30)-40)-0.5*VR(30,2)", "SFORCE/2, TRANSLATIONAL, I=2, J=30, FUNCTION=-2*DM(2,30)**3*SIN(TIME)",
		"SFORCE/3, ROTATIONAL, I=3, J=1, FUNCTION=100*AZ(1,3)-WZ(3,1,1)", "SFORCE/4, ROTATIONAL, I=3, J=1, FUNCTION=100*SIN(AZ(1,3))",
		"SPRINGDAMPER/1, TRANSLATIONAL, I=2, J=30, K=3, C=0.1, LENGTH=20, FORCE=5", "BUSHING/1, I=2, J=30, K=1,2,3, KT=100,200,300, FORCE=1,0,0",
		"MARKER/9, PART=1, FLOATING", "MARKER/8, PART=1, REULER=30D,0,0", "VFORCE/1, I=2, JFLOAT=9, RM=8, FX=3*COS(TIME)", "VTORQUE/1, I=2, JFLOAT=9, RM=3, TZ=50",
		"ACCGRAV/JGRAV=-9806.65", "REQUEST/1, VELOCITY, I=2, J=31", "REQUEST/2, F2=JOINT(1,0,2,0)\\F3=JOINT(1,0,3,0)", "REQUEST/3, FORCE, I=3, J=1",
		"REQUEST/4, F2=TIME", "REQUEST/5, F2=SFORCE(1,0,2,0)",
	}, "\n")+"\nEND\n")
	if err != nil {
		t.Fatal(err)
	}
	text, notes := convert(t, d)
	for _, want := range []string{
		"title: everything", "name: model_crank_arm", "position: [0.1, 0, 0]", "angular_velocity: [0, 0, 0.628318530717958", "gravity: [0, -9.80665, 0]",
		"type: prismatic", "factors: [0.005, -1]", "0.5235987755982988 * step(t, 0, 0, 1, 1) + (0.1 * sin(", "type: inplane",
		"stiffness: 2000", "free_length: 0.04", "damping: 500", `curve: -((-2) * (elongation / 0.001) ^ 3 * sin(t))`,
		"stiffness: 0.1", "curve: -(0.001 * (100 * sin(-angle)))", "preload: -5", "-1000 * x + 1", "follower: true", "at: [0.1, 0, 0]", "joint: joint1",
		"force: sforce1", "frame: marker31",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	said := ""
	for _, n := range notes {
		said += n.Message + "\n"
	}
	for _, want := range []string{"BUSHING/1: rotations", "REQUEST/1: components", "REQUEST/3 has no counterpart", "REQUEST/4 has no counterpart"} {
		if !strings.Contains(said, want) {
			t.Errorf("no note %q in\n%s", want, said)
		}
	}
}

func TestConvertRefuses(t *testing.T) {
	d := parsed(t, statements(with("MARKER/3, PART=1", "GCON/1, FUNCTION=DX(2,3)*2", "JOINT/1, SCREW, I=2, J=1, PITCH=1",
		"SFORCE/1, TRANSLATIONAL, I=2, J=1, FUNCTION=DX(2,1)")...))
	_, _, err := Convert(t.Context(), d, Times{End: 1, Output: 0.01, Step: 1e-3})
	if err == nil {
		t.Fatal("no error")
	}
	for _, want := range []string{"m.adm:8:1: only general constraints", "m.adm:9:1: a SCREW has a counterpart only beside", "m.adm:10:45: DX has no counterpart"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("no %q in\n%v", want, err)
		}
	}
}

// TestFormulas evaluates expressions of time and their formulas side by side.
func TestFormulas(t *testing.T) {
	d := parsed(t, dataset("VARIABLE/1, FUNCTION=3*TIME-1"))
	for _, text := range []string{
		"1-2-3*TIME/4/5", "-2**2+TIME**3", "-(TIME+1)*-(TIME-3)", "2/(3*TIME+1)", "MOD(5*TIME-3,2)", "INT(7*TIME-4)+NINT(5*TIME)+AINT(-TIME)+ANINT(-1.2*TIME)",
		"SIGN(2,TIME-1)+DIM(TIME,1)+DIM(1,TIME)", "IF(TIME-1: 1, 2, TIME**2)", "STEP(TIME,0,1,2,3)*STEP5(TIME,0,1,2,3)", "HAVSIN(TIME,0.2,1,1.7,4)",
		"SHF(TIME,0.3,2,5)+SHF(TIME,0.3,2,5,0.1)+SHF(TIME,0.3,2,5,0.1,7)", "POLY(TIME,0.5,1,2,3,4)", "FORCOS(TIME,0.1,2,1,2,3)-FORSIN(TIME,0.1,2,1,2,3)",
		"MAX(TIME,1,0.5)-MIN(TIME,1,0.5)", "SIN(TIME)+COS(TIME)*TAN(0.3*TIME)-ATAN2(TIME,2)+EXP(-TIME)*LOG(1+TIME)+LOG10(2+TIME)+SQRT(TIME)+ABS(TIME-1)",
		"SINH(TIME)-COSH(TIME)/TANH(1+TIME)+ASIN(0.3*TIME)+ACOS(0.3*TIME)+ATAN(TIME)", "90D*RTOD*DTOR+PI+MODE+VARVAL(1)**2",
	} {
		e := parseText(t, text)
		p, err := d.Compile(e)
		if err != nil {
			t.Fatal(err)
		}
		written, err := d.ofTime(e)
		if err != nil {
			t.Fatal(err)
		}
		f, err := formula.Compile(written, "t")
		if err != nil {
			t.Fatalf("%s: %s: %v", text, written, err)
		}
		run := p.NewEvaluator(0, 0)
		for time := 0.0; time < 2.2; time += 0.25 {
			for k := range p.Inputs {
				run.Set(k, time)
			}
			if want, got := run.Run(0), f.Evaluate(time); math.Abs(got-want) > 1e-12*(1+math.Abs(want)) {
				t.Errorf("%s at %g is %g; its formula %s is %g", text, time, want, written, got)
			}
		}
	}
}

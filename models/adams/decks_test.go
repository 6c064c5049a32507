package adams

import (
	"math"
	"testing"
)

// TestRedundantLinkage moves a parallelogram of four revolute joints in space, three equations of which are redundant, from
// coordinates with few digits, as CAD programs write them. It is a pendulum of one angle.
func TestRedundantLinkage(t *testing.T) {
	_, last := play(t, 1, 1000, "UNITS/", ", FORCE = NEWTON", ", MASS = KILOGRAM", ", LENGTH = METER", ", TIME = SECOND",
		"PART/1", ", GROUND", "MARKER/10", ", PART = 1", "MARKER/11", ", PART = 1", ", QP = 1, 0, 0",
		"PART/2", ", QG = 0.35355339, 0, -0.35355339", ", REULER = 90D, 45.0000001D, -90D", ", MASS = 1", ", CM = 20", ", IP = 0.1, 0.0833333333, 0.1",
		"MARKER/20", ", PART = 2", "MARKER/21", ", PART = 2", ", QP = -0.5, 0, 0", "MARKER/22", ", PART = 2", ", QP = 0.5, 0, 0",
		"PART/3", ", QG = 1.35355339, 0, -0.35355339", ", REULER = 90D, 45.0000001D, -90D", ", MASS = 1", ", CM = 30", ", IP = 0.1, 0.0833333333, 0.1",
		"MARKER/30", ", PART = 3", "MARKER/31", ", PART = 3", ", QP = -0.5, 0, 0", "MARKER/32", ", PART = 3", ", QP = 0.5, 0, 0",
		"PART/4", ", QG = 1.20710678, 0, -0.70710678", ", MASS = 1", ", CM = 40", ", IP = 0.1, 0.0833333333, 0.1",
		"MARKER/40", ", PART = 4", "MARKER/41", ", PART = 4", ", QP = -0.5, 0, 0", "MARKER/42", ", PART = 4", ", QP = 0.5, 0, 0",
		"MARKER/101", ", PART = 1", ", REULER = 180D, 90D, 180D", "MARKER/201", ", PART = 2", ", QP = -0.5, 0, 0", ", REULER = 180D, 90D, 180D", "JOINT/1", ", REVOLUTE", ", I = 201", ", J = 101",
		"MARKER/102", ", PART = 1", ", QP = 1, 0, 0", ", REULER = 180D, 90D, 180D", "MARKER/301", ", PART = 3", ", QP = -0.5, 0, 0", ", REULER = 180D, 90D, 180D", "JOINT/2", ", REVOLUTE", ", I = 301", ", J = 102",
		"MARKER/202", ", PART = 2", ", QP = 0.5, 0, 0", ", REULER = 180D, 90D, 180D", "MARKER/401", ", PART = 4", ", QP = -0.5, 0, 0", ", REULER = 180D, 90D, 180D", "JOINT/3", ", REVOLUTE", ", I = 401", ", J = 202",
		"MARKER/302", ", PART = 3", ", QP = 0.5, 0, 0", ", REULER = 180D, 90D, 180D", "MARKER/402", ", PART = 4", ", QP = 0.5, 0, 0", ", REULER = 180D, 90D, 180D", "JOINT/4", ", REVOLUTE", ", I = 402", ", J = 302",
		"ACCGRAV/", ", KGRAV = -9.81", "REQUEST/1", ", F2 = DX(40,11)\\", ", F4 = DZ(40,11)", "OUTPUT/", ", REQSAVE", ", NOSEPARATOR", "EQUILIBRIUM/")
	// angle a below the horizontal: (2/12 + 2/4 + 1) a'' = 2 g cos a
	angle, rate, h := math.Pi/4, 0.0, 1e-5
	for range 100000 {
		rate += h * 2 * 9.81 * math.Cos(angle+h/2*rate) / (2.0/12 + 0.5 + 1)
		angle += h * rate
	}
	near(t, "x of the coupler", last["req1"][1], math.Cos(angle)+0.5-1, 2e-4)
	near(t, "z of the coupler", last["req1"][3], -math.Sin(angle), 2e-4)
}

// TestMasslessPart makes a universal joint of two revolute joints and a part without mass.
func TestMasslessPart(t *testing.T) {
	model := func(lines ...string) []string {
		return append([]string{
			"UNITS/SYSTEM=MKS", "PART/1, GROUND", "MARKER/1, PART=1", "PART/2, MASS=2, CM=2, IP=0.1,0.2,0.3, QG=0.2,0.3,-0.4", "MARKER/2, PART=2",
			"ACCGRAV/KGRAV=-9.81", "REQUEST/1, DISPLACEMENT, I=2, J=1",
		}, lines...)
	}
	_, cross := play(t, 1, 500, model("PART/3, CM=30, IP=0,0,0", "MARKER/30, PART=3", "MARKER/31, PART=3, REULER=90D,90D,0", "MARKER/11, PART=1, REULER=90D,90D,0",
		"MARKER/32, PART=3, REULER=0,90D,0", "MARKER/22, PART=2, QP=-0.2,-0.3,0.4, REULER=0,90D,0", "JOINT/1, REVOLUTE, I=31, J=11", "JOINT/2, REVOLUTE, I=22, J=32")...)
	_, joint := play(t, 1, 500, model("MARKER/11, PART=1, REULER=90D,90D,0", "MARKER/22, PART=2, QP=-0.2,-0.3,0.4, REULER=0,90D,0",
		"JOINT/1, UNIVERSAL, I=22, J=11")...)
	for k := range 4 {
		near(t, "displacement", cross["req1"][k], joint["req1"][k], 1e-6)
	}
}

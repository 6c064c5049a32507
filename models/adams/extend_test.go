package adams

import (
	"math"
	"strings"
	"testing"

	"gabion/models"
)

// play builds a dataset, steps to the end and returns the columns of the requests at the start and at the end.
func play(t *testing.T, end float64, steps int, lines ...string) (first, last map[string][]float64) {
	t.Helper()
	d := parsed(t, statements(lines...))
	m := ready(t, d)
	g := m.Simulation.Integrator()
	if err := g.Report(); err != nil {
		t.Fatal(err)
	}
	first = record(m.Requests)
	for range steps {
		if err := g.Step(end / float64(steps)); err != nil {
			t.Fatal(err)
		}
	}
	if err := g.Report(); err != nil {
		t.Fatal(err)
	}
	return first, record(m.Requests)
}

// refusal is the error with which a dataset is not made ready.
func refusal(t *testing.T, d *Dataset) error {
	m, err := d.Model(t.Context(), Times{End: 1})
	if err == nil {
		_, err = m.Build(t.Context(), models.BuildOptions{Device: "cpu", Threads: 1})
	}
	return err
}

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s is %.10g, want %.10g", what, got, want)
	}
}

// basis is a ground part and a part 2 with its centre at the origin.
var basis = []string{
	"UNITS/SYSTEM=MKS", "PART/1, GROUND", "MARKER/1, PART=1", "PART/2, MASS=2, CM=2, IP=0.3,0.4,0.5", "MARKER/2, PART=2",
}

func with(lines ...string) []string { return append(append([]string{}, basis...), lines...) }

// TestUnitsDoNotMatter runs one model in metres and in millimetres, tonnes and milliseconds: the outputs differ by the units.
func TestUnitsDoNotMatter(t *testing.T) {
	model := []string{
		"PART/1, GROUND", "MARKER/1, PART=1",
		"JOINT/1, REVOLUTE, I=3, J=1", "REQUEST/1, DISPLACEMENT, I=2, J=1", "REQUEST/2, VELOCITY, I=2, J=1",
		"REQUEST/3, ACCELERATION, I=2, J=1", "REQUEST/4, FORCE, I=3, J=1", "REQUEST/5, F2=AZ(3,1)\\F3=SFORCE(1,0,8,0)",
	}
	_, metres := play(t, 0.7, 700, append([]string{
		"UNITS/SYSTEM=MKS", "PART/2, MASS=2, CM=2, IP=0.3,0.4,0.5, WZ=3", "MARKER/2, PART=2, QP=0.5,0,0", "MARKER/3, PART=2", "ACCGRAV/JGRAV=-9.81",
		"SFORCE/1, ROTATIONAL, I=3, J=1, FUNCTION=-4*AZ(3,1)-0.5*WZ(3,1)+SIN(5*TIME)",
	}, model...)...)
	_, small := play(t, 0.7, 700, append([]string{
		"UNITS/FORCE=NEWTON, MASS=TONNE, LENGTH=MILLIMETER, TIME=MILLISECONDS", "PART/2, MASS=0.002, CM=2, IP=300,400,500, WZ=0.003",
		"MARKER/2, PART=2, QP=500,0,0", "MARKER/3, PART=2", "ACCGRAV/JGRAV=-0.00981",
		"SFORCE/1, ROTATIONAL, I=3, J=1, FUNCTION=1000*(-4*AZ(3,1)-500*WZ(3,1)+SIN(5*TIME/1000))",
	}, model...)...)
	for _, c := range []struct {
		request    string
		from, to   int
		isInMetres float64 // one unit of the other dataset
	}{
		{"req1", 0, 4, 1e-3},
		{"req1", 4, 8, 1},
		{"req2", 0, 4, 1},
		{"req2", 4, 8, 1e3},
		{"req3", 0, 4, 1e3},
		{"req3", 4, 8, 1e6},
		{"req4", 0, 4, 1},
		{"req4", 4, 8, 1e-3},
		{"req5", 1, 2, 1},
		{"req5", 2, 3, 1e-3},
	} {
		for k := c.from; k < c.to; k++ {
			near(t, c.request+" column "+string(rune('1'+k)), small[c.request][k]*c.isInMetres, metres[c.request][k], 1e-6*(1+math.Abs(metres[c.request][k])))
		}
	}
	if metres["req1"][0] == 0 || metres["req4"][0] == 0 {
		t.Error("nothing moves")
	}
}

func TestMotions(t *testing.T) {
	hinge := []string{"MARKER/3, PART=1", "MARKER/4, PART=2", "JOINT/1, REVOLUTE, I=4, J=3"}
	request := "REQUEST/1, F2=AZ(4,3)\\F3=WZ(4,3)\\F4=WDTZ(4,3)\\F6=MOTION(1,0,8,0)\\F7=JOINT(1,0,8,0)\\F8=DX(4,3)"
	tests := []struct {
		name                        string
		motion                      string
		angle, speed, accelerations float64
	}{
		{"displacement", "MOTION/1, JOINT=1, FUNCTION=3*TIME**2", 12, 12, 6},
		{"velocity", "MOTION/1, JOINT=1, VELOCITY, FUNCTION=COS(TIME), ICDISP=0.5", 0.5 + math.Sin(2), math.Cos(2), -math.Sin(2)},
		{"acceleration", "MOTION/1, JOINT=1, ACCELERATION, FUNCTION=-SIN(TIME), ICVEL=1", math.Sin(2), math.Cos(2), -math.Sin(2)},
		{"turns", "MOTION/1, JOINT=1, FUNCTION=-360D*TIME", -4 * math.Pi, -2 * math.Pi, 0},
		{"angle between markers", "MOTION/1, I=4, J=3, B3, FUNCTION=0.7*TIME", 1.4, 0.7, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			motion, request := test.motion, request
			if strings.Contains(motion, "ICDISP") || strings.Contains(motion, "ICVEL") { // FUNCTION must come last
				cut := strings.LastIndex(motion, ",")
				motion = motion[:cut] + "\\" + motion[cut+1:]
			}
			_, last := play(t, 2, 200, with(append(hinge, motion, request)...)...)
			near(t, "angle", last["req1"][1], test.angle, 1e-8)
			near(t, "speed", last["req1"][2], test.speed, 1e-6)
			near(t, "acceleration", last["req1"][3], test.accelerations, 1e-6)
			near(t, "torque", last["req1"][5], 0.5*test.accelerations, 1e-6)
			near(t, "torque of the hinge", last["req1"][6], 0, 1e-6)
		})
	}
	t.Run("point", func(t *testing.T) {
		_, last := play(t, 1, 100, with("MOTION/1, I=2, J=1, X, FUNCTION=TIME**3", "MOTION/2, I=2, J=1, Z, VELOCITY, FUNCTION=2*TIME",
			"REQUEST/1, DISPLACEMENT, I=2, J=1", "REQUEST/2, F2=MOTION(1,0,2,0)\\F4=FZ(2,1)")...)
		near(t, "x", last["req1"][1], 1, 1e-9)
		near(t, "z", last["req1"][3], 1, 1e-9)
		near(t, "force along x", last["req2"][1], 2*6, 1e-6)
		near(t, "force along z", last["req2"][3], 2*2, 1e-6)
	})
}

// TestSpecialJoints drives one side of a joint and looks at the other.
func TestSpecialJoints(t *testing.T) {
	shafts := func(lines ...string) []string {
		return with(append([]string{
			"PART/3, MASS=1, CM=30, IP=0.1,0.2,0.3", "MARKER/30, PART=3", "MARKER/10, PART=1", "MARKER/20, PART=2",
			"JOINT/1, REVOLUTE, I=20, J=10", "MOTION/1, JOINT=1, FUNCTION=0.5*TIME**2",
		}, lines...)...)
	}
	t.Run("gear", func(t *testing.T) { // outer teeth, radii 0.1 and 0.3
		_, last := play(t, 2, 100, shafts("MARKER/11, PART=1, QP=0.4,0,0", "MARKER/31, PART=3, QP=0.4,0,0", "JOINT/2, REVOLUTE, I=31, J=11",
			"MARKER/12, PART=1, QP=0.1,0,0, REULER=0,90D,0", "GEAR/1, JOINTS=1,2, CV=12", "REQUEST/1, F2=AZ(20,10)\\F3=AZ(31,11)")...)
		near(t, "angle", last["req1"][1], 2, 1e-8)
		near(t, "geared angle", last["req1"][2], -2.0/3, 1e-8)
	})
	t.Run("coupler", func(t *testing.T) {
		_, last := play(t, 2, 100, shafts("MARKER/11, PART=1", "MARKER/31, PART=3", "JOINT/2, CYLINDRICAL, I=31, J=11",
			"COUPLER/1, JOINTS=1,2, TYPE=R:T, SCALES=1,-4", "REQUEST/1, F2=AZ(20,10)\\F3=DZ(31,11)")...)
		near(t, "travel", last["req1"][2], 0.5, 1e-8)
	})
	t.Run("screw", func(t *testing.T) {
		_, last := play(t, 2, 100, with("MARKER/10, PART=1", "MARKER/20, PART=2", "JOINT/1, CYLINDRICAL, I=20, J=10", "JOINT/2, SCREW, I=20, J=10, PITCH=0.05",
			"MOTION/1, JOINT=1, ROTATION, FUNCTION=PI*TIME", "REQUEST/1, F2=DZ(20,10)")...)
		near(t, "advance", last["req1"][1], 0.05, 1e-9)
	})
	t.Run("rack and pinion", func(t *testing.T) { // pinion 2 turns about z at the origin; the rack runs along x above it
		_, last := play(t, 2, 100, shafts("MARKER/11, PART=1, QP=0,0.2,0, REULER=90D,90D,0", "MARKER/31, PART=3, QP=0,0.2,0, REULER=90D,90D,0",
			"JOINT/2, TRANSLATIONAL, I=31, J=11", "JOINT/3, RACKPIN, I=20, J=31, PD=0.4", "REQUEST/1, F2=DX(31,11)\\F3=AZ(20,10)")...)
		near(t, "travel of the rack", last["req1"][1], -0.2*2, 1e-8)
	})
}

// TestYawPitchRoll turns a part about z, then y, then x, and records the angles as OUTPUT says.
func TestYawPitchRoll(t *testing.T) {
	lines := with("MARKER/3, PART=2", "MARKER/4, PART=1, REULER=30D,0,0", "JOINT/1, FIXED, I=3, J=4", "REQUEST/1, DISPLACEMENT, I=3, J=1")
	_, last := play(t, 0.01, 1, append(lines, "OUTPUT/REQSAVE, YPR")...)
	near(t, "yaw", last["req1"][5], math.Pi/6, 1e-9)
	near(t, "pitch", last["req1"][6], 0, 1e-9)
	near(t, "roll", last["req1"][7], 0, 1e-9)
	_, last = play(t, 0.01, 1, append(lines, "OUTPUT/REQSAVE")...)
	near(t, "psi", math.Mod(last["req1"][5]+last["req1"][7]+2*math.Pi, 2*math.Pi), math.Pi/6, 1e-9)
}

// TestConvelKeepsSpeed leaves the second shaft to the CONVEL joint; a HOOKE joint would make its speed vary.
func TestConvelKeepsSpeed(t *testing.T) {
	lines := []string{
		"PART/3, MASS=1, CM=30, IP=0.1,0.2,0.3", "MARKER/30, PART=3", "MARKER/10, PART=1, QP=0,0,-1", "MARKER/20, PART=2, QP=0,0,-1",
		"JOINT/1, REVOLUTE, I=20, J=10", "MOTION/1, JOINT=1, FUNCTION=3*TIME",
		"MARKER/11, PART=1, REULER=0,40D,0", "MARKER/31, PART=3, REULER=0,40D,0", "JPRIM/2, PARALLEL, I=31, J=11",
		"MARKER/21, PART=2, REULER=0,180D,0", // z away from the joint, x as before
		"REQUEST/1, F2=AZ(20,10)\\F3=AZ(31,11)\\F4=WZ(31,11,11)",
	}
	_, last := play(t, 1.1, 220, with(append(lines, "JOINT/3, CONVEL, I=21, J=31")...)...)
	near(t, "angle behind a CONVEL", last["req1"][2], 3.3, 1e-7)
	near(t, "speed behind a CONVEL", last["req1"][3], 3, 1e-6)
	_, last = play(t, 1.1, 220, with(append(lines, "JOINT/3, HOOKE, I=21, J=31")...)...)
	if math.Abs(last["req1"][3]-3) < 0.1 {
		t.Errorf("speed behind a HOOKE is %g; it should vary", last["req1"][3])
	}
}

// TestPrimitives counts the freedoms that are left by what a push can move.
func TestPrimitives(t *testing.T) {
	for kind, moves := range map[string][6]bool{ // along x, y, z, about x, y, z
		"ATPOINT": {false, false, false, true, true, true}, "INLINE": {false, false, true, true, true, true},
		"INPLANE": {true, true, false, true, true, true}, "ORIENTATION": {true, true, true, false, false, false},
		"PARALLEL_AXES": {true, true, true, false, false, true},
	} {
		first, _ := play(t, 0.01, 1, with("JPRIM/1, "+kind+", I=2, J=1", "MARKER/9, PART=1, FLOATING",
			"GFORCE/1, I=2, JFLOAT=9, RM=1, FX=2\\FY=2\\FZ=2\\TX=0.3\\TY=0.4\\TZ=0.5", "REQUEST/1, ACCELERATION, I=2, J=1")...)
		a := first["req1"]
		for k, got := range []float64{a[1], a[2], a[3], a[5], a[6], a[7]} {
			want := 0.0
			if moves[k] {
				want = 1
			}
			near(t, kind+" freedom "+string(rune('1'+k)), got, want, 1e-9)
		}
	}
	first, _ := play(t, 0.01, 1, with("MARKER/3, PART=2, REULER=0,90D,0", "JPRIM/1, PERPENDICULAR, I=3, J=1", "MARKER/9, PART=1, FLOATING",
		"GFORCE/1, I=2, JFLOAT=9, RM=1, FX=2\\TX=0.3\\TY=0.4\\TZ=0.5", "REQUEST/1, ACCELERATION, I=2, J=1")...)
	near(t, "PERPENDICULAR about x", first["req1"][5], 0, 1e-9)
	near(t, "PERPENDICULAR about y", first["req1"][6], 1, 1e-9)
}

func TestInitialConditions(t *testing.T) {
	t.Run("joint", func(t *testing.T) {
		first, _ := play(t, 0.01, 1, with("MARKER/3, PART=1", "MARKER/4, PART=2, QP=-1,0,0", "JOINT/1, REVOLUTE, I=4, J=3, IC=30D,2",
			"REQUEST/1, F2=AZ(4,3)\\F3=WZ(4,3)\\F4=DX(2,1)\\F6=VM(2)")...)
		near(t, "angle", first["req1"][1], math.Pi/6, 1e-9)
		near(t, "speed", first["req1"][2], 2, 1e-8)
		near(t, "x of the centre", first["req1"][3], math.Cos(math.Pi/6), 1e-9)
		near(t, "speed of the centre", first["req1"][5], 2, 1e-8)
	})
	t.Run("displacement alone keeps the velocity of the part", func(t *testing.T) {
		first, _ := play(t, 0.01, 1, "UNITS/SYSTEM=MKS", "PART/1, GROUND", "MARKER/1, PART=1",
			"PART/2, MASS=2, CM=2, IP=0.3,0.4,0.5, VZ=3", "MARKER/2, PART=2", "JOINT/1, TRANSLATIONAL, I=2, J=1, IC=0.25", "REQUEST/1, F2=DZ(2,1)\\F3=VZ(2,1)")
		near(t, "travel", first["req1"][1], 0.25, 1e-9)
		near(t, "speed", first["req1"][2], 3, 1e-8)
	})
	t.Run("exact velocities win", func(t *testing.T) { // two equal sliders tied together, one with a given velocity
		first, _ := play(t, 0.01, 1, "UNITS/SYSTEM=MKS", "PART/1, GROUND", "MARKER/1, PART=1", "PART/2, MASS=1, CM=2, IP=1,1,1, VZ=3", "MARKER/2, PART=2",
			"PART/3, MASS=50, CM=3, IP=1,1,1", "MARKER/3, PART=3", "JOINT/1, FIXED, I=2, J=3", "REQUEST/1, VELOCITY, I=3, J=1")
		near(t, "speed", first["req1"][3], 3, 1e-6)
	})
	t.Run("axes of velocities", func(t *testing.T) {
		first, _ := play(t, 0.01, 1, "UNITS/SYSTEM=MKS", "PART/1, GROUND", "MARKER/1, PART=1, REULER=90D,0,0",
			"PART/2, MASS=1, CM=2, IP=1,1,1, VX=3, VM=1, WX=2, REULER=0,90D,0", "MARKER/2, PART=2, REULER=0,0,90D", "REQUEST/1, VELOCITY, I=2")
		near(t, "velocity along y", first["req1"][2], 3, 1e-9)
		near(t, "spin about z", first["req1"][7], 2, 1e-9) // x of the marker is y of the part, which is z
	})
}

func TestPointMass(t *testing.T) {
	_, last := play(t, 1, 1000, "UNITS/SYSTEM=MKS", "PART/1, GROUND", "MARKER/1, PART=1, QP=0,0,5", "POINT_MASS/1, MASS=2, CM=3, QG=1,0,0, VX=1",
		"MARKER/3, POINT_MASS=1", "ACCGRAV/KGRAV=-10", "SPRINGDAMPER/1, TRANSLATIONAL, I=3, J=1, K=0, C=0", "REQUEST/1, DISPLACEMENT, I=3")
	near(t, "x", last["req1"][1], 2, 1e-9)
	near(t, "z", last["req1"][3], -5, 1e-5)
}

// TestReactions puts a beam on two supports: a hinge and a pin in a plane.
func TestReactions(t *testing.T) {
	first, _ := play(t, 0.01, 1, with("ACCGRAV/KGRAV=-10", "MARKER/11, PART=1, QP=-1,0,0, REULER=0,90D,0", "MARKER/21, PART=2, QP=-1,0,0, REULER=0,90D,0",
		"JOINT/1, REVOLUTE, I=21, J=11", "MARKER/12, PART=1, QP=3,0,0", "MARKER/22, PART=2, QP=3,0,0", "JPRIM/7, INPLANE, I=22, J=12",
		"REQUEST/1, FORCE, I=21, J=11", "REQUEST/2, FORCE, I=12, J=22", "REQUEST/3, F2=JOINT(1,1,4,0)\\F3=JPRIM(7,0,4,0)\\F4=FZ(22,12)\\F6=FM(21,11)")...)
	near(t, "force of the hinge", first["req1"][3], 15, 1e-9)
	near(t, "magnitude", first["req1"][0], 15, 1e-9)
	near(t, "force on the ground", first["req2"][3], -5, 1e-9)
	near(t, "hinge on J", first["req3"][1], -15, 1e-9)
	near(t, "primitive", first["req3"][2], 5, 1e-9)
	near(t, "FZ", first["req3"][3], 5, 1e-9)
	near(t, "FM", first["req3"][5], 15, 1e-9)
}

// TestVariablesAndForcesInForces uses a variable and another element's force in a force.
func TestVariablesAndForcesInForces(t *testing.T) {
	first, _ := play(t, 0.01, 1, with("MARKER/3, PART=1, QP=0,0,-2", "VARIABLE/1, FUNCTION=3*DM(2,3)", "SFORCE/1, TRANSLATIONAL, I=2, J=3, FUNCTION=VARVAL(1)",
		"MARKER/9, PART=1, FLOATING", "VFORCE/1, I=2, JFLOAT=9, RM=1, FX=SFORCE(1,0,4,0)", "REQUEST/1, ACCELERATION, I=2")...)
	near(t, "z", first["req1"][3], 3, 1e-12)
	near(t, "x", first["req1"][1], 3, 1e-12)
}

func TestBuildErrors(t *testing.T) {
	for name, test := range map[string]struct {
		lines []string
		want  string
	}{
		"velocity constraint":     {[]string{"GCON/1, FUNCTION=VX(2)"}, "m.adm:7:1: GCON/1 depends on more than displacements"},
		"constraint of nothing":   {[]string{"GCON/1, FUNCTION=TIME"}, "does not depend on any part"},
		"motion of state":         {[]string{"JOINT/1, REVOLUTE, I=2, J=1", "MOTION/1, JOINT=1, FUNCTION=DX(2)"}, "must be a function of time only"},
		"force of reactions":      {[]string{"JOINT/1, REVOLUTE, I=2, J=1", "SFORCE/1, ROTATIONAL, I=2, J=1, FUNCTION=JOINT(1,0,1,0)"}, "constraint forces, which is not supported"},
		"pinion through the rack": {[]string{"JOINT/1, RACKPIN, I=2, J=1, PD=1"}, "the pinion's axis"},
	} {
		t.Run(name, func(t *testing.T) {
			d := parsed(t, statements(with(test.lines...)...))
			if err := refusal(t, d); err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("error %v, want %q", err, test.want)
			}
		})
	}
}

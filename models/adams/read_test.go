package adams

import (
	"math"
	"path/filepath"
	"strings"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

func TestReadRealModels(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join(references, "*.adm"))
	if err != nil {
		t.Fatal(err)
	}
	if len(paths) != 13 {
		t.Errorf("found %d models, want 13", len(paths))
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			d, err := Read(t.Context(), path)
			if err != nil {
				t.Fatal(err)
			}
			if len(d.Parts) != 2 || !d.Parts[0].Ground || d.Parts[1].Mass != 1 {
				t.Errorf("parts: %+v", d.Parts)
			}
			if d.Gravity != (r3.Vec{Z: -9.80665}) {
				t.Errorf("gravity %v", d.Gravity)
			}
			if len(d.Requests) < 5 {
				t.Errorf("%d requests", len(d.Requests))
			}
			if d.Units != (Units{1, 1, 1, 1}) {
				t.Errorf("units %+v", d.Units)
			}
		})
	}
}

func TestReadRotationalSpring(t *testing.T) {
	d := readModel(t, "rotspring-01")
	f := d.SingleForces[0]
	if f.Name != "coil" || !f.Rotational || f.I != 11 || f.J != 21 {
		t.Errorf("force %+v", f)
	}
	if want := "- 200*AZ(11, 21) - 10*WZ(11, 21, 21)"; f.Function.Source != want {
		t.Errorf("function %q, want %q", f.Function.Source, want)
	}
	if r := d.Requests[4]; r.Label != "req5" || r.Kind != Functions || r.Comment != "torque of the spring" || r.Functions[0] != nil || r.Functions[7] == nil {
		t.Errorf("request %+v", r)
	}
}

// dataset makes a dataset of two parts and what a test adds.
func dataset(lines ...string) string {
	return statements(append([]string{
		"UNITS/SYSTEM=MKS", "PART/1, GROUND", "MARKER/1, PART=1", "PART/2, MASS=2, CM=2, IP=1,2,3", "MARKER/2, PART=2",
	}, lines...)...)
}

// statements makes a dataset of nothing but these.
func statements(lines ...string) string { return "title\n" + strings.Join(lines, "\n") + "\nEND\n" }

// parsed reads a dataset without mistakes.
func parsed(t testing.TB, text string) *Dataset {
	t.Helper()
	d, err := Parse("m.adm", text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestForms(t *testing.T) {
	tests := []struct {
		name  string
		lines []string
		check func(d *Dataset) bool
	}{
		{"abbreviations", []string{"MAR/3, PA=1, QP=1,2,3, REU=90D,0,0"}, func(d *Dataset) bool {
			m := d.Markers[2]
			return m.ID == 3 && m.Origin == r3.Vec{X: 1, Y: 2, Z: 3} && math.Abs(m.Axes.Kmag-math.Sqrt2/2) < 1e-15
		}},
		{"kinds written in full", []string{"JOINT/1, REVOLUTE, I=2, J=1", "MOTION/1, ROTATIONAL, JOINT=1, FUNCTION=30.0d*time"}, func(d *Dataset) bool {
			return d.Motions[0].Freedom == "ROTATION"
		}},
		{"small angles in degrees", []string{"MARKER/3, PART=1, REULER=9.12E-01D, 0D, -1D-1D"}, func(d *Dataset) bool {
			return math.Abs(2*d.Markers[2].Axes.Kmag-(0.912-0.1)*math.Pi/180) < 1e-6
		}},
		{"string with a comma", []string{"STRING/1, STRING=one, two"}, func(d *Dataset) bool { return true }},
		{"values over lines", []string{"MARKER/3", ", PART = 1", ", QP = 1,", ", 2", "! between", ", 3"}, func(d *Dataset) bool {
			return d.Markers[2].Origin == r3.Vec{X: 1, Y: 2, Z: 3}
		}},
		{"exponents", []string{"MARKER/3, PART=1, QP=1D-1,2.5E+1,-3D2"}, func(d *Dataset) bool {
			return d.Markers[2].Origin == r3.Vec{X: 0.1, Y: 25, Z: -300}
		}},
		{"ampersand and semicolon", []string{"MARKER/3, PART=1, &", "QP=1,0,0; MARKER/4, PART=2"}, func(d *Dataset) bool {
			return d.Markers[2].Origin.X == 1 && d.Markers[3].ID == 4
		}},
		{"marker of the part before", []string{"MARKER/3, QP=1,0,0"}, func(d *Dataset) bool { return d.Markers[2].Part == 2 }},
		{"axes from points", []string{"MARKER/3, PART=1, QP=1,1,1, ZP=1,2,1, XP=1,1,2"}, func(d *Dataset) bool {
			axes := rotationOf(d.Markers[2].Axes)
			return r3.Norm(r3.Sub(axes[2], r3.Vec{Y: 1})) < 1e-15 && r3.Norm(r3.Sub(axes[0], r3.Vec{Z: 1})) < 1e-15
		}},
		{"x axis exactly", []string{"MARKER/3, PART=1, USEXP, XP=0,2,0, ZP=0,1,1"}, func(d *Dataset) bool {
			axes := rotationOf(d.Markers[2].Axes)
			return r3.Norm(r3.Sub(axes[0], r3.Vec{Y: 1})) < 1e-15 && r3.Norm(r3.Sub(axes[2], r3.Vec{Z: 1})) < 1e-15
		}},
		{"initial conditions", []string{"JOINT/1, CYLINDRICAL, I=2, J=1, ICTRAN=0.5,2, ICROT=30D"}, func(d *Dataset) bool {
			j := d.Joints[0]
			return j.Translation == Start{true, true, 0.5, 2} && j.Rotation.Given && !j.Rotation.VelocityGiven
		}},
		{"velocities and EXACT", []string{"PART/3, MASS=1, CM=3, IP=1,1,1, VX=2, WZ=-90D, EXACT=X:PSI", "MARKER/3"}, func(d *Dataset) bool {
			p := d.Parts[2]
			return p.Velocity.X == 2 && p.ExactVelocity == [6]bool{0: true, 5: true} && len(p.Exact) == 2 && p.Angular.Z < -1.57
		}},
		{"point mass", []string{"POINT_MASS/2, MASS=1, CM=3, QG=1,0,0", "MARKER/3, POINT_MASS=2"}, func(d *Dataset) bool {
			return d.Parts[2].Point && d.partOf(d.Markers[2]) == 2
		}},
		{"bushing", []string{"BUSHING/1, I=2, J=1, K=1,2,3, KT=4,5,6, C=7,8,9, CT=10,11,12, FORCE=13,14,15"}, func(d *Dataset) bool {
			f := d.Fields[0]
			return f.Stiffness[4][4] == 5 && f.Damping[2][2] == 9 && f.Preload[1] == 14
		}},
		{"three functions by backslash", []string{
			"MARKER/3, PART=1, FLOATING", "VFORCE/1, I=2, JFLOAT=3, RM=1, FX=TIME\\FY=STEP(TIME,", ",0,0,1,1)\\", ",FZ=2*", ",(3+TIME)",
		}, func(d *Dataset) bool {
			return d.VectorForces[0].Components[1].Source == "STEP(TIME, 0,0,1,1)" && d.VectorForces[0].Components[2] != nil
		}},
		{"curve family", []string{"SPLINE/1, X=1,2,3,4", ", Y=0, 1,2,3,4", ", Y=1, 5,6,7,8", ", LINEAR"}, func(d *Dataset) bool {
			s := d.Splines[0]
			return s.Linear && len(s.Y) == 2 && s.Z[1] == 1 && s.Y[1][0] == 5
		}},
		{"several requests at once", []string{"MREQUEST/7, VELOCITY, PARTS=ALL"}, func(d *Dataset) bool {
			return len(d.Requests) == 1 && d.Requests[0].ColumnNames()[7] == "req7.part2.F8"
		}},
		{"a constraint without a marker to report at", []string{"GCON/1, FUNCTION=DM(2,1)-2"}, func(d *Dataset) bool {
			return d.Generals[0].I == 2 && len(d.Notes) == 1 && strings.Contains(d.Notes[0].Message, "reported at MARKER/2")
		}},
		{"a comment with a comma", []string{"REQUEST/1, DISP, C=here, and there, I=2, J=1"}, func(d *Dataset) bool {
			return d.Requests[0].Comment == "here, and there" && d.Requests[0].J == 1
		}},
		{"what has no effect is noted", []string{"GRAPHICS/1, CYLINDER, CM=1", "GRAPHICS/2, BOX", "OUTPUT/REQSAVE"}, func(d *Dataset) bool {
			return len(d.Notes) == 2 && strings.Contains(d.Notes[0].Message, "GRAPHICS ignored (2)") && d.Notes[0].At.Line == 7
		}},
		{"coupler with one scale", []string{
			"JOINT/1, REVOLUTE, I=2, J=1", "JOINT/2, CYLINDRICAL, I=2, J=1", "COUPLER/1, JOINTS=1,2, TYPE=R:T, SCALES=-2",
		}, func(d *Dataset) bool {
			c := d.Couplers[0]
			return c.Scales[0] == 1 && c.Scales[1] == -2 && c.Types[1] == "T"
		}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			d := parsed(t, dataset(test.lines...))
			if !test.check(d) {
				t.Errorf("not as expected: %+v", d)
			}
		})
	}
}

func TestErrors(t *testing.T) {
	tests := []struct {
		name  string
		lines []string
		want  []string // parts of the messages, in order
	}{
		{"unsupported statement", []string{"BEAM/1, I=2, J=1"}, []string{"m.adm:7:1: BEAM is not supported"}},
		{"unknown statement", []string{"WIDGET/1"}, []string{`m.adm:7:1: unknown statement "WIDGET"`}},
		{"unknown argument", []string{"JOINT/1, REVOLUTE, I=2, J=1, COLOR=3"}, []string{"m.adm:7:30: JOINT has no argument COLOR"}},
		{"missing marker and double part", []string{"JOINT/1, REVOLUTE, I=2, J=9", "PART/2, MASS=0"}, []string{
			"m.adm:7:1: JOINT/1: J: there is no MARKER/9", "m.adm:8:1: PART/2 is defined twice",
		}},
		{"double request", []string{"REQUEST/1, DISPLACEMENT, I=2, J=1", "REQUEST/01, VELOCITY, I=2, J=1"}, []string{"m.adm:8:1: request 1 is defined twice"}},
		{"bad number", []string{"MARKER/3, PART=1, QP=1,2x,3"}, []string{`m.adm:7:24: "2x" is not a number`}},
		{"expression", []string{"SFORCE/1, TRANSLATION, I=2, J=1, FUNCTION=2*DM(2,1", ",)+"}, []string{"m.adm:8:4: function expression: ends where a value"}},
		{"unknown function", []string{"VARIABLE/1, FUNCTION=1+FOO(2)"}, []string{"m.adm:7:24: function expression: unknown function FOO"}},
		{"user subroutine", []string{"VARIABLE/1, FUNCTION=USER(1,2)"}, []string{"USER is not supported"}},
		{"number of arguments", []string{"VARIABLE/1, FUNCTION=STEP(TIME,0,0,1)"}, []string{"STEP takes 5 arguments, found 4"}},
		{"no such marker in an expression", []string{"VARIABLE/1, FUNCTION=DM(2,77)"}, []string{"m.adm:7:27: function expression: there is no MARKER/77"}},
		{"implicit variable", []string{"VARIABLE/1, FUNCTION=VARVAL(1)+1"}, []string{"VARIABLE/1 depends on itself"}},
		{"same part", []string{"MARKER/3, PART=2", "JOINT/1, FIXED, I=2, J=3"}, []string{"belong to the same part"}},
		{"no joint type", []string{"JOINT/1, I=2, J=1"}, []string{"one of CONVEL"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := Parse("m.adm", dataset(test.lines...))
			list, ok := err.(Errors)
			if !ok {
				t.Fatalf("error %v, want %v", err, test.want)
			}
			if len(list) != len(test.want) {
				t.Errorf("errors:\n%v", err)
			}
			for k, want := range test.want {
				if k < len(list) && !strings.Contains(list[k].Error(), want) {
					t.Errorf("error %q, want %q", list[k].Error(), want)
				}
			}
		})
	}
}

func TestUnits(t *testing.T) {
	tests := []struct {
		line string
		want Units
	}{
		{"UNITS/FORCE=NEWTON, MASS=KILOGRAM, LENGTH=MILLIMETER, TIME=SECOND", Units{1, 1, 1e-3, 1}},
		{"UNITS/SYSTEM=IPS", Units{4.4482216152605, 0.45359237, 0.0254, 1}},
		{"UNITS/SYSTEM=CGS", Units{1e-5, 1e-3, 1e-2, 1}},
		{"UNITS/FORCE=POUND_FORCE, MASS=SLUG, LENGTH=FOOT, TIME=MILLI", Units{4.4482216152605, 14.593902937206, 0.3048, 1e-3}},
		{"UNITS/UCF=9.81", Units{9.81, 1, 1, 1}},
	}
	for _, test := range tests {
		d, err := Parse("m.adm", "title\n"+test.line+"\nEND\n")
		if err != nil {
			t.Fatal(err)
		}
		got := []float64{d.Units.Force, d.Units.Mass, d.Units.Length, d.Units.Time}
		for k, want := range []float64{test.want.Force, test.want.Mass, test.want.Length, test.want.Time} {
			if math.Abs(got[k]-want) > 1e-12*want {
				t.Errorf("%s: unit %d is %.15g, want %.15g", test.line, k, got[k], want)
			}
		}
	}
}

// TestInertia compares with a body of point masses, whose inertia is summed up directly.
func TestInertia(t *testing.T) {
	d := parsed(t, dataset(
		"PART/3, MASS=6, CM=30, IM=31, IP=0,0,0,0,0,0",
		"MARKER/30, QP=0.5,1.5,-1",
		"MARKER/31, QP=1,-2,0.3, REULER=20D,50D,-70D",
	))
	masses := []float64{1, 2, 3}
	points := []r3.Vec{{X: 1, Y: 2, Z: -1}, {X: -0.5, Y: 1, Z: 0.4}, {}}
	centre := r3.Vec{X: 0.5, Y: 1.5, Z: -1}
	// the third point makes the centre of mass what the dataset says
	sum := r3.Scale(6, centre)
	for k := range 2 {
		sum = r3.Sub(sum, r3.Scale(masses[k], points[k]))
	}
	points[2] = r3.Scale(1.0/3, sum)
	im := d.Markers[3]
	back := r3.Rotation(quat.Conj(im.Axes))
	var ip [6]float64
	var want [6]float64
	for k, m := range masses {
		p := back.Rotate(r3.Sub(points[k], im.Origin))
		add := [6]float64{p.Y*p.Y + p.Z*p.Z, p.X*p.X + p.Z*p.Z, p.X*p.X + p.Y*p.Y, p.X * p.Y, p.X * p.Z, p.Y * p.Z}
		q := r3.Sub(points[k], centre)
		direct := [6]float64{q.Y*q.Y + q.Z*q.Z, q.X*q.X + q.Z*q.Z, q.X*q.X + q.Y*q.Y, -q.X * q.Y, -q.Y * q.Z, -q.Z * q.X}
		for c := range ip {
			ip[c] += m * add[c]
			want[c] += m * direct[c]
		}
	}
	d.Parts[2].Inertia = ip
	got := d.inertiaAboutCentre(d.Parts[2])
	for c := range got {
		if math.Abs(got[c]-want[c]) > 1e-12 {
			t.Errorf("entry %d: %g, want %g", c, got[c], want[c])
		}
	}
}

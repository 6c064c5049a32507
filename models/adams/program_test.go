package adams

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"
)

// evaluate computes an expression without state at a time.
func evaluate(t *testing.T, expression string, time float64, lines ...string) float64 {
	t.Helper()
	d := parsed(t, dataset(append(lines, "VARIABLE/99, FUNCTION="+expression)...))
	p, err := d.Compile(d.Variables[len(d.Variables)-1].Function)
	if err != nil {
		t.Fatal(err)
	}
	e := p.NewEvaluator(0, 0)
	for k, in := range p.Inputs {
		if in.Quantity != Time {
			t.Fatalf("%s depends on %v", expression, in)
		}
		e.Set(k, time)
	}
	return e.Run(0)
}

func TestFunctionValues(t *testing.T) {
	spline := []string{
		"SPLINE/1, X=0,1,2,3,5, Y=0,1,4,9,25", "SPLINE/2, X=0,1,2,3, Y=0,0,0,0,0, Y=2,2,4,6,8", "SPLINE/3, X=0,1,2,3, Y=1,3,5,7, LINEAR",
		"ARRAY/5, IC, NUMBERS=7,8,9", "VARIABLE/4, FUNCTION=2*TIME", "VARIABLE/5, FUNCTION=VARVAL(4)+1",
	}
	tests := []struct {
		expression string
		want       float64
	}{
		{"-2**2", -4},
		{"2**3**2", 512},
		{"2*-3", -6},
		{"2 * * 3", 8},
		{"1.5D1 + 2E-1", 15.2},
		{"180D", math.Pi},
		{"90D*RTOD", 90},
		{"30D*2", math.Pi / 3},
		{"1.8E2D-1E+2", math.Pi - 100},
		{"6/3/2", 1},
		{"1-2-3", -4},
		{"(1+2)*3", 9},
		{"PI/180-DTOR", 0},
		{"IF(TIME-1: 10, 20, 30)", 10},
		{"IF(TIME-0.5: 10, 20, 30)", 20},
		{"IF(TIME: 10, 20, 30)", 30},
		{"SIN(PI/6)+COS(0)+TAN(PI/4)", 2.5},
		{"ASIN(0.5)+ACOS(0.5)", math.Pi / 2},
		{"ATAN(1)+ATAN2(1,-1)", math.Pi},
		{"SINH(1)**2-COSH(1)**2+TANH(0)", -1},
		{"EXP(LOG(3))+LOG10(1000)+SQRT(16)", 10},
		{"ABS(-3)+SIGN(2,-1)+DIM(5,3)+DIM(3,5)", 3},
		{"MOD(7,3)+MOD(-7,3)", 0},
		{"INT(2.7)+INT(-2.7)+NINT(2.5)+ANINT(-2.5)", 0},
		{"MIN(3,1,2)+MAX(3,1,2)", 4},
		{"STEP(TIME,0,0,1,1)", 0.5},
		{"STEP(0.25,0,1,1,5)", 1 + 4*(3*0.0625-2*0.015625)},
		{"STEP5(0.25,0,0,1,1)", 10*math.Pow(0.25, 3) - 15*math.Pow(0.25, 4) + 6*math.Pow(0.25, 5)},
		{"STEP(-1,0,2,1,3)+STEP(2,0,2,1,3)", 5},
		{"HAVSIN(0.25,0,0,1,1)", 0.5 - 0.5*math.Cos(math.Pi/4)},
		{"POLY(3,1,1,2,3)", 17},
		{"CHEBY(TIME,0.2,1,2,3,4)", 1 + 2*0.3 + 3*(2*0.09-1) + 4*(4*0.027-3*0.3)},
		{"SHF(TIME,0.25,2,3,0.1,5)", 5 + 2*math.Sin(3*0.25-0.1)},
		{"FORCOS(TIME,0,2,1,2,3)", 1 + 2*math.Cos(1) + 3*math.Cos(2)},
		{"FORSIN(TIME,0,2,1,2,3)", 1 + 2*math.Sin(1) + 3*math.Sin(2)},
		{"IMPACT(0.9,-2,1,100,1.5,3,0.2)", 100*math.Pow(0.1, 1.5) + 0.5*3*2},
		{"IMPACT(1.1,-2,1,100,1.5,3,0.2)", 0},
		{"IMPACT(0.99,100,1,100,1.5,3,0.2)", 0},
		{"BISTOP(0.9,-2,1,5,100,1.5,3,0.2)", 100*math.Pow(0.1, 1.5) + 3},
		{"BISTOP(5.1,2,1,5,100,1.5,3,0.2)", -100*math.Pow(0.1, 1.5) - 3},
		{"BISTOP(3,2,1,5,100,1.5,3,0.2)", 0},
		{"CUBSPL(2.5,0,1)", 6.25},
		{"CUBSPL(2.5,0,1,1)", 5},
		{"CUBSPL(2.5,0,1,2)", 2},
		{"AKISPL(2,0,1)", 4},
		{"CUBSPL(6,0,1)", 36},
		{"AKISPL(-1,0,1)", 1},
		{"CUBSPL(1.5,0.5,2)", 5 * 0.25},
		{"CUBSPL(9,0,3)+AKISPL(-1,0,3,1)", 21},
		{"ARYVAL(5,2)", 8},
		{"VARVAL(5)", 2},
		{"MODE", 4},
	}
	for _, test := range tests {
		if got := evaluate(t, test.expression, 0.5, spline...); math.Abs(got-test.want) > 1e-12*max(1, math.Abs(test.want)) {
			t.Errorf("%s = %.15g, want %.15g", test.expression, got, test.want)
		}
	}
}

// smoothExpressions covers every instruction away from its kinks.
var smoothExpressions = []string{
	"DM(21,31)", "DX(21,31,41)*DY(31,21)/DZ(21,41,31)", "-100*(DM(21,31)-2)-VR(21,31)", "VX(21,31,41,31)+VM(31,41)", "WY(21,31,21)*TIME",
	"AX(21,31)+AY(21,31)*AZ(31,21)", "PSI(21,31)+THETA(21,41)*PHI(41,31)", "YAW(21,31)+PITCH(21,41)*ROLL(41,31)", "ORIENT(7,2,21,31)",
	"ORIENT(27,3,21,31)", "STEP(DX(21,31),-9,1,9,5)+STEP5(DY(21),-9,0,9,1)+HAVSIN(DZ(31,41),-9,0,9,1)", "DM(21,31)**1.7+DM(21)**DM(31,41)",
	"SIN(DX(21))*COS(DY(31))+TAN(0.1*DZ(41))+ATAN2(DX(21,31),DY(21,31))", "SQRT(DM(21,31))+EXP(-DM(21,31))+LOG(DM(31))+LOG10(DM(41))",
	"SINH(0.1*DX(21))+COSH(0.1*DY(21))+TANH(DZ(31))", "ASIN(SIN(0.2)*COS(DX(21)))+ACOS(0.5*SIN(DY(31)))+ATAN(DX(41))",
	"IMPACT(DX(21,31),VX(21,31),20,50,2.2,3,0.5)", "BISTOP(DX(21,31),VX(21,31),20,30,50,2.2,3,0.5)", "MAX(DX(21),DY(31)-50)+MIN(DX(21),90)+ABS(DZ(31))",
	"POLY(DX(21),1,2,3,4)+CHEBY(0.1*DY(31),0,1,2,3)+FORCOS(DX(31),0,1,2,3)+FORSIN(DX(31),0,1,2,3)+SHF(DX(41),0,1,2,3,4)",
	"CUBSPL(DX(21,31),0,1)*AKISPL(DY(21),0,1)+CUBSPL(DX(21),DY(31),2)", "IF(DX(21)-100: VZ(21,31), 1, 2)+SIGN(DX(21),-1)+DIM(DX(21),-90)+MOD(DX(21),90)",
	"INCANG(21,31,41)", "WM(21,31)*VM(21)",
}

// TestDerivatives compares first and second derivatives with central differences.
func TestDerivatives(t *testing.T) {
	d := parsed(t, dataset(append(stateLines,
		"SPLINE/1, X=-30,-10,-3,0,1,2,4,9,30, Y=0,1,4,9,7,5,5,6,7", "SPLINE/2, X=-9,-2,1,9, Y=-9,0,1,3,2, Y=9,2,8,6,4")...))
	s := randomState(len(d.Parts), rand.New(rand.NewPCG(11, 12)))
	for _, expression := range smoothExpressions {
		p := compileText(t, d, expression)
		n := len(p.Inputs)
		point := make([]float64, n)
		for k, in := range p.Inputs {
			point[k] = s.get(in, 0.7)
		}
		e := p.NewEvaluator(2, n)
		for k := range n {
			e.Seed(k)[k] = 1
		}
		at := func(x []float64) (float64, []float64) {
			for k := range x {
				e.Set(k, x[k])
			}
			v := e.Run(2)
			return v, append([]float64(nil), e.Gradient(0)...)
		}
		_, gradient := at(point)
		hessian := append([]float64(nil), e.Hessian(0)...)
		for k := range n {
			const h = 1e-6
			x := append([]float64(nil), point...)
			x[k] += h
			above, gradientAbove := at(x)
			x[k] -= 2 * h
			below, gradientBelow := at(x)
			if want := (above - below) / (2 * h); math.Abs(gradient[k]-want) > 1e-6*(1+math.Abs(want)) {
				t.Errorf("%s: derivative by input %d is %g, want %g", expression, k, gradient[k], want)
			}
			for l := range n {
				want := (gradientAbove[l] - gradientBelow[l]) / (2 * h)
				if got := hessian[k*n+l]; math.Abs(got-want) > 1e-5*(1+math.Abs(want)) {
					t.Errorf("%s: second derivative %d %d is %g, want %g", expression, k, l, got, want)
				}
			}
		}
	}
}

// TestNoStrayInputs makes sure that a measure reads only the parts it is about.
func TestNoStrayInputs(t *testing.T) {
	d := stateDataset(t)
	for _, in := range compileText(t, d, "DX(21,11)+0*DY(31)").Inputs {
		if in.Body != 1 {
			t.Errorf("reads %+v", in)
		}
	}
	if n := len(compileText(t, d, strings.Repeat("DM(21,31)+", 20)+"0").code); n > 200 {
		t.Errorf("equal terms are computed again: %d instructions", n)
	}
}

func BenchmarkSpringGradient(b *testing.B) {
	d, err := Parse("m.adm", dataset(stateLines...))
	if err != nil {
		b.Fatal(err)
	}
	rep := &report{}
	var piece text
	piece.add("-100*(DM(21,31)-2)-VR(21,31)", 1, 1)
	p, err := d.Compile(parseExpression(piece, rep))
	if err != nil {
		b.Fatal(err)
	}
	e := p.NewEvaluator(1, 24)
	s := randomState(len(d.Parts), rand.New(rand.NewPCG(1, 2)))
	for k, in := range p.Inputs {
		e.Set(k, s.get(in, 0))
		e.Seed(k)[k%24] = 1
	}
	b.ReportAllocs()
	for b.Loop() {
		e.Run(1)
	}
}

// What statements the Adams/Solver language has, which arguments each takes, and which of them this reader refuses.

package adams

import "strings"

// kind says how the value of an argument is written.
type kind int

const (
	flag      kind = iota // NAME
	numbers               // NAME = 1.5, 2D0, 90D
	word                  // NAME = METER
	words                 // NAME = X:Y:PSI
	names                 // NAME = "a", b, "c"
	remark                // NAME = any text up to the end of the line, a comma or a backslash
	statement             // NAME = a function expression up to a backslash, a comma outside parentheses or the end
	rest                  // NAME = any text up to the end of the statement
)

// parameter is an argument that a statement can have.
type parameter struct {
	name string
	kind kind
}

// form is the grammar of one statement.
type form struct {
	keyword    string
	parameters []parameter
	idle       string // not empty: the statement has no effect on the motion, and this says why
	refused    string // not empty: the statement is not supported, and this says what it would need
	lenient    bool   // unknown arguments are noted, not refused
}

// spell turns "MASS IP:numbers" into parameters; what carries no kind is a flag.
func spell(list string) []parameter {
	kinds := map[string]kind{"n": numbers, "w": word, "ws": words, "s": names, "c": remark, "f": statement, "t": rest}
	var out []parameter
	for _, field := range strings.Fields(list) {
		name, code, given := strings.Cut(field, ":")
		p := parameter{name: name}
		if given {
			p.kind = kinds[code]
		}
		out = append(out, p)
	}
	return out
}

const (
	frameArguments = " QG:n REULER:n XG:n ZG:n VX:n VY:n VZ:n"
	noEffect       = "it has no effect on the motion"
)

// forms lists every statement. An abbreviation stands for the first name of a list that begins with it.
var forms = []form{
	{keyword: "UNITS", parameters: spell("FORCE:w MASS:w LENGTH:w TIME:w SYSTEM:w UCF:n")},
	{keyword: "PART", parameters: spell("GROUND MASS:n CM:n IM:n IP:n MATERIAL:w VM:n WM:n WX:n WY:n WZ:n EXACT:ws" + frameArguments)},
	{keyword: "POINT_MASS", parameters: spell("MASS:n CM:n EXACT:ws" + frameArguments)},
	{keyword: "MARKER", parameters: spell("PART:n POINT_MASS:n FLEX_BODY:n NODE_ID:n QP:n REULER:n EULER:n XP:n ZP:n USEXP FLOATING CURVE:n")},
	{keyword: "JOINT", parameters: spell("CONVEL CYLINDRICAL FIXED HOOKE PLANAR RACKPIN REVOLUTE SCREW SPHERICAL TRANSLATIONAL UNIVERSAL " +
		"I:n J:n IC:n ICTRAN:n ICROT:n PITCH:n PD:n")},
	{keyword: "JPRIM", parameters: spell("ATPOINT INLINE INPLANE ORIENTATION PARALLEL_AXES PERPENDICULAR I:n J:n")},
	{keyword: "MOTION", parameters: spell("JOINT:n I:n J:n X Y Z B1 B2 B3 TRANSLATION ROTATION DISPLACEMENT VELOCITY ACCELERATION " +
		"ICDISP:n ICVEL:n FUNCTION:f ROUTINE:w")},
	{keyword: "GCON", parameters: spell("I:n FUNCTION:f")},
	{keyword: "COUPLER", parameters: spell("JOINTS:n TYPE:ws SCALES:n FUNCTION:f ROUTINE:w")},
	{keyword: "GEAR", parameters: spell("JOINTS:n CV:n")},
	{keyword: "SFORCE", parameters: spell("TRANSLATIONAL ROTATIONAL ACTIONONLY I:n J:n FUNCTION:f ROUTINE:w")},
	{keyword: "VFORCE", parameters: spell("I:n JFLOAT:n RM:n FX:f FY:f FZ:f FUNCTION:f ROUTINE:w")},
	{keyword: "VTORQUE", parameters: spell("I:n JFLOAT:n RM:n TX:f TY:f TZ:f FUNCTION:f ROUTINE:w")},
	{keyword: "GFORCE", parameters: spell("I:n JFLOAT:n RM:n FX:f FY:f FZ:f TX:f TY:f TZ:f FUNCTION:f ROUTINE:w")},
	{keyword: "SPRINGDAMPER", parameters: spell("TRANSLATIONAL ROTATIONAL I:n J:n C:n K:n FORCE:n LENGTH:n CT:n KT:n TORQUE:n ANGLE:n")},
	{keyword: "BUSHING", parameters: spell("I:n J:n C:n CT:n K:n KT:n FORCE:n TORQUE:n")},
	{keyword: "FIELD", parameters: spell("I:n J:n CMATRIX:n CRATIO:n KMATRIX:n FORCE:n LENGTH:n FUNCTION:f ROUTINE:w")},
	{keyword: "ACCGRAV", parameters: spell("IGRAV:n JGRAV:n KGRAV:n")},
	{keyword: "VARIABLE", parameters: spell("IC:n FUNCTION:f ROUTINE:w")},
	{keyword: "REQUEST", parameters: spell("DISPLACEMENT VELOCITY ACCELERATION FORCE I:n J:n RM:n COMMENT:c CNAMES:s CUNITS:s " +
		"RESULTS_NAME:c TITLE:c F1:f F2:f F3:f F4:f F5:f F6:f F7:f F8:f FUNCTION:f ROUTINE:w")},
	{keyword: "MREQUEST", parameters: spell("DISPLACEMENT VELOCITY ACCELERATION FORCE PARTS:s JOINTS:s JPRIMS:s APPFORS:s RM:n COMMENT:c")},
	{keyword: "SPLINE", parameters: spell("X:n Y:n LINEAR_EXTRAPOLATE FILE:c CHANNEL:w BLOCK:w")},
	{keyword: "ARRAY", parameters: spell("IC SIZE:n NUMBERS:n VARIABLES:n X Y U")},
	{keyword: "STRING", parameters: spell("STRING:t")},
	{keyword: "INTEGRATOR", lenient: true, parameters: spell("GSTIFF WSTIFF HHT NEWMARK HASTIFF ABAM RKF45 I3 SI1 SI2 ERROR:n HINIT:n " +
		"HMAX:n HMIN:n MAXIT:n KMAX:n PATTERN:ws CORRECTOR:w ALPHA:n BETA:n GAMMA:n INTERPOLATE:w FIXIT:n")},

	{keyword: "GRAPHICS", idle: "geometry has no effect on the motion"},
	{keyword: "OUTPUT", idle: "it says what Adams writes"},
	{keyword: "RESULTS", idle: "it says what Adams writes"},
	{keyword: "FORMAT", idle: "it says what Adams writes"},
	{keyword: "MATERIAL", idle: noEffect},
	{keyword: "MATRIX", idle: "no supported statement reads it"},
	{keyword: "PINPUT", idle: noEffect},
	{keyword: "POUTPUT", idle: noEffect},
	{keyword: "LSOLVER", idle: "the linear solver is our own"},
	{keyword: "DEBUG", idle: noEffect},
	{keyword: "PREFERENCES", idle: noEffect},
	{keyword: "EQUILIBRIUM", idle: "it sets Adams' static analysis"},
	{keyword: "KINEMATICS", idle: "it sets Adams' kinematic analysis"},
	{keyword: "IC", idle: "it sets Adams' initial condition analysis"},

	{keyword: "BEAM", refused: "flexible beams"},
	{keyword: "FLEX_BODY", refused: "flexible bodies"},
	{keyword: "FE_PART", refused: "flexible bodies"},
	{keyword: "FE_LOAD", refused: "flexible bodies"},
	{keyword: "FE_NODE", refused: "flexible bodies"},
	{keyword: "MFORCE", refused: "flexible bodies"},
	{keyword: "NFORCE", refused: "flexible beams"},
	{keyword: "CONTACT", refused: "contact between geometries"},
	{keyword: "FRICTION", refused: "joint friction"},
	{keyword: "CURVE", refused: "curve constraints"},
	{keyword: "CVCV", refused: "curve constraints"},
	{keyword: "PTCV", refused: "curve constraints"},
	{keyword: "SURFACE", refused: "surface constraints"},
	{keyword: "UCON", refused: "user-written subroutines"},
	{keyword: "DIFF", refused: "differential equations of the user"},
	{keyword: "LSE", refused: "differential equations of the user"},
	{keyword: "GSE", refused: "differential equations of the user"},
	{keyword: "TFSISO", refused: "differential equations of the user"},
	{keyword: "SENSOR", refused: "sensors"},
	{keyword: "TIRE", refused: "tyres"},
}

// findForm returns the statement that a keyword or its abbreviation (three letters or more) names.
func findForm(keyword string) *form {
	for i := range forms {
		if forms[i].keyword == keyword {
			return &forms[i]
		}
	}
	for i := range forms {
		if len(keyword) >= 3 && strings.HasPrefix(forms[i].keyword, keyword) {
			return &forms[i]
		}
	}
	return nil
}

// find returns the parameter that a name or its abbreviation stands for.
func (f *form) find(name string) *parameter {
	for i := range f.parameters {
		if f.parameters[i].name == name {
			return &f.parameters[i]
		}
	}
	for i := range f.parameters {
		if strings.HasPrefix(f.parameters[i].name, name) {
			return &f.parameters[i]
		}
	}
	for i := range f.parameters { // Adams View writes ROTATIONAL for the ROTATION of a MOTION
		if p := &f.parameters[i]; p.kind == flag && len(p.name) > 3 && strings.HasPrefix(name, p.name) {
			return p
		}
	}
	return nil
}

func (f *form) parameterNames() string {
	list := make([]string, len(f.parameters))
	for i, p := range f.parameters {
		list[i] = p.name
	}
	return strings.Join(list, ", ")
}

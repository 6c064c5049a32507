// The typed content of a dataset. Numbers are in the dataset's own units, angles in radians.

package adams

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Dataset is an Adams/Solver model.
type Dataset struct {
	File  string
	Title string
	Units Units

	Parts   []Part // ground included
	Markers []Marker

	Joints     []Joint
	Primitives []Primitive
	Motions    []Motion
	Generals   []GeneralConstraint
	Couplers   []Coupler
	Gears      []Gear

	SingleForces  []SingleForce
	VectorForces  []VectorForce
	SpringDampers []SpringDamper
	Fields        []Field // bushings too
	Gravity       r3.Vec

	Variables  []Variable
	Splines    []Spline
	Arrays     []Array
	Requests   []Request
	Integrator Integrator

	YawPitchRoll bool // angles of displacement requests; else 3-1-3 angles

	Notes []Note // what has no effect, and what was assumed

	index index
	sum   [32]byte // of the text
}

// Element is what every statement has.
type Element struct {
	ID   int
	Name string // from the adams_view_name comment; may be empty
	At   Position
}

// Part is a rigid body, a point mass or ground. Its frame (BCS) stands at Origin with Axes in the global frame.
type Part struct {
	Element
	Ground, Point bool
	Mass          float64
	CM, IM        int        // markers: centre of mass, axes of Inertia (0: those of CM)
	Inertia       [6]float64 // Ixx, Iyy, Izz, Ixy, Ixz, Iyz about the IM marker; Ixy = +integral of x y dm
	Origin        r3.Vec
	Axes          quat.Number
	Velocity      r3.Vec  // of the centre of mass, in the axes of VM or global
	Angular       r3.Vec  // in the axes of WM or CM
	VM, WM        int     // markers whose axes the velocities refer to; 0: global, CM
	ExactVelocity [6]bool // which of Velocity and Angular the dataset gives
	Exact         []string
}

// Marker is a frame fixed in a part: Origin and Axes in the part's frame.
type Marker struct {
	Element
	Part     int // identifier in Parts
	OfPoint  bool
	Origin   r3.Vec
	Axes     quat.Number
	Floating bool
}

// JointKind is the type of a joint or joint primitive.
type JointKind string

// Joints and joint primitives.
const (
	ConstantVelocity JointKind = "CONVEL"
	Cylindrical      JointKind = "CYLINDRICAL"
	Fixed            JointKind = "FIXED"
	Hooke            JointKind = "HOOKE"
	Planar           JointKind = "PLANAR"
	RackAndPinion    JointKind = "RACKPIN"
	Revolute         JointKind = "REVOLUTE"
	Screw            JointKind = "SCREW"
	Spherical        JointKind = "SPHERICAL"
	Translational    JointKind = "TRANSLATIONAL"
	Universal        JointKind = "UNIVERSAL"

	AtPoint       JointKind = "ATPOINT"
	InLine        JointKind = "INLINE"
	InPlane       JointKind = "INPLANE"
	Orientation   JointKind = "ORIENTATION"
	ParallelAxes  JointKind = "PARALLEL_AXES"
	Perpendicular JointKind = "PERPENDICULAR"
)

// Start is an initial displacement and velocity of one freedom of a joint.
type Start struct {
	Given, VelocityGiven   bool
	Displacement, Velocity float64
}

// Joint connects marker I to marker J.
type Joint struct {
	Element
	Kind        JointKind
	I, J        int
	Pitch       float64 // SCREW: translation per turn
	Diameter    float64 // RACKPIN: pitch diameter
	Translation Start
	Rotation    Start
}

// Primitive is a joint primitive between markers I and J.
type Primitive struct {
	Element
	Kind JointKind
	I, J int
}

// Motion prescribes one freedom as a function of time: of a joint, or between two markers.
type Motion struct {
	Element
	Joint      int // 0: between I and J
	I, J       int
	Freedom    string // "TRANSLATION", "ROTATION" (joint) or "X", "Y", "Z", "B1", "B2", "B3" (markers)
	Derivative int    // what Function gives: 0 displacement, 1 velocity, 2 acceleration
	Function   *Expression
	Start      Start // constants of integration for velocity and acceleration
}

// GeneralConstraint (GCON) keeps Function at zero; the reaction is reported at marker I.
type GeneralConstraint struct {
	Element
	I        int
	Function *Expression
}

// Coupler keeps the sum of Scales[k] times the freedom of Joints[k] at zero.
type Coupler struct {
	Element
	Joints []int
	Types  []string // "T" or "R", one a joint
	Scales []float64
}

// Gear couples two joints at the marker CV, whose z axis is the common velocity of the teeth.
type Gear struct {
	Element
	Joints [2]int
	CV     int
}

// SingleForce (SFORCE) acts along the line I-J or about z of J.
type SingleForce struct {
	Element
	Rotational, ActionOnly bool
	I, J                   int
	Function               *Expression
}

// VectorForce is a VFORCE, VTORQUE or GFORCE: components along the axes of RM, acting on marker I; the reaction acts on the part
// of the floating marker J at the same place.
type VectorForce struct {
	Element
	Keyword    string
	I, J, RM   int
	Components [6]*Expression // FX FY FZ TX TY TZ; nil: none
}

// SpringDamper is linear along the line I-J, or about the common z axis.
type SpringDamper struct {
	Element
	Rotational         bool
	I, J               int
	Stiffness, Damping float64
	Reference          float64 // LENGTH or ANGLE
	Preload            float64 // FORCE or TORQUE at the reference
}

// Field is a linear six-component force between I and J in the axes of J: -K (d - Length) - C v + Preload, with
// d = (x, y, z, a, b, c). A BUSHING is a field with diagonal matrices.
type Field struct {
	Element
	Keyword            string
	I, J               int
	Stiffness, Damping [6][6]float64
	Length, Preload    [6]float64
}

// Variable names a function expression.
type Variable struct {
	Element
	Function *Expression
}

// Spline is a curve y(x), or a family of curves over Z.
type Spline struct {
	Element
	X      []float64
	Z      []float64   // nil for a single curve
	Y      [][]float64 // one row a curve
	Linear bool        // LINEAR_EXTRAPOLATE
}

// Array is an ARRAY of constants.
type Array struct {
	Element
	Numbers []float64
}

// RequestKind says what a request records.
type RequestKind string

// Requests on a pair of markers, or of up to eight functions.
const (
	Displacement RequestKind = "DISPLACEMENT"
	Velocity     RequestKind = "VELOCITY"
	Acceleration RequestKind = "ACCELERATION"
	Force        RequestKind = "FORCE"
	Functions    RequestKind = "FUNCTIONS"
)

// Request records eight columns: F1 a magnitude, F2-F4 components, F5 a magnitude, F6-F8 components.
type Request struct {
	Element
	Label     string // name of its columns: req<ID>, or req<ID>.part2 and the like for an MREQUEST
	Kind      RequestKind
	I, J, RM  int
	Functions [8]*Expression
	Comment   string
}

// Integrator holds the settings of the INTEGRATOR statement; zero values are not given.
type Integrator struct {
	Element
	Method            string
	Error, Alpha      float64
	HInit, HMax, HMin float64
}

// ColumnNames returns the eight column names of the request in a history.
func (r Request) ColumnNames() [8]string {
	var out [8]string
	for k := range out {
		out[k] = r.Label + ".F" + string(rune('1'+k))
	}
	return out
}

package models

// Running ropes: how they are written. Where they run is in rope_points.go, how they become elements in build_ropes.go.

import (
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
	"gabion/mbd"
)

// Rope is a rope that runs through points of bodies, knots of nets and the ground, and slides at them: a support rope through shackles and over posts, a hoist
// over sheaves. It carries tension only and has no mass of its own.
//
// Spans are called ROPE.1, ROPE.2, ... from the first point on, brakes ROPE.brake1, ROPE.brake2, ... in their order.
type Rope struct {
	// Name, unique among ropes.
	Name string `yaml:"name" required:"true" defines:"rope"`
	// Points that it runs through, one after the other. It is held at the first and the last.
	Through []RopePoint `yaml:"through" required:"true"`
	RopeProperties
	// Brakes on it.
	Brakes []RopeBrake `yaml:"brakes"`
}

// RopeProperties are those of a rope, wherever it runs.
type RopeProperties struct {
	// Axial stiffness EA: tension by strain.
	AxialStiffness float64 `yaml:"axial_stiffness" unit:"N" above:"0" oneof:"law"`
	// Young's modulus of the rope by the area of its diameter, instead: that of the wire times the fill factor, lay and all.
	YoungModulus float64 `yaml:"young_modulus" unit:"Pa" above:"0" oneof:"law"`
	// Rows of strain and tension, instead: straight lines from the origin, rising; beyond the last it goes on as in the last piece.
	Curve [][2]float64 `yaml:"curve" columns:"1 N" oneof:"law"`
	// A rope that yields, instead.
	Yielding *RopeYielding `yaml:"yielding" oneof:"law"`
	// Diameter, for young_modulus.
	Diameter float64 `yaml:"diameter" unit:"m" min:"0" default:"0"`
	// Damping: tension by the rate of strain, at most as large as the tension without it.
	Damping float64 `yaml:"damping" unit:"N s" min:"0" default:"0"`
	// Length without tension; auto is the length of the way at the start.
	FreeLength *float64 `yaml:"free_length" unit:"m" above:"0" auto:"auto"`
	// Tension at the start, instead of free_length.
	Pretension *float64 `yaml:"pretension" unit:"N" min:"0"`
	// Strain at the start, instead; below 0 the rope hangs through.
	Prestrain *float64 `yaml:"prestrain" above:"-1"`
	// Coefficient of friction at the points between the ends, where they have none of their own: at a wrap angle b the tensions beside a point
	// are in a ratio of at most exp(friction b).
	Friction float64 `yaml:"friction" min:"0" default:"0"`
	// Least distance of neighbouring points, as of shackles that bunch up.
	Spacing float64 `yaml:"spacing" unit:"m" min:"0" default:"0"`
	// Stiffness with which points nearer than spacing push each other apart; auto is that of a piece of the rope of this length.
	SpacingStiffness *float64 `yaml:"spacing_stiffness" unit:"N/m" above:"0" auto:"auto"`
	// Resistance against being bent at its points without a radius; what stays bent there does not move with the rope.
	Bending *Bending `yaml:"bending"`
	// When it breaks and is gone.
	Breaking *RopeBreaking `yaml:"breaking"`
	// Capsules along it, from point to point, that particles and bodies touch. Its ends must then be on bodies; fixed: true makes one of an anchor.
	Strands *Strands `yaml:"strands"`
}

// RopePoint is a point that a rope runs through, or knots of a net one after the other.
type RopePoint struct {
	// Body, or knot of a net by its number as in net.12; or ground.
	Body string `yaml:"body" refers:"body" oneof:"point"`
	// Marker.
	Marker string `yaml:"marker" refers:"marker" oneof:"point"`
	// Net, whose side runs on the rope, or some of its knots.
	Net string `yaml:"net" refers:"net" oneof:"point"`
	// Point of the body, in world axes in the configuration at the start; its centre unless given.
	At *r3.Vec `yaml:"at" unit:"m"`
	// All knots of this side of a net (a panel), from the end that is nearer to the point before.
	Side string `yaml:"side" enum:"left right bottom top"`
	// Numbers of knots of the net, in this order, instead.
	Knots []int `yaml:"knots" min:"1"`
	// Coefficient of friction there; that of the rope unless given.
	Friction *float64 `yaml:"friction" min:"0"`
	// Force at which the rope slips through a clip there, by the difference of the tensions beside it, instead of friction. A rope with clips has no points with friction.
	Clip *float64 `yaml:"clip" unit:"N" above:"0"`
	// The rope is clamped there and does not run, instead of friction.
	Held bool `yaml:"held"`
	// Radius of a sheave around the point; 0 for a shackle. The sheave turns into the plane of the rope, which goes along the tangents and the arc.
	Radius float64 `yaml:"radius" unit:"m" min:"0" default:"0"`
	// Direction from the middle of the sheave to the side on which the rope passes it at the start, in world axes; the outer side of the rope's bend unless given. Needed where the rope does not bend there.
	Over *r3.Vec `yaml:"over"`
}

// Check implements document.Checker.
func (p *RopePoint) Check(r *document.Report) {
	switch {
	case p.Net == "":
		for _, key := range []string{"side", "knots"} {
			if r.Given(key) {
				r.Fail(key, "%q goes with \"net\"", key)
			}
		}
	case p.Side == "" && len(p.Knots) == 0:
		r.Fail("net", "which knots of net %q? Give \"side\" or \"knots\"", p.Net)
	case p.Side != "" && len(p.Knots) > 0:
		r.Fail("knots", "\"side\" and \"knots\" exclude each other; give one")
	}
	if p.Held && p.Friction != nil {
		r.Fail("friction", "\"held\" and \"friction\" exclude each other; give one")
	}
	if p.Clip != nil && (p.Held || p.Friction != nil || p.Radius > 0) {
		r.Fail("clip", "a clip has neither friction nor a radius, and does not hold the rope at any force")
	}
	switch {
	case p.Over != nil && p.Radius == 0:
		r.Fail("over", "\"over\" goes with the \"radius\" of a sheave")
	case p.Over != nil && *p.Over == (r3.Vec{}):
		r.Fail("over", "the direction from the middle of the sheave to the rope must not be zero")
	}
	switch {
	case p.At != nil && p.Body == "":
		r.Fail("at", "\"at\" goes with \"body\"; markers and knots have places of their own")
	case p.At == nil && p.Body == Ground:
		r.Fail("", "a point of the ground needs the key \"at\"")
	}
}

// RopeYielding is the tension of a rope that yields: along a curve where a part of it is pulled harder than ever before, and below that along a straight line,
// so that a strain stays.
type RopeYielding struct {
	// Rows of strain and tension: straight lines from the origin, rising; beyond the last it goes on as in the last piece.
	Curve [][2]float64 `yaml:"curve" columns:"1 N" required:"true"`
	// Tension by strain where it unloads; auto is that of the curve at its beginning.
	UnloadingStiffness *float64 `yaml:"unloading_stiffness" unit:"N" above:"0" auto:"auto"`
}

// RopeBrake is a device that lets a rope run out under a force and turns the work into heat.
type RopeBrake struct {
	Brake
	// End of the rope near which it is: in the first span or in the last.
	End string `yaml:"end" enum:"first last" oneof:"place"`
	// Number of the span that it is in, from 1.
	Span int `yaml:"span" min:"1" oneof:"place"`
}

// Check implements document.Checker.
func (b *RopeBrake) Check(r *document.Report) { b.Brake.Check(r) }

// RopeBreaking says when a rope breaks: at whichever limit some part of it reaches first.
type RopeBreaking struct {
	// Tension at which it breaks.
	Force *float64 `yaml:"force" unit:"N" above:"0"`
	// Strain at which it breaks.
	Strain *float64 `yaml:"strain" above:"0"`
}

// Check implements document.Checker.
func (b *RopeBreaking) Check(r *document.Report) {
	if b.Force == nil && b.Strain == nil {
		r.Fail("", "breaking needs one of the keys force, strain")
	}
}

// mostRopePoints keeps the equations of a rope, each of which is coupled with all others, within reason.
const mostRopePoints = 1000

// Check implements document.Checker.
func (p *Rope) Check(r *document.Report) {
	p.RopeProperties.Check(r)
	for i := range p.Brakes {
		p.checkPretension(r, &p.Brakes[i].Brake, fmt.Sprintf("brake %d", i+1))
	}
}

// Check implements document.Checker.
func (p *RopeProperties) Check(r *document.Report) {
	switch {
	case r.Given("young_modulus") && p.Diameter == 0:
		r.Fail("young_modulus", "\"young_modulus\" needs the \"diameter\" of the rope")
	case !r.Given("young_modulus") && p.Diameter != 0:
		r.Fail("diameter", "\"diameter\" goes with \"young_modulus\"")
	}
	var given []string
	for _, key := range []string{"free_length", "pretension", "prestrain"} {
		if r.Given(key) && (key != "free_length" || p.FreeLength != nil) {
			given = append(given, key)
		}
	}
	if len(given) > 1 {
		r.Fail(given[1], "%q and %q exclude each other; give one", given[0], given[1])
	}
	if r.Given("spacing_stiffness") && p.Spacing == 0 {
		r.Fail("spacing_stiffness", "\"spacing_stiffness\" goes with \"spacing\"")
	}
	if _, err := p.law(); err != nil {
		r.Fail(p.lawKey(), "%v", err)
	}
}

// checkPretension checks that a brake does not run before anything has happened.
func (p *RopeProperties) checkPretension(r *document.Report, b *Brake, name string) {
	if p.Pretension == nil {
		return
	}
	if curve, err := b.polyline(); err == nil && curve.At(0) < *p.Pretension {
		r.Fail("pretension", "%s runs at %g N already, below the pretension", name, curve.At(0))
	}
}

func (p *RopeProperties) lawKey() string {
	switch {
	case p.Curve != nil:
		return "curve"
	case p.Yielding != nil:
		return "yielding"
	}
	return "axial_stiffness"
}

// law is the tension by the strain.
func (p *RopeProperties) law() (l mbd.RopeLaw, err error) {
	rows := p.Curve
	switch {
	case p.AxialStiffness > 0:
		return mbd.LinearRope(p.AxialStiffness), nil
	case p.YoungModulus > 0:
		return mbd.LinearRope(p.YoungModulus * math.Pi / 4 * p.Diameter * p.Diameter), nil
	case p.Yielding != nil:
		rows, l.Yields, l.Unloading = p.Yielding.Curve, true, given(p.Yielding.UnloadingStiffness)
	}
	for k, row := range rows {
		last := [2]float64{}
		if k > 0 {
			last = rows[k-1]
		}
		if first := k == 0 && row == last; !first && !(row[1] > last[1] && row[0] > last[0]) {
			return l, fmt.Errorf("the tension of a rope must rise with its strain, from the origin: row %d is (%g, %g N) after (%g, %g N)", k+1, row[0], row[1], last[0], last[1])
		}
	}
	if len(rows) == 0 || rows[len(rows)-1][0] == 0 {
		return l, fmt.Errorf("a curve needs a strain above 0")
	}
	l.Curve, err = mbd.NewPolyline(slices.Clone(rows))
	return l, err
}

// freeLength is the length without tension, or the strain that the rope has at the start.
func (p *RopeProperties) freeLength(l *mbd.RopeLaw) (length, prestrain float64) {
	switch {
	case p.FreeLength != nil:
		return *p.FreeLength, 0
	case p.Prestrain != nil:
		prestrain = *p.Prestrain
	case p.Pretension != nil:
		prestrain = l.StrainAt(*p.Pretension)
	}
	return mbd.InitialLength, prestrain
}

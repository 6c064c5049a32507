package models

// Nets: how they are written. How they are laid out is in net_mesh.go and net_box.go, how they become bodies and springs in nets.go.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// Net is knots connected by wires or rings: a panel, or a cage of six panels. Each wire is a chain of spring-dampers and of the bodies between them.
//
// Bodies are called NET.1, NET.2, ...: first the knots, then the bodies on the wires, wire by wire, each from its lower knot to its higher one.
// Springs are called NET.1, NET.2, ... in the order of the wires.
//
// Knots are numbered row by row along the first direction: in a square mesh knot 1 + i + m j is in column i and row j of m columns. Wires of a
// square mesh are those along the first direction, row by row, and then those along the second. In a diagonal mesh of n cells along the first direction rows
// of n + 1 and of n knots alternate, half a cell apart, and wires go row by row from
// each knot up to the left and up to the right. In a hexagonal mesh they go by rows of double twists: the twists of the row, then from each upper
// end the wires up to the left and up to the right. Wires that a border adds come last: bottom, top, left, right.
//
// A ring net has a knot wherever two rings touch, and on its border where a ring could touch another, numbered row by row; its rings are called NET.1, NET.2, ... row by row too.
//
// A cage is numbered panel by panel, -x +x -y +y -z +z in its own axes; knots of edges that are there already are not numbered again, and the wires
// along the twelve edges come last.
type Net struct {
	// Name, unique among nets.
	Name string `yaml:"name" required:"true" defines:"net"`
	// panel: a flat rectangle. box: a cage of six panels joined along their edges, each edge a wire through the knots of both panels.
	Shape string `yaml:"shape" enum:"panel box" default:"panel"`
	Netting
	// Knots along the first and second direction.
	Knots *[2]int `yaml:"knots" min:"2" max:"100000" only:"square cable" oneof:"extent"`
	// Meshes along the first and second direction; of a hexagonal mesh the hexagons of a column, which share rows with those beside it; of a ring net the rings.
	Cells *[2]int `yaml:"cells" min:"1" max:"100000" oneof:"extent"`
	// Extent of a panel along its two directions, or of a box along its three axes. Meshes are stretched a little so that a whole number of them fits.
	Size []float64 `yaml:"size" unit:"m" above:"0" len:"2 3" oneof:"extent"`
	// Where the first knot is, or the lowest corner of a box.
	Origin *r3.Vec `yaml:"origin" unit:"m" oneof:"place"`
	// Where the middle of the net is, instead of the first knot.
	Center *r3.Vec `yaml:"center" unit:"m" oneof:"place"`
	// The two directions of a panel.
	Directions [2]r3.Vec `yaml:"directions" default:"[[1, 0, 0], [0, 0, 1]]"`
	// How the axes of a box lie in the world. Twists of its sides run along its y axis, those of its lids along z.
	Orientation Orientation `yaml:"orientation"`
	// Panels that a box lacks, such as its lid.
	Open []string `yaml:"open" enum:"-x +x -y +y -z +z"`
	// The springs of the wire around a panel, or along the edges of a box. A panel of a diagonal or hexagonal mesh has such a wire only when it is given.
	Border *NetSpring `yaml:"border"`
	// Knots that a spherical joint holds: corners, border, none, or a list of sides (left right bottom top of a panel, -x ... +z of a box) and of numbers;
	// or a list of groups, each held by a body of its own.
	Pins Pins `yaml:"pins" default:"corners"`
	// Body that holds the pinned knots of no other body.
	PinnedTo string `yaml:"pinned_to" refers:"body" default:"ground"`
	// Velocity of all bodies at the start.
	Velocity r3.Vec `yaml:"velocity" unit:"m/s" default:"[0, 0, 0]"`

	sound bool // Check has found nothing that keeps the net from being laid out
}

// Netting is what a net is made of, whatever its extent.
type Netting struct {
	// Kind of mesh: square; diagonal, of rhombs that stand on a corner; hexagonal, of single wires and double twists, the twists along the second direction; ring, of rings that touch;
	// chain_link, of rhombs whose wires run to and fro along the first direction and hook into each other; cable, of cables along both directions that run through clips.
	Mesh string `yaml:"mesh" selector:"true" enum:"square diagonal hexagonal ring chain_link cable" default:"square"`
	// Distance between neighbouring knots of a square or cable mesh, width and height of a diagonal or chain-link one: one number, or one along each direction.
	Spacing LengthPerDirection `yaml:"spacing" unit:"m" above:"0" needs:"square diagonal chain_link cable"`
	// Width of a hexagonal mesh, from twist to twist.
	Opening float64 `yaml:"opening" unit:"m" above:"0" needs:"hexagonal"`
	// Length of the double twists; auto is half the opening.
	Twist *float64 `yaml:"twist" unit:"m" above:"0" only:"hexagonal" auto:"auto"`
	// Height of the single wires, from the end of a twist to the beginning of the next; auto is half the opening.
	Rise *float64 `yaml:"rise" unit:"m" above:"0" only:"hexagonal" auto:"auto"`
	// Bodies on each wire between two knots, evenly spaced: one number, or one for wires along each direction. In a hexagonal mesh the first number is
	// for single wires and the second for twists; a diagonal mesh has the first only.
	IntermediateBodies PerDirection `yaml:"intermediate_bodies" min:"0" max:"1000" default:"0"`
	// The bodies.
	Body NetBody `yaml:"body" required:"true"`
	// The springs between neighbours.
	Spring NetSpring `yaml:"spring" needs:"square diagonal hexagonal"`
	// Resistance of the wires against being bent, at the bodies on them and where they go on at knots: straight on in a square or diagonal mesh and along borders, from double twists
	// into single wires. Without it they bend freely.
	Bending *Bending `yaml:"bending" only:"square diagonal hexagonal"`
	// The wires that run through the knots.
	Wires *MeshWires `yaml:"wires" needs:"chain_link cable"`
	// The rings.
	Rings *Rings `yaml:"rings" needs:"ring"`
	// The springs of double twists; those of single wires unless given.
	DoubleTwist *NetSpring `yaml:"double_twist" only:"hexagonal"`
	// Capsules between neighbours that particles touch; without them particles touch the bodies only.
	Strands *Strands `yaml:"strands"`
}

// mostNetBodies keeps the numbers of bodies within what any machine could hold.
const mostNetBodies = 100_000_000

// Check implements document.Checker.
func (n *Net) Check(r *document.Report) {
	a, b := n.Directions[0], n.Directions[1]
	if r3.Norm(r3.Cross(a, b)) < 1e-9*r3.Norm(a)*r3.Norm(b) || r3.Norm(a) == 0 || r3.Norm(b) == 0 {
		r.Fail("directions", "the two directions of a net must span a plane")
	}
	switch box := n.Shape == "box"; {
	case box && len(n.Size) != 3:
		r.Fail("size", "a box needs \"size\", its extent along three axes")
		return
	case !box && len(n.Size) == 3:
		r.Fail("size", "a panel has two extents, not three")
		return
	case !box && len(n.Open) > 0:
		r.Fail("open", "only a box can lack panels")
	}
	if bodies := n.estimate(); tooMany(r, n.extentKey(), "the net", bodies, mostNetBodies) {
		return
	} else if !fits(r, n.extentKey(), fmt.Sprintf("%.3g bodies of a net", bodies), n.memory()) {
		return
	}
	n.checkOpening(r)
	n.checkRings(r)
	n.checkWires(r)
	n.sound = true
	n.checkParts(r)
}

// tooMany fails a key by which something is laid out with more bodies than are possible, before any is made.
func tooMany(r *document.Report, key, what string, bodies float64, most int) bool {
	if !(bodies <= float64(most)) {
		r.Fail(key, "%s would have about %.0f bodies; at most %d are possible", what, bodies, most)
		return true
	}
	return false
}

// extentKey is the key that says how large the net is.
func (n *Net) extentKey() string {
	switch {
	case n.Knots != nil:
		return "knots"
	case n.Cells != nil:
		return "cells"
	}
	return "size"
}

// checkParts checks what only the laid out net tells.
func (n *Net) checkParts(r *document.Report) {
	l := n.layout()
	_, wrong := n.pins(l)
	for _, err := range wrong {
		r.Fail("pins", "%v", err)
	}
	if n.runs() && n.Wires != nil && n.Wires.Spacing != nil {
		if piece := n.shortestPiece(l); *n.Wires.Spacing >= piece {
			r.Part("wires").Fail("spacing", "knots of a wire are %.4g m apart at the start; want a least distance below that", piece)
		}
	}
	for _, w := range l.wires {
		gap := l.length(w) / float64(w.between+1)
		if w.kind != ringSide && !n.runs() && n.law(w.kind).onSurface(&n.Body) && gap <= 2*n.Body.Radius {
			r.Fail(n.gapKey(), "neighbours are %.6g m apart, but their radii add up to %.6g m", gap, 2*n.Body.Radius)
			return
		}
	}
}

func (n *Net) gapKey() string {
	switch n.Mesh {
	case "hexagonal":
		return "opening"
	case ringMesh:
		return "rings"
	}
	return "spacing"
}

// law is that of the springs of a kind of wire.
func (n *Net) law(kind wireKind) *NetSpring {
	switch {
	case kind == doubleTwist && n.DoubleTwist != nil:
		return n.DoubleTwist
	case kind == borderWire && n.Border != nil:
		return n.Border
	}
	return &n.Spring
}

// NetBody is what the bodies of a net are like: solid spheres.
type NetBody struct {
	// rigid bodies turn; a point_mass does not, and costs less.
	Type string `yaml:"type" enum:"rigid point_mass" default:"rigid"`
	// Mass of each.
	Mass float64 `yaml:"mass" unit:"kg" above:"0" required:"true"`
	// Radius of each.
	Radius float64 `yaml:"radius" unit:"m" above:"0" required:"true"`
	// Material; with it, particles touch the spheres.
	Material string `yaml:"material" refers:"material"`
}

// NetSpring is what the springs of a net are like.
type NetSpring struct {
	SpringLaw
	// Where springs hold the bodies: on their surfaces, towards each other at the start, or at their centres. Point masses are held at their centres.
	Attach string `yaml:"attach" enum:"surface center" default:"surface"`
	// Free length as part of the length at the start, instead of free_length: below 1 the net is taut.
	FreeLengthRatio *float64 `yaml:"free_length_ratio" above:"0"`
	// Tension at the start, instead of a free length, which then follows from it.
	Pretension *float64 `yaml:"pretension" unit:"N" min:"0"`
	// Elongation at the start by the free length, instead.
	Prestrain *float64 `yaml:"prestrain" above:"-1"`
}

// Check implements document.Checker.
func (s *NetSpring) Check(r *document.Report) {
	var given []string
	for _, key := range []string{"free_length", "free_length_ratio", "pretension", "prestrain"} {
		if r.Given(key) && (key != "free_length" || s.FreeLength != nil) {
			given = append(given, key)
		}
	}
	if len(given) > 1 {
		r.Fail(given[1], "%q and %q exclude each other; give one", given[0], given[1])
	}
	if s.Pretension == nil {
		return
	}
	if free := s.freeLength(1); !(math.Abs(s.still(1-free, free)-*s.Pretension) <= 1e-6**s.Pretension) {
		r.Fail("pretension", "the spring cannot pull with %g N, however short it is", *s.Pretension)
	}
	if b := s.Brake; b != nil {
		if curve, err := b.polyline(); err == nil && curve.At(0) < *s.Pretension {
			r.Fail("pretension", "the brake runs at %g N already, below the pretension", curve.At(0))
		}
	}
}

// onSurface reports whether springs hold the bodies on their surfaces.
func (s *NetSpring) onSurface(b *NetBody) bool {
	return s.Attach == "surface" && b.Type != "point_mass"
}

// Strands are capsules from body to body along the springs.
type Strands struct {
	// Archard's constant of wear, see [walls](#wall). With it, 0 too, what particles and bodies do to each strand is added up.
	WearConstant *float64 `yaml:"wear_constant" unit:"1/Pa" min:"0"`
	// Finnie's constant of erosion, see [walls](#wall).
	ErosionConstant *float64 `yaml:"erosion_constant" unit:"1/Pa" min:"0"`
	// Radius.
	Radius float64 `yaml:"radius" unit:"m" above:"0" required:"true"`
	// Material.
	Material string `yaml:"material" required:"true" refers:"material"`
}

package models

// Whole barriers against rockfall and debris flow, as they are written. What they are made of is in barrier_parts.go.

import (
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// Barrier is a flexible barrier of fields between posts, or between the banks of a torrent without posts: nets that hang on support ropes, and ropes that hold posts back. It stands for
// bodies, joints, nets, ropes and forces, which are named and recorded as if they were written out, and its own name stands for all that can be touched of it in "contact".
//
// Numbered from the first field on are KIT.net1, KIT.net2, ... and, one more, KIT.post1, KIT.post2, ..., which are bodies, or beams where posts bend, with joints KIT.foot1, ...; ropes are KIT.upper, KIT.lower, KIT.lateral1 and KIT.lateral2
// from the first and the last post to the side, KIT.border1 and KIT.border2 along these, and KIT.retaining1, KIT.retaining2, ... from post to post. A rope's brakes are KIT.upper.brake1 and so on, its anchors the fixed bodies
// KIT.upper_anchor1 and KIT.upper_anchor2, or KIT.retaining1_anchor where it has one only. Seams are the forces KIT.seam1_1, KIT.seam1_2, ... after the first field.
type Barrier struct {
	// Name, with which those of its parts begin.
	Name string `yaml:"name" required:"true" defines:"barrier"`
	// Foot of the first post; without posts, where the line of the barrier begins.
	Origin r3.Vec `yaml:"origin" unit:"m" required:"true"`
	// From the first post to the last.
	Direction r3.Vec `yaml:"direction" default:"[1, 0, 0]"`
	// Upwards, across the direction. Uphill is the direction turned by a right angle about it, to the right: from where rocks and debris come.
	Up r3.Vec `yaml:"up" default:"[0, 0, 1]"`
	// Number of fields.
	Fields int `yaml:"fields" min:"1" max:"100" default:"1"`
	// Distance from post to post.
	FieldWidth float64 `yaml:"field_width" unit:"m" above:"0" required:"true"`
	// Length of the posts, and where the upper rope is; without posts too.
	Height float64 `yaml:"height" unit:"m" above:"0" required:"true"`
	// Angle by which posts and nets lean downhill.
	Inclination float64 `yaml:"inclination" unit:"rad" min:"-1.5" max:"1.5" default:"0"`
	// Height of the lower edge of the nets, measured along the posts.
	BasalOpening float64 `yaml:"basal_opening" unit:"m" min:"0" default:"0"`
	// Posts; a barrier without them hangs between its anchors.
	Posts *BarrierPosts `yaml:"posts"`
	// The nets, one in each field.
	Net BarrierNet `yaml:"net" required:"true"`
	// Rope that the upper edges of the nets run on, over the heads of the posts.
	Upper SupportRope `yaml:"upper_rope" required:"true"`
	// Rope that the lower edges run on; without it nets are open below.
	Lower *SupportRope `yaml:"lower_rope"`
	// Ropes from the heads of the first and the last post to anchors beside the barrier.
	Lateral *SupportRope `yaml:"lateral_ropes"`
	// Ropes that hold the heads of the posts from uphill.
	Retaining *RetainingRopes `yaml:"retaining_ropes"`
	// Ropes along the first and the last post, held at the ends of the nets' heights, that the outer sides of the first and the last net run on.
	Border *RopeProperties `yaml:"border_ropes"`

	expanded bool // its parts are among those of the model
}

// BarrierPosts are the posts of a barrier.
type BarrierPosts struct {
	// Mass of each, evenly distributed along it.
	Mass float64 `yaml:"mass" unit:"kg" above:"0" required:"true"`
	// Diameter of the round bar that stands for it in contacts and pictures.
	Diameter float64 `yaml:"diameter" unit:"m" above:"0" required:"true"`
	// Material.
	Material string `yaml:"material" required:"true" refers:"material"`
	// How it stands: on a hinge along the barrier, on a ball joint, or clamped.
	Foot string `yaml:"foot" enum:"hinge ball clamped" default:"hinge"`
	// Its section and steel: the post bends, and yields where these say so. Without it, it is rigid.
	Beam *PostBeam `yaml:"beam"`
}

// PostBeam is what a post is made of that bends: a beam from foot to head, whose z axis lies uphill, so that the web of a profile is across the barrier.
type PostBeam struct {
	CrossSection
	// How many pieces it has from foot to head.
	Pieces int `yaml:"pieces" min:"2" max:"1000" default:"16"`
}

// BarrierNet is the net in each field of a barrier.
type BarrierNet struct {
	Netting
	// Width of each; auto leaves 20 cm to the posts.
	Width *float64 `yaml:"width" unit:"m" above:"0" auto:"auto"`
	// Springs that connect the nets of neighbouring fields, between knots of the same number from below; their length at the start is that without tension unless it is given.
	Seam *SpringLaw `yaml:"seam"`
	// Outer sides of the first and the last net: free, or held by spherical joints, by the posts there or, without posts, by the ground.
	OuterSides string `yaml:"outer_sides" enum:"free held" default:"free"`
}

// gapToPosts is the distance of nets from posts where the model does not say, m.
const gapToPosts = 0.2

// SupportRope is a rope along a barrier between two anchors, or from each end of it to an anchor.
type SupportRope struct {
	RopeProperties
	// Coefficient of friction at the posts, where the rope turns far; that of the shackles unless given.
	PostFriction *float64 `yaml:"post_friction" min:"0"`
	// Brakes on it.
	Brake *BarrierBrake `yaml:"brake"`
	// Distance of the anchors from the first and the last post, along the barrier.
	Outward float64 `yaml:"outward" unit:"m" min:"0" required:"true"`
	// Distance of the anchors uphill of the line of the feet.
	Uphill float64 `yaml:"uphill" unit:"m" default:"0"`
	// Height of the anchors above the line of the feet; auto is 0 beside posts, and without posts that of the edge of the nets.
	AnchorHeight *float64 `yaml:"anchor_height" unit:"m" auto:"auto"`
}

// BarrierBrake is the brakes at the ends of a rope.
type BarrierBrake struct {
	Brake
	// Where brakes are: in both spans beside the anchors, in the first, or in the last.
	Ends string `yaml:"ends" enum:"both first last" default:"both"`
}

// Check implements document.Checker.
func (b *BarrierBrake) Check(r *document.Report) { b.Brake.Check(r) }

// RetainingRopes hold the heads of the posts from uphill.
type RetainingRopes struct {
	RopeProperties
	// Brake on each, at the anchor.
	Brake *Brake `yaml:"brake"`
	// How many each post has.
	PerPost int `yaml:"per_post" min:"1" max:"2" default:"2"`
	// Distance of the anchors uphill of the feet.
	Uphill float64 `yaml:"uphill" unit:"m" above:"0" required:"true"`
	// Distance of the two anchors of a post to either side of it.
	Spread float64 `yaml:"spread" unit:"m" min:"0" default:"0"`
	// Height of the anchors above the feet.
	AnchorHeight float64 `yaml:"anchor_height" unit:"m" default:"0"`
}

// Check implements document.Checker.
func (k *RetainingRopes) Check(r *document.Report) {
	k.RopeProperties.Check(r)
	if k.Brake != nil {
		k.checkPretension(r, k.Brake, "the brake")
	}
	if k.PerPost == 2 && k.Spread == 0 {
		r.Fail("spread", "the two ropes of a post need anchors apart from each other: give \"spread\", or per_post: 1")
	}
}

// Check implements document.Checker.
func (k *SupportRope) Check(r *document.Report) {
	k.RopeProperties.Check(r)
	if k.Brake != nil {
		k.checkPretension(r, &k.Brake.Brake, "the brake")
	}
}

// Check implements document.Checker.
func (b *Barrier) Check(r *document.Report) {
	if n := r3.Norm(r3.Cross(b.Direction, b.Up)); n <= 1e-6*r3.Norm(b.Direction)*r3.Norm(b.Up) {
		r.Fail("direction", "\"direction\" and \"up\" of a barrier must not be zero or parallel")
		return
	}
	if _, _, across := b.Axes(); r3.Dot(across, r3.Unit(b.Up)) < 1-mostAskew*mostAskew/2 {
		r.Fail("up", "\"up\" must be across \"direction\" of a barrier, but is off by %.3g deg: want [%.4g, %.4g, %.4g] with this direction, or another direction",
			math.Acos(r3.Dot(across, r3.Unit(b.Up)))*180/math.Pi, across.X, across.Y, across.Z)
	}
	if b.BasalOpening >= b.Height {
		r.Fail("basal_opening", "the nets would begin at %g m, above the upper rope at %g m", b.BasalOpening, b.Height)
	}
	if n := b.fieldNet(); n != nil {
		step, _ := n.opening()
		what := fmt.Sprintf("all nets, %d of %.6g x %.6g m with meshes of %.4g x %.4g m,", b.Fields, n.Size[0], n.Size[1], step[0], step[1])
		if tooMany(r, "height", what, b.netBodies(), mostBarrierBodies) {
			return
		}
	}
	if w := b.netWidth(); w >= b.FieldWidth || w <= 0 {
		key := "width"
		if b.Net.Width == nil {
			key = ""
		}
		r.Part("net").Fail(key, "nets are %g m wide between posts that are %g m apart; they must be narrower, for the shackles beside the posts", w, b.FieldWidth)
	}
	if b.Net.Seam != nil && b.Fields == 1 {
		r.Part("net").Fail("seam", "a seam connects nets of neighbouring fields, but there is one field")
	}
	if b.Border != nil && b.Net.OuterSides == "held" {
		r.Part("net").Fail("outer_sides", "the outer sides cannot be held by the posts and run on \"border_ropes\": leave out one of them")
	}
	if b.Posts == nil {
		for key, given := range map[string]bool{"lateral_ropes": b.Lateral != nil, "retaining_ropes": b.Retaining != nil, "border_ropes": b.Border != nil} {
			if given {
				r.Fail(key, "%q are held by posts or hold them, but the barrier has none", key)
			}
		}
	} else {
		b.Posts.check(r.Part("posts"), b.Height)
	}
}

// mostAskew is how far "up" of a barrier may be from across its direction, rad, which decimals leave.
const mostAskew = 1e-3

// check holds posts to their length, m.
func (p *BarrierPosts) check(r *document.Report, length float64) {
	if 2*p.Diameter >= length {
		r.Fail("diameter", "a post of %g m cannot have a diameter of %g m", length, p.Diameter)
	}
	if p.Beam == nil {
		return
	}
	if size := p.Beam.size(); 2*size >= length {
		r.Part("beam").Fail("", "a post of %g m cannot have a section of %g m", length, size)
	}
}

// CanBreak tells whether any wire, ring or rope of the barrier may break.
func (b *Barrier) CanBreak() bool {
	n := &b.Net
	laws := []*SpringLaw{&n.Spring.SpringLaw, n.Seam}
	if n.DoubleTwist != nil {
		laws = append(laws, &n.DoubleTwist.SpringLaw)
	}
	ropes := []*RopeProperties{&b.Upper.RopeProperties}
	for _, k := range []*SupportRope{b.Lower, b.Lateral} {
		if k != nil {
			ropes = append(ropes, &k.RopeProperties)
		}
	}
	if b.Retaining != nil {
		ropes = append(ropes, &b.Retaining.RopeProperties)
	}
	if b.Border != nil {
		ropes = append(ropes, b.Border)
	}
	return n.Wires != nil && n.Wires.Breaking != nil || n.Rings != nil && n.Rings.Breaking != nil ||
		slices.ContainsFunc(laws, func(l *SpringLaw) bool { return l != nil && l.Breaking != nil }) || slices.ContainsFunc(ropes, func(k *RopeProperties) bool { return k.Breaking != nil })
}

// hasUnsound tells whether there is a barrier or a beam of a name that has mistakes, so that nobody knows its parts.
func (m *Model) hasUnsound(name string) bool {
	return slices.ContainsFunc(m.Beams, func(b Beam) bool { return b.Name == name && !b.expanded }) || slices.ContainsFunc(m.Barriers, func(b Barrier) bool { return b.Name == name && !b.expanded })
}

// Barrier returns the barrier of a name; nil if there is none.
func (m *Model) Barrier(name string) *Barrier {
	for i := range m.Barriers {
		if m.Barriers[i].Name == name {
			return &m.Barriers[i]
		}
	}
	return nil
}

// Axes are unit vectors from the first post to the last, uphill, and up.
func (b *Barrier) Axes() (along, uphill, up r3.Vec) {
	along = r3.Unit(b.Direction)
	uphill = r3.Unit(r3.Cross(along, b.Up))
	return along, uphill, r3.Cross(uphill, along)
}

// mostBarrierBodies is far beyond any barrier that is built: more are lengths without their unit.
const mostBarrierBodies = 1_000_000

// fieldNet is what the net of a field is made of, and how large it is; nil where there is no room for one.
func (b *Barrier) fieldNet() *Net {
	n := &Net{Netting: b.Net.Netting, Size: []float64{b.netWidth(), b.Height - b.BasalOpening}}
	if n.Mesh == ringMesh && n.Rings == nil {
		return nil
	}
	step, _ := n.opening()
	if !(n.Size[0] > 0 && n.Size[1] > 0 && step[0] > 0 && step[1] > 0) {
		return nil
	}
	return n
}

// netBodies is about how many bodies all nets have.
func (b *Barrier) netBodies() float64 {
	n := b.fieldNet()
	if n == nil {
		return 0
	}
	return float64(b.Fields) * n.estimate()
}

// netWidth is the width of each net, m.
func (b *Barrier) netWidth() float64 {
	if b.Net.Width != nil {
		return *b.Net.Width
	}
	return b.FieldWidth - 2*gapToPosts
}

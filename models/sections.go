package models

// What beams and wires are made of: the stiffness of cross-sections, and the resistance of wires against bending.

import (
	"fmt"
	"math"

	"gabion/internal/document"
	"gabion/mbd"
)

// CrossSection is the cross-section of a beam: round or a tube, rectangular, a rolled profile, or by its stiffness.
type CrossSection struct {
	// Diameter of a round beam.
	Diameter float64 `yaml:"diameter" unit:"m" above:"0" oneof:"section"`
	// Diameter of the hole of a tube.
	InnerDiameter float64 `yaml:"inner_diameter" unit:"m" min:"0" default:"0"`
	// Sides of a rectangular beam along its y and z axes.
	Rectangle *[2]float64 `yaml:"rectangle" unit:"m" above:"0" oneof:"section"`
	// Wide flange beam of EN 10365, HEA or HEB 100 to 300, such as HEB 160. Its z axis is along the web.
	Profile string `yaml:"profile" oneof:"section"`
	// Young's modulus, for these.
	YoungModulus *float64 `yaml:"young_modulus" unit:"Pa" above:"0" oneof:"modulus?"`
	// Grade of structural steel, instead: 210 GPa, and its yield strength (EN 1993-1-1, table 3.1, up to 40 mm thick) for strength.
	Steel string `yaml:"steel" enum:"S235 S275 S355 S420 S460" oneof:"modulus?"`
	// Poisson's ratio, for these.
	PoissonRatio float64 `yaml:"poisson_ratio" above:"-1" max:"0.5" default:"0.3"`
	// EA, instead.
	AxialStiffness float64 `yaml:"axial_stiffness" unit:"N" above:"0" oneof:"section"`
	// With it, EI about the beam's y and z axes.
	BendingStiffness *[2]float64 `yaml:"bending_stiffness" unit:"N m^2" above:"0"`
	// With it, GJ.
	TorsionalStiffness float64 `yaml:"torsional_stiffness" unit:"N m^2" min:"0" default:"0"`
	// With it, GA along the y and z axes, less what the shape takes of it; 0 for a beam that does not shear.
	ShearStiffness [2]float64 `yaml:"shear_stiffness" unit:"N" min:"0" default:"[0, 0]"`
	// Stress at which a shape yields in bending: its plastic moments are the stress times the plastic section moduli.
	Strength *float64 `yaml:"strength" unit:"Pa" above:"0" oneof:"plastic?"`
	// Moment at which the beam yields in bending, instead, about both axes, or a list of those about the y and z axes; without either it does not.
	PlasticMoment *AxesMoment `yaml:"plastic_moment" unit:"N m" above:"0" oneof:"plastic?"`
	// Damping: forces by the rate of elastic deformation, in parts of those by the deformation.
	Damping float64 `yaml:"damping" unit:"s" min:"0" default:"0"`
}

// AxesMoment is a moment about each of the y and z axes of a section.
type AxesMoment [2]float64

// DecodeNode implements document.Custom.
func (p *AxesMoment) DecodeNode(n document.Node) {
	if n.IsList() {
		n.Decode((*[2]float64)(p))
		return
	}
	n.Decode(&p[0])
	p[1] = p[0]
}

// EncodeValue implements document.Custom.
func (p *AxesMoment) EncodeValue() any {
	if p[0] == p[1] {
		return p[0]
	}
	return [2]float64(*p)
}

// Spellings implements document.Custom.
func (p *AxesMoment) Spellings() []any { return []any{0., [2]float64{}} }

// Check implements document.Checker.
func (p *CrossSection) Check(r *document.Report) {
	stiffness := p.AxialStiffness > 0
	modulus := "young_modulus"
	if p.Steel != "" {
		modulus = "steel"
	}
	for _, k := range []struct {
		key     string
		given   bool
		belongs bool
	}{
		{"bending_stiffness", p.BendingStiffness != nil, stiffness},
		{"torsional_stiffness", p.TorsionalStiffness > 0, stiffness},
		{modulus, p.YoungModulus != nil || p.Steel != "", !stiffness},
		{"strength", p.Strength != nil, p.Strength != nil && !stiffness},
	} {
		switch {
		case k.belongs && !k.given:
			r.Fail("", "the section of a beam needs the key %q", k.key)
		case !k.belongs && k.given && stiffness:
			r.Fail(k.key, "%q goes with \"diameter\", \"rectangle\" or \"profile\", not with \"axial_stiffness\"", k.key)
		case !k.belongs && k.given:
			r.Fail(k.key, "%q goes with \"axial_stiffness\"; of a shape it follows", k.key)
		}
	}
	checkProfile(r, p.Profile)
	if !stiffness && p.ShearStiffness != [2]float64{} {
		r.Fail("shear_stiffness", "\"shear_stiffness\" goes with \"axial_stiffness\"; of a shape it follows")
	}
	if p.InnerDiameter > 0 && !(p.InnerDiameter < p.Diameter) {
		r.Fail("inner_diameter", "the hole, %g m, must be smaller than the \"diameter\", %g m", p.InnerDiameter, p.Diameter)
	}
}

// sectionGeometry is a shape: its area, m^2; its second moments, m^4, and plastic moduli, m^3, about y and z; the constant of torsion, m^4; and the parts of the area that take shear along y and z, m^2.
type sectionGeometry struct {
	area            float64
	second, plastic [2]float64
	torsion         float64
	shear           [2]float64
}

// geometry is that of the shape. Shear is by Cowper (1966).
func (p *CrossSection) geometry() sectionGeometry {
	if p.Profile != "" {
		shape, _ := profileOf(p.Profile)
		return shape.geometry()
	}
	nu := p.PoissonRatio
	if r := p.Rectangle; r != nil {
		y, z := r[0], r[1]
		long, short := max(y, z), min(y, z)
		ratio := short / long
		shear := 10 * (1 + nu) / (12 + 11*nu) * y * z
		return sectionGeometry{
			y * z,
			[2]float64{y * z * z * z / 12, z * y * y * y / 12},
			[2]float64{y * z * z / 4, z * y * y / 4},
			long * short * short * short * (1./3 - 0.21*ratio*(1-ratio*ratio*ratio*ratio/12)), // Roark
			[2]float64{shear, shear},
		}
	}
	d, hole := p.Diameter, p.InnerDiameter
	i, w := math.Pi/64*(d*d*d*d-hole*hole*hole*hole), (d*d*d-hole*hole*hole)/6
	m := hole / d
	mm := (1 + m*m) * (1 + m*m)
	area := math.Pi / 4 * (d*d - hole*hole)
	shear := 6 * (1 + nu) * mm / ((7+6*nu)*mm + (20+12*nu)*m*m) * area
	return sectionGeometry{area, [2]float64{i, i}, [2]float64{w, w}, 2 * i, [2]float64{shear, shear}}
}

// size is the largest side or the diameter of a shape, m; 0 for a section without one.
func (p *CrossSection) size() float64 {
	size := p.Diameter
	if r := p.Rectangle; r != nil {
		size = max(r[0], r[1])
	}
	if shape, found := profileOf(p.Profile); found {
		size = max(shape.height, shape.width)
	}
	return size
}

// section is what the beam bears.
func (p *CrossSection) section() (s mbd.Section) {
	strength := given(p.Strength)
	if p.AxialStiffness > 0 {
		s = mbd.Section{Axial: p.AxialStiffness, Shear: p.ShearStiffness, Torsion: p.TorsionalStiffness, Bending: *p.BendingStiffness}
	} else {
		e, shape := given(p.YoungModulus), p.geometry()
		if p.Steel != "" {
			e = steelModulus
			if p.Strength == nil {
				strength = steelStrengths[p.Steel]
			}
		}
		g := e / (2 * (1 + p.PoissonRatio))
		s = mbd.Section{
			Axial: e * shape.area, Shear: [2]float64{g * shape.shear[0], g * shape.shear[1]}, Torsion: g * shape.torsion, Bending: [2]float64{e * shape.second[0], e * shape.second[1]},
			Plastic: [2]float64{strength * shape.plastic[0], strength * shape.plastic[1]},
		}
	}
	if p.PlasticMoment != nil {
		s.Plastic = *p.PlasticMoment
	}
	return s
}

// Bending is how a wire or a rope resists being bent: where one piece of it goes on in the next, a spring turns one towards the other by EI over the length of
// a piece, and a plastic hinge forms at a moment. It does not resist twist.
type Bending struct {
	// Flexural rigidity EI.
	Rigidity float64 `yaml:"rigidity" unit:"N m^2" above:"0" oneof:"rigidity"`
	// Diameter of round wires, instead.
	Wire float64 `yaml:"wire" unit:"m" above:"0" oneof:"rigidity"`
	// How many wires lie side by side and slide past each other.
	Wires int `yaml:"wires" min:"1" max:"100000" default:"1"`
	// Young's modulus of the wires.
	YoungModulus float64 `yaml:"young_modulus" unit:"Pa" above:"0" default:"205 GPa"`
	// Stress at which the wires yield: the plastic moment of each is a sixth of it times the cube of the diameter.
	Strength *float64 `yaml:"strength" unit:"Pa" above:"0" oneof:"plastic?"`
	// Moment at which a plastic hinge forms and the bend stays, instead; without either never.
	PlasticMoment *float64 `yaml:"plastic_moment" unit:"N m" above:"0" oneof:"plastic?"`
	// Damping: moment by the rate of the angle, in parts of that by the angle. It fades where the wire is straight to half a degree.
	Damping float64 `yaml:"damping" unit:"s" min:"0" default:"0"`
	// Shape without moment: straight, or as it lies at the start. Unless given, ropes and chains of bodies are straight, and wires of nets as they lie.
	Rest string `yaml:"rest" enum:"straight as_laid"`
}

// Check implements document.Checker.
func (b *Bending) Check(r *document.Report) {
	if b.Rigidity == 0 {
		return
	}
	for key, given := range map[string]bool{"wires": b.Wires != 1, "young_modulus": b.YoungModulus != defaultWireModulus, "strength": b.Strength != nil} {
		if given {
			r.Fail(key, "%q goes with \"wire\"", key)
		}
	}
}

// defaultWireModulus is Young's modulus of wires, Pa.
const defaultWireModulus = 205e9

// rigidity is EI, N m^2, and the plastic moment, N m, 0 for none.
func (b *Bending) rigidity() (stiffness, plastic float64) {
	stiffness, plastic = b.Rigidity, given(b.PlasticMoment)
	if b.Wire > 0 {
		w := roundWires{b.Wires, b.Wire, b.YoungModulus, given(b.Strength)}
		stiffness, plastic = w.rigidity(), plastic+w.plasticMoment()
	}
	return stiffness, plastic
}

// spring makes the spring between two pieces of a wire, of lengths in m.
func (b *Bending) spring(name string, points [3]mbd.Marker, lengths [2]float64, straight bool) *mbd.BendingSpring {
	length := (lengths[0] + lengths[1]) / 2
	switch { // what is clamped in a body does not bend there
	case points[0].Body == points[1].Body:
		length = lengths[1] / 2
	case points[1].Body == points[2].Body:
		length = lengths[0] / 2
	}
	rigidity, plastic := b.rigidity()
	if b.Rest != "" {
		straight = b.Rest == "straight"
	}
	k := rigidity / length
	return &mbd.BendingSpring{Name: name, Points: points, Stiffness: k, PlasticMoment: plastic, Damping: b.Damping * k, Straight: straight}
}

// bendName is the name of a spring against bending of something, numbered from 1.
func bendName(of string, number int) string { return fmt.Sprintf("%s.bend%d", of, number) }

package models

// What beams and wires are made of: the stiffness of cross-sections, and the resistance of wires against bending.

import (
	"fmt"
	"math"

	"gabion/internal/document"
	"gabion/mbd"
)

// CrossSection is the cross-section of a beam: round or a tube, rectangular, or by its stiffness.
type CrossSection struct {
	// Diameter of a round beam.
	Diameter float64 `yaml:"diameter" unit:"m" above:"0" oneof:"section"`
	// Diameter of the hole of a tube.
	InnerDiameter float64 `yaml:"inner_diameter" unit:"m" min:"0" default:"0"`
	// Sides of a rectangular beam along its y and z axes.
	Rectangle *[2]float64 `yaml:"rectangle" unit:"m" above:"0" oneof:"section"`
	// Young's modulus, for these.
	YoungModulus *float64 `yaml:"young_modulus" unit:"Pa" above:"0"`
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
	// Stress at which a round beam yields in bending: its plastic moment is a sixth of it times the difference of the cubes of the diameters.
	Strength *float64 `yaml:"strength" unit:"Pa" above:"0" oneof:"plastic?"`
	// Moment at which the beam yields in bending, instead, whose EI is the same about both axes; without either it does not.
	PlasticMoment *float64 `yaml:"plastic_moment" unit:"N m" above:"0" oneof:"plastic?"`
	// Damping: forces by the rate of deformation, in parts of those by the deformation.
	Damping float64 `yaml:"damping" unit:"s" min:"0" default:"0"`
}

// Check implements document.Checker.
func (p *CrossSection) Check(r *document.Report) {
	p.checkPlastic(r)
	stiffness := p.AxialStiffness > 0
	for _, k := range []struct {
		key   string
		given bool
	}{{"bending_stiffness", p.BendingStiffness != nil}, {"torsional_stiffness", p.TorsionalStiffness > 0}, {"young_modulus", p.YoungModulus != nil}} {
		key, given := k.key, k.given
		switch belongs := stiffness == (key != "young_modulus"); {
		case belongs && !given:
			r.Fail("", "the section of a beam needs the key %q", key)
		case !belongs && given && stiffness:
			r.Fail(key, "%q goes with \"diameter\" or \"rectangle\", not with \"axial_stiffness\"", key)
		case !belongs && given:
			r.Fail(key, "%q goes with \"axial_stiffness\"; of a shape it follows", key)
		}
	}
	if !stiffness && p.ShearStiffness != [2]float64{} {
		r.Fail("shear_stiffness", "\"shear_stiffness\" goes with \"axial_stiffness\"; of a shape it follows")
	}
	if p.InnerDiameter > 0 && !(p.InnerDiameter < p.Diameter) {
		r.Fail("inner_diameter", "the hole, %g m, must be smaller than the \"diameter\", %g m", p.InnerDiameter, p.Diameter)
	}
}

// checkPlastic refuses what would make a beam yield that does not bend alike to all sides.
func (p *CrossSection) checkPlastic(r *document.Report) {
	key := "strength"
	switch {
	case p.PlasticMoment != nil:
		key = "plastic_moment"
	case p.Strength == nil:
		return
	case p.AxialStiffness > 0:
		r.Fail(key, "\"strength\" needs a shape; give \"plastic_moment\"")
		return
	}
	k := p.BendingStiffness
	if s := p.Rectangle; s != nil && (key == "strength" || s[0] != s[1]) {
		r.Fail(key, "a beam yields that bends alike to all sides: one with a \"diameter\", or with %s of a square or of equal \"bending_stiffness\"; this one is a rectangle of %g by %g m", "\"plastic_moment\"", s[0], s[1])
	} else if k != nil && k[0] != k[1] {
		r.Fail(key, "a beam yields that bends alike to all sides; this one has \"bending_stiffness\" of %g and %g N m^2", k[0], k[1])
	}
}

// plastic is the moment at which the section yields in bending, N m; 0 for none.
func (p *CrossSection) plastic() float64 {
	if p.Strength != nil {
		d, hole := p.Diameter, p.InnerDiameter
		return *p.Strength * (d*d*d - hole*hole*hole) / 6
	}
	return given(p.PlasticMoment)
}

// area is that of a shape, m^2, with its second moments about y and z and the constant of torsion, m^4; shear is the part of the area that
// takes shear (Cowper 1966).
func (p *CrossSection) area() (area float64, second [2]float64, torsion float64, shear float64) {
	nu := p.PoissonRatio
	if r := p.Rectangle; r != nil {
		y, z := r[0], r[1]
		area = y * z
		long, short := max(y, z), min(y, z)
		ratio := short / long
		torsion = long * short * short * short * (1./3 - 0.21*ratio*(1-ratio*ratio*ratio*ratio/12)) // Roark
		return area, [2]float64{y * z * z * z / 12, z * y * y * y / 12}, torsion, 10 * (1 + nu) / (12 + 11*nu)
	}
	d, hole := p.Diameter, p.InnerDiameter
	i := math.Pi / 64 * (d*d*d*d - hole*hole*hole*hole)
	m := hole / d
	mm := (1 + m*m) * (1 + m*m)
	return math.Pi / 4 * (d*d - hole*hole), [2]float64{i, i}, 2 * i, 6 * (1 + nu) * mm / ((7+6*nu)*mm + (20+12*nu)*m*m)
}

// section is what the beam bears.
func (p *CrossSection) section() mbd.Section {
	if p.AxialStiffness > 0 {
		return mbd.Section{Axial: p.AxialStiffness, Shear: p.ShearStiffness, Torsion: p.TorsionalStiffness, Bending: *p.BendingStiffness, Plastic: p.plastic()}
	}
	e := *p.YoungModulus
	g := e / (2 * (1 + p.PoissonRatio))
	area, second, torsion, shear := p.area()
	return mbd.Section{
		Axial: e * area, Shear: [2]float64{shear * g * area, shear * g * area}, Torsion: g * torsion, Bending: [2]float64{e * second[0], e * second[1]},
		Plastic: p.plastic(),
	}
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

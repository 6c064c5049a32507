package models

// Rolled H-sections, and the grades of steel that they are of.

import (
	"math"
	"strings"

	"gabion/internal/document"
)

// profile is a rolled section of two flanges and a web, m. Its z axis is along the web, so that it bends least easily about y (EN 1993-1-1, 1.7).
type profile struct {
	height, width, web, flange float64
	root                       float64 // radius between web and flange
}

// profiles are wide flange beams of EN 10365, mm: height, width, thickness of web and flange, root radius.
var profiles = map[string][5]float64{
	"HEA100": {96, 100, 5, 8, 12}, "HEA120": {114, 120, 5, 8, 12}, "HEA140": {133, 140, 5.5, 8.5, 12}, "HEA160": {152, 160, 6, 9, 15},
	"HEA180": {171, 180, 6, 9.5, 15}, "HEA200": {190, 200, 6.5, 10, 18}, "HEA220": {210, 220, 7, 11, 18}, "HEA240": {230, 240, 7.5, 12, 21},
	"HEA260": {250, 260, 7.5, 12.5, 24}, "HEA280": {270, 280, 8, 13, 24}, "HEA300": {290, 300, 8.5, 14, 27},
	"HEB100": {100, 100, 6, 10, 12}, "HEB120": {120, 120, 6.5, 11, 12}, "HEB140": {140, 140, 7, 12, 12}, "HEB160": {160, 160, 8, 13, 15},
	"HEB180": {180, 180, 8.5, 14, 15}, "HEB200": {200, 200, 9, 15, 18}, "HEB220": {220, 220, 9.5, 16, 18}, "HEB240": {240, 240, 10, 17, 21},
	"HEB260": {260, 260, 10, 17.5, 24}, "HEB280": {280, 280, 10.5, 18, 24}, "HEB300": {300, 300, 11, 19, 27},
}

// profileOf finds a section by its name, with or without a space.
func profileOf(name string) (p profile, found bool) {
	d, found := profiles[strings.ToUpper(strings.ReplaceAll(name, " ", ""))]
	return profile{d[0] / 1e3, d[1] / 1e3, d[2] / 1e3, d[3] / 1e3, d[4] / 1e3}, found
}

// checkProfile refuses sections that are not in the table.
func checkProfile(r *document.Report, name string) {
	if _, found := profileOf(name); name != "" && !found {
		r.Fail("profile", "there is no profile %q; there are HEA and HEB 100 to 300, in steps of 20, such as HEB 160", name)
	}
}

// geometry is that of the section, with the roundings between web and flanges. Torsion is by El Darwish and Johnston (1965), as tables of such sections have it; the web takes the shear along z, and
// five sixths of the flanges that along y.
func (p profile) geometry() sectionGeometry {
	const pi = math.Pi
	r, b, web, flange := p.root, p.width, p.web, p.flange
	between := p.height - 2*flange
	corner := (1 - pi/4) * r * r                          // area of one of the four roundings: a square less a quarter of a disc
	middle := r * (10 - 3*pi) / (12 - 3*pi)               // of it from web and flange
	own := (1-5*pi/16)*power(r, 4) - corner*middle*middle // its second moment
	y, z := web/2+middle, between/2-middle
	circle := ((r+web/2)*(r+web/2) + (r+flange)*(r+flange) - r*r) / (2*r + flange) // diameter of the disc that fits in where web and flange meet
	return sectionGeometry{
		area: 2*b*flange + between*web + 4*corner,
		second: [2]float64{
			(b*power(p.height, 3)-(b-web)*power(between, 3))/12 + 4*(own+corner*z*z),
			(2*flange*power(b, 3)+between*power(web, 3))/12 + 4*(own+corner*y*y),
		},
		plastic: [2]float64{
			b*flange*(p.height-flange) + web*between*between/4 + 4*corner*z,
			flange*b*b/2 + between*web*web/4 + 4*corner*y,
		},
		torsion: 2./3*(b-0.63*flange)*power(flange, 3) + between*power(web, 3)/3 + 2*web/flange*(0.145+0.1*r/flange)*power(circle, 4),
		shear:   [2]float64{5. / 6 * 2 * b * flange, web * (p.height - flange)},
	}
}

func power(x float64, n int) float64 { return math.Pow(x, float64(n)) }

// steelStrengths are the yield strengths of grades of structural steel up to 40 mm thick, Pa (EN 1993-1-1, table 3.1).
var steelStrengths = map[string]float64{"S235": 235e6, "S275": 275e6, "S355": 355e6, "S420": 420e6, "S460": 460e6}

// steelModulus is Young's modulus of structural steel, Pa (EN 1993-1-1, 3.2.6).
const steelModulus = 210e9

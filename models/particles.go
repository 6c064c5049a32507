package models

// Particles: where they are at the start, where they come in, and where they go out.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
	"gabion/rigid"
)

// Particles is a group of particles that is there from the start.
type Particles struct {
	// Name, unique among groups of particles and inlets.
	Name string `yaml:"name" required:"true" defines:"particles"`
	// Material.
	Material string `yaml:"material" required:"true" refers:"material"`
	// Shape of the particles; spheres without it. Places are those of centres of mass.
	Clump string `yaml:"clump" refers:"clump"`
	// Shape of the particles that are polyhedra, instead of a clump.
	Polyhedron string `yaml:"polyhedron" refers:"polyhedron"`
	// Shape of the particles that are superquadrics, instead of a clump or a polyhedron.
	Superquadric string `yaml:"superquadric" refers:"superquadric"`
	// Orientations of clumps, polyhedra and superquadrics: random, or as they are given; random without it.
	Orientation string `yaml:"orientation" enum:"random given"`
	// Radius, or how radii are distributed; not for a file, which has its own. Of clumps, polyhedra and superquadrics it is that of the sphere about the centre of mass that encloses them;
	// without it they are as large as they are given.
	Radius *Size `yaml:"radius" unit:"m" above:"0"`
	// Particles on a regular grid.
	Lattice *Lattice `yaml:"lattice" oneof:"source"`
	// Particles anywhere in a region, without overlap.
	Random *Random `yaml:"random" oneof:"source"`
	// Particles at these places.
	Positions []r3.Vec `yaml:"positions" unit:"m" oneof:"source"`
	// Particles listed in a CSV file beside the model: x y z radius, then vx vy vz and wx wy wz if wanted (SI).
	File string `yaml:"file" file:"true" oneof:"source"`
	// How many particles to take from the file, from its first on; all without it.
	Rows *int `yaml:"rows" min:"1"`
	// Leave out the particles that would be in a wall or in a body: fills what is left of a region around them.
	RemoveOverlapping bool `yaml:"remove_overlapping"`
	// Velocity at the start, added to that of a file.
	Velocity r3.Vec `yaml:"velocity" unit:"m/s" default:"[0, 0, 0]"`
	// Angular velocity at the start, added to that of a file.
	AngularVelocity r3.Vec `yaml:"angular_velocity" unit:"rad/s" default:"[0, 0, 0]"`
	// Seed of everything random about the group.
	Seed int64 `yaml:"seed" min:"0" default:"1"`
	Carried
}

// Check implements document.Checker.
func (p *Particles) Check(r *document.Report) {
	switch {
	case p.Positions != nil && len(p.Positions) == 0:
		r.Fail("positions", "there are no positions in the list")
	case p.File == "" && p.Rows != nil:
		r.Fail("rows", "\"rows\" goes with \"file\"")
	case checkShape(r, p.Clump, p.Polyhedron, p.Superquadric):
	case !p.shaped() && p.Orientation != "":
		r.Fail("orientation", "\"orientation\" goes with \"clump\", \"polyhedron\" or \"superquadric\"")
	case p.File == "" && p.Radius == nil && !p.shaped():
		r.Fail("", "particles %q needs the key \"radius\"", p.Name)
	case p.File != "" && p.Radius != nil:
		r.Fail("radius", "the file gives the radii; leave \"radius\" out")
	default:
		if key, count := p.estimate(); count > mostParticles {
			r.Fail(key, "%q would have about %.3g particles; at most %d are possible", p.Name, count, mostParticles)
		}
	}
}

// shaped tells whether the particles are no spheres.
func (p *Particles) shaped() bool {
	return p.Clump != "" || p.Polyhedron != "" || p.Superquadric != ""
}

// checkShape tells whether particles are of two kinds at once, and reports it.
func checkShape(r *document.Report, clump, polyhedron, superquadric string) bool {
	switch {
	case polyhedron != "" && superquadric != "":
		r.Fail("superquadric", "particles are polyhedra or superquadrics: leave \"polyhedron\" or \"superquadric\" out")
	case clump != "" && superquadric != "":
		r.Fail("superquadric", "particles are clumps or superquadrics: leave \"clump\" or \"superquadric\" out")
	case clump != "" && polyhedron != "":
		r.Fail("polyhedron", "particles are clumps or polyhedra: leave \"clump\" or \"polyhedron\" out")
	default:
		return false
	}
	return true
}

// mostParticles keeps the number of particles of a group within what any machine could hold.
const mostParticles = 1_000_000_000

// estimate is how many particles the group has at least, and the key that says so.
func (p *Particles) estimate() (key string, count float64) {
	switch {
	case p.Lattice != nil:
		c := p.Lattice.Counts
		return "lattice", float64(c[0]) * float64(c[1]) * float64(c[2])
	case p.Random != nil && p.Random.Count > 0:
		return "random", float64(p.Random.Count)
	case p.Random != nil && p.Random.Mesh == nil && p.Radius != nil:
		_, largest := p.Radius.sizes().Limits()
		return "random", p.Random.VolumeFraction * p.Random.Region.region().Volume() / rigid.SphereVolume(largest)
	}
	return "", 0
}

// Lattice is a regular grid of places.
type Lattice struct {
	// Kind of grid: simple cubic, body-centred, face-centred, or hexagonal close packing.
	Type string `yaml:"type" enum:"simple bcc fcc hcp" default:"simple"`
	// Cells along x, y and z; a cell of simple holds one particle.
	Counts [3]int `yaml:"counts" min:"1" required:"true"`
	// Where the first particle is.
	Origin *r3.Vec `yaml:"origin" unit:"m" oneof:"place"`
	// Where the middle of the grid is, instead of the first particle.
	Center *r3.Vec `yaml:"center" unit:"m" oneof:"place"`
	// Edge of a cell.
	Spacing float64 `yaml:"spacing" unit:"m" above:"0" required:"true"`
	// Largest random displacement along each axis.
	Jitter float64 `yaml:"jitter" unit:"m" min:"0" default:"0"`
}

// Region is a box, sphere or cylinder.
type Region struct {
	// Box along the axes.
	Box *Box `yaml:"box" oneof:"region"`
	// Sphere.
	Sphere *Ball `yaml:"sphere" oneof:"region"`
	// Cylinder.
	Cylinder *Tube `yaml:"cylinder" oneof:"region"`
}

// Box is a box along the axes.
type Box struct {
	// Lowest corner.
	Min r3.Vec `yaml:"min" unit:"m" required:"true"`
	// Highest corner.
	Max r3.Vec `yaml:"max" unit:"m" required:"true"`
}

// Check implements document.Checker.
func (b *Box) Check(r *document.Report) { checkBox(r, b.Min, b.Max) }

// Ball is a spherical region.
type Ball struct {
	// Centre.
	Center r3.Vec `yaml:"center" unit:"m" required:"true"`
	// Radius.
	Radius float64 `yaml:"radius" unit:"m" above:"0" required:"true"`
}

// Tube is a cylindrical region.
type Tube struct {
	// Centres of the two ends.
	Ends [2]r3.Vec `yaml:"ends" unit:"m" required:"true"`
	// Radius.
	Radius float64 `yaml:"radius" unit:"m" above:"0" required:"true"`
}

// Check implements document.Checker.
func (t *Tube) Check(r *document.Report) {
	if t.Ends[0] == t.Ends[1] {
		r.Fail("ends", "the two ends must not coincide")
	}
}

// PlacedMesh is a mesh of a file where it is in the world.
type PlacedMesh struct {
	// File of triangles: STL, text or binary, or OBJ; beside the model.
	File string `yaml:"file" file:"true" required:"true"`
	// Factor from the numbers in the file to metres.
	Scale float64 `yaml:"scale" unit:"m" above:"0" default:"1"`
	// Where the origin of the file's coordinates is.
	Center r3.Vec `yaml:"center" unit:"m" default:"[0, 0, 0]"`
	// How the file's axes lie.
	Orientation Orientation `yaml:"orientation"`
}

// Random is a packing without overlap.
type Random struct {
	Region
	// Inside of a closed mesh.
	Mesh *PlacedMesh `yaml:"mesh" oneof:"region"`
	// How many particles.
	Count int `yaml:"count" min:"1" oneof:"amount"`
	// Part of the region's volume that is particles, or the spheres that enclose clumps, instead of a count: up to random close packing, 0.64 for one size where the region repeats itself or is wide, more for several.
	VolumeFraction float64 `yaml:"volume_fraction" above:"0" max:"0.9" oneof:"amount"`
	// Free space that is left between any two particles.
	Gap float64 `yaml:"gap" unit:"m" min:"0" default:"0"`
}

// Inlet adds particles during the run. They come in batches that fill a layer six diameters of the largest particle thick, downstream of the inlet: the
// upstream face of a box or end of a cylinder. Those of a continuous inlet come one by one through its mouth: that face or end, or a mesh.
type Inlet struct {
	// Name, unique among groups of particles and inlets.
	Name string `yaml:"name" required:"true" defines:"particles"`
	// Material.
	Material string `yaml:"material" required:"true" refers:"material"`
	// Shape of the particles, in random orientations; spheres without it.
	Clump string `yaml:"clump" refers:"clump"`
	// Shape of the particles that are polyhedra, instead of a clump.
	Polyhedron string `yaml:"polyhedron" refers:"polyhedron"`
	// Shape of the particles that are superquadrics, instead of a clump or a polyhedron.
	Superquadric string `yaml:"superquadric" refers:"superquadric"`
	// Radius, or how radii are distributed; of clumps, polyhedra and superquadrics that of the sphere about the centre of mass that encloses them.
	Radius Size `yaml:"radius" unit:"m" above:"0" required:"true"`
	// Box along the axes; the velocity must be along one of them.
	Box *Box `yaml:"box" oneof:"region"`
	// Cylinder; the velocity must be along it.
	Cylinder *Tube `yaml:"cylinder" oneof:"region"`
	// Surface of triangles, plane or not, whose fronts are on the side to which particles go; such an inlet is continuous.
	Mesh *PlacedMesh `yaml:"mesh" oneof:"region"`
	// Particles come one by one, each when it is due, instead of in batches; those without room wait and come later.
	Continuous bool `yaml:"continuous"`
	// Mass that enters in a second.
	MassFlow float64 `yaml:"mass_flow" unit:"kg/s" above:"0" oneof:"flow"`
	// Particles that enter in a second, instead of a mass.
	Rate float64 `yaml:"rate" unit:"1/s" above:"0" oneof:"flow"`
	// Velocity with which they enter.
	Velocity r3.Vec `yaml:"velocity" unit:"m/s" oneof:"way"`
	// Speed with which they enter along the normals of a mesh, instead of a velocity.
	Speed float64 `yaml:"speed" unit:"m/s" above:"0" oneof:"way"`
	// When the inlet begins.
	Start float64 `yaml:"start" unit:"s" min:"0" default:"0"`
	// When it ends; auto is the end of the run.
	End *float64 `yaml:"end" unit:"s" above:"0" auto:"auto"`
	// Most particles that it adds.
	MaxCount *int `yaml:"max_count" min:"1"`
	// Seed of everything random about the inlet.
	Seed int64 `yaml:"seed" min:"0" default:"1"`
	Carried
}

// Check implements document.Checker.
func (s *Inlet) Check(r *document.Report) {
	checkShape(r, s.Clump, s.Polyhedron, s.Superquadric)
	if s.End != nil && *s.End <= s.Start {
		r.Fail("end", "the inlet must end after it starts")
	}
	switch inlet, ok := s.entrance(); {
	case s.Mesh != nil && s.Speed == 0 && s.Velocity == (r3.Vec{}):
		r.Fail("velocity", "the velocity is zero: nothing would enter")
	case s.Mesh != nil:
	case s.Speed != 0:
		r.Fail("speed", "a speed along normals is for a mesh; give the velocity")
	case !ok:
		r.Fail("velocity", "particles must enter along %s, not along (%g, %g, %g)", inlet, s.Velocity.X, s.Velocity.Y, s.Velocity.Z)
	}
}

// Outlet removes particles whose centre enters its box.
type Outlet struct {
	// Name, unique among outlets.
	Name string `yaml:"name" required:"true" defines:"outlet"`
	Box
}

// Size is a radius, or a distribution of radii.
type Size struct {
	Radius float64 // m, all the same; 0 when there is a distribution
	Distribution
}

// Distribution says how radii are distributed. One field is given.
type Distribution struct {
	// Equally likely between two radii, by number of particles.
	Uniform *[2]float64 `yaml:"uniform" unit:"m" above:"0" oneof:"distribution"`
	// Normal distribution, cut off.
	Normal *Normal `yaml:"normal" oneof:"distribution"`
	// Lognormal distribution, cut off.
	Lognormal *Normal `yaml:"lognormal" oneof:"distribution"`
	// Sieve curve: rows of radius (m) and part of the mass that is finer, both rising, the last part 1.
	Sieve [][2]float64 `yaml:"sieve" columns:"m 1" oneof:"distribution"`
	// Rosin and Rammler's distribution of what has been crushed, by mass.
	RosinRammler *RosinRammler `yaml:"rosin_rammler" oneof:"distribution"`
	// Gaudin and Schuhmann's distribution of what has been ground, by mass.
	GaudinSchuhmann *GaudinSchuhmann `yaml:"gaudin_schuhmann" oneof:"distribution"`
	// Some sizes: rows of radius (m) and relative number of particles.
	Classes [][2]float64 `yaml:"classes" columns:"m 1" oneof:"distribution"`
}

// Normal is a normal distribution of radii, or of their logarithm, between two bounds.
type Normal struct {
	// Mean radius.
	Mean float64 `yaml:"mean" unit:"m" above:"0" required:"true"`
	// Standard deviation of the radius.
	StandardDeviation float64 `yaml:"standard_deviation" unit:"m" min:"0" required:"true"`
	// Smallest radius.
	Min float64 `yaml:"min" unit:"m" above:"0" required:"true"`
	// Largest radius.
	Max float64 `yaml:"max" unit:"m" above:"0" required:"true"`
}

// Check implements document.Checker.
func (n *Normal) Check(r *document.Report) {
	if !(n.Min <= n.Mean && n.Mean <= n.Max) {
		r.Fail("mean", "the mean must be between min and max")
	}
}

// RosinRammler is the distribution 1 - exp(-(r/scale)^exponent) of mass, between two bounds.
type RosinRammler struct {
	// Radius that 63.2 % of the mass is finer than, where nothing is cut off.
	Scale float64 `yaml:"scale" unit:"m" above:"0" required:"true"`
	// Exponent: the larger, the narrower.
	Exponent float64 `yaml:"exponent" above:"0" required:"true"`
	// Smallest radius.
	Min float64 `yaml:"min" unit:"m" above:"0" required:"true"`
	// Largest radius.
	Max float64 `yaml:"max" unit:"m" above:"0" required:"true"`
}

// Check implements document.Checker.
func (d *RosinRammler) Check(r *document.Report) { checkBounds(r, d.Min, d.Max) }

// GaudinSchuhmann is the distribution (r/max)^exponent of mass, cut off at the smallest radius.
type GaudinSchuhmann struct {
	// Exponent.
	Exponent float64 `yaml:"exponent" above:"0" required:"true"`
	// Smallest radius.
	Min float64 `yaml:"min" unit:"m" above:"0" required:"true"`
	// Largest radius.
	Max float64 `yaml:"max" unit:"m" above:"0" required:"true"`
}

// Check implements document.Checker.
func (d *GaudinSchuhmann) Check(r *document.Report) { checkBounds(r, d.Min, d.Max) }

// checkBounds refuses a smallest radius that is not below the largest.
func checkBounds(r *document.Report, low, high float64) {
	if low >= high {
		r.Fail("min", "the smallest radius, %g m, must be below the largest, %g m", low, high)
	}
}

// DecodeNode implements document.Custom.
func (s *Size) DecodeNode(n document.Node) {
	if n.IsScalar() {
		s.Radius, _ = n.Number()
		return
	}
	n.Decode(&s.Distribution)
}

// EncodeValue implements document.Custom.
func (s *Size) EncodeValue() any {
	if s.Radius != 0 {
		return s.Radius
	}
	return s.Distribution
}

// Spellings implements document.Custom.
func (s *Size) Spellings() []any { return []any{0., Distribution{}} }

// Check implements document.Checker.
func (s *Distribution) Check(r *document.Report) {
	if u := s.Uniform; u != nil && u[0] > u[1] {
		r.Fail("uniform", "the smaller radius comes first")
	}
	for i, row := range s.Sieve {
		switch {
		case row[0] <= 0 || row[1] < 0 || row[1] > 1:
			r.Fail("sieve", "row %d: the radius must be above 0 and the part between 0 and 1", i+1)
			return
		case i > 0 && (row[0] <= s.Sieve[i-1][0] || row[1] < s.Sieve[i-1][1]):
			r.Fail("sieve", "row %d: radii and parts must rise", i+1)
			return
		}
	}
	if k := len(s.Sieve); k > 0 && s.Sieve[k-1][1] != 1 {
		r.Fail("sieve", "the last part must be 1: nothing is coarser")
	}
	for i, row := range s.Classes {
		if row[0] <= 0 || row[1] <= 0 {
			r.Fail("classes", "row %d: radius and number must be above 0", i+1)
			return
		}
	}
}

package models

// From groups of particles to particles, by the generators of package dem.

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/packing"
	"gabion/internal/memory"
)

// particles makes the particles of a group.
func (p *Particles) particles(ctx context.Context, m *Model) (packing.Particles, error) {
	var g packing.Particles
	shapes, err := m.shapes(ctx, p.Clump, p.Polyhedron, p.Superquadric)
	if err != nil {
		return g, err
	}
	size := p.Radius
	if size == nil && shapes != nil {
		size = &Size{Radius: packing.LargestOf(shapes).Radius}
	}
	switch {
	case p.Lattice != nil:
		g, err = p.Lattice.particles(ctx, size.sizes(), uint64(p.Seed))
	case p.Random != nil:
		g, err = p.Random.particles(ctx, m, size, uint64(p.Seed))
	case p.Positions != nil:
		g, err = atPlaces(ctx, p.Positions, size.sizes(), uint64(p.Seed))
	default:
		g, err = readParticles(ctx, m, p.File, p.Rows)
	}
	if err != nil {
		return packing.Particles{}, err
	}
	for i, at := range g.Position {
		if err := packing.CheckPlace(at, g.Radius[i]); err != nil {
			return packing.Particles{}, fmt.Errorf("number %d: %w", i+1, err)
		}
	}
	n, material := len(g.Position), m.material(p.Material)
	moving := packing.Particles{
		Position: g.Position, Radius: g.Radius, Room: g.Room,
		Velocity: make([]r3.Vec, n), Angular: make([]r3.Vec, n), Material: make([]int, n),
	}
	copy(moving.Velocity, g.Velocity)
	copy(moving.Angular, g.Angular)
	for i := range n {
		moving.Velocity[i] = r3.Add(moving.Velocity[i], p.Velocity)
		moving.Angular[i] = r3.Add(moving.Angular[i], p.AngularVelocity)
		moving.Material[i] = material
	}
	if shapes != nil {
		moving.MakeMixed(shapes, p.Orientation != "given", p.Radius == nil && p.File == "", uint64(p.Seed))
	}
	return moving, nil
}

// atPlaces makes particles at given places: those of a row, moved.
func atPlaces(ctx context.Context, places []r3.Vec, sizes packing.Sizes, seed uint64) (packing.Particles, error) {
	g, err := packing.Lattice{Counts: [3]int{len(places), 1, 1}, Spacing: r3.Vec{X: 1, Y: 1, Z: 1}}.Particles(ctx, sizes, seed)
	copy(g.Position, places)
	return g, err
}

// readParticles reads the particles of a file, or the first rows of it.
func readParticles(ctx context.Context, m *Model, file string, rows *int) (packing.Particles, error) {
	path := m.Path(file)
	f, err := m.Open(ctx, file)
	if err != nil {
		return packing.Particles{}, err
	}
	defer f.Close()
	most := math.MaxInt
	if rows == nil {
		if err := memory.Check(path, perRowByte*float64(f.Size())); err != nil {
			return packing.Particles{}, err
		}
	} else {
		most = *rows
	}
	g, err := packing.ReadParticles(bufio.NewReader(f), most)
	if err != nil {
		return g, fmt.Errorf("%s: %w", path, err)
	}
	if n := len(g.Position); rows != nil && n < *rows {
		return g, fmt.Errorf("%s: there are %d particles, not %d", path, n, *rows)
	}
	return g, nil
}

// basis lists where the particles of a cubic cell are, in parts of its edge.
var basis = map[string][]r3.Vec{
	"simple": {{}},
	"bcc":    {{}, {X: 0.5, Y: 0.5, Z: 0.5}},
	"fcc":    {{}, {Y: 0.5, Z: 0.5}, {X: 0.5, Z: 0.5}, {X: 0.5, Y: 0.5}},
	"hcp":    {{}},
}

func (l *Lattice) particles(ctx context.Context, sizes packing.Sizes, seed uint64) (packing.Particles, error) {
	var all packing.Particles
	edge := r3.Vec{X: l.Spacing, Y: l.Spacing, Z: l.Spacing}
	for k, b := range basis[l.Type] {
		g, err := packing.Lattice{
			Hexagonal: l.Type == "hcp", Counts: l.Counts, Origin: r3.Scale(l.Spacing, b), Spacing: edge, Jitter: l.Jitter,
		}.Particles(ctx, sizes, seed+uint64(k)<<32)
		if err != nil {
			return all, err
		}
		all.Append(g)
	}
	shift := r3.Vec{}
	if l.Origin != nil {
		shift = *l.Origin
	} else {
		shift = r3.Sub(*l.Center, l.middle())
	}
	for i := range all.Position {
		all.Position[i] = r3.Add(all.Position[i], shift)
	}
	return all, nil
}

// middle is the middle of the lattice when its first particle is at the origin.
func (l *Lattice) middle() r3.Vec {
	var far r3.Vec
	n := r3.Vec{X: float64(l.Counts[0] - 1), Y: float64(l.Counts[1] - 1), Z: float64(l.Counts[2] - 1)}
	for _, b := range basis[l.Type] {
		far = r3.Vec{X: math.Max(far.X, n.X+b.X), Y: math.Max(far.Y, n.Y+b.Y), Z: math.Max(far.Z, n.Z+b.Z)}
	}
	if l.Type == "hcp" {
		far = r3.Vec{X: n.X + 0.25, Y: math.Sqrt(0.75) * n.Y, Z: math.Sqrt(2.0/3) * n.Z}
	}
	return r3.Scale(l.Spacing/2, far)
}

// particles packs the region with particles that are larger by half the gap, and gives them their size back.
func (r *Random) particles(ctx context.Context, m *Model, size *Size, seed uint64) (packing.Particles, error) {
	margin := r.Gap / 2
	larger, err := size.grown(margin)
	if err != nil {
		return packing.Particles{}, err
	}
	region, err := r.space(ctx, m)
	if err != nil {
		return packing.Particles{}, err
	}
	g, err := packing.Packing{
		Region: region, Sizes: larger.sizes(), Count: r.Count, Fraction: r.VolumeFraction, Seed: seed, Repeats: r.repeats(m),
	}.Particles(ctx)
	for i := range g.Radius {
		g.Radius[i] -= margin
	}
	return g, err
}

// repeats are the axes on which a box reaches from one periodic side of the domain to the other.
func (r *Random) repeats(m *Model) (axes [3]bool) {
	domain, periodic := m.Domain.box()
	if r.Box == nil {
		return axes
	}
	low, high := r3.Sub(r.Box.Min, domain.Min), r3.Sub(r.Box.Max, domain.Max)
	return [3]bool{periodic[0] && low.X == 0 && high.X == 0, periodic[1] && low.Y == 0 && high.Y == 0, periodic[2] && low.Z == 0 && high.Z == 0}
}

// space is what particles are packed into.
func (r *Random) space(ctx context.Context, m *Model) (packing.Region, error) {
	if r.Mesh == nil {
		return r.Region.region(), nil
	}
	f, err := m.placed(ctx, r.Mesh)
	if err != nil {
		return nil, err
	}
	region, err := packing.NewInMesh(ctx, f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", r.Mesh.File, err)
	}
	return region, nil
}

func (r *Region) region() packing.ConvexRegion {
	switch {
	case r.Sphere != nil:
		return packing.InSphere{Centre: r.Sphere.Center, Radius: r.Sphere.Radius}
	case r.Cylinder != nil:
		return packing.InCylinder{A: r.Cylinder.Ends[0], B: r.Cylinder.Ends[1], Radius: r.Cylinder.Radius}
	}
	return packing.InBox{Min: r.Box.Min, Max: r.Box.Max}
}

// grown is the distribution with every radius larger by the same length.
func (s *Size) grown(by float64) (*Size, error) {
	if by == 0 {
		return s, nil
	}
	g := *s
	switch {
	case s.Uniform != nil:
		g.Uniform = &[2]float64{s.Uniform[0] + by, s.Uniform[1] + by}
	case s.Normal != nil:
		g.Normal = &Normal{Mean: s.Normal.Mean + by, StandardDeviation: s.Normal.StandardDeviation, Min: s.Normal.Min + by, Max: s.Normal.Max + by}
	case s.Lognormal != nil, s.Sieve != nil, s.RosinRammler != nil, s.GaudinSchuhmann != nil:
		return nil, errors.New("a gap goes with one radius, or with uniform, normal or classes")
	case s.Classes != nil:
		g.Classes = make([][2]float64, len(s.Classes))
		for i, row := range s.Classes {
			g.Classes[i] = [2]float64{row[0] + by, row[1]}
		}
	default:
		g.Radius += by
	}
	return &g, nil
}

func (s *Size) sizes() packing.Sizes {
	switch {
	case s.Uniform != nil:
		return packing.UniformSizes{Min: s.Uniform[0], Max: s.Uniform[1]}
	case s.Normal != nil && s.Normal.StandardDeviation == 0:
		return packing.OneSize(s.Normal.Mean)
	case s.Normal != nil:
		return packing.NormalSizes(*s.Normal)
	case s.Lognormal != nil:
		n := s.Lognormal
		spread := 1 + n.StandardDeviation*n.StandardDeviation/(n.Mean*n.Mean)
		return packing.LogNormalSizes{Median: n.Mean / math.Sqrt(spread), Sigma: math.Sqrt(math.Log(spread)), Min: n.Min, Max: n.Max}
	case s.Sieve != nil:
		out := packing.SieveSizes{ByMass: true}
		if s.Sieve[0][1] > 0 {
			out.Radii, out.Passing = append(out.Radii, s.Sieve[0][0]), append(out.Passing, 0)
		}
		for _, row := range s.Sieve {
			out.Radii, out.Passing = append(out.Radii, row[0]), append(out.Passing, row[1])
		}
		return out
	case s.RosinRammler != nil:
		d := s.RosinRammler
		return packing.RosinRammler(d.Scale, d.Exponent, d.Min, d.Max)
	case s.GaudinSchuhmann != nil:
		d := s.GaudinSchuhmann
		return packing.GaudinSchuhmann(d.Exponent, d.Min, d.Max)
	case s.Classes != nil:
		var out packing.DiscreteSizes
		for _, row := range s.Classes {
			out.Radii, out.Shares = append(out.Radii, row[0]), append(out.Shares, row[1])
		}
		return out
	}
	return packing.OneSize(s.Radius)
}

package vtk

// Particles that are no spheres, as triangles.

import (
	"errors"
	"fmt"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// solids triangulates the particles that are no spheres; every triangle carries what its particle's point carries.
func solids(f *results.Frame) *PolyData {
	g := &f.Particles
	p := &PolyData{FieldData: timeValue(f.Time)}
	var of []int32
	var kept []int
	for k := range g.Solids {
		s := &g.Solids[k]
		surface, first := g.Surface(s), len(p.Points)/3
		p.Points = append(p.Points, vectors(surface.Points)...)
		for _, t := range surface.Triangles {
			p.Polys = append(p.Polys, []int32{int32(first + t[0]), int32(first + t[1]), int32(first + t[2])})
			of = append(of, int32(k))
		}
		kept = append(kept, s.Particle)
	}
	for _, a := range particles(&results.Frame{Particles: g.At(kept)}).PointData {
		a.Of = of
		p.CellData = append(p.CellData, a)
	}
	return p
}

// readSolids reads what solids wrote, when the particles have been read: runs of triangles of one id.
func readSolids(from *File, f *results.Frame) error {
	var err error
	points := toVectors(column(&err, from.Float32, "Points/Points", from.Points))
	ids := column(&err, from.Int64, "CellData/id", from.Polys)
	corners := column(&err, from.Int32, "Polys/connectivity", 3*from.Polys)
	if err != nil {
		return err
	}
	if len(points) != from.Points || len(ids) != from.Polys || slices.ContainsFunc(corners, func(i int32) bool { return i < 0 || int(i) >= len(points) }) {
		return errors.New("triangles of particles without points or ids")
	}
	next := 0
	for i := 0; i < len(ids); {
		end := i
		for end < len(ids) && ids[end] == ids[i] {
			end++
		}
		for next < len(f.Particles.ID) && f.Particles.ID[next] != ids[i] {
			next++
		}
		if next == len(f.Particles.ID) {
			return fmt.Errorf("triangles of particle %d, which is not there", ids[i])
		}
		run := corners[3*i : 3*end]
		low, high := slices.Min(run), slices.Max(run)
		s := results.Solid{Particle: next, Scale: 1, Orientation: quat.Number{Real: 1}}
		for _, p := range points[low : high+1] {
			s.Vertices = append(s.Vertices, r3.Sub(p, f.Particles.Position[next]))
		}
		for k := 0; k < len(run); k += 3 {
			s.Triangles = append(s.Triangles, [3]int{int(run[k] - low), int(run[k+1] - low), int(run[k+2] - low)})
		}
		f.Particles.Solids = append(f.Particles.Solids, s)
		i = end
	}
	return nil
}

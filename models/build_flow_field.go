package models

// Flow fields: functions taken at the nodes of a grid, and rasters that are read.

import (
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/memory"
	"gabion/internal/raster"
	"gabion/internal/vec"
	"gabion/internal/vti"
)

// Levels of a fluid that is everywhere, and of one that is not there. Finite, as they are interpolated.
const (
	everywhere = 1e30
	nowhere    = -1e30
)

// fluid gives the engine's model its fluid.
func (b *builder) fluid(out *dem.Model) (err error) {
	if out.Fluid, err = b.givenFluid(); err != nil || out.Fluid == nil || out.Fluid.Field == nil {
		return err
	}
	if err := b.covers(out.Fluid.Field, out); err != nil {
		return b.model.aboutDefined(fluidKey, "field", fmt.Errorf("dem.fluid.field: %w", err))
	}
	return nil
}

// givenFluid is the model's fluid, made once; nil where there is none.
func (b *builder) givenFluid() (*dem.Fluid, error) {
	f := b.model.DEM.Fluid
	if f == nil || b.built.Fluid != nil {
		return b.built.Fluid, nil
	}
	made, err := f.fluid()
	if err != nil {
		return nil, err
	}
	if f.Field != nil {
		switch {
		case f.Field.Box != nil:
			made.Field, err = b.sampled(f.Field)
		case len(f.Field.Rasters) > 0:
			made.Field, err = b.rasters(f.Field)
		default:
			made.Field, err = b.images(f.Field)
		}
		if err != nil {
			return nil, fmt.Errorf("dem.fluid.field: %w", err)
		}
	}
	b.built.Fluid = made
	return made, nil
}

// sampled takes the functions of a field at the nodes of its grid.
func (b *builder) sampled(f *FlowField) (*dem.FlowField, error) {
	out := &dem.FlowField{Origin: f.Box.Min, Count: f.Counts, Times: []float64{0}}
	size := r3.Sub(f.Box.Max, f.Box.Min)
	for axis, s := range [3]*float64{&out.Spacing.X, &out.Spacing.Y, &out.Spacing.Z} {
		if f.Counts[axis] > 1 {
			*s = vec.Component(size, axis) / float64(f.Counts[axis]-1)
		}
	}
	if f.Interval != nil {
		for t := *f.Interval; len(out.Times) < mostNodes && t < b.model.Solver.End+*f.Interval; t = float64(len(out.Times)) * *f.Interval {
			out.Times = append(out.Times, t)
		}
	}
	if n := float64(f.Counts[0]) * float64(f.Counts[1]) * float64(f.Counts[2]) * float64(len(out.Times)); n > mostNodes {
		return nil, fmt.Errorf("%d x %d x %d nodes at %d times: at most %d in all", f.Counts[0], f.Counts[1], f.Counts[2], len(out.Times), mostNodes)
	}
	level := &Function{Constant: everywhere}
	if f.Level != nil {
		level = f.Level
	}
	var curves [4]*Curve
	for i, g := range []*Function{&f.Velocity[0], &f.Velocity[1], &f.Velocity[2], level} {
		var err error
		if curves[i], err = g.Curve(); err != nil {
			return nil, err
		}
	}
	at := make([]float64, 4)
	for _, at[0] = range out.Times {
		for k := range f.Counts[2] {
			for j := range f.Counts[1] {
				for i := range f.Counts[0] {
					at[1], at[2], at[3] = out.Origin.X+float64(i)*out.Spacing.X, out.Origin.Y+float64(j)*out.Spacing.Y, out.Origin.Z+float64(k)*out.Spacing.Z
					n := dem.FlowNode{Velocity: r3.Vec{X: curves[0].Value(at), Y: curves[1].Value(at), Z: curves[2].Value(at)}, Level: curves[3].Value(at)}
					if sum := n.Velocity.X + n.Velocity.Y + n.Velocity.Z + n.Level; math.IsNaN(sum) || math.IsInf(sum, 0) {
						return nil, fmt.Errorf("at t = %g s and (%g, %g, %g) m the velocity is (%g, %g, %g) m/s and the level %g m: want numbers everywhere", at[0], at[1], at[2], at[3], n.Velocity.X, n.Velocity.Y,
							n.Velocity.Z, n.Level)
					}
					out.Nodes = append(out.Nodes, n)
				}
			}
		}
	}
	return out, nil
}

// rasters reads a field.
func (b *builder) rasters(f *FlowField) (*dem.FlowField, error) {
	var out *dem.FlowField
	var first *raster.Grid
	for i := range f.Rasters {
		r := &f.Rasters[i]
		var grids [3]*raster.Grid
		for k, file := range []string{r.VelocityX, r.VelocityY, r.Level} {
			if file == "" {
				continue
			}
			g, err := b.raster(file)
			if err != nil {
				return nil, err
			}
			if first == nil {
				first = g
				out = &dem.FlowField{Origin: r3.Vec{X: g.West - f.Origin.X, Y: g.South - f.Origin.Y}, Spacing: r3.Vec{X: g.Spacing[0], Y: g.Spacing[1]}, Count: [3]int{g.Columns, g.Rows, 1}}
			}
			if g.Columns != first.Columns || g.Rows != first.Rows || g.Spacing != first.Spacing || g.West != first.West || g.South != first.South {
				return nil, fmt.Errorf("%s: %d x %d values from (%g, %g) on, %v apart; the first raster has %d x %d from (%g, %g) on, %v apart: want one grid", file, g.Columns, g.Rows, g.West, g.South, g.Spacing,
					first.Columns, first.Rows, first.West, first.South, first.Spacing)
			}
			grids[k] = g
		}
		if n := len(first.Heights) * (i + 1); n > mostNodes {
			return nil, fmt.Errorf("%d values in %d rasters: at most %d", n, i+1, mostNodes)
		}
		out.Times = append(out.Times, r.Time)
		value := func(k, n int, otherwise float64) float64 {
			if grids[k] == nil || math.IsNaN(grids[k].Heights[n]) {
				return otherwise
			}
			return grids[k].Heights[n]
		}
		for n := range first.Heights {
			out.Nodes = append(out.Nodes, dem.FlowNode{Velocity: r3.Vec{X: value(0, n, 0), Y: value(1, n, 0)}, Level: value(2, n, nowhere+f.Origin.Z) - f.Origin.Z})
		}
	}
	return out, nil
}

// images reads a field.
func (b *builder) images(f *FlowField) (*dem.FlowField, error) {
	var out *dem.FlowField
	for i := range f.Images {
		g, err := b.image(&f.Images[i])
		if err != nil {
			return nil, err
		}
		here := &dem.FlowField{Origin: r3.Sub(g.Origin, f.Origin), Spacing: g.Spacing, Count: g.Count}
		if out == nil {
			out = here
		}
		if here.Origin != out.Origin || here.Spacing != out.Spacing || here.Count != out.Count {
			return nil, fmt.Errorf("%s: %v points from %v on, %v apart; the first image has %v from %v on, %v apart: want one grid", f.Images[i].File, here.Count, here.Origin, here.Spacing, out.Count, out.Origin, out.Spacing)
		}
		velocity, level := g.Array(f.Images[i].Velocity), g.Array(f.Images[i].Level)
		points := len(velocity.Values) / 3
		if n := points * (i + 1); n > mostNodes {
			return nil, fmt.Errorf("%d points in %d images: at most %d", n, i+1, mostNodes)
		}
		out.Times = append(out.Times, f.Images[i].Time)
		for n := range points {
			node := dem.FlowNode{Velocity: r3.Vec{X: velocity.Values[3*n], Y: velocity.Values[3*n+1], Z: velocity.Values[3*n+2]}, Level: everywhere}
			if level != nil {
				node.Level = level.Values[n] - r3.Dot(f.Origin, b.model.Up())
			}
			out.Nodes = append(out.Nodes, node)
		}
	}
	return out, nil
}

// image reads one, with three components of velocity at each point.
func (b *builder) image(f *FlowImage) (*vti.Image, error) {
	data, path, err := b.gridFile(f.File)
	if err != nil {
		return nil, err
	}
	wanted := []string{f.Velocity}
	if f.Level != "" {
		wanted = append(wanted, f.Level)
	}
	g, err := vti.Read(data, path, wanted, mostNodes)
	if err != nil {
		return nil, err
	}
	for i, components := range []int{3, 1}[:len(wanted)] {
		if n := g.Array(wanted[i]).Components; n != components {
			return nil, fmt.Errorf("%s: array %q has %d components: want %d", path, wanted[i], n, components)
		}
	}
	return g, nil
}

// raster reads one that may have holes.
func (b *builder) raster(name string) (*raster.Grid, error) {
	data, path, err := b.gridFile(name)
	if err != nil {
		return nil, err
	}
	return raster.ReadWithHoles(data, path)
}

// gridFile reads the file of a raster or an image, if there is memory for its numbers.
func (b *builder) gridFile(name string) (data []byte, path string, err error) {
	file, err := b.model.Open(b.ctx, name)
	if err != nil {
		return nil, "", err
	}
	defer file.Close()
	path = b.model.Path(name)
	if err := memory.Check(path, perRasterByte*float64(file.Size())); err != nil {
		return nil, "", err
	}
	data, err = file.All()
	return data, path, err
}

// covers tells whether a field is where particles may be: in the domain, or where they and the inlets are at the start.
func (b *builder) covers(f *dem.FlowField, m *dem.Model) error {
	if d := b.model.Domain; d != nil {
		for _, p := range []r3.Vec{d.Min, d.Max} {
			if !holds(f, p) {
				return beyond(f, "the domain's corner", p)
			}
		}
		return nil
	}
	out := func(p r3.Vec) bool { return !holds(f, p) }
	first := slices.IndexFunc(m.Particles.Position, out)
	if first < 0 {
		return nil
	}
	err, more := beyond(f, b.particle(first)+" at", m.Particles.Position[first]), 0
	for _, p := range m.Particles.Position[first+1:] {
		if out(p) {
			more++
		}
	}
	if more > 0 {
		return fmt.Errorf("%w, nor %d more", err, more)
	}
	return err
}

// gridBox is the box of the nodes of a field.
func gridBox(f *dem.FlowField) r3.Box {
	last := r3.Vec{X: f.Spacing.X * float64(f.Count[0]-1), Y: f.Spacing.Y * float64(f.Count[1]-1), Z: f.Spacing.Z * float64(f.Count[2]-1)}
	return r3.Box{Min: f.Origin, Max: r3.Add(f.Origin, last)}
}

// holds tells whether a place is in a field; along an axis of one node all are.
func holds(f *dem.FlowField, p r3.Vec) bool {
	box := gridBox(f)
	for axis := range axes {
		x, lo, hi := vec.Component(p, axis), vec.Component(box.Min, axis), vec.Component(box.Max, axis)
		if slack := 1e-9 * (hi - lo); f.Count[axis] > 1 && !(x >= lo-slack && x <= hi+slack) {
			return false
		}
	}
	return true
}

// beyond is the error of a place that a field does not hold.
func beyond(f *dem.FlowField, what string, p r3.Vec) error {
	box := gridBox(f)
	return fmt.Errorf("the field, from (%g, %g, %g) to (%g, %g, %g) m, does not cover %s (%g, %g, %g) m", box.Min.X, box.Min.Y, box.Min.Z, box.Max.X, box.Max.Y, box.Max.Z, what, p.X, p.Y, p.Z)
}

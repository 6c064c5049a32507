package runs

// What there is to see of the fluid: its surface, and how it flows, at points of coarse grids.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/vec"
	"gabion/mbd"
	"gabion/models"
	"gabion/results"
	"gabion/rigid"
)

const (
	mostCells   = 48 // of the surface along a side
	flowPlaces  = 10 // along the longest side, at which the flow is told
	mostLayers  = 4  // of them, one above the other
	levelRounds = 8  // of the search for the surface of a fluid whose level depends on the height

	dryPart  = 1e-3 // of the height of what is seen, that a fluid must stand above its bottom to be there
	coverage = 1e29 // m; levels beyond are those of a fluid that is everywhere, or nowhere
)

// fluidView looks at the fluid of a model within a box: the domain, or where there is none what the run starts with, as far as the flow is given. Heights are along the
// axis of the world that is nearest to the direction against gravity, so that the box holds what is seen also where that leans.
type fluidView struct {
	fluid   *dem.Fluid
	up      r3.Vec
	box     r3.Box
	axis    int    // of heights
	across  [2]int // the other two
	cells   [2]int // of the surface, along these
	spacing float64
	deep    bool // the flow may change with the height
}

// newFluidView is that of the model; nil without a fluid, and where nothing has a size.
func (s *scene) newFluidView() *fluidView {
	fluid := s.model.Fluid
	if fluid == nil {
		return nil
	}
	v := &fluidView{fluid: fluid, up: s.model.Model.Up(), axis: 2}
	if v.up != (r3.Vec{}) {
		for axis := range 3 {
			if math.Abs(vec.Component(v.up, axis)) > math.Abs(vec.Component(v.up, v.axis)) {
				v.axis = axis
			}
		}
	}
	v.across = [2]int{(v.axis + 1) % 3, (v.axis + 2) % 3}
	v.box = s.startBox()
	v.cells, v.deep = [2]int{1, 1}, fluid.Field == nil && fluid.StreamAtTime(0).Level > coverage
	if g := fluid.Field; g != nil {
		v.within(g)
		v.deep = g.Count[v.axis] > 1
	}
	side := r3.Sub(v.box.Max, v.box.Min)
	v.spacing = max(side.X, side.Y, side.Z) / flowPlaces
	if !(side.X >= 0 && side.Y >= 0 && side.Z >= 0 && v.spacing > 0) {
		return nil
	}
	return v
}

// startBox is the domain, or else the box around all that the run starts with.
func (s *scene) startBox() r3.Box {
	m := s.model.Model
	if d := m.Domain; d != nil {
		return r3.Box{Min: d.Min, Max: d.Max}
	}
	f := &results.Frame{}
	for i := range s.shapes {
		d := &s.shapes[i]
		at, shape := s.carrierAtStart(d), d.shape
		shape.Position, shape.Orientation = at.ToWorld(shape.Position), rigid.Compose(at.Orientation, shape.Orientation)
		f.Shapes = append(f.Shapes, shape)
	}
	for i := range s.edges {
		e := &s.edges[i]
		at := s.carrierAtStart(&e.carrier)
		f.Links = append(f.Links, results.Link{From: at.ToWorld(e.from), To: at.ToWorld(e.to)})
	}
	if p := s.model.Particles; p != nil {
		f.Particles = results.Particles{Position: p.Particles.Position, Radius: p.Particles.Radius}
	}
	for i := range m.Inlets {
		if b := m.Inlets[i].Box; b != nil {
			f.Links = append(f.Links, results.Link{From: b.Min, To: b.Max})
		}
	}
	return f.Box()
}

// carrierAtStart is the frame that carries a shape at the start of the run, also of one that goes on from a later state.
func (s *scene) carrierAtStart(d *renderItem) rigid.Frame {
	if d.motion == nil && d.body != mbd.Ground {
		return s.model.Bodies.Body(d.body).Pose
	}
	return s.carrierFrame(d, 0)
}

// within leaves of the box what a field gives, and divides that as the field is.
func (v *fluidView) within(g *dem.FlowField) {
	for axis := range 3 {
		if g.Count[axis] < 2 {
			continue
		}
		low, spacing := vec.Component(g.Origin, axis), vec.Component(g.Spacing, axis)
		high := low + spacing*float64(g.Count[axis]-1)
		low, high = max(low, vec.Component(v.box.Min, axis)), min(high, vec.Component(v.box.Max, axis))
		vec.SetComponent(&v.box.Min, axis, low)
		vec.SetComponent(&v.box.Max, axis, high)
		for i, a := range v.across {
			if a == axis {
				v.cells[i] = int(min(max(math.Ceil((high-low)/spacing), 1), mostCells))
			}
		}
	}
}

// at is what there is to see of the fluid at a time (s).
func (v *fluidView) at(t float64) *results.Fluid {
	out := &results.Fluid{Object: models.FluidObject, Level: [2]float64{math.Inf(1), math.Inf(-1)}, Spacing: v.spacing}
	stream := v.fluid.StreamAtTime(t)
	v.addSurface(out, &stream)
	v.addFlow(out, &stream)
	if out.Level[0] > out.Level[1] {
		out.Columns, out.Surface, out.Level = 0, nil, [2]float64{}
	}
	return out
}

// stream is the fluid at a place.
func (v *fluidView) stream(now *dem.Stream, x r3.Vec) dem.Stream {
	if v.fluid.Field == nil {
		return *now
	}
	return v.fluid.Field.At(now, x)
}

// surface is where the fluid ends above a place of the grid: x there, whose height along the axis is infinite where the fluid is everywhere.
func (v *fluidView) surface(now *dem.Stream, x r3.Vec) r3.Vec {
	lean := vec.Component(v.up, v.axis)
	if lean == 0 {
		vec.SetComponent(&x, v.axis, math.Inf(1))
		return x
	}
	vec.SetComponent(&x, v.axis, vec.Component(v.box.Max, v.axis))
	for range levelRounds {
		level := v.stream(now, x).Level
		if math.Abs(level) > coverage {
			vec.SetComponent(&x, v.axis, math.Copysign(math.Inf(1), level*lean))
			return x
		}
		by := (level - r3.Dot(v.up, x)) / lean
		vec.SetComponent(&x, v.axis, vec.Component(x, v.axis)+by)
		if by == 0 {
			break
		}
	}
	return x
}

// ends are those of the box along the axis, in the direction against gravity.
func (v *fluidView) ends() (bottom, top float64) {
	bottom, top = vec.Component(v.box.Min, v.axis), vec.Component(v.box.Max, v.axis)
	if vec.Component(v.up, v.axis) < 0 {
		return top, bottom
	}
	return bottom, top
}

// depth is how high a place stands above the bottom of the box along the axis, m.
func (v *fluidView) depth(x r3.Vec) float64 {
	bottom, top := v.ends()
	h := vec.Component(x, v.axis) - bottom
	if top < bottom {
		return -h
	}
	return h
}

// addSurface adds the points of the surface. Those of a fluid that has run dry are left out but where there is some beside them, and are a little below the bottom there: what lies on
// that hides them.
func (v *fluidView) addSurface(out *results.Fluid, now *dem.Stream) {
	columns, rows := v.cells[0]+1, v.cells[1]+1
	points, depths := make([]r3.Vec, 0, columns*rows), make([]float64, 0, columns*rows)
	height := vec.Component(v.box.Max, v.axis) - vec.Component(v.box.Min, v.axis)
	highest := height + r3.Norm(r3.Sub(v.box.Max, v.box.Min))
	for j := range rows {
		for i := range columns {
			x := v.surface(now, v.place([2]float64{float64(i) / float64(v.cells[0]), float64(j) / float64(v.cells[1])}))
			points, depths = append(points, x), append(depths, v.depth(x))
		}
	}
	wet := func(i, j int) bool {
		if i < 0 || j < 0 || i >= columns || j >= rows {
			return false
		}
		d := depths[j*columns+i]
		return d > dryPart*height && d <= highest
	}
	bottom, top := v.ends()
	out.Columns, out.Surface = columns, points
	for k := range points {
		i, j := k%columns, k/columns
		if wet(i, j) {
			h := r3.Dot(v.up, points[k])
			out.Level[0], out.Level[1] = min(out.Level[0], h), max(out.Level[1], h)
			continue
		}
		beside := false
		for b := range 9 {
			beside = beside || wet(i+b%3-1, j+b/3-1)
		}
		if !beside || depths[k] > highest {
			points[k] = r3.Vec{X: math.NaN(), Y: math.NaN(), Z: math.NaN()}
		} else if depths[k] <= dryPart*height {
			vec.SetComponent(&points[k], v.axis, bottom-10*dryPart*(top-bottom))
		}
	}
}

// place is one of the box by its parts along the sides across the axis.
func (v *fluidView) place(part [2]float64) (x r3.Vec) {
	for i, axis := range v.across {
		low, high := vec.Component(v.box.Min, axis), vec.Component(v.box.Max, axis)
		vec.SetComponent(&x, axis, low+part[i]*(high-low))
	}
	return x
}

// addFlow adds the velocity at places a spacing apart: at the surface of a fluid that flows alike at all heights, and else in layers below it.
func (v *fluidView) addFlow(out *results.Fluid, now *dem.Stream) {
	var places [2]int
	for i, axis := range v.across {
		places[i] = max(int(math.Round((vec.Component(v.box.Max, axis)-vec.Component(v.box.Min, axis))/v.spacing)), 1)
	}
	bottom, top := v.ends()
	for j := range places[1] {
		for i := range places[0] {
			x := v.surface(now, v.place([2]float64{(float64(i) + 0.5) / float64(places[0]), (float64(j) + 0.5) / float64(places[1])}))
			depth := v.depth(x)
			if !(depth > dryPart*math.Abs(top-bottom)) {
				continue
			}
			if !v.deep && depth <= math.Abs(top-bottom) {
				v.addVelocity(out, now, x)
				continue
			}
			depth = min(depth, math.Abs(top-bottom))
			layers := int(min(max(math.Round(depth/v.spacing), 1), mostLayers))
			for k := range layers {
				vec.SetComponent(&x, v.axis, bottom+math.Copysign((float64(k)+0.5)/float64(layers)*depth, top-bottom))
				v.addVelocity(out, now, x)
			}
		}
	}
}

// addVelocity adds that at a place, unless the fluid rests there.
func (v *fluidView) addVelocity(out *results.Fluid, now *dem.Stream, x r3.Vec) {
	if u := v.stream(now, x).Velocity; u != (r3.Vec{}) {
		out.Flow = append(out.Flow, results.Flow{Point: x, Velocity: u})
	}
}

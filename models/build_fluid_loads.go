package models

// From fluid loads to panels, and to forces on the bodies that carry them.

import (
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/mbd"
	"gabion/mbd/pressure"
	"gabion/rigid"
)

// mostPanels is how many panels a fluid load has at most.
const mostPanels = 1 << 20

// autoPanels is the part of the extent of a wall or a body that a panel is long unless the model says otherwise.
const autoPanels = 1.0 / 32

// fluidLoad is a load as it is built: elements of the multibody system, or the panels of a wall.
type fluidLoad struct {
	name     string
	elements []int // of a net, one a panel; of a body, one
	wall     *wallPanels
	panels   int
}

// wallPanels are those of a wall, in its own axes.
type wallPanels struct {
	surface *dem.Surface
	corners [][]r3.Vec
	law     pressure.Law
	flow    pressure.Flow
	up      r3.Vec
}

// flow is the fluid as loads see it.
type flow struct {
	fluid *dem.Fluid
	up    r3.Vec
}

// At implements pressure.Flow.
func (f flow) At(t float64, x r3.Vec) pressure.Fluid {
	s := f.fluid.StreamAtTime(t)
	out := pressure.Fluid{DepthBy: r3.Scale(-1, f.up)}
	if f.fluid.Field != nil {
		var slope r3.Vec
		s, out.VelocityBy, slope = f.fluid.Field.WithGradients(&s, x)
		out.DepthBy = r3.Add(out.DepthBy, slope)
	}
	out.Velocity, out.Depth = s.Velocity, s.Level-r3.Dot(x, f.up)
	return out
}

// makeFluidLoads adds the loads of the fluid.
func (b *builder) makeFluidLoads() error {
	if b.model.DEM.Fluid == nil || len(b.model.DEM.Fluid.Loads) == 0 {
		return nil
	}
	fluid, err := b.givenFluid()
	if err != nil {
		return err
	}
	for i := range b.model.DEM.Fluid.Loads {
		f := &b.model.DEM.Fluid.Loads[i]
		built, err := b.fluidLoad(f, flow{fluid, b.model.Up()})
		if err != nil {
			return b.about("fluid_load", f.Name, err)
		}
		built.name = f.Name
		b.loads = append(b.loads, built)
	}
	b.built.fluidLoads = b.loads
	return nil
}

// fluidLoad makes one.
func (b *builder) fluidLoad(f *FluidLoad, in flow) (fluidLoad, error) {
	law := pressure.Law{
		Density: b.model.DEM.Fluid.Density, Gravity: r3.Norm(r3.Vec{X: b.model.Gravity[0].Constant, Y: b.model.Gravity[1].Constant, Z: b.model.Gravity[2].Constant}),
		Hydrostatic: f.HydrostaticCoefficient, Dynamic: f.DynamicCoefficient, Solidity: 1, BothSides: f.Net != "",
	}
	if f.Solidity != nil {
		law.Solidity = *f.Solidity
	}
	switch kind, name := f.subject(); kind {
	case "net":
		return b.netLoad(f, b.model.net(name), law, in)
	case "body":
		return b.bodyLoad(f, name, law, in)
	default:
		return b.wallLoad(f, name, law, in)
	}
}

// netLoad loads the meshes of a net.
func (b *builder) netLoad(f *FluidLoad, n *Net, law pressure.Law, in flow) (out fluidLoad, err error) {
	parts := n.Parts()
	faces := parts.meshes(n.Directions)
	normal := r3.Cross(n.Directions[0], n.Directions[1])
	if along := r3.Dot(r3.Unit(normal), r3.Unit(*f.Towards)); math.Abs(along) < 1e-3 {
		return out, fmt.Errorf("towards, %v, lies in the net, whose normal is %v", *f.Towards, r3.Unit(normal))
	}
	if f.Solidity == nil {
		law.Solidity = min(1, parts.covered(n.Strands.Radius)/parts.area(faces))
		b.built.Notes = append(b.built.Notes, fmt.Sprintf("fluid load %q: the strands of net %q cover %.4g of its area, which is taken for its solidity", f.Name, n.Name, law.Solidity))
	}
	first := b.bodies[n.BodyName(1)]
	for k, face := range faces {
		if r3.Dot(normal, *f.Towards) < 0 {
			slices.Reverse(face)
		}
		var corners []mbd.Marker
		for _, i := range face {
			if err := b.flooded(in, parts.Positions[i]); err != nil {
				return out, err
			}
			corners = append(corners, b.system.MarkerAt(first+i, parts.Positions[i], quat.Number{}))
		}
		out.elements = append(out.elements, b.system.AddForce(&mbd.FluidLoad{
			Name: fmt.Sprintf("%s.%d", f.Name, k+1), Law: law, Flow: in, Up: in.up, Panels: [][]mbd.Marker{corners},
		}))
	}
	out.panels = len(faces)
	return out, nil
}

// bodyLoad loads the surfaces of a body.
func (b *builder) bodyLoad(f *FluidLoad, name string, law pressure.Law, in flow) (out fluidLoad, err error) {
	body := b.bodies[name]
	element := &mbd.FluidLoad{Name: f.Name, Law: law, Flow: in, Up: in.up}
	pose := b.system.Body(body).Pose
	for i := range b.built.Surfaces {
		c, attached := b.built.Surfaces[i].Carrier.(dem.Attached)
		if !attached || b.built.Carriers[c.Frame] != body {
			continue
		}
		corners, err := b.panels(f, &b.built.Surfaces[i], pose.Place(c.At))
		if err != nil {
			return out, err
		}
		for _, polygon := range corners {
			var panel []mbd.Marker
			for _, x := range polygon {
				if err := b.flooded(in, pose.Place(c.At).ToWorld(x)); err != nil {
					return out, err
				}
				panel = append(panel, mbd.Marker{Body: body, Position: r3.Add(c.At.Position, rigid.Rotate(c.At.Orientation, x)), Orientation: quat.Number{Real: 1}})
			}
			element.Panels = append(element.Panels, panel)
		}
	}
	out.elements, out.panels = []int{b.system.AddForce(element)}, len(element.Panels)
	return out, nil
}

// wallLoad loads a wall.
func (b *builder) wallLoad(f *FluidLoad, name string, law pressure.Law, in flow) (out fluidLoad, err error) {
	s := &b.built.Surfaces[b.walls[name]]
	w := &wallPanels{surface: s, law: law, flow: in, up: in.up}
	_, at := s.Placed(nil, 0)
	if w.corners, err = b.panels(f, s, at); err != nil {
		return out, err
	}
	for _, polygon := range w.corners {
		for _, x := range polygon {
			if err := b.flooded(in, at.ToWorld(x)); err != nil {
				return out, err
			}
		}
	}
	out.wall, out.panels = w, len(w.corners)
	return out, nil
}

// flooded tells where a flow that is given from place to place does not reach.
func (b *builder) flooded(in flow, x r3.Vec) error {
	if g := in.fluid.Field; g != nil && !holds(g, x) {
		return beyond(g, "its panel at", x)
	}
	return nil
}

// panels divides a surface into panels whose corners go round clockwise seen from the fluid, in the surface's axes.
func (b *builder) panels(f *FluidLoad, s *dem.Surface, at rigid.Frame) ([][]r3.Vec, error) {
	faces, err := b.facesOf(s)
	if err != nil {
		return nil, err
	}
	size := autoPanels * extent(faces)
	if f.PanelSize != nil {
		size = *f.PanelSize
	}
	var list [][]r3.Vec
	for _, face := range faces {
		if f.Towards == nil || r3.Dot(rigid.Rotate(at.Orientation, normalOf(face)), *f.Towards) < 0 {
			slices.Reverse(face)
		}
		if n := panelsIn(face, size); !(float64(len(list))+n <= mostPanels) {
			return nil, fmt.Errorf("panels of %g m make more than %d: give a larger panel_size", size, mostPanels)
		}
		list = divide(list, face, size)
	}
	return list, nil
}

// facesOf are the flat faces of a surface; of a plane what of it is in the domain.
func (b *builder) facesOf(s *dem.Surface) ([][]r3.Vec, error) {
	plane, is := s.Shape.(geometry.Plane)
	if !is {
		faces, err := geometry.Polygons(s.Shape)
		if err != nil {
			return nil, fmt.Errorf("surface %q: %w", s.Name, err)
		}
		return faces, nil
	}
	d := b.model.Domain
	if d == nil {
		return nil, fmt.Errorf("surface %q is a plane, which has no bounds: give the model a domain, or take a plate", s.Name)
	}
	polygon := geometry.PlaneIn(plane, r3.Box{Min: d.Min, Max: d.Max})
	if polygon == nil {
		return nil, fmt.Errorf("surface %q, a plane, is outside of the domain", s.Name)
	}
	return [][]r3.Vec{polygon}, nil
}

// FluidPanels goes through all panels that the fluid presses on: the load that each is of, its corners in the world, which are to be copied, and the pressure on it, Pa.
func (b *Built) FluidPanels(yield func(load string, corners []r3.Vec, pressure float64)) {
	for i := range b.fluidLoads {
		f := &b.fluidLoads[i]
		f.pressures(b.Bodies, b.Simulation.Time(), func(_ int, corners []r3.Vec, _, _ r3.Vec, p *pressure.Pressure) { yield(f.name, corners, p.Total()) })
	}
}

// eachPanel is told of a panel by its number, its corners in the world, which are to be copied, its middle, its area (m2, away from the fluid) and the pressure on it.
type eachPanel = func(panel int, corners []r3.Vec, middle, area r3.Vec, p *pressure.Pressure)

// pressures goes through the panels of a load, where the bodies are now or at a time (s).
func (f *fluidLoad) pressures(bodies *mbd.System, t float64, yield eachPanel) {
	if f.wall != nil {
		f.wall.pressures(t, yield)
		return
	}
	first := 0 // panel of the element
	for _, e := range f.elements {
		n := 0
		bodies.Force(e).(*mbd.FluidLoad).Pressures(bodies, func(k int, corners []r3.Vec, middle, area r3.Vec, p *pressure.Pressure) {
			yield(first+k, corners, middle, area, p)
			n++
		})
		first += n
	}
}

// pressures goes through the panels at a time.
func (w *wallPanels) pressures(t float64, yield eachPanel) {
	_, at := w.surface.Placed(nil, t)
	var corners []r3.Vec
	for k, polygon := range w.corners {
		var panel pressure.Panel
		var middle r3.Vec
		low, high := math.Inf(1), math.Inf(-1)
		corners = corners[:0]
		for _, x := range polygon {
			middle = r3.Add(middle, r3.Scale(1/float64(len(polygon)), x))
			corners = append(corners, at.ToWorld(x))
			z := r3.Dot(w.up, at.ToWorld(x))
			low, high = min(low, z), max(high, z)
		}
		panel.Area, panel.Height = rigid.Rotate(at.Orientation, normalOf(polygon)), high-low
		middle = at.ToWorld(middle)
		panel.Velocity = at.VelocityAt(middle)
		fluid := w.flow.At(t, middle)
		p := w.law.On(&panel, &fluid)
		yield(k, corners, middle, panel.Area, &p)
	}
}

package models

// What walls and nets with a constant of wear or erosion can be asked for besides: what particles and bodies have done to their parts.

import (
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/document"
	"gabion/observables"
)

// Types of walls and nets, by whether what is done to their parts is added up.
const (
	recordedWall = "a wall with wear_constant or erosion_constant"
	plainWall    = "a wall without wear_constant and erosion_constant"
	recordedNet  = "a net whose strands have wear_constant or erosion_constant"
	plainNet     = "a net whose strands have neither wear_constant nor erosion_constant"
)

// recorded tells whether what particles and bodies do to a surface with these constants, nil where they are not given, is added up.
func recorded(wear, erosion *float64) bool { return wear != nil || erosion != nil }

// Wear is what volume particles and bodies take off a surface.
type Wear struct {
	Archard float64 // volume by the normal force and the way of sliding, 1/Pa
	Finnie  float64 // volume by m v2 of impacts and their function of the angle, 1/Pa
}

// Worn is the volume that sliding has taken off a part of the surface, m3.
func (w Wear) Worn(l *dem.PartLoad) float64 { return w.Archard * l.Sliding }

// Eroded is the volume that impacts have taken off a part of the surface, m3.
func (w Wear) Eroded(l *dem.PartLoad) float64 { return w.Finnie * l.Eroding }

// partLoads are what particles and bodies have done to some surfaces in a window, all parts together, and the part that has it worst.
type partLoads struct {
	dem.PartLoad
	worn, eroded   float64 // volumes, m3
	deepest, pits  float64 // wear and erosion of a part by its area, m; of meshes
	pressure       float64 // largest load of a part in a step by its area, Pa; of meshes
	most           float64 // largest impulse on a part, N s
	number         int     // of that part, from 1
	pressureNumber int     // of the part with the largest load, from 1
}

// windowedLoads are those since the start, and since the last row of the history.
type windowedLoads [dem.SinceRow + 1]partLoads

// partLoadQuantities are the quantities of subjects of a type whose parts have loads; those of meshes have an area.
func partLoadQuantities[T any](kind, part string, area bool, of func(T) *windowedLoads) (all observables.Registry[T]) {
	for _, in := range []struct {
		window       dem.LoadWindow
		prefix, when string
	}{{dem.SinceStart, "", "since the start"}, {dem.SinceRow, "interval_", "since the row before"}} {
		add := func(name, unit, meaning string, value func(p *partLoads) float64) {
			all = append(all, observables.Scalar(in.prefix+name, unit, meaning+in.when, func(o T) float64 { return value(&of(o)[in.window]) }).For(kind))
		}
		add("impulse", "N s", "of particles and bodies along its normals, ", func(p *partLoads) float64 { return p.Impulse })
		add("shear_impulse", "N s", "of particles and bodies along it: the sizes of the forces times the time, ", func(p *partLoads) float64 { return p.Shear })
		add("normal_work", "J", "of the normal forces against particles and bodies that approach it, ", func(p *partLoads) float64 { return p.Pressed })
		add("sliding_work", "J", "that particles and bodies have lost in sliding on it ", func(p *partLoads) float64 { return p.Slid })
		add("impacts", "1", "number of times that a particle, or a surface of a body, has begun to touch it, ", func(p *partLoads) float64 { return p.Impacts })
		add("wear_volume", "m^3", "worn off by Archard, wear_constant times the integral of normal force and sliding way, ", func(p *partLoads) float64 { return p.worn })
		add("erosion_volume", "m^3", "worn off by Finnie, erosion_constant times m v2 of each impact of a particle and a function of its angle, ", func(p *partLoads) float64 { return p.eroded })
		add("largest_contact_force", "N", "normal force of one particle, or at one contact of a body, in one step, ", func(p *partLoads) float64 { return p.PeakForce })
		add("largest_load", "N", "normal force of all particles, or of all bodies, on a "+part+" in one step, ", func(p *partLoads) float64 { return p.PeakLoad })
		add("largest_load_part", "1", "number of that "+part+", from 1; 0 where there is none, ", func(p *partLoads) float64 { return float64(p.pressureNumber) })
		if area {
			add("peak_pressure", "Pa", "normal force of all particles, or of all bodies, on a triangle of a mesh in one step by its area, the largest ", func(p *partLoads) float64 { return p.pressure })
			add("largest_wear_depth", "m", "of the triangle of a mesh that is worn most by its area, ", func(p *partLoads) float64 { return p.deepest })
			add("largest_erosion_depth", "m", "of the triangle of a mesh that is eroded most by its area, ", func(p *partLoads) float64 { return p.pits })
		}
		add("largest_impulse", "N s", "on a "+part+" that has taken most, ", func(p *partLoads) float64 { return p.most })
		add("largest_impulse_part", "1", "number of that "+part+", from 1; 0 where none has taken any, ", func(p *partLoads) float64 { return float64(p.number) })
	}
	return all
}

// readPartLoads looks at surfaces. Parts are numbered as numberOf says.
func (b *builder) readPartLoads(surfaces []int, numberOf func(surface, part int) int) (sums windowedLoads) {
	for _, i := range surfaces {
		wear, recorded := b.built.Wear[i]
		if !recorded {
			continue
		}
		mesh, _ := b.built.Surfaces[i].Shape.(*geometry.Mesh)
		for window := range sums {
			parts := b.built.Simulation.PartLoads(i, dem.LoadWindow(window))
			for part := range parts {
				area := 0.0
				if mesh != nil {
					area = mesh.Area(part)
				}
				sums[window].add(&parts[part], wear, area, numberOf(i, part))
			}
		}
	}
	return sums
}

// add adds a part of an area (m2), 0 for one that has none, and a number.
func (p *partLoads) add(l *dem.PartLoad, wear Wear, area float64, number int) {
	worn, eroded := wear.Worn(l), wear.Eroded(l)
	p.Impulse, p.Shear, p.Pressed, p.Slid = p.Impulse+l.Impulse, p.Shear+l.Shear, p.Pressed+l.Pressed, p.Slid+l.Slid
	p.Impacts, p.worn, p.eroded = p.Impacts+l.Impacts, p.worn+worn, p.eroded+eroded
	p.PeakForce = max(p.PeakForce, l.PeakForce)
	if l.PeakLoad > p.PeakLoad {
		p.PeakLoad, p.pressureNumber = l.PeakLoad, number
	}
	if area > 0 {
		p.deepest, p.pits, p.pressure = max(p.deepest, worn/area), max(p.pits, eroded/area), max(p.pressure, l.PeakLoad/area)
	}
	if l.Impulse > p.most {
		p.most, p.number = l.Impulse, number
	}
}

// wallTypes are the types of a wall; nil if there is no such wall.
func (m *Model) wallTypes(name string) []string {
	for i := range m.Walls {
		if w := &m.Walls[i]; w.Name == name {
			if recorded(w.WearConstant, w.ErosionConstant) {
				return []string{recordedWall}
			}
			return []string{plainWall}
		}
	}
	return nil
}

// netTypes are the types of a net; nil if there is no such net.
func (m *Model) netTypes(name string) []string {
	switch n := m.net(name); {
	case n == nil:
		return nil
	case n.Strands != nil && recorded(n.Strands.WearConstant, n.Strands.ErosionConstant):
		return []string{recordedNet}
	}
	return []string{plainNet}
}

// checkErosion refuses erosion by clumps, of which several spheres begin to touch in one impact.
func (m *Model) checkErosion(r *document.Report) {
	clumps := false
	for i := range m.Particles {
		clumps = clumps || m.Particles[i].Clump != ""
	}
	for i := range m.Inlets {
		clumps = clumps || m.Inlets[i].Clump != ""
	}
	if !clumps {
		return
	}
	refuse := func(at *document.Report, constant *float64) {
		if constant != nil {
			at.Fail("erosion_constant", "erosion_constant counts the impacts of particles that are spheres; with clumps, leave it out: wear_constant adds up their loads")
		}
	}
	for i := range m.Walls {
		refuse(r.Item("walls", i), m.Walls[i].ErosionConstant)
	}
	for i := range m.Bodies {
		for k := range m.Bodies[i].Surfaces {
			refuse(r.Item("bodies", i).Item("surfaces", k), m.Bodies[i].Surfaces[k].ErosionConstant)
		}
	}
	for i := range m.Nets {
		if s := m.Nets[i].Strands; s != nil {
			refuse(r.Item("nets", i).Part("strands"), s.ErosionConstant)
		}
	}
	for i := range m.Ropes {
		if s := m.Ropes[i].Strands; s != nil {
			refuse(r.Item("ropes", i).Part("strands"), s.ErosionConstant)
		}
	}
}

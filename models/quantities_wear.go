package models

// What walls and nets with a constant of wear can be asked for besides: what particles have done to their parts.

import (
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/observables"
)

// Types of walls and nets, by whether what particles do to their parts is added up.
const (
	recordedWall = "a wall with wear_constant"
	plainWall    = "a wall without wear_constant"
	recordedNet  = "a net whose strands have wear_constant"
	plainNet     = "a net whose strands have no wear_constant"
)

// partLoads are what particles have done to some surfaces since the start, all parts together, and the part that has it worst.
type partLoads struct {
	dem.PartLoad
	worn    float64 // volume, m3
	deepest float64 // wear of a part by its area, m; of meshes
	most    float64 // largest impulse on a part, N s
	number  int     // of that part, from 1
}

// partLoadQuantities are the quantities of subjects of a type that have part loads.
func partLoadQuantities[T any](kind, part string, of func(T) *partLoads) observables.Registry[T] {
	scalar := func(name, unit, meaning string, value func(p *partLoads) float64) observables.Quantity[T] {
		return observables.Scalar(name, unit, meaning, func(o T) float64 { return value(of(o)) }).For(kind)
	}
	return observables.Registry[T]{
		scalar("impulse", "N s", "of particles along its normals, since the start", func(p *partLoads) float64 { return p.Impulse }),
		scalar("shear_impulse", "N s", "of particles along it: the sizes of the forces times the time, since the start", func(p *partLoads) float64 { return p.Shear }),
		scalar("sliding_work", "J", "that particles have lost in sliding on it since the start", func(p *partLoads) float64 { return p.Slid }),
		scalar("wear_volume", "m^3", "worn off since the start, by Archard: wear_constant times the integral of normal force and sliding way", func(p *partLoads) float64 { return p.worn }),
		scalar("largest_contact_force", "N", "normal force of one particle in one step, since the start", func(p *partLoads) float64 { return p.PeakForce }),
		scalar("largest_impulse", "N s", "on "+part+" that has taken most", func(p *partLoads) float64 { return p.most }),
		scalar("largest_impulse_part", "1", "number of that "+part[2:]+", from 1; 0 where none has taken any", func(p *partLoads) float64 { return float64(p.number) }),
	}
}

// readPartLoads looks at surfaces from one number to before another. Parts are numbered as numberOf says.
func (b *builder) readPartLoads(first, end int, numberOf func(surface, part int) int) (sum partLoads) {
	recorder, ok := b.built.Simulation.Particles().(dem.LoadRecorder)
	if !ok {
		return sum
	}
	for i := first; i < end; i++ {
		constant, recorded := b.built.Wear[i]
		if !recorded {
			continue
		}
		mesh, _ := b.built.Surfaces[i].Shape.(*geometry.Mesh)
		for part, l := range recorder.PartLoads(i) {
			sum.Impulse, sum.Shear, sum.Slid, sum.Sliding = sum.Impulse+l.Impulse, sum.Shear+l.Shear, sum.Slid+l.Slid, sum.Sliding+l.Sliding
			sum.PeakForce = max(sum.PeakForce, l.PeakForce)
			sum.worn += constant * l.Sliding
			if mesh != nil {
				sum.deepest = max(sum.deepest, constant*l.Sliding/mesh.Area(part))
			}
			if l.Impulse > sum.most {
				sum.most, sum.number = l.Impulse, numberOf(i, part)
			}
		}
	}
	return sum
}

// wallTypes are the types of a wall; nil if there is no such wall.
func (m *Model) wallTypes(name string) []string {
	for i := range m.Walls {
		if w := &m.Walls[i]; w.Name == name {
			if w.WearConstant != nil {
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
	case n.Strands != nil && n.Strands.WearConstant != nil:
		return []string{recordedNet}
	}
	return []string{plainNet}
}

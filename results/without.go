package results

// A frame without some of its objects.

// Without returns a frame that lacks the objects that are hidden: walls, bodies, nets, forces, groups of particles, loads of the fluid, and the fluid. It shares what it can with f.
func (f *Frame) Without(hidden func(object string) bool) *Frame {
	out := &Frame{Time: f.Time, Particles: f.Particles.without(hidden)}
	for _, s := range f.Shapes {
		if !hidden(s.Object) {
			out.Shapes = append(out.Shapes, s)
		}
	}
	for _, l := range f.Links {
		if !hidden(l.Object) {
			out.Links = append(out.Links, l)
		}
	}
	for _, l := range f.Loads {
		if !hidden(l.Wall) {
			out.Loads = append(out.Loads, l)
		}
	}
	for _, p := range f.Panels {
		if !hidden(p.Load) {
			out.Panels = append(out.Panels, p)
		}
	}
	if f.Fluid != nil && !hidden(f.Fluid.Object) {
		out.Fluid = f.Fluid
	}
	return out
}

func (g *Particles) without(hidden func(object string) bool) Particles {
	gone := make([]bool, len(g.Groups))
	some := false
	for i, name := range g.Groups {
		gone[i] = hidden(name)
		some = some || gone[i]
	}
	if !some {
		return *g
	}
	var kept []int
	for i := range g.Position {
		if k := g.Group[i]; int(k) >= len(gone) || !gone[k] {
			kept = append(kept, i)
		}
	}
	return g.At(kept)
}

// At is the particles at some places, ascending.
func (g *Particles) At(kept []int) Particles {
	out := Particles{
		ID: pick(g.ID, kept), Position: pick(g.Position, kept), Radius: pick(g.Radius, kept), Velocity: pick(g.Velocity, kept),
		AngularVelocity: pick(g.AngularVelocity, kept), Force: pick(g.Force, kept), Orientation: pick(g.Orientation, kept),
		Group: pick(g.Group, kept), Groups: g.Groups,
	}
	for i, next := 0, 0; i < len(g.Solids); i++ {
		for next < len(kept) && kept[next] < g.Solids[i].Particle {
			next++
		}
		if next < len(kept) && kept[next] == g.Solids[i].Particle {
			s := g.Solids[i]
			s.Particle = next
			out.Solids = append(out.Solids, s)
		}
	}
	for _, s := range g.Scalars {
		out.Scalars = append(out.Scalars, Scalar{s.Name, s.Unit, pick(s.Values, kept)})
	}
	return out
}

// pick returns the values at some places; nil of nil.
func pick[T any](values []T, places []int) []T {
	if values == nil {
		return nil
	}
	out := make([]T, len(places))
	for i, k := range places {
		out[i] = values[k]
	}
	return out
}

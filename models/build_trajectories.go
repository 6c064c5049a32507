package models

// What is followed of blocks on their ways over a terrain.

import (
	"fmt"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/mbd"
)

// Tracks are the blocks of a model whose ways are followed, and the ground below them.
type Tracks struct {
	Ground TrackedGround

	built     *Built
	bodies    []int // of the system
	names     []string
	particles []bool // which names of the grouping are followed
	firsts    []int  // id of the first particle of each of these
}

// TrackedGround is what blocks go over, by the world's axes.
type TrackedGround struct {
	Low, High [2]float64                              // corners on the map, m
	Cell      float64                                 // edge of the cells of rasters, m
	Shift     [2]float64                              // from the world's x and y to the coordinates of the survey, m
	Height    func(x, y float64) (z float64, on bool) // of the ground, m
}

// Block is where a block is, and how it moves.
type Block struct {
	Number                    int     // for Name
	Mass                      float64 // kg
	Position, Velocity        r3.Vec  // m, m/s
	Translational, Rotational float64 // energy, J
}

// mostRasterCells is how many cells a raster may have.
const mostRasterCells = 5e7

// makeTracks makes them for a model that wants them.
func (b *builder) makeTracks() error {
	t := b.model.Outputs.Trajectories
	if t == nil {
		return nil
	}
	s := &b.built.Surfaces[b.walls[t.Terrain]]
	field, at := s.Shape.(*geometry.HeightField), s.Carrier.(dem.Fixed).At.Position
	wall := &b.model.Walls[slices.IndexFunc(b.model.Walls, func(w Wall) bool { return w.Name == t.Terrain })]
	k := &Tracks{built: b.built, particles: make([]bool, len(b.built.Grouping.Names)), firsts: make([]int, len(b.built.Grouping.Names))}
	k.Ground = TrackedGround{
		Low: [2]float64{at.X, at.Y}, High: [2]float64{at.X + field.Bounds().Max.X, at.Y + field.Bounds().Max.Y}, Cell: field.Spacing[0],
		Shift: [2]float64{wall.Origin.X - wall.Center.X, wall.Origin.Y - wall.Center.Y},
		Height: func(x, y float64) (float64, bool) {
			h, on := field.HeightAt(x-at.X, y-at.Y)
			return h + at.Z, on
		},
	}
	if t.Cell != nil {
		k.Ground.Cell = *t.Cell
	}
	if n := (k.Ground.High[0] - k.Ground.Low[0]) * (k.Ground.High[1] - k.Ground.Low[1]) / (k.Ground.Cell * k.Ground.Cell); n > mostRasterCells {
		return b.about("wall", t.Terrain, fmt.Errorf("outputs.trajectories.cell: rasters of %.3g cells of %g m; at most %g are possible", n, k.Ground.Cell, float64(mostRasterCells)))
	}
	for _, name := range t.Of {
		if body, found := b.bodies[name]; found {
			k.bodies, k.names = append(k.bodies, body), append(k.names, name)
			continue
		}
		i := slices.Index(b.built.Grouping.Names, name)
		k.particles[i], k.firsts[i] = true, b.groups[name][0]
	}
	b.built.Tracks = k
	b.built.Warnings = append(b.built.Warnings, k.beside(t)...)
	return nil
}

// beside warns of blocks none of which begins over the ground, and of lines on the map beside it: of an origin that was forgotten, as a rule.
func (k *Tracks) beside(t *Trajectories) (warnings []string) {
	g := &k.Ground
	reach := fmt.Sprintf("which reaches from (%.10g, %.10g) to (%.10g, %.10g) in the world: see its origin and center", g.Low[0], g.Low[1], g.High[0], g.High[1])
	over := func(b Block) bool { _, on := g.Height(b.Position.X, b.Position.Y); return on }
	if blocks := k.Append(nil); len(blocks) > 0 && !slices.ContainsFunc(blocks, over) {
		p := blocks[0].Position
		warnings = append(warnings, fmt.Sprintf("no block of outputs.trajectories begins over %q, %s; %s is at (%.10g, %.10g)", t.Terrain, reach, k.Name(blocks[0].Number), p.X, p.Y))
	}
	for _, l := range t.Lines {
		for axis := range 2 {
			if max(l.From[axis], l.To[axis]) < g.Low[axis] || min(l.From[axis], l.To[axis]) > g.High[axis] {
				warnings = append(warnings, fmt.Sprintf("line %q of outputs.trajectories lies beside %q, %s", l.Name, t.Terrain, reach))
				break
			}
		}
	}
	return warnings
}

// Append appends the blocks as they are now: bodies in the order that the model names them, then particles by their ids.
func (k *Tracks) Append(dst []Block) []Block {
	for i, body := range k.bodies {
		m, mass := k.built.Bodies.Motion(mbd.Marker{Body: body}), k.built.Bodies.Body(body).Mass
		along := 0.5 * mass * r3.Norm2(m.Velocity)
		dst = append(dst, Block{
			Number: i, Mass: mass, Position: m.Position, Velocity: m.Velocity, Translational: along, Rotational: max(k.built.Bodies.KineticEnergy(body)-along, 0),
		})
	}
	if !slices.Contains(k.particles, true) {
		return dst
	}
	s := k.built.Simulation.State()
	for i, id := range s.ID {
		if !k.particles[k.built.Grouping.Of(id, s.Material[i])] {
			continue
		}
		spin := 0.5 * s.Inertia[i] * r3.Norm2(s.Angular[i])
		if len(s.AngularMomentum) > 0 {
			spin = 0.5 * r3.Dot(s.AngularMomentum[i], s.Angular[i])
		}
		dst = append(dst, Block{
			Number: len(k.bodies) + id, Mass: s.Mass[i], Position: s.Position[i], Velocity: s.Velocity[i],
			Translational: 0.5 * s.Mass[i] * r3.Norm2(s.Velocity[i]), Rotational: spin,
		})
	}
	return dst
}

// Name is what a block is called: a body by its name, a particle of a group by that of the group and its number there, and one of an inlet by its id.
func (k *Tracks) Name(number int) string {
	if number < len(k.bodies) {
		return k.names[number]
	}
	id := number - len(k.bodies)
	groups := k.built.Grouping
	for i, end := range groups.ends {
		if id < end {
			return fmt.Sprintf("%s.%d", groups.Names[i], id-k.firsts[i]+1)
		}
	}
	return fmt.Sprintf("particle %d", id)
}

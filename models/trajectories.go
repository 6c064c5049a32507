package models

// Trajectories: the ways of blocks over a terrain.

import (
	"gabion/internal/document"
)

// Trajectories says which blocks are followed over which ground: trajectories.csv has where each is, how fast and how high above the ground, as often as history.csv has a row. At the end of the run blocks.csv has a row for each block, lines.csv one for every time that one crosses a line, and rasters/*.asc, for geographic information systems, the number of blocks, the largest energy, speed and height in each cell of the ground.
type Trajectories struct {
	// Wall that is the terrain.
	Terrain string `yaml:"terrain" required:"true" refers:"wall"`
	// Blocks: bodies, and the particles of groups and inlets.
	Of []string `yaml:"of" required:"true" refers:"body particles"`
	// Edge of the cells of the rasters; auto is the spacing of the terrain along x.
	Cell *float64 `yaml:"cell" unit:"m" above:"0" auto:"auto"`
	// Lines on the map where what crosses them is told, such as that of a barrier.
	Lines []TrajectoryLine `yaml:"lines"`
}

// TrajectoryLine is a straight line on the map, x and y in the world of the model.
type TrajectoryLine struct {
	// Name, unique among lines.
	Name string `yaml:"name" required:"true"`
	// Where it begins.
	From [2]float64 `yaml:"from" unit:"m" required:"true"`
	// Where it ends.
	To [2]float64 `yaml:"to" unit:"m" required:"true"`
}

// Check implements document.Checker.
func (t *Trajectories) Check(r *document.Report) {
	seen := map[string]bool{}
	for i, l := range t.Lines {
		if l.From == l.To {
			r.Item("lines", i).Fail("to", "a line must end at another place than it begins at")
		}
		if seen[l.Name] {
			r.Item("lines", i).Fail("name", "there are two lines %q", l.Name)
		}
		seen[l.Name] = true
	}
}

// checkTrajectories checks that the ground of trajectories is terrain that stands still.
func (m *Model) checkTrajectories(r *document.Report) {
	t := m.Outputs.Trajectories
	if t == nil {
		return
	}
	for i := range m.Walls {
		if w := &m.Walls[i]; w.Name == t.Terrain && (w.Shape.Shape != "terrain" || w.Motion != nil) {
			r.Part("outputs").Part("trajectories").Fail("terrain", "wall %q is not terrain that stands still: trajectories need that", w.Name)
		}
	}
}

package runs

// What particles and bodies do to walls, in the frames: the force on each, and the stress on every triangle of a mesh.

import (
	"cmp"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/models"
	"gabion/results"
	"gabion/rigid"
)

// wall is a surface that no body carries.
type wall struct {
	name   string
	middle r3.Vec     // in the axes of its motion, m
	motion dem.Motion // nil: it stands still
	number int        // of the surface
}

// addWall lists a wall and returns its place in the list.
func (s *scene) addWall(surface dem.Surface, place rigid.Placement, motion dem.Motion, number int) int {
	middle := r3.Vec{}
	if plane, ok := surface.Shape.(geometry.Plane); ok {
		middle = plane.Point
	} else if b := surface.Shape.Bounds(); !math.IsInf(r3.Norm(b.Size()), 0) {
		middle = r3.Scale(0.5, r3.Add(b.Min, b.Max))
	}
	s.walls = append(s.walls, wall{surface.Name, r3.Add(place.Position, rigid.Rotate(place.Orientation, middle)), motion, number})
	return len(s.walls) - 1
}

// loads are the forces on all walls, and their moments about the walls' middles.
func (s *scene) loads() []results.Load {
	sim := s.model.Simulation
	if len(s.walls) == 0 {
		return nil
	}
	wrenches := sim.WallWrenches()
	if wrenches == nil {
		return nil
	}
	list := make([]results.Load, len(s.walls))
	for i, w := range s.walls {
		var at rigid.Frame
		if w.motion != nil {
			at = w.motion.At(sim.Time())
		}
		on, middle := wrenches[w.number], at.ToWorld(w.middle)
		list[i] = results.Load{
			Wall: w.name, Point: middle, Force: on.Force, Moment: r3.Add(on.Moment, r3.Cross(r3.Sub(at.Position, middle), on.Force)),
		}
	}
	return list
}

// stressedMesh is a mesh among the shapes of a scene, for whose triangles frames have the stress.
type stressedMesh struct {
	shape int // among the scene's
	mesh  *geometry.Mesh
}

// addMeshStress fills in the stress on the triangles of a frame's meshes.
func (s *scene) addMeshStress(f *results.Frame) {
	if len(s.meshes) == 0 {
		return
	}
	contacts := slices.DeleteFunc(slices.Clone(s.model.Simulation.Contacts()), func(c dem.ContactState) bool { return c.Surface < 0 })
	slices.SortStableFunc(contacts, func(a, b dem.ContactState) int { return cmp.Compare(a.Surface, b.Surface) })
	for _, m := range s.meshes {
		number := s.shapes[m.shape].number
		bySurface := func(c dem.ContactState, n int) int { return cmp.Compare(c.Surface, n) }
		first, _ := slices.BinarySearchFunc(contacts, number, bySurface)
		end, _ := slices.BinarySearchFunc(contacts, number+1, bySurface)
		loads := make([]dem.TriangleLoad, len(m.mesh.Triangles))
		dem.TriangleLoads(loads, m.mesh, contacts[first:end], number)
		shape := &f.Shapes[m.shape]
		shape.Pressure, shape.Shear = make([]float64, len(loads)), make([]r3.Vec, len(loads))
		for i, l := range loads {
			shape.Pressure[i], shape.Shear[i] = l.Pressure, l.Shear
		}
		shape.PartLoads = s.triangleLoads(number, m.mesh)
	}
}

// windows are those that frames have the loads of.
var windows = [2]dem.LoadWindow{dem.SinceStart, dem.SinceFrame}

// isRecorded tells whether what is done to a surface is added up.
func (s *scene) isRecorded(surface int) bool {
	_, is := s.model.Wear[surface]
	return is && s.model.Simulation.PartLoads(surface, dem.SinceStart) != nil
}

// triangleLoads are what particles and bodies have done to the triangles of a mesh, as results.TriangleLoads lists them; nil where that is not recorded.
func (s *scene) triangleLoads(surface int, mesh *geometry.Mesh) (all [][]float64) {
	if !s.isRecorded(surface) {
		return nil
	}
	wear, n := s.model.Wear[surface], len(mesh.Triangles)
	for range results.TriangleLoads {
		all = append(all, make([]float64, n))
	}
	for w, window := range windows {
		of := all[w*len(all)/len(windows):]
		parts := s.model.Simulation.PartLoads(surface, window)
		for i := range parts {
			for k, x := range loadsOf(&parts[i], wear, mesh.Area(i)) {
				of[k][i] = x
			}
		}
	}
	return all
}

// strandLoads are what particles and bodies have done to a strand, as results.StrandLoads lists them; nil where that is not recorded.
func (s *scene) strandLoads(surface int) (all []float64) {
	if !s.isRecorded(surface) {
		return nil
	}
	wear := s.model.Wear[surface]
	for _, window := range windows {
		loads := loadsOf(&s.model.Simulation.PartLoads(surface, window)[0], wear, 1)
		all = append(all, loads[:]...)
	}
	return all
}

// loadsOf are those of a part in a window, as results.TriangleLoads and results.StrandLoads list them: volumes and the peak by an area, m2, or 1.
func loadsOf(l *dem.PartLoad, wear models.Wear, area float64) [7]float64 {
	return [7]float64{l.Impulse, l.Pressed, l.Slid, l.Impacts, wear.Worn(l) / area, wear.Eroded(l) / area, l.PeakLoad / area}
}

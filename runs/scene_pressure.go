package runs

// What grains do to every triangle of a mesh, in the frames.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/results"
)

// pressed is a mesh among the shapes of a scene.
type pressed struct {
	shape int // among the scene's
	mesh  *dem.Mesh
}

// press fills in the stress on the triangles of a frame's meshes.
func (s *scene) press(f *results.Frame) {
	if len(s.meshes) == 0 {
		return
	}
	contacts := s.model.Simulation.Contacts()
	for _, m := range s.meshes {
		loads := make([]dem.TriangleLoad, len(m.mesh.Triangles))
		m.mesh.Loads(loads, contacts, s.shapes[m.shape].number)
		shape := &f.Shapes[m.shape]
		shape.Pressure, shape.Shear = make([]float64, len(loads)), make([]r3.Vec, len(loads))
		for i, l := range loads {
			shape.Pressure[i], shape.Shear[i] = l.Pressure, l.Shear
		}
	}
}

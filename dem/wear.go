// What particles have done to the parts of a surface since the start.

package dem

import "math"

// PartLoad is what particles have done to a part of a surface since the start: to a triangle of a mesh, or to all of another surface, such as a strand.
type PartLoad struct {
	Impulse   float64 // along the normals, into the surface, N s
	Shear     float64 // along the surface: the forces' sizes times the time, N s
	Slid      float64 // energy lost in sliding on it, J
	Sliding   float64 // normal force times the way that particles slid, N m: Archard's integral
	PeakForce float64 // largest normal force of one contact, N
}

// Add counts a contact of a step: its normal force and the size of the force along the surface (N), the energy that it lost in sliding (J), Archard's part (N m), and the length of the step (s).
func (l *PartLoad) Add(normal, shear, slid, sliding, dt float64) {
	l.Impulse += normal * dt
	l.Shear += shear * dt
	l.Slid += slid
	l.Sliding += sliding
	l.PeakForce = math.Max(l.PeakForce, normal)
}

// LoadRecorder is an engine that records what particles do to surfaces that are Recorded.
type LoadRecorder interface {
	// PartLoads are those of a surface, one for each triangle of a mesh in its order, or one; nil of one that is not recorded. They are valid until the next step.
	PartLoads(surface int) []PartLoad
}

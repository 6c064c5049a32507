package coupling

// The per-frame state of a sub-cycled scheme.

import "gabion/rigid"

// frameState is what a sub-cycled scheme knows of one coupled frame. Wrenches act on the body, about the frame's origin; forces in N and N m,
// impulses in N s and N m s. A checkpoint keeps the exported fields.
type frameState struct {
	Contact   rigid.Wrench // by the particles, at the end of the trajectory
	Predicted rigid.Wrench // that Contact is predicted to be at the end of the next step
	Applied   rigid.Wrench // at the end of the last step
	Deficit   rigid.Wrench // impulse that the particles have given and the body has not received, carried over to the next step

	Given    rigid.Wrench // impulse by the particles since the start
	Received rigid.Wrench // impulse of the applied forces since the start

	previousContact rigid.Wrench // of the iteration before
	accounted       rigid.Wrench // Applied, of the last step that the impulse balance has added up

	// The linearised contact force, see linearised.go.
	base       rigid.Wrench // at the linearisation point
	point      rigid.Frame  // where the force is base
	motion     [12]float64  // displacement and rotation from the point, and the differences of the velocities
	correction [6]float64   // what the tangents subtract from base for that motion
	evaluated  rigid.Wrench // at the last evaluation

	relaxation relaxation
	reach      float64 // distance of the farthest point of the coupled surfaces from the frame's origin, m
}

// rewind restores what a step starts from.
func (f *frameState) rewind(start *frameState) {
	f.Contact, f.Predicted, f.Applied, f.Deficit = start.Contact, start.Predicted, start.Applied, start.Deficit
}

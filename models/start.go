package models

// Start is the state of another run that a run begins with, taken over by the names of bodies, nets, ropes and forces: wires that have yielded, brakes that have run and posts that lean stay so, cords relax on, joints
// have made their revolutions. Bodies that do not fit the joints and motions of the model then are moved, as by solver.assemble. Time begins at 0. Bodies, nets, ropes and forces that only one of both models has are listed in the summary, other differences are not. Spheres and clumps go on by the names of their groups and inlets: where they are, how they move and turn, their sizes and scalars, their bonds, and the histories of their contacts with one another and with surfaces of the same names; and so do walls with a servo, where they have come to. Bodies that warm up go on at the temperatures that they have come to. Inlets begin anew. Coefficients may be others, laws of contact not. Groups and walls that only one of both models has are new or gone.
type Start struct {
	// Folder of the results of the other run.
	Run string `yaml:"run" required:"true" file:"begin"`
	// Time of the state, one at which that run has saved a checkpoint; auto is its last.
	Time *float64 `yaml:"time" unit:"s" min:"0" auto:"auto"`
	// Bodies, walls, groups of particles and inlets that begin as this model says all the same, such as the block of the next test.
	Except []string `yaml:"except" refers:"body wall particles"`
}

// Package dem is the model of particles and what an engine does with it: particles, materials and surfaces (Model), what carries surfaces
// (Carrier, Motion), the Engine that advances particles, and the limits of the time step.
//
// A model goes to one of two engines, dem/cpu and dem/gpu, which give the same results to the precision that they work in. Below it are the
// physics of a contact (dem/law), the shapes (dem/geometry) and where particles come from (dem/packing). Bodies are not known here: coupled
// surfaces are carried by frames, which package coupling moves.
//
// "Jun and Sohn (2014)" is C. W. Jun and J. H. Sohn, Multi-Scale Contact Analysis Between Net and Numerous Particles, Trans. KSME A 38 (2014).
package dem

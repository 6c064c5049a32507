// Package dem is the discrete element method: grains, contact laws, neighbour search, surfaces and time stepping.
//
// "Jun and Sohn (2014)" is C. W. Jun and J. H. Sohn, Multi-Scale Contact Analysis Between Net and Numerous Particles, Trans. KSME A 38 (2014).
package dem

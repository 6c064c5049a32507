// Package dem is the discrete element method: grains, contact laws, neighbour search, surfaces and time stepping.
package dem

// Package coupling is the co-simulation of bodies and particles: who moves when, what they exchange, and the energy audit.
package coupling

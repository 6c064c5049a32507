// Package coupling is the co-simulation of bodies and grains: who moves when, what they exchange, and the energy audit.
package coupling

package law

// A heat bath of particles: random kicks to their velocities (bath.go), and where their random numbers come from; kernels/thermostat.cuh makes the same numbers.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Thermostat keeps the random motion of particles at an energy, as if small ones that are not seen hit them.
type Thermostat struct {
	Energy    float64 // k T, J: on average half of it in the motion of each particle along each axis
	Rate      float64 // 1/s
	Collision bool    // a particle's velocity is drawn anew that often (Andersen 1980, J. Chem. Phys. 72:2384); else drag slows it down at that rate while noise kicks it (Langevin)
	Seed      uint64
}

// Kept is the part of a velocity that drag leaves after h (s), or the part of velocities that are not drawn anew.
func (t *Thermostat) Kept(h float64) float64 { return math.Exp(-t.Rate * h) }

// Kicked is a velocity (m/s) of the particle of an id and a mass (kg) after h (s) in the bath, at the end of a numbered step: what is random depends on these numbers and the seed alone.
func (t *Thermostat) Kicked(v r3.Vec, mass, h float64, id uint32, step uint64) r3.Vec {
	at := [4]uint32{uint32(step), uint32(step >> 32), id, 0}
	key := [2]uint32{uint32(t.Seed), uint32(t.Seed >> 32)}
	kept := t.Kept(h)
	if t.Collision {
		at[3] = 1
		if chance := Philox(at, key)[0]; Uniform(chance) > 1-kept {
			return v
		}
		at[3] = 0
		kept = 0
	}
	bits := Philox(at, key)
	return Stirred(v, kept, t.Energy, mass, Normals(Uniform(bits[0]), Uniform(bits[1]), Uniform(bits[2]), Uniform(bits[3])))
}

// Uniform is a number above 0 and below 1 from random bits.
func Uniform(bits uint32) float64 { return (float64(bits) + 0.5) / (1 << 32) }

// Philox are random bits for a counter under a key: Philox4x32-10 (Salmon et al. 2011, Parallel random numbers: as easy as 1, 2, 3).
func Philox(counter [4]uint32, key [2]uint32) [4]uint32 {
	for range 10 {
		a, b := uint64(counter[0])*0xD2511F53, uint64(counter[2])*0xCD9E8D57
		counter = [4]uint32{uint32(b>>32) ^ counter[1] ^ key[0], uint32(b), uint32(a>>32) ^ counter[3] ^ key[1], uint32(a)}
		key[0] += 0x9E3779B9
		key[1] += 0xBB67AE85
	}
	return counter
}

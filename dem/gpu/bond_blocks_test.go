package gpu

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"
)

// hub is a ball with more small ones bonded to it, that move at random, than the loads of a block of bonds have room for.
func hub(t testing.TB) *dem.Model {
	t.Helper()
	const radius, small, count = 0.05, 0.0025, bondRoom + 150
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 2e7, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: 0.6, Friction: 0.4}, Threads: 1,
	}
	rng, g := rand.New(rand.NewPCG(5, 1)), &m.Particles
	g.Position, g.Radius, g.Velocity = []r3.Vec{{}}, []float64{radius}, []r3.Vec{{}}
	for i := range count {
		z, turn := 1-(2*float64(i)+1)/count, float64(i)*math.Pi*(3-math.Sqrt(5))
		sin, cos := math.Sincos(turn)
		out := r3.Vec{X: math.Sqrt(1-z*z) * cos, Y: math.Sqrt(1-z*z) * sin, Z: z}
		g.Position, g.Radius = append(g.Position, r3.Scale(radius+small, out)), append(g.Radius, small)
		g.Velocity = append(g.Velocity, expect.RandomVec(rng, 0.1))
	}
	m.Bonds = expect.Must(dem.MakeBonds(m, []dem.BondSet{{
		Name: "glue", Particles: [][2]int{{0, count + 1}}, Gap: 1e-4, Radius: 1,
		Material: law.BondMaterial{YoungModulus: 1e7, PoissonRatio: 0.2, Damping: 0.05, TensileStrength: math.Inf(1), Cohesion: math.Inf(1)},
	}}))
	if len(m.Bonds) != count {
		t.Fatalf("%d bonds, want %d", len(m.Bonds), count)
	}
	return m
}

// Every block lists each bond of its particles once, with a load for each of its partners where the particle's bonds are listed, and one block alone tells of a bond.
func TestBondBlocks(t *testing.T) {
	for name, m := range map[string]*dem.Model{"block": demtest.BondedBlock(t, 9, false), "hub": hub(t)} {
		t.Run(name, func(t *testing.T) {
			n := m.BondNetwork()
			b := newBondBlocks(&n)
			loads, told := make([]int, len(n.Entries)), make([]int, len(n.Partners))
			for k, block := range b.first[:len(b.first)-1] {
				next := b.first[k+1]
				bonded, room := next.Bonded-block.Bonded, next.Load-block.Load
				if bonded < 1 || bonded > stepThreads || room > bondRoom && bonded > 1 || n.Ranges[block.Bonded].First != block.Load {
					t.Errorf("block %d has %d particles and %d loads from %d", k, bonded, room, block.Load)
				}
				seen := map[int32]bool{}
				for i := block.Bond; i < next.Bond; i++ {
					ends := b.listed[i]
					if seen[ends.Number] || ends.Partners != n.Partners[ends.Number] {
						t.Errorf("block %d lists bond %d again, or with the partners %v", k, ends.Number, ends.Partners)
					}
					seen[ends.Number] = true
					part := (i - block.Bond) / bondRoom * bondRoom // of the loads that are added up at once
					for end, at := range [2]int32{ends.Loads & 0xffff, ends.Loads >> 16} {
						partner := ends.Partners[end]
						inside := partner >= block.Bonded && partner < next.Bonded
						if inside != (at != noBondLoad) {
							t.Errorf("block %d has load %d of bonded particle %d", k, at, partner)
						}
						if !inside {
							continue
						}
						e := block.Load + part + at
						if r := n.Ranges[partner]; at >= bondRoom || n.Entries[e] != ends.Number || e < [2]int32{r.First, r.Second}[end] || e >= [2]int32{r.Second, r.Last}[end] {
							t.Errorf("bond %d loads particle %d at %d of its block", ends.Number, partner, at)
						}
						loads[e]++
						if end == 0 {
							told[ends.Number]++
							if b.told[ends.Number] != i {
								t.Errorf("bond %d is told of at %d, want %d", ends.Number, b.told[ends.Number], i)
							}
						}
					}
				}
			}
			for e, times := range loads {
				if times != 1 {
					t.Errorf("load %d is there %d times", e, times)
				}
			}
			for i, times := range told {
				if times != 1 {
					t.Errorf("bond %d is told of by %d blocks", i, times)
				}
			}
		})
	}
}

// A particle with more bonds than there is room for moves as on the processor, and so does what is bonded to it; momentum stays.
func TestGPUBondedHub(t *testing.T) {
	m := hub(t)
	c, g := both(t, testDevice(t), m, Options{Precision: Double})
	for _, e := range []dem.Engine{c, g} {
		advance(t, e, 60, 1e-5)
	}
	agreeOnBonds(t, c, g, 1e-9)
	var s dem.State
	g.Snapshot(&s)
	var momentum, begun r3.Vec
	size := 0.0
	for i, id := range s.ID {
		mass := 4 * math.Pi / 3 * 2600 * math.Pow(s.Radius[i], 3)
		momentum, begun = r3.Add(momentum, r3.Scale(mass, s.Velocity[i])), r3.Add(begun, r3.Scale(mass, m.Particles.Velocity[id]))
		size += mass * r3.Norm(m.Particles.Velocity[id])
	}
	if d := r3.Norm(r3.Sub(momentum, begun)); d > 1e-10*size {
		t.Errorf("momentum has changed by %g of %g kg m/s", d, size)
	}
}

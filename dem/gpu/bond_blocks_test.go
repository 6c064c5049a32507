package gpu

import (
	"math"
	"math/rand/v2"
	"slices"
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
	const radius, small, count = 0.05, 0.0025, bondRoom/2 + 150
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

// Each bond is listed once, in the block of its first particle, and what it does to each partner has a place of its own: among the loads of the block, or among the far ones of its second particle where that
// is in another; both in the order in which the particle's bonds are listed.
func TestBondBlocks(t *testing.T) {
	for name, m := range map[string]*dem.Model{"block": demtest.BondedBlock(t, 9, false), "hub": hub(t)} {
		t.Run(name, func(t *testing.T) {
			const room = bondRoom / 2
			n := m.BondNetwork()
			b := newBondBlocks(&n, room)
			near, far, blockOf := make([]int32, b.first[len(b.first)-1].Load), make([]int32, b.far), make([]int, len(n.IDs))
			listed := 0
			for k, block := range b.first[:len(b.first)-1] {
				next := b.first[k+1]
				bonded, bonds, loads := next.Bonded-block.Bonded, next.Bond-block.Bond, next.Load-block.Load
				if bonded < 1 || (bonds > room/2 || loads > room) && bonded > 1 || b.loads[block.Bonded].Near != block.Load {
					t.Errorf("block %d has %d particles, %d bonds and %d loads from %d", k, bonded, bonds, loads, block.Load)
				}
				for p := block.Bonded; p < next.Bonded; p++ {
					blockOf[p] = k
				}
				for i := block.Bond; i < next.Bond; i++ {
					ends, number := b.listed[i], b.numbers[i]
					if ends.Partners != n.Partners[number] || b.places[number] != i || blockOf[ends.Partners[0]] != k {
						t.Errorf("block %d lists bond %d with the partners %v", k, number, ends.Partners)
					}
					listed++
					part := block.Load + (i-block.Bond)/room*room // of the loads that are added up at once
					near[part+ends.First] += number + 1
					if ends.Second >= 0 {
						near[part+ends.Second] += number + 1
					} else {
						far[^ends.Second] += number + 1
					}
				}
			}
			if listed != len(n.Partners) {
				t.Errorf("%d bonds are listed, want %d", listed, len(n.Partners))
			}
			for k, r := range n.Ranges {
				var ofBlock, ofOthers []int32
				for _, number := range n.Entries[r.First:r.Last] {
					if blockOf[n.Partners[number][0]] == blockOf[k] {
						ofBlock = append(ofBlock, number+1)
					} else {
						ofOthers = append(ofOthers, number+1)
					}
				}
				at, next := b.loads[k], b.loads[k+1]
				if !slices.Equal(near[at.Near:next.Near], ofBlock) || !slices.Equal(far[at.Far:next.Far], ofOthers) {
					t.Errorf("particle %d has the loads %v and %v, want %v and %v", k, near[at.Near:next.Near], far[at.Far:next.Far], ofBlock, ofOthers)
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

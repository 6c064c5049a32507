package cpu

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/dem/demtest"
	"gabion/dem/law"

	"gonum.org/v1/gonum/spatial/r3"
)

// No contact is missed: after every step, the pairs that the lists mark as touching are those that a search of all pairs finds.
func TestNoContactMissed(t *testing.T) {
	steps := 60
	if testing.Short() {
		steps = 25
	}
	for _, c := range []struct {
		name     string
		n        int
		ratio    float64 // of the largest to the smallest radius
		periodic [3]bool
		speed    float64
		far      bool // some particles are far from all others
	}{
		{"equal", 900, 1, [3]bool{}, 2, false},
		{"fast", 900, 1.5, [3]bool{}, 30, false},
		{"far", 300, 3, [3]bool{}, 5, true},
		{"one to twenty", 2500, 20, [3]bool{}, 2, false},
		{"periodic", 900, 1.9, [3]bool{true, true, true}, 5, false},
		{"narrow", 60, 4, [3]bool{true, false, true}, 5, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := demtest.Cloud(c.n, c.ratio, c.speed)
			m.Periodic = c.periodic
			if c.periodic != [3]bool{} {
				m.Domain = r3.Box{Max: r3.Vec{X: 0.1, Y: 0.1, Z: 0.1}}
				for k, on := range c.periodic {
					if !on {
						lo, hi := [3]*float64{&m.Domain.Min.X, &m.Domain.Min.Y, &m.Domain.Min.Z}, [3]*float64{&m.Domain.Max.X, &m.Domain.Max.Y, &m.Domain.Max.Z}
						*lo[k], *hi[k] = -1, 1
					}
				}
			}
			if c.far {
				m.Particles.Position[0] = r3.Vec{X: 1e5, Y: -3e4}
				m.Particles.Position[1] = r3.Vec{X: 1e5, Y: -3e4 + 1e-3}
			}
			e := newCPU(t, m)
			found := 0
			for range steps {
				advance(t, e, 1, 1e-5)
				found += compareSearch(t, e)
			}
			if found == 0 || e.Counters().Rebuilds < 2 {
				t.Errorf("%d contacts, %d rebuilds: nothing was tested", found, e.Counters().Rebuilds)
			}
		})
	}
}

// compareSearch checks the marked pairs against a search of all pairs and returns their number.
func compareSearch(t *testing.T, e *Engine) int {
	t.Helper()
	listed := map[[2]int]bool{}
	for i := range e.chunks {
		e.chunks[i].forEachContact(func(i, j, _ int) { listed[[2]int{i, j}] = true })
	}
	order := make([]int, len(e.at))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return cmp.Compare(e.at[i].X, e.at[j].X) })
	found := 0
	for n, i := range order {
		s := &e.at[i]
		for _, j := range order[n+1:] {
			o := &e.at[j]
			if !e.periods.on[0] && o.X-s.X >= s.R+e.maxRadius {
				break
			}
			d := e.periods.nearest(r3.Sub(s.centre(), o.centre()))
			if r3.Norm2(d) < (s.R+o.R)*(s.R+o.R) {
				found++
				if !listed[[2]int{min(i, j), max(i, j)}] {
					t.Fatalf("particles %d and %d touch and are not listed", i, j)
				}
			}
		}
	}
	if found != len(listed) {
		t.Fatalf("%d contacts marked, %d found", len(listed), found)
	}
	return found
}

// Over gaps no contact is missed either, and none is listed in vain: after every step those are marked that touch, that have touched and since been no farther apart than their own
// reach, or, where films of fluid are, that are within it. Other pairs are listed only as far as the skin, however far the contacts of the largest particles reach.
func TestContactsOverGaps(t *testing.T) {
	for _, c := range []struct {
		name     string
		law      law.Law
		periodic bool
	}{
		{name: "bridges", law: law.Law{Cohesion: law.Capillary}},
		{name: "bridges, periodic", law: law.Law{Cohesion: law.Capillary}, periodic: true},
		{name: "films of fluid", law: law.Law{Lubricated: true}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := demtest.Cloud(400, 3, 1)
			m.Law = c.law
			m.Default.SurfaceTension, m.Default.BridgeContent = 0.01, 0.01
			m.Default.FilmViscosity, m.Default.Roughness, m.Default.FilmReach = 1e-3, 1e-3, 0.1
			m.Particles.Radius[0] = 0.015 // of the others at most 0.01
			if c.periodic {
				m.Periodic = [3]bool{true, true, true}
				m.Domain = r3.Box{Max: r3.Vec{X: 0.1, Y: 0.1, Z: 0.1}}
			}
			e := newCPU(t, m)
			formed, once, over := map[[2]int32]bool{}, map[[2]int32]bool{}, 0
			for range 150 {
				advance(t, e, 1, 1e-5)
				over += followContacts(t, e, formed)
				maps.Copy(once, formed)
				for ci := range e.chunks {
					checkListed(t, e, &e.chunks[ci], once)
				}
			}
			if rebuilds := e.Counters().Rebuilds; over < 1000 || rebuilds < 5 {
				t.Errorf("%d contacts over gaps in all steps, %d rebuilds: too little was tested", over, rebuilds)
			}
		})
	}
}

// followContacts takes the contacts that have formed, by the ids of their partners, through a step by a search of all pairs, and compares them with those that the lists mark. It returns how
// many are over gaps.
func followContacts(t *testing.T, e *Engine, formed map[[2]int32]bool) (over int) {
	t.Helper()
	marked := map[[2]int32]bool{}
	for ci := range e.chunks {
		e.chunks[ci].forEachContact(func(i, j, _ int) { marked[e.idsOf(i, j)] = true })
	}
	for i := range e.at {
		for j := i + 1; j < len(e.at); j++ {
			pair, of := e.idsOf(i, j), contactPair{i: int32(i), j: int32(j)}
			gap := e.gap(&of)
			if gap > 0 && (!formed[pair] && !e.law.Lubricated || gap > e.reachOf(&of)) {
				delete(formed, pair)
				continue
			}
			formed[pair] = true
			if gap > 0 {
				over++
			}
			if !marked[pair] {
				t.Fatalf("the contact of %v over a gap of %g m is not listed", pair, gap)
			}
		}
	}
	if len(marked) != len(formed) {
		t.Fatalf("%d contacts marked, %d found", len(marked), len(formed))
	}
	return over
}

func (e *Engine) idsOf(i, j int) [2]int32 {
	a, b := e.identity[i].ID, e.identity[j].ID
	return [2]int32{min(a, b), max(a, b)}
}

// checkListed checks that the pairs of a chunk's list that have never had a contact were no farther apart than the skin, or than a film of theirs reaches beyond it, when they were listed:
// since then they have parted by the skin at most.
func checkListed(t *testing.T, e *Engine, c *chunk, once map[[2]int32]bool) {
	t.Helper()
	for k, entry := range c.near {
		of, reach := contactPair{i: int32(c.lo) + int32(c.owner[k]), j: entry &^ inContact}, 0.0
		if e.law.Lubricated {
			reach = e.reachOf(&of)
		}
		if gap := e.gap(&of); gap > 2*e.skin+reach && !once[e.idsOf(int(of.i), int(of.j))] {
			t.Fatalf("a pair that has never touched is listed over a gap of %g m, with a skin of %g m", gap, e.skin)
		}
	}
}

// Particles that are near one another in space are so in memory, in whatever order they come.
func TestNeighboursInMemory(t *testing.T) {
	m := demtest.BoxModel(16, 1e7)
	random := rand.New(rand.NewPCG(3, 3))
	random.Shuffle(len(m.Particles.Position), func(i, j int) {
		m.Particles.Position[i], m.Particles.Position[j] = m.Particles.Position[j], m.Particles.Position[i]
	})
	e := newCPU(t, m)
	var apart []int
	for ci := range e.chunks {
		c := &e.chunks[ci]
		for n, j := range c.near {
			apart = append(apart, int(j&^inContact)-c.lo-int(c.owner[n]))
		}
	}
	slices.Sort(apart)
	// In random order the median is 0.29 of all, 1200; along rows, a row or a layer, 16 or 256.
	if n := len(apart); n < 2*e.Len() || apart[n/2] > 16 || apart[9*n/10] > 1024 {
		t.Errorf("%d pairs: half of them are up to %d places apart, nine tenths up to %d", n, apart[n/2], apart[9*n/10])
	}
}

// Lists borrow the memory of loads where it suffices, and the same comes out where it does not.
func TestLend(t *testing.T) {
	var own []int32
	spare := scratchOf(make([]load, 2))
	if v := allocFrom(&spare, &own, 5); len(v) != 5 || own != nil || len(spare) != 9 {
		t.Errorf("%d lent, %d of them own, %d words left", len(v), len(own), len(spare))
	}
	if v := allocFrom(&spare, &own, 19); len(v) != 19 || len(own) != 19 || len(spare) != 9 {
		t.Errorf("%d lent, %d of them own, %d words left", len(v), len(own), len(spare))
	}

	m := demtest.Cloud(400, 1, 20) // with so many contacts that the loads' memory is too small
	for i := range m.Particles.Radius {
		m.Particles.Radius[i] *= 3
	}
	m.Skin = 1e-4
	e := newCPU(t, m)
	for range 10 {
		advance(t, e, 1, 1e-5)
		compareSearch(t, e)
	}
	if c := e.Counters(); c.Rebuilds < 3 || len(e.listMemory.oldContacts) == 0 {
		t.Errorf("%d lists for %d contacts of %d particles: nothing was tested", c.Rebuilds, c.Touching, e.Len())
	}
}

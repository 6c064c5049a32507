// Which pairs of surfaces are watched: those of groups that can touch, but for those whose frames are the same or excluded.

package contact

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"gabion/contact/broadphase"
	"gabion/contact/narrowphase"
	"gabion/dem"
)

// setGroups notes the groups of the items, and which of them can touch.
func (e *Engine) setGroups(opts Options) error {
	e.groupOf, e.watched = make([]int, len(e.items)), opts.Watched
	if opts.Groups != nil && len(opts.Groups) != len(e.surfaces) {
		return fmt.Errorf("contacts of bodies: groups of %d surfaces, of %d", len(opts.Groups), len(e.surfaces))
	}
	if e.watched == nil {
		e.watched = [][]bool{{false, true}, {true, true}}
	}
	for i := range e.items {
		if opts.Groups != nil {
			e.groupOf[i] = opts.Groups[e.items[i].Surface]
		} else if i < len(e.bodies) {
			e.groupOf[i] = 1
		}
		if g := e.groupOf[i]; g < 0 || g >= len(e.watched) || len(e.watched[g]) != len(e.watched) {
			return fmt.Errorf("surface %q: group %d of %d", e.surfaces[e.items[i].Surface].Name, g, len(e.watched))
		}
	}
	return nil
}

// excludes tells of two surfaces whether they share a frame, have frames whose contact is excluded, can neither of them move, or one is gone.
func (e *Engine) excludes(i, j int) bool {
	x, y := &e.items[i], &e.items[j]
	if x.Removed || y.Removed {
		return true
	}
	for _, p := range x.frames {
		for _, q := range y.frames {
			if p == q {
				return true
			}
			if _, found := slices.BinarySearch(e.excluded, broadphase.NewPair(p, q)); found {
				return true
			}
		}
	}
	return x.fixed() && y.fixed()
}

// checkLaws returns an error for pairs of materials that can be in contact and lack parameters.
func (e *Engine) checkLaws(m *dem.Model) error {
	materials := e.materialsByGroup()
	for g, row := range e.watched {
		for h := range g + 1 {
			if !row[h] {
				continue
			}
			for _, p := range materials[g] {
				for _, q := range materials[h] {
					in := m.Between(p, q)
					if err := in.Check(m.Law); err != nil {
						return fmt.Errorf("contact of %q and %q: %w", m.Materials[p].Name, m.Materials[q].Name, err)
					}
				}
			}
		}
	}
	return nil
}

// materialsByGroup lists the materials of the items of each group, ascending.
func (e *Engine) materialsByGroup() [][]int {
	met, lists := make([]map[int]bool, len(e.watched)), make([][]int, len(e.watched))
	for g := range met {
		met[g] = map[int]bool{}
	}
	for i := range e.items {
		for _, material := range e.items[i].surface.Materials() {
			met[e.groupOf[i]][material] = true
		}
	}
	for g := range lists {
		lists[g] = slices.Sorted(maps.Keys(met[g]))
	}
	return lists
}

// PairError says why two surfaces cannot be in contact.
type PairError struct {
	Surfaces [2]int    // by their numbers in the model
	Names    [2]string // of the surfaces
	Err      error
}

func (e *PairError) Error() string {
	return fmt.Sprintf("surfaces %q and %q: %v", e.Names[0], e.Names[1], e.Err)
}

func (e *PairError) Unwrap() error { return e.Err }

// checkShapes returns a [PairError] for each pair of kinds of shapes that are to be in contact and cannot.
func (e *Engine) checkShapes() error {
	items := make([][]int, len(e.watched)) // of each group: the first two of each kind of shape
	met := map[string]int{}
	for i := range e.items {
		g := e.groupOf[i]
		kind := fmt.Sprint(g, narrowphase.Name(e.items[i].Shape))
		if met[kind]++; met[kind] <= 2 {
			items[g] = append(items[g], i)
		}
	}
	var errs []error
	told := map[[2]string]bool{}
	for g, row := range e.watched {
		for h := range g + 1 {
			if !row[h] {
				continue
			}
			for _, a := range items[g] {
				for _, b := range items[h] {
					x, y := &e.items[a], &e.items[b]
					if a == b || x.fixed() && y.fixed() {
						continue
					}
					kinds := [2]string{narrowphase.Name(x.Shape), narrowphase.Name(y.Shape)}
					slices.Sort(kinds[:])
					err := narrowphase.Supported(x.Shape, y.Shape)
					if err == nil {
						err = e.checkAdhesion(x, y)
					}
					if err != nil && !told[kinds] {
						told[kinds] = true
						errs = append(errs, &PairError{[2]int{x.Surface, y.Surface}, [2]string{e.surfaces[x.Surface].Name, e.surfaces[y.Surface].Name}, err})
					}
				}
			}
		}
	}
	return errors.Join(errs...)
}

// PairCount is how many pairs of surfaces of two groups are watched.
type PairCount struct {
	Groups [2]int // the lesser one first
	All    int    // pairs that can touch
	Near   int    // of them, those whose bounds overlap, or nearly so, after the last Contact
}

// CountPairs counts the pairs that are watched, for each pair of groups that can touch.
func (e *Engine) CountPairs() (counts []PairCount) {
	sizes := make([]int, len(e.watched))
	for _, g := range e.groupOf {
		sizes[g]++
	}
	position := map[[2]int]int{}
	for g, row := range e.watched {
		for h := range g + 1 {
			if !row[h] {
				continue
			}
			c := PairCount{Groups: [2]int{h, g}, All: sizes[g] * sizes[h]}
			if g == h {
				c.All = sizes[g] * (sizes[g] - 1) / 2
			}
			position[c.Groups] = len(counts)
			counts = append(counts, c)
		}
	}
	of := func(p broadphase.Pair) *PairCount {
		i, j := p.Items()
		if at, watched := position[[2]int{min(e.groupOf[i], e.groupOf[j]), max(e.groupOf[i], e.groupOf[j])}]; watched {
			return &counts[at]
		}
		return new(PairCount)
	}
	for _, p := range e.excludedPairs() {
		of(p).All--
	}
	if e.broad != nil {
		for _, p := range e.broad.Pairs() {
			of(p).Near++
		}
	}
	return counts
}

// excludedPairs lists the pairs of items that share a frame or have frames whose contact is excluded, ascending.
func (e *Engine) excludedPairs() (pairs []broadphase.Pair) {
	carried := make([][]int, e.frames)
	for i := range e.bodies {
		for _, f := range e.bodies[i].frames {
			carried[f] = append(carried[f], i)
		}
	}
	for _, list := range carried {
		for n, i := range list {
			for _, j := range list[:n] {
				pairs = append(pairs, broadphase.NewPair(i, j))
			}
		}
	}
	for _, x := range e.excluded {
		p, q := x.Items()
		for _, i := range carried[p] {
			for _, j := range carried[q] {
				if i != j {
					pairs = append(pairs, broadphase.NewPair(i, j))
				}
			}
		}
	}
	slices.Sort(pairs)
	return slices.Compact(pairs)
}

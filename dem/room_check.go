// What inlets bring must have room: particles that came inside others or inside surfaces would throw them out.

package dem

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"

	"gabion/dem/geometry"
	"gabion/dem/packing"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// crowded is how far a particle may come in another or in a surface, in parts of the smallest radius of its batch; mostTold is how many are listed.
const (
	crowded  = 0.05
	mostTold = 10
)

// CrowdedError says that an inlet has no room for its next particles.
type CrowdedError struct {
	Inlet string
	Time  float64  // s
	Found []string // each particle and what it would come in
}

func (e *CrowdedError) Error() string {
	return fmt.Sprintf("dem: at t = %.9g s inlet %q has no room: %s; end it before, let it bring less, or move it", e.Time, e.Inlet, strings.Join(e.Found, ", "))
}

// RoomCheck compares the next batch of an inlet with what is there already.
type RoomCheck struct {
	inlet *packing.Inlet
	batch *packing.Particles
	count int // particles that the inlet has brought before
	time  float64
	box   r3.Box // of the batch
	tolerance,
	reach float64 // of its largest particle, m
	found []string
}

// NewRoomCheck is for the next batch of an inlet that has brought so many particles before, at a time (s).
func NewRoomCheck(s *packing.Inlet, batch *packing.Particles, before int, time float64) *RoomCheck {
	k := &RoomCheck{inlet: s, batch: batch, count: before, time: time, box: r3.Box{Min: batch.Position[0], Max: batch.Position[0]}}
	for _, p := range batch.Position {
		k.box.Min, k.box.Max = vec.MinVec(k.box.Min, p), vec.MaxVec(k.box.Max, p)
	}
	k.tolerance, k.reach = crowded*slices.Min(batch.Radius), slices.Max(batch.Radius)
	return k
}

// near tells whether something within a distance of a point may touch the batch.
func (k *RoomCheck) near(p r3.Vec, distance float64) bool {
	around := vec.Inflate(k.box, distance+k.reach)
	return vec.InBox(&around, p)
}

func (k *RoomCheck) tell(particle int, in string, depth float64) {
	k.found = append(k.found, fmt.Sprintf("its particle %d would come %.3g m deep in %s", k.count+particle+1, depth, in))
}

// Among compares the batch with particles that are there.
func (k *RoomCheck) Among(site InletSite) error {
	var all, there packing.Particles
	all.Append(packing.Particles{Position: k.batch.Position, Radius: k.batch.Radius, Clump: k.batch.Clump, Orientation: k.batch.Orientation})
	var ids []int
	err := site.EachSphere(func(p r3.Vec, radius float64, id int) {
		if k.near(p, radius) {
			there.Position, there.Radius, ids = append(there.Position, p), append(there.Radius, radius), append(ids, id)
		}
	})
	if err != nil || len(ids) == 0 {
		return err
	}
	all.Append(there)
	come := len(k.batch.Position)
	found, _ := all.Overlaps(context.Background(), k.tolerance, math.MaxInt) // a batch is small: it is looked at whole
	for _, o := range found {
		if o.Particle < come && o.Other >= come && len(k.found) < mostTold {
			k.tell(o.Particle, fmt.Sprintf("particle %d", ids[o.Other-come]), o.Depth)
		}
	}
	return nil
}

// Within compares it with surfaces that the frames carry.
func (k *RoomCheck) Within(surfaces []Surface, frames []rigid.Frame) {
	eachPlaced(surfaces, frames, k.time, func(i int, shape geometry.Shape, at rigid.Frame) {
		b := shape.Bounds()
		if size := r3.Norm(r3.Sub(b.Max, b.Min)) / 2; vec.Finite1(size) && !k.near(at.ToWorld(r3.Scale(0.5, r3.Add(b.Min, b.Max))), size) {
			return
		}
		s := &surfaces[i]
		found, _ := OverlapsWith(context.Background(), k.batch, s, i, frames, k.time, k.tolerance, mostTold-len(k.found)+1)
		for _, o := range found {
			if len(k.found) < mostTold {
				k.tell(o.Particle, fmt.Sprintf("%q", s.Name), o.Depth)
			}
		}
	})
}

// Err is a CrowdedError if there was no room.
func (k *RoomCheck) Err() error {
	if len(k.found) == 0 {
		return nil
	}
	return &CrowdedError{Inlet: k.inlet.Name, Time: k.time, Found: k.found}
}

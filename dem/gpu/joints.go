// How frames move that joints hold, as the device sees it; dem/cpu/mobility.go.

package gpu

import (
	"unsafe"

	"gabion/dem"
)

// jointSet is the mobilities of frames that joints hold.
type jointSet struct {
	list   []dem.JointMobility
	places []int // of the pairs in the list, see dem.JointPlaces
}

// SetJointMobilities implements Engine.
func (e *Engine) SetJointMobilities(list []dem.JointMobility) error {
	j := &e.joints
	same := dem.SamePairs(j.list, list)
	if same && len(list) == 0 {
		return nil
	}
	if err := e.checkUsable(); err != nil {
		return err
	}
	if !same {
		places, err := dem.JointPlaces(list, len(e.pairs))
		if err != nil {
			return err
		}
		j.places = places
	}
	j.list = append(j.list[:0], list...)
	e.observed = nil
	return e.do(func() error {
		t := e.allocator()
		regrow(e, t, &e.arrays.joints, len(list))
		if t.err != nil {
			return t.err
		}
		if err := e.arrays.joints.Write(0, j.list); err != nil || same {
			return err
		}
		return e.linkSurfaces()
	})
}

// linkSurfaces tells the device where those of each coupled surface are.
func (e *Engine) linkSurfaces() error {
	p := &e.surfaces
	list := make([]deviceSurface, len(p.surfaces)-p.walls)
	if err := e.arrays.surfaces.Read(p.walls, list); err != nil {
		return err
	}
	for i := range list {
		list[i].Joints = e.jointsOf(p.walls + i)
	}
	return e.arrays.surfaces.Write(p.walls, list)
}

// jointsOf is where those of a surface are.
func (e *Engine) jointsOf(surface int) (at [4]address) {
	p, j := &e.surfaces, &e.joints
	_, n := dem.FramesOf(p.surfaces[surface].Carrier)
	for block := 0; block < n*n && len(j.list) > 0; block++ {
		if k := j.places[p.entries[surface][block]]; k >= 0 {
			var x dem.JointMobility
			at[block] = address(e.arrays.joints.Address()) + address(k*int(unsafe.Sizeof(x))+int(unsafe.Offsetof(x.JointMobility)))
		}
	}
	return at
}

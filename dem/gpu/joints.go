// How frames move that joints hold, as the device sees it; dem/cpu/mobility.go.

package gpu

import (
	"errors"
	"unsafe"

	"gabion/dem"
	"gabion/internal/buffer"
)

// jointsNear is the mobilities of frames that joints hold, as far as they are known, and which of these frames particles are near.
type jointsNear struct {
	*dem.JointSet
	rebuilds int64   // after which that was found, or noRebuilds
	frames   []int32 // these
	first    []int32 // working memory
}

// noRebuilds is the number of builds of no run.
const noRebuilds = -1

// SetJoints implements Engine.
func (e *Engine) SetJoints(j dem.Joints) error {
	if err := e.checkUsable(); err != nil {
		return err
	}
	e.joints = jointsNear{JointSet: dem.NewJointSet(j, e.pairs, e.frames)}
	if len(e.joints.List) == 0 {
		return nil
	}
	e.observed = nil
	return e.do(func() error {
		t := e.allocator()
		regrow(e, t, &e.arrays.joints, len(e.joints.List))
		if t.err != nil {
			return t.err
		}
		return errors.Join(e.arrays.joints.Write(0, e.joints.List), e.linkSurfaces())
	})
}

// RenewJoints implements Engine.
func (e *Engine) RenewJoints() {
	e.joints.Renew()
	e.joints.rebuilds = noRebuilds
}

// updateJoints has the device know how frames move that joints hold and particles are near, as long as it does not know of all.
func (e *Engine) updateJoints() error {
	j := &e.joints
	if j.Complete() {
		return nil
	}
	if err := e.syncIfStale(); err != nil {
		return err
	}
	if j.rebuilds != e.control.Rebuilds {
		if err := e.findJointsNear(); err != nil {
			return err
		}
	}
	if !j.Update(j.frames) {
		return nil
	}
	return e.arrays.joints.Write(0, j.List)
}

// findJointsNear finds the frames that carry a surface with pairs.
func (e *Engine) findJointsNear() error {
	j, c, p := &e.joints, &e.control, &e.surfaces
	j.frames, j.rebuilds = j.frames[:0], c.Rebuilds
	if c.Pairs == c.Walls {
		return nil
	}
	j.first = buffer.Resize(j.first, len(p.surfaces)-p.walls+1)
	if err := e.arrays.pairFirst[c.Side].Read(p.walls, j.first); err != nil {
		return err
	}
	for k := range len(j.first) - 1 {
		if j.first[k+1] > j.first[k] {
			frames, n := dem.FramesOf(p.surfaces[p.walls+k].Carrier)
			for _, f := range frames[:n] {
				j.frames = append(j.frames, int32(f))
			}
		}
	}
	return nil
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
	p := &e.surfaces
	_, n := dem.FramesOf(p.surfaces[surface].Carrier)
	for block := range n * n {
		if k := e.joints.Place(p.entries[surface][block]); k >= 0 {
			var x dem.JointMobility
			at[block] = address(e.arrays.joints.Address()) + address(k*int(unsafe.Sizeof(x))+int(unsafe.Offsetof(x.JointMobility)))
		}
	}
	return at
}

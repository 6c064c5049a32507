package models

import (
	"gabion/internal/disjoint"
	"gabion/mbd"
	"gabion/rigid"
)

// mobilities are how easily impacts of particles move the frames: bodies as if no joint held them, but for those that joints and motions leave no freedom, which nothing moves.
func (b *builder) mobilities(frames int) (list []rigid.Mobility) {
	if frames == 0 { // there may be no bodies at all
		return nil
	}
	held := b.heldBodies()
	for _, i := range b.built.Carriers[:frames] {
		body := b.system.Body(i)
		m := body.Mobility()
		if held[i] {
			m = rigid.Mobility{}
		}
		list = append(list, m)
	}
	return list
}

// heldBodies tells of each body whether it is part of a mechanism with as many conditions as coordinates.
func (b *builder) heldBodies() []bool {
	n := b.system.Bodies()
	mechanisms := disjoint.New(n)
	moves := func(i int) bool {
		return i != mbd.Ground && !b.system.Body(i).Fixed
	}
	for k := range b.system.Joints() {
		if j := b.system.Joint(k); moves(j.I.Body) && moves(j.J.Body) {
			mechanisms.Join(int32(j.I.Body), int32(j.J.Body))
		}
	}
	free := make([]int, n) // coordinates less conditions, by mechanism
	for i := range n {
		switch body := b.system.Body(i); {
		case body.Fixed:
		case body.Point:
			free[mechanisms.Root(int32(i))] += 3
		default:
			free[mechanisms.Root(int32(i))] += 6
		}
	}
	for k := range b.system.Joints() {
		j := b.system.Joint(k)
		for _, i := range [2]int{j.I.Body, j.J.Body} {
			if moves(i) {
				free[mechanisms.Root(int32(i))] -= j.Equations()
				break
			}
		}
	}
	held := make([]bool, n)
	for i := range held {
		held[i] = free[mechanisms.Root(int32(i))] <= 0
	}
	return held
}

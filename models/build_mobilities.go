package models

import (
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

// heldBodies tells which bodies are parts of mechanisms with as many conditions as coordinates.
func (b *builder) heldBodies() map[int]bool {
	of := map[int]int{} // body that stands for the mechanism, of each body that joints hold
	var root func(i int) int
	root = func(i int) int {
		if of[i] != i {
			of[i] = root(of[i])
		}
		return of[i]
	}
	moves := func(i int) bool {
		if i == mbd.Ground {
			return false
		}
		body := b.system.Body(i)
		return !body.Fixed
	}
	free := map[int]int{} // coordinates less conditions, by mechanism
	for n := range b.system.Joints() {
		j := b.system.Joint(n)
		for _, i := range [2]int{j.I.Body, j.J.Body} {
			if _, known := of[i]; moves(i) && !known {
				of[i] = i
			}
		}
		if moves(j.I.Body) && moves(j.J.Body) {
			of[root(j.I.Body)] = root(j.J.Body)
		}
	}
	for i := range of {
		body := b.system.Body(i)
		if free[root(i)] += 6; body.Point {
			free[root(i)] -= 3
		}
	}
	for n := range b.system.Joints() {
		j := b.system.Joint(n)
		for _, i := range [2]int{j.I.Body, j.J.Body} {
			if moves(i) {
				free[root(i)] -= j.Equations()
				break
			}
		}
	}
	held := map[int]bool{}
	for i := range of {
		held[i] = free[root(i)] <= 0
	}
	return held
}

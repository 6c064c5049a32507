package models

import (
	"gabion/rigid"
)

// mobilities are how easily impacts of particles move the frames: bodies as if no joint held them, but for those that joints and motions leave no freedom, which nothing moves.
func (b *builder) mobilities(frames int) (list []rigid.Mobility) {
	if frames == 0 { // there may be no bodies at all
		return nil
	}
	held := b.system.Held()
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

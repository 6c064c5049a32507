// What engines keep of histories: as many numbers as the law reads again.

package law

import "gonum.org/v1/gonum/spatial/r3"

// HistoryWidth is the number of floats that a contact's history takes: 1, and 3 for each spring that the law has. The radius is kept under every
// law: the loss in dashpots goes by it.
func (l Law) HistoryWidth() int {
	n := 1
	if l.KeepsSpring() {
		n += 3
	}
	if l.KeepsRoll() {
		n += 3
	}
	return n
}

// Pack writes a history into the first HistoryWidth numbers of dst: tangential spring, radius, rolling spring.
func (l Law) Pack(h *History, dst []float64) {
	if l.KeepsSpring() {
		dst[0], dst[1], dst[2] = h.Spring.X, h.Spring.Y, h.Spring.Z
		dst = dst[3:]
	}
	dst[0] = h.Radius
	if l.KeepsRoll() {
		dst[1], dst[2], dst[3] = h.Roll.X, h.Roll.Y, h.Roll.Z
	}
}

// Unpack reads what Pack wrote.
func (l Law) Unpack(src []float64) (h History) {
	if l.KeepsSpring() {
		h.Spring = r3.Vec{X: src[0], Y: src[1], Z: src[2]}
		src = src[3:]
	}
	h.Radius = src[0]
	if l.KeepsRoll() {
		h.Roll = r3.Vec{X: src[1], Y: src[2], Z: src[3]}
	}
	return h
}

// One contact of two surfaces, as it is found, evaluated and remembered.

package contact

import (
	"gabion/contact/narrowphase"
	"gabion/dem/law"

	"gonum.org/v1/gonum/spatial/r3"
)

// bodyContact is a contact point of Surface1 with Surface2, by their numbers in the engine.
type bodyContact struct {
	identity
	Levers         [2]float64 // segment parameters of strands, of both
	Overlap        float64    // m
	Radius         float64    // effective, of Hertz's law, m
	Weight         float64    // share of the point in its patch
	Mass           float64    // effective mass that the dashpot of the whole patch would have, kg
	Held           float64    // where joints hold a partner: by how much a unit force parts the partners at least, for the mass that the point has at most, 1/kg; 0 elsewhere
	RollingInertia float64    // kg m2
	Normal         r3.Vec     // from Surface2 to Surface1
	Point          r3.Vec
	Forms          [2]narrowphase.Form
	Start, End     contactState // of the step
	Speed          float64      // with which the surfaces part, m/s
	Force          r3.Vec       // on Surface1, N
	Moment         r3.Vec
	Sharing        [2]sharing // on both surfaces, of all contacts of the pair; the first of them has it
	SharingPoint   r3.Vec     // about which it has its moment
	SharingWay     float64    // that the surfaces have gone from one another since it was worked out, m
	SharingPart    float64    // of it that is left where contacts are shallow or steps long; 0 where it has not been worked out
	SharingTurn    r3.Vec     // by which the surfaces have turned from one another since their contacts were found, rad
	Search         search     // as it was found
	SharingPower   float64    // of both, W
	Energy         energy     // losses in this step, and the elastic energy
	former         int32      // the contact of the last step that this one continues, or -1
	split          bool       // it has split off in a later trial than the first
}

// energy is what of dem.Energy a contact has, J.
type energy struct {
	Elastic, Damping, Friction, Rolling, Parting, Yielding, Patches, Work float64
}

// contactState is what a contact takes from one step to the next.
type contactState struct {
	History     law.History
	Weight      float64
	Overlap     float64 // m
	Speed       float64 // with which the surfaces part, m/s
	Slip        r3.Vec  // of Surface1 on Surface2 in the contact plane, m/s
	Springs     float64 // energy of the tangential and rolling springs, J
	Dissipation float64 // in dashpots, W
	Joined      float64 // energy that springs have lost as they were joined, J
}

// scale leaves a part of the state of a contact.
func (s *contactState) scale(part float64) {
	s.shrink(part)
	s.Weight *= part
}

// shrink leaves a part of the springs and dashpots of a contact.
func (s *contactState) shrink(part float64) {
	s.History.ScaleArea(part)
	s.Springs, s.Dissipation = part*s.Springs, part*s.Dissipation
}

// lasts tells whether a contact of the last step is still loaded after a step of a length (s) by its motion.
func (t *bodyContact) lasts(dt float64) bool { return t.Overlap > t.End.Speed*dt }

// part is the state with which a part of a weight splits off from a contact. Its springs are as long, and their energy is gained.
func (t *bodyContact) part(weight float64) contactState {
	s := contactState{History: t.End.History}
	s.History.ScaleArea(weight / max(t.Weight, law.MinWeight))
	return s
}

// identity tells contact points of one time from those of another.
type identity struct {
	Surface1, Surface2 int32
	Features           [2]int32  // vertex, edge or face of each
	Places             [2]r3.Vec // of the point in the axes of each surface; on a strand, its distance from the first end
}

// samePair tells whether two contacts are of the same surfaces.
func (a *identity) samePair(b *identity) bool {
	return a.Surface1 == b.Surface1 && a.Surface2 == b.Surface2
}

// comparePairs orders contacts by their surfaces.
func comparePairs(a, b *identity) int {
	if a.Surface1 != b.Surface1 {
		return int(a.Surface1 - b.Surface1)
	}
	return int(a.Surface2 - b.Surface2)
}

package models

// What whole beams can be asked for. Their pieces are forces.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/observables"
)

// observedBeam is the pieces of a beam, from its first point on.
type observedBeam struct {
	system *mbd.System
	pieces []*mbd.Beam
	middle float64 // number of pieces from the first end to the middle of its length
}

// beamNamed is a beam of the model as it has been built.
func (b *builder) beamNamed(name string) *observedBeam {
	o := &observedBeam{system: b.system}
	length, before := 0.0, 0.0
	for k := 1; ; k++ {
		elements, exists := b.forces[pieceName(name, k)]
		if !exists {
			break
		}
		piece := b.system.Force(elements[0]).(*mbd.Beam)
		o.pieces, length = append(o.pieces, piece), length+piece.FreeLength
	}
	for _, piece := range o.pieces {
		if l := piece.FreeLength; before+l < length/2 {
			o.middle++
			before += l
		} else {
			o.middle += (length/2 - before) / l
			break
		}
	}
	return o
}

// at is the piece at a place along the beam, in numbers of pieces, and the place in it from 0 to 1.
func (o *observedBeam) at(place float64) (piece *mbd.Beam, part float64) {
	k := min(int(place), len(o.pieces)-1)
	return o.pieces[k], place - float64(k)
}

// moment is that at a place, N m.
func (o *observedBeam) moment(place float64) r3.Vec {
	piece, part := o.at(place)
	return piece.MomentAt(o.system, part)
}

// bending is the part of a moment at a place that bends, in world axes, N m.
func (o *observedBeam) bending(place float64) r3.Vec {
	piece, part := o.at(place)
	return piece.BendingAt(o.system, part)
}

// last is the place of the last end; that of the first is 0.
func (o *observedBeam) last() float64 { return float64(len(o.pieces)) }

// largest is the largest moment of bending at an end or between two pieces: between these it is no larger, since loads come in there.
func (o *observedBeam) largest() (most float64) {
	for k := range len(o.pieces) + 1 {
		m := o.moment(float64(k))
		most = max(most, math.Hypot(m.Y, m.Z))
	}
	return most
}

func (o *observedBeam) plasticBend() (most float64) {
	for _, piece := range o.pieces {
		most = max(most, piece.PlasticBend(o.system))
	}
	return most
}

// ofBeamAt is the moment at a place of a beam.
func ofBeamAt(name, where string, place func(o *observedBeam) float64) observables.Quantity[*observedBeam] {
	return observables.Vector(name, "N m", where+", of what is beyond on what is before: torsion, and bending about the y and z axes of the section there", func(o *observedBeam) r3.Vec { return o.moment(place(o)) })
}

var beamQuantities = observables.Registry[*observedBeam]{
	ofBeamAt("first_moment", "at its first end", func(*observedBeam) float64 { return 0 }),
	ofBeamAt("middle_moment", "in the middle of its length", func(o *observedBeam) float64 { return o.middle }),
	ofBeamAt("last_moment", "at its last end", (*observedBeam).last),
	observables.Scalar("largest_moment", "N m", "of bending, wherever it is largest", (*observedBeam).largest),
	observables.Scalar("largest_plastic_bend", "rad", "rotation that stays between the ends of a piece", (*observedBeam).plasticBend),
}

func (b *builder) recordBeam(q *Request) (observables.Recorded, error) {
	return beamQuantities.Record(q.Name, q.Quantities, b.beamNamed(q.Beam), func() {}), nil
}

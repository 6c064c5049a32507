package mbd

// This file holds what clips do to a running rope, through which it slips at a given difference of the tensions beside them, whatever these are.
//
// In a run the tensions are ratio(k) T + offset(k) with T >= 0, where the least offset is 0: at T = 0 a span next to a clip that slips may be slack while others are taut.

import "math"

// above is the largest tension beside a point where it is the given one on its other side, and below the smallest, N.
func (p *ropeSlip) above(i int, tension float64) float64 {
	return tension*math.Exp(p.grip(i)) + p.clip[i]
}

func (p *ropeSlip) below(i int, tension float64) float64 {
	return max(0, tension-p.clip[i]) / math.Exp(p.grip(i))
}

// clipped tells whether clips that slip in a run keep some of its spans taut.
func (p *ropeSlip) clipped(run *ropeRun) bool {
	for k := run.first; k < run.last; k++ {
		if p.offset[k] > 0 {
			return true
		}
	}
	return false
}

// offsets finds the tensions at which the clips of a run that slip leave a span without any.
func (p *ropeSlip) offsets(run *ropeRun) {
	lowest := 0.0 // tension of the first span
	p.offset[run.first] = 0
	for k := run.first + 1; k < run.last; k++ {
		switch ratio := p.ratio[k] / p.ratio[k-1]; {
		case p.slipping[k] > 0:
			p.offset[k] = p.offset[k-1]*ratio + p.clip[k]
		case p.slipping[k] < 0:
			p.offset[k] = (p.offset[k-1] - p.clip[k]) * ratio
		default:
			p.offset[k] = p.offset[k-1]
		}
		lowest = max(lowest, -p.offset[k]/p.ratio[k])
	}
	if lowest == 0 {
		return
	}
	for k := run.first; k < run.last; k++ {
		p.offset[k] = max(0, p.offset[k]+lowest*p.ratio[k])
		if p.offset[k] < slipTolerance*lowest*p.ratio[k] { // rounding
			p.offset[k] = 0
		}
	}
}

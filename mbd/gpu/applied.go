// Given forces, and the functions of time that are their factors: the host works these out for all steps of a batch before it begins.

package gpu

import (
	"reflect"

	"gabion/mbd"
)

// stepsOfFactors is the number of steps that factors are worked out for at once.
const stepsOfFactors = 1024

// makeApplied makes the lists of given forces by bodies.
func (e *Engine) makeApplied(m *maker) {
	if m.err != nil {
		return
	}
	v, lists := &e.values, make([][]deviceAppliedForce, e.bodies)
	numbers := map[mbd.Function]int32{}
	for k := range e.system.ForceElements() {
		f, is := e.system.Force(k).(*mbd.AppliedForce)
		if !is {
			continue
		}
		force, torque := f.Given()
		body := f.At.Body + 1
		lists[body] = append(lists[body], deviceAppliedForce{
			Function: e.numberOf(f.Scale, numbers), Follower: oneIf(f.Follower), Point: f.At.Position, Force: force, Torque: torque,
		})
	}
	v.AppliedCount = makeLists(m, lists, &v.AppliedFirst, &v.AppliedForces)
	v.Functions = int32(len(e.functions))
	made[float64](m, appliedNumbers*int(v.AppliedCount), nil, &v.AppliedAt)
	e.factors = made[float64](m, stepsOfFactors*len(e.functions), nil, &v.Factors)
}

// numberOf is the number of a function of time, which is listed if it has none yet; -1 of none.
func (e *Engine) numberOf(f mbd.Function, numbers map[mbd.Function]int32) int32 {
	if f == nil {
		return -1
	}
	comparable := reflect.TypeOf(f).Comparable()
	if comparable {
		if n, ok := numbers[f]; ok {
			return n
		}
	}
	n := int32(len(e.functions))
	e.functions = append(e.functions, f)
	if comparable {
		numbers[f] = n
	}
	return n
}

// writeFactors works the functions out at the ends of n steps of h (s) from a time on.
func (e *Engine) writeFactors(time float64, n int, h float64) error {
	if len(e.functions) == 0 {
		return nil
	}
	e.factorBuffer = e.factorBuffer[:0]
	for range n {
		time += h
		for _, f := range e.functions {
			value, _, _ := f.At(time)
			e.factorBuffer = append(e.factorBuffer, value)
		}
	}
	return e.factors.Write(0, e.factorBuffer)
}

package mbd

// This file takes over the state of another system, by the names of its parts.

import "fmt"

// Carry takes over from another system where its bodies are and how they move, from its coordinates and rates to q and v, and what its force elements
// remember, for all that have the same name and are of the same kind in both. Bodies for which left is true stay as they are. It returns what could not be taken over. Coordinates are those of Initial.
func (s *System) Carry(q, v []float64, from *System, fromQ, fromV []float64, left func(body string) bool) (differences []string) {
	bodies := map[string]int{}
	for i := range from.bodies {
		bodies[from.bodies[i].Name] = i
	}
	for i := range s.bodies {
		name := s.bodies[i].Name
		k, exists := bodies[name]
		to, other := &s.inertia[i+1], &inertial{}
		if exists {
			other = &from.inertia[k+1]
			delete(bodies, name)
		}
		switch {
		case left(name) || to.coordinate < 0:
		case !exists:
			differences = append(differences, fmt.Sprintf("body %q is new", name))
		case other.coordinate < 0 || other.point != to.point:
			differences = append(differences, fmt.Sprintf("body %q was of another type", name))
		default:
			n := 7
			if to.point {
				n = 3
			}
			copy(q[to.coordinate:to.coordinate+n], fromQ[other.coordinate:])
			copy(v[to.coordinate:to.coordinate+n], fromV[other.coordinate:])
		}
	}
	for i := range from.bodies {
		if _, gone := bodies[from.bodies[i].Name]; gone {
			differences = append(differences, fmt.Sprintf("body %q is gone", from.bodies[i].Name))
		}
	}
	s.carryEquations(from)
	return append(differences, s.carryForces(from)...)
}

// carryEquations takes over the revolutions that joints have counted. Driven angles follow their motions: they are counted from these.
func (s *System) carryEquations(from *System) {
	equations := map[string][2]int{}
	for i, e := range from.equations {
		equations[e.name] = from.remembered[len(from.forces)+i]
	}
	for i, e := range s.equations {
		to := s.remembered[len(s.forces)+i]
		if other, exists := equations[e.name]; exists && !e.drivesAngle() && other[1]-other[0] == to[1]-to[0] {
			copy(s.state[to[0]:to[1]], from.state[other[0]:other[1]])
		}
	}
}

// carryForces takes over what force elements remember.
func (s *System) carryForces(from *System) (differences []string) {
	elements := map[string][2]int{}
	for i, f := range from.forces {
		elements[f.label()] = from.remembered[i]
	}
	for i, f := range s.forces {
		to := s.remembered[i]
		other, exists := elements[f.label()]
		delete(elements, f.label())
		switch {
		case !exists:
			differences = append(differences, f.label()+" is new")
		case other[1]-other[0] != to[1]-to[0]:
			differences = append(differences, f.label()+" was of another kind")
		default:
			s.placed++
			copy(s.state[to[0]:to[1]], from.state[other[0]:other[1]])
		}
	}
	for _, f := range from.forces {
		if _, gone := elements[f.label()]; gone {
			differences = append(differences, f.label()+" is gone")
		}
	}
	return differences
}

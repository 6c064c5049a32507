package coupling

// Saving a simulation and taking it up again, to the same bits.

import (
	"encoding/gob"
	"fmt"
	"io"
	"reflect"
	"slices"

	"gabion/contact"
	"gabion/dem/cpu"
	"gabion/dem/gpu"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// state is what a simulation remembers, beside the particles.
type state struct {
	Bodies solvers.Snapshot
	Time   float64
	Steps  int64
	Start  Audit
	Powers mbd.Powers
	Sums   mbd.Powers
	Hit    float64
	Hits   float64
	Torn   float64

	End, Expected, Applied, Owed []rigid.Wrench // of a sub-cycled scheme
	Given, Got                   []rigid.Wrench
	Active                       []int // pairs with tangents that are not zero
	Tangents                     []rigid.Tangent
	Span                         int     // steps of the particles in the next step
	Departure                    float64 // of the last step, m
}

// CheckpointTypes lists the types of what Save writes.
func CheckpointTypes() []reflect.Type {
	return append([]reflect.Type{reflect.TypeFor[state]()}, slices.Concat(cpu.CheckpointTypes(), gpu.CheckpointTypes, contact.CheckpointTypes())...)
}

// Save writes everything that the run depends on.
func (s *Simulation) Save(w io.Writer) error {
	own := state{Time: s.time, Steps: s.steps, Start: s.books.start, Powers: s.books.powers, Sums: s.books.sums, Hit: s.books.hit, Hits: s.books.hits, Torn: s.books.torn}
	if s.integrator != nil {
		s.integrator.Save(&own.Bodies)
	}
	if c := s.cycle; c != nil {
		own.End, own.Expected, own.Applied, own.Owed = c.end, c.expected, c.applied, c.owed
		own.Given, own.Got = s.books.ledger.given, s.books.ledger.got
		own.Span, own.Departure = c.next, c.departure
		own.Active = s.contact.active
		for _, n := range own.Active {
			own.Tangents = append(own.Tangents, s.contact.tangents[n])
		}
	}
	if err := gob.NewEncoder(w).Encode(own); err != nil {
		return fmt.Errorf("save simulation: %w", err)
	}
	if s.particles != nil {
		if err := s.particles.Save(w); err != nil {
			return fmt.Errorf("save particles: %w", err)
		}
	}
	if s.walls != nil {
		if err := s.walls.Save(w); err != nil {
			return fmt.Errorf("save contacts of bodies: %w", err)
		}
	}
	return nil
}

// Restore reads what Save wrote for the same model; the run goes on from there as if it had never stopped. r must be an
// io.ByteReader, or one part would read ahead into the next.
func (s *Simulation) Restore(r interface {
	io.Reader
	io.ByteReader
},
) error {
	s.moved()
	var own state
	if err := gob.NewDecoder(r).Decode(&own); err != nil {
		return fmt.Errorf("restore simulation: %w", err)
	}
	if s.integrator != nil {
		if err := s.integrator.Restore(&own.Bodies); err != nil {
			return fmt.Errorf("restore bodies: %w", err)
		}
	}
	if s.particles != nil {
		if err := s.particles.Restore(r); err != nil {
			return fmt.Errorf("restore particles: %w", err)
		}
	}
	if s.walls != nil {
		if err := s.walls.Restore(r); err != nil {
			return fmt.Errorf("restore contacts of bodies: %w", err)
		}
	}
	if c := s.cycle; c != nil {
		if err := s.restoreCycled(c, &own); err != nil {
			return fmt.Errorf("restore the exchange of bodies and particles: %w", err)
		}
	}
	s.time, s.steps = own.Time, own.Steps
	s.books.start, s.books.powers, s.books.sums = own.Start, own.Powers, own.Sums
	s.books.hit, s.books.hits, s.books.torn = own.Hit, own.Hits, own.Torn
	return s.remove()
}

// restoreCycled takes up what a sub-cycled scheme remembers. The bodies are where they are with the force that they got last.
func (s *Simulation) restoreCycled(c *subcycle, own *state) error {
	tangents := len(s.contact.tangents)
	wrong := func(n int) bool { return n < 0 || n >= tangents }
	if len(own.Active) != len(own.Tangents) || slices.ContainsFunc(own.Active, wrong) || own.Span < 1 || own.Span > c.Substeps {
		return fmt.Errorf("%d of %d tangents for pairs %v, %d steps of the particles", len(own.Tangents), tangents, own.Active, own.Span)
	}
	copy(c.end, own.End)
	copy(c.expected, own.Expected)
	copy(c.applied, own.Applied)
	copy(c.owed, own.Owed)
	copy(c.offer, own.Applied)
	copy(s.contact.passed, own.Applied)
	l := s.books.ledger
	copy(l.given, own.Given)
	copy(l.got, own.Got)
	l.look(s.contact)
	c.next, c.departure, c.kept = own.Span, own.Departure, false
	clear(s.contact.tangents)
	for k, n := range own.Active {
		s.contact.tangents[n] = own.Tangents[k]
	}
	s.readFrames(c.path.To)
	c.response.learn(s.contact)
	c.response.set(c.offer, c.path.To)
	return nil
}

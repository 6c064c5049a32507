// The contact points of two surfaces, and what they continue.

package contact

import (
	"gabion/contact/narrowphase"
)

// contactsOfPair finds the contacts of surface i with surface j.
func (e *Engine) contactsOfPair(w *workspace, i, j int) {
	atFirst := e.atFirst(w, i, j)
	if !e.massed && e.goOn(w, i, j) {
		return
	}
	if e.massed {
		_, before := w.earlier.ofPair(&identity{Surface1: int32(i), Surface2: int32(j)})
		if len(before)+len(atFirst) == 0 && e.stayApart(&e.items[i], &e.items[j]) {
			return
		}
		from := len(w.contacts)
		w.contacts = append(w.contacts, before...)
		if e.follow(w.contacts[from:]) {
			return
		}
		w.contacts = w.contacts[:from]
	}
	w.contacts = e.search(w, w.contacts, i, j, atFirst)
}

// search appends the contacts of surface i with surface j.
func (e *Engine) search(w *workspace, contacts []bodyContact, i, j int, atFirst []bodyContact) []bodyContact {
	from, x, y := len(contacts), &e.items[i], &e.items[j]
	w.points = w.narrow.Contacts(w.points[:0], &x.placed, &y.placed, e.reachOf(x, y))
	for n := range w.points {
		if p := &w.points[n]; p.Weight > 0 {
			contacts = append(contacts, newContact(i, j, p))
			contacts[len(contacts)-1].keepSearch(x, y, e.dt)
		}
	}
	if len(contacts) > from {
		if e.massed {
			w.previous.seek(e.previous, &contacts[from].identity)
		}
		e.continueContacts(w, contacts[from:], atFirst)
		if e.law.Reaches() {
			contacts = dropUnformed(contacts, from)
		} else {
			e.addSharing(w, contacts[from:], atFirst)
		}
	}
	return contacts
}

// atFirst are the contacts that a pair had in the first trial of the step, if that is over.
func (e *Engine) atFirst(w *workspace, i, j int) []bodyContact {
	if !e.massed {
		return nil
	}
	_, contacts := w.first.ofPair(&identity{Surface1: int32(i), Surface2: int32(j)})
	return contacts
}

// newContact is a contact of surfaces i and j at a point of the narrow phase.
func newContact(i, j int, p *narrowphase.Point) bodyContact {
	return bodyContact{
		identity: identity{Surface1: int32(i), Surface2: int32(j), Features: p.Features}, Levers: p.Levers,
		Overlap: -p.Distance, Normal: p.Normal, Point: p.Position, Radius: p.Radius, Weight: p.Weight, Forms: p.Forms, former: -1,
	}
}

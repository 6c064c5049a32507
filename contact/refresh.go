// The contacts in a later trial of a step. Most follow their surfaces or stay as they are, and do so where they are in memory; few are searched anew. Only a chunk of pairs that comes to have
// another number of contacts gets a list of its own, and all contacts are gathered again.

package contact

import (
	"gabion/internal/buffer"
)

// gather makes the list of all contacts of the lists that chunks have, and of what chunks that have not changed had in a list. With the same list it does nothing if none has changed.
func (e *Engine) gather(chunks int) {
	e.starts = buffer.Resize(e.starts, chunks+1)
	end := e.starts[0]
	for i := range chunks {
		first := end
		end = e.starts[i+1]
		e.starts[i] = len(e.current)
		if e.changed[i] {
			e.current = append(e.current, e.chunks[i]...)
		} else {
			e.current = append(e.current, e.earlier[first:end]...)
		}
	}
	e.starts[chunks] = len(e.current)
}

// refreshChunk has the contacts of a chunk of pairs follow, and applies the laws to them.
func (e *Engine) refreshChunk(worker, chunk int) {
	w := &e.workspaces[worker]
	r := refresh{e: e, w: w, contacts: e.current[e.starts[chunk]:e.starts[chunk+1]], list: e.chunks[chunk][:0]}
	pairs := e.close[chunk]
	if len(pairs) > 0 {
		e.seekFirst(w, chunk, pairs[0])
	}
	for _, p := range pairs {
		r.pair(p.Items())
	}
	if r.at < len(r.contacts) {
		r.change(r.at)
	}
	e.chunks[chunk], e.changed[chunk] = r.list, r.changed
}

// refresh is what is under way in a chunk.
type refresh struct {
	e        *Engine
	w        *workspace
	contacts []bodyContact // of the chunk in the trial before
	at       int           // where those of the last pair end
	list     []bodyContact // what the chunk has now, once that has changed
	changed  bool
}

// change begins a list with what the chunk has up to a contact.
func (r *refresh) change(upTo int) {
	if !r.changed {
		r.list, r.changed = append(r.list, r.contacts[:upTo]...), true
	}
}

// pair refreshes the contacts of surface i with surface j.
func (r *refresh) pair(i, j int) {
	e, w := r.e, r.w
	pair := identity{Surface1: int32(i), Surface2: int32(j)}
	from := r.at
	for from < len(r.contacts) && comparePairs(&r.contacts[from].identity, &pair) < 0 {
		from++
	}
	if from > r.at { // those of pairs that are no longer near each other
		r.change(r.at)
	}
	r.at = from
	for r.at < len(r.contacts) && r.contacts[r.at].samePair(&pair) {
		r.at++
	}
	switch before := r.contacts[from:r.at]; {
	case e.stay(i, j):
		r.keep(before)
	case e.follow(before):
		e.applyLawsTo(before)
		r.keep(before)
	default:
		_, atFirst := w.first.ofPair(&pair)
		if len(before)+len(atFirst) == 0 && e.stayApart(&e.items[i], &e.items[j]) {
			return
		}
		w.anew = e.search(w, w.anew[:0], i, j, atFirst)
		e.applyLawsTo(w.anew)
		if len(w.anew) == len(before) && !r.changed {
			copy(before, w.anew)
			return
		}
		r.change(from)
		r.list = append(r.list, w.anew...)
	}
}

// keep takes over contacts of the trial before, where they have been refreshed.
func (r *refresh) keep(contacts []bodyContact) {
	if r.changed {
		r.list = append(r.list, contacts...)
	}
}

package studio

// The model that the page begins with is read while the browser starts.

import (
	"context"
	"time"
)

// ahead is a model that is checked before the page asks.
type ahead struct {
	name, tag string
	stop      context.CancelFunc
	done      chan struct{} // closed when the rest is there
	checked   checked
	err       error
	at        time.Time
}

// aheadFor is how long what was found ahead holds: files that a model names may change.
const aheadFor = 10 * time.Second

// lookAhead begins to check the model that the page opens with, if there is one.
func (w *workspace) lookAhead(ctx context.Context) {
	if ctx == nil {
		ctx = context.Background()
	}
	text, err := w.first(ctx)
	if err != nil || text == nil {
		return // the page will find out
	}
	ctx, stop := context.WithCancel(ctx)
	a := &ahead{name: text.Name, tag: text.Tag, stop: stop, done: make(chan struct{})}
	w.ahead = a
	go func() {
		defer close(a.done)
		defer stop()
		a.checked, a.err = w.checkNow(ctx, text.Name, []byte(text.Text))
		a.at = time.Now()
		_, _ = w.assistant() // which is wanted next
	}()
}

// opening is the model that the page begins with, and what is wrong with it where that is known.
type opening struct {
	Name    string   `json:"name"`
	Tag     string   `json:"tag"`
	Text    string   `json:"text"`
	Checked *checked `json:"checked"`
}

// first reads the model that the page begins with; nil without one.
func (w *workspace) first(ctx context.Context) (*opening, error) {
	name := w.open
	if name == "" {
		names, err := w.models()
		if err != nil || len(names) == 0 {
			return nil, err
		}
		name = names[0]
	}
	text, err := w.read(ctx, name)
	if err != nil {
		return nil, err
	}
	return &opening{Name: name, Tag: tagOf(text), Text: string(text)}, nil
}

// found is what has been found ahead about a text, once; false where it was of another text, or is too old. With a context to wait under it waits for it to be
// known, without one it is false until then.
func (w *workspace) found(wait context.Context, name, tag string) (checked, bool) {
	w.mu.Lock()
	a := w.ahead
	if a != nil && (a.name != name || a.tag != tag) {
		a.stop() // its picture must not take the place of a newer one
		w.ahead, a = nil, nil
	}
	w.mu.Unlock()
	if a == nil {
		return checked{}, false
	}
	if wait != nil {
		select {
		case <-a.done:
		case <-wait.Done():
		}
	}
	select {
	case <-a.done:
	default:
		return checked{}, false
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.ahead != a {
		return checked{}, false // another page has it
	}
	w.ahead = nil
	return a.checked, a.err == nil && time.Since(a.at) < aheadFor
}

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

// found is what has been found ahead about a text, once, when it is known; false where it was of another text, or is too old.
func (w *workspace) found(ctx context.Context, name, tag string) (checked, bool) {
	a := w.aheadOf(name, tag)
	if a == nil {
		return checked{}, false
	}
	select {
	case <-a.done:
		return w.take(a)
	case <-ctx.Done():
		return checked{}, false
	}
}

// foundAlready is the same where it is known already.
func (w *workspace) foundAlready(name, tag string) (checked, bool) {
	a := w.aheadOf(name, tag)
	if a == nil {
		return checked{}, false
	}
	select {
	case <-a.done:
		return w.take(a)
	default:
		return checked{}, false
	}
}

// aheadOf is what is looked at ahead, if it is a text.
func (w *workspace) aheadOf(name, tag string) *ahead {
	w.mu.Lock()
	defer w.mu.Unlock()
	a := w.ahead
	if a != nil && (a.name != name || a.tag != tag) {
		a.stop() // its picture must not take the place of a newer one
		w.ahead, a = nil, nil
	}
	return a
}

// take hands over what has been found, to one page.
func (w *workspace) take(a *ahead) (checked, bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.ahead != a {
		return checked{}, false
	}
	w.ahead = nil
	return a.checked, a.err == nil && time.Since(a.at) < aheadFor
}

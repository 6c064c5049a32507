package studio

import (
	"encoding/json"
	"net/http/httptest"
	"os"
	"testing"
	"time"
)

// openingOf is what the server says of the model that the page begins with.
func openingOf(t *testing.T, h *httptest.Server) *opening {
	t.Helper()
	var said struct{ Opening *opening }
	_, text := ask(t, h, "GET", "/api/1/hello", nil)
	if err := json.Unmarshal([]byte(text), &said); err != nil {
		t.Fatal(err)
	}
	return said.Opening
}

// The model that the page begins with is checked before the page asks, and the page is told so, once: later its files may be others.
func TestLookAhead(t *testing.T) {
	s, h, model := workspaceWith(t)
	text, err := os.ReadFile(model)
	if err != nil {
		t.Fatal(err)
	}
	<-s.workspace.ahead.done
	for k := range 2 {
		o := openingOf(t, h)
		if o == nil || o.Name != "bounce.yaml" || o.Text != string(text) || o.Tag != tagOf(text) {
			t.Fatalf("the page begins with %+v", o)
		}
		if c := o.Checked; (c != nil) != (k == 0) || c != nil && (c.Preview != 1 || len(c.Problems) != 0 || c.Findings == nil) {
			t.Errorf("asked %d times before, the server knows %+v", k, c)
		}
	}
}

// Whoever asks about the same text waits for what has been begun; another text, or one that was looked at long ago, is looked at anew.
func TestFoundAhead(t *testing.T) {
	s, _, model := workspaceWith(t)
	text, err := os.ReadFile(model)
	if err != nil {
		t.Fatal(err)
	}
	preview := func(text string, want int) {
		t.Helper()
		c, err := s.workspace.check(t.Context(), "bounce.yaml", []byte(text))
		if err != nil || c.Preview != want {
			t.Errorf("picture %d, %v, want %d", c.Preview, err, want)
		}
	}
	preview(string(text), 1)
	preview(string(text), 2)

	s.workspace.lookAhead(t.Context())
	<-s.workspace.ahead.done // picture 3
	s.workspace.ahead.at = time.Now().Add(-time.Minute)
	preview(string(text), 4)

	s.workspace.lookAhead(t.Context())
	begun := s.workspace.ahead
	<-begun.done // picture 5
	preview(string(text)+"\n", 6)
	if s.workspace.ahead != nil {
		t.Error("what was found of another text is kept")
	}
}

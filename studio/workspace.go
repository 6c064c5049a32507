package studio

// The models in a folder: which there are, their texts, and what is wrong with them.

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"gabion/internal/document"
	"gabion/internal/input"
	"gabion/models"
	"gabion/runs"
)

// workspace is a folder with models. Nothing is read or written outside of it but what models themselves name.
type workspace struct {
	path      string
	root      *os.Root
	open      string // model that is shown at first; "" for none
	assistant func() (*document.Assistant, error)

	mu      sync.Mutex
	preview *preview // of the text that was checked last
	ahead   *ahead   // nil when it has been asked for
}

// openWorkspace opens a folder, or that of a model.
func openWorkspace(target string) (*workspace, error) {
	info, err := os.Stat(target)
	if err != nil {
		return nil, err
	}
	w := &workspace{path: target, preview: new(preview), assistant: sync.OnceValues(models.Assistant)}
	if !info.IsDir() {
		w.path, w.open = filepath.Split(target)
		w.path = cmp.Or(filepath.Clean(w.path), ".")
	}
	w.root, err = os.OpenRoot(w.path)
	return w, err
}

// out is the folder that runs of the models go to.
func (w *workspace) out() string { return filepath.Join(w.path, "out") }

// nameOf is the name of the model in a file, by which the page knows it.
func (w *workspace) nameOf(file string) (string, error) {
	root, err := filepath.Abs(w.path)
	if err == nil {
		file, err = filepath.Abs(file)
	}
	if err == nil {
		file, err = filepath.Rel(root, file)
	}
	if err != nil || !filepath.IsLocal(file) {
		return "", fs.ErrNotExist
	}
	return filepath.ToSlash(file), nil
}

// isModel tells by its name whether a file can be a model.
func isModel(name string) bool {
	extension := path.Ext(name)
	return extension == ".yaml" || extension == ".yml"
}

// A list has at most so many models, looked for among so many files.
const (
	mostModels = 1000
	mostFiles  = 50_000
)

// models lists the models in the folder and below it, results left out.
func (w *workspace) models() (names []string, err error) {
	names = []string{}
	files := 0
	err = fs.WalkDir(w.root.FS(), ".", func(name string, entry fs.DirEntry, err error) error {
		files++
		switch {
		case err != nil && name == ".":
			return err
		case len(names) == mostModels || files > mostFiles:
			return fs.SkipAll
		case err != nil:
			return fs.SkipDir
		case entry.IsDir() && name != "." && (strings.HasPrefix(entry.Name(), ".") || isRun(filepath.Join(w.path, name))):
			return fs.SkipDir
		case entry.Type().IsRegular() && isModel(name):
			names = append(names, name)
		}
		return nil
	})
	slices.Sort(names)
	return names, err
}

// read reads a model.
func (w *workspace) read(ctx context.Context, name string) ([]byte, error) {
	if !isModel(name) {
		return nil, fs.ErrNotExist
	}
	file, err := w.root.OpenFile(filepath.FromSlash(name), input.Flags, 0)
	if err != nil {
		return nil, err
	}
	f, err := input.From(ctx, file, name, input.MaxText)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return f.All()
}

// errChanged says that a file is not what it was when it was read.
var errChanged = errors.New("the file has been changed by another program since it was opened")

// write puts a text in the place of a model that has not changed since it had a tag: whole, or not at all.
func (w *workspace) write(ctx context.Context, name, was string, text []byte) error {
	now, err := w.read(ctx, name)
	if err != nil {
		return err
	}
	if tagOf(now) != was {
		return errChanged
	}
	temporary := name + ".saving"
	if err := w.root.WriteFile(filepath.FromSlash(temporary), text, 0o644); err != nil {
		return err
	}
	return w.root.Rename(filepath.FromSlash(temporary), filepath.FromSlash(name))
}

func tagOf(text []byte) string {
	digest := sha256.Sum256(text)
	return hex.EncodeToString(digest[:12])
}

// problem is a mistake in a model, for the page.
type problem struct {
	Line    int    `json:"line"`   // from 1; 0 where the whole file is meant
	Column  int    `json:"column"` // in characters, from 1
	Message string `json:"message"`
	Text    string `json:"text"`            // as the program prints it
	Found   string `json:"found,omitempty"` // a word there, and what was probably meant
	Meant   string `json:"meant,omitempty"`
}

// checked is what is known of a text.
type checked struct {
	Problems []problem      `json:"problems"`
	Findings *runs.Findings `json:"findings"`
	Preview  int            `json:"preview"` // number of its picture; 0 without one
}

// check is what the program finds in a text, and a picture of it.
func (w *workspace) check(ctx context.Context, name string, text []byte) (checked, error) {
	if c, ok := w.found(ctx, name, tagOf(text)); ok {
		return c, nil
	}
	return w.checkNow(ctx, name, text)
}

// checkNow reads a text as the program would, and makes a picture of it.
func (w *workspace) checkNow(ctx context.Context, name string, text []byte) (checked, error) {
	at := filepath.Join(w.path, filepath.FromSlash(name))
	seen, err := runs.Look(ctx, runs.Options{Model: at, Text: text})
	if ctx.Err() != nil {
		return checked{}, ctx.Err()
	}
	if err == nil {
		return checked{Problems: []problem{}, Findings: seen.Findings, Preview: w.show(seen)}, nil
	}
	var problems document.Problems
	if !errors.As(err, &problems) {
		return checked{Problems: []problem{{Message: err.Error(), Text: err.Error()}}}, nil
	}
	var c checked
	for _, p := range problems {
		shown := problem{Message: p.Message, Text: p.Error()}
		if p.Source == at {
			shown.Line, shown.Column = p.Line, p.Column
		}
		if found, meant, ok := p.Fix(); ok {
			shown.Found, shown.Meant = found, meant
		}
		c.Problems = append(c.Problems, shown)
	}
	return c, nil
}

// serve adds what the page asks of models.
func (w *workspace) serve(mux *http.ServeMux) {
	mux.HandleFunc("GET /api/1/models/{name...}", func(rw http.ResponseWriter, r *http.Request) {
		text, err := w.read(r.Context(), r.PathValue("name"))
		if err != nil {
			fail(rw, err)
			return
		}
		rw.Header().Set("Content-Type", "text/plain; charset=utf-8")
		serveTagged(rw, r, tagOf(text), func() ([]byte, error) { return text, nil })
	})
	mux.HandleFunc("PUT /api/1/models/{name...}", w.save)
	mux.HandleFunc("POST /api/1/new", func(rw http.ResponseWriter, r *http.Request) {
		var q struct{ Name, As string }
		if err := json.NewDecoder(http.MaxBytesReader(rw, r.Body, 1<<16)).Decode(&q); err != nil {
			http.Error(rw, fmt.Sprintf("cannot read what is asked: %v", err), http.StatusBadRequest)
			return
		}
		name, err := w.create(q.Name, q.As)
		if err != nil {
			http.Error(rw, err.Error(), http.StatusConflict)
			return
		}
		answer(rw, map[string]string{"name": name})
	})
	mux.HandleFunc("POST /api/1/check", func(rw http.ResponseWriter, r *http.Request) {
		if q, ok := question(rw, r); ok {
			c, err := w.check(r.Context(), q.Name, []byte(q.Text))
			reply(rw, c, err)
		}
	})
	w.assist(mux, "complete", func(a *document.Assistant, q asked) any {
		list, begun := a.Completions(q.Text+q.After, len(q.Text))
		return map[string]any{"list": list, "begun": q.Text[len(q.Text)-begun:]}
	})
	w.assist(mux, "definition", func(a *document.Assistant, q asked) any {
		var d definition
		d.Line, d.Column, _ = a.Definition(q.Text, q.Object)
		return d
	})
	w.assist(mux, "hover", func(a *document.Assistant, q asked) any {
		h, _ := a.Hover(q.Text, q.Line, q.Column)
		return h
	})
}

// assist adds what the page asks of who knows what may stand in a model.
func (w *workspace) assist(mux *http.ServeMux, what string, say func(*document.Assistant, asked) any) {
	mux.HandleFunc("POST /api/1/"+what, func(rw http.ResponseWriter, r *http.Request) {
		q, ok := question(rw, r)
		if !ok {
			return
		}
		a, err := w.assistant()
		if err != nil {
			fail(rw, err)
			return
		}
		answer(rw, say(a, q))
	})
}

// definition is where a text names an object; no line where it does not.
type definition struct {
	Line   int `json:"line"`
	Column int `json:"column"`
}

// save writes what the page sends in the place of a model.
func (w *workspace) save(rw http.ResponseWriter, r *http.Request) {
	text, err := io.ReadAll(http.MaxBytesReader(rw, r.Body, input.MaxText))
	if err == nil {
		err = w.write(r.Context(), r.PathValue("name"), strings.Trim(r.Header.Get("If-Match"), `"`), text)
	}
	if errors.Is(err, errChanged) {
		http.Error(rw, err.Error(), http.StatusConflict)
		return
	}
	reply(rw, map[string]string{"tag": tagOf(text)}, err)
}

// asked is what the page asks about a text.
type asked struct {
	Name   string // of the model
	Text   string // of it, or what of it is before the cursor
	After  string // what is after the cursor
	Object string // that is looked for in it
	Line   int
	Column int
	Branch string  // run whose state a new one begins with; "" for none
	Time   float64 // of the state, s
}

// question reads what the page asks; false where it is nothing that can be read, which has been answered.
func question(w http.ResponseWriter, r *http.Request) (q asked, ok bool) {
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, input.MaxText)).Decode(&q); err != nil {
		http.Error(w, fmt.Sprintf("cannot read what is asked: %v", err), http.StatusBadRequest)
		return q, false
	}
	if q.Name != "" && !filepath.IsLocal(filepath.FromSlash(q.Name)) {
		http.Error(w, "there is no such model", http.StatusNotFound)
		return q, false
	}
	return q, true
}

// reply answers in JSON, or with an error.
func reply(w http.ResponseWriter, v any, err error) {
	if err != nil {
		fail(w, err)
		return
	}
	answer(w, v)
}

package studio

// The server: which address leads to what.

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"path/filepath"
	"slices"
	"strconv"
	"sync"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
	"gabion/results/picture"
)

// Options say what a server shows.
type Options struct {
	Context context.Context // of the runs that the page starts
	Models  string          // a model, or a folder with models, that the page may change and run; "" for looking at runs only
	Folders []string        // of runs
	Reports []string        // folders in which, and below which, reports of studies and validations are looked for
	Version string          // of the program
	Token   string          // that the page needs
	Device  string          // on which the page's runs simulate particles, as of [runs.Options]
	Threads int             // of the page's runs, as of [runs.Options]
}

// Server shows runs in a browser, and models where it is asked to.
type Server struct {
	options   Options
	workspace *workspace // nil without models
	running   sync.WaitGroup

	mu         sync.Mutex
	recordings []*recording
	asked      []*recording // whose tables are in memory, the one that was asked for last behind the others
}

// New makes a server of the folders of runs. Close it.
func New(o Options) (*Server, error) {
	s := &Server{options: o}
	if o.Models != "" {
		var err error
		if s.workspace, err = openWorkspace(o.Models); err != nil {
			return nil, err
		}
		s.workspace.lookAhead(o.Context)
		if earlier, err := FindRuns([]string{s.workspace.out()}); err == nil { // else there are none yet
			o.Folders = append(o.Folders, earlier...)
		}
		s.options.Reports = append(s.options.Reports, s.workspace.out())
	}
	for _, folder := range o.Folders {
		r, err := openRecording(folder)
		if err != nil {
			s.Close()
			return nil, err
		}
		s.recordings = append(s.recordings, r)
	}
	return s, nil
}

// Close waits for the runs that have been started, which end with their context, and closes the folders.
func (s *Server) Close() {
	s.running.Wait()
	if s.workspace != nil {
		s.workspace.root.Close()
	}
	for _, r := range s.recordings {
		if r.replay != nil {
			r.replay.file.Close()
		}
		r.forgetTables()
		r.root.Close()
	}
}

// Handler answers the requests of the page, and of nobody else.
func (s *Server) Handler() http.Handler { return newGuard(s.options.Token, s.routes()) }

// routes are the answers, whoever asks.
func (s *Server) routes() *http.ServeMux {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", servePage)
	mux.HandleFunc("GET /web/{name}", serveAsset)
	mux.HandleFunc("GET /api/1/hello", s.hello)
	mux.HandleFunc("GET /api/1/runs", s.listRuns)
	mux.HandleFunc("GET /api/1/runs/{run}", s.about)
	mux.HandleFunc("GET /api/1/runs/{run}/scene", s.scene)
	mux.HandleFunc("GET /api/1/runs/{run}/frames/{frame}", s.frame)
	mux.HandleFunc("GET /api/1/runs/{run}/frames/{frame}/item", s.item)
	mux.HandleFunc("GET /api/1/runs/{run}/frames/{frame}/picture", s.picture)
	mux.HandleFunc("GET /api/1/runs/{run}/table/{table}", s.table)
	mux.HandleFunc("GET /api/1/runs/{run}/table/{table}/columns", s.columns)
	mux.HandleFunc("GET /api/1/compare", s.compare)
	s.serveReports(mux)
	if s.workspace != nil {
		s.workspace.serve(mux)
		s.serveLive(mux)
	}
	return mux
}

// colors is how many colours the page gets of the map of quantities.
const colors = 256

// ramp is the map of quantities, on light or on dark ground, as the page writes colours.
func ramp(dark bool) (list []string) {
	for _, c := range picture.ScalarColors(colors, dark) {
		list = append(list, fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B))
	}
	return list
}

func (s *Server) hello(w http.ResponseWriter, r *http.Request) {
	out := map[string]any{"version": s.options.Version, "ramp": ramp(false), "dark_ramp": ramp(true)}
	if s.workspace != nil {
		names, err := s.workspace.models()
		if err != nil {
			fail(w, err)
			return
		}
		out["models"], out["open"], out["starters"] = names, s.workspace.open, starters()
		if first, err := s.workspace.first(r.Context()); err == nil && first != nil {
			if c, ok := s.workspace.foundAlready(first.Name, first.Tag); ok {
				first.Checked = &c
			}
			out["opening"] = first
		}
	}
	answer(w, out)
}

func (s *Server) listRuns(w http.ResponseWriter, r *http.Request) {
	type item struct {
		ID    string `json:"id"`
		Name  string `json:"name"`
		Title string `json:"title"`
		Live  bool   `json:"live"`
	}
	list := []item{}
	for _, each := range s.list() {
		if each.live != nil && each.live.wasRefused() {
			continue
		}
		list = append(list, item{each.id, filepath.Base(each.path), each.title(), each.underWay()})
	}
	answer(w, list)
}

// list are the recordings there are now.
func (s *Server) list() []*recording {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.recordings)
}

// shown is what has frames: a recording, or the picture of a model.
type shown interface {
	frameStamp(k int) string
	scenePacket() ([]byte, error)
	framePacket(k int, scalar string) ([]byte, error)
	frame(k int) (*results.Frame, error)
	item(k int, kind string, number int) (*item, error) // nil where there is none
	up() r3.Vec                                         // against gravity
	requestsOf(objects ...string) []string              // names of the requests whose columns are of one of some objects
}

// findShown is what a request wants to see; without it it has been answered.
func (s *Server) findShown(w http.ResponseWriter, r *http.Request) shown {
	if s.workspace != nil && r.PathValue("run") == previewID {
		if p := s.workspace.shown(); p != nil {
			return p
		}
	}
	if run := s.find(w, r); run != nil {
		return run
	}
	return nil
}

// find is the recording that a request is about; without one it has been answered.
func (s *Server) find(w http.ResponseWriter, r *http.Request) *recording {
	for _, each := range s.list() {
		if each.id == r.PathValue("run") {
			return each
		}
	}
	http.Error(w, "there is no such run", http.StatusNotFound)
	return nil
}

// about tells what there is of a run.
func (s *Server) about(w http.ResponseWriter, r *http.Request) {
	run := s.find(w, r)
	if run == nil {
		return
	}
	times, err := run.times()
	if err != nil {
		fail(w, err)
		return
	}
	events, err := run.events()
	if err != nil {
		fail(w, err)
		return
	}
	tables := []string{}
	for name, file := range tableFiles {
		if run.stampOf(file) != "" {
			tables = append(tables, name)
		}
	}
	answer(w, map[string]any{
		"id": run.id, "name": filepath.Base(run.path), "path": run.path, "title": run.title(), "times": times, "events": events, "tables": tables, "summary": run.summary(),
		"live": run.underWay() || run.live != nil && run.live.wasRefused(), // who follows it is told why, however late
	})
}

func (s *Server) scene(w http.ResponseWriter, r *http.Request) {
	if run := s.findShown(w, r); run != nil {
		serveTagged(w, r, "scene-"+run.frameStamp(0), run.scenePacket)
	}
}

func (s *Server) frame(w http.ResponseWriter, r *http.Request) {
	run := s.findShown(w, r)
	k, err := strconv.Atoi(r.PathValue("frame"))
	switch {
	case run == nil:
	case err != nil:
		fail(w, errNoFrame)
	default:
		scalar := r.URL.Query().Get("scalar")
		serveTagged(w, r, fmt.Sprintf("%s-%x", run.frameStamp(k), scalar), func() ([]byte, error) { return run.framePacket(k, scalar) })
	}
}

// answer answers in JSON.
func answer(w http.ResponseWriter, v any) {
	text, err := json.Marshal(v)
	if err != nil {
		fail(w, err)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write(text)
}

// fail answers with an error.
func fail(w http.ResponseWriter, err error) {
	status := http.StatusInternalServerError
	if errors.Is(err, errNoFrame) || errors.Is(err, fs.ErrNotExist) || leadsOut(err) {
		status = http.StatusNotFound
	}
	http.Error(w, err.Error(), status)
}

// leadsOut tells whether a path leads out of the folder that was opened as a root. Package os has a name for this error that only it can use.
func leadsOut(err error) bool {
	var of *fs.PathError
	return errors.As(err, &of) && of.Err.Error() == "path escapes from parent"
}

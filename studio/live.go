package studio

// Runs under way, which the page has started: looks at them, and steering.

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"gabion/results"
	"gabion/results/picture"
	"gabion/results/replay"
	"gabion/runs"
)

// liveRun is a run under way, or that has ended. All who look at it share one look.
type liveRun struct {
	model []byte // its text, before the run has written it
	watch runs.Watch
	stop  context.CancelFunc
	done  chan struct{} // closed when it is known how the run has ended

	mu       sync.Mutex
	status   runs.Status
	warnings []string
	err      error
	ended    bool
	refused  bool // it could not begin, and has left nothing
	seen     *runs.Seen
	number   int           // of what was seen, from 1
	contacts bool          // are wanted in looks
	stale    bool          // what was seen is not what is wanted now
	looking  chan struct{} // closed when the look under way is there; nil without one
	scene    *replay.Scene

	encoding sync.Mutex
	encoded  int               // number of the look that packets are of
	packets  map[string][]byte // its frame with each quantity that has been asked for
}

// start runs a model of the workspace, with what is set in it, from a branch if there is one, into a new folder below its out, which is named after it and what the run is of.
func (s *Server) start(name, of string, sets []string, branch *runs.Branch) (*recording, error) {
	text, err := s.workspace.read(s.options.Context, name)
	if err != nil {
		return nil, err
	}
	base := strings.TrimSuffix(filepath.Base(name), filepath.Ext(name)) + of
	folder := filepath.Join(s.workspace.out(), base)
	for n := 2; ; n++ {
		if _, err := os.Lstat(folder); errors.Is(err, os.ErrNotExist) {
			break
		}
		folder = filepath.Join(s.workspace.out(), fmt.Sprintf("%s-%d", base, n))
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	r, err := openRecording(folder)
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(s.options.Context)
	l := &liveRun{model: text, stop: stop, done: make(chan struct{})}
	r.live = l
	o := runs.Options{
		Model: filepath.Join(s.workspace.path, filepath.FromSlash(name)), Sets: sets, Folder: folder, Version: s.options.Version, Watch: &l.watch, Branch: branch,
		Device: s.options.Device, Threads: s.options.Threads,
		Report: func(st runs.Status) { l.set(func() { l.status = st }) },
		Warn:   func(text string) { l.set(func() { l.warnings = append(l.warnings, text) }) },
	}
	s.mu.Lock()
	s.recordings = append([]*recording{r}, s.recordings...)
	s.mu.Unlock()
	s.running.Go(func() {
		defer stop()
		defer close(l.done)
		_, err := runs.Run(ctx, o)
		refused := errors.As(err, new(*runs.InputError))
		if refused {
			_ = os.RemoveAll(folder) // which is new, and has at most what the run began to write
		}
		l.set(func() { l.ended, l.err, l.refused = true, err, refused })
	})
	return r, nil
}

func (l *liveRun) set(change func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	change()
}

// wasRefused tells whether the run could not begin.
func (l *liveRun) wasRefused() (refused bool) {
	l.set(func() { refused = l.refused })
	return refused
}

// look waits for something newer than what was seen under a number.
func (l *liveRun) look(ctx context.Context, after int) (seen *runs.Seen, scene *replay.Scene, number int, err error) {
	for {
		l.mu.Lock()
		if l.number > after {
			defer l.mu.Unlock()
			return l.seen, l.scene, l.number, nil
		}
		if l.ended {
			l.mu.Unlock()
			return nil, nil, 0, runs.ErrEnded
		}
		if l.looking == nil {
			l.looking = make(chan struct{})
			go l.lookOnce()
		}
		wait := l.looking
		l.mu.Unlock()
		select {
		case <-wait:
		case <-ctx.Done():
			return nil, nil, 0, ctx.Err()
		}
	}
}

// showContacts has looks show contacts too, or not.
func (l *liveRun) showContacts(wanted bool) {
	l.set(func() {
		if l.contacts != wanted {
			l.contacts, l.stale = wanted, true
			l.watch.ShowContacts(wanted)
		}
	})
}

// lookOnce takes a look for all who wait.
func (l *liveRun) lookOnce() {
	had := int64(-1)
	l.set(func() {
		if l.seen != nil && !l.stale {
			had = l.seen.Step
		}
		l.stale = false
	})
	seen, err := l.watch.Look(context.Background(), had)
	if err != nil {
		<-l.done
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if err == nil {
		if l.scene == nil {
			start := time.Now()
			l.scene = replay.NewScene(seen.Frame, seen.Up)
			l.watch.Spent(time.Since(start))
		}
		l.seen, l.number = seen, l.number+1
	}
	close(l.looking)
	l.looking = nil
}

// frame is the packet of a look with a quantity of the particles, made once for all who want it.
func (l *liveRun) frame(seen *runs.Seen, scene *replay.Scene, number int, scalar string) ([]byte, error) {
	l.encoding.Lock()
	defer l.encoding.Unlock()
	if l.encoded != number {
		l.encoded, l.packets = number, map[string][]byte{}
	}
	if data, made := l.packets[scalar]; made {
		return data, nil
	}
	data, err := scene.Frame(seen.Frame, scalar)
	if err == nil {
		l.packets[scalar] = data
	}
	return data, err
}

// units are those of the columns of a table; nil before it has been seen.
func (l *liveRun) units(table string) []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.seen == nil {
		return nil
	}
	return l.seen.Units[table]
}

// progress is how far a run has come, for the page.
type progress struct {
	Time      float64      `json:"time"`
	End       float64      `json:"end"`
	Steps     int64        `json:"steps"`
	Rate      float64      `json:"rate"`
	Contacts  int          `json:"contacts"`
	Remaining results.Real `json:"remaining"` // s
	Paused    bool         `json:"paused"`    // or about to be, after the steps under way
	Stands    bool         `json:"stands"`
	Ended     bool         `json:"ended"`
	Share     float64      `json:"share"` // of the wall time that looking has taken
	Error     string       `json:"error"`
	Warnings  []string     `json:"warnings"`
}

func (l *liveRun) progress() progress {
	l.mu.Lock()
	defer l.mu.Unlock()
	p := progress{
		Time: l.status.Time, End: l.status.End, Steps: l.status.Steps, Rate: l.status.Rate, Contacts: l.status.Contacts, Remaining: results.Real(l.status.Remaining.Seconds()),
		Paused: l.watch.Paused(), Ended: l.ended, Warnings: l.warnings,
	}
	if l.seen != nil {
		p.Share = l.seen.Share
		if l.seen.Step > p.Steps {
			p.Time, p.Steps = l.seen.Frame.Time, l.seen.Step
		}
	}
	if at := l.watch.Standing(); at != nil {
		p.Time, p.Steps, p.Stands = at.Time, at.Step, true
	}
	if l.err != nil && !errors.Is(l.err, runs.ErrInterrupted) {
		p.Error = l.err.Error()
	}
	return p
}

// serveLive adds what the page asks of runs under way.
func (s *Server) serveLive(mux *http.ServeMux) {
	mux.HandleFunc("POST /api/1/start", func(w http.ResponseWriter, r *http.Request) {
		q, ok := question(w, r)
		if !ok {
			return
		}
		var branch *runs.Branch
		if q.Branch != "" {
			r.SetPathValue("run", q.Branch)
			parent := s.find(w, r)
			if parent == nil {
				return
			}
			branch = &runs.Branch{Folder: parent.path, Time: &q.Time}
		}
		run, err := s.start(q.Name, "", nil, branch)
		if err != nil {
			fail(w, err)
			return
		}
		answer(w, map[string]string{"id": run.id})
	})
	mux.HandleFunc("POST /api/1/runs/{run}/{order}", s.steer)
	mux.HandleFunc("GET /api/1/runs/{run}/progress", func(w http.ResponseWriter, r *http.Request) {
		if run := s.findLive(w, r); run != nil {
			answer(w, run.live.progress())
		}
	})
	mux.HandleFunc("GET /api/1/runs/{run}/saved", func(w http.ResponseWriter, r *http.Request) {
		if run := s.find(w, r); run != nil {
			times, err := runs.SavedTimes(run.path)
			reply(w, times, err)
		}
	})
	mux.HandleFunc("GET /api/1/runs/{run}/live/{what}", s.serveLook)
}

// findLive is the run, started here, that a request is about; without one it has been answered.
func (s *Server) findLive(w http.ResponseWriter, r *http.Request) *recording {
	run := s.find(w, r)
	if run != nil && run.live == nil {
		http.Error(w, "the run was not started here", http.StatusNotFound)
		return nil
	}
	return run
}

// steer has a run do what the page wants.
func (s *Server) steer(w http.ResponseWriter, r *http.Request) {
	run := s.findLive(w, r)
	if run == nil {
		return
	}
	l := run.live
	orders := map[string]func(){
		"pause": l.watch.Pause, "go": l.watch.Go, "step": func() { l.watch.Step(1) }, "checkpoint": l.watch.Checkpoint, "stop": func() { l.stop() },
	}
	order, known := orders[r.PathValue("order")]
	if !known {
		http.NotFound(w, r)
		return
	}
	order()
	answer(w, l.progress())
}

// serveLook answers with what there is to see of a run now: its scene, a frame that is newer than one that the page has, the last one as a picture, or what is picked in it.
func (s *Server) serveLook(w http.ResponseWriter, r *http.Request) {
	run := s.findLive(w, r)
	if run == nil {
		return
	}
	l := run.live
	query := r.URL.Query()
	what := r.PathValue("what")
	if what == "frame" {
		l.showContacts(query.Get("contacts") != "")
	}
	after, _ := strconv.Atoi(query.Get("after")) // anything without it
	if what != "frame" {
		after = 0
	}
	seen, scene, number, err := l.look(r.Context(), after)
	if errors.Is(err, runs.ErrEnded) {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	start := time.Now()
	defer func() { l.watch.Spent(time.Since(start)) }() // what answering takes is a part of the look
	var data []byte
	if err == nil {
		switch what {
		case "scene":
			data, err = scene.Packet()
		case "frame":
			data, err = l.frame(seen, scene, number, query.Get("scalar"))
		case "picture":
			o := pictureOptions(r, seen.Frame)
			o.Samples = 1 // the next look waits fifty times as long as this takes
			var camera picture.Camera
			if camera, err = cameraOf(r, seen.Frame, seen.Up, o); err == nil {
				data, err = drawn(r.Context(), seen.Frame, camera, o)
			}
			w.Header().Set("Content-Type", "image/png")
		case "item":
			n, err := strconv.Atoi(query.Get("number"))
			if err != nil {
				n = -1
			}
			answerItem(w, itemOf(seen.Frame, query.Get("kind"), n), run)
			return
		default:
			http.NotFound(w, r)
			return
		}
	}
	if err != nil {
		fail(w, err)
		return
	}
	h := w.Header()
	if h.Get("Content-Type") == "" {
		h.Set("Content-Type", "application/octet-stream")
	}
	h.Set("Cache-Control", "no-store")
	h.Set("Gabion-Number", strconv.Itoa(number))
	h.Set("Server-Timing", fmt.Sprintf("state;dur=%.3f", 1000*time.Since(seen.Taken).Seconds())) // how long ago the run stood there, ms: with what comes after it, how far a picture lags
	_, _ = w.Write(data)
}

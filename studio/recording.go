package studio

// A recording: the folder of a run, read while and after it is written.

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/csv"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"

	"gonum.org/v1/gonum/spatial/r3"
	"gopkg.in/yaml.v3"

	"gabion/internal/input"
	"gabion/results"
	"gabion/results/replay"
	"gabion/results/vtk"
	"gabion/runs"
)

// recording is the folder of a run. Nothing is read outside of it, whatever links are in it.
type recording struct {
	id, path string
	root     *os.Root
	live     *liveRun // that writes it; nil of one that was not started here

	mu     sync.Mutex
	stamp  string // of the list of frames that was read last
	list   []results.ListedFrame
	scene  *replay.Scene // of the first frame
	replay *replayed     // nil where there is none
	last   []cachedFrame // that were read, the newest last

	reading    sync.Mutex
	growing    map[string]*growingTable // tables
	tableBytes atomic.Int64             // of memory that they take
}

// cachedFrame is a frame in memory.
type cachedFrame struct {
	number int
	frame  *results.Frame
}

// framesKept is how many frames a recording keeps in memory: those that are picked in and played.
const framesKept = 3

// openRecording opens the folder of a run.
func openRecording(path string) (*recording, error) {
	root, err := os.OpenRoot(path)
	if err != nil {
		return nil, err
	}
	absolute, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	digest := sha256.Sum256([]byte(absolute))
	return &recording{id: hex.EncodeToString(digest[:6]), path: path, root: root}, nil
}

// isRun tells whether a folder is that of a run.
func isRun(path string) bool {
	for _, name := range []string{vtk.CollectionFile, replay.FileName, runs.HistoryFile} {
		if info, err := os.Stat(filepath.Join(path, name)); err == nil && info.Mode().IsRegular() {
			return true
		}
	}
	return false
}

// FindRuns lists the folders of runs among folders and below them.
func FindRuns(folders []string) (found []string, err error) {
	for _, folder := range folders {
		before := len(found)
		err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case !entry.IsDir():
				return nil
			case isRun(path):
				found = append(found, path)
				return fs.SkipDir
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
		if len(found) == before && len(findReports([]string{folder})) == 0 {
			return nil, fmt.Errorf("%s is not the folder of a run, and neither a run nor a report is below it: a run would have %s or %s in it", folder, vtk.CollectionFile, runs.HistoryFile)
		}
	}
	return found, nil
}

// read reads a whole file of the folder.
func (r *recording) read(name string) ([]byte, error) {
	file, err := r.root.OpenFile(filepath.FromSlash(name), input.Flags, 0)
	if err != nil {
		return nil, err
	}
	f, err := input.From(context.Background(), file, filepath.Join(r.path, name), input.MaxData)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return f.All()
}

// stampOf changes when a file does; "" where there is none.
func (r *recording) stampOf(name string) string {
	info, err := r.root.Stat(filepath.FromSlash(name))
	if err != nil {
		return ""
	}
	return fmt.Sprintf("%x-%x", info.ModTime().UnixNano(), info.Size())
}

// frames lists the frames that have been written so far.
func (r *recording) frames() ([]results.ListedFrame, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.refresh()
}

// refresh reads the list of frames again where it has changed. A list that is not that of before with more behind it is of another run.
func (r *recording) refresh() ([]results.ListedFrame, error) {
	stamp := r.stampOf(vtk.CollectionFile)
	if stamp == r.stamp {
		return r.list, nil
	}
	var list []results.ListedFrame
	if stamp != "" {
		text, err := r.read(vtk.CollectionFile)
		if err != nil {
			return nil, err
		}
		if list, err = vtk.DecodeCollection(text); err != nil {
			return nil, err
		}
	}
	if len(list) < len(r.list) || len(r.list) > 0 && list[len(r.list)-1].Time != r.list[len(r.list)-1].Time {
		r.scene, r.last = nil, nil
	}
	r.list, r.stamp = list, stamp
	return list, nil
}

// errNoFrame says that there is no frame of a number.
var errNoFrame = errors.New("the run has no such frame")

// frame reads a frame by its number.
func (r *recording) frame(k int) (*results.Frame, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.readFrame(k)
}

func (r *recording) readFrame(k int) (*results.Frame, error) {
	list, err := r.refresh()
	if err != nil {
		return nil, err
	}
	if k < 0 || k >= len(list) {
		return nil, errNoFrame
	}
	for _, c := range r.last {
		if c.number == k {
			return c.frame, nil
		}
	}
	f, err := vtk.Read(r.read, list[k])
	if err != nil {
		return nil, err
	}
	r.last = append(r.last, cachedFrame{k, f})
	if len(r.last) > framesKept {
		r.last = r.last[1:]
	}
	return f, nil
}

// scenePacket is the packet of the scene.
func (r *recording) scenePacket() ([]byte, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if played, err := r.openReplay(); played != nil && err == nil {
		if played.Scene() == nil {
			return nil, errNoFrame
		}
		return played.Scene(), nil
	} else if err != nil {
		return nil, err
	}
	s, err := r.theScene()
	if err != nil {
		return nil, err
	}
	return s.Packet()
}

func (r *recording) theScene() (*replay.Scene, error) {
	if r.scene != nil {
		return r.scene, nil
	}
	first, err := r.readFrame(0)
	if err != nil {
		return nil, err
	}
	r.scene = replay.NewScene(first, r.up())
	return r.scene, nil
}

// framePacket is the packet of a frame, coloured by a quantity.
func (r *recording) framePacket(k int, scalar string) ([]byte, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if played, err := r.openReplay(); err != nil {
		return nil, err
	} else if played != nil {
		if k < 0 || k >= len(played.Times()) {
			return nil, errNoFrame
		}
		return played.Shown(k, scalar)
	}
	s, err := r.theScene()
	if err != nil {
		return nil, err
	}
	f, err := r.readFrame(k)
	if err != nil {
		return nil, err
	}
	return s.Frame(f, scalar)
}

// model is what the page uses of the model that the run has left, or is about to.
type model struct {
	Title   string      `yaml:"title"`
	Gravity []yaml.Node `yaml:"gravity"`
	Outputs struct {
		Requests []map[string]yaml.Node `yaml:"requests"`
	} `yaml:"outputs"`
}

// title is that of the model; "" where it has none.
func (r *recording) title() string { return r.model().Title }

// underWay tells whether the run was started here and has not ended.
func (r *recording) underWay() bool { return r.live != nil && !r.live.progress().Ended }

// requestsOf are the names of the requests whose columns of the history are of one of some objects.
func (r *recording) requestsOf(objects ...string) (names []string) {
	for _, request := range r.model().Outputs.Requests {
		for key, value := range request {
			if name := request["name"]; key != "name" && value.Kind == yaml.ScalarNode && value.Value != "" && slices.Contains(objects, value.Value) {
				names = append(names, name.Value)
				break
			}
		}
	}
	return names
}

// model reads what the page uses of the model; nothing where it cannot be read.
func (r *recording) model() (m model) {
	text, err := r.read(runs.ModelFile)
	if err != nil && r.live != nil {
		text, err = r.live.model, nil
	}
	if err != nil || yaml.Unmarshal(text, &m) != nil {
		return model{}
	}
	return m
}

// frameStamp changes when the files of a frame may have.
func (r *recording) frameStamp(k int) string {
	r.mu.Lock()
	played, err := r.openReplay()
	r.mu.Unlock()
	if err == nil && played != nil {
		return played.Stamp(k)
	}
	list, err := r.frames()
	if err != nil || k < 0 || k >= len(list) {
		return "none"
	}
	stamp := ""
	for _, part := range list[k].Parts {
		stamp += r.stampOf(part.File) + "-"
	}
	return fmt.Sprintf("%s%d", stamp, k)
}

// up is against gravity; y without it, as in pictures.
func (r *recording) up() r3.Vec {
	m := r.model()
	if len(m.Gravity) != 3 {
		return r3.Vec{Y: 1}
	}
	var g [3]float64
	for i := range g {
		g[i], _ = strconv.ParseFloat(m.Gravity[i].Value, 64) // a function of time has no constant part
	}
	up := r3.Vec{X: -g[0], Y: -g[1], Z: -g[2]}
	if up == (r3.Vec{}) {
		return r3.Vec{Y: 1}
	}
	return r3.Unit(up)
}

// table reads the history or the audit, with units where the summary has been written.
func (r *recording) table(name string) (results.Table, error) {
	t, err := r.numbers(name)
	if err != nil {
		return t, err
	}
	units := map[string]string{results.TimeColumn: "s"}
	if r.live != nil {
		if t.Units = r.live.units(name); len(t.Units) == len(t.Names) {
			return t, nil
		}
	}
	if s := r.summary(); s != nil {
		for _, c := range s.Columns {
			units[c.Name] = c.Unit
		}
		for _, e := range s.Audit {
			units[e.Name] = e.Unit
		}
	}
	t.Units = make([]string, len(t.Names))
	for i, name := range t.Names {
		t.Units[i] = units[name]
	}
	return t, nil
}

// numbers reads what has come to a table since it was read last, and all of one that has not been read.
func (r *recording) numbers(name string) (results.Table, error) {
	r.reading.Lock()
	defer r.reading.Unlock()
	if r.growing == nil {
		r.growing = map[string]*growingTable{}
	}
	if r.growing[name] == nil {
		r.growing[name] = new(growingTable)
	}
	g := r.growing[name]
	r.tableBytes.Add(-g.size())
	defer func() { r.tableBytes.Add(g.size()) }()
	s := r.summary()
	return g.refresh(r.root, name, s != nil && (s.Status == results.Done || s.Status == results.Stopped))
}

// forgetTables lets go of the tables.
func (r *recording) forgetTables() {
	r.reading.Lock()
	defer r.reading.Unlock()
	for _, g := range r.growing {
		g.close()
	}
	r.growing = nil
	r.tableBytes.Store(0)
}

// summary is that of the run, once it has ended.
func (r *recording) summary() *results.Summary {
	text, err := r.read(results.SummaryFile)
	s := new(results.Summary)
	if err != nil || json.Unmarshal(text, s) != nil {
		return nil
	}
	return s
}

// event is something that happened once in a run.
type event struct {
	Time float64 `json:"time"`
	Kind string  `json:"kind"`
	Name string  `json:"name"`
}

// mostEvents is how many events of a run are shown.
const mostEvents = 10_000

// events lists what happened once.
func (r *recording) events() ([]event, error) {
	list := []event{}
	text, err := r.read(results.EventsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return list, nil
	}
	if err != nil {
		return nil, err
	}
	rows := csv.NewReader(bytes.NewReader(text))
	for len(list) < mostEvents {
		row, err := rows.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil || len(row) < 3 {
			return nil, fmt.Errorf("%s: %w", results.EventsFile, errors.Join(err, csv.ErrFieldCount))
		}
		if t, err := strconv.ParseFloat(row[0], 64); err == nil { // all but the heading
			list = append(list, event{t, row[1], row[2]})
		}
	}
	return list, nil
}

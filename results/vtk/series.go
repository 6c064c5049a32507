package vtk

// A series of frames in a run's folder, listed in one run.pvd.

import (
	"cmp"
	_ "embed"
	"fmt"
	"io"
	"maps"
	"strconv"
	"strings"

	"gabion/internal/panics"
	"gabion/results"
)

// The names in a run's folder.
const (
	Folder         = "frames"
	FieldFolder    = "fields"
	CollectionFile = "run.pvd"
	ViewFile       = "view.py" // opens the run in ParaView with spheres for particles, which run.pvd alone cannot ask for
)

//go:embed view.py
var viewScript []byte

// Series writes numbered frames and keeps run.pvd up to date: at any moment ParaView opens all frames written so far.
type Series struct {
	in       *results.Folder
	frames   []results.ListedFrame
	encoders map[string]*encoder // of the files of the last frame, by their parts
}

// NewSeries is a series without frames, as yet, in a run's folder.
func NewSeries(in *results.Folder) *Series { return &Series{in: in, encoders: map[string]*encoder{}} }

// ResumeSeries goes on after frames that have been written; later ones are dropped from run.pvd, which is written anew, and overwritten.
func ResumeSeries(in *results.Folder, frames []results.ListedFrame) (*Series, error) {
	s := NewSeries(in)
	s.frames = frames
	if len(frames) == 0 {
		return s, nil
	}
	return s, in.WriteFile(CollectionFile, s.encode)
}

// Frames lists the frames written: what a checkpoint records.
func (s *Series) Frames() []results.ListedFrame { return s.frames }

// Add writes f as the next frame and lists it in run.pvd. Parts without content get no file, a frame without parts none at all. What never moves is
// written with the first frame only, to walls.vtp, where unbounded planes end a little outside that frame; what presses on it is written with
// every frame.
func (s *Series) Add(f *results.Frame) error {
	number := len(s.frames)
	if number == 0 {
		if err := s.in.WriteFile(ViewFile, writeView); err != nil {
			return err
		}
	}
	_, radius := f.Bounds()
	still, moving := split(f.Bounded(radius/4), func(s results.Shape) bool { return s.Static })
	edges, springs := split(f.Links, func(l results.Link) bool { return l.Static })
	type piece struct {
		name, file string
		some       bool
		encode     func(*encoder, io.Writer) error
		once       bool
	}
	polygons := func(name string, some bool, data func() *PolyData) piece {
		return piece{name: name, some: some, file: fmt.Sprintf("%s/%s-%05d.vtp", Folder, name, number), encode: func(e *encoder, w io.Writer) error { return data().encode(e, w) }}
	}
	wall := polygons("walls", len(still)+len(edges) > 0, func() *PolyData { return walls(f, still, edges) })
	wall.file, wall.once = Folder+"/walls.vtp", true
	pieces := []piece{
		polygons("particles", f.Particles.Len() > 0, func() *PolyData { return particles(f) }),
		polygons("bodies", len(moving) > 0, func() *PolyData { return bodies(f, moving) }),
		polygons("net", len(springs) > 0, func() *PolyData { return links(f, springs) }),
		wall,
		polygons("loads", len(f.Loads) > 0, func() *PolyData { return loads(f, still) }),
	}
	for i := range f.Fields {
		x := &f.Fields[i]
		pieces = append(pieces, piece{name: "field " + x.Name, some: true, file: fmt.Sprintf("%s/%s-%05d.vti", FieldFolder, x.Name, number), encode: func(e *encoder, w io.Writer) error { return encodeField(e, w, x, f.Time) }})
	}
	if len(f.Particles.Solids) > 0 {
		pieces = append(pieces, polygons("polyhedra", true, func() *PolyData { return solids(f) }))
	}
	if f.Fluid != nil && len(f.Fluid.Surface)+len(f.Fluid.Flow) > 0 {
		pieces = append(pieces, polygons("fluid", true, func() *PolyData { return fluid(f) }))
	}
	var parts []results.ListedPart
	var wait panics.Group
	errs := make([]error, len(pieces))
	for i, p := range pieces {
		if !p.some {
			continue
		}
		parts = append(parts, results.ListedPart{Number: i, Name: p.name, File: p.file})
		if p.once && number > 0 {
			continue
		}
		e := s.encoder(p.name)
		wait.Go(func() { errs[i] = s.in.WriteFile(p.file, func(w io.Writer) error { return p.encode(e, w) }) })
	}
	wait.Wait()
	maps.DeleteFunc(s.encoders, func(name string, e *encoder) bool { return name == wall.name || e.data.Cap() > smallFile })
	if err := cmp.Or(errs...); err != nil {
		return err
	}
	if parts == nil {
		return nil
	}
	s.frames = append(s.frames, results.ListedFrame{Time: f.Time, Parts: parts})
	return s.in.WriteFile(CollectionFile, s.encode)
}

// encoder is the one that has encoded a part of the frame before, or a new one.
func (s *Series) encoder(part string) *encoder {
	e := s.encoders[part]
	if e == nil {
		e = new(encoder)
		s.encoders[part] = e
	}
	return e
}

func writeView(w io.Writer) error {
	_, err := w.Write(viewScript)
	return err
}

// split parts a list by what a function says of its items.
func split[T any](list []T, is func(T) bool) (yes, no []T) {
	for _, x := range list {
		if is(x) {
			yes = append(yes, x)
		} else {
			no = append(no, x)
		}
	}
	return yes, no
}

func (s *Series) encode(w io.Writer) error {
	var b strings.Builder
	b.WriteString("<?xml version=\"1.0\"?>\n<VTKFile type=\"Collection\" version=\"0.1\" byte_order=\"LittleEndian\">\n<Collection>\n")
	for _, f := range s.frames {
		for _, p := range f.Parts {
			fmt.Fprintf(&b, "<DataSet timestep=\"%s\" part=\"%d\" name=\"%s\" file=\"%s\"/>\n",
				strconv.FormatFloat(f.Time, 'g', -1, 64), p.Number, p.Name, p.File)
		}
	}
	b.WriteString("</Collection>\n</VTKFile>\n")
	_, err := io.WriteString(w, b.String())
	return err
}

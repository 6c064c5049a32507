package vtk

// A series of frames in a run's folder, listed in one run.pvd.

import (
	_ "embed"
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"gabion/results"
)

// The names in a run's folder.
const (
	Folder         = "frames"
	CollectionFile = "run.pvd"
	ViewFile       = "view.py" // opens the run in ParaView with spheres for grains, which run.pvd alone cannot ask for
)

//go:embed view.py
var viewScript []byte

// Series writes numbered frames and keeps run.pvd up to date: at any moment ParaView opens all frames written so far.
type Series struct {
	dir   string // the run's folder
	times []float64
	parts [][]part
}

// part is one file of a frame.
type part struct {
	number int    // the same for one name in all frames
	name   string // as ParaView shows it
	file   string // relative to the run's folder
}

// NewSeries is a series without frames, as yet, in the run's folder dir.
func NewSeries(dir string) *Series { return &Series{dir: dir} }

// begin makes the folder of the frames and the script that shows them.
func (s *Series) begin() error {
	if err := os.MkdirAll(filepath.Join(s.dir, Folder), 0o755); err != nil {
		return err
	}
	return results.WriteFile(filepath.Join(s.dir, ViewFile), func(w io.Writer) error {
		_, err := w.Write(viewScript)
		return err
	})
}

// ResumeSeries goes on with the series in dir after the given number of frames; later ones are dropped from run.pvd and overwritten.
func ResumeSeries(dir string, frames int) (*Series, error) {
	s := NewSeries(dir)
	if frames == 0 {
		return s, nil
	}
	path := filepath.Join(dir, CollectionFile)
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var file collection
	if err := xml.Unmarshal(data, &file); err != nil {
		return nil, &results.ReadError{Path: path, Err: err}
	}
	for _, d := range file.DataSets {
		if n := len(s.times); n == 0 || s.times[n-1] != d.Time {
			if n == frames {
				return s, nil
			}
			s.times, s.parts = append(s.times, d.Time), append(s.parts, nil)
		}
		last := len(s.parts) - 1
		s.parts[last] = append(s.parts[last], part{d.Part, d.Name, d.File})
	}
	if len(s.times) < frames {
		return nil, fmt.Errorf("%s: lists %d frames, the checkpoint was written after %d", path, len(s.times), frames)
	}
	return s, nil
}

// collection is run.pvd as XML.
type collection struct {
	DataSets []struct {
		Time float64 `xml:"timestep,attr"`
		Part int     `xml:"part,attr"`
		Name string  `xml:"name,attr"`
		File string  `xml:"file,attr"`
	} `xml:"Collection>DataSet"`
}

// Len returns the number of frames written: what a checkpoint records.
func (s *Series) Len() int { return len(s.times) }

// Add writes f as the next frame and lists it in run.pvd. Parts without content get no file, a frame without
// parts none at all. Static shapes are written with the
// first frame only, to walls.vtp; unbounded planes end a little outside that frame.
func (s *Series) Add(f *results.Frame) error {
	number := len(s.times)
	if number == 0 {
		if err := s.begin(); err != nil {
			return err
		}
	}
	_, radius := f.Bounds()
	static, moving := splitShapes(f.Bounded(radius / 4))
	pieces := []struct {
		name string
		data *PolyData
		file string
	}{
		{"grains", grains(f), fmt.Sprintf("grains-%05d.vtp", number)},
		{"bodies", bodies(f, moving), fmt.Sprintf("bodies-%05d.vtp", number)},
		{"net", links(f), fmt.Sprintf("net-%05d.vtp", number)},
		{"walls", bodies(f, static), "walls.vtp"},
	}
	var parts []part
	for i, p := range pieces {
		if len(p.data.Points) == 0 {
			continue
		}
		parts = append(parts, part{number: i, name: p.name, file: Folder + "/" + p.file})
		if p.name == "walls" && number > 0 {
			continue
		}
		if err := results.WriteFile(filepath.Join(s.dir, Folder, p.file), p.data.Encode); err != nil {
			return err
		}
	}
	if parts == nil {
		return nil
	}
	s.times = append(s.times, f.Time)
	s.parts = append(s.parts, parts)
	return results.WriteFile(filepath.Join(s.dir, CollectionFile), s.encode)
}

func splitShapes(shapes []results.Shape) (static, moving []results.Shape) {
	for _, s := range shapes {
		if s.Static {
			static = append(static, s)
		} else {
			moving = append(moving, s)
		}
	}
	return static, moving
}

func (s *Series) encode(w io.Writer) error {
	var b strings.Builder
	b.WriteString("<?xml version=\"1.0\"?>\n<VTKFile type=\"Collection\" version=\"0.1\" byte_order=\"LittleEndian\">\n<Collection>\n")
	for i, t := range s.times {
		for _, p := range s.parts[i] {
			fmt.Fprintf(&b, "<DataSet timestep=\"%s\" part=\"%d\" name=\"%s\" file=\"%s\"/>\n",
				strconv.FormatFloat(t, 'g', -1, 64), p.number, p.name, p.file)
		}
	}
	b.WriteString("</Collection>\n</VTKFile>\n")
	_, err := io.WriteString(w, b.String())
	return err
}

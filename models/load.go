package models

// Reading and writing models.

import (
	"context"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"gabion/internal/document"
	"gabion/internal/input"
	"gabion/internal/progress"
)

// Load reads a model from a file, after changing it by overrides "path=value", such as "solver.step=1e-5",
// "nets.net.spring.stiffness=300 N/m" or "parameters.drop=0.5"; elements of lists are addressed by name or by index from 0.
// The mistakes of a model come back as document.Problems, all at once.
func Load(ctx context.Context, path string, overrides []string) (*Model, error) {
	return LoadFrom(ctx, document.Files{}, path, overrides)
}

// LoadFrom is Load for a model that may not be read, nor read its files, from just anywhere.
func LoadFrom(ctx context.Context, files document.Files, path string, overrides []string) (*Model, error) {
	text, err := files.Read(ctx, path, input.MaxText)
	if err != nil {
		return nil, err
	}
	return ParseFrom(ctx, files, path, text, overrides)
}

// Parse is Load for a text at hand. Files that the model names are looked for beside name.
func Parse(ctx context.Context, name string, text []byte, overrides []string) (*Model, error) {
	return ParseFrom(ctx, document.Files{}, name, text, overrides)
}

// ParseFrom is Parse for a model that may not read its files from just anywhere.
func ParseFrom(ctx context.Context, files document.Files, name string, text []byte, overrides []string) (*Model, error) {
	phase := progress.Begin(ctx, "checking", 0)
	defer phase.End()
	m := &Model{file: name, files: files}
	if err := document.Decode(ctx, name, text, overrides, m); err != nil {
		return nil, err
	}
	return m, nil
}

// Resolved writes the model as YAML with parameters, overrides and defaults filled in and every number in SI. Parsed beside the
// files that the model names, it gives the same model again.
func (m *Model) Resolved() ([]byte, error) { return document.Encode(m.written(), nil) }

// ResolvedIn is Resolved for a file in another folder: the paths in it are rewritten to lead to the same files from there.
func (m *Model) ResolvedIn(folder string) ([]byte, error) {
	return document.Encode(m.written(), func(path string) string {
		return relative(folder, m.Path(path))
	})
}

// relative gives a path from a folder, or the absolute path where there is none.
func relative(folder, path string) string {
	from, err := filepath.Abs(folder)
	if err != nil {
		return path
	}
	to, err := filepath.Abs(path)
	if err != nil {
		return path
	}
	if r, err := filepath.Rel(from, to); err == nil {
		return filepath.ToSlash(r)
	}
	return to
}

// Path returns where a file is that the model names: relative paths start at the model's folder.
func (m *Model) Path(file string) string { return document.Beside(m.file, file) }

// Open opens a file that the model names, for reading. Nothing else opens such files.
func (m *Model) Open(ctx context.Context, file string) (*input.File, error) {
	return m.files.Open(ctx, m.Path(file), input.MaxData)
}

// Read reads a file that the model names.
func (m *Model) Read(ctx context.Context, file string) ([]byte, error) {
	return m.files.Read(ctx, m.Path(file), input.MaxData)
}

// Opens implements document.Opener.
func (m *Model) Opens() document.Files { return m.files }

// Files lists the files that the model names, as it names them, each once.
func (m *Model) Files() []string {
	var files []string
	seen := map[string]bool{"": true}
	add := func(file string) {
		if !seen[file] {
			seen[file] = true
			files = append(files, file)
		}
	}
	for i := range m.Bodies {
		for _, s := range m.Bodies[i].Surfaces {
			add(s.File)
		}
	}
	for _, w := range m.Walls {
		add(w.File)
		for _, z := range w.Zones {
			add(z.File)
		}
	}
	for _, p := range m.Particles {
		add(p.File)
	}
	if f := m.DEM.Fluid; f != nil && f.Field != nil {
		for _, r := range f.Field.Rasters {
			add(r.Level)
			add(r.VelocityX)
			add(r.VelocityY)
		}
		for _, g := range f.Field.Images {
			add(g.File)
		}
	}
	return files
}

// Known implements document.Namer: the ground, and all that pictures show.
func (m *Model) Known(kind string) (names []string) {
	switch kind {
	case "body":
		return []string{Ground}
	case "object":
		return m.objects()
	}
	return nil
}

// objects are the names of what pictures show: walls, bodies, nets, forces, ropes, groups of particles and inlets, the fluid and what it presses on.
func (m *Model) objects() (names []string) {
	for i := range m.Walls {
		names = append(names, m.Walls[i].Name)
	}
	for i := range m.Bodies {
		names = append(names, m.Bodies[i].Name)
	}
	for i := range m.Nets {
		names = append(names, m.Nets[i].Name)
	}
	for i := range m.Forces {
		names = append(names, m.Forces[i].Name)
	}
	for i := range m.Ropes {
		names = append(names, m.Ropes[i].Name)
	}
	if f := m.DEM.Fluid; f != nil {
		names = append(names, FluidObject)
		for i := range f.Loads {
			names = append(names, f.Loads[i].Name)
		}
	}
	return append(names, m.groups()...)
}

// groups are the names of the groups of particles, and after them those of the inlets.
func (m *Model) groups() (names []string) {
	for i := range m.Particles {
		names = append(names, m.Particles[i].Name)
	}
	for i := range m.Inlets {
		names = append(names, m.Inlets[i].Name)
	}
	return names
}

// cutPart cuts the name of a part, such as net.12 or kit.upper.brake1, at its last dot.
func cutPart(name string) (of, part string, found bool) {
	if dot := strings.LastIndexByte(name, '.'); dot >= 0 {
		return name[:dot], name[dot+1:], true
	}
	return name, "", false
}

// Named implements document.Namer: the bodies, springs and pins of nets, the spans and brakes of ropes, the panels of fluid loads.
func (m *Model) Named(kind, name string) (bool, string) {
	if barrier, _, part := strings.Cut(name, "."); part && m.hasUnsound(barrier) {
		return true, "" // the barrier itself is wrong, and reported
	}
	if kind == "rope" {
		return m.namedPartOfRope(name)
	}
	if kind == "fluid_load" {
		return m.namedPanel(name)
	}
	if kind != "body" && kind != "force" && kind != "joint" {
		return false, ""
	}
	first, last, ok := cutPart(name)
	if !ok {
		return false, ""
	}
	for i := range m.Nets {
		if n := &m.Nets[i]; n.Name == first {
			return n.named(kind, last)
		}
	}
	return false, ""
}

// named reports whether a net has a body, spring or pin of this number.
func (n *Net) named(kind, number string) (bool, string) {
	if !n.sound {
		return true, "" // the net itself is wrong, and reported
	}
	i, err := strconv.Atoi(number)
	l := n.layout()
	bodies, springs := n.Counts()
	why := func(what string, most int) string {
		return "net " + strconv.Quote(n.Name) + " has no " + what + " " + strconv.Quote(number) + "; they are numbered 1 to " + strconv.Itoa(most)
	}
	switch kind {
	case "body":
		return err == nil && i >= 1 && i <= bodies, why("body", bodies)
	case "force":
		return err == nil && i >= 1 && i <= springs, why("spring", springs)
	}
	if err != nil || i < 1 || i > len(l.knots) {
		return false, why("knot", len(l.knots))
	}
	pins, _ := n.pins(l)
	if slices.ContainsFunc(pins, func(p NetPin) bool { return p.Knot == i-1 }) {
		return true, ""
	}
	return false, "knot " + number + " of net " + strconv.Quote(n.Name) + " is not pinned"
}

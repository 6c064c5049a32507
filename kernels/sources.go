package kernels

import (
	"crypto/sha256"
	"embed"
	"fmt"
	"io/fs"
	"regexp"
	"strings"

	"github.com/klauspost/compress/zstd"
)

//go:generate go run ./generate

//go:embed ptx
var compiled embed.FS

// Source names a set of kernels that is compiled as one: a .cu file and the macros it is compiled with.
type Source string

// The sources of this package.
const (
	Scan            Source = "scan"         // running sums of 32-bit counts
	PlainSingle     Source = "plain_single" // for spheres without scalars under the laws of Hertz and Mindlin alone (law.Law{}), and surfaces that make one contact with a particle
	PlainMixed      Source = "plain_mixed"
	PlainDouble     Source = "plain_double"
	FilmsSingle     Source = "films_single"     // for the same with films of liquid as their one scalar, which form bridges by Willett (law.Law{Cohesion: law.LiquidFilm})
	ParticlesSingle Source = "particles_single" // for surfaces that make one contact with a particle
	ParticlesMixed  Source = "particles_mixed"
	ParticlesDouble Source = "particles_double"
	FacetsSingle    Source = "facets_single" // for surfaces of all shapes
	FacetsMixed     Source = "facets_mixed"
	FacetsDouble    Source = "facets_double"
	AfarSingle      Source = "afar_single" // for forces from afar
	AfarMixed       Source = "afar_mixed"
	AfarDouble      Source = "afar_double"
	Bodies          Source = "bodies"    // and springs
	Condition       Source = "condition" // of a branch of a recording
)

// Sources lists them with their files and macros.
var Sources = map[Source]Recipe{
	Scan:            {File: "scan.cu"},
	PlainSingle:     {File: "particles.cu", Macros: []string{"PRECISION=0", "FACETS=0", "PLAIN=1"}},
	PlainMixed:      {File: "particles.cu", Macros: []string{"PRECISION=1", "FACETS=0", "PLAIN=1"}},
	PlainDouble:     {File: "particles.cu", Macros: []string{"PRECISION=2", "FACETS=0", "PLAIN=1"}},
	FilmsSingle:     {File: "particles.cu", Macros: []string{"PRECISION=0", "FACETS=0", "PLAIN=1", "FILMS=6"}},
	ParticlesSingle: {File: "particles.cu", Macros: []string{"PRECISION=0", "FACETS=0"}},
	ParticlesMixed:  {File: "particles.cu", Macros: []string{"PRECISION=1", "FACETS=0"}},
	ParticlesDouble: {File: "particles.cu", Macros: []string{"PRECISION=2", "FACETS=0"}},
	FacetsSingle:    {File: "particles.cu", Macros: []string{"PRECISION=0", "FACETS=1"}},
	FacetsMixed:     {File: "particles.cu", Macros: []string{"PRECISION=1", "FACETS=1"}},
	FacetsDouble:    {File: "particles.cu", Macros: []string{"PRECISION=2", "FACETS=1"}},
	AfarSingle:      {File: "afar.cu", Macros: []string{"PRECISION=0", "FACETS=0"}},
	AfarMixed:       {File: "afar.cu", Macros: []string{"PRECISION=1", "FACETS=0"}},
	AfarDouble:      {File: "afar.cu", Macros: []string{"PRECISION=2", "FACETS=0"}},
	Bodies:          {File: "bodies.cu", Macros: []string{"PRECISION=2"}},
	Condition:       {File: "condition.cu"},
}

// Recipe is how a source is compiled.
type Recipe struct {
	File   string
	Macros []string // as NAME=VALUE
}

// Compiler is the command that turns a .cu into PTX; the macros, the output and the file follow. No NVIDIA package takes part.
// PTX for compute capability 7.0 runs on every later chip.
var Compiler = []string{
	"clang-16", "-x", "cuda", "--cuda-device-only", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_70",
	"--cuda-feature=+ptx60", "-std=c++17", "-O3", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror", "-S",
}

// mark begins the first line of every PTX text; the digest of what it was made from follows.
const mark = "// sha256 of the source: "

// Mark is the first line of the PTX made from a source with that digest.
func Mark(digest string) string { return mark + digest + "\n" }

// Path is where the PTX of the source lies below this package's folder, packed by zstd.
func (s Source) Path() string { return "ptx/" + string(s) + ".ptx.zst" }

// PTX returns the text compiled from the source.
func (s Source) PTX() ([]byte, error) {
	packed, err := compiled.ReadFile(s.Path())
	if err != nil {
		return nil, fmt.Errorf("kernels: no PTX of %s: run go generate ./kernels", s)
	}
	unpack, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return nil, err
	}
	defer unpack.Close()
	text, err := unpack.DecodeAll(packed, nil)
	if err != nil {
		return nil, fmt.Errorf("kernels: %s: %w", s.Path(), err)
	}
	return text, nil
}

var include = regexp.MustCompile(`(?m)^#include "([^"]+)"`)

// Digest is the SHA-256, in hexadecimal, of all that determines a source's PTX: the compiler's command, the macros, the
// .cu file and every file that it includes, read from folder.
func Digest(folder fs.FS, s Source) (string, error) {
	recipe, ok := Sources[s]
	if !ok {
		return "", fmt.Errorf("kernels: no source %q", s)
	}
	h := sha256.New()
	fmt.Fprintln(h, strings.Join(Compiler, " "), strings.Join(recipe.Macros, " "))
	seen := map[string]bool{}
	var add func(name string) error
	add = func(name string) error {
		if seen[name] {
			return nil
		}
		seen[name] = true
		text, err := fs.ReadFile(folder, name)
		if err != nil {
			return err
		}
		fmt.Fprintln(h, name, len(text))
		h.Write(text)
		for _, m := range include.FindAllSubmatch(text, -1) {
			if err := add(string(m[1])); err != nil {
				return err
			}
		}
		return nil
	}
	if err := add(recipe.File); err != nil {
		return "", err
	}
	return fmt.Sprintf("%x", h.Sum(nil)), nil
}

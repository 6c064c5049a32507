package main

import (
	"os"
	"path/filepath"
	"strings"

	"gabion/kernels/generate/cuda"
	"gabion/kernels/generate/launch"
	"gabion/kernels/generate/layout"
	"gabion/kernels/generate/source"
)

// law is the text of the contact laws, of how partners move, and of what moves particles, from the folder of package kernels.
var law = []string{
	"../dem/law/law.go",
	"../dem/law/springs.go",
	"../dem/law/stored.go",
	"../dem/law/adhesion.go",
	"../dem/law/area.go",
	"../dem/law/capillary.go",
	"../dem/law/film.go",
	"../dem/law/thornton_ning.go",
	"../dem/law/lubrication.go",
	"../dem/law/twisting.go",
	"../dem/law/yielding.go",
	"../dem/law/exchange.go",
	"../dem/law/heat.go",
	"../dem/law/expansion.go",
	"../dem/law/fluid.go",
	"../dem/law/choice.go",
	"../dem/law/kinematics.go",
	"../dem/law/matter.go",
	"../dem/law/joints.go",
	"../dem/law/sharing.go",
	"../dem/law/weighting.go",
	"../dem/law/wear.go",
	"../dem/law/kick.go",
	"../dem/law/surroundings.go",
	"../dem/law/rotation.go",
	"../dem/law/bond.go",
	"../dem/law/bath.go",
}

// tension is the text of springs.
const tension = "../mbd/tension/tension.go"

// potential is the text of pair potentials.
const potential = "../dem/law/potential.go"

// lattice is the text of space that repeats itself and deforms.
const lattice = "../dem/law/lattice.go"

// smearing is the text of the kernels of coarse graining.
const smearing = "../dem/measure/smearing.go"

// Descriptions of the memory that host and device share: of particles, of what acts between them from afar, and of bodies.
const (
	description = "../dem/gpu/layout.go"
	ofAfar      = "../dem/gpu/afar_layout.go"
	ofBodies    = "../mbd/gpu/layout.go"
)

// texts are the generated files that need no compiler, by their path from the folder of package kernels.
var texts = map[string]func() (string, error){
	"law.cuh": of(func(p *source.Package) (string, error) { return cuda.Header(p, "from dem/law/law.go") }),

	"history.cuh": of(historyHeader),

	"../dem/law/tangents.go": of(tangents),
	"../dem/law/history.go":  of(packing),
	"../dem/law/names.go":    of(lawNames),
	"../dem/gpu/kernels.go":  launchers,

	"tension.cuh": func() (string, error) {
		p, err := source.Load(tension)
		if err != nil {
			return "", err
		}
		return cuda.Header(p, "from mbd/tension/tension.go")
	},

	"potential.cuh": func() (string, error) {
		p, err := source.Load(potential)
		if err != nil {
			return "", err
		}
		return cuda.Header(p, "from dem/law/potential.go")
	},

	"lattice.cuh": func() (string, error) {
		p, err := source.Load(lattice)
		if err != nil {
			return "", err
		}
		return cuda.Header(p, "from dem/law/lattice.go")
	},

	"smearing.cuh": func() (string, error) {
		p, err := source.Load(smearing)
		if err != nil {
			return "", err
		}
		return cuda.Header(p, "from dem/measure/smearing.go")
	},

	"shapes.cuh":                    shapeHeader,
	"../dem/geometry/" + recordFile: shapeRecords,

	"../dem/cpu/lanes_law_amd64.s": func() (string, error) {
		assembly, _, err := vectors()
		return assembly, err
	},
	"../dem/cpu/lanes_law_amd64.go": func() (string, error) {
		_, declarations, err := vectors()
		return declarations, err
	},

	"constants.cuh": func() (string, error) {
		constants, _, err := layout.Headers(description, law, nil)
		return constants, err
	},
	"layout.cuh": func() (string, error) {
		_, structs, err := layout.Headers(description, law, []string{"constants.cuh", "law.cuh"})
		return structs, err
	},
	"afar_constants.cuh": func() (string, error) {
		constants, _, err := layout.Headers(ofAfar, law, nil, description)
		return constants, err
	},
	"afar_layout.cuh": func() (string, error) {
		_, structs, err := layout.Headers(ofAfar, law, []string{"afar_constants.cuh", "state.cuh"}, description)
		return structs, err
	},
	"bodies_constants.cuh": func() (string, error) {
		constants, _, err := layout.Headers(ofBodies, law, nil)
		return constants, err
	},
	"bodies_layout.cuh": func() (string, error) {
		_, structs, err := layout.Headers(ofBodies, law, []string{"bodies_constants.cuh", "tension.cuh"})
		return structs, err
	},
}

// of makes a text from the laws.
func of(write func(p *source.Package) (string, error)) func() (string, error) {
	return func() (string, error) {
		p, err := source.Load(law...)
		if err != nil {
			return "", err
		}
		return write(p)
	}
}

// launchers are those of the kernels of particles.
func launchers() (string, error) {
	files, err := filepath.Glob("*.cuh")
	if err != nil {
		return "", err
	}
	var list []launch.Source
	for _, name := range files {
		if strings.HasPrefix(name, "bodies_") {
			continue // its kernels have no parameters
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		list = append(list, launch.Source{Name: name, Text: string(text)})
	}
	return launch.File("gpu", list)
}

// vectors are the assembler of the laws and its declarations.
func vectors() (assembly, declarations string, err error) {
	p, err := source.Load(law...)
	if err != nil {
		return "", "", err
	}
	return vectorCode(p)
}

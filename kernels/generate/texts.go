package main

import (
	"gabion/kernels/generate/cuda"
	"gabion/kernels/generate/source"
)

// law is the text of the contact laws, from the folder of package kernels.
var law = []string{"../dem/law/law.go", "../dem/law/choice.go"}

// texts are the generated files that need no compiler, by their path from the folder of package kernels.
var texts = map[string]func() (string, error){
	"law.cuh": of(func(p *source.Package) (string, error) { return cuda.Header(p, "from dem/law/law.go") }),

	"../dem/law/tangents.go": of(tangents),
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

package sweep

// The schema of studies, made from the Go types and their comments.

import (
	"embed"

	"gabion/models/document"
)

//go:embed study.go value.go
var declarations embed.FS

// Schema returns the JSON Schema of studies, for editors and other programs.
func Schema() ([]byte, error) { return document.Schema(new(Study), "Gabion study", declarations) }

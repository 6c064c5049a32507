package sweep

// The schema of studies, made from the Go types and their comments.

import (
	"embed"

	"gabion/internal/document"
)

//go:embed study.go value.go
var declarations embed.FS

// Schema returns the JSON Schema of studies, for editors and other programs.
func Schema() ([]byte, error) { return document.Schema(new(Study), "Gabion study", declarations) }

// Reference returns the manual's page of every key of a study, in Markdown.
func Reference() ([]byte, error) {
	return document.Reference(new(Study), "Every key of a study", declarations)
}

package validation

// The schema of validation cases, made from the Go types and their comments.

import (
	"embed"

	"gabion/internal/document"
)

//go:embed case.go
var declarations embed.FS

// Schema returns the JSON Schema of cases, for editors and other programs.
func Schema() ([]byte, error) {
	return document.Schema(new(Case), "Gabion validation case", declarations)
}

// Reference returns the manual's page of every key of a case, in Markdown.
func Reference() ([]byte, error) {
	return document.Reference(new(Case), "Every key of a validation case", declarations)
}

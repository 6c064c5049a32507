// Package library holds the models that come with the program.
package library

import "embed"

// Files are the models, by their file names.
//
//go:embed *.yaml *.obj *.asc
var Files embed.FS

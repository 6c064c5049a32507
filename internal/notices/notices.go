// Package notices holds the licences of what is built into the program beside its own code, which they ask to be told of.
package notices

import _ "embed"

//go:generate go run ./gather -o licences.txt

// Licences are the texts, each once, under the names and versions of the modules that have it.
//
//go:embed licences.txt
var Licences string

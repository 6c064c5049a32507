// Package models reads the YAML model: schema, checks with line numbers, generators, and the building of a simulation from it.
//
// Load gives a Model, in which every number is SI, every default is filled in, every name exists and every rule between keys
// holds; or an error that lists all the mistakes of the file with line, column and snippet. The Go types are the schema: their
// tags say what is accepted (see package document) and their comments are the descriptions that Schema publishes.
package models

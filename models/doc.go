// Package models reads the YAML model: schema, checks with line numbers, generators, and the building of a simulation from it.
package models

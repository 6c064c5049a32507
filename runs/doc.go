// Package runs takes a model from file to results folder: load, build, step, record, resume.
package runs

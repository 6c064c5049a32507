package main

// The flags of gabion run that begin a run with a state of another one.

import (
	"errors"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"gabion/runs"
)

// branchFlags say with which state a run begins.
type branchFlags struct {
	folder string
	time   float64
}

func (b *branchFlags) add(f *pflag.FlagSet) {
	f.StringVar(&b.folder, "branch", "", "begin with a state that the run in this folder has saved")
	f.Float64Var(&b.time, "branch-time", 0, "time of that state, s (default that of the newest)")
}

// of is the branch that the flags of a command ask for; nil without.
func (b *branchFlags) of(cmd *cobra.Command) (*runs.Branch, error) {
	given := cmd.Flags().Changed
	switch {
	case b.folder == "" && given("branch-time"):
		return nil, errors.New("--branch-time is the time of a state of the run that --branch names, which is missing")
	case b.folder == "":
		return nil, nil
	case given("resume"):
		return nil, errors.New("--branch begins a run and --resume goes on with one: give one of them")
	}
	branch := &runs.Branch{Folder: b.folder}
	if given("branch-time") {
		branch.Time = &b.time
	}
	return branch, nil
}

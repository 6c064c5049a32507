package main

// Flags that change the model: shorthand for --set.

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"gabion/internal/document"
)

// confineFlag is for models from elsewhere.
func confineFlag(f *pflag.FlagSet, confine *bool) {
	f.BoolVar(confine, "confine", false, "for models from elsewhere: read nothing but regular files in the model's folder, and follow no symbolic link out of it")
}

// timeFlags are shorthand for settings of the solver and the outputs, each with the last name of the setting's path. Values may have units.
type timeFlags struct{ values [len(shorthand)]string }

var shorthand = [...]struct{ flag, path, usage string }{
	{"end", "solver.end", "time at which to stop, s"},
	{"interval", "outputs.interval", "time between rows of the history, s"},
	{"step", "solver.step", "time step, s; the first one with solver.error_control"},
}

func (t *timeFlags) add(f *pflag.FlagSet) {
	for i, s := range shorthand {
		f.StringVar(&t.values[i], s.flag, "", s.usage+" (sets "+s.path+")")
	}
}

// sets are the overrides that the given flags stand for.
func (t *timeFlags) sets(cmd *cobra.Command) (sets []string) {
	for i, s := range shorthand {
		if cmd.Flags().Changed(s.flag) {
			sets = append(sets, fmt.Sprintf("%s=%s", s.path, t.values[i]))
		}
	}
	return sets
}

// named gives mistakes in the values of these flags the names of the flags, in the place of those of the overrides that they stand for.
func (t *timeFlags) named(err error) error {
	var found document.Problems
	if errors.As(err, &found) {
		for i := range found {
			for k, s := range shorthand {
				if found[i].Source == fmt.Sprintf("--set %s=%s", s.path, t.values[k]) {
					found[i].Source = fmt.Sprintf("--%s %s", s.flag, t.values[k])
				}
			}
		}
	}
	return err
}

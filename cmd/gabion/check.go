package main

// gabion check and gabion schema: is a model right, and what may stand in a file.

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"gabion/models"
	"gabion/runs"
	"gabion/sweep"
	"gabion/validation"
)

func newCheck() *cobra.Command {
	return &cobra.Command{
		Use:   "check MODEL...",
		Short: "Check models without running them",
		Long:  "Check reads each model, or dataset of Adams/Solver, and prints every mistake in it, with its place and what would be accepted. The exit status is 2 if there is any.",
		Args:  cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			var errs []error
			for _, path := range args {
				if err := runs.Check(path); err != nil {
					errs = append(errs, err)
					continue
				}
				fmt.Fprintf(cmd.OutOrStdout(), "%s: ok\n", path)
			}
			return withStatus(exitStatusOf(errs), errors.Join(errs...))
		},
	}
}

func exitStatusOf(errs []error) int {
	if len(errs) > 0 {
		return exitInput
	}
	return exitDone
}

// schemas are what gabion schema can print, by what a file is.
var schemas = map[string]func() ([]byte, error){"model": models.Schema, "study": sweep.Schema, "case": validation.Schema}

func newSchema() *cobra.Command {
	return &cobra.Command{
		Use:   "schema [model|study|case]",
		Short: "Print the JSON Schema of models, studies or validation cases",
		Long: "Schema prints the JSON Schema of models, or of the studies of gabion sweep or the cases of gabion validate. Editors that know\n" +
			"YAML and JSON Schema complete and check files with it: write it to a file and begin a model with\n" +
			"`# yaml-language-server: $schema=FILE`.",
		Args:      cobra.MatchAll(cobra.MaximumNArgs(1), cobra.OnlyValidArgs),
		ValidArgs: []string{"model", "study", "case"},
		RunE: func(cmd *cobra.Command, args []string) error {
			text, err := schemas[append(args, "model")[0]]()
			if err != nil {
				return err
			}
			_, err = cmd.OutOrStdout().Write(text)
			return err
		},
	}
}

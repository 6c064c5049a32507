package main

// gabion check and gabion schema: is a model right, and what may stand in one.

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"gabion/models"
	"gabion/runs"
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

func newSchema() *cobra.Command {
	return &cobra.Command{
		Use:   "schema",
		Short: "Print the JSON Schema of models",
		Long: "Schema prints the JSON Schema of models. Editors that know YAML and JSON Schema complete and check models with it:\n" +
			"write it to a file and begin a model with `# yaml-language-server: $schema=FILE`.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			text, err := models.Schema()
			if err != nil {
				return err
			}
			_, err = cmd.OutOrStdout().Write(append(text, '\n'))
			return err
		},
	}
}

package main

// gabion check and gabion schema: is a model right, and what may stand in a file.

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"gabion/models"
	"gabion/models/document"
	"gabion/runs"
	"gabion/sweep"
	"gabion/validation"
)

func newCheck() *cobra.Command {
	var sets []string
	c := &cobra.Command{
		Use:   "check MODEL...",
		Short: "Check models without running them",
		Long: "Check reads each model, or dataset of Adams/Solver, makes it ready to run, and prints every mistake in it, with its place\n" +
			"and what would be accepted. For a model without mistakes it tells the degrees of freedom, which equations of joints are\n" +
			"redundant, and what had to be moved to fit the joints. The exit status is 2 if there is any mistake.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return takes(1)(cmd, args)
			}
			var errs []error
			for _, path := range args {
				found, err := runs.Check(path, sets)
				if err != nil {
					errs = append(errs, err)
					continue
				}
				printFindings(cmd.OutOrStdout(), path, found)
			}
			return withStatus(exitStatusOf(errs), errors.Join(errs...))
		},
	}
	c.Flags().StringArrayVar(&sets, "set", nil, "change the models: path=value, as for run (repeat for more)")
	return c
}

func printFindings(w io.Writer, path string, f *runs.Findings) {
	fmt.Fprintf(w, "%s: ok\n", path)
	if f.Bodies > 0 {
		fmt.Fprintf(w, "  bodies: %d; equations of joints and motions: %d (%d redundant); degrees of freedom: %d\n", f.Bodies, f.Equations, f.Redundant, f.Freedoms)
	}
	if f.Grains > 0 {
		fmt.Fprintf(w, "  grains at the start: %d\n", f.Grains)
	}
	for _, line := range f.Warnings {
		fmt.Fprintf(w, "  warning: %s\n", strings.ReplaceAll(line, "\n", "\n  "))
	}
}

func exitStatusOf(errs []error) int {
	if len(errs) > 0 {
		return exitInput
	}
	return exitDone
}

// kinds of files that have a schema.
var kinds = []string{"model", "study", "case"}

// schemas and references are what gabion schema can print, by what a file is.
var (
	schemas    = map[string]func() ([]byte, error){"model": models.Schema, "study": sweep.Schema, "case": validation.Schema}
	references = map[string]func() ([]byte, error){"model": models.Reference, "study": sweep.Reference, "case": validation.Reference}
)

func newSchema() *cobra.Command {
	var markdown bool
	c := &cobra.Command{
		Use:   "schema [model|study|case]",
		Short: "Print the JSON Schema of models, studies or validation cases",
		Long: "Schema prints the JSON Schema of models, or of the studies of gabion sweep or the cases of gabion validate. Editors that know\n" +
			"YAML and JSON Schema complete and check files with it: write it to a file and begin a model with\n" +
			"`# yaml-language-server: $schema=FILE`. With --markdown it prints every key in words instead.",
		ValidArgs: kinds,
		RunE: func(cmd *cobra.Command, args []string) error {
			if kind := append(args, "model")[0]; !slices.Contains(kinds, kind) {
				return fmt.Errorf("there is no schema of %q%s", kind, document.Meant(kind, kinds))
			}
			if len(args) > 1 {
				return takes(1)(cmd, args)
			}
			pages := schemas
			if markdown {
				pages = references
			}
			text, err := pages[append(args, "model")[0]]()
			if err != nil {
				return err
			}
			_, err = cmd.OutOrStdout().Write(text)
			return err
		},
	}
	c.Flags().BoolVar(&markdown, "markdown", false, "every key in words, as in the manual")
	return c
}

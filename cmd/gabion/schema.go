package main

// gabion schema: what may stand in a file.

import (
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"gabion/internal/document"
	"gabion/models"
	"gabion/sweep"
	"gabion/validation"
)

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

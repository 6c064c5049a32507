package main

// gabion check: is a model right.

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"gabion/models"
	"gabion/runs"
)

func newCheck() *cobra.Command {
	var sets []string
	var confine bool
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
			ctx, display := watched(cmd)
			defer display.close()
			var errs []error
			for _, path := range args {
				o := runs.Options{Model: path, Sets: sets}
				if confine {
					o.Within = filepath.Dir(path)
				}
				found, err := runs.Check(ctx, o)
				if ctx.Err() != nil {
					return ctx.Err()
				}
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
	confineFlag(c.Flags(), &confine)
	return c
}

func printFindings(w io.Writer, path string, f *runs.Findings) {
	fmt.Fprintf(w, "%s: ok\n", path)
	if f.Bodies > 0 {
		fmt.Fprintf(w, "  bodies: %d; equations of joints and motions: %d (%d redundant); degrees of freedom: %d\n", f.Bodies, f.Equations, f.Redundant, f.Freedoms)
	}
	if f.Particles > 0 {
		fmt.Fprintf(w, "  particles at the start: %d\n", f.Particles)
	}
	printContacts(w, f.Contacts)
	for _, line := range f.Notes {
		fmt.Fprintf(w, "  %s\n", line)
	}
	for _, line := range f.Warnings {
		fmt.Fprintf(w, "  warning: %s\n", strings.ReplaceAll(line, "\n", "\n  "))
	}
}

// printContacts tells of the first pairs that may touch, and of the sum of the others.
func printContacts(w io.Writer, counts []models.ContactCount) {
	const most = 20
	for _, c := range counts[:min(most, len(counts))] {
		of := "between " + c.Between[0] + " and " + c.Between[1]
		if c.Between[0] == c.Between[1] {
			of = "within " + c.Between[0]
		}
		fmt.Fprintf(w, "  contacts %s: %d pairs of surfaces, %d of them near each other at the start\n", of, c.All, c.Near)
	}
	if len(counts) <= most {
		return
	}
	var all, near int
	for _, c := range counts[most:] {
		all, near = all+c.All, near+c.Near
	}
	fmt.Fprintf(w, "  contacts between %d more: %d pairs of surfaces, %d of them near each other at the start\n", len(counts)-most, all, near)
}

func exitStatusOf(errs []error) int {
	if len(errs) > 0 {
		return exitInput
	}
	return exitDone
}

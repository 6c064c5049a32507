package main

// gabion convert: a dataset of Adams/Solver as a model of ours.

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"gabion/runs"
)

func newConvert() *cobra.Command {
	var times timeFlags
	c := &cobra.Command{
		Use:   "convert DATASET.adm MODEL.yaml",
		Short: "Write an Adams dataset as a model",
		Long: "Convert writes a dataset of Adams/Solver as a model in SI units. What a model cannot express is an error that names the\n" +
			"statement and its place; differences of meaning are told as notes. MODEL may be - for the terminal.",
		Args: takes(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			if !runs.IsDataset(args[0]) {
				return fmt.Errorf("%s: a dataset of Adams/Solver is wanted, a file whose name ends in .adm", args[0])
			}
			ctx, display := watched(cmd)
			text, notes, err := runs.Convert(ctx, args[0], times.sets(cmd))
			display.close()
			for _, n := range notes {
				fmt.Fprintln(cmd.ErrOrStderr(), "note:", n)
			}
			if err != nil {
				return times.named(err)
			}
			if args[1] == "-" {
				_, err = cmd.OutOrStdout().Write(text)
				return err
			}
			return os.WriteFile(args[1], text, 0o644)
		},
	}
	times.add(c.Flags())
	return c
}

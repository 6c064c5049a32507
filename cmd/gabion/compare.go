package main

// gabion compare: how far two histories are from each other.

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"gabion/results"
)

func newCompare() *cobra.Command {
	var (
		tolerance float64
		linear    bool
		columns   []string
		from, to  float64
	)
	c := &cobra.Command{
		Use:   "compare A B",
		Short: "Compare two run folders or CSV files column by column",
		Long: "Compare prints, for every column that A and the reference B have in common, the root mean square and the largest\n" +
			"difference, and the root mean square relative to the size of the whole quantity in B. With --tolerance the exit\n" +
			"status is 1 when a relative difference is larger.",
		Args: cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			a, err := readHistory(args[0])
			if err != nil {
				return err
			}
			b, err := readHistory(args[1])
			if err != nil {
				return err
			}
			opts := results.CompareOptions{Columns: columns, From: from, To: to}
			if linear {
				opts.Interpolation = results.Linear
			}
			difference, err := results.Compare(a, b, opts)
			if err != nil {
				return err
			}
			if err := difference.Print(cmd.OutOrStdout()); err != nil {
				return err
			}
			if cmd.Flags().Changed("tolerance") && !difference.Within(tolerance) {
				worst, name := difference.Worst()
				return withStatus(exitDifferent, fmt.Errorf("%s differs by %.3g relative, more than the tolerance %g", name, worst, tolerance))
			}
			return nil
		},
	}
	f := c.Flags()
	f.Float64Var(&tolerance, "tolerance", 0, "largest relative difference that is accepted")
	f.BoolVar(&linear, "linear", false, "interpolate between rows by straight lines instead of cubics")
	f.StringSliceVar(&columns, "columns", nil, "columns to compare (default all that both have)")
	f.Float64Var(&from, "from", 0, "start of the compared interval, s")
	f.Float64Var(&to, "to", 0, "end of the compared interval, s (0 for all)")
	return c
}

// readHistory reads a CSV file, or the history in a run's folder.
func readHistory(path string) (results.Table, error) {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		path = filepath.Join(path, "history.csv")
	}
	return results.ReadTable(path)
}

package main

// gabion compare: how far two histories are from each other.

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"gabion/results"
	"gabion/validation"
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
		Short: "Compare two runs or tables column by column",
		Long: "Compare prints, for every column that A and the reference B have in common, the root mean square and the largest\n" +
			"difference, and the root mean square relative to the size of the whole quantity in B. With --tolerance the exit\n" +
			"status is 1 when a relative difference is larger. It is 1 in any case where a column holds something that is not a number,\n" +
			"and where one of the two begins later or ends earlier than the other by more than its own interval between rows: --from\n" +
			"and --to choose an interval that both have.\n\n" +
			"A and B are run folders, CSV files, results of Adams (.res, XML, turned into SI; exported tables; plain columns), or any\n" +
			"table whose lines of text do not begin with a digit. Where names differ, --columns pairs them.",
		Example: "  gabion compare out/model out/finer\n" +
			"  gabion compare out/model Pos.txt --columns req1.F2=X_Pos,req1.F3=Y_Pos,req1.F4=Z_Pos",
		Args: takes(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			if !(tolerance >= 0) {
				return fmt.Errorf("--tolerance must be at least 0, not %g", tolerance)
			}
			if !(from >= 0 && to >= 0) || to > 0 && to < from {
				return fmt.Errorf("--from %g and --to %g are no interval: from 0 on, and the end not before the start", from, to)
			}
			a, err := readHistory(cmd.Context(), args[0], cmd.ErrOrStderr())
			if err != nil {
				return err
			}
			b, err := readHistory(cmd.Context(), args[1], cmd.ErrOrStderr())
			if err != nil {
				return err
			}
			b, names, err := pair(b, columns)
			if err != nil {
				return fmt.Errorf("%s: %w", args[1], err)
			}
			opts := results.CompareOptions{Columns: names, From: from, To: to}
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
			if err := difference.Err(); err != nil {
				if difference.Uncovered != "" {
					err = fmt.Errorf("%w\nchoose an interval that both have by --from and --to", err)
				}
				return withStatus(exitDifferent, err)
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
	f.StringSliceVar(&columns, "columns", nil, "columns to compare (default all that both have); NAME, or NAME=OTHER where B calls it OTHER")
	f.Float64Var(&from, "from", 0, "start of the compared interval, s")
	f.Float64Var(&to, "to", 0, "end of the compared interval, s (0 for all)")
	return c
}

// readHistory reads the history in a run's folder, or a table; what a run that ended early left is read with a word about it.
func readHistory(ctx context.Context, path string, notes io.Writer) (results.Table, error) {
	info, err := os.Stat(path)
	if err != nil {
		return results.Table{}, err
	}
	if info.IsDir() || filepath.Ext(path) == ".csv" {
		if t, err := results.ReadTable(path); err == nil || info.IsDir() {
			return t, err
		}
	}
	t, err := validation.ReadCurves(ctx, path)
	if errors.Is(err, validation.ErrIncomplete) && t.Rows() > 0 {
		fmt.Fprintln(notes, "note:", err)
		err = nil
	}
	return t, err
}

// pair gives columns of b the names that the other table has for them, and returns the names to compare: columns are NAME or NAME=OTHER.
func pair(b results.Table, columns []string) (results.Table, []string, error) {
	if len(columns) == 0 {
		return b, nil, nil
	}
	renamed := results.Table{Names: []string{b.Names[0]}, Units: []string{b.Unit(0)}, Columns: [][]float64{b.Columns[0]}}
	var names []string
	for _, c := range columns {
		name, other, differs := strings.Cut(c, "=")
		if !differs {
			other = name
		}
		column, err := b.Column(other)
		if err != nil {
			return b, nil, err
		}
		names = append(names, name)
		renamed.Names = append(renamed.Names, name)
		renamed.Units = append(renamed.Units, b.Unit(b.Index(other)))
		renamed.Columns = append(renamed.Columns, column)
	}
	return renamed, names, nil
}

package main

// gabion approve: test a barrier as it is approved, and report.

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"gabion/approval"
	"gabion/runs"
)

func newApprove() *cobra.Command {
	var o approval.Options
	c := &cobra.Command{
		Use:   "approve MODEL",
		Short: "Test a barrier by EAD 340059: two hits at SEL, one at MEL",
		Long: "Approve tests the barrier of MODEL by its test block, as EAD 340059 tests falling rock protection kits: two hits with a third of\n" +
			"the block's energy, then one with all of it, each on what the hit before has left. It writes report.html, report.json and\n" +
			"approval.csv, beside the runs of the hits; the exit status is 1 when a condition of the EAD does not hold. Interrupted, the same\n" +
			"command goes on.",
		Args: takes(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.Model, o.Version = args[0], version()
			if o.Folder == "" {
				base := filepath.Base(o.Model)
				o.Folder = filepath.Join("out", "approval", strings.TrimSuffix(base, filepath.Ext(base)))
			}
			ctx, display := watched(cmd)
			o.Report, o.Warn = func(_ string, s runs.Status) { display.report(s) }, display.warn
			report, err := approval.Run(ctx, o)
			display.close()
			if report != nil && len(report.Hits) > 0 {
				sayApproval(cmd, report, o.Folder)
			}
			input := new(runs.InputError)
			switch {
			case errors.As(err, &input):
				return withStatus(exitInput, err)
			case errors.Is(err, runs.ErrInterrupted):
				return withStatus(exitInterrupted, errors.New("interrupted; the same command goes on"))
			case err != nil:
				return withStatus(exitFailed, err)
			case !report.Passed:
				return withStatus(exitDifferent, nil)
			}
			return nil
		},
	}
	f := c.Flags()
	f.StringVarP(&o.Folder, "output", "o", "", "folder for the report and the runs (default out/approval/MODEL)")
	f.StringVar(&o.Barrier, "barrier", "", "the barrier that is tested, where the model has several")
	f.StringVar(&o.Block, "block", "", "the test block that is thrown, where the model has several")
	f.Float64Var(&o.Settle, "settle", 0.5, "time from the turn of the block until the residual height is read off, s")
	countFlag(f, &o.Threads, "threads", "", 0, "processor threads (default all); results do not depend on it")
	f.StringArrayVar(&o.Sets, "set", nil, "change the model: path=value, such as solver.step=1e-4 (repeat for more)")
	return c
}

// sayApproval prints a line for each hit, what does not hold, and where the report is.
func sayApproval(cmd *cobra.Command, r *approval.Report, folder string) {
	w := cmd.OutOrStdout()
	for _, h := range r.Hits {
		if h.Error != "" {
			fmt.Fprintf(w, "%-5s failed\n", h.Name)
			continue
		}
		fmt.Fprintf(w, "%-5s %6.0f kg, ", h.Name, h.Mass)
		switch touched := h.Contact >= 0; {
		case !touched:
			fmt.Fprintf(w, "has not touched the barrier\n")
		case h.Stopped:
			fmt.Fprintf(w, "%.1f m/s, %.0f kJ: stopped in %.3f s, elongation %.2f m, residual height %.0f %%\n", h.Speed, h.Energy/1e3, h.BrakingTime, h.Elongation, 100*h.ResidualHeight/r.NominalHeight)
		default:
			fmt.Fprintf(w, "%.1f m/s, %.0f kJ: not stopped\n", h.Speed, h.Energy/1e3)
		}
		for _, c := range h.Conditions {
			if !c.Passed {
				fmt.Fprintf(w, "      does not hold: %s: %s\n", c.What, c.Found)
			}
		}
	}
	if r.Class != "" {
		fmt.Fprintf(w, "residual height of class %s\n", r.Class)
	}
	fmt.Fprintf(w, "report: %s\n", filepath.Join(folder, approval.PageFile))
}

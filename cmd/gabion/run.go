package main

// gabion run: simulate a model and leave its results in a folder.

import (
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"gabion/results"
	"gabion/runs"
)

func newRun() *cobra.Command {
	var o runs.Options
	var times timeFlags
	var format string
	var confine bool
	var branch branchFlags
	c := &cobra.Command{
		Use:   "run MODEL",
		Short: "Simulate a model",
		Long: "Run simulates MODEL and leaves the results in a folder: history.csv and audit.csv, frames for ParaView (run.pvd),\n" +
			"pictures, plots, summary.json and the model with everything filled in. Ctrl-C stops after a checkpoint, and --resume\n" +
			"goes on from it to the same bits.\n\n" +
			"MODEL is a YAML file, or a dataset of Adams/Solver (.adm). A dataset does not say how long to run: give --end, and\n" +
			"--interval and --step if wanted. Its history has the columns req<ID>.F1 to req<ID>.F8.",
		Args: takes(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.Model = args[0]
			o.Sets = append(o.Sets, times.sets(cmd)...)
			var err error
			if o.Branch, err = branch.of(cmd); err != nil {
				return err
			}
			if confine {
				o.Within = filepath.Dir(o.Model)
			}
			if o.Folder == "" {
				base := filepath.Base(o.Model)
				o.Folder = filepath.Join("out", strings.TrimSuffix(base, filepath.Ext(base)))
			}
			switch format {
			case "text", "json":
			default:
				return fmt.Errorf("--results is %q, want text or json", format)
			}
			ctx, display := watched(cmd)
			o.Report, o.Warn, o.Version = display.report, display.warn, version()
			summary, err := runs.Run(ctx, o)
			display.close()
			if summary != nil {
				if e := printSummary(cmd, summary, o.Folder, format); err == nil {
					err = e
				}
			}
			return runStatus(times.named(err), o.Folder)
		},
	}
	f := c.Flags()
	f.StringVarP(&o.Folder, "output", "o", "", "folder for the results (default out/MODEL)")
	f.StringVar(&o.Device, "device", "auto", "where particles are simulated: auto, cpu or gpu")
	countFlag(f, &o.Threads, "threads", "", 0, "processor threads (default all); results do not depend on it")
	times.add(f)
	countFlag(f, &o.Steps, "steps", "", 0, "stop after this many steps, with a checkpoint from which --resume goes on")
	f.StringArrayVar(&o.Sets, "set", nil, "change the model: path=value, such as solver.step=1e-5 (repeat for more)")
	confineFlag(f, &confine)
	branch.add(f)
	f.BoolVar(&o.Resume, "resume", false, "go on from the last checkpoint in the folder")
	f.StringVar(&format, "results", "text", "what to print at the end: text or json (the summary, for programs)")
	return c
}

// runStatus gives an error of a run its exit status.
func runStatus(err error, folder string) error {
	var input *runs.InputError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &input):
		return withStatus(exitInput, err)
	case errors.Is(err, runs.ErrNotBegun):
		return withStatus(exitInterrupted, err)
	case errors.Is(err, runs.ErrInterrupted):
		return withStatus(exitInterrupted, fmt.Errorf("interrupted; go on with --resume -o %s", folder))
	}
	return withStatus(exitFailed, err)
}

func printSummary(cmd *cobra.Command, s *results.Summary, folder, format string) error {
	w := cmd.OutOrStdout()
	if format == "json" {
		e := json.NewEncoder(w)
		e.SetIndent("", "  ")
		return e.Encode(s)
	}
	reached := fmt.Sprintf("%.9g s", s.Time.End)
	if s.Time.Until > 0 {
		reached = fmt.Sprintf("at %.9g s of %.9g s", s.Time.End, s.Time.Until)
	}
	fmt.Fprintf(w, "%s: %s in %d steps, %.3g s of wall time", s.Status, reached, s.Time.Steps, s.Time.WallSeconds)
	if s.Time.PeakMemory > 0 {
		fmt.Fprintf(w, ", %.0f MB", float64(s.Time.PeakMemory)/1e6)
	}
	fmt.Fprintln(w)
	for _, t := range s.Timings {
		fmt.Fprintf(w, "  %-36s %8.3f s", t.Phase, t.Seconds)
		if t.Calls > 0 {
			fmt.Fprintf(w, "  %9.1f us a step", 1e6*t.Seconds/float64(t.Calls))
		}
		fmt.Fprintln(w)
	}
	_, err := fmt.Fprintf(w, "results in %s\n", folder)
	return err
}

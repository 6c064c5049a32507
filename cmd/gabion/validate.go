package main

// gabion validate: compare runs with references and write a report.

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"gabion/validation"
)

func newValidate() *cobra.Command {
	var names []string
	var o validation.Options
	c := &cobra.Command{
		Use:   "validate [CASE...]",
		Short: "Compare runs with references and report",
		Long: "Validate runs validation cases: YAML files that name a model, reference curves (Adams .res or tables, CSV, expressions,\n" +
			"another model) and how near they have to be. Without a case it runs the built-in suites. It writes report.html and\n" +
			"report.json; the exit status is 1 when a case fails or falls outside its tolerance.",
		RunE: func(cmd *cobra.Command, args []string) error {
			began := time.Now()
			paths, err := validationCases(cmd, names, args)
			if err != nil {
				return err
			}
			w := cmd.ErrOrStderr()
			o.Version, o.Threads = version(), max(1, runtime.NumCPU()/max(o.Jobs, 1))
			done := 0
			o.Report = func(v *validation.Verdict, all []*validation.Verdict) {
				done++
				fmt.Fprintf(w, "[%d/%d] %-8s %s, %.2g s\n", done, len(all), v.Status, v.Case, v.Seconds)
				// However the program ends, what is known by then is in the report; whether it can be written is said in the end.
				_ = validation.NewReport(all, o, began).Write(o.Folder)
			}
			verdicts, interrupted := validation.Run(cmd.Context(), paths, o)
			report := validation.NewReport(verdicts, o, began)
			if err := report.Write(o.Folder); err != nil {
				return withStatus(exitFailed, err)
			}
			if err := sayVerdicts(cmd, report, o.Folder); interrupted == nil {
				return err
			}
			return withStatus(exitInterrupted, interrupted)
		},
	}
	f := c.Flags()
	f.StringSliceVar(&names, "suite", nil, "suites to run: all, "+strings.Join(validation.Suites, ", ")+", or a case's file (default all without a case); published needs --references")
	f.StringVar(&o.References, "references", "", "folder of reference data, which the cases call ${references}")
	f.StringVarP(&o.Folder, "output", "o", filepath.Join("out", "validation"), "folder for the report and the runs")
	countFlag(f, &o.Jobs, "jobs", "j", runtime.NumCPU(), "cases at a time")
	f.StringVar(&o.Device, "device", "cpu", "where particles are simulated: cpu, to whose double precision the tolerances of the built-in suites are set; gpu or auto")
	return c
}

// validationCases lists the files of cases, after unpacking those that are built in.
func validationCases(cmd *cobra.Command, names, files []string) ([]string, error) {
	if len(names) == 0 && len(files) == 0 {
		names = []string{"all"}
	}
	var suites []string
	for _, name := range names {
		switch ext := filepath.Ext(name); {
		case name == "all":
			suites = append(suites, validation.Suites...)
		case ext == ".yaml" || ext == ".yml":
			files = append(files, name)
		default:
			suites = append(suites, name)
		}
	}
	if len(suites) == 0 {
		return files, nil
	}
	folder, err := os.MkdirTemp("", "gabion-suites-")
	if err != nil {
		return nil, withStatus(exitFailed, err)
	}
	cobra.OnFinalize(func() { os.RemoveAll(folder) })
	built, err := validation.Unpack(folder, suites...)
	return append(built, files...), err
}

// sayVerdicts prints a table of what is not within its tolerance, and where the report is.
func sayVerdicts(cmd *cobra.Command, r *validation.Report, folder string) error {
	w := cmd.OutOrStdout()
	counts := map[validation.Status]int{}
	for _, v := range r.Verdicts {
		counts[v.Status]++
		if v.Reason != "" && v.Status == validation.Failed {
			fmt.Fprintf(w, "%s: %s\n", v.Case, v.Reason)
		}
		for _, o := range v.Outcomes {
			if !o.Passed {
				fmt.Fprintf(w, "%s: %s: %s %.3g %s, tolerance %.3g\n", v.Case, o.Quantity, o.Metric, float64(o.Error), o.Unit, o.Tolerance)
			}
		}
	}
	for _, s := range []validation.Status{validation.Passed, validation.Outside, validation.Failed, validation.Skipped, validation.NotRun} {
		if n := counts[s]; n > 0 {
			fmt.Fprintf(w, "%d %s\n", n, s)
		}
	}
	if n := counts[validation.Skipped]; n > 0 {
		fmt.Fprintln(w, "skipped cases need --references DIR, the folder of reference data")
	}
	fmt.Fprintf(w, "report: %s\n", filepath.Join(folder, "report.html"))
	if !r.Passed {
		return withStatus(exitDifferent, nil)
	}
	return nil
}

package main

// gabion view: look at the results of runs in a browser.

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"gabion/results"
	"gabion/studio"
)

func newView() *cobra.Command {
	var at address
	var export, color string
	c := &cobra.Command{
		Use:   "view DIR...",
		Short: "Look at the results of runs in a browser",
		Long: "View opens a page in the browser that plays the frames of runs: particles, bodies and nets, coloured by what the runs have recorded, with\n" +
			"plots of their histories and exact values of what is clicked. Each DIR is the folder of a run, or has such folders below it. Nothing\n" +
			"is written there. Everything comes from this program, and only this machine can open the page.\n\n" +
			"With --export FILE it writes one HTML file instead, which replays the run alone: in any browser, without this program.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return takes(1)(cmd, args)
			}
			folders, err := studio.FindRuns(args)
			if err != nil {
				return err
			}
			if export != "" {
				if len(folders) != 1 {
					return fmt.Errorf("--export writes one run, and there are %d in %s", len(folders), strings.Join(args, ", "))
				}
				return results.WriteFile(export, func(w io.Writer) error { return studio.Export(w, folders[0], color, version()) })
			}
			return at.serve(cmd, studio.Options{Folders: folders, Reports: args})
		},
	}
	at.flags(c)
	c.Flags().StringVar(&export, "export", "", "write an HTML file that replays the run alone")
	c.Flags().StringVar(&color, "color", "speed", "quantity that particles are coloured by in that file")
	return c
}

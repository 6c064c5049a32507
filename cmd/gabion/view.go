package main

// gabion view: look at the results of runs in a browser.

import (
	"github.com/spf13/cobra"

	"gabion/studio"
)

func newView() *cobra.Command {
	var at address
	c := &cobra.Command{
		Use:   "view DIR...",
		Short: "Look at the results of runs in a browser",
		Long: "View opens a page in the browser that plays the frames of runs: particles, bodies and nets, coloured by what the runs have recorded, with\n" +
			"plots of their histories and exact values of what is clicked. Each DIR is the folder of a run, or has such folders below it. Nothing\n" +
			"is written there. Everything comes from this program, and only this machine can open the page.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return takes(1)(cmd, args)
			}
			folders, err := studio.FindRuns(args)
			if err != nil {
				return err
			}
			return at.serve(cmd, studio.Options{Folders: folders})
		},
	}
	at.flags(c)
	return c
}

package main

// gabion studio: write models, run them and look at them in a browser.

import (
	"github.com/spf13/cobra"

	"gabion/studio"
)

func newStudio() *cobra.Command {
	var at address
	c := &cobra.Command{
		Use:   "studio [MODEL|DIR]",
		Short: "Write, run and watch models in a browser",
		Long: "Studio opens a page in the browser with a model, or the models in a folder: its text, with what may stand where and what is wrong, and\n" +
			"what it looks like before it runs. Models are run from there into new folders in out, beside them, watched, paused, and stopped after\n" +
			"a checkpoint, which Ctrl-C does too. Everything comes from this program, and only this machine can open the page.",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 {
				return takes(1)(cmd, args)
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			return at.serve(cmd, studio.Options{Models: append(args, ".")[0]})
		},
	}
	at.flags(c)
	return c
}

package main

// gabion info: the program, the machine, and where grains would be simulated.

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
)

// version is that of the module, or of the commit it was built from.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	v := info.Main.Version
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" && (v == "" || v == "(devel)") {
			return s.Value
		}
	}
	return v
}

func newInfo() *cobra.Command {
	return &cobra.Command{
		Use:   "info",
		Short: "Show the version, the processors and the devices",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			w := cmd.OutOrStdout()
			fmt.Fprintf(w, "gabion      %s, %s\n", version(), runtime.Version())
			_, err := fmt.Fprintf(w, "processors  %d, %s/%s\n", runtime.NumCPU(), runtime.GOOS, runtime.GOARCH)
			return err
		},
	}
}

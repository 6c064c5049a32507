package main

// gabion info: the program, the machine, and where grains would be simulated.

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"gabion/kernels"
	"gabion/models"
)

func newInfo() *cobra.Command {
	return &cobra.Command{
		Use:   "info",
		Short: "Show the version, the processors and the devices",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			w := cmd.OutOrStdout()
			fmt.Fprintf(w, "gabion      %s, %s\n", version(), runtime.Version())
			fmt.Fprintf(w, "processors  %d, %s/%s\n", runtime.NumCPU(), runtime.GOOS, runtime.GOARCH)
			devices, err := kernels.Devices()
			if err != nil {
				fmt.Fprintf(w, "gpu         none: %v; grains are simulated on the processors\n", err)
				return nil
			}
			for _, d := range devices {
				fmt.Fprintf(w, "gpu         %s\n", d)
			}
			fmt.Fprintf(w, "choice      --device auto takes the GPU from %d grains on\n", models.WorthGPU)
			return nil
		},
	}
}

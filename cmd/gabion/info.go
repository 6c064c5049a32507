package main

// gabion info: the program, the machine, and where particles would be simulated.

import (
	"fmt"
	"io"
	"math"
	"runtime"

	"github.com/spf13/cobra"

	"gabion/internal/notices"
	"gabion/kernels"
	"gabion/models"
	"gabion/studio"
)

func newInfo() *cobra.Command {
	var licences bool
	c := &cobra.Command{
		Use:   "info",
		Short: "Show the version, the processors and the devices, or the licences",
		Args:  takes(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			w := cmd.OutOrStdout()
			if licences {
				_, err := io.WriteString(w, notices.Licences+studio.Licences)
				return err
			}
			fmt.Fprintf(w, "gabion      %s, %s\n", version(), runtime.Version())
			fmt.Fprintf(w, "processors  %d, %s/%s\n", runtime.NumCPU(), runtime.GOOS, runtime.GOARCH)
			return writeDevices(w)
		},
	}
	c.Flags().BoolVar(&licences, "licences", false, "print the licences of what is built into the program")
	return c
}

// writeDevices lists the GPUs, and says where a run puts few and many particles.
func writeDevices(w io.Writer) error {
	devices, err := kernels.Devices()
	for _, d := range devices {
		fmt.Fprintf(w, "gpu         %s\n", d)
		if e := d.Usable(); e != nil {
			fmt.Fprintf(w, "            cannot be used: %v\n", e)
		}
	}
	if err != nil {
		fmt.Fprintf(w, "gpu         none: %v\n", err)
	}
	d, err := models.ChooseDevice("auto", math.MaxInt, true, 0)
	if err != nil {
		return err
	}
	if d.Kind == "cpu" {
		_, err = fmt.Fprintf(w, "choice      --device auto takes the processors: %s\n", d.Reason)
		return err
	}
	_, err = fmt.Fprintf(w, "choice      --device auto takes %s from %d particles on, from %d where they touch bodies, from one where %d bodies or more can stay with it there, and the processors below\n",
		d.Name, models.Gains.Alone, models.Gains.Coupled, models.Gains.Bodies)
	return err
}

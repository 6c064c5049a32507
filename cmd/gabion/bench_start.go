package main

// gabion bench start: how long it takes until a model runs.

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"gabion/bench"
)

func newBenchStart() *cobra.Command {
	s := bench.DefaultStart()
	var particles, knots, triangles []int
	c := &cobra.Command{
		Use:   "start",
		Short: "From a model's file to its first step, over its size",
		Long: "Start times how models of growing size are read, checked and built, and take their first step and write their first frame and state: seconds\n" +
			"by phase, and by which power of the size each phase grows. Particles are of continuous sizes; over nets and meshes there are a thousand of them.\n" +
			"A phase that others lie within takes as long as these and itself; frames and states are written beside the steps.",
		Args: takes(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if len(particles)+len(knots)+len(triangles) > 0 {
				s.Kinds = []bench.StartKind{bench.StartParticles(particles...), bench.StartKnots(knots...), bench.StartTriangles(triangles...)}
			}
			s.Progress = func(k bench.StartKind, r bench.StartRow) {
				fmt.Fprintf(cmd.ErrOrStderr(), "%d %s: %s\n", r.Count, k.Name, r.Whole.Round(time.Millisecond))
			}
			rows, err := s.Run(cmd.Context())
			if e := s.WriteStart(cmd.OutOrStdout(), rows); err == nil {
				err = e
			}
			return failed(err)
		},
	}
	f := c.Flags()
	f.IntSliceVar(&particles, "particles", nil, "only these numbers of particles, such as 10000,5000000")
	f.IntSliceVar(&knots, "knots", nil, "only nets of so many knots along an edge, such as 50,200")
	f.IntSliceVar(&triangles, "triangles", nil, "only meshes of so many triangles, such as 1000,100000")
	f.StringVar(&s.Device, "device", s.Device, "where particles are simulated: auto, cpu or gpu")
	countFlag(f, &s.Threads, "threads", "", 0, "processor threads (default all)")
	return c
}

package main

// gabion bench watched: what it costs a run to be watched.

import (
	"github.com/spf13/cobra"

	"gabion/bench"
)

func newBenchWatched() *cobra.Command {
	b := bench.DefaultWatched()
	c := &cobra.Command{
		Use:   "watched",
		Short: "Runs that are watched, beside runs that are not",
		Long: "Watched times boxes of particles, some runs alone and as many in the studio with one tab or several, in turns: the median wall time of both, the part of\n" +
			"its time that a run counts as looks, and whether histories, audits and last states have the same bits in all of them. What browsers take is not in it.",
		Args: takes(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			rows, err := b.Run(cmd.Context())
			if e := bench.WriteWatched(cmd.OutOrStdout(), rows); err == nil {
				err = e
			}
			return failed(err)
		},
	}
	f := c.Flags()
	f.IntSliceVar(&b.Particles, "particles", b.Particles, "numbers of particles")
	f.IntSliceVar(&b.Tabs, "tabs", b.Tabs, "numbers of tabs that are open")
	f.Float64Var(&b.Work, "work", b.Work, "about how many steps of a particle a run makes")
	countFlag(f, &b.Pairs, "pairs", "", b.Pairs, "runs of each kind")
	f.StringVar(&b.Device, "device", b.Device, "where particles are simulated: auto, cpu or gpu")
	countFlag(f, &b.Threads, "threads", "", 0, "processor threads (default all)")
	return c
}

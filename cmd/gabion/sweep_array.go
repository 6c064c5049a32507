package main

// gabion sweep submit, case and collect: studies as array jobs of a cluster.

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"gabion/sweep"
)

// partsFolder is where array jobs leave their files, in a study's folder.
const partsFolder = "parts"

func newSweepSubmit(s *study) *cobra.Command {
	var slurm bool
	o := sweep.SlurmOptions{}
	c := &cobra.Command{
		Use:   "submit STUDY",
		Short: "Write the script of an array job for a cluster",
		Long: "Submit writes a script for Slurm that runs the study as an array job, without any network service: each case leaves a\n" +
			"file, and gabion sweep collect merges them. Read it, adapt it to your cluster, and give it to sbatch.",
		Args: takes(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if !slurm {
				return fmt.Errorf("say for which cluster: --slurm")
			}
			if o.PerTask < 1 || o.Threads < 1 || o.Hours < 1 {
				return fmt.Errorf("--per-task, --threads and --hours must be 1 or more")
			}
			p, err := s.plan(cmd, args[0])
			if err != nil {
				return err
			}
			for _, f := range []struct {
				from string
				to   *string
			}{{args[0], &o.Study}, {s.folder, &o.Folder}} {
				if *f.to, err = filepath.Abs(f.from); err != nil {
					return withStatus(exitFailed, err)
				}
			}
			if o.Program, err = os.Executable(); err != nil {
				return withStatus(exitFailed, err)
			}
			if err := os.MkdirAll(s.folder, 0o755); err != nil {
				return withStatus(exitFailed, err)
			}
			text, err := p.Slurm(o)
			if err != nil {
				return err
			}
			script := filepath.Join(s.folder, p.Study.Name()+".sbatch")
			if err := os.WriteFile(script, []byte(text), 0o755); err != nil {
				return withStatus(exitFailed, err)
			}
			_, err = fmt.Fprintf(cmd.OutOrStdout(), "sbatch %s\n", script)
			return err
		},
	}
	f := c.Flags()
	f.BoolVar(&slurm, "slurm", false, "for Slurm")
	countFlag(f, &o.PerTask, "per-task", "", 1, "cases of each task, one after another; tasks of 10 minutes and more suit most clusters")
	countFlag(f, &o.Threads, "threads", "", 1, "processors of each task")
	f.BoolVar(&o.GPU, "gpu", false, "one GPU for each task")
	countFlag(f, &o.Hours, "hours", "", 24, "time limit of each task")
	return c
}

func newSweepCase(s *study) *cobra.Command {
	var first, count int
	o := sweep.WorkerOptions{}
	c := &cobra.Command{
		Use:   "case STUDY --first N",
		Short: "Run some cases of a study and leave a file for each, as array jobs do",
		Args:  takes(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			p, err := s.plan(cmd, args[0])
			if err != nil {
				return err
			}
			if err := completeWorker(&o); err != nil {
				return err
			}
			// The cluster has chosen the GPU.
			o.GPUs = 0
			if o.Name, err = os.Hostname(); err != nil {
				return withStatus(exitFailed, err)
			}
			failed, err := p.RunPart(cmd.Context(), first, count, filepath.Join(s.folder, partsFolder), o)
			if err != nil {
				return withStatus(exitFailed, err)
			}
			if failed > 0 {
				// The case's file says why; the array job itself has done its work.
				fmt.Fprintf(cmd.ErrOrStderr(), "%d cases failed\n", failed)
			}
			return nil
		},
	}
	f := c.Flags()
	countFlag(f, &first, "first", "", 0, "number of the first case, from 0")
	countFlag(f, &count, "count", "", 1, "number of cases")
	countFlag(f, &o.Threads, "threads", "", 1, "processor threads; results do not depend on it")
	f.StringVar(&o.Device, "device", "auto", "where particles are simulated: auto, cpu or gpu")
	return c
}

func newSweepCollect(s *study) *cobra.Command {
	c := &cobra.Command{
		Use:   "collect STUDY",
		Short: "Merge the files that array jobs have left into the study's results",
		Args:  takes(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			p, err := s.plan(cmd, args[0])
			if err != nil {
				return err
			}
			store, err := s.open(p)
			if err != nil {
				return err
			}
			defer store.Close()
			news, strangers, err := p.Collect(store, filepath.Join(s.folder, partsFolder))
			w := cmd.OutOrStdout()
			fmt.Fprintf(w, "%d results collected\n", news)
			if strangers > 0 {
				fmt.Fprintf(w, "%d files are not of this study as it is now, and were left out\n", strangers)
			}
			if err != nil {
				return withStatus(exitFailed, err)
			}
			if err := export(store, filepath.Join(s.folder, tableFile), filepath.Join(s.folder, parquetFile)); err != nil {
				return withStatus(exitFailed, err)
			}
			counts, err := store.Counts()
			if err != nil {
				return withStatus(exitFailed, err)
			}
			return withStatusOf(exitFailed, missing(counts, len(p.Cases)))
		},
	}
	return c
}

// missing tells which of so many cases have no results.
func missing(counts map[sweep.Status]int, cases int) error {
	pending, failed := counts[sweep.Pending], counts[sweep.Failed]+counts[sweep.Dead]
	switch {
	case pending > 0:
		return fmt.Errorf("%d of %d cases are still missing, and %d failed: run the array job again, which leaves out those that are there", pending, cases, failed)
	case failed > 0:
		return fmt.Errorf("%d of %d cases failed; see gabion sweep status", failed, cases)
	}
	return nil
}

package main

// gabion sweep: run a parameter study.

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"gabion/results"
	"gabion/sweep"
)

// Names in a study's folder.
const (
	storeFile   = "results.db"
	tableFile   = "results.csv"
	parquetFile = "results.parquet"
)

// study is what the commands of a sweep share.
type study struct {
	folder string
	retry  bool
}

// choose makes the folder of a study that names none one in which no run of a model leaves its results.
func (s *study) choose(st *sweep.Study) {
	if s.folder == "" {
		s.folder = filepath.Join("out", "sweeps", st.Name())
	}
}

// plan reads the study and checks all of its cases.
func (s *study) plan(cmd *cobra.Command, path string) (*sweep.Plan, error) {
	ctx, display := watched(cmd)
	defer display.close()
	st, err := sweep.Load(ctx, path)
	if err != nil {
		return nil, err
	}
	s.choose(st)
	return st.Plan(ctx, version())
}

// open opens the study's store and makes the plan's cases those of the study.
func (s *study) open(p *sweep.Plan) (*sweep.Store, error) {
	if err := os.MkdirAll(s.folder, 0o755); err != nil {
		return nil, withStatus(exitFailed, err)
	}
	store, err := sweep.OpenStore(filepath.Join(s.folder, storeFile))
	if err != nil {
		return nil, withStatus(exitFailed, err)
	}
	if err := store.Begin(p, s.retry); err != nil {
		store.Close()
		return nil, withStatus(exitFailed, err)
	}
	return store, nil
}

// read opens the store of a study that has been run, without checking its cases.
func (s *study) read(ctx context.Context, path string) (*sweep.Store, *sweep.Study, error) {
	st, err := sweep.Load(ctx, path)
	if err != nil {
		return nil, nil, err
	}
	s.choose(st)
	file := filepath.Join(s.folder, storeFile)
	if _, err := os.Stat(file); err != nil {
		return nil, nil, fmt.Errorf("%s has not been run: %w", path, err)
	}
	store, err := sweep.OpenStore(file)
	return store, st, err
}

func newSweep() *cobra.Command {
	s := &study{}
	var (
		queue queueOptions
		o     sweep.WorkerOptions
		alone bool
	)
	c := &cobra.Command{
		Use:   "sweep STUDY",
		Short: "Run a parameter study",
		Long: "Sweep runs a model for many values of its parameters, as the YAML file STUDY says, and keeps the results in a database from\n" +
			"which it goes on when it is started again: what is done is not run again. Cases run in processes of their own; one that\n" +
			"crashes or hangs costs itself alone. With --nats, workers on other machines take part.",
		Args: takes(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if queue.URL != "" {
				if err := queue.complete(); err != nil {
					return err
				}
			}
			if err := completeWorker(&o); err != nil {
				return err
			}
			return s.run(cmd, args[0], sweep.RunOptions{Queue: queue.QueueOptions, Worker: o, Alone: alone})
		},
	}
	c.PersistentFlags().StringVarP(&s.folder, "output", "o", "", "folder of the study's results (default out/sweeps/STUDY)")
	c.Flags().BoolVar(&s.retry, "retry", false, "run cases again that failed")
	c.Flags().BoolVar(&alone, "no-local", false, "leave all cases to workers elsewhere")
	queue.flags(c.Flags())
	workerFlags(c.Flags(), &o)
	c.AddCommand(newSweepStatus(s), newSweepExport(s), newSweepPlot(s), newSweepSubmit(s), newSweepCase(s), newSweepCollect(s))
	for _, each := range append(c.Commands(), c) {
		each.RunE = s.advised(each.RunE)
	}
	return c
}

// advised adds to the error of a damaged store what helps.
func (s *study) advised(run func(*cobra.Command, []string) error) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		err := run(cmd, args)
		if !sweep.Damaged(err) {
			return err
		}
		store, table := filepath.Join(s.folder, storeFile), filepath.Join(s.folder, tableFile)
		advice := fmt.Sprintf("%s is damaged. Remove it, and %[1]s-wal and %[1]s-shm where they are, and gabion sweep runs all cases again.", store)
		if _, e := os.Stat(table); e == nil {
			advice += fmt.Sprintf("\n%s still has the results of the last sweep that ended; copy it before, the next one writes it anew.", table)
		}
		return withStatus(exitFailed, fmt.Errorf("%w\n%s", err, advice))
	}
}

func (s *study) run(cmd *cobra.Command, path string, o sweep.RunOptions) error {
	p, err := s.plan(cmd, path)
	if err != nil {
		return err
	}
	store, err := s.open(p)
	if err != nil {
		return err
	}
	defer store.Close()
	w := cmd.ErrOrStderr()
	said := time.Now()
	o.Report = func(now sweep.Progress) {
		if now.Last.Status != sweep.Done {
			fmt.Fprintf(w, "a case failed: %s\n", now.Last.Error)
		}
		if time.Since(said) >= time.Second || now.Finished == now.Total {
			said = time.Now()
			fmt.Fprintf(w, "%d of %d cases, %d failed, %s left\n", now.Finished, now.Total, now.Failed, now.Left.Round(time.Second))
		}
	}
	summary, err := p.Run(cmd.Context(), store, o)
	if errors.Is(err, context.Canceled) {
		return withStatus(exitInterrupted, fmt.Errorf("interrupted; the same command goes on"))
	}
	if err != nil {
		return withStatus(exitFailed, err)
	}
	if err := export(store, filepath.Join(s.folder, tableFile), filepath.Join(s.folder, parquetFile)); err != nil {
		return withStatus(exitFailed, err)
	}
	out := cmd.OutOrStdout()
	before := fmt.Sprintf("%d done before", summary.Before)
	if summary.FailedBefore > 0 {
		before += fmt.Sprintf(", %d failed before", summary.FailedBefore)
	}
	fmt.Fprintf(out, "%d cases: %s, %d done now, %d failed now, %.3g s\n", summary.Total, before, summary.Done, summary.Failed, summary.Seconds)
	if summary.Others > 0 {
		fmt.Fprintf(out, "%d cases were recorded by another sweep of this study at the same time\n", summary.Others)
	}
	if summary.Stopped != "" {
		fmt.Fprintf(out, "stopped: %s\n", summary.Stopped)
	}
	fmt.Fprintf(out, "results in %s: %s, %s, %s\n", s.folder, storeFile, tableFile, parquetFile)
	if failed := summary.FailedBefore + summary.Failed; failed > 0 {
		return withStatus(exitFailed, fmt.Errorf("%d cases failed; see gabion sweep status %s, and --retry", failed, path))
	}
	return nil
}

// export writes the results; an empty name leaves a file out.
func export(store *sweep.Store, csv, parquet string) error {
	t, err := store.Table()
	if err != nil {
		return err
	}
	for _, f := range []struct {
		path  string
		write func(io.Writer) error
	}{{csv, t.WriteCSV}, {parquet, t.WriteParquet}} {
		if f.path == "" {
			continue
		}
		if err := results.WriteFileSync(f.path, f.write); err != nil {
			return err
		}
	}
	return nil
}

func newSweepStatus(s *study) *cobra.Command {
	return &cobra.Command{
		Use:   "status STUDY",
		Short: "Show how far a study has come, and what failed",
		Args:  takes(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			store, _, err := s.read(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			defer store.Close()
			rows, err := store.Rows()
			if err != nil {
				return withStatus(exitFailed, err)
			}
			counts, seconds := map[sweep.Status]int{}, 0.0
			for _, r := range rows {
				counts[r.Status]++
				seconds += r.Seconds
			}
			w := cmd.OutOrStdout()
			fmt.Fprintf(w, "%d cases: %d done, %d pending, %d failed, %d given up; %.3g s of wall time in all\n",
				len(rows), counts[sweep.Done], counts[sweep.Pending], counts[sweep.Failed], counts[sweep.Dead], seconds)
			for _, r := range rows {
				if r.Status == sweep.Failed || r.Status == sweep.Dead {
					fmt.Fprintf(w, "case %d %s, %d tries: %s\n", r.Number, r.Status, r.Tries, r.Error)
				}
			}
			return nil
		},
	}
}

func newSweepExport(s *study) *cobra.Command {
	var csv, parquet, history string
	var number int
	c := &cobra.Command{
		Use:   "export STUDY",
		Short: "Write a study's results as CSV or Parquet, or the history of a case",
		Args:  takes(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if csv == "" && parquet == "" && history == "" {
				return fmt.Errorf("say what to write: --csv FILE, --parquet FILE, or --history FILE --case N")
			}
			store, _, err := s.read(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			defer store.Close()
			if history != "" {
				data, err := store.History(number)
				if err != nil {
					return err
				}
				if err := os.WriteFile(history, data, 0o644); err != nil {
					return withStatus(exitFailed, err)
				}
			}
			if err := export(store, csv, parquet); err != nil {
				return withStatus(exitFailed, err)
			}
			written := slices.DeleteFunc([]string{history, csv, parquet}, func(file string) bool { return file == "" })
			fmt.Fprintln(cmd.OutOrStdout(), "written:", strings.Join(written, ", "))
			return nil
		},
	}
	c.Flags().StringVar(&csv, "csv", "", "file for the results as CSV")
	c.Flags().StringVar(&parquet, "parquet", "", "file for the results as Parquet")
	c.Flags().StringVar(&history, "history", "", "file for the history that was kept of one case")
	countFlag(c.Flags(), &number, "case", "", 0, "number of that case, from 0")
	return c
}

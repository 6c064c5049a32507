// Command gabion simulates nets and mechanisms hit by granular flows, from one YAML file.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"gabion/internal/panics"
)

// Exit statuses, the same for every command.
const (
	exitDone        = 0
	exitDifferent   = 1   // compare and validate: outside the tolerance
	exitInput       = 2   // the command line or the model is wrong
	exitFailed      = 3   // the simulation could not go on, or its results could not be written
	exitDefect      = 4   // a mistake in Gabion itself
	exitMemory      = 5   // there is no more memory
	exitInterrupted = 130 // told to end; by a signal: exitSignal and its number, which is 130 for Ctrl-C
	exitSignal      = 128
)

// statusError is an error that ends the program with a status of its own.
type statusError struct {
	status int
	err    error // nil when everything has been said already
}

func (e *statusError) Error() string {
	if e.err == nil {
		return ""
	}
	return e.err.Error()
}

func (e *statusError) Unwrap() error { return e.err }

func withStatus(status int, err error) error {
	if err == nil && status == exitDone {
		return nil
	}
	return &statusError{status: status, err: err}
}

func main() {
	ctx, stop := untilSignal(context.Background())
	ctx = whileMemoryLasts(ctx)
	err := panics.Guard(func() error { return newRoot().ExecuteContext(ctx) })
	status := report(ctx, err)
	stop()
	os.Exit(status)
}

// report prints what went wrong and returns the exit status. Errors without a status of their own are those of the command line.
func report(ctx context.Context, err error) int {
	if err == nil {
		return exitDone
	}
	status := exitInput
	var s *statusError
	var defect *panics.Panic
	exhausted, noMemory := outOfMemory(ctx)
	switch {
	case noMemory:
		status, err = exitMemory, fmt.Errorf("%w\n%w", exhausted, err)
	case errors.As(err, &defect):
		status, err = exitDefect, defectError(err, defect, os.Args)
	case errors.As(err, &s) && s.status != exitInterrupted:
		status = s.status
	case s != nil:
		status = interruptedStatus(ctx)
	case errors.Is(err, context.Canceled):
		status, err = interruptedStatus(ctx), errors.New("interrupted")
	}
	if text := err.Error(); text != "" {
		fmt.Fprintln(os.Stderr, "gabion: "+text)
	}
	return status
}

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:   "gabion",
		Short: "Simulate nets and mechanisms hit by granular flows",
		Long: "Gabion simulates nets and mechanisms hit by granular flows: an implicit multibody solver and a discrete element\n" +
			"method in one program, from one YAML file.",
		SilenceUsage:  true,
		SilenceErrors: true,
	}
	root.SetFlagErrorFunc(flagError)
	root.AddCommand(
		newRun(), newStudio(), newView(), newConvert(), newCheck(), newSchema(), newInfo(), newCompare(), newValidate(), newApprove(), newSweep(), newWorker(), newBench(),
	)
	return root
}

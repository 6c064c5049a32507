package main

// Signals that end the program in good order.

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

// endings are the signals that tell the program to end: Ctrl-C, kill, a closed terminal, and Ctrl-\.
var endings = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT}

// endedBy is the cause of a context that a signal has ended.
type endedBy struct{ signal syscall.Signal }

func (e endedBy) Error() string { return fmt.Sprintf("ended by a signal: %v", e.signal) }

// untilSignal returns a context that ends with the first of the signals. From then on they do what they do by default, so that the second ends the program at
// once, whatever it is doing. A closed terminal is not listened to where the program was started to outlive it, by nohup.
func untilSignal(parent context.Context) (ctx context.Context, stop func()) {
	ctx, cancel := context.WithCancelCause(parent)
	come := make(chan os.Signal, 1)
	for _, s := range endings {
		if s != syscall.SIGHUP || !signal.Ignored(s) {
			signal.Notify(come, s)
		}
	}
	go func() {
		select {
		case s := <-come:
			signal.Stop(come)
			number, _ := s.(syscall.Signal)
			cancel(endedBy{number})
		case <-ctx.Done():
		}
	}()
	return ctx, func() {
		signal.Stop(come)
		cancel(nil)
	}
}

// interruptedStatus is the exit status of a command whose context has ended: as shells have it, 128 and the number of the signal.
func interruptedStatus(ctx context.Context) int {
	if by, ok := context.Cause(ctx).(endedBy); ok {
		return exitSignal + int(by.signal)
	}
	return exitInterrupted
}

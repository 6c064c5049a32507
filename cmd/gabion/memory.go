package main

// Running out of memory.

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime/debug"
	"time"

	"gabion/internal/memory"
)

// endsIn is how long a command has to end by itself, and a run to save its state, once memory is used up.
const endsIn = 10 * time.Second

// garbage is how much of what it holds the program may have beside that before Go collects it, in percent, unless GOGC says it. Go's own hundred makes large models larger and nothing faster: steps leave none.
const garbage = 50

// whileMemoryLasts returns a context that ends when memory is used up. What does not end with it then is ended.
func whileMemoryLasts(parent context.Context) context.Context {
	memory.Limit()
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(garbage)
	}
	ctx, cancel := context.WithCancelCause(parent)
	go func() {
		e := memory.Watch(parent)
		if e == nil {
			return
		}
		cancel(e)
		time.Sleep(endsIn)
		fmt.Fprintln(os.Stderr, "gabion: "+e.Error())
		os.Exit(exitMemory)
	}()
	return ctx
}

// outOfMemory is the reason for which a context has ended, if that is it.
func outOfMemory(ctx context.Context) (e *memory.Exhausted, is bool) {
	is = errors.As(context.Cause(ctx), &e)
	return e, is
}

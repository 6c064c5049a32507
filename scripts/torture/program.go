package main

// The program under test, in processes of its own with limits of the system.

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// program is how Gabion is run.
type program struct {
	path    string
	memory  int // MB of address space
	seconds int // of processor time
}

// ending is how a process came to its end, as the columns of the tables count it.
type ending string

const (
	done        ending = "0"
	different   ending = "1"
	refused     ending = "2, message"
	failed      ending = "3"
	defect      ending = "4, defect"
	outOfMemory ending = "5, memory"
	interrupted ending = "130"
	panicked    ending = "panic"
	exhausted   ending = "no memory, trace"
	timeout     ending = "timeout"
	notANumber  ending = "NaN with 0"
	other       ending = "other"
)

// bad are endings that must not be.
var bad = []ending{differs, defect, panicked, exhausted, timeout, notANumber, other}

// outcome is a process that has ended.
type outcome struct {
	ending ending
	out    string // what it printed
	errs   string
}

// command prepares a process in a folder. Its file size limit is in blocks of 1024 bytes; 0 for none.
func (p *program) command(ctx context.Context, folder string, blocks int, args ...string) *exec.Cmd {
	const limited = `ulimit -v $1; ulimit -t $2; if [ $3 -gt 0 ]; then ulimit -f $3; fi; shift 3; exec "$@"`
	line := []string{"-c", limited, "sh", strconv.Itoa(1024 * p.memory), strconv.Itoa(p.seconds), strconv.Itoa(blocks), p.path}
	c := exec.CommandContext(ctx, "bash", append(line, args...)...)
	c.Dir = folder
	c.Env = append(os.Environ(), "GOMAXPROCS=1", "GABION_NATS_TOKEN="+queueToken)
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	c.Cancel = func() error { return syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }
	c.WaitDelay = time.Second
	return c
}

// run runs the program to its end. Waiting without computing counts as a timeout after ten times the processor time.
func (p *program) run(ctx context.Context, folder string, args ...string) outcome {
	return p.runLimited(ctx, folder, 0, args...)
}

func (p *program) runLimited(ctx context.Context, folder string, blocks int, args ...string) outcome {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Duration(p.seconds)*time.Second)
	defer cancel()
	c := p.command(ctx, folder, blocks, args...)
	var out, errs bytes.Buffer
	c.Stdout, c.Stderr = &out, &errs
	err := c.Run()
	o := outcome{out: out.String(), errs: errs.String()}
	o.ending = endingOf(err, o.errs)
	return o
}

var (
	trace      = regexp.MustCompile(`(?m)^(panic:|fatal error:|goroutine \d+ \[)`)
	exhaustion = regexp.MustCompile(`out of memory|cannot allocate memory|failed to create new OS thread|failed to reserve`)
)

func endingOf(err error, errs string) ending {
	var exit *exec.ExitError
	switch {
	case trace.MatchString(errs) && exhaustion.MatchString(errs):
		return exhausted
	case trace.MatchString(errs):
		return panicked
	case err == nil:
		return done
	case !errors.As(err, &exit):
		return other
	}
	if s, ok := exit.Sys().(syscall.WaitStatus); ok && s.Signaled() {
		return timeout // of the limits, which kill
	}
	switch exit.ExitCode() {
	case 1:
		return different
	case 2:
		return refused
	case 3:
		return failed
	case 4:
		return defect
	case 5:
		return outOfMemory
	case 130:
		return interrupted
	}
	return other
}

var missingNumber = regexp.MustCompile(`(?i)(^|[,\s])[-+]?(nan|inf)($|[,\s])`)

// notFinite tells whether one of the tables in a run's folder holds something that is not a finite number.
func notFinite(paths ...string) bool {
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			continue
		}
		_, rows, _ := strings.Cut(string(data), "\n")
		if missingNumber.MatchString(rows) {
			return true
		}
	}
	return false
}

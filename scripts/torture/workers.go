package main

// A sweep on a NATS server, whose workers and coordinator are killed: each case must be done once, with the numbers of a sweep that nothing disturbed.

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// queueToken is what the server asks for.
const queueToken = "torture"

// serveQueue starts a NATS server on a port of this machine alone.
func serveQueue(folder string) (*server.Server, error) {
	s, err := server.NewServer(&server.Options{
		ServerName: "torture", Host: "127.0.0.1", Port: server.RANDOM_PORT, Authorization: queueToken, JetStream: true, StoreDir: folder,
		NoSigs: true, NoLog: true, MaxPayload: 64 << 20,
	})
	if err != nil {
		return nil, err
	}
	s.Start()
	if !s.ReadyForConnections(10 * time.Second) {
		s.Shutdown()
		return nil, fmt.Errorf("the NATS server did not start")
	}
	return s, nil
}

// killedWorkers runs a sweep on three workers until its coordinator ends by itself, while all four are killed at random and started again. Cases that
// a killed worker was at come back when the server has not heard of them for a minute.
func killedWorkers(ctx context.Context, p *program, rng *rand.Rand, folder string, wanted int, took time.Duration) (kills int, err error) {
	s, err := serveQueue(filepath.Join(folder, "queue"))
	if err != nil {
		return 0, err
	}
	defer s.Shutdown()
	ctx, stop := context.WithCancel(ctx)
	begin := func(args ...string) (*child, error) {
		return startChild(p.command(ctx, folder, 0, append(args, "--nats", s.ClientURL())...))
	}
	coordinate := func() (*child, error) {
		return begin("sweep", "study.yaml", "--no-local", "--retry", "-o", "workers")
	}
	work := func() (*child, error) { return begin("worker", "-w", "1") }

	coordinator, err := coordinate()
	if err != nil {
		stop()
		return 0, err
	}
	workers := make([]*child, 3)
	defer func() {
		stop()
		for _, w := range append(workers, coordinator) {
			if w != nil {
				<-w.ended
			}
		}
	}()
	for i := range workers {
		if workers[i], err = work(); err != nil {
			return 0, err
		}
	}
	for {
		pause := time.Duration((0.2 + rng.Float64()) * float64(took) / float64(len(workers)*(wanted+1)))
		if kills >= wanted {
			pause = time.Hour
		}
		select {
		case <-coordinator.ended:
			if e := coordinator.ending(); e != done {
				return kills, fmt.Errorf("the sweep ended with %s: %s", e, coordinator.errs.String())
			}
			return kills, nil
		case <-ctx.Done():
			return kills, ctx.Err()
		case <-time.After(pause):
			if i := rng.IntN(1 + len(workers)); i < len(workers) {
				if len(childrenOf(workers[i].command.Process.Pid)) == 0 {
					continue // it has no case yet
				}
				workers[i].kill()
				workers[i], err = work()
			} else {
				coordinator.kill()
				coordinator, err = coordinate()
			}
			if err != nil {
				return kills, err
			}
			kills++
		}
	}
}

// child is a process that goes on beside this one.
type child struct {
	command *exec.Cmd
	errs    bytes.Buffer
	err     error // of its end, once ended is closed
	ended   chan struct{}
}

func startChild(c *exec.Cmd) (*child, error) {
	w := &child{command: c, ended: make(chan struct{})}
	c.Stderr = &w.errs
	if err := c.Start(); err != nil {
		return nil, err
	}
	go func() { w.err = c.Wait(); close(w.ended) }()
	return w, nil
}

func (w *child) ending() ending { return endingOf(w.err, w.errs.String()) }

// kill ends a child at once and waits until it has ended. The processes that it has started notice by themselves.
func (w *child) kill() {
	_ = syscall.Kill(w.command.Process.Pid, syscall.SIGKILL) // it may have ended before
	<-w.ended
}

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

// crowd is a sweep on a NATS server: its coordinator and its workers.
type crowd struct {
	begin       func(args ...string) (*child, error)
	coordinator *child
	workers     [3]*child
}

func (c *crowd) coordinate() (err error) {
	c.coordinator, err = c.begin("sweep", "study.yaml", "--no-local", "--retry", "-o", "workers")
	return err
}

func (c *crowd) work(i int) (err error) {
	c.workers[i], err = c.begin("worker", "-w", "1")
	return err
}

// killedWorkers runs a sweep on three workers until its coordinator ends by itself, while all four are killed at random and started again. Cases that
// a killed worker was at come back when the server has not heard of them for a minute. A worker that ends by itself is a failure.
func killedWorkers(ctx context.Context, p *program, rng *rand.Rand, folder string, wanted int, took time.Duration) (kills int, err error) {
	s, err := serveQueue(filepath.Join(folder, "queue"))
	if err != nil {
		return 0, err
	}
	defer s.Shutdown()
	ctx, stop := context.WithCancel(ctx)
	c := &crowd{begin: func(args ...string) (*child, error) {
		return startChild(p.command(ctx, folder, 0, append(args, "--nats", s.ClientURL())...))
	}}
	defer c.wait()
	defer stop()
	if err := c.start(); err != nil {
		return 0, err
	}
	for {
		pause := time.Duration((0.2 + rng.Float64()) * float64(took) / float64(len(c.workers)*(wanted+1)))
		if kills >= wanted {
			pause = time.Second
		}
		select {
		case <-c.coordinator.ended:
			if e := c.coordinator.ending(); e != done {
				return kills, fmt.Errorf("the sweep ended with %s: %s", e, c.coordinator.errs.String())
			}
			return kills, c.judgeWorkers()
		case <-ctx.Done():
			return kills, ctx.Err()
		case <-time.After(pause):
		}
		if err := c.judgeWorkers(); err != nil {
			return kills, err
		}
		if kills >= wanted {
			continue
		}
		killed, err := c.killOne(rng)
		if err != nil {
			return kills, err
		}
		if killed {
			kills++
		}
	}
}

// start starts the coordinator and the workers.
func (c *crowd) start() error {
	if err := c.coordinate(); err != nil {
		return err
	}
	for i := range c.workers {
		if err := c.work(i); err != nil {
			return err
		}
	}
	return nil
}

// killOne kills the coordinator or a worker that has a case, and starts another in its place.
func (c *crowd) killOne(rng *rand.Rand) (killed bool, err error) {
	i := rng.IntN(1 + len(c.workers))
	if i == len(c.workers) {
		c.coordinator.kill()
		return true, c.coordinate()
	}
	if len(childrenOf(c.workers[i].command.Process.Pid)) == 0 {
		return false, nil // it has no case yet
	}
	c.workers[i].kill()
	return true, c.work(i)
}

// judgeWorkers is an error if a worker has ended: nothing but a kill ends one.
func (c *crowd) judgeWorkers() error {
	for _, w := range c.workers {
		select {
		case <-w.ended:
			return fmt.Errorf("a worker has ended by itself with %s: %s", w.ending(), w.errs.String())
		default:
		}
	}
	return nil
}

// wait waits for the ends of all, which have been told to end.
func (c *crowd) wait() {
	for _, w := range append(c.workers[:], c.coordinator) {
		if w != nil {
			<-w.ended
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

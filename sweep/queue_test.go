package sweep

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go/jetstream"
)

// startServer starts a real server on a port of this machine, with a token.
func startServer(t *testing.T) string {
	t.Helper()
	s, err := server.NewServer(&server.Options{
		Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true, Authorization: "secret", MaxPayload: mostPayload,
	})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("no server")
	}
	return s.ClientURL()
}

// startWorker starts this binary as a worker on a server, with a folder of its own for temporary files: a killed worker cleans up nothing.
func startWorker(t *testing.T, url string) *exec.Cmd {
	t.Helper()
	return startWorkerIn(t, url, t.TempDir())
}

func startWorkerIn(t *testing.T, url, temp string) *exec.Cmd {
	t.Helper()
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), role+"=worker", "GABION_TEST_URL="+url, "TMPDIR="+temp)
	c.Stderr = os.Stderr
	if err := c.Start(); err != nil {
		panic(err) // not on the test's goroutine
	}
	return c
}

// TestWorkersDie runs a thousand cases on workers that are killed at random, each time after so many cases that none is likely to meet it three times: every case ends once, and none is lost.
func TestWorkersDie(t *testing.T) {
	t.Parallel()
	cases := 1000
	if testing.Short() {
		cases = 100
	}
	url := startServer(t)
	p := newPlan(t, fmt.Sprintf("vary: [{path: parameters.g, from: 1, to: 10, count: %d}]\nextract: [{name: depth, column: stone.position.y}]\n", cases))
	store := newStore(t)
	if err := store.Begin(p, false); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	killing, stop := context.WithCancel(ctx)
	killed := make(chan int)
	var reports atomic.Int64
	go func() {
		n := 0
		var crew [2]*exec.Cmd
		for killing.Err() == nil {
			i := rand.IntN(len(crew))
			if crew[i] != nil {
				_ = crew[i].Process.Kill()
				_ = crew[i].Wait()
				n++
			}
			for k := range crew {
				if crew[k] == nil || k == i {
					crew[k] = startWorker(t, url)
				}
			}
			for next := reports.Load() + 15 + rand.Int64N(30); killing.Err() == nil && reports.Load() < next; {
				pause(killing, time.Duration(rand.IntN(40))*time.Millisecond)
			}
		}
		for _, c := range crew {
			_ = c.Process.Kill()
			_ = c.Wait()
		}
		killed <- n
	}()
	testWorker(1) // sets the role of processes that workers start
	s, err := p.Run(ctx, store, RunOptions{
		Alone: true, Queue: QueueOptions{URL: url, Token: "secret", AckWait: shortWait}, Report: func(Progress) { reports.Add(1) },
	})
	stop()
	n := <-killed
	if err != nil {
		t.Fatal(err)
	}
	again, dead := 0, 0 // a case whose worker has been killed by chance every time is given up: one in a hundred runs of this test has one
	for _, r := range rowsOf(t, store) {
		switch {
		case r.Status != Done && r.Tries == MostTries && strings.Contains(r.Error, "given up"):
			dead++
		case r.Status != Done || r.Tries < 1 || r.Tries > MostTries:
			t.Errorf("case %d: %s after %d tries: %s", r.Number, r.Status, r.Tries, r.Error)
		}
		if r.Tries > 1 {
			again++
		}
	}
	if s.Done+dead != cases || dead > 2 || int(reports.Load()) != cases {
		t.Errorf("%+v, %d reports", s, reports.Load())
	}
	t.Logf("%d cases in %.1f s, %d workers killed, %d cases tried again, %d results twice", cases, s.Seconds, n, again, s.Repeats)
	if n == 0 || !testing.Short() && again == 0 {
		t.Errorf("%d workers killed, %d cases tried again: this shows nothing", n, again)
	}
}

// TestDeadLetters has workers fall silent with a case: after three it is given up and listed.
func TestDeadLetters(t *testing.T) {
	p := newPlan(t, "vary: [{path: parameters.g, values: [1]}]\nextract: [{name: depth, column: stone.position.y}]\n")
	store := newStore(t)
	if err := store.Begin(p, false); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	o := QueueOptions{URL: startServer(t), Token: "secret", AckWait: 200 * time.Millisecond}
	q, err := Connect(ctx, o)
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	go func() {
		consumer, err := q.js.Consumer(ctx, casesStream, workers)
		for tries := 0; err == nil && tries < MostTries; {
			var m jetstream.Msg
			if m, err = consumer.Next(jetstream.FetchMaxWait(5 * time.Second)); err == nil {
				tries++ // and no word about it
				_ = m
			} else if errors.Is(err, jetstream.ErrNoMessages) || strings.Contains(err.Error(), "timeout") {
				err = nil
			}
		}
		if err := Work(ctx, q, testWorker(1)); err != nil && ctx.Err() == nil {
			t.Error(err)
		}
	}()
	s, err := p.Run(ctx, store, RunOptions{Alone: true, Queue: o})
	if err != nil {
		t.Fatal(err)
	}
	rows := rowsOf(t, store)
	if s.Failed != 1 || rows[0].Status != Dead || rows[0].Tries != MostTries || !strings.Contains(rows[0].Error, "given up") {
		t.Errorf("%+v %+v", s, rows[0])
	}
	dead, err := q.js.Stream(ctx, deadStream)
	if err != nil {
		t.Fatal(err)
	}
	if m, err := dead.GetLastMsgForSubject(ctx, deadSubject(p.ID, p.Cases[0].Hash)); err != nil || !strings.Contains(string(m.Data), "parameters.g=1") {
		t.Errorf("dead letter: %v", err)
	}
}

// TestQueuedTwice queues the cases of a study whose coordinator was killed: those that wait already are not queued again.
func TestQueuedTwice(t *testing.T) {
	p := newPlan(t, "vary: [{path: parameters.g, values: [1, 2, 3]}]\nextract: [{name: depth, column: stone.position.y}]\n")
	store := newStore(t)
	if err := store.Begin(p, false); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	o := QueueOptions{URL: startServer(t), Token: "secret", AckWait: shortWait}
	q, err := Connect(ctx, o)
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	for range 2 { // a coordinator that only submits
		pending, err := store.Pending()
		if err != nil {
			t.Fatal(err)
		}
		c := &coordinator{plan: p, store: store, queue: q, summary: &Summary{}, pending: pending}
		if err := c.prepare(ctx); err != nil {
			t.Fatal(err)
		}
	}
	stream, err := q.js.Stream(ctx, casesStream)
	if err != nil {
		t.Fatal(err)
	}
	if info, err := stream.Info(ctx); err != nil || info.State.Msgs != 3 {
		t.Errorf("%+v, %v", info.State, err)
	}
	s, err := p.Run(ctx, store, RunOptions{Queue: o, Worker: testWorker(1)})
	if err != nil || s.Done != 3 || s.Repeats != 0 {
		t.Errorf("%+v, %v", s, err)
	}
}

func TestQueueRefuses(t *testing.T) {
	for _, c := range []struct {
		o    QueueOptions
		want string
	}{
		{QueueOptions{URL: "nats://10.1.2.3:4222"}, "give a token"},
		{QueueOptions{URL: "nats://10.1.2.3:4222", Token: "t"}, "use tls://"},
		{QueueOptions{URL: "nats://localhost:4222,nats://example.org:4222", Token: "t"}, "example.org"},
		{QueueOptions{URL: "tls://example.org:4222"}, "give a token"},
		{QueueOptions{URL: "tls://u:p@example.org:4222", Token: "t"}, "others on this machine can read"},
		{QueueOptions{URL: "nats://token@127.0.0.1:4222"}, "others on this machine can read"},
		{QueueOptions{URL: "tls://example.org:4222", Credentials: "f"}, ""},
		{QueueOptions{URL: "nats://127.0.0.1:4222"}, "give a token"},
		{QueueOptions{URL: "nats://127.0.0.1:4222", Token: "t"}, ""},
		{QueueOptions{URL: "nats://[::1]:4222", Credentials: "f"}, ""},
		{QueueOptions{URL: "here"}, "is not the URL"},
	} {
		err := c.o.Check()
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%+v: %v, want %q", c.o, err, c.want)
		}
	}
	url := startServer(t)
	if _, err := Connect(context.Background(), QueueOptions{URL: url, Token: "wrong"}); err == nil {
		t.Error("a wrong token is good enough")
	}
}

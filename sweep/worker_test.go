package sweep

import (
	"context"
	"testing"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"gabion/internal/panics"
)

// beaten is a message that counts heartbeats, or panics at the first.
type beaten struct {
	jetstream.Msg
	beats  chan struct{}
	broken bool
}

func (b *beaten) InProgress() error {
	b.beats <- struct{}{}
	if b.broken {
		panic("no heart")
	}
	return nil
}

// Heartbeats go on until they are stopped; a panic of theirs reaches who stops them.
func TestHeartbeats(t *testing.T) {
	m := &beaten{beats: make(chan struct{})}
	stop := heartbeats(t.Context(), m, time.Millisecond)
	<-m.beats
	<-m.beats
	go func(beats chan struct{}) {
		for range beats {
		}
	}(m.beats)
	stop()
	close(m.beats)

	m = &beaten{beats: make(chan struct{}, 1), broken: true}
	stop = heartbeats(t.Context(), m, time.Millisecond)
	<-m.beats
	defer func() {
		if p, ok := recover().(*panics.Panic); !ok || p.Value != "no heart" {
			t.Errorf("stop ended with %v, want the panic of the heartbeat", p)
		}
	}()
	stop()
}

// A worker that is told to end before it has begun has ended, and that is no mistake: a study may stop at once.
func TestWorkEndedBefore(t *testing.T) {
	q, err := Connect(t.Context(), QueueOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if err := Work(ctx, q, testWorker(1)); err != nil {
		t.Error(err)
	}
}

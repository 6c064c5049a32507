package main

import (
	"os/exec"
	"strings"
	"testing"
)

// A worker that ends by itself is a failure, with what it said; those that go on are none.
func TestWorkersThatEnd(t *testing.T) {
	c := &crowd{begin: func(args ...string) (*child, error) { return startChild(exec.Command(args[0], args[1:]...)) }}
	for i := range c.workers {
		w, err := c.begin("sleep", "1000")
		if err != nil {
			t.Fatal(err)
		}
		c.workers[i] = w
		defer w.kill()
	}
	if err := c.judgeWorkers(); err != nil {
		t.Error(err)
	}
	w, err := c.begin("bash", "-c", "echo 'panic: index out of range' >&2; exit 2")
	if err != nil {
		t.Fatal(err)
	}
	<-w.ended
	c.workers[1].kill()
	c.workers[1] = w
	if err := c.judgeWorkers(); err == nil || !strings.Contains(err.Error(), string(panicked)) || !strings.Contains(err.Error(), "index out of range") {
		t.Errorf("got %v", err)
	}
}

package memory

import (
	"context"
	"math"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
)

var held [][]byte

func hoard() {
	for range 50 {
		held = append(held, make([]byte, 1<<20))
	}
}

func TestWatch(t *testing.T) {
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(math.MaxInt64))
	ended, end := context.WithCancel(t.Context())
	end()
	if e := Watch(ended); e != nil {
		t.Errorf("a watch that has ended says %v", e)
	}
	defer func() { held = nil }()
	hoard()
	debug.SetMemoryLimit(40 << 20)
	e := Watch(t.Context())
	if e == nil || e.Used < 50<<20 || e.Limit != 40<<20 || !strings.HasSuffix(e.Holder, "memory.hoard") || math.Abs(float64(e.Held)/(50<<20)-1) > 0.3 {
		t.Fatalf("got %+v", e)
	}
	if text := e.Error(); !strings.Contains(text, "42 MB may be") || !strings.Contains(text, "is what internal/memory.hoard has made") {
		t.Error(text)
	}
	runtime.KeepAlive(held)
}

func TestCheck(t *testing.T) {
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(1 << 30))
	if err := Check("nothing", 0); err != nil {
		t.Error(err)
	}
	err := Check("a heap", 340e9)
	if err == nil || !strings.HasPrefix(err.Error(), "a heap: about 340 GB of memory is needed; this machine has ") {
		t.Errorf("got %v", err)
	}
	if room := Room(); !(room > 0 && room < 1<<30) {
		t.Errorf("room for %g bytes", room)
	}
	debug.SetMemoryLimit(1)
	if room := Room(); room != 0 {
		t.Errorf("room for %g bytes beyond the limit", room)
	}
}

// The limit that is set is at most what there was, and a lower one stays.
func TestLimit(t *testing.T) {
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(1 << 20))
	Limit()
	if got := debug.SetMemoryLimit(-1); got != 1<<20 {
		t.Errorf("the limit is %d", got)
	}
}

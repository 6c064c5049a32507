package memory

// Running out.

import (
	"context"
	"fmt"
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"time"
)

// usable is the part of the free memory that Go may fill: the rest is for its own books, and for what else the machine does meanwhile.
const usable = 0.95

// Limit sets Go's memory limit to nearly what is free now, unless a lower one is set, so that Go collects what nobody needs rather than ask for more.
func Limit() {
	if room := free(os.DirFS("/")); !math.IsInf(room, 1) {
		limit := used() + int64(usable*room)
		debug.SetMemoryLimit(min(limit, debug.SetMemoryLimit(-1)))
	}
}

// Exhausted is the error of having run out of memory.
type Exhausted struct {
	Used, Limit int64  // bytes
	Holder      string // the function whose memory is most of it, or ""
	Held        int64  // bytes of that
}

func (e *Exhausted) Error() string {
	text := fmt.Sprintf("out of memory: %s are in use and %s may be", Text(float64(e.Used)), Text(float64(e.Limit)))
	if e.Holder != "" {
		text += fmt.Sprintf("; %s of it is what %s has made", Text(float64(e.Held)), e.Holder)
	}
	return text
}

// watchEvery is how often Watch looks.
const watchEvery = 100 * time.Millisecond

// Watch returns an error when the program holds more than Go's memory limit in spite of a collection, and nil when ctx ends.
func Watch(ctx context.Context) *Exhausted {
	tick := time.NewTicker(watchEvery)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
		}
		limit := debug.SetMemoryLimit(-1)
		if used() <= limit {
			continue
		}
		debug.FreeOSMemory()
		if now := used(); now > limit {
			e := &Exhausted{Used: now, Limit: limit}
			e.Holder, e.Held = largestHolder()
			return e
		}
	}
}

// largestHolder finds whose memory is the most, by the samples that Go takes of it: of every stack, the innermost function of ours.
func largestHolder() (name string, bytes int64) {
	n, _ := runtime.MemProfile(nil, false)
	records := make([]runtime.MemProfileRecord, n+n/4+16)
	if n, _ = runtime.MemProfile(records, false); n > len(records) {
		return "", 0
	}
	held := map[string]float64{}
	for _, r := range records[:n] {
		count, size := r.InUseObjects(), float64(r.InUseBytes())
		if count == 0 {
			continue
		}
		// One in so many bytes is sampled: small things have been seen less often than they are.
		size /= 1 - math.Exp(-size/float64(count)/float64(runtime.MemProfileRate))
		held[ours(r.Stack())] += size
	}
	most := 0.0
	for k, size := range held {
		if k != "" && (size > most || size == most && k < name) {
			name, most = k, size
		}
	}
	return name, int64(most)
}

// ours is the innermost function of this program on a stack.
func ours(stack []uintptr) string {
	frames := runtime.CallersFrames(stack)
	for {
		f, more := frames.Next()
		if name, ok := strings.CutPrefix(f.Function, "gabion/"); ok {
			return name
		}
		if !more {
			return ""
		}
	}
}

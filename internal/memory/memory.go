// Package memory knows how much memory the program can still take, and tells when it has run out. It imports nothing of ours.
package memory

import (
	"fmt"
	"math"
	"os"
	"runtime/debug"
	"runtime/metrics"

	"github.com/dustin/go-humanize"
)

// Room is how much more memory the program can take, in bytes: the least of what the machine has available, what the program's control groups leave, and
// what is left of Go's limit, which GOMEMLIMIT sets. It is +Inf where none of them is known.
func Room() float64 {
	room := free(os.DirFS("/"))
	if limit := debug.SetMemoryLimit(-1); limit < math.MaxInt64 {
		room = min(room, float64(limit-used()))
	}
	return max(room, 0)
}

// Check returns an error when what is named needs more bytes than there is room for.
func Check(what string, bytes float64) error {
	if room := Room(); bytes > room {
		return fmt.Errorf("%s: about %s of memory is needed; this machine has %s free", what, Text(bytes), Text(room))
	}
	return nil
}

// Text is a number of bytes as people write it.
func Text(bytes float64) string { return humanize.Bytes(uint64(min(bytes, 1e19))) }

// used is what Go holds of the machine's memory, in bytes: what its limit is about.
func used() int64 {
	sample := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(sample)
	return int64(sample[0].Value.Uint64() - sample[1].Value.Uint64())
}

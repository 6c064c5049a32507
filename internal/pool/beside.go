package pool

import "runtime"

// GiveWay has those who wait for a processor have their turn. What works beside a run, on the same processors, calls it every twenty microseconds or so: a worker of the run that waits for its
// next loop then lends it its processor for no longer than that, where it else would lose it for milliseconds, and sleep (see interruption).
func GiveWay() { runtime.Gosched() }

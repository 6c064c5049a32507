package browser

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"
)

// A page that is open and at rest costs the program next to nothing. What it takes of a processor and of memory stands in the log.
func TestIdle(t *testing.T) {
	chromium(t)
	printed, process := started(t, 1, "studio", library(t, "net-impact.yaml"))
	p := open(t, strings.TrimSpace(printed), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.until("window.gabionEditor && document.querySelector('.problems').ariaBusy === 'false'")
	p.rests()
	time.Sleep(2 * time.Second) // until all has been asked for that the page wants at first
	const watched = 10 * time.Second
	before := processorTime(t, process.Pid)
	time.Sleep(watched)
	took := processorTime(t, process.Pid) - before
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", process.Pid))
	if err != nil {
		t.Fatal(err)
	}
	var own string
	for line := range strings.Lines(string(status)) {
		if name, value, _ := strings.Cut(line, ":"); name == "RssAnon" || name == "VmRSS" {
			own += fmt.Sprintf("%s %s, ", name, strings.TrimSpace(value))
		}
	}
	t.Logf("%v of processor time in %v; %s", took, watched, own)
	if took > watched/20 { // far above what is logged: a loop that spins takes all of a processor
		t.Errorf("the program takes %.1f %% of a processor while nothing happens", 100*took.Seconds()/watched.Seconds())
	}
	p.clean()
}

// processorTime is what a process has taken of processors, to a hundredth of a second.
func processorTime(t *testing.T, id int) time.Duration {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", id))
	if err != nil {
		t.Skip("SKIPPED: this system does not tell what a process takes")
	}
	_, rest, _ := strings.Cut(string(text), ") ") // behind the name
	fields := strings.Fields(rest)
	var user, system int64
	if _, err := fmt.Sscan(fields[11], &user); err != nil {
		t.Fatal(err)
	}
	if _, err := fmt.Sscan(fields[12], &system); err != nil {
		t.Fatal(err)
	}
	return time.Duration(user+system) * 10 * time.Millisecond
}

//go:build unix

package main

// The program as a process: how it ends when it is told to, and when it has no more memory.

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// process is the program under way.
type process struct {
	command *exec.Cmd
	says    *bufio.Reader // its output, both kinds
}

// patience is how long a process may take to do what it has to before it is killed. It is far more than it takes.
const patience = 2 * time.Minute

// start starts the program with a command line and changes of its environment.
func start(t *testing.T, line string, changes ...string) *process {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	said, says, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.CommandContext(t.Context(), program, strings.Fields(line)...)
	c.Env = append(append(os.Environ(), asProgram+"=1"), changes...)
	c.Stdout, c.Stderr = says, says
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	says.Close()
	late := time.AfterFunc(patience, func() { _ = c.Process.Kill() })
	t.Cleanup(func() { late.Stop(); said.Close() })
	return &process{c, bufio.NewReader(said)}
}

// hear waits until the process has said something.
func (p *process) hear(t *testing.T) {
	t.Helper()
	if _, err := p.says.Peek(1); err != nil {
		t.Fatalf("%v ends before it says anything: %v", p.command.Args, p.command.Wait())
	}
}

// await waits until there is a file with so many lines.
func (p *process) await(t *testing.T, file string, lines int) {
	t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if text, err := os.ReadFile(file); err == nil && strings.Count(string(text), "\n") >= lines {
			return
		}
	}
	t.Fatalf("%v has not written %d lines of %s", p.command.Args, lines, file)
}

// tell sends a signal.
func (p *process) tell(t *testing.T, s os.Signal) {
	t.Helper()
	if err := p.command.Process.Signal(s); err != nil {
		t.Fatal(err)
	}
}

// ends waits for the end of the process, its status, and one of the things that it says.
func (p *process) ends(t *testing.T, status int, want string) {
	t.Helper()
	rest, _ := io.ReadAll(p.says)
	_ = p.command.Wait() // it tells the status
	if got := p.command.ProcessState.ExitCode(); got != status || !strings.Contains(string(rest), want) {
		t.Errorf("%v: %v, want status %d; says %q, want %q", p.command.Args[1:], p.command.ProcessState, status, rest, want)
	}
}

// signalsHeard are those that end the program: where the tests run under nohup, which it heeds, not that of a line that hangs up.
func signalsHeard() []syscall.Signal {
	heard := []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGQUIT}
	if !signal.Ignored(syscall.SIGHUP) {
		heard = append(heard, syscall.SIGHUP)
	}
	return heard
}

// endless is a run of hours.
const endless = `
gravity: [0, 0, -10]
bodies: [{name: ball, type: point_mass, mass: 1 kg, position: [0, 0, 5]}]
solver: {step: 1e-3, end: 1e6}
outputs: {interval: 0.05, plots: false, requests: [{name: ball, body: ball, quantities: [position, velocity]}]}
`

// A signal ends the program in any phase: here while particles are packed, which would take minutes. A second one is not needed.
func TestSignalsEndPhases(t *testing.T) {
	inFolder(t, map[string]string{"packed.yaml": packed})
	for _, s := range signalsHeard() {
		p := start(t, "check packed.yaml")
		p.hear(t) // after a second it says what it is doing
		p.tell(t, s)
		p.ends(t, exitSignal+int(s), "gabion: interrupted")
	}
}

const packed = `
materials: [{name: s, density: 2500, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.5}}
particles: [{name: p, material: s, radius: 0.01, random: {box: {min: [0, 0, 0], max: [3, 3, 3]}, volume_fraction: 0.55}}]
solver: {step: 1e-5, end: 1e-3}
`

// stepsIn reads how far the run in a folder has come.
func stepsIn(t *testing.T, folder string) int {
	t.Helper()
	var summary struct{ Time struct{ Steps int } }
	text, err := os.ReadFile(filepath.Join(folder, "summary.json"))
	if err == nil {
		err = json.Unmarshal(text, &summary)
	}
	if err != nil {
		t.Fatal(err)
	}
	return summary.Time.Steps
}

// In the middle of a run, a signal saves a checkpoint first, from which the run goes on.
func TestSignalsSaveRuns(t *testing.T) {
	inFolder(t, map[string]string{"endless.yaml": endless})
	for _, s := range signalsHeard() {
		folder := s.String()
		p := start(t, "run endless.yaml -o "+strings.ReplaceAll(folder, " ", "-"))
		folder = strings.ReplaceAll(folder, " ", "-")
		p.await(t, filepath.Join(folder, "history.csv"), 4)
		p.tell(t, s)
		p.ends(t, exitSignal+int(s), "interrupted; go on with --resume -o "+folder)
		before := stepsIn(t, folder)
		call{line: "run endless.yaml --resume --steps 3 -o " + folder}.check(t)
		if after := stepsIn(t, folder); before < 2000 || after != before+3 {
			t.Errorf("%v: %d steps, and %d after 3 more", s, before, after)
		}
	}
}

// Ctrl-C ends the commands that do many runs, here once they have said something or left a file.
func TestSignalsEndManyRuns(t *testing.T) {
	inFolder(t, map[string]string{
		"fall.yaml": fall, "endless.yaml": endless,
		"heights.yaml": strings.NewReplacer("fall.yaml", "endless.yaml", "50 ms, 100 ms", "1e6, 2e6").Replace(fallStudy),
		"good.yaml":    strings.Replace(fallCase, "TOLERANCE", "1e-6", 1),
		"long.yaml":    strings.NewReplacer("TOLERANCE", "1e-6", "fall.yaml", "endless.yaml").Replace(fallCase),
	})
	for line, begun := range map[string]string{
		"sweep heights.yaml --workers 1":                         "out/sweeps/heights/results.db",
		"validate good.yaml long.yaml --jobs 1":                  "out/validation/report.json",
		"bench coupled --end 1000 --schemes frozen --device cpu": "",
	} {
		p := start(t, line)
		if begun == "" {
			p.hear(t)
		} else {
			p.await(t, begun, 0)
		}
		p.tell(t, syscall.SIGINT)
		p.ends(t, exitInterrupted, "interrupted")
	}
}

// Without memory there is one message, and a status of its own.
func TestOutOfMemory(t *testing.T) {
	inFolder(t, map[string]string{"endless.yaml": endless})
	start(t, "run endless.yaml", "GOMEMLIMIT=1MiB").ends(t, exitMemory, "gabion: out of memory: ")
}

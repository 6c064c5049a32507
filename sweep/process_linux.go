package sweep

import (
	"bytes"
	"os"
	"os/exec"
	"strconv"
	"syscall"
)

// setDeathSignal has the process killed when its owner dies, so that no orphan goes on computing.
func setDeathSignal(c *exec.Cmd) { c.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }

// residentSize is the memory of a process, bytes; 0 when it cannot be told.
func residentSize(pid int) int64 {
	data, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/statm")
	if err != nil {
		return 0
	}
	fields := bytes.Fields(data)
	if len(fields) < 2 {
		return 0
	}
	pages, err := strconv.ParseInt(string(fields[1]), 10, 64)
	if err != nil {
		return 0
	}
	return pages * int64(os.Getpagesize())
}

package memory

// What Linux says of its memory. Where its files are not, nothing is known.

import (
	"io/fs"
	"math"
	"path"
	"slices"
	"strconv"
	"strings"
)

// free is how many bytes the machine, the control groups of the process and the limit of its address space leave, by the files of the system at root; +Inf where they do not tell.
func free(root fs.FS) float64 {
	least := math.Inf(1)
	if kilobytes, ok := entry(root, "proc/meminfo", "MemAvailable:"); ok {
		least = kilobytes * 1024
	}
	least = min(least, addressSpace(root))
	groups, _ := fs.ReadFile(root, "proc/self/cgroup")
	for _, line := range strings.Split(string(groups), "\n") {
		_, line, _ = strings.Cut(line, ":")
		controllers, group, found := strings.Cut(line, ":")
		switch {
		case !found:
		case controllers == "":
			least = min(least, version2.free(root, group))
		case slices.Contains(strings.Split(controllers, ","), "memory"):
			least = min(least, version1.free(root, group))
		}
	}
	return least
}

// whole is the part of an address space that can be filled: what Go gives back to the system stays reserved, and large blocks need room in one piece.
const whole = 0.8

// addressSpace is what the limit of the process's address space (ulimit -v) leaves.
func addressSpace(root fs.FS) float64 {
	limits, _ := fs.ReadFile(root, "proc/self/limits")
	_, line, _ := strings.Cut(string(limits), "Max address space")
	limit, _, _ := strings.Cut(strings.TrimSpace(line), " ")
	most, err := strconv.ParseUint(limit, 10, 64)
	used, known := entry(root, "proc/self/status", "VmSize:")
	if err != nil || !known {
		return math.Inf(1) // "unlimited"
	}
	return max(whole*(float64(most)-1024*used), 0)
}

// hierarchy is where control groups are, and the names of their files.
type hierarchy struct{ at, limit, usage, stat, cache string }

// The two versions of control groups (Linux, Documentation/admin-guide/cgroup-v1/memory.rst and cgroup-v2.rst).
var (
	version1 = hierarchy{"sys/fs/cgroup/memory", "memory.limit_in_bytes", "memory.usage_in_bytes", "memory.stat", "total_inactive_file"}
	version2 = hierarchy{"sys/fs/cgroup", "memory.max", "memory.current", "memory.stat", "inactive_file"}
)

// free is what a group and those around it leave. A container may not see its own group, but sees that around it at the top.
func (h hierarchy) free(root fs.FS, group string) float64 {
	least := math.Inf(1)
	for group = path.Clean("/" + group); ; group = path.Dir(group) {
		folder := path.Join(h.at, group)
		limit, limited := number(root, path.Join(folder, h.limit))
		usage, known := number(root, path.Join(folder, h.usage))
		if limited && known {
			cache, _ := entry(root, path.Join(folder, h.stat), h.cache) // which the system gives up for us
			least = min(least, max(limit-usage+cache, 0))
		}
		if group == "/" {
			return least
		}
	}
}

// number reads a file that holds one number. There is none in a file that says "max".
func number(root fs.FS, name string) (float64, bool) {
	text, err := fs.ReadFile(root, name)
	if err != nil {
		return 0, false
	}
	n, err := strconv.ParseUint(strings.TrimSpace(string(text)), 10, 64)
	return float64(n), err == nil
}

// entry reads the number after a name from a file of names and numbers.
func entry(root fs.FS, file, name string) (float64, bool) {
	text, err := fs.ReadFile(root, file)
	if err != nil {
		return 0, false
	}
	for _, line := range strings.Split(string(text), "\n") {
		if words := strings.Fields(line); len(words) > 1 && words[0] == name {
			n, err := strconv.ParseUint(words[1], 10, 64)
			return float64(n), err == nil
		}
	}
	return 0, false
}

package memory

import (
	"math"
	"testing"
	"testing/fstest"
)

func TestFree(t *testing.T) {
	const meminfo = "MemTotal:       1000 kB\nMemFree:         100 kB\nMemAvailable:    500 kB\n"
	for name, c := range map[string]struct {
		files map[string]string
		want  float64
	}{
		"no such files":     {nil, math.Inf(1)},
		"an old kernel":     {map[string]string{"proc/meminfo": "MemTotal: 1000 kB\nMemFree: 100 kB\n"}, math.Inf(1)},
		"no control groups": {map[string]string{"proc/meminfo": meminfo}, 512_000},
		"a limit of the address space": {map[string]string{
			"proc/meminfo":     meminfo,
			"proc/self/limits": "Limit  Soft Limit  Hard Limit  Units\nMax resident set          unlimited            unlimited            bytes\nMax address space         400000               unlimited            bytes\n",
			"proc/self/status": "Name:\tgabion\nVmPeak:\t     300 kB\nVmSize:\t     200 kB\n",
		}, 0.8 * (400000 - 204800)},
		"no limit of the address space": {map[string]string{
			"proc/meminfo":     meminfo,
			"proc/self/limits": "Max address space         unlimited            unlimited            bytes\n",
			"proc/self/status": "VmSize:\t     200 kB\n",
		}, 512_000},
		"garbage": {map[string]string{"proc/meminfo": "MemAvailable: lots kB\nMemAvailable:\n", "proc/self/cgroup": "0:\n:::\n\n"}, math.Inf(1)},
		"version 2, unlimited": {map[string]string{
			"proc/meminfo": meminfo, "proc/self/cgroup": "0::/job\n",
			"sys/fs/cgroup/job/memory.max": "max\n", "sys/fs/cgroup/job/memory.current": "1000\n",
		}, 512_000},
		"version 2": {map[string]string{
			"proc/meminfo": meminfo, "proc/self/cgroup": "0::/job\n",
			"sys/fs/cgroup/job/memory.max": "100000\n", "sys/fs/cgroup/job/memory.current": "70000\n",
			"sys/fs/cgroup/job/memory.stat": "anon 1\ninactive_file 20000\nactive_file 4\n",
		}, 50_000},
		"version 2, the group around is the narrower": {map[string]string{
			"proc/meminfo": meminfo, "proc/self/cgroup": "0::/all/job\n",
			"sys/fs/cgroup/all/memory.max": "40000\n", "sys/fs/cgroup/all/memory.current": "39000\n",
			"sys/fs/cgroup/all/job/memory.max": "100000\n", "sys/fs/cgroup/all/job/memory.current": "1000\n",
		}, 1000},
		"version 1": {map[string]string{
			"proc/meminfo": meminfo, "proc/self/cgroup": "5:cpu,cpuacct:/\n4:hugetlb,memory:/job\n0::/\n",
			"sys/fs/cgroup/memory/job/memory.limit_in_bytes": "100000\n", "sys/fs/cgroup/memory/job/memory.usage_in_bytes": "70000\n",
			"sys/fs/cgroup/memory/job/memory.stat": "inactive_file 1\ntotal_inactive_file 10000\n",
		}, 40_000},
		"version 1, unlimited": {map[string]string{
			"proc/meminfo": meminfo, "proc/self/cgroup": "4:memory:/\n",
			"sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712\n", "sys/fs/cgroup/memory/memory.usage_in_bytes": "70000\n",
		}, 512_000},
		"a container that does not see its own group": {map[string]string{
			"proc/meminfo": meminfo, "proc/self/cgroup": "4:memory:/docker/f00\n",
			"sys/fs/cgroup/memory/memory.limit_in_bytes": "100000\n", "sys/fs/cgroup/memory/memory.usage_in_bytes": "70000\n",
		}, 30_000},
		"over its limit": {map[string]string{
			"proc/self/cgroup":         "0::/../job\n",
			"sys/fs/cgroup/memory.max": "1000\n", "sys/fs/cgroup/memory.current": "2000\n",
		}, 0},
	} {
		root := fstest.MapFS{}
		for path, text := range c.files {
			root[path] = &fstest.MapFile{Data: []byte(text)}
		}
		if got := free(root); got != c.want {
			t.Errorf("%s: %g bytes, want %g", name, got, c.want)
		}
	}
}

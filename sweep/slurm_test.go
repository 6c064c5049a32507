package sweep

import (
	"strings"
	"testing"
)

func TestSlurm(t *testing.T) {
	p := newPlan(t, "vary: [{path: parameters.g, values: [1, 2, 3, 4, 5]}]"+keep)
	o := SlurmOptions{Program: "/opt/gabion", Study: "/data/my study.yaml", Folder: "/scratch/my out", PerTask: 2, Threads: 4, GPU: true, Hours: 3}
	script, err := p.Slurm(o)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"#SBATCH --array=0-2\n", "#SBATCH --cpus-per-task=4\n", "--gpus-per-task=1", "--time=3:00:00", "#SBATCH --output=\"/scratch/my out/slurm-%A_%a.log\"\n",
		"sweep case '/data/my study.yaml'", "--output '/scratch/my out' --first $((SLURM_ARRAY_TASK_ID * 2)) --count 2",
	} {
		if !strings.Contains(script, want) {
			t.Errorf("no %q in\n%s", want, script)
		}
	}
	// A title and a file's name change a comment and the job's name, and not what is done.
	p.Study.Title, p.Study.path = "x\ntouch title\r\n#SBATCH --title\u2028", "/data/a\nb --wrap=`touch name`.yaml"
	evil, err := p.Slurm(o)
	if err != nil {
		t.Fatal(err)
	}
	lines, others := strings.Split(script, "\n"), strings.Split(evil, "\n")
	if len(others) != len(lines) {
		t.Fatalf("%d lines instead of %d:\n%s", len(others), len(lines), evil)
	}
	for i, line := range others {
		switch {
		case strings.HasPrefix(lines[i], "# a: 5 cases"):
			if !strings.HasPrefix(line, "# x touch title ") {
				t.Errorf("title: %q", line)
			}
		case strings.HasPrefix(lines[i], "#SBATCH --job-name="):
			if line != "#SBATCH --job-name=a_b_wrap_touch_name_" {
				t.Errorf("job's name: %q", line)
			}
		case line != lines[i]:
			t.Errorf("%q became %q", lines[i], line)
		}
	}
	for _, folder := range []string{"/scratch/a\n#SBATCH --x", `/scratch/a" --x`, `/scratch/100%u`, `/scratch/a\b`} {
		bad := o
		bad.Folder = folder
		if _, err := p.Slurm(bad); err == nil || !strings.Contains(err.Error(), "cannot stand in a job script") {
			t.Errorf("%q: %v", folder, err)
		}
	}
	o.Study = "/data/a\nb.yaml"
	if _, err := p.Slurm(o); err == nil {
		t.Errorf("%q is accepted", o.Study)
	}
}

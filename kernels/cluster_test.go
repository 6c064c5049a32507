package kernels

import "testing"

// TestRetarget checks that PTX asks for the compute capability of clusters where it makes use of them, and only there.
func TestRetarget(t *testing.T) {
	const head, later = ".version 6.0\n.target sm_70\n", ".version 7.8\n.target sm_90\n"
	for text, want := range map[string]string{
		head + "\tbar.sync 0;\n":             head + "\tbar.sync 0;\n",
		head + "\tbarrier.cluster.arrive;\n": later + "\tbarrier.cluster.arrive;\n",
	} {
		if got := string(retarget([]byte(text))); got != want {
			t.Errorf("%q becomes %q, not %q", text, got, want)
		}
	}
}

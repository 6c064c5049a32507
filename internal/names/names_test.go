package names

import "testing"

func TestSnake(t *testing.T) {
	for name, want := range map[string]string{
		"normalElastic": "normal_elastic", "FailedID": "failed_id", "onset": "onset", "IDOf": "id_of", "DampRoot": "damp_root", "dt": "dt", "length2": "length2",
	} {
		if got := Snake(name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}

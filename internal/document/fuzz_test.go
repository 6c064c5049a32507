package document

import "testing"

// Two texts are compared or refused; one that is YAML does not differ from itself.
func FuzzDifferences(f *testing.F) {
	f.Add("solver: {step: 1}\nbodies: [{name: a}]\n", "solver: {step: 2}\nbodies: [{name: b}]\n")
	f.Add("a: &a [*a]\n", "")
	f.Add("a: &a [1, 1]\nb: &b [*a, *a]\nc: [*b, *b]\n", "{a: 1, a: 2}")
	f.Fuzz(func(t *testing.T, was, is string) {
		_, _ = Differences([]byte(was), []byte(is))
		if found, err := Differences([]byte(was), []byte(was)); err == nil && len(found) > 0 {
			t.Fatalf("%q differs from itself by %q", was, found)
		}
	})
}

package studio

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A validation's cases name the runs that they judge; folders with reports alone can be shown too.
func TestValidationReport(t *testing.T) {
	dir := t.TempDir()
	run := filepath.Join(dir, "checks", "runs", "pendulum")
	if err := os.MkdirAll(run, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		filepath.Join(run, "history.csv"):           "time,a\n0,1\n",
		filepath.Join(dir, "checks", "report.json"): `{"passed": true, "cases": [{"case": "pendulum", "title": "Pendulum", "status": "passed"}, {"case": "other", "title": "Other", "status": "failed"}]}`,
	} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	folders, err := FindRuns([]string{dir})
	if err != nil || len(folders) != 1 {
		t.Fatalf("runs %v, %v", folders, err)
	}
	s, err := New(Options{Folders: folders, Reports: []string{dir}, Token: NewToken()})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	list := findReports([]string{dir})
	if len(list) != 1 || list[0].Kind != "validation" || list[0].Name != "checks" {
		t.Fatalf("reports %+v", list)
	}
	w := httptest.NewRecorder()
	s.routes().ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/api/1/reports/"+list[0].ID, nil))
	want := fmt.Sprintf(`"run":%q`, s.list()[0].id)
	if text := w.Body.String(); w.Code != http.StatusOK || !strings.Contains(text, want) || !strings.Contains(text, `"run":""`) {
		t.Errorf("%d: %s, want %s in it", w.Code, text, want)
	}
	if folders, err := FindRuns([]string{filepath.Join(dir, "checks")}); err != nil || len(folders) != 1 {
		t.Errorf("runs %v, %v", folders, err)
	}
}

// An approval test is none of validations: its hits name their runs, with the conditions that they were judged by.
func TestApprovalReport(t *testing.T) {
	dir := t.TempDir()
	run := filepath.Join(dir, "kit", "sel1")
	if err := os.MkdirAll(run, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		filepath.Join(run, "history.csv"):         "time,a\n0,1\n",
		filepath.Join(dir, "kit", "approval.csv"): "hit,quantity,value,unit\n",
		filepath.Join(dir, "kit", "report.json"): `{"title": "A kit", "complete": false, "hits": [
			{"name": "sel1", "title": "First hit", "conditions": [{"what": "the barrier stops the block", "found": "after 0.2 s", "passed": true}]},
			{"name": "sel2", "title": "Second hit", "error": "Newton"}]}`,
	} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	folders, err := FindRuns([]string{dir})
	if err != nil || len(folders) != 1 {
		t.Fatalf("runs %v, %v", folders, err)
	}
	s, err := New(Options{Folders: folders, Reports: []string{dir}, Token: NewToken()})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	list := findReports([]string{dir})
	if len(list) != 1 || list[0].Kind != "approval" {
		t.Fatalf("reports %+v", list)
	}
	got, err := list[0].approval(s.list())
	if err != nil || got.Title != "A kit" || len(got.Hits) != 2 {
		t.Fatalf("%+v, %v", got, err)
	}
	if h := got.Hits[0]; h.Run != s.list()[0].id || len(h.Conditions) != 1 || !h.Conditions[0].Passed {
		t.Errorf("first hit %+v", h)
	}
	if h := got.Hits[1]; h.Run != "" || h.Error != "Newton" || h.Conditions == nil {
		t.Errorf("second hit %+v", h)
	}
}

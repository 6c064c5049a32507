package studio

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"gabion/results"
	"gabion/results/replay"
	"gabion/runs"

	"gonum.org/v1/gonum/spatial/r3"
)

// workspaceWith serves a folder that has the model of a bouncing ball.
func workspaceWith(t *testing.T) (*Server, *httptest.Server, string) {
	t.Helper()
	text, err := os.ReadFile("../runs/testdata/bounce.yaml")
	if err != nil {
		t.Fatal(err)
	}
	model := filepath.Join(t.TempDir(), "bounce.yaml")
	if err := os.WriteFile(model, text, 0o644); err != nil {
		t.Fatal(err)
	}
	s, h := serve(t, Options{Models: model, Context: t.Context()})
	return s, h, model
}

// send sends a body with the page's cookie.
func send(t *testing.T, h *httptest.Server, method, path, body string, headers map[string]string) (int, string) {
	t.Helper()
	r, err := http.NewRequest(method, h.URL+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	_, port, _ := strings.Cut(r.URL.Host, ":")
	r.Header.Set("Cookie", "gabion-"+port+"=right")
	for name, value := range headers {
		r.Header.Set(name, value)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(text)
}

// A model is saved to the byte where it is still what was opened, and nothing else is written.
func TestSave(t *testing.T) {
	_, h, model := workspaceWith(t)
	answer, before := ask(t, h, "GET", "/api/1/models/bounce.yaml", nil)
	tag := answer.Header.Get("ETag")
	odd := "# \xef\xbb\xbf windows\r\n" + before + "\n\n  # no end"
	if status, text := send(t, h, "PUT", "/api/1/models/bounce.yaml", odd, map[string]string{"If-Match": tag}); status != 200 {
		t.Fatal(status, text)
	}
	if got, err := os.ReadFile(model); err != nil || string(got) != odd {
		t.Errorf("saved %q, %v", got, err)
	}
	if status, _ := send(t, h, "PUT", "/api/1/models/bounce.yaml", "x", map[string]string{"If-Match": tag}); status != 409 {
		t.Errorf("an old text takes the place of a new one: %d", status)
	}
	outside := filepath.Join(filepath.Dir(filepath.Dir(model)), "other.yaml")
	for _, name := range []string{"..%2fother.yaml", "%2fetc%2fpasswd", "bounce.txt", "out/..%2f..%2fother.yaml", "new.yaml"} {
		if status, text := send(t, h, "PUT", "/api/1/models/"+name, "x", map[string]string{"If-Match": tag}); status < 400 {
			t.Errorf("%s: %d %s", name, status, text)
		}
	}
	if _, err := os.Stat(outside); err == nil {
		t.Error("a file outside the folder has been written")
	}
	if status, _ := send(t, h, "PUT", "/api/1/models/bounce.yaml", "x", map[string]string{"If-Match": tag, "Sec-Fetch-Site": "cross-site"}); status != 403 {
		t.Errorf("from another site: %d", status)
	}
	entries, err := os.ReadDir(filepath.Dir(model))
	if err != nil || len(entries) != 1 {
		t.Errorf("the folder has %v, %v", entries, err)
	}
}

// A text is checked as the program does, with the place of each mistake and what was meant; one without mistakes has a picture.
func TestCheck(t *testing.T) {
	_, h, model := workspaceWith(t)
	text, err := os.ReadFile(model)
	if err != nil {
		t.Fatal(err)
	}
	check := func(text string) (c checked) {
		t.Helper()
		body, _ := json.Marshal(asked{Name: "bounce.yaml", Text: text})
		status, answer := send(t, h, "POST", "/api/1/check", string(body), nil)
		if err := json.Unmarshal([]byte(answer), &c); err != nil || status != 200 {
			t.Fatal(status, answer)
		}
		return c
	}
	good := check(string(text))
	if len(good.Problems) != 0 || good.Findings.Particles == 0 || good.Preview != 1 {
		t.Errorf("%+v", good)
	}
	for _, path := range []string{"scene", "frames/0?scalar=speed"} {
		if answer, packet := ask(t, h, "GET", "/api/1/runs/preview/"+path, nil); answer.StatusCode != 200 || !strings.HasPrefix(packet, "GBF1") {
			t.Errorf("%s: %d", path, answer.StatusCode)
		}
	}
	wrong := strings.Replace(string(text), "materials:", "materialls:", 1)
	bad := check(wrong)
	_, want := runs.Check(t.Context(), runs.Options{Model: model, Text: []byte(wrong)})
	if len(bad.Problems) == 0 || !strings.Contains(want.Error(), bad.Problems[0].Text) || bad.Problems[0].Found != "materialls" || bad.Problems[0].Meant != "materials" || bad.Preview != 0 {
		t.Errorf("%+v, want %v", bad, want)
	}
	body, _ := json.Marshal(asked{Text: "solver: {st", After: "}\n"})
	if _, answer := send(t, h, "POST", "/api/1/complete", string(body), nil); !strings.Contains(answer, `"label":"step"`) || !strings.Contains(answer, `"begun":"st"`) {
		t.Errorf("completions %s", answer)
	}
}

// A run that is started from the page is seen, by many at once, and stopped; it leaves what a run leaves.
func TestLive(t *testing.T) {
	s, h, model := workspaceWith(t)
	status, text := send(t, h, "POST", "/api/1/start", `{"name": "bounce.yaml"}`, nil)
	var started struct{ ID string }
	if err := json.Unmarshal([]byte(text), &started); err != nil || status != 200 {
		t.Fatal(status, text)
	}
	at := "/api/1/runs/" + started.ID
	if _, text := send(t, h, "GET", at, "", nil); !strings.Contains(text, `"title":"`) || strings.Contains(text, `"title":""`) {
		t.Errorf("a run that has just begun has no title: %.300q", text)
	}
	send(t, h, "POST", at+"/pause", "", nil)
	pictures := make(chan string, 10)
	for range cap(pictures) {
		go func() {
			answer, err := http.NewRequest("GET", h.URL+at+"/live/frame?scalar=speed", nil)
			if err != nil {
				pictures <- err.Error()
				return
			}
			_, port, _ := strings.Cut(answer.URL.Host, ":")
			answer.Header.Set("Cookie", "gabion-"+port+"=right")
			got, err := http.DefaultClient.Do(answer)
			if err != nil {
				pictures <- err.Error()
				return
			}
			defer got.Body.Close()
			data, _ := io.ReadAll(got.Body)
			pictures <- string(data)
		}()
	}
	for range cap(pictures) {
		if data := <-pictures; !strings.HasPrefix(data, "GBF1") && data != "" { // nothing of a run that has ended
			t.Errorf("%.80q", data)
		}
	}
	if _, text := send(t, h, "GET", at+"/table/audit", "", nil); !strings.Contains(text, `"J"`) {
		t.Errorf("a table without units: %.300q", text)
	}
	send(t, h, "POST", at+"/go", "", nil)
	for end := time.Now().Add(time.Minute); ; {
		_, text := send(t, h, "GET", at+"/progress", "", nil)
		var p progress
		if err := json.Unmarshal([]byte(text), &p); err != nil || p.Error != "" {
			t.Fatal(text)
		}
		if p.Ended {
			break
		}
		if time.Now().After(end) {
			t.Fatal("the run does not end: ", text)
		}
		time.Sleep(5 * time.Millisecond)
	}
	s.running.Wait()
	alone := filepath.Join(t.TempDir(), "alone")
	if _, err := runs.Run(t.Context(), runs.Options{Model: model, Folder: alone}); err != nil {
		t.Fatal(err)
	}
	one, err := os.ReadFile(filepath.Join(alone, results.HistoryFile))
	if err != nil {
		t.Fatal(err)
	}
	if other, err := os.ReadFile(filepath.Join(filepath.Dir(model), "out/bounce", results.HistoryFile)); err != nil || !bytes.Equal(one, other) {
		t.Errorf("the history differs from that of a run that nobody watched: %v", err)
	}
	again, err := New(Options{Models: model})
	if err != nil || len(again.recordings) != 1 || again.recordings[0].id != started.ID {
		t.Errorf("opened again, the studio shows %d runs: %v", len(again.recordings), err)
	}
	again.Close()
	if status, _ := send(t, h, "GET", at+"/live/frame?after=100000", "", nil); status != http.StatusNoContent {
		t.Errorf("a picture of a run that has ended: %d", status)
	}
	if err := os.Remove(filepath.Join(filepath.Dir(model), "out/bounce", runs.AuditFile)); err != nil {
		t.Fatal(err)
	}
	if status, text := send(t, h, "GET", at+"/table/audit", "", nil); status != http.StatusNoContent || text != "" {
		t.Errorf("a table without a row: %d %q", status, text)
	}
	if status, _ := send(t, h, "POST", at+"/explode", "", nil); status != http.StatusNotFound {
		t.Errorf("an order that nobody knows: %d", status)
	}
}

// Without models nothing can be written or run.
func TestViewIsReadOnly(t *testing.T) {
	_, h := serve(t, Options{Folders: []string{bounce(t)}})
	for _, c := range [][2]string{{"PUT", "/api/1/models/a.yaml"}, {"POST", "/api/1/start"}, {"POST", "/api/1/check"}} {
		if status, text := send(t, h, c[0], c[1], `{"name": "a.yaml"}`, nil); status < 400 {
			t.Errorf("%s %s: %d %s", c[0], c[1], status, text)
		}
	}
}

// A picture of a run is made once for all who look.
func TestPictureIsMadeOnce(t *testing.T) {
	var l liveRun
	f := &results.Frame{Time: 1}
	seen, scene := &runs.Seen{Frame: f}, replay.NewScene(f, r3.Vec{Z: 1})
	first, err := l.frame(seen, scene, 1, "speed")
	if err != nil {
		t.Fatal(err)
	}
	again, _ := l.frame(seen, scene, 1, "speed")
	if &first[0] != &again[0] {
		t.Error("the same picture has been made twice")
	}
	if next, err := l.frame(&runs.Seen{Frame: &results.Frame{Time: 2}}, scene, 2, "speed"); err != nil || bytes.Equal(next, first) {
		t.Errorf("the next picture is that of before: %v", err)
	}
}

// A new model has a text that can be run; a name that is taken, leads elsewhere or is none makes nothing.
func TestNewModel(t *testing.T) {
	_, h, model := workspaceWith(t)
	if code, text := send(t, h, "POST", "/api/1/new", `{"name": "heap"}`, nil); code != 200 || !strings.Contains(text, "heap.yaml") {
		t.Errorf("%d %s", code, text)
	}
	if _, err := runs.Look(t.Context(), runs.Options{Model: filepath.Join(filepath.Dir(model), "heap.yaml")}); err != nil {
		t.Error(err)
	}
	for _, like := range []string{"bucket.yaml", "rockfall-slope.yaml"} { // which name other files
		if code, text := send(t, h, "POST", "/api/1/new", `{"name": "my-`+like+`", "as": "`+like+`"}`, nil); code != 200 {
			t.Errorf("%s: %d %s", like, code, text)
		}
		if _, err := runs.Look(t.Context(), runs.Options{Model: filepath.Join(filepath.Dir(model), "my-"+like)}); err != nil {
			t.Error(err)
		}
	}
	if code, text := send(t, h, "POST", "/api/1/new", `{"name": "bucket", "as": "bucket.yaml"}`, nil); code != 200 { // whose other file is there already
		t.Errorf("%d %s", code, text)
	}
	if code, _ := send(t, h, "POST", "/api/1/new", `{"name": "strange", "as": "../library.go"}`, nil); code != 409 {
		t.Errorf("a model begins as no model of the library: %d", code)
	}
	before, err := os.ReadFile(model)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"bounce.yaml", "bounce", "../other", "", "/other.yaml"} {
		if code, text := send(t, h, "POST", "/api/1/new", `{"name": "`+name+`"}`, nil); code != 409 {
			t.Errorf("%q: %d %s", name, code, text)
		}
	}
	if after, err := os.ReadFile(model); err != nil || string(after) != string(before) {
		t.Errorf("a model has been written over: %v", err)
	}
}

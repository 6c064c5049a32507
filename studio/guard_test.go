package studio

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/runs"
)

// bounce is the folder of a short run.
func bounce(t *testing.T, sets ...string) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "bounce")
	o := runs.Options{Model: "../runs/testdata/bounce.yaml", Folder: folder, Sets: append([]string{"outputs.frames=10 ms"}, sets...)}
	if _, err := runs.Run(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	return folder
}

// serve starts a server of folders.
func serve(t *testing.T, o Options) (*Server, *httptest.Server) {
	t.Helper()
	o.Token = "right"
	s, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	h := httptest.NewServer(s.Handler())
	t.Cleanup(h.Close)
	return s, h
}

// ask asks a server for something, with the page's cookie unless a header says otherwise.
func ask(t *testing.T, h *httptest.Server, method, path string, headers map[string]string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequest(method, h.URL+path, strings.NewReader(""))
	if err != nil {
		t.Fatal(err)
	}
	_, port, _ := strings.Cut(r.URL.Host, ":")
	r.Header.Set("Cookie", "gabion-"+port+"=right")
	for name, value := range headers {
		if name == "Host" {
			r.Host = value
		} else {
			r.Header.Set(name, value)
		}
	}
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	answer, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(text)
}

// The page is for who has its token, by names of this machine, and for no other site.
func TestGuard(t *testing.T) {
	s, h := serve(t, Options{Folders: []string{bounce(t)}})
	run := "/api/1/runs/" + s.recordings[0].id
	for _, c := range []struct {
		name, method, path string
		headers            map[string]string
		status             int
	}{
		{"page", "GET", "/", nil, 200},
		{"list", "GET", "/api/1/runs", nil, 200},
		{"forwarded port", "GET", "/api/1/runs", map[string]string{"Host": "localhost:8080", "Cookie": "gabion-8080=right"}, 200},
		{"another name", "GET", "/api/1/runs", map[string]string{"Host": "evil.example:80"}, 421},
		{"another machine", "GET", "/", map[string]string{"Host": "192.168.0.7"}, 421},
		{"no token", "GET", "/", map[string]string{"Cookie": ""}, 403},
		{"script without token", "GET", "/web/studio.js", map[string]string{"Cookie": ""}, 403},
		{"wrong token", "GET", "/api/1/runs", map[string]string{"Cookie": "gabion-0=right"}, 403},
		{"wrong token in the address", "GET", "/?token=wrong", map[string]string{"Cookie": ""}, 403},
		{"token in the address", "GET", "/?token=right", map[string]string{"Cookie": ""}, 303},
		{"from another site", "POST", run, map[string]string{"Sec-Fetch-Site": "cross-site"}, 403},
		{"nothing is written", "POST", run, nil, 405},
		{"nor put", "PUT", run, nil, 405},
		{"nor removed", "DELETE", run, nil, 405},
		{"up", "GET", "/web/..%2f..%2fpage.go", nil, 404},
		{"up again", "GET", run + "/table/..%2fmodel.yaml", nil, 404},
		{"no run", "GET", "/api/1/runs/nothing", nil, 404},
		{"no frame", "GET", run + "/frames/10000", nil, 404},
		{"negative frame", "GET", run + "/frames/-1", nil, 404},
		{"no thing", "GET", run + "/frames/0/item?kind=particle&number=99999999", nil, 404},
	} {
		answer, text := ask(t, h, c.method, c.path, c.headers)
		if answer.StatusCode != c.status {
			t.Errorf("%s: status %d, want %d: %s", c.name, answer.StatusCode, c.status, text)
		}
		if answer.Header.Get("Referrer-Policy") != "no-referrer" || answer.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: headers %v", c.name, answer.Header)
		}
		if location := answer.Header.Get("Location"); strings.Contains(location, "right") {
			t.Errorf("%s: the token is in %s", c.name, location)
		}
	}
	answer, text := ask(t, h, "GET", "/", nil)
	policy := answer.Header.Get("Content-Security-Policy")
	if !strings.Contains(policy, "default-src 'none'; script-src 'self';") || strings.Contains(policy, "unsafe") || strings.Contains(text, "NONCE") {
		t.Errorf("policy %q of %s", policy, text)
	}
	cookie, _ := ask(t, h, "GET", "/?token=right", nil)
	if c := cookie.Header.Get("Set-Cookie"); !strings.Contains(c, "HttpOnly") || !strings.Contains(c, "SameSite=Strict") {
		t.Errorf("cookie %q", c)
	}
}

// A link that leads out of a run's folder is not followed.
func TestLinkOutOfFolder(t *testing.T) {
	folder := bounce(t)
	outside := filepath.Join(t.TempDir(), "secret.csv")
	if err := os.WriteFile(outside, []byte("time,secret\n0,42\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	history := filepath.Join(folder, runs.HistoryFile)
	if err := os.Remove(history); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, history); err != nil {
		t.Skip(err)
	}
	s, h := serve(t, Options{Folders: []string{folder}})
	if answer, text := ask(t, h, "GET", "/api/1/runs/"+s.recordings[0].id+"/table/history", nil); answer.StatusCode == 200 {
		t.Errorf("%d: %q", answer.StatusCode, text)
	}
}

// A link among the models that leads out of their folder is neither read nor written, nor listed.
func TestLinkOutOfModels(t *testing.T) {
	_, h, model := workspaceWith(t)
	outside := filepath.Join(t.TempDir(), "other.yaml")
	if err := os.WriteFile(outside, []byte("title: other\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	folder := filepath.Dir(model)
	for from, to := range map[string]string{"link.yaml": outside, "away": filepath.Dir(outside)} {
		if err := os.Symlink(to, filepath.Join(folder, from)); err != nil {
			t.Skip(err)
		}
	}
	for _, name := range []string{"link.yaml", "away/other.yaml", "%2e%2e/other.yaml"} {
		if answer, text := ask(t, h, "GET", "/api/1/models/"+name, nil); answer.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %d %s", name, answer.StatusCode, text)
		}
		was := map[string]string{"If-Match": tagOf([]byte("title: other\n"))}
		if status, text := send(t, h, "PUT", "/api/1/models/"+name, "title: mine\n", was); status != http.StatusNotFound {
			t.Errorf("%s written: %d %s", name, status, text)
		}
	}
	if status, text := send(t, h, "POST", "/api/1/new", `{"name": "away/new.yaml"}`, nil); status != http.StatusConflict {
		t.Errorf("a new model outside: %d %s", status, text)
	}
	if _, text := ask(t, h, "GET", "/api/1/hello", nil); strings.Contains(text, "link.yaml") || strings.Contains(text, "other.yaml") || !strings.Contains(text, "bounce.yaml") {
		t.Errorf("models %s", text)
	}
	if text, err := os.ReadFile(outside); err != nil || string(text) != "title: other\n" {
		t.Errorf("outside is %q, %v", text, err)
	}
}

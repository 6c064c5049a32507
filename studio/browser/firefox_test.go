package browser

// The page in Firefox, which is driven over its own protocol: Marionette, messages of JSON behind their lengths.

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// fox is a page in Firefox.
type fox struct {
	t    *testing.T
	line net.Conn
	in   *bufio.Reader
	sent int
}

// screen starts a screen that nobody sees, without which Firefox draws no WebGL, and returns its name.
func screen(t *testing.T) string {
	t.Helper()
	from, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	c := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1400x900x24", "-nolisten", "tcp")
	c.ExtraFiles = []*os.File{to}
	err = c.Start()
	to.Close()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	})
	number, err := bufio.NewReader(from).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return ":" + strings.TrimSpace(number)
}

// firefox starts Firefox and opens an address.
func firefox(t *testing.T, address string) *fox {
	t.Helper()
	path, err := exec.LookPath("firefox-esr")
	if _, none := exec.LookPath("Xvfb"); err != nil || none != nil {
		t.Skip("SKIPPED: there is no Firefox to test the page in, or no Xvfb to show it on; install firefox-esr and xvfb")
	}
	profile, port := t.TempDir(), freePort(t)
	prefs := fmt.Sprintf("user_pref(\"marionette.port\", %d);\nuser_pref(\"webgl.force-enabled\", true);\nuser_pref(\"browser.shell.checkDefaultBrowser\", false);\n", port)
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(prefs), 0o644); err != nil {
		t.Fatal(err)
	}
	c := exec.Command(path, "--marionette", "--no-remote", "--profile", profile, "--width", "1400", "--height", "900")
	c.Env = append(os.Environ(), "DISPLAY="+screen(t))
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	f := &fox{t: t}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	})
	for end := time.Now().Add(patience); ; time.Sleep(100 * time.Millisecond) {
		if f.line, err = net.Dial("tcp", fmt.Sprintf("127.0.0.1:%d", port)); err == nil {
			break
		}
		if time.Now().After(end) {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { f.line.Close() })
	f.in = bufio.NewReader(f.line)
	f.message() // its greeting
	f.order("WebDriver:NewSession", map[string]any{})
	f.order("WebDriver:Navigate", map[string]any{"url": address})
	return f
}

// freePort is a port that nobody listens on.
func freePort(t *testing.T) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port
}

// message reads a message.
func (f *fox) message() []byte {
	f.t.Helper()
	size, err := f.in.ReadString(':')
	if err != nil {
		f.t.Fatal(err)
	}
	n, err := strconv.Atoi(strings.TrimSuffix(size, ":"))
	if err != nil {
		f.t.Fatal(err)
	}
	data := make([]byte, n)
	if _, err := io.ReadFull(f.in, data); err != nil {
		f.t.Fatal(err)
	}
	return data
}

// order has the browser do something, and returns what it answers.
func (f *fox) order(name string, how any) json.RawMessage {
	f.t.Helper()
	f.sent++
	text, err := json.Marshal([]any{0, f.sent, name, how})
	if err != nil {
		f.t.Fatal(err)
	}
	if _, err := fmt.Fprintf(f.line, "%d:%s", len(text), text); err != nil {
		f.t.Fatal(err)
	}
	var answer [4]json.RawMessage
	if err := json.Unmarshal(f.message(), &answer); err != nil {
		f.t.Fatal(err)
	}
	if string(answer[2]) != "null" {
		f.t.Fatalf("%s: %s", name, answer[2])
	}
	return answer[3]
}

// foxValue evaluates an expression in the page.
func foxValue[T any](f *fox, expression string) (v T) {
	f.t.Helper()
	script := "const done = arguments[arguments.length - 1]; Promise.resolve((() => (" + expression + "))()).then(v => done([v]), e => done(String(e)))"
	answer := f.order("WebDriver:ExecuteAsyncScript", map[string]any{"script": script, "args": []any{}, "sandbox": nil})
	var is struct{ Value [1]T }
	if err := json.Unmarshal(answer, &is); err != nil {
		f.t.Fatalf("%s: %s", expression, answer)
	}
	return is.Value[0]
}

// until waits for an expression to be true.
func (f *fox) until(expression string) {
	f.t.Helper()
	for end := time.Now().Add(patience); !foxValue[bool](f, "(async () => !!(await ("+expression+")))().catch(() => false)"); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			f.screenshot("firefox-waiting")
			f.t.Fatalf("not within %v: %s; the page says %s", patience, expression, foxValue[string](f, "document.body.innerText"))
		}
	}
}

// keys presses keys, one after the other: characters, or the numbers that WebDriver has for those without.
func (f *fox) keys(keys string) {
	f.t.Helper()
	var list []map[string]string
	for _, k := range keys {
		for _, kind := range []string{"keyDown", "keyUp"} {
			list = append(list, map[string]string{"type": kind, "value": string(k)})
		}
	}
	f.actions(list)
}

func (f *fox) actions(list []map[string]string) {
	f.t.Helper()
	f.order("WebDriver:PerformActions", map[string]any{"actions": []any{map[string]any{"type": "key", "id": "keys", "actions": list}}})
}

const (
	foxControl = "\uE009"
	foxRight   = "\uE014"
	foxEnd     = "\uE010"
)

// screenshot is what the page looks like.
func (f *fox) screenshot(name string) image.Image {
	f.t.Helper()
	var is struct{ Value string }
	if err := json.Unmarshal(f.order("WebDriver:TakeScreenshot", map[string]any{"full": false}), &is); err != nil {
		f.t.Fatal(err)
	}
	data, err := base64.StdEncoding.DecodeString(is.Value)
	if err != nil {
		f.t.Fatal(err)
	}
	keepPicture(f.t, name, data)
	return (&tab{t: f.t}).decode(data)
}

// In Firefox a model is drawn before it runs, a mistake in it is marked, mended and saved, a change by another program is noticed, and by keys alone it is run, paused, stepped and let go,
// to the bits of "gabion run"; then its frames are gone through, with the values that the program has of what is picked, and no more of them kept than may be. The page asks for nothing
// elsewhere, and for nothing that its policy forbids.
func TestFirefox(t *testing.T) {
	model := endless(t)
	short, err := os.ReadFile(model)
	if err != nil {
		t.Fatal(err)
	}
	f := firefox(t, serve(t, "studio", model))
	f.until("window.gabionStage && gabionStage.shows() && gabionStage.particles.count === 1300 && document.querySelector('.problems').textContent.includes('280 bodies')")
	f.until("(window.trouble = [], addEventListener('error', e => trouble.push(e.message)), addEventListener('unhandledrejection', e => trouble.push(String(e.reason))), document.addEventListener('securitypolicyviolation', e => trouble.push(e.blockedURI)), true)")
	if n := colors(f.screenshot("firefox-model"), image.Rect(500, 60, 1000, 700)); n < 50 {
		t.Errorf("%d colours", n)
	}

	f.until("window.gabionEditor?.select('intermediate_bodies')")
	f.keys("intermediate_bodeis")
	f.until("document.querySelector('.cm-lintRange-error') && document.querySelector('.problems li')?.textContent.includes('bodeis')")
	f.until("document.querySelector('.problems li button + button').click() ?? true")
	f.until("document.querySelectorAll('.problems li').length === 0 && document.querySelector('.problems').ariaBusy === 'false'")
	f.until("window.gabionEditor?.select('stiffness: 200 kN/m')")
	f.keys("stiffness: 300 kN/m")
	f.actions([]map[string]string{{"type": "keyDown", "value": foxControl}, {"type": "keyDown", "value": "s"}, {"type": "keyUp", "value": "s"}, {"type": "keyUp", "value": foxControl}})
	f.until("document.querySelector('.model .save').disabled")
	saved, err := os.ReadFile(model)
	if err != nil || string(saved) != strings.Replace(string(short), "stiffness: 200 kN/m", "stiffness: 300 kN/m", 1) {
		t.Errorf("saved\n%s, %v", saved, err)
	}

	f.until("document.querySelector('.stage canvas').focus() ?? true")
	f.keys("r")
	f.until(stepOf + " > 0")
	f.keys(" ")
	f.until("document.querySelector('.live output').textContent.includes('paused')")
	step := foxValue[int](f, stepOf)
	f.keys(foxRight)
	f.until(stepOf + " === " + strconv.Itoa(step+1))
	f.keys("t")
	f.until("document.querySelector('.picked h2')?.textContent.startsWith('net.')")
	f.screenshot("firefox-live")
	f.keys(" ")
	f.until(stepOf + " > 1050") // five frames on
	f.keys("s")
	f.until("!document.querySelector('.live') && document.querySelector('.timeline')")
	sameAsAlone(t, model)

	f.until("document.querySelectorAll('.plot canvas').length >= 2")
	f.until("document.querySelector('.stage canvas').focus() ?? gabionStage.shows()")
	f.keys("t")
	f.until("document.querySelector('.picked h2')?.textContent.startsWith('net.')")
	f.until("[...document.querySelectorAll('.picked button')].find(b => b.textContent === 'All digits').click() ?? true")
	f.until("document.querySelector('.picked [aria-pressed=true]')")
	f.until("(gabionFrames.most = Math.floor(11 * gabionFrames.bytes / 3 / gabionFrames.kept.size)) > 0")
	random := rand.New(rand.NewPCG(5, 6))
	for range 20 {
		k := random.IntN(6)
		f.until("(() => { const time = document.querySelector('.track input'); time.value = " + strconv.Itoa(k) + "; time.dispatchEvent(new Event('input', { bubbles: true })); return true })()")
		f.until("document.querySelector('.clock').textContent === " + quote(fmt.Sprintf("t = %.4f s", 0.02*float64(k))) + " && gabionStage.shows()")
		f.until(`(async () => {
			const run = new URLSearchParams(location.hash.slice(1)).get('run'), wire = gabionStage.scene.header.links.findIndex(l => l.name === document.querySelector('.picked h2').textContent)
			const item = await (await fetch('/api/1/runs/' + run + '/frames/` + strconv.Itoa(k) + `/item?kind=link&number=' + wire)).json()
			const said = [...document.querySelectorAll('.picked tr')].find(r => r.cells[0].textContent === 'tension').cells[1].textContent
			return said === item.rows.find(r => r.name === 'tension').value + ' N' && document.querySelector('.timeline output').textContent.startsWith('` + strconv.Itoa(k+1) + ` / ')
		})()`)
		if !foxValue[bool](f, "gabionFrames.bytes > 0 && gabionFrames.bytes <= gabionFrames.most") {
			t.Fatalf("%d bytes are kept, of at most %d", foxValue[int](f, "gabionFrames.bytes"), foxValue[int](f, "gabionFrames.most"))
		}
	}
	f.keys(foxEnd)
	f.until("document.querySelector('.timeline output').textContent.match(/(\\d+) . (\\d+)/).slice(1).every((n, i, all) => n === all[1]) && document.querySelector('.message') === null")
	f.screenshot("firefox-replay")

	f.until("window.gabionEditor?.select('stiffness: 300 kN/m')")
	f.keys("stiffness: 400 kN/m")
	if err := os.WriteFile(model, append(saved, "# by another hand\n"...), 0o644); err != nil {
		t.Fatal(err)
	}
	f.until("document.querySelector('.model [role=alert]')")
	if trouble := foxValue[[]string](f, "[...trouble, ...performance.getEntriesByType('resource').map(e => e.name).filter(n => !n.startsWith(location.origin + '/') && !/^(blob|data):/.test(n))]"); len(trouble) > 0 {
		t.Errorf("in the page: %q", trouble)
	}
}

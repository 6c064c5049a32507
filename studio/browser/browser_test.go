package browser

// The program, a browser, and what tests do with both.

import (
	"bufio"
	"bytes"
	"context"
	"encoding/base64"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"gabion/studio/browser/axe"
)

// program is the path of the program under test.
var program string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "gabion-browser")
	if err != nil {
		panic(err)
	}
	program = filepath.Join(dir, "gabion")
	build := exec.Command("go", "build", "-o", program, "./cmd/gabion")
	build.Dir = "../.."
	if out, err := build.CombinedOutput(); err != nil {
		panic(string(out))
	}
	status := m.Run()
	if shared.stop != nil {
		shared.stop()
	}
	os.RemoveAll(dir)
	os.Exit(status)
}

// chromium is the path of the browser.
func chromium(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	if os.Getenv("GABION_REQUIRE_BROWSER") != "" {
		t.Fatal("there is no Chromium")
	}
	t.Skip("SKIPPED: there is no Chromium to test the page in; install chromium")
	return ""
}

// repository is the path of a file of the repository.
func repository(name string) string { return filepath.Join("../..", filepath.FromSlash(name)) }

// command runs the program to its end.
func command(t *testing.T, args ...string) {
	t.Helper()
	if out, err := exec.Command(program, args...).CombinedOutput(); err != nil {
		t.Fatalf("gabion %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

// serve starts the program with a page and returns the address that it prints.
func serve(t *testing.T, args ...string) string {
	t.Helper()
	return strings.TrimSpace(printed(t, 1, args...))
}

// printed starts the program with a page and returns the first lines that it prints.
func printed(t *testing.T, lines int, args ...string) string {
	t.Helper()
	text, _ := started(t, lines, args...)
	return text
}

// started starts the program with a page and returns the first lines that it prints. It is told to end, and must, when the test does.
func started(t *testing.T, lines int, args ...string) (text string, process *os.Process) {
	t.Helper()
	c := exec.Command(program, append(args, "--no-browser")...)
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var trouble bytes.Buffer
	c.Stderr = &trouble
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Signal(os.Interrupt)
		_ = c.Wait()
	})
	r := bufio.NewReader(out)
	for range lines {
		line, err := r.ReadString('\n')
		if err != nil {
			t.Fatalf("gabion %s prints no address: %v\n%s", strings.Join(args, " "), err, trouble.String())
		}
		text += line
	}
	return text, c.Process
}

// tab is a page in a browser, with what went wrong in it.
type tab struct {
	t   *testing.T
	ctx context.Context

	mu      sync.Mutex
	origin  string   // of the page
	trouble []string // errors on the console, and requests that leave the server
	asked   int      // how often the page has asked whether it may be left
	stays   bool     // the answer is no
}

// shared is the browser of all tests, but for those that want one of their own: it is started once.
var shared struct {
	sync.Once
	ctx  context.Context
	stop context.CancelFunc
}

// open opens an address in a new tab of so many pixels, which shares nothing with others.
func open(t *testing.T, address string, width, height int) *tab {
	t.Helper()
	path := chromium(t)
	shared.Do(func() {
		allocator, _ := chromedp.NewExecAllocator(context.Background(), options(path)...)
		shared.ctx, shared.stop = chromedp.NewContext(allocator)
		if err := chromedp.Do(shared.ctx); err != nil {
			t.Fatal(err)
		}
	})
	return openIn(t, shared.ctx, address, width, height, chromedp.WithNewBrowserContext())
}

// openWith opens it in a browser of its own, with more options.
func openWith(t *testing.T, address string, width, height int, more ...chromedp.ExecAllocatorOption) *tab {
	t.Helper()
	allocator, stop := chromedp.NewExecAllocator(context.Background(), append(options(chromium(t)), more...)...)
	t.Cleanup(stop)
	return openIn(t, allocator, address, width, height)
}

// options are those of every browser.
func options(path string) []chromedp.ExecAllocatorOption {
	return []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(path), chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck, chromedp.Headless, chromedp.NoSandbox,
		chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("disable-dev-shm-usage", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-background-timer-throttling", true), chromedp.Flag("disable-renderer-backgrounding", true),
		chromedp.WindowSize(1280, 800), chromedp.WSURLReadTimeout(patience),
	}
}

// openIn opens an address in a tab of a browser.
func openIn(t *testing.T, browser context.Context, address string, width, height int, how ...chromedp.ContextOption) *tab {
	t.Helper()
	p := &tab{t: t}
	p.from(address)
	ctx, stopTab := chromedp.NewContext(browser, append(how, chromedp.WithListener(p.listen))...)
	t.Cleanup(stopTab)
	ctx, stopTime := context.WithTimeout(ctx, 15*time.Minute)
	t.Cleanup(stopTime)
	p.ctx = ctx
	p.do(chromedp.EmulateViewport(int64(width), int64(height)), chromedp.Navigate(address))
	return p
}

// from says where the page that is opened next comes from, and returns its address.
func (p *tab) from(address string) string {
	origin := address // of a file, which asks for nothing else
	if host, found := strings.CutPrefix(address, "http://"); found {
		host, _, _ = strings.Cut(host, "/")
		origin = "http://" + host + "/"
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.origin = origin
	return address
}

// listen notes what should not happen in a page.
func (p *tab) listen(event any) {
	switch e := event.(type) {
	case *page.EventJavascriptDialogOpening:
		p.mu.Lock()
		defer p.mu.Unlock()
		p.asked++
		answer := page.HandleJavaScriptDialogParams{Accept: !p.stays}
		go func() {
			_ = chromedp.Do(p.ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
				_, err := cdp.Call(ctx, t, page.HandleJavaScriptDialog, answer)
				return err
			}))
		}()
	case *runtime.EventExceptionThrown:
		text := e.ExceptionDetails.Text
		if thrown := e.ExceptionDetails.Exception; thrown != nil {
			text += " " + thrown.Description
		}
		p.add("exception: " + text)
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeWarning {
			for _, a := range e.Args {
				p.add("console: " + string(a.Value))
			}
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError {
			p.add("log: " + e.Entry.Text + " " + e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		p.mu.Lock()
		origin := p.origin
		p.mu.Unlock()
		if url := e.Request.URL; !strings.HasPrefix(url, origin) && !strings.HasPrefix(url, "blob:") && !strings.HasPrefix(url, "data:") {
			p.add("request to " + url)
		}
	}
}

func (p *tab) add(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.trouble = append(p.trouble, text)
}

// forgive forgets what has gone wrong in the page so far.
func (p *tab) forgive() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.trouble = nil
}

// clean fails the test if anything has gone wrong in the page.
func (p *tab) clean() {
	p.t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, text := range p.trouble {
		p.t.Error(text)
	}
	p.trouble = nil
}

// do acts in the page.
func (p *tab) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, actions...); err != nil {
		p.clean()
		p.t.Fatal(err)
	}
}

// value evaluates an expression in the page.
func value[T any](p *tab, expression string) T {
	p.t.Helper()
	v, err := chromedp.Run(p.ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.clean()
		p.t.Fatalf("%s: %v", expression, err)
	}
	return v
}

// patience is how long tests wait for what must come: so long that no machine is too slow for them.
const patience = 5 * time.Minute

// until waits for an expression, or what it promises, to be true. One that throws is not true yet: what it looks at may be gone between two looks, or the page be another one now.
func (p *tab) until(expression string) {
	p.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		is, err := chromedp.Run(p.ctx, chromedp.Evaluate[bool]("(async () => !!(await ("+expression+")))()", chromedp.EvalAwaitPromise))
		if err == nil && is {
			return
		}
		if p.ctx.Err() != nil || time.Now().After(end) {
			p.clean()
			if p.ctx.Err() == nil {
				p.screenshot("waiting")
			}
			p.t.Fatalf("not within %v: %s: %v", patience, expression, err)
		}
	}
}

// click clicks what a selector finds, as soon as it is there.
func (p *tab) click(selector string) {
	p.t.Helper()
	p.until("(e => e && (e.click() ?? true))(document.querySelector(" + quote(selector) + "))")
}

// keys types keys at what has the focus.
func (p *tab) keys(keys string) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(keys))
}

// press presses the button with a text, when it can be pressed.
func (p *tab) press(text string) {
	p.t.Helper()
	p.until("[...document.querySelectorAll('button')].some(b => b.textContent === " + quote(text) + " && !b.disabled && (b.click() ?? true))")
}

// rests waits until the picture is as fine as it will be.
func (p *tab) rests() {
	p.t.Helper()
	p.until("gabionStage.rests()")
	p.until("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
}

// window makes the browser's window small or large: nobody sees the page of one that is minimized, as of a tab behind another.
func (p *tab) window(state browser.WindowState) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		is, err := cdp.Call(ctx, t, browser.GetWindowForTarget, browser.GetWindowForTargetParams{})
		if err != nil {
			return err
		}
		_, err = cdp.Call(ctx, t, browser.SetWindowBounds, browser.SetWindowBoundsParams{WindowID: is.WindowID, Bounds: &browser.Bounds{WindowState: state}})
		return err
	}))
}

// downloads has what the page saves go into a folder.
func (p *tab) downloads(folder string) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: folder})
		return err
	}))
}

// downloaded waits for a file with an extension in a folder, and returns its path.
func (p *tab) downloaded(folder, extension string) string {
	p.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if found, _ := filepath.Glob(filepath.Join(folder, "*"+extension)); len(found) > 0 {
			return found[0]
		}
	}
	p.t.Fatalf("no %s has come", extension)
	return ""
}

// screenshot is what the page looks like. It is kept in the folder that GABION_SCREENSHOTS names.
func (p *tab) screenshot(name string) image.Image {
	p.t.Helper()
	data, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		p.t.Fatal(err)
	}
	keepPicture(p.t, name, data)
	return p.decode(data)
}

// canvas is what is drawn in the page, pixel by pixel of the screen, without what is written over it.
func (p *tab) canvas() image.Image {
	p.t.Helper()
	text := value[string](p, `(() => {
		const stage = document.querySelector('.stage canvas'), shown = document.createElement('canvas')
		shown.width = stage.clientWidth * devicePixelRatio
		shown.height = stage.clientHeight * devicePixelRatio
		const c = shown.getContext('2d')
		c.imageSmoothingQuality = 'high'
		gabionStage.drawNow() // what is drawn can be read before the page shows it
		c.drawImage(stage, 0, 0, shown.width, shown.height)
		return shown.toDataURL().split(',')[1]
	})()`)
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		p.t.Fatal(err)
	}
	return p.decode(data)
}

func (p *tab) decode(data []byte) image.Image {
	p.t.Helper()
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		p.t.Fatal(err)
	}
	return img
}

// keepPicture keeps a PNG in the folder that GABION_SCREENSHOTS names, if it does.
func keepPicture(t *testing.T, name string, data []byte) {
	t.Helper()
	if dir := os.Getenv("GABION_SCREENSHOTS"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, name+".png"), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// scheme has the page in light or in dark.
func (p *tab) scheme(name string) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		features := []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: name}}
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features})
		return err
	}))
	p.until("matchMedia('(prefers-color-scheme: " + name + ")').matches")
}

// accessible fails the test where the page keeps people from using it, in dark or in light.
func (p *tab) accessible(what string) {
	p.t.Helper()
	for _, scheme := range []string{"dark", "light"} {
		p.scheme(scheme)
		list, err := axe.Violations(p.ctx)
		if err != nil {
			p.t.Fatal(err)
		}
		for _, each := range list {
			p.t.Errorf("%s, %s: %s", what, scheme, each)
		}
	}
}

// colors counts the different colours in a part of a picture.
func colors(img image.Image, in image.Rectangle) int {
	seen := map[color.Color]bool{}
	in = in.Intersect(img.Bounds())
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			seen[img.At(x, y)] = true
		}
	}
	return len(seen)
}

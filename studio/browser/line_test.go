package browser

import (
	"fmt"
	"io"
	"net"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// line listens on a port of its own and carries what comes to a socket, as ssh -L does, until it is cut.
type line struct {
	address string

	mu    sync.Mutex
	broke bool
	open  []net.Conn
}

func tunnel(t *testing.T, socket string) *line {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	n := &line{address: l.Addr().String()}
	go func() {
		for {
			here, err := l.Accept()
			if err != nil {
				return
			}
			there, err := net.Dial("unix", socket)
			if err != nil || !n.carries(here, there) {
				here.Close()
				continue
			}
			for _, way := range [2][2]net.Conn{{here, there}, {there, here}} {
				go func() {
					_, _ = io.Copy(way[0], way[1])
					way[0].Close()
					way[1].Close()
				}()
			}
		}
	}()
	return n
}

// carries notes ends of the line, which it does not have while it is cut.
func (n *line) carries(ends ...net.Conn) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.open = append(n.open, ends...)
	return !n.broke
}

// cut breaks the line, or mends it.
func (n *line) cut(broke bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.broke = broke
	for _, end := range n.open {
		end.Close()
	}
	n.open = nil
}

// From another machine, over a socket and another port, a model opens and runs; the page may be closed and opened again meanwhile, and then shows the run as it is. A page that
// nobody sees asks for nothing.
func TestThroughTunnel(t *testing.T) {
	chromium(t)
	socket := filepath.Join(t.TempDir(), "page")
	text := printed(t, 2, "studio", endless(t), "--listen", "unix:"+socket)
	_, token, found := strings.Cut(strings.TrimSpace(text), "?token=")
	if !found {
		t.Fatalf("printed %q", text)
	}
	line := tunnel(t, socket)
	address := "http://" + line.address + "/"
	p := open(t, address+"?token="+token, 1200, 700)
	p.drawn("t = 0.0000 s")
	p.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	p.keys("r")
	p.until("document.querySelector('.live') && parseFloat(document.querySelector('.clock')?.textContent.slice(4)) > 0.002")
	before := value[float64](p, "parseFloat(document.querySelector('.clock').textContent.slice(4))")
	p.until("location.reload() ?? true")
	p.until("document.querySelector('.live') && window.gabionStage?.drawn > 0 && parseFloat(document.querySelector('.clock')?.textContent.slice(4)) >= " + strconv.FormatFloat(before, 'g', -1, 64))
	t.Logf("%.2f s from when the page was opened again until it showed the run as it was", value[float64](p, "performance.now() / 1000"))

	p.window(browser.WindowStateMinimized)
	p.until("document.hidden")
	const asked = "performance.getEntriesByType('resource').filter(e => /live|table/.test(e.name) && e.startTime > hiddenSince).length"
	hidden := value[[2]int](p, `(async () => {
		const run = new URLSearchParams(location.hash.slice(1)).get('run')
		const looks = async () => Number((await fetch('/api/1/runs/' + run + '/live/frame?after=0')).headers.get('Gabion-Number'))
		await new Promise(done => setTimeout(done, 2000)) // what was asked for just before may still come
		performance.clearResourceTimings()
		const before = await looks()
		window.hiddenSince = performance.now()
		await new Promise(done => setTimeout(done, 3000))
		return [`+asked+`, await looks() - before]
	})()`)
	if hidden != [2]int{} {
		t.Errorf("while nobody could see the page it has asked %d times, and the run has shown itself %d times", hidden[0], hidden[1])
	}
	p.window(browser.WindowStateNormal)
	p.until("!document.hidden && " + asked + " > 0")
	p.clean()

	// A line that breaks is told of; when it is there again, so is the run.
	line.cut(true)
	p.until("document.querySelector('.message')?.textContent.includes('does not answer')")
	line.cut(false)
	p.until("!document.querySelector('.message') && document.querySelector('.live') && parseFloat(document.querySelector('.clock')?.textContent.slice(4)) >= " + strconv.FormatFloat(before, 'g', -1, 64))
	p.forgive() // the browser logs what went wrong meanwhile

	// Another browser, which knows of no run, shows the one that is under way.
	other := openWith(t, address+"?token="+token, 1200, 700)
	other.until("document.querySelector('.live') && parseFloat(document.querySelector('.clock')?.textContent.slice(4)) >= " + strconv.FormatFloat(before, 'g', -1, 64))
	other.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	other.keys("s")
	other.until("!document.querySelector('.live')")
	p.until("!document.querySelector('.live')")
	other.clean()
}

// A program that is killed while a page watches its run leaves what it has saved: the run is gone on with, to the same bits as one that nobody watched or killed.
func TestKilledProgram(t *testing.T) {
	chromium(t)
	model := endless(t)
	printed, process := started(t, 1, "studio", model)
	p := open(t, strings.TrimSpace(printed), 1200, 700)
	p.drawn("t = 0.0000 s")
	p.runs()
	for n := value[int](p, stepOf); n%10 != 0; n++ { // where a row is due
		p.keys(kb.ArrowRight)
		p.until(stepOf + fmt.Sprintf(" === %d", n+1))
	}
	p.press("Save state")
	folder := filepath.Join(filepath.Dir(model), "out", "net-impact")
	p.until("document.querySelector('#tab-run').click() ?? document.querySelectorAll('.saved li').length >= 2")
	if err := process.Kill(); err != nil {
		t.Fatal(err)
	}
	p.until("document.querySelector('.message')") // the page says that nobody answers
	command(t, "run", model, "-o", folder, "--resume", "--steps", "500")
	sameAsAlone(t, model)
}

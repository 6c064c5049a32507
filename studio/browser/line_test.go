package browser

import (
	"io"
	"net"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// tunnel listens on a port of its own and carries what comes to a socket, as ssh -L does.
func tunnel(t *testing.T, socket string) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			here, err := l.Accept()
			if err != nil {
				return
			}
			there, err := net.Dial("unix", socket)
			if err != nil {
				here.Close()
				return
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
	return l.Addr().String()
}

// From another machine, over a socket and another port, a model opens and runs; the page may be closed and opened again meanwhile, and then shows the run as it is. A page that
// nobody sees asks for nothing.
func TestThroughTunnel(t *testing.T) {
	chromium(t)
	socket := filepath.Join(t.TempDir(), "page")
	text := printed(t, 2, "studio", library(t, "net-impact.yaml"), "--listen", "unix:"+socket)
	_, token, found := strings.Cut(strings.TrimSpace(text), "?token=")
	if !found {
		t.Fatalf("printed %q", text)
	}
	address := "http://" + tunnel(t, socket) + "/"
	p := open(t, address+"?token="+token, 1200, 700)
	p.drawn("t = 0.0000 s")
	p.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	p.keys("r")
	p.until("document.querySelector('.live') && parseFloat(document.querySelector('.clock')?.textContent.slice(4)) > 0.002")
	before := value[float64](p, "parseFloat(document.querySelector('.clock').textContent.slice(4))")
	p.until("location.reload() ?? true")
	p.until("document.querySelector('.live') && parseFloat(document.querySelector('.clock')?.textContent.slice(4)) >= " + strconv.FormatFloat(before, 'g', -1, 64))
	p.until("window.gabionStage?.drawn > 0")

	asked := value[[]int](p, `(async () => {
		performance.clearResourceTimings()
		Object.defineProperty(document, 'hidden', { value: true, configurable: true })
		const from = performance.now()
		const looks = () => performance.getEntriesByType('resource').filter(e => e.name.includes('/live/') && e.startTime > from + 500).length // one asked for just before may still come
		await new Promise(done => setTimeout(done, 2000))
		const hidden = looks()
		delete document.hidden
		for (let i = 0; i < 200 && looks() === hidden; i++) await new Promise(done => setTimeout(done, 50))
		return [hidden, looks()]
	})()`)
	if asked[0] != 0 || asked[1] == 0 {
		t.Errorf("%d looks while the page was hidden, %d in all", asked[0], asked[1])
	}
	p.keys("s")
	p.until("!document.querySelector('.live')")
	p.clean()
}

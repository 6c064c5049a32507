package browser

import (
	"bufio"
	"context"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A history of a million rows is drawn of as many as the screen has room for, looked at closely of more, and tells at every frame, and under the pointer, the numbers that its file has at that time. Going through frames draws no curve anew.
func TestLongHistory(t *testing.T) {
	from := netImpactRun(t)
	folder := filepath.Join(t.TempDir(), "long")
	if err := os.CopyFS(folder, os.DirFS(from)); err != nil {
		t.Fatal(err)
	}
	const rows, end = 1_000_000, 0.2
	at := func(row int) (time, x float64) { return end * float64(row) / rows, float64((row*7919)%10_007) / 3 }
	file, err := os.Create(filepath.Join(folder, "history.csv"))
	if err != nil {
		t.Fatal(err)
	}
	w := bufio.NewWriter(file)
	fmt.Fprintln(w, "time,middle.position.x")
	var line []byte
	for row := range rows + 1 {
		time, x := at(row)
		line = append(strconv.AppendFloat(line[:0], time, 'g', -1, 64), ',')
		line = append(strconv.AppendFloat(line, x, 'g', -1, 64), '\n')
		_, _ = w.Write(line)
	}
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	file.Close()

	p := open(t, serve(t, "view", folder), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.until("document.querySelectorAll('.plot canvas').length >= 2 && [...document.querySelectorAll('.plot figcaption')].some(f => f.textContent === 'middle.position (m)')")
	p.until("(window.paths = 0, window.stroked = Path2D.prototype.lineTo, Path2D.prototype.lineTo = function (...to) { paths++; return stroked.apply(this, to) }, true)")
	for k := 1; k <= 10; k++ {
		p.keys(kb.ArrowRight)
		p.drawn(fmt.Sprintf("t = %.4f s", 0.02*float64(k)))
		_, x := at(k * rows / 10)
		p.until("document.querySelectorAll('.plot .u-series')[1].querySelector('.u-value').textContent === String(Number((" + strconv.FormatFloat(x, 'f', -1, 64) + ").toPrecision(9)))")
	}
	if n := value[int](p, "paths"); n > 0 {
		t.Errorf("curves have been drawn anew, with %d lines", n)
	}
	const (
		asked  = "performance.getEntriesByType('resource').filter(e => e.name.includes('/table/history'))"
		closer = asked + ".filter(e => e.name.includes('&from='))" // the others may be of values under a pointer
	)
	if bytes := value[int](p, asked+".reduce((sum, e) => sum + e.encodedBodySize, 0)"); bytes < 10_000 || bytes > 300_000 {
		t.Errorf("%d bytes have come of the history", bytes)
	}
	p.showAllDigits()
	for k := range 3 {
		p.until("(" + drag + ")(0, 0.35, 0.45) ?? true") // a tenth of what is seen
		p.until(fmt.Sprintf("%s.length === %d", closer, k+1))
	}
	if bytes := value[int](p, closer+".at(-1).encodedBodySize"); bytes < 10_000 || bytes > 100_000 {
		t.Errorf("%d bytes have come of a thousandth of the history", bytes)
	}
	const told = "[...document.querySelector('.plot').querySelectorAll('.u-value')].map(v => parseFloat(v.textContent))"
	p.until("(over => over.dispatchEvent(new MouseEvent('mousemove', { clientX: over.getBoundingClientRect().left + 100, clientY: over.getBoundingClientRect().top, bubbles: true })))(document.querySelector('.plot .u-over'))")
	p.until(fmt.Sprintf("Math.abs((%s)[0] / %g - 0.389) < 0.002", told, end))
	is := value[[2]float64](p, told)
	row := int(math.Round(is[0] / end * rows))
	if time, x := at(row); is != [2]float64{time, x} {
		t.Errorf("under the pointer the plot tells %v of row %d, which has %v", is, row, [2]float64{time, x})
	}
	p.screenshot("long-history-close")
	corner := value[[2]float64](p, "(box => [box.left + 10, box.top + 40])(document.querySelector('.plot .u-over').getBoundingClientRect())")
	p.do(chromedp.MouseClickXY(corner[0], corner[1], chromedp.ClickCount(2))) // near the beginning of what is seen, not of all
	p.drawn("t = 0.0800 s")
	p.until("document.querySelector('.plot .u-over').dispatchEvent(new MouseEvent('mouseleave', { bubbles: true }))")
	seconds := value[float64](p, `(async () => {
		const start = performance.now()
		for (let k = 0; k < 30; k++) {
			const time = document.querySelector('.track input')
			time.value = k % 11
			time.dispatchEvent(new Event('input', { bubbles: true }))
			await new Promise(done => requestAnimationFrame(done))
		}
		return (performance.now() - start) / 1000
	})()`)
	scrolled := value[float64](p, `(async () => {
		const panel = document.querySelector('.panel'), start = performance.now()
		for (let k = 0; k < 30; k++) {
			panel.scrollTop = 10 * (k % 15)
			await new Promise(done => requestAnimationFrame(done))
		}
		return (performance.now() - start) / 1000
	})()`)
	// Scrolling draws no curve, and takes the page so little that thirty pictures a second are far from what its thread could do.
	p.until("(paths = 0, true)")
	took := p.busy(func() {
		p.until(`(async () => {
			const panel = document.querySelector('.panel')
			for (let k = 0; k < 60; k++) {
				panel.scrollTop = 10 * (k % 15)
				await new Promise(done => requestAnimationFrame(done))
			}
			return true
		})()`)
	})
	if n := value[int](p, "paths"); n > 0 {
		t.Errorf("curves have been drawn anew while they were scrolled, with %d lines", n)
	}
	if most := 60.0 / 30; took > most {
		t.Errorf("the page's thread takes %.2f s of a processor for 60 pictures of plots that are scrolled, want at most %g", took, most)
	}
	t.Logf("%.1f ms of a processor for a picture while plots are scrolled", took/60*1000)
	t.Logf("the page shows %.0f pictures a second while it goes through frames, %.0f while the plots are scrolled, drawn by %s", 30/seconds, 30/scrolled, p.graphics())
	p.screenshot("long-history")
	p.clean()
}

// Where cells of a history are empty, as means of no particles are, its curve has a gap, and the plot tells no value.
func TestEmptyCells(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "empty")
	if err := os.CopyFS(folder, os.DirFS(netImpactRun(t))); err != nil {
		t.Fatal(err)
	}
	lines := []string{"time,middle.position.x"}
	for row := range 101 {
		cell := strconv.Itoa(row % 2)
		if row >= 30 && row <= 60 {
			cell = ""
		}
		lines = append(lines, fmt.Sprintf("%g,%s", float64(row)/500, cell))
	}
	if err := os.WriteFile(filepath.Join(folder, "history.csv"), []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	p := open(t, serve(t, "view", folder), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.until("[...document.querySelectorAll('.plot figcaption')][0]?.textContent === 'middle.position (m)'")
	// drawn tells whether a column of the plot's picture, at a part of its width, has a point in the colour of the first curve.
	const drawn = `(part => {
		const over = document.querySelector('.plot .u-over').getBoundingClientRect(), canvas = document.querySelector('.plot canvas'), box = canvas.getBoundingClientRect()
		const x = Math.round((over.left - box.left + part * over.width) * canvas.width / box.width)
		const points = canvas.getContext('2d').getImageData(x - 3, 0, 7, canvas.height).data
		for (let k = 0; k < points.length; k += 4) if (points[k] < 80 && points[k + 2] > 140 && points[k + 3] > 100) return true
		return false
	})`
	p.until(drawn + "(0.15)")
	for part, want := range map[float64]bool{0.25: true, 0.33: false, 0.45: false, 0.58: false, 0.65: true, 0.9: true} {
		if is := value[bool](p, fmt.Sprintf("%s(%g)", drawn, part)); is != want {
			t.Errorf("at %g of its width the curve is drawn: %v", part, is)
		}
	}
	for part, want := range map[float64]string{0.2: "0", 0.45: "", 0.8: "0"} {
		p.until(fmt.Sprintf("(over => over.dispatchEvent(new MouseEvent('mousemove', { clientX: over.getBoundingClientRect().left + %g * over.getBoundingClientRect().width, clientY: over.getBoundingClientRect().top, bubbles: true })))(document.querySelector('.plot .u-over'))", part))
		p.until(fmt.Sprintf("Math.abs(parseFloat(document.querySelector('.plot .u-value').textContent) / 0.2 - %g) < 0.015", part))
		if is := value[string](p, "document.querySelectorAll('.plot .u-value')[1].textContent"); (is == "") != (want == "") {
			t.Errorf("at %g of its width the plot tells %q", part, is)
		}
	}
	p.screenshot("empty-cells")
	p.clean()
}

// drag drags the pointer over a plot, from a part of its width to another.
const drag = `(number, from, to) => {
	const over = document.querySelectorAll('.plot .u-over')[number], box = over.getBoundingClientRect()
	const at = (kind, part, where) => where.dispatchEvent(new MouseEvent(kind, { clientX: box.left + part * box.width, clientY: box.top + box.height / 2, bubbles: true, buttons: 1, movementX: 1 })) // plots pass over what does not move
	at('mousemove', from, over)
	at('mousedown', from, over)
	at('mousemove', to, over)
	at('mouseup', to, document)
}`

// The curves of a run under way follow it, however many rows they have: only what is new is asked for. How many pictures a second the page shows meanwhile stands in the log.
func TestGrowingHistory(t *testing.T) {
	chromium(t)
	model := library(t, "pendulum.yaml", "step: 1 ms, end: 10 s", "step: 1e-5, end: 100", "interval: 10 ms", "interval: 1e-5\n  plots: false\n  audit: {every: 0}", ", velocity, angular_velocity]", "]")
	p := open(t, serve(t, "studio", model), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	p.keys("r")
	const reached = "parseFloat(document.querySelector('.plot .u-series .u-value').textContent)"
	const paused = "document.querySelector('.live output').textContent.includes('paused')"
	p.until("gabionStage.frame?.header.time > 1") // a hundred thousand rows
	p.keys(" ")                                   // a page that has few of two processors comes after them while there are no more
	p.until(paused)
	p.until(reached + " > 1")
	p.keys(" ")
	before := value[float64](p, reached)
	rate := value[float64](p, `(async () => {
		const start = performance.now()
		for (let k = 0; k < 60; k++) await new Promise(done => requestAnimationFrame(done))
		return 60_000 / (performance.now() - start)
	})()`)
	p.until(reached + " > " + strconv.FormatFloat(before+0.1, 'g', -1, 64))
	took := p.busy(func() {
		p.until("(async () => { for (let k = 0; k < 60; k++) await new Promise(done => requestAnimationFrame(done)); return true })()")
	})
	t.Logf("%.1f ms of a processor for a picture beside curves that grow", took/60*1000)
	asked := value[[]float64](p, "performance.getEntriesByType('resource').filter(e => e.name.includes('/table/history?')).map(e => e.encodedBodySize)")
	for i, bytes := range asked {
		if bytes > 300_000 {
			t.Errorf("answer %d of %d of the history has %g bytes", i, len(asked), bytes)
		}
	}
	p.keys(" ")
	p.until(paused)
	p.cursorIsLastRow(filepath.Join(filepath.Dir(model), "out", "pendulum", "history.csv"))
	p.keys("s")
	p.until("!document.querySelector('.live')")
	t.Logf("the page shows %.0f pictures a second beside curves of %.0f rows that grow", rate, before/1e-5)
	p.clean()
}

// The curves of a run that is paused, or makes a step, reach to where it stands at once, however seldom those of one that goes on are asked for.
func TestPausedHistory(t *testing.T) {
	chromium(t)
	model := library(t, "pendulum.yaml", "end: 10 s", "end: 1000 s", "interval: 10 ms", "interval: 1 ms\n  plots: false")
	p := open(t, serve(t, "studio", model), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.runs()
	p.until("document.querySelectorAll('.plot canvas').length > 0")
	p.until("(window.setTimeout = (wait => (f, ms, ...a) => ms >= 1000 ? 0 : wait(f, ms, ...a))(window.setTimeout)) && true") // which never comes
	stood := value[int](p, stepOf)
	p.keys(" ")
	p.until(fmt.Sprintf("%s > %d && !document.querySelector('.live output').textContent.includes('paus')", stepOf, stood+50_000)) // waits that had begun are over
	p.keys(" ")
	history := filepath.Join(filepath.Dir(model), "out", "pendulum", "history.csv")
	p.until("document.querySelector('.live output').textContent.includes('paused')")
	p.cursorIsLastRow(history)
	stood = value[int](p, stepOf)
	p.keys(kb.ArrowRight)
	p.until(fmt.Sprintf("%s > %d && document.querySelector('.live output').textContent.includes('paused')", stepOf, stood))
	p.lastRow(history)
	p.keys("s")
	p.until("!document.querySelector('.live')")
	p.clean()
}

// busy is how long the thread of a page works while something is done, s of a processor: what other programs take is not in it.
func (p *tab) busy(do func()) float64 {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, performance.Enable, performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks})
		return err
	}))
	worked := func() (took float64) {
		p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			is, err := cdp.Call(ctx, t, performance.GetMetrics, cdp.Empty{})
			if err != nil {
				return err
			}
			for _, m := range is.Metrics {
				if m.Name == "TaskDuration" {
					took = m.Value
				}
			}
			return nil
		}))
		return took
	}
	before := worked()
	do()
	took := worked() - before
	if took <= 0 {
		p.t.Errorf("the page's thread has worked for %g s", took)
	}
	return took
}

// cursorIsLastRow waits until the first plot tells the time and the numbers of the last row of a table that the run has written.
func (p *tab) cursorIsLastRow(table string) {
	p.t.Helper()
	p.showAllDigits()
	p.lastRow(table)
}

func (p *tab) lastRow(table string) {
	p.t.Helper()
	text, err := os.ReadFile(table)
	if err != nil {
		p.t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	var row []string
	for _, number := range strings.Split(lines[len(lines)-1], ",") {
		x, err := strconv.ParseFloat(number, 64)
		if err != nil {
			p.t.Fatal(err)
		}
		row = append(row, strconv.FormatFloat(x, 'g', -1, 64))
	}
	p.until("(values => values.length > 1 && values.every((v, k) => parseFloat(v) === [" + strings.Join(row, ", ") + "][k]))([...document.querySelector('.plot').querySelectorAll('.u-value')].map(v => v.textContent))")
}

// showAllDigits has values under plots show all of their digits.
func (p *tab) showAllDigits() {
	p.t.Helper()
	p.until("[...document.querySelectorAll('.choice label')].find(l => l.textContent.includes('all digits')).querySelector('input').click() ?? true")
}

package browser

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// A history of a million rows is drawn, and tells at every frame the numbers that its file has at that time. It is asked for once, and going through frames draws no curve anew.
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
		p.until("document.querySelectorAll('.plot .u-series')[1].querySelector('.u-value').textContent === " + quote(strconv.FormatFloat(x, 'f', -1, 64)))
	}
	if n := value[int](p, "paths"); n > 0 {
		t.Errorf("curves have been drawn anew, with %d lines", n)
	}
	if n := value[int](p, "performance.getEntriesByType('resource').filter(e => e.name.includes('/table/history')).length"); n != 1 {
		t.Errorf("the history has been asked for %d times", n)
	}
	p.screenshot("long-history")
	p.clean()
}

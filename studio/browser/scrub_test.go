package browser

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// At any frame, gone to in any order, the time, the number and the values of what is picked are those that the program has of this frame; and the page keeps no more bytes of frames than
// it may, a third of all here, and says how many.
func TestScrub(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.keys("g")
	p.until("document.activeElement.name === 'name'")
	p.until("(document.activeElement.value = '') === ''")
	p.keys("777" + kb.Enter)
	p.until("document.querySelector('.picked h2')?.textContent === 'particle 777'")
	p.press("All digits")
	p.until("(gabionFrames.most = Math.floor(11 * gabionFrames.bytes / 3)) > 0") // of one frame so far
	random := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		k := random.IntN(11)
		p.until("(() => { const time = document.querySelector('.track input'); time.value = " + strconv.Itoa(k) + "; time.dispatchEvent(new Event('input', { bubbles: true })); return true })()")
		p.drawn(fmt.Sprintf("t = %.4f s", 0.02*float64(k)))
		p.until("document.querySelector('.timeline output').textContent === '" + strconv.Itoa(k+1) + " / 11'")
		p.until(`(async () => {
			const run = new URLSearchParams(location.hash.slice(1)).get('run')
			const item = await (await fetch('/api/1/runs/' + run + '/frames/` + strconv.Itoa(k) + `/item?kind=particle&number=777')).json()
			const said = Object.fromEntries([...document.querySelectorAll('.picked tr')].map(r => [r.cells[0].textContent, r.cells[1].textContent]))
			return said.position === item.rows.find(r => r.name === 'position').value.join(', ') + ' m' && said.speed === item.rows.find(r => r.name === 'speed').value + ' m/s'
		})()`)
		if !value[bool](p, "gabionFrames.bytes > 0 && gabionFrames.bytes <= gabionFrames.most") {
			t.Fatalf("%d bytes are kept, of at most %d", value[int](p, "gabionFrames.bytes"), value[int](p, "gabionFrames.most"))
		}
	}
	p.click("#tab-run")
	p.until(`(() => {
		const said = [...document.querySelectorAll('.panel tr')].find(r => r.cells[0].textContent === 'frames in memory')?.cells[1].textContent
		const is = gabionFrames.bytes / 2 ** 20, most = gabionFrames.most / 2 ** 20
		return said?.endsWith(' MB of ' + most + ' MB') && Math.abs(parseFloat(said) / is - 1) < 0.05
	})()`)
	p.clean()
}

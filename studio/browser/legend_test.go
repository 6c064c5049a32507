package browser

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// choose chooses an option of a list of the legend by its value.
func (p *tab) choose(label, option string) {
	p.t.Helper()
	p.until(`(() => {
		const select = [...document.querySelectorAll('.legend label')].find(l => l.textContent.startsWith(` + quote(label) + `))?.querySelector('select')
		if (![...select?.options ?? []].some(o => o.value === ` + quote(option) + `)) return false
		select.value = ` + quote(option) + `
		select.dispatchEvent(new Event('change', { bubbles: true }))
		return true
	})()`)
}

// The range of each quantity that particles are coloured by is that of the data in double precision, to a part in 65535 of it; so is that of the wires' tensions, which begins at a slack wire's.
func TestRanges(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.keys(kb.End)
	p.drawn("t = 0.2000 s")
	data := value[map[string][2]float64](p, `(async () => {
		const run = new URLSearchParams(location.hash.slice(1)).get('run'), found = {}
		const see = (name, v) => { found[name] = found[name] ? [Math.min(found[name][0], v), Math.max(found[name][1], v)] : [v, v] }
		const rows = async (kind, k) => Object.fromEntries((await (await fetch('/api/1/runs/' + run + '/frames/10/item?kind=' + kind + '&number=' + k)).json()).rows.map(r => [r.name, r.value]))
		for (let k = 0; k < 1300; k++) {
			const r = await rows('particle', k)
			see('speed', Math.hypot(...r.velocity))
			see('force', Math.hypot(...r['force of contacts']))
			see('angular speed', Math.hypot(...r['angular velocity']))
			see('radius', r.radius)
		}
		const links = gabionStage.scene.header.links
		for (let k = 0; k < links.length; k++) if (!links[k].edge) see('tension', (await rows('link', k)).tension)
		return found
	})()`)
	for _, name := range []string{"speed", "force", "angular speed", "radius"} {
		p.choose("Particles", name)
		p.until("gabionStage.frame?.header.scalar?.name === " + quote(name))
		p.sameRange(name, value[[2]float64](p, "(s => [s.min, s.max])(gabionStage.frame.header.scalar)"), data[name])
	}
	tension := data["tension"]
	p.sameRange("tension", value[[2]float64](p, "gabionStage.tensions()"), [2]float64{min(0, tension[0]), tension[1]}) // a slack wire is a part of any range
	p.choose("Particles", "")
	p.until("!gabionStage.frame?.header.scalar")
	p.clean()
}

// sameRange fails the test where a range is not that of the data.
func (p *tab) sameRange(name string, shown, data [2]float64) {
	p.t.Helper()
	part := (data[1]-data[0])/65535 + 1e-9*math.Abs(data[1])
	if math.Abs(shown[0]-data[0]) > part || math.Abs(shown[1]-data[1]) > part || data[1] == 0 {
		p.t.Errorf("%s: a range of %v, want %v", name, shown, data)
	}
}

// The legend's range is that of the data, or as it is given; particles beyond it or without a number are counted and told apart, by linear and logarithmic scales.
func TestLegend(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.keys(kb.End)
	p.drawn("t = 0.2000 s")
	p.choose("Range", "frame")
	speeds := value[[]float64](p, `(async () => {
		const run = new URLSearchParams(location.hash.slice(1)).get('run'), all = []
		for (let k = 0; k < 1300; k++) {
			const item = await (await fetch('/api/1/runs/' + run + '/frames/10/item?kind=particle&number=' + k)).json()
			all.push(Math.hypot(...item.rows.find(r => r.name === 'velocity').value))
		}
		return all
	})()`)
	low, high := speeds[0], speeds[0]
	for _, v := range speeds {
		low, high = min(low, v), max(high, v)
	}
	part := (high - low) / 65535
	shown := value[[]float64](p, "(() => { const s = gabionStage.frame.header.scalar; return [s.min, s.max] })()")
	if math.Abs(shown[0]-low) > part || math.Abs(shown[1]-high) > part {
		t.Errorf("a range of %v, want %g and %g", shown, low, high)
	}
	if value[bool](p, "document.querySelector('.beyond') !== null") {
		t.Error("particles are beyond the range of their own frame")
	}

	from, to := low+(high-low)/4, low+(high-low)/2
	below, above := 0, 0
	for _, v := range speeds {
		if v < from-part {
			below++
		}
		if v > to+part {
			above++
		}
	}
	p.choose("Range", "fixed")
	p.fixed("from", from)
	p.fixed("to", to)
	p.until("document.querySelector('.beyond')")
	counted := value[[]int](p, "document.querySelector('.beyond').textContent.match(/\\d+/g).map(Number)")
	if len(counted) != 2 || math.Abs(float64(counted[0]-below)) > 2 || math.Abs(float64(counted[1]-above)) > 2 {
		t.Errorf("%v are beyond the range, want %d and %d", counted, below, above)
	}
	p.rests()
	linear := p.canvas()
	p.until("[...document.querySelectorAll('.legend label')].find(l => l.textContent.includes('logarithmic'))?.querySelector('input').click() ?? true")
	p.rests()
	if difference(p.canvas(), linear) == "" {
		t.Error("a logarithmic scale looks like a linear one")
	}

	// Some of the next frame have no number.
	p.until(`(() => {
		const { get } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'response')
		Object.defineProperty(XMLHttpRequest.prototype, 'response', { get() {
			const bytes = get.call(this)
			if (this.responseURL.includes('/frames/9?')) gabionDecode(bytes).blocks.get('scalar').fill(65535, 0, 7)
			return bytes
		} })
		const time = document.querySelector('.track input')
		time.value = 9
		time.dispatchEvent(new Event('input', { bubbles: true }))
		return true
	})()`)
	p.until("document.querySelector('.missing')")
	if said := value[string](p, "document.querySelector('.missing').textContent"); !strings.HasPrefix(said, "7 not a number") {
		t.Errorf("the legend says %q", said)
	}
	p.screenshot("legend")
	p.accessible("legend")
	p.clean()
}

// fixed sets an end of the legend's fixed range.
func (p *tab) fixed(end string, x float64) {
	p.t.Helper()
	p.until(`(() => {
		const input = [...document.querySelectorAll('.legend label')].find(l => l.textContent.trim() === ` + quote(end) + `)?.querySelector('input')
		if (!input) return false
		input.value = ` + strconv.FormatFloat(x, 'g', -1, 64) + `
		input.dispatchEvent(new Event('change', { bubbles: true }))
		return true
	})()`)
}

// All is shown where the legend does not lie over it, and in the middle where there is none.
func TestLegendLeavesAllFree(t *testing.T) {
	p := open(t, serve(t, "studio", repository("models/library/net-impact.yaml")), 1400, 850)
	p.drawn("t = 0.0000 s")
	const corners = `(() => {
		const { low, high } = gabionStage.scene.header, { camera } = gabionStage, box = document.querySelector('.stage canvas').getBoundingClientRect()
		return [...Array(8).keys()].map(i => {
			const at = camera.position.clone().set(i & 1 ? high[0] : low[0], i & 2 ? high[1] : low[1], i & 4 ? high[2] : low[2]).project(camera)
			return [box.left + (0.5 + 0.5 * at.x) * box.width, box.top + (0.5 - 0.5 * at.y) * box.height]
		})
	})()`
	type edges struct{ Left, Top, Right, Bottom float64 }
	const place = "(e => ({ Left: e.left, Top: e.top, Right: e.right, Bottom: e.bottom }))(document.querySelector('%s').getBoundingClientRect())"
	legend, canvas := value[edges](p, fmt.Sprintf(place, ".legend")), value[edges](p, fmt.Sprintf(place, ".stage canvas"))
	left, above := true, true
	for _, c := range value[[][2]float64](p, corners) {
		left, above = left && c[0] < legend.Left, above && c[1] < legend.Top
		if c[0] < canvas.Left || c[0] > canvas.Right || c[1] < canvas.Top || c[1] > canvas.Bottom {
			t.Errorf("a corner is shown at %v, out of the picture %+v", c, canvas)
		}
	}
	if !left && !above {
		t.Errorf("what is shown lies under the legend")
	}
	p.keys("l")
	p.until("!document.querySelector('.legend')")
	p.until(`(() => { const v = gabionStage.controls.target.clone().project(gabionStage.camera); return Math.hypot(v.x, v.y) < 1e-6 })()`)
	p.clean()
}

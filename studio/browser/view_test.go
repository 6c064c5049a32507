package browser

import (
	"encoding/json"
	"fmt"
	"image"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// netImpact is the folder of the first moments of a net under a shower of stones; all tests share it.
var netImpact = sync.OnceValue(func() string { return filepath.Join(filepath.Dir(program), "net-impact") })

func netImpactRun(t *testing.T) string {
	t.Helper()
	chromium(t)
	folder := netImpact()
	if _, err := os.Stat(folder); err != nil {
		command(t, "run", repository("models/library/net-impact.yaml"), "-o", folder, "--set", "solver.end=0.2", "--set", "outputs.plots=false", "--set", "outputs.snapshots={times: []}")
	}
	return folder
}

// drawn waits until the frame of a number is in the picture.
func (p *tab) drawn(clock string) {
	p.t.Helper()
	p.until("window.gabionStage && gabionStage.drawn > 0 && document.querySelector('.clock')?.textContent === " + quote(clock))
	p.until("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
	p.until("!gabionStage.pace.wanted && !gabionStage.pace.drawing") // the picture before may have been slow to draw
}

// quote is a text as JavaScript has it.
func quote(text string) string {
	data, _ := json.Marshal(text)
	return string(data)
}

// A run's folder is drawn, with its plots, without a request to anywhere else and without an error; keys and the time line go through its frames.
func TestView(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.until("document.querySelectorAll('.plot canvas').length >= 2")
	if n := colors(p.screenshot("view"), image.Rect(0, 60, 850, 700)); n < 50 {
		t.Errorf("%d colours", n)
	}
	p.keys(kb.ArrowRight)
	p.drawn("t = 0.0200 s")
	p.keys(kb.End)
	p.drawn("t = 0.2000 s")
	p.screenshot("view-end")
	p.keys(kb.ArrowUp)
	p.drawn("t = 0.0000 s")
	p.keys(" ")
	p.drawn("t = 0.2000 s")
	p.until("location.hash.includes('k=10')")
	if address := value[string](p, "location.href"); strings.Contains(address, "token") {
		t.Errorf("the address is %s", address)
	}
	p.clean()
}

// What is picked is told with the values of the frame, and distances between two things are those between their places.
func TestPick(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.keys(kb.End)
	p.drawn("t = 0.2000 s")
	p.keys("t") // the wire with the largest tension
	p.until("document.querySelector('.picked h2')?.textContent.startsWith('net.')")
	tension := value[float64](p, "[...document.querySelectorAll('.picked tr')].map(r => [r.cells[0].textContent, parseFloat(r.cells[1].textContent)]).find(r => r[0] === 'tension')[1]")
	if most := value[float64](p, "gabionStage.tensions()[1]"); !(most > 0) || math.Abs(tension-most) > 1e-6*most {
		t.Errorf("tension %g, the largest is %g", tension, most)
	}
	p.keys("m")
	p.do(chromedp.MouseClickXY(460, 480))
	p.until("document.querySelector('.picked .distance')")
	p.screenshot("pick")
	few := p.digitsOfPicked()
	p.press("All digits")
	p.until("document.querySelector('.picked [aria-pressed=true]')")
	all := p.digitsOfPicked()
	for k, text := range few {
		short, err := strconv.ParseFloat(text, 64)
		exact, err2 := strconv.ParseFloat(all[k], 64)
		if digits := strings.TrimLeft(strings.NewReplacer("-", "", ".", "").Replace(mantissa(text)), "0"); err != nil || err2 != nil || len(digits) > 9 || math.Abs(short-exact) > 1e-8*math.Abs(exact) {
			t.Errorf("%s is shown of %s", text, all[k])
		}
	}
	if slices.Equal(few, all) {
		t.Errorf("%v are all digits", all)
	}
	picked := value[string](p, "document.querySelector('.picked h2').textContent")
	at := value[[]float64](p, `(async () => {
		const run = new URLSearchParams(location.hash.slice(1)).get('run')
		const item = async (kind, number) => (await (await fetch('/api/1/runs/' + run + '/frames/10/item?kind=' + kind + '&number=' + number)).json())
		const tight = await item('link', gabionStage.tightest())
		const id = Number(`+quote(picked)+`.replace('particle ', ''))
		for (let k = 0; k < 1300; k++) {
			const i = await item('particle', k)
			if (i.title === `+quote(picked)+`) return [...tight.at, ...i.at]
		}
		return []
	})()`)
	if len(at) != 6 {
		t.Fatalf("picked %q", picked)
	}
	want := math.Hypot(math.Hypot(at[0]-at[3], at[1]-at[4]), at[2]-at[5])
	if got := value[float64](p, "parseFloat(document.querySelector('.picked .distance').textContent)"); math.Abs(got-want) > 1e-12 {
		t.Errorf("distance %g, want %g", got, want)
	}
	p.keys("m" + "b") // from the particle too, to a body
	p.until("document.querySelector('.picked .angle') && document.querySelector('.picked h2').textContent.startsWith('net.')")
	third := value[[]float64](p, "[...document.querySelectorAll('.picked tr')].find(r => r.cells[0].textContent === 'position').cells[1].textContent.split(', ').map(parseFloat)")
	u, v := [3]float64{}, [3]float64{}
	for i := range u {
		u[i], v[i] = at[i]-at[3+i], third[i]-at[3+i]
	}
	dot := u[0]*v[0] + u[1]*v[1] + u[2]*v[2]
	angle := math.Acos(dot/math.Sqrt((u[0]*u[0]+u[1]*u[1]+u[2]*u[2])*(v[0]*v[0]+v[1]*v[1]+v[2]*v[2]))) * 180 / math.Pi
	if got := value[float64](p, "parseFloat(document.querySelector('.picked .angle').textContent)"); math.Abs(got-angle) > 1e-9 {
		t.Errorf("an angle of %g, want %g", got, angle)
	}
	p.clean()
}

// digitsOfPicked are the numbers of the position of what is picked, and of its distance, as they are written.
func (p *tab) digitsOfPicked() []string {
	p.t.Helper()
	return value[[]string](p, "[...document.querySelectorAll('.picked tr')].filter(r => /^(position|distance)/.test(r.cells[0].textContent)).flatMap(r => r.cells[1].textContent.replace(' m', '').split(', '))")
}

// mantissa is what a number has before its exponent.
func mantissa(number string) string {
	digits, _, _ := strings.Cut(number, "e")
	return digits
}

// What a run has recorded of what is picked is plotted by one press: of this body, net or group, and of nothing else.
func TestPlotOfPicked(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.until("document.querySelectorAll('.plot canvas').length >= 2")
	p.keys("g")
	p.until("document.activeElement.name === 'name'")
	p.until("(document.activeElement.value = '') === ''")
	p.keys("net.45" + kb.Enter)
	p.press("Plot middle")
	p.until("[...document.querySelectorAll('.plot figcaption')].map(f => f.textContent).join() === 'middle.position (m),middle.velocity (m/s)'")
	p.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	p.keys("b" + "b")
	p.until("document.querySelector('.picked h2').textContent.startsWith('particle')")
	p.press("Plot stones")
	p.until("[...document.querySelectorAll('.plot figcaption')].map(f => f.textContent).join() === 'stones.center_of_mass (m),stones.kinetic_energy (J)'")
	p.clean()
}

// All of the page can be used by those who cannot see it or use no mouse, as far as axe can tell, in light and in dark.
func TestAccessibility(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.keys("n")
	p.until("document.querySelector('.picked')")
	for _, panel := range []string{"plots", "objects", "run"} {
		p.click("#tab-" + panel)
		p.accessible(panel)
	}
	p.clean()
}

// So can what else shows up while a model is written: a cut, the list of keys, the size of a picture, and proposals.
func TestAccessibilityOfStudio(t *testing.T) {
	chromium(t)
	p := open(t, serve(t, "studio", library(t, "net-impact.yaml")), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.until("document.querySelector('.problems').textContent.includes('1300 particles')")
	p.accessible("model")
	p.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	p.keys("c")
	p.click("#tab-objects")
	p.until("document.querySelector('.panel input[type=range]')")
	p.accessible("cut")
	p.press("Picture")
	p.until("document.querySelector('form.size')")
	p.accessible("size of a picture")
	p.until("document.querySelector('form.size [aria-label]').click() ?? true")
	p.press("Keys")
	p.until("document.querySelector('dialog[open]')")
	p.accessible("keys")
	p.press("Close")
	p.edit("material: rope}", "material: st")
	p.until("document.querySelector('.cm-tooltip-autocomplete li')")
	p.accessible("proposals")
	p.clean()
}

// A replay plays without frames for ParaView: any of its frames comes at its time, coloured and picked with what it has recorded.
func TestReplay(t *testing.T) {
	chromium(t)
	folder := filepath.Join(t.TempDir(), "net")
	command(t, "run", repository("runs/testdata/small-net.yaml"), "-o", folder, "--set", "outputs.replay=1 ms", "--set", "outputs.replay_contacts=true", "--set", "outputs.plots=false")
	p := open(t, serve(t, "view", folder), 1000, 700)
	p.drawn("t = 0.0000 s")
	for _, k := range []int{20, 3, 17, 16, 8} {
		p.until("(() => { const time = document.querySelector('.track input'); time.value = " + strconv.Itoa(k) + "; time.dispatchEvent(new Event('input', { bubbles: true })); return true })()")
		p.drawn("t = 0." + fmt.Sprintf("%04d", 10*k) + " s")
	}
	if n := colors(p.screenshot("replay"), image.Rect(0, 60, 600, 600)); n < 50 {
		t.Errorf("%d colours", n)
	}
	p.keys("f")
	p.until("gabionStage.contacts.largest > 0 && document.querySelector('.legend').textContent.includes('Contacts')")
	p.rests()
	p.screenshot("chains")
	p.keys("f")
	p.rests()
	p.screenshot("arrows")
	p.keys("f")
	p.until("gabionStage.contacts.largest === 0")
	p.keys("n")
	p.until("document.querySelector('.picked h2')?.textContent.startsWith('particle ') && document.querySelector('.picked').textContent.includes('replay')")
	p.keys("t")
	p.until("document.querySelector('.picked h2')?.textContent.startsWith('net.') && document.querySelector('.picked').textContent.includes('tension')")
	if tension, most := value[float64](p, "parseFloat([...document.querySelectorAll('.picked tr')].find(r => r.cells[0].textContent === 'tension').cells[1].textContent)"), value[float64](p, "gabionStage.tensions()[1]"); !(tension > 0.999*most) {
		t.Errorf("tension %g, the largest is %g", tension, most)
	}
	p.clean()
}

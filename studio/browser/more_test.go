package browser

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"image"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Two runs are compared with the figures of "gabion compare", with what differs in their models, and with the curves of both.
func TestCompare(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	for name, gravity := range map[string]string{"earth": "-9.81", "moon": "-1.62"} {
		command(t, "run", repository("models/library/double-pendulum.yaml"), "-o", filepath.Join(dir, name), "--set", "solver.end=1", "--set", "outputs.frames=0.1",
			"--set", "outputs.plots=false", "--set", "gravity=[0, "+gravity+", 0]")
	}
	p := open(t, serve(t, "view", dir), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.click("#tab-compare")
	p.compareWithOther()
	p.until("document.querySelectorAll('.figures tbody tr').length > 0")
	if differ := value[string](p, "document.querySelector('.differences').textContent"); !strings.Contains(differ, "gravity") {
		t.Errorf("the models differ in %q", differ)
	}
	p.until("window.gabionBeside?.drawn > 0")
	p.keys(kb.End)
	p.drawn("t = 1.0000 s")
	p.until("document.querySelector('.which').textContent.endsWith(', t = 1.0000 s') && gabionBeside.frame.header.time === gabionStage.frame.header.time")
	p.do(chromedp.KeyEvent(kb.ArrowLeft, chromedp.KeyModifiers(2))) // turns both
	p.until("gabionBeside.orbit(0, 20, 0.4) ?? true")               // and so does the other
	p.rests()
	p.until("gabionBeside.rests()")
	if !value[bool](p, "gabionStage.camera.position.distanceTo(gabionBeside.camera.position) < 1e-9 && gabionStage.camera.quaternion.angleTo(gabionBeside.camera.quaternion) < 1e-6") {
		t.Error("the two pictures are seen from different places")
	}
	img := p.screenshot("compare")
	for i, half := range []image.Rectangle{image.Rect(10, 120, 400, 650), image.Rect(440, 120, 820, 650)} {
		if n := colors(img, half); n < 5 {
			t.Errorf("picture %d has %d colours", i, n)
		}
	}
	p.accessible("compare")
	p.until("[...document.querySelectorAll('.panel label')].find(l => l.textContent.includes('both pictures')).querySelector('input').click() ?? true")
	p.until("document.querySelectorAll('.stage canvas').length === 1 && gabionStage.canvas.clientWidth > 700")
	p.click("#tab-plots")
	p.until("[...document.querySelectorAll('.u-label')].some(l => l.textContent.includes('other run'))")
	p.clean()
}

// Two runs, of which one is shorter, are compared over the times that both have, which the page says, and not as an error.
func TestCompareCommon(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	for name, end := range map[string]string{"long": "0.4", "short": "0.2"} {
		command(t, "run", repository("models/library/double-pendulum.yaml"), "-o", filepath.Join(dir, name), "--set", "solver.end="+end, "--set", "outputs.frames=0.1",
			"--set", "outputs.plots=false")
	}
	p := open(t, serve(t, "view", dir), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.click("#tab-compare")
	p.compareWithOther()
	p.until("document.querySelector('.panel [role=status]')?.textContent.startsWith('Compared from 0 to 0.2 s, which both have: ')")
	p.until("document.querySelectorAll('.figures tbody tr').length > 0")
	if value[bool](p, "document.querySelector('.panel [role=alert]') !== null") {
		t.Error("that one is shorter is told as an error")
	}
	p.clean()
}

// compareWithOther chooses the only other run to compare with.
func (p *tab) compareWithOther() {
	p.t.Helper()
	p.until(`(() => {
		const select = document.querySelector('.panel select')
		if (!(select?.options.length > 1)) return false
		select.selectedIndex = 1
		select.dispatchEvent(new Event('change', { bubbles: true }))
		return true
	})()`)
}

// The pointer turns the picture about what is up in the model: a drag to the side keeps the height from which it is seen. So do keys, which also move it.
func TestTurn(t *testing.T) {
	chromium(t)
	p := open(t, serve(t, "studio", repository("models/library/box-fill.yaml")), 1000, 700)
	p.drawn("t = 0.0000 s")
	height := "gabionStage.camera.position.z - gabionStage.controls.target.z"
	before := value[float64](p, height)
	p.until(`(() => {
		const canvas = document.querySelector('.stage canvas'), box = canvas.getBoundingClientRect()
		const send = (type, x, y) => canvas.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, buttons: 1, clientX: box.left + x, clientY: box.top + y, bubbles: true }))
		canvas.setPointerCapture = canvas.releasePointerCapture = () => {}
		window.was = gabionStage.camera.position.clone()
		send('pointerdown', 100, 100)
		send('pointermove', 160, 100)
		send('pointerup', 160, 100)
		return true
	})()`)
	if now := value[float64](p, height); math.Abs(now-before) > 1e-9*math.Abs(before) || value[float64](p, "gabionStage.camera.position.distanceTo(was)") < 0.01 {
		t.Errorf("seen from a height of %g, then of %g", before, now)
	}
	p.until("(was = gabionStage.controls.target.clone()) && true")
	p.do(chromedp.Focus(chromedp.CSS(".stage canvas")), chromedp.KeyEvent(kb.ArrowLeft, chromedp.KeyModifiers(8)))
	p.until("gabionStage.controls.target.distanceTo(was) > 0.01")
	p.clean()
}

// A picture of very many particles shows fewer and larger ones as long as it is turned, and all of them when it rests.
func TestMany(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	p.drawn("t = 0.0000 s")
	counts := value[[]int](p, `(async () => {
		const n = 400_000, places = new Uint16Array(4 * n), old = gabionStage.frame
		for (let k = 0; k < n; k++) places.set([(k * 7919) % 65536, (k * 104729) % 65536, (k * 1299709) % 65536, 9000], 4 * k)
		const blocks = new Map(old.blocks).set('position', places).set('scalar', new Uint16Array(n)).set('group', new Uint8Array(n))
		gabionStage.setFrame({ ...old, header: { ...old.header, particles: n }, blocks })
		const { finished } = gabionStage.pace
		gabionStage.pace.finished = () => finished().then(() => new Promise(done => setTimeout(done, 150))) // by no graphics are they quick to draw
		const rest = async () => { while (!gabionStage.rests()) await new Promise(done => setTimeout(done, 20)) }
		await rest()
		const pictures = gabionStage.drawn, whole = gabionStage.drawnWhole
		for (let k = 0; k < 12; k++) {
			const now = gabionStage.drawn
			gabionStage.orbit(2, 0)
			while (gabionStage.drawn === now) await new Promise(done => setTimeout(done, 5))
		}
		const turned = [gabionStage.drawn - pictures, gabionStage.drawnWhole - whole]
		await rest()
		return [...turned, gabionStage.every]
	})()`)
	if counts[0] < 12 || counts[1] > 0 || counts[2] != 1 {
		t.Errorf("%d pictures while turning, %d of them of all particles; at rest one of %d is drawn", counts[0], counts[1], counts[2])
	}
	p.clean()
}

// A picture has the size that was asked for, shows more than a background, and has the time and the legend in its lower corners.
func TestSavedPicture(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.keys(kb.End)
	p.drawn("t = 0.2000 s")
	for _, size := range [][2]int{{1600, 900}, {8192, 4608}} {
		is := value[map[string]int](p, fmt.Sprintf(`(async () => {
			const image = await createImageBitmap(await gabionPicture(%d, %d)), { width, height } = image
			const canvas = new OffscreenCanvas(width, height), c = canvas.getContext('2d')
			c.drawImage(image, 0, 0)
			const colours = (x, y, w, h) => new Set(new Uint32Array(c.getImageData(x * width, y * height, w * width, h * height).data.buffer)).size
			return { width, height, whole: colours(0, 0, 1, 1), time: colours(0, 0.95, 0.1, 0.04), legend: colours(0.8, 0.93, 0.19, 0.02) }
		})()`, size[0], size[1]))
		if is["width"] != size[0] || is["height"] != size[1] || is["whole"] < 50 || is["time"] < 10 || is["legend"] < 100 {
			t.Errorf("a picture of %d x %d pixels: %v", size[0], size[1], is)
		}
	}
	p.clean()
}

// A film of a run is an MP4 file that has all of its frames in their order, each a thirtieth of a second long, in the size that was asked for, and plays where it was made.
func TestFilm(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.until("(window.encoded = []).length === 0 && (VideoEncoder.prototype.encode = (encode => function (picture, how) { encoded.push(picture.clone()); return encode.call(this, picture, how) })(VideoEncoder.prototype.encode)) && true")
	// The first film sees the range of colours of all frames.
	text := value[string](p, "gabionFilm(64, 48).then(() => (encoded.forEach(picture => picture.close()), encoded = [], gabionFilm(319, 240))).then(async blob => (window.film = blob, new Uint8Array(await blob.arrayBuffer()).toBase64()))")
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	frames, seconds := filmOf(t, data)
	if frames != 11 || math.Abs(seconds-11.0/30) > 1e-3 {
		t.Errorf("a film of %d frames and %g s", frames, seconds)
	}
	is := value[[]float64](p, `(async () => {
		const video = document.createElement('video')
		video.muted = true
		video.src = URL.createObjectURL(film)
		await new Promise((done, failed) => { video.onended = done; video.onerror = () => failed(new Error('it does not play: ' + film.type)); video.play().catch(failed) })
		await new Promise(done => { video.onseeked = done; video.currentTime = video.duration - 0.01 }) // a machine under load ends before it has shown the last picture
		const bytes = async image => {
			const c = new OffscreenCanvas(320, 240).getContext('2d')
			c.drawImage(await image, 0, 0)
			return c.getImageData(0, 0, 320, 240).data
		}
		const apart = (a, b) => a.reduce((sum, v, i) => sum + Math.abs(v - b[i]), 0) / a.length
		const films = [], pictures = []
		for (let k = 0; k < 11; k++) {
			films.push(await bytes(encoded[k]))
			const time = document.querySelector('.track input')
			time.value = k
			time.dispatchEvent(new Event('input', { bubbles: true }))
			while (Math.abs(gabionStage.frame.header.time - 0.02 * k) > 1e-9) await new Promise(done => setTimeout(done, 5))
			pictures.push(await bytes(createImageBitmap(await gabionPicture(320, 240))))
		}
		const nearest = films.map(f => pictures.map(p => apart(f, p))).map(all => all.indexOf(Math.min(...all)))
		encoded.forEach(picture => picture.close())
		films.push(await bytes(video))
		pictures.push(pictures[10])
		return [video.videoWidth, video.videoHeight, Math.max(...films.map((f, k) => apart(f, pictures[k]))), nearest.filter((n, k) => n !== Math.min(k, 10)).length, ...nearest]
	})()`)
	if is[0] != 320 || is[1] != 240 {
		t.Errorf("a film of %v pixels", is[:2])
	}
	if is[2] > 5 {
		t.Errorf("a picture of the film differs from that of the page by %.1f of 255", is[2])
	}
	if is[3] != 0 {
		t.Errorf("%g pictures of the film are more like another one of the page than like that of their time: %v", is[3], is[4:])
	}
	t.Logf("pictures of the film differ from those of the page by %.1f of 255", is[2])
	// Without a graphics card edges are smoothed: that brings the picture nearer to one with four samples to a pixel.
	off := value[[2]float64](p, `(async () => {
		gabionStage.hold(true)
		const copy = image => image.data.slice(), best = copy(gabionStage.picture(960, 540, 2)), one = copy(gabionStage.picture(960, 540, 1)), filmed = copy((await gabionStage.filmed(960, 540))())
		gabionStage.hold(false)
		const apart = a => Math.sqrt(a.reduce((sum, v, i) => sum + (i % 4 < 3 ? (v - best[i]) ** 2 : 0), 0) / (0.75 * a.length))
		return [apart(filmed), apart(one)]
	})()`)
	if off[0] > 0.9*off[1] {
		t.Errorf("a picture of the film is %.2f of 255 (root of the mean square) off one with four samples to a pixel, one with a sample to each %.2f", off[0], off[1])
	}
	if !value[bool](p, "(encoded = [], gabionFilm(320, 240, k => k < 3)).then(blob => (encoded.forEach(picture => picture.close()), blob === null))") {
		t.Error("a film that was stopped has been made")
	}
	p.clean()
}

// How long a film of three hundred frames of 1920 x 1080 pixels takes stands in the log.
func TestFilmTime(t *testing.T) {
	chromium(t)
	folder := filepath.Join(t.TempDir(), "net-impact")
	command(t, "run", repository("models/library/net-impact.yaml"), "-o", folder, "--set", "solver.end=0.299", "--set", "outputs.replay=1e-3", "--set", "outputs.plots=false", "--set", "outputs.snapshots={times: []}")
	p := open(t, serve(t, "view", folder), 1000, 700)
	p.drawn("t = 0.0000 s")
	seconds := value[float64](p, "(async () => { const start = performance.now(); window.film = await gabionFilm(1920, 1080); return (performance.now() - start) / 1000 })()")
	frames := value[int](p, "document.querySelector('.track input').max * 1 + 1")
	if frames != 300 {
		t.Errorf("a film of %d frames", frames)
	}
	t.Logf("%d frames of 1920 x 1080 pixels in %.1f s, drawn by %s", frames, seconds, p.graphics())
	p.clean()
}

// While a film is drawn the page shows how far it is and nothing else: keys leave the film alone, and it can be stopped. Then the page is as it was.
func TestSavedFilm(t *testing.T) {
	p := openWith(t, serve(t, "view", netImpactRun(t)), 1000, 700) // downloads are those of a whole browser
	p.drawn("t = 0.0000 s")
	p.until("(gabionStage.picture = (take => function (...how) { for (const end = performance.now() + 100; performance.now() < end;); return take.apply(this, how) })(gabionStage.picture)) && true")
	folder := t.TempDir()
	p.downloads(folder)
	p.keys(kb.ArrowRight + kb.ArrowRight)
	p.drawn("t = 0.0400 s")
	p.press("Picture")
	p.press("Save film")
	p.until("document.body.classList.contains('filming') && document.querySelector('dialog.film[open] output').textContent.startsWith('Frame ')")
	if value[bool](p, "[...document.querySelectorAll('.clock, .side, .stage canvas, .top button')].some(e => e.checkVisibility({ visibilityProperty: true }))") {
		t.Error("the page is painted while a film is drawn")
	}
	p.keys(kb.ArrowRight + "a")
	p.downloaded(folder, ".mp4")
	p.until("!document.querySelector('dialog')")
	p.drawn("t = 0.0400 s")
	p.press("Save film")
	p.until("document.querySelector('dialog.film[open]')")
	p.press("Stop")
	p.until("!document.querySelector('dialog') && document.querySelector('.clock').checkVisibility({ visibilityProperty: true })")
	if found, _ := filepath.Glob(filepath.Join(folder, "*.mp4")); len(found) != 1 {
		t.Errorf("a film that was stopped has been saved: %v", found)
	}
	p.clean()
}

// filmOf is how many frames an MP4 file has, and how long it lasts, s: of its one track.
func filmOf(t *testing.T, data []byte) (frames int, seconds float64) {
	t.Helper()
	for at := data; len(at) >= 8; {
		size := int(binary.BigEndian.Uint32(at))
		if size < 8 || size > len(at) {
			t.Fatalf("a box %q of %d bytes in %d", at[4:8], size, len(at))
		}
		switch box := at[8:size]; string(at[4:8]) {
		case "moov", "trak", "mdia", "minf", "stbl":
			n, s := filmOf(t, box)
			frames, seconds = max(frames, n), max(seconds, s)
		case "stsz":
			frames = int(binary.BigEndian.Uint32(box[8:]))
		case "mdhd":
			seconds = float64(binary.BigEndian.Uint32(box[16:])) / float64(binary.BigEndian.Uint32(box[12:]))
		}
		at = at[size:]
	}
	return frames, seconds
}

// An exported run replays from a file, without a server: its frames are those of the run, and so are its plots.
func TestExport(t *testing.T) {
	run := netImpactRun(t)
	file := filepath.Join(t.TempDir(), "run.html")
	command(t, "view", run, "--export", file)
	p := open(t, "file://"+file, 1000, 700)
	p.drawn("t = 0.0000 s")
	p.until("document.querySelectorAll('.plot canvas').length >= 2")
	p.keys(kb.End)
	p.drawn("t = 0.2000 s")
	p.rests()
	got := p.canvas()
	const positions = "[...gabionStage.frame.blocks.get('position')].join()"
	at := value[string](p, positions)
	p.screenshot("export")
	p.clean()
	served := open(t, serve(t, "view", run), 1000, 700)
	served.drawn("t = 0.0000 s")
	served.keys(kb.End)
	served.drawn("t = 0.2000 s")
	served.rests()
	if value[string](served, positions) != at {
		t.Error("particles are elsewhere in the file")
	}
	if text := difference(got, served.canvas()); text != "" {
		t.Errorf("the file shows another picture than the program: %s", text)
	}
}

// A graphics context that is lost comes back with the picture, the same as before; and so do pictures to keep.
func TestLostContext(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.rests()
	const kept = "gabionPicture(320, 240).then(async blob => new Uint8Array(await blob.arrayBuffer()).toBase64())"
	before, keptBefore := p.canvas(), value[string](p, kept)
	p.until(`new Promise(done => {
		const canvas = document.querySelector('canvas'), lose = canvas.getContext('webgl2').getExtension('WEBGL_lose_context')
		canvas.addEventListener('webglcontextrestored', () => done(true))
		lose.loseContext()
		setTimeout(() => lose.restoreContext(), 100)
	})`)
	p.rests()
	if text := difference(p.canvas(), before); text != "" {
		t.Errorf("another picture comes back: %s", text)
	}
	if value[string](p, kept) != keptBefore {
		t.Error("another picture is kept")
	}
	p.keys(kb.End)
	p.drawn("t = 0.2000 s")
	if n := colors(p.screenshot("restored"), image.Rect(0, 60, 600, 600)); n < 50 {
		t.Errorf("%d colours", n)
	}
}

// Where the browser draws no WebGL the program draws, and the page says why.
func TestWithoutWebGL(t *testing.T) {
	p := openWith(t, serve(t, "view", netImpactRun(t)), 1000, 700, chromedp.Flag("disable-3d-apis", true))
	p.until("document.querySelector('.drawn')?.complete && document.querySelector('.drawn').naturalWidth === 960")
	if said := value[string](p, "document.querySelector('.note').textContent"); !strings.Contains(said, "WebGL") {
		t.Errorf("the page says %q", said)
	}
	p.keys(kb.End)
	p.until("document.querySelector('.drawn').src.includes('frames/10/')")
	p.screenshot("without-webgl")
}

// So does a run under way, whose pictures follow it.
func TestLiveWithoutWebGL(t *testing.T) {
	p := openWith(t, serve(t, "studio", endless(t)), 1000, 700, chromedp.Flag("disable-3d-apis", true))
	p.until("document.querySelector('.drawn')?.complete")
	p.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	p.keys("r")
	const underWay = "document.querySelector('.drawn')?.alt.endsWith('under way') && document.querySelector('.drawn').complete && document.querySelector('.drawn').naturalWidth === 960"
	p.until(underWay)
	first := value[string](p, "document.querySelector('.drawn').src")
	p.keys(" ") // while it goes on the next picture comes only when looks have become a fiftieth of the time again
	p.until("document.querySelector('.live output').textContent.includes('paused')")
	for range 2 {
		p.keys(kb.ArrowRight)
		p.until(underWay + " && document.querySelector('.drawn').src !== '" + first + "'")
		first = value[string](p, "document.querySelector('.drawn').src")
	}
	p.screenshot("live-without-webgl")
}

// Wires that break are marks on the time line where they broke, and gone from the picture from then on: of a small net, and of the largest of the papers.
func TestEvents(t *testing.T) {
	chromium(t)
	for _, c := range []struct{ name, model, end string }{
		{"torn", repository("runs/testdata/torn.yaml"), "t = 0.0200 s"},
		{"paper-433", library(t, "paper-433.yaml", `damping: "${damping}"}`+"\n    pins", `damping: "${damping}", breaking: {force: 400 N}}`+"\n    pins", "end: 1 s", "end: 0.2 s", "times: [0.2, 0.5, 0.8, 1]", "times: []"), "t = 0.2000 s"},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder := filepath.Join(t.TempDir(), c.name)
			command(t, "run", c.model, "-o", folder, "--set", "outputs.plots=false")
			list, err := os.ReadFile(filepath.Join(folder, "events.csv"))
			if err != nil {
				t.Fatal(err)
			}
			rows := strings.Count(string(list), "\n") - 1
			p := open(t, serve(t, "view", folder), 1000, 700)
			p.drawn("t = 0.0000 s")
			const gone = "gabionStage.links.broken()"
			if marks, n := value[int](p, "document.querySelectorAll('.mark.broke').length"), value[int](p, gone); marks != rows || rows == 0 || n != 0 {
				t.Errorf("%d marks, %d events, %d wires gone at the start", marks, rows, n)
			}
			p.keys(kb.End)
			p.until("document.querySelector('.timeline output').textContent.startsWith(document.querySelector('.timeline output').textContent.split(' / ')[1])")
			p.drawn(c.end)
			if n := value[int](p, gone); n != rows {
				t.Errorf("%d wires are gone, %d broke", n, rows)
			}
			p.screenshot("events-" + c.name)
			p.clean()
		})
	}
}

// Bytes that are no packet are an error to the page, and nothing worse.
func TestDecoderOfPage(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 600, 400)
	p.drawn("t = 0.0000 s")
	counts := value[[]int](p, `(async () => {
		const run = new URLSearchParams(location.hash.slice(1)).get('run')
		const whole = new Uint8Array(await (await fetch('/api/1/runs/' + run + '/frames/3?scalar=speed')).arrayBuffer())
		let seed = 1, read = 0, refused = 0
		const random = n => (seed = (seed * 48271) % 2147483647) % n
		for (let i = 0; i < 1000; i++) {
			const bytes = whole.slice(0, random(3) === 0 ? random(whole.length) : whole.length)
			for (let k = random(8); k >= 0; k--) bytes[random(Math.min(bytes.length, 900))] = random(256)
			try { gabionDecode(bytes.buffer); read++ } catch { refused++ }
		}
		gabionDecode(whole.buffer)
		return [read, refused]
	})()`)
	counts = append(counts, value[[]int](p, `(async () => {
		const run = new URLSearchParams(location.hash.slice(1)).get('run'), at = '/api/1/runs/' + run + '/table/history'
		const names = (await (await fetch(at + '/columns')).json()).names.slice(1, 3)
		const whole = new Uint8Array(await (await fetch(at + '?points=16&columns=' + names)).arrayBuffer())
		let seed = 1, read = 0, refused = 0
		const random = n => (seed = (seed * 48271) % 2147483647) % n
		const curves = bytes => new gabionCurves('', names, gabionDecode(bytes.buffer)).data
		for (let i = 0; i < 1000; i++) {
			const bytes = whole.slice(0, random(3) === 0 ? random(whole.length) : whole.length)
			for (let k = random(8); k >= 0; k--) bytes[random(Math.min(bytes.length, 900))] = random(256)
			try {
				const columns = curves(bytes)
				if (columns.length !== 3 || columns.some(c => c.length !== columns[0].length)) return [-1, -1]
				read++
			} catch { refused++ }
		}
		return curves(whole)[2].length > 0 ? [read, refused] : [-2, -2]
	})()`)...)
	for k := 0; k < len(counts); k += 2 {
		if counts[k]+counts[k+1] != 1000 || counts[k+1] < 100 {
			t.Errorf("%d read, %d refused", counts[k], counts[k+1])
		}
	}
	p.clean()
}

// An address without its token is refused, in words.
func TestTokenIsNeeded(t *testing.T) {
	address := serve(t, "view", netImpactRun(t))
	before, _, _ := strings.Cut(address, "?")
	p := open(t, before, 600, 400)
	if text := value[string](p, "document.body.textContent"); !strings.Contains(text, "token") {
		t.Errorf("the page says %q", text)
	}
}

// The token that opens the page is nowhere in it afterwards: in no address, no request, no text and nothing that scripts can read; the page asks for nothing that its policy forbids.
func TestTokenIsNotKept(t *testing.T) {
	address := serve(t, "view", netImpactRun(t))
	_, token, found := strings.Cut(address, "token=")
	if !found {
		t.Fatalf("no token in %q", address)
	}
	p := open(t, address, 600, 400)
	p.drawn("t = 0.0000 s")
	for what, text := range map[string]string{
		"address": "location.href", "way": "document.referrer", "page": "document.documentElement.outerHTML", "cookies": "document.cookie", "state": "JSON.stringify(history.state)",
		"requests": "performance.getEntriesByType('resource').map(e => e.name).join(' ')", "store": "JSON.stringify([{...localStorage}, {...sessionStorage}])",
	} {
		if shown := value[string](p, "String("+text+")"); strings.Contains(shown, token) {
			t.Errorf("the token is in the %s: %q", what, shown)
		}
	}
	p.clean()
}

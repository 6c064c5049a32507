package browser

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// rays gives the page what finds the particle at a pixel by itself: the nearest one that the ray through it meets, of those whose centres a cut leaves.
const rays = `window.atPixel = (x, y, plane) => {
	const s = gabionStage, { width, height } = s.size, places = s.frame.blocks.get('position'), h = s.frame.header
	const e = s.camera.position.clone(), d = e.clone().set(2 * x / width - 1, 1 - 2 * y / height, 0.5).unproject(s.camera).sub(e).normalize()
	let best = -1, least = Infinity
	for (let k = 0; k < s.particles.count; k++) {
		const c = [0, 1, 2].map(i => h.low[i] + (places instanceof Uint16Array ? places[4 * k + i] / 65535 * (h.high[i] - h.low[i]) : places[4 * k + i]))
		const r = places instanceof Uint16Array ? places[4 * k + 3] / 65535 * h.max_radius : places[4 * k + 3]
		if (plane && plane.normal[0] * c[0] + plane.normal[1] * c[1] + plane.normal[2] * c[2] > plane.offset) continue
		const to = e.clone().set(...c).sub(e), along = to.dot(d), off = to.lengthSq() - along * along
		const at = along - Math.sqrt(r * r - off)
		if (off < r * r && at < least) { least = at; best = k }
	}
	return best
}`

// What is picked at a hundred places is what rays through them meet first, with and without a cut: the picture shows particles where they are, and a cut hides exactly those before it.
func TestPicksAreRays(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.keys(kb.End)
	p.drawn("t = 0.2000 s")
	p.until("(" + rays + ") && true")
	for _, cut := range []bool{false, true} {
		if cut {
			p.keys("c")
			p.until("gabionStage.shared.clipPlane.value.z === 1")
		}
		p.rests()
		found := value[[]int](p, `(() => {
			const s = gabionStage, { width, height } = s.size, v = s.shared.clipPlane.value
			const plane = `+map[bool]string{true: "{ normal: [v.x, v.y, v.z], offset: v.w }", false: "null"}[cut]+`
			let seed = 7, asked = 0, wrong = 0
			const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
			for (let i = 0; i < 4000 && asked < 100; i++) {
				const x = Math.floor(random() * width) + 0.5, y = Math.floor(random() * height) + 0.5
				const same = [[0, 0], [-1, 0], [1, 0], [0, -1], [0, 1]].map(([a, b]) => atPixel(x + a, y + b, plane)) // not at an edge, where both are right
				if (same[0] < 0 || same.some(k => k !== same[0])) continue
				asked++
				const is = s.pick(x - 0.5, y - 0.5, width, height)
				if (is?.kind === 'particle' ? is.number !== same[0] : is === null) wrong++ // a wire or a knot may be before it
			}
			return [asked, wrong]
		})()`)
		if found[0] < 100 || found[1] > 0 {
			t.Errorf("cut %v: %d places, %d wrong", cut, found[0], found[1])
		}
	}
	p.clean()
}

// meets gives the page what tells whether the ray through a pixel meets a body that is a ball, or a wire, within the size of so many pixels.
const meets = `window.meets = (is, x, y, slack) => {
	const s = gabionStage, { width, height } = s.size, vector = a => s.camera.position.clone().set(...a)
	const e = s.camera.position.clone(), d = vector([2 * x / width - 1, 1 - 2 * y / height, 0.5]).unproject(s.camera).sub(e).normalize()
	const off = at => { const to = at.clone().sub(e); return Math.sqrt(Math.max(0, to.lengthSq() - to.dot(d) ** 2)) }
	const near = at => slack * at.distanceTo(e) * 2 * Math.tan(s.camera.fov * Math.PI / 360) / height
	const h = s.scene.header
	if (is.kind === 'shape') {
		const moving = h.shapes.flatMap((o, k) => (o.static ? [] : [k])), at = vector(s.frame.blocks.get('pose').subarray(7 * moving.indexOf(is.number), 7 * moving.indexOf(is.number) + 3))
		return off(at) <= h.shapes[is.number].radius + near(at)
	}
	const moving = h.links.flatMap((o, k) => (o.static ? [] : [k])), ends = s.frame.blocks.get('ends').subarray(6 * moving.indexOf(is.number), 6 * moving.indexOf(is.number) + 6)
	const a = vector([...ends.subarray(0, 3)]), b = vector([...ends.subarray(3, 6)])
	return [...Array(101).keys()].some(i => { const at = a.clone().lerp(b, i / 100); return off(at) <= h.links[is.number].radius + near(at) })
}`

// A hundred bodies and a hundred wires that are picked at places near some are where the rays through these go.
func TestPicksOfBodiesAndWires(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.keys(kb.End)
	p.drawn("t = 0.2000 s")
	p.until("(" + meets + ") && true")
	p.until("gabionStage.orbit(0, -60, 1.3) ?? true") // from below, where the net is
	p.rests()
	found := value[map[string]int](p, `(() => {
		const s = gabionStage, { width, height } = s.size, found = { shape: 0, link: 0, wrong: 0 }
		let seed = 11
		const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
		const poses = s.frame.blocks.get('pose'), ends = s.frame.blocks.get('ends')
		for (let i = 0; i < 800 && (found.shape < 100 || found.link < 100); i++) {
			const body = i % 2 === 0, k = Math.floor(random() * (body ? poses.length / 7 : ends.length / 6)) // one that may be hidden, and a place near it
			const at = s.camera.position.clone().set(...[0, 1, 2].map(j => (body ? poses[7 * k + j] : (ends[6 * k + j] + ends[6 * k + 3 + j]) / 2))).project(s.camera)
			const x = Math.floor((1 + at.x) / 2 * width + 4 * random() - 2) + 0.5, y = Math.floor((1 - at.y) / 2 * height + 4 * random() - 2) + 0.5, is = s.pick(x, y, width, height)
			if (!is || is.kind === 'particle') continue
			found[is.kind]++
			if (!meets(is, x, y, 4)) found.wrong++ // the nearest in a window of 5 x 5 pixels
		}
		return found
	})()`)
	if found["shape"] < 100 || found["link"] < 100 || found["wrong"] > 0 {
		t.Errorf("picked: %v", found)
	}
	p.clean()
}

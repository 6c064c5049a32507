package browser

import (
	"os"
	"path/filepath"
	"testing"
)

// blocksModel is particles of several shapes, of which some are spheres.
const blocksModel = `
title: Blocks and balls
gravity: [0, 0, -9.81]
materials: [{name: rock, density: 2600, young_modulus: 500 MPa, poisson_ratio: 0.25}]
contact: {default: {restitution: 0.3, friction: 0.5}}
polyhedra:
  - {name: brick, box: [0.1, 0.1, 0.2], rounding: 6 mm}
  - {name: gravel, gravel: {size: 80 mm, elongation: 0.6, flatness: 0.5}, rounding: 5 mm}
particles:
  - {name: balls, material: rock, radius: 5 cm, random: {box: {min: [-0.4, -0.4, 0.8], max: [0.4, 0.4, 1.1]}, count: 20}}
  - {name: bricks, material: rock, polyhedron: brick, random: {box: {min: [-0.4, -0.4, 0], max: [0.4, 0.4, 0.8]}, count: 30}}
  - {name: gravel, material: rock, polyhedron: gravel, random: {box: {min: [-0.4, -0.4, 1.1], max: [0.4, 0.4, 1.6]}, count: 20}}
walls: [{name: bin, shape: box, center: [0, 0, 1], size: [1, 1, 2], inside: true, material: rock}]
solver: {step: 50 us, end: 2 ms}
outputs: {interval: 1 ms, replay: 1 ms, frames: 1 ms, plots: false}
`

// Particles that are polyhedra are drawn as they are, not as the spheres about them: where the program's pictures have them, before a run, in a replay and in frames for
// ParaView; and are picked there, by their own numbers.
func TestPolyhedra(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	model := filepath.Join(dir, "blocks.yaml")
	if err := os.WriteFile(model, []byte(blocksModel), 0o644); err != nil {
		t.Fatal(err)
	}
	p := open(t, serve(t, "studio", model), 1400, 800)
	p.drawn("t = 0.0000 s")
	p.sameCover("blocks.yaml")
	p.clean()
	for name, without := range map[string]string{"replay": "outputs.frames=null", "frames": "outputs.replay=null"} {
		folder := filepath.Join(dir, name)
		command(t, "run", model, "-o", folder, "--set", without)
		p := open(t, serve(t, "view", folder), 1000, 700)
		p.drawn("t = 0.0000 s")
		found := value[[]int](p, `(() => {
			const s = gabionStage, { width, height } = s.size, h = s.frame.header, places = s.frame.blocks.get('position'), solids = s.frame.blocks.get('solid')
			let asked = 0, wrong = 0
			for (let i = 0; i < solids.length; i += 2) {
				const k = solids[i], c = [0, 1, 2].map(j => h.low[j] + (places instanceof Uint16Array ? places[4 * k + j] / 65535 * (h.high[j] - h.low[j]) : places[4 * k + j]))
				const at = s.camera.position.clone().set(...c).project(s.camera)
				const is = s.pick((1 + at.x) / 2 * width, (1 - at.y) / 2 * height, width, height)
				if (is?.kind === 'particle' && is.number === k) asked++ // others may be before it
				else if (is?.kind !== 'particle') wrong++
			}
			return [solids.length / 2, asked, wrong]
		})()`)
		if found[0] != 50 || found[1] < 15 || found[2] > 0 {
			t.Errorf("%s: of %d solids %d are picked in their middles, and nothing is at those of %d", name, found[0], found[1], found[2])
		}
		p.screenshot("polyhedra-" + name)
		p.clean()
	}
}

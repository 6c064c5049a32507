package browser

import (
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// damModel is mud that stands and flows against a net and the plate behind it.
const damModel = `gravity: [0, 0, -9.81]
materials: [{name: steel, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.3}, body_contact: none}
bodies:
  - {name: frame, mass: 1, inertia: [1, 1, 1], fixed: true}
nets:
  - name: net
    mesh: square
    size: [10, 4]
    center: [0, 5, 2]
    directions: [[0, 1, 0], [0, 0, 1]]
    spacing: 0.5
    body: {type: point_mass, mass: 1, radius: 10 mm}
    spring: {stiffness: 100 kN/m, damping: 100 N s/m, attach: center}
    strands: {radius: 10 mm, material: steel}
    pins: border
    pinned_to: frame
walls:
  - {name: plate, shape: plate, size: [10, 4], center: [5, 5, 2], orientation: {euler_angles: [90 deg, 90 deg, 0]}, material: steel}
dem:
  fluid:
    density: 2000
    viscosity: 1
    level: 2.6
    velocity: [2, 0, 0]
    loads:
      - {name: net, net: net, towards: [1, 0, 0.1], solidity: 0.5, dynamic_coefficient: 0.7}
      - {name: plate, wall: plate, towards: [1, 0, 0], dynamic_coefficient: 0.7}
solver: {step: 1 ms, end: 0.1}
outputs: {interval: 10 ms, replay: 50 ms}
`

// Panels that a fluid presses on have the colour of the pressure on them, which the legend tells; what is dry is not drawn, and what is picked is what lies behind. Over them the surface of the fluid
// is seen, and its velocity; each can be left out.
func TestFluidPanels(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	model := filepath.Join(dir, "dam.yaml")
	if err := os.WriteFile(model, []byte(damModel), 0o644); err != nil {
		t.Fatal(err)
	}
	command(t, "run", model, "-o", filepath.Join(dir, "run"))
	p := open(t, serve(t, "view", filepath.Join(dir, "run")), 1000, 640)
	p.drawn("t = 0.0000 s")
	p.keys("b") // a shape: the plate, which is not in frames
	p.until("document.querySelector('.picked h2')?.textContent === 'plate'")
	if at := value[[]float64](p, "(async () => (await (await fetch('/api/1/runs/' + new URLSearchParams(location.hash.slice(1)).get('run') + '/frames/0/item?kind=shape&number=0')).json()).at)()"); !slices.EqualFunc(at, []float64{5, 5, 2}, func(a, b float64) bool { return math.Abs(a-b) < 1e-6 }) {
		t.Errorf("the plate is at %v, want (5, 5, 2) m", at)
	}
	if value[bool](p, "document.querySelector('.message') !== null") {
		t.Error("a replay without particles is shown with a message")
	}
	p.keys(kb.Escape)
	for _, text := range []string{"Fluid pressure", "Fluid up to 2.6 m", "Fluid velocity", "2 m/s"} {
		p.until("document.querySelector('.legend').textContent.includes('" + text + "')")
	}
	p.screenshot("panels")
	p.golden("fluid")
	click := func(text string) {
		p.until("[...document.querySelectorAll('.legend label')].find(l => l.textContent.includes('" + text + "')).querySelector('input').click() ?? true")
	}
	click("Fluid up to")
	click("Fluid velocity")
	p.golden("fluid-panels")
	click("Fluid pressure")
	p.golden("fluid-panels-not")
	p.accessible("panels")
	p.clean()

	// Frames for ParaView have the surface and the velocity too.
	command(t, "run", model, "-o", filepath.Join(dir, "frames"), "--set", "outputs.replay=null", "--set", "outputs.frames=50 ms")
	framed := open(t, serve(t, "view", filepath.Join(dir, "frames")), 1000, 640)
	framed.drawn("t = 0.0000 s")
	for _, text := range []string{"Fluid up to 2.6 m", "Fluid velocity", "2 m/s"} {
		framed.until("document.querySelector('.legend').textContent.includes('" + text + "')")
	}
	framed.golden("fluid-frames")
	framed.clean()
}

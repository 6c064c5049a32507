package browser

import (
	"testing"
	"time"
)

// How long it takes from a key stroke to marks and to the picture, of a model of 1300 particles, stands in the log.
func TestKeyStroke(t *testing.T) {
	chromium(t)
	p := open(t, serve(t, "studio", library(t, "net-impact.yaml")), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.until("window.gabionEditor")
	p.rests()
	took := func(edit, seen string) time.Duration {
		t.Helper()
		return time.Duration(value[float64](p, `new Promise(done => {
			const start = performance.now(), before = gabionStage.scene
			const look = () => `+seen+` ? done(performance.now() - start) : setTimeout(look, 2)
			`+edit+`
			look()
		})`) * float64(time.Millisecond))
	}
	write := func(was, is string) string {
		return "{ const v = gabionEditor.view, at = v.state.doc.toString().indexOf(" + quote(was) + "); v.dispatch({ changes: { from: at, to: at + " + quote(was) + ".length, insert: " + quote(is) + " } }) }"
	}
	marks := took(write("particle_radius: 20 mm", "particle_radius: 20 mn"), "document.querySelector('.problems').textContent.includes('mn')")
	clean := took(write("particle_radius: 20 mn", "particle_radius: 19 mm"), "gabionStage.scene !== before && gabionStage.frame")
	t.Logf("%v from the key stroke to marks, %v to the picture", marks.Round(time.Millisecond), clean.Round(time.Millisecond))
	p.clean()
}

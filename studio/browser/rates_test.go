package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// How many pictures a second a model gives that is turned, with all particles drawn, and how long a frame takes to be seen that is gone to on the time line, for the first time and once more,
// stands in the log: of ten thousand particles, and of a hundred thousand.
func TestRates(t *testing.T) {
	chromium(t)
	for name, counts := range map[string]string{"ten thousand": "[100, 10, 10]", "a hundred thousand": "[100, 100, 10]"} {
		dir := t.TempDir()
		model, folder := filepath.Join(dir, "many.yaml"), filepath.Join(dir, "many")
		if err := os.WriteFile(model, []byte(strings.Replace(playedModel, "[100, 100, 10]", counts, 1)), 0o644); err != nil {
			t.Fatal(err)
		}
		command(t, "run", model, "-o", folder, "--set", "solver.end=0.01")
		p := open(t, serve(t, "view", folder), 1280, 800)
		p.drawn("t = 0.0000 s")
		p.rests()
		turned := value[float64](p, `(async () => {
			const stage = gabionStage, start = performance.now()
			for (let k = 0; k < 10; k++) {
				const before = stage.drawnWhole
				stage.pace.heavy = false // all particles
				stage.orbit(2, 0)
				while (stage.drawnWhole === before || stage.pace.drawing) await new Promise(done => setTimeout(done, 1))
			}
			return 10_000 / (performance.now() - start)
		})()`)
		const gone = `(async frames => {
			const time = document.querySelector('.track input'), took = []
			for (const k of frames) {
				const before = gabionStage.frame, start = performance.now()
				time.value = k
				time.dispatchEvent(new Event('input', { bubbles: true }))
				while (gabionStage.frame === before || !gabionStage.shows()) await new Promise(done => setTimeout(done, 1))
				took.push(performance.now() - start)
			}
			return took.sort((a, b) => a - b)[took.length >> 1]
		})(%s)`
		const there = "[7, 2, 9, 4, 6, 1, 8]"
		fresh := value[float64](p, fmt.Sprintf(gone, there))
		again := value[float64](p, fmt.Sprintf(gone, there))
		t.Logf("%s, drawn by %s: %.1f pictures a second; %.0f ms to a frame, %.0f ms once more (medians of 7)", name, p.graphics(), turned, fresh, again)
		p.clean()
	}
}

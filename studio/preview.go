package studio

// The picture of a model that does not run yet.

import (
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
	"gabion/results/replay"
	"gabion/runs"
)

// preview is what a text is as it starts: a recording of one frame.
type preview struct {
	number int
	scene  *replay.Scene
	at     *results.Frame
	upward r3.Vec
}

// previewID is its name among runs.
const previewID = "preview"

// show keeps what was seen of a text, and numbers it.
func (w *workspace) show(seen *runs.Preview) int {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.preview = &preview{number: w.preview.number + 1, scene: replay.NewScene(seen.Frame, seen.Up), at: seen.Frame, upward: seen.Up}
	return w.preview.number
}

// shown is the preview of the text that was checked last; nil before there is one.
func (w *workspace) shown() *preview {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.preview.scene == nil {
		return nil
	}
	return w.preview
}

func (p *preview) frameStamp(int) string { return fmt.Sprintf("preview-%d", p.number) }

func (p *preview) up() r3.Vec { return p.upward }

func (p *preview) requestsOf(...string) []string { return nil } // there is no history

func (p *preview) scenePacket() ([]byte, error) { return p.scene.Packet() }

func (p *preview) framePacket(k int, scalar string) ([]byte, error) {
	if k != 0 {
		return nil, errNoFrame
	}
	return p.scene.Frame(p.at, scalar)
}

func (p *preview) frame(k int) (*results.Frame, error) {
	if k != 0 {
		return nil, errNoFrame
	}
	return p.at, nil
}

func (p *preview) item(k int, kind string, number int) (*item, error) {
	if k != 0 {
		return nil, errNoFrame
	}
	return itemOf(p.at, kind, number), nil
}

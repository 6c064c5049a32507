package browser

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// At twice the size nothing is lost: nothing has to be scrolled to the side, and everything that can be used can be brought into view and is not covered.
func TestZoom(t *testing.T) {
	chromium(t)
	for name, address := range map[string]string{"view": serve(t, "view", netImpactRun(t)), "studio": serve(t, "studio", library(t, "net-impact.yaml"))} {
		p := open(t, address, 640, 400)
		p.do(chromedp.EmulateViewport(640, 400, chromedp.EmulateScale(2)))
		p.drawn("t = 0.0000 s")
		for _, panel := range []string{"plots", "objects", "compare", "reports", "run"} {
			p.until("document.querySelector('#tab-" + panel + "').click() ?? true")
			p.until("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
			if wide := value[int](p, "document.documentElement.scrollWidth"); wide > 640 {
				t.Errorf("%s, %s: %d wide", name, panel, wide)
			}
			covered := value[[]string](p, `[...document.querySelectorAll('button, select, input, summary, canvas')].filter(e => e.checkVisibility() && !e.closest('.cm-editor')).filter(e => {
				e.scrollIntoView({ block: 'center', inline: 'center' })
				const box = e.getBoundingClientRect()
				const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
				return !(top && (e.contains(top) || top.contains(e) && top.tagName === 'LABEL' || e.closest('.plot, .stage')?.contains(top)))
			}).map(e => e.outerHTML.slice(0, 80))`)
			for _, each := range covered {
				t.Errorf("%s, %s: out of reach: %s", name, panel, each)
			}
		}
		p.accessible(name)
		p.until("scrollTo(0, 0) ?? true")
		p.screenshot("zoom-" + name)
		p.clean()
	}
}

// Who wants nothing to move by itself sees nothing that does, not even the cursor of the editor.
func TestReducedMotion(t *testing.T) {
	chromium(t)
	address := serve(t, "studio", library(t, "pendulum.yaml"))
	p := open(t, "about:blank", 1200, 700)
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		features := []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features})
		return err
	}), chromedp.Navigate(address))
	p.drawn("t = 0.0000 s")
	p.until("document.querySelector('.cm-content')?.focus() ?? document.querySelector('.cm-focused .cm-cursor')")
	p.keys("a")
	if moving := value[[]string](p, "document.getAnimations().filter(a => a.playState === 'running').map(a => a.animationName ?? a.transitionProperty)"); len(moving) > 0 {
		t.Errorf("moving: %v", moving)
	}
}

// A mistake is found, mended and saved, and the model is left, by keys alone.
func TestMistakeByKeys(t *testing.T) {
	chromium(t)
	model := library(t, "pendulum.yaml")
	before, err := os.ReadFile(model)
	if err != nil {
		t.Fatal(err)
	}
	wrong := strings.Replace(string(before), "bodies:", "boddies:", 1)
	if err := os.WriteFile(model, []byte(wrong), 0o644); err != nil {
		t.Fatal(err)
	}
	p := open(t, serve(t, "studio", model), 1400, 800)
	p.until("document.querySelector('.problems li') && document.querySelector('.cm-lintRange-error')")
	p.tabTo("document.activeElement.matches('.cm-content')")
	p.keys(kb.F8)
	p.until("document.querySelector('.cm-tooltip-lint')")
	p.keys(kb.Escape + kb.Escape) // the first one selects nothing
	p.tabTo("document.activeElement.textContent === 'Write bodies'")
	p.keys(kb.Enter)
	p.until("document.querySelectorAll('.problems li').length === 0")
	p.do(chromedp.KeyEvent("s", chromedp.KeyModifiers(2)))
	p.until("document.querySelector('.model .save').disabled")
	if after, err := os.ReadFile(model); err != nil || string(after) != string(before) {
		t.Errorf("saved\n%s, %v", after, err)
	}
	p.clean()
}

// tabTo presses Tab until something has the focus.
func (p *tab) tabTo(there string) {
	p.t.Helper()
	for range 60 {
		if value[bool](p, there) {
			return
		}
		p.keys(kb.Tab)
	}
	p.t.Fatalf("Tab does not lead to where %s", there)
}

// Anything is picked by its name or number, and events are gone to, by keys alone; plots tell the values at the time of the picture.
func TestPickByKeys(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.keys(kb.End)
	p.drawn("t = 0.2000 s")
	p.until("[...document.querySelectorAll('.u-value')].some(v => v.textContent.startsWith('-0.19'))")
	for _, name := range []string{"777", value[string](p, "gabionStage.scene.header.links[5].name")} {
		p.keys("g")
		p.until("document.activeElement.name === 'name'")
		p.until("(document.activeElement.value = '') === ''")
		p.keys(name + kb.Enter)
		title := name
		if name == "777" {
			title = "particle 777"
		}
		p.until("document.querySelector('.picked h2')?.textContent === " + quote(title))
		p.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	}
	p.keys("m" + "b")
	p.until("document.querySelector('.picked .distance')")
	p.clean()

	folder := filepath.Join(t.TempDir(), "torn")
	command(t, "run", repository("runs/testdata/torn.yaml"), "-o", folder)
	torn := open(t, serve(t, "view", folder), 1000, 700)
	torn.drawn("t = 0.0000 s")
	torn.do(chromedp.Focus(chromedp.CSS("#tab-run")))
	torn.keys(kb.Enter)
	torn.until("document.querySelector('.happened summary')")
	torn.tabTo("document.activeElement.matches('.happened summary')")
	torn.keys(kb.Enter)
	torn.keys(kb.Tab + kb.Enter)
	torn.until("document.querySelector('.clock').textContent !== 't = 0.0000 s'")
	torn.accessible("events")
	torn.clean()
}

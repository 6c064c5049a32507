package browser

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A run that three tabs of two browsers watch, of which one is closed and one dies with its browser, gives the bits of one that nobody watches.
func TestTabs(t *testing.T) {
	chromium(t)
	model := endless(t)
	address := serve(t, "studio", model)
	first := open(t, address, 1000, 700)
	first.drawn("t = 0.0000 s")
	first.runs()
	const watches = "document.querySelector('.live') && gabionStage?.drawn > 0"
	second := open(t, address, 800, 600)
	second.until(watches)
	another, kill := chromedp.NewExecAllocator(context.Background(), options(chromium(t))...)
	t.Cleanup(kill)
	third := openIn(t, another, address, 800, 600)
	third.until(watches)
	before := value[int](first, stepOf)
	first.keys(" ")
	later := fmt.Sprintf("%s > %d", stepOf, before+5)
	second.until(later)
	third.until(later)
	kill()
	second.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, page.Close, cdp.Empty{})
		return err
	}))
	now := value[int](first, stepOf)
	first.until(fmt.Sprintf("%s > %d", stepOf, now+5))
	first.stops()
	sameAsAlone(t, model)
	first.clean()
}

// A run that begins while nobody sees the page is not looked at: looks take none of its time, as the page tells of them, until it is seen.
func TestHiddenRun(t *testing.T) {
	p := open(t, serve(t, "studio", endless(t)), 1200, 700)
	p.drawn("t = 0.0000 s")
	p.window(browser.WindowStateMinimized)
	p.until("document.hidden")
	p.until("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }))")
	const share = `(async () => {
		const json = async path => (await fetch('/api/1/runs' + path)).json(), run = (await json('')).find(r => r.live)
		return run ? json('/' + run.id + '/progress') : { steps: 0 }
	})().then(p => %s)`
	p.until(fmt.Sprintf(share, "p.steps > 20"))
	if is := value[float64](p, fmt.Sprintf(share, "p.share")); is != 0 {
		t.Errorf("looks that nobody sees have taken %g of the time", is)
	}
	p.window(browser.WindowStateNormal)
	p.until("gabionStage.frame?.header.time > 0 && parseFloat(document.querySelector('.live .share').textContent.split(' ')[1]) > 0")
	p.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	p.stops()
	p.clean()
}

// Over a line of 20 Mbit/s, frames of a hundred thousand particles come at least twice a second, as far as the line decides: none has more bytes than half a second brings.
func TestSlowLine(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	model, folder := filepath.Join(dir, "many.yaml"), filepath.Join(dir, "many")
	if err := os.WriteFile(model, []byte(playedModel), 0o644); err != nil {
		t.Fatal(err)
	}
	command(t, "run", model, "-o", folder, "--set", "solver.end=0.006")
	p := open(t, serve(t, "view", folder), 1000, 700)
	p.drawn("t = 0.0000 s")
	const throughput = 20e6 / 8 // bytes a second
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{
			MatchedNetworkConditions: []*network.Conditions{{Latency: 20, DownloadThroughput: throughput, UploadThroughput: throughput}},
		})
		return err
	}))
	p.until("performance.clearResourceTimings() ?? true")
	for k := 1; k <= 6; k++ {
		p.keys(kb.ArrowRight)
		p.drawn(fmt.Sprintf("t = %.4f s", 1e-3*float64(k)))
	}
	frames := value[[][2]float64](p, "performance.getEntriesByType('resource').filter(e => /frames\\/\\d+\\?/.test(e.name)).map(e => [e.encodedBodySize, e.duration / 1000])")
	if len(frames) != 6 {
		t.Fatalf("%d frames have come", len(frames))
	}
	for _, f := range frames {
		t.Logf("%.0f bytes in %.2f s", f[0], f[1])
		if f[0] > throughput/2 || f[0] < 100_000 {
			t.Errorf("a frame of %.0f bytes", f[0])
		}
		if f[1] < 0.9*f[0]/throughput {
			t.Errorf("%.0f bytes in %.2f s: the line is faster than it should be", f[0], f[1])
		}
	}
	p.clean()
}

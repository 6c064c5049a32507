package browser

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A run that three tabs of two browsers watch, of which one is closed and one dies with its browser, gives the bits of one that nobody watches.
func TestTabs(t *testing.T) {
	chromium(t)
	model := library(t, "net-impact.yaml", "end: 1 s", "end: 0.4 s", "times: [0, 0.2, 0.5, 1]", "times: []")
	alone := filepath.Join(t.TempDir(), "alone")
	command(t, "run", model, "-o", alone)
	address := serve(t, "studio", model)
	first := open(t, address, 1000, 700)
	first.drawn("t = 0.0000 s")
	first.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	first.keys("r")
	first.until("document.querySelector('.live')")
	first.keys(" ")
	first.until("document.querySelector('.live output').textContent.includes('paused')")
	const watches = "document.querySelector('.live') && gabionStage?.drawn > 0"
	second := open(t, address, 800, 600)
	second.until(watches)
	browser, kill := chromedp.NewExecAllocator(context.Background(), options(chromium(t))...)
	t.Cleanup(kill)
	third := openIn(t, browser, address, 800, 600)
	third.until(watches)
	step := "Number(document.querySelector('.live output').textContent.match(/step (\\d+)/)[1])"
	before := value[int](first, step)
	first.keys(" ")
	later := fmt.Sprintf("!document.querySelector('.live') || %s > %d", step, before+5) // or at the end, where a page is slower than the run
	second.until(later)
	third.until(later)
	kill()
	second.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, page.Close, cdp.Empty{})
		return err
	}))
	first.until("!document.querySelector('.live') && document.querySelector('.clock')?.textContent === 't = 0.4000 s'")
	folder := filepath.Join(filepath.Dir(model), "out", "net-impact")
	for _, name := range []string{"history.csv", "audit.csv"} {
		one, err := os.ReadFile(filepath.Join(alone, name))
		if err != nil {
			t.Fatal(err)
		}
		other, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil || string(one) != string(other) {
			t.Errorf("%s differs from that of a run that nobody watched: %v", name, err)
		}
	}
	first.clean()
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

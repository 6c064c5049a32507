package browser

import (
	"os"
	"strings"
	"testing"
	"time"
)

// Text that has not been saved is not left without a question, and is there again when the page is loaded again; nothing of it is in the file before it is saved, and nothing that another
// program has written meanwhile is lost.
func TestDraft(t *testing.T) {
	chromium(t)
	model := library(t, "pendulum.yaml")
	before, err := os.ReadFile(model)
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, serve(t, "studio", model), 1400, 800)
	p.drawn("t = 0.0000 s")
	p.reload(0)
	p.until("window.gabionEditor && !document.querySelector('.model .warning') && document.querySelector('.model .save').disabled")

	p.edit("mass: 1 kg", "mass: 2 kg")
	p.until("(window.same = true)")
	p.stays = true
	p.until("location.reload() ?? true")
	p.wasAsked(1)
	p.until("window.same && gabionEditor.text().includes('mass: 2 kg')")
	p.stays = false
	p.reload(2)
	p.until("gabionEditor?.text().includes('mass: 2 kg') && document.querySelector('.model .warning')?.textContent.includes('not saved') && !document.querySelector('.model .save').disabled")
	p.screenshot("draft")
	p.accessible("text that was not saved")
	if now, err := os.ReadFile(model); err != nil || string(now) != string(before) {
		t.Errorf("the file has been changed: %v", err)
	}

	other := append(before, "# by another hand\n"...)
	if err := os.WriteFile(model, other, 0o644); err != nil {
		t.Fatal(err)
	}
	p.reload(3)
	p.until("gabionEditor?.text().includes('mass: 2 kg') && document.querySelector('.model [role=alert]').textContent.includes('another program')")
	p.press("Save")
	p.until("document.querySelector('.message')?.textContent.includes('changed')")
	p.forgive() // the browser logs the answer
	p.press("Open it again, without my changes")
	p.until("gabionEditor.text().includes('by another hand') && gabionEditor.text().includes('mass: 1 kg') && document.querySelector('.model .save').disabled")
	p.reload(3)
	p.until("gabionEditor?.text().includes('mass: 1 kg') && !document.querySelector('.model .warning')")

	p.edit("mass: 1 kg", "mass: 3 kg")
	p.press("Save")
	p.until("document.querySelector('.model .save').disabled")
	p.reload(3)
	p.until("gabionEditor?.text().includes('mass: 3 kg') && !document.querySelector('.model .warning')")
	if now, err := os.ReadFile(model); err != nil || string(now) != strings.Replace(string(other), "mass: 1 kg", "mass: 3 kg", 1) {
		t.Errorf("saved\n%s: %v", now, err)
	}
	p.clean()
}

// reload loads the page again, which has asked so often by then whether it may be left.
func (p *tab) reload(asked int) {
	p.t.Helper()
	p.until("(window.old = true)")
	p.until("location.reload() ?? true")
	p.until("!window.old && window.gabionStage && window.gabionEditor")
	p.wasAsked(asked)
}

// wasAsked waits until the page has asked so often whether it may be left; it fails the test where that is more often.
func (p *tab) wasAsked(times int) {
	p.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		p.mu.Lock()
		asked := p.asked
		p.mu.Unlock()
		if asked == times {
			return
		}
		if asked > times || time.Now().After(end) {
			p.t.Fatalf("the page has asked %d times whether it may be left, want %d", asked, times)
		}
	}
}

package bench

// This file has the studio run a model while tabs of its page are open, without a browser: it asks what they ask.

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"gabion/studio"
)

// page is what all tabs have in common.
type page struct {
	address, cookie string // of the server
	run             string // id of the run
}

// seen is what tabs have seen of a run.
type seen struct {
	looks  int     // of the run at itself
	frames int     // that have come to the tabs, all together
	share  float64 // of the wall time that looks have taken, as the run counts them
}

// watchedBy runs a model as the page does, in a folder beside it, with so many tabs open from its beginning to its end.
func watchedBy(ctx context.Context, tabs int, o studio.Options) (seen, error) {
	o.Context, o.Token = ctx, studio.NewToken()
	s, err := studio.New(o)
	if err != nil {
		return seen{}, err
	}
	defer s.Close()
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return seen{}, err
	}
	server := &http.Server{Handler: s.Handler(), ReadHeaderTimeout: time.Minute}
	go func() { _ = server.Serve(listener) }() // until it is closed
	defer server.Close()
	_, port, _ := strings.Cut(listener.Addr().String(), ":")
	p := page{address: "http://" + listener.Addr().String() + "/api/1/", cookie: "gabion-" + port + "=" + o.Token}
	if p.run, err = p.start(ctx); err != nil {
		return seen{}, err
	}
	return p.watch(ctx, tabs)
}

// start has the page's first model run, when the page has had it checked.
func (p *page) start(ctx context.Context) (id string, err error) {
	var about struct {
		Open    string
		Opening struct{ Name, Text string }
	}
	if err := p.json(ctx, http.MethodGet, "hello", "", &about); err != nil {
		return "", err
	}
	body, err := json.Marshal(map[string]string{"name": about.Opening.Name, "text": about.Opening.Text})
	if err != nil {
		return "", err
	}
	if _, _, err := p.ask(ctx, http.MethodPost, "check", string(body)); err != nil {
		return "", err
	}
	if body, err = json.Marshal(map[string]string{"name": about.Open}); err != nil {
		return "", err
	}
	var started struct{ ID string }
	err = p.json(ctx, http.MethodPost, "start", string(body), &started)
	return started.ID, err
}

// watch opens tabs, which end with the run.
func (p *page) watch(ctx context.Context, tabs int) (total seen, err error) {
	var open sync.WaitGroup
	each, errs := make([]seen, tabs), make([]error, tabs)
	for k := range tabs {
		open.Go(func() { each[k], errs[k] = p.tab(ctx) })
	}
	open.Wait()
	if err := errors.Join(errs...); err != nil {
		return total, err
	}
	for _, e := range each {
		total.looks, total.frames = max(total.looks, e.looks), total.frames+e.frames
	}
	var end struct {
		Ended bool
		Share float64
		Error string
	}
	if err := p.json(ctx, http.MethodGet, "runs/"+p.run+"/progress", "", &end); err != nil {
		return total, err
	}
	if end.Error != "" || !end.Ended {
		return total, fmt.Errorf("the run has ended: %v; %s", end.Ended, end.Error)
	}
	total.share = end.Share
	return total, nil
}

// tab asks for the scene, then for one frame after the other, and four times a second how far the run is, as the page does.
func (p *page) tab(ctx context.Context) (s seen, err error) {
	ctx, closed := context.WithCancel(ctx)
	var following sync.WaitGroup
	following.Go(func() {
		for ctx.Err() == nil {
			_, _, _ = p.ask(ctx, http.MethodGet, "runs/"+p.run+"/progress", "") // the next one may come
			select {
			case <-ctx.Done():
			case <-time.After(250 * time.Millisecond):
			}
		}
	})
	defer following.Wait()
	defer closed()
	live := "runs/" + p.run + "/live/"
	if _, _, err := p.ask(ctx, http.MethodGet, live+"scene", ""); err != nil {
		return s, err
	}
	for {
		header, data, err := p.ask(ctx, http.MethodGet, live+"frame?scalar=speed&after="+strconv.Itoa(s.looks), "")
		if err != nil || len(data) == 0 { // the run has ended
			return s, err
		}
		if s.looks, err = strconv.Atoi(header.Get("Gabion-Number")); err != nil {
			return s, err
		}
		s.frames++
	}
}

// json asks for something and reads the answer.
func (p *page) json(ctx context.Context, method, path, body string, to any) error {
	_, data, err := p.ask(ctx, method, path, body)
	if err != nil {
		return err
	}
	return json.Unmarshal(data, to)
}

// ask asks the server for something.
func (p *page) ask(ctx context.Context, method, path, body string) (http.Header, []byte, error) {
	r, err := http.NewRequestWithContext(ctx, method, p.address+path, strings.NewReader(body))
	if err != nil {
		return nil, nil, err
	}
	r.Header.Set("Cookie", p.cookie)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return nil, nil, err
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(answer.Body)
	if err == nil && answer.StatusCode >= http.StatusBadRequest {
		err = fmt.Errorf("%s: %s: %s", path, answer.Status, data)
	}
	return answer.Header, data, err
}

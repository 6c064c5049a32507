package sweep

// Running a study: cases into the queue, results out of it into the store.

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"gabion/internal/formula"
	"gabion/internal/panics"
	"gabion/results"
)

// RunOptions say how a study is run.
type RunOptions struct {
	Queue  QueueOptions
	Worker WorkerOptions
	Alone  bool // no workers in this process: all cases go to those on other machines
	Report func(Progress)
}

// Progress is how far a study has come.
type Progress struct {
	Total, Finished, Failed int // cases; Failed are among the finished
	Last                    *Result
	Left                    time.Duration // estimate
}

// Summary is what a run of a study came to.
type Summary struct {
	Total        int // cases of the study
	Before       int // of them, done before
	FailedBefore int // of them, failed or given up before
	Done         int // of them, done now
	Failed       int // of them, failed now
	Others       int // of them, recorded meanwhile by another run of the study
	Repeats      int // results that came once more and were not counted
	Stopped      string
	Seconds      float64
}

// Run runs what the store does not have of a plan. It returns when every case is done or failed, when the study is to stop, or when ctx
// ends; the next Run goes on from there.
func (p *Plan) Run(ctx context.Context, store *Store, o RunOptions) (*Summary, error) {
	start := time.Now()
	pending, err := store.Pending()
	if err != nil {
		return nil, err
	}
	counts, err := store.Counts()
	if err != nil {
		return nil, err
	}
	failed := counts[Failed] + counts[Dead]
	s := &Summary{Total: len(p.Cases), Before: len(p.Cases) - failed - len(pending), FailedBefore: failed}
	if len(pending) == 0 {
		return s, nil
	}
	q, err := Connect(ctx, o.Queue)
	if err != nil {
		return nil, err
	}
	defer q.Close()
	c := &coordinator{plan: p, store: store, queue: q, options: o, summary: s, pending: pending, start: start}
	if err := c.prepare(ctx); err != nil {
		return nil, err
	}
	working, stop := context.WithCancel(ctx)
	worked := make(chan error, 1)
	if o.Alone {
		worked <- nil
	} else {
		go func() { worked <- panics.Guard(func() error { return Work(working, q, o.Worker) }) }()
	}
	err = c.collect(ctx)
	stop()
	if e := <-worked; err == nil {
		err = e
	}
	if e := c.clean(); err == nil && o.Queue.URL != "" {
		err = e
	}
	s.Others = s.Total - s.Before - s.FailedBefore - s.Done - s.Failed - len(c.pending)
	s.Seconds = time.Since(start).Seconds()
	return s, err
}

// coordinator is a study being run.
type coordinator struct {
	plan     *Plan
	store    *Store
	queue    *Queue
	options  RunOptions
	summary  *Summary
	pending  map[string]bool
	results  jetstream.Consumer
	when     *formula.Expression
	names    []string // of the numbers that when is a function of
	inputs   map[string][]Named
	start    time.Time
	finished int
}

// prepare brings the bundle and the cases to the queue. Results that wait there from an earlier run come first.
func (c *coordinator) prepare(ctx context.Context) error {
	p := c.plan
	c.inputs = map[string][]Named{}
	for _, k := range p.Cases {
		c.inputs[k.Hash] = named(k.Inputs)
	}
	if p.Study.Stop.When != "" {
		c.names = append(c.names, p.Names...)
		for _, e := range p.Study.Extract {
			if e.History == nil {
				c.names = append(c.names, e.Name)
			}
		}
		var err error
		if c.when, err = p.Study.condition(c.names); err != nil {
			return err
		}
	}
	if err := offer(ctx, c.queue.bundles, p.ID, p.Bundle); err != nil {
		return fmt.Errorf("bundle: %w", err)
	}
	var err error
	c.results, err = c.queue.js.CreateOrUpdateConsumer(ctx, resultsStream, jetstream.ConsumerConfig{
		Durable: "study-" + p.ID, FilterSubject: resultSubject(p.ID, "*"), AckPolicy: jetstream.AckExplicitPolicy, MaxAckPending: -1,
	})
	if err != nil {
		return fmt.Errorf("consumer of results: %w", err)
	}
	waiting, err := c.results.FetchNoWait(len(p.Cases))
	if err != nil {
		return err
	}
	for m := range waiting.Messages() {
		if _, err := c.take(m); err != nil {
			return err
		}
	}
	return c.submit(ctx)
}

// submit queues the cases that are pending, in order.
func (c *coordinator) submit(ctx context.Context) error {
	var sent []jetstream.PubAckFuture
	for _, k := range c.plan.Cases {
		if !c.pending[k.Hash] {
			continue
		}
		data, err := json.Marshal(c.plan.job(k))
		if err != nil {
			return err
		}
		f, err := c.queue.js.PublishAsync(caseSubject(c.plan.ID, k.Hash), data)
		if err != nil {
			return fmt.Errorf("case %d: %w", k.Index, err)
		}
		sent = append(sent, f)
	}
	for _, f := range sent {
		select {
		case <-f.Ok():
		case err := <-f.Err():
			var api *jetstream.APIError
			if errors.As(err, &api) && api.ErrorCode == alreadyQueued {
				continue // by an earlier run of this study
			}
			return fmt.Errorf("queueing a case: %w", err)
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

// alreadyQueued is the server's answer to a second message of a subject in a stream of one message a subject (JSMaxMsgsPerSubject is reported as
// a failed store).
const alreadyQueued = 10077

// collect records results until nothing is pending. What is pending the store knows: another coordinator of the same study may have recorded it.
func (c *coordinator) collect(ctx context.Context) error {
	reviewed := time.Now()
	for len(c.pending) > 0 {
		if limit := c.plan.Study.Stop.Time; limit != nil && time.Since(c.start).Seconds() > *limit {
			c.summary.Stopped = fmt.Sprintf("its time of %g s is over", *limit)
		}
		if c.summary.Stopped != "" {
			return nil
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		batch, err := c.results.Fetch(256, jetstream.FetchMaxWait(200*time.Millisecond))
		if err != nil {
			if c.queue.conn.IsClosed() {
				return err
			}
			if !pause(ctx, time.Second) {
				return ctx.Err()
			}
			continue
		}
		for m := range batch.Messages() {
			r, err := c.take(m)
			if err != nil {
				return err
			}
			if r != nil {
				c.judge(r)
			}
		}
		if batch.Error() != nil && !pause(ctx, time.Second) {
			return ctx.Err()
		}
		if time.Since(reviewed) > reviewEvery {
			if err := c.review(ctx); err != nil {
				return err
			}
			reviewed = time.Now()
		}
	}
	return nil
}

// reviewEvery is how often a coordinator looks at what others have done.
const reviewEvery = 5 * time.Second

// review asks the store what is pending, and queues it again where the queue has lost it: another coordinator that ends takes its study's cases off the server.
func (c *coordinator) review(ctx context.Context) error {
	lost := c.empty(ctx)
	var err error
	if c.pending, err = c.store.Pending(); err != nil || !lost {
		return err
	}
	return c.submit(ctx)
}

// empty tells whether neither cases nor results are on the server. A result is there before its case is taken away.
func (c *coordinator) empty(ctx context.Context) bool {
	cases, err := c.queue.js.Stream(ctx, casesStream)
	if err != nil || cases.CachedInfo().State.Msgs > 0 {
		return false
	}
	waiting, err := c.results.Info(ctx)
	return err == nil && waiting.NumPending == 0 && waiting.NumAckPending == 0
}

// take records a result, or that it was refused; it returns nil for one that is not news.
func (c *coordinator) take(m jetstream.Msg) (*Result, error) {
	r, _ := c.plan.result(m.Subject()[strings.LastIndexByte(m.Subject(), '.')+1:], m.Data()) // why it is refused is in the result
	news, err := c.store.Record(r)
	if err != nil {
		return nil, err
	}
	if err := m.Ack(); err != nil {
		return nil, err
	}
	delete(c.pending, r.Hash) // whoever has recorded it
	if !news {
		c.summary.Repeats++
		return nil, nil
	}
	c.finished++
	if r.Status == Done {
		c.summary.Done++
	} else {
		c.summary.Failed++
	}
	return r, nil
}

// judge reports a result and decides whether the study stops.
func (c *coordinator) judge(r *Result) {
	stop := c.plan.Study.Stop
	switch {
	case stop.Failures != nil && c.summary.Failed >= *stop.Failures:
		c.summary.Stopped = fmt.Sprintf("%d cases failed", c.summary.Failed)
	case c.when != nil && r.Status == Done && c.holds(r):
		c.summary.Stopped = fmt.Sprintf("a case came to %s", stop.When)
	}
	if c.options.Report == nil {
		return
	}
	p := Progress{Total: c.summary.Total, Finished: c.summary.Total - len(c.pending), Failed: c.summary.Failed, Last: r}
	p.Left = time.Duration(float64(time.Since(c.start)) / float64(c.finished) * float64(len(c.pending)))
	c.options.Report(p)
}

// holds evaluates stop.when for a result. What has no number is NaN, for which no comparison holds.
func (c *coordinator) holds(r *Result) bool {
	values := make([]float64, len(c.names))
	for i, name := range c.names {
		v, ok := value(r.Outputs, name)
		if !ok {
			if v, ok = value(c.inputs[r.Hash], name); !ok {
				v = results.Real(math.NaN())
			}
		}
		values[i] = float64(v)
	}
	return c.when.Evaluate(values...) == 1
}

// clean takes what is left of the study off a server that others use too.
func (c *coordinator) clean() error {
	if c.options.Queue.URL == "" {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	cases, err := c.queue.js.Stream(ctx, casesStream)
	if err != nil {
		return err
	}
	if err := cases.Purge(ctx, jetstream.WithPurgeSubject(caseSubject(c.plan.ID, "*"))); err != nil {
		return err
	}
	if len(c.pending) > 0 {
		return nil // results of cases that are being run may still come
	}
	// Another coordinator of the study may have done so before.
	if err := c.queue.js.DeleteConsumer(ctx, resultsStream, "study-"+c.plan.ID); err != nil && !errors.Is(err, jetstream.ErrConsumerNotFound) {
		return err
	}
	if err := c.queue.bundles.Delete(ctx, c.plan.ID); err != nil && !errors.Is(err, jetstream.ErrObjectNotFound) {
		return err
	}
	return nil
}

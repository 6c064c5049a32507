package sweep

// The queue: JetStream streams for cases and results, in this process or on a server.

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"strings"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Names on the server. A case is one message of the subject gabion.cases.<study>.<hash>, so it cannot be queued twice.
const (
	casesStream   = "GABION_CASES"
	resultsStream = "GABION_RESULTS"
	deadStream    = "GABION_DEAD"
	bundleBucket  = "gabion-bundles"
	workers       = "workers" // the consumer that all workers share
)

func caseSubject(study, hash string) string   { return "gabion.cases." + study + "." + hash }
func resultSubject(study, hash string) string { return "gabion.results." + study + "." + hash }
func deadSubject(study, hash string) string   { return "gabion.dead." + study + "." + hash }

// MostTries is how often a case is given to a worker before it is dead.
const MostTries = 3

// QueueOptions say where the queue is.
type QueueOptions struct {
	URL         string        // of a NATS server; "" runs one in this process, without a port
	Credentials string        // file of a NATS user
	Token       string        // instead of credentials
	CA          string        // file of the certificate that the server's is signed by, where the system does not know it
	AckWait     time.Duration // after which a silent worker has lost its case; 0 takes 60 s
}

// Queue is a connection to a queue.
type Queue struct {
	options QueueOptions
	server  *server.Server // in this process, or nil
	scratch *scratch       // of that server
	conn    *nats.Conn
	js      jetstream.JetStream
	bundles jetstream.ObjectStore
}

// Connect opens the queue and makes its streams where they do not exist.
func Connect(ctx context.Context, o QueueOptions) (*Queue, error) {
	if o.AckWait == 0 {
		o.AckWait = time.Minute
	}
	q := &Queue{options: o}
	if err := q.open(ctx); err != nil {
		q.Close()
		return nil, err
	}
	return q, nil
}

func (q *Queue) open(ctx context.Context) error {
	var err error
	if q.options.URL == "" {
		err = q.embed()
	} else {
		err = q.dial()
	}
	if err != nil {
		return err
	}
	if q.js, err = jetstream.New(q.conn); err != nil {
		return err
	}
	return q.prepare(ctx)
}

// embed starts a server that listens on no port.
func (q *Queue) embed() error {
	var err error
	if q.scratch, err = newScratch("queue"); err != nil {
		return err
	}
	q.server, err = server.NewServer(&server.Options{
		ServerName: "gabion", DontListen: true, JetStream: true, StoreDir: q.scratch.folder, NoSigs: true, NoLog: true, MaxPayload: mostPayload,
	})
	if err != nil {
		return err
	}
	q.server.Start()
	if !q.server.ReadyForConnections(10 * time.Second) {
		return errors.New("the queue in this process did not start")
	}
	q.conn, err = nats.Connect("", nats.InProcessServer(q.server))
	return err
}

// mostPayload is the largest result, histories included, bytes.
const mostPayload = 64 << 20

func (q *Queue) dial() error {
	if err := q.options.Check(); err != nil {
		return err
	}
	options := []nats.Option{
		nats.Name("gabion"), nats.MaxReconnects(-1), nats.ReconnectWait(time.Second), nats.RetryOnFailedConnect(false),
		nats.IgnoreDiscoveredServers(), // what a server knows of others has not been checked
		nats.ReconnectHandler(func(c *nats.Conn) {
			if !c.AuthRequired() {
				c.Close()
			}
		}),
	}
	if q.options.Credentials != "" {
		options = append(options, nats.UserCredentials(q.options.Credentials))
	}
	if q.options.Token != "" {
		options = append(options, nats.Token(q.options.Token))
	}
	if q.options.CA != "" {
		options = append(options, nats.RootCAs(q.options.CA))
	}
	if q.options.remote() {
		options = append(options, nats.Secure())
	}
	var err error
	q.conn, err = nats.Connect(q.options.URL, options...)
	if err != nil {
		return fmt.Errorf("%s: %w", q.options.URL, err)
	}
	if !q.conn.AuthRequired() {
		return fmt.Errorf("%s lets anyone in, who could then run models here: have it ask for a token or for credentials", q.options.URL)
	}
	return nil
}

// Check refuses to talk to a server without credentials, and over a network without encryption.
func (o *QueueOptions) Check() error {
	for _, part := range strings.Split(o.URL, ",") {
		u, err := url.Parse(strings.TrimSpace(part))
		if err != nil || u.Host == "" {
			return fmt.Errorf("%s is not the URL of a NATS server, such as nats://127.0.0.1:4222 or tls://host:4222", part)
		}
		if u.User != nil {
			return fmt.Errorf("%s: others on this machine can read who you are in the address: give a token or a file of credentials", u.Redacted())
		}
		if o.Token == "" && o.Credentials == "" {
			return fmt.Errorf("%s: give a token or a file of credentials", u)
		}
		if loopback(u.Hostname()) {
			continue
		}
		if u.Scheme != "tls" && u.Scheme != "wss" && o.CA == "" {
			return fmt.Errorf("%s is another machine: use tls:// (or name the server's certificate authority), so that nobody can listen in", u)
		}
	}
	return nil
}

// remote tells whether a server is not on this machine.
func (o *QueueOptions) remote() bool {
	for _, part := range strings.Split(o.URL, ",") {
		if u, err := url.Parse(strings.TrimSpace(part)); err == nil && !loopback(u.Hostname()) {
			return true
		}
	}
	return false
}

func loopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

// prepare makes the streams and the store of bundles.
func (q *Queue) prepare(ctx context.Context) error {
	for _, c := range []jetstream.StreamConfig{
		{
			Name: casesStream, Subjects: []string{"gabion.cases.>"}, Retention: jetstream.WorkQueuePolicy,
			MaxMsgsPerSubject: 1, Discard: jetstream.DiscardNew, DiscardNewPerSubject: true,
		},
		{Name: resultsStream, Subjects: []string{"gabion.results.>"}, Retention: jetstream.WorkQueuePolicy, MaxMsgSize: mostPayload},
		{Name: deadStream, Subjects: []string{"gabion.dead.>"}, MaxMsgsPerSubject: 1},
	} {
		c.Storage = jetstream.FileStorage
		if _, err := q.js.CreateOrUpdateStream(ctx, c); err != nil {
			return fmt.Errorf("stream %s: %w", c.Name, err)
		}
	}
	_, err := q.js.CreateOrUpdateConsumer(ctx, casesStream, jetstream.ConsumerConfig{
		Durable: workers, AckPolicy: jetstream.AckExplicitPolicy, AckWait: q.options.AckWait, MaxAckPending: -1,
	})
	if err != nil {
		return fmt.Errorf("consumer of cases: %w", err)
	}
	q.bundles, err = q.js.CreateOrUpdateObjectStore(ctx, jetstream.ObjectStoreConfig{Bucket: bundleBucket})
	return err
}

// Close closes the connection, and ends the server if it is in this process.
func (q *Queue) Close() {
	if q.conn != nil {
		q.conn.Close()
	}
	if q.server != nil {
		q.server.Shutdown()
		q.server.WaitForShutdown()
	}
	if q.scratch != nil {
		_ = q.scratch.remove() // what is left, the next process removes
	}
}

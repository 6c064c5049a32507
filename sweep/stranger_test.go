package sweep

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// TestStrangersCases has a worker take cases of somebody who wants its files: it writes and reads nothing outside its folder, tells nothing of what is there, and says at
// once what it refuses.
func TestStrangersCases(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	o := QueueOptions{URL: startServer(t), Token: "secret", AckWait: time.Minute}
	q, err := Connect(ctx, o)
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	temp, elsewhere := t.TempDir(), t.TempDir()
	t.Setenv("TMPDIR", temp)
	const secret = "root:x:0:0"
	passwd := filepath.Join(elsewhere, "passwd")
	if err := os.WriteFile(passwd, []byte(secret+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	worked := make(chan error)
	working, stop := context.WithCancel(ctx)
	go func() { worked <- Work(working, q, testWorker(1)) }()

	for i, c := range []struct {
		what, object, model string // model is that of the spec
		file                string // of particles, in the model or by an override
		entry               tar.Header
		status              Status
		want                string
	}{
		{what: "nothing bad", file: "particles.csv", status: Done},
		{what: "object", object: "../../" + filepath.Base(elsewhere) + "/pwned", file: "particles.csv", status: Done},
		{what: "model above", model: "../../../../../../../.." + passwd, status: Failed, want: "leads out"},
		{what: "absolute model", model: passwd, status: Failed, want: "leads out"},
		{what: "spec as model", model: specName, status: Failed, want: "not in the folder"},
		{what: "absolute file", file: passwd, status: Failed, want: "not in the folder"},
		{what: "file above", file: "../../../../../../../.." + passwd, status: Failed, want: "not in the folder"},
		{what: "entry", entry: tar.Header{Name: "../../pwned", Typeflag: tar.TypeReg}, status: Failed, want: "leads out"},
		{what: "link", entry: tar.Header{Name: "files/link.csv", Typeflag: tar.TypeSymlink, Linkname: passwd}, file: "link.csv", status: Failed, want: "not a regular file"},
		{what: "bomb", entry: tar.Header{Name: "files/zeros", Typeflag: tar.TypeReg, Size: mostBytes + 1}, status: Failed, want: "more than"},
		{what: "no bundle", object: "none", status: Failed, want: "not on the server"},
	} {
		j := Job{Study: "evil", Hash: fmt.Sprintf("h%d", i), Bundle: c.object}
		if j.Bundle == "" {
			j.Bundle = fmt.Sprintf("evil%d", i)
		}
		if c.model == "" {
			c.model = "files/model.yaml"
		}
		if c.file != "" {
			j.Sets = []string{"particles.one.file=" + c.file}
		}
		if c.object != "none" {
			if _, err := q.bundles.PutBytes(ctx, j.Bundle, strangersBundle(t, c.model, c.entry)); err != nil {
				t.Fatal(err)
			}
		}
		r := runCase(ctx, t, q, &j)
		if r.Status != c.status || !strings.Contains(r.Error, c.want) || r.Tries != 1 {
			t.Errorf("%s: %s after %d tries: %s", c.what, r.Status, r.Tries, r.Error)
		}
		if strings.Contains(r.Error, "root:") {
			t.Errorf("%s tells the secret: %s", c.what, r.Error)
		}
	}
	stop()
	if err := <-worked; err != nil {
		t.Error(err)
	}
	for _, folder := range []string{temp, elsewhere} {
		left, err := os.ReadDir(folder)
		if err != nil || len(left) > 1 || len(left) == 1 && left[0].Name() != "passwd" {
			t.Errorf("left: %v, %v", left, err)
		}
	}
}

// strangersBundle packs a model of particles from a file, and one more entry.
func strangersBundle(t *testing.T, model string, entry tar.Header) []byte {
	t.Helper()
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	w := tar.NewWriter(z)
	spec := fmt.Sprintf(`{"model": %q, "extract": [{"Name": "x", "Column": "one.center_of_mass.x"}]}`, model)
	err := errors.Join(
		add(w, "files/model.yaml", []byte(strings.Replace(particles, "../data/near.csv", "particles.csv", 1))),
		add(w, "files/particles.csv", []byte("1 0 0 0.01\n")), add(w, specName, []byte(spec)))
	if err == nil && entry.Name != "" {
		err = w.WriteHeader(&entry)
	}
	if err != nil {
		t.Fatal(err)
	}
	_ = w.Close() // not where the last entry is cut
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// runCase queues a case and waits for its result.
func runCase(ctx context.Context, t *testing.T, q *Queue, j *Job) *Result {
	t.Helper()
	data, err := json.Marshal(j)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := q.js.Publish(ctx, caseSubject(j.Study, j.Hash), data); err != nil {
		t.Fatal(err)
	}
	c, err := q.js.CreateOrUpdateConsumer(ctx, resultsStream, jetstream.ConsumerConfig{
		Durable: j.Study, FilterSubject: resultSubject(j.Study, "*"), AckPolicy: jetstream.AckExplicitPolicy,
	})
	if err != nil {
		t.Fatal(err)
	}
	m, err := c.Next(jetstream.FetchMaxWait(30 * time.Second))
	if err != nil {
		t.Fatalf("%s: %v", j.Bundle, err)
	}
	r := new(Result)
	if err := errors.Join(json.Unmarshal(m.Data(), r), m.DoubleAck(ctx)); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestOpenServer refuses a server that anyone may use, and leaves one that comes back as such.
func TestOpenServer(t *testing.T) {
	start := func(port int, token string) *server.Server {
		s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: port, NoSigs: true, NoLog: true, Authorization: token})
		if err != nil {
			t.Fatal(err)
		}
		s.Start()
		t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
		if !s.ReadyForConnections(10 * time.Second) {
			t.Fatal("no server")
		}
		return s
	}
	if q, err := Connect(t.Context(), QueueOptions{URL: start(-1, "").ClientURL(), Token: "secret"}); err == nil || !strings.Contains(err.Error(), "lets anyone in") {
		t.Errorf("%v, %v", q, err)
	}
	s := start(-1, "secret")
	q := &Queue{options: QueueOptions{URL: s.ClientURL(), Token: "secret"}}
	if err := q.dial(); err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	closed := make(chan struct{})
	q.conn.SetClosedHandler(func(*nats.Conn) { close(closed) })
	port := s.Addr().(*net.TCPAddr).Port
	s.Shutdown()
	s.WaitForShutdown()
	start(port, "")
	select {
	case <-closed:
	case <-time.After(30 * time.Second):
		t.Error("it is still connected")
	}
}

// TestNoDiscoveredServers connects to one server of a cluster, which tells its clients of the other.
func TestNoDiscoveredServers(t *testing.T) {
	var first *server.Server
	for i := range 2 {
		o := &server.Options{
			ServerName: fmt.Sprint(i), Host: "127.0.0.1", Port: -1, NoSigs: true, NoLog: true, Authorization: "secret",
			Cluster: server.ClusterOpts{Name: "c", Host: "127.0.0.1", Port: -1},
		}
		if first != nil {
			o.Routes = server.RoutesFromStr("nats://" + first.ClusterAddr().String())
		}
		s, err := server.NewServer(o)
		if err != nil {
			t.Fatal(err)
		}
		s.Start()
		t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
		if !s.ReadyForConnections(10 * time.Second) {
			t.Fatal("no server")
		}
		if first == nil {
			first = s
		}
	}
	open, err := nats.Connect(first.ClientURL(), nats.Token("secret"))
	if err != nil {
		t.Fatal(err)
	}
	defer open.Close()
	q := &Queue{options: QueueOptions{URL: first.ClientURL(), Token: "secret"}}
	if err := q.dial(); err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	for deadline := time.Now().Add(20 * time.Second); len(open.DiscoveredServers()) == 0; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("there is nothing to discover: this shows nothing")
		}
	}
	if err := q.conn.FlushTimeout(10 * time.Second); err != nil {
		t.Fatal(err)
	}
	if found := q.conn.DiscoveredServers(); len(found) > 0 || len(q.conn.Servers()) != 1 {
		t.Errorf("follows %v", found)
	}
}

package sweep

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// A bundle that is on the server already stays the same object, which workers may be reading; another one of its name takes its place.
func TestOfferedTwice(t *testing.T) {
	q, err := Connect(t.Context(), QueueOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	object := func(data string) string {
		if err := offer(t.Context(), q.bundles, "study", []byte(data)); err != nil {
			t.Fatal(err)
		}
		info, err := q.bundles.GetInfo(t.Context(), "study")
		if err != nil {
			t.Fatal(err)
		}
		return info.NUID
	}
	first := object("a model")
	if again := object("a model"); again != first {
		t.Error("the bundle has been replaced by itself")
	}
	if other := object("another model"); other == first {
		t.Error("another bundle has not been put")
	}
}

// A bundle whose parts are taken away, as those of one that is replaced are, fails in time, and not for good; one that is whole comes.
func TestBundleTakenAway(t *testing.T) {
	t.Parallel()
	q, err := Connect(t.Context(), QueueOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	data := bytes.Repeat([]byte("model"), 1000)
	if err := offer(t.Context(), q.bundles, "study", data); err != nil {
		t.Fatal(err)
	}
	b, path := bundles{store: q.bundles}, filepath.Join(t.TempDir(), "bundle")
	if err := b.download(t.Context(), "study", path); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(path); err != nil || !bytes.Equal(got, data) {
		t.Errorf("%d bytes, %v", len(got), err)
	}
	stream, err := q.js.Stream(t.Context(), "OBJ_"+bundleBucket)
	if err != nil {
		t.Fatal(err)
	}
	if err := stream.Purge(t.Context(), jetstream.WithPurgeSubject("$O."+bundleBucket+".C.>")); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	err = b.download(ctx, "study", path)
	if refused := new(refusedError); err == nil || errors.As(err, &refused) || ctx.Err() != nil {
		t.Errorf("%v, %v", err, ctx.Err())
	}
}

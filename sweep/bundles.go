package sweep

// The bundles that a worker has fetched and unpacked, in folders that have names of its own choice.

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// bundle is an unpacked bundle.
type bundle struct {
	*spec
	name   string // on the server
	folder string
	users  int // cases that run from it
}

// order is what a process is told to run a case of the bundle.
func (b *bundle) order(j *Job) *order {
	return &order{
		Model: filepath.Join(b.folder, filepath.FromSlash(b.Model)), Within: filepath.Join(b.folder, filesInside), Sets: j.Sets, Inputs: j.Inputs, Extract: b.Extract,
	}
}

// bundles are those that were used last, and all that are in use.
type bundles struct {
	store  jetstream.ObjectStore
	folder string
	lock   sync.Mutex
	held   []*bundle // the one used last at the end
	made   int
}

// mostHeld is the number of bundles that are kept although nothing uses them: those of the studies that workers go back and forth between.
const mostHeld = 4

// take returns a bundle for use, fetching it if it is not there. An error that another try cannot mend is a *refusedError.
func (b *bundles) take(ctx context.Context, name string) (*bundle, error) {
	b.lock.Lock()
	defer b.lock.Unlock()
	i := slices.IndexFunc(b.held, func(k *bundle) bool { return k.name == name })
	if i < 0 {
		k, err := b.fetch(ctx, name)
		if err != nil {
			return nil, err
		}
		b.held, i = append(b.held, k), len(b.held)
	}
	k := b.held[i]
	k.users++
	b.held = append(slices.Delete(b.held, i, i+1), k)
	for i := 0; i < len(b.held) && len(b.held) > mostHeld; {
		if old := b.held[i]; old.users > 0 {
			i++
		} else if err := os.RemoveAll(old.folder); err != nil {
			return nil, err
		} else {
			b.held = slices.Delete(b.held, i, i+1)
		}
	}
	return k, nil
}

// leave ends a use.
func (b *bundles) leave(k *bundle) {
	b.lock.Lock()
	defer b.lock.Unlock()
	k.users--
}

// fetch brings a bundle here and unpacks it.
func (b *bundles) fetch(ctx context.Context, name string) (*bundle, error) {
	b.made++
	k := &bundle{name: name, folder: filepath.Join(b.folder, fmt.Sprintf("bundle%d", b.made))}
	packed := k.folder + ".tar.gz"
	defer os.Remove(packed)
	err := b.download(ctx, name, packed)
	if err == nil {
		k.spec, err = unpack(packed, k.folder)
	}
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(k.folder))
	}
	return k, nil
}

// offer puts a bundle on the server, unless it is there already: a worker may be reading it for another coordinator of the study, and waits in vain for what is left of one that is replaced.
func offer(ctx context.Context, store jetstream.ObjectStore, name string, data []byte) error {
	digest := sha256.New()
	digest.Write(data)
	there, err := store.GetInfo(ctx, name)
	if err == nil && there.Digest == jetstream.GetObjectDigestValue(digest) {
		return nil
	}
	if err != nil && !errors.Is(err, jetstream.ErrObjectNotFound) {
		return err
	}
	_, err = store.PutBytes(ctx, name, data)
	return err
}

// patience is how long a bundle of a size in bytes may take to come here: 5 s, and what a slow line of 1 MB/s takes.
func patience(size uint64) time.Duration {
	return 5*time.Second + time.Duration(size)*time.Microsecond
}

// download copies a bundle from the server into a file.
func (b *bundles) download(ctx context.Context, name, path string) error {
	info, err := b.store.GetInfo(ctx, name)
	if errors.Is(err, jetstream.ErrObjectNotFound) {
		return refuse("%q is not on the server", name)
	}
	if err != nil {
		return fmt.Errorf("bundle %q: %w", name, err)
	}
	ctx, cancel := context.WithTimeout(ctx, patience(min(info.Size, mostBytes))) // nothing else ends the wait for parts that another has taken away
	defer cancel()
	object, err := b.store.Get(ctx, name)
	if err != nil {
		return fmt.Errorf("bundle %q: %w", name, err)
	}
	defer object.Close()
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	n, err := io.Copy(f, io.LimitReader(object, mostBytes+1))
	switch {
	case err != nil:
		return fmt.Errorf("bundle %q: %w", name, err)
	case n > mostBytes:
		return refuse("more than %d MB", mostBytes>>20)
	}
	return f.Close()
}

func unpack(path, folder string) (*spec, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return unbundle(f, folder)
}

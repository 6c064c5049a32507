// Command generate writes what is made from the text of the physics (texts.go), and compiles the CUDA sources of package kernels to PTX. Run
// it by go generate ./kernels; the PTX needs clang 16.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"log"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"sync"

	"github.com/klauspost/compress/zstd"

	"gabion/kernels"
)

func main() {
	log.SetFlags(0)
	for path, text := range texts {
		if err := write(path, text); err != nil {
			log.Fatal(err)
		}
	}
	if err := compileAll(); err != nil {
		log.Fatal(err)
	}
}

// compileAll compiles the sources, as many at a time as there are processors.
func compileAll() error {
	var all sync.WaitGroup
	turns, failed := make(chan struct{}, runtime.NumCPU()), make(chan error, len(kernels.Sources))
	for source, recipe := range kernels.Sources {
		all.Go(func() {
			turns <- struct{}{}
			defer func() { <-turns }()
			if err := compile(source, recipe); err != nil {
				failed <- fmt.Errorf("%s: %w", source, err)
			}
		})
	}
	all.Wait()
	close(failed)
	var errs []error
	for err := range failed {
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}

// compile writes a source's PTX unless it is up to date.
func compile(source kernels.Source, recipe kernels.Recipe) error {
	digest, err := kernels.Digest(os.DirFS("."), source)
	if err != nil {
		return err
	}
	mark := kernels.Mark(digest)
	if old, err := source.PTX(); err == nil && bytes.HasPrefix(old, []byte(mark)) {
		return nil
	}
	arguments := slices.Clone(kernels.Compiler[1:])
	for _, m := range recipe.Macros {
		arguments = append(arguments, "-D"+m)
	}
	arguments = append(arguments, "-o", "-", recipe.File)
	command := exec.Command(kernels.Compiler[0], arguments...)
	command.Stderr = os.Stderr
	text, err := command.Output()
	if err != nil {
		return fmt.Errorf("%s: %w", command, err)
	}
	pack, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression))
	if err != nil {
		return err
	}
	return os.WriteFile(source.Path(), pack.EncodeAll(append([]byte(mark), text...), nil), 0o644)
}

// write brings a generated file up to date.
func write(path string, text func() (string, error)) error {
	now, err := text()
	if err != nil {
		return err
	}
	if old, err := os.ReadFile(path); err == nil && string(old) == now {
		return nil
	}
	return os.WriteFile(path, []byte(now), 0o644)
}

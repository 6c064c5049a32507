package main

// What is told when Gabion itself is at fault.

import (
	"crypto/sha256"
	"fmt"
	"os"
	"runtime"
	"strings"

	"gabion/internal/input"
	"gabion/internal/panics"
)

// defectError says in words that err comes of a panic: with the version, the digests of the files on the command line, and where the stack has been written.
func defectError(err error, p *panics.Panic, arguments []string) error {
	var digests strings.Builder
	for _, a := range arguments[1:] {
		if info, e := os.Stat(a); e != nil || !info.Mode().IsRegular() || info.Size() > input.MaxText {
			continue
		}
		if data, e := os.ReadFile(a); e == nil {
			fmt.Fprintf(&digests, "%s: SHA-256 %x\n", a, sha256.Sum256(data))
		}
	}
	about := fmt.Sprintf("gabion %s, %s, %s/%s\n%s", version(), runtime.Version(), runtime.GOOS, runtime.GOARCH, digests.String())
	where := "the stack could not be written"
	if f, e := os.CreateTemp("", "gabion-defect-*.txt"); e == nil {
		if _, e = fmt.Fprintf(f, "%s%s\n%v\n\n%s", about, strings.Join(arguments, " "), err, p.Stack); e == nil {
			where = "the stack is in " + f.Name()
		}
		f.Close()
	}
	return fmt.Errorf("a defect in Gabion, not in what it was given: %w\n%s%s; please report it with that file and the model", err, about, where)
}

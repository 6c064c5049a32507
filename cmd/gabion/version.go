package main

// Which program this is: results say so, and a study runs a case again when the program is another.

import (
	"bytes"
	"crypto/sha256"
	"debug/elf"
	"encoding/hex"
	"io"
	"os"
	"runtime/debug"
	"strings"
	"sync"
)

// version is that of the module, or of the commit it was built from. A build that neither tells apart from others, such as one of
// changed sources, has a digest of the program itself added.
var version = sync.OnceValue(func() string {
	v, told := builtFrom()
	if told {
		return v
	}
	digest, err := programDigest()
	if err != nil {
		return v
	}
	return v + "-" + digest[:12]
})

// builtFrom is what the build says of its sources, and whether that tells it from every other build.
func builtFrom() (v string, told bool) {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown", false
	}
	v, told = info.Main.Version, true
	if v == "" || v == "(devel)" {
		v, told = "devel", false
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" && !told {
			v, told = s.Value, true
		}
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.modified" && s.Value == "true" {
			told = false
		}
	}
	return v, told && !strings.HasSuffix(v, "+dirty")
}

// programDigest is a digest of the running program, in hexadecimal digits: of the identifier that the linker has worked out of all that the program is made of,
// which is there at once, and where there is none the SHA-256 of the file, which takes a quarter of a second.
func programDigest() (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if id := buildID(f); id != nil {
		h.Write(id)
	} else if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// noteHeader is the length of what stands before the content of an ELF note of Go: three sizes of four bytes each, and the name.
const noteHeader = 16

// buildID is the identifier that the linker has put into a program in ELF; nil where it has put none, or the program is no ELF.
func buildID(program io.ReaderAt) []byte {
	f, err := elf.NewFile(program)
	if err != nil {
		return nil
	}
	note := f.Section(".note.go.buildid")
	if note == nil {
		return nil
	}
	data, err := note.Data()
	if err != nil || len(data) <= noteHeader {
		return nil
	}
	return bytes.TrimRight(data[noteHeader:], "\x00")
}

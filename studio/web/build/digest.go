package main

// The digest of everything that dist is made of, and of dist itself: a test of the program compares it, so that a stale page is noticed without building one.

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// writeDigest writes dist/digest.
func writeDigest(web string) error {
	sum, err := digest(os.DirFS(web))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(web, "dist", "digest"), []byte(sum+"\n"), 0o644)
}

// digest is the SHA-256 of the names and contents of all files of the page but the digest itself and node_modules.
func digest(web fs.FS) (string, error) {
	var names []string
	err := fs.WalkDir(web, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && name == "node_modules":
			return fs.SkipDir
		case !entry.IsDir() && name != "dist/digest" && !strings.HasSuffix(name, "_test.go"):
			names = append(names, name)
		}
		return nil
	})
	if err != nil {
		return "", err
	}
	slices.Sort(names)
	h := sha256.New()
	for _, name := range names {
		text, err := fs.ReadFile(web, name)
		if err != nil {
			return "", err
		}
		one := sha256.Sum256(text)
		if _, err := io.WriteString(h, name+" "+hex.EncodeToString(one[:])+"\n"); err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

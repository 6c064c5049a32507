// Command gather writes the licences of the modules that are built into Gabion, and of Go, from the module cache.
package main

import (
	"bytes"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

func main() {
	path := flag.String("o", "licences.txt", "file to write")
	flag.Parse()
	text, err := gather()
	if err == nil {
		err = os.WriteFile(*path, text, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "gather:", err)
		os.Exit(1)
	}
}

// module is what is built in, and the folder of its source.
type module struct{ name, folder string }

// notice is a text and those that have it.
type notice struct {
	text    string
	modules []string
}

const head = `Gabion contains Go's runtime and library and the modules below, under these licences. Texts that several modules share stand once.
`

// gather returns the texts in the order of the modules' names.
func gather() ([]byte, error) {
	list, err := modules()
	if err != nil {
		return nil, err
	}
	var notices []*notice
	known := map[string]*notice{}
	for _, m := range list {
		texts, err := texts(m.folder)
		if err != nil {
			return nil, err
		}
		if len(texts) == 0 {
			return nil, fmt.Errorf("%s has no licence in %s", m.name, m.folder)
		}
		for _, text := range texts {
			n := known[text]
			if n == nil {
				n = &notice{text: text}
				known[text] = n
				notices = append(notices, n)
			}
			n.modules = append(n.modules, m.name)
		}
	}
	b := bytes.NewBufferString(head)
	for _, n := range notices {
		fmt.Fprintf(b, "\n%s\n%s\n%s\n\n%s\n", strings.Repeat("=", 80), strings.Join(n.modules, "\n"), strings.Repeat("-", 80), n.text)
	}
	return b.Bytes(), nil
}

// modules lists Go and the modules of which packages are in the program for Linux.
func modules() ([]module, error) {
	deps, err := golist("list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", "gabion/cmd/gabion")
	if err != nil {
		return nil, err
	}
	root, err := golist("env", "GOROOT")
	if err != nil {
		return nil, err
	}
	list := []module{{"Go's runtime and library", strings.TrimSpace(root)}}
	for line := range strings.Lines(deps) {
		if name, folder, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			list = append(list, module{name, folder})
		}
	}
	slices.SortFunc(list[1:], func(a, b module) int { return cmp.Compare(a.name, b.name) })
	return slices.Compact(list), nil
}

func golist(args ...string) (string, error) {
	c := exec.Command("go", args...)
	c.Env = append(os.Environ(), "GOOS=linux", "GOARCH=amd64", "CGO_ENABLED=0", "GOFLAGS=-mod=readonly")
	out, err := c.Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		err = fmt.Errorf("go %s: %w: %s", args[0], err, exit.Stderr)
	}
	return string(out), err
}

// licence matches the names of files that hold licences and what goes with them.
var licence = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents|third_party)`)

// texts reads the licences in the folder of a module, and in a folder of licences in it.
func texts(folder string) ([]string, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	var found []string
	for _, e := range entries {
		path := filepath.Join(folder, e.Name())
		switch {
		case !licence.MatchString(e.Name()):
		case e.IsDir():
			inside, err := texts(path)
			if err != nil {
				return nil, err
			}
			found = append(found, inside...)
		default:
			data, err := os.ReadFile(path)
			if err != nil {
				return nil, err
			}
			found = append(found, strings.TrimSpace(strings.ReplaceAll(string(data), "\r\n", "\n")))
		}
	}
	return found, nil
}

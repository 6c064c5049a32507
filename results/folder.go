package results

// The folder of a run: marked as one, locked by one run at a time, and without danger to files that no run has written.

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
)

// Folder is the folder of a run that is open for writing. The file .gabion in it marks it as one and lists every file that runs have
// written there; these may be replaced and removed, and nothing else. That file is locked as long as the Folder is open. Names in a folder
// have slashes; symbolic links that lead out of the folder are not followed. A Folder may be used by several
// goroutines, but for Clear and Close.
type Folder struct {
	path  string
	root  *os.Root
	token string       // of this opening, in the names of files that are being written
	temps atomic.Int64 // of these

	mu      sync.Mutex
	journal *os.File
	written map[string]bool // names in the journal; those of folders end in a slash
}

// OutputNames are what runs write in their folders: files by their names, and folders with the extension of the files in them.
type OutputNames map[string]string

// FindFolder opens the folder of a run at path. Where no run has left one it returns nil, or an error if there is something in the way of what a
// run would write.
func FindFolder(path string, names OutputNames) (*Folder, error) {
	root, err := os.OpenRoot(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	f := &Folder{path: path, root: root, written: map[string]bool{}}
	marked, err := f.marked()
	if err == nil && !marked {
		err = f.inTheWay(names)
	}
	if err != nil || !marked {
		root.Close()
		return nil, err
	}
	return f.open(names)
}

// MakeFolder opens the folder of a run at path and makes it if it is missing.
func MakeFolder(path string, names OutputNames) (*Folder, error) {
	if f, err := FindFolder(path, names); f != nil || err != nil {
		return f, err
	}
	if err := os.MkdirAll(path, 0o755); err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(path)
	if err != nil {
		return nil, err
	}
	f := &Folder{path: path, root: root, written: map[string]bool{}}
	return f.open(names)
}

// open locks the folder and reads what has been written in it.
func (f *Folder) open(names OutputNames) (*Folder, error) {
	err := f.openJournal()
	if err == nil {
		err = f.inTheWay(names)
	}
	if err == nil {
		f.token = rand.Text()
		err = f.appendLine(f.openedLine())
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// Close lets other runs use the folder.
func (f *Folder) Close() error {
	var err error
	if f.journal != nil {
		err = f.journal.Close()
	}
	return errors.Join(err, f.root.Close())
}

// Path is the path of a name in the folder.
func (f *Folder) Path(name string) string { return filepath.Join(f.path, filepath.FromSlash(name)) }

// Wrote tells whether a run has written a file of that name in the folder.
func (f *Folder) Wrote(name string) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.written[name]
}

// Clear removes all that runs have written in the folder, and nothing else.
func (f *Folder) Clear() error {
	names := slices.Sorted(maps.Keys(f.written))
	for _, name := range slices.Backward(names) { // what a folder holds before the folder
		err := f.root.Remove(strings.TrimSuffix(name, "/"))
		if err == nil || errors.Is(err, fs.ErrNotExist) || strings.HasSuffix(name, "/") { // a folder may hold what others put there
			continue
		}
		return err
	}
	clear(f.written)
	return f.beginJournal()
}

// inTheWay returns an error where a run would replace a file that no run has written.
func (f *Folder) inTheWay(names OutputNames) error {
	for _, name := range slices.Sorted(maps.Keys(names)) {
		info, err := f.root.Lstat(name)
		switch extension := names[name]; {
		case errors.Is(err, fs.ErrNotExist):
		case err != nil:
			return err
		case extension == "":
			if !f.written[name] {
				return &InTheWayError{Path: f.Path(name)}
			}
		case !info.IsDir():
			return &InTheWayError{Path: f.Path(name)}
		default:
			entries, err := fs.ReadDir(f.root.FS(), name)
			if err != nil {
				return err
			}
			for _, e := range entries {
				if inside := name + "/" + e.Name(); path.Ext(inside) == extension && !f.written[inside] {
					return &InTheWayError{Path: f.Path(inside)}
				}
			}
		}
	}
	return nil
}

// InTheWayError names a file that no run has written, where a run would write.
type InTheWayError struct{ Path string }

func (e *InTheWayError) Error() string {
	return fmt.Sprintf("%s is in the way of results, and not in the list of what runs have written there (%s): move it, or choose another folder", e.Path, journalFile)
}

// register enters a file in the journal before it is made, and makes the folder that it is in.
func (f *Folder) register(name string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.written[name] {
		return nil
	}
	if _, err := f.root.Lstat(name); err == nil {
		return &InTheWayError{Path: f.Path(name)}
	}
	if dir := path.Dir(name); dir != "." {
		switch info, err := f.root.Lstat(dir); {
		case errors.Is(err, fs.ErrNotExist):
			if err := f.registerLine(dir + "/"); err != nil {
				return err
			}
			if err := f.root.Mkdir(dir, 0o755); err != nil {
				return err
			}
		case err != nil:
			return err
		case !info.IsDir():
			return &InTheWayError{Path: f.Path(dir)}
		}
	}
	return f.registerLine(name)
}

// WriteFile writes a file in the folder atomically, as the function of that name does.
func (f *Folder) WriteFile(name string, encode func(io.Writer) error) error {
	return f.writeFile(name, false, encode)
}

// WriteFileSync is WriteFile that returns only when the file is safe from a loss of power.
func (f *Folder) WriteFileSync(name string, encode func(io.Writer) error) error {
	return f.writeFile(name, true, encode)
}

func (f *Folder) writeFile(name string, durable bool, encode func(io.Writer) error) error {
	if err := f.register(name); err != nil {
		return &WriteError{Path: f.Path(name), Err: err}
	}
	if durable {
		if err := f.journal.Sync(); err != nil {
			return &WriteError{Path: f.Path(journalFile), Err: err}
		}
	}
	t := target{root: f.root, name: name, path: f.Path(name), temp: fmt.Sprintf("%s%s-%d", tempPrefix, f.token, f.temps.Add(1))}
	return t.write(durable, encode)
}

// Create makes a file to append to.
func (f *Folder) Create(name string) (*os.File, error) {
	err := f.register(name)
	if err == nil {
		if err = f.root.Remove(name); errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
	}
	if err != nil {
		return nil, err
	}
	return f.root.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
}

// Reopen opens a file to append to: the file of that name itself, not one that a link of that name leads to.
func (f *Folder) Reopen(name string) (*os.File, error) {
	named, err := f.root.Lstat(name)
	if err != nil {
		return nil, err
	}
	file, err := f.root.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	opened, err := file.Stat()
	if err == nil && !(f.Wrote(name) && named.Mode().IsRegular() && os.SameFile(named, opened)) {
		err = &InTheWayError{Path: f.Path(name)}
	}
	if err != nil {
		file.Close()
		return nil, err
	}
	return file, nil
}

// remove removes a file that a run has written.
func (f *Folder) remove(name string) error {
	if !f.Wrote(name) {
		return &InTheWayError{Path: f.Path(name)}
	}
	return f.root.Remove(name)
}

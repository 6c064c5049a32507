package results

// The journal of a run's folder: its mark, its lock, and the list of what has been written in it.

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"gabion/internal/filelock"
)

// The journal's lines: the first, one for each opening, and one for each file.
const (
	journalFile = ".gabion"
	journalMark = "folder of a run of gabion, 1"
	openedEntry = "opened" // process, token, host
	wroteEntry  = "wrote"  // quoted name
	tempPrefix  = ".gabion-"
)

// InUseError says that another run writes in a folder.
type InUseError struct {
	Path    string
	Process int
	Host    string
}

func (e *InUseError) Error() string {
	return fmt.Sprintf("%s is in use by the run of process %d on %s: let that one end, or choose another folder", e.Path, e.Process, e.Host)
}

// marked tells whether the folder has a journal.
func (f *Folder) marked() (bool, error) {
	info, err := f.root.Lstat(journalFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return false, nil
	case err == nil && !info.Mode().IsRegular():
		return false, &InTheWayError{Path: f.Path(journalFile)}
	}
	return err == nil, err
}

// openJournal locks the journal, reads it, and removes what was being written when an earlier run was killed.
func (f *Folder) openJournal() error {
	var err error
	if f.journal, err = f.root.OpenFile(journalFile, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o666); err != nil {
		return err
	}
	lockErr := filelock.Try(f.journal)
	last, tokens, err := f.readJournal()
	switch {
	case errors.Is(lockErr, filelock.ErrHeld):
		return last
	case lockErr != nil && !errors.Is(lockErr, errors.ErrUnsupported): // where there are no locks, everybody may have the folder
		return &WriteError{Path: f.Path(journalFile), Err: lockErr}
	case err != nil:
		return err
	}
	for _, token := range tokens {
		if err := f.removeByPrefix(tempPrefix + token + "-"); err != nil {
			return err
		}
	}
	if len(tokens) == 0 {
		return f.beginJournal()
	}
	return f.appendLine("\n") // behind a line that a loss of power may have cut off
}

// readJournal reads who opened the folder last, the tokens of all openings, and what has been written.
func (f *Folder) readJournal() (last *InUseError, tokens []string, err error) {
	last = &InUseError{Path: f.path}
	lines := bufio.NewScanner(f.journal)
	for n := 0; lines.Scan(); n++ {
		line := lines.Text()
		if n == 0 && line != journalMark {
			return last, nil, &ReadError{Path: f.Path(journalFile), Err: fmt.Errorf("begins with %.40q, want %q: of another version, or no journal of a run", line, journalMark)}
		}
		what, rest, _ := strings.Cut(line, " ")
		switch what {
		case openedEntry:
			var token string
			if k, _ := fmt.Sscan(rest, &last.Process, &token, &last.Host); k == 3 {
				tokens = append(tokens, token)
			}
		case wroteEntry:
			if name, err := strconv.Unquote(rest); err == nil && filepath.IsLocal(name) {
				f.written[name] = true
			}
		}
	}
	return last, tokens, lines.Err()
}

// beginJournal begins the list anew.
func (f *Folder) beginJournal() error {
	if err := f.journal.Truncate(0); err != nil {
		return &WriteError{Path: f.Path(journalFile), Err: err}
	}
	text := journalMark + "\n"
	if f.token != "" {
		text += f.openedLine()
	}
	return f.appendLine(text)
}

// openedLine is the journal's line for this opening.
func (f *Folder) openedLine() string {
	host, err := os.Hostname()
	if err != nil || strings.ContainsAny(host, " \t\n") {
		host = "?"
	}
	return fmt.Sprintf("%s %d %s %s\n", openedEntry, os.Getpid(), f.token, host)
}

// registerLine enters a file or, with a slash at the end of the name, a folder in the journal.
func (f *Folder) registerLine(name string) error {
	if err := f.appendLine(fmt.Sprintf("%s %q\n", wroteEntry, name)); err != nil {
		return err
	}
	f.written[name] = true
	return nil
}

// appendLine adds a line to the journal.
func (f *Folder) appendLine(line string) error {
	if _, err := f.journal.WriteString(line); err != nil {
		return &WriteError{Path: f.Path(journalFile), Err: err}
	}
	return nil
}

// removeByPrefix removes the files in the folder whose names begin with prefix.
func (f *Folder) removeByPrefix(prefix string) error {
	entries, err := fs.ReadDir(f.root.FS(), ".")
	if err != nil {
		return err
	}
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), prefix) {
			if err := f.root.Remove(e.Name()); err != nil {
				return err
			}
		}
	}
	return nil
}

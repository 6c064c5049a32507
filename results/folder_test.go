package results

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var testNames = OutputNames{"model.yaml": "", "history.csv": "", "plots": ".svg", CheckpointFolder: ".checkpoint"}

// put writes a file of somebody else's.
func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func says(text string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	}
}

// list names all files in a folder but the journal.
func list(t *testing.T, folder string) string {
	t.Helper()
	var names []string
	err := filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		if name, _ := filepath.Rel(folder, path); err == nil && !d.IsDir() && name != journalFile {
			names = append(names, filepath.ToSlash(name))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(names, " ")
}

// Clearing a folder removes what runs have written, over several of them, and nothing else.
func TestFolderKeepsOthersFiles(t *testing.T) {
	path := t.TempDir()
	put(t, filepath.Join(path, CheckpointFolder, "thesis.pt"), "years")
	put(t, filepath.Join(path, "plots", "holiday.jpg"), "sun")
	for _, name := range []string{"history.csv", "plots/a.svg", "checkpoints/000000000000.checkpoint"} {
		f, err := MakeFolder(path, testNames)
		if err != nil {
			t.Fatal(err)
		}
		if err := f.WriteFileSync(name, says("ours")); err != nil {
			t.Fatal(err)
		}
		f.Close()
	}
	put(t, filepath.Join(path, "notes.txt"), "mine")
	f, err := FindFolder(path, testNames)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.WriteFile("new/deep.csv", says("")); err != nil {
		t.Fatal(err)
	}
	if err := f.Clear(); err != nil {
		t.Fatal(err)
	}
	if left := list(t, path); left != "checkpoints/thesis.pt notes.txt plots/holiday.jpg" {
		t.Errorf("left: %s", left)
	}
	if _, err := os.Stat(filepath.Join(path, "new")); !errors.Is(err, os.ErrNotExist) {
		t.Error("an empty folder of a run is left")
	}
	if err := f.WriteFile("history.csv", says("again")); err != nil || !f.Wrote("history.csv") {
		t.Error(err)
	}
	f.Close()
}

// What is in the way is named before anything is written, in the folder of a run or elsewhere.
func TestFolderNamesWhatIsInTheWay(t *testing.T) {
	for _, name := range []string{"model.yaml", "plots/mine.svg", "plots"} {
		for _, marked := range []bool{false, true} {
			path := t.TempDir()
			if marked {
				open(t, path).Close()
			}
			put(t, filepath.Join(path, name), "mine")
			before := list(t, path)
			for _, find := range []func(string, OutputNames) (*Folder, error){FindFolder, MakeFolder} {
				_, err := find(path, testNames)
				var in *InTheWayError
				if !errors.As(err, &in) || in.Path != filepath.Join(path, name) {
					t.Errorf("%s, marked %v: %v", name, marked, err)
				}
			}
			_, err := os.Stat(filepath.Join(path, journalFile))
			if after := list(t, path); after != before || !marked && err == nil {
				t.Errorf("%s: %s became %s", name, before, after)
			}
		}
	}
	f := open(t, t.TempDir())
	put(t, f.Path("frames/x.vtp"), "mine") // while the run runs
	var in *InTheWayError
	if err := f.WriteFile("frames/x.vtp", says("ours")); !errors.As(err, &in) {
		t.Errorf("written over: %v", err)
	}
}

// Links lead nowhere: neither those of names that a run writes, nor those of its folders, nor of its temporary files.
func TestFolderFollowsNoLinks(t *testing.T) {
	path, elsewhere := t.TempDir(), t.TempDir()
	victim := filepath.Join(elsewhere, "victim")
	put(t, victim, "precious")
	f := open(t, path)
	for _, name := range []string{"model.yaml", "history.csv", "plots/a.svg"} {
		if err := f.WriteFile(name, says("ours")); err != nil {
			t.Fatal(err)
		}
	}
	f.Close()
	link := func(name, target string) {
		t.Helper()
		if err := os.RemoveAll(filepath.Join(path, name)); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(target, filepath.Join(path, name)); err != nil {
			t.Skip(err)
		}
	}
	link("model.yaml", victim)
	link("history.csv", victim)
	link(".model.yaml.tmp", victim)
	f, err := FindFolder(path, testNames)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ResumeHistory(f, "history.csv", testColumns, Position{}); err == nil {
		t.Error("a link is taken for a history")
	}
	if err := f.WriteFile("model.yaml", says("ours")); err != nil {
		t.Error(err)
	}
	link("plots", elsewhere)
	if err := f.WriteFile("plots/a.svg", says("ours")); err == nil {
		t.Error("written through a link")
	}
	f.Close()
	if _, err := FindFolder(path, testNames); err == nil || !strings.Contains(err.Error(), "plots") {
		t.Errorf("a link in the place of a folder: %v", err)
	}
	link(journalFile, victim)
	if _, err := FindFolder(path, testNames); err == nil {
		t.Error("a link is taken for a journal")
	}
	if text, _ := os.ReadFile(victim); string(text) != "precious" || list(t, elsewhere) != "victim" {
		t.Errorf("elsewhere there is %s, with %q", list(t, elsewhere), text)
	}

	link = func(name, target string) { _ = os.Symlink(target, name) } // the folder itself may be one
	named := filepath.Join(t.TempDir(), "named")
	link(named, t.TempDir())
	if f, err := MakeFolder(named, testNames); err != nil {
		t.Error(err)
	} else {
		f.Close()
	}
}

// A folder is one run's at a time. What a killed run was writing is swept up by the next.
func TestFolderInUse(t *testing.T) {
	path := t.TempDir()
	f := open(t, path)
	_, err := FindFolder(path, testNames)
	var use *InUseError
	if !errors.As(err, &use) || use.Process != os.Getpid() || !strings.Contains(err.Error(), path+" is in use by the run of process ") {
		t.Fatalf("a second run: %v", err)
	}
	put(t, f.Path(tempPrefix+f.token+"-7"), "half")
	put(t, f.Path(tempPrefix+"other"), "not ours")
	f.Close()
	f, err = FindFolder(path, testNames)
	if err != nil {
		t.Fatal(err)
	}
	f.Close()
	if left := list(t, path); left != tempPrefix+"other" {
		t.Errorf("left: %s", left)
	}
}

// A journal of something else is not taken for one, and a damaged one for no more than it says.
func TestJournal(t *testing.T) {
	path := t.TempDir()
	journal := filepath.Join(path, journalFile)
	put(t, journal, "[settings]\n")
	if _, err := FindFolder(path, testNames); err == nil || !strings.Contains(err.Error(), journalMark) {
		t.Errorf("another file: %v", err)
	}
	put(t, journal, journalMark+"\nopened 12 TOKEN host\nwrote \"history.csv\"\nwrote \"../../outside\"\nwrote \"cut o")
	for range 2 {
		f, err := FindFolder(path, testNames)
		if err != nil {
			t.Fatal(err)
		}
		if !f.Wrote("history.csv") || f.Wrote("../../outside") || len(f.written) != 1 {
			t.Errorf("written: %v", f.written)
		}
		f.Close()
	}
}

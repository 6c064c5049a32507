package studio

// Studies, validations and approval tests: their tables, whose rows open what they are about.

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"strconv"

	"gabion/approval"
	"gabion/internal/input"
	"gabion/results"
	"gabion/results/replay"
	"gabion/sweep"
	"gabion/validation"
)

// report is the outcome of a study, a validation or an approval test, in a folder.
type report struct {
	ID   string `json:"id"`
	Kind string `json:"kind"` // study, validation or approval
	Name string `json:"name"`
	path string
}

// reportFiles tell by their names what a folder holds, the first that is there.
var reportFiles = []struct{ name, kind string }{{"results.db", "study"}, {approval.TableFile, "approval"}, {"report.json", "validation"}}

// isReport tells what report a folder holds; "" for none.
func isReport(folder string) string {
	for _, file := range reportFiles {
		if info, err := os.Stat(filepath.Join(folder, file.name)); err == nil && info.Mode().IsRegular() {
			return file.kind
		}
	}
	return ""
}

// findReports lists the reports in folders and below them.
func findReports(folders []string) (list []*report) {
	files := 0
	for _, folder := range folders {
		_ = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
			files++
			switch {
			case err != nil || files > mostFiles:
				return fs.SkipDir
			case !entry.IsDir():
				return nil
			case isRun(path):
				return fs.SkipDir
			}
			if kind := isReport(path); kind != "" {
				absolute, err := filepath.Abs(path)
				if err != nil {
					return fs.SkipDir
				}
				digest := sha256.Sum256([]byte(absolute))
				list = append(list, &report{ID: hex.EncodeToString(digest[:6]), Kind: kind, Name: filepath.Base(absolute), path: path})
			}
			return nil
		})
	}
	return list
}

// serveReports adds what the page asks of reports.
func (s *Server) serveReports(mux *http.ServeMux) {
	mux.HandleFunc("GET /api/1/reports", func(w http.ResponseWriter, r *http.Request) {
		list := findReports(s.options.Reports)
		if list == nil {
			list = []*report{}
		}
		answer(w, list)
	})
	mux.HandleFunc("GET /api/1/reports/{report}", func(w http.ResponseWriter, r *http.Request) {
		found := s.findReport(w, r)
		switch {
		case found == nil:
		case found.Kind == "study":
			t, err := found.study()
			reply(w, t, err)
		case found.Kind == "approval":
			a, err := found.approval(s.list())
			reply(w, a, err)
		default:
			v, err := found.validation(s.list())
			reply(w, v, err)
		}
	})
	mux.HandleFunc("GET /api/1/reports/{report}/history/{case}", s.caseHistory)
	if s.workspace != nil {
		mux.HandleFunc("POST /api/1/reports/{report}/run/{case}", s.runCase)
	}
}

// findReport is the report that a request is about; without it it has been answered.
func (s *Server) findReport(w http.ResponseWriter, r *http.Request) *report {
	for _, each := range findReports(s.options.Reports) {
		if each.ID == r.PathValue("report") {
			return each
		}
	}
	http.Error(w, "there is no such report", http.StatusNotFound)
	return nil
}

// studyTable is a study for the page.
type studyTable struct {
	Inputs  []string   `json:"inputs"`
	Outputs []string   `json:"outputs"`
	Cases   []studyRow `json:"cases"`
}

type studyRow struct {
	Number  int                     `json:"number"`
	Status  sweep.Status            `json:"status"`
	Inputs  map[string]any          `json:"inputs"`
	Outputs map[string]results.Real `json:"outputs"`
	Error   string                  `json:"error"`
	Seconds float64                 `json:"seconds"`
}

func (r *report) study() (*studyTable, error) {
	store, err := sweep.ReadStore(filepath.Join(r.path, "results.db"))
	if err != nil {
		return nil, err
	}
	defer store.Close()
	t, err := store.Table()
	if err != nil {
		return nil, err
	}
	out := &studyTable{Inputs: append([]string{}, t.Inputs...), Outputs: append([]string{}, t.Outputs...), Cases: []studyRow{}}
	for _, row := range t.Rows {
		out.Cases = append(out.Cases, studyRow{row.Number, row.Status, row.Inputs, row.Outputs, row.Error, row.Seconds})
	}
	return out, nil
}

// caseHistory answers with the columns that a study has kept of a case.
func (s *Server) caseHistory(w http.ResponseWriter, r *http.Request) {
	store, number := s.findCase(w, r)
	if store == nil {
		return
	}
	defer store.Close()
	text, err := store.History(number)
	if err != nil {
		http.Error(w, err.Error(), http.StatusNotFound)
		return
	}
	t, err := results.DecodeTable(bytes.NewReader(text), "history")
	if err != nil {
		fail(w, err)
		return
	}
	data, err := replay.Table(replay.Rows{Table: t, All: t.Rows()})
	if err != nil {
		fail(w, err)
		return
	}
	w.Header().Set("Content-Type", "application/octet-stream")
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write(data)
}

// findCase opens the store of the study that a request is about, and tells the number of its case; without it it has been answered.
func (s *Server) findCase(w http.ResponseWriter, r *http.Request) (*sweep.Store, int) {
	found := s.findReport(w, r)
	if found == nil {
		return nil, 0
	}
	number, err := strconv.Atoi(r.PathValue("case"))
	if err != nil || found.Kind != "study" {
		http.NotFound(w, r)
		return nil, 0
	}
	store, err := sweep.ReadStore(filepath.Join(found.path, "results.db"))
	if err != nil {
		fail(w, err)
		return nil, 0
	}
	return store, number
}

// runCase runs a case of a study whose model is in the workspace, whole, to be looked at.
func (s *Server) runCase(w http.ResponseWriter, r *http.Request) {
	store, number := s.findCase(w, r)
	if store == nil {
		return
	}
	defer store.Close()
	model, sets, err := store.Order(number)
	if err != nil {
		http.Error(w, err.Error(), http.StatusNotFound)
		return
	}
	name, err := s.workspace.nameOf(model)
	if err == nil {
		_, err = s.workspace.read(r.Context(), name)
	}
	if err != nil {
		http.Error(w, fmt.Sprintf("the study's model %s is not among the models shown here", model), http.StatusNotFound)
		return
	}
	run, err := s.start(name, fmt.Sprintf("-case-%d", number), sets, nil)
	if err != nil {
		fail(w, err)
		return
	}
	answer(w, map[string]string{"id": run.id})
}

// verdict is a case of a validation for the page, with the run that it judges; "" where that is not among those that are shown.
type verdict struct {
	*validation.Verdict
	Run string `json:"run"`
}

func (r *report) validation(recordings []*recording) ([]verdict, error) {
	var v validation.Report
	if err := r.decode("report.json", &v); err != nil {
		return nil, err
	}
	list := []verdict{}
	for _, each := range v.Verdicts {
		list = append(list, verdict{each, runAt(recordings, filepath.Join(r.path, "runs", each.Case))})
	}
	return list, nil
}

// approvalTable is an approval test for the page.
type approvalTable struct {
	Title    string    `json:"title"`
	Complete bool      `json:"complete"`
	Passed   bool      `json:"passed"`
	Class    string    `json:"class"` // of the residual height, "" before the last hit
	Hits     []hitRows `json:"hits"`
}

// hitRows is a hit, with its run; "" where that is not among those that are shown.
type hitRows struct {
	Title      string               `json:"title"`
	Error      string               `json:"error"`
	Conditions []approval.Condition `json:"conditions"`
	Run        string               `json:"run"`
}

func (r *report) approval(recordings []*recording) (*approvalTable, error) {
	var a approval.Report
	if err := r.decode(approval.DataFile, &a); err != nil {
		return nil, err
	}
	t := &approvalTable{Title: a.Title, Complete: a.Complete, Passed: a.Passed, Class: a.Class, Hits: []hitRows{}}
	for _, h := range a.Hits {
		t.Hits = append(t.Hits, hitRows{h.Title, h.Error, append([]approval.Condition{}, h.Conditions...), runAt(recordings, filepath.Join(r.path, h.Name))})
	}
	return t, nil
}

// decode reads a file of the report.
func (r *report) decode(name string, into any) error {
	text, err := os.ReadFile(filepath.Join(r.path, name))
	if err != nil {
		return err
	}
	if len(text) > input.MaxText {
		return fmt.Errorf("%s has %d bytes; at most %d are read", name, len(text), input.MaxText)
	}
	return json.Unmarshal(text, into)
}

// runAt is the run in a folder, "" where that is not among those that are shown.
func runAt(recordings []*recording, folder string) string {
	for _, run := range recordings {
		if relative, err := filepath.Rel(folder, run.path); err == nil && relative == "." {
			return run.id
		}
	}
	return ""
}

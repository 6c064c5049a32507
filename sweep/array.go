package sweep

// Studies on clusters without a network service: an array job runs cases by their number, each leaves a file, and the files are collected.

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"gabion/results"
)

// RunPart runs the cases first, first+1, ... of a plan, count of them, in a worker process, and leaves one file for each in folder. Cases
// whose file is there are not run again. It returns the number of cases that failed.
func (p *Plan) RunPart(ctx context.Context, first, count int, folder string, o WorkerOptions) (failed int, err error) {
	if first < 0 || first >= len(p.Cases) {
		return 0, fmt.Errorf("there is no case %d; the study has %d, numbered from 0", first, len(p.Cases))
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return 0, err
	}
	room, err := newScratch("part")
	if err != nil {
		return 0, err
	}
	defer room.remove()
	b := &bundle{folder: filepath.Join(room.folder, "bundle")}
	if b.spec, err = unbundle(bytes.NewReader(p.Bundle), b.folder); err != nil {
		return 0, err
	}
	r := &runner{options: o, folder: room.folder}
	defer r.close()
	for _, c := range p.Cases[first:min(first+count, len(p.Cases))] {
		path := filepath.Join(folder, c.Hash+".json")
		if _, err := os.Stat(path); err == nil {
			continue
		}
		j := p.job(c)
		result, err := r.run(ctx, &j, b)
		if err != nil {
			return failed, err
		}
		result.Worker, result.Tries = o.Name, 1
		if result.Status != Done {
			failed++
		}
		if err := results.WriteFileSync(path, func(w io.Writer) error { return json.NewEncoder(w).Encode(result) }); err != nil {
			return failed, err
		}
	}
	return failed, nil
}

// Collect stores the files that RunPart has left in folder. It returns how many were news, and how many do not belong to the plan.
func (p *Plan) Collect(store *Store, folder string) (news, strangers int, err error) {
	paths, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil {
		return 0, 0, err
	}
	known := map[string]bool{}
	for _, c := range p.Cases {
		known[c.Hash] = true
	}
	var errs []error
	for _, path := range paths {
		hash := strings.TrimSuffix(filepath.Base(path), ".json")
		if !known[hash] {
			strangers++
			continue
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return news, strangers, err
		}
		r, err := p.result(hash, data)
		if err != nil {
			errs = append(errs, fmt.Errorf("%s: %w; remove it and run the array job again", path, err))
			continue
		}
		recorded, err := store.Record(r)
		if err != nil {
			return news, strangers, err
		}
		if recorded {
			news++
		}
	}
	return news, strangers, errors.Join(errs...)
}

package runs

// The columns of a run: those of its history, and those of its audit after "audit.".

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"gabion/coupling"
	"gabion/internal/document"
	"gabion/models"
	"gabion/models/adams"
	"gabion/observables"
	"gabion/results"
)

// AuditPrefix begins the names of a run's audit columns beside those of its history.
const AuditPrefix = "audit."

// ReadColumns reads the history and the audit in a run's folder, with their units. Between the rows of an audit that was taken less often the last one stands.
func ReadColumns(folder string) (results.Table, error) {
	table, err := results.ReadTable(filepath.Join(folder, HistoryFile))
	if err != nil {
		return table, err
	}
	audit, err := results.ReadTable(filepath.Join(folder, AuditFile))
	if err != nil {
		return table, err
	}
	if table.Rows() > 0 && (audit.Rows() == 0 || audit.Columns[0][0] > table.Columns[0][0]) {
		return table, fmt.Errorf("%s: %s does not begin where %s does", folder, AuditFile, HistoryFile)
	}
	summary, err := results.ReadSummary(filepath.Join(folder, results.SummaryFile))
	if err != nil {
		return table, err
	}
	units := map[string]string{}
	for _, e := range summary.Audit {
		units[e.Name] = e.Unit
	}
	for i, name := range audit.Names[1:] {
		table.Names, table.Columns = append(table.Names, AuditPrefix+name), append(table.Columns, zeroOrderHold(table.Columns[0], audit.Columns[0], audit.Columns[i+1]))
		table.Units = append(table.Units, units[name])
	}
	return table, nil
}

// zeroOrderHold gives values of a column at other times: between two of its own rows the first of them stands.
func zeroOrderHold(times, at, values []float64) []float64 {
	out, k := make([]float64, len(times)), 0
	for i, t := range times {
		for k+1 < len(at) && at[k+1] <= t {
			k++
		}
		out[i] = values[k]
	}
	return out
}

// CheckColumn says of a name whether it can be that of a column in a run of the model, or of a vector whose components are columns.
func CheckColumn(m *models.Model, name string) error {
	known := fixedColumns()
	for i := range m.Outputs.Requests {
		for _, e := range m.Outputs.Requests[i].Asked() {
			known = append(known, knownColumn{m.Outputs.Requests[i].Name + "." + e.Name, e})
		}
	}
	return checkColumn(name, known)
}

// CheckDatasetColumn is CheckColumn for a dataset of Adams/Solver.
func CheckDatasetColumn(d *adams.Dataset, name string) error {
	known := fixedColumns()
	for _, r := range d.Requests {
		for _, each := range r.ColumnNames() {
			known = append(known, knownColumn{name: each})
		}
	}
	return checkColumn(name, known)
}

// knownColumn is a column of a run, or several whose names begin alike.
type knownColumn struct {
	name string // without the component
	of   observables.Entry
}

// fixedColumns are those of every run: the time and the audit.
func fixedColumns() []knownColumn {
	known := []knownColumn{{name: results.TimeColumn}}
	for _, e := range new(coupling.Audit).Entries() {
		known = append(known, knownColumn{name: AuditPrefix + e.Name})
	}
	return known
}

// checkColumn checks a name against those of a run.
func checkColumn(name string, known []knownColumn) error {
	names := make([]string, len(known))
	for i := range known {
		k := &known[i]
		names[i] = k.name
		if name == k.name {
			return nil
		}
		component, found := strings.CutPrefix(name, k.name+".")
		if !found {
			continue
		}
		number, err := strconv.Atoi(component)
		switch {
		case slices.Contains(k.of.Components, component), k.of.Numbered && err == nil && number > 0:
			return nil
		case k.of.Numbered:
			return fmt.Errorf("the run has no column %q: the components of %s are numbered from 1", name, k.name)
		case len(k.of.Components) > 0:
			return fmt.Errorf("the run has no column %q: the components of %s are %s", name, k.name, strings.Join(k.of.Components, ", "))
		}
		return fmt.Errorf("the run has no column %q: %s is one number, without components", name, k.name)
	}
	_, _, component := results.SplitName(name)
	hint := document.Meant(strings.TrimSuffix(name, "."+component), names)
	if hint == "" {
		hint = "; known: " + strings.Join(names, ", ")
	}
	return fmt.Errorf("the run has no column %q%s", name, hint)
}

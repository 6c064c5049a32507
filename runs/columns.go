package runs

// The columns of a run: those of its history, and those of its audit after "audit.".

import (
	"fmt"
	"path/filepath"
	"strings"

	"gabion/coupling"
	"gabion/internal/document"
	"gabion/models"
	"gabion/models/adams"
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
	var known []string
	for i := range m.Outputs.Requests {
		for _, quantity := range m.Outputs.Requests[i].Quantities {
			known = append(known, m.Outputs.Requests[i].Name+"."+quantity)
		}
	}
	return checkColumn(name, known)
}

// CheckDatasetColumn is CheckColumn for a dataset of Adams/Solver.
func CheckDatasetColumn(d *adams.Dataset, name string) error {
	var known []string
	for _, r := range d.Requests {
		columns := r.ColumnNames()
		known = append(known, columns[:]...)
	}
	return checkColumn(name, known)
}

// checkColumn checks a name against what the history has, the time aside, and against the audit.
func checkColumn(name string, known []string) error {
	known = append(known, results.TimeColumn)
	for _, e := range new(coupling.Audit).Entries() {
		known = append(known, AuditPrefix+e.Name)
	}
	for _, k := range known {
		if name == k || strings.HasPrefix(name, k+".") {
			return nil
		}
	}
	_, _, component := results.SplitName(name)
	hint := document.Meant(strings.TrimSuffix(name, "."+component), known)
	if hint == "" {
		hint = "; known: " + strings.Join(known, ", ")
	}
	return fmt.Errorf("the run has no column %q%s", name, hint)
}

package sweep

// The results as a table: CSV for spreadsheets, Parquet for pandas, polars and DuckDB.

import (
	"encoding/csv"
	"fmt"
	"io"
	"math"
	"reflect"
	"strconv"

	"github.com/parquet-go/parquet-go"
)

// Table is what a store has of a study, one row for each case.
type Table struct {
	Inputs, Outputs []string
	Rows            []Row
	text            map[string]bool // inputs that are not numbers in every case
}

// Table reads the study's cases.
func (s *Store) Table() (*Table, error) {
	rows, err := s.Rows()
	if err != nil {
		return nil, err
	}
	t := &Table{Rows: rows, text: map[string]bool{}}
	names, err := s.viewColumns()
	if err != nil {
		return nil, err
	}
	// Between number and status, and seconds and error, are inputs and then outputs.
	for _, name := range names[2 : len(names)-2] {
		if len(rows) > 0 && has(rows[0].Inputs, name) {
			t.Inputs = append(t.Inputs, name)
		} else {
			t.Outputs = append(t.Outputs, name)
		}
	}
	for _, r := range rows {
		for name, v := range r.Inputs {
			if _, ok := v.(float64); !ok {
				t.text[name] = true
			}
		}
	}
	return t, nil
}

func has(m map[string]any, name string) bool {
	_, ok := m[name]
	return ok
}

// viewColumns are the columns of the view results, in order.
func (s *Store) viewColumns() ([]string, error) {
	rows, err := s.db.Query(`SELECT name FROM pragma_table_info('results') ORDER BY cid`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var names []string
	for rows.Next() {
		var n string
		if err := rows.Scan(&n); err != nil {
			return nil, err
		}
		names = append(names, n)
	}
	if err := rows.Err(); err != nil {
		return nil, err
	}
	if len(names) < 4 {
		return nil, fmt.Errorf("the store has no study yet")
	}
	return names, nil
}

// Numeric tells whether an input is a number in every case.
func (t *Table) Numeric(input string) bool { return !t.text[input] }

// Number returns an input or output of a row, NaN where there is none.
func (t *Table) Number(r *Row, name string) float64 {
	if v, ok := r.Outputs[name]; ok {
		return float64(v)
	}
	if v, ok := r.Inputs[name].(float64); ok {
		return v
	}
	return math.NaN()
}

// field is a column of an export.
type field struct {
	name string
	kind reflect.Kind // Float64, Int64 or String
	of   func(*Row) any
}

// fields are the columns: inputs, outputs, and how each case went.
func (t *Table) fields() []field {
	list := []field{{"number", reflect.Int64, func(r *Row) any { return int64(r.Number) }}}
	for _, name := range t.Inputs {
		if t.Numeric(name) {
			list = append(list, field{name, reflect.Float64, func(r *Row) any { return t.Number(r, name) }})
			continue
		}
		list = append(list, field{name, reflect.String, func(r *Row) any { return fmt.Sprint(r.Inputs[name]) }})
	}
	for _, name := range t.Outputs {
		list = append(list, field{name, reflect.Float64, func(r *Row) any { return t.Number(r, name) }})
	}
	return append(list,
		field{"status", reflect.String, func(r *Row) any { return string(r.Status) }},
		field{"seconds", reflect.Float64, func(r *Row) any { return r.Seconds }},
		field{"steps", reflect.Int64, func(r *Row) any { return r.Steps }},
		field{"memory", reflect.Int64, func(r *Row) any { return r.Memory }},
		field{"tries", reflect.Int64, func(r *Row) any { return int64(r.Tries) }},
		field{"worker", reflect.String, func(r *Row) any { return r.Worker }},
		field{"version", reflect.String, func(r *Row) any { return r.Version }},
		field{"model_hash", reflect.String, func(r *Row) any { return r.Model }},
		field{"hash", reflect.String, func(r *Row) any { return r.Hash }},
		field{"error", reflect.String, func(r *Row) any { return r.Error }},
	)
}

// WriteCSV writes the table; a number that is not there leaves its field empty.
func (t *Table) WriteCSV(w io.Writer) error {
	fields := t.fields()
	out := csv.NewWriter(w)
	record := make([]string, len(fields))
	for i, f := range fields {
		record[i] = f.name
	}
	if err := out.Write(record); err != nil {
		return err
	}
	for k := range t.Rows {
		for i, f := range fields {
			switch v := f.of(&t.Rows[k]).(type) {
			case float64:
				record[i] = ""
				if !math.IsNaN(v) {
					record[i] = strconv.FormatFloat(v, 'g', -1, 64)
				}
			default:
				record[i] = fmt.Sprint(v)
			}
		}
		if err := out.Write(record); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// WriteParquet writes the table; a number that is not there is null.
func (t *Table) WriteParquet(w io.Writer) error {
	fields := t.fields()
	kinds := map[reflect.Kind]reflect.Type{
		reflect.Float64: reflect.TypeFor[*float64](), reflect.Int64: reflect.TypeFor[int64](), reflect.String: reflect.TypeFor[string](),
	}
	members := make([]reflect.StructField, len(fields))
	for i, f := range fields {
		tag := f.name
		if f.kind == reflect.Float64 {
			tag += ",optional"
		}
		members[i] = reflect.StructField{
			Name: fmt.Sprintf("F%d", i), Type: kinds[f.kind], Tag: reflect.StructTag(`parquet:` + strconv.Quote(tag)),
		}
	}
	// A struct keeps the order of the columns.
	row := reflect.StructOf(members)
	out := parquet.NewWriter(w, parquet.SchemaOf(reflect.New(row).Interface()), parquet.Compression(&parquet.Zstd))
	for k := range t.Rows {
		v := reflect.New(row)
		for i, f := range fields {
			value := f.of(&t.Rows[k])
			if x, ok := value.(float64); !ok {
				v.Elem().Field(i).Set(reflect.ValueOf(value))
			} else if !math.IsNaN(x) {
				v.Elem().Field(i).Set(reflect.ValueOf(&x))
			}
		}
		if err := out.Write(v.Interface()); err != nil {
			return err
		}
	}
	return out.Close()
}

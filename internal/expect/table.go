package expect

import (
	"compress/gzip"
	"encoding/csv"
	"os"
	"strconv"
	"testing"
)

// Table reads a compressed table of numbers with commas between them, of reference curves: its columns by the names in the first row.
func Table(t testing.TB, path string) map[string][]float64 {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	plain, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(plain).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	columns := map[string][]float64{}
	for _, row := range rows[1:] {
		for k, text := range row {
			v, err := strconv.ParseFloat(text, 64)
			if err != nil {
				t.Fatal(err)
			}
			columns[rows[0][k]] = append(columns[rows[0][k]], v)
		}
	}
	return columns
}

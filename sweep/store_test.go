package sweep

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestDamaged changes what a store holds of a case.
func TestDamaged(t *testing.T) {
	p := newPlan(t, resultStudy)
	for change, read := range map[string]func(*Store) error{
		"inputs = '{'":      func(s *Store) error { _, err := s.Rows(); return err },
		"outputs = '[1]'":   func(s *Store) error { _, err := s.Rows(); return err },
		"seconds = 'long'":  func(s *Store) error { _, err := s.Table(); return err },
		"history = x'0102'": func(s *Store) error { _, err := s.History(1); return err },
	} {
		store := newStore(t)
		if err := store.Begin(p, false); err != nil {
			t.Fatal(err)
		}
		good := goodResult(p, 1)
		if _, err := store.Record(&good); err != nil {
			t.Fatal(err)
		}
		if err := read(store); err != nil {
			t.Errorf("before %s: %v", change, err)
		}
		if _, err := store.db.Exec("UPDATE cases SET " + change + " WHERE number = 1"); err != nil {
			t.Fatal(err)
		}
		if err := read(store); !Damaged(err) {
			t.Errorf("%s: %v", change, err)
		}
	}
	if _, err := newStore(t).History(7); err == nil || Damaged(err) || err.Error() != "there is no case 7 in the study" {
		t.Errorf("a case that is not there: %v", err)
	}
}

// TestOrder asks how a case can be run by itself.
func TestOrder(t *testing.T) {
	p := newPlan(t, resultStudy)
	store := newStore(t)
	if err := store.Begin(p, false); err != nil {
		t.Fatal(err)
	}
	model, sets, err := store.Order(1)
	if err != nil || filepath.Base(model) != filepath.Base(p.Study.ModelPath()) || !slices.Equal(sets, p.Study.caseSets(p.Cases[1].Inputs)) {
		t.Errorf("%s with %v, %v", model, sets, err)
	}
	if _, err := os.Stat(model); err != nil {
		t.Error(err)
	}
	if _, _, err := store.Order(7); err == nil {
		t.Error("a case that is not there can be run")
	}
}

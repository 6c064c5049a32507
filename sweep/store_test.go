package sweep

import "testing"

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
	if _, err := newStore(t).History(7); err == nil || Damaged(err) {
		t.Errorf("a case that is not there: %v", err)
	}
}

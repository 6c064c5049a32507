package sweep

// The store: an SQLite database with one row for each case.

import (
	"bytes"
	"compress/gzip"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	"modernc.org/sqlite" // also the driver "sqlite"
	lib "modernc.org/sqlite/lib"

	"gabion/results"
)

// Store keeps the cases of one study. Its table cases has inputs and outputs as JSON; the view results has a column for each.
type Store struct {
	db   *sql.DB
	path string
}

const schema = `
CREATE TABLE IF NOT EXISTS study (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cases (
	hash TEXT PRIMARY KEY,     -- of all that the results depend on
	number INTEGER,            -- place in the plan from 0; NULL when the study does not have the case any more
	status TEXT NOT NULL,      -- pending, done, failed or dead
	inputs TEXT NOT NULL,      -- JSON, numbers in SI
	outputs TEXT,              -- JSON
	error TEXT,
	model_hash TEXT NOT NULL,  -- of the resolved model
	version TEXT NOT NULL,     -- of the program
	seconds REAL,              -- wall time of the case
	steps INTEGER,
	memory INTEGER,            -- peak, bytes
	worker TEXT,
	tries INTEGER,             -- deliveries to workers
	finished TEXT,             -- UTC
	history BLOB               -- columns kept whole, CSV compressed by gzip
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS orders (
	hash TEXT PRIMARY KEY,     -- of the case
	sets TEXT NOT NULL         -- JSON: what of the study's model is set to run it
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS by_number ON cases(number);
`

// OpenStore opens a store, making it if there is none.
func OpenStore(path string) (*Store, error) {
	db, err := sql.Open("sqlite", "file:"+path+"?_pragma=journal_mode(WAL)&_pragma=synchronous(NORMAL)&_pragma=busy_timeout(10000)")
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1) // one writer, and reads in order with it
	if _, err := db.Exec(schema); err != nil {
		db.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return &Store{db, path}, nil
}

// ReadStore opens a store that is there, for reading only.
func ReadStore(path string) (*Store, error) {
	db, err := sql.Open("sqlite", "file:"+path+"?mode=ro&_pragma=busy_timeout(10000)")
	if err != nil {
		return nil, err
	}
	if err := db.Ping(); err != nil {
		db.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return &Store{db, path}, nil
}

// errDamaged is the error of a case that no store could have been given.
var errDamaged = errors.New("the store is damaged")

// Damaged tells whether an error is that of a store that cannot be read any more.
func Damaged(err error) bool {
	e := new(sqlite.Error)
	return errors.Is(err, errDamaged) || errors.As(err, &e) && (e.Code()&0xff == lib.SQLITE_CORRUPT || e.Code()&0xff == lib.SQLITE_NOTADB)
}

// Close closes the store.
func (s *Store) Close() error { return s.db.Close() }

// Begin makes the plan's cases those of the study: what the store has of them stays, others are pending, and cases of an earlier plan lose
// their number. With retry, failed cases are pending again.
func (s *Store) Begin(p *Plan, retry bool) error {
	tx, err := s.db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.Exec(`UPDATE cases SET number = NULL`); err != nil {
		return err
	}
	insert, err := tx.Prepare(`INSERT INTO cases (hash, number, status, inputs, model_hash, version) VALUES (?, ?, 'pending', ?, ?, ?)
		ON CONFLICT (hash) DO UPDATE SET number = excluded.number`)
	if err != nil {
		return err
	}
	defer insert.Close()
	order, err := tx.Prepare(`INSERT INTO orders VALUES (?, ?) ON CONFLICT (hash) DO UPDATE SET sets = excluded.sets`)
	if err != nil {
		return err
	}
	defer order.Close()
	for _, c := range p.Cases {
		inputs, err := inputObject(c.Inputs)
		if err != nil {
			return err
		}
		if _, err := insert.Exec(c.Hash, c.Index, inputs, c.Model, p.Version); err != nil {
			return err
		}
		sets, err := json.Marshal(p.Study.caseSets(c.Inputs))
		if err != nil {
			return err
		}
		if _, err := order.Exec(c.Hash, string(sets)); err != nil {
			return err
		}
	}
	if retry {
		if _, err := tx.Exec(`UPDATE cases SET status = 'pending', error = NULL WHERE status IN ('failed', 'dead') AND number IS NOT NULL`); err != nil {
			return err
		}
	}
	model, err := filepath.Abs(p.Study.ModelPath())
	if err != nil {
		return err
	}
	if from, err := filepath.Abs(filepath.Dir(s.path)); err == nil {
		if way, err := filepath.Rel(from, model); err == nil {
			model = way // which stays right when both are moved
		}
	}
	for key, value := range map[string]string{"title": p.Study.Title, "model": p.Study.Model, "model_file": filepath.ToSlash(model), "id": p.ID} {
		if _, err := tx.Exec(`INSERT INTO study VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`, key, value); err != nil {
			return err
		}
	}
	if err := makeView(tx, p); err != nil {
		return err
	}
	return tx.Commit()
}

// makeView makes the view of the study's cases with a column for each input and output.
func makeView(tx *sql.Tx, p *Plan) error {
	columns := []string{"number", "status"}
	column := func(of, name string) {
		columns = append(columns, fmt.Sprintf(`json_extract(%s, '$.%s') AS "%s"`, of, quoted(name), strings.ReplaceAll(name, `"`, `""`)))
	}
	for _, name := range p.Names {
		column("inputs", name)
	}
	for _, e := range p.Study.Extract {
		if e.History == nil {
			column("outputs", e.Name)
		}
	}
	columns = append(columns, "seconds", "error")
	for _, q := range []string{
		`DROP VIEW IF EXISTS results`,
		`CREATE VIEW results AS SELECT ` + strings.Join(columns, ", ") + ` FROM cases WHERE number IS NOT NULL ORDER BY number`,
	} {
		if _, err := tx.Exec(q); err != nil {
			return err
		}
	}
	return nil
}

// quoted is a name as a step of a JSON path in an SQL text.
func quoted(name string) string {
	text, _ := json.Marshal(name) // a string can always be written
	return strings.ReplaceAll(string(text), "'", "''")
}

// object is a JSON object whose keys keep the order in which they were set.
type object struct{ text []byte }

func (o *object) set(key string, value any) error {
	k, err := json.Marshal(key)
	if err != nil {
		return err
	}
	v, err := json.Marshal(value)
	if err != nil {
		return err
	}
	if o.text != nil {
		o.text = append(o.text, ',')
	}
	o.text = append(append(append(o.text, k...), ':'), v...)
	return nil
}

func (o *object) String() string { return "{" + string(o.text) + "}" }

// inputObject writes the inputs that have names.
func inputObject(in []Input) (string, error) {
	var o object
	for _, i := range in {
		if i.Name != "" {
			if err := o.set(i.Name, i.Value); err != nil {
				return "", err
			}
		}
	}
	return o.String(), nil
}

// Pending are the hashes of the study's cases that are still to be run, in order.
func (s *Store) Pending() (map[string]bool, error) {
	rows, err := s.db.Query(`SELECT hash FROM cases WHERE status = 'pending' AND number IS NOT NULL`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	pending := map[string]bool{}
	for rows.Next() {
		var h string
		if err := rows.Scan(&h); err != nil {
			return nil, err
		}
		pending[h] = true
	}
	return pending, rows.Err()
}

// Record stores a result and tells whether it was news: the first result of a case stands.
func (s *Store) Record(r *Result) (bool, error) {
	outputs, err := outputObject(r.Outputs)
	if err != nil {
		return false, err
	}
	var history []byte
	if r.History != nil {
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		if _, err := z.Write(r.History); err != nil {
			return false, err
		}
		if err := z.Close(); err != nil {
			return false, err
		}
		history = b.Bytes()
	}
	done, err := s.db.Exec(`UPDATE cases SET status = ?, outputs = ?, error = ?, version = ?, seconds = ?, steps = ?, memory = ?, worker = ?,
		tries = ?, finished = ?, history = ? WHERE hash = ? AND status = 'pending'`,
		string(r.Status), outputs, nullable(r.Error), r.Version, r.Seconds, r.Steps, r.Memory, r.Worker, r.Tries,
		time.Now().UTC().Format(time.RFC3339), history, r.Hash)
	if err != nil {
		return false, err
	}
	n, err := done.RowsAffected()
	return n == 1, err
}

func nullable(s string) any {
	if s == "" {
		return nil
	}
	return s
}

// outputObject writes outputs; SQL sees NaN and infinities as NULL.
func outputObject(list []Named) (any, error) {
	if list == nil {
		return nil, nil
	}
	var o object
	for _, n := range list {
		if err := o.set(n.Name, n.Value); err != nil {
			return nil, err
		}
	}
	return o.String(), nil
}

// Row is a case as the store has it.
type Row struct {
	Number  int
	Hash    string
	Status  Status
	Inputs  map[string]any // numbers are float64
	Outputs map[string]results.Real
	Error   string
	Version string
	Model   string
	Worker  string
	Seconds float64
	Steps   int64
	Memory  int64
	Tries   int
}

// Rows returns the study's cases in order.
func (s *Store) Rows() ([]Row, error) {
	rows, err := s.db.Query(`SELECT number, hash, status, inputs, outputs, coalesce(error, ''), version, model_hash, coalesce(worker, ''),
		coalesce(seconds, 0), coalesce(steps, 0), coalesce(memory, 0), coalesce(tries, 0) FROM cases WHERE number IS NOT NULL ORDER BY number`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var list []Row
	for rows.Next() {
		var r Row
		var inputs string
		var outputs sql.NullString
		if err := rows.Scan(&r.Number, &r.Hash, &r.Status, &inputs, &outputs, &r.Error, &r.Version, &r.Model, &r.Worker,
			&r.Seconds, &r.Steps, &r.Memory, &r.Tries); err != nil {
			return nil, fmt.Errorf("%w: %w", errDamaged, err)
		}
		err := json.Unmarshal([]byte(inputs), &r.Inputs)
		if err == nil && outputs.Valid {
			err = json.Unmarshal([]byte(outputs.String), &r.Outputs)
		}
		if err != nil {
			return nil, fmt.Errorf("%w: case %d: %w", errDamaged, r.Number, err)
		}
		list = append(list, r)
	}
	return list, rows.Err()
}

// Order returns the file of the study's model, and what is set in it to run a case.
func (s *Store) Order(number int) (model string, sets []string, err error) {
	var text string
	err = s.db.QueryRow(`SELECT value, sets FROM study, orders JOIN cases USING (hash) WHERE key = 'model_file' AND number = ?`, number).Scan(&model, &text)
	if err == nil {
		err = json.Unmarshal([]byte(text), &sets)
	}
	if err != nil {
		return "", nil, fmt.Errorf("case %d: %w", number, err)
	}
	model = filepath.FromSlash(model)
	if !filepath.IsAbs(model) {
		model = filepath.Join(filepath.Dir(s.path), model)
	}
	return model, sets, nil
}

// History returns the CSV that was kept of a case.
func (s *Store) History(number int) ([]byte, error) {
	var packed []byte
	err := s.db.QueryRow(`SELECT history FROM cases WHERE number = ?`, number).Scan(&packed)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, fmt.Errorf("there is no case %d in the study", number)
	}
	if err != nil {
		return nil, fmt.Errorf("case %d: %w", number, err)
	}
	if packed == nil {
		return nil, fmt.Errorf("case %d has no history", number)
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err == nil {
		packed, err = io.ReadAll(z)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: history of case %d: %w", errDamaged, number, err)
	}
	return packed, nil
}

// Counts are the numbers of the study's cases in each state.
func (s *Store) Counts() (map[Status]int, error) {
	rows, err := s.db.Query(`SELECT status, count(*) FROM cases WHERE number IS NOT NULL GROUP BY status`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	counts := map[Status]int{}
	for rows.Next() {
		var status Status
		var n int
		if err := rows.Scan(&status, &n); err != nil {
			return nil, err
		}
		counts[status] = n
	}
	return counts, rows.Err()
}

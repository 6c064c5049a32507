package runs

// The recorder writes what is due: history and audit rows, frames and pictures.

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"sync/atomic"
	"time"

	"gabion/coupling"
	"gabion/dem"
	"gabion/internal/progress"
	"gabion/models"
	"gabion/observables"
	"gabion/results"
	"gabion/results/picture"
	"gabion/results/replay"
	"gabion/results/vtk"
)

// queueBytes is how much memory results may hold that wait to be written, before the run waits for them.
const queueBytes = 256 << 20

// recorder turns the state of a simulation into files. Rows and frames are made at once and written in the background.
type recorder struct {
	built  *models.Built
	folder *results.Folder
	scene  *scene
	writer *results.Writer // of rows and frames
	drawer *results.Writer // of pictures, each of which takes as long as many frames, and of checkpoints, which come after the pictures before them; jobs of the writer queue these
	spare  chan dem.State  // memory of states that frames are done with
	room   picture.Room    // in which the drawer draws

	rows, frames ticker
	replays      ticker
	snapshots    timeList
	history      *results.History
	audit        *results.History
	series       *vtk.Series
	grainers     *grainers      // of fields
	replay       *replay.Writer // nil where none is wanted
	tracks       *tracks        // nil where none are wanted
	columns      []observables.Column
	names        []string // of the columns of the history, the time first
	auditNames   []string // likewise of the audit
	events       int      // that are written
	lastAudit    float64  // time of the last row of the audit, s
	balance      balance
	beds         beds
	took         resultTimes
	warn         func(string)
	isEnough     func(names []string, row []float64) bool // see Options.Enough; nil without
	enough       bool                                     // of a row it has been
}

// newRecorder starts the files of a run.
func newRecorder(b *models.Built, in *results.Folder, warn func(string)) (*recorder, error) {
	r := makeRecorder(b, in, warn)
	var err error
	if r.history, err = results.CreateHistory(in, HistoryFile, r.names); err != nil {
		return nil, err
	}
	if r.audit, err = results.CreateHistory(in, AuditFile, r.auditNames); err != nil {
		return nil, err
	}
	if r.tracks, err = newTracks(b, in); err != nil {
		return nil, err
	}
	r.series = vtk.NewSeries(in)
	if r.replays.interval > 0 {
		r.replay, err = replay.Create(in, b.Model.Up())
	}
	return r, err
}

func makeRecorder(b *models.Built, in *results.Folder, warn func(string)) *recorder {
	out := &b.Model.Outputs
	r := &recorder{built: b, folder: in, scene: newScene(b), writer: results.NewWriter(queueBytes), drawer: results.NewWriter(queueBytes), spare: make(chan dem.State, 2), grainers: newGrainers(b.Model), warn: warn}
	r.rows.interval = out.Interval
	if out.Frames != nil {
		r.frames.interval = *out.Frames
	}
	if out.Replay != nil {
		r.replays.interval = *out.Replay
	}
	if out.Snapshots != nil {
		r.snapshots.times = slices.Compact(slices.Sorted(slices.Values(out.Snapshots.Times)))
	}
	for _, q := range b.Requests {
		r.columns = append(r.columns, q.Columns...)
	}
	r.names = []string{results.TimeColumn}
	for _, c := range r.columns {
		r.names = append(r.names, c.Name)
	}
	r.auditNames = auditColumns()
	r.lastAudit = math.Inf(-1)
	r.balance = balance{Audit: out.Audit, conservative: hasConstantGravity(b.Model)}
	return r
}

// auditColumns are the names of the columns of the audit, the time first.
func auditColumns() []string {
	names := []string{results.TimeColumn}
	for _, e := range new(coupling.Audit).Entries() {
		names = append(names, e.Name)
	}
	return names
}

// next is the time at which something is due next, s.
func (r *recorder) next() float64 {
	return min(r.rows.next(), r.frames.next(), r.replays.next(), r.snapshots.next())
}

// record writes whatever is due at the time reached. A picture that is not drawn within a grace after ctx has ended is left out, and nothing is written
// after it then: a run that goes on from the checkpoint before draws it. What a row needs of the particles is looked at first: then ahead is called, after which they may go on, and the
// row is worked out.
func (r *recorder) record(ctx context.Context, step float64, ahead func() (begun bool, err error)) error {
	t, row := r.built.Simulation.Time(), r.rows.count
	rowDue := r.rows.due(t, step)
	audited := rowDue && (row == 0 || r.balance.Every > 0 && row%int64(r.balance.Every) == 0)
	frame, replayed, picture := r.frames.due(t, step), r.replays.due(t, step), r.snapshots.due(t, step)
	state := frame || replayed || picture
	var begun bool
	if rowDue {
		r.look(audited)
		r.checkSides()
		if looksAtBeds(row) {
			r.checkBeds()
		}
		if !state && r.tracks == nil {
			var err error
			if begun, err = ahead(); err != nil {
				return err
			}
		}
		if err := r.addRows(t, audited, begun); err != nil {
			return err
		}
	}
	if !state {
		return nil
	}
	return r.addFrame(ctx, frame, replayed, picture)
}

// looksAtBeds tells at which rows beds are looked at: ever more rarely, as they come to rest and stay so.
func looksAtBeds(row int64) bool { return row > 0 && row&(row-1) == 0 }

// afterRow is the time at which something is due after a time at which only a row of the history is, s; false if more is due there. Times within rest (s) are the same.
func (r *recorder) afterRow(t, rest float64) (next float64, row bool) {
	others := min(r.frames.next(), r.replays.next(), r.snapshots.next())
	if r.rows.next() > t+rest || others <= t+rest || r.tracks != nil || looksAtBeds(r.rows.count) {
		return 0, false
	}
	return min(r.rows.at(r.rows.count+1), others), true
}

// look looks at what a row of the history needs of the particles, and one of the audit.
func (r *recorder) look(audited bool) {
	start := time.Now()
	for i := range r.built.Requests {
		if q := &r.built.Requests[i]; q.Look != nil {
			q.Look()
		}
	}
	r.beginLoads(dem.SinceRow)
	since(start, &r.took.rows)
	if audited {
		defer since(time.Now(), &r.took.audit)
		r.built.Simulation.LookForAudit()
	}
}

// beginLoads begins to add up anew what particles and bodies do to surfaces, after what has been written.
func (r *recorder) beginLoads(window dem.LoadWindow) {
	r.built.Simulation.BeginLoads(window)
}

// checkSides warns, once, of what has come to a periodic side of the domain.
func (r *recorder) checkSides() {
	if text := r.built.BesidePeriodicSides(); text != "" {
		r.warn(text)
	}
}

// checkBeds warns, once, where particles swing against one another by the length of the time steps since it looked last.
func (r *recorder) checkBeds() {
	now, was := beds{time: r.built.Simulation.Time(), steps: r.built.Simulation.Steps()}, r.beds
	if was.swing || now.steps == was.steps {
		return
	}
	text := r.built.Swinging((now.time - was.time) / float64(now.steps-was.steps))
	if now.swing = text != ""; now.swing {
		r.warn(text)
	}
	r.beds = now
}

// beds is when beds of particles were looked at last, and what was found.
type beds struct {
	time  float64 // s
	steps int64
	swing bool
}

// addRows adds a row to the history, and one to the audit if there is to be one, of what has been looked at. What they take while a GPU makes steps the run does not wait for.
func (r *recorder) addRows(t float64, audited, beside bool) error {
	took := r.took
	err := r.addRow(t)
	if err == nil && audited {
		err = r.addAudit(t)
	}
	if beside {
		r.took = took
	}
	return err
}

// addFrame takes the state for a frame, a state of the replay or a picture, or several of these, which are made beside the run.
func (r *recorder) addFrame(ctx context.Context, frame, replayed, picture bool) error {
	defer since(time.Now(), &r.took.frames)
	f := r.scene.frame()
	if frame {
		r.beginLoads(dem.SinceFrame)
	}
	if frame && len(r.grainers.each) > 0 {
		f.Fields = r.grainers.fields(r.built.Simulation)
	}
	if replayed && r.built.Model.Outputs.ReplayContacts && r.built.Simulation.Particles() != nil {
		f.Contacts = r.scene.contacts(r.built.Simulation.State())
	}
	held, bytes := r.holdState()
	number := r.snapshots.count
	return r.writer.Do(bytes+frameBytes(f), func() error {
		state := held()
		f.Particles = r.scene.particles(&state)
		var users atomic.Int32 // of the state
		users.Store(1)
		release := func() {
			if users.Add(-1) == 0 {
				r.giveBack(state)
			}
		}
		defer release()
		if picture { // first, since it takes longest
			users.Add(1)
			err := r.drawer.Do(state.Bytes()+frameBytes(f), func() error {
				defer release()
				return r.draw(ctx, f, number)
			})
			if err != nil {
				return err
			}
		}
		if frame {
			if err := r.writeFrame(ctx, f); err != nil {
				return err
			}
		}
		if replayed {
			if err := r.replay.Add(f); err != nil {
				return err
			}
		}
		return r.drawer.Err()
	})
}

// writeFrame writes a frame for ParaView.
func (r *recorder) writeFrame(ctx context.Context, f *results.Frame) error {
	defer progress.Begin(ctx, FramePhase, 0).End()
	return r.series.Add(f)
}

// holdState takes the state of the particles, as it is now, for a frame, which works it out beside the run where it can be, and tells how many bytes wait for that.
func (r *recorder) holdState() (state func() dem.State, bytes int64) {
	sim := r.built.Simulation
	if later, bytes := sim.HoldState(); later != nil {
		return func() dem.State {
			s := r.spareState()
			later(&s)
			return s
		}, bytes
	}
	s := sim.TakeState(r.spareState())
	return func() dem.State { return s }, s.Bytes()
}

// spareState is memory for a state, which may hold one.
func (r *recorder) spareState() (s dem.State) {
	select {
	case s = <-r.spare:
	default:
	}
	return s
}

// giveBack gives the memory of a state back when its frame has been written.
func (r *recorder) giveBack(s dem.State) {
	select {
	case r.spare <- s:
	default:
	}
}

// recordEnd adds the rows of the end of the simulation where they are missing: when it falls between two that were due, or between two accounts.
func (r *recorder) recordEnd(step float64) error {
	t := r.built.Simulation.Time()
	r.checkBeds()
	if t-(r.rows.next()-r.rows.interval) > timeTolerance*step {
		r.look(false)
		if err := r.addRow(t); err != nil {
			return err
		}
	}
	if t > r.lastAudit {
		return r.addAudit(t)
	}
	a := r.built.Simulation.Audit()
	r.balance.check(&a)
	r.balance.checkSteps(&a) // after a resume at the end nobody has looked yet
	return nil
}

// addRow adds a row to the history of what has been looked at.
func (r *recorder) addRow(t float64) error {
	defer since(time.Now(), &r.took.rows)
	if err := r.consistent(); err != nil {
		return err
	}
	row := make([]float64, 1, 1+len(r.columns))
	row[0] = t
	for _, q := range r.built.Requests {
		n := len(row)
		row = row[:n+len(q.Columns)]
		q.Tell(row[n:])
	}
	if err := r.addTracks(t); err != nil {
		return err
	}
	if r.isEnough != nil && r.isEnough(r.names, row) {
		r.enough = true
	}
	return r.append(r.history, row, HistoryFile, r.names)
}

// consistent makes forces of joints, and accelerations where columns tell them, those at the time reached.
func (r *recorder) consistent() error {
	if r.built.Accelerations {
		return r.built.Simulation.Report()
	}
	return r.built.Simulation.React()
}

// addAudit adds a row to the audit, and warns if energy is missing.
func (r *recorder) addAudit(t float64) error {
	defer since(time.Now(), &r.took.audit)
	a := r.built.Simulation.Audit()
	entries := a.Entries()
	row := make([]float64, 1, 1+len(entries))
	row[0], r.lastAudit = t, t
	for _, e := range entries {
		row = append(row, e.Value)
	}
	if err := r.append(r.audit, row, AuditFile, r.auditNames); err != nil {
		return err
	}
	for _, text := range append([]string{r.balance.check(&a), r.balance.checkPatches(&a, r.built.WorstPatch)}, r.balance.checkSteps(&a)...) {
		if text != "" {
			r.warn(text)
		}
	}
	return nil
}

// append hands a row to the writer, unless it holds a NaN or an infinity that is not just missing.
func (r *recorder) append(h *results.History, row []float64, file string, names []string) error {
	for i, v := range row {
		if (math.IsNaN(v) || math.IsInf(v, 0)) && !observables.IsMissing(v) {
			return &NotFiniteError{Column: names[i], File: file, Time: row[0], Value: v}
		}
	}
	return r.writer.Do(int64(8*len(row)), func() error { return h.Append(row) })
}

// NotFiniteError says that a result is NaN or infinite. Its row is not written.
type NotFiniteError struct {
	Column, File string
	Time, Value  float64
}

func (e *NotFiniteError) Error() string {
	return fmt.Sprintf("at t = %.9g s the column %q of %s would be %g, which is no number: look for a step too long for what happens there, or for expressions that divide by zero",
		e.Time, e.Column, e.File, e.Value)
}

// position tells a checkpoint how far the files have come; for jobs of the writer, after sync.
func (r *recorder) position(c *results.Checkpoint) {
	c.History, c.Audit, c.Frames = r.history.Position(), r.audit.Position(), r.series.Frames()
	if r.replay != nil {
		c.Replay = r.replay.Position()
	}
	if r.tracks != nil {
		c.Trajectories = r.tracks.table.Position()
	}
}

// sync makes the rows written so far safe on disk; for jobs of the writer.
func (r *recorder) sync() error {
	if err := r.history.Sync(); err != nil {
		return err
	}
	if r.replay != nil {
		if err := r.replay.Sync(); err != nil {
			return err
		}
	}
	if r.tracks != nil {
		if err := r.tracks.table.Sync(); err != nil {
			return err
		}
	}
	return r.audit.Sync()
}

// flushTables writes what is recorded, and rows that wait.
func (r *recorder) flushTables() error {
	return cmp.Or(r.writer.Flush(), r.history.Flush(), r.audit.Flush())
}

// finish waits until everything recorded is on disk, and draws the histories while the last picture is drawn.
func (r *recorder) finish(ctx context.Context) (written, plotted error) {
	defer since(time.Now(), &r.took.end)
	written = r.flushTables()
	plotted = r.plot(ctx)
	return cmp.Or(written, r.drawer.Flush()), plotted
}

// close writes what waits and closes the files; it returns the first thing that went wrong.
func (r *recorder) close() error {
	err := r.writer.Close()
	if e := r.drawer.Close(); err == nil {
		err = e
	}
	for _, h := range []*results.History{r.history, r.audit} {
		if e := h.Close(); err == nil {
			err = e
		}
	}
	if r.tracks != nil {
		if e := r.tracks.close(r.folder); err == nil {
			err = e
		}
	}
	if r.replay != nil {
		if e := r.replay.Close(); err == nil {
			err = e
		}
	}
	return err
}

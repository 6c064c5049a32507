package runs

// What the recorder draws: pictures while the run goes on, and plots of the histories at its end.

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"time"

	"gabion/coupling"
	"gabion/internal/input"
	"gabion/internal/panics"
	"gabion/results"
	"gabion/results/picture"
	"gabion/results/plots"
)

// SnapshotFolder is the name of the folder of pictures in a run's folder.
const SnapshotFolder = "snapshots"

// drawingGrace is how long a picture may take on after the run was told to end: most are done by then, and the state reached can be saved.
var drawingGrace = 400 * time.Millisecond

// withGrace is ctx, but ends only a while after it.
func withGrace(ctx context.Context, grace time.Duration) (context.Context, context.CancelFunc) {
	if grace == 0 {
		return ctx, func() {}
	}
	later, cancel := context.WithCancel(context.WithoutCancel(ctx))
	stop := context.AfterFunc(ctx, func() { time.AfterFunc(grace, cancel) })
	return later, func() {
		stop()
		cancel()
	}
}

// draw makes a picture of a frame.
func (r *recorder) draw(ctx context.Context, f *results.Frame, number int) error {
	ctx, done := withGrace(ctx, drawingGrace)
	defer done()
	out := r.built.Model.Outputs.Snapshots
	options := picture.Options{
		Width: out.Size[0], Height: out.Size[1],
		Caption: caption(r.built.Model.Title, f.Time), Room: &r.room,
	}
	if len(out.Hide) > 0 {
		f = f.Without(func(object string) bool { return slices.Contains(out.Hide, object) })
	}
	if f.Particles.Len() > 0 {
		options.ColorBy = "speed"
	}
	options.Look.Opacity = out.Opacity
	if c := out.Clip; c != nil {
		options.Look.Cut, options.Look.CutOnly = &picture.Plane{Point: c.Point, Normal: c.Normal}, c.Objects
	}
	camera := picture.Fit(f, r.built.Model.Up(), float64(out.Size[0])/float64(out.Size[1]))
	if c := out.Camera; c != nil {
		camera = picture.Camera{From: c.From, At: c.At, Up: r.built.Model.Up(), Angle: c.Angle}
		if c.Up != nil {
			camera.Up = *c.Up
		}
	}
	name := fmt.Sprintf("%04d_t%ss.png", number, formatTime(f.Time))
	return picture.Write(ctx, r.folder, SnapshotFolder+"/"+name, f, camera, options)
}

// caption is what a picture says of itself: the model's title, if it has one, and the time, s.
func caption(title string, t float64) string {
	text := fmt.Sprintf("t = %s s", formatTime(t))
	if title == "" {
		return text
	}
	return title + ", " + text
}

// formatTime writes a time (s) to the nanosecond, without the digits that rounding leaves.
func formatTime(t float64) string { return strconv.FormatFloat(math.Round(t*1e9)/1e9, 'f', -1, 64) }

// plot draws the histories.
func (r *recorder) plot(ctx context.Context) error {
	if !r.built.Model.Outputs.Plots {
		return nil
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	var wait panics.Group
	var audit error
	wait.Go(func() { audit = r.plotTable(ctx, AuditFile) })
	err := r.plotTable(ctx, HistoryFile)
	wait.Wait()
	return cmp.Or(err, audit)
}

// plotTable draws a table, if it has more than one row.
func (r *recorder) plotTable(ctx context.Context, name string) error {
	t, err := r.readTable(ctx, name)
	if err != nil || t.Rows() < 2 {
		return err
	}
	if err := plots.Write(ctx, r.folder, t); err != nil || name != HistoryFile {
		return err
	}
	return r.plotCurves(t)
}

// plotCurves draws columns of the history over another one.
func (r *recorder) plotCurves(t results.Table) error {
	for _, c := range r.built.Model.Outputs.Curves {
		curve := plots.Curve{Name: c.Name, X: c.X, Y: c.Y, XScale: c.XScale, YScale: c.YScale, XLabel: cmp.Or(c.XLabel, c.X), YLabel: c.YLabel}
		if err := plots.WriteCurve(r.folder, t, &curve); err != nil {
			return err
		}
	}
	return nil
}

// readTable reads a table of the run, which has its units from the recorder: there is no summary yet.
func (r *recorder) readTable(ctx context.Context, name string) (results.Table, error) {
	path := r.folder.Path(name)
	f, err := input.Open(ctx, path, math.MaxInt64)
	if err != nil {
		return results.Table{}, err
	}
	defer f.Close()
	t, err := results.DecodeTable(f, path)
	t.Units = r.units(name)
	return t, err
}

// units are those of the columns of the history or of the audit.
func (r *recorder) units(file string) []string {
	units := []string{"s"}
	if file == AuditFile {
		for _, e := range new(coupling.Audit).Entries() {
			units = append(units, e.Unit)
		}
		return units
	}
	for _, c := range r.columns {
		units = append(units, c.Unit)
	}
	return units
}

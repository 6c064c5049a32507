package approval

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/models"
	"gabion/results"
	"gabion/runs"
)

func options(folder string) Options {
	return Options{Model: filepath.Join("testdata", "fence.yaml"), Folder: folder, Settle: 0.02, Version: "test", Sets: []string{"outputs.snapshots={times: [0], size: [160, 90]}", "solver.step=0.5 ms"}}
}

// The three hits of a fence: each begins with what the one before has left, and the report says what the runs have.
func TestApproval(t *testing.T) {
	folder := t.TempDir()
	r, err := Run(t.Context(), options(folder))
	if err != nil {
		t.Fatal(err)
	}
	if !r.Complete || len(r.Hits) != 3 || r.NominalHeight != r.Hits[0].HeightBefore || math.Abs(r.NominalHeight-3) > 1e-9 {
		t.Fatalf("complete %v, %d hits, nominal height %g m", r.Complete, len(r.Hits), r.NominalHeight)
	}
	before := map[string]float64{}
	for i, h := range r.Hits {
		if want := []float64{50, 50, 150}[i]; math.Abs(h.Mass-want) > 1e-9 || math.Abs(float64(h.Energy)/(want*312.5)-1) > 1e-3 {
			t.Errorf("%s: %g kg with %g J, want %g kg with 25 m/s", h.Name, h.Mass, h.Energy, want)
		}
		history, err := results.ReadTable(filepath.Join(folder, h.Name, runs.HistoryFile))
		if err != nil {
			t.Fatal(err)
		}
		// The block turns between two rows, and the run goes on for the time to settle.
		speed, _ := history.Column(blockRequest + ".velocity.y")
		for k, now := range history.Time() {
			if stop := float64(h.Stop); (speed[k] > 0) != (now < stop) && now < stop+2*rowInterval {
				t.Errorf("%s: %g m/s at %g s, and it is said to turn at %g s", h.Name, speed[k], now, h.Stop)
			}
		}
		if !h.Stopped || h.End < float64(h.Stop)+0.02 || h.End > float64(h.Stop)+0.02+rowInterval+1e-9 || h.Elongation < 0.5 || h.BrakingTime < 0.02 {
			t.Errorf("%s: stopped %v at %g s, end %g s, elongation %g m, after %g s", h.Name, h.Stopped, h.Stop, h.End, h.Elongation, h.BrakingTime)
		}
		for _, b := range h.Brakes {
			if math.Abs(b.RunOut-b.Hit-before[b.Name]) > 1e-12 {
				t.Errorf("%s: %s began at %g m, and the hit before has left it at %g m", h.Name, b.Name, b.RunOut-b.Hit, before[b.Name])
			}
			if math.Abs(b.Energy-12e3*b.Hit) > 1e-3*12e3*b.Hit+1e-6 {
				t.Errorf("%s: %s has taken %g J over %g m at 12 kN", h.Name, b.Name, b.Energy, b.Hit)
			}
			before[b.Name] = b.RunOut
		}
		// All that the block has lost is somewhere.
		sum := 0.0
		for _, p := range h.Energies {
			if sum += p.End; p.Name == "not accounted for" {
				sum -= 2 * p.End
			}
		}
		if math.Abs(sum) > 1e-9*float64(h.Energy) {
			t.Errorf("%s: energies sum up to %g J of %g J", h.Name, sum, h.Energy)
		}
		if len(h.Pictures) != 3 || !strings.Contains(h.Pictures[0], "0001_t0s") || !strings.Contains(h.Pictures[2], "0003_t") || len(r.Forces(h)) != 2+2*3+4*2 {
			t.Errorf("%s: pictures %v, %d forces", h.Name, h.Pictures, len(r.Forces(h)))
		}
		// The posts, the first one of which mirrors the last, are pushed downhill and into the ground, and their hinges bear moments.
		if f, m := r.Forces(h)[0], r.Moments(h); f.Name != "foot1" || f.Force.Z > 0 || len(h.Posts) != 2 || len(m) != 2+2*4 || m[0].Kind != "foundation_moment" || math.Abs(m[0].Force.X) > 1e-6*m[0].Size {
			t.Errorf("%s: %+v, moments %+v, posts %+v", h.Name, f, m, h.Posts)
		}
		for _, p := range h.Posts {
			if !(p.Moment > 100) || p.Stays != 0 {
				t.Errorf("%s: %+v", h.Name, p)
			}
		}
	}
	if before["kit.lower.brake1"] < 0.3 || r.Hits[2].HeightBefore > 0.9*r.NominalHeight {
		t.Errorf("brakes at %v, %g m high before the last hit", before, r.Hits[2].HeightBefore)
	}
	page, err := os.ReadFile(filepath.Join(folder, PageFile))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"hit at the maximum energy level", "residual height of class " + r.Class, "lower.brake1", "<svg", "data:image/png;base64,"} {
		if !strings.Contains(strings.ToLower(string(page)), strings.ToLower(want)) {
			t.Errorf("the page does not have %q", want)
		}
	}
}

// What is interrupted, between two hits or in the middle of one, goes on to the same report, and what has been made is not made again.
func TestInterruptedApproval(t *testing.T) {
	whole, parts := t.TempDir(), t.TempDir()
	if _, err := Run(t.Context(), options(whole)); err != nil {
		t.Fatal(err)
	}
	for _, last := range []string{"sel1", "mel"} {
		ctx, stop := context.WithCancel(t.Context())
		o := options(parts)
		o.Report = func(test string, s runs.Status) {
			if test == last && s.Steps > 0 {
				stop()
			}
		}
		o.Ended = func(r *Report) {
			if test := r.Hits[len(r.Hits)-1].Name; test == last {
				stop()
			}
		}
		if _, err := Run(ctx, o); !errors.Is(err, runs.ErrInterrupted) {
			t.Fatalf("interrupted at %s: %v", last, err)
		}
		stop()
	}
	if _, err := Run(t.Context(), options(parts)); err != nil {
		t.Fatal(err)
	}
	same := func(name string) {
		a, err := os.ReadFile(filepath.Join(whole, name))
		b, e := os.ReadFile(filepath.Join(parts, name))
		if err != nil || e != nil || string(a) != string(b) {
			t.Errorf("%s is another one in parts: %v, %v", name, err, e)
		}
	}
	same(TableFile)
	same(PageFile)
	same(filepath.Join("mel", runs.HistoryFile))
	again := options(parts)
	again.Report = func(test string, _ runs.Status) { t.Errorf("%s runs again", test) }
	if _, err := Run(t.Context(), again); err != nil {
		t.Fatal(err)
	}
	same(TableFile)
	changed := options(parts)
	changed.Sets = append(changed.Sets, "bodies.block.velocity=[0, 26, 0]")
	r, err := Run(t.Context(), changed)
	if err != nil || math.Abs(float64(r.Hits[0].Speed)-26) > 0.1 || math.Abs(float64(r.Hits[2].Speed)-26) > 0.1 {
		t.Errorf("a block of 26 m/s: %v, %+v", err, r)
	}
}

// Runs whose files have been damaged since are made anew, to the same report: what is left of a table is no hit.
func TestDamagedRunIsMadeAnew(t *testing.T) {
	folder := t.TempDir()
	o := options(folder)
	o.Sets = append(o.Sets, "solver.end=30 ms") // which does not stop the block: one hit is enough
	o.Settle = 0
	if _, err := Run(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join(folder, TableFile))
	if err != nil {
		t.Fatal(err)
	}
	cut := func(path string) error { return os.Truncate(path, 400) }
	garble := func(path string) error { return os.WriteFile(path, []byte("x"), 0o644) }
	for _, c := range []struct {
		file   string
		damage func(path string) error
	}{
		{runs.HistoryFile, os.Remove},
		{runs.HistoryFile, cut},
		{runs.AuditFile, cut},
		{results.LoadsFile, os.Remove},
		{results.LoadsFile, garble},
		{results.SummaryFile, garble},
	} {
		if err := c.damage(filepath.Join(folder, "sel1", c.file)); err != nil {
			t.Fatal(err)
		}
		if _, err := Run(t.Context(), o); err != nil {
			t.Errorf("%s: %v", c.file, err)
		}
		if got, err := os.ReadFile(filepath.Join(folder, TableFile)); err != nil || string(got) != string(want) {
			t.Errorf("%s: another table, %v", c.file, err)
		}
	}
}

// A picture has feet and heads of all posts in it, however many fields there are, and a side that is not wasted.
func TestCameraSeesAllFields(t *testing.T) {
	for _, fields := range []int{1, 3, 9} {
		for _, size := range [][2]int{{960, 540}, {300, 400}} {
			b := &models.Barrier{Origin: r3.Vec{X: 7, Y: -3, Z: 2}, Direction: r3.Vec{X: 1, Y: 1}, Up: r3.Vec{Z: 1}, Fields: fields, FieldWidth: 10, Height: 5}
			c := (&kit{barrier: b}).camera(size)
			forward := r3.Unit(r3.Sub(c.At, c.From))
			right := r3.Unit(r3.Cross(forward, *c.Up))
			upright, largest := r3.Cross(right, forward), 0.0
			along, _, up := b.Axes()
			for i := range fields + 1 {
				for _, height := range []float64{0, b.Height} {
					p := r3.Sub(r3.Add(b.Origin, r3.Add(r3.Scale(float64(i)*b.FieldWidth, along), r3.Scale(height, up))), c.From)
					depth := r3.Dot(p, forward) * math.Tan(c.Angle/2)
					x, y := r3.Dot(p, right)/depth*float64(size[1])/float64(size[0]), r3.Dot(p, upright)/depth
					largest = max(largest, math.Abs(x), math.Abs(y))
				}
			}
			if largest > 1 || largest < 0.5 {
				t.Errorf("%d fields in %v: the farthest is at %g of the way to the edge", fields, size, largest)
			}
		}
	}
}

// What others have left in the folder is neither replaced nor removed.
func TestForeignFilesStay(t *testing.T) {
	for _, name := range []string{PageFile, "mel.yaml", filepath.Join("sel1", results.CheckpointFolder, "mine.checkpoint")} {
		o := options(t.TempDir())
		mine := filepath.Join(o.Folder, name)
		if err := os.MkdirAll(filepath.Dir(mine), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(mine, []byte("mine"), 0o644); err != nil {
			t.Fatal(err)
		}
		_, err := Run(t.Context(), o)
		way, input := new(results.InTheWayError), new(runs.InputError)
		if !errors.As(err, &way) || !errors.As(err, &input) || !strings.HasPrefix(mine, way.Path) {
			t.Errorf("%s: %v", name, err)
		}
		if text, err := os.ReadFile(mine); err != nil || string(text) != "mine" {
			t.Errorf("%s: %q, %v", name, text, err)
		}
	}
}

// A block that the barrier does not stop ends the test with a report that says so.
func TestNotStopped(t *testing.T) {
	o := options(t.TempDir())
	o.Sets = append(o.Sets, "solver.end=30 ms")
	r, err := Run(t.Context(), o)
	if err != nil || r.Complete || r.Passed || len(r.Hits) != 1 || r.Hits[0].Stopped {
		t.Fatalf("%v, %+v", err, r)
	}
	// There is no stop, no time until then, no way, and no energy of any part as the block turns; at the end there is.
	h := r.Hits[0]
	parts := h.Energies
	if len(parts) == 0 || !math.IsNaN(float64(h.Stop)) || !math.IsNaN(float64(h.Way)) || !math.IsNaN(float64(h.BrakingTime)) {
		t.Errorf("it stops at %g s after %g s and %g m, with %d energies", h.Stop, h.BrakingTime, h.Way, len(parts))
	}
	for _, p := range parts {
		if !math.IsNaN(float64(p.Stop)) || p.End == 0 {
			t.Errorf("%s: %g J as the block turns, %g J at the end", p.Name, p.Stop, p.End)
		}
	}
	var table, page, data strings.Builder
	if err := errors.Join(r.CSV(&table), r.HTML(&page), json.NewEncoder(&data).Encode(r)); err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{table.String(): "sel1,energy at the stop: motion of the block,,J\n", page.String(): "none: it does not turn", data.String(): `"name":"motion of the block","stop":null`} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
}

// What cannot be tested is said, with its place where it has one.
func TestMistakes(t *testing.T) {
	file := filepath.Join("testdata", "fence.yaml")
	for name, c := range map[string]struct {
		change func(o *Options)
		want   string
	}{
		"no such barrier":  {func(o *Options) { o.Barrier = "kat" }, file + `: there is no barrier "kat"; there are: kit`},
		"no such block":    {func(o *Options) { o.Block = "rock" }, file + `: there is no body "rock"`},
		"no barrier":       {func(o *Options) { o.Sets = []string{"barriers=[]", "contact.between=null"} }, "an approval test needs a barrier"},
		"no test block":    {func(o *Options) { o.Block = "kit.post1.node1" }, `fence.yaml:8:5: bodies "kit.post1.node1": body "kit.post1.node1": it is no test block`},
		"flies away":       {func(o *Options) { o.Sets = []string{"bodies.block.velocity=[0, -25, 0]"} }, `fence.yaml:22:12: body "block": it does not fly towards the barrier "kit": its velocity downhill is -25 m/s`},
		"time to settle":   {func(o *Options) { o.Settle = math.NaN() }, "settling takes NaN s"},
		"mistake in model": {func(o *Options) { o.Sets = []string{"barriers.kit.height=0"} }, "height"},
		"no model":         {func(o *Options) { o.Model = "missing.yaml" }, "missing.yaml"},
	} {
		o := options(filepath.Join(t.TempDir(), "out"))
		c.change(&o)
		_, err := Run(t.Context(), o)
		if input := new(runs.InputError); !errors.As(err, &input) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
		if _, err := os.Stat(o.Folder); err == nil {
			t.Errorf("%s: a folder has been made", name)
		}
	}
}

// A block that would begin in the net that the hit before has left begins behind it, and comes at the speed that is asked for; where a block
// begins in the net, the test is not passed.
func TestBlockBeginsFreeOfNet(t *testing.T) {
	near := func(y float64) Options {
		o := options(t.TempDir())
		o.Sets = append(o.Sets, fmt.Sprintf("bodies.block.position=[2, %g, 1.6]", y))
		return o
	}
	o := near(-0.2) // the net that two hits have left hangs there
	r, err := Run(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Hits) != 3 || r.Hits[0].Back != 0 || r.Hits[2].Back < stepBack {
		t.Fatalf("%d hits: %+v", len(r.Hits), r.Hits)
	}
	for _, h := range r.Hits {
		if !h.Free || h.Contact <= 0 || math.Abs(float64(h.Speed)-25) > 0.01 || h.Unaccounted > mostMissing {
			t.Errorf("%s: free %v, in contact from %g s on, at %g m/s, %g of the energy missing", h.Name, h.Free, h.Contact, h.Speed, h.Unaccounted)
		}
	}
	o.Report = func(test string, _ runs.Status) { t.Errorf("%s runs again", test) }
	if again, err := Run(t.Context(), o); err != nil || again.Hits[2].Back != r.Hits[2].Back {
		t.Errorf("again: %v, %+v", err, again.Hits)
	}
	inside := &Result{Name: "sel1", Speed: 25, Edge: 0.9, Stopped: true, BlockForce: 1, Clearance: 1, ResidualHeight: 3}
	inside.judge(&kit{barrier: &models.Barrier{}}, &Report{NominalHeight: 3})
	if inside.passed() || inside.Conditions[0].Passed || slices.ContainsFunc(inside.Conditions[1:], func(c Condition) bool { return !c.Passed }) {
		t.Errorf("a block that begins in the net: %+v", inside.Conditions)
	}
}

// Where the model has ground, a block has touched it when it does, and not when it flies below the plane of the feet; what the ground does to it is none of the barrier's doing.
func TestGround(t *testing.T) {
	o := options(t.TempDir())
	o.Sets = append(o.Sets, "walls=[{name: hill, shape: plane, normal: [0, 1, 1], material: rock}]")
	k, err := o.load(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if !k.model.TouchesWalls("block") || k.model.TouchesWalls("none") {
		t.Error("the block touches the hill, and nothing else does by that name")
	}
	names := []string{results.TimeColumn}
	for _, q := range []string{"position", "velocity", "contact_force", "wall_force"} {
		for _, axis := range []string{".x", ".y", ".z"} {
			names = append(names, blockRequest+"."+q+axis)
		}
	}
	rows := func(net, wall float64) columns { // comes, touches the ground with a force while it touches the net, and turns
		table := results.NewTable(names...)
		for _, row := range [][]float64{
			{0, 2, 0, 2, 0, 25, 0, 0, 0, 0, 0, 0, 0},
			{1, 2, 2, 0, 0, 20, 0, 0, -net, 0, 0, 0, 0},
			{2, 2, 3, -2, 0, 10, 0, 0, -net, wall, 0, 0, wall},
			{3, 2, 3, -2, 0, -5, 0, 0, -net / 2, 0, 0, 0, 0},
			{4, 2, 3, -2, 0, -5, 0, 0, -1, 0, 0, 0, 0},
		} {
			for i, v := range row {
				table.Columns[i] = append(table.Columns[i], v)
			}
		}
		return columns{table}
	}
	for wall, grounded := range map[float64]float64{0: -1, 70: 2} {
		r := &Result{Stopped: true, Edge: 0.4, Free: true}
		r.measureBlock(k, rows(100, wall), 3)
		if r.Grounded != grounded || r.Contact != 1 || r.BlockForce != 100 || !(r.Clearance < -2) {
			t.Errorf("%g N: on the ground at %g s, in contact from %g s, %g N, clearance %g m", wall, r.Grounded, r.Contact, r.BlockForce, r.Clearance)
		}
		r.ResidualHeight = 3
		if r.judge(k, &Report{NominalHeight: 3}); !r.Conditions[3].Passed || r.Conditions[4].Passed != (wall == 0) {
			t.Errorf("%g N: %+v", wall, r.Conditions)
		}
		r = &Result{Name: "sel1", Stopped: true, Edge: 0.4} // the ground alone turns it, and it touches the barrier after that
		r.measureBlock(k, rows(0, wall), 3)
		if r.judge(k, &Report{NominalHeight: 3}); r.Conditions[3].Passed || r.Contact != -1 || r.Conditions[1].Passed || !strings.HasPrefix(r.Conditions[1].Found, "none") {
			t.Errorf("a block that has not touched the barrier: %+v", r)
		}
		for name, value := range map[string]results.Real{"speed": r.Speed, "energy": r.Energy, "braking time": r.BrakingTime, "way": r.Way} {
			if !math.IsNaN(float64(value)) {
				t.Errorf("a block that has not touched the barrier has %s %g", name, value)
			}
		}
		var table strings.Builder
		if err := (&Report{Hits: []*Result{r}}).CSV(&table); err != nil || !strings.Contains(table.String(), "sel1,first contact,,s\nsel1,braking time,,s\n") {
			t.Errorf("a block that has not touched the barrier: %v\n%s", err, table.String())
		}
	}
}

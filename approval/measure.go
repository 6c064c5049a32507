package approval

// What is read off the run of a hit.

import (
	"math"
	"path/filepath"
	"slices"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/models"
	"gabion/results"
	"gabion/runs"
)

// Result is what a hit came to. Lengths are in m, times in s, forces in N, energies in J.
type Result struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Error string `json:"error,omitempty"` // why the run could not go on; the rest is then empty

	Mass   float64      `json:"mass"` // of the block, kg
	Edge   float64      `json:"edge"`
	Back   float64      `json:"back"`   // how far the block begins behind its place in the model, since the hit before has left the net there, m
	Free   bool         `json:"free"`   // it begins without touching the net
	Speed  results.Real `json:"speed"`  // of the block as it comes to the net, m/s; none where it does not touch it
	Energy results.Real `json:"energy"` // of its translation then

	Stopped        bool         `json:"stopped"`
	Contact        float64      `json:"contact_time"` // when the block first touches the barrier, until it turns; -1 where it does not
	Stop           results.Real `json:"stop_time"`    // when it turns; none where it does not
	BrakingTime    results.Real `json:"braking_time"` // between both; none without one of them
	Way            results.Real `json:"way"`          // of the block between both
	Elongation     float64      `json:"elongation"`   // of the net: the farthest downhill of where it was built that a knot comes
	Clearance      float64      `json:"clearance"`    // of the block from the plane of the feet until it turns, at least
	Walls          bool         `json:"walls"`        // the model has walls that the block can touch, which are the ground then
	Grounded       float64      `json:"ground_time"`  // when it first touches them, until it turns; -1 where it does not
	HeightBefore   float64      `json:"height_before"`
	ResidualHeight float64      `json:"residual_height"` // at the end of the run
	End            float64      `json:"end_time"`
	BlockForce     float64      `json:"block_force"` // of the barrier on the block, the largest of all rows
	BrokenWires    int          `json:"broken_wires"`
	BrokenRopes    int          `json:"broken_ropes"`
	Unaccounted    float64      `json:"unaccounted"` // largest part of the energy in play that the books lack

	Loads      []results.LoadRow `json:"loads"`
	Nets       []Net             `json:"nets"`
	Posts      []Post            `json:"posts,omitempty"` // that bend
	Brakes     []Brake           `json:"brakes"`
	Energies   []Part            `json:"energies"`
	Conditions []Condition       `json:"conditions"`
	Pictures   []string          `json:"pictures"` // files, beside the report

	table results.Table
}

// none is a value that there is not.
func none() results.Real { return results.Real(math.NaN()) }

// Net is what the net of a field has borne.
type Net struct {
	Name    string  `json:"name"`
	Tension float64 `json:"tension"` // the largest of a wire, in all rows
	Plastic float64 `json:"plastic"` // by which yielding has lengthened a wire, the most
	Broken  int     `json:"broken"`  // wires
}

// Post is what a post that bends has borne.
type Post struct {
	Name   string  `json:"name"`
	Moment float64 `json:"moment"` // of bending, the largest anywhere along it in all rows, N m
	Stays  float64 `json:"stays"`  // rotation of its worst hinge that stays, in all hits so far, rad
}

// Brake is how far a brake has run out.
type Brake struct {
	Name   string  `json:"name"`
	RunOut float64 `json:"run_out"` // in all hits so far
	Hit    float64 `json:"hit"`     // in this one
	Energy float64 `json:"energy"`  // that it has taken in this one
}

// Part is an energy, of which this much more is there than before the hit.
type Part struct {
	Name string       `json:"name"`
	Stop results.Real `json:"stop"` // as the block turns; none where it does not
	End  float64      `json:"end"`  // at the end of the run
}

// energyNames are the columns of the audit that an engineer looks at, and how the report calls them.
var energyNames = [][2]string{
	{"energy.bodies_potential", "height in gravity"},
	{"energy.springs", "stretch of wires, rings and ropes"},
	{"energy.contacts", "contacts"},
	{"lost.brakes", "brakes"},
	{"lost.ropes", "friction and damping of ropes"},
	{"lost.yielding", "yielding of wires and posts"},
	{"lost.breaking", "breaking"},
	{"lost.dampers", "damping of wires and posts"},
	{"lost.friction", "friction of the block on the net"},
	{"lost.contact_damping", "damping of contacts"},
	{"lost.contact_yielding", "yielding of contacts"},
	{"lost.rolling", "rolling of the block on the net"},
	{"lost.parting", "contacts that part"},
	{"lost.patches", "contacts that pass from one strand to the next"},
	{"lost.numerical_dissipation", "numerical dissipation"},
	{"lost.force_integration", "integration of forces over steps"},
	{"balance.residual", "not accounted for"},
}

// measure reads the run of the hit.
func (t *test) measure(k *kit, report *Report) (*Result, error) {
	table, err := runs.ReadColumns(t.folder)
	if err != nil {
		return nil, err
	}
	r := &Result{Name: t.name, Title: t.title, Back: t.back, table: table}
	block := *k.block
	solid := *block.Solid
	block.Solid, block.Surfaces = &solid, slices.Clone(block.Surfaces)
	block.SetTestBlockMass(k.mass * t.share)
	r.Mass, r.Edge, _ = block.TestBlock()
	c := columns{table}
	stop, stopped := c.turn(t.towards)
	r.Stopped = stopped
	r.measureBlock(k, c, stop)
	r.measureNet(k, c, stop)
	r.measureParts(k, c)
	r.measureEnergies(c, stop)
	if r.Loads, err = results.ReadLoads(filepath.Join(t.folder, results.LoadsFile)); err != nil {
		return nil, err
	}
	pictures, err := filepath.Glob(filepath.Join(t.folder, runs.SnapshotFolder, "*.png"))
	for _, p := range pictures {
		r.Pictures = append(r.Pictures, filepath.ToSlash(filepath.Join(t.name, runs.SnapshotFolder, filepath.Base(p))))
	}
	r.judge(k, report)
	return r, err
}

// columns reads a table by the names of its columns, which the requests have brought.
type columns struct{ results.Table }

func (c columns) of(name string) []float64 {
	i := c.Index(name)
	if i < 0 {
		return make([]float64, c.Rows())
	}
	return c.Columns[i]
}

func (c columns) vector(name string, row int) r3.Vec {
	return r3.Vec{X: c.of(name + ".x")[row], Y: c.of(name + ".y")[row], Z: c.of(name + ".z")[row]}
}

// blockForce is that of the barrier on the block, N, and groundForce that of walls.
func (c columns) blockForce(row int) float64 {
	return r3.Norm(r3.Sub(c.vector(blockRequest+".contact_force", row), c.vector(blockRequest+".wall_force", row)))
}

func (c columns) groundForce(row int) float64 {
	return r3.Norm(c.vector(blockRequest+".wall_force", row))
}

// turn is the first row in which the block does not go on any more; the last one where it always does.
func (c columns) turn(towards r3.Vec) (row int, turned bool) {
	for i := range c.Rows() {
		if r3.Dot(c.vector(blockRequest+".velocity", i), towards) <= 0 {
			return i, true
		}
	}
	return c.Rows() - 1, false
}

func (c columns) last(name string) float64 {
	v := c.of(name)
	return v[len(v)-1]
}

// measureBlock follows the block until it turns, in row stop.
func (r *Result) measureBlock(k *kit, c columns, stop int) {
	times, contact := c.Time(), stop
	r.Free, r.Contact = c.blockForce(0) == 0, -1
	r.Speed, r.Energy, r.Stop, r.BrakingTime, r.Way = none(), none(), none(), none(), none()
	for i := range times {
		force := c.blockForce(i)
		if force > 0 && i <= stop && !r.touched() {
			contact, r.Contact = i, times[i]
		}
		r.BlockForce = max(r.BlockForce, force)
	}
	if r.touched() {
		speed := r3.Norm(c.vector(blockRequest+".velocity", max(contact-1, 0)))
		r.Speed, r.Energy = results.Real(speed), results.Real(r.Mass*speed*speed/2)
	}
	if r.Stopped {
		turns := times[stop]
		if stop > 0 { // between two rows
			towards := c.vector(blockRequest+".velocity", 0)
			before, after := r3.Dot(c.vector(blockRequest+".velocity", stop-1), towards), r3.Dot(c.vector(blockRequest+".velocity", stop), towards)
			turns -= (times[stop] - times[stop-1]) * after / (after - before)
		}
		r.Stop = results.Real(turns)
		if r.touched() {
			r.BrakingTime = results.Real(turns - r.Contact)
			r.Way = results.Real(r3.Norm(r3.Sub(c.vector(blockRequest+".position", stop), c.vector(blockRequest+".position", contact))))
		}
	}
	_, _, up := k.barrier.Axes()
	r.Clearance, r.Walls, r.Grounded = math.Inf(1), k.model.TouchesWalls(k.block.Name), -1
	for i := range stop + 1 {
		if r.Grounded < 0 && c.groundForce(i) > 0 {
			r.Grounded = times[i]
		}
		r.Clearance = min(r.Clearance, r3.Dot(r3.Sub(c.vector(blockRequest+".position", i), k.barrier.Origin), up)-r.Edge*cornerDistance)
	}
}

// touched tells whether the block has touched the barrier before it turned.
func (r *Result) touched() bool { return r.Contact >= 0 }

// cornerDistance is how far the corners of a test block are from its centre, by its edge.
var cornerDistance = math.Sqrt(1./4 + 2./36)

func (r *Result) measureNet(k *kit, c columns, stop int) {
	height := c.of(barrierRequest + ".height")
	r.HeightBefore, r.ResidualHeight, r.End = height[0], height[len(height)-1], c.Time()[c.Rows()-1]
	r.Elongation = slices.Max(c.of(barrierRequest + ".elongation")[:stop+1])
	for _, name := range k.nets() {
		q := requestOf(name)
		n := Net{Name: name, Tension: slices.Max(c.of(q + ".largest_tension")), Plastic: c.last(q + ".largest_plastic_elongation"), Broken: int(c.last(q + ".broken"))}
		r.Nets, r.BrokenWires = append(r.Nets, n), r.BrokenWires+n.Broken
	}
}

// measureParts reads posts, ropes and brakes.
func (r *Result) measureParts(k *kit, c columns) {
	for _, post := range k.posts() {
		q := requestOf(post)
		r.Posts = append(r.Posts, Post{post, slices.Max(c.of(q + ".largest_moment")), c.last(q + ".largest_plastic_bend")})
	}
	for _, rope := range k.ropes() {
		r.BrokenRopes += int(c.last(requestOf(rope.Name) + ".broken"))
		for i := range rope.Brakes {
			name := brakeName(rope, i)
			out, loss := c.of(requestOf(name)+".run_out"), c.of(requestOf(name)+".loss")
			last := len(out) - 1
			r.Brakes = append(r.Brakes, Brake{name, out[last], out[last] - out[0], loss[last] - loss[0]})
		}
	}
}

// measureEnergies reads the audit: where the energy of the block has gone.
func (r *Result) measureEnergies(c columns, stop int) {
	last := c.Rows() - 1
	add := func(name string, at func(row int) float64) {
		p := Part{name, none(), at(last) - at(0)}
		if r.Stopped {
			p.Stop = results.Real(at(stop) - at(0))
		}
		if p.Stop != 0 && r.Stopped || p.End != 0 {
			r.Energies = append(r.Energies, p)
		}
	}
	of := func(name, as string) {
		v := c.of(name)
		add(as, func(row int) float64 { return v[row] })
	}
	of(blockRequest+".kinetic_energy", "motion of the block")
	bodies, block := c.of(runs.AuditPrefix+"energy.bodies_kinetic"), c.of(blockRequest+".kinetic_energy")
	add("motion of the barrier", func(row int) float64 { return bodies[row] - block[row] })
	for _, each := range energyNames {
		of(runs.AuditPrefix+each[0], each[1])
	}
	largest, scale := 0.0, c.of(runs.AuditPrefix+"balance.energy_scale")
	for i, residual := range c.of(runs.AuditPrefix + "balance.residual") {
		if largest = max(largest, scale[i]); largest > 0 {
			r.Unaccounted = max(r.Unaccounted, math.Abs(residual)/largest)
		}
	}
}

// loads are the forces, or the moments, whose names begin with that of the barrier, without it, with components along the barrier, downhill and up.
func (r *Result) loads(b *models.Barrier, moments bool) (loads []results.LoadRow) {
	along, uphill, up := b.Axes()
	for _, l := range r.Loads {
		if name, found := strings.CutPrefix(l.Name, b.Name+"."); found && l.IsMoment() == moments {
			l.Name, l.Force = name, r3.Vec{X: r3.Dot(l.Force, along), Y: -r3.Dot(l.Force, uphill), Z: r3.Dot(l.Force, up)}
			loads = append(loads, l)
		}
	}
	return loads
}

// The state of the particles as the host gets it.

package gpu

import (
	"errors"
	"runtime"
	"unsafe"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
	"gabion/internal/panics"
	"gabion/rigid"
)

// columns are what the device holds of its spheres and clumps, as read.
type columns struct {
	position, velocity, angular reader
	force, torque               reader // where they have been observed
	observed                    bool
	wraps                       [][4]int16
	ids, numbers, clumpOf       []int32
	materials                   []byte
	scalars                     []float64
	clumps                      []deviceClump
	loads                       []deviceClumpLoad
	moment                      moment
}

// moment is what the engine knows of the time at which columns are read, which its steps change.
type moment struct {
	time, late, dt float64 // s
	gravity        r3.Vec
	done           uint64 // steps
}

// now is the moment reached.
func (e *Engine) now() moment {
	return moment{e.time, e.pendingKick, e.dt, e.model.GravityAtTime(e.time), uint64(e.control.Done)}
}

// read reads the columns, which are good until it is called again; with what has been observed where there is an observation.
func (e *Engine) read(observed bool) (*columns, error) {
	err := e.readOrder()
	return &e.columns, errors.Join(err, e.readColumns(observed))
}

// readOrder reads the columns that tell which sphere is which.
func (e *Engine) readOrder() error {
	c, a, n, order := &e.columns, &e.arrays, int(e.control.Particles), e.control.Order
	c.ids = roomFor(c.ids, n)
	c.moment = e.now()
	err := a.id[order].ReadLater(0, c.ids)
	if e.hasClumps() {
		c.numbers, c.clumpOf, c.clumps = buffer.Resize(c.numbers, n), buffer.Resize(c.clumpOf, n), buffer.Resize(c.clumps, int(e.control.Clumps))
		err = errors.Join(err, a.clumps.number[order].ReadLater(0, c.numbers), a.clumps.clumpOf[order].ReadLater(0, c.clumpOf), a.clumps.clumps[order].ReadLater(0, c.clumps))
	}
	return errors.Join(err, e.queue.Wait())
}

// roomFor is v with n values, which are to be read. Memory that is new all processors touch, a part each: the system gives it page by page, and one that copies would wait for each.
func roomFor[T any](v []T, n int) []T {
	if cap(v) >= n {
		return v[:n]
	}
	v = buffer.Resize(v[:0], n)
	const bytes = 4096 // of a page, at least
	var none T
	page := max(1, bytes/int(unsafe.Sizeof(none)))
	share := max(shareOf(n), page)
	var wait panics.Group
	for low := 0; low < n; low += share {
		wait.Go(func() {
			for i := low; i < min(low+share, n); i += page {
				v[i] = none
			}
		})
	}
	wait.Wait()
	return v
}

// readColumns reads all other columns.
func (e *Engine) readColumns(observed bool) error {
	n, f, a := int(e.control.Particles), e.format, &e.arrays
	side, order := int(e.control.Parity), e.control.Order
	c := &e.columns
	c.wraps, c.materials = roomFor(c.wraps, n), roomFor(c.materials, n)
	c.scalars = buffer.Resize(c.scalars, n*len(e.model.Scalars))
	var errs []error
	quadColumn := func(r *reader, side, k, width int) {
		*r = reader{f, roomFor(r.b, n*width)}
		errs = append(errs, a.state.ReadLater(e.column(side, k), r.b))
	}
	quadColumn(&c.position, side, 0, f.position())
	quadColumn(&c.velocity, side, 1, quads*f.scalar())
	quadColumn(&c.angular, side, 2, quads*f.scalar())
	scalarSide := side
	if c.observed = observed && n > 0; c.observed {
		quadColumn(&c.force, 1-side, 1, quads*f.scalar())
		quadColumn(&c.torque, 1-side, 2, quads*f.scalar())
		scalarSide = 1 - side
	}
	errs = append(errs, a.wraps.ReadLater(0, c.wraps))
	if e.particles.uniform {
		for i := range c.materials {
			c.materials[i] = byte(e.particles.material)
		}
	} else {
		errs = append(errs, a.material[order].ReadLater(0, c.materials))
	}
	if len(c.scalars) > 0 {
		errs = append(errs, a.scalars[scalarSide].ReadLater(0, c.scalars))
	}
	c.loads = nil
	if e.hasClumps() && c.observed {
		c.loads = make([]deviceClumpLoad, len(c.clumps))
		errs = append(errs, a.clumps.loads.ReadLater(0, c.loads))
	}
	return errors.Join(append(errs, e.queue.Wait())...)
}

// clumpAt is the clump of sphere i, and which of its spheres it is; nil for a sphere by itself.
func (c *columns) clumpAt(i int) (*deviceClump, int) {
	if c.clumpOf == nil || c.clumpOf[i] < 0 {
		return nil, 0
	}
	clump := &c.clumps[c.clumpOf[i]]
	return clump, int(c.numbers[i] - clump.First)
}

// from is a reader of what a column of numbers as wide has of sphere i on.
func (r reader) from(i, width int) reader { return reader{r.format, r.b[i*width:]} }

// leaders lists the first sphere of each particle, in the order of ids.
func (c *columns) leaders() []int32 {
	order := func(n int, sphere func(p int) int32) []int32 {
		return dem.Order(n, func(p int) int32 { return c.ids[sphere(p)] })
	}
	if c.clumpOf == nil {
		return order(len(c.ids), func(p int) int32 { return int32(p) })
	}
	first := c.firstSpheres()
	list := order(len(first), func(p int) int32 { return first[p] })
	for k, p := range list {
		list[k] = first[p]
	}
	return list
}

// firstSpheres lists the first sphere of each particle.
func (c *columns) firstSpheres() []int32 {
	list := make([]int32, 0, len(c.ids))
	for i := range c.ids {
		if _, k := c.clumpAt(i); k == 0 {
			list = append(list, int32(i))
		}
	}
	return list
}

// download copies the state to s, in the order of ids; with an observation, as of the time reached.
func (e *Engine) download(s *dem.State, observed *observation) error {
	return e.downloadBy(s, observed, shareOf(int(e.control.Particles)))
}

// shareOf is how many of n spheres a processor takes over.
func shareOf(n int) int {
	processors := runtime.GOMAXPROCS(0)
	return max(leastShare, (n+processors-1)/processors)
}

// leastShare is how many spheres are worth a processor of their own.
const leastShare = 1 << 14

// downloadBy is download, so many spheres side by side with the others. Their order is worked out while the other columns are copied.
func (e *Engine) downloadBy(s *dem.State, observed *observation, share int) error {
	if err := e.readOrder(); err != nil {
		return err
	}
	c := &e.columns
	var leaders []int32
	var wait panics.Group
	wait.Go(func() { leaders = c.leaders() })
	err := e.readColumns(observed != nil)
	wait.Wait()
	if err != nil {
		return err
	}
	e.spread(s, c, leaders, share)
	return nil
}

// spread gives a state what the columns hold.
func (e *Engine) spread(s *dem.State, c *columns, leaders []int32, share int) {
	s.Time = c.moment.time
	s.Resize(len(leaders), len(e.model.Scalars))
	e.downloadSpheres(s, c, leaders, share)
	if e.hasClumps() {
		e.downloadClumps(s, c, leaders)
	} else {
		s.Spheres, s.Orientation, s.AngularMomentum = s.Spheres[:0], s.Orientation[:0], s.AngularMomentum[:0]
		s.Solids = s.Solids[:0]
	}
}

// Hold implements dem.Holder. Clumps, of which there are many lists, are not held.
func (e *Engine) Hold() (state func(*dem.State), bytes int64) {
	if e.hasClumps() {
		return nil, 0
	}
	err := e.do(func() error {
		observed, err := e.observe()
		if err == nil {
			_, err = e.read(observed != nil)
		}
		return err
	})
	if err != nil {
		e.recordFailure(err)
		return nil, 0
	}
	c := new(columns)
	*c, e.columns = e.columns, columns{}
	select {
	case done := <-e.held:
		e.columns = *done
	default:
	}
	return func(s *dem.State) {
		e.spread(s, c, c.leaders(), shareOf(len(c.ids)))
		select {
		case e.held <- c:
		default:
		}
	}, c.bytes()
}

// bytes is the memory that the columns of spheres hold.
func (c *columns) bytes() int64 {
	n := buffer.Held(c.ids) + buffer.Held(c.wraps) + buffer.Held(c.materials) + buffer.Held(c.scalars)
	for _, r := range [...]reader{c.position, c.velocity, c.angular, c.force, c.torque} {
		n += buffer.Held(r.b)
	}
	return int64(n)
}

// downloadSpheres gives a state the particles that are spheres, and the first sphere of each clump for it.
func (e *Engine) downloadSpheres(s *dem.State, c *columns, leaders []int32, share int) {
	n := len(leaders)
	var wait panics.Group
	for low := 0; low < n; low += share {
		work := func() { e.downloadShare(s, c, leaders, low, min(low+share, n)) }
		if n <= share {
			work()
		} else {
			wait.Go(work)
		}
	}
	wait.Wait()
}

// downloadShare is downloadSpheres of the particles from low up to high. It goes through the state in order, and looks things up in the columns, which are narrower.
func (e *Engine) downloadShare(s *dem.State, c *columns, leaders []int32, low, high int) {
	now, width := &c.moment, quads*e.format.scalar()
	quad := func(column reader, i int) (r3.Vec, float64) {
		at := column.from(i, width)
		return at.quad()
	}
	for k := low; k < high; k++ {
		i := int(leaders[k])
		p, r := e.sphereAt(c, i)
		velocity, mass := quad(c.velocity, i)
		angular, _ := quad(c.angular, i)
		var pull, twist r3.Vec
		inertia := rigid.SolidSphereInertia * mass * r * r
		if c.observed {
			pull, _ = quad(c.force, i)
			twist, _ = quad(c.torque, i)
			velocity = law.Kick(velocity, now.late/mass, pull, now.late, now.gravity)
			angular = law.KickAngular(angular, now.late/inertia, twist)
			if b := e.model.Thermostat; b != nil && now.dt > 0 {
				velocity = b.Kicked(velocity, mass, now.dt, uint32(c.ids[i]), now.done)
			}
		}
		s.ID[k], s.Material[k], s.Mass[k], s.Inertia[k] = int(c.ids[i]), int(c.materials[i]), mass, inertia
		s.Position[k], s.Radius[k], s.Velocity[k], s.Angular[k], s.Force[k], s.Torque[k] = p, r, velocity, angular, pull, twist
		for q := range s.Scalars {
			s.Scalars[q][k] = c.scalars[i*len(s.Scalars)+q]
		}
	}
}

// sphereAt returns where sphere i is, and its radius, m.
func (e *Engine) sphereAt(c *columns, i int) (r3.Vec, float64) {
	at := c.position.from(i, e.format.position())
	p, r := at.place(c.wraps[i], e.space.quantum)
	return e.inDomain(r3.Add(p, e.space.origin)), r
}

// downloadClumps gives a state its clumps, and the spheres of all particles.
func (e *Engine) downloadClumps(s *dem.State, c *columns, leaders []int32) {
	n := len(leaders)
	s.Orientation, s.AngularMomentum = buffer.Resize(s.Orientation, n), buffer.Resize(s.AngularMomentum, n)
	gravity := e.model.GravityAtTime(e.time)
	members := make([]int32, len(c.clumps)*e.clumps.widest)
	for i := range c.ids {
		if clump, m := c.clumpAt(i); clump != nil {
			members[int(c.clumpOf[i])*e.clumps.widest+m] = int32(i)
		}
	}
	s.Spheres, s.Solids = s.Spheres[:0], s.Solids[:0]
	addSphere := func(k int, i int32) {
		p, r := e.sphereAt(c, int(i))
		s.Spheres = append(s.Spheres, dem.SphereState{Particle: k, Position: p, Radius: r})
	}
	for k, i := range leaders {
		at := c.clumpIndex(int(i))
		if at < 0 {
			s.Orientation[k], s.AngularMomentum[k] = quat.Number{Real: 1}, r3.Scale(s.Inertia[k], s.Angular[k])
			addSphere(k, i)
			continue
		}
		load := new(deviceClumpLoad)
		if c.loads != nil {
			load = &c.loads[at]
			c.clumps[at].kick(load, e.pendingKick, gravity)
		}
		e.snapshotClump(s, k, &c.clumps[at], load)
		if e.hasPolyhedra() {
			e.snapshotPolyhedron(s, k, &c.clumps[at])
			continue
		}
		for m := range e.clumps.shapes[c.clumps[at].Shape].Spheres {
			addSphere(k, members[at*e.clumps.widest+m])
		}
	}
}

// clumpIndex is the place of the clump of sphere i, or -1.
func (c *columns) clumpIndex(i int) int {
	if c.clumpOf == nil {
		return -1
	}
	return int(c.clumpOf[i])
}

// snapshotClump writes a clump to place k of a state.
func (e *Engine) snapshotClump(s *dem.State, k int, c *deviceClump, load *deviceClumpLoad) {
	shape, w := e.clumps.shapes[c.Shape], c.angular()
	s.Radius[k], s.Mass[k], s.Inertia[k] = c.Scale*shape.Radius, c.Mass, meanOf(c.Inertia)
	if w2 := r3.Norm2(w); w2 > 0 {
		s.Inertia[k] = r3.Dot(c.Momentum, w) / w2
	}
	s.Position[k], s.Velocity[k], s.Angular[k] = e.inDomain(r3.Add(c.Position, e.space.origin)), c.Velocity, w
	s.Force[k], s.Torque[k] = load.Force, load.Torque
	turn := quat.Number{Real: c.Turn[0], Imag: c.Turn[1], Jmag: c.Turn[2], Kmag: c.Turn[3]}
	s.Orientation[k], s.AngularMomentum[k] = quat.Mul(turn, quat.Conj(shape.Axes)), c.Momentum
}

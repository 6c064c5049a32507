// The state of the particles as the host gets it.

package gpu

import (
	"errors"
	"runtime"
	"slices"

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
}

// read reads the columns, which are good until it is called again; with what has been observed where there is an observation.
func (e *Engine) read(observed bool) (*columns, error) {
	err := e.readOrder()
	return &e.columns, errors.Join(err, e.readColumns(observed))
}

// readOrder reads the columns that tell which sphere is which.
func (e *Engine) readOrder() error {
	c, a, n, order := &e.columns, &e.arrays, int(e.control.Particles), e.control.Order
	c.ids = buffer.Resize(c.ids, n)
	err := a.id[order].ReadLater(0, c.ids)
	if e.hasClumps() {
		c.numbers, c.clumpOf, c.clumps = buffer.Resize(c.numbers, n), buffer.Resize(c.clumpOf, n), buffer.Resize(c.clumps, int(e.control.Clumps))
		err = errors.Join(err, a.clumps.number[order].ReadLater(0, c.numbers), a.clumps.clumpOf[order].ReadLater(0, c.clumpOf), a.clumps.clumps[order].ReadLater(0, c.clumps))
	}
	return errors.Join(err, e.queue.Wait())
}

// readColumns reads all other columns.
func (e *Engine) readColumns(observed bool) error {
	n, f, a := int(e.control.Particles), e.format, &e.arrays
	side, order := int(e.control.Parity), e.control.Order
	c := &e.columns
	c.wraps, c.materials = buffer.Resize(c.wraps, n), buffer.Resize(c.materials, n)
	c.scalars = buffer.Resize(c.scalars, n*len(e.model.Scalars))
	var errs []error
	quadColumn := func(r *reader, side, k, width int) {
		*r = reader{f, buffer.Resize(r.b, n*width)}
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
	processors := runtime.GOMAXPROCS(0)
	return e.downloadBy(s, observed, max(leastShare, (int(e.control.Particles)+processors-1)/processors))
}

// leastShare is how many spheres are worth a processor of their own.
const leastShare = 1 << 14

// downloadBy is download, so many spheres side by side with the others. Their order is worked out while the other columns are copied.
func (e *Engine) downloadBy(s *dem.State, observed *observation, share int) error {
	if err := e.readOrder(); err != nil {
		return err
	}
	c := &e.columns
	var first []int32
	var place []int
	var wait panics.Group
	wait.Go(func() {
		first = c.firstSpheres()
		place = dem.Ranks(len(first), func(p int) int32 { return c.ids[first[p]] })
	})
	err := e.readColumns(observed != nil)
	wait.Wait()
	if err != nil {
		return err
	}
	n := len(first)
	s.Time = e.time
	s.ID, s.Radius, s.Material = buffer.Resize(s.ID, n), buffer.Resize(s.Radius, n), buffer.Resize(s.Material, n)
	s.Mass, s.Inertia = buffer.Resize(s.Mass, n), buffer.Resize(s.Inertia, n)
	s.Position, s.Velocity, s.Angular = buffer.Resize(s.Position, n), buffer.Resize(s.Velocity, n), buffer.Resize(s.Angular, n)
	s.Force, s.Torque = buffer.Resize(s.Force, n), buffer.Resize(s.Torque, n)
	e.spreadScalars(s, c.scalars, place)
	centres, radii := e.downloadSpheres(s, c, first, place, share)
	if e.hasClumps() {
		e.downloadClumps(s, c, centres, radii, first, place)
	} else {
		s.Spheres, s.Orientation, s.AngularMomentum = s.Spheres[:0], s.Orientation[:0], s.AngularMomentum[:0]
		s.Solids = s.Solids[:0]
	}
	return nil
}

// downloadSpheres gives a state the particles that are spheres, and the first sphere of each clump for it; it returns where all spheres are, and their radii.
func (e *Engine) downloadSpheres(s *dem.State, c *columns, first []int32, place []int, share int) (centres []r3.Vec, radii []float64) {
	if e.hasClumps() {
		centres, radii = make([]r3.Vec, len(c.ids)), make([]float64, len(c.ids))
	}
	n := len(c.ids)
	var wait panics.Group
	for low := 0; low < n; low += share {
		work := func() { e.downloadShare(s, c, first, place, centres, radii, low, min(low+share, n)) }
		if n <= share {
			work()
		} else {
			wait.Go(work)
		}
	}
	wait.Wait()
	return centres, radii
}

// downloadShare is downloadSpheres of the spheres from low up to high.
func (e *Engine) downloadShare(s *dem.State, c *columns, first []int32, place []int, centres []r3.Vec, radii []float64, low, high int) {
	gravity, late, width := e.model.GravityAtTime(e.time), e.pendingKick, quads*e.format.scalar()
	at, moving, turning := c.position.from(low, e.format.position()), c.velocity.from(low, width), c.angular.from(low, width)
	var pulling, twisting reader
	if c.observed {
		pulling, twisting = c.force.from(low, width), c.torque.from(low, width)
	}
	next, _ := slices.BinarySearch(first, int32(low))
	for i := low; i < high; i++ {
		p, r := at.place(c.wraps[i], e.space.quantum)
		p = e.inDomain(r3.Add(p, e.space.origin))
		velocity, mass := moving.quad()
		angular, _ := turning.quad()
		var pull, twist r3.Vec
		if c.observed {
			pull, _ = pulling.quad()
			twist, _ = twisting.quad()
		}
		if centres != nil {
			centres[i], radii[i] = p, r
		}
		if next == len(first) || int(first[next]) != i {
			continue
		}
		k := place[next]
		next++
		inertia := rigid.SolidSphereInertia * mass * r * r
		if c.observed {
			velocity = law.Kick(velocity, late/mass, pull, late, gravity)
			angular = law.KickAngular(angular, late/inertia, twist)
			if b := e.model.Thermostat; b != nil && e.dt > 0 {
				velocity = b.Kicked(velocity, mass, e.dt, uint32(c.ids[i]), uint64(e.control.Done))
			}
		}
		s.ID[k], s.Material[k], s.Mass[k], s.Inertia[k] = int(c.ids[i]), int(c.materials[i]), mass, inertia
		s.Position[k], s.Radius[k], s.Velocity[k], s.Angular[k], s.Force[k], s.Torque[k] = p, r, velocity, angular, pull, twist
	}
}

// downloadClumps gives a state its clumps, and the spheres of all particles.
func (e *Engine) downloadClumps(s *dem.State, c *columns, centres []r3.Vec, radii []float64, first []int32, place []int) {
	n := len(first)
	s.Orientation, s.AngularMomentum = buffer.Resize(s.Orientation, n), buffer.Resize(s.AngularMomentum, n)
	gravity := e.model.GravityAtTime(e.time)
	leader := make([]int32, n) // in the order of ids
	for p, k := range place {
		leader[k] = first[p]
	}
	members := make([]int32, len(c.clumps)*e.clumps.widest)
	for i := range c.ids {
		if clump, m := c.clumpAt(i); clump != nil {
			members[int(c.clumpOf[i])*e.clumps.widest+m] = int32(i)
		}
	}
	s.Spheres, s.Solids = s.Spheres[:0], s.Solids[:0]
	for k, i := range leader {
		at := c.clumpIndex(int(i))
		if at < 0 {
			s.Orientation[k], s.AngularMomentum[k] = quat.Number{Real: 1}, r3.Scale(s.Inertia[k], s.Angular[k])
			s.Spheres = append(s.Spheres, dem.SphereState{Particle: k, Position: centres[i], Radius: radii[i]})
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
			j := members[at*e.clumps.widest+m]
			s.Spheres = append(s.Spheres, dem.SphereState{Particle: k, Position: centres[j], Radius: radii[j]})
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

// spreadScalars gives a state its scalars, which lie side by side, particle by particle, with the places of the particles in the order of ids.
func (e *Engine) spreadScalars(s *dem.State, scalars []float64, place []int) {
	n := len(e.model.Scalars)
	s.Scalars = buffer.Resize(s.Scalars, n)
	for k := range n {
		s.Scalars[k] = buffer.Resize(s.Scalars[k], len(place))
		for i, to := range place {
			s.Scalars[k][to] = scalars[i*n+k]
		}
	}
}

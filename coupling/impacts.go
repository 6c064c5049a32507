package coupling

// How joints pass on impacts: the mobilities of bodies that joints hold.
//
// Where a body is hit, joints let others move with it. By a wrench w the bodies of a mechanism begin to move with the accelerations a of
//
//	[M G^T; G 0] [a; λ] = [w; 0]
//
// with the masses M and the derivatives G of the conditions of joints, so that the mobility of bodies f and g is the block of the inverse of that matrix by their coordinates: for one body held by the
// ground the inverse of the mass that rigid-body impact theory takes, of many the inverse inertia of the operational space (Khatib, IEEE J. Robot. Autom. 3 (1987) 43-53). Its zero
// block is replaced by a compliance too small to be seen, with which the matrix has factors in any order, redundant conditions or not.

import (
	"math"
	"slices"

	"gabion/internal/disjoint"
	"gabion/internal/ldl"
	"gabion/mbd"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

const (
	// jointCompliance is the compliance of a condition by the smallest that a body gives it, and leastMass the mass of bodies without any, by the largest of the mechanism.
	jointCompliance = 1e-10
	leastMass       = 1e-9
)

// jointMobilities implements contact.Joints. What contacts of particles and of bodies take in a step is that where the step begins, whenever in it they ask: the matrix of a mechanism is factorised where they ask for
// the first of its bodies.
type jointMobilities struct {
	bodies     *mbd.System
	start      func() (t float64, q []float64) // where the step begins; nil: at the placement
	mechanisms []mechanism
	of         []place // of the frames
	step       int     // counts steps, also those that are made again
}

// place is where a frame is: a body of a mechanism, -1 where no joint holds it.
type place struct{ mechanism, body int }

// mechanism is bodies that joints connect, and their conditions.
type mechanism struct {
	bodies     []heldBody
	numbers    []int // of the bodies
	conditions []condition
	moves      bool // conditions leave it some freedom
	factors    *ldl.Factors
	assemble   func() // sets its matrix at the placement
	step       int    // of the factors
}

// heldBody is a body of a mechanism.
type heldBody struct {
	body     int
	unknowns []int32 // three of a point mass, six of a rigid body
	turning  [3]int  // places of the products of inertia xy, yz, zx
	columns  ldl.Columns
	step     int // of the columns

	orientation quat.Number // where the matrix was set
}

// condition is a constraint equation.
type condition struct {
	row     int
	unknown int32
	at      []int        // of each of the equation's bodies its place among those below, -1 for one that does not move
	bodies  []int        // of the mechanism, that it acts on, each once
	places  [][6]int     // of its derivatives
	values  [][6]float64 // working memory
}

// newJointMobilities is about frames that these bodies carry; nil where there is no joint.
func newJointMobilities(s *mbd.System, carriers []int) *jointMobilities {
	_, _, rows := s.Size()
	if rows == 0 {
		return nil
	}
	j := &jointMobilities{bodies: s, step: 1}
	n, where, still := s.Bodies(), map[int]place{}, s.Held()
	moves := func(body int) bool { return body != mbd.Ground && s.DOF(body) >= 0 }
	sets, held := disjoint.New(n), make([]bool, n)
	for row := range rows {
		first := -1
		for _, b := range s.ConstraintBodies(row) {
			if !moves(b) {
				continue
			}
			if held[b] = true; first < 0 {
				first = b
			}
			sets.Join(int32(first), int32(b))
		}
	}
	number := map[int32]int{}
	for b := range n {
		if !held[b] {
			continue
		}
		root := sets.Root(int32(b))
		if _, known := number[root]; !known {
			number[root] = len(j.mechanisms)
			j.mechanisms = append(j.mechanisms, mechanism{moves: !still[b]})
		}
		m := &j.mechanisms[number[root]]
		where[b] = place{number[root], len(m.bodies)}
		m.bodies, m.numbers = append(m.bodies, heldBody{body: b}), append(m.numbers, b)
	}
	for row := range rows {
		j.addCondition(row, where)
	}
	for i := range j.mechanisms {
		m := &j.mechanisms[i]
		m.prepare(s)
		m.assemble = func() { m.setMatrix(s) } // once, because a function made in a step would be allocated
	}
	for _, b := range carriers {
		p, ok := where[b]
		if !ok {
			p.mechanism = -1
		}
		j.of = append(j.of, p)
	}
	return j
}

// addCondition gives a constraint equation to the mechanism of its bodies.
func (j *jointMobilities) addCondition(row int, where map[int]place) {
	c, of := condition{row: row}, -1
	for _, b := range j.bodies.ConstraintBodies(row) {
		p, ok := where[b]
		if !ok {
			c.at = append(c.at, -1)
			continue
		}
		of = p.mechanism
		k := slices.Index(c.bodies, p.body)
		if k < 0 {
			k, c.bodies = len(c.bodies), append(c.bodies, p.body)
		}
		c.at = append(c.at, k)
	}
	if of >= 0 {
		c.places, c.values = make([][6]int, len(c.bodies)), make([][6]float64, len(c.bodies))
		m := &j.mechanisms[of]
		m.conditions = append(m.conditions, c)
	}
}

// prepare orders the unknowns of the mechanism and finds the pattern of its factors. What acts on the same bodies is one node.
func (m *mechanism) prepare(s *mbd.System) {
	var neighbours [][]int32
	var weight []int32
	for i := range m.bodies {
		neighbours, weight = append(neighbours, nil), append(weight, 6)
		if b := s.Body(m.bodies[i].body); b.Point {
			weight[i] = 3
		}
	}
	nodes := make([]int, len(m.conditions))
	for k := range m.conditions {
		c := &m.conditions[k]
		if k > 0 && slices.Equal(c.bodies, m.conditions[k-1].bodies) {
			nodes[k] = nodes[k-1]
			weight[nodes[k]]++
			continue
		}
		nodes[k] = len(weight)
		var list []int32
		for _, b := range c.bodies {
			neighbours[b] = append(neighbours[b], int32(nodes[k]))
			list = append(list, int32(b))
		}
		slices.Sort(list)
		neighbours, weight = append(neighbours, list), append(weight, 1)
	}
	late := make([]bool, len(weight))
	for i := range late {
		late[i] = i >= len(m.bodies)
	}
	first, unknown := make([]int32, len(weight)), int32(0)
	for _, node := range ldl.Order(neighbours, weight, late) {
		first[node] = unknown
		unknown += weight[node]
	}
	for i := range m.bodies {
		for k := range weight[i] {
			m.bodies[i].unknowns = append(m.bodies[i].unknowns, first[i]+k)
		}
	}
	for k := range m.conditions {
		m.conditions[k].unknown = first[nodes[k]]
		first[nodes[k]]++
	}
	columns := make([][]int32, unknown)
	couple := func(i, j int32) { columns[max(i, j)] = append(columns[max(i, j)], min(i, j)) }
	m.eachPair(func(_ *int, i, j int32) { couple(i, j) })
	m.factors = ldl.New(columns)
	m.eachPair(func(p *int, i, j int32) { *p = m.factors.Place(i, j) })
}

// eachPair calls do for every pair of unknowns that are coupled, with what keeps the place of their entry.
func (m *mechanism) eachPair(do func(place *int, i, j int32)) {
	for i := range m.bodies {
		if u := m.bodies[i].unknowns; len(u) == 6 {
			for k := range 3 {
				do(&m.bodies[i].turning[k], u[3+k], u[3+(k+1)%3])
			}
		}
	}
	for k := range m.conditions {
		c := &m.conditions[k]
		for n, b := range c.bodies {
			for i, u := range m.bodies[b].unknowns {
				do(&c.places[n][i], c.unknown, u)
			}
		}
	}
}

// begin begins a step: where it begins bodies may be somewhere else than in the last one.
func (j *jointMobilities) begin() {
	if j != nil {
		j.step++
	}
}

// Update implements contact.Joints.
func (j *jointMobilities) Update(frames []int) {
	for _, f := range frames {
		p := j.of[f]
		if p.mechanism < 0 {
			continue
		}
		m := &j.mechanisms[p.mechanism]
		if m.step != j.step {
			j.factorise(m)
			m.step = j.step
		}
		if b := &m.bodies[p.body]; b.step != j.step {
			m.factors.Solve(b.unknowns, &b.columns)
			b.step = j.step
		}
	}
}

// moves tells whether joints hold a frame, but leave its mechanism some freedom.
func (j *jointMobilities) moves(frame int) bool {
	p := j.of[frame]
	return p.mechanism >= 0 && j.mechanisms[p.mechanism].moves
}

// Mobility implements contact.Joints.
func (j *jointMobilities) Mobility(f, g int, dst *[6][6]float64) bool {
	p, q := j.of[f], j.of[g]
	if p.mechanism < 0 || p.mechanism != q.mechanism {
		return false
	}
	bodies := j.mechanisms[p.mechanism].bodies
	ldl.Product(&bodies[p.body].columns, &bodies[q.body].columns, dst)
	return true
}

// factorise factorises the matrix of a mechanism.
func (j *jointMobilities) factorise(m *mechanism) {
	if j.start == nil {
		m.assemble()
	} else {
		t, q := j.start()
		j.bodies.At(t, q, m.numbers, m.assemble)
	}
	m.factors.Factor()
}

// setMatrix sets the matrix of the mechanism at the placement.
func (m *mechanism) setMatrix(s *mbd.System) {
	f := m.factors
	clear(f.Upper)
	clear(f.Diagonal)
	m.setInertias(s)
	for k := range m.conditions {
		m.setCondition(&m.conditions[k], s.ConstraintGradient(m.conditions[k].row))
	}
}

// setInertias sets the entries of the bodies.
func (m *mechanism) setInertias(s *mbd.System) {
	f := m.factors
	heaviest, hardest := 0.0, 0.0
	for i := range m.bodies {
		x := &m.bodies[i]
		x.orientation = s.Pose(x.body).Orientation
		mass, inertia := s.Body(x.body).Mass, s.InertiaAt(x.body)
		heaviest = max(heaviest, mass)
		for k, u := range x.unknowns {
			f.Diagonal[u] = mass
			if k >= 3 {
				f.Diagonal[u] = inertia[k-3][k-3]
				f.Upper[x.turning[k-3]] = inertia[k-3][(k-2)%3]
				hardest = max(hardest, f.Diagonal[u])
			}
		}
	}
	if heaviest == 0 { // massless bodies alone
		heaviest = 1
	}
	if hardest == 0 {
		hardest = 1
	}
	for i := range m.bodies {
		for k, u := range m.bodies[i].unknowns {
			least := leastMass * heaviest
			if k >= 3 {
				least = leastMass * hardest
			}
			if f.Diagonal[u] < least {
				f.Diagonal[u] = least
			}
		}
	}
}

// setCondition sets the entries of a condition.
func (m *mechanism) setCondition(c *condition, gradient []r3.Vec) {
	f := m.factors
	clear(c.values)
	for k, n := range c.at {
		if n >= 0 {
			v := &c.values[n]
			for i, g := range [2]r3.Vec{gradient[2*k], gradient[2*k+1]} {
				v[3*i] += g.X
				v[3*i+1] += g.Y
				v[3*i+2] += g.Z
			}
		}
	}
	smallest := math.Inf(1)
	for n, b := range c.bodies {
		compliance := 0.0
		for i, u := range m.bodies[b].unknowns {
			f.Upper[c.places[n][i]] = c.values[n][i]
			compliance += c.values[n][i] * c.values[n][i] / f.Diagonal[u]
		}
		if compliance > 0 {
			smallest = min(smallest, compliance)
		}
	}
	if math.IsInf(smallest, 1) { // nothing changes it
		smallest = 1
	}
	f.Diagonal[c.unknown] = -jointCompliance * smallest
	f.Least[c.unknown] = -0.5 * jointCompliance * smallest
}

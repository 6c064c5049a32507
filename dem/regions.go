package dem

// Sums over what is in a region of space, from which its averages follow: engines that have their particles elsewhere add them up there.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// RegionForm is the form of a region.
type RegionForm uint8

// Forms of regions.
const (
	BoxRegion  RegionForm = iota // between corners
	BallRegion                   // around a point
	TubeRegion                   // around the segment between two ends
)

// Region is a convex region of space.
type Region struct {
	Form   RegionForm
	A, B   r3.Vec      // lowest and highest corner of a box, or ends of a tube; the centre of a ball is A, m
	Radius float64     // of a ball or a tube, m
	Frame  rigid.Frame // that these are given in
	Bounds r3.Box      // around it in the world, m
	Width  float64     // diameter of the largest ball that fits, m
	Balls  bool        // RegionSums.Solid and Balls are wanted
	Mixed  int         // one more than the number of the scalar whose mixing is wanted; 0 for none
}

// Middle is the middle of a region in its frame, m.
func (r *Region) Middle() r3.Vec {
	if r.Form == BallRegion {
		return r.A
	}
	return r3.Scale(0.5, r3.Add(r.A, r.B))
}

// RegionSums are of the particles whose centres are in a region, of the contacts whose points are, and of what of both lies in it. Places are from the region's middle along the axes of its frame,
// velocities, forces and normals in the world; of tensors the first factor has the rows.
type RegionSums struct {
	Particles, Contacts int
	Mass                float64       // kg
	Diameter            float64       // m
	Volume              float64       // m3
	Solid               float64       // of the balls that are wholly in the region, and of the parts of others that are in closed form, m3
	Balls               []RegionBall  // of which other parts are in it, by their ids
	Places, Velocities  r3.Vec        // masses times x and v, kg m and kg m/s
	Squares             [3][3]float64 // masses times x (x) x, kg m2
	Cross               [3][3]float64 // masses times v (x) x
	Motion              [3][3]float64 // masses times v (x) v
	Degrees             int           // contacts of the particles
	Held, Bearing       int           // contacts of those that have two and more, and their number
	Overlap             float64       // m
	Stress              [3][3]float64 // forces (x) the parts of branches in the region, N m
	Fabric              [3][3]float64 // n (x) n
	Carried, Square     float64       // of the scalar that is mixed, and of its square
	Across              float64       // squares of its differences between partners of contacts that both have their centres in the region, so many pairs
	Pairs               int
}

// Followed are particles by their ids, ascending, and where they have been once. Neither changes.
type Followed struct {
	IDs    []int
	Places []r3.Vec // m
	About  r3.Vec   // near them, m
}

// RegionBall is a ball, or an image of one, that is partly in a region.
type RegionBall struct {
	ID     int
	Centre r3.Vec // in the region's frame, m
	Radius float64
}

// RegionMeter is an engine that adds up what is in a region where its particles are.
type RegionMeter interface {
	// SumsRegion tells whether the engine adds up what is in a region; else that is for the host to do, from a state and its contacts.
	SumsRegion(of *Region) bool
	// SumRegions adds up what is in such regions at the time reached, all in one go.
	SumRegions(of []Region, dst []RegionSums)
	// SumIn adds up the particles whose centres are in a region. It returns false where that is for the host to do.
	SumIn(of *Region, dst *Sums) bool
	// SumFollowed adds up the particles that are followed, as those in a region are: Places, Squares and Cross of their places then about Followed.About, and Velocities and Cross of those now, likewise.
	SumFollowed(of *Followed, dst *RegionSums) bool
}

// FieldGrid is points in the middles of equal cells of a box, over which particles and contacts are smeared out with a kernel; dem/measure/smearing.go.
type FieldGrid struct {
	Box                  r3.Box  // m
	Counts               [3]int  // of cells along x, y and z, of which x runs fastest; an axis with one cell is averaged over
	Average              float64 // 1 by the extent of the box along such axes
	Form                 int32   // of the kernel
	Width, Factor, Reach float64
}

// FieldNumbers are what is smeared out to a point: mass and volume by volume of space, and likewise for velocities with masses, force by branch, and force of surfaces.
type FieldNumbers struct {
	Density, Solid   float64
	Momentum, Wall   r3.Vec
	Kinetic, Contact [3][3]float64
}

// FieldMeter is an engine that smears particles and contacts out where they are.
type FieldMeter interface {
	// SumField smears out what there is at the time reached, and calls see with each point in order. It returns false where that is for the host to do, from a state and its contacts.
	SumField(of *FieldGrid, see func(point int, n *FieldNumbers)) bool
}

// What lies in the device's memory and is written or read by both sides: the one description of it. kernels/layout.cuh is generated from
// this file; the fields have the same names and order there, and the same places. Types and constants that kernels alone use stay in kernels.

package gpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
)

// Types of the device that follow the precision, and pointers to its memory.
type (
	real           float64  // of contact laws
	scalar         float64  // of the state
	to[T any]      uint64   // address of values that kernels write
	table[T any]   uint64   // address of values that they only read
	address        uint64   // of anything
	quad[T any]    [4]T     // values that are loaded and stored together
	devicePosition struct{} // position as fixed-point numbers
	deviceWraps    struct{} // how often it has gone round
	vector[T any]  [3]T     // Vec<T> of what is no double
)

// Sizes of blocks and batches.
const (
	sliceRows              = 2 // rows that lie side by side
	historyBlock           = 8 // histories whose fours lie together
	tileSize               = 256
	maxLevels              = 12
	maxBatch               = 64 // steps of one recording
	stepThreads            = 128
	attractThreads         = 256
	surfaceThreads         = 128
	scanThreads            = 256
	scanLength             = 2048
	buildThreads           = 128
	segmentThreads         = 64
	polyhedronThreads      = 64
	bondRoom               = 1536 // loads of a block of bonded particles that are added up at once; in double half as many
	tangentLanes           = 4    // threads that share the tangent of a contact
	fewBlocks              = 4    // of step_few fit on a multiprocessor
	maxScalars             = 4    // of a particle
	mostPolyhedronContacts = 32   // of a pair
)

// The sums of reactions on a surface: wrenches on its frames, then the tangents of the frame pairs (0,0), (0,1), (1,0), (1,1), stiffness before damping.
const (
	wrenchSize   = 6
	tangentSize  = 72
	reactionSums = 2*wrenchSize + 4*tangentSize
)

// What of the tangents of reactions is wanted.
const (
	noTangents    = iota
	wholeTangents // all of them
	translations  // those of forces by translations
)

// wantedByHost is the value of Control.wanted by which the host asks for a build.
const wantedByHost = 2

// Values of Control.failed. From failRowLength on they are why a particle is lost, and stand in Control.lost.
const (
	failRows = 1 + iota
	failPacked
	failPairs
	failPolyhedra
	failLost
	failRowLength
	failFar
	failOutside
	failNotFinite
	failFeatures
	failStrayed
	failThrough
	failPressed
	failPlaces
	failSearch
	failHeated // a body, in the place of the surface
	failExpanded
)

// Bits of Wraps.mark.
const (
	markDiscarded = 1 << iota // the next build takes the particle away
	markTolerated             // it goes on where others are lost
)

// Channels of losses, as in Energy; after them the observed sums, J and contacts.
const (
	lostDamping = iota
	lostFriction
	lostRolling
	lostParting
	lostYielding
	lostLocal
	lostDrag
	lostWork
	lostExchange
	heatWalls
	heatAround
	attracted
	lostBath
	lostCell
	lostExpansion
	lossChannels
)

// Observed sums, after the losses.
const (
	sumKinetic = lossChannels + iota
	sumRotational
	sumPotential
	sumElastic
	sumHeat
	sumBridged
	sumContacts
	sumSurfaceContacts
	observedSums
)

// Sums over a range of particles, as in dem.Sums. That of the height is a largest, and those of scalars follow.
const (
	rangeCount    = iota
	rangeMass     // kg
	rangeFirst    // kg m, three numbers
	rangeMomentum = rangeFirst + 3
	rangeAngular  = rangeMomentum + 3
	rangeKinetic  = rangeAngular + 3
	rangeForce    = rangeKinetic + 1
	rangeMoment   = rangeForce + 3
	rangeHighest  = rangeMoment + 3
	rangeScalars  = rangeHighest + 1
	rangeSums     = rangeScalars + maxScalars
)

// What particles and contacts in a region add up to, as in dem.RegionSums, in two lots of columns: one of particles, one of contacts. Of symmetric tensors six numbers, xx, yy, zz, xy, yz, zx, of others nine, row by row.
const (
	regionParticles  = iota
	regionMass       // kg
	regionDiameter   // m
	regionVolume     // m3
	regionSolid      // m3
	regionPlaces     // kg m, three numbers
	regionVelocities = regionPlaces + 3
	regionSquares    = regionVelocities + 3
	regionCross      = regionSquares + 6
	regionMotion     = regionCross + 9
	regionColumns    = regionMotion + 6 // of a lot: as many as a warp has lanes
	regionDegrees    = regionColumns
	regionHeld       = regionDegrees + 1
	regionBearing    = regionHeld + 1
	regionContacts   = regionBearing + 1
	regionOverlap    = regionContacts + 1 // m
	regionStress     = regionOverlap + 1  // N m
	regionFabric     = regionStress + 9
	regionCarried    = regionFabric + 6 // of the scalar whose mixing is measured
	regionSquare     = regionCarried + 1
	regionAcross     = regionSquare + 1
	regionPairs      = regionAcross + 1
	regionSums       = 2 * regionColumns
)

// mostRegions is for how many regions sums are worked out at once: as many as each warp of a block has room for in shared memory.
const mostRegions = 16

// What contacts do to a part of a surface, and windows over which that is added up, as in dem.PartLoad and dem.LoadWindow.
const (
	partNormal  = iota // force in a step, N; impulse since the start, N s
	partShear          // likewise, of sizes along the surface
	partPressed        // J
	partSlid           // J
	partSliding        // N m
	partEroding        // J
	partImpacts        // counted by themselves in a step
	partSums
	loadWindows = 3
)

// Forms of regions.
const (
	boxRegion = iota
	ballRegion
	tubeRegion
)

// What is smeared out to each point of a grid, as in dem.FieldNumbers; of symmetric tensors six numbers, xx, yy, zz, xy, yz, zx, of others nine.
const (
	fieldDensity = iota
	fieldSolid
	fieldMomentum
	fieldKinetic = fieldMomentum + 3
	fieldContact = fieldKinetic + 6
	fieldWall    = fieldContact + 9
	fieldNumbers = fieldWall + 3
)

// What bounds these: sums over all particles and contacts.
const (
	boundMass = iota // kg
	boundSolid
	boundMomentum
	boundKinetic
	boundContact
	boundWall
	fieldBounds
)

// Channels of what leaves: mass (kg), energies of what outlets take, and potential energy gained across periodic sides (J). Then
// follow number and mass (kg) for each outlet.
const (
	flowMass = iota
	flowKinetic
	flowPotential
	flowElastic
	flowHeat
	flowPeriodic
	flowCrossed // kinetic energy gained across sides of a cell that deforms
	flowChannels
)

// Sums over the bonds of a block, J.
const (
	sumHeld       = iota // in bonds
	sumDamping           // lost in their dashpots in the step that ends at the time observed
	sumBondDamped        // lost there before
	sumBondFreed         // what bonds that broke took from their partners in half of a step more
	bondSums
)

// Shapes of surfaces that are arrays; those of geometry.RecordOf have numbers from 0 on.
const (
	shapeRevolved    = -1
	shapeMesh        = -2
	shapeHeightField = -3
)

// Flags of surfaces.
const (
	flagSolid = 1
	flagLoop  = 2
	flagRound = 4 // edges and faces of polyhedra touch it too: a surface of revolution or a torus
)

// deviceLevel is a table of cells for the particles of a range of radii. Cells repeat after count along each axis.
type deviceLevel struct {
	Inverse [3]float64 // cells a metre
	Count   [3]int32   // along each axis
	Tiles   [3]int32   // of four cells, along each axis
	First   int32      // of the level's cells among all
	Unused  int32
	Radius  float64 // largest, m
	Least   float64 // particles above it belong here, m
}

// devicePose is where a surface's axes are and how they move.
type devicePose struct {
	Position r3.Vec     // m, from the corner of the fixed-point numbers
	Turn     [4]float64 // Euler parameters
	Velocity r3.Vec
	Angular  r3.Vec
}

// deviceFrame is a body: where it is and how it moves, as the host sends it.
type deviceFrame struct {
	Position r3.Vec
	Turn     [4]float64
	Velocity r3.Vec
	Angular  r3.Vec
}

// deviceEnd is where an end of a strand is and how it moves; arm is its place from the frame's origin.
type deviceEnd struct {
	Place, Velocity, Angular, Arm r3.Vec
	Turn                          [4]float64 // Euler parameters of the frame
}

// devicePlacedSurface is where a surface is on its trajectory.
type devicePlacedSurface struct {
	Pose   devicePose
	Ends   [2]deviceEnd
	Origin r3.Vec // of the frame that carries it
}

// deviceImpulse is what a pair gives the frames that carry its surface over a segment of a trajectory, about their origins, N s and N m s.
type deviceImpulse struct {
	Force, Moment [2]r3.Vec
}

// deviceStream is how the fluid moves.
type deviceStream struct {
	Velocity, Rate r3.Vec  // m/s, and its acceleration, m/s2
	Level          float64 // to which it stands, m; infinite where it is everywhere
	Slice          int32   // of a field instead: the one before,
	Between        float64 // how far the time is on the way to the next one,
	PerTime        float64 // and the inverse of the time between both, 1/s; 0 where there is no next
}

// devicePeriodicCell is a periodic cell that deforms; dem/cell.go.
type devicePeriodicCell struct {
	Centre                 r3.Vec  // m, from the corner of the fixed-point numbers
	Size                   r3.Vec  // edges, m
	XY, XZ, YZ             float64 // m
	Widths                 r3.Vec  // between opposite faces, m
	RateXX, RateYY, RateZZ float64 // velocity gradient, 1/s
	RateXY, RateXZ, RateYZ float64
	Come                   float64 // by how much images come nearer at most in the next step, m
}

// deviceFlowNode is the flow at a node of a field.
type deviceFlowNode struct {
	Velocity r3.Vec
	Level    float64
}

// deviceSurfaceForce is what a surface does to the particle of a pair.
type deviceSurfaceForce struct {
	Force                vector[scalar] `align:"16"` // for loads of 16 bytes
	Torque               vector[scalar]
	Film                 float64 `plain:"-"` // by how much the particle's film of liquid grows, m3
	Power                scalar  // that the surface's motion gives the particle, W
	Damped, Slid, Rolled real    // J
	Elastic              real    // J
	Parted, Yielded      real    `plain:"-"` // J
	Heat                 real    `plain:"-"` // that flows from the surface to the particle, J
	Swelling             real    `plain:"-"` // force against the growth of the particle, N
	Conductance          real    `plain:"-"` // of contacts with a body that warms up, W/K
	Bridged              real    `plain:"-"` // volume of bridges of liquid, m3

	Drag, Turning vector[real] // what the dashpots beside a body do to the particle, N and N m about its centre
	Contacts      int32
}

// deviceRecord is a contact, as ContactState tells of it. Particles are ids; other and surface are -1 where there is none.
type deviceRecord struct {
	Particle, Other, Surface, Part int32
	Point, Normal, Force, Moment   r3.Vec // moment of the resistance to rolling
	Overlap, SegmentParameter      float64
}

// deviceRegion is a region whose sums are wanted. Places in it are from its middle along its own axes.
type deviceRegion struct {
	Form         int32
	Balls        int32 // not 0: those across its border are wanted
	Mixed        int32 // one more than the number of the scalar whose mixing is wanted, or 0
	Unused       int32
	Half         r3.Vec     // edges of a box, m
	Axis         r3.Vec     // of a tube, of unit length
	HalfLength   float64    // of a tube, m
	Radius       float64    // of a ball or a tube, m
	Narrowest    float64    // its width, m
	Position     r3.Vec     // of the origin of its frame in the world, m
	Turn         [4]float64 // frame to world
	Middle       r3.Vec     // in its frame, m
	Lowest, Most r3.Vec     // corners of the box around it in the world, m
}

// deviceRegionBall is a ball that lies across the border of a region.
type deviceRegionBall struct {
	Centre r3.Vec // in the region's frame, m
	Radius float64
	Id     int32
	Region int32 // its number
}

// deviceGrid is points in the middles of cells of a box, over which particles are smeared out; dem.FieldGrid.
type deviceGrid struct {
	Low, High    r3.Vec  // corners of the box, m
	Spacing      r3.Vec  // edges of a cell, m
	Lowest, Most r3.Vec  // corners of the box that it sees, m
	Average      float64 // 1 by the extent of the box along axes that are not resolved

	Width, Factor, Reach float64
	Form                 int32
	Count                [3]int32 // of cells
	Resolved             [3]int32 // not 0: along the axis there is more than one
	Unused               int32
	Units                [6]float64 // whole numbers to a unit of each bound
}

// deviceMatrix is a matrix by rows.
type deviceMatrix struct {
	At [3][3]float64
}

// deviceContactTangent is the derivatives of what acts on either partner of a contact by the displacement and by the velocity of its own matter at the
// contact point, of the force and under a law of rolling of the moment, and of the moment by the angular velocity.
type deviceContactTangent struct {
	Stiffness, Damping, RollStiffness, RollDamping, Turn deviceMatrix
}

// deviceGeometricStiffness is what the part of a contact's tangent follows from that is due to the turning of its normal and to its sliding.
type deviceGeometricStiffness struct {
	Present                         int32      // not 0: the surface is a ball or a strand
	Normal, Axis                    r3.Vec     // of the contact; of the strand from end to end, m
	InverseLength2                  float64    // of the squared length of a strand on which the contact may slide along, 1/m2, else 0
	SegmentParameter, Distance, Out float64    // of the contact; of the particle's centre and of the contact point from the strand, m
	Weighted                        r3.Vec     // part of the force by weight that counts in part, N
	MissingStiffness                float64    // slope of the elastic force that the law's tangent leaves out, N/m
	Velocity                        r3.Vec     // of the particle relative to the surface at the contact point, m/s
	Spin, Slide                     r3.Vec     // by how much that changes with the normal and along the strand, m/s
	Sink                            r3.Vec     // and with the overlap, 1/s
	EndForce, EndDistance           [2]float64 // of what pulls at the ends
	Slope                           [2][2]float64
	EndNormal                       [2]r3.Vec
	ByOverlap, BySum                float64 // slopes of the weight
}

// deviceReaction is a contact of a coupled surface: its record, and its tangent by the motion of the surface.
type deviceReaction struct {
	Record        deviceRecord
	Tangent       deviceContactTangent
	Geometric     deviceGeometricStiffness
	Force, Moment r3.Vec    // of the contact point; the record has those of the pulls too
	Pull          [2]r3.Vec // on the ends of a strand
	Penetrated    float64   // not 0: the particle is halfway through the surface, or why it is lost there else
}

// deviceTrajectory is the motion of the frames: their states at its beginning follow it, then those at its end; dem/trajectory.go. What is worked out on
// the device begins at 0; speed and rotation bound how any surface moves, as bits of a float.
type deviceTrajectory struct {
	Duration float64 // s
	Steps    int64
	Before   int64 // steps before the first one of the batch
	Trial    int32 // number of the trial at the end
	Speed    int32 // of the frames, m/s
	Rotation int32 // of points about the frames, m
	Far      int32 // surfaces will be too far from where pairs were looked for soon after the end
}

// deviceFrameSurface is a surface that a frame carries; a strand with its end.
type deviceFrameSurface struct {
	Surface, End int32
}

// deviceReply is the reply to a trial. The bits of the words that follow it tell which coupled surfaces touch particles.
type deviceReply struct {
	Moved   int32 // surfaces left the place that pairs were looked for at: the trial is void
	Failed  int32
	Rebuild int32 // rows have to be built first: the trial is void
	Unused  int32
}

// deviceGates is how bodies that step on the device let particles go on; mbd/gpu/layout.go.
type deviceGates struct {
	Trial    int32 // number of the trial that comes next
	Skip     int32 // not 0: none comes
	Accepted int32 // not 0: the step has been accepted
	Proceed  int32 // not 0: the next step may begin
	Halted   int32 // not 0: why the bodies wait
}

// deviceClump is a particle of several spheres.
type deviceClump struct {
	Position r3.Vec     // of the centre of mass, m, from the corner of the fixed-point numbers
	Velocity r3.Vec     // m/s, half a step before
	Momentum r3.Vec     // angular, about the centre of mass, kg m2/s, half a step before
	Turn     [4]float64 // Euler parameters of its principal axes
	Inertia  r3.Vec     // principal moments, kg m2
	Mass     float64    // kg
	Scale    float64    // size by that of its shape
	First    int32      // number of its first sphere, which those of the others follow
	Shape    int32
}

// devicePassing is how the contacts of two particles pass on a scalar: the exchange of their materials, and their capacity together.
type devicePassing struct {
	Exchange law.Exchange
	Capacity real
}

// deviceClumpLoad is what acts on a clump about its centre of mass, N and N m.
type deviceClumpLoad struct {
	Force, Torque r3.Vec
}

// deviceClumpShape is a shape of clumps: where its spheres are listed, and how many.
type deviceClumpShape struct {
	First, Count int32
	Volume       float64 // m3
}

// devicePolyhedron is a shape of particles: where its corners, edges and faces are listed, and how many.
type devicePolyhedron struct {
	Corners, CornerCount, Edges, EdgeCount, Faces, FaceCount int32
	Rounding, Radius                                         float64 // m
	Parts, PartCount                                         int32   // of a core that is not convex
}

// devicePolyhedronPart is a geometry.ConvexPart of a core: its shape among the polyhedra, and the box about it.
type devicePolyhedronPart struct {
	Low, High    r3.Vec
	Share        float64
	Shape, Solid int32
}

// deviceSuperquadricShape is a shape of particles, as geometry.Superquadric, and the radius (m) of a ball of its volume.
type deviceSuperquadricShape struct {
	SemiAxes                                                r3.Vec
	N1, N2, M1, M2, Radius, Inscribed, Flattest, EvenRadius float64
}

// devicePolyhedronFace is a flat face: of points whose product with the normal is the offset. Its rim is listed from First to below Last.
type devicePolyhedronFace struct {
	Normal      r3.Vec
	Offset      float64 // m
	First, Last int32
}

// devicePolyhedronRim is an edge of a face, from a corner to the next one; into is normal to it in the face, inwards.
type devicePolyhedronRim struct {
	Into         r3.Vec
	Corner, Next int32
}

// devicePolyhedronPair is a pair of particles of which one is a polyhedron or both are.
type devicePolyhedronPair struct {
	Axis          r3.Vec // from the second to the first, that parted them last; zero for none
	First, Second int32
	Used, Unused  int32 // bit m of the first: slot m holds a contact
}

// devicePolyhedronLoad is what a pair does: force and torqueI act on its first particle, -force and torqueJ on its second.
type devicePolyhedronLoad struct {
	Force, TorqueI, TorqueJ r3.Vec
	Elastic                 float64 // J
	Damped, Slid, Rolled    real    // J
	Contacts                int32
}

// deviceBondBlock is the first bonded particle, bond and load of a block of bonded particles.
type deviceBondBlock struct {
	Bonded int32 `align:"16"`
	Bond   int32
	Load   int32
	Unused int32
}

// deviceBondEnds is which particles a bond holds together, and where what it does to each lies among the loads of its block; for a second particle of another block ^Second among the far loads.
type deviceBondEnds struct {
	Partners      [2]int32 `align:"16"` // among the bonded particles
	First, Second int32
}

// deviceLoadsBegin is where what bonds do to a particle begins: near ones, which its block works out, and far ones.
type deviceLoadsBegin struct{ Near, Far int32 }

// deviceBondPlaces is where the spheres of a bond are among all, or -1 of one that has gone.
type deviceBondPlaces struct{ First, Second int32 }

// deviceBondedLoad is what the bonds of a particle do to it.
type deviceBondedLoad struct {
	Force, Torque quad[real] // N, and N m about its centre; w is unused
}

// deviceBondLoad is what a bond did when it was looked at, or broke.
type deviceBondLoad struct {
	Force            quad[real] // on its first partner, N; w is unused
	TorqueI, TorqueJ quad[real] // on both, about their centres, N m
}

// deviceBondStrength is what of a bond's law tells when it breaks.
type deviceBondStrength struct {
	TensionByForce, TensionByMoment   real
	ShearByForce, ShearByMoment       real
	FrictionByForce, FrictionByMoment real
}

// deviceBondRange is where the bonds of a particle are listed: from First to below Last.
type deviceBondRange struct {
	First, Last int32
}

// deviceBondEntry is a bond of a particle, and which other one it keeps from touching it.
type deviceBondEntry struct {
	Bond, Apart int32 // where it is listed, and a place among the bonded particles; -1: they touch each other too
}

// deviceBondTally is the time reached, and how many bonds have broken by then.
type deviceBondTally struct {
	Time   float64 // s
	Broken int32
	Unused int32
}

// deviceBrokenBond is a bond that has broken.
type deviceBrokenBond struct {
	Time, Energy float64 // s and J
	Contact      float64 // energy of the contact that began with its end, J
	Bond, Unused int32
}

// deviceMobility is how easily a frame moves; rigid.Mobility.
type deviceMobility struct {
	InverseMass    float64   // 1/kg; 0 where no impact moves it
	InverseInertia [3]r3.Vec // rows, in the frame's axes, 1/(kg m2)
}

// deviceSurface is a shape and what it is made of.
type deviceSurface struct {
	Shape       int32
	Material    int32
	Driven      int32    // number among the driven surfaces, or -1
	Slots       int32    // room for contacts with one particle at once
	Several     int32    // contacts with one sphere at once, at most
	Bar         int32    // of a capsule or a ball from outside: as what polyhedra touch it, else -1
	Frame       [2]int32 // coupled frames that carry it, or -1; two for a strand
	FirstPart   int32    // of those whose loads are recorded
	Parts       int32    // so many of them; 0: they are not
	Body        int32    // among those that warm up, of what one carries, or -1
	Unused      int32
	Flags       int32             // solid, loop, round; of a strand, which ends others cover
	Count       int32             // of segments, or of nodes of the tree
	Size        [8]float64        // record of the shape
	Curvature   [2]float64        // principal, 1/m
	Passage     float64           // see dem.Passage, m
	Temperature float64           // that it keeps, or that its body has at the start, K; below 0: it takes no heat
	Low, High   r3.Vec            // bounds in the surface's axes
	At          [2]r3.Vec         // place in its frame; ends of a strand, each in its frame
	Turn        [4]float64        // Euler parameters of its axes in its frame
	Mobility    [2]deviceMobility // of the frames that carry it
	Joints      [4]address        // law.JointMobility of these, (0,0), (0,1), (1,0) and (1,1); 0 where no joint holds or connects them
	Data        [16]address       // segments, or the arrays of a mesh
}

// deviceHeatedBody is a body that warms up; dem.HeatedBody.
type deviceHeatedBody struct {
	Temperature      float64 // at the start, K
	Capacity, Evened float64 // J/K: its own, and the most that may pass in a step by kelvin
	Radius           float64 // of a sphere of the area that exchanges heat with what surrounds it, m
	Film, Emissivity float64
	Frame, Unused    int32
}

// deviceBodyHeat is what one has received since the start, by all and by what surrounds it, J, and the conductance of all in the last step, W/K.
type deviceBodyHeat struct {
	Received, Around, Conductance float64
}

// devicePartStep is what the contacts of a step do to a part of a surface: sums in coarse and fine units, and the largest normal force of one, the bits of its number in N.
type devicePartStep struct {
	Coarse, Fine            [partImpacts]int64
	Contacts, Impacts, Most int64
}

// devicePartLoad is what has been done to a part of a surface: since the start, and when each window began; and the peaks of the windows, N.
type devicePartLoad struct {
	Sums                [partSums]float64
	Begun               [loadWindows * partSums]float64
	PeakForce, PeakLoad [loadWindows]float64
}

// control is the part of the state that the device itself changes.
type control struct {
	Done            int64 // steps since the beginning
	Goal            int64 // steps to be done
	Rebuilds        int64
	Base            int64               // value of done at the beginning of the batch
	Parity          int32               // which copy of the state is read at the beginning of the batch
	Order           int32               // which copy of ids and materials is current
	Particles       int32               // number of them
	Before          int32               // number of them before the last build
	Removed         int32               // by outlets
	Clumps          int32               // number of them
	ClumpSpheres    int32               // and of the spheres that are theirs
	PolyhedronPairs int32               // of particles
	PolyhedraNear   int32               // of them that may touch
	Wanted          int32               // a step asked for the rows to be built
	Rebuild         int32               // the rows are being built
	Failed          int32               // 0, or why nothing goes on: see fail_ values
	SlicesWanted    int32               // entries of slices that the rows need, in units of a slice's entry
	Packed          int32               // contacts carried from the old rows to the new
	Listed          int32               // neighbours in all rows
	Pairs           int32               // of particles and surfaces
	Walls           int32               // pairs with surfaces that need no frames; they come first
	Slots           int32               // of all pairs
	Side            int32               // which copy of the pairs is current
	Skin            float64             // margin of the rows, m
	Limit           float64             // path after which the rows are built again, m
	Built           int64               // value of done when they were built
	FailedStep      int64               // value of done when a step failed
	Lost            int64               // not 0: the key of a particle that is lost, see lost_key
	Pressed         int64               // not 0: the key of one that was accepted halfway through a coupled surface in the last step
	Stop            [maxBatch + 1]int32 // step k of the batch is not done
}

// parameters are what all kernels are told.
type parameters struct {
	Position  [2]to[devicePosition]
	Velocity  [2]to[quad[scalar]] // w: mass, kg
	Angular   [2]to[quad[scalar]] // w: path travelled since the rows were built, m; where contacts pass on scalars the first of them
	Wraps     to[deviceWraps]
	NextWraps to[deviceWraps] // in the new order, for the time of a build; where the packed contacts end
	Id        [2]to[int32]    // these change sides with a build only
	Number    [2]to[int32]    // of each sphere its own; without clumps its id
	Material  [2]to[uint8]    // null if UNIFORM

	Clumps        [2]to[deviceClump] // changes sides with a build only, and so do the next two
	ClumpOf       [2]to[int32]       // of each sphere, or -1
	Inertia       [2]to[real]        // mean moment of inertia of each sphere's particle, kg m2
	Members       to[int32]          // spheres of each clump: the kth of all clumps lie side by side
	ClumpRank     to[int32]          // of each sphere, clumps that begin before it, for the time of a build
	ClumpMoved    to[int32]          // new place of each clump, for the time of a build
	ClumpShapes   table[deviceClumpShape]
	ClumpOffsets  table[r3.Vec] // of the spheres of all shapes from the centre of mass in the principal axes, m
	ClumpCapacity int32

	Superquadrics      table[deviceSuperquadricShape]
	Polyhedra          table[devicePolyhedron]
	PolyhedronCorners  table[r3.Vec]
	PolyhedronEdges    table[int32] // two ends each
	PolyhedronFaces    table[devicePolyhedronFace]
	PolyhedronRims     table[devicePolyhedronRim]
	PolyhedronParts    table[devicePolyhedronPart]
	EntryPair          to[int32]                   // of each entry of the rows, see pair_of_entry
	PolyhedronRank     to[int32]                   // of each sphere, for the time of a build
	PolyhedronFirst    [2]to[int32]                // of each sphere, pairs of those before it; one more
	PolyhedronPairs    [2]to[devicePolyhedronPair] // these change sides with a build only
	PolyhedronKey      [2]to[int32]                // of each slot of each pair
	PolyhedronDrag     [2]to[quad[real]]           // what dashpots did there in the last step, N
	PolyhedronHistory  [2]to[real]
	PolyhedronArm      [2]to[quad[real]] // of cores that may not be convex: where it was from the centre of the first, m
	PolyhedronLoads    to[devicePolyhedronLoad]
	PolyhedraNear      to[int32] // pairs
	PolyhedronCapacity int32     // pairs that there is room for
	PolyhedronSlots    int32     // contacts of one pair
	UnitBall, UnitBar  int32     // the shapes that are a ball of radius 1, and a segment of length 1 along x from the centre
	MostPressed        float64   // by how much of its rounding a polyhedron may be pressed into a mesh

	RowLength   to[int32] // low half: particles, high half: pairs
	SliceStart  to[int32]
	Entry       to[int32]
	History     to[real] // of each entry, as wide as the law says, in fours
	HistoryRest to[real] // the number that is left over

	Order         to[int32] // new index to old
	CellStart     to[int32] // of the particles of each cell in order; one more than cells
	TileSums      to[int32]
	PackedStart   [2]to[int32] // of each particle's contacts among the packed, by old index
	PackedCount   [2]to[uint16]
	PackedID      [2]to[int32] // the packed contacts lie where the state of that side was
	PackedHistory [2]to[real]

	Losses                              to[float64] // J, of each block of the step, by the channels of losses
	Flows                               to[float64] // kg and J, of each block of sum_flows, by its channels
	Control                             to[control]
	Origin                              r3.Vec  // of the fixed-point numbers in the world, m
	Up                                  r3.Vec  // along which heights are
	Quantum                             float64 // m
	InverseQuantum                      float64
	QuantumSingle, InverseQuantumSingle float32
	Period                              r3.Vec   // m
	Low, High                           r3.Vec   // corners of the domain, m
	PeriodQuanta                        [3]int64 // what is left of the period after so many laps
	PeriodWraps                         [4]int32
	SkinLeast, SkinMost                 float64 // m
	SkinGain                            float64 // m
	Reach                               float64 // largest gap over which contacts last, m
	Search                              float64 // how much farther than touch contacts with coupled surfaces are looked for, m
	Dt                                  float64 // of the step that begins, s
	DtBefore                            float64 // of the step that ends, s
	Kick                                float64 // half of each, s
	LateKick                            float64 // part of the kick that ends the step before, s
	PendingKick                         float64 // part of the kick that is still to come when the step has been made, s
	Gravity                             r3.Vec
	Gravities                           table[r3.Vec]             // instead, of each step from table_first on
	PeriodicCells                       table[devicePeriodicCell] // of a domain that deforms, at each step from table_first on
	TableFirst                          int64
	Outlets                             table[r3.Vec] // two corners each, m
	OutletCount                         int32
	LocalDamping                        float64
	Fluid                               law.Fluid
	FluidPorosity                       float64
	Stream                              deviceStream
	Streams                             table[deviceStream] // instead, of each step from table_first on
	Field                               table[deviceFlowNode]
	FieldOrigin, FieldSpacing           r3.Vec
	FieldCount                          [4]int32
	Filled                              to[int64] // of each cell of the fluid's grid, in parts
	GridLow                             r3.Vec    // its corner, m
	GridInverse                         r3.Vec    // cells a metre
	GridCount                           [4]int32
	Attraction                          to[r3.Vec]           // of each particle by the gravity of all, m/s2
	AttractConstant                     float64              // m3/(kg s2)
	AttractEvery                        int64                // steps from one impulse to the next
	BathEnergy                          float64              // k T of the heat bath, J
	BathKept                            float64              // part of a velocity that the bath leaves in the step that ends; of Andersen's, of velocities
	BathKey                             [2]int32             // of its random numbers
	BathCollides                        int32                // not 0: Andersen's
	InertiaRatio                        float64              // moment of inertia of a particle by its mass and the square of its radius
	Scalars                             [2]to[float64]       // of each particle, side by side; or null
	Travelled                           to[scalar]           // path of each particle since the rows were built, m, where a scalar goes along with the angular velocity
	Exchanges                           table[law.Exchange]  // of each scalar and pair of materials
	Capacities                          table[float64]       // of each scalar and material, by kg
	Emissivities                        table[float64]       // of each material
	Expansions                          table[law.Expansion] // of each material, where particles expand
	HeatedBodies                        table[deviceHeatedBody]
	BodyHeats                           to[deviceBodyHeat] // of each of these
	LateHeats                           to[float64]        // of each pair with one: its half of what dashpots lose in the middle of the step, J
	Around                              law.HeatTransfer
	Surrounded                          int32                     // not 0: particles exchange heat with what surrounds them
	UniformPassing                      [maxScalars]devicePassing // of each scalar between all pairs of particles, if UNIFORM
	UniformRise                         [maxScalars]float64       // by how much a particle's scalar rises by a unit that it receives
	Uniform                             law.Coefficients          // of all pairs of particles, if UNIFORM
	Interactions                        table[law.Unit]           // of pairs of materials

	PartSteps        to[devicePartStep]
	PartLoads        to[devicePartLoad]
	PartClock        to[int64] // steps whose contacts have been added up
	PartUnits        float64   // coarse units in 1 N, J or N m
	Surfaces         table[deviceSurface]
	Poses            to[devicePose] // of each surface
	ReferencePoses   to[devicePose] // where surfaces were when pairs were looked for
	Ends             to[deviceEnd]  // two of each surface, of strands
	ReferenceEnds    to[deviceEnd]
	BoundingRadius   table[float64]    // distance of a surface's farthest point from the origin of its axes, m
	Driven           table[devicePose] // of each driven surface at each step from table_first on
	SurfaceCount     int32
	WallCount        int32 // surfaces that need no frames; they come first
	DrivenCount      int32
	Tiles            int32   // of 256 particles
	Slack            float64 // by which surfaces may move before pairs are looked for again, m
	PairParticle     [2]to[int32]
	PairSurface      [2]to[int32]
	PairFirst        [2]to[int32] // of each surface, one more
	SlotFirst        [2]to[int32] // of each surface, one more
	Feature          [2]to[int32] // of each slot, or -1
	SlotHistory      [2]to[real]  // history of each slot
	SlotKey          [2]to[int32] // of polyhedra, as PolyhedronKey and PolyhedronDrag
	SlotDrag         [2]to[quad[real]]
	SlotArm          [2]to[quad[real]]
	SurfaceForces    to[deviceSurfaceForce] // of each pair
	Reactions        to[deviceReaction]     // of each slot of coupled surfaces
	CarriedForces    to[deviceSurfaceForce] // of each pair with a coupled surface, for the time of a build
	CarriedReactions to[deviceReaction]     // of each slot
	Impulses         to[deviceImpulse]      // of each pair, in a segment
	Clearance        to[float32]            // of each pair, in a segment: path that particle and surface have to have gone before they may touch, m
	Active           to[int32]              // whether a surface touches any particle
	TilePairs        to[int32]              // of each surface and tile
	SurfaceBounds    to[float32]            // around each so many surfaces as a tile has particles: lowest and highest corner, m

	PairCapacity, SlotCapacity    int32
	Materials, UniformMaterial    int32
	Cells, Levels                 int32
	SliceCapacity, PackedCapacity int32
	Level                         [maxLevels]deviceLevel

	BondBlocks           table[deviceBondBlock] // one more than there are
	BondEnds             table[deviceBondEnds]
	BondNumbers          table[int32]
	BondPlaces           to[deviceBondPlaces]
	BondRests            table[quad[scalar]]       // way from the first to the second particle in their common axes at rest, m; w: 1 by its length, 1/m
	BondSprings          table[quad[real]]         // Normal, Shear, Twist and Bend of law.Bond
	BondDashpots         table[quad[real]]         // those with Damp
	BondStrengths        table[deviceBondStrength] // where bonds may break
	BondTouching         table[int32]              // not 0: its particles touch each other too
	BondElastic          to[real]                  // J
	BondBroken           to[int32]                 // not 0: it has broken
	BondRanges           table[deviceBondRange]    // of each bonded particle, among the entries
	BondEntries          table[deviceBondEntry]
	BondedById           table[int32] // of each particle of the start its place among the bonded, or -1
	BondLoads            to[deviceBondLoad]
	LoadsBegin           table[deviceLoadsBegin] // of each bonded particle, and one more
	BondedLoads          to[deviceBondedLoad]    // of each bonded particle by its near loads
	FarLoads             to[deviceBondedLoad]
	BondedNumbers        to[int32]         // of each particle its place among the bonded, or -1
	BondedTurns          to[quad[float64]] // of each bonded particle its Euler parameters since the start
	BondedPlaces         to[int32]         // and its place among the particles; -1 when it has gone
	BondTally            to[deviceBondTally]
	BrokenBonds          to[deviceBrokenBond]
	BondSums             to[float64] // of each block
	BondCount, BondedIds int32
}

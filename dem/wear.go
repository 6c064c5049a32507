// What particles have done to the parts of a surface.

package dem

import "math"

// PartLoad is what particles have done to a part of a surface: to a triangle of a mesh, or to all of another surface, such as a strand.
type PartLoad struct {
	Impulse    float64 // along the normals, into the surface, N s
	Shear      float64 // along the surface: the forces' sizes times the time, N s
	Pressed    float64 // work of the normal forces against particles that approach, J
	Slid       float64 // energy lost in sliding on it, J
	Sliding    float64 // normal force times the way that particles slid, N m: Archard's integral
	Impacts    float64 // number of particles that have begun to touch the surface there
	Eroding    float64 // mass times squared velocity times Finnie's function of the angle, of these impacts, J
	PeakForce  float64 // largest normal force of one contact, N
	PeakLoad   float64 // largest normal force of all contacts in a step, N
	pressedNow float64 // normal force of the contacts in this step so far, N
}

// PartContact is what a contact does to a part of a surface in a step.
type PartContact struct {
	Normal, Shear          float64 // sizes of the force along the normal and along the surface, N
	Pressed, Slid, Sliding float64 // as in PartLoad
	Impact                 bool    // it has begun in this step
	Eroding                float64 // as in PartLoad, of an impact
}

// Add counts a contact of a step of a length (s). EndStep follows after those of the whole step.
func (l *PartLoad) Add(c *PartContact, dt float64) {
	l.Impulse += c.Normal * dt
	l.Shear += c.Shear * dt
	l.Pressed += c.Pressed
	l.Slid += c.Slid
	l.Sliding += c.Sliding
	if c.Impact {
		l.Impacts++
		l.Eroding += c.Eroding
	}
	l.PeakForce = math.Max(l.PeakForce, c.Normal)
	l.pressedNow += c.Normal
}

// EndStep counts the contacts of a step together.
func (l *PartLoad) EndStep() {
	l.PeakLoad = math.Max(l.PeakLoad, l.pressedNow)
	l.pressedNow = 0
}

// FinnieFunction is the share of m v2 of a particle that hits a ductile surface that goes into cutting it, by the angle of its way with the surface: Finnie (1960). It is given by the
// velocities towards the surface and along it (m/s), and is largest, 0.3028, at 16.845 degrees: half of the angle whose tangent is 2/3.
func FinnieFunction(towards, along float64) float64 {
	v2 := towards*towards + along*along
	switch {
	case !(towards > 0) || v2 == 0:
		return 0
	case 3*towards > along:
		return along * along / (3 * v2)
	}
	return (2*along - 3*towards) * towards / v2
}

// LoadWindow is a time over which what particles do to surfaces is added up.
type LoadWindow int

// The windows: since the start, since the last row of the history, and since the last frame.
const (
	SinceStart LoadWindow = iota
	SinceRow
	SinceFrame
	LoadWindows int = iota
)

// LoadRecorder is an engine that records what particles do to surfaces that are Recorded.
type LoadRecorder interface {
	// PartLoads are those of a surface in a window, one for each triangle of a mesh in its order, or one; nil of one that is not recorded. They are valid until the next step.
	PartLoads(surface int, in LoadWindow) []PartLoad
	// BeginLoads begins a window anew.
	BeginLoads(window LoadWindow)
}

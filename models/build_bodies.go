package models

// From the bodies, joints, forces and nets of a model to a multibody system.

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/progress"
	"gabion/mbd"
	"gabion/rigid"
)

// makeBodies makes the multibody system; a model without bodies has none.
func (b *builder) makeBodies() error {
	m := b.model
	if len(m.Bodies) == 0 && len(m.Nets) == 0 {
		return nil
	}
	b.system = &mbd.System{Gravity: r3.Vec{X: m.Gravity[0].Constant, Y: m.Gravity[1].Constant, Z: m.Gravity[2].Constant}}
	var errs []error
	for i := range m.Bodies {
		errs = append(errs, b.about("body", m.Bodies[i].Name, b.addBody(&m.Bodies[i])))
	}
	for i := range m.Nets {
		errs = append(errs, b.about("net", m.Nets[i].Name, b.addNet(&m.Nets[i])))
	}
	for _, k := range m.Markers {
		b.markers[k.Name] = mbd.Marker{Body: b.bodies[k.Body], Position: k.At, Orientation: k.Orientation.Quaternion()}
	}
	for _, coupled := range []bool{false, true} {
		for i := range m.Joints {
			j := &m.Joints[i]
			b.types[j.Name] = j.Type
			if coupled == (len(j.Joints) > 0) {
				errs = append(errs, b.about("joint", j.Name, b.addJoint(j)))
			}
		}
	}
	for i := range m.Motions {
		errs = append(errs, b.about("motion", m.Motions[i].Name, b.addMotion(&m.Motions[i])))
	}
	for i := range m.Forces {
		errs = append(errs, b.about("force", m.Forces[i].Name, b.addForce(&m.Forces[i])))
	}
	for i := range m.Ropes {
		errs = append(errs, b.about("rope", m.Ropes[i].Name, b.addRope(&m.Ropes[i])))
	}
	errs = append(errs, b.addGravity())
	return errors.Join(errs...)
}

// addGravity adds weights where gravity changes in time; what does not is the system's own.
func (b *builder) addGravity() error {
	for axis := range b.model.Gravity {
		g := &b.model.Gravity[axis]
		if g.IsConstant() {
			continue
		}
		curve, err := g.Curve()
		if err != nil {
			return fmt.Errorf("gravity: %w", err)
		}
		for i := range b.system.Bodies() {
			if body := b.system.Body(i); !body.Fixed && body.Mass > 0 {
				b.system.AddForce(&mbd.AppliedForce{
					Name: "weight of " + body.Name, At: mbd.Marker{Body: i}, Force: r3.Scale(body.Mass, axes[axis]), Scale: curve,
				})
			}
		}
	}
	return nil
}

// axes are those of the world.
var axes = [3]r3.Vec{{X: 1}, {Y: 1}, {Z: 1}}

// massProperties gives the mass (kg) and the inertia about the centre of mass in body axes (kg m^2): xx, yy, zz, xy, yz, zx.
func (b *builder) massProperties(body *Body) (mass float64, inertia [6]float64, err error) {
	s := body.Solid
	if s == nil || s.Shape != "mesh" {
		mass, inertia = body.massProperties()
		return mass, inertia, nil
	}
	bulk, err := b.bulk(s)
	switch {
	case err != nil && !s.Convex:
		return 0, inertia, fmt.Errorf("%w; convex: true takes the hull, which is closed", err)
	case err != nil:
		return 0, inertia, err
	}
	c, j, k := bulk.Centre, bulk.Inertia, s.Density
	mass = k * bulk.Volume
	b.built.Notes = append(b.built.Notes, fmt.Sprintf("body %q weighs %.6g kg; its centre of mass is at (%.6g, %.6g, %.6g) m in %s", body.Name, mass, c.X, c.Y, c.Z, s.File))
	return mass, [6]float64{k * j[0][0], k * j[1][1], k * j[2][2], k * j[0][1], k * j[1][2], k * j[2][0]}, nil
}

func (b *builder) addBody(body *Body) error {
	mass, j, err := b.massProperties(body)
	n := b.system.AddBody(mbd.Body{
		Name: body.Name, Mass: mass, Inertia: mbd.Inertia{XX: j[0], YY: j[1], ZZ: j[2], XY: j[3], YZ: j[4], ZX: j[5]},
		Pose: rigid.Frame{
			Position: body.Position, Orientation: body.Orientation.Quaternion(),
			Velocity: body.Velocity, AngularVelocity: body.AngularVelocity,
		},
		Point: body.Type == "point_mass", Fixed: body.Fixed,
	})
	b.bodies[body.Name] = n
	switch {
	case len(body.Surfaces) > 0:
	case body.Solid == nil:
		b.built.Solids[n] = Solid{Shape: "sphere"} // of a size that the picture chooses
	case body.Solid.Shape == "mesh":
		b.built.Solids[n] = Solid{Shape: "sphere", Radius: math.Cbrt(mass / body.Solid.Density / (4 * math.Pi / 3))} // of the same volume
	case body.Solid.Shape == testBlockShape:
		edge := body.Solid.blockEdge()
		b.built.Solids[n] = Solid{Shape: "box", Size: r3.Vec{X: edge, Y: edge, Z: edge}}
	default:
		b.built.Solids[n] = *body.Solid
	}
	return err
}

// netRange is where the parts of a net are in the multibody system: the first, and one past the last.
type netRange struct {
	bodies, springs [2]int
	bends           [2]int // springs against bending
	strands         [2]int // surfaces
	pins            []int  // joints
}

// addNet adds the bodies, springs and pins of a net. Their surfaces come later, with those of all bodies.
func (b *builder) addNet(n *Net) error {
	parts := n.Parts()
	phase := progress.Begin(b.ctx, fmt.Sprintf("making the %d bodies of net %q", len(parts.Positions), n.Name), len(parts.Positions))
	defer phase.End()
	for i, p := range parts.Positions {
		if err := phase.Add(1); err != nil {
			return err
		}
		name := n.BodyName(i + 1)
		body := b.system.AddBody(mbd.Body{
			Name: name, Mass: n.Body.Mass, Inertia: mbd.SolidSphere(n.Body.Mass, n.Body.Radius),
			Pose: rigid.Frame{Position: p, Velocity: n.Velocity}, Point: n.Body.Type == "point_mass",
		})
		b.bodies[name] = body
		if n.Body.Material == "" {
			b.built.Solids[body] = Solid{Shape: "sphere", Radius: n.Body.Radius}
		}
	}
	first := b.bodies[n.BodyName(1)]
	spring := b.system.ForceElements()
	all := netRange{bodies: [2]int{first, first + len(parts.Positions)}, springs: [2]int{spring, spring + len(parts.Springs)}}
	stiffest := 0.0
	if n.Mesh == ringMesh {
		count, err := b.addRings(n, parts, first)
		if err != nil {
			return err
		}
		all.springs[1] = spring + count
		return b.addPins(n, parts, all)
	}
	if n.runs() { // its wires come with the ropes
		all.springs[1] = spring
		b.checkWires(n, n.Wires.stiffness(n.shortestPiece(n.layout())))
		return b.addPins(n, parts, all)
	}
	for i, s := range parts.Springs {
		if err := b.ctx.Err(); err != nil {
			return err
		}
		name := n.BodyName(i + 1)
		spring, err := s.Law.spring(name)
		if err != nil {
			return err
		}
		spring.I = b.system.MarkerAt(first+s.Bodies[0], s.Points[0], quat.Number{})
		spring.J = b.system.MarkerAt(first+s.Bodies[1], s.Points[1], quat.Number{})
		spring.FreeLength = s.FreeLength
		if err := s.Law.wire(spring, s.FreeLength); err != nil {
			return err
		}
		stiffest = max(stiffest, snapping(spring))
		b.forces[name] = append(b.forces[name], b.system.AddForce(spring))
	}
	b.checkWires(n, stiffest)
	b.addNetBends(n, parts, &all)
	return b.addPins(n, parts, all)
}

// addPins adds the joints that hold knots of a net.
func (b *builder) addPins(n *Net, parts *NetParts, all netRange) error {
	for _, pin := range parts.Pins {
		k, name := pin.Knot, n.BodyName(pin.Knot+1)
		b.joints[name] = b.system.AddJoint(mbd.SphericalJoint(name,
			mbd.Marker{Body: all.bodies[0] + k}, b.system.MarkerAt(b.bodies[pin.Body], parts.Positions[k], quat.Number{})))
		all.pins = append(all.pins, b.joints[name])
	}
	b.nets[n.Name] = all
	return nil
}

// ends makes the two markers of a joint or force: those that are named, or the given places on the two bodies.
func (b *builder) ends(bodies, markers []string, at [2]r3.Vec, axes [2]quat.Number) (i, j mbd.Marker) {
	if len(markers) == 2 {
		return b.markers[markers[0]], b.markers[markers[1]]
	}
	return b.system.MarkerAt(b.bodies[bodies[0]], at[0], axes[0]), b.system.MarkerAt(b.bodies[bodies[1]], at[1], axes[1])
}

// checkCentres refuses places on point masses that are not their centres.
func (b *builder) checkCentres(places ...mbd.Marker) error {
	var errs []error
	for _, p := range places {
		if p.Body == mbd.Ground || p.Position == (r3.Vec{}) {
			continue
		}
		if body := b.system.Body(p.Body); body.Point {
			centre, at := body.Pose.Position, r3.Add(body.Pose.Position, p.Position)
			errs = append(errs, fmt.Errorf("%q is a point mass, which is held and pulled at its centre, (%.6g, %.6g, %.6g): the given place, (%.6g, %.6g, %.6g), is %.3g m away; give the centre, or type: rigid",
				body.Name, centre.X, centre.Y, centre.Z, at.X, at.Y, at.Z, r3.Norm(p.Position)))
		}
	}
	return errors.Join(errs...)
}

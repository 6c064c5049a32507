package models

// From servo walls of a model to their controllers.

import (
	"cmp"
	"errors"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/dem"
)

// axis is the direction in which the servo of a wall moves it.
func (w *Wall) axis() r3.Vec {
	if w.Servo.Axis != nil {
		return r3.Unit(*w.Servo.Axis)
	}
	return r3.Unit(w.Normal)
}

// makeServos makes the controllers of servo walls, whose motions their surfaces have.
func (b *builder) makeServos() error {
	var errs []error
	for i := range b.model.Walls {
		w := &b.model.Walls[i]
		if w.Servo == nil {
			continue
		}
		servo, err := b.servo(w)
		errs = append(errs, b.about("wall", w.Name, err))
		b.servos = append(b.servos, servo)
	}
	return errors.Join(errs...)
}

func (b *builder) servo(w *Wall) (coupling.Servo, error) {
	s, surface := w.Servo, b.walls[w.Name]
	out := coupling.Servo{Surface: surface, Motion: b.built.Surfaces[surface].Carrier.(dem.Driven).Motion.(*dem.Servo), Every: s.Every, Start: s.Start}
	if s.Gain != nil {
		out.Gain = *s.Gain
	}
	if s.IntegralTime != nil {
		out.Integral = *s.IntegralTime
	}
	if s.End != nil {
		out.End = *s.End
	}
	target, err := cmp.Or(s.Stress, s.Force).Curve()
	if err != nil {
		return out, err
	}
	out.Target = target.valueAt
	switch {
	case s.Area != nil:
		area, err := s.Area.Curve()
		if err != nil {
			return out, err
		}
		out.Area = area.valueAt
	case s.Across != nil:
		out.Area = b.areaBetween(s.Across)
	}
	return out, nil
}

// areaBetween is the product of the distances of two pairs of planes at a time.
func (b *builder) areaBetween(pairs *[2][2]string) func(t float64) float64 {
	distance := func(pair [2]string, t float64) float64 {
		var points [2]r3.Vec
		var normal r3.Vec
		for k, name := range pair {
			wall := &b.model.Walls[slices.IndexFunc(b.model.Walls, func(w Wall) bool { return w.Name == name })]
			_, frame := b.built.Surfaces[b.walls[name]].Placed(nil, t)
			points[k], normal = frame.ToWorld(wall.Point), r3.Unit(wall.Normal)
		}
		return r3.Dot(r3.Sub(points[0], points[1]), normal)
	}
	return func(t float64) float64 { return distance(pairs[0], t) * distance(pairs[1], t) }
}

// stiffen tells servos how stiff, by area, contacts of their walls are with a dense layer of particles, which has one in a square as wide as their mean diameter.
func (b *builder) stiffen(m *dem.Model) error {
	if len(b.servos) == 0 {
		return nil
	}
	if len(m.Particles.Radius)+len(m.Inlets) == 0 {
		wall := slices.IndexFunc(b.model.Walls, func(w Wall) bool { return w.Servo != nil })
		return b.about("wall", b.model.Walls[wall].Name, errors.New("its servo is moved by the load of particles, and none is left of those that the model has"))
	}
	radius, material := typicalParticle(m)
	laws := dem.NewPairLaws(m)
	for i := range b.servos {
		s := &b.servos[i]
		p := laws.Law(material, m.Surfaces[s.Surface].Material)
		own := laws.Mass(radius, material)
		c := p.OfSizes(radius, 1/own.InverseMass, 1/own.InverseInertia)
		each := 4 * radius * radius
		s.Stiffness = func(load float64) float64 {
			hertz := math.Cbrt(6 * p.Young * p.Young * radius * load * each)
			return max(c.NormalLinear, hertz) / each
		}
	}
	return nil
}

// typicalParticle is the mean radius (m) of the particles that there are, or of the first inlet's, and the material of the first.
func typicalParticle(m *dem.Model) (radius float64, material int) {
	if n := len(m.Particles.Radius); n > 0 {
		for _, r := range m.Particles.Radius {
			radius += r / float64(n)
		}
		return radius, m.Particles.MaterialOf(0)
	}
	low, high := m.Inlets[0].Sizes.Limits()
	return (low + high) / 2, m.Inlets[0].Material
}

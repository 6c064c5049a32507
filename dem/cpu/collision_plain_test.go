package cpu

import (
	"math"

	"gabion/dem/law"
	"gabion/internal/vec"
)

// glance follows a sphere that hits a plane, in the plane of its flight: the equations of Hertz, Mindlin and Coulomb once more, with numbers
// in the place of vectors and steps a hundred times as small. Where particles stick, there is no formula that tests could ask instead.
type glance struct {
	radius, mass         float64
	young, shear         float64 // effective moduli, Pa
	damping              float64 // c = damping √(young a mass)
	friction             float64
	along, towards, spin float64 // velocities: along the plane, towards it, and of the rim at the contact, all m/s
}

// onRigid is a sphere of a material that arrives at a plane a thousand times as stiff.
func onRigid(m law.Material, radius, restitution, friction, along, towards, spin float64) glance {
	modulus := func(scale float64) (young, shear float64) {
		young = 1 / ((1 - m.PoissonRatio*m.PoissonRatio) / m.YoungModulus * (1 + 1/scale))
		shear = 1 / (2 * (2 - m.PoissonRatio) * (1 + m.PoissonRatio) / m.YoungModulus * (1 + 1/scale))
		return young, shear
	}
	g := glance{radius: radius, mass: m.Density * 4 / 3 * math.Pi * vec.Cube(radius), friction: friction, along: along, towards: towards, spin: spin}
	g.young, g.shear = modulus(1000)
	g.damping = 2 * math.Sqrt(5.0/3) * law.HertzDampingRatio(restitution)
	return g
}

// rebound takes it through the contact, and returns the velocity along the plane and that of the rim.
func (g glance) rebound() (along, spin float64) {
	hard := 4.0 / 3 * g.young * math.Sqrt(g.radius)
	deep := math.Pow(1.25*g.mass*vec.Sq(g.towards)/hard, 0.4)
	dt := 3 * deep / g.towards / 100_000
	x, pull, before := 0.0, 0.0, 0.0
	for {
		x += dt * g.towards
		if x <= 0 {
			return g.along, g.spin
		}
		a := math.Sqrt(g.radius * x)
		c := g.damping * math.Sqrt(g.young*a*g.mass)
		normal := max(hard*x*math.Sqrt(x)+c*g.towards, 0)
		arm := g.radius - x/2
		slip := g.along - arm/g.radius*g.spin
		// The spring's force falls with the area and does not grow with it.
		if a < before {
			pull *= a / before
		}
		before = a
		pull += 8 * g.shear * a * slip * dt
		limit := g.friction * normal
		pull = max(min(pull, limit), -limit)
		drag := max(min(pull+c*math.Sqrt(4*g.shear/g.young)*slip, limit), -limit)
		g.towards -= dt * normal / g.mass
		g.along -= dt * drag / g.mass
		g.spin += dt * 2.5 * arm / g.radius * drag / g.mass
	}
}

package models

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/expect"
)

// dominoes are slabs in a row that topple about their feet: height, thickness and gap, m, and the angular velocity that the first one is given, rad/s.
type dominoes struct{ height, thickness, gap, push float64 }

func (d *dominoes) pitch() float64 { return d.thickness + d.gap }

// model is a row of so many dominoes, slippery but for their feet, that do not bounce.
func (d *dominoes) model(n int) string {
	var b strings.Builder
	b.WriteString(`
gravity: [0, 0, -9.81]
materials: [{name: domino, density: 1800, young_modulus: 1 GPa}, {name: table, young_modulus: 1 GPa}]
contact: {body_contact: all, default: {restitution: 0.01, friction: 0}, pairs: [{between: [domino, table], friction: 2}]}
walls: [{name: table, shape: plane, normal: [0, 0, 1], material: table}]
solver: {step: 50 us, end: 1}
bodies:
`)
	for i := range n {
		push := ""
		if i == 0 {
			push = fmt.Sprintf(", angular_velocity: [0, %g, 0], velocity: [%g, 0, %g]", d.push, d.push*d.height/2, d.push*d.thickness/2)
		}
		size := fmt.Sprintf("size: [%g, 0.024, %g]", d.thickness, d.height)
		fmt.Fprintf(&b, "  - {name: d%d, solid: {shape: box, %s, density: 1800}, position: [%g, 0, %g]%s, surfaces: [{shape: box, %s, material: domino}]}\n",
			i, size, float64(i)*d.pitch(), d.height/2, push, size)
	}
	return b.String()
}

// lean gives the angles of so many dominoes that lean on one another, the first at a given one, and their angular velocities as parts of its own. The edge of each lies
// on the face of the next: h sin(a - b) = p cos b - t.
func (d *dominoes) lean(angle float64, n int) (angles, rates []float64) {
	angles, rates = []float64{angle}, []float64{1}
	for len(angles) < n {
		b := angles[len(angles)-1]
		a := b + math.Asin((d.pitch()*math.Cos(b)-d.thickness)/d.height)
		angles = append(angles, a)
		rates = append(rates, rates[len(rates)-1]*(1-d.pitch()*math.Sin(b)/(d.height*math.Cos(a-b))))
	}
	return angles, rates
}

// energies gives, by the mass of a domino, the kinetic energy at an angular velocity of the first of 1 rad/s, and the potential energy.
func (d *dominoes) energies(angle float64, n int) (kinetic, potential float64) {
	angles, rates := d.lean(angle, n)
	for i, a := range angles {
		kinetic += (d.height*d.height + d.thickness*d.thickness) / 6 * rates[i] * rates[i]
		potential += 9.81 / 2 * (d.height*math.Cos(a) + d.thickness*math.Sin(a))
	}
	return kinetic, potential
}

// times gives how long each domino is the first of those that fall: those behind lean on it without friction and keep their energy, and in each collision the two dominoes
// stay together.
func (d *dominoes) times(n int) (times []float64) {
	const steps = 1000
	collision := math.Asin(d.gap / d.height)
	speed := d.push
	for count := 1; count <= n; count++ {
		kinetic, energy := d.energies(0, count)
		energy += kinetic * speed * speed
		time := 0.0
		for i := range steps {
			k, v := d.energies((float64(i)+0.5)/steps*collision, count)
			time += collision / steps / math.Sqrt((energy-v)/k)
		}
		k, v := d.energies(collision, count)
		alone, _ := d.energies(0, 1)
		speed = math.Sqrt((energy-v)/k) * k / (k + alone)
		times = append(times, time)
	}
	return times
}

// A wave goes along a row of dominoes as fast as rigid dominoes without friction between them do that topple without slipping and do not bounce: J. M. J. van Leeuwen, The
// domino effect, Am. J. Phys. 78 (2010) 721. It speeds up from one domino to the next, since more and more lean on the first.
func TestDominoWave(t *testing.T) {
	expect.Numbers(t)
	d := dominoes{height: 0.048, thickness: 0.0075, gap: 0.0165, push: 6}
	const n, dt = 10, 50e-6
	want := d.times(n - 1)
	b := built(t, d.model(n))
	var fell []float64
	for before := make([]r3.Vec, n); len(fell) < n-1; {
		for i := range n {
			before[i] = b.Bodies.Pose(i).AngularVelocity
		}
		since := b.Simulation.Time()
		if err := b.Simulation.StepToward(1, dt, 1); err != nil {
			t.Fatal(err)
		}
		const hit = 1 // rad/s
		k := len(fell) + 1
		if w := b.Bodies.Pose(k).AngularVelocity.Y; w > hit {
			now := b.Simulation.Time()
			fell = append(fell, now-(now-since)*(w-hit)/(w-before[k].Y))
		} else if since > 0.5 {
			t.Fatalf("domino %d stands at 0.5 s", k)
		}
	}
	for i := range n - 2 {
		if got := fell[i+1] - fell[i]; !expect.Near(got, want[i+1], 0.01) {
			t.Errorf("domino %d is hit %.5f s after the one before, want %.5f s", i+2, got, want[i+1])
		}
	}
}

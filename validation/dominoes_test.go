package validation

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the reference of the dominoes anew")

// dominoes are slabs in a row that topple about their feet: height, thickness and gap, m, and the angular velocity that the first one is given, rad/s.
type dominoes struct{ height, thickness, gap, push float64 }

func (d *dominoes) pitch() float64 { return d.thickness + d.gap }

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

// place is how far the centre of a domino at an angle is from where it stood, m.
func (d *dominoes) place(angle float64) float64 {
	return (d.height*math.Sin(angle) + d.thickness*(1-math.Cos(angle))) / 2
}

// wave writes where the dominoes of a row of n are from one time to the next, until the last is hit: those behind the first that falls lean on it without friction and keep
// their energy, and in each collision the two dominoes stay together.
func (d *dominoes) wave(n int, interval float64) []byte {
	const steps = 2000
	var b bytes.Buffer
	b.WriteString("time")
	for i := range n - 1 {
		fmt.Fprintf(&b, ",d%d.position.x", i)
	}
	b.WriteByte('\n')
	collision := math.Asin(d.gap / d.height)
	speed, time, row := d.push, 0.0, 0
	for count := 1; count < n; count++ {
		kinetic, energy := d.energies(0, count)
		energy += kinetic * speed * speed
		for i := range steps {
			k, v := d.energies((float64(i)+0.5)/steps*collision, count)
			rate := math.Sqrt((energy - v) / k)
			next := time + collision/steps/rate
			for ; float64(row)*interval < next; row++ {
				at := float64(row) * interval
				angles, _ := d.lean(float64(i)/steps*collision+(at-time)*rate, count)
				fmt.Fprintf(&b, "%.6g", at)
				for k := range n - 1 {
					x := float64(k) * d.pitch()
					if k < count {
						x += d.place(angles[count-1-k])
					}
					fmt.Fprintf(&b, ",%.7g", x)
				}
				b.WriteByte('\n')
			}
			time = next
		}
		k, v := d.energies(collision, count)
		alone, _ := d.energies(0, 1)
		speed = math.Sqrt((energy-v)/k) * k / (k + alone)
	}
	return b.Bytes()
}

// The reference of the case of dominoes is the motion of rigid dominoes without friction between them that topple without slipping and do not bounce: J. M. J. van Leeuwen,
// The domino effect, Am. J. Phys. 78 (2010) 721.
func TestDominoReference(t *testing.T) {
	const name = "suites/curves/dominoes.csv"
	d := dominoes{height: 0.048, thickness: 0.0075, gap: 0.0165, push: 6}
	want := d.wave(10, 1e-3)
	if *update {
		if err := os.WriteFile(name, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	numbers := func(table []byte) []string {
		return strings.FieldsFunc(string(table), func(r rune) bool { return r == ',' || r == '\n' })
	}
	is, to := numbers(got), numbers(want)
	if len(is) != len(to) {
		t.Fatalf("%s has %d entries, want %d", name, len(is), len(to))
	}
	for i, s := range is {
		x, _ := strconv.ParseFloat(s, 64)
		y, _ := strconv.ParseFloat(to[i], 64)
		if math.Abs(x-y) > 1e-7 {
			t.Fatalf("%s: entry %d is %s, want %s", name, i, s, to[i])
		}
	}
}

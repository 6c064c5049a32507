// Tests of particle tables and inlets.

package packing

import (
	"bytes"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gabion/internal/expect"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestReadParticles(t *testing.T) {
	want := Particles{Position: []r3.Vec{{X: 1, Y: 2, Z: 3}, {X: 4, Y: 5, Z: 6}}, Radius: []float64{0.5, 0.25}}
	moving := want
	moving.Velocity = []r3.Vec{{X: 7}, {Y: 8}}
	for _, tt := range []struct {
		name, text string
		want       Particles
	}{
		{"byte order mark", "\ufeffx;y;z;r\r\n1;2;3;0.5\r\n4;5;6;0.25\r\n", want},
		{"four columns", "1 2 3 0.5\n\n4,5,6,0.25\r\n", want},
		{"seven columns", "1;2;3;.5;7;0;0 # the first\n4 5 6 25e-2 0 8 0", moving},
		{"heading", "Radius[m]\tPosX[m] PosY[m] PosZ[m]\n 0.5 1 2 3\n 0.25 4 5 6\n", want},
		{"other columns", "id,d,z,y,x,vx,vy,vz\na,1,3,2,1,7,0,0\nb,0.5,6,5,4,0,8,0\n", moving},
	} {
		got, err := ReadParticles(strings.NewReader(tt.text), math.MaxInt)
		if err != nil || !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: got %+v, %v", tt.name, got, err)
		}
	}
	if got, err := ReadParticles(strings.NewReader("1 2 3 0.5\n4 5 6 0.25\nthe end\n"), 2); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("two rows: got %+v, %v", got, err)
	}
	for _, tt := range []struct{ text, want string }{
		{"", "no particles"},
		{"1 2 3\n", "line 1: 3 columns"},
		{"1 2 3 4\n1 2 3\n", "line 2: 3 columns, want 4"},
		{"1 2 3 4\n1 2 x 4\n", `line 2: column 3: "x"`},
		{"1 2 3 NaN\n", "line 1: column 4"},
		{"1 2 3 -4\n", "line 1: radius -4"},
		{"x y z\n", "line 1: heading"},
		{"x y z r d\n", "line 1: heading"},
		{"x y z r x\n", `column "x" comes twice`},
		{"x y z r material\n1 2 3 4 0.5\n", "line 2: material 0.5"},
	} {
		if _, err := ReadParticles(strings.NewReader(tt.text), math.MaxInt); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%q: got error %v, want %q", tt.text, err, tt.want)
		}
	}
}

func TestWriteParticles(t *testing.T) {
	rng := RandomStream(1, 2)
	var g Particles
	for i := range 100 {
		g.Append(Particles{
			Position: []r3.Vec{expect.RandomVec(rng, 1)}, Radius: []float64{rng.Float64()}, Velocity: []r3.Vec{expect.RandomVec(rng, 1e-9)},
			Angular: []r3.Vec{expect.RandomVec(rng, 1e9)}, Material: []int{i},
		})
	}
	for _, g := range []Particles{g, {Position: g.Position, Radius: g.Radius}} {
		var b bytes.Buffer
		if err := WriteParticles(&b, &g); err != nil {
			t.Fatal(err)
		}
		if back := expect.Must(ReadParticles(&b, math.MaxInt)); !reflect.DeepEqual(back, g) {
			t.Error("particles come back changed")
		}
	}
}

func testInlet() Inlet {
	return Inlet{
		Centre: r3.Vec{X: 1, Y: 5}, Width: r3.Vec{X: 0.3}, Height: 0.2, Velocity: r3.Vec{Y: -1}, MassFlow: 30, Density: 2500, Material: 2,
		Sizes: UniformSizes{0.008, 0.012}, Start: 0.5, Seed: 4,
	}
}

// TestInlet moves the batches on at the inlet's speed: no particle may overlap another, and the mass must be that of the flow.
func TestInlet(t *testing.T) {
	round := testInlet()
	round.Round, round.Width, round.Velocity = true, r3.Vec{X: 0.15, Y: 0.1}, r3.Vec{X: 0.2, Y: -0.3, Z: 0.4}
	round.MassFlow = 7
	for name, s := range map[string]Inlet{"rectangle": testInlet(), "disc": round} {
		t.Run(name, func(t *testing.T) {
			if err := s.Check(); err != nil {
				t.Fatal(err)
			}
			var state InletState
			var all Particles
			now, mass := s.Start, 0.0
			for range 5 {
				due := s.Due(state)
				for i, v := range all.Velocity {
					all.Position[i] = r3.Add(all.Position[i], r3.Scale(due-now, v))
				}
				now = due
				all.Append(expect.Must(s.Next(&state)))
				if o := expect.Must(all.Overlaps(t.Context(), 1e-12, 1)); len(o) > 0 {
					t.Fatalf("at %g s: %+v", now, o)
				}
			}
			for _, r := range all.Radius {
				mass += s.Density * 4 * math.Pi / 3 * vec.Cube(r)
			}
			if want := s.MassFlow * 5 * s.Period(); math.Abs(mass+state.Deficit-want) > 1e-9*want || math.Abs(state.Deficit) > 0.02 {
				t.Errorf("%g kg came, want %g", mass, want)
			}
			if all.Material[0] != 2 || all.Velocity[0] != s.Velocity {
				t.Errorf("material %d, velocity %v", all.Material[0], all.Velocity[0])
			}
			from := InletState{}
			expect.Must(s.Next(&from))
			saved := from
			a, b := expect.Must(s.Next(&from)), expect.Must(s.Next(&saved))
			if !slices.Equal(a.Position, b.Position) {
				t.Error("an inlet taken up again goes on otherwise")
			}
		})
	}
}

// TestInletEnds: the last batch is short, a thin inlet has empty batches, and neither changes the flow.
func TestInletEnds(t *testing.T) {
	s := testInlet()
	s.MassFlow, s.End = 0.02, 4.33
	var state InletState
	mass, empty := 0.0, 0
	for !math.IsInf(s.Due(state), 1) {
		g := expect.Must(s.Next(&state))
		if len(g.Position) == 0 {
			empty++
		}
		for _, r := range g.Radius {
			mass += s.Density * 4 * math.Pi / 3 * vec.Cube(r)
		}
	}
	if want := s.MassFlow * (s.End - s.Start); math.Abs(mass+state.Deficit-want) > 1e-12 || math.Abs(state.Deficit) > 0.02 || empty == 0 {
		t.Errorf("%g kg came, %g owed, want %g; %d batches were empty", mass, state.Deficit, want, empty)
	}
}

func TestInletErrors(t *testing.T) {
	for name, spoil := range map[string]func(*Inlet){
		"sizes":    func(s *Inlet) { s.Sizes = nil },
		"speed":    func(s *Inlet) { s.Velocity = r3.Vec{} },
		"slant":    func(s *Inlet) { s.Width = r3.Vec{X: 0.3, Y: 0.1} },
		"narrow":   func(s *Inlet) { s.Height = 0.01 },
		"too much": func(s *Inlet) { s.MassFlow = 100 },
	} {
		s := testInlet()
		spoil(&s)
		if s.Check() == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// FuzzReadParticles: whatever a file holds, what is read can be written and read again.
func FuzzReadParticles(f *testing.F) {
	f.Add([]byte("1 2 3 0.5\n"))
	f.Add([]byte("x;y;z;d;vx;material\n1;2;3;4;5;6\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		g, err := ReadParticles(bytes.NewReader(data), math.MaxInt)
		if err != nil {
			return
		}
		var b bytes.Buffer
		if err := WriteParticles(&b, &g); err != nil {
			t.Fatal(err)
		}
		if back, err := ReadParticles(&b, math.MaxInt); err != nil || !reflect.DeepEqual(back, g) {
			t.Errorf("%+v comes back as %+v, %v", g, back, err)
		}
	})
}

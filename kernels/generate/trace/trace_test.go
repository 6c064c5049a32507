package trace

import (
	"math"
	"testing"

	"gabion/kernels/generate/source"
)

const text = `package p

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

type way uint8

const (
	plain way = iota
	bent
)

type law struct{ Way way }

type state struct {
	Place r3.Vec
	Size  float64
}

func early(x float64, s *state) (y float64) {
	if x < 0 {
		s.Size = -x
		return 1
	}
	s.Size += x
	if x > 2 {
		y = 7
	} else {
		y = 3
	}
	return y * s.Size
}

func (l law) both(x float64, s *state) (y float64, turned r3.Vec) {
	if l.Way == bent {
		x = math.Sqrt(x)
	}
	t := state{}
	t.Place = s.Place
	return early(x, s), r3.Cross(t.Place, r3.Vec{X: 1, Z: max(x, 0.5)})
}
`

// value works a graph out for inputs.
func value(n *Node, inputs map[string]float64) float64 {
	truth := func(b bool) float64 {
		if b {
			return 1
		}
		return 0
	}
	v := [3]float64{}
	for i, a := range n.Args {
		if a != nil {
			v[i] = value(a, inputs)
		}
	}
	switch n.Op {
	case Input:
		return inputs[n.Name]
	case Number:
		return n.Value
	case Add:
		return v[0] + v[1]
	case Sub:
		return v[0] - v[1]
	case Mul:
		return v[0] * v[1]
	case Div:
		return v[0] / v[1]
	case Neg:
		return -v[0]
	case Sqrt:
		return math.Sqrt(v[0])
	case Min:
		return min(v[0], v[1])
	case Max:
		return max(v[0], v[1])
	case Select:
		if v[0] != 0 {
			return v[1]
		}
		return v[2]
	case Less:
		return truth(v[0] < v[1])
	case Equal:
		return truth(v[0] == v[1])
	case And:
		return truth(v[0] != 0 && v[1] != 0)
	case Or:
		return truth(v[0] != 0 || v[1] != 0)
	case Not:
		return truth(v[0] == 0)
	case True, False:
		return truth(n.Op == True)
	}
	panic(n.String())
}

// A graph gives what the function does, whichever way it goes: early returns, branches, calls, and what pointers lead to. A branch
// knows the function that it stands in.
func TestRun(t *testing.T) {
	p, err := source.LoadText("text.go", text)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []float64{-1.5, 0.25, 1, 9} {
		for way, w := range []float64{x, math.Sqrt(x)} {
			g := New()
			r, err := Run(g, p, "both", func(path string) *Node {
				if path == "l.Way" {
					return g.Number(float64(way))
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
			if n := r["s.Size"]; n.Op != Select || n.Branch.Function != "early" {
				t.Errorf("%v is not chosen by a branch of early", n)
			}
			inputs := map[string]float64{"x": x, "s.Size": 2, "s.Place.X": 3, "s.Place.Y": 5, "s.Place.Z": 7}
			size, y := 2+w, 3*(2+w)
			switch {
			case w < 0:
				size, y = -w, 1
			case w > 2:
				y = 7 * (2 + w)
			}
			for name, want := range map[string]float64{
				"s.Size": size, "y": y, "turned.X": 5 * max(w, 0.5), "turned.Y": 7 - 3*max(w, 0.5), "turned.Z": -5, "s.Place.Y": 5,
			} {
				if got := value(r[name], inputs); got != want && !(math.IsNaN(got) && math.IsNaN(want)) {
					t.Errorf("x %g, way %d: %s is %g, want %g", x, way, name, got, want)
				}
			}
		}
	}
}

// A program known to be of one kind loses the branches of others, and what is known to be zero goes from sums and products.
func TestFold(t *testing.T) {
	g := New()
	x, y := g.Input("x"), g.Input("y")
	for _, c := range []struct{ got, want *Node }{
		{g.Do(Add, x, y), g.Do(Add, y, x)},
		{g.Do(Add, g.Zero(), x), x},
		{g.Do(Sub, g.Do(Mul, g.Zero(), y), x), g.Do(Neg, x)},
		{g.Do(Mul, g.Number(-1), x), g.Do(Neg, x)},
		{g.Do(Div, g.Number(1), g.Number(4)), g.Number(0.25)},
		{g.Select(&Branch{}, g.Do(Equal, g.Number(2), g.Number(2)), x, y), x},
		{g.Select(&Branch{}, g.Do(Not, g.Do(Less, x, y)), x, y), g.Select(&Branch{}, g.Do(Less, x, y), y, x)},
	} {
		if c.got != c.want {
			t.Errorf("%v, want %v", c.got, c.want)
		}
	}
	if g.Do(Add, x, g.Number(0)) == x {
		t.Error("a sum with 0 went, though it changes the sign of a negative zero")
	}
}

// What only one way of a branch needs stands in that way, and what both ways or others need before it.
func TestSchedule(t *testing.T) {
	g := New()
	x, y := g.Input("x"), g.Input("y")
	branch := &Branch{Node: 1}
	root, shared := g.Do(Sqrt, x), g.Do(Mul, x, y)
	a := g.Select(branch, g.Do(Less, x, y), g.Do(Add, root, shared), y)
	b := g.Select(branch, g.Do(Less, x, y), root, shared)
	block := Schedule([]*Node{a, b})
	last := block.Steps[len(block.Steps)-1].Choice
	if last == nil || len(last.Selects) != 2 || len(last.Yes.Steps) != 2 || len(last.No.Steps) != 0 {
		t.Fatalf("the choices are not made together: %+v", block)
	}
	if len(block.Steps) != 3 { // the product, the condition, the choice
		t.Errorf("%d steps outside the choice", len(block.Steps))
	}
}

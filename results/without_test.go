package results

import (
	"reflect"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// What is hidden by its object's name is gone, and all that is known of the rest stays with it.
func TestWithout(t *testing.T) {
	f := &Frame{
		Time: 3,
		Particles: Particles{
			ID: []int64{5, 6, 7}, Position: []r3.Vec{{X: 1}, {X: 2}, {X: 3}}, Radius: []float64{1, 2, 3}, Group: []int32{0, 1, 0},
			Groups: []string{"sand", "gravel"}, Scalars: []Scalar{{"heat", "J", []float64{10, 20, 30}}},
		},
		Shapes: []Shape{{Name: "lid", Object: "lid"}, {Name: "net.1", Object: "net"}},
		Links:  []Link{{Name: "net.1", Object: "net"}, {Name: "rope", Object: "rope"}},
	}
	got := f.Without(func(object string) bool { return object == "net" || object == "sand" })
	want := &Frame{
		Time: 3,
		Particles: Particles{
			ID: []int64{6}, Position: []r3.Vec{{X: 2}}, Radius: []float64{2}, Group: []int32{1},
			Groups: []string{"sand", "gravel"}, Scalars: []Scalar{{"heat", "J", []float64{20}}},
		},
		Shapes: []Shape{{Name: "lid", Object: "lid"}},
		Links:  []Link{{Name: "rope", Object: "rope"}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v\nwant %+v", got, want)
	}
}

// Loads of the fluid are left out by their names, and the fluid by its own.
func TestWithoutFluid(t *testing.T) {
	f := &Frame{Panels: []Panel{{Load: "mud"}, {Load: "water"}}, Fluid: &Fluid{Object: "fluid"}}
	if g := f.Without(func(object string) bool { return object == "mud" }); len(g.Panels) != 1 || g.Panels[0].Load != "water" || g.Fluid != f.Fluid {
		t.Errorf("without mud: %+v", g)
	}
	if g := f.Without(func(object string) bool { return object == "fluid" }); len(g.Panels) != 2 || g.Fluid != nil {
		t.Errorf("without the fluid: %+v", g)
	}
}

package coupling

import (
	"testing"

	"gabion/dem/law"
)

// Bodies with a load besides that of the particles, which a GPU would leave out, stay on the processor.
func TestLoadsStayOnProcessor(t *testing.T) {
	s := ball(t, mass, 1, 0, law.Interaction{Restitution: 1})
	if err := s.MayStayOnGPU(); err != nil {
		t.Fatal(err)
	}
	s.bodies.AddLoad(s.contactLoad)
	if s.MayStayOnGPU() == nil {
		t.Error("a second load may go to the GPU")
	}
}

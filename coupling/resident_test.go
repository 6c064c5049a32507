package coupling

import (
	"testing"

	"gabion/mbd"
)

// Bodies with a load besides that of the particles, which a GPU would leave out, stay on the processor.
func TestLoadsStayOnProcessor(t *testing.T) {
	c := Config{Bodies: new(mbd.System), Carriers: []int{0}}
	if err := c.MayStayOnGPU(); err != nil {
		t.Fatal(err)
	}
	c.Bodies.AddLoad(new(contactLoad))
	if c.MayStayOnGPU() == nil {
		t.Error("a second load may go to the GPU")
	}
}

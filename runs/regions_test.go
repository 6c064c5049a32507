package runs

import (
	"fmt"
	"math"
	"testing"

	"gabion/observables"
)

// Averages of regions that a GPU adds up are those of a run on the processor, alone and beside sums for which the state comes to the host.
func TestRegionsOnGPU(t *testing.T) {
	withGPU(t)
	const columns = "porosity, coordination_number, stress, fabric, velocity_gradient, granular_temperature, inertial_number"
	sets := []string{
		"solver.end=0.02", "outputs.interval=0.01", "dem.precision=double", "walls.lid.servo=null",
		"outputs.requests=[{name: middle, region: {box: {min: [4 mm, 5 mm, 6 mm], max: [30 mm, 31 mm, 25 mm]}}, quantities: [" + columns + "]}," +
			"{name: tube, region: {cylinder: {ends: [[18 mm, 18 mm, 2 mm], [20 mm, 15 mm, 30 mm]], radius: 12 mm}}, quantities: [count, mass, " + columns + "]}]",
	}
	folders := map[string]string{}
	for _, device := range []string{"cpu", "gpu"} {
		folders[device] = mustRun(t, Options{Model: "testdata/uniaxial.yaml", Device: device, Sets: sets})
	}
	for _, region := range []string{"middle", "tube"} {
		for _, name := range []string{"porosity", "coordination_number", "stress.zz", "fabric.xx", "granular_temperature", "inertial_number"} {
			name = fmt.Sprintf("%s.%s", region, name)
			a, b := columnOf(t, folders["cpu"], name), columnOf(t, folders["gpu"], name)
			if len(a) != len(b) || len(a) < 3 {
				t.Fatalf("%s: %d and %d rows", name, len(a), len(b))
			}
			for k := range a {
				if none := observables.IsMissing(a[k]) && observables.IsMissing(b[k]); !none && !(math.Abs(a[k]-b[k]) <= 1e-6*math.Abs(a[k])) {
					t.Errorf("%s, row %d: %.12g on the processor, %.12g on the GPU", name, k, a[k], b[k])
				}
			}
		}
	}
}

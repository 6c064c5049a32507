// Tests of forces and tangents of open cylinders and cones on one another and on cylinders and cones.

package contact

import (
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/internal/expect"
	"gabion/rigid"
)

// wallShapes are thin and solid surfaces of revolution that fall on a pipe, a bucket and a post.
func wallShapes() (names []string, shapes []geometry.Shape, on map[string]geometry.Shape) {
	names = []string{"cylinder", "cone", "small pipe", "cup", "funnel"}
	shapes = []geometry.Shape{
		expect.Must(geometry.NewCylinder(0.1, 0.16, false, geometry.BothEnds)), expect.Must(geometry.NewCone(0.06, 0.1, 0.16, false, geometry.BothEnds)),
		expect.Must(geometry.NewCylinder(0.1, 0.16, true, 0)), expect.Must(geometry.NewCylinder(0.1, 0.12, true, geometry.Bottom)),
		expect.Must(geometry.NewCone(0, 0.12, 0.15, true, 0)),
	}
	on = map[string]geometry.Shape{
		"pipe": expect.Must(geometry.NewCylinder(0.3, 0.3, true, 0)), "bucket": expect.Must(geometry.NewCone(0.15, 0.3, 0.3, true, geometry.Bottom)),
	}
	return names, shapes, on
}

// TestForcesOfWallsAreGradients: forces are the falls of the energy that contacts store, 1 mm and 4 mm deep.
func TestForcesOfWallsAreGradients(t *testing.T) {
	const poses = 8
	names, shapes, on := wallShapes()
	for onName, y := range on {
		for i, name := range names {
			for _, depth := range []float64{1e-3, 4e-3} {
				rng := rand.New(rand.NewPCG(5, 6))
				looked, failed, most := gradientsInPoses(rng, poses, depth, shapes[i], onFrame(1, y), func() rigid.Frame { return randomPose(rng, 0) })
				if failed > 0 || looked < poses/3 {
					t.Errorf("%s on %s, %g m deep: in %d of %d poses the force is off by up to %.2g", name, onName, depth, failed, looked, most)
				}
			}
		}
	}
}

// TestTangentsOfWalls compares derivatives with differences in random poses.
func TestTangentsOfWalls(t *testing.T) {
	names, shapes, on := wallShapes()
	rng := rand.New(rand.NewPCG(3, 4))
	for onName, y := range on {
		for i, name := range names {
			compareInRandomPoses(t, name+" on "+onName, rng, 6, 0, onFrame(0, shapes[i]), onFrame(1, y), func() rigid.Frame { return randomPose(rng, 0) })
		}
	}
}

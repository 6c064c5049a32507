package picture

// The visibility buffer: for every sample of the image, which sphere or triangle it shows and how far away.

import (
	"math"
	"runtime"
	"slices"
	"sync/atomic"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/panics"
	"gabion/internal/progress"
)

// nothing marks a sample that shows the background.
const nothing = int32(-1)

// bandRows is the number of sample rows that one goroutine draws at a time.
const bandRows = 32

// bandCount is the number of such bands in so many rows of samples.
func bandCount(rows int) int { return (rows + bandRows - 1) / bandRows }

// visibility holds, for each sample, the depth along the view and the item of the first solid thing: a sphere's number, or the number of
// spheres plus a triangle's.
type visibility struct {
	view  view
	depth []float32
	item  []int32
	clear []item // what is seen through, in the order of the scene
}

// item is a primitive in camera space with the rectangle of samples it may cover.
type item struct {
	number         int32
	near           float32 // least depth
	x0, x1, y0, y1 int32   // samples, end excluded
	c              r3.Vec  // sphere: centre
	k, r           float64 // sphere: |c|^2 - r^2, radius; r = 0 for a triangle
	tri            *facet
	invZ           linear2 // triangle: 1 / depth
}

// rasterize finds what each sample shows. Every row is drawn by one goroutine, nearest items first with ties in the order of the
// scene, so the outcome does not depend on the number of goroutines. Once the phase has been told to end, rows are left out.
func rasterize(phase *progress.Phase, s *scene, v view, room *Room) *visibility {
	buffer := &visibility{view: v}
	buffer.depth, buffer.item = room.samples(v.width * v.height)
	var items []item
	items, buffer.clear = project(s, &v)
	bands := make([][]int32, bandCount(v.height))
	for _, i := range nearestFirst(items) {
		for b := items[i].y0 / bandRows; b <= (items[i].y1-1)/bandRows; b++ {
			bands[b] = append(bands[b], i)
		}
	}
	parallel(phase, len(bands), func(b int) {
		first, last := int32(b*bandRows), min(int32((b+1)*bandRows), int32(v.height))
		buffer.empty(int(first)*v.width, int(last)*v.width)
		for _, i := range bands[b] {
			it := &items[i]
			if it.tri != nil {
				buffer.drawTriangle(it, max(first, it.y0), min(last, it.y1))
			} else {
				buffer.drawSphere(it, max(first, it.y0), min(last, it.y1))
			}
		}
	})
	return buffer
}

// empty has samples show nothing: the bands do that side by side.
func (v *visibility) empty(first, end int) {
	fill(v.depth[first:end], math.MaxFloat32)
	fill(v.item[first:end], nothing)
}

// nearestFirst orders items by their least depth.
func nearestFirst(items []item) []int32 {
	return ascending(len(items), func(i int) float32 { return items[i].near })
}

// ascending orders n things by a number, those of one number as they stand: their places are sorted, beside the numbers, and not the things.
func ascending(n int, of func(i int) float32) []int32 {
	keys := make([]uint64, n)
	for i := range keys {
		bits := math.Float32bits(of(i))
		if bits>>31 == 1 { // floats below zero rise as their bits fall
			bits = ^bits
		} else {
			bits |= 1 << 31
		}
		keys[i] = uint64(bits)<<32 | uint64(i)
	}
	slices.Sort(keys)
	order := make([]int32, n)
	for k, key := range keys {
		order[k] = int32(uint32(key))
	}
	return order
}

// parallel calls job(0) ... job(n-1) on all processors, and leaves the rest out once the phase has been told to end.
func parallel(phase *progress.Phase, n int, job func(i int)) {
	var next atomic.Int64
	var wait panics.Group
	for range min(runtime.GOMAXPROCS(0), n) {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < n && phase.Add(0) == nil; i = int(next.Add(1)) - 1 {
				job(i)
				_ = phase.Add(1) // the next asks
			}
		})
	}
	wait.Wait()
}

// project lists what may be in view: what is solid, and what is seen through.
func project(s *scene, v *view) (solid, clear []item) {
	near := s.radius * 1e-3
	solid = make([]item, 0, len(s.spheres)+len(s.triangles))
	add := func(it item, like *style) {
		if like.solid() {
			solid = append(solid, it)
		} else if like.opacity > 0 {
			clear = append(clear, it)
		}
	}
	for i, sp := range s.spheres {
		if it, ok := projectSphere(v, v.toCamera(sp.centre), sp.radius, near); ok {
			it.number = int32(i)
			add(it, &s.spheres[i].style)
		}
	}
	var clipped, scratch []r3.Vec
	for i := range s.triangles {
		t := &s.triangles[i]
		if t.wall && r3.Dot(t.n[0], r3.Sub(v.eye, t.p[0])) <= 0 {
			continue
		}
		scratch = append(scratch[:0], v.toCamera(t.p[0]), v.toCamera(t.p[1]), v.toCamera(t.p[2]))
		clipped = clipNear(clipped[:0], scratch, near)
		for k := 2; k < len(clipped); k++ {
			if it, ok := projectTriangle(v, clipped[0], clipped[k-1], clipped[k]); ok {
				it.number = int32(len(s.spheres) + i)
				if t.plain {
					it.nearer(1 + panelNearness)
				}
				add(it, &t.style)
			}
		}
	}
	return solid, clear
}

// projectSphere finds the sphere's rectangle from the tangents to it; a sphere that reaches behind the near plane may cover all.
func projectSphere(v *view, c r3.Vec, r, near float64) (item, bool) {
	if c.Z+r < near {
		return item{}, false
	}
	it := item{c: c, k: r3.Norm2(c) - r*r, r: r, near: float32(c.Z - r), x1: int32(v.width), y1: int32(v.height)}
	if it.k <= 0 {
		return item{}, false // the eye is inside
	}
	if c.Z-r > near {
		x0, x1 := tangents(c.X, c.Z, r)
		y0, y1 := tangents(-c.Y, c.Z, r)
		w, h := float64(v.width)/2, float64(v.height)/2
		it.x0, it.x1 = sampleRange(w+v.focal*x0, w+v.focal*x1, v.width)
		it.y0, it.y1 = sampleRange(h+v.focal*y0, h+v.focal*y1, v.height)
	}
	return it, it.x0 < it.x1 && it.y0 < it.y1
}

// tangents returns the slopes x/z of the two lines through the origin that touch the circle about (x, z).
func tangents(x, z, r float64) (low, high float64) {
	root := r * math.Sqrt(x*x+z*z-r*r)
	d := z*z - r*r
	return (x*z - root) / d, (x*z + root) / d
}

// sampleRange returns the samples whose centres lie between a and b, within 0 to n.
func sampleRange(a, b float64, n int) (first, end int32) {
	limit := float64(n)
	return int32(min(max(math.Ceil(a-0.5), 0), limit)), int32(min(max(math.Floor(b-0.5)+1, 0), limit))
}

func clipNear(dst, polygon []r3.Vec, near float64) []r3.Vec {
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		if a.Z >= near {
			dst = append(dst, a)
		}
		if a.Z >= near != (b.Z >= near) {
			dst = append(dst, r3.Add(a, r3.Scale((near-a.Z)/(b.Z-a.Z), r3.Sub(b, a))))
		}
	}
	return dst
}

func projectTriangle(v *view, a, b, c r3.Vec) (item, bool) {
	p := [3]r3.Vec{a, b, c}
	var x, y [3]float64
	for i, q := range p {
		x[i], y[i] = float64(v.width)/2+v.focal*q.X/q.Z, float64(v.height)/2-v.focal*q.Y/q.Z
	}
	f, ok := newFacet(x, y)
	if !ok {
		return item{}, false
	}
	// 1 / depth is linear over the image of a plane.
	it := item{near: float32(min(a.Z, b.Z, c.Z)), tri: &f, invZ: f.interpolate([3]float64{1 / a.Z, 1 / b.Z, 1 / c.Z})}
	it.x0, it.x1 = sampleRange(min(x[0], x[1], x[2]), max(x[0], x[1], x[2]), v.width)
	it.y0, it.y1 = sampleRange(min(y[0], y[1], y[2]), max(y[0], y[1], y[2]), v.height)
	return it, it.x0 < it.x1 && it.y0 < it.y1
}

// nearer brings an item nearer by a factor.
func (it *item) nearer(by float64) {
	it.near /= float32(by)
	it.invZ = linear2{by * it.invZ.a, by * it.invZ.b, by * it.invZ.c}
}

// drawSphere intersects the ray (dx, dy, 1) t of each sample with the sphere: a t^2 - 2 b t + k = 0.
func (v *visibility) drawSphere(it *item, y0, y1 int32) {
	for y := y0; y < y1; y++ {
		row := int(y) * v.view.width
		_, dy := v.view.ray(0, int(y))
		b0, a0 := dy*it.c.Y+it.c.Z, dy*dy+1
		for x := it.x0; x < it.x1; x++ {
			i := row + int(x)
			if v.depth[i] <= it.near {
				continue
			}
			dx, _ := v.view.ray(int(x), int(y))
			a, b := a0+dx*dx, b0+dx*it.c.X
			disc := b*b - a*it.k
			if disc <= 0 {
				continue
			}
			t := float32((b - math.Sqrt(disc)) / a)
			if t < v.depth[i] && t > 0 {
				v.depth[i], v.item[i] = t, it.number
			}
		}
	}
}

func (v *visibility) drawTriangle(it *item, y0, y1 int32) {
	for y := y0; y < y1; y++ {
		row := int(y) * v.view.width
		sy := float64(y) + 0.5
		from, to := it.tri.span(sy, it.x0, it.x1)
		for x := from; x < to; x++ {
			i := row + int(x)
			if z := float32(1 / it.invZ.at(float64(x)+0.5, sy)); z < v.depth[i] && z > 0 {
				v.depth[i], v.item[i] = z, it.number
			}
		}
	}
}

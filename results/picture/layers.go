package picture

// What is seen through lies in layers over the first solid thing: for a few rows of samples at a time, all of them are kept, nearest last.

import (
	"cmp"
	"math"
	"slices"
)

// layer is a surface seen through at a sample.
type layer struct {
	depth float32
	item  int32
	below int32 // next layer of the sample in the list, or nothing
}

// layers are those of some rows of samples, by sample, for one sample of each pixel.
type layers struct {
	buffer *visibility
	stride int32 // samples along a pixel's edge
	offset sample
	first  int32 // row
	top    []int32
	list   []layer
	sorted []layer // of one sample
}

// sample is the place of one in its pixel.
type sample struct{ x, y int32 }

// draw finds the layers of the rows from first to the one before last.
func (l *layers) draw(buffer *visibility, first, last int32) {
	l.buffer, l.first, l.list = buffer, first, l.list[:0]
	l.top = slices.Grow(l.top[:0], int(last-first)*buffer.view.width)[:int(last-first)*buffer.view.width]
	for i := range l.top {
		l.top[i] = nothing
	}
	for i := range buffer.clear {
		it := &buffer.clear[i]
		y0, y1 := max(first, it.y0), min(last, it.y1)
		if it.tri != nil {
			l.addTriangle(it, y0, y1)
		} else {
			l.addSphere(it, y0, y1)
		}
	}
}

// over returns the layers over a sample, the farthest first; those at one depth in the order of the scene.
func (l *layers) over(x, y int) []layer {
	l.sorted = l.sorted[:0]
	for n := l.top[(y-int(l.first))*l.buffer.view.width+x]; n != nothing; n = l.list[n].below {
		l.sorted = append(l.sorted, l.list[n])
	}
	slices.SortFunc(l.sorted, func(a, b layer) int {
		return cmp.Or(cmp.Compare(b.depth, a.depth), cmp.Compare(a.item, b.item))
	})
	return l.sorted
}

// next is the first row or column from one on that has the samples at a place.
func (l *layers) next(from, place int32) int32 {
	return from + ((place-from)%l.stride+l.stride)%l.stride
}

func (l *layers) add(x, y int32, depth float32, item int32) {
	if !(depth > 0) || depth >= l.buffer.depth[int(y)*l.buffer.view.width+int(x)] {
		return
	}
	top := &l.top[int(y-l.first)*l.buffer.view.width+int(x)]
	l.list = append(l.list, layer{depth: depth, item: item, below: *top})
	*top = int32(len(l.list) - 1)
}

// addSphere adds the front and the back of a sphere: both roots of a t^2 - 2 b t + k = 0 along the ray (dx, dy, 1) t.
func (l *layers) addSphere(it *item, y0, y1 int32) {
	for y := l.next(y0, l.offset.y); y < y1; y += l.stride {
		for x := l.next(it.x0, l.offset.x); x < it.x1; x += l.stride {
			dx, dy := l.buffer.view.ray(int(x), int(y))
			a, b := dx*dx+dy*dy+1, dx*it.c.X+dy*it.c.Y+it.c.Z
			disc := b*b - a*it.k
			if disc <= 0 {
				continue
			}
			root := math.Sqrt(disc)
			l.add(x, y, float32((b-root)/a), it.number)
			l.add(x, y, float32((b+root)/a), it.number)
		}
	}
}

func (l *layers) addTriangle(it *item, y0, y1 int32) {
	for y := l.next(y0, l.offset.y); y < y1; y += l.stride {
		sy := float64(y) + 0.5
		from, to := it.tri.span(sy, it.x0, it.x1)
		for x := l.next(from, l.offset.x); x < to; x += l.stride {
			l.add(x, y, float32(1/it.invZ.at(float64(x)+0.5, sy)), it.number)
		}
	}
}

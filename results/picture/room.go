package picture

// Memory of a picture that the next one is drawn in: as many bytes as a picture touches for the first time, the system clears page by page, which takes as long as a quarter of the picture.

import "image"

// Room is memory that pictures are drawn in, one at a time. The zero value has none yet.
type Room struct {
	depth  []float32 // of the samples
	item   []int32
	sums   []rgb       // of the pixels
	pixels []uint8     // of the picture
	maps   [][]float32 // of a share of the lights
}

// resized is v with n values, whatever they are.
func resized[T any](v []T, n int) []T {
	if cap(v) < n {
		return make([]T, n)
	}
	return v[:n]
}

// fill gives all values of v one: what lies there already is copied on, which takes half of the time of setting one after the other.
func fill[T any](v []T, value T) {
	const begin = 1 << 10
	for i := range min(len(v), begin) {
		v[i] = value
	}
	for done := begin; done < len(v); done += begin {
		copy(v[done:], v[:begin])
	}
}

// image is an empty picture in the memory of the one before.
func (r *Room) image(width, height int) *image.RGBA {
	r.pixels = resized(r.pixels, 4*width*height)
	return &image.RGBA{Pix: r.pixels, Stride: 4 * width, Rect: image.Rect(0, 0, width, height)}
}

// mapMemory is that of a light of a share.
func (r *Room) mapMemory(i, n int) []float32 {
	for len(r.maps) <= i {
		r.maps = append(r.maps, nil)
	}
	r.maps[i] = resized(r.maps[i], n)
	return r.maps[i]
}

package picture

// Memory of a picture that the next one is drawn in: as many bytes as a picture touches for the first time, the system clears page by page, which takes as long as a quarter of the picture.

import (
	"image"

	"gabion/internal/buffer"
)

// Room is memory that pictures are drawn in, one at a time. The zero value has none yet.
type Room struct {
	depth  []float32 // of the samples
	item   []int32
	sums   []rgb       // of the pixels
	pixels []uint8     // of the picture
	maps   [][]float32 // of a share of the lights
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
	r.pixels = buffer.Resize(r.pixels[:0], 4*width*height)
	return &image.RGBA{Pix: r.pixels, Stride: 4 * width, Rect: image.Rect(0, 0, width, height)}
}

// samples is memory of so many samples.
func (r *Room) samples(n int) (depth []float32, item []int32) {
	r.depth, r.item = buffer.Resize(r.depth[:0], n), buffer.Resize(r.item[:0], n)
	return r.depth, r.item
}

// mapMemory is that of a light of a share.
func (r *Room) mapMemory(i, n int) []float32 {
	for len(r.maps) <= i {
		r.maps = append(r.maps, nil)
	}
	r.maps[i] = buffer.Resize(r.maps[i][:0], n)
	return r.maps[i]
}

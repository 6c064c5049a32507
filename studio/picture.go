package studio

// Pictures that the server draws, for browsers that cannot.

import (
	"bytes"
	"context"
	"image/png"
	"net/http"
	"strconv"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
	"gabion/results/picture"
)

// mostPixels is how wide and high such a picture is at most.
const mostPixels = 4096

// picture answers with a frame as a PNG, seen as a whole, its particles coloured by a quantity that pictures know.
func (s *Server) picture(w http.ResponseWriter, r *http.Request) {
	run := s.findShown(w, r)
	if run == nil {
		return
	}
	k, err := strconv.Atoi(r.PathValue("frame"))
	if err != nil {
		fail(w, errNoFrame)
		return
	}
	f, err := run.frame(k)
	if err != nil {
		fail(w, err)
		return
	}
	o := pictureOptions(r, f)
	serveTagged(w, r, run.frameStamp(k)+r.URL.RawQuery, func() ([]byte, error) {
		w.Header().Set("Content-Type", "image/png")
		return drawn(r.Context(), f, run.up(), o)
	})
}

// pictureOptions are the width and height that a request asks for, and what the particles of the frame are coloured by.
func pictureOptions(r *http.Request, f *results.Frame) picture.Options {
	query := r.URL.Query()
	size := func(name string) int {
		n, err := strconv.Atoi(query.Get(name))
		if err != nil {
			n = 800
		}
		return min(max(n, 16), mostPixels)
	}
	o := picture.Options{Width: size("width"), Height: size("height")}
	if f.Particles.Len() > 0 {
		o.ColorBy = "speed"
	}
	return o
}

// drawn is a frame as a PNG.
func drawn(ctx context.Context, f *results.Frame, up r3.Vec, o picture.Options) ([]byte, error) {
	img, err := picture.Render(ctx, f, picture.Fit(f, up, float64(o.Width)/float64(o.Height)), o)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = png.Encode(&b, img)
	return b.Bytes(), err
}

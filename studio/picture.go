package studio

// Pictures that the server draws, for browsers that cannot.

import (
	"bytes"
	"context"
	"fmt"
	"image/png"
	"math"
	"net/http"
	"strconv"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
	"gabion/results/picture"
)

// mostPixels is how wide and high such a picture is at most.
const mostPixels = 4096

// vesselOpacity is how much of what it holds a vessel hides.
const vesselOpacity = 0.3

// picture answers with a frame as a PNG, seen as a whole or by the camera that is asked for, its particles coloured by a quantity that pictures know.
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
	camera, err := cameraOf(r, f, run.up(), o)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	serveTagged(w, r, run.frameStamp(k)+r.URL.RawQuery, func() ([]byte, error) {
		w.Header().Set("Content-Type", "image/png")
		return drawn(r.Context(), f, camera, o)
	})
}

// pictureOptions are the width and height that a request asks for, without the objects that it wants hidden, and what the particles of the frame are coloured by.
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
	o.Look.Opacity = map[string]float64{}
	for i := range f.Shapes {
		if f.Shapes[i].Seen == results.SeenInside {
			o.Look.Opacity[f.Shapes[i].Object] = vesselOpacity
		}
	}
	for _, object := range query["hide"] {
		o.Look.Opacity[object] = 0
	}
	return o
}

// cameraOf is the camera that a request asks for by where it stands and what it looks at, six numbers, m; where it asks for none, one that sees the frame as a whole.
func cameraOf(r *http.Request, f *results.Frame, up r3.Vec, o picture.Options) (picture.Camera, error) {
	c := picture.Fit(f, up, float64(o.Width)/float64(o.Height))
	text := r.URL.Query().Get("camera")
	if text == "" {
		return c, nil
	}
	var at [6]float64
	numbers := strings.Split(text, ",")
	if len(numbers) != len(at) {
		return c, fmt.Errorf("camera %q: accepted are six numbers, where it stands and what it looks at, in m", text)
	}
	for i, n := range numbers {
		v, err := strconv.ParseFloat(n, 64)
		if err != nil || math.IsNaN(v) || math.IsInf(v, 0) {
			return c, fmt.Errorf("camera %q: %q is no number", text, n)
		}
		at[i] = v
	}
	c.From, c.At = r3.Vec{X: at[0], Y: at[1], Z: at[2]}, r3.Vec{X: at[3], Y: at[4], Z: at[5]}
	return c, nil
}

// drawn is a frame as a PNG.
func drawn(ctx context.Context, f *results.Frame, c picture.Camera, o picture.Options) ([]byte, error) {
	img, err := picture.Render(ctx, f, c, o)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = png.Encode(&b, img)
	return b.Bytes(), err
}

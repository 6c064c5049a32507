package replay

import (
	"bytes"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// falling is a frame of some particles that fall, a ball and a wire.
func falling(k int) *results.Frame {
	const n = 500
	f := &results.Frame{Time: 0.01 * float64(k)}
	g := &f.Particles
	g.Groups, g.Scalars = []string{"a", "b"}, []results.Scalar{{Name: "dye", Unit: "1"}}
	for i := range n {
		if i == 7 && k > 20 {
			continue // has left
		}
		x := float64(i)
		v := -9.81 * f.Time * math.Mod(x, 3)
		g.ID, g.Group = append(g.ID, int64(i)), append(g.Group, int32(i%2))
		g.Position = append(g.Position, r3.Vec{X: math.Sin(x), Y: math.Cos(1.7 * x), Z: math.Mod(x, 5) + v*f.Time/2})
		g.Velocity, g.Radius = append(g.Velocity, r3.Vec{Z: v}), append(g.Radius, 0.02+0.01*math.Mod(x, 2))
		g.Scalars[0].Values = append(g.Scalars[0].Values, x/n)
	}
	f.Shapes = []results.Shape{{Name: "ball", Object: "ball", Kind: results.Sphere, Radius: 0.1, Position: r3.Vec{X: f.Time}, Body: 0}}
	f.Links = []results.Link{{Name: "wire", Object: "wire", To: r3.Vec{Z: 1 + f.Time}, Radius: 0.01, Force: 100 * f.Time}}
	return f
}

const recordedFrames = 40

// recordFrames writes frames from one on to a replay.
func recordFrames(t *testing.T, w *Writer, from, to int) {
	t.Helper()
	for k := from; k < to; k++ {
		if err := w.Add(falling(k)); err != nil {
			t.Fatal(err)
		}
	}
}

func folder(t *testing.T) *results.Folder {
	t.Helper()
	in, err := results.MakeFolder(t.TempDir(), results.OutputNames{FileName: ""})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { in.Close() })
	return in
}

func recorder(t *testing.T, in *results.Folder) *Writer {
	t.Helper()
	w, err := Create(in, r3.Vec{Z: 1})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { w.Close() })
	return w
}

// Any frame, in any order, is what was recorded, to a part in 65535 of its ranges; the file is small.
func TestFile(t *testing.T) {
	in := folder(t)
	recordFrames(t, recorder(t, in), 0, recordedFrames)
	text, err := os.ReadFile(in.Path(FileName))
	if err != nil {
		t.Fatal(err)
	}
	if perParticle := float64(len(text)) / (500 * recordedFrames); perParticle > 6 {
		t.Errorf("%.1f bytes a particle", perParticle)
	}
	r, err := NewReader(bytes.NewReader(text), int64(len(text)))
	if err != nil {
		t.Fatal(err)
	}
	if times := r.Times(); len(times) != recordedFrames || times[30] != falling(30).Time {
		t.Fatalf("times %v", times)
	}
	if scene, err := Decode(r.Scene()); err != nil || scene.Blocks == nil {
		t.Errorf("scene: %v", err)
	}
	for i, k := range []int{39, 0, 5, 6, 7, 21, 20, 35, 16, 15, 18, 17, 39, 15} {
		f := falling(k)
		if i == 5 {
			r.most = r.bytes / 5 // few are kept, and the last one alone
		} else if i == 10 {
			r.most = 0
		}
		data, err := r.Frame(k)
		if err != nil {
			t.Fatal(err)
		}
		if r.bytes > r.most && len(r.kept) > 1 {
			t.Errorf("%d bytes of %d frames are kept, more than %d", r.bytes, len(r.kept), r.most)
		}
		scene := NewScene(falling(0), r3.Vec{Z: 1})
		if want, err := scene.whole(f); err != nil || !bytes.Equal(data, want) {
			t.Errorf("frame %d is not what was recorded: %v", k, err)
		}
		shown, err := r.Shown(k, "speed")
		if err != nil {
			t.Fatal(err)
		}
		p, err := Decode(shown)
		if err != nil {
			t.Fatal(err)
		}
		var h frameHeader
		if err := json.Unmarshal(p.Header, &h); err != nil || h.Scalar == nil || h.Scalar.Name != "speed" || h.Particles != f.Particles.Len() || h.Time != f.Time {
			t.Errorf("header %s, %v", p.Header, err)
		}
		if _, _, found := p.Block("id"); found {
			t.Error("the page gets identifiers")
		}
	}
}

// A replay that is gone on with is that of a run that was not interrupted, to the byte.
func TestResumeFile(t *testing.T) {
	whole, parts := folder(t), folder(t)
	recordFrames(t, recorder(t, whole), 0, recordedFrames)
	w := recorder(t, parts)
	recordFrames(t, w, 0, 21)
	at := w.Position()
	recordFrames(t, w, 21, 25) // lost
	w.Close()
	again, err := Resume(parts, r3.Vec{Z: 1}, at)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	recordFrames(t, again, 21, recordedFrames)
	want, err := os.ReadFile(whole.Path(FileName))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(parts.Path(FileName)); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%d bytes, want %d: %v", len(got), len(want), err)
	}
}

// A file that is cut off can be read up to its last whole record, and further when it has grown.
func TestCutFile(t *testing.T) {
	in := folder(t)
	recordFrames(t, recorder(t, in), 0, recordedFrames)
	file, err := os.Open(filepath.Clean(in.Path(FileName)))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		t.Fatal(err)
	}
	r, err := NewReader(file, info.Size()/2)
	if err != nil {
		t.Fatal(err)
	}
	half := len(r.Times())
	if half == 0 || half >= recordedFrames {
		t.Fatalf("%d frames in half of the file", half)
	}
	if _, err := r.Frame(half - 1); err != nil {
		t.Error(err)
	}
	if err := r.Extend(info.Size()); err != nil || len(r.Times()) != recordedFrames {
		t.Errorf("%d frames, %v", len(r.Times()), err)
	}
	if _, err := r.Frame(half); err != nil {
		t.Error(err)
	}
}

// Bytes that are no replay give errors, and frames that are read are packets.
func FuzzReader(f *testing.F) {
	in, err := results.MakeFolder(f.TempDir(), results.OutputNames{FileName: ""})
	if err != nil {
		f.Fatal(err)
	}
	w, err := Create(in, r3.Vec{Z: 1})
	if err != nil {
		f.Fatal(err)
	}
	for k := range 3 {
		if err := w.Add(falling(k)); err != nil {
			f.Fatal(err)
		}
	}
	w.Close()
	in.Close()
	text, err := os.ReadFile(in.Path(FileName))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add(text[:len(text)/2])
	f.Add([]byte(fileMagic))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			return
		}
		for k := range r.Times() {
			whole, err := r.Frame(k)
			if err != nil {
				continue
			}
			if _, err := Decode(whole); err != nil {
				t.Errorf("frame %d: %v", k, err)
			}
		}
	})
}

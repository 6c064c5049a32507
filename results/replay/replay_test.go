package replay

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

func testFrame(time float64) *results.Frame {
	f := &results.Frame{Time: time}
	for i := range 100 {
		s, c := math.Sincos(float64(i))
		f.Particles.ID = append(f.Particles.ID, int64(i))
		f.Particles.Position = append(f.Particles.Position, r3.Vec{X: s, Y: c, Z: time + float64(i)/100})
		f.Particles.Radius = append(f.Particles.Radius, 0.01*(1+s*s))
		f.Particles.Velocity = append(f.Particles.Velocity, r3.Vec{X: float64(i)})
	}
	turn := quat.Number(r3.NewRotation(time, r3.Vec{X: 1, Y: 2, Z: 3}))
	f.Shapes = []results.Shape{
		{Name: "ball", Kind: results.Sphere, Radius: 0.1, Position: r3.Vec{X: time}, Body: 0},
		{Name: "block", Kind: results.Box, Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.3}, Position: r3.Vec{Y: 1}, Orientation: turn, Body: 1},
		results.PlaneAt(r3.Vec{Z: -0.5}, r3.Vec{Z: 1}, 0),
	}
	f.Links = []results.Link{
		{Name: "edge", Element: -1, Static: true, To: r3.Vec{X: 1}},
		{Name: "rope", To: r3.Vec{X: 1 + time}, Radius: 0.01, Force: 100 * time, Plastic: time},
		{Name: "gone", To: r3.Vec{Z: 1}, Element: 1, Broken: time > 0},
	}
	return f
}

// floats are the numbers of a block in single precision.
func floats(t *testing.T, p *Packet, name string) []float64 {
	t.Helper()
	b, data, found := p.Block(name)
	if !found || b.Type != Float32 {
		t.Fatalf("no block %s of single precision: %+v", name, p.Blocks)
	}
	out := make([]float64, b.Width*b.Count)
	for i := range out {
		out[i] = float64(math.Float32frombits(binary.LittleEndian.Uint32(data[4*i:])))
	}
	return out
}

func packet(t *testing.T, data []byte, err error) *Packet {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	p, err := Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// What goes on as it did is foreseen to the bit, modulo 65536; of packets of another size the last one is what comes nearest.
func TestExtrapolated(t *testing.T) {
	at := func(x ...uint16) *Packet {
		var b blocks
		b.begin("position", Uint16, 4, len(x)/4)
		for _, v := range x {
			b.uint16(v)
		}
		data, err := b.pack(frameHeader{Kind: "frame", Blocks: b.list})
		return packet(t, data, err)
	}
	numbers := func(p *Packet) (list []uint16) {
		_, data, _ := p.Block("position")
		for k := 0; k < len(data); k += 2 {
			list = append(list, binary.LittleEndian.Uint16(data[k:]))
		}
		return list
	}
	before, last := at(10, 65530, 7, 100), at(12, 2, 7, 90)
	if got, want := numbers(Extrapolated(last, before)), []uint16{14, 10, 7, 80}; !slices.Equal(got, want) {
		t.Errorf("goes on to %v, want %v", got, want)
	}
	if !slices.Equal(numbers(last), []uint16{12, 2, 7, 90}) {
		t.Error("the last packet has been changed")
	}
	if more := at(1, 2, 3, 4, 5, 6, 7, 8); Extrapolated(more, last) != more || Extrapolated(last, nil) != last {
		t.Error("a packet of another size is gone on from")
	}
}

// A quantity loses its last bits only, and what is not a number stays that.
func TestCoarseScalar(t *testing.T) {
	s := NewScene(testFrame(0), r3.Vec{Z: 1})
	f := testFrame(0)
	f.Particles.Velocity[7].X = math.NaN()
	data, err := s.Frame(f, "speed")
	p, fine := packet(t, slices.Clone(data), err), packet(t, data, err)
	CoarseScalar(p, 12)
	_, got, _ := p.Block("scalar")
	_, was, _ := fine.Block("scalar")
	for k := 0; k < len(got); k += 2 {
		a, b := binary.LittleEndian.Uint16(got[k:]), binary.LittleEndian.Uint16(was[k:])
		if want := b &^ 15; a != want && !(b == math.MaxUint16 && a == b) {
			t.Fatalf("number %d: %d of %d", k/2, a, b)
		}
	}
	CoarseScalar(fine, 16)
	if _, same, _ := fine.Block("scalar"); !bytes.Equal(same, was) {
		t.Error("16 bits are not all")
	}
}

// The panels that a fluid presses on come as triangles, each with the pressure on its panel; without a fluid there is nothing of them.
func TestPanels(t *testing.T) {
	f := testFrame(0)
	s := NewScene(f, r3.Vec{Z: 1})
	data, err := s.Frame(f, "")
	if _, _, found := packet(t, data, err).Block("panel"); found {
		t.Error("there are panels in a frame without")
	}
	corner := func(k float64) r3.Vec { return r3.Vec{X: k, Y: k * k, Z: 1} }
	f.Panels = []results.Panel{
		{Load: "mud", Corners: []r3.Vec{corner(0), corner(1), corner(2)}, Pressure: 5},
		{Load: "mud", Corners: []r3.Vec{corner(3), corner(4), corner(5), corner(6)}, Pressure: 7},
	}
	data, err = s.Frame(f, "")
	p := packet(t, data, err)
	var want []float64
	for _, k := range []float64{0, 1, 2, 3, 4, 5, 3, 5, 6} {
		want = append(want, k, k*k, 1)
	}
	if got := floats(t, p, "panel"); !slices.Equal(got, want) {
		t.Errorf("triangles %v, want %v", got, want)
	}
	if got := floats(t, p, "panel_pressure"); !slices.Equal(got, []float64{5, 7, 7}) {
		t.Errorf("pressures %v", got)
	}
}

// The fluid comes with the points of its surface, of which some are no numbers, and its flow; in files too. Without one there is nothing of it.
func TestFluid(t *testing.T) {
	f := testFrame(0)
	s := NewScene(f, r3.Vec{Z: 1})
	data, err := s.Frame(f, "")
	if p := packet(t, data, err); bytes.Contains(p.Header, []byte("fluid")) {
		t.Error("there is a fluid in a frame without")
	}
	f.Fluid = &results.Fluid{
		Columns: 2, Surface: []r3.Vec{{X: 1}, {Y: 2}, {X: math.NaN(), Y: math.NaN(), Z: math.NaN()}, {Z: 3}}, Level: [2]float64{0, 3}, Spacing: 0.5,
		Flow: []results.Flow{{Point: r3.Vec{X: 4, Y: 5, Z: 6}, Velocity: r3.Vec{X: 7, Y: 8, Z: 9}}},
	}
	for _, make := range []func() ([]byte, error){func() ([]byte, error) { return s.Frame(f, "") }, func() ([]byte, error) { return s.whole(f) }} {
		data, err := make()
		p := packet(t, data, err)
		var h frameHeader
		if err := json.Unmarshal(p.Header, &h); err != nil || h.Fluid == nil || *h.Fluid != (fluidHeader{2, [2]float64{0, 3}, 0.5}) {
			t.Fatalf("%+v, %v", h.Fluid, err)
		}
		points := floats(t, p, "surface")
		if !slices.Equal(points[:6], []float64{1, 0, 0, 0, 2, 0}) || !math.IsNaN(points[6]) || points[11] != 3 {
			t.Errorf("points %v", points)
		}
		if got := floats(t, p, "flow"); !slices.Equal(got, []float64{4, 5, 6, 7, 8, 9}) {
			t.Errorf("flow %v", got)
		}
		if back, err := restore(Difference(nil, p, p), p); err != nil || !bytes.Equal(back, data) {
			t.Errorf("a file gives back another packet, %v", err)
		}
	}
}

// Positions come back to half of two parts of the box at most, a quantity to a part of its range, with its unit; poses, ends and states as they are.
func TestFrame(t *testing.T) {
	s := NewScene(testFrame(0), r3.Vec{Z: 1})
	f := testFrame(0.5)
	f.Particles.Velocity[7].X = math.NaN()
	data, err := s.Frame(f, "speed")
	p := packet(t, data, err)
	var h frameHeader
	if err := json.Unmarshal(p.Header, &h); err != nil {
		t.Fatal(err)
	}
	_, raw, _ := p.Block("position")
	for i, want := range f.Particles.Position {
		word := func(k int) float64 { return float64(binary.LittleEndian.Uint16(raw[8*i+2*k:])) / 65535 }
		got := r3.Vec{X: h.Low[0] + word(0)*(h.High[0]-h.Low[0]), Y: h.Low[1] + word(1)*(h.High[1]-h.Low[1]), Z: h.Low[2] + word(2)*(h.High[2]-h.Low[2])}
		if r3.Norm(r3.Sub(got, want)) > 4./65535*math.Sqrt(3)/2 || math.Abs(word(3)*h.MaxRadius-f.Particles.Radius[i]) > h.MaxRadius/65535 {
			t.Fatalf("particle %d at %v, want %v", i, got, want)
		}
	}
	if h.Scalar == nil || *h.Scalar != (scalarRange{"speed", "m/s", 0, 99}) {
		t.Fatalf("quantity %+v", h.Scalar)
	}
	_, raw, _ = p.Block("scalar")
	for i := range 100 {
		got := binary.LittleEndian.Uint16(raw[2*i:])
		if want := float64(i) / 99; i == 7 && got != 65535 || i != 7 && math.Abs(float64(got)/65534-want) > 1./65534 {
			t.Errorf("quantity of %d is %d", i, got)
		}
	}
	if poses := floats(t, p, "pose"); len(poses) != 14 || poses[0] != 0.5 || poses[13] != float64(float32(f.Shapes[1].Orientation.Real)) {
		t.Errorf("poses %v", poses)
	}
	if ends := floats(t, p, "ends"); len(ends) != 12 || ends[3] != 1.5 {
		t.Errorf("ends %v", ends)
	}
	if _, state, _ := p.Block("state"); !bytes.Equal(state, []byte{Yielded, Broken}) {
		t.Errorf("states %v", state)
	}
	if len(data) > 1200+10*100 {
		t.Errorf("%d bytes for 100 particles", len(data))
	}
}

// Where the box is large beside the particles their positions keep single precision.
func TestLargeBox(t *testing.T) {
	f := testFrame(0)
	f.Particles.Position[3].X = 1000
	data, err := NewScene(f, r3.Vec{}).Frame(f, "")
	p := packet(t, data, err)
	if got := floats(t, p, "position"); math.Abs(got[12]-1000-1) > 0.1 || len(got) != 400 {
		t.Errorf("%d numbers, %v", len(got), got[12:16])
	}
}

// A frame of other shapes is no frame of the scene.
func TestOtherFrame(t *testing.T) {
	f := testFrame(0)
	s := NewScene(f, r3.Vec{})
	other := testFrame(0)
	other.Shapes = other.Shapes[:1]
	if _, err := s.Frame(other, ""); err == nil {
		t.Error("no error")
	}
}

// The pose of a mesh whose points have moved together is found from them.
func TestPoseOfMesh(t *testing.T) {
	points := []r3.Vec{{X: 1}, {X: 1, Y: 0.5}, {Y: 2, Z: 0.1}, {Z: -3}}
	for _, angle := range []float64{0, 1e-3, 1, 3, math.Pi, 4} {
		for _, axis := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}, {X: 1, Y: -2, Z: 0.5}} {
			q, shift := quat.Number(r3.NewRotation(angle, axis)), r3.Vec{X: 5, Y: -1, Z: 2}
			moved := make([]r3.Vec, len(points))
			for i, p := range points {
				moved[i] = r3.Add(shift, results.Rotate(q, p))
			}
			at, turned, err := poseOf(&results.Shape{Kind: results.Mesh, Vertices: points}, &results.Shape{Kind: results.Mesh, Vertices: moved})
			if err != nil {
				t.Fatal(err)
			}
			for i, p := range points {
				if got := r3.Add(at, results.Rotate(turned, p)); r3.Norm(r3.Sub(got, moved[i])) > 1e-12 {
					t.Errorf("angle %g about %v: point %d at %v, want %v", angle, axis, i, got, moved[i])
				}
			}
		}
	}
}

// The scene has the geometry of all shapes; unbounded planes end near the rest.
func TestScene(t *testing.T) {
	data, err := NewScene(testFrame(0), r3.Vec{Y: 2}).Packet()
	p := packet(t, data, err)
	var h sceneHeader
	if err := json.Unmarshal(p.Header, &h); err != nil {
		t.Fatal(err)
	}
	if h.Up != [3]float64{0, 1, 0} || len(h.Shapes) != 3 || h.Shapes[0].Radius != 0.1 || h.Shapes[1].Triangles[1] != 12 || !h.Shapes[2].Static || len(h.Links) != 3 || !h.Links[0].Edge {
		t.Errorf("%+v", h)
	}
	for _, x := range floats(t, p, "point") {
		if math.Abs(x) > 4 {
			t.Errorf("a point at %g", x)
		}
	}
}

// Bytes that are no packet give an error, or blocks that lie within them.
// A plane that moves is drawn where it is, whether it comes as a plane, or as the part of it that a frame for ParaView has.
func TestPlaneMoves(t *testing.T) {
	at := func(time float64, ball r3.Vec) *results.Frame {
		f := testFrame(time)
		f.Shapes[0].Position = ball
		lid := results.PlaneAt(r3.Vec{X: 0.3, Z: 0.5 - time}, r3.Unit(r3.Vec{X: 0.1 + time, Y: 0.2, Z: -1}), 0)
		lid.Static = false
		f.Shapes[2] = lid
		return f
	}
	first, later := at(0, r3.Vec{X: 3}), at(0.4, r3.Vec{Y: -7})
	for name, cut := range map[string]bool{"plane": false, "part": true} {
		if cut {
			first.Shapes, later.Shapes = world(first.Bounded(1)), world(later.Bounded(1))
		}
		s := NewScene(first, r3.Vec{})
		data, err := s.Packet()
		scene := packet(t, data, err)
		data, err = s.Frame(later, "")
		poses, points := floats(t, packet(t, data, err), "pose"), floats(t, scene, "point")
		pose := poses[len(poses)-7:]
		turn := quat.Number{Imag: pose[3], Jmag: pose[4], Kmag: pose[5], Real: pose[6]}
		var h sceneHeader
		if err := json.Unmarshal(scene.Header, &h); err != nil {
			t.Fatal(err)
		}
		part := h.Shapes[2].Points
		if h.Shapes[2].Seen != results.SeenFront || part[1] < 3 {
			t.Fatalf("%s: %+v", name, h.Shapes[2])
		}
		for i := part[0]; i < part[0]+part[1]; i++ {
			p := r3.Add(r3.Vec{X: pose[0], Y: pose[1], Z: pose[2]}, results.Rotate(turn, r3.Vec{X: points[3*i], Y: points[3*i+1], Z: points[3*i+2]}))
			if off := r3.Dot(r3.Sub(p, r3.Vec{X: 0.3, Z: 0.1}), r3.Unit(r3.Vec{X: 0.5, Y: 0.2, Z: -1})); math.Abs(off) > 1e-5 {
				t.Errorf("%s: corner %v lies %g before the plane", name, p, off)
			}
		}
	}
}

// world are shapes as they are read from frames for ParaView: meshes in world axes.
func world(shapes []results.Shape) []results.Shape {
	for i := range shapes {
		s := &shapes[i]
		if s.Kind == results.Mesh {
			m := s.Tessellate(0)
			*s = results.Shape{Name: s.Name, Kind: results.Mesh, Body: s.Body, Static: s.Static, Seen: s.Seen, Vertices: m.Points, Triangles: m.Triangles}
		}
	}
	return shapes
}

// Numbers of any size come back from their planes, whether the packet before has fewer, as many or more of them, or there is none.
func TestPlanes(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	bytes := func(n int) []byte {
		out := make([]byte, n)
		for i := range out {
			out[i] = byte(random.Uint32())
		}
		return out
	}
	for _, size := range []int{1, 2, 4, 8} {
		for _, width := range []int{1, 3, 4, 7} {
			for _, had := range []int{0, 1, 8, 9, 10, 50} {
				item := size * width
				data, before := bytes(9*item), bytes(had*item)
				planes, back := make([]byte, len(data)), make([]byte, len(data))
				toPlanes(planes, data, size, width, before)
				fromPlanes(back, planes, size, width, before)
				if !slices.Equal(back, data) {
					t.Errorf("%d numbers of %d bytes to an item, %d items after %d: %x comes back as %x", width, size, 9, had, data, back)
				}
			}
		}
	}
}

func FuzzDecode(f *testing.F) {
	s := NewScene(testFrame(0), r3.Vec{})
	scene, _ := s.Packet()
	frame, _ := s.Frame(testFrame(1), "speed")
	f.Add(scene)
	f.Add(frame)
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := Decode(data)
		if err != nil {
			return
		}
		for _, b := range p.Blocks {
			if found, bytes, _ := p.Block(b.Name); len(bytes) != found.size() || len(bytes) > len(data) {
				t.Fatalf("block %+v has %d bytes", found, len(bytes))
			}
		}
	})
}

// A difference that no writer has written gives an error, or a packet that is no longer than it and the gaps before its blocks.
func FuzzRestore(f *testing.F) {
	s := NewScene(testFrame(0), r3.Vec{})
	first, _ := s.whole(testFrame(0))
	second, _ := s.whole(testFrame(1))
	before, err := Decode(first)
	if err != nil {
		f.Fatal(err)
	}
	after, err := Decode(second)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(Difference(nil, before, nil))
	f.Add(Difference(nil, after, before))
	many := []byte(`{"blocks":[` + strings.Repeat(`{"type":"uint8","width":1,"count":64},`, 63) + `{"type":"uint8","width":1,"count":64}]}`)
	f.Add(slices.Concat(binary.LittleEndian.AppendUint32(nil, uint32(len(many))), many, make([]byte, 64)))
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, p := range []*Packet{nil, before} {
			whole, err := restore(data, p)
			if err != nil {
				continue
			}
			read, err := Decode(whole)
			if err != nil {
				t.Fatal(err)
			}
			if most := len(data) + len(Magic) + 7*len(read.Blocks); cap(whole) > most+most/4+64 {
				t.Errorf("%d bytes take %d", len(data), cap(whole))
			}
		}
	})
}

// BenchmarkFrame times the packet of a frame of very many particles, coloured by their speed.
func BenchmarkFrame(b *testing.B) {
	const n = 1_000_000
	random := rand.New(rand.NewPCG(1, 2))
	vector := func() r3.Vec { return r3.Vec{X: random.Float64(), Y: random.Float64(), Z: random.Float64()} }
	g := results.Particles{Position: make([]r3.Vec, n), Radius: make([]float64, n), Velocity: make([]r3.Vec, n)}
	for i := range n {
		g.Position[i], g.Radius[i], g.Velocity[i] = vector(), 0.004+0.001*random.Float64(), vector()
	}
	f := &results.Frame{Particles: g}
	s := NewScene(f, r3.Vec{})
	for b.Loop() {
		if _, err := s.Frame(f, "speed"); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/particle")
}

// BenchmarkRestore times a frame of very many particles that is read as the difference to the one before.
func BenchmarkRestore(b *testing.B) {
	const n = 100_000
	random := rand.New(rand.NewPCG(1, 2))
	vector := func() r3.Vec { return r3.Vec{X: random.Float64(), Y: random.Float64(), Z: random.Float64()} }
	g := results.Particles{Position: make([]r3.Vec, n), Radius: make([]float64, n), Velocity: make([]r3.Vec, n)}
	f := &results.Frame{Particles: g}
	var packets [2]*Packet
	s := NewScene(f, r3.Vec{})
	for k := range packets {
		for i := range n {
			g.Position[i], g.Radius[i], g.Velocity[i] = vector(), 0.004+0.001*random.Float64(), vector()
		}
		data, err := s.whole(f)
		if err != nil {
			b.Fatal(err)
		}
		if packets[k], err = Decode(data); err != nil {
			b.Fatal(err)
		}
	}
	data := Difference(nil, packets[1], packets[0])
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if _, err := restore(data, packets[0]); err != nil {
			b.Fatal(err)
		}
	}
}

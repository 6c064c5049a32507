package studio

// The replay that a run has left: its frames, and what they tell of what is picked.

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"slices"

	"gabion/internal/input"
	"gabion/results"
	"gabion/results/replay"
)

// replayed is the replay of a recording, opened as long as it is the same file.
type replayed struct {
	file   *os.File
	reader *replay.Reader
	size   int64
}

// openReplay opens the replay of a recording, or goes on with its list where it has grown; nil where there is none. The lock is held.
func (r *recording) openReplay() (*replay.Reader, error) {
	info, err := r.root.Stat(replay.FileName)
	if err != nil || !info.Mode().IsRegular() {
		return nil, nil
	}
	if p := r.replay; p != nil {
		if was, err := p.file.Stat(); err == nil && os.SameFile(was, info) && info.Size() >= p.size {
			p.size = info.Size()
			return p.reader, p.reader.Extend(info.Size())
		}
		p.file.Close()
		r.replay = nil
	}
	file, err := r.root.OpenFile(replay.FileName, input.Flags, 0)
	if err != nil {
		return nil, err
	}
	reader, err := replay.NewReader(file, info.Size())
	if err != nil {
		file.Close()
		return nil, fmt.Errorf("%s: %w", replay.FileName, err)
	}
	r.replay = &replayed{file, reader, info.Size()}
	return reader, nil
}

// times are those of the frames that can be shown, s: of the replay if there is one, else of the frames for ParaView.
func (r *recording) times() ([]float64, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if played, err := r.openReplay(); err != nil {
		return nil, err
	} else if played != nil {
		return played.Times(), nil
	}
	list, err := r.refresh()
	times := make([]float64, len(list))
	for i := range list {
		times[i] = list[i].Time
	}
	return times, err
}

// item is what is known of a thing in a frame: exactly, where a frame for ParaView is of the same time.
func (r *recording) item(k int, kind string, number int) (*item, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	played, err := r.openReplay()
	if err != nil {
		return nil, err
	}
	if played == nil {
		return r.exactItem(k, kind, number)
	}
	times := played.Times()
	if k < 0 || k >= len(times) {
		return nil, errNoFrame
	}
	list, err := r.refresh()
	if err != nil {
		return nil, err
	}
	data, err := played.Frame(k)
	if err != nil {
		return nil, err
	}
	if exact := slices.IndexFunc(list, func(f results.ListedFrame) bool { return f.Time == times[k] }); exact >= 0 {
		f, err := r.readFrame(exact)
		if err != nil {
			return nil, err
		}
		if same, err := numberIn(f, played.Scene(), kind, number); same >= 0 || err != nil {
			return itemOf(f, kind, same), err
		}
	}
	return replayItem(played.Scene(), data, kind, number)
}

func (r *recording) exactItem(k int, kind string, number int) (*item, error) {
	f, err := r.readFrame(k)
	if err != nil {
		return nil, err
	}
	return itemOf(f, kind, number), nil
}

// replayItem is what the packet of a frame in a file tells of a thing: numbers to a part in 65535 of their ranges. The names are those of the scene.
func replayItem(scene, frame []byte, kind string, number int) (*item, error) {
	s, err := replay.ReadScene(scene)
	if err != nil {
		return nil, err
	}
	p, err := replay.Decode(frame)
	if err != nil {
		return nil, err
	}
	switch {
	case number < 0:
	case kind == "particle":
		return replayParticle(s, p, number)
	case kind == "shape" && number < len(s.Shapes):
		shape := &s.Shapes[number]
		i := &item{Title: shape.Name, Object: shape.Object}
		pose := numbers(p, "pose", shape.Moving, 7)
		if pose == nil {
			i.add("kind", "", "at rest")
			i.At, err = replay.ShapeAtRest(scene, number)
			return i, err
		}
		i.At = [3]float64{pose[0], pose[1], pose[2]}
		i.add("position", "m", pose[:3])
		i.add("orientation", "", []float64{pose[6], pose[3], pose[4], pose[5]})
		return i, nil
	case kind == "link" && number < len(s.Links):
		link := &s.Links[number]
		i := &item{Title: link.Name, Object: link.Object}
		ends := numbers(p, "ends", link.Moving, 6)
		if ends == nil {
			i.add("kind", "", "edge of a container")
			i.At, err = replay.EdgeAtRest(scene, number)
			return i, err
		}
		i.At = [3]float64{(ends[0] + ends[3]) / 2, (ends[1] + ends[4]) / 2, (ends[2] + ends[5]) / 2}
		if force := numbers(p, "tension", link.Moving, 1); force != nil {
			i.number("tension", "N", force[0])
		}
		i.number("length", "m", math.Hypot(math.Hypot(ends[0]-ends[3], ends[1]-ends[4]), ends[2]-ends[5]))
		i.add("from", "m", ends[:3])
		i.add("to", "m", ends[3:])
		return i, nil
	}
	return nil, nil
}

// numbers are those of an item of a block in single precision; nil without it.
func numbers(p *replay.Packet, block string, number, width int) []float64 {
	b, data, found := p.Block(block)
	if !found || b.Type != replay.Float32 || b.Width != width || number < 0 || number >= b.Count {
		return nil
	}
	list := make([]float64, width)
	for k := range list {
		list[k] = float64(math.Float32frombits(binary.LittleEndian.Uint32(data[4*(number*width+k):])))
	}
	return list
}

// replayParticle is what is known of a particle.
func replayParticle(s *replay.SceneNames, p *replay.Packet, number int) (*item, error) {
	particle, err := replay.ParticleOf(p, number)
	if err != nil || particle == nil {
		return nil, err
	}
	i := &item{Title: fmt.Sprintf("particle %d", particle.ID), At: particle.Position}
	i.add("identifier", "", particle.ID)
	if particle.Group >= 0 && particle.Group < len(s.Groups) {
		i.Object = s.Groups[particle.Group]
		i.add("group", "", i.Object)
	}
	i.add("position", "m", particle.Position)
	i.number("radius", "m", particle.Radius)
	for _, q := range particle.Scalars {
		i.add(q.Name, q.Unit, results.Real(q.Value))
	}
	i.add("precision", "", "that of the replay: a part in 65535 of each range")
	return i, nil
}

// numberIn is the number in a frame for ParaView of a thing that has another number in the scene of a replay; -1 where none or several of the frame have its name.
func numberIn(f *results.Frame, scene []byte, kind string, number int) (int, error) {
	s, err := replay.ReadScene(scene)
	if err != nil || number < 0 {
		return -1, err
	}
	found := -1
	see := func(k int, name, object string, want replay.Name) {
		switch {
		case name != want.Name || object != want.Object:
		case found == -1:
			found = k
		default:
			found = -2
		}
	}
	switch {
	case kind == "particle":
		return number, nil // both go by identifiers
	case kind == "shape" && number < len(s.Shapes):
		for k := range f.Shapes {
			see(k, f.Shapes[k].Name, f.Shapes[k].Object, s.Shapes[number])
		}
	case kind == "link" && number < len(s.Links):
		for k := range f.Links {
			see(k, f.Links[k].Name, f.Links[k].Object, s.Links[number])
		}
	}
	return max(found, -1), nil
}

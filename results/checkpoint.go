package results

// Checkpoints: the whole state of a run in one checksummed file, of which the last two are kept.

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gabion/internal/input"
)

// CheckpointFolder is the name of the folder of checkpoints in a run's folder.
const CheckpointFolder = "checkpoints"

const (
	checkpointMagic   = "GABIONCP"
	checkpointVersion = 2
	checkpointsKept   = 2
)

// ErrNoCheckpoint is returned when there is nothing to resume from.
var ErrNoCheckpoint = errors.New("no checkpoint")

// Checkpoint is the state of a run at one step and what the writers need to go on from there.
type Checkpoint struct {
	ModelHash    string        `json:"model_hash"` // of the resolved model, see Hash
	Model        string        `json:"model"`      // resolved, for telling what another one differs in
	Version      string        `json:"version"`    // of the program
	Layout       string        `json:"layout"`     // of State, see Layout
	Device       string        `json:"device"`     // kind of device; another kind gives other bits
	Time         float64       `json:"time"`       // s
	Step         int64         `json:"step"`
	StepTarget   StepTarget    `json:"step_target"` // under way
	History      Position      `json:"history"`
	Audit        Position      `json:"audit"`
	Replay       Position      `json:"replay"`
	Trajectories Position      `json:"trajectories"`
	Frames       []ListedFrame `json:"frames"`            // written
	Changes      []Change      `json:"changes,omitempty"` // of the model so far
	Origin       *Origin       `json:"origin,omitempty"`  // of a branch
	Peaks        []Peak        `json:"peaks,omitempty"`   // of loads so far
	State        Pieces        `json:"-"`                 // of the simulation, in its own encoding
}

// Origin is the saved state of another run that a run has begun with.
type Origin struct {
	Folder string  `json:"folder"` // of the other run
	Time   float64 `json:"time"`   // s
	Step   int64   `json:"step"`
}

// ListedFrame is a frame for ParaView that has been written.
type ListedFrame struct {
	Time  float64      `json:"time"` // s
	Parts []ListedPart `json:"parts"`
}

// ListedPart is one file of a frame.
type ListedPart struct {
	Number int    `json:"number"` // the same for one name in all frames
	Name   string `json:"name"`   // as ParaView shows it
	File   string `json:"file"`   // relative to the run's folder
}

// StepTarget is the next time at which something is recorded, and the length of the equal steps that lead there.
type StepTarget struct {
	Time      float64 `json:"time"`      // s
	Requested float64 `json:"requested"` // step of the model, s
	Step      float64 `json:"step"`      // that divides the time to the target, s
}

// Hash returns the hash of a resolved model as a checkpoint records it.
func Hash(model []byte) string { return fmt.Sprintf("%x", sha256.Sum256(model)) }

// WriteCheckpoint writes c in a run's folder durably and atomically, then removes all but the last two. When it fails, for a
// full disk say, the checkpoints already there are untouched.
//
// Layout, little endian: magic, version uint32, length uint32 and JSON header, length uint64 and state, SHA-256 of all before.
func WriteCheckpoint(in *Folder, c *Checkpoint) error {
	if err := in.WriteFileSync(fmt.Sprintf("%s/%012d.checkpoint", CheckpointFolder, c.Step), c.encode); err != nil {
		return err
	}
	return pruneCheckpoints(in)
}

func (c *Checkpoint) encode(w io.Writer) error {
	header, err := json.Marshal(c)
	if err != nil {
		return err
	}
	sum := sha256.New()
	out := io.MultiWriter(w, sum)
	start := make([]byte, 0, len(checkpointMagic)+8+len(header)+8)
	start = append(start, checkpointMagic...)
	start = binary.LittleEndian.AppendUint32(start, checkpointVersion)
	start = binary.LittleEndian.AppendUint32(start, uint32(len(header)))
	start = append(start, header...)
	start = binary.LittleEndian.AppendUint64(start, uint64(c.State.Len()))
	if _, err := out.Write(start); err != nil {
		return err
	}
	for _, piece := range c.State {
		if _, err := out.Write(piece); err != nil {
			return err
		}
	}
	_, err = w.Write(sum.Sum(nil))
	return err
}

func pruneCheckpoints(in *Folder) error {
	paths, err := listCheckpoints(in.Path(CheckpointFolder))
	if err != nil {
		return err
	}
	for ; len(paths) > checkpointsKept; paths = paths[1:] {
		if name := CheckpointFolder + "/" + filepath.Base(paths[0]); in.Wrote(name) {
			if err := in.remove(name); err != nil {
				return err
			}
		}
	}
	return nil
}

// listCheckpoints returns the checkpoints in folder, oldest first.
func listCheckpoints(folder string) ([]string, error) {
	paths, err := filepath.Glob(filepath.Join(folder, "*.checkpoint"))
	slices.Sort(paths)
	return paths, err
}

// ReadCheckpoint reads and verifies the checkpoint at path.
func ReadCheckpoint(path string) (*Checkpoint, error) {
	data, err := input.Read(context.Background(), path, math.MaxInt64)
	if err != nil {
		return nil, err
	}
	c, err := decodeCheckpoint(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return c, nil
}

func decodeCheckpoint(data []byte) (*Checkpoint, error) {
	const fixed = len(checkpointMagic) + 8
	if len(data) < fixed+8+sha256.Size || string(data[:len(checkpointMagic)]) != checkpointMagic {
		return nil, errors.New("not a checkpoint, or cut off")
	}
	if v := binary.LittleEndian.Uint32(data[len(checkpointMagic):]); v != checkpointVersion {
		return nil, fmt.Errorf("checkpoint layout %d, this program reads %d", v, checkpointVersion)
	}
	body, sum := data[:len(data)-sha256.Size], data[len(data)-sha256.Size:]
	if got := sha256.Sum256(body); !bytes.Equal(got[:], sum) {
		return nil, errors.New("damaged: the checksum does not fit")
	}
	rest := body[fixed:]
	header := uint64(binary.LittleEndian.Uint32(data[fixed-4:]))
	if header+8 > uint64(len(rest)) {
		return nil, errors.New("damaged: header longer than the file")
	}
	var c Checkpoint
	if err := json.Unmarshal(rest[:header], &c); err != nil {
		return nil, fmt.Errorf("header: %w", err)
	}
	rest = rest[header:]
	if binary.LittleEndian.Uint64(rest) != uint64(len(rest)-8) {
		return nil, errors.New("damaged: the state's length does not fit")
	}
	c.State = Pieces{rest[8:]}
	return &c, nil
}

// LatestCheckpoint returns the newest sound checkpoint in folder. A damaged newest one is passed over for the one before, and why is returned in
// passed; if none is sound the error tells why of each. ErrNoCheckpoint when the folder holds none.
func LatestCheckpoint(folder string) (c *Checkpoint, passed []error, err error) {
	paths, err := listCheckpoints(folder)
	if err != nil {
		return nil, nil, err
	}
	for _, path := range slices.Backward(paths) {
		c, err := ReadCheckpoint(path)
		if err == nil {
			return c, passed, nil
		}
		passed = append(passed, err)
	}
	if len(passed) == 0 {
		return nil, nil, fmt.Errorf("%s: %w", folder, ErrNoCheckpoint)
	}
	return nil, nil, errors.Join(passed...)
}

// FindCheckpoint returns the sound checkpoint of a time (s) in folder; the newest without one.
func FindCheckpoint(folder string, time *float64) (*Checkpoint, error) {
	if time == nil {
		c, _, err := LatestCheckpoint(folder)
		return c, err
	}
	paths, err := listCheckpoints(folder)
	if err != nil {
		return nil, err
	}
	var there []string
	for _, path := range paths {
		t, err := checkpointTime(path)
		if err != nil {
			continue // CheckpointTimes leaves it out too
		}
		if math.Abs(t-*time) <= 1e-9*math.Abs(t) {
			return ReadCheckpoint(path)
		}
		there = append(there, fmt.Sprintf("%.9g s", t))
	}
	return nil, fmt.Errorf("%s has no state of t = %.9g s, but those of %s: %w", folder, *time, strings.Join(there, " and "), ErrNoCheckpoint)
}

// CheckpointTimes lists the times of the checkpoints in folder, s, the oldest first. It reads no more of them than that.
func CheckpointTimes(folder string) ([]float64, error) {
	paths, err := listCheckpoints(folder)
	if err != nil {
		return nil, err
	}
	times := []float64{}
	for _, path := range paths {
		if t, err := checkpointTime(path); err == nil {
			times = append(times, t)
		}
	}
	return times, nil
}

// mostHeader is how long the header of a checkpoint may be: a model's text and a line for each frame.
const mostHeader = 1 << 30

// checkpointTime reads the time of a checkpoint from its header.
func checkpointTime(path string) (float64, error) {
	file, err := os.Open(path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	start := make([]byte, len(checkpointMagic)+8)
	if _, err := io.ReadFull(file, start); err != nil {
		return 0, err
	}
	length := binary.LittleEndian.Uint32(start[len(checkpointMagic)+4:])
	if string(start[:len(checkpointMagic)]) != checkpointMagic || length > mostHeader {
		return 0, errors.New("not a checkpoint")
	}
	var c Checkpoint
	err = json.NewDecoder(io.LimitReader(file, int64(length))).Decode(&c)
	return c.Time, err
}

package codec

import (
	"bytes"
	"errors"
	"io"
	"reflect"
	"testing"
)

// state is what a user of the package would save.
type state struct {
	time  float64
	ids   []int32
	rows  [][]uint16
	flags [3]bool
}

func (s *state) transfer(c *Codec) {
	Value(c, &s.time)
	Slice(c, &s.ids)
	Each(c, &s.rows, func(row *[]uint16) { Slice(c, row) })
	Value(c, &s.flags)
}

func TestRoundTrip(t *testing.T) {
	for name, want := range map[string]state{
		"full":  {time: 0.1, ids: []int32{3, -1, 2}, rows: [][]uint16{{1}, {2, 3}}, flags: [3]bool{true, false, true}},
		"empty": {rows: [][]uint16{}},
	} {
		var file bytes.Buffer
		w := &Codec{W: &file}
		want.transfer(w)
		got := state{time: 9, ids: []int32{7, 7, 7, 7}, rows: [][]uint16{{5, 5}}}
		r := &Codec{R: &file}
		got.transfer(r)
		if err := errors.Join(w.Err, r.Err); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: read %v, wrote %v", name, got, want)
		}
		if file.Len() != 0 {
			t.Errorf("%s: %d bytes are left", name, file.Len())
		}
	}
}

// A file that was cut anywhere is refused, and what is asked for afterwards reads no further.
func TestCutFile(t *testing.T) {
	want := state{time: 1, ids: []int32{1, 2}, rows: [][]uint16{{4}}, flags: [3]bool{true}}
	var file bytes.Buffer
	want.transfer(&Codec{W: &file})
	for n := range file.Len() {
		var got state
		r := &Codec{R: bytes.NewReader(file.Bytes()[:n])}
		got.transfer(r)
		if !errors.Is(r.Err, io.EOF) && !errors.Is(r.Err, io.ErrUnexpectedEOF) {
			t.Errorf("after %d of %d bytes: %v", n, file.Len(), r.Err)
		}
	}
}

// Lengths that no file can hold are refused before memory is taken for them.
func TestLengthOfADamagedFile(t *testing.T) {
	for name, length := range map[string]uint64{"beyond the limit": 1 << 50, "longer than the file": 1 << 39} {
		var file bytes.Buffer
		w := &Codec{W: &file}
		if w.Number(&length); length < limit && w.Err != nil {
			t.Fatal(w.Err)
		}
		for kind, read := range map[string]func(c *Codec){
			"slice": func(c *Codec) { Slice(c, new([]float64)) },
			"each":  func(c *Codec) { Each(c, new([]int64), func(x *int64) { Value(c, x) }) },
		} {
			r := &Codec{R: bytes.NewReader(file.Bytes())}
			if read(r); r.Err == nil {
				t.Errorf("%s %s: no error", kind, name)
			}
		}
	}
}

func TestTypes(t *testing.T) {
	var types []reflect.Type
	s := state{rows: make([][]uint16, 1)}
	s.transfer(&Codec{Types: &types})
	want := []reflect.Type{reflect.TypeFor[float64](), reflect.TypeFor[[]int32](), reflect.TypeFor[[]uint16](), reflect.TypeFor[[3]bool]()}
	if !reflect.DeepEqual(types, want) {
		t.Errorf("types %v, want %v", types, want)
	}
}

package main

import (
	"math"
	"strings"
	"testing"
)

func TestBar(t *testing.T) {
	var out strings.Builder
	b := &bar{w: &out, width: func() int { return 41 }}
	for _, c := range []struct {
		do   func()
		want string
	}{
		{b.clear, ""},
		{func() { b.draw(0.5, "packing") }, "\r\x1b[K 50 % |████████████            | packing"},
		{func() { b.draw(1.7, "a text that is too long") }, "\r\x1b[K100 % |████████████████████████| a text "},
		{func() { b.draw(math.NaN(), "building") }, "\r\x1b[Kbuilding"},
		{b.clear, "\r\x1b[K"},
		{b.clear, ""},
	} {
		out.Reset()
		c.do()
		if out.String() != c.want {
			t.Errorf("%q, want %q", out.String(), c.want)
		}
	}
}

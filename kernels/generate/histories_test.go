package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/kernels/generate/source"
)

// A further number that some laws keep takes a place beside the others, or one behind the fours where there is none left.
func TestHistoryLayout(t *testing.T) {
	file := filepath.Join(t.TempDir(), "law.go")
	const text = `package law

import "gonum.org/v1/gonum/spatial/r3"

type Law struct{ Tangential, Rolling, Liquid Choice }

type Choice uint8

type History struct {
	Spring r3.Vec
	Radius float64
	Roll   r3.Vec
	Volume float64
}

func (l Law) KeepsSpring() bool { return l.Tangential == 1 }
func (l Law) KeepsRoll() bool   { return l.Rolling == 1 }
func (l Law) KeepsVolume() bool { return l.Liquid == 1 }
`
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	p, err := source.Load(file)
	if err != nil {
		t.Fatal(err)
	}
	cuda, err := historyHeader(p)
	if err != nil {
		t.Fatal(err)
	}
	goText, err := packing(p)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"{ return 3 * keeps_spring() + 1 + 3 * keeps_roll() + 1 * keeps_volume(); }",
		"fours[1] = {h.roll.x, h.roll.y, h.roll.z, h.volume};",
		"fours[0] = {h.spring.x, h.spring.y, h.spring.z, h.radius};\n    if (!there || h.volume != before.volume) *place.rest = h.volume;",
		"h.radius = q0.w;\n    h.volume = *place.rest;",
		"fours[0] = {h.radius, h.volume, 0, 0};",
		"if (!there || h.radius != before.radius) *place.rest = h.radius;",
	} {
		if !strings.Contains(cuda, want) {
			t.Errorf("no %q in\n%s", want, cuda)
		}
	}
	for _, want := range []string{"n := 1\n", "\tif l.KeepsVolume() {\n\t\tn += 1\n", "\tif l.KeepsVolume() {\n\t\tdst[0] = h.Volume\n"} {
		if !strings.Contains(goText, want) {
			t.Errorf("no %q in\n%s", want, goText)
		}
	}
}
